"""Chapter A: set-up, naval construction, Siracusa, the end, eight players, first edition."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame, ImpossibleOptions
from tests.rules.printed_sea import (
    ARMADA,
    BOARDS,
    CHAINED,
    COMMERCE,
    FLEETS,
    ISLANDS,
    RESOURCES,
    SHIPYARDS,
    coins_in,
    step_cost,
    units,
)
from tests.rules.sea_tables import (
    Table,
    at,
    board_without,
    both_editions,
    every_seat,
    every_seat_of_four,
    makers,
    ring_of,
)
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, city

NOT_FOR_THREE = {"pontoon", "eastern_emporium", "ballista", "western_emporium", "pier"}
ONE_OF_EACH = [card for letter in RESOURCES for card in makers(letter, "roma")]
TWO_OF_EACH = ["sawmill", "quarry", "foundry", "brickyard"]


def sell(game: Game) -> None:
    """Everybody sells; what else is asked is declined."""
    for seat, decision in game.pending.items():
        wanted = [m for m in decision.moves if m.verb == "sell" and not m.ship]
        game.play(seat, (wanted or list(decision.moves))[0])


def dealt(players: int, boxes: Sequence[str], seed: int, **options: Any) -> list[list[list[str]]]:
    """The hands that are dealt in the three ages; the length of each age is checked."""
    game = Game.new(players=players, expansions=boxes, sides="day", seed=seed, **options)
    hands: dict[int, list[list[str]]] = {}
    last: dict[int, int] = {}
    while not game.over:
        if game.turn == 1:
            hands.setdefault(game.age, game.position()["hands"])
        last[game.age] = game.turn
        sell(game)
    # All cards but the last are played.
    assert all(last[age] == len(hands[age][0]) - 1 for age in (1, 2, 3))
    return [hands[age] for age in (1, 2, 3)]


# ---- set-up


@pytest.mark.rule("A-1")
@both_editions
@pytest.mark.parametrize("players", range(3, 8))
def test_a_1_as_many_armada_cards_as_players_join_each_age(players: int, edition: int) -> None:
    seen = set()
    for seed in range(12):
        for age, hands in enumerate(dealt(players, ["armada"], seed, armada_edition=edition), 1):
            assert [len(hand) for hand in hands] == [8] * players
            drawn = [card for hand in hands for card in hand if card in ARMADA]
            assert len(drawn) == len(set(drawn)) == players
            assert all(ARMADA[card][0] == age for card in drawn)
            seen.update(drawn)
    # At random: all of them come up, but for the five that three players leave out.
    assert seen == set(ARMADA) - (NOT_FOR_THREE if players == 3 else set())


@pytest.mark.rule("A-1", "X-1")
@pytest.mark.parametrize("players", range(3, 8))
def test_a_1_with_cities_nine_cards_and_eight_turns(players: int) -> None:
    for hands in dealt(players, ["cities", "armada"], players):
        assert [len(hand) for hand in hands] == [9] * players


@pytest.mark.rule("A-3", "A-71")
@pytest.mark.parametrize(("edition", "yards"), [(1, 8), (2, 7)])
def test_a_3_shipyards_are_random_and_ships_at_the_start(edition: int, yards: int) -> None:
    seen: list[set[str]] = [set() for _ in range(4)]
    for seed in range(60):
        game = Game.new(
            players=4, expansions=["armada"], armada_edition=edition, sides="day", seed=seed
        )
        cities = game.position()["cities"]
        dealt_yards = [city["shipyard"] for city in cities]
        assert len(set(dealt_yards)) == 4
        assert all(city["fleets"] == [0, 0, 0, 0] for city in cities)
        for seat, yard in enumerate(dealt_yards):
            seen[seat].add(yard)
    assert seen == [set(list(SHIPYARDS)[:yards])] * 4


@pytest.mark.rule("A-71")
def test_a_71_the_eighth_shipyard_is_the_first_editions() -> None:
    cities = {ME: city("rhodos", shipyard="shipyard_8")}
    assert Table((4, 1), cities, armada_edition=1).city()["shipyard"] == "shipyard_8"
    with pytest.raises(ImpossibleGame):
        Table((4, 1), cities, armada_edition=2)


@pytest.mark.rule("A-3")
def test_a_3_start_spaces_show_nothing() -> None:
    for ring in ((3, 0), (7, 4)):
        table = Table(ring, {ME: city("rhodos", coins=9)}, {LEFT: ["pirate_hideout"]}, turn=7)
        table.turn({LEFT: "build pirate_hideout"})
        assert table.strengths()[ME] == 0
        assert table.lost() == 0
        assert table.points("blue") == 0


# ---- naval construction


def rich(*cards: str, **more: Any) -> Data:
    """A city that can pay for everything, with steps to go."""
    return city("rhodos", *ONE_OF_EACH, *TWO_OF_EACH, *cards, **{"coins": 30, **more})


@pytest.mark.rule("A-5")
@every_seat
@pytest.mark.parametrize("fleet", FLEETS)
def test_a_5_a_card_moves_the_fleet_of_its_colour_one_step(ring: Ring, fleet: str) -> None:
    card, parent = CHAINED[fleet]
    table = Table(ring, {ME: rich(parent)}, {ME: [card]}, age=2, turn=6)
    assert table.builds(card) == ["", "ship"]
    table.turn({ME: f"build {card} ship"})
    assert table.city()["fleets"] == at(fleet, 1)
    assert all(table.city(who)["fleets"] == [0, 0, 0, 0] for who in table.others)


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_it_is_optional(ring: Ring) -> None:
    table = Table(ring, {ME: rich("baths")}, {ME: ["aqueduct"]}, age=2, turn=6)
    table.turn({ME: "build aqueduct"})
    assert table.city()["fleets"] == [0, 0, 0, 0]


@pytest.mark.rule("A-5")
@pytest.mark.parametrize(
    ("card", "age"),
    [
        ("lumber_yard", 1),
        ("loom_age1", 1),
        ("sawmill", 2),
        ("press_age2", 2),
        ("forging_agency", 2),
        ("spies_guild", 3),
        ("contingent", 3),
    ],
)
def test_a_5_brown_grey_purple_and_black_cards_allow_none(card: str, age: int) -> None:
    made = [c for c in ("brickyard", "glassworks_age1", "forum") if age > 1]
    me = city("halikarnassos", *made, coins=20)
    boxes = ("cities", "armada")
    table = Table(ring_of(age, 5), {ME: me}, {ME: [card]}, age=age, turn=4, boxes=boxes)
    assert "" in table.builds(card)
    assert not [way for way in table.builds(card) if "ship" in way]


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_both_costs_are_one_each_symbol_serves_once(ring: Ring) -> None:
    # Baths cost a stone, and so does the first blue step of shipyard 4.
    for cards, ways in ((["stone_pit"], [""]), (["stone_pit", "timber_yard"], ["", "ship"])):
        me = city("rhodos", *cards, coins=0, shipyard="shipyard_4")
        assert Table(ring, {ME: me}, {ME: ["baths"]}, turn=4).builds("baths") == ways
    # The second stone can be bought.
    cities = {
        ME: city("rhodos", "stone_pit", coins=2, shipyard="shipyard_4"),
        LEFT: city("gizah"),
        RIGHT: city("ephesos"),
    }
    table = Table(ring, cities, {ME: ["baths"]}, turn=4)
    assert table.builds("baths") == ["", "ship left 2"]
    table.turn({ME: "build baths ship left 2"})
    assert (table.coins(), table.fleet("blue")) == (0, 1)
    assert table.coins(LEFT) == 3 + 3 + 2


@pytest.mark.rule("A-5")
@pytest.mark.parametrize("yard", SHIPYARDS)
def test_a_5_a_stage_moves_the_wonders_fleet(yard: str) -> None:
    fleet = SHIPYARDS[yard][0]
    for step in range(1, 7):
        me = {**rich(shipyard=yard, fleets=at(fleet, step - 1)), "board": "olympia"}
        table = Table(ring_of(step), {ME: me}, age=2, turn=6, armada_edition=1)
        before = table.coins()
        assert table.stages() == ["", "ship"]
        table.turn({ME: f"stage {table.hand()[0]} ship"})
        assert table.city()["fleets"] == at(fleet, step)
        gained = sum(event["coins"] for event in table.events("gain"))
        table.settle()
        assert table.coins() == before + gained - coins_in(step_cost(yard, fleet, step))


def recruitment(ring: Ring, cards: Sequence[str], leaders: Sequence[str], **more: Any) -> Table:
    """The recruitment of age II, where the acting player's city has some cards already."""
    table = Table(ring, {}, boxes=("leaders", "armada"))
    boards = ["gizah", *[b for b in BOARDS if b not in ("gizah", "byzantium", "petra", "roma")]]
    by_seat = [boards[(seat - ring[1]) % ring[0]] for seat in range(ring[0])]
    game = Game.new(
        players=ring[0], expansions=("leaders", "armada"), sides="day", boards=by_seat, seed=3
    )
    while next(iter(game.pending.values())).kind == "keep":
        sell(game)
    position = game.position()
    del position["history"]
    position["age"] = 2
    position["cities"][ring[1]].update(cards=list(cards), **more)
    hands = position["court"]["hands"]
    box = position["court"]["box"] + [name for hand in hands for name in hand]
    hands[ring[1]] = [*leaders, "?"]
    position["court"]["hands"] = [h if s == ring[1] else ["?"] * 3 for s, h in enumerate(hands)]
    position["court"]["box"] = ["?"] * (len(box) - 4 * ring[0])
    table.game = Game.from_position(position)
    return table


