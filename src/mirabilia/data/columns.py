"""The columns of each kind of rows. A new column goes to the end of its list."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from mirabilia.catalog.model import AGES
from mirabilia.engine.scoring import LINES

Kind = Literal["number", "share", "flag", "text", "texts"]


class Column(NamedTuple):
    """A column: its name, what its values are, and what it tells."""

    name: str
    kind: Kind
    about: str


_GAME: Final = (
    Column("game", "number", "the game's number, from 0"),
    Column("seed", "text", "the seed of the game, for `Game.new`"),
    Column("players", "number", "how many play"),
    Column("expansions", "texts", "the boxes besides the base game"),
    Column("teams", "flag", "whether teams of two play"),
    Column("sides", "text", "how the sides of the boards were chosen"),
    Column("leader_set", "text", "which leaders there are: standard or expert"),
    Column("cities_leaders", "flag", "whether the six leaders that Cities adds are in"),
    Column("armada_edition", "number", "which edition's rules of Armada apply"),
)
_SEAT: Final = (
    Column("seat", "number", "the seat, from 0 round to the left"),
    Column("bot", "text", "who played it, with the version if it has one"),
)
_SEATS: Final = (
    *_GAME,
    *_SEAT,
    Column("board", "text", "its board"),
    Column("side", "text", "the side of the board: day or night"),
    Column("points", "number", "its points"),
    *(Column(f"points_{line}", "number", f"those of the line {line}") for line in LINES),
    Column("coins", "number", "its coins at the end"),
    Column("rank", "number", "its rank, 1 for who has won; in teams that of the team"),
    Column("won", "share", "its share of the victory: 1, or less if it is shared"),
    Column("margin", "number", "its points ahead of the best of the others, or behind"),
    Column("stages", "number", "the stages built"),
    *(Column(f"cards_{age}", "texts", f"its cards of age {age}") for age in range(1, AGES + 1)),
    Column("leaders", "texts", "the leaders it recruited, without buried ones"),
    Column("islands", "texts", "its islands"),
    Column("victories", "number", "its victory tokens"),
    Column("defeats", "number", "its defeat tokens"),
    Column("debts", "number", "its debts"),
    Column("decisions", "number", "how often it was asked"),
)
_DECISIONS: Final = (
    *_GAME,
    *_SEAT,
    Column("number", "number", "the decision's number in its game, from 0"),
    Column("age", "number", "the age, 0 before the first"),
    Column("turn", "number", "the turn of the age, 0 outside of turns"),
    Column("decision", "text", "what was asked"),
    Column("moves", "number", "how many moves were legal"),
    Column("move", "text", "the move that was chosen"),
    Column("verb", "text", "what was done"),
    Column("subject", "text", "the card, leader, board or other thing, if there is one"),
    Column("ship", "flag", "whether a ship went along"),
    Column("coins", "number", "the coins that were paid to others for resources"),
    Column("final_points", "number", "the points of the seat at the end"),
    Column("won", "share", "its share of the victory"),
)
_RECORDS: Final = (
    *_GAME,
    Column("bots", "texts", "who played, by seat"),
    Column("record", "text", "the record, as JSON"),
)

COLUMNS: Final[dict[str, tuple[Column, ...]]] = {
    "seats": _SEATS,
    "decisions": _DECISIONS,
    "records": _RECORDS,
}
