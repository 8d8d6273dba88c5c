"""The games of a study: all numbers of players in turn, the bots in every place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, Unpack

from mirabilia.arena.executors import executor_for
from mirabilia.arena.schedule import DEALS, chance, drawn, ordered, seats_of_place
from mirabilia.arena.simulation import (
    ImpossibleMatch,
    Progress,
    check_bots,
    check_numbers,
    check_or_draw,
    checked_options,
    chunked,
    play_out,
)
from mirabilia.bots import Bot
from mirabilia.bots.registry import names_of
from mirabilia.game import Game
from mirabilia.lab.findings import Findings
from mirabilia.options import TableOptions


class Study:
    """The bots, the numbers of players and the rules of some games."""

    def __init__(
        self,
        bots: list[type[Bot]],
        tables: Sequence[int],
        options: TableOptions,
        seed: int | str,
        games: int,
    ) -> None:
        self.bots: Final = bots
        self.tables: Final = tables
        self.options: Final = options
        self.seed: Final = seed
        self.games: Final = games

    def players(self, number: int) -> int:
        return self.tables[number % len(self.tables)]

    def seated(self, number: int) -> list[type[Bot]]:
        """The bots by seat in one game: from game to game everybody moves on by one place.

        When each bot has been first, their order changes.
        """
        first = number // len(self.tables)
        team, around = seats_of_place(self.options), len(self.bots)
        order = ordered(self.bots, self.seed, first // around)
        return [order[(first + seat // team) % around] for seat in range(self.players(number))]


def make_study(
    bots: Sequence[str | type[Bot]],
    *,
    games: int,
    players: Sequence[int] = (3,),
    seed: int | str | None = None,
    **table: Unpack[TableOptions],
) -> Study:
    """A study of games between bots, given by name or class, for one or several `players`.

    In `teams` each bot is a team of two of its kind. The options of the `table` are those of
    `Game.new`.
    """
    check_numbers(games=games)
    classes = check_bots(bots)
    if not classes:
        raise ImpossibleMatch("nobody")
    if not players:
        raise ImpossibleMatch("players")
    seed = check_or_draw(seed)
    options: TableOptions = {}
    for count in players:
        options = checked_options(count, seed, table)
    return Study(classes, list(players), options, seed, games)


def carry_out(
    study: Study, *, jobs: int = 1, on: str | None = None, progress: Progress | None = None
) -> Findings:
    """Play the games and sum them up; the result does not depend on `jobs` or `on`."""
    check_numbers(jobs=jobs)
    executor = executor_for(jobs, on)
    chunks = chunked(study.games)
    findings = Findings()
    for _, part in executor.outcomes(partial(look_at, study), chunks, study.bots):
        findings.merge(part)
        if progress:
            progress(findings.games, study.games)
    return findings


def look_at(study: Study, numbers: Iterable[int]) -> Findings:
    findings = Findings()
    names = names_of(study.bots)
    for number in numbers:
        kinds = study.seated(number)
        bots = [kind(chance(study.seed, number, seat)) for seat, kind in enumerate(kinds)]
        deals = drawn(study.seed, number, DEALS)
        game = Game.new(players=len(bots), seed=deals, **study.options)
        play_out(game, bots)
        findings.add(game, [names[kind] for kind in kinds])
    return findings
