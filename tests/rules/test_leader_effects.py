"""What leaders do: rules L-20 to L-34, every one of the 55 leaders (L-5 for their costs)."""

from __future__ import annotations

import pytest

from tests.rules.box_tables import (
    EVERY_LEADER,
    LEADERS,
    LEFT,
    ME,
    RIGHT,
    Ring,
    Table,
    city,
    every_seat,
    leader_cost,
    led,
    makers,
    recruited,
    seats_of_five,
    seats_of_three,
    seats_of_three_and_five,
    survives,
)

# A card of age I for each resource, that costs this resource and nothing else.
COSTS_ONE = {
    "wood": "stockade",
    "stone": "baths",
    "ore": "barracks",
    "clay": "guard_tower",
    "glass": "workshop",
    "cloth": "apothecary",
    "papyrus": "scriptorium",
}


# ---- what they cost


@pytest.mark.rule("L-4", "L-5")
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("leader", EVERY_LEADER)
def test_l_5_every_leader_costs_what_is_printed(leader: str, age: int) -> None:
    """seed 004, line 603: by the age means 1, 2 and 3 coins."""
    cost = leader_cost(leader, age)
    table = recruited((3, 0), leader, city("gizah", coins=cost), age=age)
    assert table.city()["leaders"] == [leader]
    assert sum(event["coins"] for event in table.events("spend")) == cost
    poor = Table(
        (3, 0),
        {ME: city("gizah", coins=cost - 1)},
        recruit={ME: [leader, "darius" if leader != "darius" else "caesar"]},
        age=age,
    )
    assert not poor.ways(f"recruit {leader}")
    assert poor.ways(f"sell {leader}") == [""]


# ---- L-20: free guilds, free leaders, coins for chains


@pytest.mark.rule("L-20")
@seats_of_three
def test_l_20_ramses_makes_guilds_free(ring: Ring) -> None:
    hand = ["workers_guild", "shipowners_guild", "palace"]
    mine = city("roma", coins=0, leaders=("ramses",))
    table = Table(ring, {ME: mine}, {ME: hand}, age=3)
    assert table.ways("build workers_guild") == ["free ramses"]
    assert table.ways("build shipowners_guild") == ["free ramses"]
    assert table.ways("build palace") == []
    table.turn({ME: "build workers_guild free ramses"})
    assert table.coins() == 0
    assert table.city()["cards"] == ["workers_guild"]


@pytest.mark.rule("L-20")
def test_l_20_without_ramses_guilds_are_paid_for() -> None:
    table = Table((3, 0), {ME: city("roma", coins=0)}, {ME: ["workers_guild"]}, age=3)
    assert table.ways("build workers_guild") == []


@pytest.mark.rule("L-20")
@seats_of_three
def test_l_20_maecenas_makes_all_later_leaders_free(ring: Ring) -> None:
    hands = {ME: ["maecenas", "caesar", "pericles"], LEFT: ["hannibal", "nero", "midas"]}
    table = Table(ring, {ME: city("gizah", coins=1)}, recruit=hands)
    table.turn({ME: "recruit maecenas", LEFT: "recruit hannibal"})
    assert table.coins() == 0  # he himself is paid for
    table.finish_age()
    mine, theirs = table.coins(), table.coins(LEFT)
    table.turn({ME: "recruit caesar", LEFT: "recruit nero"})
    assert table.coins() == mine
    assert table.coins(LEFT) == theirs - 1


@pytest.mark.rule("L-20", "B-17")
@seats_of_three
def test_l_20_vitruvius_pays_two_coins_for_a_chain(ring: Ring) -> None:
    mine = city("gizah", "baths", "well", coins=0, leaders=("vitruvius",))
    table = Table((4, ring[1]), {ME: mine}, {ME: ["aqueduct", "statue"]}, age=2)
    table.turn({ME: "build aqueduct"})
    assert table.coins() == 2


@pytest.mark.rule("L-20")
@seats_of_three
def test_l_20_vitruvius_pays_nothing_for_other_builds(ring: Ring) -> None:
    mine = city("gizah", *makers({"stone": 2}), coins=0, leaders=("vitruvius", "ramses"))
    table = Table(ring, {ME: mine}, {ME: ["aqueduct"]}, age=2)
    table.turn({ME: "build aqueduct"})
    assert table.coins() == 0
    table = Table(ring, {ME: mine}, {ME: ["workers_guild"]}, age=3)
    table.turn({ME: "build workers_guild free ramses"})
    assert table.coins() == 0


@pytest.mark.rule("L-20", "C-7")
@seats_of_three
def test_c_7_a_build_from_the_discard_is_no_chain(ring: Ring) -> None:
    mine = city("gizah", "baths", coins=3, leaders=("vitruvius",))
    table = Table(ring, {ME: mine}, recruit={ME: ["solomon", "nero"]}, age=3, discard=["aqueduct"])
    table.turn({ME: "recruit solomon"})
    table.play(ME, "take aqueduct")
    assert table.city()["cards"] == ["baths", "aqueduct"]
    assert table.coins() == 0


# ---- L-21: a resource from the bank


@pytest.mark.rule("L-21")
@pytest.mark.parametrize("resource", COSTS_ONE)
@seats_of_three
def test_l_21_bilkis_buys_one_resource_of_any_kind_for_one_coin(ring: Ring, resource: str) -> None:
    card = COSTS_ONE[resource]
    mine = city("roma", coins=1, leaders=("bilkis",))
    table = Table(ring, {ME: mine}, {ME: [card]})
    assert table.ways(f"build {card}") == ["bank 1"]
    before = sum(table.coins(who) for who in table.others)
    table.turn({ME: f"build {card} bank 1"})
    assert table.coins() == 0
    assert sum(table.coins(who) for who in table.others) == before + 3 * len(table.others)


@pytest.mark.rule("L-21")
def test_l_21_only_one_resource_a_turn() -> None:
    """Temple asks for wood, clay and glass: two of them are bought elsewhere or not at all."""
    others = {LEFT: city("babylon"), RIGHT: city("olympia")}
    mine = city("roma", coins=3, leaders=("bilkis",))
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    assert table.ways("build temple") == []
    mine["cards"] = ["glassworks_age1"]
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    assert sorted(table.ways("build temple")) == ["left 2 bank 1", "right 2 bank 1"]


@pytest.mark.rule("L-21", "L-9")
@seats_of_three
def test_l_21_again_in_the_next_turn(ring: Ring) -> None:
    mine = city("roma", coins=2, leaders=("bilkis",))
    other = {LEFT: city("gizah"), RIGHT: city("rhodos")}
    table = Table(ring, {ME: mine, **other}, {ME: ["stockade"], RIGHT: ["guard_tower"]})
    table.turn({ME: "build stockade bank 1"})
    assert table.ways("build guard_tower") == ["bank 1"]


@pytest.mark.rule("L-21", "B-27")
def test_l_21_the_bank_is_one_payee_among_others() -> None:
    others = {LEFT: city("babylon"), RIGHT: city("gizah")}
    mine = city("roma", coins=5, leaders=("bilkis",))
    table = Table((3, 0), {ME: mine, **others}, {ME: ["stockade"]})
    assert table.ways("build stockade") == ["bank 1", "left 2"]


