"""A whole game: what was agreed on, the seed, and every answer that was asked for."""

from typing import NotRequired

from mirabilia.notation.types.header import SeededHeader
from mirabilia.notation.types.positions import Entry, Position


class Record(SeededHeader):
    """A game that can be played again."""

    entries: list[Entry]
    # The digest of a finished game.
    digest: str | None
    start: NotRequired[Position]
    # Where the game was played, for those who ask; replaying does not read it.
    table: NotRequired[dict[str, object]]
