"""Other ways to search, to compare with the master's; docs/bots.md has the results.

These are not levels: name them in full, as in `--bots mirabilia.bots.comparison:Tree`.
"""

from __future__ import annotations

from typing import ClassVar

from mirabilia.bots.levels import AdeptBot, MasterBot
from mirabilia.bots.search.candidates import Search
from mirabilia.bots.search.race import Race


class Shallow(AdeptBot):
    """Looks one turn ahead with the evaluation; plays no games to their end."""

    glances: ClassVar[int] = 12
    width: ClassVar[int] = 1


class Racing(MasterBot):
    """A race between the answers that look best, in games that all seats finish by habit."""

    search: ClassVar[type[Search]] = Race
    trust: ClassVar[float] = 60.0


class Flat(Racing):
    """Games to their end with every answer, without the evaluation."""

    trust: ClassVar[float] = 0.0
    width: ClassVar[int] = 99


class SecondAdept(AdeptBot):
    """The adept with the sage's policy in its games."""

    weights: ClassVar[int] = 2


class SecondMaster(MasterBot):
    """The master with the sage's policy in its tree and its games."""

    weights: ClassVar[int] = 2


class Tree(MasterBot):
    """The master's tree search, without the evaluation."""

    trust: ClassVar[float] = 0.0
    width: ClassVar[int] = 99
