"""The base class of all bots, and how a bot is asked for a move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import NoneType
from typing import Any, ClassVar, Final

from mirabilia.arguments import check_type, whole_number
from mirabilia.errors import BotFailure, ImpossibleBudget
from mirabilia.game import Decision, Game
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View

# For bots that do not look: making a view takes longer than a simple choice.
NO_VIEW: Final = View({})


@dataclass(frozen=True, slots=True)
class Budget:
    """What a bot may spend on one move: seconds, or iterations, or as much as it likes.

    An iteration is whatever a bot counts; games with a budget of iterations can be reproduced on
    any machine. A bot that can use several processors uses up to `cores`. A bot that thinks for
    seconds asks now and then whether it `is_hurried`; then it answers with what it has found.
    """

    seconds: float | None = None
    iterations: int | None = None
    cores: int = 1
    hurried: Callable[[], bool] | None = None

    @property
    def is_hurried(self) -> bool:
        return self.hurried is not None and self.hurried()

    def __post_init__(self) -> None:
        if self.seconds is not None and self.iterations is not None:
            raise ImpossibleBudget("both")
        check_type("seconds", self.seconds, int, float, NoneType)
        if self.seconds is not None and not 0 < self.seconds < float("inf"):
            raise ImpossibleBudget("seconds", seconds=self.seconds)
        if self.iterations is not None and whole_number("iterations", self.iterations) < 1:
            raise ImpossibleBudget("iterations", iterations=self.iterations)
        if whole_number("cores", self.cores) < 1:
            raise ImpossibleBudget("cores", cores=self.cores)


NO_LIMIT: Final = Budget()


class Bot(ABC):
    """A player: it gets what its seat may know and its legal moves, and nothing else.

    All its randomness comes from `rng`, so that games can be reproduced. Its name is that of its
    class, unless it sets `name`. A bot that looks only at its moves sets `wants_view = False` and
    gets an empty view. `budget` is set before the bot is asked; bots that always take the same
    time can ignore it.
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
    """A bot's answer to a decision of a game; `BotFailure` if it is not a legal move."""
    return consult(bot, view_for(bot, game, decision), game, decision)


def view_for(bot: Bot, game: Game, decision: Decision) -> View:
    """The view that a bot gets: an empty one if it does not want any."""
    return game.view(decision.seat) if bot.wants_view else NO_VIEW


def consult(bot: Bot, view: View, game: Game, decision: Decision) -> Move:
    """A bot's answer to a view, checked."""
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
    """The file and line of an error: the last line in the bot's own file, if there is one."""
    here, *further = extract_tb(error.__traceback__)
    own = [frame for frame in further if frame.filename == further[0].filename]
    last = own[-1] if own else here
    return f"{Path(last.filename).name}, line {last.lineno}"
