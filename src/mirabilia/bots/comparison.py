"""Other ways to search, for comparison with the master's: docs/bots.md has what came of it.

They are no levels: name them by where they are, as in `--bots mirabilia.bots.comparison:Tree`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mirabilia.bots.base import Bot
from mirabilia.bots.learned import learned_for
from mirabilia.bots.levels import AdeptBot, MasterBot, move_with
from mirabilia.bots.search.lookahead import worth_trying
from mirabilia.bots.search.tree import TreeSearch
from mirabilia.notation.moves import Move
from mirabilia.notation.sampling import read_view
from mirabilia.notation.views import View


class Shallow(AdeptBot):
    """One turn ahead by the evaluation, and no game played to its end."""

    glances: ClassVar[int] = 12
    width: ClassVar[int] = 1


class Flat(MasterBot):
    """Games played to their end with every answer, and no evaluation."""

    trust: ClassVar[float] = 0.0
    width: ClassVar[int] = 99


class Tree(Bot):
    """Tree search with simultaneous moves: each seat has a tree of its own answers."""

    iterations: ClassVar[int] = 1500
    reach: ClassVar[float] = 0.5

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        acts = worth_trying([move.action for move in moves])
        habits = learned_for(view).habits
        search = TreeSearch(read_view(view), view.seat, acts, habits, self.rng, self.reach)
        for _ in range(self.budget.iterations or self.iterations):
            search.iterate()
        return move_with(moves, search.best())
