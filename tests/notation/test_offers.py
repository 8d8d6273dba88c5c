"""What is offered with each card: every move once, with the coins it takes, and true reasons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia import Game, sample
from tests.support.plain import plain
from tests.support.play import moments, new_game

Data = dict[str, Any]

ABOUT_CARDS = ("card", "last", "discard", "recruit", "extra")
WAYS = {"build": False, "build_ship": True, "stage": False, "stage_ship": True}
VERBS = {"discard": "take", "recruit": "recruit", "extra": "recruit"}
SETS: list[Data] = [
    {},
    {"expansions": ["armada"]},
    {"expansions": ["leaders", "cities", "armada"], "leaders": "expert"},
    {"expansions": ["leaders", "cities", "armada"], "armada_edition": 1},
    {"expansions": ["leaders", "cities"], "teams": True, "players": 4},
]


def with_coins(game: Game, seat: int, coins: int) -> Game:
    """The same game, but for the coins that a seat can spend."""
    data: Data = plain(game.position())
    city = data["cities"][seat]
    city["coins"] = coins
    if "purse" in city:
        city["purse"] = coins
    return Game.from_position(data)


def moves_of(game: Game, seat: int) -> list[str]:
    moves: list[str] = game.view(seat).now["moves"]
    return moves


def possible(game: Game, seat: int, verb: str, piece: str, ship: bool) -> bool:
    return any(
        (move.verb, move.subject, move.ship) == (verb, piece, ship)
        for move in game.pending[seat].moves
    )


def all_ways(offer: Data) -> list[Data]:
    return [way for name in WAYS if offer[name] for way in offer[name]["ways"]]


def check_every_move_is_offered_once(game: Game, seat: int, offers: list[Data]) -> None:
    offered = [way["move"] for offer in offers for way in all_ways(offer)]
    offered += [move for offer in offers for move in offer["sell"]]
    assert sorted([*offered, "pass"]) == sorted({*moves_of(game, seat), "pass"})


def check_coins(game: Game, seat: int, way: Data) -> None:
    """With so many coins it can be done, with one fewer it cannot."""
    assert way["coins"] == sum(way["pays"].values())
    assert way["move"] in moves_of(with_coins(game, seat, way["coins"]), seat)
    if way["coins"]:
        assert way["move"] not in moves_of(with_coins(game, seat, way["coins"] - 1), seat)


def check_obstacle(game: Game, seat: int, obstacle: Data, *what: Any) -> None:
    """What it takes is enough, and no less; what is missing no number of coins can buy."""
    assert not possible(game, seat, *what)
    if obstacle["kind"] == "coins":
        assert possible(with_coins(game, seat, obstacle["needs"]), seat, *what)
        assert not possible(with_coins(game, seat, obstacle["needs"] - 1), seat, *what)
    else:
        assert not possible(with_coins(game, seat, 200), seat, *what)
    assert (obstacle["kind"] == "missing") == bool(obstacle["goods"])


def check_offers(game: Game, seat: int) -> None:
    kind = game.pending[seat].kind
    offers = plain(game.offers(seat))
    check_every_move_is_offered_once(game, seat, offers)
    for offer in offers:
        assert offer["build"] is not None
        assert (offer["stage"] is not None) == (kind in ("card", "last", "recruit"))
        for name, ship in WAYS.items():
            if offer[name] is None:
                continue
            ways, obstacle = offer[name]["ways"], offer[name]["obstacle"]
            assert bool(ways) == (obstacle is None)
            for way in ways:
                check_coins(game, seat, way)
            if obstacle is not None:
                verb = "stage" if name.startswith("stage") else VERBS.get(kind, "build")
                check_obstacle(game, seat, obstacle, verb, offer["piece"], ship)


@settings(max_examples=60, deadline=None)
@given(number=st.integers(0, 10_000), after=st.integers(0, 150), options=st.sampled_from(SETS))
def test_offers_agree_with_the_engine(number: int, after: int, options: Data) -> None:
    for moment, game in enumerate(moments(number, **options)):
        for seat, decision in game.pending.items() if moment >= after else ():
            if decision.kind in ABOUT_CARDS:
                check_offers(game, seat)
                return


@pytest.mark.parametrize("options", SETS)
def test_offers_are_a_matter_of_what_a_seat_sees(options: Data) -> None:
    kinds = set()
    for moment, game in enumerate(moments(5, **options)):
        if moment % 7 == 0 and not game.over:
            for seat in game.pending:
                other = sample(game.view(seat), Random(moment))
                assert other.offers(seat) == game.offers(seat)
                kinds.add(game.pending[seat].kind)
    assert "card" in kinds


def test_other_decisions_are_about_no_card() -> None:
    game = new_game(1, sides="choose", boards="deal")
    assert game.pending[0].kind == "side"
    assert game.offers(0) == []


def test_an_offer_in_full() -> None:
    cities: list[Data] = [
        {"board": "gizah", "coins": 3, "cards": ["east_trading_post"]},
        {"board": "rhodos", "cards": ["timber_yard"]},
        {"board": "olympia", "cards": ["lumber_yard"]},
    ]
    hand = ["caravansery", "forum"]
    data = {"age": 2, "turn": 6, "cities": cities, "hands": [hand, ["?", "?"], ["?", "?"]]}
    caravansery, forum = Game.from_position(data).offers(0)
    # Two wood for the card as for the stage: each neighbour has one, the right one for 1 coin.
    paid = {"coins": 3, "pays": {"left": 2, "right": 1}, "free_by": None}
    build = {"move": "build caravansery left 2 right 1", **paid}
    stage = {"move": "stage caravansery left 2 right 1", **paid}
    assert caravansery == {
        "piece": "caravansery",
        "chain": [],
        "build": {"fleet": None, "ways": [build], "obstacle": None},
        "build_ship": None,
        "stage": {"fleet": None, "ways": [stage], "obstacle": None},
        "stage_ship": None,
        "sell": ["sell caravansery"],
    }
    assert forum["chain"] == ["east_trading_post"]
    free = {"move": "build forum", "coins": 0, "pays": {}, "free_by": None}
    assert forum["build"] == {"fleet": None, "ways": [free], "obstacle": None}


def test_a_stage_that_can_be_paid_without_its_ship_says_what_the_ship_lacks() -> None:
    """A-5: the first stage of Gizah costs two wood, the first red step of shipyard 1 one more."""
    cities: list[Data] = [
        {"board": board, "side": "day", "shipyard": f"shipyard_{seat + 1}", "coins": 0}
        for seat, board in enumerate(["gizah", "rhodos", "olympia"])
    ]
    cities[0]["cards"] = ["sawmill"]
    options = {"players": 3, "expansions": ["armada"]}
    game = Game.from_position({"options": options, "cities": cities, "age": 2, "turn": 2})
    for offer in plain(game.offers(0)):
        assert offer["stage"]["obstacle"] is None
        assert len(offer["stage"]["ways"]) == 1
        assert offer["stage_ship"] == {
            "fleet": "red",
            "ways": [],
            "obstacle": {"kind": "missing", "needs": 0, "goods": [{"wood": 1}]},
        }


def test_a_card_that_is_free_or_paid_says_what_its_ship_lacks() -> None:
    """A-5: the first red step of shipyard 1 costs wood, which nobody has."""
    cities: list[Data] = [
        {"board": board, "side": "day", "shipyard": f"shipyard_{seat + 1}", "coins": 0}
        for seat, board in enumerate(["olympia", "rhodos", "gizah"])
    ]
    cities[0] |= {"buried": ["lumber_yard", "ore_vein"], "coins": 2}
    data = {
        "options": {"players": 3, "expansions": ["armada"]},
        "cities": cities,
        "age": 1,
        "turn": 4,
        "hands": [["barracks", "baths", "altar", "theater", "stockade"], ["?"] * 5, ["?"] * 5],
    }
    offers = {offer["piece"]: offer for offer in plain(Game.from_position(data).offers(0))}
    barracks = offers["barracks"]
    assert [way["free_by"] for way in barracks["build"]["ways"]] == ["olympia", None]
    assert barracks["build_ship"] == {
        "fleet": "red",
        "ways": [],
        "obstacle": {"kind": "missing", "needs": 0, "goods": [{"wood": 1}]},
    }
