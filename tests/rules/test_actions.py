"""Chapter B, actions: building, stages, selling (B-14 to B-20)."""

from __future__ import annotations

import pytest

from mirabilia import IllegalMove
from tests.rules.printed import CARDS, STAGE_COUNT
from tests.rules.tables import (
    LEFT,
    ME,
    RIGHT,
    Ring,
    Table,
    city,
    every_seat,
    every_seat_of_five,
    every_seat_of_four,
)

# ---- B-14


@pytest.mark.rule("B-14")
@every_seat
def test_b_14_the_cost_is_paid_and_the_card_stays_in_the_city(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=2)}, {ME: ["clay_pit", "baths"]}, turn=2)
    table.turn({ME: "build clay_pit"})
    assert table.coins() == 1
    assert table.cards() == ["clay_pit"]
    assert all("clay_pit" in table.game.view(seat).to_json() for seat in range(table.players))
    table.finish_age()
    assert table.cards() == ["clay_pit"]


@pytest.mark.rule("B-14")
@every_seat_of_five
@pytest.mark.parametrize("card", ["altar", "stone_pit", "barracks"])
def test_b_14_never_two_cards_of_a_name(ring: Ring, card: str) -> None:
    cities = {ME: city("gizah", card, "ore_vein", coins=9)}
    table = Table(ring, cities, {ME: [card]}, turn=3)
    assert table.builds(card) == []
    assert f"sell {card}" in table.moves()
    with pytest.raises(IllegalMove):
        table.play(ME, f"build {card}")


@pytest.mark.rule("B-14")
@every_seat
@pytest.mark.parametrize("name", ["loom", "press", "glassworks"])
def test_b_14_cards_of_two_ages_may_share_their_name(ring: Ring, name: str) -> None:
    first, second = f"{name}_age1", f"{name}_age2"
    table = Table(ring, {ME: city("gizah", first)}, {ME: [second]}, age=2)
    assert table.builds(second) == []
    assert Table(ring, {ME: city("gizah")}, {ME: [second]}, age=2).builds(second) == [""]


@pytest.mark.rule("B-14", "B-41")
@every_seat_of_five
def test_b_14_nor_from_the_discard(ring: Ring) -> None:
    """Three names are in the pile; two of them are in the city, one under another age."""
    cities = {ME: city("halikarnassos", "altar", "glassworks_age1", "press_age1", stages=1)}
    pile = ["altar", "glassworks_age2", "theater"]
    table = Table(ring, cities, {ME: ["temple"]}, age=2, turn=2, discard=pile)
    table.turn({ME: "stage temple"})
    takes = [move for move in table.moves() if move.startswith("take")]
    assert "take theater" in takes
    assert not {"take altar", "take glassworks_age2"} & set(takes)


@pytest.mark.rule("B-14", "B-42")
@every_seat_of_four
def test_b_14_nor_by_a_free_build(ring: Ring) -> None:
    """Olympia Night's last card of an age would be free, were it not there already."""
    cities = {ME: city("olympia", "guard_tower", side="night", stages=2)}
    table = Table(ring, cities, {ME: ["guard_tower", "scriptorium"]}, turn=6)
    assert table.builds("guard_tower") == []
    assert "free olympia" in table.builds("scriptorium")


# ---- B-15


@pytest.mark.rule("B-15")
@every_seat
def test_b_15_a_card_without_cost_is_free(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: ["altar"]})
    assert table.builds("altar") == [""]
    table.turn({ME: "build altar"})
    assert (table.cards(), table.coins()) == (["altar"], 0)


@pytest.mark.rule("B-15")
@every_seat
def test_b_15_coins_go_to_the_bank(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=1)}, {ME: ["timber_yard"]})
    table.turn({ME: "build timber_yard"})
    assert table.coins() == 0
    assert [table.coins(who) for who in range(1, table.players)] == [6] * (table.players - 1)
    assert table.events("spend") == [{"event": "spend", "seat": table.me, "coins": 1}]


@pytest.mark.rule("B-15")
@every_seat
def test_b_15_without_the_coin_it_is_not_built(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: ["timber_yard"]})
    assert table.builds("timber_yard") == []