# ---- L-22: coins for tokens and for yellow cards


@pytest.mark.rule("L-22", "L-25")
@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
@seats_of_three
def test_l_22_nero_is_paid_for_a_token_a_leader_gives(ring: Ring, age: int, value: int) -> None:
    mine = city("gizah", coins=age, leaders=("nero",))
    table = recruited(ring, "nitocris", mine, age=age)
    assert table.tokens() == ([value], 0)
    assert table.coins() == 2


@pytest.mark.rule("L-22", "C-9")
@seats_of_three
def test_l_22_nero_is_paid_for_a_raiders_token(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("nero",))
    table = Table(ring, {ME: mine}, {ME: ["raider_camp"]})
    table.turn({ME: "build raider_camp"})
    assert table.coins() == 2


@pytest.mark.rule("L-22", "B-30")
@every_seat
def test_l_22_nero_is_paid_for_each_victory_of_the_conflicts(ring: Ring) -> None:
    mine = city("gizah", "stockade", coins=0, leaders=("nero",))
    table = Table(ring, {ME: mine}, turn=7)
    table.turn()
    assert table.tokens() == ([1, 1], 0)
    assert table.coins() == 3 + 4


@pytest.mark.rule("L-22")
@seats_of_three
def test_l_22_nero_is_not_paid_for_tokens_taken_before(ring: Ring) -> None:
    table = recruited(ring, "nero", city("gizah", coins=1, victories=(1, 1)), age=2)
    assert table.coins() == 0


@pytest.mark.rule("L-22")
@seats_of_three
def test_l_22_xenophon_is_paid_for_each_yellow_card(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("xenophon",))
    others = {LEFT: city("rhodos", coins=0), RIGHT: city("babylon", coins=0, leaders=("nero",))}
    hands = {ME: ["marketplace"], LEFT: ["west_trading_post"], RIGHT: ["altar"]}
    table = Table(ring, {ME: mine, **others}, hands)
    table.turn({ME: "build marketplace", LEFT: "build west_trading_post", RIGHT: "build altar"})
    assert [table.coins(who) for who in (ME, LEFT, RIGHT)] == [2, 0, 0]


@pytest.mark.rule("L-22")
@seats_of_three
def test_l_22_xenophon_pays_for_no_other_colour_and_not_for_the_past(ring: Ring) -> None:
    mine = city("gizah", "marketplace", coins=2)
    table = recruited(ring, "xenophon", mine, age=2)
    assert table.coins() == 0
    mine = city("gizah", coins=0, leaders=("xenophon",))
    table = Table(ring, {ME: mine}, {ME: ["baths"]})
    table.turn({ME: "build baths"})
    assert table.coins() == 0


@pytest.mark.rule("L-22", "C-7", "L-33")
@seats_of_three
def test_l_22_xenophon_is_paid_for_a_yellow_card_from_the_discard(ring: Ring) -> None:
    mine = city("gizah", coins=3, leaders=("xenophon",))
    pile = ["marketplace", "altar"]
    table = Table(ring, {ME: mine}, recruit={ME: ["solomon", "nero"]}, age=2, discard=pile)
    table.turn({ME: "recruit solomon"})
    table.play(ME, "take marketplace")
    assert table.coins() == 2


# ---- L-23: one resource fewer


REDUCED = [
    ("hammurabi", "courthouse", {"clay": 2, "cloth": 1}, 2),
    ("hammurabi", "temple", {"wood": 1, "clay": 1, "glass": 1}, 2),
    ("leonidas", "archery_range", {"wood": 2, "ore": 1}, 2),
    ("archimedes", "dispensary", {"ore": 2, "glass": 1}, 2),
    ("archimedes", "library", {"stone": 2, "cloth": 1}, 2),
    ("hammurabi", "baths", {"stone": 1}, 1),
    ("leonidas", "barracks", {"ore": 1}, 1),
    ("archimedes", "scriptorium", {"papyrus": 1}, 1),
]


def without(cost: dict[str, int], *resources: str) -> dict[str, int]:
    left = dict(cost)
    for resource in resources:
        left[resource] -= 1
    return {resource: count for resource, count in left.items() if count}


@pytest.mark.rule("L-23")
@pytest.mark.parametrize(("leader", "card", "cost", "age"), REDUCED)
def test_l_23_any_one_resource_of_the_cost_is_left_out(
    leader: str, card: str, cost: dict[str, int], age: int
) -> None:
    for resource in cost:
        cards = makers(without(cost, resource))
        mine = city("roma", *cards, coins=0, leaders=(leader,))
        assert Table((3, 0), {ME: mine}, {ME: [card]}, age=age).ways(f"build {card}") == [""]
        mine["leaders"] = []
        assert Table((3, 0), {ME: mine}, {ME: [card]}, age=age).ways(f"build {card}") == []


@pytest.mark.rule("L-23")
@pytest.mark.parametrize(("leader", "card", "cost", "age"), REDUCED[:5])
def test_l_23_one_resource_and_no_more(
    leader: str, card: str, cost: dict[str, int], age: int
) -> None:
    kinds = [kind for kind, count in cost.items() for _ in range(count)]
    cards = makers(without(cost, kinds[0], kinds[1]))
    mine = city("roma", *cards, coins=0, leaders=(leader,))
    assert Table((3, 0), {ME: mine}, {ME: [card]}, age=age).ways(f"build {card}") == []


@pytest.mark.rule("L-23")
@pytest.mark.parametrize("leader", ["hammurabi", "leonidas", "archimedes", "imhotep"])
def test_l_23_only_cards_of_the_colour(leader: str) -> None:
    free = {"hammurabi": "baths", "leonidas": "barracks", "archimedes": "scriptorium"}
    mine = city("roma", coins=0, leaders=(leader,))
    table = Table((3, 0), {ME: mine}, {ME: ["baths", "barracks", "scriptorium"]})
    for card in ("baths", "barracks", "scriptorium"):
        assert table.ways(f"build {card}") == ([""] if free.get(leader) == card else [])
    assert table.ways("stage baths") == []


@pytest.mark.rule("L-23")
def test_l_23_the_reduction_saves_the_dearer_purchase() -> None:
    """Wood costs 1 at the left, glass 2 at the right: the glass is what is left out."""
    mine = city("roma", "west_trading_post", "clay_pool", coins=9, leaders=("hammurabi",))
    others = {LEFT: city("babylon"), RIGHT: city("alexandria")}
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    assert table.ways("build temple") == ["left 1", "right 2"]


@pytest.mark.rule("L-23")
@pytest.mark.parametrize("missing", ["stone", "glass", "cloth"])
@seats_of_three
def test_l_23_imhotep_leaves_out_one_resource_of_a_stage(ring: Ring, missing: str) -> None:
    cost = {"stone": 2, "glass": 1, "cloth": 1}
    cards = makers(without(cost, missing))
    mine = city("abu_simbel", *cards, coins=0, stages=2, leaders=("imhotep",))
    table = Table(ring, {ME: mine}, {ME: ["walls"]}, age=2)
    assert table.ways("stage walls") == [""]
    mine["leaders"] = []
    table = Table(ring, {ME: mine}, {ME: ["walls"]}, age=2)
    assert table.ways("stage walls") == []


