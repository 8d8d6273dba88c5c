"""Playouts: games that pilots play to the end, and what pilots answer."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from mirabilia import Game
from mirabilia.engine.actions import (
    AT_RIGHT,
    BUILD,
    NONE,
    SELL,
    STAGE,
    coins_to,
    payment_coins,
    payment_of,
    right_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.choices import Choices
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.play import answer
from mirabilia.engine.playout import PILOTS, Dice, Halt, cheapest, new_pilot, play_out
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_LAST,
    ASK_RECRUIT,
    ASK_TOKEN,
    LEFT_OVER,
    State,
)
from tests.rules.sea_tables import Table
from tests.rules.tables import LEFT, ME, RIGHT, city
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


def test_the_dice_are_those_of_marsaglia() -> None:
    """The first numbers of his 32-bit generator with the shifts 13, 17, 5, from his own seed."""
    dice = Dice(2463534242)
    words = []
    for _ in range(3):
        dice.below(6)
        words.append(dice.word)
    assert words == [723471715, 2497366906, 2064144800]


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
    assert set(range(ASK_BOARD, LEFT_OVER)) - asked_for <= {ASK_TOKEN}


def thing(act: int) -> tuple[int, int, bool]:
    """What is done, however it is paid for."""
    return verb_of(act), subject_of(act), with_ship(act)


def coins(state: State, act: int) -> int:
    """What an answer costs beside its ship; a right makes what it builds free."""
    printed = 0 if right_of(act) else state.catalogue.cards[subject_of(act)].coins
    return payment_coins(payment_of(act)) + printed


@pytest.mark.rule("A-5", "B-42")
def test_the_ship_of_a_free_build_is_paid_for_as_cheaply_as_can_be() -> None:
    # The first card of the age is free. The step takes wood: 1 coin on the right, 2 on the left.
    me = city("olympia", "east_trading_post", side="night", stages=1, shipyard="shipyard_1")
    cities = {ME: me, LEFT: city("rhodos", "lumber_yard"), RIGHT: city("babylon", "timber_yard")}
    state = Table((3, 0), cities, {ME: ["walls"]}, age=2).game._state
    ways = Choices(state, ME).card_ways(state.catalogue.card_by_id["walls"].index, True)
    assert [payment_coins(payment_of(way)) for way in ways] == [1, 2]
    assert all(right_of(way) and with_ship(way) for way in ways)
    assert coins_to(payment_of(cheapest(ways)), AT_RIGHT) == 1


@pytest.mark.parametrize("number", range(24))
def test_who_is_frugal_finds_the_cheapest_of_all_ways(number: int) -> None:
    """Whatever is asked for: the same cards and stages can be paid for, at the same price."""
    bought = 0
    for state in moments(number):
        for seat in range(len(state.cities)):
            if state.asked[seat] == ASK_CARD:
                frugal, open_handed = Choices(state, seat, True), Choices(state, seat)
                assert frugal.card_actions(True) == open_handed.card_actions(True)
                for card in set(state.hands[seat]):
                    for sails in (False, frugal.sails):
                        found = cheapest(frugal.card_ways(card, sails))
                        assert found == cheapest(open_handed.card_ways(card, sails))
                        stage = cheapest(frugal.stage_ways(card, sails))
                        assert stage == cheapest(open_handed.stage_ways(card, sails))
                        bought += found != NONE and payment_of(found) != 0
    assert bought


@pytest.mark.rule("A-40")
@pytest.mark.parametrize("policy", PILOTS)
def test_pilots_sell_for_coins_and_for_a_step_of_the_yellow_ship(policy: str) -> None:
    pilot = new_pilot(policy, Dice(3))
    for yellow, ships in ((5, {False, True}), (6, {False})):
        # Nothing can be paid for, so that builders sell too.
        me = city("gizah", coins=0, fleets=[0, yellow, 0, 0])
        state = Table((3, 0), {ME: me}, {ME: ["palace"]}, age=3, turn=6).game._state
        acts = [pilot.answer(state, ME, ASK_CARD) for _ in range(60)]
        assert {with_ship(act) for act in acts if verb_of(act) == SELL} == ships


@pytest.mark.rule("A-5")
@pytest.mark.parametrize("policy", PILOTS)
def test_pilots_build_with_a_ship_and_without_one(policy: str) -> None:
    pilot = new_pilot(policy, Dice(3))
    me = city("rhodos", "lumber_yard", "stone_pit", shipyard="shipyard_1", coins=9)
    state = Table((3, 0), {ME: me}, {ME: ["stockade"]}, age=1, turn=6).game._state
    acts = [pilot.answer(state, ME, ASK_CARD) for _ in range(100)]
    assert {with_ship(act) for act in acts if verb_of(act) == BUILD} == {False, True}


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
        place = {"build": city.cards[:1], "stage": city.under_stages[:1], "sell": state.discard}
        assert subject_of(move.action) in place[move.verb]


def waiting(state: State) -> list[int]:
    """Who is waited for; nobody has a list of answers."""
    assert not any(state.legal)
    found = [
        seat for seat, asked in enumerate(state.asked) if asked and state.answers[seat] == NONE
    ]
    assert state.waiting == len(found)
    return found


@pytest.mark.parametrize("expansions", [(), BOXES])
def test_a_pilot_that_waits_stops_the_game_where_the_next_turn_begins(
    expansions: tuple[str, ...],
) -> None:
    game = Game.new(players=4, expansions=expansions, seed=6, sides="random")
    pilot = new_pilot("builder", Dice(9))
    state = game._state.copy()
    play_out(state, Halt(pilot))
    begun: list[tuple[int, int]] = []
    while not state.over:
        assert waiting(state) == [0, 1, 2, 3]
        assert set(state.asked) <= {ASK_CARD, ASK_RECRUIT}
        begun.append((state.age, state.turn))
        for seat in range(4):
            answer(state, seat, pilot.answer(state, seat, state.asked[seat]))
    turns = range(0 if expansions else 1, game._state.options.turns + 1)
    assert begun == [(age, turn) for age in (1, 2, 3) for turn in turns]


def test_nobody_loses_a_turn_to_a_pilot_that_waits() -> None:
    game = Game.new(players=3, seed=5, sides="day")
    given = game.pending[1].moves[0]
    game.play(1, given)
    state = game._state.copy()
    play_out(state, Halt(new_pilot("builder", Dice(7))))
    assert waiting(state) == [0, 2]
    assert state.answers[1] == given.action
    assert [len(hand) for hand in state.hands] == [7, 7, 7]


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