@pytest.mark.rule("B-15")
@every_seat
def test_b_15_resources_of_the_city_cost_no_coins(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: ["baths"]})
    assert table.builds("baths") == [""]
    table.turn({ME: "build baths"})
    assert (table.cards(), table.coins()) == (["baths"], 0)


@pytest.mark.rule("B-15")
@every_seat
@pytest.mark.parametrize("parent", ["west_trading_post", "east_trading_post"])
def test_b_15_a_chain_makes_free_from_either_of_two_parents(ring: Ring, parent: str) -> None:
    table = Table(ring, {ME: city("gizah", parent, coins=0)}, {ME: ["forum"]}, age=2)
    assert table.builds("forum") == [""]
    table.turn({ME: "build forum"})
    assert table.cards() == [parent, "forum"]
    assert table.coins() == 0
    assert table.events("build")[0]["how"] == "chain"


@pytest.mark.rule("B-15")
@every_seat
def test_b_15_only_the_own_city_chains(ring: Ring) -> None:
    cities = {ME: city("gizah", coins=0), LEFT: city("rhodos", "theater"), RIGHT: city("ephesos")}
    assert Table(ring, cities, {ME: ["gardens"]}, age=3).builds("gardens") == []


@pytest.mark.rule("B-15", "B-18")
@every_seat
def test_b_15_a_card_under_the_wonder_does_not_chain(ring: Ring) -> None:
    cities = {ME: city("gizah", coins=0, stages=["theater"])}
    assert Table(ring, cities, {ME: ["gardens"]}, age=3).builds("gardens") == []


@pytest.mark.rule("B-15")
@every_seat
def test_b_15_a_card_built_from_the_discard_chains_later(ring: Ring) -> None:
    """The Theater is dug out in one turn, the Gardens are free in the next."""
    cities = {
        ME: city("halikarnassos", "glassworks_age1", "press_age1", coins=0, stages=1),
        RIGHT: city("gizah"),
    }
    hands = {ME: ["palace"], RIGHT: ["gardens", "senate"]}
    table = Table(ring, cities, hands, age=3, discard=["theater"])
    table.turn({ME: "stage palace", RIGHT: "sell senate"})
    table.play(ME, "take theater")
    assert table.builds("gardens") == [""]


@pytest.mark.rule("B-15")
@every_seat
def test_b_15_without_the_chain_the_cost_can_be_paid(ring: Ring) -> None:
    cities = {ME: city("babylon", "brickyard", coins=0)}
    assert Table(ring, cities, {ME: ["gardens"]}, age=3).builds("gardens") == [""]


# ---- B-16


@pytest.mark.rule("B-16")
def test_b_16_no_chain_leads_to_a_card_of_the_same_age() -> None:
    """So two cards of one turn, which are of one age, can never chain into each other."""
    for card in CARDS.values():
        assert all(CARDS[child].age > card.age for child in card.children), card.id


@pytest.mark.rule("B-16", "B-40")
@every_seat
def test_b_16_cards_of_one_age_do_not_chain_in_the_extra_turn(ring: Ring) -> None:
    """The last two cards of an age, one after the other, show each other no symbol."""
    cities = {ME: city("babylon", side="night", coins=0, stages=1)}
    table = Table(ring, cities, {ME: ["vineyard", "library"]}, age=2, turn=6)
    table.turn({ME: "build vineyard"})
    assert table.builds("library") == []


# ---- B-17


@pytest.mark.rule("B-17")
@every_seat
def test_b_17_where_a_chain_is_free_paying_is_not_offered(ring: Ring) -> None:
    """Wood and clay are for sale on both sides and there are coins; only the chain is offered."""
    cities = {
        ME: city("gizah", "theater", coins=20),
        LEFT: city("babylon", "clay_pool"),
        RIGHT: city("olympia", "lumber_yard"),
    }
    table = Table(ring, cities, {ME: ["gardens"]}, age=3)
    assert table.builds("gardens") == [""]
    cities[ME]["cards"] = []
    assert len(Table(ring, cities, {ME: ["gardens"]}, age=3).builds("gardens")) > 1