@pytest.mark.rule("A-5", "L-4")
@every_seat
def test_a_5_also_with_a_stage_built_in_a_recruitment(ring: Ring) -> None:
    cards = ["lumber_yard", "timber_yard", *ONE_OF_EACH[1:]]
    table = recruitment(ring, cards, ["caesar", "nero"], coins=0)
    assert table.asked() == "recruit"
    yard = table.city()["shipyard"]
    fleet = SHIPYARDS[yard][0]
    wanted = units("WW" + step_cost(yard, fleet, 1))
    ways = table.stages("caesar")
    # Two woods for the stage and the step of the wonder's fleet beside them.
    assert ("ship" in ways) == (wanted["W"] <= 2)
    assert "" in ways
    if wanted["W"] <= 2:
        table.turn({ME: "stage caesar ship"})
        assert table.city()["fleets"] == at(fleet, 1)
        assert table.city()["buried"] == ["caesar"]


@pytest.mark.rule("A-5", "B-40")
@every_seat
def test_a_5_also_with_the_last_card_of_babylon(ring: Ring) -> None:
    """Seed 002, line 646."""
    made = makers("SC", "babylon")
    me = city("babylon", *made, side="night", stages=1, coins=0, shipyard="shipyard_1")
    hands = {ME: ["altar", "baths"]}
    table = Table(ring, {ME: me}, hands, turn=7)
    table.turn({ME: "build altar ship"})
    assert table.asked() == "last"
    # Papyrus for the second blue step is not made.
    assert table.builds("baths") == [""]
    table = Table(ring, {ME: me}, hands, turn=7)
    table.turn({ME: "sell altar"})
    assert table.builds("baths") == ["", "ship"]
    table.play(ME, "build baths ship")
    assert table.fleet("blue") == 1


