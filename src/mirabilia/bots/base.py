"""The class that every bot is a subclass of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from mirabilia.game import Decision, Game
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View

# What a bot gets that does not look: making a view takes longer than a simple choice.
NO_VIEW: Final = View({})


class Bot(ABC):
    """A player: it gets what its seat may know and its legal moves, and nothing else.

    All its chance comes from `rng`, so that a game can be played again. A bot that chooses by its
    moves alone says so with `wants_view = False` and is given an empty view.
    """

    name: ClassVar[str]
    wants_view: ClassVar[bool] = True

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of the moves."""


def answer(bot: Bot, game: Game, decision: Decision) -> Move:
    """What a bot answers to a decision of a game."""
    view = game.view(decision.seat) if bot.wants_view else NO_VIEW
    return bot.choose(view, decision.moves)
