"""`make test` and the check of a change: what fails in one step does not hide the others."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.skipif(
    shutil.which("make") is None and not os.environ.get("CI"), reason="there is no make here"
)


def program(path: Path, lines: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{lines}\n", "utf-8")
    path.chmod(0o755)


def make_test(
    folder: Path, statuses: Mapping[str, int | str], version: str, again: str = ""
) -> tuple[int, list[str]]:
    """Run `make test` on environments whose pytest only tells that it was called."""
    calls = folder / "calls"
    calls.touch()
    for name, status in statuses.items():
        kept = f'echo "$PYTHONDONTWRITEBYTECODE" >> "{folder / "forbidden"}"'
        program(folder / name / "python", f'{kept}; echo "{name} $*" >> "{calls}"; exit {status}')
    program(folder / "fast" / "mirabilia", f"echo '{version}'")
    places = [f"BIN={folder / 'pure'}", f"FAST={folder / 'fast'}", "READY=", "COMPILED=", "CI="]
    command = ["make", "--no-print-directory", "-f", f"{ROOT}/Makefile", "-C", str(folder), "test"]
    command += [*places, "ARGS=-k some", f"AGAIN={again}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    told = re.sub(r"-n [2-9]\d* ", "-n N ", calls.read_text("utf-8"))
    return done.returncode, told.splitlines()


KEPT = "-o cache_dir=.pytest_cache/"
PURE = f"pure -m pytest -n N --dist worksteal --spread --ignore=tests/web -k some {KEPT}pure"
FAST = f"fast -m pytest -n N --dist worksteal --spread -k some {KEPT}compiled"
ALONE = f"-m pytest -n 0 -m  --last-failed {KEPT}compiled"
COMPILED = "mirabilia 0.1.0 (compiled engine)"


@pytest.mark.parametrize(
    ("pure", "fast", "passed"),
    [(0, 0, True), (1, 0, False), (0, 1, False), (2, 2, False), (5, 0, True), (5, 5, False)],
)
def test_both_builds_are_tested_whatever_fails(
    tmp_path: Path, pure: int, fast: int, passed: bool
) -> None:
    """5: there was nothing to run, as in the tests of the page on the pure build."""
    status, calls = make_test(tmp_path, {"pure": pure, "fast": fast}, COMPILED)
    assert calls == [PURE, FAST]
    assert (status == 0) is passed


@pytest.mark.parametrize(("pure", "passed"), [(0, True), (1, False), (5, False)])
def test_without_a_compiled_build_the_pure_one_runs_everything(
    tmp_path: Path, pure: int, passed: bool
) -> None:
    status, calls = make_test(tmp_path, {"pure": pure, "fast": 0}, "mirabilia 0.1.0 (pure)")
    assert calls == [f"pure -m pytest -n N --dist worksteal -k some {KEPT}pure"]
    assert (status == 0) is passed


@pytest.mark.parametrize(("second", "passed"), [(0, True), (1, False)])
def test_what_fails_where_a_change_is_checked_is_run_again_alone(
    tmp_path: Path, second: int, passed: bool
) -> None:
    told = f"$(case \"$*\" in *'{ALONE}') echo {second};; *) echo 1;; esac)"
    status, calls = make_test(tmp_path, {"pure": 0, "fast": told}, COMPILED, again="1")
    assert calls == [PURE, FAST, f"fast {ALONE}"]
    assert (status == 0) is passed


@pytest.mark.parametrize("steady", [[], ["tests/b.py::test_b[2]"]])
def test_what_passes_alone_is_listed_as_unsteady(tmp_path: Path, steady: list[str]) -> None:
    """`steady`: what fails alone too."""
    kept = tmp_path / ".pytest_cache" / "compiled" / "v" / "cache" / "lastfailed"
    kept.parent.mkdir(parents=True)
    shaky = ["tests/a.py::test_a[x-1]", "tests/c.py::test_c"]
    for name, failures in (("first", shaky + steady), ("second", steady)):
        (tmp_path / name).write_text(json.dumps(dict.fromkeys(failures, True), indent=2), "utf-8")
    copied = f"case \"$*\" in *--last-failed*) cp second '{kept}';; *) cp first '{kept}';; esac"
    told = f"$({copied}; case \"$*\" in *'{ALONE}') echo {len(steady)};; *) echo 1;; esac)"
    status, _ = make_test(tmp_path, {"pure": 0, "fast": told}, COMPILED, again="1")
    assert status == (2 if steady else 0)
    assert (tmp_path / ".pytest_cache" / "unsteady").read_text("utf-8").split() == shaky


@pytest.mark.parametrize("status", [2, 3, 4, 5])
def test_what_cannot_be_run_is_not_run_again(tmp_path: Path, status: int) -> None:
    """Interrupted, broken inside, asked wrongly, nothing to run: no test has failed."""
    told, calls = make_test(tmp_path, {"pure": 0, "fast": status}, COMPILED, again="1")
    assert calls == [PURE, FAST]
    assert told != 0


def test_bytecode_is_kept_whatever_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else every process compiles all tests anew."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    make_test(tmp_path, {"pure": 0, "fast": 0}, COMPILED)
    assert (tmp_path / "forbidden").read_text("utf-8") == "\n\n"


@pytest.mark.parametrize("broken", ["check", "docs", "bench", "test", "wide", "gate", ""])
def test_every_step_of_the_check_runs_and_a_failure_is_told(tmp_path: Path, broken: str) -> None:
    """The script with a make that only tells how it was called, and no tool to be missed."""
    calls = tmp_path / "calls"
    unsteady = 'test "$1" != wide || printf "a\\nb\\n" > .pytest_cache/unsteady'
    program(tmp_path / "make", f'{unsteady}; echo "$1" >> "{calls}"; test "$1" != "{broken}"')
    (tmp_path / ".pytest_cache").mkdir()
    (tmp_path / ".pytest_cache" / "unsteady").write_text("of another run", "utf-8")
    for tool in ("cc", "valgrind", "node", "npm", "chromium", "redis-server"):
        program(tmp_path / tool, "")
    program(tmp_path / "python3", "")
    script = (ROOT / ".ci" / "run").read_text("utf-8")
    script = script.replace("/usr/lib/postgresql/*/bin/initdb", str(tmp_path / "make"))
    (tmp_path / ".ci").mkdir()
    (tmp_path / ".ci" / "run").write_text(script, "utf-8")
    done = subprocess.run(
        ["bash", ".ci/run"],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert calls.read_text("utf-8").split() == [*("check", "docs", "bench", "test", "wide", "gate")]
    assert done.returncode == (1 if broken else 0)
    *named, counted = done.stdout.splitlines()[-3:]
    assert named == ["a", "b"]
    assert counted.endswith("passed alone: 2")
    assert (f"failed: make {broken}" in done.stderr) is bool(broken)


@pytest.mark.parametrize("args", ["", "payments"])
@pytest.mark.parametrize("broken", ["", "benchmarks.long", "benchmarks.kills --times 300 --save"])
def test_a_long_step_that_fails_does_not_hide_those_after_it(
    tmp_path: Path, args: str, broken: str
) -> None:
    """Without options all steps of the Makefile are run, with some the first one alone."""
    all_steps = (ROOT / "Makefile").read_text("utf-8").count("\n\tstep ")
    assert all_steps > 1
    steps = 1 if args else all_steps
    calls = tmp_path / "calls"
    fails = f'case "$*" in *"{broken or "never"}"*) exit 3;; esac'
    for name in ("pure", "fast"):
        program(tmp_path / name / "python", f'echo "$*" >> "{calls}"; {fails}')
    program(tmp_path / ".venv-learn/bin/python", f'echo "$*" >> "{calls}"')
    places = [f"BIN={tmp_path / 'pure'}", f"FAST={tmp_path / 'fast'}"]
    unneeded = ["READY=", "COMPILED=", "PEERS=", "LEARNER=", f"ARGS={args}"]
    command = ["make", "--no-print-directory", "-f", f"{ROOT}/Makefile", "-C", str(tmp_path)]
    done = subprocess.run(
        [*command, "long", *places, *unneeded], capture_output=True, text=True, check=False
    )
    told = calls.read_text("utf-8").splitlines()
    assert len(told) == steps
    assert told[0].startswith("-m benchmarks.long")
    failed = bool(broken) and any(broken in call for call in told)
    assert (done.returncode != 0) is failed
    told_at_the_end = [line for line in done.stderr.splitlines() if line.startswith("failed:")]
    assert [broken in line for line in told_at_the_end] == [True] * failed
