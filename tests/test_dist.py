"""What is checked of a release before anybody gets it."""

from __future__ import annotations

import json
import sys
import tarfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from scripts import dist


def wheel_with(folder: Path, data: bytes) -> Path:
    path = folder / "one-1.0-py3-none-any.whl"
    with ZipFile(path, "w") as wheel:
        wheel.writestr("one/clean.py", "print('nothing here')")
        wheel.writestr("one/library.so", data)
    return path


def test_a_folder_of_the_builder_is_found_in_a_wheel(tmp_path: Path) -> None:
    wheel = wheel_with(tmp_path, b"\x7fELF\0/home/somebody/python/lib\0")
    assert dist.named_folders(wheel, {"/home/somebody"}) == ["one/library.so"]
    assert dist.named_folders(wheel, {"/home/some", "/elsewhere"}) == []


def test_a_folder_of_the_builder_is_found_in_an_sdist(tmp_path: Path) -> None:
    (tmp_path / "settings.txt").write_text("cache = /home/somebody/cache")
    sdist = tmp_path / "one-1.0.tar.gz"
    with tarfile.open(sdist, "w:gz") as archive:
        archive.add(tmp_path / "settings.txt", "one-1.0/settings.txt")
    assert dist.named_folders(sdist, {"/home/somebody"}) == ["one-1.0/settings.txt"]


def test_what_fails_is_told_with_the_end_of_its_output() -> None:
    with pytest.raises(dist.Failed, match="the reason"):
        dist.run(sys.executable, "-c", "import sys; print('the reason'); sys.exit(3)")


def test_this_machine_s_own_folders_are_known() -> None:
    folders = dist.own_folders([sys.executable])
    assert {str(dist.ROOT), str(Path.home())} <= folders
    assert "/usr" not in folders


# ---- which Pythons


