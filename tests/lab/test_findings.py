"""What a study counts, the same however the games are distributed."""

from __future__ import annotations

import random
from collections import Counter
from math import inf, sqrt

import pytest

from mirabilia import Game, Result
from mirabilia.arena import ImpossibleMatch
from mirabilia.arena.simulation import play_out
from mirabilia.arena.statistics import VICTORY
from mirabilia.bots import make_bot
from mirabilia.catalog import load
from mirabilia.lab.findings import BATTLES, Findings, Group, battle_group, total
from mirabilia.lab.study import carry_out, look_at, make_study
from tests.support.plain import plain

ALL_BOXES = ("leaders", "cities", "armada")


def played(seed: int = 1, players: int = 3, boxes: tuple[str, ...] = ()) -> tuple[Game, Findings]:
    game = Game.new(players=players, expansions=boxes, seed=seed)
    play_out(game, [make_bot("builder", random.Random(seat)) for seat in range(players)])
    findings = Findings()
    findings.add(game, ["left", *["right"] * (players - 1)])
    return game, findings


def test_a_game_is_counted_for_each_city() -> None:
    game, findings = played()
    assert (findings.games, findings.seats) == (1, 3)
    assert [findings.bots[name].seats for name in ("left", "right")] == [1, 2]
    assert findings.bots["left"].standing.points == game.result.points[0]
    assert findings.tables["right", 3].seats == 2
    won = findings.outcomes[True].standing
    assert (won.seats, won.victories) == (len(game.result.winners), VICTORY)
    for city, points in zip(plain(game.position())["cities"], game.result.points, strict=True):
        side = findings.sides[city["board"], city["side"]]
        assert side.standing.points == points
        assert side == findings.sides_at[city["board"], city["side"], 3]


@pytest.mark.parametrize("boxes", [(), ALL_BOXES])
def test_every_kind_of_group_has_every_city_once(boxes: tuple[str, ...]) -> None:
    _, findings = played(players=5, boxes=boxes)
    for groups in (findings.bots, findings.sides, findings.green, findings.battles):
        assert sum(one.seats for one in groups.values()) == 5
        assert sum(one.standing.victories for one in groups.values()) == VICTORY
        assert sum(one.due for one in groups.values()) == VICTORY


def test_each_city_plays_a_card_in_each_turn() -> None:
    _, findings = played()
    for age in (1, 2, 3):
        for turn in range(1, 7):
            deeds = {key: count for key, count in findings.deeds.items() if key[1:3] == (age, turn)}
            # What is built from the discard comes on top.
            assert 3 <= sum(deeds.values()) <= 4


def test_what_is_built_is_what_the_cities_have() -> None:
    game, findings = played()
    cards = sum(len(city["cards"]) for city in game.position()["cities"])
    assert sum(findings.times.values()) == cards
    assert sum(one.seats for one in findings.cards.values()) == cards
    stages = sum(len(city["buried"]) for city in game.position()["cities"])
    made = [key for key, count in findings.deeds.items() for _ in range(count)]
    assert sum(deed == "stage" for *_, deed in made) == stages
    green = sum(deed == "green" for *_, deed in made)
    assert green == sum(count * one.seats for count, one in findings.green.items())


@pytest.mark.rule("L-4")
def test_leaders_are_recruited_before_the_first_turn_of_each_age() -> None:
    _, findings = played(boxes=ALL_BOXES)
    for age in (1, 2, 3):
        before = [count for key, count in findings.deeds.items() if key[1:3] == (age, 0)]
        assert sum(before) >= 3
    assert {key[1] for key in findings.deeds} == {1, 2, 3}
    assert "leader" in {deed for _, _, turn, deed in findings.deeds if turn == 0}


@pytest.mark.rule("B-52")
def test_a_shared_victory_counts_as_its_share() -> None:
    result = Result([{"military": 0, "blue": total} for total in (50, 50, 40)], [2, 2, 2], False)
    findings = Findings()
    city = {"board": "gizah", "side": "day", "cards": []}
    for seat, bot in enumerate("abc"):
        findings.add_seat(result, seat, bot, plain(city))
    assert [findings.bots[bot].standing.wins for bot in "abc"] == [1 / 2, 1 / 2, 0]
    assert findings.outcomes[True].standing.victories == VICTORY