@pytest.mark.rule("L-23")
@pytest.mark.parametrize(("coins", "offered"), [(5, True), (4, False)])
def test_l_23_imhotep_takes_no_coins_off(coins: int, offered: bool) -> None:
    mine = city("petra", coins=coins, stages=1, leaders=("imhotep",))
    table = Table((3, 0), {ME: mine})
    assert any(move.startswith("stage") for move in table.moves()) is offered


# ---- L-24: points


PER_CARD = [
    ("phidias", ["lumber_yard", "stone_pit", "sawmill"], 3),
    ("praxiteles", ["loom_age1", "press_age1"], 4),
    ("nebuchadnezzar", ["altar", "theater", "aqueduct"], 3),
    ("varro", ["marketplace", "forum"], 2),
    ("pericles", ["stockade", "walls"], 4),
    ("hypatia", ["workshop", "library"], 2),
    ("darius", ["hideout", "lair", "guardhouse"], 3),
    ("justinian", ["altar", "theater", "stockade", "workshop", "library", "school"], 3),
    ("justinian", ["altar", "theater", "stockade", "walls", "workshop", "library"], 6),
    ("justinian", ["altar", "theater", "stockade", "walls"], 0),
]


@pytest.mark.rule("L-24", "L-8", "L-32")
@pytest.mark.parametrize(("leader", "cards", "points"), PER_CARD)
def test_l_24_points_for_own_cards(leader: str, cards: list[str], points: int) -> None:
    theirs = city("rhodos", "clay_pool", "glassworks_age1", "baths", "barracks", "scriptorium")
    mine = city("gizah", *cards)
    table = recruited((5, 2), leader, mine, age=3, others={LEFT: theirs})
    assert table.points("leaders") == points


@pytest.mark.rule("L-24")
def test_l_24_hiram_gives_two_points_for_each_own_guild() -> None:
    theirs = city("rhodos", "builders_guild")
    mine = city("gizah", "workers_guild", "spies_guild")
    assert led((5, 2), "hiram", mine, others={LEFT: theirs}).points("leaders") == 4


PLATO = ["stone_pit", "loom_age1", "altar", "forum", "walls", "school", "spies_guild"]


@pytest.mark.rule("L-24")
def test_l_24_plato_wants_the_seven_colours_and_no_black() -> None:
    assert led((3, 0), "plato", city("gizah", *PLATO)).points("leaders") == 7
    twice = [*PLATO, "clay_pool", "press_age1", "theater", "marketplace", "stables", "library"]
    assert led((3, 0), "plato", city("gizah", *twice)).points("leaders") == 7
    twice.append("workers_guild")
    assert led((3, 0), "plato", city("gizah", *twice)).points("leaders") == 14


@pytest.mark.rule("L-24")
@pytest.mark.parametrize("missing", range(len(PLATO)))
def test_l_24_plato_gives_nothing_while_a_colour_is_missing(missing: int) -> None:
    cards = [card for place, card in enumerate(PLATO) if place != missing]
    table = led((3, 0), "plato", city("gizah", *cards, "hideout"))
    assert table.points("leaders") == 0


@pytest.mark.rule("L-24")
@seats_of_three
def test_l_24_amytis_gives_two_points_for_each_own_stage(ring: Ring) -> None:
    others = {LEFT: city("rhodos", stages=3)}
    table = recruited(ring, "amytis", city("gizah", stages=2), age=2, others=others)
    assert table.points("leaders") == 4


@pytest.mark.rule("L-24")
@seats_of_three
def test_l_24_alexander_gives_a_point_for_each_victory_token(ring: Ring) -> None:
    mine = city("gizah", victories=(1, 3, 5), defeats=4)
    table = recruited(ring, "alexander", mine, age=3)
    assert table.points("leaders") == 3
    assert table.points("military") == 9 - 4


@pytest.mark.rule("L-24")
@pytest.mark.parametrize(
    ("cards", "green", "leaders"),
    [
        (["apothecary", "workshop", "scriptorium"], 10, 3),
        (["apothecary", "dispensary", "workshop", "laboratory", "school", "library"], 26, 6),
        (["apothecary", "dispensary", "workshop"], 5, 0),
    ],
)
def test_l_24_aristotle_gives_three_points_for_each_set(
    cards: list[str], green: int, leaders: int
) -> None:
    table = recruited((3, 0), "aristotle", city("gizah", *cards), age=3)
    assert (table.points("green"), table.points("leaders")) == (green, leaders)


@pytest.mark.rule("L-24", "L-30", "B-51")
def test_l_30_a_choice_is_made_for_all_points_together() -> None:
    """4, 1, 0 and a choice is 5, 1, 0 = 26; with Aristotle 4, 1, 1 = 25 and 3 is more."""
    cards = ["apothecary", "dispensary", "lodge", "academy", "workshop", "scientists_guild"]
    plain = Table((3, 0), {ME: city("gizah", *cards)}, age=3)
    assert plain.points("green") == 26
    table = led((3, 0), "aristotle", city("gizah", *cards))
    assert (table.points("green"), table.points("leaders")) == (25, 3)


@pytest.mark.rule("L-24")
@pytest.mark.parametrize(("coins", "points"), [(3, 0), (5, 0), (6, 1), (11, 2), (12, 3)])
def test_l_24_midas_gives_a_point_for_three_coins_besides_the_treasury(
    coins: int, points: int
) -> None:
    table = recruited((3, 0), "midas", city("gizah", coins=coins))  # he costs 3
    assert table.points("leaders") == points
    assert table.points("treasury") == points


@pytest.mark.rule("L-24")
@seats_of_three
def test_l_24_croesus_gives_six_coins(ring: Ring) -> None:
    assert recruited(ring, "croesus", city("gizah", coins=1)).coins() == 6


@pytest.mark.rule("L-24", "L-8")
@pytest.mark.parametrize(
    ("leader", "points"),
    [("sappho", 2), ("zenobia", 3), ("nefertiti", 4), ("cleopatra", 5), ("aspasia", 2)],
)
@seats_of_three
def test_l_24_plain_points(ring: Ring, leader: str, points: int) -> None:
    table = recruited(ring, leader, city("gizah"))
    assert table.points("leaders") == points
    assert [table.points("leaders", who) for who in table.others] == [0] * len(table.others)


@pytest.mark.rule("L-24", "B-30")
@pytest.mark.parametrize(
    ("leader", "mine"), [("hannibal", ([3], 0)), ("caesar", ([3, 3], 0)), ("sappho", ([], 1))]
)
@every_seat
def test_l_24_shields_of_leaders_fight(
    ring: Ring, leader: str, mine: tuple[list[int], int]
) -> None:
    """The left neighbour has one shield, the right one none."""
    others = {LEFT: city("rhodos", "barracks")}
    table = recruited(ring, leader, city("gizah"), age=2, others=others)
    table.finish_age()
    assert table.tokens() == mine


