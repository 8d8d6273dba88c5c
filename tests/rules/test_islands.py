"""Chapter A: exploring, and each of the 27 islands, found by playing (A-2, A-30 to A-32, A-50)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia import Game
from tests.rules.printed_sea import COMMERCE, FLEETS, ISLANDS, SHIPYARDS, coins_in, step_cost
from tests.rules.sea_tables import (
    Table,
    at,
    both_editions,
    every_seat,
    every_seat_of_four,
    makers,
    ring_of,
)
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, city

LEVEL = {island: level for level, names in ISLANDS.items() for island in names}
YARD = "shipyard_3"


def explorer(level: int, *cards: str, board: str = "rhodos", yard: str = YARD, **more: Any) -> Data:
    """A city whose dispensary is free by chain and takes the green ship to a level's space."""
    cost = step_cost(yard, "green", 2 * level)
    made = [card for card in makers(cost, board) if card not in cards]
    fleets = more.pop("fleets", [0, 0, 0, 0])
    coins = coins_in(cost) + more.pop("coins", 0)
    return city(
        board,
        "apothecary",
        *made,
        *cards,
        coins=coins,
        shipyard=yard,
        fleets=[*fleets[:3], 2 * level - 1],
        **more,
    )


def offered(table: Table, who: int = ME) -> list[str]:
    """The islands that a player may choose from."""
    assert table.asked(who) == "island"
    return [move.removeprefix("island ") for move in table.moves(who)]


EXPLORE = "build dispensary ship"


def found(
    island: str,
    ring: Ring,
    me: Data | None = None,
    cities: dict[int, Data] | None = None,
    moves: dict[int, str] | None = None,
    hands: dict[int, list[str]] | None = None,
    **more: Any,
) -> Table:
    """A table where the acting player has just found and kept an island."""
    there = {ME: me or explorer(LEVEL[island]), **(cities or {})}
    more = {"age": 2, "turn": 4, **more}
    for seed in range(100):
        table = Table(ring, there, {ME: ["dispensary"], **(hands or {})}, seed=seed, **more)
        table.turn({ME: EXPLORE, **(moves or {})})
        if island in offered(table):
            table.play(ME, f"island {island}")
            assert island in table.islands()
            return table
    raise AssertionError("it is never offered")


# ---- exploring


@pytest.mark.rule("A-2")
@both_editions
def test_a_2_there_are_three_decks_of_nine_by_level(edition: int) -> None:
    game = Game.new(players=5, expansions=["armada"], armada_edition=edition, sides="day", seed=1)
    assert game.position()["sea"]["decks"] == [list(ISLANDS[level]) for level in (1, 2, 3)]


@pytest.mark.rule("A-30", "D-8")
@pytest.mark.parametrize("level", [1, 2, 3])
@every_seat
def test_a_30_who_explores_alone_draws_four_and_keeps_one(ring: Ring, level: int) -> None:
    """Seed 002, line 331."""
    table = Table(ring, {ME: explorer(level)}, {ME: ["dispensary"]}, age=2, turn=4)
    table.turn({ME: EXPLORE})
    assert list(table.game.pending) == [table.me]
    seen = offered(table)
    assert len(set(seen)) == 4
    assert set(seen) < set(ISLANDS[level])
    table.play(ME, f"island {seen[3]}")
    assert table.islands() == [seen[3]]
    deck = table.game.position()["sea"]["decks"][level - 1]
    assert deck == [name for name in ISLANDS[level] if name != seen[3]]