def program(folder: Path, name: str, text: str) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(f"#!/bin/sh\n{text}\n", "utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.mark.skipif(sys.platform == "win32", reason="programs are scripts of a shell here")
def test_a_python_that_runs_is_found_behind_a_stub_of_a_version_manager(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stub = program(tmp_path / "shims", "python3.x", "echo 'command not found' >&2; exit 127")
    program(tmp_path / "shims", "python3.z", "exit 127")
    real = f'exec "{sys.executable}" "$@"'
    elsewhere = program(tmp_path / "bin", "python3.x", real)
    managed = program(tmp_path / "versions" / "3.y" / "bin", "python3.y", real)
    monkeypatch.setenv("PATH", f"{tmp_path / 'shims'}:{tmp_path / 'bin'}")
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert not dist.runs(stub)
    assert not dist.runs(str(tmp_path / "nothing"))
    assert dist.usable(["python3.x", "python3.y", "python3.z"]) == [elsewhere, managed]
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told] == ["python3.z"]
    assert dist.usable([elsewhere, stub]) == [elsewhere]
    assert capsys.readouterr().out.startswith(f"{stub} cannot be used")
    with pytest.raises(dist.Failed, match="no Python"):
        dist.usable(["python3.z"])


def test_a_first_game_comes_within_a_minute_of_processor_time(tmp_path: Path) -> None:
    wheel = wheel_with(tmp_path, b"")
    dist.Trial("pure 1", seconds=600.0, processor=59.0).check(wheel)
    with pytest.raises(dist.Failed, match=r"one-1\.0.*61 s of processor time, more than 60"):
        dist.Trial("pure 1", seconds=61.0, processor=61.0).check(wheel)


def released(
    monkeypatch: pytest.MonkeyPatch, folder: Path, trials: Sequence[dist.Trial]
) -> dict[str, Any]:
    """Release one file, tried with as many Pythons; what is kept of it."""
    wheel, told = wheel_with(folder, b""), iter(trials)
    pythons = [f"python3.{minor}" for minor, _ in enumerate(trials)]
    monkeypatch.setattr(dist, "DIST", folder / "dist")
    monkeypatch.setattr(dist, "TRIALS", folder / "build" / "trials.json")
    monkeypatch.setattr(dist, "own_folders", set)
    monkeypatch.setattr(dist, "trials", lambda named: [(python, wheel) for python in named])
    monkeypatch.setattr(dist, "check", lambda *_: None)
    monkeypatch.setattr(dist, "try_out", lambda *_: next(told))
    monkeypatch.setattr(dist, "version_of", lambda python: python.removeprefix("python"))
    dist.release(pythons)
    kept: list[dict[str, Any]] = json.loads(dist.TRIALS.read_text("utf-8"))
    return {one["python"]: one["processor_seconds"] for one in kept}


def test_the_figures_of_every_python_are_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    trials = [dist.Trial("pure 1", 20.0, 9.5), dist.Trial("compiled 1", 20.0, 8.5)]
    assert released(monkeypatch, tmp_path, trials) == {"3.0": 9.5, "3.1": 8.5}


def test_a_release_with_a_slow_first_game_fails(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with pytest.raises(dist.Failed, match="61 s of processor time"):
        released(monkeypatch, tmp_path, [dist.Trial("pure 1", 61.0, 61.0)])


CLASSIFIERS = [f"{dist.TRIED}11", f"{dist.TRIED}12", "Programming Language :: Python :: 3 :: Only"]
PUBLISHED = {"Homepage": "https://example.org/games"}


@pytest.fixture
def filled_in(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As if somebody had said where holes are reported."""
    (tmp_path / "SECURITY.md").write_text("Write to us.", "utf-8")
    monkeypatch.setattr(dist, "ROOT", tmp_path)


def test_a_publisher_is_told_what_only_a_publisher_knows() -> None:
    for urls in ({}, {"Homepage": "https://mirabilia.example"}):
        told = list(dist.left_to_do({"classifiers": CLASSIFIERS, "urls": urls}, {"3.11"}))
        assert [line.split()[0] for line in told[:2]] == ["[project.urls]", "SECURITY.md:"]
        assert told[2].endswith("Python 3.12")


@pytest.mark.usefixtures("filled_in")
def test_then_nothing_is_left_to_do() -> None:
    done = {"classifiers": CLASSIFIERS, "urls": PUBLISHED}
    assert list(dist.left_to_do(done, {"3.11", "3.12"})) == []


def wheel_of(folder: Path, tag: str, urls: dict[str, str]) -> None:
    lines = [f"Project-URL: {name}, {url}" for name, url in urls.items()]
    with ZipFile(folder / f"mirabilia-0.1.0-{tag}-any.whl", "w") as archive:
        archive.writestr("mirabilia-0.1.0.dist-info/METADATA", "\n".join(["Name: x", *lines, ""]))


@pytest.mark.usefixtures("filled_in")
def test_nothing_is_uploaded_before_it_is_filled_in_and_built(tmp_path: Path) -> None:
    folder = tmp_path / "dist"
    folder.mkdir()
    project = {"classifiers": CLASSIFIERS, "urls": PUBLISHED}
    assert "no wheel" in next(dist.missing_for_upload(project, folder))
    for tag in ("cp311-cp311", "cp312-cp312", "py3-none"):
        wheel_of(folder, tag, PUBLISHED)
    assert list(dist.missing_for_upload(project, folder)) == []
    wheel_of(folder, "cp312-cp312", {"Homepage": "https://mirabilia.example"})
    (told,) = dist.missing_for_upload(project, folder)
    assert "other addresses" in told


def test_this_version_is_not_uploaded_as_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The addresses in pyproject.toml are placeholders: nobody has published it yet."""
    monkeypatch.setattr(sys, "argv", ["dist", "upload"])
    assert dist.main() == 1
    told = capsys.readouterr().err
    assert "nothing is uploaded" in told
    assert "[project.urls]" in told
