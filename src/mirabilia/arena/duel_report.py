"""The outcome of a duel: a table for people, plain data for programs."""

from __future__ import annotations

from typing import TypedDict

from mirabilia.arena.duel import NEW, OLD, Candidate, Comparison, DuelSettings
from mirabilia.arena.report import engine_is_compiled, engine_name, rules, table
from mirabilia.arena.sequential import BOUND, UNDECIDED, Differences
from mirabilia.arena.statistics import CONFIDENCE
from mirabilia.bots.registry import full_name
from mirabilia.intervals import NORMAL_90, wilson_interval


class Mean(TypedDict):
    """A mean and its 90 % interval."""

    mean: float
    interval: list[float]


class Measured(Mean):
    """A mean of which is known how much single values differ."""

    variance: float


class Tested(TypedDict):
    """The question of a duel, and what the pairs say to it."""

    low: float
    high: float
    evidence: float | None
    bound: float
    verdict: str


class DuelData(DuelSettings):
    """The outcome of a duel as plain data."""

    pairs: int
    most_pairs: int
    played: int
    seconds: float
    compiled: bool
    confidence: float
    even_share: float
    # The new bot, then the old one.
    wins: list[Mean]
    lead: list[Measured]
    more_wins: Measured
    more_lead: Measured
    test: Tested | None


def duel_to_json(comparison: Comparison) -> DuelData:
    """The outcome as plain data."""
    duel = comparison.duel
    return {
        **duel.duel_settings(),
        "pairs": comparison.pairs,
        "most_pairs": duel.pairs,
        "played": comparison.played,
        "seconds": comparison.seconds,
        "compiled": engine_is_compiled(),
        "confidence": CONFIDENCE,
        "even_share": 1 / duel.places,
        "wins": [{"mean": wins.mean, "interval": list(chances(wins))} for wins in comparison.wins],
        "lead": [measured(leads) for leads in comparison.leads],
        "more_wins": measured(comparison.more_wins),
        "more_lead": measured(comparison.more_lead),
        "test": tested(comparison),
    }


def measured(found: Differences) -> Measured:
    low, high = found.interval
    return {"mean": found.mean, "interval": [low, high], "variance": found.variance}


def chances(wins: Differences) -> tuple[float, float]:
    """The interval of a share of wins, which stays within 0 and 1."""
    return wilson_interval(wins.sum, wins.number, NORMAL_90)


def tested(comparison: Comparison) -> Tested | None:
    question, found = comparison.question, comparison.more_lead
    if question is None:
        return None
    return {
        "low": question.low,
        "high": question.high,
        "evidence": found.evidence(question) if found.variance else None,
        "bound": BOUND,
        "verdict": comparison.verdict,
    }


def duel_to_table(comparison: Comparison) -> str:
    """The outcome as text: what was played, both candidates and their difference, the verdict."""
    rows = [
        ["", "wins", "90 %", "lead", "90 %"],
        *(row(comparison, side) for side in (NEW, OLD)),
        [
            "difference",
            *shares(comparison.more_wins.mean, comparison.more_wins.interval),
            *points(comparison.more_lead),
        ],
    ]
    return "\n\n".join([summary(comparison), table(rows), conclusion(comparison)])


def row(comparison: Comparison, side: int) -> list[str]:
    wins = comparison.wins[side]
    name = named(comparison.duel.candidates[side])
    return [name, *shares(wins.mean, chances(wins)), *points(comparison.leads[side])]


def named(candidate: Candidate) -> str:
    """A bot with what it may spend on a move."""
    name, budget = full_name(candidate.kind), candidate.budget
    if budget.seconds is not None:
        return f"{name} ({budget.seconds:g} s)"
    if budget.iterations is not None:
        return f"{name} ({budget.iterations} iterations)"
    return name


def shares(share: float, interval: tuple[float, float]) -> list[str]:
    low, high = interval
    return [f"{100 * share:.1f} %", f"{100 * low:.1f} to {100 * high:.1f}"]


def points(found: Differences) -> list[str]:
    low, high = found.interval
    return [f"{found.mean:+.2f}", f"{low:+.2f} to {high:+.2f}"]


def summary(comparison: Comparison) -> str:
    duel = comparison.duel
    field = ", ".join(dict.fromkeys(named(candidate) for candidate in duel.field))
    return (
        f"{comparison.pairs} pairs of games among {field}, "
        f"{rules(duel.players, duel.options)}, seed {duel.seed}, {engine_name()}\n"
        f"{comparison.played} games played now in {comparison.seconds:.1f} s; "
        f"an even share of wins is {100 / duel.places:.1f} %"
    )


def conclusion(comparison: Comparison) -> str:
    new, old = (named(candidate) for candidate in comparison.duel.candidates)
    question = comparison.question
    if question is None:
        return "no test was asked for"
    if comparison.verdict == UNDECIDED:
        pairs = comparison.pairs
        return f"undecided after {pairs} pairs whether {new} is {question.yes} than {old}"
    return (
        f"{new} is {comparison.verdict} than {old} (a lead of {question.low:g} against "
        f"{question.high:g} points, decided after {comparison.pairs} pairs)"
    )