@pytest.mark.rule("A-30", "A-2")
def test_a_30_the_four_are_random_and_the_rest_is_shuffled_back() -> None:
    first, second = set(), set()
    for seed in range(40):
        cities = {ME: explorer(1), LEFT: city("gizah", fleets=at("yellow", 1))}
        hands = {ME: ["dispensary"], LEFT: ["cartographers_office"]}
        table = Table(ring_of(seed), cities, hands, age=2, turn=4, seed=seed)
        table.turn({ME: EXPLORE})
        first.add(tuple(offered(table)))
        table.play(ME, table.moves()[0])
        second.add(tuple(table.game.position()["sea"]["decks"][0]))
    assert len(first) > 25
    assert all(len(deck) == 8 for deck in second)


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("taken", range(5, 9))
def test_a_30_a_thin_deck_gives_what_is_left(taken: int) -> None:
    for case in range(3):
        elsewhere = city("gizah", islands=list(ISLANDS[3][:taken]))
        cities = {ME: explorer(3), LEFT: elsewhere}
        table = Table(ring_of(case), cities, {ME: ["dispensary"]}, age=2, turn=4)
        table.turn({ME: EXPLORE})
        if taken == 8:
            # One island is no choice.
            assert table.asked() == "card"
            assert table.islands() == [ISLANDS[3][8]]
        else:
            assert set(offered(table)) <= set(ISLANDS[3][taken:])
            assert len(offered(table)) == min(4, 9 - taken)


@pytest.mark.rule("A-30")
def test_a_30_an_empty_deck_gives_nothing() -> None:
    cities = {ME: explorer(3), LEFT: city("gizah", islands=list(ISLANDS[3]))}
    table = Table((4, 2), cities, {ME: ["dispensary"]}, age=2, turn=4)
    table.turn({ME: EXPLORE})
    assert table.asked() == "card"
    assert table.islands() == []


BOARDS = ("alexandria", "halikarnassos", "rhodos", "gizah")


def together(ring: Ring, number: int, level: int, **more: Any) -> Table:
    """The acting player and those to the left explore a level in the same turn."""
    yards = list(SHIPYARDS)
    cities, hands, moves = {}, {}, {}
    # A blue card each gives a free step: there are enough of them.
    cards = ("ship_repair", "boathouse")
    for who in range(number):
        board = BOARDS[who]
        if who < 2:
            made = makers({"ship_repair": "OG", "boathouse": "WL"}[cards[who]], board)
            cities[who] = city(board, *made, shipyard=yards[who], fleets=at("green", 2 * level - 1))
            hands[who], moves[who] = [cards[who]], f"build {cards[who]}"
        else:
            cities[who] = explorer(level, board=board, yard=yards[who])
            hands[who], moves[who] = ["dispensary"], EXPLORE
    table = Table(ring, cities, hands, age=2, turn=4, **more)
    table.turn(moves)
    for who in range(min(2, number)):
        table.play(who, "fleet green")
    return table


@pytest.mark.rule("A-30", "D-8")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("number", "each"), [(2, 4), (3, 3), (4, 2)])
def test_a_30_several_share_the_whole_deck_evenly(level: int, number: int, each: int) -> None:
    """Seed 000, line 304: two are dealt four each; seed 002, line 339: three are dealt three."""
    for case in range(4):
        table = together(ring_of(case + number, max(number, 5)), number, level, seed=case)
        dealt = [offered(table, who) for who in range(number)]
        assert [len(islands) for islands in dealt] == [each] * number
        together_dealt = {island for islands in dealt for island in islands}
        assert len(together_dealt) == each * number
        assert together_dealt <= set(ISLANDS[level])
        for who in range(number):
            table.play(who, f"island {dealt[who][0]}")
        kept = [table.islands(who) for who in range(number)]
        assert kept == [[islands[0]] for islands in dealt]
        assert len(table.game.position()["sea"]["decks"][level - 1]) == 9 - number


def at_two_levels(ring: Ring) -> Table:
    """The acting player explores level 1, the left neighbour level 2."""
    cities = {
        ME: city("gizah", *makers("OG", "gizah"), fleets=at("green", 1)),
        LEFT: city("ephesos", *makers("WL", "ephesos"), fleets=at("green", 3)),
    }
    hands = {ME: ["ship_repair"], LEFT: ["boathouse"]}
    table = Table(ring, cities, hands, age=2, turn=4)
    table.turn({ME: "build ship_repair", LEFT: "build boathouse"})
    table.play(ME, "fleet green")
    table.play(LEFT, "fleet green")
    return table