@pytest.mark.rule("B-17", "B-42")
@every_seat
def test_b_17_the_chain_goes_before_a_free_build(ring: Ring) -> None:
    """Olympia Day has no red card: Stables would be free by colour too."""
    cities = {ME: city("olympia", "apothecary", stages=2, coins=0)}
    table = Table(ring, cities, {ME: ["stables"]}, age=2)
    assert table.builds("stables") == [""]
    table.turn({ME: "build stables"})
    assert table.events("build")[0]["how"] == "chain"


# ---- B-18


@pytest.mark.rule("B-18")
@every_seat
def test_b_18_only_the_cost_of_the_stage_is_paid(ring: Ring) -> None:
    """Timber Yard would cost a coin, Workshop glass: under the board neither does."""
    for card in ("timber_yard", "workshop"):
        cities = {ME: city("gizah", "lumber_yard", "stone_pit", coins=2), LEFT: city("babylon")}
        table = Table(ring, cities, {ME: [card]}, turn=2)
        assert table.stages(card) == ["left 2"]
        table.turn({ME: f"stage {card} left 2"})
        assert table.city()["buried"] == [card]
        assert table.coins() == 0


@pytest.mark.rule("B-18")
@every_seat
def test_b_18_a_card_is_not_enough_the_stage_has_to_be_paid(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: ["altar"]})
    assert table.stages("altar") == []
    with pytest.raises(IllegalMove):
        table.play(ME, "stage altar")


@pytest.mark.rule("B-18")
@every_seat
def test_b_18_the_card_under_a_stage_has_no_other_meaning(ring: Ring) -> None:
    """A red card there brings no shields, a blue one no points, a brown one nothing to use."""
    for card in ("stockade", "altar", "lumber_yard"):
        cities = {ME: city("gizah", coins=0, stages=[card]), LEFT: city("rhodos")}
        hands = {ME: ["statue", "sawmill"]}
        table = Table(ring, cities, hands, age=2, turn=6)
        assert table.builds("statue") == []
        table.turn()
        assert table.tokens() == ([], 0)
        assert table.points("blue") == 0
        assert table.points("wonder") == 3
        assert table.cards() == []


@pytest.mark.rule("B-18", "B-37")
@every_seat
def test_b_18_the_card_under_a_stage_has_no_colour(ring: Ring) -> None:
    """Neither my guild of brown, grey and purple cards counts it, nor the neighbour's of brown."""
    cities = {
        ME: city("gizah", "shipowners_guild", stages=["lumber_yard"]),
        LEFT: city("rhodos", "workers_guild"),
        RIGHT: city("ephesos"),
    }
    table = Table(ring, cities, age=3, turn=2)
    assert table.points("purple") == 1
    assert table.points("purple", LEFT) == 0


@pytest.mark.rule("B-18")
@every_seat
def test_b_18_its_player_alone_sees_the_card(ring: Ring) -> None:
    """There is one Clay Pit in the game, so that its name tells where it is."""
    cities = {ME: city("gizah", "lumber_yard", "timber_yard")}
    table = Table(ring, cities, {ME: ["clay_pit"]}, turn=2)
    table.turn({ME: "stage clay_pit"})
    for who in range(table.players):
        seat = table.seat(who)
        known = "clay_pit" if who == ME else "?"
        assert table.game.view(seat).now["cities"][table.me]["buried"] == [known]
        account = [e for e in table.game.events_for(seat) if e["event"] == "stage"]
        assert account == [{"event": "stage", "seat": table.me, "stage": 1, "card": known}]
        log = table.game.view(seat).remembered["log"]
        assert [entry[2] for entry in log if entry[0] == table.me] == [f"stage {known}"]
        assert ("clay_pit" in table.game.view(seat).to_json()) == (who == ME)