@pytest.mark.rule("L-24")
@pytest.mark.parametrize(
    ("leader", "cards"),
    [
        ("euclid", ["workshop", "scriptorium"]),
        ("ptolemy", ["apothecary", "workshop"]),
        ("pythagoras", ["apothecary", "scriptorium"]),
    ],
)
def test_l_24_symbols_of_leaders_count_with_the_green_cards(leader: str, cards: list[str]) -> None:
    """With the third kind a set: 1 + 1 + 1 + 7 in the green line, nothing in the leaders'."""
    assert recruited((3, 0), leader, city("gizah", *cards), age=2).points("green") == 10
    assert recruited((3, 0), leader, city("gizah", *cards), age=2).points("leaders") == 0


# ---- L-25, L-26: tokens


@pytest.mark.rule("L-25")
@pytest.mark.parametrize(("age", "value"), [(1, 1), (2, 3), (3, 5)])
@seats_of_three
def test_l_25_nitocris_takes_a_token_of_the_age(ring: Ring, age: int, value: int) -> None:
    table = recruited(ring, "nitocris", city("gizah"), age=age)
    assert table.tokens() == ([value], 0)
    assert all(table.tokens(who) == ([], 0) for who in table.others)


@pytest.mark.rule("L-26", "D-11")
@every_seat
def test_l_26_telesilla_purges_and_all_others_give_up_a_token_of_their_choice(ring: Ring) -> None:
    others = {who: city(board, victories=(1, 3, 3), defeats=1) for who, board in boards(ring)}
    mine = city("gizah", victories=(1,), defeats=3)
    table = recruited(ring, "telesilla", mine, age=3, others=others)
    assert table.tokens() == ([1], 0)
    for who in table.others:
        assert table.asked(who) == "token"
        assert table.moves(who) == ["token 1", "token 3"]
    assert table.asked() is None
    for who in table.others:
        table.play(who, "token 3" if who % 2 else "token 1")
    for who in table.others:
        assert table.tokens(who) == ([1, 3] if who % 2 else [3, 3], 1)


def boards(ring: Ring) -> list[tuple[int, str]]:
    names = ["rhodos", "babylon", "olympia", "ephesos", "alexandria", "halikarnassos"]
    return list(enumerate(names[: ring[0] - 1], start=1))


@pytest.mark.rule("L-26", "D-11", "D-21")
@seats_of_three
def test_l_26_who_has_none_gives_none_and_one_kind_is_no_choice(ring: Ring) -> None:
    others = {LEFT: city("rhodos"), RIGHT: city("babylon", victories=(1, 1))}
    table = recruited(ring, "telesilla", city("gizah"), age=2, others=others)
    assert table.asked() == "card"
    assert table.tokens(LEFT) == ([], 0)
    assert table.tokens(RIGHT) == ([1], 0)


@pytest.mark.rule("L-26", "D-11")
@seats_of_three
def test_d_11_tokens_are_given_up_unseen_and_the_moment_can_be_written_down(ring: Ring) -> None:
    others = {LEFT: city("rhodos", victories=(1, 3)), RIGHT: city("babylon", victories=(1, 5))}
    table = recruited(ring, "telesilla", city("gizah"), age=3, others=others)
    assert survives(table.game)
    table.play(LEFT, "token 3")
    seen = table.game.view(table.seat(RIGHT)).now
    assert seen["answers"][table.seat(LEFT)] is None
    assert seen["cities"][table.seat(LEFT)]["victories"] == [1, 3]
    assert survives(table.game)
    table.play(RIGHT, "token 1")
    assert (table.tokens(LEFT), table.tokens(RIGHT)) == (([1], 0), ([5], 0))


@pytest.mark.rule("L-26")
@pytest.mark.parametrize("who", [LEFT, RIGHT])
@seats_of_three
def test_l_26_tokens_gained_in_the_same_step_come_first(ring: Ring, who: int) -> None:
    """The token of Nitocris, recruited at the same time, pays Nero and is then given up."""
    hands = {ME: ["telesilla", "sappho"], who: ["nitocris", "midas"]}
    others = {who: city("rhodos", coins=2, leaders=("nero",))}
    table = Table(ring, {ME: city("gizah"), **others}, recruit=hands, age=2)
    table.turn({ME: "recruit telesilla", who: "recruit nitocris"})
    assert table.tokens(who) == ([], 0)
    assert table.coins(who) == 2


@pytest.mark.rule("L-26", "L-40", "D-11")
@seats_of_three
def test_l_26_tokens_of_an_extra_leader_of_the_same_step_come_first(ring: Ring) -> None:
    """Roma's stage recruits Nitocris after Telesilla has acted: her token can still be given up."""
    cards = makers({"stone": 1, "clay": 1, "glass": 1})
    roma = city("roma", *cards, side="night", stages=1, victories=(1,))
    others = {LEFT: roma, RIGHT: city("rhodos", victories=(1, 3))}
    hands = {ME: ["telesilla", "sappho"], LEFT: ["midas", "nitocris"]}
    table = Table(ring, {ME: city("gizah"), **others}, recruit=hands, age=2)
    table.turn({ME: "recruit telesilla", LEFT: "stage midas"})
    assert [table.asked(who) for who in (ME, LEFT, RIGHT)] == [None, "extra", None]
    table.play(LEFT, "recruit nitocris")
    assert table.moves(LEFT) == ["token 1", "token 3"]
    assert table.moves(RIGHT) == ["token 1", "token 3"]


# ---- L-27: one coin more


@pytest.mark.rule("L-27")
@seats_of_three_and_five
def test_l_27_berenice_adds_a_coin_to_a_sale_in_every_turn(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("berenice",))
    table = Table(ring, {ME: mine})
    table.turn()
    assert table.coins() == 4
    table.turn()
    assert table.coins() == 8


@pytest.mark.rule("L-27")
@seats_of_three_and_five
def test_l_27_once_a_turn_and_to_the_first_coins(ring: Ring) -> None:
    """Both neighbours' cards bring a coin and Berenice's owner sells: one coin more in all."""
    mine = city("gizah", coins=0, leaders=("berenice",))
    hands = {LEFT: ["dive"], RIGHT: ["customs"]}
    table = Table(ring, {ME: mine}, hands)
    table.turn({LEFT: "build dive", RIGHT: "build customs"})
    assert table.coins() == 3 + 1 + 1 + 1


@pytest.mark.rule("L-27")
@seats_of_three_and_five
def test_l_27_coins_of_anothers_card_count(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("berenice",))
    table = Table(ring, {ME: mine}, {ME: ["altar"], LEFT: ["dive"]})
    table.turn({ME: "build altar", LEFT: "build dive"})
    assert table.coins() == 2


@pytest.mark.rule("L-27")
@seats_of_three_and_five
def test_l_27_coins_from_neighbours_do_not_count(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("berenice",))
    others = {LEFT: city("rhodos", coins=2), RIGHT: city("alexandria", coins=2)}
    hands = {ME: ["altar"], LEFT: ["baths"]}
    table = Table(ring, {ME: mine, **others}, hands)
    table.turn({ME: "build altar", LEFT: "build baths right 2"})
    assert table.coins() == 2


