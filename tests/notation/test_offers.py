"""What is offered with each card: every move once, with the coins it takes, and true reasons."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia import Game, IllegalMove, sample
from mirabilia.catalog import load
from mirabilia.catalog.kinds import FREE_STAGES, REDUCE
from mirabilia.catalog.model import Effect
from tests.rules.box_tables import Table, city
from tests.rules.tables import LEFT, ME
from tests.support.plain import plain
from tests.support.play import moments, new_game

Data = dict[str, Any]

CATALOGUE = load()


def reduces(effects: list[Effect]) -> bool:
    """Whether they take resources off a cost (L-23, A-9, C-9)."""
    return any(effect.kind in (REDUCE, FREE_STAGES) for effect in effects)


REDUCING = {card.id for card in CATALOGUE.cards if reduces(card.effects)} | {
    leader.id for leader in CATALOGUE.leaders if reduces(leader.effects)
}
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
    """With this many coins it can be done, with one fewer it cannot."""
    assert way["coins"] == sum(way["pays"].values())
    assert (way["how"] == "paid") == bool(way["pays"])
    assert (way["how"] == "free") == (not way["pays"] and way["free_by"] is not None)
    assert way["move"] in moves_of(with_coins(game, seat, way["coins"]), seat)
    if way["coins"]:
        assert way["move"] not in moves_of(with_coins(game, seat, way["coins"] - 1), seat)


def without_reductions(game: Game, seat: int) -> Game:
    """The same game, but for what makes a seat's costs smaller."""
    data: Data = plain(game.position())
    city = data["cities"][seat]
    for pile in {"cards", "leaders"} & set(city):
        city[pile] = [one for one in city[pile] if one not in REDUCING]
    # It may tell how one of them was built.
    data.pop("history", None)
    return Game.from_position(data)


def check_goods(game: Game, seat: int, way: Data) -> None:
    """The city's own goods are enough where no leader or black card makes a cost smaller."""
    assert (way["move"] in moves_of(without_reductions(game, seat), seat)) == (
        way["how"] == "goods"
    )


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
                if way["how"] in ("goods", "reduced") and kind in ("card", "last"):
                    check_goods(game, seat, way)
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
    paid = {"coins": 3, "pays": {"left": 2, "right": 1}, "free_by": None, "how": "paid"}
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
    free = {"move": "build forum", "coins": 0, "pays": {}, "free_by": None, "how": "chain"}
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


# Two of the three goods of a temple.
TWO = ("lumber_yard", "clay_pool")
THREE = (*TWO, "glassworks_age1")


@pytest.mark.rule("L-23", "C-9", "B-15", "B-42")
@pytest.mark.parametrize(
    ("me", "deed", "how"),
    [
        (city("gizah", *THREE), "build temple", "goods"),
        (city("gizah", *TWO, leaders=["hammurabi"]), "build temple", "reduced"),
        (city("gizah", *THREE, leaders=["hammurabi"]), "build temple", "goods"),
        # The one stone that baths cost is the one that is taken off.
        (city("rhodos", leaders=["hammurabi"]), "build baths", "reduced"),
        (city("rhodos", leaders=["hammurabi"]), "build altar", "nothing"),
        (city("gizah", "altar"), "build pantheon", "chain"),
        (city("gizah", "altar", leaders=["hammurabi"]), "build pantheon", "chain"),
        (city("olympia", stages=2, coins=0), "build temple", "free"),
        (city("gizah", coins=1), "build foundry", "paid"),
        # The first stage of Rhodos takes two wood.
        (city("rhodos", "sawmill", coins=0), "stage temple", "goods"),
        (city("rhodos", "lumber_yard", leaders=["imhotep"]), "stage temple", "reduced"),
        (city("rhodos", "architect_firm"), "stage temple", "reduced"),
        (city("rhodos", "architect_firm", "sawmill"), "stage temple", "goods"),
    ],
)
def test_it_is_said_how_a_cost_is_covered(me: Data, deed: str, how: str) -> None:
    verb, piece = deed.split()
    age = CATALOGUE.card_by_id[piece].age
    (offer,) = offers_of(Table((3, 0), {ME: me}, {ME: [piece]}, age=age), piece)
    assert [way["how"] for way in offer[verb]["ways"]] == [how]


def offers_of(table: Table, piece: str) -> list[Data]:
    return [offer for offer in plain(table.game.offers(0)) if offer["piece"] == piece]


@pytest.mark.rule("L-5", "L-20")
def test_a_leader_that_costs_nothing_here_is_said_to_be_reduced() -> None:
    cities = {ME: city("gizah", leaders=["maecenas"])}
    table = Table((3, 0), cities, age=2, turn=0, recruit={ME: ["caesar"]})
    (offer,) = offers_of(table, "caesar")
    assert [way["how"] for way in offer["build"]["ways"]] == ["reduced"]


def test_goods_that_are_bought_for_no_coins_are_bought_all_the_same() -> None:
    """C-9: rebates can make a purchase free; it is not the city's own goods that cover it."""
    me = city("gizah", "west_trading_post", "west_clandestine_wharf", coins=0)
    cities = {ME: me, LEFT: city("rhodos", "lumber_yard")}
    (offer,) = offers_of(Table((3, 0), cities, {ME: ["stockade"]}, age=1), "stockade")
    (way,) = offer["build"]["ways"]
    assert (way["how"], way["coins"], way["pays"]) == ("paid", 0, {"left": 0})


@pytest.mark.parametrize(
    ("move", "code", "said"),
    [
        ("build loom_age1 ship", "no_ship", "no ship can go along; leave out ship"),
        ("build altar ship", "payment", "it may: 'build altar ship right 2'"),
        ("build stockade ship", "missing", "it lacks 1 wood"),
        ("stage altar ship", "missing", "it lacks 2 wood"),
    ],
)
def test_what_cannot_be_done_with_a_ship_says_why(move: str, code: str, said: str) -> None:
    """It is the ship, or what the card itself costs: a player has to know which."""
    cities = [
        {"board": board, "side": "day", "shipyard": f"shipyard_{seat + 1}"}
        for seat, board in enumerate(["gizah", "rhodos", "olympia"])
    ]
    hand = ["loom_age1", "press_age1", "altar", "baths", "theater", "stockade", "barracks"]
    hand += ["east_trading_post"]
    game = Game.from_position(
        {
            "options": {"players": 3, "expansions": ["armada"]},
            "cities": [{**city, "coins": 3} for city in cities],
            "age": 1,
            "turn": 1,
            "hands": [hand, None, None],
        }
    )
    with pytest.raises(IllegalMove) as refused:
        game.play(0, move)
    assert refused.value.code == code
    assert said in str(refused.value)
