"""Other ways to search, for comparison with the master's: docs/bots.md has what came of it.

They are no levels: name them by where they are, as in `--bots mirabilia.bots.comparison:Tree`.
"""

from __future__ import annotations

from typing import ClassVar

from mirabilia.bots.levels import AdeptBot, MasterBot
from mirabilia.bots.search.candidates import Search
from mirabilia.bots.search.race import Race


class Shallow(AdeptBot):
    """One turn ahead by the evaluation, and no game played to its end."""

    glances: ClassVar[int] = 12
    width: ClassVar[int] = 1


class Racing(MasterBot):
    """A race of the answers that look best, in games that all seats play on by habit."""

    search: ClassVar[type[Search]] = Race
    trust: ClassVar[float] = 60.0


class Flat(Racing):
    """Games played to their end with every answer, and no evaluation."""

    trust: ClassVar[float] = 0.0
    width: ClassVar[int] = 99


class Tree(MasterBot):
    """The master's tree search, with no evaluation."""

    trust: ClassVar[float] = 0.0
    width: ClassVar[int] = 99
