"""What contests and duels have in common: the tables that they play at, and a deal played out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, TypedDict

from mirabilia.arena.results import Line
from mirabilia.arena.schedule import DEALS, Pairing, drawn, seats_of_place
from mirabilia.bots import Bot, Budget
from mirabilia.bots.base import consult, view_for
from mirabilia.game import Game
from mirabilia.options import TableOptions


class TableSettings(TableOptions):
    """What determines games, except for who plays them, as plain data."""

    players: int
    seed: int | str


class BudgetSettings(TypedDict):
    """What a bot may spend on a move, as plain data."""

    seconds: float | None
    iterations: int | None
    cores: int


class Tables:
    """How many sit at each table, the rules of their games, and the seed of the deals."""

    def __init__(self, players: int, options: TableOptions, seed: int | str) -> None:
        self.players: Final = players
        self.options: Final = options
        self.seed: Final = seed

    @property
    def team(self) -> int:
        """The number of seats in a place."""
        return seats_of_place(self.options)

    @property
    def places(self) -> int:
        return self.players // self.team

    def table_settings(self) -> TableSettings:
        return {
            "players": self.players,
            **self.options,
            "expansions": list(self.options["expansions"]),
            "seed": self.seed,
        }

    def play(self, pairing: Pairing, bots: Sequence[Bot]) -> Line:
        """Let the bots of all seats play the deal of a round; the line of the game."""
        deals = drawn(self.seed, pairing.round, DEALS)
        game = Game.new(players=len(bots), seed=deals, events=False, **self.options)
        times = play_timed(game, bots)
        result = game.result
        return {
            "game": pairing.number,
            "round": pairing.round,
            "bots": list(pairing.bots),
            "wonders": [
                [city["board"] or "", city["side"] or ""] for city in game.position()["cities"]
            ],
            "points": result.points,
            "coins": result.coins,
            "times": times,
        }


def budget_settings(budget: Budget) -> BudgetSettings:
    return {"seconds": budget.seconds, "iterations": budget.iterations, "cores": budget.cores}


def play_timed(
    game: Game, bots: Sequence[Bot], clock: Callable[[], int] = time.perf_counter_ns
) -> list[list[int]]:
    """Let bots play a game to its end; return the microseconds of each choice, by seat."""
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
