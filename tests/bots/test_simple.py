"""The bots that choose by chance."""

from __future__ import annotations

import random
from collections import Counter

from mirabilia import Game, Move
from mirabilia.bots import NO_VIEW, answer, make_bot


def moves(*texts: str) -> list[Move]:
    return [Move.parse(text) for text in texts]


def chosen(name: str, offered: list[Move], times: int) -> Counter[str]:
    bot = make_bot(name, random.Random(1))
    return Counter(bot.choose(NO_VIEW, offered).text for _ in range(times))


def test_random_takes_every_move_equally_often() -> None:
    offered = moves("build altar", "stage altar", "stage altar left 2", "sell altar")
    counts = chosen("random", offered, 4000)
    # 1000 of each; six standard deviations of a binomial count are 164.
    assert set(counts) == {move.text for move in offered}
    assert all(abs(count - 1000) < 164 for count in counts.values())


def test_builder_takes_every_move_that_builds_equally_often() -> None:
    counts = chosen("builder", moves("build altar", "stage altar", "sell altar"), 2000)
    # 1000 of each; six standard deviations are 134.
    assert set(counts) == {"build altar", "stage altar"}
    assert abs(counts["build altar"] - 1000) < 134


def test_builder_sells_when_nothing_can_be_built() -> None:
    assert chosen("builder", moves("sell altar", "sell baths"), 100).keys() == {
        "sell altar",
        "sell baths",
    }


def test_builder_takes_a_card_from_the_discard_rather_than_none() -> None:
    assert chosen("builder", moves("take altar", "pass"), 100).keys() == {"take altar"}


def test_builder_sells_its_last_card_rather_than_losing_it() -> None:
    assert chosen("builder", moves("sell altar", "pass"), 100).keys() == {"sell altar"}


def test_builder_chooses_both_sides() -> None:
    assert chosen("builder", moves("side day", "side night"), 100).keys() == {
        "side day",
        "side night",
    }


def test_builder_never_sells_in_a_game_what_it_could_build_with() -> None:
    game = Game.new(players=5, seed=2, events=False)
    bots = [make_bot("builder", random.Random(seat)) for seat in range(5)]
    sales = 0
    while not game.over:
        for seat, decision in game.pending.items():
            move = answer(bots[seat], game, decision)
            if move.verb == "sell":
                assert {offered.verb for offered in decision.moves} <= {"sell", "pass"}
                sales += 1
            game.play(seat, move)
    assert sales > 0