@pytest.mark.rule("A-30")
@every_seat
def test_a_30_explorers_of_different_levels_are_each_alone(ring: Ring) -> None:
    table = at_two_levels(ring)
    first = offered(table)
    table.play(ME, f"island {first[0]}")
    while table.asked(LEFT) != "island":
        table.play(ME, "pass")
    second = offered(table, LEFT)
    assert len(first) == len(second) == 4
    assert set(first) < set(ISLANDS[1])
    assert set(second) < set(ISLANDS[2])


@pytest.mark.rule("D-8", "A-30", "A-45")
@every_seat
def test_d_8_explorers_of_different_levels_choose_at_the_same_time(ring: Ring) -> None:
    # Exploring is one moment of step 4 for all: nobody knows what another has kept.
    table = at_two_levels(ring)
    assert set(table.game.pending) == {table.seat(ME), table.seat(LEFT)}


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_30_the_level_has_nothing_to_do_with_the_age(level: int, age: int) -> None:
    card = {1: "construction_zone", 2: "ship_repair", 3: "naval_headquarters"}[age]
    cost = {1: "", 2: "OG", 3: "WSCP"}[age]
    me = city("rhodos", *makers(cost, "rhodos"), fleets=at("green", 2 * level - 1))
    table = Table(ring_of(age + level), {ME: me}, {ME: [card]}, age=age, turn=3)
    table.turn({ME: f"build {card}"})
    table.play(ME, "fleet green")
    assert set(offered(table)) < set(ISLANDS[level])


@pytest.mark.rule("A-30")
@every_seat_of_four
def test_a_30_each_sees_only_the_islands_dealt_to_them(ring: Ring) -> None:
    table = together(ring, 2, 1)
    mine = offered(table)
    for who in range(table.players):
        view = table.game.view(table.seat(who))
        text = str(view.data["now"]["sea"]["offers"][table.me])
        assert all((island in text) == (who == ME) for island in mine)
    table.settle((ME, f"island {mine[0]}"))
    # The kept one is public.
    for who in range(table.players):
        now = table.game.view(table.seat(who)).data["now"]
        assert now["cities"][table.me]["islands"] == [mine[0]]


# ---- resources for the owner alone

# For each resource a board whose next stage lacks just one unit of it, beside some cards.
LACKS: dict[str, tuple[str, int, tuple[str, ...]]] = {
    "W": ("gizah", 0, ("lumber_yard",)),
    "S": ("olympia", 0, ("stone_pit",)),
    "O": ("halikarnassos", 0, ("ore_vein",)),
    "C": ("babylon", 0, ("clay_pool",)),
    "G": ("halikarnassos", 1, ("press_age1",)),
    "L": ("gizah", 1, ("brickyard",)),
    "P": ("halikarnassos", 1, ("glassworks_age1",)),
}
MAKES = {"overgrown_island": "WO", "virgin_island": "SC", "abandoned_oasis": "GLP"}
MADE_BY = [(island, letter) for island in MAKES for letter in "WSOCGLP"]


@pytest.mark.rule("A-32", "A-50", "B-25")
@pytest.mark.parametrize(("island", "letter"), MADE_BY)
def test_a_32_islands_produce_one_of_their_resources(island: str, letter: str) -> None:
    board, stages, cards = LACKS[letter]
    # The step to the island wants papyrus on one board, clay and glass on the other.
    yard = "shipyard_5" if letter == "P" or letter == "O" else YARD
    if LEVEL[island] == 1 and letter == "P":
        yard = "shipyard_4"
    me = explorer(LEVEL[island], *cards, board=board, yard=yard, stages=stages)
    ring = ring_of(MADE_BY.index((island, letter)))
    cities = {LEFT: city("alexandria"), RIGHT: city("ephesos")}
    table = found(island, ring, me, cities)
    table.settle()
    assert ("" in table.stages()) == (letter in MAKES[island])


@pytest.mark.rule("A-32", "B-23")
@every_seat
@pytest.mark.parametrize("island", MAKES)
def test_a_32_nobody_else_can_buy_them(ring: Ring, island: str) -> None:
    for letter in MAKES[island]:
        board, stages, cards = LACKS[letter]
        pool = [b for b in ("ephesos", "alexandria", "rhodos", "gizah") if b != board]
        mine, beyond = [b for b in pool if START[b] != letter][:2]
        buyer = city(board, *cards, coins=9, stages=stages)
        cities = {ME: city(mine, islands=[island]), LEFT: buyer, 2: city(beyond)}
        assert Table(ring, cities, age=2, turn=4).stages(who=LEFT) == []
        # A card that makes the same is for sale.
        cities[ME] = city(mine, *UNITS[letter])
        assert "right 2" in Table(ring, cities, age=2, turn=4).stages(who=LEFT)


