"""The levels that people play against: novice, apprentice, sage, adept, master.

Novice, apprentice and sage choose by habit, the newest sage with one look at the next turn. Adept
and master look one turn ahead and judge the result with the learned evaluation. Then they try the
best answers in games played to their end: the adept in a few, the master in as many as it has time
for, learning from each how all seats continue. All of them know what their seat may know, and
nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from time import perf_counter
from typing import ClassVar, Final

from mirabilia.bots.advice import Advice, chance_of, reasons
from mirabilia.bots.base import Bot, Budget
from mirabilia.bots.eyes import boxes_of, table_of
from mirabilia.bots.helpers import Task, collect, send
from mirabilia.bots.learned import learned_for
from mirabilia.bots.search.candidates import Candidate, Search, Start
from mirabilia.bots.search.judgement import Judge, Verdict, best_of
from mirabilia.bots.search.lookahead import as_cheap, worth_trying
from mirabilia.bots.search.pilots import NOISE
from mirabilia.bots.search.race import Race
from mirabilia.bots.search.situation import Situation
from mirabilia.bots.search.tree import TreeSearch
from mirabilia.catalog import load
from mirabilia.engine.ints import Action
from mirabilia.inference.sampling import Sampler
from mirabilia.notation.moves import Move
from mirabilia.notation.sampling import read_view
from mirabilia.notation.views import View


def move_with(moves: Sequence[Move], act: Action) -> Move:
    return next(move for move in moves if move.action == act)


# ---- by habit


class HabitBot(Bot):
    """Chooses by habit; the higher its `faith`, the less by chance."""

    faith: ClassVar[float]
    # The version of the weights that it uses.
    weights: ClassVar[int] = 1

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        habits = learned_for(view, self.weights).habits
        situation = Situation(habits, table_of(view), view.seat)
        acts = worth_trying([move.action for move in moves])
        likings = [self.faith * situation.liking(act) + self.rng.choice(NOISE) for act in acts]
        return move_with(moves, acts[likings.index(max(likings))])


class NoviceBot(HabitBot):
    """Plays like a beginner: sensible things, but often the wrong one."""

    name: ClassVar[str] = "novice"
    faith: ClassVar[float] = 0.5


class ApprenticeBot(HabitBot):
    """Knows what is usually good, and does not look ahead."""

    name: ClassVar[str] = "apprentice"
    faith: ClassVar[float] = 1.0


class SageBot(HabitBot):
    """Does at once what it has found best in many games against itself."""

    name: ClassVar[str] = "sage"
    weights: ClassVar[int] = 2
    faith: ClassVar[float] = 3.0


# ---- by looking ahead


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a bot expects of an answer: how often it wins, with how many points."""

    act: int
    wins: float
    points: float


def estimate(candidate: Candidate, verdict: Verdict) -> Estimate:
    """The judgement before the search counts as some games, so that a few games change little."""
    # Without any games the judgement is all there is, even for a bot that does not trust it.
    weight = candidate.weight if candidate.games else 1.0
    games = candidate.games + weight
    return Estimate(
        candidate.act,
        (candidate.wins + weight * verdict.mean_wins()) / games,
        (candidate.points + weight * verdict.mean_points()) / games,
    )


class Thought:
    """A view with the answers that are worth trying, and what they are worth."""

    def __init__(self, view: View, moves: Sequence[Move], weights: int, rng: Random) -> None:
        self.view: Final = view
        self.seat: Final = view.seat
        self.has_boxes: Final = bool(boxes_of(view)[1])
        self.moves: Final = moves
        self.learned: Final = learned_for(view, weights)
        self.sampler: Final[Sampler] = read_view(view)
        self.judge: Final = Judge(self.learned.evaluation, self.learned.habits, rng)
        self.legal: Final = [move.action for move in moves]
        self.acts: Final = worth_trying(self.legal)

    def verdicts(self, acts: list[int], games: int) -> list[Verdict]:
        """Verdicts on answers, one turn later, best first."""
        found = self.judge.judge(self.sampler, self.seat, acts, games)
        return sorted(found, key=lambda verdict: -verdict.mean_value())

    def payment(self, act: Action, games: int) -> Move:
        """The best way to pay for an answer, where several cost the same."""
        ways = as_cheap(self.legal, act)
        if len(ways) > 1:
            act = best_of(self.judge.judge(self.sampler, self.seat, ways, games)).act
        return move_with(self.moves, act)

    def reasons(self, games: int) -> dict[int, list[float]]:
        """What each topic adds for each answer."""
        found = self.judge.topics(self.sampler, self.seat, self.acts, games)
        return dict(zip(self.acts, found, strict=True))


class ThirdSageBot(SageBot):
    """The sage with a policy that has met others, and one look at the next turn in the base game.

    With other boxes such a look takes too long for it, and it plays as it did.
    """

    name: ClassVar[str] = "sage"
    weights: ClassVar[int] = 5
    # How much a point that it sees counts, beside its liking.
    regard: ClassVar[float] = 0.6

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        if boxes_of(view)[1]:
            return super().choose(view, moves)
        thought = Thought(view, moves, self.weights, self.rng)
        if len(thought.acts) == 1:
            return move_with(moves, thought.acts[0])
        situation = Situation(thought.learned.habits, table_of(view), view.seat)
        seen = thought.verdicts(thought.acts, 1)
        best = max(seen, key=lambda one: situation.liking(one.act) + self.regard * one.mean_value())
        return move_with(moves, best.act)


