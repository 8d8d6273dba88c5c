"""Chapter B, powers of the wonders: last card, discard, free builds (B-40 to B-43)."""

from __future__ import annotations

import pytest

from mirabilia import IllegalMove
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, Table, city, every_seat


def babylon(*cards: str, coins: int = 0, stages: int = 1) -> Data:
    """Babylon Night; her first stage (two stones) lets the last card be played."""
    return city("babylon", *cards, side="night", coins=coins, stages=stages)


def halikarnassos(*cards: str, coins: int = 0) -> Data:
    """Halikarnassos Day with what her second stage costs, the one that builds from the discard."""
    return city("halikarnassos", "glassworks_age1", "press_age1", *cards, coins=coins, stages=1)


def takes(table: Table) -> list[str]:
    """The cards that may be taken from the discard."""
    return sorted(move.split()[1] for move in table.moves() if move.startswith("take "))


# ---- B-40


@pytest.mark.rule("B-40", "D-5")
@every_seat
@pytest.mark.parametrize("age", [1, 2, 3])
def test_b_40_the_last_card_is_asked_for_after_everybodys_last_turn(ring: Ring, age: int) -> None:
    played, kept = {1: ("altar", "baths"), 2: ("walls", "school"), 3: ("arena", "palace")}[age]
    table = Table(ring, {ME: babylon()}, {ME: [played, kept]}, age=age, turn=6)
    table.turn({ME: f"sell {played}"})
    assert list(table.game.pending) == [table.me]
    assert table.asked() == "last"
    assert table.game.turn == 7
    assert table.hand() == [kept]
    # Everybody else has sold one card and left the other.
    assert len(table.discard) == 1 + 2 * (table.players - 1)
    assert all(table.coins(who) == 6 for who in range(1, table.players))


@pytest.mark.rule("B-40")
@every_seat
def test_b_40_it_may_be_built(ring: Ring) -> None:
    table = Table(ring, {ME: babylon()}, {ME: ["altar", "theater"]}, turn=6)
    table.turn({ME: "build altar"})
    table.play(ME, "build theater")
    assert table.cards() == ["altar", "theater"]
    assert table.points("blue") == 6
    assert len(table.discard) == 2 * (table.players - 1)


@pytest.mark.rule("B-40")
@every_seat
def test_b_40_it_may_be_used_for_a_stage(ring: Ring) -> None:
    """The second stage: three clay and glass."""
    own = babylon("brickyard", "clay_pool", "glassworks_age1")
    table = Table(ring, {ME: own}, {ME: ["vineyard", "walls"]}, age=2, turn=6)
    table.turn({ME: "build vineyard"})
    table.play(ME, "stage walls")
    assert table.city()["buried"][1:] == ["walls"]
    assert table.points("green") == 1


@pytest.mark.rule("B-40")
@every_seat
def test_b_40_it_may_be_sold(ring: Ring) -> None:
    table = Table(ring, {ME: babylon()}, {ME: ["altar", "theater"]}, turn=6)
    table.turn({ME: "build altar"})
    table.play(ME, "sell theater")
    assert table.coins() == 3
    assert "theater" in table.discard


@pytest.mark.rule("B-40", "B-43")
@every_seat
def test_b_40_not_played_it_is_discarded_without_coins(ring: Ring) -> None:
    table = Table(ring, {ME: babylon()}, {ME: ["altar", "theater"]}, turn=6)
    table.turn({ME: "build altar"})
    table.play(ME, "pass")
    assert table.coins() == 0
    assert "theater" in table.discard
    assert table.cards() == ["altar"]
    assert table.game.age == 2


