"""Playouts: games that pilots play to the end, and what pilots answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from mirabilia import Game
from mirabilia.engine.actions import (
    BUILD,
    SELL,
    STAGE,
    payment_of,
    right_of,
    subject_of,
    total,
    verb_of,
    with_ship,
)
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.playout import PILOTS, Dice, new_pilot, play_out
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_LAST,
    ASK_NAVAL,
    ASK_TOKEN,
    State,
)
from tests.support.mixes import BOXES, new_table, tables


def played(game: Game, rng: Random, turns: int) -> Game:
    """The game some turns on, or at its end."""
    for _ in range(turns):
        for seat, decision in game.pending.items():
            game.play(seat, rng.choice(decision.moves))
    return game


def moments(number: int) -> Iterator[State]:
    """A game of one of all tables, whenever something is asked."""
    rng = Random(number)
    game = new_table(number)
    while not game.over:
        yield game._state
        played(game, rng, 1)


@pytest.mark.parametrize("policy", PILOTS)
def test_pilots_answer_what_is_legal_and_pay_least_for_it(policy: str) -> None:
    pilot = new_pilot(policy, Dice(1))
    asked_for: set[int] = set()
    for number in range(len(tables())):
        for state in moments(number):
            for seat, asked in enumerate(state.asked):
                if not asked:
                    continue
                legal = legal_actions(state, seat, asked)
                act = pilot.answer(state, seat, asked)
                assert act in legal
                asked_for.add(asked)
                if asked in (ASK_CARD, ASK_LAST):
                    same = [other for other in legal if thing(other) == thing(act)]
                    assert coins(state, act) == min(coins(state, other) for other in same)
    # Chapter D; to be asked for a token takes one leader of all, and games do without it.
    assert set(range(ASK_BOARD, ASK_NAVAL + 1)) - asked_for <= {ASK_TOKEN}


def thing(act: int) -> tuple[int, int, bool]:
    """What is done, however it is paid for."""
    return verb_of(act), subject_of(act), with_ship(act)


def coins(state: State, act: int) -> int:
    """What an answer costs beside its ship; a right makes what it builds free."""
    printed = 0 if right_of(act) else state.catalogue.cards[subject_of(act)].coins
    return total(payment_of(act)) + printed


def test_a_builder_sells_only_what_it_must() -> None:
    builder = new_pilot("builder", Dice(5))
    sales = 0
    for number in range(40):
        for state in moments(number):
            for seat, asked in enumerate(state.asked):
                if asked == ASK_CARD:
                    verbs = {verb_of(act) for act in legal_actions(state, seat, asked)}
                    sold = verb_of(builder.answer(state, seat, asked)) == SELL
                    sales += sold
                    assert sold == (BUILD not in verbs and STAGE not in verbs)
    assert sales > 10


@pytest.mark.parametrize("expansions", [(), BOXES])
def test_a_playout_leaves_the_game_alone(expansions: tuple[str, ...]) -> None:
    game = played(Game.new(players=5, expansions=expansions, seed=3), Random(3), 9)
    before, told = game.position(), game.events
    points = game.playout(Random(1))
    assert (game.position(), game.events) == (before, told)
    assert len(points) == 5


def test_the_same_chance_gives_the_same_points() -> None:
    game = played(Game.new(seed=3), Random(3), 4)
    found = [tuple(game.playout(Random(number % 20))) for number in range(40)]
    assert found[:20] == found[20:]
    assert len(set(found)) > 15


def test_a_finished_game_has_its_points_already() -> None:
    game = played(Game.new(players=3, expansions=BOXES, seed=8), Random(8), 200)
    assert game.over
    assert game.playout(Random(1)) == game.result.totals


def test_what_was_answered_is_carried_out() -> None:
    game = Game.new(players=3, seed=5, sides="day")
    for move in game.pending[1].moves:
        trial = game.copy()
        trial.play(1, move)
        state = trial._state.copy()
        play_out(state, new_pilot("builder", Dice(7)))
        city = state.cities[1]
        place = {"build": city.cards[:1], "stage": city.buried[:1], "sell": state.discard}
        assert subject_of(move.action) in place[move.verb]


@pytest.mark.parametrize(
    ("policy", "message"),
    [
        ("clever", "'clever' is no policy; there are: random, builder"),
        (("random", "clever", "random"), "'clever' is no policy"),
        (("random", "builder"), "2 policies are named for 3 players; name one for all"),
    ],
)
def test_unknown_policies_are_refused(policy: str | tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Game.new(players=3, seed=1).playout(Random(1), policy)


def test_builders_beat_the_rest_of_their_table() -> None:
    policies = ("builder", "random", "random")
    points = [Game.new(players=3, seed=seed).playout(Random(seed), policies) for seed in range(60)]
    first, second, third = (sum(seat) for seat in zip(*points, strict=True))
    assert first > 1.2 * max(second, third)
