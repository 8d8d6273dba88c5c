"""Small faults: which there are, where they are made, and what becomes of them."""

from __future__ import annotations

import ast
import gc
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import long, mutants
from benchmarks.coverage import ranges, summary
from benchmarks.faults import Fault, all_faults, chosen, faults_in
from benchmarks.long import Progress
from benchmarks.mutants import LIBRARY, ROOMS, Copy, Equivalent, Reach, outcome, why_equivalent
from benchmarks.reach import MARKS, Marks, Spot, marked, packed, spots_in
from benchmarks.rounds import ROOT
from benchmarks.suites import paths_of, suites
from benchmarks.trials import functions_by_key, key_of, swaps

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
    while spare < 0: pass
    return min(coins, 3)
"""


def patience_for(killer: str | None) -> float:
    """Seconds: only where something hangs does anybody wait for them to pass."""
    return 2.0 if killer == "" else 300.0


def fault_in(source: str, before: str, after: str) -> Fault:
    return next(fault for fault in faults_in("small.py", source) if fault[4:6] == (before, after))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A library of one module, with two tests."""
    library = tmp_path / "src" / "mirabilia"
    library.mkdir(parents=True)
    (library / "__init__.py").touch()
    (library / "small.py").write_text(SMALL, "utf-8")
    (tmp_path / "test_small.py").write_text(TESTS, "utf-8")
    return tmp_path


@pytest.fixture
def copy(root: Path, monkeypatch: pytest.MonkeyPatch) -> Copy:
    monkeypatch.setattr(mutants, "LIBRARY", root / "src" / "mirabilia")
    monkeypatch.setattr(mutants, "COPIES", root / "build")
    monkeypatch.setattr(mutants, "ROOT", root)
    return Copy()


FIRST_FAILURES = pytest.mark.parametrize(
    ("before", "after", "killer"),
    [
        ("0", "(1)", None),
        ("3", "(4)", "test_small.py::test_high"),
        ("return min(coins, 3)", "return None", "test_small.py::test_low"),
        ("spare < 0", "(spare <= 0)", ""),
    ],
)


@FIRST_FAILURES
def test_a_fault_is_killed_by_the_first_test_that_fails(
    copy: Copy, before: str, after: str, killer: str | None
) -> None:
    with copy.with_fault(fault_in(SMALL, before, after)):
        assert copy.first_failure(["test_small.py"], patience_for(killer)) == killer
    assert (copy.home / "mirabilia" / "small.py").read_text("utf-8") == SMALL


TRIED = """
import json, sys
from pathlib import Path
from benchmarks.reach import Marks, measure, unpacked
from benchmarks.trials import swaps, with_tests

library, file, faulty, line, seconds = sys.argv[1:]

def work(stand):
    path = Path(library) / file
    marks = Marks(Path(library), [file])
    marking = marks.swaps(stand.functions)
    tests = list(stand.items)
    for found in measure(stand, tests, marks, marking):
        spots = marks.spots_of(unpacked(found["marks"]))
        print(json.dumps([found["test"], [spot.line for spot in spots]]))
    swapped = swaps(path, path.read_text(), faulty, int(line), stand.functions)
    for changed, patience in ((swapped, float(seconds)), ([], 300.0)):
        found = stand.first_failure(tests, changed, lambda test: patience)
        print(json.dumps([len(changed), found]))

with_tests(work, ["test_small.py"])
"""


