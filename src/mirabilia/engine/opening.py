"""How a game begins."""

from __future__ import annotations

from mirabilia.catalog.model import Catalogue
from mirabilia.engine import agenda, events
from mirabilia.engine.agenda import push, step
from mirabilia.engine.city import empty_city
from mirabilia.engine.options import NAMED_BOARDS, Options
from mirabilia.engine.play import advance
from mirabilia.engine.setup import (
    deal_boards,
    deal_shipyards,
    new_court,
    new_sea,
    starting_coins,
)
from mirabilia.engine.state import State
from mirabilia.options import PICK_BOARDS


def new_state(catalogue: Catalogue, options: Options, seed: int, keep_events: bool) -> State:
    """A game set up, at its first decision."""
    state = blank_state(catalogue, options, seed)
    if keep_events:
        state.events = []
    push(state, opening_steps(options))
    if options.board_rule != PICK_BOARDS:
        lay_boards(state)
    if options.armada:
        deal_shipyards(state)
    advance(state)
    return state


def blank_state(catalogue: Catalogue, options: Options, seed: int) -> State:
    """A table with nothing dealt yet."""
    state = State(catalogue, options, seed, [empty_city() for _ in range(options.players)])
    for city in state.cities:
        city.coins = starting_coins(options)
    if options.leaders:
        state.court = new_court(options.players)
    if options.armada:
        state.sea = new_sea(catalogue, options.players)
    return state


def opening_steps(options: Options) -> list[int]:
    """X-2: boards lie open first, then sides are chosen together, then leaders, then age I."""
    steps = [agenda.CHOOSE_SIDES]
    if options.leaders:
        steps.append(agenda.DEAL_LEADERS)
    if options.board_rule == PICK_BOARDS:
        steps = [step(agenda.ASK_FOR_BOARD, seat) for seat in range(options.players)] + steps
    return [*steps, step(agenda.BEGIN_AGE, 1)]


def lay_boards(state: State) -> None:
    """B-4: boards as named, or one for each at random."""
    if state.options.board_rule == NAMED_BOARDS:
        boards = [state.catalogue.wonder_by_id[id].index for id in state.options.boards]
    else:
        boards = deal_boards(state)
    for seat, board in enumerate(boards):
        state.cities[seat].board = board
        state.note(events.BOARD_TAKEN, seat, board)