# ----


@pytest.mark.rule("A-6", "B-42")
@every_seat
def test_a_6_olympia_frees_the_card_but_not_the_step(ring: Ring) -> None:
    # No red card yet: stables are free; the red step of shipyard 1 costs wood.
    poor = city("olympia", coins=0, stages=2, shipyard="shipyard_1")
    table = Table(ring, {ME: poor}, {ME: ["stables"]}, age=2, turn=4)
    assert table.builds("stables") == ["free olympia"]
    me = city("olympia", "lumber_yard", coins=0, stages=2, shipyard="shipyard_1")
    table = Table(ring, {ME: me}, {ME: ["stables"]}, age=2, turn=4)
    assert table.builds("stables") == ["free olympia", "free olympia ship"]
    table.turn({ME: "build stables free olympia ship"})
    assert table.fleet("red") == 1


def picker(*cards: str, **more: Any) -> Data:
    """Halikarnassos, about to build from the discard."""
    return city("halikarnassos", "glassworks_age1", "press_age1", *cards, stages=1, **more)


@pytest.mark.rule("A-6", "C-7")
@every_seat
@pytest.mark.parametrize("card", ["altar", "stockade", "marketplace", "workshop"])
def test_a_6_a_card_from_the_discard_allows_no_step(ring: Ring, card: str) -> None:
    made = ["lumber_yard", "stone_pit", "ore_vein", "clay_pool"]
    me = picker(*made, coins=30)
    table = Table(ring, {ME: me}, age=2, turn=4, discard=[card])
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert [move for move in table.moves() if card in move] == [f"take {card}"]
    table.play(ME, f"take {card}")
    assert table.city()["fleets"] == [0, 0, 0, 0]
    assert table.asked() == "card"


