"""The outcome of a contest: tables for people, plain data for programs."""

from __future__ import annotations

from typing import Final, TypedDict

from mirabilia.arena.contest import Contest, Outcome
from mirabilia.arena.deals import TableSettings
from mirabilia.arena.ratings import Rating
from mirabilia.arena.report import (
    StandingData,
    Wonders,
    engine_is_compiled,
    engine_name,
    figures,
    rules,
    standing_to_json,
    table,
    wonders_to_json,
)
from mirabilia.arena.standings import Entry, Standings
from mirabilia.arena.statistics import CONFIDENCE
from mirabilia.bots import Budget
from mirabilia.bots.registry import full_name, version_of

MOST_MOVES: Final = 0.99


# ---- data


class RatingData(TypedDict):
    """A rating as plain data."""

    mu: float
    sigma: float
    interval: list[float]


class EntryData(StandingData):
    """The standing of a bot in a contest, its rating and the time that it took."""

    rating: RatingData
    moves: int
    mean_time: float
    time_99: float


class RatedBot(EntryData):
    """A bot of a contest as plain data."""

    version: int | None


class ContestData(TableSettings):
    """The outcome of a contest as plain data."""

    iterations: int | None
    cores: int
    games: int
    rounds: int
    played: int
    seconds: float
    games_per_second: float
    decisions: int
    time: float | None
    compiled: bool
    confidence: float
    even_share: float
    mean_score: float
    bots: dict[str, RatedBot]
    wonders: Wonders


def contest_to_json(outcome: Outcome) -> ContestData:
    """The outcome as plain data, like that of a simulation, with ratings and times."""
    contest, standings = outcome.contest, Standings(outcome)
    tally, seconds = standings.tally, outcome.seconds
    return {
        **contest.table_settings(),
        "iterations": contest.budget.iterations,
        "cores": contest.budget.cores,
        "games": tally.games,
        "rounds": len(standings.rounds),
        "played": outcome.played,
        "seconds": seconds,
        "games_per_second": outcome.played / seconds,
        "decisions": tally.decisions,
        "time": contest.budget.seconds,
        "compiled": engine_is_compiled(),
        "confidence": CONFIDENCE,
        "even_share": 1 / contest.places,
        "mean_score": tally.mean_score,
        "bots": {
            name: {"version": version_of(contest.kinds[name]), **entry_to_json(entry)}
            for name, entry in standings.entries.items()
        },
        "wonders": wonders_to_json(tally, standings.side_interval),
    }


def entry_to_json(entry: Entry) -> EntryData:
    return {
        **standing_to_json(entry.standing, entry.win_interval),
        "rating": {
            "mu": entry.rating.mu,
            "sigma": entry.rating.sigma,
            "interval": list(entry.rating.interval),
        },
        "moves": len(entry.times),
        "mean_time": entry.mean_time,
        "time_99": entry.time_within(MOST_MOVES),
    }


# ---- tables


def contest_to_table(outcome: Outcome) -> str:
    """The outcome as text: what was played, a table of strength, and one of times."""
    contest, standings = outcome.contest, Standings(outcome)
    entries = {full_name(contest.kinds[name]): one for name, one in standings.entries.items()}
    ranked = sorted(entries.items(), key=lambda item: -item[1].rating.mu)
    what = "teams" if contest.options["teams"] else "seats"
    heads = ["bot", "rating", "even", what, "wins", "90 %", "points", *standings.tally.categories]
    even = f"{100 / contest.places:.1f} %"
    strength = [
        [name, shown_rating(entry.rating), even, *figures(entry.standing, entry.win_interval)]
        for name, entry in ranked
    ]
    times = [[name, *shown_times(entry, contest.budget)] for name, entry in ranked]
    return "\n\n".join(
        [
            summary(outcome, standings),
            table([heads, *strength]),
            table([["bot", "moves", "ms a move", "99 % within", "budget"], *times]),
        ]
    )


def summary(outcome: Outcome, standings: Standings) -> str:
    contest = outcome.contest
    first = (
        f"{standings.tally.games} games in {len(standings.rounds)} rounds, "
        f"{rules(contest.players, contest.options)}, seed {contest.seed}, {engine_name()}"
    )
    now = f"{outcome.played} games played now in {outcome.seconds:.1f} s"
    return (
        f"{first}\n{now}; {spent(contest)}\nan even share of wins is {100 / contest.places:.1f} %"
    )


def spent(contest: Contest) -> str:
    """The budget for a move, in words."""
    budget = contest.budget
    if budget.seconds is not None:
        return f"{budget.seconds:g} s for a move"
    if budget.iterations is not None:
        return f"{budget.iterations} iterations for a move"
    return "no limit for a move"


def shown_rating(rating: Rating) -> str:
    low, high = rating.interval
    return f"{rating.mu:.0f} ± {(high - low) / 2:.0f}"


def shown_times(entry: Entry, budget: Budget) -> list[str]:
    """Mean and 99th percentile in milliseconds, and whether the budget was kept."""
    most = entry.time_within(MOST_MOVES)
    kept = "-"
    if budget.seconds is not None:
        kept = "kept" if most <= budget.seconds else f"over by {1000 * (most - budget.seconds):.0f}"
    return [str(len(entry.times)), f"{1000 * entry.mean_time:.1f}", f"{1000 * most:.1f}", kept]
