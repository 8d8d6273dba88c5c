"""One decision looked into: what the strong player would have done, and what that was worth.

All of it is found out from the view that the seat had then, in games drawn from it: nothing that
the seat could not know has any influence. The same task always has the same finding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from mirabilia.arguments import whole_number
from mirabilia.bots.base import Budget
from mirabilia.bots.levels import SecondMasterBot, Thought
from mirabilia.bots.search.figures import TOPICS
from mirabilia.bots.search.lookahead import as_cheap
from mirabilia.bots.search.pairing import Pairing, Trial, differences, error_of, mean_of
from mirabilia.catalog import load
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View
from mirabilia.review.calibration import spread_for

# The strong player, and how it is called in a review.
STRONG: Final = SecondMasterBot
STRONG_NAME: Final = "master@2"

# What a decision can be about, and the topics of advice that belong to each.
_TOPICS: Final = {
    "military": ("military", "diplomacy"),
    "science": ("green",),
    "goods": ("production", "trade", "costs", "chains"),
    "coins": ("coins",),
    "points": (
        *("table", "wonder", "blue", "yellow", "purple"),
        *("leaders", "black", "naval", "islands"),
    ),
}
# What the others would have had less of.
DENYING: Final = "denying"
CATEGORIES: Final = (*_TOPICS, DENYING)
# In points: smaller differences are no reason.
WORTH_TELLING: Final = 0.3
MOST_REASONS: Final = 3
# The number of games in which reasons are looked for, one turn ahead.
_GLANCES: Final = 24


@dataclass(frozen=True, slots=True)
class Effort:
    """The work spent on each decision: iterations of the strong player's search, and rounds of
    games in which its answer is compared with the one that was given."""

    iterations: int
    rounds: int

    def __post_init__(self) -> None:
        if whole_number("iterations", self.iterations) < 1:
            raise ValueError("a review needs at least 1 iteration for each decision")
        if whole_number("rounds", self.rounds) < 2:
            raise ValueError("a review needs at least 2 rounds for each decision")

    def scaled(self, share: float) -> Effort:
        """A share of this effort, but not less than is needed."""
        return Effort(max(1, round(share * self.iterations)), max(2, round(share * self.rounds)))


@dataclass(frozen=True, slots=True)
class Task:
    """A decision to look into: what the seat saw, as JSON, and the move it made."""

    view: str
    played: str
    effort: Effort
    # All the chance there is.
    seed: str


@dataclass(frozen=True, slots=True)
class Reason:
    """What the better move has more of, in points at the end."""

    category: str
    points: float


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found out about a decision.

    `best` is what the strong player would have done; `chances` are everybody's chances to win
    after it, in the eyes of the seat, and `chance` is the seat's own after the move it made.
    `cost` is the difference, `error` its standard error.
    """

    best: str
    chances: tuple[float, ...]
    chance: float
    cost: float
    error: float
    reasons: tuple[Reason, ...]


def look_into(task: Task) -> Finding:
    """Look into one decision."""
    view = View.from_json(task.view)
    played = Move.parse(task.played, load(view.data["catalogue"])).action
    thought, best = thought_about(view, task.effort.iterations, task.seed)
    if played in as_cheap(thought.legal, best):
        # The same at the same price, however it was paid for.
        best = played
    acts = [best] if best == played else [best, played]
    trials = tried(thought, acts, task.effort.rounds, f"{task.seed}:pairs", spread_for(view))
    first, last = trials[0], trials[-1]
    gains = differences(first, last)
    return Finding(
        best=next(move.text for move in thought.moves if move.action == best),
        chances=tuple(first.chances()),
        chance=mean_of(last.wins),
        cost=mean_of(gains),
        error=error_of(gains) if first is not last else 0.0,
        reasons=reasons(thought, trials, task.effort.rounds)[1] if first is not last else (),
    )


def thought_about(view: View, iterations: int, seed: str) -> tuple[Thought, int]:
    """The strong player's thought about a decision, and its best answer."""
    catalogue = load(view.data["catalogue"])
    bot = STRONG(Random(seed))
    bot.budget = Budget(iterations=iterations)
    thought = bot.think(view, [Move.parse(text, catalogue) for text in view.now["moves"]])
    return thought, best_act(bot, thought)


def best_act(bot: SecondMasterBot, thought: Thought) -> int:
    """What the strong player would do; how it would pay for that does not matter here."""
    if len(thought.acts) == 1:
        return thought.acts[0]
    return bot.estimates(thought, perf_counter())[0].act


def tried(
    thought: Thought, acts: list[int], rounds: int, seed: str, spread: float = 0.0
) -> list[Trial]:
    """Answers of a seat, tried in the same games; their points may be off by a spread."""
    players = len(thought.view.now["cities"])
    habits = thought.learned.habits
    chance = Random(seed)
    pairing = Pairing(thought.sampler, players, thought.seat, acts, habits, chance, spread)
    pairing.run(rounds)
    return pairing.trials


def reasons(thought: Thought, trials: list[Trial], rounds: int) -> list[tuple[Reason, ...]]:
    """What the first of some answers has more of than each of them."""
    acts = [trial.act for trial in trials]
    found = thought.judge.topics(thought.sampler, thought.seat, acts, min(_GLANCES, rounds))
    best, good = trials[0], found[0]
    return [
        reasons_against(good, poor, trial.mean_rival() - best.mean_rival())
        for trial, poor in zip(trials, found, strict=True)
    ]


def reasons_against(
    good: Sequence[float], poor: Sequence[float], denied: float
) -> tuple[Reason, ...]:
    """What the better of two answers has more of: by topic at the next turn, and what it leaves
    to the strongest of the others at the end."""
    more = dict(
        zip(TOPICS, [one - other for one, other in zip(good, poor, strict=True)], strict=True)
    )
    found = [
        Reason(category, sum(more[topic] for topic in topics))
        for category, topics in _TOPICS.items()
    ]
    found.append(Reason(DENYING, denied))
    telling = [reason for reason in found if reason.points >= WORTH_TELLING]
    return tuple(sorted(telling, key=lambda reason: -reason.points)[:MOST_REASONS])
