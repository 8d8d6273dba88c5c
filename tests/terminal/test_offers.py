"""What can be done with a card and, where something cannot be done, why not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia import Game
from mirabilia.catalog import load
from mirabilia.catalog.model import unbundle
from mirabilia.engine.obstacles import BUILT, COINS, COMPLETE, MISSING, Obstacle
from mirabilia.engine.prices import NO_FLEET
from mirabilia.notation.offers import OfferedPiece
from mirabilia.terminal.phrases import Phrases
from mirabilia.terminal.table import seen_from
from tests.support.plain import plain
from tests.terminal.desk import GIZAH, WORDS, City, position

CATALOGUE = load()


def offer_of(game: Game, card: str) -> OfferedPiece:
    table = seen_from(game, 0)
    return OfferedPiece(table.means(0), table.catalogue.card_by_id[card], game.pending[0].moves)


def obstacle_of(game: Game, card: str) -> Obstacle:
    found = offer_of(game, card).build_obstacle
    assert found is not None
    return found


def goods_of(obstacle: Obstacle) -> list[dict[str, int]]:
    return [unbundle(bundle) for bundle in obstacle.goods]


def said(game: Game, card: str) -> str:
    table = seen_from(game, 0)
    return Phrases(WORDS, table).offer(offer_of(game, card), 0)


def test_a_name_that_is_built_already() -> None:
    me = {"board": "gizah", "cards": ["loom_age1"]}
    game = position(me, ["loom_age2", "statue"], age=2)
    assert obstacle_of(game, "loom_age2").kind == BUILT
    assert said(game, "loom_age2") == "✗ Already built"


def test_too_few_coins_for_the_bank() -> None:
    game = position({"board": "gizah", "coins": 0}, ["clay_pit", "altar"])
    assert obstacle_of(game, "clay_pit").needs == 1
    assert said(game, "clay_pit") == "✗ Needs 1 coin, you have 0"


@pytest.mark.rule("B-23", "B-26")
def test_too_few_coins_for_the_neighbours() -> None:
    game = position({"board": "gizah", "coins": 3}, ["fortifications", "palace"], age=3)
    left = {"board": "rhodos", "cards": ["ore_vein", "foundry"]}
    assert obstacle_of(game, "fortifications").kind == MISSING
    game = position({"board": "gizah", "coins": 3}, ["fortifications", "palace"], left, age=3)
    assert said(game, "fortifications") == "✗ Needs 8 coins, you have 3"
    me = {"board": "gizah", "coins": 3, "cards": ["west_trading_post"]}
    game = position(me, ["fortifications", "palace"], left, age=3)
    assert said(game, "fortifications") == "✗ Needs 5 coins, you have 3"


def test_goods_that_nobody_sells() -> None:
    game = position({"board": "gizah", "coins": 30}, ["fortifications", "palace"], age=3)
    assert goods_of(obstacle_of(game, "fortifications")) == [{"ore": 2}]
    assert said(game, "fortifications") == "✗ You lack 2 ore"
    assert said(game, "palace") == "✗ You lack wood, glass, cloth and papyrus"


@pytest.mark.rule("B-22")
def test_a_choice_symbol_leaves_one_or_the_other_missing() -> None:
    me = {"board": "gizah", "coins": 30, "cards": ["tree_farm"]}
    left: City = {"board": "rhodos"}
    right: City = {"board": "halikarnassos"}
    game = position(me, ["siege_workshop", "palace"], left, right, age=3)
    goods = goods_of(obstacle_of(game, "siege_workshop"))
    assert goods == [{"wood": 1, "clay": 2}, {"clay": 3}]
    assert said(game, "siege_workshop") == "✗ You lack wood and 2 clay or 3 clay"


def test_what_can_be_built_has_no_obstacle() -> None:
    offer = offer_of(position(GIZAH, ["altar", "stockade"]), "altar")
    assert offer.build_obstacle is None
    assert [move.text for move in offer.moves] == ["build altar", "sell altar"]


def test_stages() -> None:
    game = position(GIZAH, ["altar", "stockade"])
    found = seen_from(game, 0).means(0).stage_obstacle()
    assert (found.kind, goods_of(found)) == (MISSING, [{"wood": 2}])
    me = {"board": "rhodos", "side": "night", "buried": ["stone_pit", "clay_pool"]}
    game = position(me, ["altar", "stockade"], left=GIZAH)
    assert seen_from(game, 0).means(0).stage_obstacle().kind == COMPLETE


SETS: list[dict[str, Any]] = [
    {},
    {"expansions": ["armada"]},
    {"expansions": ["leaders", "cities", "armada"], "leaders": "expert"},
]


def played(seed: int, turns: int, options: dict[str, Any]) -> Game:
    """A game in the middle, with seat 0 still to choose a card."""
    rng = Random(seed)
    teams = bool(options) and seed % 3 == 0
    players = rng.choice((4, 6)) if teams else rng.randint(3, 7)
    game = Game.new(players=players, sides="random", teams=teams, seed=seed, **options)
    while not game.over and (game.age - 1) * 6 + game.turn < turns:
        for seat, decision in game.pending.items():
            builds = [move for move in decision.moves if move.verb != "sell"]
            game.play(seat, rng.choice(builds or list(decision.moves)))
    return game


def with_coins(game: Game, coins: int) -> Game:
    data: dict[str, Any] = plain(game.position())
    data["cities"][0]["coins"] = coins
    if "purse" in data["cities"][0]:
        data["cities"][0]["purse"] = coins
    return Game.from_position(data)


def possible(game: Game, verb: str, card: str, ship: bool) -> bool:
    return any(
        (move.verb, move.subject, move.ship) == (verb, card, ship) for move in game.pending[0].moves
    )


def check(game: Game, obstacle: Obstacle, verb: str, card: str, ship: bool) -> None:
    """With the coins that are said to be needed it can be done, with one fewer it cannot; what is
    missing no number of coins can buy."""
    if obstacle.kind == COINS:
        assert obstacle.needs > game.position()["cities"][0]["coins"]
        assert possible(with_coins(game, obstacle.needs), verb, card, ship)
        assert not possible(with_coins(game, obstacle.needs - 1), verb, card, ship)
    else:
        assert not possible(with_coins(game, 200), verb, card, ship)
        assert (obstacle.kind == MISSING) == bool(obstacle.goods)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), turns=st.integers(1, 18), options=st.sampled_from(SETS))
def test_obstacles_agree_with_the_engine(seed: int, turns: int, options: dict[str, Any]) -> None:
    game = played(seed, turns, options)
    decision = game.pending.get(0)
    if decision is None or decision.kind != "card":
        return
    for card in game.view(0).now["hands"][0]:
        offer = offer_of(game, card)
        assert (offer.build_obstacle is None) == possible(game, "build", card, False)
        assert (offer.stage_obstacle is None) == possible(game, "stage", card, False)
        obstacles = [
            (offer.build_obstacle, "build", False),
            (offer.ship_obstacle, "build", True),
            (offer.stage_obstacle, "stage", False),
            (offer.stage_ship_obstacle, "stage", True),
        ]
        for obstacle, verb, ship in obstacles:
            if obstacle is not None:
                assert not possible(game, verb, card, ship)
                check(game, obstacle, verb, card, ship)
        # A ship that could go along but for something has its obstacle.
        if offer.builds and offer.fleet != NO_FLEET:
            assert (offer.ship_obstacle is None) == possible(game, "build", card, True)


@pytest.mark.rule("A-9", "L-23")
def test_what_is_missing_with_reductions_and_ships() -> None:
    me: City = {"board": "gizah", "coins": 30, "leaders": ["hammurabi"]}
    boards = ("rhodos", "olympia")
    cities = [me, *({"board": board} for board in boards)]
    for number, town in enumerate(cities, 1):
        town["shipyard"] = f"shipyard_{number}"
    me["fleets"] = [0, 0, 3, 0]
    options = {"expansions": ["leaders", "armada"]}
    data = {"cities": cities, "age": 2, "turn": 7, "options": options}
    data["hands"] = [["temple", "courthouse"], ["?", "?"], ["?", "?"]]
    game = Game.from_position(data)
    # A temple takes wood, clay and glass, less one; clay and stone are at hand. The fourth step of
    # the blue ship on this board takes stone and papyrus, which the leader does not help with.
    cost = CATALOGUE.card_by_id["temple"].cost
    assert unbundle(cost) == {"wood": 1, "clay": 1, "glass": 1}
    assert said(game, "temple") == "✗ You lack wood or glass"
    cities[1]["cards"] = ["glassworks_age1"]
    game = Game.from_position(data)
    assert said(game, "temple") == "✓ 2 coins to left, 2 coins to right\n≈ ✗ You lack papyrus"
