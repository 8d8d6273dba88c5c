"""Contests: the same games however they are stopped, distributed and continued."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia import Decision, Game, ImpossibleOptions, Move, View
from mirabilia.arena import (
    Contest,
    ImpossibleMatch,
    ImpossibleResults,
    Outcome,
    Standings,
    contest_to_json,
    contest_to_table,
    hold,
    make_contest,
)
from mirabilia.arena.contest import play_pairing
from mirabilia.arena.deals import play_timed
from mirabilia.arena.progress import bar, seconds_left, time_left
from mirabilia.arena.results import Line, read_settings
from mirabilia.bots import Bot, Budget
from mirabilia.bots.base import view_for
from mirabilia.errors import BotFailure
from mirabilia.intervals import NORMAL_90, wilson_interval
from mirabilia.options import USUAL
from tests.support.hypotheses import examples

BOTS = ["builder", "random", "random"]


class Counting(Bot):
    """Looks at as many moves as it has iterations, and takes the last."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        seen = self.budget.iterations or 1
        return moves[min(seen, len(moves)) - 1]


class Sleepless(Bot):
    """Breaks down in the second age."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        if view.now["age"] == 2:
            raise RuntimeError("so tired")
        return moves[0]


def small(**more: Any) -> Contest:
    return make_contest(BOTS, **{"games": 6, "seed": 1, **more})


def untimed(line: Line) -> Line:
    """How many moves there were, but not how long they took."""
    return {**line, "times": [[len(times)] for times in line["times"]]}


def games_of(outcome: Outcome) -> list[Line]:
    return [untimed(line) for line in outcome.lines]


def games_in(path: Path) -> list[Any]:
    head, *lines = path.read_text("utf-8").splitlines()
    return [json.loads(head), *(untimed(json.loads(line)) for line in lines)]


# ---- the same games


def test_the_outcome_does_not_depend_on_the_processes(tmp_path: Path) -> None:
    contest = make_contest(["builder", Counting, "random"], games=9, budget=Budget(iterations=2))
    hold(contest, file=tmp_path / "alone")
    shared = hold(contest, jobs=3, file=tmp_path / "shared")
    assert games_in(tmp_path / "shared") == games_in(tmp_path / "alone")
    assert [line["game"] for line in shared.lines] == list(range(9))


def test_all_games_of_a_round_have_the_same_deal() -> None:
    outcome = hold(small(sides="day"))
    for first in (0, 3):
        boards = [line["wonders"] for line in outcome.lines[first : first + 3]]
        assert boards[0] == boards[1] == boards[2]
    assert outcome.lines[0]["wonders"] != outcome.lines[3]["wonders"]


class Here(Bot):
    """Tells where it sits."""

    seats: ClassVar[set[int]] = set()

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        self.seats.add(view.seat)
        return moves[0]


class There(Here):
    seats: ClassVar[set[int]] = set()


@pytest.mark.rule("T-1")
@pytest.mark.parametrize(
    ("teams", "places"), [(False, [{0, 2}, {1}]), (True, [{0, 1, 4, 5}, {2, 3}])]
)
def test_bots_play_in_their_places(teams: bool, places: list[set[int]]) -> None:
    """In teams a place is two seats side by side."""
    players = 6 if teams else 3
    contest = make_contest([Here, There], games=2, players=players, teams=teams, seed=1)
    for pairing in contest.schedule():
        held = [Here, There] if pairing.bots[0] == "Here" else [There, Here]
        for kind in held:
            kind.seats.clear()
        play_pairing(contest, pairing)
        assert [kind.seats for kind in held] == places


def test_the_budget_reaches_the_bots() -> None:
    def games(iterations: int) -> list[Line]:
        budget = Budget(iterations=iterations)
        return games_of(hold(make_contest([Counting], games=1, seed=1, budget=budget)))

    assert games(2) == games(2)
    assert games(2) != games(3)


def test_the_seed_decides() -> None:
    assert games_of(hold(small())) == games_of(hold(small()))
    assert games_of(hold(small())) != games_of(hold(small(seed=2)))


def test_games_are_played_to_the_end_of_the_round() -> None:
    assert len(hold(small(games=4)).lines) == 6


# ---- stopping and continuing


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arena") / "unbroken"
    hold(small(), file=path)
    return path


@examples(15)
@given(cut=st.floats(0, 1))
def test_a_file_cut_off_anywhere_is_continued_to_the_same_file(unbroken: Path, cut: float) -> None:
    """Anywhere behind the settings, which are there before the first game begins."""
    whole = unbroken.read_bytes()
    head = whole.index(b"\n") + 1
    path = unbroken.with_name("cut")
    path.write_bytes(whole[: head + int(cut * (len(whole) - head))])
    hold(small(), file=path, resume=True)
    assert games_in(path) == games_in(unbroken)


@examples(10)
@given(kept=st.lists(st.integers(0, 5), unique=True))
def test_whichever_games_are_there_the_others_are_played(unbroken: Path, kept: list[int]) -> None:
    """As after a stop with several processes; what is there stays as it is."""
    head, *lines = unbroken.read_text("utf-8").splitlines()
    path = unbroken.with_name("some")
    path.write_text("\n".join([head, *(lines[number] for number in kept), ""]), "utf-8")
    outcome = hold(small(), file=path, resume=True)
    assert outcome.played == 6 - len(kept)
    assert games_in(path) == games_in(unbroken)
    after = path.read_text("utf-8").splitlines()[1:]
    assert [after[number] for number in sorted(kept)] == [lines[number] for number in sorted(kept)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_contest_keeps_its_games(unbroken: Path, tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "stopped"

    def stop(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        hold(small(), file=path, progress=stop, jobs=jobs)
    assert len(games_in(path)) == 3
    outcome = hold(small(), file=path, resume=True)
    assert outcome.played == 4
    assert games_in(path) == games_in(unbroken)


def test_a_contest_can_get_more_games(unbroken: Path, tmp_path: Path) -> None:
    path = tmp_path / "more"
    path.write_bytes(unbroken.read_bytes())
    assert hold(small(games=9), file=path, resume=True).played == 3
    hold(small(games=9), file=tmp_path / "at once")
    assert games_in(path) == games_in(tmp_path / "at once")


@pytest.mark.parametrize("option", USUAL)
def test_a_contest_begun_before_there_was_an_option_goes_on_as_usual(
    unbroken: Path, tmp_path: Path, option: str
) -> None:
    path = tmp_path / "old"
    head, *games = unbroken.read_text("utf-8").splitlines()
    settings = json.loads(head)
    settings.pop(option)
    path.write_text("\n".join([json.dumps(settings), *games[:4], ""]), "utf-8")
    assert option in read_settings(path)
    assert hold(small(), file=path, resume=True).played == 2
    assert path.read_text("utf-8").splitlines()[0] == head
    assert games_in(path) == games_in(unbroken)


def test_a_whole_contest_is_not_played_again(unbroken: Path) -> None:
    before = unbroken.read_bytes()
    outcome = hold(small(), file=unbroken, resume=True)
    assert (outcome.played, unbroken.read_bytes()) == (0, before)
    assert contest_to_json(outcome)["games"] == 6


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"seed": 2}, "its seed is 1, not 2"),
        ({"players": 4}, "its players is 3, not 4"),
        ({"expansions": ["leaders"]}, r'its expansions is \[\], not \["leaders"\]'),
        ({"sides": "day"}, 'its sides is "choose", not "day"'),
        ({"budget": Budget(iterations=5)}, "its iterations is null, not 5"),
        ({"budget": Budget(seconds=0.5)}, "its seconds is null, not 0.5"),
        ({"players": 4, "seed": 2}, "its players is 3, not 4; its seed is 1, not 2"),
        ({"games": 5}, "about 6 games; 5 are fewer"),
    ],
)
def test_other_settings_are_refused_and_named(
    unbroken: Path, more: dict[str, Any], words: str
) -> None:
    before = unbroken.read_bytes()
    with pytest.raises(ImpossibleResults, match=words):
        hold(small(**more), file=unbroken, resume=True)
    assert unbroken.read_bytes() == before


def test_other_bots_are_refused(unbroken: Path) -> None:
    contest = make_contest(["builder", "random", Counting], games=6, seed=1)
    with pytest.raises(ImpossibleResults, match=r"test_contest:Counting"):
        hold(contest, file=unbroken, resume=True)


def test_a_file_that_is_there_is_not_overwritten(unbroken: Path) -> None:
    with pytest.raises(ImpossibleResults, match="--resume"):
        hold(small(), file=unbroken)


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        (b"", "no settings"),
        (b"hello\n", "no settings"),
        (b"[1]\n", "no settings"),
        (b'{"arena": 1}\n', "no settings"),
        (b"\xff\xfe\n", "no text"),
    ],
)
def test_other_files_are_refused_and_left_alone(tmp_path: Path, spoilt: bytes, words: str) -> None:
    path = tmp_path / "other"
    path.write_bytes(spoilt)
    with pytest.raises(ImpossibleResults, match=words):
        hold(small(), file=path, resume=True)
    assert path.read_bytes() == spoilt


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nonsense", "line 3: it is no game"),
        ('{"game": 6}', "line 3: it is no game"),
        ('{"game": 1, "bots": ["builder"]}', "line 3: game 1 is between other bots"),
        ('{"game": 1}', "line 3: game 1 has no round, bots, wonders, points, coins, times"),
    ],
)
def test_lines_that_cannot_be_are_refused(
    unbroken: Path, tmp_path: Path, line: str, words: str
) -> None:
    head, first, *_ = unbroken.read_text("utf-8").splitlines()
    path = tmp_path / "spoilt"
    path.write_text(f"{head}\n{first}\n{line}\n", "utf-8")
    with pytest.raises(ImpossibleResults, match=words):
        hold(small(), file=path, resume=True)
    path.write_text(f"{head}\n{first}\n{first}\n", "utf-8")
    with pytest.raises(ImpossibleResults, match="line 3: game 0 is there twice"):
        hold(small(), file=path, resume=True)


# ---- what cannot be


@pytest.mark.parametrize(
    ("bots", "more", "error", "words"),
    [
        ([], {}, ImpossibleMatch, "no bot"),
        (BOTS, {"games": 0}, ImpossibleMatch, "0 games"),
        (BOTS, {"players": 8}, ImpossibleOptions, "Armada"),
        (BOTS, {"players": 5, "teams": True}, ImpossibleOptions, "teams of two"),
    ],
)
def test_impossible_contests_are_refused(
    bots: list[str], more: dict[str, Any], error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        make_contest(bots, **more)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_told_and_the_games_before_are_kept(tmp_path: Path, jobs: int) -> None:
    contest = make_contest([Sleepless, "random"], games=4, seed=1)
    with pytest.raises(BotFailure, match=r"'Sleepless' in seat \d .*RuntimeError: so tired"):
        hold(contest, jobs=jobs, file=tmp_path / "failed")
    assert games_in(tmp_path / "failed")[0]["games"] == 4


def test_players_are_as_many_as_bots_where_that_can_be() -> None:
    for bots, alone, teamed in ((1, 3, 4), (2, 3, 4), (3, 3, 6), (5, 5, 6), (9, 7, 6)):
        assert make_contest(["random"] * bots).players == alone
        assert make_contest(["random"] * bots, teams=True).players == teamed


# ---- what they add up to


def test_shares_points_and_moves_add_up() -> None:
    outcome = hold(small())
    standings = Standings(outcome)
    builder, chance = (standings.entries[name] for name in ("builder", "random"))
    assert (builder.standing.seats, chance.standing.seats) == (6, 12)
    assert builder.standing.wins + chance.standing.wins == pytest.approx(6)
    assert builder.standing == standings.tally.bots["builder"]
    for line in outcome.lines:
        # B-50: a point for three coins.
        assert [coins // 3 for coins in line["coins"]] == [p["treasury"] for p in line["points"]]
    moves = sum(len(times) for line in outcome.lines for times in line["times"])
    assert len(builder.times) + len(chance.times) == moves == standings.tally.decisions


@pytest.mark.rule("T-1", "T-9")
def test_in_teams_shares_and_points_are_those_of_teams() -> None:
    contest = make_contest(["builder", "random"], games=4, seed=1, teams=True)
    outcome = hold(contest)
    assert (contest.players, contest.places) == (4, 2)
    entries = Standings(outcome).entries
    assert all(entry.standing.seats == 4 for entry in entries.values())
    assert sum(entry.standing.wins for entry in entries.values()) == pytest.approx(4)
    points = [sum(seat.values()) for line in outcome.lines for seat in line["points"]]
    both = entries["builder"].standing.mean_score + entries["random"].standing.mean_score
    assert both == pytest.approx(sum(points) / 4)
    assert contest_to_json(outcome)["even_share"] == 1 / 2
    assert "teams" in contest_to_table(outcome)


def after(bots: list[str], totals: list[int], coins: list[int], teams: bool = False) -> Outcome:
    """What came out of one game that ended so, with a move of 5 for seat 0, of 6 for seat 1, ..."""
    contest = make_contest(bots, games=1, teams=teams, seed=1)
    seats = range(len(totals))
    line: Line = {
        "game": 0,
        "round": 0,
        "bots": bots,
        "wonders": [["gizah", "day"] for _ in seats],
        "points": [{"blue": total} for total in totals],
        "coins": coins,
        "times": [[5 + seat] for seat in seats],
    }
    return Outcome(contest, [line], 1, 1.0)


@pytest.mark.rule("B-52")
def test_a_shared_victory_counts_as_its_share() -> None:
    outcome = after(["random", "builder", "preference"], [40, 50, 50], [9, 2, 2])
    entries = Standings(outcome).entries
    assert [entry.standing.wins for entry in entries.values()] == [0, 1 / 2, 1 / 2]
    assert [entry.times for entry in entries.values()] == [[5], [6], [7]]
    third, *first = (entry.rating.mu for entry in entries.values())
    assert first[0] == pytest.approx(first[1])
    assert first[0] > 1500 > third


@pytest.mark.rule("T-9")
def test_a_team_wins_with_the_points_and_coins_of_both() -> None:
    outcome = after(["builder", "random"], [60, 10, 40, 30], [5, 0, 3, 3], teams=True)
    entries = Standings(outcome).entries
    assert [entry.standing.wins for entry in entries.values()] == [0, 1]
    assert [entry.standing.mean_score for entry in entries.values()] == [70, 70]
    assert [entry.times for entry in entries.values()] == [[5, 6], [7, 8]]
    assert entries["random"].rating.mu > 1500 > entries["builder"].rating.mu


def test_shares_have_intervals_of_ninety_percent_and_the_best_comes_first() -> None:
    outcome = after(["random", "builder", "preference"], [40, 50, 60], [0, 0, 0])
    low, high = wilson_interval(1, 1, NORMAL_90)
    data = contest_to_json(outcome)
    assert data["confidence"] == 0.9
    assert data["bots"]["preference"]["win_interval"] == [low, high]
    strength, times = contest_to_table(outcome).split("\n\n")[1:]
    assert "90 %" in strength.splitlines()[0]
    assert f"{100 * low:.1f} to {100 * high:.1f}" in strength.splitlines()[1]
    for table in (strength, times):
        names = [line.split()[0] for line in table.splitlines()[1:]]
        assert names == ["preference@1", "builder@1", "random@1"]


def test_intervals_of_wonders_know_that_the_games_of_a_round_have_one_deal() -> None:
    """Gizah wins all three games of every second round: that is luck of six deals, not of 18."""
    contest = make_contest(BOTS, games=18, seed=1)
    lines: list[Line] = [
        {
            "game": pairing.number,
            "round": pairing.round,
            "bots": list(pairing.bots),
            "wonders": [["gizah", "day"], ["rhodos", "day"], ["olympia", "night"]],
            "points": [{"blue": total} for total in (50 if pairing.round % 2 else 30, 40, 20)],
            "coins": [0, 0, 0],
            "times": [[1], [1], [1]],
        }
        for pairing in contest.schedule()
    ]
    wonders = contest_to_json(Outcome(contest, lines, 18, 1.0))["wonders"]
    assert wonders["gizah"]["day"]["seats"] == 18
    assert wonders["gizah"]["day"]["win_share"] == 1 / 2
    low, high = wonders["gizah"]["day"]["win_interval"]
    of_rounds, of_games = wilson_interval(3, 6, NORMAL_90), wilson_interval(9, 18, NORMAL_90)
    assert low < of_rounds[0] < of_games[0]
    assert high > of_rounds[1] > of_games[1]


def test_data_has_ratings_and_times() -> None:
    data = contest_to_json(hold(small(budget=Budget(seconds=2))))
    assert (data["games"], data["rounds"], data["played"], data["time"]) == (6, 2, 6, 2)
    assert data["even_share"] == 1 / 3
    builder = data["bots"]["builder"]
    assert builder["rating"]["mu"] > data["bots"]["random"]["rating"]["mu"]
    assert builder["rating"]["sigma"] > 0
    assert 0 <= builder["mean_time"] < 1
    assert 0 <= builder["time_99"] < 1
    assert builder["win_interval"][0] <= builder["win_share"] <= builder["win_interval"][1]


def test_tables_tell_the_budget_and_whether_it_was_kept() -> None:
    quick = contest_to_table(hold(small(budget=Budget(seconds=60))))
    assert "60 s for a move" in quick
    assert "kept" in quick
    slow = contest_to_table(hold(small(budget=Budget(seconds=1e-9))))
    assert "over by" in slow
    assert "7 iterations for a move" in contest_to_table(hold(small(budget=Budget(iterations=7))))


def test_choices_are_timed_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice takes 7 microseconds here, and making the view a thousand."""
    now = 0

    class Steady(Bot):
        def choose(self, view: View, moves: Sequence[Move]) -> Move:
            nonlocal now
            now += 7_000
            return moves[0]

    def slow_view(bot: Bot, game: Game, decision: Decision) -> View:
        nonlocal now
        now += 1_000_000
        return view_for(bot, game, decision)

    monkeypatch.setattr("mirabilia.arena.deals.view_for", slow_view)
    game = Game.new(players=3, seed=1, events=False)
    times = play_timed(game, [Steady(random.Random(seat)) for seat in range(3)], lambda: now)
    assert [len(seat) > 10 for seat in times] == [True] * 3
    assert {time for seat in times for time in seat} == {7}


def test_percentiles_are_of_the_moves_that_were_made() -> None:
    entry = Standings(hold(small())).entries["builder"]
    entry.times[:] = [1_000_000 * number for number in range(100, 0, -1)]
    assert entry.time_within(0.99) == 99
    assert entry.time_within(1.0) == 100
    assert entry.mean_time == pytest.approx(50.5)
    entry.times.clear()
    assert (entry.mean_time, entry.time_within(0.99)) == (0, 0)


# ---- progress


def test_the_bar_estimates_the_time_left() -> None:
    assert seconds_left(10, 5, 20) == 40
    assert seconds_left(1, 0, 20) is None
    assert time_left(None) == ""
    assert time_left(41.6) == ", 42 s left"
    assert time_left(62) == ", 1 min 2 s left"
    assert time_left(3 * 3600 + 61) == ", 3 h 1 min left"
    assert bar(1, 4).startswith("[" + "#" * 10 + "." * 30 + "] 1 of 4")
