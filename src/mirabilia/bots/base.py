"""The class that every bot is a subclass of, and how it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, ClassVar, Final

from mirabilia.errors import BotFailure, ImpossibleBudget
from mirabilia.game import Decision, Game
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View

# What a bot gets that does not look: making a view takes longer than a simple choice.
NO_VIEW: Final = View({})


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one move: some seconds, some iterations, or what it likes.

    Iterations are whatever a bot counts, so that its games can be played again on any machine. A
    bot that can use several processors at once uses as many as `cores` says.
    """

    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        if self.seconds is not None and self.iterations is not None:
            raise ImpossibleBudget("both")
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise ImpossibleBudget("seconds", seconds=self.seconds)
        if self.iterations is not None and self.iterations < 1:
            raise ImpossibleBudget("iterations", iterations=self.iterations)
        if self.cores < 1:
            raise ImpossibleBudget("cores", cores=self.cores)


NO_LIMIT: Final = Budget()


class Bot(ABC):
    """A player: it gets what its seat may know and its legal moves, and nothing else.

    All its chance comes from `rng`, so that a game can be played again. It is called like its class
    unless it says otherwise with `name`. A bot that chooses by its moves alone says so with
    `wants_view = False` and is given an empty view. One that can think for longer or shorter looks
    at `budget`, which is set before it is asked; the others need not care.
    """

    name: ClassVar[str]
    wants_view: ClassVar[bool] = True
    budget: Budget = NO_LIMIT

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if "name" not in vars(cls):
            cls.name = cls.__name__

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of the moves."""


def answer(bot: Bot, game: Game, decision: Decision) -> Move:
    """What a bot answers to a decision of a game; `BotFailure` if that is no legal move."""
    return consult(bot, view_for(bot, game, decision), game, decision)


def view_for(bot: Bot, game: Game, decision: Decision) -> View:
    """What a bot is shown."""
    return game.view(decision.seat) if bot.wants_view else NO_VIEW


def consult(bot: Bot, view: View, game: Game, decision: Decision) -> Move:
    """What a bot answers when it is shown a view."""
    try:
        move = bot.choose(view, decision.moves)
    except Exception as error:
        raise BotFailure(
            "raised",
            **circumstances(bot, game, decision),
            reason=f"{type(error).__name__}: {error}",
            place=place_of(error),
        ) from error
    if move not in decision.moves:
        raise BotFailure(
            "illegal",
            **circumstances(bot, game, decision),
            move=str(move),
            count=len(decision.moves),
            example=decision.moves[0].text,
        )
    return move


def circumstances(bot: Bot, game: Game, decision: Decision) -> dict[str, Any]:
    return {
        "bot": bot.name,
        "seat": decision.seat,
        "decision": decision.kind,
        "age": game.age,
        "turn": game.turn,
    }


def place_of(error: Exception) -> str:
    """The file and line where an error arose, in the bot's own file as far as it is known."""
    here, *further = extract_tb(error.__traceback__)
    own = [frame for frame in further if frame.filename == further[0].filename]
    last = own[-1] if own else here
    return f"{Path(last.filename).name}, line {last.lineno}"
