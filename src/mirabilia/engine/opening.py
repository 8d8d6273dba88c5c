"""How a game begins: the empty table, boards and sides (B-4, B-5)."""

from __future__ import annotations

from mirabilia.catalog.model import SIDES, Catalogue
from mirabilia.engine import agenda, events
from mirabilia.engine.actions import subject_of
from mirabilia.engine.agenda import ask, close, push, step
from mirabilia.engine.city import empty_city
from mirabilia.engine.ints import Seat
from mirabilia.engine.options import NAMED_BOARDS, Options
from mirabilia.engine.setup import (
    deal_boards,
    deal_sides,
    new_court,
    new_sea,
    starting_coins,
)
from mirabilia.engine.state import ASK_BOARD, ASK_SIDE, State, empty_state
from mirabilia.options import DEAL_BOARDS, PICK_BOARDS


def blank_state(catalogue: Catalogue, options: Options, seed: int) -> State:
    """A table with nothing dealt yet."""
    state = empty_state(catalogue, options, seed, [empty_city() for _ in range(options.players)])
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
        assert state.options.board_rule == DEAL_BOARDS
        boards = deal_boards(state)
    for seat, board in enumerate(boards):
        state.cities[seat].board = board
        state.note(events.BOARD_TAKEN, seat, board)


def ask_for_board(state: State, seat: Seat) -> None:
    """B-5: boards are picked in seat order."""
    push(state, [step(agenda.TAKE_BOARD, seat)])
    ask(state, seat, ASK_BOARD)


def take_board(state: State, seat: Seat) -> None:
    board = subject_of(close(state)[seat])
    state.cities[seat].board = board
    state.note(events.BOARD_TAKEN, seat, board)


def choose_sides(state: State, _: int) -> None:
    """B-4: by the players' choice, all together, or as the table has agreed."""
    rule = state.options.sides
    seats = range(len(state.cities))
    if rule == "choose":
        push(state, [agenda.TAKE_SIDES])
        for seat in seats:
            ask(state, seat, ASK_SIDE)
        return
    sides = deal_sides(state) if rule == "random" else [SIDES.index(rule) for _ in seats]
    for seat in seats:
        take_side(state, seat, sides[seat])


def take_sides(state: State, _: int) -> None:
    for seat, answer in enumerate(close(state)):
        take_side(state, seat, subject_of(answer))


def take_side(state: State, seat: Seat, side: int) -> None:
    city = state.cities[seat]
    city.take_side(city.board, side, state.catalogue.wonders[city.board].sides[side])
    state.note(events.SIDE_TAKEN, seat, side)