@pytest.mark.rule("L-27", "L-28")
def test_l_27_the_coin_of_hatshepsut_comes_from_the_bank() -> None:
    mine = city("roma", coins=2, leaders=("berenice", "hatshepsut"))
    others = {LEFT: city("babylon"), RIGHT: city("gizah")}
    table = Table((3, 0), {ME: mine, **others}, {ME: ["stockade"]})
    table.turn({ME: "build stockade left 2"})
    assert table.coins() == 1 + 1


@pytest.mark.rule("L-27", "L-9")
@seats_of_three_and_five
def test_l_9_a_recruitment_is_a_turn_for_berenice(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("berenice",))
    table = Table(ring, {ME: mine}, recruit={ME: ["nero", "midas"]}, age=2)
    table.turn()
    assert table.coins() == 4
    table.turn()
    assert table.coins() == 8


@pytest.mark.rule("L-27", "L-9", "L-22")
@every_seat
def test_l_9_conflicts_are_no_turn_so_berenice_adds_nothing_to_neros_coins(ring: Ring) -> None:
    mine = city("gizah", "stockade", coins=0, leaders=("berenice", "nero"))
    table = Table(ring, {ME: mine}, {ME: ["altar"]}, turn=7)
    table.turn({ME: "build altar"})  # the turn itself brings no coin
    assert table.coins() == 4


@pytest.mark.rule("L-27", "B-25", "L-40")
def test_l_27_she_adds_nothing_to_the_refund_of_a_cost_paid_before_her() -> None:
    """Recruited as an extra leader (L-40), she comes after the turn's purchase and its refund."""
    cards = makers({"stone": 1, "clay": 1})
    mine = city("roma", *cards, side="night", coins=2, stages=1, leaders=("hatshepsut",))
    others = {LEFT: city("alexandria"), RIGHT: city("gizah")}
    hands = {ME: ["lair"]}
    table = Table((3, 0), {ME: mine, **others}, hands, age=2, leader_hands={ME: ["berenice"]})
    table.turn({ME: "stage lair left 2"})
    table.play(ME, "recruit berenice")
    assert table.coins() == 1


# ---- L-28, L-34: a coin after a purchase


@pytest.mark.rule("L-28")
@pytest.mark.parametrize("payee", ["left", "right"])
@seats_of_three_and_five
def test_l_28_hatshepsut_gets_a_coin_after_a_purchase(ring: Ring, payee: str) -> None:
    seller = LEFT if payee == "left" else RIGHT
    mine = city("roma", coins=2, leaders=("hatshepsut",))
    others = {-seller: city("gizah", coins=0), seller: city("babylon", coins=0)}
    table = Table(ring, {ME: mine, **others}, {ME: ["stockade"]})
    assert table.ways("build stockade") == [f"{payee} 2"]
    table.turn({ME: f"build stockade {payee} 2"})
    assert table.coins() == 1
    assert table.coins(seller) == 2 + 3  # and a sale


@pytest.mark.rule("L-28")
def test_l_28_once_for_each_neighbour() -> None:
    mine = city("roma", "clay_pool", coins=9, leaders=("hatshepsut",))
    others = {LEFT: city("babylon"), RIGHT: city("alexandria")}
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    table.turn({ME: "build temple left 2 right 2"})
    assert table.coins() == 9 - 4 + 2
    others = {LEFT: city("babylon", "glassworks_age1"), RIGHT: city("gizah")}
    table = Table((3, 0), {ME: mine, **others}, {ME: ["temple"]}, age=2)
    table.turn({ME: "build temple left 4"})
    assert table.coins() == 9 - 4 + 1


@pytest.mark.rule("L-28", "B-11")
def test_l_28_the_coin_cannot_be_spent_in_the_same_turn() -> None:
    others = {LEFT: city("babylon"), RIGHT: city("gizah")}
    mine = city("roma", coins=1, leaders=("hatshepsut",))
    table = Table((3, 0), {ME: mine, **others}, {ME: ["stockade"]})
    assert table.ways("build stockade") == []


@pytest.mark.rule("L-28", "L-21")
def test_l_28_the_bank_is_no_neighbour() -> None:
    mine = city("roma", coins=1, leaders=("hatshepsut", "bilkis"))
    table = Table((3, 0), {ME: mine}, {ME: ["stockade"]})
    table.turn({ME: "build stockade bank 1"})
    assert table.coins() == 0


def free_papyrus(*leaders: str, rebate: bool = True, teams: bool = False) -> Table:
    """A city that makes papyrus itself and can have it from the left for nothing."""
    cards = ["press_age1", "marketplace"] + ["west_clandestine_wharf"] * rebate
    mine = city("roma", *cards, coins=0, leaders=leaders)
    others = {LEFT: city("ephesos"), RIGHT: city("gizah")}
    return Table((4, 1), {ME: mine, **others}, {ME: ["scriptorium"]}, teams=teams)


@pytest.mark.rule("L-34", "B-28", "L-28")
def test_l_34_what_costs_nothing_is_bought_for_the_sake_of_hatshepsut() -> None:
    table = free_papyrus("hatshepsut")
    assert table.ways("build scriptorium") == ["left 0"]
    table.turn({ME: "build scriptorium left 0"})
    assert table.coins() == 1


@pytest.mark.rule("L-34", "B-28")
def test_l_34_not_without_her_nor_where_it_costs_something_nor_in_teams() -> None:
    assert free_papyrus().ways("build scriptorium") == [""]
    assert free_papyrus("hatshepsut", rebate=False).ways("build scriptorium") == [""]
    assert free_papyrus("hatshepsut", teams=True).ways("build scriptorium") == [""]


@pytest.mark.rule("L-34", "T-3")
def test_l_34_a_needed_free_purchase_pays_her_in_teams_too() -> None:
    cards = ["marketplace", "west_clandestine_wharf"]
    mine = city("roma", *cards, coins=0, leaders=("hatshepsut",))
    others = {LEFT: city("ephesos"), RIGHT: city("gizah")}
    table = Table((4, 1), {ME: mine, **others}, {ME: ["scriptorium"]}, teams=True)
    table.turn({ME: "build scriptorium left 0"})
    assert table.coins() == 1


# ---- L-29: defeats go to the winner


@pytest.mark.rule("L-29")
@every_seat
def test_l_29_tomyris_hands_each_defeat_to_the_winner(ring: Ring) -> None:
    others = {LEFT: city("rhodos", "barracks"), RIGHT: city("babylon", "stockade")}
    mine = city("gizah", leaders=("tomyris",), defeats=1)
    table = Table(ring, {ME: mine, **others}, turn=7)
    table.turn()
    assert table.tokens() == ([], 1)  # the old one stays
    # Each neighbour beats her, and beyond her a stranger, or with three players draws.
    beyond = [] if ring[0] == 3 else [1]
    assert table.tokens(LEFT) == ([1, *beyond], 1)
    assert table.tokens(RIGHT) == ([1, *beyond], 1)


