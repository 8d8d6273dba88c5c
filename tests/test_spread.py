"""What is run of tests with many parameters: little, and every value at least once."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

from tests.rules.tables import rings
from tests.support.spread import COSTLY, FEW, FEWER, NEVER_COMPILED, Run, daily, spread

ROOT = Path(__file__).parents[1]


def runs_of(test: str, **values: list[Any]) -> list[Run]:
    """Every combination; names joined by "and" get their values together."""
    tables = [tuple(names.split("_and_")) for names in values]
    return [
        Run(test, f"{test}[{row}]", dict(zip(tables, row, strict=True)))
        for row in product(*(map(as_row, table) for table in values.values()))
    ]


def as_row(value: Any) -> tuple[Any, ...]:
    return tuple(value) if isinstance(value, list) else (value,)


def kept_of(runs: list[Run]) -> list[dict[str, Any]]:
    kept = spread(runs)
    return [flat(run) for run in runs if run.id in kept]


def flat(run: Run) -> dict[str, Any]:
    return {
        name: value
        for names, row in run.values.items()
        for name, value in zip(names, row, strict=True)
    }


def test_every_test_is_kept() -> None:
    assert spread([Run("one", "one", {}), Run("other", "other", {})]) == {"one", "other"}


def test_a_parameter_of_its_own_is_kept_whole() -> None:
    records = [f"record {number}" for number in range(70)]
    assert [kept["name"] for kept in kept_of(runs_of("golden", name=records))] == records


def test_every_value_of_two_parameters_turns_up_and_few_pairs() -> None:
    cards, ages = [f"card {number}" for number in range(12)], [1, 2, 3]
    kept = kept_of(runs_of("test", card=cards, age=ages))
    assert {run["card"] for run in kept} == set(cards)
    assert {run["age"] for run in kept} == set(ages)
    assert len(kept) == len(cards)
    # No age is met more often than it must be.
    assert {sum(run["age"] == age for run in kept) for age in ages} == {4}


def test_what_gets_its_values_together_is_kept_together() -> None:
    """A row stays, even if each of its values is in another one."""
    rows = [["Sappho", 1], ["Sappho", 2], ["Zenobia", 1]]
    kept = kept_of(runs_of("test", leader_and_age=rows, players=[3, 4]))
    assert sorted([run["leader"], run["age"]] for run in kept) == rows


def test_seats_are_the_first_the_last_and_one_between_at_tables_of_every_size() -> None:
    kept = [run["ring"] for run in kept_of(runs_of("test", ring=rings(3, 4, 7)))]
    assert len(kept) == 3
    assert {players for players, _ in kept} == {3, 4, 7}
    assert {seat == 0 for _, seat in kept} == {True, False}
    assert {seat == players - 1 for players, seat in kept} == {True, False}


def test_many_tests_between_them_take_every_seat() -> None:
    names = [f"test {number}" for number in range(100)]
    kept = {run["ring"] for name in names for run in kept_of(runs_of(name, ring=rings(3, 4, 7)))}
    assert kept == set(rings(3, 4, 7))


def test_of_random_cases_a_few_are_kept() -> None:
    assert len(kept_of(runs_of("test", first=list(range(0, 2000, 50))))) == FEWER
    both = kept_of(runs_of("test", number=list(range(30)), players=[3, 4, 5, 6, 7, 8]))
    assert {run["players"] for run in both} == {3, 4, 5, 6, 7, 8}


def test_what_is_heavy_is_left_to_the_compiled_build() -> None:
    runs = [Run("quick", "quick", {}), Run("heavy", "heavy", {}, heavy=True)]
    assert spread(runs) == {"quick"}
    assert spread(runs, whole=True) == {"quick", "heavy"}


def test_of_what_is_never_compiled_a_fifth_is_kept() -> None:
    names = [f"tests/server/test_play.py::test_{number}" for number in range(300)]
    runs = [Run(name, name, {}) for name in names]
    assert 35 < len(spread(runs)) < 85
    assert spread(runs, whole=True) == set(names)
    rules = [Run(name.replace("server", "rules"), name, {}) for name in names]
    assert spread(rules) == set(names)


def test_what_is_treated_by_its_place_is_there() -> None:
    for place in (*NEVER_COMPILED, COSTLY):
        assert (ROOT / place).exists()


def test_on_the_compiled_build_only_random_cases_are_left_out() -> None:
    seats = runs_of("seats", ring=rings(3, 4, 7), card=["loom", "press"])
    cases = runs_of("cases", first=list(range(0, 2000, 50)), players=[3, 4])
    kept = spread([*seats, *cases], whole=True)
    assert kept >= {run.id for run in seats}
    assert len(kept) == len(seats) + 2 * FEW


def test_what_a_browser_does_is_multiplied_on_no_build() -> None:
    values: dict[str, Any] = {"script": ["Hebrew", "Arabic", "wide"], "width": [320, 1366]}
    runs = runs_of(f"{COSTLY}test_languages.py::test_names", **values)
    assert spread(runs, whole=True) == spread(runs)
    assert len(spread(runs)) == 3


def test_for_every_day_a_few_seats_do() -> None:
    seats = runs_of("seats", ring=rings(3, 4, 7), card=["loom", "press"])
    others = runs_of("others", card=["loom", "press"], age=[1, 2, 3])
    kept = daily([*seats, *others])
    assert kept >= {run.id for run in others}
    taken = [flat(run) for run in seats if run.id in kept]
    assert len(taken) == 3
    assert {run["card"] for run in taken} == {"loom", "press"}
    assert {run["ring"][0] for run in taken} == {3, 4, 7}


def test_for_every_day_a_test_in_a_browser_is_run_once() -> None:
    runs = [run._replace(opens=True) for run in runs_of("page", width=[320, 1366, 1920])]
    assert len(daily(runs)) == 1
    assert daily(runs) == daily(runs[::-1])


def test_the_choice_is_the_same_in_every_order() -> None:
    runs = runs_of("test", card=[f"card {number}" for number in range(9)], ring=rings(3, 5))
    assert spread(runs) == spread(runs[::-1])
