"""Faults that other programs of this game have had, each as a case in every seat.

The numbers are those of the project's list. Fault 30 (a game sampled from a view) is tested with
the sampling itself; 18, 20, 23, 24, 31 and 32 need boxes beyond the base game.
"""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia import Game
from tests.rules.printed import CARDS, PLAYERS, deck, guilds
from tests.rules.tables import (
    LEFT,
    ME,
    RIGHT,
    Data,
    Ring,
    Table,
    city,
    every_seat_of_every_table,
    every_seat_of_four,
    new_game,
    sale,
    sell_all,
)


def babylon(*cards: str) -> Data:
    """Babylon Night without a coin; she may play the last card."""
    return city("babylon", *cards, side="night", stages=1, coins=0)


def halikarnassos(*cards: str) -> Data:
    """Halikarnassos Day without a coin, able to pay for the stage that digs in the discard."""
    return city("halikarnassos", "glassworks_age1", "press_age1", *cards, stages=1, coins=0)


def takes(table: Table, who: int = ME) -> set[str]:
    """The cards that may be taken from the discard."""
    return {move.split()[1] for move in table.moves(who) if move.startswith("take ")}


# ---- trade and simultaneity


@pytest.mark.rule("B-11")
@every_seat_of_every_table
def test_fault_01_coins_of_this_turn_cannot_be_spent_in_it(ring: Ring) -> None:
    """The left neighbour buys my stone for 2 coins; the papyrus of the right one costs as much.

    The Scriptorium is in my hand now, and again in the hand that I get.
    """
    cities = {
        ME: city("gizah", coins=0),
        LEFT: city("rhodos", coins=2),
        RIGHT: city("ephesos"),
    }
    now = Table(ring, cities, {ME: ["scriptorium"], LEFT: ["baths"]})
    assert now.builds("baths", LEFT) == ["right 2"]
    assert now.builds("scriptorium") == []
    hands = {ME: ["theater"], LEFT: ["baths"], RIGHT: ["scriptorium", "altar"]}
    later = Table(ring, cities, hands)
    later.turn({ME: "build theater", LEFT: "build baths right 2", RIGHT: "sell altar"})
    assert later.coins() == 2
    assert later.builds("scriptorium") == ["right 2"]


@pytest.mark.rule("B-25")
@every_seat_of_every_table
@pytest.mark.parametrize("seller", [LEFT, RIGHT])
def test_fault_02_a_resource_card_of_this_turn_does_not_sell_yet(ring: Ring, seller: int) -> None:
    """Gizah's stage lacks one wood; the neighbour builds a Lumber Yard. A turn later it sells."""
    other = RIGHT if seller == LEFT else LEFT
    side = "left" if seller == LEFT else "right"
    cities = {
        ME: city("gizah", "timber_yard", coins=9),
        seller: city("rhodos"),
        other: city("ephesos"),
    }
    table = Table(ring, cities, {ME: ["altar"], seller: ["lumber_yard"]}, turn=2)
    assert table.stages() == []
    table.turn({ME: "build altar", seller: "build lumber_yard"})
    assert table.stages() == [f"{side} 2"]


@pytest.mark.rule("B-12", "B-35")
@every_seat_of_every_table
def test_fault_03_coins_for_a_colour_count_three_cities_and_this_turn(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "ore_vein", "clay_pit", coins=0),
        LEFT: city("rhodos", coins=1),
        RIGHT: city("ephesos", "lumber_yard", coins=1),
    }
    hands = {ME: ["vineyard"], LEFT: ["sawmill"], RIGHT: ["foundry"]}
    table = Table(ring, cities, hands, age=2)
    table.turn({ME: "build vineyard", LEFT: "build sawmill", RIGHT: "build foundry"})
    assert table.coins() == 2 + 1 + 2


@pytest.mark.rule("B-23", "B-24")
@every_seat_of_every_table
def test_fault_04_a_seller_still_uses_what_is_sold(ring: Ring) -> None:
    """Both neighbours buy all three of my stones; I use two of them myself."""
    cities = {
        ME: city("gizah", "quarry", "loom_age1", coins=0),
        LEFT: city("rhodos", coins=6),
        RIGHT: city("ephesos", coins=6),
    }
    hands = {ME: ["library"], LEFT: ["walls"], RIGHT: ["aqueduct"]}
    table = Table(ring, cities, hands, age=2, turn=2)
    table.turn({ME: "build library", LEFT: "build walls right 6", RIGHT: "build aqueduct left 6"})
    assert table.cards()[-1] == "library"
    assert [table.coins(who) for who in (ME, LEFT, RIGHT)] == [12, 0, 0]