def test_many_green_cards_are_one_group() -> None:
    result = Result([{"military": 0}], [0], False)
    green = [card.id for card in load().cards if card.colour_name == "green"]
    findings = Findings()
    for count in (0, 7, 8, 9):
        city = {"board": "gizah", "side": "day", "cards": ["altar", *green[:count]]}
        findings.add_seat(result, 0, "a", plain(city))
    assert {count: one.seats for count, one in findings.green.items()} == {0: 1, 7: 1, 8: 2}


def test_battles_are_in_groups_without_gaps() -> None:
    assert [battle_group(points) for points in (-6, -3, -2, 0, 1, 18, 30)] == [0, 0, 1, 1, 2, 6, 6]
    assert list(BATTLES) == sorted(set(BATTLES))


def test_the_interval_of_a_mean_is_that_of_its_standard_error() -> None:
    group = Group()
    for points in (40, 50, 60):
        group.add({"blue": points}, 0, 3)
    # A variance of 100, of three: an error of 10 / sqrt(3), of which 2.92 are 90 %.
    low, high = group.score_interval
    assert (low + high) / 2 == pytest.approx(50)
    assert high - 50 == pytest.approx(2.92 * 10 / sqrt(3), rel=0.02)


def test_one_or_two_cities_tell_nothing_about_a_mean() -> None:
    few = Group()
    few.add({"blue": 7}, VICTORY, 4)
    assert (few.even_share, few.success) == (1 / 4, 4)
    assert few.score_interval == (-inf, inf)
    few.add({"blue": 7}, 0, 4)
    assert few.score_interval == (-inf, inf)
    few.add({"blue": 7}, 0, 4)
    assert few.score_interval == (7, 7)


def test_groups_add_up() -> None:
    _, first = played(1)
    _, second = played(2)
    both = total([*first.bots.values(), *second.bots.values()])
    assert (both.seats, both.standing.victories, both.due) == (6, 2 * VICTORY, 2 * VICTORY)


# ---- studies


def test_the_findings_do_not_depend_on_the_processes() -> None:
    study = make_study(["builder", "random"], games=21, players=[3, 4], seed=1)
    alone = carry_out(study)
    assert carry_out(study, jobs=2) == alone
    assert alone.games == 21


def test_all_numbers_of_players_and_all_seats_are_taken_in_turn() -> None:
    study = make_study(["builder", "random", "greedy"], games=6, players=[3, 5], seed=1)
    assert [study.players(number) for number in range(4)] == [3, 5, 3, 5]
    first = {study.seated(number)[0].name for number in (0, 2, 4)}
    assert first == {"builder", "random", "greedy"}


def test_who_sits_beside_whom_changes() -> None:
    """Else a bot would always pass its hands on to the same one."""
    study = make_study(["builder", "random", "greedy"], games=60, players=[3, 4], seed=1)
    left: Counter[str] = Counter()
    for number in range(60):
        names = [kind.name for kind in study.seated(number)][:3]
        left[names[(names.index("builder") + 1) % 3]] += 1
    assert set(left) == {"random", "greedy"}
    assert min(left.values()) >= 15


@pytest.mark.rule("T-1")
def test_in_teams_one_bot_plays_both_seats() -> None:
    """Else all would win as often as their mates, and nothing could be told."""
    study = make_study(["builder", "random"], games=2, players=[4], teams=True, seed=1)
    seated = [[kind.name for kind in study.seated(number)] for number in range(2)]
    assert sorted(seated) == [
        ["builder", "builder", "random", "random"],
        ["random", "random", "builder", "builder"],
    ]


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    study = make_study(["random"], games=4, seed=1)
    parts = look_at(study, [3, 1])
    parts.merge(look_at(study, [0, 2]))
    assert parts == carry_out(study)
    assert carry_out(make_study(["random"], games=4, seed=2)) != parts


def test_every_game_has_a_deal_of_its_own() -> None:
    findings = carry_out(make_study(["random"], games=6, seed=1))
    assert len({board for board, _ in findings.sides}) > 3


def test_impossible_studies_are_refused() -> None:
    with pytest.raises(ImpossibleMatch, match="no bot"):
        make_study([], games=1)
    with pytest.raises(ImpossibleMatch, match="0 games"):
        make_study(["random"], games=0)
    with pytest.raises(ImpossibleMatch, match="no number of players"):
        make_study(["random"], games=1, players=[])
