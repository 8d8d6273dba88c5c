"""Random games of every mix of boxes keep the invariants; no table is left unplayed."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia import Game
from mirabilia.engine.state import DECISIONS, LEFT_OVER
from tests.support.mixes import check_game, check_table, tables
from tests.support.plain import plain

GAMES = 1_500
CHUNK = 30


@pytest.mark.rule("X-1")
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_games_of_every_mix_keep_the_invariants(first: int) -> None:
    for number in range(first, first + CHUNK):
        check_table(number)


@pytest.mark.rule("L-2", "X-1")
@pytest.mark.parametrize(
    "players", [3, 4, 5, 6, *(pytest.param(more, marks=pytest.mark.heavy) for more in (7, 8))]
)
def test_games_without_the_leaders_of_cities_keep_the_invariants(players: int) -> None:
    for number in range(10):
        game = Game.new(
            players=players,
            expansions=("leaders", "cities", "armada")[: 3 if players == 8 else 2 + number % 2],
            teams=players % 2 == 0 and number % 3 == 0,
            leaders=("standard", "expert")[number % 4 // 2],
            cities_leaders=False,
            seed=number,
        )
        check_game(game, number)


def test_every_table_is_played() -> None:
    """8 sets of boxes; 3 to 7 players, with Armada 8, in both editions; teams of 4, 6 and 8."""
    assert len(tables()) == 4 * (5 + 2) + 4 * 2 * (6 + 3)
    assert len(tables()) <= GAMES


@pytest.mark.heavy
def test_games_of_every_mix_get_around() -> None:
    """Among some games every kind of decision and nearly every kind of event turns up."""
    asked: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for number in range(10_000, 10_000 + len(tables())):
        game = check_table(number)
        asked.update(entry[1] for entry in plain(game.record())["entries"])
        happened.update(event["event"] for event in game.events)
    assert set(asked) >= set(DECISIONS[1:LEFT_OVER]) - {"token"}
    boxes = {"recruit", "bury", "draw", "lose", "debts", "diplomacy", "fleet", "tribute", "island"}
    assert set(happened) >= boxes | {"incursion", "naval", "abstain", "victory"}