@pytest.mark.rule("B-23")
@every_seat_of_every_table
@pytest.mark.parametrize("seller", [LEFT, RIGHT])
def test_fault_04_yellow_cards_and_stages_never_sell(ring: Ring, seller: int) -> None:
    """Two yellow cards and two stages could make all that is lacking, for their owner alone."""
    other = RIGHT if seller == LEFT else LEFT
    side = "left" if seller == LEFT else "right"
    cities = {
        ME: city("gizah", coins=9),
        seller: city("alexandria", "caravansery", "forum", side="night", stages=2),
        other: city("rhodos"),
    }
    table = Table(ring, cities, {ME: ["school", "temple"]}, age=2, turn=2)
    assert table.builds("school") == table.builds("temple") == []
    cities[seller]["cards"] += ["lumber_yard", "press_age1"]
    table = Table(ring, cities, {ME: ["school"]}, age=2, turn=2)
    assert table.builds("school") == [f"{side} 4"]


@pytest.mark.rule("B-23", "B-26")
@every_seat_of_every_table
@pytest.mark.parametrize("seller", [LEFT, RIGHT])
def test_fault_05_several_units_of_one_kind_with_a_discount(ring: Ring, seller: int) -> None:
    """Three ore from a Foundry and an Ore Vein, at 1 coin each; clay is my own."""
    other = RIGHT if seller == LEFT else LEFT
    side, post = ("left", "west") if seller == LEFT else ("right", "east")
    cities = {
        ME: city("olympia", f"{post}_trading_post", coins=3),
        seller: city("gizah", "foundry", "ore_vein", coins=0),
        other: city("ephesos"),
    }
    table = Table(ring, cities, {ME: ["fortifications"]}, age=3)
    assert table.builds("fortifications") == [f"{side} 3"]
    table.turn({ME: f"build fortifications {side} 3"})
    assert table.coins() == 0
    assert table.coins(seller) == 3 + 3
    cities[seller]["cards"] = ["foundry"]
    assert Table(ring, cities, {ME: ["fortifications"]}, age=3).builds("fortifications") == []


@pytest.mark.rule("B-22")
@every_seat_of_every_table
def test_fault_06_double_and_choice_producers_are_matched(ring: Ring) -> None:
    """Senate: two wood, stone, ore. Clay Pit must be ore, Timber Yard stone, Caravansery wood.

    Who hands out the choices in any fixed order, each to the first need it fits, fails at one of
    these cities; without the Caravansery nobody could.
    """
    cards = ["clay_pit", "timber_yard", "caravansery", "lumber_yard"]
    for order in (cards, cards[::-1]):
        own = city("halikarnassos", *order, coins=0)
        assert Table(ring, {ME: own}, {ME: ["senate"]}, age=3).builds("senate") == [""]
    own = city("halikarnassos", *cards[:2], "lumber_yard", coins=0)
    assert Table(ring, {ME: own}, {ME: ["senate"]}, age=3).builds("senate") == []
    own = city("halikarnassos", *cards[:2], "sawmill", coins=0)
    assert Table(ring, {ME: own}, {ME: ["senate"]}, age=3).builds("senate") == [""]


@pytest.mark.rule("B-22", "B-24")
@every_seat_of_every_table
def test_fault_06_the_same_at_a_neighbours(ring: Ring) -> None:
    """The neighbour's Timber Yard sells the wood only if his Quarry gives the stones."""
    cities = {
        ME: city("rhodos", coins=6),
        LEFT: city("halikarnassos", "timber_yard", "quarry", "lumber_yard"),
        RIGHT: city("ephesos"),
    }
    table = Table(ring, cities, {ME: ["senate"]}, age=3)
    assert table.builds("senate") == ["left 6"]


