"""Contests: games in which every bot meets the same deals in every place.

What happens in a game goes by the settings and the game's number alone, but for bots that think by
the clock. So a contest can be shared out between processes, stopped, and continued.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Unpack

from mirabilia.arena.processes import outcomes
from mirabilia.arena.results import Line, Results
from mirabilia.arena.schedule import (
    DEALS,
    TEAM,
    Pairing,
    chance,
    drawn,
    schedule,
    seats_of_place,
)
from mirabilia.arena.simulation import (
    ImpossibleMatch,
    Progress,
    check_bots,
    check_numbers,
    check_or_draw,
    checked_options,
)
from mirabilia.bots import NO_LIMIT, Bot, Budget
from mirabilia.bots.base import consult, view_for
from mirabilia.bots.registry import bot_reference, names_of, seat_bot
from mirabilia.catalog.model import FEWEST, MOST
from mirabilia.game import Game
from mirabilia.options import TableOptions

DEFAULT_GAMES: Final = 300
MOST_IN_TEAMS: Final = 6


class Contest:
    """The bots of a contest and the rules of its games."""

    def __init__(
        self,
        bots: list[type[Bot]],
        players: int,
        options: dict[str, Any],
        seed: int | str,
        budget: Budget,
        games: int,
    ) -> None:
        self.bots: Final = bots
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed
        self.budget: Final = budget
        self.games: Final = games

    @property
    def team(self) -> int:
        """How many seats a place has."""
        return seats_of_place(self.options)

    @property
    def places(self) -> int:
        return self.players // self.team

    @property
    def kinds(self) -> dict[str, type[Bot]]:
        """The bots by name, each once."""
        return {name: kind for kind, name in names_of(self.bots).items()}

    def schedule(self) -> list[Pairing]:
        names = names_of(self.bots)
        return schedule([names[kind] for kind in self.bots], self.places, self.games, self.seed)

    def settings(self) -> dict[str, Any]:
        """What decides the games, as plain data."""
        return {
            "bots": [bot_reference(kind) for kind in self.bots],
            "players": self.players,
            **self.options,
            "expansions": list(self.options["expansions"]),
            "seed": self.seed,
            "seconds": self.budget.seconds,
            "iterations": self.budget.iterations,
            "cores": self.budget.cores,
            "games": self.games,
        }


class Outcome:
    """What came out: the games in order, how many of them were played now, and in what time."""

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
    """A contest between bots, given by name or by class; the same bot may be named several times.

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
    """As many as there are bots, as far as that many can play."""
    if teams:
        return min(max(TEAM * bots, 2 * TEAM), MOST_IN_TEAMS)
    return min(max(bots, FEWEST), MOST)


def hold(
    contest: Contest,
    *,
    jobs: int = 1,
    file: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Outcome:
    """Play a contest, or what is left of it in a `file` that holds its first games.

    With more than one job the games are played in new processes: a script that asks for that needs
    the usual `if __name__ == "__main__":`, and bots of its own must be importable.
    """
    check_numbers(jobs=jobs)
    pairings = contest.schedule()
    results = Results(contest.settings(), pairings, file, resume)
    start = time.perf_counter()
    missing = [pairing for pairing in pairings if pairing.number not in results.lines]
    try:
        tell(progress, results, pairings)
        for _, line in outcomes(partial(play_pairing, contest), missing, jobs):
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
    """Play one game; what is worth keeping of it."""
    kinds = [contest.kinds[name] for name in pairing.bots for _ in range(contest.team)]
    bots = [
        seat_bot(kind, chance(contest.seed, pairing.number, seat), contest.budget)
        for seat, kind in enumerate(kinds)
    ]
    deals = drawn(contest.seed, pairing.round, DEALS)
    game = Game.new(players=contest.players, seed=deals, events=False, **contest.options)
    times = play_timed(game, bots)
    result = game.result
    return {
        "game": pairing.number,
        "round": pairing.round,
        "bots": list(pairing.bots),
        "wonders": [[city["board"], city["side"]] for city in game.position()["cities"]],
        "points": result.points,
        "coins": result.coins,
        "times": times,
    }


def play_timed(
    game: Game, bots: Sequence[Bot], clock: Callable[[], int] = time.perf_counter_ns
) -> list[list[int]]:
    """Let bots play a game to its end; the microseconds of each choice, seat by seat."""
    times: list[list[int]] = [[] for _ in bots]
    while not game.over:
        for seat, decision in game.pending.items():
            bot = bots[seat]
            view = view_for(bot, game, decision)
            start = clock()
            move = consult(bot, view, game, decision)
            times[seat].append((clock() - start) // 1000)
            game.play(seat, move)
    return times
