"""Duels: the same deals, seats and chance for both; verdicts that follow the pairs in order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from mirabilia import Move, View
from mirabilia.arena import (
    QUESTIONS,
    ImpossibleMatch,
    compare,
    duel_to_json,
    duel_to_table,
    make_duel,
)
from mirabilia.arena.duel import NEW, OLD, Comparison, Duel, play_duel, standing_of
from mirabilia.arena.results import Line
from mirabilia.bots import Bot, Budget


class Noting(Bot):
    """Notes the first number that its chance gives, its hand, and its budget."""

    noted: ClassVar[list[tuple[int, float, int | None]]] = []

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.first = rng.random()

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        self.noted.append((view.seat, self.first, self.budget.iterations))
        return moves[0]


class Other(Noting):
    """The same under another name."""


def untimed(line: Line) -> Line:
    return {**line, "times": [], "bots": [], "game": 0}


def small(**more: Any) -> Duel:
    return make_duel("builder", "random", ["random"], **{"pairs": 6, "seed": 1, **more})


def test_both_have_the_same_deal_seat_and_chance() -> None:
    duel = make_duel(Noting, Other, [Noting], pairs=3, seed=1)
    for pair in range(3):
        pairings = duel.schedule()[2 * pair : 2 * pair + 2]
        assert [pairing.round for pairing in pairings] == [pair, pair]
        noted = []
        lines = []
        for pairing in pairings:
            Noting.noted.clear()
            lines.append(play_duel(duel, pairing))
            noted.append(list(Noting.noted))
        assert noted[0] == noted[1]
        assert untimed(lines[0]) == untimed(lines[1])
        assert lines[0]["bots"][duel.place(pair)] == "Noting"
        assert lines[1]["bots"][duel.place(pair)] == "Other"
        assert lines[1]["bots"].count("Other") == 1


def test_candidates_sit_everywhere_in_turn_and_pairs_differ() -> None:
    duel = small()
    assert [duel.place(pair) for pair in range(6)] == [0, 1, 2, 0, 1, 2]
    lines = [play_duel(duel, pairing) for pairing in duel.schedule()[::6]]
    assert lines[0]["points"] != lines[1]["points"]


def test_the_field_takes_its_seats_in_turn() -> None:
    duel = make_duel("builder", "random", ["random", "preference"], players=4, pairs=2, seed=1)
    assert [pairing.bots for pairing in duel.schedule()] == [
        ("builder@1", "random@1", "preference@1", "random@1"),
        ("random@1", "random@1", "preference@1", "random@1"),
        ("random@1", "builder@1", "preference@1", "random@1"),
        ("random@1", "random@1", "preference@1", "random@1"),
    ]


def test_budgets_reach_the_bots() -> None:
    duel = make_duel(
        Noting,
        Other,
        [Other],
        pairs=2,
        seed=1,
        budget=Budget(iterations=7),
        old_budget=Budget(iterations=5),
    )
    for pairing, own in zip(duel.schedule(), (7, 5), strict=False):
        Noting.noted.clear()
        play_duel(duel, pairing)
        found = {seat: iterations for seat, _, iterations in Noting.noted}
        assert found == {0: own, 1: 5, 2: 5}


def line_of(totals: list[int], coins: list[int], pair: int) -> Line:
    points = [{"blue": total} for total in totals]
    return Line(game=0, round=pair, bots=[], wonders=[], points=points, coins=coins, times=[])


@pytest.mark.rule("B-52")
def test_lead_and_victory() -> None:
    duel = small()
    assert standing_of(duel, line_of([50, 40, 47], [0, 0, 0], 0)) == (3, 1)
    assert standing_of(duel, line_of([50, 40, 47], [0, 0, 0], 1)) == (-10, 0)
    assert standing_of(duel, line_of([50, 40, 50], [3, 0, 3], 2)) == (0, 1 / 2)
    assert standing_of(duel, line_of([50, 40, 50], [3, 0, 2], 2)) == (0, 0)


@pytest.mark.rule("T-9")
def test_a_team_leads_with_the_points_of_both() -> None:
    duel = make_duel("builder", "random", ["random"], players=4, teams=True, pairs=2, seed=1)
    assert duel.places == 2
    assert standing_of(duel, line_of([60, 10, 40, 35], [0, 0, 0, 0], 0)) == (-5, 0)
    assert standing_of(duel, line_of([60, 10, 40, 35], [0, 0, 0, 0], 1)) == (5, 1)
    assert standing_of(duel, line_of([40, 35, 60, 15], [1, 2, 2, 1], 1)) == (0, 1 / 2)
    play_duel(duel, duel.schedule()[0])


def test_the_outcome_does_not_depend_on_the_processes_or_on_stops(tmp_path: Path) -> None:
    question = QUESTIONS["stronger"]
    found = [compare(small(), question)]
    found.append(compare(small(), question, jobs=2, file=tmp_path / "shared"))
    compare(small(pairs=2), question, file=tmp_path / "stopped")
    found.append(compare(small(), question, file=tmp_path / "stopped", resume=True))
    assert [one.played for one in found] == [12, 12, 8]
    for one in found[1:]:
        for key in ("wins", "lead", "more_wins", "more_lead", "test"):
            assert duel_to_json(one)[key] == duel_to_json(found[0])[key]


def test_a_verdict_ends_the_match_and_counts_no_later_pairs(tmp_path: Path) -> None:
    """With the file of a longer match, too: the pairs are counted up to the one that decides."""
    question, file = QUESTIONS["stronger"], tmp_path / "long"
    unasked = compare(small(pairs=40), file=file)
    assert (unasked.pairs, unasked.verdict) == (40, "undecided")
    asked = compare(small(pairs=40), question, jobs=2)
    again = compare(small(pairs=40), question, file=file, resume=True)
    assert asked.verdict == again.verdict == "stronger"
    assert asked.pairs == again.pairs < 40
    assert again.played == 0
    assert duel_to_json(asked)["more_lead"] == duel_to_json(again)["more_lead"]


def test_pairs_count_in_their_order() -> None:
    duel = small(pairs=2)
    comparison = Comparison(duel, None)
    lines = {
        0: line_of([50, 40, 40], [0, 0, 0], 0),
        1: line_of([45, 40, 40], [0, 0, 0], 0),
        2: line_of([40, 48, 40], [0, 0, 0], 1),
        3: line_of([40, 38, 40], [0, 0, 0], 1),
    }
    comparison.follow({number: lines[number] for number in (2, 3, 0)})
    assert comparison.pairs == 0
    comparison.follow(lines)
    assert (comparison.pairs, comparison.is_over) == (2, True)
    assert [comparison.leads[side].mean for side in (NEW, OLD)] == [9, 1.5]
    assert comparison.more_lead.mean == 7.5
    assert comparison.more_wins.mean == 0.5


def test_reports_tell_who_was_compared_and_how() -> None:
    duel = small(budget=Budget(iterations=9), old_budget=Budget(seconds=2), expansions=("cities",))
    comparison = compare(duel, QUESTIONS["not-weaker"])
    text = duel_to_table(comparison)
    for words in ("builder@1 (9 iterations)", "random@1 (2 s)", "with cities", "undecided after 6"):
        assert words in text
    data = json.loads(json.dumps(duel_to_json(comparison)))
    assert data["new"] == {"bot": "builder@1", "seconds": None, "iterations": 9, "cores": 1}
    assert data["test"]["verdict"] == "undecided"
    assert (data["pairs"], data["most_pairs"], data["even_share"]) == (6, 6, 1 / 3)
    assert "no test" in duel_to_table(compare(small(pairs=2)))
    assert duel_to_json(compare(small(pairs=2)))["test"] is None


def test_a_duel_needs_a_field_and_pairs() -> None:
    with pytest.raises(ImpossibleMatch, match="no bot is named"):
        make_duel("random", "builder", [])
    with pytest.raises(ImpossibleMatch, match="1 pairs of games show nothing: at least 2"):
        make_duel("random", "builder", pairs=1)
