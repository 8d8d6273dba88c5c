"""How a game begins."""

from __future__ import annotations

from mirabilia.catalog.model import Catalogue
from mirabilia.engine import events
from mirabilia.engine.city import empty_city
from mirabilia.engine.options import NAMED_BOARDS, PICK_BOARDS, Options
from mirabilia.engine.setup import STARTING_COINS, deal_boards
from mirabilia.engine.state import State
from mirabilia.engine.turn import ASK_FOR_BOARD, BEGIN_AGE, CHOOSE_SIDES, advance, push, step


def new_state(catalogue: Catalogue, options: Options, seed: int, keep_events: bool) -> State:
    """A game set up, at its first decision."""
    state = blank_state(catalogue, options, seed)
    if keep_events:
        state.events = []
    for city in state.cities:
        city.coins = STARTING_COINS
    push(state, opening_steps(options))
    if options.board_rule != PICK_BOARDS:
        lay_boards(state)
    advance(state)
    return state


def blank_state(catalogue: Catalogue, options: Options, seed: int) -> State:
    return State(catalogue, options, seed, [empty_city() for _ in range(options.players)])


def opening_steps(options: Options) -> list[int]:
    """X-2: boards lie open first, then sides are chosen together, then the first age begins."""
    steps = [CHOOSE_SIDES, step(BEGIN_AGE, 1)]
    if options.board_rule == PICK_BOARDS:
        return [step(ASK_FOR_BOARD, seat) for seat in range(options.players)] + steps
    return steps


def lay_boards(state: State) -> None:
    """B-4: boards as named, or one for each at random."""
    if state.options.board_rule == NAMED_BOARDS:
        boards = [state.catalogue.wonder_by_id[id].index for id in state.options.boards]
    else:
        boards = deal_boards(state)
    for seat, board in enumerate(boards):
        state.cities[seat].board = board
        state.note(events.BOARD_TAKEN, seat, board)