@pytest.mark.rule("B-40", "B-11")
@every_seat
def test_b_40_coins_of_the_last_turn_can_be_spent(ring: Ring) -> None:
    """Without a coin at first: three from the sale, two of them for clay in the extra turn."""
    cities = {ME: babylon(), LEFT: city("olympia"), RIGHT: city("gizah")}
    table = Table(ring, cities, {ME: ["altar", "guard_tower"]}, turn=6)
    assert table.builds("guard_tower") == []
    table.turn({ME: "sell altar"})
    assert table.builds("guard_tower") == ["left 2"]
    table.play(ME, "build guard_tower left 2")
    assert table.coins() == 1
    assert table.coins(LEFT) == 3 + 3 + 2


@pytest.mark.rule("B-40", "B-11")
@every_seat
def test_b_40_coins_of_a_neighbour_can_be_spent_too(ring: Ring) -> None:
    """The right neighbour buys my wood in the last turn; I buy his clay with it."""
    cities = {ME: babylon(), LEFT: city("gizah"), RIGHT: city("olympia", coins=2)}
    hands = {ME: ["altar", "guard_tower"], RIGHT: ["stockade"]}
    table = Table(ring, cities, hands, turn=6)
    table.turn({ME: "build altar", RIGHT: "build stockade left 2"})
    assert table.builds("guard_tower") == ["right 2"]


@pytest.mark.rule("B-40", "B-25")
@every_seat
def test_b_40_cards_of_the_last_turn_produce(ring: Ring) -> None:
    table = Table(ring, {ME: babylon()}, {ME: ["clay_pool", "guard_tower"]}, turn=6)
    assert table.builds("guard_tower") == []
    table.turn({ME: "build clay_pool"})
    assert table.builds("guard_tower") == [""]


@pytest.mark.rule("B-40", "B-25")
@every_seat
def test_b_40_cards_of_the_last_turn_sell_and_discount(ring: Ring) -> None:
    """A trading post of mine and a brown card of the left neighbour, both of the last turn."""
    cities = {ME: babylon(coins=1), LEFT: city("gizah"), RIGHT: city("ephesos")}
    hands = {ME: ["west_trading_post", "guard_tower"], LEFT: ["clay_pool"]}
    table = Table(ring, cities, hands, turn=6)
    assert table.builds("guard_tower") == []
    table.turn({ME: "build west_trading_post", LEFT: "build clay_pool"})
    assert table.builds("guard_tower") == ["left 1"]


@pytest.mark.rule("B-40")
@every_seat
def test_b_40_its_effects_act_as_in_any_turn(ring: Ring) -> None:
    """Vineyard as the last card: it counts the brown cards of the turn before."""
    cities = {ME: babylon(), LEFT: city("gizah", coins=1), RIGHT: city("ephesos")}
    hands = {ME: ["loom_age2", "vineyard"], LEFT: ["sawmill"]}
    table = Table(ring, cities, hands, age=2, turn=6)
    table.turn({ME: "build loom_age2", LEFT: "build sawmill"})
    table.play(ME, "build vineyard")
    assert table.coins() == 1


@pytest.mark.rule("B-40")
@every_seat
def test_b_40_it_has_to_be_paid_for(ring: Ring) -> None:
    table = Table(ring, {ME: babylon()}, {ME: ["altar", "barracks"]}, turn=6)
    table.turn({ME: "build altar"})
    assert table.moves() == ["sell barracks", "pass"]


@pytest.mark.rule("B-40")
@every_seat
def test_b_40_it_holds_from_the_age_in_which_the_stage_is_built(ring: Ring) -> None:
    """Built in turn 2 of age II: the last cards of ages II and III are played, not age I's."""
    table = Table(ring, {ME: babylon("quarry", stages=0)}, age=2, turn=2)
    table.turn({ME: f"stage {table.hand()[0]}"})
    asked = []
    while not table.game.over:
        if table.asked() == "last":
            asked.append(table.game.age)
            table.play(ME, table.moves()[-1])
        else:
            table.turn()
    assert asked == [2, 3]