@pytest.mark.rule("L-29")
@every_seat
def test_l_29_she_takes_her_victories_and_gives_the_loser_the_defeat(ring: Ring) -> None:
    mine = city("gizah", "stockade", leaders=("tomyris",))
    table = Table(ring, {ME: mine}, turn=7)
    table.turn()
    assert table.tokens() == ([1, 1], 0)
    assert table.tokens(LEFT) == ([], 1)
    assert table.tokens(RIGHT) == ([], 1)


@pytest.mark.rule("L-29", "C-5")
@seats_of_five
def test_l_29_in_a_ring_closed_by_diplomacy_too(ring: Ring) -> None:
    """The left neighbour stays out: the next one beats her and takes the defeat as well."""
    others = {LEFT: city("rhodos", "barracks", diplomacy=1), 2: city("babylon", "stockade")}
    table = Table(ring, {ME: city("gizah", leaders=("tomyris",)), **others}, turn=7)
    table.turn()
    assert table.tokens() == ([], 0)
    assert table.tokens(LEFT) == ([], 0)
    assert table.tokens(2) == ([1, 1], 1)
    assert table.tokens(3) == ([], 1)


@pytest.mark.rule("L-29", "L-31")
def test_l_29_a_defeat_handed_on_does_not_count_against_cynisca() -> None:
    others = {LEFT: city("rhodos", "arsenal")}
    mine = city("gizah", leaders=("tomyris", "cynisca"))
    table = Table((3, 0), {ME: mine, **others}, age=3, turn=7)
    table.turn()
    assert table.points("leaders") == 6


# ---- L-30: science


def symbols(compasses: int, gears: int, tablets: int) -> list[str]:
    kinds = [
        ["apothecary", "dispensary", "lodge", "academy"],
        ["workshop", "laboratory", "observatory", "study"],
        ["scriptorium", "library", "school", "university"],
    ]
    counts = (compasses, gears, tablets)
    return [card for kind, count in zip(kinds, counts, strict=True) for card in kind[:count]]


@pytest.mark.rule("L-30")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 2, 0), 13),  # 2, 1, 1
        ((2, 1, 0), 10),  # 1, 1, 1
        ((4, 1, 0), 25),  # 5, 0, 0
        ((3, 1, 1), 18),  # better left alone: 9 + 1 + 1 + 7
        ((2, 2, 1), 18),  # 3, 1, 1
        ((3, 3, 0), 21),  # 3, 2, 1
        ((4, 2, 1), 34),  # 5, 1, 1
        ((3, 2, 1), 26),  # 2, 2, 2
        ((0, 0, 1), 1),
        ((0, 0, 0), 0),
    ],
)
def test_l_30_aganice_may_turn_one_symbol(counts: tuple[int, int, int], points: int) -> None:
    mine = city("gizah", *symbols(*counts))
    assert led((3, 0), "aganice", mine).points("green") == points


@pytest.mark.rule("L-30")
def test_l_30_aganice_may_turn_a_leaders_symbol() -> None:
    """Three gears and Euclid's compass: four gears; a gear turned would make 1, 2, 1 = 13."""
    mine = city("gizah", *symbols(0, 3, 0), leaders=("euclid",))
    assert led((3, 0), "aganice", mine).points("green") == 16


@pytest.mark.rule("L-30", "C-8")
def test_l_30_aganice_may_turn_a_copied_symbol() -> None:
    """Three gears and a mask on a neighbour's only card, a tablet: four gears."""
    mine = city("gizah", *symbols(0, 3, 0), "pigeonhole")
    others = {LEFT: city("rhodos", "scriptorium")}
    table = led((3, 0), "aganice", mine, others=others)
    assert table.points("green") == 16


@pytest.mark.rule("L-30")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 1, 0), 10),  # 3, 1, 0
        ((1, 1, 0), 5),  # a tie: 2, 1, 0
        ((2, 2, 1), 21),  # 3, 2, 1: never the tablet, though 2, 2, 2 would be 26
        ((2, 2, 2), 31),  # 3, 2, 2
        ((3, 1, 1), 25),  # 4, 1, 1
        ((0, 0, 0), 1),
    ],
)
def test_l_30_enheduanna_adds_one_of_the_kind_owned_most(
    counts: tuple[int, int, int], points: int
) -> None:
    mine = city("gizah", *symbols(*counts))
    assert led((3, 0), "enheduanna", mine).points("green") == points


@pytest.mark.rule("L-30")
@pytest.mark.parametrize(
    ("cards", "leaders", "points"),
    [
        # A choice first makes 2, 2, 2, then the symbol owned most 3, 2, 2.
        ([*symbols(2, 2, 1), "scientists_guild"], [], 31),
        # First 3, 2, 1, then a compass turned: 2, 2, 2.
        (symbols(2, 2, 1), ["aganice"], 26),
        # A gear is turned first, so that compasses lead: 3, 0, 0, then 4.
        (symbols(2, 1, 0), ["aganice"], 16),
        # Aristotle makes a set worth 10: 2, 2, 1 becomes 3, 2, 1 and then 2, 2, 2.
        (symbols(2, 2, 1), ["aganice", "aristotle"], 26),
    ],
)
def test_l_30_all_are_taken_in_the_best_order(
    cards: list[str], leaders: list[str], points: int
) -> None:
    mine = city("gizah", *cards, leaders=tuple(leaders))
    assert led((3, 0), "enheduanna", mine).points("green") == points


@pytest.mark.rule("L-30", "B-51", "C-8")
@pytest.mark.parametrize("count", range(1, 11))
def test_l_30_the_science_table_to_ten_symbols(count: int) -> None:
    """seed 004, line 647 and line 1564: n equal symbols give n times n, ten of them 100."""
    own = ["apothecary", "dispensary", "lodge", "academy"]
    mine = city("babylon", *own[:count])
    later = ["euclid", "scientists_guild", "stages", "pigeonhole", "band_of_spies"]
    later.append("torture_chamber")
    for more in later[: max(0, count - 4)]:
        if more == "euclid":
            mine["leaders"] = [more]
        elif more == "stages":
            mine["buried"] = ["?", "?"]
        else:
            mine["cards"].append(more)
    others = {LEFT: city("gizah", "dispensary", "lodge"), RIGHT: city("rhodos", "academy")}
    table = Table((7, 3), {ME: mine, **others}, age=3)
    assert table.points("green") == count * count


# ---- L-31: points at the end on a condition


@pytest.mark.rule("L-31")
@pytest.mark.parametrize(("defeats", "points"), [(0, 6), (1, 0), (5, 0)])
@seats_of_three
def test_l_31_cynisca_wants_no_defeat(ring: Ring, defeats: int, points: int) -> None:
    mine = city("gizah", defeats=defeats, victories=(1,))
    assert recruited(ring, "cynisca", mine).points("leaders") == points


@pytest.mark.rule("L-31")
def test_l_31_agrippina_wants_to_be_the_only_leader_face_up() -> None:
    assert recruited((3, 0), "agrippina", city("gizah")).points("leaders") == 7
    table = recruited((3, 0), "agrippina", city("gizah", leaders=("nero",)), age=2)
    assert table.points("leaders") == 0


