"""Chapter B, the end of the game: the score sheet, science, the winner (B-50 to B-52)."""

from __future__ import annotations

from itertools import product

import pytest

from mirabilia import NotOver
from tests.rules.tables import LEFT, ME, RIGHT, Data, Ring, Table, city, every_seat

LINES = ["military", "treasury", "wonder", "blue", "yellow", "green", "purple"]

COMPASSES = ["apothecary", "dispensary", "lodge", "academy"]
GEARS = ["workshop", "laboratory", "observatory", "study"]
TABLETS = ["scriptorium", "library", "school", "university"]


def end(ring: Ring, cities: dict[int, Data]) -> Table:
    """A game that is over: in its last turn everybody has sold a card, for 3 coins."""
    table = Table(ring, cities, age=3, turn=6)
    table.turn()
    return table


def winners(table: Table) -> set[int]:
    """Who has won, seen from the acting player; the right neighbour as such."""
    seats = table.game.result.winners
    return {who for who in (ME, LEFT, RIGHT) if table.seat(who) in seats} | {
        who for who in range(2, table.players - 1) if table.seat(who) in seats
    }


# ---- B-50


@pytest.mark.rule("B-50")
@every_seat
def test_b_50_points_are_added_up_in_lines(ring: Ring) -> None:
    """One city with something different in each line.

    Military: 1 + 3 + 5 - 2, and this age 5 - 1. Treasury: 8 + 3 coins. Wonder: the first two stages
    of Gizah. Blue: Altar and Palace. Yellow: the Arena for two stages. Green: three kinds and one
    more gear. Purple: Workers for two brown cards at the left, one at the right.
    """
    own = ["altar", "palace", "arena", "workers_guild", "stockade"]
    own += ["apothecary", "workshop", "laboratory", "school"]
    cities = {
        ME: city("gizah", *own, coins=8, stages=2, victories=[1, 3, 5], defeats=2),
        LEFT: city("rhodos", "ore_vein", "quarry", "walls"),
        RIGHT: city("ephesos", "clay_pool"),
    }
    expected = {
        "military": 7 + 5 - 1,
        "treasury": 3,
        "wonder": 3 + 5,
        "blue": 3 + 8,
        "yellow": 2,
        "green": 1 + 4 + 1 + 7,
        "purple": 3,
    }
    result = end(ring, cities).game.result
    assert result.points[ring[1]] == expected
    assert result.totals[ring[1]] == 11 + 3 + 8 + 11 + 2 + 13 + 3
    assert list(result.categories) == LINES


@pytest.mark.rule("B-50")
@every_seat
@pytest.mark.parametrize("coins", range(10))
def test_b_50_a_point_for_every_full_three_coins(ring: Ring, coins: int) -> None:
    table = Table(ring, {ME: city("gizah", coins=coins)}, age=3, turn=6)
    assert table.points("treasury") == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3][coins]


@pytest.mark.rule("B-50")
@every_seat
def test_b_50_military_points_may_be_negative(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=0, defeats=6)}, age=3, turn=6)
    assert table.points("military") == -6
    assert sum(table.game.scores()[table.me].values()) == -6


@pytest.mark.rule("B-50")
@every_seat
@pytest.mark.parametrize(
    ("cards", "line"),
    [
        (["lumber_yard", "quarry"], None),
        (["loom_age1"], None),
        (["stockade", "walls"], None),
        (["marketplace", "vineyard", "forum"], None),
        (["altar"], "blue"),
        (["arena"], "yellow"),
        (["school"], "green"),
        (["builders_guild"], "purple"),
    ],
)
def test_b_50_each_colour_has_its_line(ring: Ring, cards: list[str], line: str | None) -> None:
    """One stage of Rhodos, worth 3, for what counts stages; no coins, no tokens."""
    table = Table(ring, {ME: city("rhodos", *cards, coins=0, stages=1)}, age=3, turn=6)
    scored = {name: points for name, points in table.game.scores()[table.me].items() if points}
    assert set(scored) == {"wonder"} | ({line} if line else set())
    assert scored["wonder"] == 3


@pytest.mark.rule("B-50", "B-51")
@every_seat
def test_b_50_symbols_of_any_source_count_in_the_green_line(ring: Ring) -> None:
    """A stage of Babylon and the Scientists: two symbols of choice beside one tablet."""
    cities = {ME: city("babylon", "scientists_guild", "school", side="night", stages=2, coins=0)}
    table = Table(ring, cities, age=3, turn=6)
    assert table.points("green") == 3 + 7
    assert table.points("purple") == table.points("wonder") == 0


@pytest.mark.rule("B-50")
@every_seat
def test_b_50_the_result_is_there_when_the_game_is_over(ring: Ring) -> None:
    table = Table(ring, {ME: city("gizah", coins=2)}, age=3, turn=6)
    with pytest.raises(NotOver):
        _ = table.game.result
    table.turn()
    assert table.game.result.points == table.game.scores()
    assert table.game.result.coins[table.me] == 5