@pytest.mark.rule("B-40")
@every_seat
@pytest.mark.parametrize("age", [1, 2, 3])
def test_b_40_even_when_it_is_built_in_the_last_turn(ring: Ring, age: int) -> None:
    table = Table(ring, {ME: babylon("stone_pit", "timber_yard", stages=0)}, age=age, turn=6)
    first, last = table.hand()
    table.turn({ME: f"stage {first}"})
    assert table.asked() == "last"
    table.play(ME, f"sell {last}")
    assert table.coins() == 3


@pytest.mark.rule("B-40")
@every_seat
def test_b_40_without_the_stage_the_last_card_is_discarded(ring: Ring) -> None:
    for own in (babylon(stages=0), city("babylon", stages=2, coins=0)):
        table = Table(ring, {ME: own}, {ME: ["altar", "theater"]}, turn=6)
        table.turn({ME: "build altar"})
        assert table.game.age == 2
        assert "theater" in table.discard


@pytest.mark.rule("B-40")
@every_seat
def test_b_40_only_in_the_last_turn(ring: Ring) -> None:
    """In earlier turns the hand passes on as everybody's does."""
    table = Table(ring, {ME: babylon()}, turn=5)
    table.turn()
    assert table.game.turn == 6
    assert set(table.game.pending) == set(range(table.players))


@pytest.mark.rule("B-40", "B-50")
@every_seat
def test_b_40_the_very_last_card_counts(ring: Ring) -> None:
    """In age III the extra turn comes before the end, and its coins before the treasury."""
    table = Table(ring, {ME: babylon("altar")}, {ME: ["senate", "pantheon"]}, age=3, turn=6)
    table.turn({ME: "sell senate"})
    assert table.asked() == "last"
    table.play(ME, "build pantheon")
    assert table.game.over
    assert table.game.result.points[table.me]["blue"] == 3 + 7


# ---- B-41


@pytest.mark.rule("B-41", "D-6")
@every_seat
def test_b_41_one_card_of_the_pile_is_built_free(ring: Ring) -> None:
    """The guild would cost five resources; there is no coin in the city."""
    pile = ["workers_guild"]
    table = Table(ring, {ME: halikarnassos()}, {ME: ["senate"]}, age=3, turn=2, discard=pile)
    table.turn({ME: "stage senate"})
    assert list(table.game.pending) == [table.me]
    assert table.asked() == "discard"
    table.play(ME, "take workers_guild")
    assert "workers_guild" in table.cards()
    assert "workers_guild" not in table.discard
    assert table.coins() == 0
    assert table.events("build")[0]["how"] == "discard"