@pytest.mark.rule("L-31", "L-40")
def test_l_31_leaders_face_down_do_not_disturb_agrippina() -> None:
    mine = city("abu_simbel", side="night", stages=["nero", "?"], graves=("midas", "varro"))
    table = recruited((3, 0), "agrippina", mine, age=3)
    assert table.points("leaders") == 7


@pytest.mark.rule("L-31")
@pytest.mark.parametrize(
    ("victories", "points"),
    [
        ([], 0),
        ([1, 3, 5], 0),
        ([1, 1], 1),
        ([3, 3, 3], 3),
        ([5, 5, 5, 5], 10),
        ([1, 1, 3, 3, 5, 5], 9),
    ],
)
def test_l_31_gorgo_counts_pairs_of_equal_tokens(victories: list[int], points: int) -> None:
    mine = city("gizah", victories=tuple(victories))
    assert recruited((3, 0), "gorgo", mine, age=3).points("leaders") == points


@pytest.mark.rule("L-31")
@pytest.mark.parametrize(
    ("left", "right", "points"), [(4, 4, 5), (5, 4, 0), (4, 5, 0), (9, 0, 0), (0, 9, 0)]
)
@seats_of_three_and_five
def test_l_31_makeda_wants_more_coins_than_each_neighbour(
    ring: Ring, left: int, right: int, points: int
) -> None:
    """She costs 1 in age I: 5 of 6 coins are left. Who is no neighbour may have more."""
    others = {LEFT: city("rhodos", coins=left), RIGHT: city("babylon", coins=right)}
    if ring[0] > 3:
        others[2] = city("olympia", coins=50)
    table = recruited(ring, "makeda", city("gizah"), others=others)
    assert table.points("leaders") == points


MOST = [
    ("phryne", ["altar", "theater"], "baths", "courthouse"),
    ("cornelia", ["marketplace", "forum"], "west_trading_post", "vineyard"),
    ("eurypyle", ["stockade", "walls"], "barracks", "stables"),
    ("theano", ["workshop", "library"], "school", "apothecary"),
]


@pytest.mark.rule("L-31")
@pytest.mark.parametrize(("leader", "cards", "other", "third"), MOST)
@pytest.mark.parametrize("rich", [LEFT, RIGHT])
def test_l_31_more_cards_of_a_colour_than_each_neighbour(
    leader: str, cards: list[str], other: str, third: str, rich: int
) -> None:
    for ring in [(4, seat) for seat in range(4)]:
        theirs = {rich: city("rhodos", other)}
        table = recruited(ring, leader, city("gizah", *cards), age=3, others=theirs)
        assert table.points("leaders") == 5
        theirs = {rich: city("rhodos", other, third)}
        table = recruited(ring, leader, city("gizah", *cards), age=3, others=theirs)
        assert table.points("leaders") == 0
        theirs = {2: city("rhodos", other, third)}
        table = recruited(ring, leader, city("gizah", *cards), age=3, others=theirs)
        assert table.points("leaders") == 5


@pytest.mark.rule("L-31", "L-7")
def test_l_7_a_leader_has_no_colour() -> None:
    """Caesar is no red card: not for Eurypyle, not for Pericles, not for a neighbour's guild."""
    leaders = ("caesar", "eurypyle", "pericles", "euclid", "theano")
    mine = city("gizah", leaders=leaders)
    guilds = city("rhodos", "spies_guild", "philosophers_guild")
    table = Table((3, 0), {ME: mine, LEFT: guilds}, age=3)
    assert table.points("leaders") == 0
    assert table.points("purple", LEFT) == 0


# ---- L-32: the leaders of Cities


@pytest.mark.rule("L-32", "C-2", "L-9")
@pytest.mark.parametrize("age", [1, 2, 3])
@every_seat
def test_l_32_arsinoe_takes_four_coins_and_all_others_lose_the_age(ring: Ring, age: int) -> None:
    table = recruited(ring, "arsinoe", city("gizah", coins=age), age=age)
    assert table.coins() == 4
    for who in table.others:
        assert table.asked(who) == "debt"
        assert table.moves(who) == [f"debt {debts}" for debts in range(age + 1)]
    # L-9: the loss belongs to the recruitment; no card has been dealt yet.
    assert table.hand() == []
    table.settle()
    assert table.asked() == "card"
    assert [table.coins(who) for who in table.others] == [6 - age] * len(table.others)