START = {"ephesos": "P", "alexandria": "G", "gizah": "S", "rhodos": "O"}
UNITS = {
    "W": ["timber_yard"],
    "S": ["timber_yard"],
    "O": ["clay_pit"],
    "C": ["clay_pit"],
    "G": ["glassworks_age1"],
    "L": ["loom_age1"],
    "P": ["press_age1"],
}


# ---- island by island


@pytest.mark.rule("A-50", "B-25")
@pytest.mark.parametrize(
    ("island", "shields"),
    [("bronze_island", 1), ("iron_oasis", 2), ("scarlet_archipelago", 3)],
)
@every_seat
def test_a_50_shields_hold_at_once(ring: Ring, island: str, shields: int) -> None:
    with_shields: dict[int, tuple[str, ...]] = {
        0: (),
        1: ("stockade",),
        2: ("barracks", "guard_tower"),
        3: ("walls", "stockade"),
    }
    cities = {
        LEFT: city("gizah", *with_shields[shields]),
        RIGHT: city("ephesos", *with_shields[shields - 1]),
    }
    table = found(island, ring, cities=cities, turn=7)
    assert table.tokens() == ([3], 0)
    fights = [event for event in table.events("conflict") if event["with"] == table.seat(RIGHT)]
    assert len(fights) == 1


@pytest.mark.rule("A-35", "A-50", "B-25")
@pytest.mark.parametrize(
    ("island", "strength"),
    [("whistling_island", 1), ("windy_oasis", 2), ("breezy_archipelago", 3)],
)
@every_seat
def test_a_50_naval_strength_holds_at_once(ring: Ring, island: str, strength: int) -> None:
    table = found(island, ring, turn=7)
    assert table.strengths() == dict.fromkeys(table.others, 0) | {ME: strength}


@pytest.mark.rule("A-50")
@pytest.mark.parametrize(
    ("island", "points"),
    [
        ("inhabited_island", 3),
        ("oasis_of_statues", 5),
        ("royal_archipelago", 7),
        ("pirate_oasis", 3),
    ],
)
def test_a_50_points_in_the_islands_line(island: str, points: int) -> None:
    table = found(island, ring_of(points))
    table.settle()
    assert table.points("islands") == points
    assert table.points("islands", LEFT) == 0


@pytest.mark.rule("A-50", "A-22", "A-24", "B-25")
@every_seat
@pytest.mark.parametrize("level", [0, 5])
def test_a_50_foggy_island_protects_from_tributes_and_pirates_at_once(
    ring: Ring, level: int
) -> None:
    me = explorer(1, coins=9, fleets=at("yellow", level))
    cities = {
        LEFT: city("gizah", fleets=at("yellow", 1)),
        RIGHT: city("ephesos", fleets=at("yellow", 5)),
    }
    for island, lost in (
        ("foggy_island", 0),
        ("inhabited_island", COMMERCE[4] + 1 if level else 4),
    ):
        table = Table(ring, {ME: me, **cities}, {LEFT: ["pirates_den"]}, age=2, turn=4)
        sale = f"sell {table.hand(RIGHT)[0]} ship"
        table = found(
            island,
            ring,
            me,
            cities,
            {LEFT: "build pirates_den", RIGHT: sale},
            {LEFT: ["pirates_den"], RIGHT: [sale.split()[1]]},
        )
        table.settle()
        # The tribute of 4 less the level of commerce, and pirates by that level.
        assert table.lost() == lost


@pytest.mark.rule("A-50", "C-4")
@every_seat
def test_a_50_foggy_island_does_not_protect_from_other_losses(ring: Ring) -> None:
    cities = {ME: city("rhodos", coins=5, islands=["foggy_island"]), LEFT: city("gizah")}
    table = Table(ring, cities, {LEFT: ["opium_stash"]}, boxes=("cities", "armada"))
    table.turn({LEFT: "build opium_stash"})
    table.settle()
    assert table.lost() == 1


