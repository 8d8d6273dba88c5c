"""What leaders count at the end: rules L-24, L-30 and L-31."""

from __future__ import annotations

import pytest

from tests.rules.box_tables import (
    Table,
    city,
    every_seat,
    led,
    recruited,
    seats_of_three,
    seats_of_three_and_five,
)
from tests.rules.tables import LEFT, ME, RIGHT, Ring

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
