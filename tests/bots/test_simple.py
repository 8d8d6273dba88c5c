"""The bots that choose by chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest

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


@pytest.mark.rule("L-4")
def test_builder_recruits_rather_than_building_a_stage_and_builds_rather_than_selling() -> None:
    offered = moves("recruit nero", "recruit sappho", "stage nero", "sell nero", "sell nero ship")
    assert chosen("builder", offered, 100).keys() == {"recruit nero", "recruit sappho"}
    assert chosen("builder", offered[2:], 100).keys() == {"stage nero"}
    assert chosen("builder", offered[3:], 100).keys() == {"sell nero", "sell nero ship"}


@pytest.mark.rule("A-5")
def test_builder_builds_with_and_without_a_ship() -> None:
    offered = moves("build altar", "build altar ship", "sell altar ship")
    assert chosen("builder", offered, 100).keys() == {"build altar", "build altar ship"}


@pytest.mark.rule("A-7")
def test_builder_moves_as_many_ships_as_it_may() -> None:
    offered = moves("fleet red", "fleet blue", "fleet red blue", "fleet red green", "pass")
    assert chosen("builder", offered, 100).keys() == {"fleet red blue", "fleet red green"}


@pytest.mark.rule("C-2", "L-26")
def test_builder_takes_few_debts_and_gives_up_low_tokens() -> None:
    assert chosen("builder", moves("debt 1", "debt 2", "debt 3"), 100).keys() == {"debt 1"}
    assert chosen("builder", moves("token 1", "token 3", "token 5"), 100).keys() == {"token 1"}


@pytest.mark.rule("L-40", "A-37")
def test_builder_uses_what_it_may() -> None:
    assert chosen("builder", moves("bury nero", "pass"), 100).keys() == {"bury nero"}
    assert chosen("builder", moves("recruit nero", "pass"), 100).keys() == {"recruit nero"}
    assert chosen("builder", moves("join", "abstain"), 100).keys() == {"join", "abstain"}


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