@pytest.mark.rule("A-50", "A-7", "D-7", "A-46")
@pytest.mark.parametrize(
    ("island", "fleet"), [("topaz_island", "blue"), ("amber_island", "yellow")]
)
def test_a_50_two_islands_move_the_fleet_they_name(island: str, fleet: str) -> None:
    table = found(island, ring_of(1), explorer(1, coins=1, fleets=at(fleet, 1)))
    assert table.asked() == "fleet"
    assert table.moves() == [f"fleet {fleet}", "pass"]
    declined = table.game.copy()
    declined.play(table.me, "pass")
    assert declined.position()["cities"][table.me]["fleets"] == [*at(fleet, 1)[:3], 2]
    table.play(ME, f"fleet {fleet}")
    assert table.fleet(fleet) == 2
    # The space acts at once: 2 coins and a tribute of 1, or points.
    assert table.coins() == 1 + (2 if fleet == "yellow" else 0)
    assert table.lost(LEFT) == (1 if fleet == "yellow" else 0)
    assert table.points("blue") == (2 if fleet == "blue" else 0)


@pytest.mark.rule("A-7", "D-21")
@pytest.mark.parametrize(
    ("island", "fleet"), [("topaz_island", "blue"), ("amber_island", "yellow")]
)
def test_a_7_they_do_nothing_for_a_ship_on_its_last_space(island: str, fleet: str) -> None:
    table = found(island, ring_of(2), explorer(1, fleets=at(fleet, 6)))
    assert table.asked() == "card"
    assert table.fleet(fleet) == 6


@pytest.mark.rule("A-50", "A-7", "D-7")
@pytest.mark.parametrize(("island", "most"), [("stormy_oasis", 2), ("torrential_archipelago", 3)])
def test_a_50_two_or_three_different_fleets_move(island: str, most: int) -> None:
    table = found(island, ring_of(most))
    free = [fleet for fleet in FLEETS if table.fleet(fleet) < 6]
    chosen = [move.split()[1:] for move in table.moves() if move != "pass"]
    assert "pass" in table.moves()
    assert all(len(set(fleets)) == len(fleets) <= most for fleets in chosen)
    subsets = 2 ** len(free) - 1
    too_many = {(2, 4): 5, (3, 3): 0}[most, len(free)]
    assert len({tuple(sorted(fleets)) for fleets in chosen}) == subsets - too_many
    table.play(ME, f"fleet {' '.join(FLEETS[:most])}")
    moved = [1] * most + [0] * (3 - most)
    assert table.city()["fleets"][:3] == moved


@pytest.mark.rule("A-7")
def test_a_7_of_three_fleets_as_many_move_as_can() -> None:
    me = explorer(3, fleets=[6, 6, 5, 0])
    table = found("torrential_archipelago", ring_of(9), me)
    assert table.moves() == ["fleet blue", "pass"]
    table.play(ME, "fleet blue")
    assert table.city()["fleets"] == [6, 6, 6, 6]


@pytest.mark.rule("A-50", "D-7")
@every_seat
def test_a_50_lost_island_moves_any_fleet_with_each_stage(ring: Ring) -> None:
    # The next stage is paid for, and so would be the step of the wonder's fleet, the blue one.
    me = explorer(1, "sawmill", "lumber_yard", board="gizah")
    before = Table(ring, {ME: me}, {ME: ["dispensary"]}, age=2, turn=4)
    assert before.stages() == ["", "ship"]
    table = found("lost_island", ring, me)
    table.settle()
    assert table.stages() == [""]
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert table.asked() == "fleet"
    assert table.moves() == [f"fleet {name}" for name in FLEETS] + ["pass"]
    table.play(ME, "fleet red")
    assert table.city()["fleets"] == [1, 0, 0, 2]