class ThinkingBot(Bot):
    """A bot that judges its answers, tries the best ones, and can give advice."""

    # The version of the weights that it uses.
    weights: ClassVar[int] = 1
    # How the best answers are tried.
    search: ClassVar[type[Search]]
    # The number of games in which answers are judged, one turn ahead.
    glances: ClassVar[int] = 4
    # The number of games that this judgement counts as in the search.
    trust: ClassVar[float]
    # How many answers are tried, and in how many games by default.
    width: ClassVar[int]
    games: ClassVar[int]
    # The share of the time that is reserved for choosing a payment and returning the answer.
    reserve: ClassVar[float] = 0.05

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        started = perf_counter()
        thought = self.think(view, moves)
        if len(thought.acts) == 1:
            return thought.payment(thought.acts[0], self.looks(thought))
        best = self.estimates(thought, started)[0]
        return thought.payment(best.act, self.looks(thought))

    def advise(self, view: View, count: int = 3) -> list[Advice]:
        """The best moves, with what to expect from them and why."""
        started = perf_counter()
        catalogue = load(view.data["catalogue"])
        moves = [Move.parse(text, catalogue) for text in view.now["moves"]]
        thought = self.think(view, moves)
        found = self.estimates(thought, started)[:count]
        topics = thought.reasons(self.looks(thought))
        return [
            Advice(
                thought.payment(estimate.act, self.looks(thought)),
                chance_of(estimate.wins, view),
                estimate.points,
                reasons(topics, estimate.act),
            )
            for estimate in found
        ]

    def think(self, view: View, moves: Sequence[Move]) -> Thought:
        return Thought(view, moves, self.weights, self.rng)

    def looks(self, thought: Thought) -> int:
        """The number of games in which it looks one turn ahead, within its budget."""
        return min(self.glances, self.budget.iterations or self.glances)

    @abstractmethod
    def allowance(self, thought: Thought) -> Budget:
        """The budget of its search."""

    def estimates(self, thought: Thought, started: float) -> list[Estimate]:
        """Estimates for the answers that look best, best first."""
        favourites = thought.verdicts(thought.acts, self.looks(thought))[: self.width]
        starts = [(verdict.act, verdict.mean_wins(), self.trust) for verdict in favourites]
        search = self.search(
            thought.sampler, thought.seat, starts, thought.learned.habits, self.rng
        )
        self.run(search, thought, starts, started)
        thought_of = {verdict.act: verdict for verdict in favourites}
        ranking = search.ranking() if search.games else search.candidates
        return [estimate(candidate, thought_of[candidate.act]) for candidate in ranking]

    def run(self, search: Search, thought: Thought, starts: list[Start], started: float) -> None:
        """Search, here and in helpers, until the best answer is clear or the budget is spent."""
        budget = self.allowance(thought)
        games = (budget.iterations or 0) // budget.cores
        end = started + (budget.seconds or 0) * (1 - self.reserve)
        left = None if budget.seconds is None else end - perf_counter()
        seeds = [self.rng.getrandbits(32) for _ in range(budget.cores - 1)]
        sent = send(
            [
                Task(self.search, thought.view, self.weights, starts, seed, left, games)
                for seed in seeds
            ]
        )
        if budget.seconds is None:
            search.run_for(games)
            found = collect(sent)
        else:
            search.run_until(end, budget.hurried)
            rest = 0.0 if budget.is_hurried else started + budget.seconds - perf_counter()
            found = collect(sent, rest)
        for results in found:
            search.absorb(results)


class AdeptBot(ThinkingBot):
    """Looks one turn ahead and a little beyond, always for about the same time.

    With other boxes a game takes several times as long, so it plays fewer games.
    """

    name: ClassVar[str] = "adept"
    search: ClassVar[type[Search]] = Race
    trust: ClassVar[float] = 20.0
    width: ClassVar[int] = 4
    games: ClassVar[int] = 64
    glances_with_boxes: ClassVar[int] = 2
    games_with_boxes: ClassVar[int] = 16

    def looks(self, thought: Thought) -> int:
        most = super().looks(thought)
        return min(most, self.glances_with_boxes) if thought.has_boxes else most

    def allowance(self, thought: Thought) -> Budget:
        games = self.games_with_boxes if thought.has_boxes else self.games
        return Budget(iterations=min(games, self.budget.iterations or games))


class SecondAdeptBot(AdeptBot):
    """The adept with the master's tree, which finds more in as many games than a race does."""

    name: ClassVar[str] = "adept"
    weights: ClassVar[int] = 4
    search: ClassVar[type[Search]] = TreeSearch
    trust: ClassVar[float] = 10.0
    width: ClassVar[int] = 8
    games: ClassVar[int] = 120
    games_with_boxes: ClassVar[int] = 40


class MasterBot(ThinkingBot):
    """Plays many games to their end, and learns from each for the next."""

    name: ClassVar[str] = "master"
    search: ClassVar[type[Search]] = TreeSearch
    glances: ClassVar[int] = 12
    trust: ClassVar[float] = 10.0
    width: ClassVar[int] = 8
    games: ClassVar[int] = 1500

    def allowance(self, thought: Thought) -> Budget:
        limited = self.budget.seconds is not None or self.budget.iterations is not None
        return self.budget if limited else replace(self.budget, iterations=self.games)


class SecondMasterBot(MasterBot):
    """The master with the sage's policy, less sure of itself, in its tree and its games.

    At tables with other boxes it is as it was.
    """

    name: ClassVar[str] = "master"
    weights: ClassVar[int] = 3


class ThirdMasterBot(SecondMasterBot):
    """The master with the sage's policy at tables with other boxes too."""

    name: ClassVar[str] = "master"
    weights: ClassVar[int] = 4


# From the weakest to the strongest.
LEVELS: Final[Sequence[type[Bot]]] = (
    *(NoviceBot, ApprenticeBot, ThirdSageBot, SecondAdeptBot),
    ThirdMasterBot,
)