@pytest.mark.rule("B-26", "B-27")
@every_seat_of_every_table
def test_fault_07_discounts_go_by_side_and_kind_and_the_player_splits(ring: Ring) -> None:
    """School: wood at 1 from the left, 2 from the right; papyrus at 1 from both.

    All splits: both left 2; wood left, papyrus right 1 + 1; papyrus left, wood right 1 + 2, which
    the one before beats; both right 3.
    """
    cities = {
        ME: city("gizah", "west_trading_post", "marketplace", coins=9),
        LEFT: city("babylon", "press_age1"),
        RIGHT: city("ephesos", "lumber_yard"),
    }
    table = Table(ring, cities, {ME: ["school"]}, age=2)
    ways = table.builds("school")
    assert sorted(ways) == sorted(["left 2", "left 1 right 1", "right 3"])
    assert ways[-1] == "right 3"
    table.turn({ME: "build school right 3"})
    assert table.coins() == 6
    assert table.coins(RIGHT) == 3 + 3 + 3


@pytest.mark.rule("B-15")
@every_seat_of_every_table
@pytest.mark.parametrize("parent", ["west_trading_post", "east_trading_post"])
def test_fault_08_a_chain_from_either_parent(ring: Ring, parent: str) -> None:
    table = Table(ring, {ME: city("gizah", parent, coins=0)}, {ME: ["forum"]}, age=2)
    table.turn({ME: "build forum"})
    assert table.cards() == [parent, "forum"]


@pytest.mark.rule("B-15")
@every_seat_of_every_table
@pytest.mark.parametrize(("parent", "child"), [("altar", "pantheon"), ("theater", "gardens")])
def test_fault_08_a_chain_across_two_ages(ring: Ring, parent: str, child: str) -> None:
    table = Table(ring, {ME: city("gizah", parent, coins=0)}, {ME: [child]}, age=3)
    table.turn({ME: f"build {child}"})
    assert table.cards() == [parent, child]


@pytest.mark.rule("B-14")
@every_seat_of_every_table
@pytest.mark.parametrize("name", ["loom", "press", "glassworks"])
def test_fault_09_no_second_card_of_a_name(ring: Ring, name: str) -> None:
    """Nor of the other age, nor from the discard, where the other two can be taken."""
    first, second = f"{name}_age1", f"{name}_age2"
    table = Table(ring, {ME: city("gizah", first)}, {ME: [second]}, age=2)
    assert table.builds(second) == []
    cards = ["clay_pool", "clay_pit", first]
    own = city("halikarnassos", *cards, side="night", coins=0)
    pile = ["loom_age2", "press_age2", "glassworks_age2"]
    table = Table(ring, {ME: own}, age=2, turn=2, discard=pile)
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert takes(table) & set(pile) == set(pile) - {second}


# ---- extra plays