@pytest.mark.rule("L-32")
@every_seat
def test_l_32_octavia_pays_for_each_stage_and_all_others_lose_one(ring: Ring) -> None:
    mine = city("gizah", *makers({"wood": 2}), coins=0, leaders=("octavia",))
    table = Table(ring, {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    assert table.coins() == 2
    assert all(table.moves(who) == ["debt 0", "debt 1"] for who in table.others)
    table.settle()
    assert [table.coins(who) for who in table.others] == [6 + 3 - 1] * len(table.others)


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_octavia_pays_neither_for_the_past_nor_for_others(ring: Ring) -> None:
    mine = city("gizah", coins=1, stages=2)
    others = {LEFT: city("petra", *makers({"wood": 1, "stone": 1}), coins=0)}
    table = recruited(ring, "octavia", mine, age=2, others=others)
    assert table.coins() == 0
    card = table.hand(LEFT)[0]
    table.turn({LEFT: f"stage {card}"})
    assert table.coins() == 3
    assert table.coins(LEFT) == 0
    assert table.asked() == "card"


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_octavia_is_paid_in_a_recruitment_too(ring: Ring) -> None:
    mine = city("gizah", *makers({"wood": 2}), coins=0, leaders=("octavia",))
    table = Table(ring, {ME: mine}, recruit={ME: ["nero", "midas"]}, age=3)
    table.turn({ME: "stage nero"})
    assert table.coins() == 2
    assert all(table.asked(who) == "debt" for who in table.others)


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_caligula_makes_one_black_card_of_an_age_free_coins_included(ring: Ring) -> None:
    mine = city("roma", coins=0, leaders=("caligula",))
    hands = {ME: ["militia", "pigeonhole", "stockade"]}
    table = Table(ring, {ME: mine, LEFT: city("gizah"), RIGHT: city("rhodos")}, hands)
    assert table.ways("build militia") == ["free caligula"]
    assert table.ways("build pigeonhole") == ["free caligula"]
    assert table.ways("build stockade") == []
    table.turn({ME: "build militia free caligula"})
    assert table.coins() == 0
    assert table.city()["cards"] == ["militia"]


def caligula_next(ring: Ring, first: str, move: str) -> Table:
    """One black card is played; another of the same age is at hand in the next turn."""
    mine = city("roma", coins=0, leaders=("caligula",))
    others = {LEFT: city("gizah"), RIGHT: city("rhodos", coins=0)}
    table = Table(ring, {ME: mine, **others}, {ME: [first], RIGHT: ["militia"]})
    table.turn({ME: move, RIGHT: "sell " + next(c for c in table.hand(RIGHT) if c != "militia")})
    table.settle()
    return table


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_caligula_only_once_an_age(ring: Ring) -> None:
    table = caligula_next(ring, "pigeonhole", "build pigeonhole free caligula")
    assert table.ways("build militia") == []


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_a_black_card_that_costs_nothing_does_not_use_caligula_up(ring: Ring) -> None:
    table = caligula_next(ring, "hideout", "build hideout")
    assert table.ways("build militia") == ["free caligula"]


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_caligula_again_in_the_next_age(ring: Ring) -> None:
    mine = city("roma", coins=0, leaders=("caligula",), free_used=1)
    black = ["mercenaries", "gambling_den", "forging_agency"]
    table = Table(ring, {ME: mine}, turn=7)
    position = table.game.position()
    assert position["cities"][table.me]["free_used"] == 1
    table.turn()
    assert table.game.age == 2
    assert table.city()["free_used"] == 0
    table = Table(ring, {ME: city("roma", coins=0, leaders=("caligula",))}, {ME: black}, age=2)
    assert [table.ways(f"build {card}") for card in black] == [["free caligula"]] * 3


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_a_black_card_may_be_paid_for_and_caligula_kept(ring: Ring) -> None:
    mine = city("roma", coins=3, leaders=("caligula",))
    table = Table(ring, {ME: mine}, {ME: ["militia"]})
    assert table.ways("build militia") == ["", "free caligula"]
    table.turn({ME: "build militia"})
    assert (table.coins(), table.city()["free_used"]) == (0, 0)


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_diocletian_is_paid_for_each_black_card(ring: Ring) -> None:
    mine = city("gizah", coins=0, leaders=("diocletian",))
    hands = {ME: ["cells"], LEFT: ["smugglers_cache"]}
    table = Table(ring, {ME: mine, LEFT: city("rhodos", coins=0)}, hands)
    table.turn({ME: "build cells", LEFT: "build smugglers_cache"})
    assert (table.coins(), table.coins(LEFT)) == (2, 0)


@pytest.mark.rule("L-32")
@seats_of_three
def test_l_32_diocletian_pays_neither_for_the_past_nor_for_other_colours(ring: Ring) -> None:
    assert recruited(ring, "diocletian", city("gizah", "cells", coins=2), age=2).coins() == 0
    mine = city("gizah", coins=0, leaders=("diocletian",))
    table = Table(ring, {ME: mine}, {ME: ["altar"]})
    table.turn({ME: "build altar"})
    assert table.coins() == 0


@pytest.mark.rule("L-32", "C-7")
@seats_of_three
def test_l_32_diocletian_is_paid_for_a_black_card_from_the_discard(ring: Ring) -> None:
    mine = city("gizah", coins=3, leaders=("diocletian",))
    pile = ["cells", "altar"]
    table = Table(ring, {ME: mine}, recruit={ME: ["solomon", "nero"]}, age=2, discard=pile)
    table.turn({ME: "recruit solomon"})
    table.play(ME, "take cells")
    assert table.coins() == 2


@pytest.mark.rule("L-22", "L-32")
@pytest.mark.parametrize(("card", "leader"), [("marketplace", "xenophon"), ("cells", "diocletian")])
def test_l_32_the_account_names_the_leader_who_paid(card: str, leader: str) -> None:
    mine = city("gizah", coins=0, leaders=("xenophon", "diocletian"))
    table = Table((3, 0), {ME: mine}, {ME: [card]})
    table.turn({ME: f"build {card}"})
    assert table.coins() == 2
    assert [event["what"] for event in table.events("gain")] == [leader]


@pytest.mark.rule("L-32")
@every_seat
def test_l_32_aspasia_gives_two_points_and_a_diplomacy_token(ring: Ring) -> None:
    """The right neighbour is armed: Aspasia's city stays out of it, in this age only."""
    others = {RIGHT: city("rhodos", "barracks")}
    table = recruited(ring, "aspasia", city("gizah"), age=2, others=others)
    assert table.points("leaders") == 2
    assert table.city()["diplomacy"] == 1
    table.finish_age()
    assert table.tokens() == ([], 0)
    assert table.city()["diplomacy"] == 0


# ---- L-33: Solomon


@pytest.mark.rule("L-33", "D-6")
@seats_of_three_and_five
def test_l_33_solomon_builds_from_the_discard_at_the_end_of_the_recruitment(ring: Ring) -> None:
    pile = ["altar", "marketplace", "stockade", "baths"]
    hands = {ME: ["solomon", "nero"], LEFT: ["croesus", "midas"]}
    mine = city("gizah", "altar", coins=3) if ring[0] > 4 else city("gizah", coins=3)
    table = Table(ring, {ME: mine}, recruit=hands, age=2, discard=pile)
    table.turn({ME: "recruit solomon", LEFT: "recruit croesus"})
    assert table.coins(LEFT) == 6 - 1 + 6
    assert table.asked() == "discard"
    own = ["altar"] if ring[0] > 4 else []
    takes = [f"take {card}" for card in ("baths", "altar", "marketplace", "stockade")]
    assert sorted(table.moves()) == sorted(
        [take for take in takes if take.split()[1] not in own] + ["pass"]
    )
    assert table.hand() == []
    table.play(ME, "take stockade")
    assert "stockade" in table.city()["cards"]
    assert sorted(table.discard) == ["altar", "baths", "marketplace"]
    assert table.coins() == 0
    assert table.asked() == "card"


@pytest.mark.rule("L-33")
@seats_of_three
def test_l_33_before_age_one_the_effect_is_gone(ring: Ring) -> None:
    table = recruited(ring, "solomon", city("gizah", coins=3))
    assert table.asked() == "card"
    table.turn()
    assert table.asked() == "card"
    assert table.city()["cards"] == []


@pytest.mark.rule("L-33", "L-7", "L-4")
@seats_of_three
def test_l_33_leaders_sold_at_the_same_time_are_not_in_the_pile(ring: Ring) -> None:
    hands = {ME: ["solomon", "nero"], LEFT: ["croesus", "midas"], RIGHT: ["varro", "plato"]}
    table = Table(ring, {ME: city("gizah")}, recruit=hands, age=2, discard=["altar"])
    table.turn({ME: "recruit solomon", LEFT: "sell croesus", RIGHT: "sell varro"})
    assert table.moves() == ["take altar", "pass"]


@pytest.mark.rule("L-33", "D-6")
def test_d_6_only_the_picker_sees_the_pile() -> None:
    table = solomon_picks()
    assert sorted(table.game.view(table.me).now["discard"]) == ["altar", "baths"]
    assert table.game.view(table.seat(LEFT)).now["discard"] == ["?", "?"]


@pytest.mark.rule("L-33", "D-6")
def test_d_6_a_pick_in_a_recruitment_can_be_written_down() -> None:
    assert survives(solomon_picks().game)


def solomon_picks() -> Table:
    recruit = {ME: ["solomon", "nero"]}
    pile = ["altar", "baths"]
    mine = {ME: city("gizah")}
    table = Table((3, 1), mine, boxes=LEADERS, recruit=recruit, age=2, discard=pile)
    table.turn({ME: "recruit solomon"})
    return table
