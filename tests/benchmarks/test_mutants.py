"""Small faults: which there are, where they are made, and what becomes of them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from benchmarks import mutants
from benchmarks.coverage import ranges, summary
from benchmarks.faults import Fault, all_faults, chosen, faults_in
from benchmarks.long import Progress
from benchmarks.mutants import LIBRARY, ROOMS, Copy, Equivalent, outcome, why_equivalent
from benchmarks.suites import paths_of, suites

SOURCE = '''"""A module: 1 and 2."""
LIMIT: int = 3


def price(coins: int, seats: list[int]) -> int:
    """At most 4 coins."""
    if coins < LIMIT and not seats:
        seats.append(coins)
    total = max(coins, 5)
    return total
'''


def changes(source: str) -> set[tuple[int, str, str]]:
    return {(fault.span.line, fault.before, fault.after) for fault in faults_in("a.py", source)}


def test_faults_are_made_in_code_and_in_nothing_else() -> None:
    assert changes(SOURCE) == {
        (2, "3", "(4)"),
        (2, "3", "(2)"),
        (7, "coins < LIMIT and not seats", "(coins < LIMIT or not seats)"),
        (7, "coins < LIMIT", "(coins <= LIMIT)"),
        (7, "not seats", "(seats)"),
        (8, "seats.append(coins)", "pass"),
        (9, "max(coins, 5)", "(max(5, coins))"),
        (9, "5", "(6)"),
        (9, "5", "(4)"),
        (10, "return total", "return None"),
    }


@pytest.mark.parametrize(
    ("line", "faulty"),
    [
        ("a = b is None", "a = (b is not None)"),
        ("a = b not in c", "a = (b in c)"),
        ("a = b << 1 | c", "a = (b << 1 & c)"),
        ("a += 1", "a -= 1"),
        ("a.b = c", "pass"),
        ("a = b if c else d", "a = (d if c else b)"),
        ("a = True", "a = (False)"),
        ("raise a", "pass"),
        ("a = 'ä' + b", "a = ('ä' - b)"),
        ("a = (b +\n    c) * d", "a = (b -\n    c) * d"),
    ],
)
def test_a_fault_changes_its_place_alone(line: str, faulty: str) -> None:
    made = {fault.applied(line) for fault in faults_in("a.py", line)}
    assert ast.dump(ast.parse(faulty)) in {ast.dump(ast.parse(text)) for text in made}


@pytest.mark.parametrize("line", ["a: int = b", "import a", "assert a < 1", 'a = f"{b < 1}"'])
def test_types_imports_assertions_and_texts_are_left_alone(line: str) -> None:
    assert changes(line) == set()


@pytest.fixture(scope="module")
def every() -> list[Fault]:
    return all_faults(LIBRARY, ROOMS)


def test_every_fault_of_the_library_is_a_program_and_a_change(every: list[Fault]) -> None:
    assert {fault.file.partition("/")[0] for fault in every} == set(ROOMS)
    for fault in every[::40]:
        source = (LIBRARY / fault.file).read_text("utf-8")
        faulty = fault.applied(source)
        assert ast.dump(ast.parse(faulty)) != ast.dump(ast.parse(source)), fault


def test_faults_have_ids_of_their_own(every: list[Fault]) -> None:
    assert len({fault.id for fault in every}) == len(every)


def test_the_choice_goes_by_the_seed_and_not_by_what_else_there_is(every: list[Fault]) -> None:
    first = chosen(every, 400, 1)
    assert len(first) == 400
    assert first == chosen(every[::-1], 400, 1)
    assert len(set(first) & set(chosen(every, 400, 2))) < 100
    fewer = [fault for fault in every if fault.file != first[0].file]
    kept = {fault for fault in first if fault.file != first[0].file}
    assert kept <= set(chosen(fewer, 400, 1))


# ---- running


TESTS = """from mirabilia.small import price

def test_low(): assert price(2) == 2
def test_high(): assert price(5) == 3
"""
SMALL = """def price(coins):
    spare = 0
    return min(coins, 3)