@pytest.mark.rule("A-50", "B-25")
def test_a_50_lost_island_answers_no_stage_of_its_own_turn() -> None:
    # Shipyard 4 ties the green fleet to the wonder: the stage itself finds the island.
    cost = step_cost("shipyard_4", "green", 2)
    me = city(
        "gizah",
        *makers("WW" + cost, "gizah"),
        coins=coins_in(cost),
        shipyard="shipyard_4",
        fleets=at("green", 1),
    )
    table = Table(ring_of(0), {ME: me}, age=2, turn=4)
    for seed in range(1, 30):
        table.turn({ME: f"stage {table.hand()[0]} ship"})
        if "lost_island" in offered(table):
            table.play(ME, "island lost_island")
            break
        table = Table(ring_of(seed), {ME: me}, age=2, turn=4, seed=seed)
    assert table.islands() == ["lost_island"]
    assert table.asked() == "card"


@pytest.mark.rule("A-50", "A-37", "D-10")
@every_seat
def test_a_50_forgotten_oasis_lets_its_owner_stay_out_at_once(ring: Ring) -> None:
    table = found("forgotten_oasis", ring, turn=7)
    assert table.asked() == "naval"
    assert table.moves() == ["join", "abstain"]
    table.play(ME, "abstain")
    assert ME not in table.strengths()


@pytest.mark.rule("A-50", "B-25", "A-9")
@every_seat
def test_a_50_ancient_oasis_takes_one_resource_off_each_naval_construction(ring: Ring) -> None:
    # The archery range is free by chain; the red step of this board costs clay, and none is made.
    me = explorer(2, "workshop")
    hands = {LEFT: ["vineyard", "archery_range"]}
    moves = {LEFT: "sell vineyard"}
    for island, ways in (("ancient_oasis", ["", "ship"]), ("oasis_of_statues", [""])):
        table = found(island, ring, me, {LEFT: city("gizah")}, moves, hands)
        table.settle()
        assert table.builds("archery_range") == ways
    table = found("ancient_oasis", ring, me, {LEFT: city("gizah")}, moves, hands)
    table.turn({ME: "build archery_range ship"})
    assert (table.fleet("red"), table.coins()) == (1, 0)


@pytest.mark.rule("A-50", "A-46", "B-25")
@every_seat
def test_a_50_wondrous_oasis_pays_for_every_later_step(ring: Ring) -> None:
    me = explorer(2, coins=0)
    table = found("wondrous_oasis", ring, me, {LEFT: city("gizah")}, hands={LEFT: ["ship_repair"]})
    # The step that found it came before.
    assert table.coins() == 0
    table.settle()
    table.turn({ME: f"sell {table.hand()[0]} ship"})
    assert table.coins() == 1
    table.turn({ME: f"sell {table.hand()[0]} ship"})
    # A coin for the step, two of the space.
    assert table.coins() == 1 + 1 + 2


@pytest.mark.rule("A-50")
@pytest.mark.parametrize("how", ["paid", "card", "two", "stage"])
def test_a_50_wondrous_oasis_pays_however_the_step_came(how: str) -> None:
    yard = "shipyard_1"
    me = city(
        "gizah", "press_age1", "loom_age1", shipyard=yard, coins=0, islands=["wondrous_oasis"]
    )
    me["cards"] += ["clay_pool", "baths", "sawmill", "lumber_yard", "glassworks_age1", "ore_vein"]
    hands = {ME: ["aqueduct", "ship_repair", "temple", "walls"]}
    table = Table(ring_of(len(how)), {ME: me}, hands, age=2, turn=4)
    move, steps = {
        "paid": ("build aqueduct ship", 1),
        "card": ("build ship_repair", 1),
        "two": ("build ship_repair ship", 2),
        "stage": ("stage walls ship", 1),
    }[how]
    table.turn({ME: move})
    if "ship_repair" in move:
        table.play(ME, "fleet blue")
    table.settle()
    assert table.coins() == steps


@pytest.mark.rule("A-50", "A-24", "A-45")
@every_seat
def test_a_50_pirate_oasis_robs_in_the_same_turn(ring: Ring) -> None:
    cities = {
        LEFT: city("gizah", fleets=at("yellow", 4)),
        RIGHT: city("ephesos", fleets=at("yellow", 0)),
    }
    me = explorer(2, coins=4, fleets=at("yellow", 6))
    table = found("pirate_oasis", ring, me, cities)
    assert [table.lost(who) for who in (ME, LEFT, RIGHT)] == [0, COMMERCE[3], 0]