@FIRST_FAILURES
def test_a_fault_is_tried_in_a_fork_and_leaves_nothing_behind(
    root: Path, before: str, after: str, killer: str | None
) -> None:
    """First it is measured what the tests reach; the last run, without the fault, passes."""
    fault = fault_in(SMALL, before, after)
    place = [str(root / "src" / "mirabilia"), "small.py"]
    what = [fault.applied(SMALL), str(fault.span.line), str(patience_for(killer))]
    ran = subprocess.run(
        [sys.executable, "-c", TRIED, *place, *what],
        cwd=root,
        env={**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("[")] == [
        ["test_small.py::test_low", [2, 3, 4]],
        ["test_small.py::test_high", [2, 3, 4]],
        [1, killer],
        [0, None],
    ], ran.stderr


MARKED = """class Shop:
    price = 2

    def sell(self, seats):
        for seat in seats:
            if seat: continue
            elif seats: yield seat
        try:
            return price
        except ValueError: pass
"""


def test_every_statement_of_a_function_leaves_a_mark() -> None:
    numbers = {spot.line: spot.line for spot in spots_in("small.py", MARKED)}
    assert sorted(numbers) == [5, 6, 7, 8, 9, 10]
    room: dict[str, Any] = {MARKS: [0] * 11, "price": 1}
    exec(compile(marked(MARKED, numbers), "small.py", "exec"), room)
    assert list(room["Shop"]().sell([0, 1])) == [0]
    assert [line for line, mark in enumerate(room[MARKS]) if mark] == [5, 6, 7, 8, 9]


SHAPES = """TABLE = [1]

class Shop:
    price = 2

    @property
    def twice(self):
        return sum(3 for _ in range(2))

def outer():
    def inner():
        return 4
    return inner()
"""


@pytest.mark.parametrize(("number", "name"), [("3", "Shop.twice"), ("4", "outer")])
def test_the_function_around_a_fault_gets_its_code(tmp_path: Path, number: str, name: str) -> None:
    path = tmp_path / "small.py"
    room: dict[str, Any] = {}
    exec(compile(SHAPES, str(path), "exec"), room)
    fault = fault_in(SHAPES, number, f"({int(number) + 1})")
    faulty = fault.applied(SHAPES)
    ((function, code),) = swaps(path, SHAPES, faulty, fault.span.line, functions_by_key())
    assert function.__qualname__ == code.co_qualname == name
    before = [room["Shop"]().twice, room["outer"]()]
    function.__code__ = code
    assert [room["Shop"]().twice, room["outer"]()] == {"3": [8, 4], "4": [6, 5]}[number]
    assert before == [6, 4]


def test_functions_that_were_frozen_with_the_tests_are_found(tmp_path: Path) -> None:
    room: dict[str, Any] = {}
    exec(compile(SHAPES, str(tmp_path / "small.py"), "exec"), room)
    gc.freeze()
    assert functions_by_key()[key_of(room["outer"].__code__)] == [room["outer"]]


@pytest.mark.parametrize("number", ["1", "2"])
def test_what_runs_on_import_cannot_be_exchanged(tmp_path: Path, number: str) -> None:
    fault = fault_in(SHAPES, number, f"({int(number) + 1})")
    path = tmp_path / "small.py"
    assert swaps(path, SHAPES, fault.applied(SHAPES), fault.span.line, functions_by_key()) == []


def test_marks_that_nobody_has_left_are_no_figures() -> None:
    with pytest.raises(ValueError, match="no test has left a mark"):
        reach_of({"test_small.py::test_low": 1.0}, line=5)


def reach_of(seconds: dict[str, float], line: int) -> Reach:
    """What is measured if all tests reach one line."""
    marks = Marks(LIBRARY, [])
    marks.spots = [Spot("small.py", number) for number in range(5)]
    reached = bytearray(number == line for number in range(5))
    lines = [
        {"test": test, "seconds": taken, "marks": packed(reached)}
        for test, taken in seconds.items()
    ]
    return Reach(marks, lines)


def test_a_test_with_many_runs_leaves_room_for_others() -> None:
    many = {f"test_many[{number}]": 0.1 for number in range(2 * mutants.MOST_TESTS)}
    reach = reach_of({**many, "test_other": 2.0}, 2)
    (batch,) = reach.batches(fault_in(SMALL, "0", "(1)"))
    assert len(batch) == mutants.MOST_RUNS + 1
    assert batch[-1] == "test_other"


def test_no_more_tests_are_run_than_there_is_time_for() -> None:
    reach = reach_of({f"test_{number}": 1.0 for number in range(100)}, 2)
    (batch,) = reach.batches(fault_in(SMALL, "0", "(1)"))
    assert len(batch) == mutants.MOST_SECONDS + 1


def test_what_no_test_reaches_is_left_to_those_that_use_the_file() -> None:
    reach = reach_of({"test_low": 1.0}, 4)
    fault = fault_in(SMALL, "0", "(1)")
    assert reach.tests_for(fault) == []
    assert reach.batches(fault) == [["test_low"]]


def test_whatever_survives_is_tried_on_all_tests_that_reach_the_place() -> None:
    many = {f"test_{number}": 1.0 for number in range(2 * mutants.MOST_TESTS)}
    reach = reach_of({**many, "test_slow": 60.0}, 2)
    fault = fault_in(SMALL, "0", "(1)")
    (first,), rest = reach.batches(fault), list(reach.rest(fault))
    assert sorted([*first, *(test for batch in rest for test in batch)]) == sorted(reach.seconds)
    assert rest[-1][-1] == "test_slow"
    assert max(map(len, rest)) == mutants.MOST_TESTS


# The last case alone notices what a price above 3 is; many cheaper ones are the same test.
CASES = """import pytest
from mirabilia.small import price

@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4])
def test_price(coins): assert price(coins) == min(coins, 3)
"""
JUDGED = """
import json
from pathlib import Path
import mirabilia
from benchmarks import mutants
from benchmarks.faults import faults_in
from benchmarks.reach import Marks, measure
from benchmarks.trials import with_tests

root = Path.cwd()
mutants.LIBRARY, mutants.COPIES = root / "src" / "mirabilia", root / "build"
mutants.MOST_RUNS, mutants.MOST_TESTS = 1, 2
mirabilia.__path__.append(str(mutants.LIBRARY))

def work(stand):
    marks = Marks(mutants.LIBRARY, ["small.py"])
    every = measure(stand, list(stand.items), marks, marks.swaps(stand.functions))
    reach = mutants.Reach(marks, [{**line, "seconds": 1.0} for line in every])
    judge = mutants.Judge(stand, reach)
    for fault in faults_in("small.py", marks.sources["small.py"]):
        if fault[4:] in (("0", "(1)", 0), ("3", "(4)", 0)):
            print(json.dumps([sum(map(len, reach.batches(fault))), judge.verdict(fault)]))

with_tests(work, ["test_small.py"])
"""


def test_a_fault_that_a_dear_test_would_notice_does_not_survive(root: Path) -> None:
    """One test is tried first, but all five before a fault is said to survive."""
    (root / "test_small.py").write_text(CASES, "utf-8")
    ran = subprocess.run(
        [sys.executable, "-c", JUDGED],
        cwd=root,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("[")] == [
        [1, {"verdict": "survived", "tests": 5}],
        [1, {"verdict": "killed", "by": "test_small.py::test_price[4]"}],
    ], ran.stderr


# ---- what is kept


def test_a_verdict_holds_for_the_same_library_and_a_survivor_for_the_same_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, test = (
        tmp_path / "src" / "mirabilia" / "small.py",
        tmp_path / "tests" / "rules" / "a.py",
    )
    for path in (module, test):
        path.parent.mkdir(parents=True)
        path.touch()
    monkeypatch.setattr(long, "ROOT", tmp_path)
    before = mutants.key_of_verdicts(), mutants.key_of_survivors()
    test.write_text("1", "utf-8")
    assert mutants.key_of_verdicts() == before[0]
    assert mutants.key_of_survivors() != before[1]
    before = mutants.key_of_verdicts(), mutants.key_of_survivors()
    module.write_text("1", "utf-8")
    assert mutants.key_of_verdicts() != before[0]
    assert mutants.key_of_survivors() == before[1]


@pytest.mark.parametrize(
    ("figures", "opened"),
    [
        ({"verdict": "killed", "by": "test_low"}, [False, False]),
        ({"verdict": "hangs", "by": ""}, [False, False]),
        ({"verdict": "survived", "tests": 3, "key": "these tests"}, [False, True]),
        ({"verdict": "survived", "tests": 3, "key": "earlier tests"}, [True, True]),
    ],
)
def test_survivors_are_tried_again_when_the_tests_have_changed(
    figures: dict[str, Any], opened: list[bool]
) -> None:
    known = {"figures": figures, "seconds": 1.0}
    assert [mutants.is_open(known, "these tests", again) for again in (False, True)] == opened
    assert mutants.is_open(None, "these tests", again=False)


def test_the_outcome_names_every_fault(tmp_path: Path) -> None:
    first, second, third, *_ = faults = faults_in("small.py", SMALL)
    progress = Progress("verdicts", tmp_path, "1")
    progress.done(first.id, {"verdict": "killed", "by": "test_low"}, 1.5)
    progress.done(second.id, {"verdict": "survived", "tests": 3, "key": "these tests"}, 2.5)
    listed = [Equivalent("small.py", "price", third.before, third.after, "nobody looks")]
    result = outcome(faults[:4], progress, listed)
    assert result["figures"] == {"killed": 1, "survived": 1, "equivalent": 1, "not tried": 1}
    assert result["mutants"][0]["by"] == "test_low"
    assert result["mutants"][0]["line"] == 2
    assert result["mutants"][1]["verdict"] == "survived"
    assert "key" not in result["mutants"][1]
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