@pytest.mark.rule("B-41")
@every_seat
def test_b_41_a_card_that_costs_a_coin_is_free_too(ring: Ring) -> None:
    table = Table(ring, {ME: halikarnassos(coins=2)}, age=2, turn=2, discard=["clay_pit"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.play(ME, "take clay_pit")
    assert table.coins() == 2


@pytest.mark.rule("B-41")
@every_seat
def test_b_41_the_pile_has_cards_of_all_ages_and_of_this_turn(ring: Ring) -> None:
    """Two earlier cards, and what the neighbours sell now."""
    cities = {ME: halikarnassos(), LEFT: city("rhodos"), RIGHT: city("ephesos")}
    hands = {ME: ["senate"], LEFT: ["town_hall"], RIGHT: ["arena"]}
    table = Table(ring, cities, hands, age=3, turn=2, discard=["altar", "walls"])
    table.turn({ME: "stage senate", LEFT: "sell town_hall", RIGHT: "sell arena"})
    assert {"altar", "walls", "town_hall", "arena"} <= set(takes(table))
    assert len(table.discard) == 2 + table.players - 1
    table.play(ME, "take arena")
    # Arena: three coins for each of the two stages, at once.
    assert table.coins() == 6


@pytest.mark.rule("B-41", "B-9")
@every_seat
def test_b_41_the_leftover_cards_of_the_last_turn_are_there(ring: Ring) -> None:
    cities = {ME: halikarnassos(), LEFT: city("rhodos"), RIGHT: city("ephesos")}
    hands = {ME: ["senate", "palace"], LEFT: ["town_hall", "gardens"], RIGHT: ["arena", "haven"]}
    table = Table(ring, cities, hands, age=3, turn=6)
    table.turn({ME: "stage senate", LEFT: "sell town_hall", RIGHT: "sell arena"})
    assert {"palace", "town_hall", "gardens", "arena", "haven"} <= set(takes(table))
    assert len(table.discard) == 2 * table.players - 1
    assert "senate" not in takes(table) or table.players >= 5


@pytest.mark.rule("B-41", "B-18")
@every_seat
def test_b_41_cards_under_wonders_are_not_there(ring: Ring) -> None:
    """Neither the one of this stage nor those of others; there is one of each in the game."""
    cities = {ME: halikarnassos(), LEFT: city("rhodos", stages=["clay_pit"])}
    table = Table(ring, cities, {ME: ["workers_guild"]}, age=3, turn=2, discard=["altar"])
    table.turn({ME: "stage workers_guild"})
    assert "altar" in takes(table)
    assert not {"clay_pit", "workers_guild"} & set(takes(table))


@pytest.mark.rule("B-41", "B-30")
@every_seat
@pytest.mark.parametrize(("age", "value"), [(2, 3), (3, 5)])
def test_b_41_it_comes_before_the_conflicts(ring: Ring, age: int, value: int) -> None:
    table = Table(ring, {ME: halikarnassos()}, age=age, turn=6, discard=["stockade"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert table.tokens() == ([], 0)
    table.play(ME, "take stockade")
    assert table.tokens() == ([value, value], 0)


@pytest.mark.rule("B-41", "B-43")
@every_seat
def test_b_41_it_may_be_declined(ring: Ring) -> None:
    table = Table(ring, {ME: halikarnassos()}, age=2, turn=3, discard=["altar"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    before = table.discard
    table.play(ME, "pass")
    assert table.discard == before
    assert table.cards() == ["glassworks_age1", "press_age1"]
    assert table.game.turn == 4


def others_build(ring: Ring) -> tuple[dict[int, list[str]], dict[int, str]]:
    """Hands of age II and moves by which everybody but the acting player builds a card."""
    cards = ["glassworks_age2", "loom_age2", "press_age2", "vineyard", "sawmill", "quarry"]
    hands = {who: [cards[who - 1]] for who in range(1, ring[0])}
    return hands, {who: f"build {hand[0]}" for who, hand in hands.items()}


@pytest.mark.rule("B-41", "B-43", "D-21")
@every_seat
def test_b_41_an_empty_pile_is_not_asked_about(ring: Ring) -> None:
    """In the first turn, when nobody else sells, there is nothing to take."""
    hands, moves = others_build(ring)
    table = Table(ring, {ME: halikarnassos()}, {ME: ["temple"]} | hands, age=2)
    table.turn({ME: "stage temple"} | moves)
    assert table.discard == []
    assert table.game.turn == 2
    assert set(table.game.pending) == set(range(table.players))


@pytest.mark.rule("B-41", "B-14", "B-43", "D-21")
@every_seat
def test_b_41_nothing_happens_when_the_city_has_all_names(ring: Ring) -> None:
    """The glassworks that the left neighbour sells are there already, by name."""
    hands, moves = others_build(ring)
    table = Table(ring, {ME: halikarnassos()}, {ME: ["temple"]} | hands, age=2)
    table.turn({ME: "stage temple"} | moves | {LEFT: "sell glassworks_age2"})
    assert table.discard == ["glassworks_age2"]
    assert table.game.turn == 2
    assert set(table.game.pending) == set(range(table.players))


@pytest.mark.rule("B-41")
@every_seat
@pytest.mark.parametrize("stages", [0, 1, 2])
def test_b_41_each_stage_of_the_night_side_digs_once(ring: Ring, stages: int) -> None:
    """Costs: two clay; glass and papyrus; three wood."""
    cards = ["brickyard", "glassworks_age1", "press_age1", "sawmill", "lumber_yard"]
    own = city("halikarnassos", *cards, side="night", stages=stages, coins=0)
    table = Table(ring, {ME: own}, age=3, turn=2, discard=["altar", "theater"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert table.asked() == "discard"
    table.play(ME, "take altar")
    assert "altar" in table.cards()
    assert table.game.turn == 3
    table.turn()
    assert table.game.turn == 4


@pytest.mark.rule("B-41")
@every_seat
@pytest.mark.parametrize("stages", [0, 2])
def test_b_41_other_stages_do_not_dig(ring: Ring, stages: int) -> None:
    """Halikarnassos Day: two ore for the first, three stones for the third."""
    own = city("halikarnassos", "foundry", "quarry", "stone_pit", stages=stages, coins=0)
    table = Table(ring, {ME: own}, age=3, turn=2, discard=["altar"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert table.game.turn == 3


@pytest.mark.rule("B-41", "B-40")
@every_seat
def test_b_41_the_extra_turn_comes_after_the_pick(ring: Ring) -> None:
    """Babylon at the left: its last card is asked for when the pick is over.

    What Babylon sells then is out of the pick's reach.
    """
    cities = {ME: halikarnassos(), LEFT: babylon(), RIGHT: city("ephesos")}
    hands = {ME: ["temple", "walls"], LEFT: ["vineyard", "statue"], RIGHT: ["school", "library"]}
    table = Table(ring, cities, hands, age=2, turn=6)
    table.turn({ME: "stage temple", LEFT: "build vineyard", RIGHT: "sell school"})
    assert (table.asked(), table.asked(LEFT)) == ("discard", None)
    assert {"walls", "school", "library"} <= set(takes(table))
    assert "statue" not in takes(table) or table.players == 7
    table.play(ME, "take walls")
    assert (table.asked(), table.asked(LEFT)) == (None, "last")
    assert table.tokens() == ([], 0)
    table.play(LEFT, "sell statue")
    assert table.tokens() == ([3, 3], 0)


@pytest.mark.rule("B-41", "B-36")
@every_seat
def test_b_41_a_card_from_the_discard_counts_itself(ring: Ring) -> None:
    """Lighthouse beside one other yellow card: two coins, two points."""
    cities = {ME: halikarnassos("marketplace")}
    table = Table(ring, cities, {ME: ["senate"]}, age=3, turn=2, discard=["lighthouse"])
    table.turn({ME: "stage senate"})
    table.play(ME, "take lighthouse")
    assert table.coins() == 2
    assert table.points("yellow") == 2


@pytest.mark.rule("B-41", "B-25")
@every_seat
def test_b_41_a_producer_from_the_discard_serves_in_the_next_turn(ring: Ring) -> None:
    cities = {ME: halikarnassos("lumber_yard"), RIGHT: city("gizah")}
    hands = {ME: ["senate"], RIGHT: ["arena"]}
    table = Table(ring, cities, hands, age=3, turn=2, discard=["quarry"])
    table.turn({ME: "stage senate", RIGHT: "sell arena"})
    table.play(ME, "take quarry")
    # The third stage costs three stones.
    assert table.stages() == []
    cities[ME]["cards"].append("stone_pit")
    table = Table(ring, cities, hands, age=3, turn=2, discard=["quarry"])
    table.turn({ME: "stage senate", RIGHT: "sell arena"})
    table.play(ME, "take quarry")
    assert table.stages() == [""]


# ---- B-42, Olympia Day


def olympia(*cards: str, coins: int = 0, stages: int = 2) -> Data:
    """Olympia Day; her second stage makes the first card of each colour free."""
    return city("olympia", *cards, coins=coins, stages=stages)


@pytest.mark.rule("B-42")
@every_seat
@pytest.mark.parametrize(
    ("card", "age"),
    [
        *[(card, 2) for card in ("sawmill", "temple", "caravansery", "walls", "school")],
        *[(card, 3) for card in ("palace", "haven", "arsenal", "study", "workers_guild")],
    ],
)
def test_b_42_the_first_card_of_a_colour_is_free(ring: Ring, card: str, age: int) -> None:
    """Neither resources nor coins are in the city, beside the board's clay."""
    table = Table(ring, {ME: olympia()}, {ME: [card]}, age=age)
    assert table.builds(card) == ["free olympia"]
    table.turn({ME: f"build {card} free olympia"})
    assert table.cards() == [card]
    (built,) = table.events("build")
    assert (built["how"], built["by"]) == ("free", "olympia")
    assert table.events("spend") == []


@pytest.mark.rule("B-42")
@every_seat
@pytest.mark.parametrize(
    ("there", "card", "age"),
    [
        ("lumber_yard", "sawmill", 2),
        ("altar", "temple", 2),
        ("marketplace", "forum", 2),
        ("stockade", "walls", 2),
        ("workshop", "school", 2),
        ("spies_guild", "workers_guild", 3),
    ],
)
def test_b_42_a_colour_that_is_there_gets_nothing(
    ring: Ring, there: str, card: str, age: int
) -> None:
    table = Table(ring, {ME: olympia(there)}, {ME: [card]}, age=age, turn=2)
    assert table.builds(card) == []


@pytest.mark.rule("B-42")
@every_seat
def test_b_42_each_colour_once(ring: Ring) -> None:
    """After one free red card the next is to be paid; a blue one is still free."""
    cities = {ME: olympia(), RIGHT: city("gizah")}
    hands = {ME: ["arsenal"], RIGHT: ["fortifications", "palace", "arena"]}
    table = Table(ring, cities, hands, age=3)
    table.turn({ME: "build arsenal free olympia", RIGHT: "sell arena"})
    assert table.builds("fortifications") == []
    assert table.builds("palace") == ["free olympia"]


@pytest.mark.rule("B-42")
@every_seat
def test_b_42_the_starting_resource_is_no_card(ring: Ring) -> None:
    table = Table(ring, {ME: olympia()}, {ME: ["foundry"]}, age=2)
    assert table.builds("foundry") == ["free olympia"]


@pytest.mark.rule("B-42", "B-18")
@every_seat
def test_b_42_cards_under_the_wonder_are_no_colours(ring: Ring) -> None:
    own = city("olympia", coins=0, stages=["altar", "theater"])
    assert Table(ring, {ME: own}, {ME: ["temple"]}, age=2).builds("temple") == ["free olympia"]


@pytest.mark.rule("B-42")
@every_seat
def test_b_42_the_day_side_needs_its_second_stage(ring: Ring) -> None:
    table = Table(ring, {ME: olympia(stages=1)}, {ME: ["palace"]}, age=3)
    assert table.builds("palace") == []


@pytest.mark.rule("B-42", "B-43")
@every_seat
def test_b_42_paying_is_offered_as_well(ring: Ring) -> None:
    """It is the player's choice: the coin of the Sawmill, or none."""
    table = Table(ring, {ME: olympia(coins=1)}, {ME: ["sawmill"]}, age=2)
    assert sorted(table.builds("sawmill")) == ["", "free olympia"]
    table.turn({ME: "build sawmill"})
    assert table.coins() == 0
    table = Table(ring, {ME: olympia(coins=1)}, {ME: ["sawmill"]}, age=2)
    table.turn({ME: "build sawmill free olympia"})
    assert table.coins() == 1


@pytest.mark.rule("B-42", "B-43")
@every_seat
def test_b_42_purchases_are_offered_as_well(ring: Ring) -> None:
    cities = {
        ME: olympia(coins=4),
        LEFT: city("rhodos", "quarry"),
        RIGHT: city("ephesos", "stone_pit", "loom_age1"),
    }
    table = Table(ring, cities, {ME: ["courthouse", "walls"]}, age=2, turn=2)
    assert "free olympia" in table.builds("walls")
    cities[ME]["coins"] = 6
    table = Table(ring, cities, {ME: ["walls"]}, age=2, turn=2)
    assert set(table.builds("walls")) == {"free olympia", "left 4 right 2"}
    table.turn({ME: "build walls left 4 right 2"})
    assert table.coins() == 0


@pytest.mark.rule("B-42")
@every_seat
def test_b_42_never_for_stages(ring: Ring) -> None:
    """The third stage costs three clay, of which the city makes one."""
    table = Table(ring, {ME: olympia()}, {ME: ["palace"]}, age=3)
    assert table.stages("palace") == []
    with pytest.raises(IllegalMove):
        table.play(ME, "stage palace")


@pytest.mark.rule("B-42")
@every_seat
def test_b_42_only_olympias_own_player_builds_free(ring: Ring) -> None:
    cities = {ME: city("gizah", coins=0), LEFT: olympia()}
    assert Table(ring, cities, {ME: ["palace"]}, age=3).builds("palace") == []


# ---- B-42, Olympia Night


def olympia_night(stages: int, coins: int = 0) -> Data:
    """Her first stage makes the first card of an age free, her second the last one."""
    return city("olympia", side="night", stages=stages, coins=coins)


@pytest.mark.rule("B-42")
@every_seat
@pytest.mark.parametrize("age", [2, 3])
@pytest.mark.parametrize("stages", [1, 2, 3])
def test_b_42_the_first_card_of_an_age_is_free(ring: Ring, age: int, stages: int) -> None:
    card = {2: "walls", 3: "palace"}[age]
    table = Table(ring, {ME: olympia_night(stages)}, {ME: [card]}, age=age)
    assert table.builds(card) == ["free olympia"]
    table.turn({ME: f"build {card} free olympia"})
    assert table.cards() == [card]
    assert table.coins() == 0


@pytest.mark.rule("B-42")
@every_seat
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_b_42_neither_first_nor_last_is_not_free(ring: Ring, turn: int) -> None:
    table = Table(ring, {ME: olympia_night(2)}, {ME: ["palace"]}, age=3, turn=turn)
    assert table.builds("palace") == []


@pytest.mark.rule("B-42")
@every_seat
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize("stages", [2, 3])
def test_b_42_the_last_regular_card_of_an_age_is_free(ring: Ring, age: int, stages: int) -> None:
    card = {1: "workshop", 2: "walls", 3: "palace"}[age]
    table = Table(ring, {ME: olympia_night(stages)}, {ME: [card]}, age=age, turn=6)
    assert table.builds(card) == ["free olympia"]
    table.turn({ME: f"build {card} free olympia"})
    assert table.cards() == [card]


@pytest.mark.rule("B-42")
@every_seat
def test_b_42_the_first_stage_does_not_serve_the_last_card(ring: Ring) -> None:
    table = Table(ring, {ME: olympia_night(1)}, {ME: ["palace"]}, age=3, turn=6)
    assert table.builds("palace") == []


@pytest.mark.rule("B-42")
@every_seat
def test_b_42_without_the_stage_nothing_is_free(ring: Ring) -> None:
    for turn in (1, 6):
        table = Table(ring, {ME: olympia_night(0)}, {ME: ["palace"]}, age=3, turn=turn)
        assert table.builds("palace") == []


@pytest.mark.rule("B-42")
@every_seat
@pytest.mark.parametrize("verb", ["sell", "stage"])
def test_b_42_sold_or_used_for_a_stage_the_first_card_is_gone(ring: Ring, verb: str) -> None:
    """The next card of the age is not free, the first one of the next age is again."""
    own = city("olympia", "clay_pool", "clay_pit", side="night", stages=1, coins=0)
    cities = {ME: own, LEFT: city("gizah")}
    hands = {ME: ["temple"], LEFT: ["walls", "vineyard"]}
    table = Table(ring, cities, hands, age=2)
    table.turn({ME: f"{verb} temple", LEFT: "sell vineyard"})
    assert table.builds("walls") == []
    table.finish_age()
    assert (table.game.age, table.game.turn) == (3, 1)
    dear = [card for card in table.hand() if "free olympia" in table.builds(card)]
    assert dear


@pytest.mark.rule("B-42")
@every_seat
@pytest.mark.parametrize("verb", ["sell", "stage"])
def test_b_42_sold_or_used_for_a_stage_the_last_card_is_gone(ring: Ring, verb: str) -> None:
    """The other card of the last turn is discarded, not built."""
    cards = ["glassworks_age1", "loom_age1", "press_age1"]
    own = city("olympia", *cards, side="night", stages=2, coins=0)
    table = Table(ring, {ME: own}, {ME: ["walls", "stables"]}, age=2, turn=6)
    table.turn({ME: f"{verb} walls"})
    assert table.game.age == 3
    assert table.cards() == cards
    assert "stables" in table.discard


@pytest.mark.rule("B-42", "B-43")
@every_seat
@pytest.mark.parametrize("turn", [1, 6])
def test_b_42_the_night_side_may_pay_too(ring: Ring, turn: int) -> None:
    """A free build costs no coins either, and it is the player's choice to use it."""
    own = olympia_night(2, coins=1)
    table = Table(ring, {ME: own}, {ME: ["sawmill"]}, age=2, turn=turn)
    assert sorted(table.builds("sawmill")) == ["", "free olympia"]
    table.turn({ME: "build sawmill free olympia"})
    assert table.coins() == 1


@pytest.mark.rule("B-42")
@every_seat
@pytest.mark.parametrize("turn", [1, 6])
def test_b_42_the_night_side_never_frees_a_stage(ring: Ring, turn: int) -> None:
    """The third stage: glass, cloth and papyrus."""
    table = Table(ring, {ME: olympia_night(2)}, {ME: ["palace"]}, age=3, turn=turn)
    assert table.stages("palace") == []


@pytest.mark.rule("B-42")
@every_seat
def test_b_42_a_stage_of_the_fifth_turn_serves_the_sixth(ring: Ring) -> None:
    own = city("olympia", "clay_pool", "clay_pit", side="night", stages=1, coins=0)
    cities = {ME: own, LEFT: city("gizah")}
    hands = {ME: ["temple"], LEFT: ["walls", "stables", "vineyard"]}
    table = Table(ring, cities, hands, age=2, turn=5)
    table.turn({ME: "stage temple", LEFT: "sell vineyard"})
    assert table.builds("walls") == ["free olympia"]
    assert table.builds("stables") == ["free olympia"]


@pytest.mark.rule("B-42", "B-15")
@every_seat
def test_b_42_what_costs_nothing_needs_no_free_build(ring: Ring) -> None:
    table = Table(ring, {ME: olympia_night(1)}, {ME: ["loom_age2"]}, age=2)
    assert table.builds("loom_age2") == [""]


# ---- B-43


@pytest.mark.rule("B-43")
@every_seat
def test_b_43_a_free_build_is_never_forced(ring: Ring) -> None:
    table = Table(ring, {ME: olympia_night(1)}, {ME: ["palace"]}, age=3)
    assert "sell palace" in table.moves()
    table.turn({ME: "sell palace"})
    assert table.cards() == []
    assert table.coins() == 3


@pytest.mark.rule("B-43", "B-40")
@every_seat
def test_b_43_the_last_card_is_never_forced(ring: Ring) -> None:
    table = Table(ring, {ME: babylon()}, {ME: ["altar", "theater"]}, turn=6)
    table.turn({ME: "build altar"})
    assert "pass" in table.moves()


@pytest.mark.rule("B-43", "B-41")
@every_seat
def test_b_43_the_pick_is_never_forced(ring: Ring) -> None:
    table = Table(ring, {ME: halikarnassos()}, age=2, turn=3, discard=["altar"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    assert "pass" in table.moves()