@pytest.mark.rule("A-6", "A-46", "A-25")
@every_seat
def test_a_6_its_free_step_acts_at_once(ring: Ring) -> None:
    me = picker(coins=0, fleets=at("yellow", 1))
    table = Table(ring, {ME: me}, age=2, turn=4, discard=["construction_zone"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "take construction_zone")
    assert table.asked() == "fleet"
    table.play(ME, "fleet yellow")
    assert table.coins() == 2
    assert [table.lost(who) for who in table.others] == [1] * len(table.others)


@pytest.mark.rule("A-6", "A-30")
@every_seat
def test_a_6_such_an_explorer_explores_alone(ring: Ring) -> None:
    cities = {
        ME: picker(coins=0, fleets=at("green", 1)),
        LEFT: city("rhodos", *makers("OG", "rhodos"), fleets=at("green", 1)),
    }
    if ring[0] < 6:
        # Then there are only two makers of glass.
        cities[LEFT] = city("alexandria", "ore_vein", fleets=at("green", 1))
    hands = {LEFT: ["ship_repair"]}
    table = Table(ring, cities, hands, age=2, turn=4, discard=["construction_zone"])
    table.turn({ME: f"stage {table.hand()[0]}", LEFT: "build ship_repair"})
    table.play(LEFT, "fleet green")
    assert len(table.moves(LEFT)) == 4
    kept = table.moves(LEFT)[0].removeprefix("island ")
    table.play(LEFT, f"island {kept}")
    while table.asked() != "discard":
        table.play(LEFT, "pass")
    table.play(ME, "take construction_zone")
    table.play(ME, "fleet green")
    offered = [move.removeprefix("island ") for move in table.moves()]
    assert len(offered) == 4
    assert set(offered) <= set(ISLANDS[1]) - {kept}


@pytest.mark.rule("A-6", "A-31")
@every_seat
def test_a_6_its_top_island_comes_too(ring: Ring) -> None:
    table = Table(ring, {ME: picker()}, age=2, turn=4, discard=["helmsmans_rest"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "take helmsmans_rest")
    assert len(table.islands()) == 1
    assert set(table.islands()) < set(ISLANDS[1])


@pytest.mark.rule("A-6", "A-24", "A-25")
@every_seat
def test_a_6_its_pirates_join_the_losses_of_the_turn(ring: Ring) -> None:
    cities = {
        ME: picker(coins=0),
        LEFT: city("rhodos", coins=0, fleets=at("yellow", 3)),
        RIGHT: city("gizah", fleets=at("yellow", 1)),
    }
    table = Table(ring, cities, age=2, turn=4, discard=["pirate_hideout"])
    moves = {ME: f"stage {table.hand()[0]}", RIGHT: f"sell {table.hand(RIGHT)[0]} ship"}
    table.turn(moves)
    table.play(ME, "take pirate_hideout")
    # The right neighbour's tribute of 1 takes a coin of the three from me; the left one has
    # level 2: no tribute, two coins to the pirates, one event.
    assert table.coins() == 3 - 1
    assert [event["coins"] for event in table.events("lose", LEFT)] == [2]
    assert [event["coins"] for event in table.events("lose", RIGHT)] == [1]


# ----


@pytest.mark.rule("A-7")
@every_seat
@pytest.mark.parametrize("fleet", FLEETS)
def test_a_7_a_ship_on_its_last_space_goes_no_further(ring: Ring, fleet: str) -> None:
    card, parent = CHAINED[fleet]
    yard = next(yard for yard, (symbol, _) in SHIPYARDS.items() if symbol == fleet)
    me = rich(parent, shipyard=yard, fleets=at(fleet, 6))
    table = Table(ring, {ME: me}, {ME: [card]}, age=2, turn=6)
    assert table.builds(card) == [""]
    assert table.stages() == [""]
    assert table.sales() == ([""] if fleet == "yellow" else ["", "ship"])


@pytest.mark.rule("A-7", "D-7", "D-21")
def test_a_7_a_free_step_may_be_declined_and_goes_where_it_can() -> None:
    for seat in range(4):
        me = city("rhodos", fleets=[6, 3, 6, 6])
        table = Table((4, seat), {ME: me}, {ME: ["construction_zone"]})
        table.turn({ME: "build construction_zone"})
        assert table.moves() == ["fleet yellow", "pass"]
        table.play(ME, "pass")
        assert table.city()["fleets"] == [6, 3, 6, 6]
        # Nothing can move: nothing is asked.
        me = city("rhodos", fleets=[6, 6, 6, 6])
        table = Table((4, seat), {ME: me}, {ME: ["construction_zone"]})
        table.turn({ME: "build construction_zone"})
        assert table.asked() == "card"


@pytest.mark.rule("A-8", "A-45")
@every_seat
def test_a_8_a_cards_own_effects_come_before_the_spaces(ring: Ring) -> None:
    # Pirates' den gives 6 coins, the second yellow space 2.
    me = city("alexandria", shipyard="shipyard_1", fleets=at("yellow", 1))
    table = Table(ring, {ME: me}, {ME: ["pirates_den"]}, age=2, turn=4)
    table.turn({ME: "build pirates_den ship"})
    gains = [(event["coins"], event["source"]) for event in table.events("gain")]
    assert gains == [(6, "card"), (2, "space")]


@pytest.mark.rule("A-8", "A-45")
@every_seat
def test_a_8_a_stages_own_effects_come_before_the_spaces(ring: Ring) -> None:
    # The second stage of Ephesos gives 9 coins; shipyard 2 ties the yellow fleet to the wonder.
    cost = step_cost("shipyard_2", "yellow", 4)
    made = makers("WW" + cost, "ephesos")
    me = city("ephesos", *made, stages=1, shipyard="shipyard_2", fleets=at("yellow", 3))
    table = Table(ring, {ME: me}, age=2, turn=4)
    table.turn({ME: f"stage {table.hand()[0]} ship"})
    gains = [(event["coins"], event["source"]) for event in table.events("gain")]
    assert gains == [(9, "stage"), (4, "space")]


# ---- Siracusa


@pytest.mark.rule("B-18", "A-50")
@pytest.mark.parametrize("side", ["day", "night"])
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_siracusa_stages_cost_what_is_printed(side: str, stage: int) -> None:
    cost = BOARDS["siracusa"][1][side].split()[stage - 1]
    for letter in units(cost):
        made = makers(cost.replace(letter, "", 1), "siracusa")
        me = city("siracusa", *made, side=side, stages=stage - 1, coins=0)
        assert Table(ring_of(stage), {ME: me}, age=2, turn=4).stages() == []
    me = city("siracusa", *makers(cost, "siracusa"), side=side, stages=stage - 1, coins=0)
    assert "" in Table(ring_of(stage), {ME: me}, age=2, turn=4).stages()


def siracusa(side: str, stage: int, ring: Ring, turn: int = 4, **more: Any) -> Table:
    """A stage of Siracusa, just built."""
    cost = BOARDS["siracusa"][1][side].split()[stage - 1]
    made = makers(cost, "siracusa")
    me = city("siracusa", *made, side=side, stages=stage - 1, coins=0)
    cities = {ME: me, LEFT: city("gizah", fleets=at("yellow", 3)), RIGHT: city("rhodos")}
    table = Table(ring, cities, age=2, turn=turn, **more)
    table.turn({ME: f"stage {table.hand()[0]}"})
    return table


ANY_FLEET = [*[f"fleet {name}" for name in FLEETS], "pass"]


@pytest.mark.rule("A-50", "D-7")
@every_seat
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_siracusa_day_moves_a_fleet_with_each_stage(ring: Ring, stage: int) -> None:
    table = siracusa("day", stage, ring, turn=7)
    assert table.moves() == ANY_FLEET
    table.play(ME, "fleet blue")
    assert table.city()["fleets"] == at("blue", 1)
    assert table.strengths()[ME] == 1
    assert table.points("wonder") == (3 if stage >= 2 else 0)
    # The shield of the third stage beats both neighbours.
    assert table.city()["victories"] == ([3, 3] if stage == 3 else [])


@pytest.mark.rule("A-24", "A-50")
@every_seat
def test_siracusa_night_first_stage_is_coins_and_pirates(ring: Ring) -> None:
    table = siracusa("night", 1, ring)
    assert table.coins() == 6
    assert (table.lost(), table.lost(LEFT), table.lost(RIGHT)) == (0, COMMERCE[2], 0)


@pytest.mark.rule("A-50", "A-7", "D-7")
@every_seat
def test_siracusa_night_second_stage_moves_two_fleets(ring: Ring) -> None:
    table = siracusa("night", 2, ring)
    two = [f"{a} {b}" for i, a in enumerate(FLEETS) for b in FLEETS[i + 1 :]]
    assert set(table.moves()) == {*ANY_FLEET, *[f"fleet {both}" for both in two]}
    table.play(ME, "fleet red green")
    assert table.city()["fleets"] == [1, 0, 0, 1]


@pytest.mark.rule("A-35", "A-50")
@every_seat
def test_siracusa_night_third_stage_is_a_shield_and_naval_strength(ring: Ring) -> None:
    table = siracusa("night", 3, ring, turn=7)
    assert table.city()["victories"] == [3, 3]
    assert table.strengths()[ME] == 1


# ----


GREENS = ("apothecary", "workshop", "scriptorium", "dispensary", "laboratory", "library", "school")


@pytest.mark.rule("A-55")
@both_editions
@pytest.mark.parametrize("boxes", [("armada",), ("leaders", "armada"), ("cities", "armada")])
def test_a_55_example_of_the_purple_cap(edition: int, boxes: tuple[str, ...]) -> None:
    """Seed 002, line 267: 12 points of the Philosophers count 10, the Traders' 6 count all."""
    for seat in range(7):
        yellow = ["tavern", "marketplace", "west_trading_post", "east_trading_post"]
        cities = {
            ME: city("rhodos", "philosophers_guild", "traders_guild"),
            LEFT: city("gizah", *GREENS, *yellow),
            RIGHT: city("ephesos", *GREENS[:5], "tavern", "marketplace"),
        }
        table = Table((7, seat), cities, age=3, turn=3, boxes=boxes, armada_edition=edition)
        assert table.points("purple") == 16


@pytest.mark.rule("A-55")
@pytest.mark.parametrize("number", range(7, 13))
def test_a_55_each_purple_card_is_worth_at_most_ten(number: int) -> None:
    cards = [*ONE_OF_EACH, *TWO_OF_EACH][: number - 1]
    for boxes, cap in ((("armada",), 10), (("cities",), 99)):
        me = city("rhodos", *cards, "shipowners_guild")
        table = Table((5, 2), {ME: me}, age=3, turn=3, boxes=boxes)
        # Brown, grey and purple: itself included.
        assert table.points("purple") == min(cap, number)


@pytest.mark.rule("A-55")
def test_a_55_the_scientists_symbol_is_not_capped() -> None:
    me = city("rhodos", *GREENS, "scientists_guild")
    table = Table((5, 1), {ME: me}, age=3, turn=3)
    # Compasses 2, gears 2, tablets 3: a third gear or compass; 3, 2, 3 is 22 and two sets.
    # A fourth tablet: 4 + 4 + 16 and two sets.
    assert table.points("green") == 4 + 4 + 16 + 14
    assert table.points("purple") == 0


@pytest.mark.rule("A-55", "L-24")
def test_a_55_leaders_that_count_purple_cards_are_not_capped() -> None:
    guilds = ["philosophers_guild", "traders_guild", "workers_guild", "spies_guild"]
    guilds += ["builders_guild", "magistrates_guild"]
    me = city("rhodos", *guilds, leaders=["hiram"])
    table = Table((5, 1), {ME: me}, age=3, turn=7, boxes=("leaders", "armada"))
    assert table.points("leaders") == 12


# ---- eight players


@pytest.mark.rule("A-60")
@both_editions
@pytest.mark.parametrize("teams", [False, True])
def test_a_60_eight_play_with_the_decks_of_seven(edition: int, teams: bool) -> None:
    for seed in range(4):
        ages = dealt(8, ["armada"], seed, armada_edition=edition, teams=teams)
        for age, hands in enumerate(ages, 1):
            assert [len(hand) for hand in hands] == [7] * 8
            cards = [card for hand in hands for card in hand]
            assert sum(card in ARMADA for card in cards) == 7
            assert sum(card.endswith("_guild") for card in cards) == (9 if age == 3 else 0)
            # The copies that ask for seven players are there.
            if age == 1:
                assert cards.count("tavern") == 3


@pytest.mark.rule("A-61")
@both_editions
@pytest.mark.parametrize("boxes", [("cities", "armada"), ("leaders", "cities", "armada")])
def test_a_61_eight_with_cities_have_eight_cards(edition: int, boxes: tuple[str, ...]) -> None:
    for hands in dealt(8, boxes, 5, armada_edition=edition):
        assert [len(hand) for hand in hands] == [8] * 8
        assert sum(card in ARMADA for hand in hands for card in hand) == 7


@pytest.mark.rule("A-61")
@pytest.mark.parametrize("boxes", [(), ("leaders",), ("cities",), ("leaders", "cities")])
def test_a_61_eight_without_armada_is_refused(boxes: tuple[str, ...]) -> None:
    with pytest.raises(ImpossibleOptions):
        Game.new(players=8, expansions=boxes)


@pytest.mark.rule("A-60")
def test_a_60_nobody_else_plays_with_more_than_seven() -> None:
    with pytest.raises(ImpossibleOptions):
        Game.new(players=9, expansions=("armada",))


@pytest.mark.rule("A-61")
@both_editions
def test_a_61_all_eight_shipyards_and_boards_of_all_boxes(edition: int) -> None:
    for seed in range(5):
        game = Game.new(
            players=8, expansions=["armada"], armada_edition=edition, sides="day", seed=seed
        )
        cities = game.position()["cities"]
        assert {city["shipyard"] for city in cities} == set(SHIPYARDS)
        # Seven of the base game and Siracusa.
        base = set(list(BOARDS)[:7])
        assert {city["board"] for city in cities} == base | {"siracusa"}


@pytest.mark.rule("B-4", "A-61")
def test_b_4_siracusa_is_dealt_only_with_armada() -> None:
    with_armada: set[str] = set()
    without: set[str] = set()
    for seed in range(30):
        for boxes, seen in ((["armada"], with_armada), (["cities"], without)):
            game = Game.new(players=7, expansions=boxes, sides="day", seed=seed)
            seen.update(city["board"] for city in game.position()["cities"])
    assert "siracusa" in with_armada
    assert "siracusa" not in without
    with pytest.raises(ImpossibleOptions):
        Game.new(players=3, boards=["siracusa", "gizah", "rhodos"])


# ---- worked examples of the rulebooks


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_example_of_a_card(ring: Ring) -> None:
    """Seed 000, line 177; seed 002, line 180: a stone for the card and a clay for the step."""
    for cost, ways in (("SC", ["", "ship"]), ("S", [""]), ("C", [])):
        board = board_without("SC")
        me = city(board, *makers(cost, board), coins=0, shipyard="shipyard_1")
        table = Table(ring, {ME: me}, {ME: ["baths"]}, turn=4)
        assert table.builds("baths") == ways


@pytest.mark.rule("A-5")
@every_seat
def test_a_5_example_of_a_stage(ring: Ring) -> None:
    """Seed 000, line 212; seed 002, line 200: two stones and a wood, with the red fleet."""
    for cost, ways in (("SSW", ["", "ship"]), ("SS", [""]), ("SW", [])):
        me = city("alexandria", *makers(cost, "alexandria"), coins=0, shipyard="shipyard_1")
        table = Table(ring, {ME: me}, age=2, turn=4)
        assert table.stages() == ways
    me = city("alexandria", *makers("SSW", "alexandria"), coins=0, shipyard="shipyard_1")
    table = Table(ring, {ME: me}, age=2, turn=4)
    table.turn({ME: f"stage {table.hand()[0]} ship"})
    assert table.fleet("red") == 1


def observe(fleet: str, step: int, edition: int, ring: Ring) -> dict[str, int]:
    """Everything that a space does when a ship reaches it in the last turn of age I."""
    me = city("rhodos", coins=9, fleets=at(fleet, step - 1))
    hands = {ME: ["construction_zone"], LEFT: ["pirate_hideout"]}
    table = Table(ring, {ME: me}, hands, turn=7, armada_edition=edition)
    table.turn({ME: "build construction_zone", LEFT: "build pirate_hideout"})
    table.play(ME, f"fleet {fleet}")
    level = 0
    if table.asked() == "island":
        islands = [move.removeprefix("island ") for move in table.moves()]
        level = next(level for level, names in ISLANDS.items() if set(islands) <= set(names))
    table.settle()
    seen = {
        "coins": sum(e["coins"] for e in table.events("gain") if e["source"] == "space"),
        "tribute": table.lost(RIGHT),
        "commercial_level": table.lost(),
        "vp": table.points("blue"),
        "island_level": level,
    }
    return seen if level else {**seen, "naval": table.strengths()[ME]}


# Edition, fleet, step, what it shows, how much. The second edition counts spaces from the start.
EXAMPLES = [
    (2, "red", 3 - 1, "naval", 2),  # seed 000, line 227
    (2, "yellow", 5 - 1, "tribute", 2),  # seed 000, line 247
    (2, "yellow", 2 - 1, "commercial_level", 1),  # seed 000, line 249
    (2, "blue", 3 - 1, "vp", 2),  # seed 000, line 278
    (2, "green", 3 - 1, "island_level", 1),  # seed 000, line 304
    (1, "red", 3, "naval", 3),  # seed 002, line 279
    (1, "yellow", 2, "coins", 2),  # seed 002, line 297
    (1, "yellow", 2, "tribute", 1),
    (1, "yellow", 1, "commercial_level", 1),
    (1, "yellow", 3, "commercial_level", 2),  # seed 002, line 385
    (1, "yellow", 4, "coins", 4),  # seed 002, line 301
    (1, "yellow", 4, "tribute", 2),
    (1, "yellow", 4, "commercial_level", 2),
    (1, "yellow", 6, "tribute", 4),
    (1, "yellow", 6, "naval", 2),
    (1, "blue", 6, "vp", 10),  # seed 002, line 315
    (1, "blue", 6, "naval", 1),
    (1, "green", 2, "island_level", 1),  # seed 002, line 331
]


@pytest.mark.rule("A-10", "A-11", "A-12", "A-13", "A-14")
@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_a_10_to_a_14_examples_of_spaces(example: tuple[int, str, int, str, int]) -> None:
    edition, fleet, step, field, value = example
    for ring in ((3, 2), (4, 0), (7, 5)):
        assert observe(fleet, step, edition, ring)[field] == value


@pytest.mark.rule("A-5")
@every_seat_of_four
def test_a_5_one_step_for_each_build(ring: Ring) -> None:
    # With everything at hand a card still moves its fleet once.
    table = Table(ring, {ME: rich("baths")}, {ME: ["aqueduct"]}, age=2, turn=6)
    table.turn({ME: "build aqueduct ship"})
    assert table.fleet("blue") == 1
    assert len(table.events("fleet")) == 1