@pytest.mark.rule("B-18")
@every_seat
@pytest.mark.parametrize(("board", "side"), STAGE_COUNT)
def test_b_18_stages_are_built_in_printed_order_one_by_one(
    ring: Ring, board: str, side: str
) -> None:
    """A city that can pay for everything builds each stage once, then no more."""
    everything = ["lumber_yard", "sawmill", "stone_pit", "quarry", "ore_vein", "foundry"]
    everything += ["clay_pool", "brickyard", "glassworks_age1", "loom_age1", "press_age1"]
    cities = {ME: city(board, *everything, "caravansery", side=side)}
    table = Table(ring, cities, age=3)
    built = 0
    while table.game.turn < 6 and table.stages():
        assert table.stages() == [""]
        table.turn({ME: f"stage {table.hand()[0]}"})
        while table.asked() == "discard":
            table.play(ME, "pass")
        built += 1
        assert [e["stage"] for e in table.events("stage")] == list(range(1, built + 1))
        assert len(table.city()["buried"]) == built
    assert built == STAGE_COUNT[board, side]


@pytest.mark.rule("B-18")
@every_seat
def test_b_18_a_later_stage_cannot_be_built_first(ring: Ring) -> None:
    """Stage 2 of Rhodos Day could be paid (three clay); the first (two wood) could not."""
    cities = {ME: city("rhodos", "clay_pool", "brickyard", coins=0)}
    assert Table(ring, cities, {ME: ["gardens"]}, age=3).stages("gardens") == []
    cities[ME]["buried"] = ["?"]
    assert Table(ring, cities, {ME: ["gardens"]}, age=3).stages("gardens") == [""]


@pytest.mark.rule("B-18")
@every_seat
@pytest.mark.parametrize("age", [1, 2, 3])
def test_b_18_a_first_stage_may_be_built_in_any_age(ring: Ring, age: int) -> None:
    table = Table(ring, {ME: city("gizah", "lumber_yard", "timber_yard")}, age=age, turn=2)
    card = table.hand()[0]
    table.turn({ME: f"stage {card}"})
    assert table.city()["buried"] == [card]
    assert table.points("wonder") == 3


@pytest.mark.rule("B-18")
@every_seat
def test_b_18_stages_are_optional(ring: Ring) -> None:
    """With every stage payable in every turn, none has to be built."""
    table = Table(ring, {ME: city("gizah", "lumber_yard", "sawmill")}, age=3)
    table.finish_age()
    assert table.game.over
    assert table.city()["buried"] == []


# ---- B-19


@pytest.mark.rule("B-19")
@every_seat_of_four
def test_b_19_a_card_that_the_city_has_may_be_used_for_a_stage(ring: Ring) -> None:
    cities = {ME: city("gizah", "lumber_yard", "timber_yard")}
    table = Table(ring, cities, {ME: ["lumber_yard"]}, turn=2)
    assert table.builds("lumber_yard") == []
    assert table.stages("lumber_yard") == [""]
    table.turn({ME: "stage lumber_yard"})
    assert table.city()["buried"] == ["lumber_yard"]


@pytest.mark.rule("B-19")
@every_seat
def test_b_19_any_card_of_the_hand_serves_for_a_stage(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", "lumber_yard", "timber_yard")}, turn=2)
    assert [table.stages(card) for card in table.hand()] == [[""]] * 6


# ---- B-20


@pytest.mark.rule("B-20")
@every_seat
@pytest.mark.parametrize("age", [1, 2, 3])
def test_b_20_a_sale_brings_three_coins(ring: Ring, age: int) -> None:
    table = Table(ring, {ME: city("gizah", coins=4)}, age=age)
    card = table.hand()[3]
    table.turn({ME: f"sell {card}"})
    assert table.coins() == 7
    assert card in table.discard
    assert len(table.discard) == table.players
    assert table.cards() == []
    assert {"event": "gain", "seat": table.me, "coins": 3, "source": "sale", "what": 0} in (
        table.events("gain")
    )


@pytest.mark.rule("B-20")
@every_seat
def test_b_20_the_card_goes_face_down_on_the_discard(ring: Ring) -> None:
    """There is one Clay Pit in the game, so that its name tells where it is."""
    table = Table(ring, {}, {ME: ["clay_pit"]})
    table.turn({ME: "sell clay_pit"})
    assert "clay_pit" in table.discard
    for who in range(table.players):
        view = table.game.view(table.seat(who))
        assert view.now["discard"] == ["?"] * table.players
        assert ("clay_pit" in view.to_json()) == (who == ME)
        assert ("clay_pit" in str(table.game.events_for(table.seat(who)))) == (who == ME)