@pytest.mark.rule("B-41", "B-30")
@every_seat_of_every_table
@pytest.mark.parametrize(("age", "value"), [(2, 3), (3, 5)])
def test_fault_10_halikarnassos_in_the_last_turn(ring: Ring, age: int, value: int) -> None:
    """The red card is there for the conflicts; in age III for the end of the game too."""
    table = Table(ring, {ME: halikarnassos()}, age=age, turn=6, discard=["barracks"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert table.asked() == "discard"
    assert table.tokens() == ([], 0)
    table.play(ME, "take barracks")
    assert table.tokens() == ([value, value], 0)
    assert table.game.over == (age == 3)


@pytest.mark.rule("B-41", "B-50")
@every_seat_of_every_table
def test_fault_10_the_last_pick_is_scored(ring: Ring) -> None:
    table = Table(ring, {ME: halikarnassos()}, age=3, turn=6, discard=["aqueduct"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "take aqueduct")
    assert table.game.result.points[table.me]["blue"] == 5


@pytest.mark.rule("B-41", "B-9")
@every_seat_of_every_table
def test_fault_11_the_discard_has_the_sales_and_leftovers_of_this_turn(ring: Ring) -> None:
    cities = {ME: halikarnassos(), LEFT: city("rhodos"), RIGHT: city("ephesos")}
    hands = {ME: ["temple", "walls"], LEFT: ["statue", "school"], RIGHT: ["aqueduct", "library"]}
    table = Table(ring, cities, hands, age=2, turn=6)
    table.turn({ME: "stage temple", LEFT: "sell statue", RIGHT: "sell aqueduct"})
    assert {"walls", "statue", "school", "aqueduct", "library"} <= takes(table)
    assert len(table.discard) == 2 * table.players - 1


@pytest.mark.rule("B-18", "B-41")
@every_seat_of_every_table
def test_fault_12_cards_under_a_wonder_are_not_in_the_discard(ring: Ring) -> None:
    """One of a kind: the guild goes under my stage, the Clay Pit lies under the neighbour's."""
    cities = {ME: halikarnassos(), LEFT: city("rhodos", stages=["clay_pit"])}
    table = Table(ring, cities, {ME: ["spies_guild"]}, age=3, turn=2, discard=["timber_yard"])
    table.turn({ME: "stage spies_guild"})
    assert "timber_yard" in takes(table)
    assert not {"spies_guild", "clay_pit"} & ({*table.discard} | takes(table))


@pytest.mark.rule("B-40")
@every_seat_of_every_table
@pytest.mark.parametrize("age", [1, 2, 3])
def test_fault_13_babylons_last_card_is_a_turn_of_its_own(ring: Ring, age: int) -> None:
    """The stage is built in the last turn; then the others have played, and she plays on."""
    own = city("babylon", "stone_pit", "timber_yard", side="night", coins=0)
    table = Table(ring, {ME: own}, age=age, turn=6)
    staged, last = table.hand()
    table.turn({ME: f"stage {staged}"})
    assert all(table.coins(who) == 6 for who in range(1, table.players))
    assert list(table.game.pending) == [table.me]
    assert table.hand() == [last]
    table.play(ME, f"sell {last}")
    assert table.coins() == 3


@pytest.mark.rule("B-40", "B-41")
@every_seat_of_every_table
@pytest.mark.parametrize("other", [LEFT, RIGHT])
def test_fault_14_the_pick_comes_before_babylons_extra_turn(ring: Ring, other: int) -> None:
    """What Babylon leaves or sells in her extra turn is not in the pile of the pick.

    The guild is the only one of its kind.
    """
    cities = {ME: halikarnassos(), other: babylon()}
    hands = {ME: ["senate"], other: ["arena", "spies_guild"]}
    table = Table(ring, cities, hands, age=3, turn=6, discard=["stockade"])
    table.turn({ME: "stage senate", other: "sell arena"})
    assert (table.asked(), table.asked(other)) == ("discard", None)
    assert "arena" in takes(table)
    assert "spies_guild" not in takes(table)
    table.play(ME, "take stockade")
    assert (table.asked(), table.asked(other)) == (None, "last")
    assert table.tokens() == ([], 0)
    table.play(other, "sell spies_guild")
    assert table.tokens() == ([5, 5], 0)
    assert "spies_guild" in table.discard


@pytest.mark.rule("B-40")
@every_seat_of_every_table
@pytest.mark.parametrize("move", ["build loom_age2", "stage loom_age2", "sell loom_age2", "pass"])
def test_fault_15_the_last_card_may_be_used_in_every_way(ring: Ring, move: str) -> None:
    """It is the seventh; the second stage costs three clay and glass."""
    own = babylon("brickyard", "clay_pool", "glassworks_age1")
    table = Table(ring, {ME: own}, {ME: ["vineyard", "loom_age2"]}, age=2, turn=6)
    table.turn({ME: "build vineyard"})
    paid = table.coins()
    table.play(ME, move)
    assert ("loom_age2" in table.cards()) == move.startswith("build")
    assert (len(table.city()["buried"]) == 2) == move.startswith("stage")
    assert table.coins() - paid == 3 * move.startswith("sell")
    assert table.game.age == 3


@pytest.mark.rule("B-40", "B-41", "B-42", "B-33", "B-26")
@every_seat_of_every_table
def test_fault_16_powers_hold_in_every_seat(ring: Ring) -> None:
    """Every power of the base game, in seat 0 as in any other."""
    last = Table(ring, {ME: babylon()}, {ME: ["altar", "baths"]}, turn=6)
    last.turn({ME: "sell altar"})
    assert last.asked() == "last"

    dig = Table(ring, {ME: halikarnassos()}, age=2, turn=2, discard=["altar"])
    dig.turn({ME: f"stage {dig.hand()[0]}"})
    assert dig.asked() == "discard"

    day = city("olympia", stages=2, coins=0)
    night = city("olympia", side="night", stages=2, coins=0)
    for own, turn in ((day, 3), (night, 1), (night, 6)):
        free = Table(ring, {ME: own}, {ME: ["palace"]}, age=3, turn=turn)
        assert free.builds("palace") == ["free olympia"]

    makes = Table(
        ring,
        {ME: city("alexandria", side="night", stages=2, coins=0)},
        {ME: ["school"]},
        age=2,
    )
    assert makes.builds("school") == [""]

    cheap = city("gizah", "west_trading_post", "east_trading_post", "marketplace", coins=1)
    for seller, side in ((LEFT, "left"), (RIGHT, "right")):
        cities = {ME: cheap, seller: city("babylon", "loom_age1"), -seller: city("ephesos")}
        buys = Table(ring, cities, {ME: ["stockade", "apothecary"]}, turn=3)
        assert buys.builds("stockade") == buys.builds("apothecary") == [f"{side} 1"]


@pytest.mark.rule("B-41", "D-6")
@every_seat_of_every_table
def test_fault_17_an_empty_discard_breaks_nothing(ring: Ring) -> None:
    cards = ["glassworks_age2", "loom_age2", "press_age2", "vineyard", "sawmill", "quarry"]
    others = {who: cards[who - 1] for who in range(1, ring[0])}
    hands = {ME: ["temple"]} | {who: [card] for who, card in others.items()}
    table = Table(ring, {ME: halikarnassos()}, hands, age=2)
    table.turn({ME: "stage temple"} | {who: f"build {card}" for who, card in others.items()})
    assert table.discard == []
    assert (table.game.age, table.game.turn) == (2, 2)
    assert table.asked() == "card"


@pytest.mark.rule("B-41", "B-14", "D-6")
@every_seat_of_every_table
def test_fault_17_a_discard_of_names_the_city_has_breaks_nothing(ring: Ring) -> None:
    """The neighbours sell glassworks and press, which the city has."""
    cards = ["glassworks_age2", "press_age2", "loom_age2", "vineyard", "sawmill", "quarry"]
    others = {who: cards[who - 1] for who in range(1, ring[0])}
    verbs = dict.fromkeys(others, "build") | {1: "sell", 2: "sell"}
    hands = {ME: ["temple"]} | {who: [card] for who, card in others.items()}
    table = Table(ring, {ME: halikarnassos()}, hands, age=2)
    moves = {who: f"{verbs[who]} {card}" for who, card in others.items()}
    table.turn({ME: "stage temple"} | moves)
    assert sorted(table.discard) == ["glassworks_age2", "press_age2"]
    assert (table.game.age, table.game.turn) == (2, 2)


@pytest.mark.rule("B-41", "D-6")
@every_seat_of_every_table
def test_fault_17_the_pick_is_asked_after_the_reveal(ring: Ring) -> None:
    """The guild that a neighbour sells in the same turn can be taken."""
    cities = {ME: halikarnassos(), LEFT: city("rhodos")}
    table = Table(ring, cities, {ME: ["senate"], LEFT: ["spies_guild"]}, age=3)
    assert takes(table) == set()
    table.turn({ME: "stage senate", LEFT: "sell spies_guild"})
    table.play(ME, "take spies_guild")
    assert "spies_guild" in table.cards()


@pytest.mark.rule("B-42")
@every_seat_of_every_table
@pytest.mark.parametrize("verb", ["sell", "stage"])
def test_fault_19_olympias_first_card_is_lost_when_not_built(ring: Ring, verb: str) -> None:
    """The second stage costs three clay; hands pass to the left in age III."""
    own = city("olympia", "brickyard", side="night", stages=1, coins=0)
    hands = {ME: ["palace"], RIGHT: ["town_hall", "arena"]}
    table = Table(ring, {ME: own, RIGHT: city("gizah")}, hands, age=3)
    assert table.builds("palace") == ["free olympia"]
    table.turn({ME: f"{verb} palace", RIGHT: "sell arena"})
    assert table.builds("town_hall") == []


@pytest.mark.rule("B-42")
@every_seat_of_every_table
@pytest.mark.parametrize("verb", ["sell", "stage"])
def test_fault_19_olympias_last_card_is_lost_when_not_built(ring: Ring, verb: str) -> None:
    """The third stage costs glass, cloth and papyrus; the other card is discarded."""
    cards = ["glassworks_age1", "loom_age1", "press_age1"]
    own = city("olympia", *cards, side="night", stages=2, coins=0)
    table = Table(ring, {ME: own}, {ME: ["walls", "stables"]}, age=2, turn=6)
    assert table.builds("walls") == table.builds("stables") == ["free olympia"]
    table.turn({ME: f"{verb} walls"})
    assert table.cards() == cards
    assert table.game.age == 3


@pytest.mark.rule("B-42")
@every_seat_of_every_table
def test_fault_19_olympias_free_builds_are_not_for_stages(ring: Ring) -> None:
    day = city("olympia", stages=2, coins=0)
    night = city("olympia", side="night", stages=2, coins=0)
    for own, turn in ((day, 3), (night, 1), (night, 6)):
        table = Table(ring, {ME: own}, {ME: ["palace"]}, age=3, turn=turn)
        assert table.stages("palace") == []


# ---- scoring and conflicts


@pytest.mark.rule("B-51")
@every_seat_of_every_table
@pytest.mark.parametrize(
    ("symbols", "expected"),
    [((4, 1, 0), 26), ((4, 2, 1), 38), ((1, 1, 0), 10), ((0, 0, 0), 1), ((2, 2, 2), 31)],
)
def test_fault_21_symbols_of_choice_are_decided_at_the_end(
    ring: Ring, symbols: tuple[int, int, int], expected: int
) -> None:
    """4,1,0 becomes 5,1,0 (25 + 1); 4,2,1 becomes 4,2,2 (16 + 4 + 4 + 14)."""
    kinds = [
        ["apothecary", "dispensary", "lodge", "academy"],
        ["workshop", "laboratory"],
        ["scriptorium", "library"],
    ]
    cards = [card for kind, count in zip(kinds, symbols, strict=True) for card in kind[:count]]
    own = city("babylon", *cards, side="night", stages=2)
    table = Table(ring, {ME: own}, age=3, turn=6)
    assert table.points("green") == expected


@pytest.mark.rule("B-51")
@every_seat_of_every_table
def test_fault_21_several_choices_are_decided_together(ring: Ring) -> None:
    """2,2,0 and two choices: 2,2,2 is 12 + 14; one at a time would take 3,2,0, then 4,2,0 = 20."""
    cards = ["apothecary", "dispensary", "workshop", "laboratory", "scientists_guild"]
    table = Table(ring, {ME: city("babylon", *cards, stages=2)}, age=3, turn=6)
    assert table.points("green") == 26


@pytest.mark.rule("B-30")
@pytest.mark.parametrize("seat", range(3))
def test_fault_22_three_players_fight_two_conflicts_each(seat: int) -> None:
    """Shields 2, 1, 0 round the table."""
    cities = {
        ME: city("gizah", "stockade", "barracks"),
        LEFT: city("babylon", "guard_tower"),
        RIGHT: city("ephesos"),
    }
    table = Table((3, seat), cities, turn=6)
    table.turn()
    assert table.tokens() == ([1, 1], 0)
    assert table.tokens(LEFT) == ([1], 1)
    assert table.tokens(RIGHT) == ([], 2)


@pytest.mark.rule("B-30")
@every_seat_of_every_table
def test_fault_22_age_three_counts(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", "stockade")}, age=3, turn=6)
    table.turn()
    assert table.game.result.points[table.me]["military"] == 10


@pytest.mark.rule("B-30", "B-13")
@every_seat_of_every_table
def test_fault_22_conflicts_come_after_every_extra_play(ring: Ring) -> None:
    """A red last card of Babylon counts in the conflicts of its age."""
    table = Table(ring, {ME: babylon()}, {ME: ["altar", "stockade"]}, turn=6)
    table.turn({ME: "build altar"})
    assert table.events("conflict") == []
    table.play(ME, "build stockade")
    assert table.tokens() == ([1, 1], 0)


@pytest.mark.rule("B-50")
@every_seat_of_every_table
def test_fault_25_asking_for_the_score_changes_nothing(ring: Ring) -> None:
    cities = {ME: city("babylon", "scientists_guild", "school", "arena", stages=2)}
    table = Table(ring, cities, age=3, turn=5)
    table.turn()
    before = (table.game.digest(), table.game.position(), table.moves())
    first = table.game.scores()
    assert table.game.scores() == first
    assert (table.game.digest(), table.game.position(), table.moves()) == before
    table.turn()
    over = table.game.digest()
    final = table.game.result
    assert table.game.result == final
    assert table.game.digest() == over


@pytest.mark.rule("B-52")
@every_seat_of_every_table
def test_fault_26_a_tie_goes_to_coins(ring: Ring) -> None:
    """4 points each: mine from 5 coins and Altar, the other's from 4 coins and Theater."""
    cities = {
        ME: city("gizah", "altar", coins=2),
        LEFT: city("babylon", "theater", coins=1),
        RIGHT: city("ephesos", coins=0),
    }
    table = Table(ring, cities, age=3, turn=6)
    table.turn()
    assert table.game.result.totals[table.me] == table.game.result.totals[table.seat(LEFT)] == 4
    assert table.game.result.winners == [table.me]


@pytest.mark.rule("B-52")
@every_seat_of_every_table
def test_fault_26_then_the_victory_is_shared(ring: Ring) -> None:
    cities = {
        ME: city("gizah", "altar", coins=1),
        LEFT: city("babylon", "theater", coins=1),
        RIGHT: city("ephesos", coins=0),
    }
    table = Table(ring, cities, age=3, turn=6)
    table.turn()
    assert table.game.result.winners == sorted([table.me, table.seat(LEFT)])


@pytest.mark.rule("B-9")
@every_seat_of_every_table
@pytest.mark.parametrize("age", [1, 2, 3])
def test_fault_27_the_leftover_card_gives_nothing(ring: Ring, age: int) -> None:
    played, left = {1: ("altar", "baths"), 2: ("school", "walls"), 3: ("haven", "palace")}[age]
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: [played, left]}, age=age, turn=6)
    table.turn({ME: f"sell {played}"})
    assert table.coins() == 3
    assert {played, left} <= set(table.discard)
    assert len(table.discard) == 2 * table.players


@pytest.mark.rule("B-9")
@every_seat_of_every_table
@pytest.mark.parametrize(("age", "left"), [(1, "clay_pit"), (3, "spies_guild")])
def test_fault_27_the_leftover_card_is_unseen(ring: Ring, age: int, left: str) -> None:
    """It is the only one of its kind, so that its name tells where it is."""
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: [left]}, age=age, turn=6)
    other = next(card for card in table.hand() if card != left)
    table.turn({ME: f"sell {other}"})
    for who in range(1, table.players):
        account = table.game.events_for(table.seat(who))
        assert {"event": "leftover", "seat": table.me, "card": "?"} in account
        assert left not in str(account)
        assert left not in table.game.view(table.seat(who)).to_json()


