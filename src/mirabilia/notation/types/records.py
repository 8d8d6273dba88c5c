"""A whole game: what was agreed on, the seed, and every answer that was asked for."""

from typing import NotRequired, TypedDict

from mirabilia.notation.types.header import Header, Seeded
from mirabilia.notation.types.positions import Entry, Position


class Record(Header, Seeded, TypedDict):
    """A game that can be played again."""

    entries: list[Entry]
    # The digest of a finished game.
    digest: str | None
    start: NotRequired[Position]
    # Where the game was played, for those who ask; replaying does not read it.
    table: NotRequired[dict[str, object]]
