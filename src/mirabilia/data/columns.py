"""The columns of each kind of rows, as types. A new column goes to the end of its list."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypedDict, get_args, get_type_hints

Kind = Literal["number", "share", "flag", "text", "texts"]


class Column(NamedTuple):
    """A column: its name, what its values are, and what it tells."""

    name: str
    kind: Kind
    about: str


class OfGame(TypedDict):
    """What all rows of a game have in common."""

    game: Annotated[int, "the game's number, from 0"]
    seed: Annotated[str, "the seed of the game, for `Game.new`"]
    players: Annotated[int, "how many play"]
    expansions: Annotated[list[str], "the boxes besides the base game"]
    teams: Annotated[bool, "whether teams of two play"]
    sides: Annotated[str, "how the sides of the boards were chosen"]
    leader_set: Annotated[str, "which leaders there are: standard or expert"]
    cities_leaders: Annotated[bool, "whether the six leaders that Cities adds are in"]
    armada_edition: Annotated[int, "which edition's rules of Armada apply"]


class OfSeat(OfGame, TypedDict):
    """What all rows of a seat have in common."""

    seat: Annotated[int, "the seat, from 0 round to the left"]
    bot: Annotated[str, "who played it, with the version if it has one"]


class SeatRow(OfSeat, TypedDict):
    """A seat of a game; lines of boxes that are not played have no points."""

    board: Annotated[str, "its board"]
    side: Annotated[str, "the side of the board: day or night"]
    points: Annotated[int, "its points"]
    points_military: Annotated[int | None, "those of the line military"]
    points_treasury: Annotated[int | None, "those of the line treasury"]
    points_wonder: Annotated[int | None, "those of the line wonder"]
    points_blue: Annotated[int | None, "those of the line blue"]
    points_yellow: Annotated[int | None, "those of the line yellow"]
    points_green: Annotated[int | None, "those of the line green"]
    points_purple: Annotated[int | None, "those of the line purple"]
    points_leaders: Annotated[int | None, "those of the line leaders"]
    points_black: Annotated[int | None, "those of the line black"]
    points_naval: Annotated[int | None, "those of the line naval"]
    points_islands: Annotated[int | None, "those of the line islands"]
    coins: Annotated[int, "its coins at the end"]
    rank: Annotated[int, "its rank, 1 for the winner; in teams that of the team"]
    won: Annotated[float, "its share of the victory: 1, or less if it is shared"]
    margin: Annotated[int, "its points ahead of the best of the others, or behind"]
    stages: Annotated[int, "the stages built"]
    cards_1: Annotated[list[str], "its cards of age 1"]
    cards_2: Annotated[list[str], "its cards of age 2"]
    cards_3: Annotated[list[str], "its cards of age 3"]
    leaders: Annotated[list[str], "the leaders it recruited, without buried ones"]
    islands: Annotated[list[str], "its islands"]
    victories: Annotated[int, "its victory tokens"]
    defeats: Annotated[int, "its defeat tokens"]
    debts: Annotated[int, "its debts"]
    decisions: Annotated[int, "how often it was asked"]


class DecisionRow(OfSeat, TypedDict):
    """A decision of a seat."""

    number: Annotated[int, "the decision's number in its game, from 0"]
    age: Annotated[int, "the age, 0 before the first"]
    turn: Annotated[int, "the turn of the age, 0 outside of turns"]
    decision: Annotated[str, "what was asked"]
    moves: Annotated[int, "how many moves were legal"]
    move: Annotated[str, "the move that was chosen"]
    verb: Annotated[str, "what was done"]
    subject: Annotated[str | None, "the card, leader, board or other thing, if there is one"]
    ship: Annotated[bool, "whether a ship went along"]
    coins: Annotated[int, "the coins that were paid to others for resources"]
    final_points: Annotated[int, "the points of the seat at the end"]
    won: Annotated[float, "its share of the victory"]


class RecordRow(OfGame, TypedDict):
    """The record of a game."""

    bots: Annotated[list[str], "who played, by seat"]
    record: Annotated[str, "the record, as JSON"]


_KINDS: Final[dict[object, Kind]] = {
    int: "number",
    float: "share",
    bool: "flag",
    str: "text",
    list[str]: "texts",
}


def columns_in(row: type) -> tuple[Column, ...]:
    """The columns that a type of rows describes."""
    found = []
    for name, hint in get_type_hints(row, include_extras=True).items():
        kind, about = get_args(hint)
        # The first of `int | None`: a value that may be missing.
        kind = next((part for part in get_args(kind) if kind not in _KINDS), kind)
        found.append(Column(name, _KINDS[kind], about))
    return tuple(found)


COLUMNS: Final[dict[str, tuple[Column, ...]]] = {
    "seats": columns_in(SeatRow),
    "decisions": columns_in(DecisionRow),
    "records": columns_in(RecordRow),
}
