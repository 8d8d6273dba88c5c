"""Chapter A: set-up, the end, eight players (A-1, A-3, A-55, A-60, A-61, A-71)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mirabilia import Game, ImpossibleGame, ImpossibleOptions
from tests.rules.printed_sea import ARMADA, BOARDS, SHIPYARDS
from tests.rules.sea_tables import ONE_OF_EACH, TWO_OF_EACH, Table, both_editions, sell
from tests.rules.tables import LEFT, ME, RIGHT, city

NOT_FOR_THREE = {"pontoon", "eastern_emporium", "ballista", "western_emporium", "pier"}


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


# ---- the end


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
