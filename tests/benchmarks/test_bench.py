"""The measuring of speed: figures, ratios, the table, and a short run of the whole."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as bench
from benchmarks.about import about
from benchmarks.report import report, table
from benchmarks.rounds import COMPILED, PEERS, PURE, ROOT, Measured, figures, measure
from benchmarks.subjects import SUBJECTS, uniform_random
from benchmarks.worker import measure as measure_work

HERE = COMPILED if about()["compiled"] else PURE
ENVIRONMENT = Path(sys.prefix)


def sample(seconds: float = 1.0, games: int = 0, decisions: int = 0, calls: int = 0) -> Any:
    return {"seconds": seconds, "games": games, "decisions": decisions, "calls": calls}


def made_up() -> Measured:
    """Two builds and a peer; the compiled one has ten times the speed of the pure."""
    pure = {
        "base, 3 players": [sample(games=300, decisions=12_000)],
        "base, 4 players": [sample(games=200, decisions=10_000)],
        "base, 7 players": [sample(games=90, decisions=8_000)],
        "base, 4 players, playouts": [sample(games=500)],
        "copy, base": [sample(calls=100_000)],
    }
    quick = {name: [{**one, "seconds": 0.1} for one in row] for name, row in pure.items()}
    samples = {name: {PURE: pure[name], COMPILED: quick[name]} for name in pure}
    samples["OpenSpiel hearts"] = {PEERS: [sample(games=1_000, decisions=50_000)]}
    python = {"python": "CPython 3.11.7"}
    builds = {PURE: python, COMPILED: python, PEERS: {**python, "open_spiel": "2.0"}}
    return Measured(samples, builds, {})


def complete(measured: Measured) -> Any:
    known = {"mirabilia": "1.2.3", "machine": "a machine", "date": "2026-01-01", "rounds": 1}
    return {**known, **report(measured)}


# ---- measuring


def test_work_is_measured_in_whole_portions() -> None:
    found = measure_work(uniform_random("base", 3), first=5, seconds=0.02)
    assert found["seconds"] >= 0.02
    assert found["games"] >= 1
    # 18 turns of three seats, and at times a card from the discard pile or a seventh card.
    assert found["decisions"] >= 18 * 3 * found["games"]
    assert found["calls"] == 0


def test_the_figure_is_the_middle_of_all_rounds() -> None:
    samples = [sample(games=games, decisions=10 * games) for games in (100, 400, 80)]
    found = figures(samples)
    assert (found["games_per_second"], found["decisions_per_second"]) == (100, 1000)
    assert found["spread"] == pytest.approx(3.2)


def test_calls_are_told_in_microseconds() -> None:
    found = figures([sample(seconds=0.5, calls=1000)])
    assert found["microseconds"] == 500
    assert "games_per_second" not in found


# ---- ratios and the table


def test_ratios_are_taken_within_a_build() -> None:
    found = report(made_up())["ratios"]
    assert found["decisions/s, base, 4 players, over OpenSpiel hearts"] == {PURE: 0.2, COMPILED: 2}
    assert found["games/s, base, playouts over random"] == {PURE: 2.5, COMPILED: 2.5}
    assert found["games/s, base, 4 players, over pure"] == {COMPILED: 10}
    # 12,000 decisions in a second with 3 players, 8,000 with 7: each costs half as much again.
    assert found["cost per decision, base, 7 over 3"] == {PURE: 1.5, COMPILED: 1.5}


def test_ratios_of_what_was_not_measured_are_left_out() -> None:
    found = report(made_up())["ratios"]
    assert not any("catanatron" in name or "all boxes" in name for name in found)


def test_the_table_shows_both_builds_side_by_side() -> None:
    lines = table(complete(made_up())).splitlines()
    cells = {line[:52].strip(): line[52:].split() for line in lines}
    assert cells["whole games"] == ["pure", "compiled", "pure", "compiled"]
    assert cells["base, 4 players"] == ["200.0", "2,000.0", "10,000", "100,000"]
    assert cells["base, 4 players, playouts"] == ["500.0", "5,000.0", "-", "-"]
    assert cells["OpenSpiel hearts"] == ["1,000.0", "50,000"]
    assert cells["copy, base"] == ["10.0", "1.0"]
    assert cells["decisions/s, base, 4 players, over OpenSpiel hearts"] == ["0.20", "2.00"]
    assert max(map(len, lines)) <= 100


def test_what_is_missing_is_said_in_one_line() -> None:
    measured = made_up()._replace(missing={COMPILED: "there is no .venv-compiled"})
    (line,) = [line for line in table(complete(measured)).splitlines() if "not measured" in line]
    assert line.startswith("the compiled build (.venv-compiled): there is no .venv-compiled")


# ---- the whole


def test_a_short_run_with_one_build(tmp_path: Path) -> None:
    result = bench.run({HERE: ENVIRONMENT, PEERS: tmp_path / "none"}, count=2, seconds=0.001)
    assert {*result["games"], *result["calls"]} == set(SUBJECTS)
    assert result["missing"] == {PEERS: "the peers (.venv-bench): there is no none; not measured"}
    for row in result["games"].values():
        assert set(row) == {HERE}
    assert result["builds"][HERE]["compiled"] == (HERE == COMPILED)
    assert json.loads(json.dumps(result)) == result
    assert "all boxes, 7 players" in table(result)


def test_a_build_is_not_taken_for_the_other() -> None:
    other = PURE if HERE == COMPILED else COMPILED
    measured = measure({other: ENVIRONMENT}, rounds=1, seconds=0.001, tell=lambda _: None)
    assert measured.samples == {}
    assert measured.missing == {other: f"its build is not {other}"}


def test_peers_that_are_not_installed_are_missing(tmp_path: Path) -> None:
    venv.create(tmp_path)
    measured = measure({PEERS: tmp_path}, rounds=1, seconds=0.001, tell=lambda _: None)
    assert measured.missing == {PEERS: "its packages are not installed"}


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "benchmarks", *arguments]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)


def test_the_command_tells_its_figures_as_json() -> None:
    ran = command("--json", "--quick")
    assert (ran.returncode, ran.stderr) == (0, "")
    result = json.loads(ran.stdout)
    assert result["rounds"] == 1
    assert HERE in result["builds"]
    for row in result["games"].values():
        assert all(found["games_per_second"] > 0 for found in row.values())
    for row in result["calls"].values():
        assert all(found["microseconds"] > 0 for found in row.values())


def test_every_option_is_documented() -> None:
    documented = re.findall(
        r"^\| `(--\w+)", (ROOT / "docs" / "speed.md").read_text("utf-8"), re.MULTILINE
    )
    explained = re.findall(r"^ +(--\w+)", command("--help").stdout, re.MULTILINE)
    assert set(documented) == set(explained)


@pytest.mark.parametrize(("option", "value"), [("--rounds", "0"), ("--seconds", "-1")])
def test_sizes_that_measure_nothing_are_refused(option: str, value: str) -> None:
    ran = command(option, value)
    assert ran.returncode == 2
    assert f"{option} must be" in ran.stderr