@pytest.mark.rule("B-8")
@every_seat_of_every_table
@pytest.mark.parametrize(("age", "giver"), [(1, RIGHT), (2, LEFT), (3, RIGHT)])
def test_fault_28_hands_pass_every_turn(ring: Ring, age: int, giver: int) -> None:
    """To the left, to the right, to the left: my next hand is what the giver has left."""
    table = Table(ring, {}, age=age)
    for turn in range(1, 6):
        rest = table.hand(giver)
        pending = table.game.pending
        sold = sale(pending[table.seat(giver)]).subject
        assert sold is not None
        rest.remove(sold)
        table.turn()
        assert table.hand() == rest
        assert len(rest) == 7 - turn


@pytest.mark.rule("B-2", "B-3")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_fault_29_deck_sizes_for_every_number_of_players(players: int, seed: int) -> None:
    game = new_game(players, seed=seed)
    for age in (1, 2, 3):
        hands = game.position()["hands"]
        assert [len(hand) for hand in hands] == [7] * players
        cards = Counter(card for hand in hands for card in hand)
        purple = [card for card in cards if CARDS[card].colour == "purple"]
        assert len(purple) == (players + 2 if age == 3 else 0)
        assert cards == deck(age, players) + Counter(purple)
        assert set(purple) <= set(guilds())
        while game.age == age and not game.over:
            sell_all(game)


@pytest.mark.rule("B-2")
@every_seat_of_every_table
def test_fault_29_every_seat_gets_seven_cards(ring: Ring) -> None:
    players, seat = ring
    game = Game.new(players=players, sides="night", seed=players)
    assert len(game.view(seat).now["hands"][seat]) == 7


@pytest.mark.rule("B-2")
@every_seat_of_four
def test_fault_29_cards_of_more_players_are_there(ring: Ring) -> None:
    """The Tavern asks for four players; a table of four may have it in any hand."""
    table = Table(ring, {}, {ME: ["tavern"]})
    assert "build tavern" in table.moves()
