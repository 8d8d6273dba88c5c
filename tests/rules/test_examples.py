"""The worked examples of the base game's rulebook (Italian, second edition), played.

Each names its subject and the line where it stands in the project's copy of the rulebook.
"""

from __future__ import annotations

import pytest

from tests.rules.printed import CARDS
from tests.rules.tables import LEFT, ME, RIGHT, Ring, Table, city, every_seat, new_game, sell_all


@pytest.mark.rule("B-2")
def test_example_of_the_decks_for_five() -> None:
    """Rulebook, example of preparing the decks (line 120): five players keep 3+, 4+ and 5+."""
    game = new_game(5)
    while not game.over:
        if game.turn == 1:
            cards = [card for hand in game.position()["hands"] for card in hand]
            for card in CARDS.values():
                if card.age == game.age and card.colour != "purple":
                    assert cards.count(card.id) == sum(least in (3, 4, 5) for least in card.players)
        sell_all(game)


@pytest.mark.rule("B-3")
def test_example_of_the_guilds_for_five() -> None:
    """Rulebook, example of drawing the guilds (line 124): seven for five players."""
    game = new_game(5)
    while game.age < 3:
        sell_all(game)
    cards = [card for hand in game.position()["hands"] for card in hand]
    assert sum(CARDS[card].colour == "purple" for card in cards) == 7


@pytest.mark.rule("B-1", "B-4", "B-6", "B-7")
def test_example_of_a_table_for_five() -> None:
    """Rulebook, example of a set-up for five (line 144): a board, a treasury, two neighbours."""
    position = new_game(5).position()
    assert len({table["board"] for table in position["cities"]}) == 5
    assert [table["coins"] for table in position["cities"]] == [3] * 5
    assert [len(hand) for hand in position["hands"]] == [7] * 5
    assert position["discard"] == []


@pytest.mark.rule("B-30")
@every_seat
def test_example_of_military_conflicts(ring: Ring) -> None:
    """Rulebook, example of military conflicts (line 278), at the end of age II.

    Four shields against five at the left and two at the right: a defeat, and a victory token of the
    age, which is worth 3.
    """
    cities = {
        ME: city("gizah", "stables", "archery_range"),
        LEFT: city("babylon", "stockade", "barracks", "guard_tower", "walls"),
        RIGHT: city("rhodos", stages=2),
    }
    table = Table(ring, cities, age=2, turn=6)
    table.turn()
    assert table.city()["victories"] == [3]
    assert table.city()["defeats"] == 1
    assert table.points("military") == 3 - 1


@pytest.mark.rule("B-21")
@every_seat
def test_example_of_own_production(ring: Ring) -> None:
    """Rulebook, example of using own resources (line 347): two stone, ore and papyrus.

    They build the Barracks or the Scriptorium; for the Guard Tower there is no clay.
    """
    own = city("gizah", "stone_pit", "ore_vein", "press_age1", coins=0)
    hand = ["barracks", "scriptorium", "guard_tower"]
    table = Table(ring, {ME: own}, {ME: hand}, turn=3)
    assert table.builds("barracks") == [""]
    assert table.builds("scriptorium") == [""]
    assert table.builds("guard_tower") == []


@pytest.mark.rule("B-15")
@every_seat
def test_example_of_a_chain(ring: Ring) -> None:
    """Rulebook, example of free construction (line 384): Theater in age I, Gardens in age III."""
    table = Table(ring, {ME: city("gizah", coins=0)}, {ME: ["theater"]}, turn=6)
    table.turn({ME: "build theater"})
    cards = table.cards()
    later = Table(ring, {ME: city("gizah", *cards, coins=0)}, {ME: ["gardens"]}, age=3)
    assert later.builds("gardens") == [""]
    later.turn({ME: "build gardens"})
    assert later.cards() == ["theater", "gardens"]
    assert later.coins() == 0
