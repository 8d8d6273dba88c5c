"""Random games keep the invariants, and cover enough of the game for that to mean something."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.support.invariants import check_game
from tests.support.plain import plain
from tests.support.play import finished_game

GAMES = 2_000
CHUNK = 50


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games_keep_the_invariants(first: int) -> None:
    for number in range(first, first + CHUNK):
        check_game(number)


def test_random_games_get_around() -> None:
    """Among some games every decision, every way to build and every source of coins turns up."""
    seen: Counter[str] = Counter()
    for number in range(300):
        game = finished_game(number)
        seen.update(
            f"{entry[1]} {entry[2].split()[0]}" for entry in plain(game.record())["entries"]
        )
        events = game.events
        seen.update(f"how {event['how']}" for event in events if event["event"] == "build")
        seen.update(f"source {event['source']}" for event in events if event["event"] == "gain")
        seen.update(f"{event['event']} event" for event in events)
    decisions = {"board board", "side side", "card build", "card stage", "card sell"}
    extra_plays = {"last build", "last stage", "last sell", "last pass"}
    picks = {"discard take", "discard pass"}
    ways = {f"how {how}" for how in ("paid", "chain", "free", "discard")}
    sources = {f"source {source}" for source in ("sale", "card", "stage")}
    others = {"trade event", "spend event", "leftover event", "conflict event", "end event"}
    assert decisions | extra_plays | picks | ways | sources | others <= set(seen)
