"""Looking for puzzles: decisions with one move that is clearly best, and how hard they are.

A decision goes through three sieves, each finer than the one before: a few rounds of games for its
best moves; the strong player's search and more rounds; and once more with another seed and ten
times as much of both. It goes by iterations, rounds and a seed, and knows what the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from time import perf_counter
from typing import Final

from mirabilia.bots.base import Budget
from mirabilia.bots.levels import SecondMasterBot, Thought
from mirabilia.bots.registry import make_bot
from mirabilia.bots.search.lookahead import as_cheap
from mirabilia.bots.search.pairing import Trial, differences, error_of, mean_of
from mirabilia.catalog import load
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View
from mirabilia.review.findings import STRONG, Effort, Reason, reasons, tried
from mirabilia.review.puzzles import Tried

# The first sieve: games for a first judgement, then rounds for this many of the best moves, and by
# how much the best one has to win more often than the next one in each.
_GLANCES: Final = 8
_GLIMPSES: Final = ((6, 24), (3, 120))
_SEEMS: Final = 0.07
# What a puzzle is found with, and how many times as much it is checked with.
FOUND_WITH: Final = Effort(iterations=300, rounds=300)
LONGER: Final = 10
# How many moves are compared with the best one then, and the rounds in which all are tried.
_RIVALS: Final = 3
_ALL_ROUNDS: Final = 100
# By how much the best move has to win more often than any other, and in how many standard errors.
GAP: Final = 0.08
SURE: Final = 3.5
# What has to remain of it when it is checked.
KEPT_GAP: Final = 0.03


# What an answer has won, round by round.
Wins = list[float]


@dataclass(frozen=True, slots=True)
class Quarry:
    """A decision that was looked into: `moves` begin with the best one, which costs nothing.

    `games` are those in which each other move was compared with the best one: of both, what they
    have won.
    """

    chance: float
    moves: tuple[Tried, ...]
    games: dict[str, tuple[Wins, Wins]] = field(default_factory=dict, compare=False)

    @property
    def best(self) -> str:
        return self.moves[0].move

    @property
    def gap(self) -> float:
        """What the best of the other moves costs."""
        return self.moves[1].cost

    def costing(self, chance: float) -> list[Tried]:
        """The moves with what they cost if the best one wins so often."""
        best, *others = self.moves
        return [
            best,
            *(replace(one, cost=cost_of(*self.games[one.move], chance)) for one in others),
        ]


class Seeker:
    """Looks into one decision of a seat."""

    def __init__(self, view: View, seed: str) -> None:
        self.view: Final = view
        self.seed: Final = seed
        catalogue = load(view.data["catalogue"])
        self.moves: Final = [Move.parse(text, catalogue) for text in view.now["moves"]]
        self.texts: Final = {move.action: move.text for move in self.moves}

    def think(self, part: str, iterations: int) -> tuple[SecondMasterBot, Thought]:
        bot = STRONG(Random(f"{self.seed}:{part}"))
        bot.budget = Budget(iterations=iterations)
        return bot, bot.think(self.view, self.moves)

    # ---- the sieves

    def seems_clear(self) -> bool:
        """The first sieve."""
        _, thought = self.think("glimpse", 1)
        if len(thought.acts) < 2:
            return False
        acts = [verdict.act for verdict in thought.verdicts(thought.acts, _GLANCES)]
        for most, rounds in _GLIMPSES:
            trials = ranked(tried(thought, acts[:most], rounds, f"{self.seed}:glimpse {most}"))
            if mean_of(trials[0].wins) - mean_of(trials[1].wins) < _SEEMS:
                return False
            acts = [trial.act for trial in trials]
        return True

    def find(self) -> Quarry | None:
        """The second sieve: all moves with what they cost, if one is clearly best."""
        thought, order = self.search("find", FOUND_WITH.iterations)
        first = order[: _RIVALS + 1]
        trials = tried(thought, first, FOUND_WITH.rounds, f"{self.seed}:pairs")
        close = self.compared(trials, {})
        if any(one.cost < max(GAP, SURE * one.error) for one in close[1:]):
            return None
        acts = [order[0], *(act for act in thought.acts if act != order[0])]
        every = tried(thought, acts, _ALL_ROUNDS, f"{self.seed}:all")
        why = dict(zip(acts, reasons(thought, every, _ALL_ROUNDS), strict=True))
        moves = replaced(self.compared(every, why), self.compared(trials, why))
        if moves[1].cost < KEPT_GAP:
            return None
        return Quarry(mean_of(trials[0].wins), moves, self.games(every) | self.games(trials))

    def check(self, found: Quarry) -> Quarry | None:
        """The third sieve, with another seed: the same puzzle with better figures, or nothing if
        they say something else."""
        thought, order = self.search("check", LONGER * FOUND_WITH.iterations)
        best = order[0]
        if self.texts[best] != found.best:
            return None
        acts = {text: act for act, text in self.texts.items()}
        first = [acts[one.move] for one in found.moves[:_RIVALS]]
        trials = tried(thought, first, LONGER * FOUND_WITH.rounds, f"{self.seed}:check pairs")
        why = {acts[one.move]: one.reasons for one in found.moves}
        chance = mean_of(trials[0].wins)
        moves = replaced(found.costing(chance), self.compared(trials, why))
        return Quarry(chance, moves) if moves[1].cost >= KEPT_GAP else None

    def search(self, part: str, iterations: int) -> tuple[Thought, list[int]]:
        """The strong player's thought, and the moves that it has tried, the best one first."""
        bot, thought = self.think(part, iterations)
        if len(thought.acts) == 1:
            return thought, thought.acts
        return thought, [one.act for one in bot.estimates(thought, perf_counter())]

    def compared(self, trials: list[Trial], why: dict[int, tuple[Reason, ...]]) -> list[Tried]:
        """Each answer with what it costs beside the first of them."""
        best = trials[0]
        found = [Tried(self.texts[best.act], 0.0, 0.0)]
        for trial in trials[1:]:
            lost = differences(best, trial)
            figures = (mean_of(lost), error_of(lost), why.get(trial.act, ()))
            found.append(Tried(self.texts[trial.act], *figures))
        return found

    def games(self, trials: list[Trial]) -> dict[str, tuple[Wins, Wins]]:
        """What the first of some answers and each of the others have won."""
        best = trials[0]
        return {self.texts[trial.act]: (best.wins, trial.wins) for trial in trials[1:]}

    # ---- what solves it, and who does

    def solutions(self, best: str) -> list[str]:
        """The moves that do the same for the same coins."""
        act = next(act for act, text in self.texts.items() if text == best)
        return [self.texts[one] for one in as_cheap(list(self.texts), act)]

    def is_solved_by(self, bot: str, seed: str, iterations: int, best: str) -> bool:
        """Whether a bot makes one of these moves."""
        player = make_bot(bot, Random(f"{self.seed}:{seed}"), Budget(iterations=iterations))
        return player.choose(self.view, self.moves).text in self.solutions(best)


def cost_of(best: Wins, other: Wins, chance: float) -> float:
    """How much less often than the best move another one wins, if the best one wins so often.

    In the few games in which both were tried the best one may have won more often than that. So
    they tell only how often the other one wins where the best one does, and where it does not.
    """
    won = sum(best)
    lost = len(best) - won
    kept = sum(one * two for one, two in zip(best, other, strict=True))
    gained = sum(other) - kept
    return (
        chance
        - chance * (kept / won if won else 0.0)
        - (1 - chance) * (gained / lost if lost else 0.0)
    )


def ranked(trials: list[Trial]) -> list[Trial]:
    """Answers by how often they won, and if that is the same by their points."""
    return sorted(trials, key=lambda trial: (-mean_of(trial.wins), -trial.mean_points()))


def replaced(moves: list[Tried], better: list[Tried]) -> tuple[Tried, ...]:
    """Moves with better figures for some: the best one, and then the others by what they cost."""
    known = {one.move: one for one in better}
    best, *others = [known.get(one.move, one) for one in moves]
    return (best, *sorted(others, key=lambda one: one.cost))