"""


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    """A library of one module, with two tests."""
    library = tmp_path / "src" / "mirabilia"
    library.mkdir(parents=True)
    (library / "__init__.py").touch()
    (library / "small.py").write_text(SMALL, "utf-8")
    (tmp_path / "test_small.py").write_text(TESTS, "utf-8")
    monkeypatch.setattr(mutants, "LIBRARY", library)
    monkeypatch.setattr(mutants, "FOLDER", tmp_path / "build")
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    return Copy(0)


@pytest.mark.parametrize(
    ("before", "after", "verdict"),
    [
        ("0", "(1)", {"verdict": "survived", "tests": 1}),
        ("3", "(4)", {"verdict": "killed", "by": "test_small.py::test_high"}),
        (
            "return min(coins, 3)",
            "return None",
            {"verdict": "killed", "by": "test_small.py::test_low"},
        ),
    ],
)
def test_a_fault_is_killed_by_the_first_test_that_fails(
    copy: Copy, before: str, after: str, verdict: dict[str, object]
) -> None:
    (fault,) = [fault for fault in faults_in("small.py", SMALL) if fault[4:6] == (before, after)]
    assert copy.run(fault, [["test_small.py"]], lambda _: 60.0) == verdict
    assert (copy.home / "mirabilia" / "small.py").read_text("utf-8") == SMALL


def test_a_fault_that_takes_too_long_hangs(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "LEAST_PATIENCE", 0.0)
    fault = faults_in("small.py", SMALL)[0]
    assert copy.run(fault, [["test_small.py"]], lambda _: 0.0) == {"verdict": "hangs", "by": ""}


def test_the_outcome_names_every_fault(tmp_path: Path) -> None:
    first, second, third, *_ = faults = faults_in("small.py", SMALL)
    progress = Progress("verdicts", tmp_path, "1")
    progress.done(first.id, {"verdict": "killed", "by": "test_low"}, 1.5)
    progress.done(second.id, {"verdict": "survived", "tests": 3}, 2.5)
    listed = [Equivalent("small.py", "price", third.before, third.after, "nobody looks")]
    result = outcome(faults[:4], progress, listed)
    assert result["figures"] == {"killed": 1, "survived": 1, "equivalent": 1, "not tried": 1}
    assert result["mutants"][0]["by"] == "test_low"
    assert result["mutants"][0]["line"] == 2
    assert result["mutants"][2]["reason"] == "nobody looks"
    assert result["seconds"] == 4


def test_what_is_said_to_make_no_difference_is_about_a_place(every: list[Fault]) -> None:
    for entry in mutants.equivalents():
        assert entry.reason
        assert any(why_equivalent(fault, [entry]) for fault in every), entry


# ---- coverage


def test_the_suites_have_every_test_but_those_of_the_page() -> None:
    root = Path(__file__).parents[2]
    places = [path for suite in suites() for path in paths_of(suite)]
    for test in (root / "tests").rglob("test_*.py"):
        name = test.relative_to(root).as_posix()
        covered = [place for place in places if name == place or name.startswith(f"{place}/")]
        assert len(covered) == (0 if name.startswith("tests/web/") else 1), name


def test_coverage_is_added_up_by_room() -> None:
    def file(lines: int, run: int, missing: list[int]) -> dict[str, object]:
        figures = {"num_statements": lines, "covered_lines": run}
        figures |= {"num_branches": 4, "covered_branches": 3}
        return {"summary": figures, "missing_lines": missing, "missing_branches": [[7, 9]]}

    files = {
        "src/mirabilia/engine/a.py": file(10, 10, []),
        "src/mirabilia/engine/b.py": file(10, 6, [3, 4, 5, 9]),
        "src/mirabilia/game.py": file(5, 5, []),
    }
    found = summary(files)
    assert list(found["rooms"]) == ["engine", "game"]
    assert found["rooms"]["engine"]["percent of lines"] == 80
    assert found["rooms"]["engine"]["percent of branches"] == 75
    assert found["missing"]["engine/b.py"] == {"lines": "3-5, 9", "branches": ["7 to 9"]}


def test_lines_are_written_as_people_write_them() -> None:
    assert ranges([9, 3, 4, 5, 11]) == "3-5, 9, 11"
    assert ranges([]) == ""
