"""Contests: games in which every bot plays the same deals in every place.

A game depends only on the settings and its number, except for bots that go by the clock. So a
contest can be divided between processes, stopped, and continued.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final, Unpack

from mirabilia.arena.deals import Tables, budget_settings
from mirabilia.arena.executors import executor_for
from mirabilia.arena.results import Line, Results, Settings
from mirabilia.arena.schedule import TEAM, Pairing, chance, schedule
from mirabilia.arena.simulation import (
    ImpossibleMatch,
    Progress,
    check_bots,
    check_numbers,
    check_or_draw,
    checked_options,
)
from mirabilia.bots import NO_LIMIT, Bot, Budget
from mirabilia.bots.registry import bot_reference, names_of, seat_bot
from mirabilia.catalog.model import FEWEST, MOST
from mirabilia.options import TableOptions

DEFAULT_GAMES: Final = 300
MOST_IN_TEAMS: Final = 6


class Contest(Tables):
    """The bots of a contest and the rules of its games."""

    def __init__(
        self,
        bots: list[type[Bot]],
        players: int,
        options: TableOptions,
        seed: int | str,
        budget: Budget,
        games: int,
    ) -> None:
        super().__init__(players, options, seed)
        self.bots: Final = bots
        self.budget: Final = budget
        self.games: Final = games

    @property
    def kinds(self) -> dict[str, type[Bot]]:
        """The bots by name, without repetitions."""
        return {name: kind for kind, name in names_of(self.bots).items()}

    def schedule(self) -> list[Pairing]:
        names = names_of(self.bots)
        return schedule([names[kind] for kind in self.bots], self.places, self.games, self.seed)

    def settings(self) -> Settings:
        """Everything that determines the games, as plain data."""
        return {
            "bots": [bot_reference(kind) for kind in self.bots],
            **self.table_settings(),
            **budget_settings(self.budget),
            "games": self.games,
        }


class Outcome:
    """The results: the games in order, how many were played in this run, and how long it took."""

    def __init__(self, contest: Contest, lines: list[Line], played: int, seconds: float) -> None:
        self.contest: Final = contest
        self.lines: Final = lines
        self.played: Final = played
        self.seconds: Final = seconds


def make_contest(
    bots: Sequence[str | type[Bot]],
    *,
    games: int = DEFAULT_GAMES,
    players: int | None = None,
    seed: int | str | None = None,
    budget: Budget = NO_LIMIT,
    **table: Unpack[TableOptions],
) -> Contest:
    """A contest between bots, given by name or class; a bot may be named several times.

    There may be more or fewer bots than places. In `teams` each bot is a team of two of its kind.
    The options of the `table` are those of `Game.new`.
    """
    check_numbers(games=games)
    classes = check_bots(bots)
    if not classes:
        raise ImpossibleMatch("nobody")
    seats = usual_players(len(classes), table.get("teams", False)) if players is None else players
    seed = check_or_draw(seed)
    options = checked_options(seats, seed, table)
    return Contest(classes, seats, options, seed, budget, games)


def usual_players(bots: int, teams: bool) -> int:
    """The number of bots, within the limits of the game."""
    if teams:
        return min(max(TEAM * bots, 2 * TEAM), MOST_IN_TEAMS)
    return min(max(bots, FEWEST), MOST)


def hold(
    contest: Contest,
    *,
    jobs: int = 1,
    on: str | None = None,
    file: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Outcome:
    """Play a contest; with `resume`, the games that are missing in its `file`.

    With more than one job, games are played in new processes: a script then needs the usual
    `if __name__ == "__main__":`, and its own bots must be importable. `on` names a Ray cluster, as
    in `simulate`.
    """
    check_numbers(jobs=jobs)
    executor = executor_for(jobs, on)
    pairings = contest.schedule()
    results = Results(contest.settings(), pairings, file, resume)
    start = time.perf_counter()
    missing = [pairing for pairing in pairings if pairing.number not in results.lines]
    try:
        tell(progress, results, pairings)
        played = executor.outcomes(partial(play_pairing, contest), missing, contest.bots)
        for _, line in played:
            results.add(line)
            tell(progress, results, pairings)
        results.finish()
    finally:
        results.close()
    seconds = time.perf_counter() - start
    return Outcome(contest, results.in_order(), len(missing), seconds)


def tell(progress: Progress | None, results: Results, pairings: Sequence[Pairing]) -> None:
    if progress:
        progress(len(results.lines), len(pairings))


def play_pairing(contest: Contest, pairing: Pairing) -> Line:
    """Play one game, and return its line for the results file."""
    kinds = [contest.kinds[name] for name in pairing.bots for _ in range(contest.team)]
    bots = [
        seat_bot(kind, chance(contest.seed, pairing.number, seat), contest.budget)
        for seat, kind in enumerate(kinds)
    ]
    return contest.play(pairing, bots)
