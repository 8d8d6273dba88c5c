"""Chapter A: naval conflicts and incursions (A-35 to A-39, A-70, D-10)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from tests.rules.printed_sea import BOARDS
from tests.rules.sea_tables import (
    Table,
    at,
    both_editions,
    every_seat,
    every_seat_of_five,
    every_seat_of_four,
    every_seat_of_teams,
    makers,
    ring_of,
)
from tests.rules.tables import FAR_LEFT, FAR_RIGHT, LEFT, ME, RIGHT, Data, Ring, city

BASE = list(BOARDS)[:7]
AGES = pytest.mark.parametrize("age", [1, 2, 3])
WITH_CITIES = ("cities", "armada")

# ---- naval conflicts

FIRST = {1: 3, 2: 5, 3: 7}
SECOND = {1: 1, 2: 3, 3: 5}
LAST = {1: -1, 2: -2, 3: -3}
# Steps of the red ship and an island that make a strength together.
STRENGTH: dict[int, tuple[int, str]] = {
    0: (0, ""),
    1: (1, ""),
    2: (2, ""),
    3: (3, ""),
    4: (4, ""),
    5: (5, ""),
    6: (5, "whistling_island"),
    7: (4, "breezy_archipelago"),
    8: (6, ""),
}


def fleet_of(strength: int, board: str) -> Data:
    steps, island = STRENGTH[strength]
    return city(board, fleets=at("red", steps), islands=[island] if island else [])


def fought(strengths: Sequence[int], age: int, edition: int, me: int = 0) -> list[int]:
    """The token that each takes in a naval conflict, 0 for none."""
    cities = {who: fleet_of(s, BASE[who]) for who, s in enumerate(strengths)}
    table = Table((len(strengths), me), cities, age=age, turn=7, armada_edition=edition)
    table.turn()
    taken = [table.city(who)["naval_tokens"] for who in range(len(strengths))]
    assert all(len(tokens) <= 1 for tokens in taken)
    return [sum(tokens) for tokens in taken]


def second_edition(strengths: Sequence[int], age: int) -> list[int]:
    """A-35 and A-36, word by word."""
    if len(set(strengths)) == 1:
        return [0] * len(strengths)
    last = min(strengths)
    first = max(strengths)
    middle = [s for s in strengths if last < s < first]
    second = max(middle, default=None)
    alone = list(strengths).count(first) == 1
    result = []
    for s in strengths:
        if s == last:
            result.append(LAST[age])
        elif s == first:
            result.append(FIRST[age] if alone else SECOND[age])
        elif s == second and alone and middle.count(s) == 1:
            result.append(SECOND[age])
        else:
            result.append(0)
    return result


def first_edition(strengths: Sequence[int], age: int) -> list[int]:
    """A-70: in age III there is a 3 for the third place, or what takes its stead."""
    result = second_edition(strengths, age)
    if age < 3 or len(set(strengths)) == 1:
        return result
    ranks = sorted(set(strengths), reverse=True)[:-1]
    numbers = [list(strengths).count(rank) for rank in ranks]
    third = None
    if numbers[0] > 1:
        third = ranks[1] if len(ranks) > 1 and numbers[1] == 1 else None
    elif len(ranks) > 1 and numbers[1] > 1:
        third = ranks[1]
    elif len(ranks) > 2 and numbers[2] == 1:
        third = ranks[2]
    return [3 if s == third else token for s, token in zip(strengths, result, strict=True)]


EXPECTED = {1: first_edition, 2: second_edition}


@pytest.mark.rule("A-35", "A-36", "A-70")
@both_editions
@AGES
def test_a_35_three_players_in_every_ranking(age: int, edition: int) -> None:
    for case, strengths in enumerate(product(range(4), repeat=3)):
        expected = EXPECTED[edition](strengths, age)
        assert fought(strengths, age, edition, case % 3) == expected, strengths


def ties(players: int) -> list[list[int]]:
    """Every way to rank players with ties, each by some strengths from the highest down."""
    found = []
    for cuts in product((0, 1), repeat=players - 1):
        strengths = [8]
        for cut in cuts:
            strengths.append(strengths[-1] - cut)
        found.append(strengths)
    return found


@pytest.mark.rule("A-35", "A-36", "A-70")
@both_editions
@AGES
@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_36_a_70_every_pattern_of_ties(players: int, age: int, edition: int) -> None:
    for case, ranked in enumerate(ties(players)):
        # Islands are there once: strengths that need one are used once.
        low = [s - 3 for s in ranked]
        turned = low[case % players :] + low[: case % players]
        expected = EXPECTED[edition](turned, age)
        assert fought(turned, age, edition, case % players) == expected, turned


@pytest.mark.rule("A-35", "A-36")
@both_editions
@pytest.mark.parametrize(
    ("strengths", "by_age"),
    [
        # Alone in every place.
        ([5, 3, 2, 1], {1: [3, 1, 0, -1], 2: [5, 3, 0, -2]}),
        # Tied for last: each the defeat.
        ([5, 3, 1, 1], {1: [3, 1, -1, -1], 2: [5, 3, -2, -2]}),
        # Tied for first: each the second's, the second nothing.
        ([5, 5, 3, 1], {1: [1, 1, 0, -1], 2: [3, 3, 0, -2]}),
        # Tied for second: nothing.
        ([5, 3, 3, 1], {1: [3, 0, 0, -1], 2: [5, 0, 0, -2]}),
        # All equal: nothing at all.
        ([2, 2, 2, 2], {1: [0, 0, 0, 0], 2: [0, 0, 0, 0]}),
        # One first, all others last: no second.
        ([4, 1, 1, 1], {1: [3, -1, -1, -1], 2: [5, -2, -2, -2]}),
        # All others first: the second's prize, and the last's defeat.
        ([4, 4, 4, 1], {1: [1, 1, 1, -1], 2: [3, 3, 3, -2]}),
    ],
)
def test_a_36_printed_tables_of_ages_one_and_two(
    strengths: list[int], by_age: dict[int, list[int]], edition: int
) -> None:
    for age, expected in by_age.items():
        for me in range(4):
            assert fought(strengths, age, edition, me) == expected


@pytest.mark.rule("A-70")
@pytest.mark.parametrize(
    ("strengths", "first", "second"),
    [
        ([5, 4, 3, 1], [7, 5, 3, -3], [7, 5, 0, -3]),
        # Tied for first: the next lower prize, then the 3.
        ([5, 5, 3, 1], [5, 5, 3, -3], [5, 5, 0, -3]),
        # Tied for first and for second: the second gets nothing.
        ([5, 5, 3, 3, 1], [5, 5, 0, 0, -3], [5, 5, 0, 0, -3]),
        # Tied for second behind one first: a 3 each, and nothing for the next.
        ([5, 4, 4, 3, 1], [7, 3, 3, 0, -3], [7, 0, 0, 0, -3]),
        # Tied for third: nothing.
        ([5, 4, 3, 3, 1], [7, 5, 0, 0, -3], [7, 5, 0, 0, -3]),
        # The third is last: a defeat and no prize.
        ([5, 4, 3], [7, 5, -3], [7, 5, -3]),
        ([5, 5, 3], [5, 5, -3], [5, 5, -3]),
        ([2, 2, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0]),
    ],
)
def test_a_70_the_third_place_of_age_three(
    strengths: list[int], first: list[int], second: list[int]
) -> None:
    for me in range(len(strengths)):
        assert fought(strengths, 3, 1, me) == first
        assert fought(strengths, 3, 2, me) == second


@pytest.mark.rule("A-35", "A-36", "A-70")
def test_a_36_example_of_the_first_edition() -> None:
    """Seed 002, line 246: two of 2, one of 8, two of 6 in age II."""
    cities = {
        0: city("alexandria", fleets=at("red", 2)),
        1: city("babylon", fleets=at("red", 2)),
        2: city("ephesos", fleets=at("red", 6)),
        3: city("gizah", fleets=at("red", 5), islands=["whistling_island"]),
        4: city("olympia", fleets=at("red", 4), islands=["windy_oasis"]),
    }
    for me in range(5):
        table = Table((5, me), cities, age=2, turn=7, armada_edition=1)
        table.turn()
        assert table.strengths() == {0: 2, 1: 2, 2: 8, 3: 6, 4: 6}
        taken = [table.city(who)["naval_tokens"] for who in range(5)]
        assert taken == [[-2], [-2], [5], [], []]


@pytest.mark.rule("A-10", "A-35")
@every_seat
def test_a_35_example_of_strength(ring: Ring) -> None:
    """Seed 002, line 279: step 3 of the red track and an island of 2 are 5."""
    me = city("rhodos", fleets=at("red", 3), islands=["windy_oasis"])
    table = Table(ring, {ME: me}, turn=7, armada_edition=1)
    table.turn()
    assert table.strengths()[ME] == 5


@pytest.mark.rule("A-35", "A-14")
@every_seat
def test_a_35_strength_is_of_cards_stages_shipyard_and_islands(ring: Ring) -> None:
    me = city(
        "siracusa",
        "coastal_defenses",
        "fortified_port",
        side="day",
        stages=1,
        fleets=[2, 6, 6, 0],
        islands=["whistling_island"],
    )
    table = Table(ring, {ME: me}, age=2, turn=7)
    table.turn()
    assert table.strengths()[ME] == (1 + 2) + 1 + (2 + 2 + 1) + 1


@pytest.mark.rule("A-35")
@every_seat
def test_a_35_tokens_of_three_ages_add_up_in_their_own_line(ring: Ring) -> None:
    me = city("rhodos", naval_tokens=[3, -2, 7])
    table = Table(ring, {ME: me}, age=3, turn=7)
    assert table.points("naval") == 8
    assert table.points("military") == 0


@pytest.mark.rule("A-35", "X-3")
@AGES
def test_a_35_it_comes_after_the_military_conflicts(age: int) -> None:
    me = city("rhodos", "stockade", fleets=at("red", 1))
    table = Table(ring_of(age), {ME: me}, age=age, turn=7)
    table.turn()
    kinds = [e["event"] for e in table.game.events if e["event"] in ("conflict", "naval")]
    assert kinds == sorted(kinds)
    assert {"conflict", "naval"} == set(kinds)


@pytest.mark.rule("A-35")
def test_a_35_every_age_has_its_conflict() -> None:
    me = city("rhodos", fleets=at("red", 1))
    table = Table((3, 1), {ME: me}, turn=7)
    while not table.game.over:
        table.turn()
    assert table.city()["naval_tokens"] == [3, 5, 7]
    assert table.city(LEFT)["naval_tokens"] == [-1, -2, -3]


@pytest.mark.rule("A-36", "T-8")
@every_seat_of_teams
def test_t_8_team_mates_rank_each_for_themselves(ring: Ring) -> None:
    # Equal strengths tie, of one team or not.
    first = ring[1] // 2 * 2
    mates = {(first - ring[1]) % ring[0]: 2, (first + 1 - ring[1]) % ring[0]: 2}
    cities = {who: fleet_of(s, BASE[who % 7]) for who, s in mates.items()}
    cities = {who: {**c, "board": BASE[i]} for i, (who, c) in enumerate(cities.items())}
    boxes = ("armada",)
    turn = 7 if ring[0] < 8 else 6
    table = Table(ring, cities, turn=turn, boxes=boxes, teams=True)
    table.turn()
    assert [table.city(who)["naval_tokens"] for who in mates] == [[1], [1]]


# ----


@pytest.mark.rule("A-37", "D-10")
@every_seat
@pytest.mark.parametrize("answer", ["join", "abstain"])
def test_a_37_who_stays_out_is_ignored(ring: Ring, answer: str) -> None:
    cities = {
        ME: city("rhodos", islands=["forgotten_oasis"]),
        LEFT: city("gizah", fleets=at("red", 2)),
        RIGHT: city("ephesos", fleets=at("red", 1)),
    }
    table = Table(ring, cities, turn=7)
    table.turn()
    assert table.moves() == ["join", "abstain"]
    assert list(table.game.pending) == [table.me]
    table.play(ME, answer)
    stays = answer == "abstain"
    assert table.city()["naval_tokens"] == ([] if stays else [-1])
    assert (ME in table.strengths()) == (not stays)
    assert table.city(LEFT)["naval_tokens"] == [3]
    if ring[0] == 3:
        # With two who take part the weaker is last and nobody second.
        assert table.city(RIGHT)["naval_tokens"] == ([-1] if stays else [1])
    else:
        assert table.city(RIGHT)["naval_tokens"] == [1]


@pytest.mark.rule("A-37", "A-36")
@both_editions
def test_a_37_who_stays_out_leaves_the_first_place_too(edition: int) -> None:
    cities = {
        ME: city("rhodos", islands=["forgotten_oasis"], fleets=at("red", 6)),
        LEFT: city("gizah", fleets=at("red", 2)),
    }
    for age in (1, 2, 3):
        table = Table((3, 1), cities, age=age, turn=7, armada_edition=edition)
        table.turn()
        table.play(ME, "abstain")
        # The two left: the stronger is first, the weaker last.
        assert table.city(LEFT)["naval_tokens"] == [FIRST[age]]
        assert table.city(RIGHT)["naval_tokens"] == [LAST[age]]
        assert table.city()["naval_tokens"] == []


@pytest.mark.rule("A-37", "A-36")
def test_a_37_if_all_others_are_equal_nobody_takes_anything() -> None:
    me = city("rhodos", islands=["forgotten_oasis"], fleets=at("red", 6))
    for ring in ((3, 2), (5, 0), (7, 4)):
        table = Table(ring, {ME: me}, turn=7)
        table.turn()
        table.play(ME, "abstain")
        assert all(table.city(who)["naval_tokens"] == [] for who in range(ring[0]))


@pytest.mark.rule("A-37", "D-10")
def test_d_10_a_37_it_is_decided_anew_at_each_conflict() -> None:
    table = Table((3, 1), {ME: city("rhodos", islands=["forgotten_oasis"])}, turn=7)
    asked = 0
    while not table.game.over:
        table.turn()
        if table.asked() == "naval":
            asked += 1
            table.play(ME, "abstain")
    assert asked == 3


# ---- incursions

RED: dict[int, tuple[str, ...]] = {
    0: (),
    1: ("stockade",),
    2: ("barracks", "guard_tower"),
    3: ("walls", "stockade"),
}
VALUE = {1: 1, 2: 3, 3: 5}


def army(board: str, shields: int, **more: Any) -> Data:
    return city(board, *RED[shields], **more)


def battle(
    ring: Ring,
    cities: dict[int, Data],
    incursions: Sequence[tuple[int, int]],
    age: int = 2,
    boxes: Sequence[str] = ("armada",),
    **more: Any,
) -> Table:
    """The military conflicts of an age with some incursion tokens on the table."""
    last = 7 if ring[0] < 8 else 6
    last += "cities" in boxes
    table = Table(ring, cities, age=age, turn=last, boxes=boxes, incursions=incursions, **more)
    table.turn()
    table.settle()
    return table


def pairs(table: Table) -> list[set[int]]:
    """Who fought whom, by who it is, in any order."""
    return [
        {(e["seat"] - table.me) % table.players, (e["with"] - table.me) % table.players}
        for e in table.events("conflict", None)
    ]


@pytest.mark.rule("A-38")
@AGES
@every_seat_of_four
@pytest.mark.parametrize("whom", [FAR_LEFT, FAR_RIGHT])
def test_a_38_the_attacker_fights_a_third_player(ring: Ring, whom: int, age: int) -> None:
    table = battle(ring, {ME: army("rhodos", 1)}, [(ME, whom)], age)
    assert table.tokens() == ([VALUE[age]] * 3, 0)
    for who in {LEFT % ring[0], RIGHT % ring[0], whom % ring[0]}:
        assert table.tokens(who) == ([], 1)


@pytest.mark.rule("A-38")
@every_seat_of_four
def test_a_38_it_can_be_lost_and_tied(ring: Ring) -> None:
    table = battle(ring, {FAR_LEFT: army("gizah", 1)}, [(ME, FAR_LEFT)])
    assert table.tokens() == ([], 1)
    assert table.tokens(FAR_LEFT) == ([3] * 3, 0)
    cities = {ME: army("gizah", 1), FAR_LEFT: city("rhodos", "guard_tower")}
    table = battle(ring, cities, [(ME, FAR_LEFT)])
    assert table.tokens() == ([3] * 2, 0)
    assert table.tokens(FAR_LEFT) == ([3] * 2, 0)


@pytest.mark.rule("A-38")
@every_seat_of_five
def test_a_38_one_can_be_the_target_of_two(ring: Ring) -> None:
    """Seed 002, line 662: then there are four conflicts."""
    table = battle(ring, {ME: army("rhodos", 1)}, [(FAR_LEFT, ME), (FAR_RIGHT, ME)])
    assert table.tokens() == ([3] * 4, 0)
    assert sum(ME in pair for pair in pairs(table)) == 4


@pytest.mark.rule("A-38")
@pytest.mark.parametrize("seat", range(4))
def test_a_38_with_four_both_arrows_mean_the_player_opposite(seat: int) -> None:
    # By playing: the pontoon points right, the ballista left.
    for card, age, cost in (("pontoon", 1, "P"), ("ballista", 2, "CGL"), ("pier", 3, "WLP")):
        me = city("rhodos", *makers(cost, "rhodos"))
        table = Table((4, seat), {ME: me}, {ME: [card]}, age=age, turn=3)
        table.turn({ME: f"build {card}"})
        assert [e["target"] for e in table.events("incursion")] == [(seat + 2) % 4]


@pytest.mark.rule("A-38")
@every_seat_of_four
def test_a_38_from_the_discard_too_and_in_the_age_it_is_built(ring: Ring) -> None:
    # Halikarnassos builds the pontoon of age I from the discard in the last turn of age II.
    made = ("glassworks_age1", "press_age1")
    me = city("halikarnassos", *made, stages=1)
    table = Table(ring, {ME: me}, age=2, turn=7, discard=["pontoon"])
    table.turn({ME: f"stage {table.hand()[0]}"})
    table.settle((ME, "take pontoon"))
    assert [e["target"] for e in table.events("incursion")] == [table.seat(FAR_RIGHT)]
    assert table.tokens() == ([3] * 3, 0)


@pytest.mark.rule("A-38", "C-5")
@every_seat_of_five
def test_a_38_diplomacy_does_not_protect_the_target(ring: Ring) -> None:
    """Seed 002, line 672: the diplomat sits two to the right of the attacker."""
    cities = {ME: army("rhodos", 1), FAR_RIGHT: city("gizah", diplomacy=1)}
    table = battle(ring, cities, [(ME, FAR_RIGHT)], boxes=WITH_CITIES)
    assert table.tokens() == ([3] * 3, 0)
    assert table.tokens(FAR_RIGHT) == ([], 1)
    assert table.city(FAR_RIGHT)["diplomacy"] == 0


@pytest.mark.rule("A-38", "C-5")
@every_seat_of_four
def test_a_38_a_diplomat_who_attacks_fights_the_target_alone(ring: Ring) -> None:
    cities = {ME: army("rhodos", 2, diplomacy=1)}
    table = battle(ring, cities, [(ME, FAR_LEFT)], boxes=WITH_CITIES)
    assert table.tokens() == ([3], 0)
    assert table.tokens(FAR_LEFT) == ([], 1)
    assert table.tokens(LEFT) == ([], 0)


@pytest.mark.rule("A-38", "C-6")
def test_a_38_incursions_take_place_even_if_nobody_is_left() -> None:
    for seat in range(4):
        cities = {who: city(BASE[who], diplomacy=1) for who in range(4)}
        cities[ME]["cards"] = ["stockade"]
        table = battle((4, seat), cities, [(ME, FAR_LEFT)], boxes=WITH_CITIES)
        assert pairs(table) == [{0, 2}]
        assert table.tokens() == ([3], 0)


@pytest.mark.rule("A-39")
@every_seat_of_four
@pytest.mark.parametrize(
    "incursions",
    [
        [(ME, FAR_RIGHT), (ME, FAR_RIGHT)],  # seed 002, line 658: two cards of one attacker
        [(ME, FAR_RIGHT), (FAR_RIGHT, ME)],  # both ways
    ],
)
def test_a_39_two_players_fight_at_most_once(ring: Ring, incursions: list[tuple[int, int]]) -> None:
    table = battle(ring, {ME: army("rhodos", 1)}, incursions)
    assert table.tokens() == ([3] * 3, 0)
    assert table.tokens(FAR_RIGHT) == ([], 1)
    fights = pairs(table)
    assert fights.count({0, FAR_RIGHT % ring[0]}) == 1


@pytest.mark.rule("A-39", "C-5")
@every_seat_of_four
def test_a_39_a_diplomat_between_makes_no_second_conflict(ring: Ring) -> None:
    """Seed 002, line 678: the ring is closed over the diplomat, and there is an incursion."""
    cities = {ME: army("rhodos", 1), RIGHT: city("gizah", diplomacy=1)}
    table = battle(ring, cities, [(ME, FAR_RIGHT)], boxes=WITH_CITIES)
    # With four the player opposite closes the ring.
    assert table.tokens() == ([3] * 2, 0)
    assert table.tokens(FAR_RIGHT) == ([], 1)
    assert table.tokens(RIGHT) == ([], 0)


@pytest.mark.rule("A-38")
@every_seat_of_four
def test_a_38_the_token_serves_one_age(ring: Ring) -> None:
    table = battle(ring, {ME: army("rhodos", 1)}, [(ME, FAR_LEFT)], age=1)
    while table.game.age == 2:
        table.turn()
        table.settle()
    # Three in age I, the two neighbours in age II.
    assert table.tokens() == ([1] * 3 + [3] * 2, 0)


@pytest.mark.rule("A-38", "L-29")
def test_l_29_tomyris_hands_on_the_defeat_of_an_incursion() -> None:
    cities = {
        ME: army("rhodos", 1),
        FAR_LEFT: city("gizah", leaders=["tomyris"]),
    }
    for seat in range(5):
        boxes = ("leaders", "armada")
        table = battle((5, seat), cities, [(ME, FAR_LEFT)], boxes=boxes, leaders="expert")
        assert table.tokens() == ([3] * 3, 1)
        assert table.tokens(FAR_LEFT) == ([], 0)


# ---- teams


@pytest.mark.rule("A-38", "T-6")
@every_seat_of_teams
@pytest.mark.parametrize("whom", [FAR_LEFT, FAR_RIGHT])
def test_t_6_an_incursion_gives_one_token_in_teams(ring: Ring, whom: int) -> None:
    table = battle(ring, {ME: army("rhodos", 1)}, [(ME, whom)], teams=True)
    # Two of the opposing neighbour, one of the incursion; the mate does not fight.
    assert table.tokens() == ([3] * 3, 0)
    assert table.tokens(whom) == ([], 1)
    mate = (ring[1] ^ 1) - ring[1]
    assert table.tokens(mate) == ([], 0)
    assert table.tokens(-mate) == ([], 2)


@pytest.mark.rule("A-38", "T-6")
@pytest.mark.parametrize("gabriel", [0, 2, 4])
def test_t_6_example_of_a_team_incursion(gabriel: int) -> None:
    """Seed 002, line 616: the target is the left neighbour of the team mate on the left."""
    me = city("rhodos", *makers("CGL", "rhodos"))
    table = Table((6, gabriel), {ME: me}, {ME: ["ballista"]}, age=2, turn=7, teams=True)
    table.turn({ME: "build ballista"})
    assert [e["target"] for e in table.events("incursion")] == [table.seat(FAR_LEFT)]
    assert table.tokens(FAR_LEFT) == ([], 1)
    assert table.tokens(LEFT) == ([], 0)


@pytest.mark.rule("T-6")
@every_seat_of_teams
def test_t_6_example_of_team_conflicts(ring: Ring) -> None:
    """Seed 000, line 492: 2 against 3 in age II is two defeats and two victories."""
    opponent = -((ring[1] ^ 1) - ring[1])
    cities = {ME: army("rhodos", 2), opponent: army("gizah", 3)}
    table = battle(ring, cities, [], teams=True)
    assert table.tokens() == ([], 2)
    assert table.tokens(opponent) == ([3, 3], 0)