@pytest.mark.rule("A-50", "B-51")
@pytest.mark.parametrize(
    ("island", "points"),
    # Compasses: apothecary and dispensary. With a gear and a tablet: 2, 1, 1 is 13.
    [("golden_archipelago", 18), ("emerald_archipelago", 18), ("royal_archipelago", 13)],
)
def test_a_50_islands_of_science(island: str, points: int) -> None:
    me = explorer(3, "workshop", "scriptorium")
    table = found(island, ring_of(points), me)
    table.settle()
    assert table.points("green") == points


@pytest.mark.rule("A-50", "B-51")
def test_a_50_choice_and_most_differ_where_a_set_is_near() -> None:
    # 2 compasses and 1 gear: a tablet makes a set of 7 with 4 + 1 + 1; a third compass 9 + 1.
    choice = found("golden_archipelago", ring_of(1), explorer(3, "workshop"))
    most = found("emerald_archipelago", ring_of(1), explorer(3, "workshop"))
    assert choice.points("green") == 4 + 1 + 1 + 7
    assert most.points("green") == 9 + 1


@pytest.mark.rule("A-50")
@pytest.mark.parametrize("step", range(7))
def test_a_50_lush_archipelago_is_two_points_for_each_level(step: int) -> None:
    table = found("lush_archipelago", ring_of(step), explorer(3, fleets=at("yellow", step)))
    assert table.points("islands") == 2 * (0, *COMMERCE)[step]


@pytest.mark.rule("A-50", "D-20")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        # Green: apothecary and dispensary; brown, grey by what the step costs: glass, cloth.
        ((), 2),
        (("altar", "baths", "theater"), 3),
        (("stockade", "barracks", "guard_tower", "walls"), 4),
        (("lumber_yard", "stone_pit", "ore_vein", "clay_pool", "timber_yard"), 5),
        (("marketplace", "caravansery", "forum"), 3),
        (("press_age1",), 3),
    ],
)
def test_a_50_rainbow_archipelago_counts_the_best_colour(
    cards: tuple[str, ...], points: int
) -> None:
    table = found("rainbow_archipelago", ring_of(points), explorer(3, *cards))
    assert table.points("islands") == points
    # Nothing is asked for it.
    assert table.asked() == "card"


@pytest.mark.rule("A-50", "D-20")
@pytest.mark.parametrize(
    "cards",
    [
        ("workers_guild", "spies_guild", "traders_guild"),
        ("hideout", "cells", "militia"),
    ],
)
def test_a_50_rainbow_archipelago_counts_purple_and_black_too(cards: tuple[str, ...]) -> None:
    me = city("rhodos", *cards, islands=["rainbow_archipelago"])
    table = Table((5, 3), {ME: me}, age=3, turn=4, boxes=("cities", "armada"))
    assert table.points("islands") == 3


@pytest.mark.rule("A-50")
@pytest.mark.parametrize("number", range(4))
def test_a_50_sheltered_archipelago_is_two_points_for_each_island(number: int) -> None:
    others = ["foggy_island", "lost_island", "ancient_oasis"][:number]
    me = explorer(3, islands=others)
    table = found("sheltered_archipelago", ring_of(number), me)
    assert table.points("islands") == 2 * (number + 1)


@pytest.mark.rule("A-32")
def test_a_32_islands_are_no_cards() -> None:
    # No colour of the city grows, and no guild counts them.
    me = city("rhodos", islands=list(ISLANDS[3]))
    cities = {ME: me, LEFT: city("gizah", "shipowners_guild"), RIGHT: city("ephesos")}
    cities[RIGHT]["cards"] = ["workers_guild", "traders_guild", "philosophers_guild"]
    table = Table((3, 0), cities, age=3, turn=4)
    assert table.points("purple", RIGHT) == 0
    # The lone card of the rainbow's best colour: none.
    assert table.points("islands") == 7 + 0 + 0 + 2 * 9
