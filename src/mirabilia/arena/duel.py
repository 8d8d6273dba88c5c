"""Duels: two bots play the same deals, in the same seats, with the same chance.

A pair is two games of one deal: the new bot plays a seat, then the old one plays it. What luck
gives to one it gives to the other, so a difference shows sooner than in games of different deals.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Unpack

from mirabilia.arena.deals import BudgetSettings, Tables, TableSettings, budget_settings
from mirabilia.arena.executors import Executor, executor_for
from mirabilia.arena.results import Line, Results, Settings
from mirabilia.arena.schedule import Pairing, chance
from mirabilia.arena.sequential import UNDECIDED, Differences, Question
from mirabilia.arena.simulation import (
    ImpossibleMatch,
    Progress,
    check_bots,
    check_numbers,
    check_or_draw,
    checked_options,
)
from mirabilia.bots import NO_LIMIT, Bot, Budget
from mirabilia.bots.registry import bot_reference, full_name, seat_bot
from mirabilia.game import Result
from mirabilia.options import TableOptions

DEFAULT_PAIRS: Final = 1000
DEFAULT_PLAYERS: Final = 3
# How much one pair differs from others is not known.
FEWEST_PAIRS: Final = 2
DEFAULT_FIELD: Final = ("greedy",)

# The games of a pair, in this order.
NEW: Final = 0
OLD: Final = 1
GAMES_OF_A_PAIR: Final = 2


class CandidateSettings(BudgetSettings):
    """A bot, and what it may spend on a move, as plain data."""

    bot: str


class DuelSettings(TableSettings):
    """Everything that determines the games of a duel but their number, as plain data."""

    new: CandidateSettings
    old: CandidateSettings
    field: list[CandidateSettings]


class Candidate:
    """A bot, and what it may spend on a move."""

    def __init__(self, kind: type[Bot], budget: Budget) -> None:
        self.kind: Final = kind
        self.budget: Final = budget

    def settings(self) -> CandidateSettings:
        return {"bot": bot_reference(self.kind), **budget_settings(self.budget)}


class Duel(Tables):
    """Who is compared, among whom, and the rules of the games."""

    def __init__(
        self,
        candidates: tuple[Candidate, Candidate],
        field: Sequence[Candidate],
        players: int,
        options: TableOptions,
        seed: int | str,
        pairs: int,
    ) -> None:
        super().__init__(players, options, seed)
        self.candidates: Final = candidates
        self.field: Final = field
        self.pairs: Final = pairs

    @property
    def kinds(self) -> list[type[Bot]]:
        """The classes of all bots."""
        return [candidate.kind for candidate in (*self.candidates, *self.field)]

    def place(self, pair: int) -> int:
        """Where the candidates sit: in each place in turn."""
        return pair % self.places

    def seated(self, pairing: Pairing) -> list[Candidate]:
        """Who sits in each place of a game."""
        own = self.place(pairing.round)
        candidate = self.candidates[pairing.number % GAMES_OF_A_PAIR]
        around = [self.field[place % len(self.field)] for place in range(self.places - 1)]
        return [*around[:own], candidate, *around[own:]]

    def schedule(self) -> list[Pairing]:
        return [self.pairing(number) for number in range(GAMES_OF_A_PAIR * self.pairs)]

    def pairing(self, number: int) -> Pairing:
        pairing = Pairing(number, number // GAMES_OF_A_PAIR, ())
        names = tuple(full_name(candidate.kind) for candidate in self.seated(pairing))
        return Pairing(number, pairing.round, names)

    def duel_settings(self) -> DuelSettings:
        """Everything that determines the games but their number, as plain data."""
        new, old = self.candidates
        return {
            "new": new.settings(),
            "old": old.settings(),
            "field": [candidate.settings() for candidate in self.field],
            **self.table_settings(),
        }

    def settings(self) -> Settings:
        """Everything that determines the games, as plain data."""
        return {**self.duel_settings(), "games": GAMES_OF_A_PAIR * self.pairs}


class Comparison:
    """What the pairs of a duel show, up to the one that decided."""

    def __init__(self, duel: Duel, question: Question | None) -> None:
        self.duel: Final = duel
        self.question: Final = question
        self.leads: Final = (Differences(), Differences())
        self.wins: Final = (Differences(), Differences())
        self.more_lead: Final = Differences()
        self.more_wins: Final = Differences()
        self.played = 0
        self.seconds = 0.0

    @property
    def pairs(self) -> int:
        return self.more_lead.number

    @property
    def verdict(self) -> str:
        return self.more_lead.verdict(self.question) if self.question else UNDECIDED

    @property
    def is_over(self) -> bool:
        return self.pairs == self.duel.pairs or self.verdict != UNDECIDED

    def add(self, new: Line, old: Line) -> None:
        """Count a pair."""
        found = [standing_of(self.duel, line) for line in (new, old)]
        for side, (lead, wins) in enumerate(found):
            self.leads[side].add(lead)
            self.wins[side].add(wins)
        self.more_lead.add(found[NEW][0] - found[OLD][0])
        self.more_wins.add(found[NEW][1] - found[OLD][1])

    def follow(self, lines: dict[int, Line]) -> None:
        """Count the pairs that are complete, in their order, until there is a verdict."""
        while not self.is_over:
            first = GAMES_OF_A_PAIR * self.pairs
            if first + NEW not in lines or first + OLD not in lines:
                return
            self.add(lines[first + NEW], lines[first + OLD])


def standing_of(duel: Duel, line: Line) -> tuple[float, float]:
    """How far the candidate is ahead of the best of the others, and its share of the victory."""
    result = Result(line["points"], line["coins"], duel.options["teams"])
    totals = [sum(points.values()) for points in line["points"]]
    team = duel.team
    places = [sum(totals[first : first + team]) for first in range(0, duel.players, team)]
    own = duel.place(line["round"])
    lead = places.pop(own) - max(places)
    winners = len(result.winners) // team
    return lead, 1 / winners if own * team in result.winners else 0


def make_duel(
    new: str | type[Bot],
    old: str | type[Bot],
    field: Sequence[str | type[Bot]] = DEFAULT_FIELD,
    *,
    players: int = DEFAULT_PLAYERS,
    pairs: int = DEFAULT_PAIRS,
    seed: int | str | None = None,
    budget: Budget = NO_LIMIT,
    old_budget: Budget | None = None,
    **table: Unpack[TableOptions],
) -> Duel:
    """A duel between two bots, given by name or class; the `field` has the other seats.

    Without an `old_budget` all have the same; with one, it is that of the old bot and the field.
    The options of the `table` are those of `Game.new`.
    """
    if pairs < FEWEST_PAIRS:
        raise ImpossibleMatch("pairs", pairs=pairs)
    if not field:
        raise ImpossibleMatch("nobody")
    seed = check_or_draw(seed)
    options = checked_options(players, seed, table)
    theirs = budget if old_budget is None else old_budget
    first, *others = check_bots([new, old, *field])
    candidates = [Candidate(first, budget), *(Candidate(kind, theirs) for kind in others)]
    return Duel((candidates[0], candidates[1]), candidates[2:], players, options, seed, pairs)


def compare(
    duel: Duel,
    question: Question | None = None,
    *,
    jobs: int = 1,
    on: str | None = None,
    file: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Comparison:
    """Play a duel until its question is decided, or all pairs are played.

    With `resume`, what its `file` has is not played again. The verdict follows the pairs in their
    order, so it does not depend on the number of jobs. `on` names a Ray cluster, as in `simulate`.
    """
    check_numbers(jobs=jobs)
    executor = executor_for(jobs, on)
    pairings = duel.schedule()
    results = Results(duel.settings(), pairings, file, resume)
    comparison = Comparison(duel, question)
    start = time.perf_counter()
    try:
        for _ in counted(duel, comparison, results, pairings, executor):
            if progress:
                progress(comparison.pairs, duel.pairs)
        results.finish()
    finally:
        results.close()
    comparison.seconds = time.perf_counter() - start
    return comparison


def counted(
    duel: Duel,
    comparison: Comparison,
    results: Results,
    pairings: Sequence[Pairing],
    executor: Executor,
) -> Iterator[None]:
    """Play what is missing; stop when the comparison is over."""
    comparison.follow(results.lines)
    yield
    missing = [pairing for pairing in pairings if pairing.number not in results.lines]
    playing = executor.outcomes(partial(play_duel, duel), missing, duel.kinds)
    while not comparison.is_over:
        _, line = next(playing)
        results.add(line)
        comparison.played += 1
        comparison.follow(results.lines)
        yield
    playing.close()


def play_duel(duel: Duel, pairing: Pairing) -> Line:
    """Play one game; both games of a pair have the same deal, and each seat the same chance."""
    seats = [candidate for candidate in duel.seated(pairing) for _ in range(duel.team)]
    bots = [
        seat_bot(candidate.kind, chance(duel.seed, pairing.round, seat), candidate.budget)
        for seat, candidate in enumerate(seats)
    ]
    return duel.play(pairing, bots)