# ---- B-51


def best(symbols: tuple[int, int, int], choices: int) -> int:
    """Squares and sets, tried with every use of the choices."""
    found = []
    for chosen in product(range(3), repeat=choices):
        counts = [symbols[kind] + chosen.count(kind) for kind in range(3)]
        found.append(sum(count**2 for count in counts) + 7 * min(counts))
    return max(found)


@pytest.mark.rule("B-51")
@pytest.mark.parametrize("choices", [0, 1, 2])
def test_b_51_squares_and_sets_for_every_collection(choices: int) -> None:
    for compasses, gears, tablets in product(range(5), repeat=3):
        cards = COMPASSES[:compasses] + GEARS[:gears] + TABLETS[:tablets]
        cards += ["scientists_guild"] if choices > 1 else []
        own = city("babylon", *cards, side="night", stages=2 if choices else 1)
        table = Table((3, 1), {ME: own}, age=3, turn=6)
        assert table.points("green") == best((compasses, gears, tablets), choices), cards


@pytest.mark.rule("B-51")
@every_seat
@pytest.mark.parametrize(
    ("symbols", "choices", "expected"),
    [
        ((0, 0, 0), 0, 0),
        ((1, 1, 1), 0, 10),
        ((2, 2, 2), 0, 26),
        ((4, 4, 4), 0, 76),
        ((3, 0, 1), 0, 10),
        ((1, 1, 0), 1, 10),
        ((4, 1, 0), 1, 26),
        ((4, 2, 1), 1, 38),
        ((2, 2, 0), 2, 26),
        ((4, 0, 0), 2, 36),
    ],
)
def test_b_51_worked_collections(
    ring: Ring, symbols: tuple[int, int, int], choices: int, expected: int
) -> None:
    """Worked by hand: 4,2,1 and a choice is 4,2,2: 16 + 4 + 4 + two sets of 7."""
    cards = COMPASSES[: symbols[0]] + GEARS[: symbols[1]] + TABLETS[: symbols[2]]
    cards += ["scientists_guild"] if choices > 1 else []
    own = city("babylon", *cards, stages=2 if choices else 0)
    assert Table(ring, {ME: own}, age=3, turn=6).points("green") == expected


# ---- B-52


@pytest.mark.rule("B-52")
@every_seat
def test_b_52_the_highest_total_wins(ring: Ring) -> None:
    """A point more beats any treasury that is counted already."""
    cities = {
        ME: city("gizah", "altar", coins=0),
        LEFT: city("babylon", coins=6),
        RIGHT: city("ephesos", coins=8),
    }
    table = end(ring, cities)
    assert table.game.result.totals[table.me] == 3 + 1
    assert table.game.result.totals[table.seat(RIGHT)] == 3
    assert winners(table) == {ME}
    assert table.game.result.ranks[table.me] == 1


@pytest.mark.rule("B-52")
@every_seat
def test_b_52_a_tie_goes_to_more_coins(ring: Ring) -> None:
    """9 points each: 8 and 5 coins of mine, 5 and 12 coins of the left neighbour."""
    cities = {
        ME: city("gizah", "palace", coins=2),
        LEFT: city("babylon", "aqueduct", coins=9),
        RIGHT: city("ephesos"),
    }
    table = end(ring, cities)
    totals = table.game.result.totals
    assert totals[table.me] == totals[table.seat(LEFT)] == 9
    assert winners(table) == {LEFT}
    assert table.game.result.ranks[table.me] == 2


@pytest.mark.rule("B-52")
@every_seat
def test_b_52_coins_that_make_no_point_decide_too(ring: Ring) -> None:
    """3 points and 5 coins against 3 points and 4 coins: one point for the coins of each."""
    cities = {
        ME: city("gizah", "altar", coins=2),
        LEFT: city("babylon", "theater", coins=1),
        RIGHT: city("ephesos"),
    }
    assert winners(end(ring, cities)) == {ME}


@pytest.mark.rule("B-52")
@every_seat
@pytest.mark.parametrize("who", [LEFT, RIGHT])
def test_b_52_still_tied_the_victory_is_shared(ring: Ring, who: int) -> None:
    other = RIGHT if who == LEFT else LEFT
    cities = {
        ME: city("gizah", "altar", coins=2),
        who: city("babylon", "theater", coins=2),
        other: city("ephesos", coins=4),
    }
    table = end(ring, cities)
    assert winners(table) == {ME, who}
    assert table.game.result.ranks[table.me] == table.game.result.ranks[table.seat(who)] == 1
    assert table.game.result.ranks[table.seat(other)] >= 3


@pytest.mark.rule("B-52")
@every_seat
def test_b_52_all_may_share(ring: Ring) -> None:
    table = end(ring, {})
    assert table.game.result.winners == list(range(table.players))
