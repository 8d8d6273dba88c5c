"""What is checked of a release before anybody gets it."""

from __future__ import annotations

import sys
import tarfile
from pathlib import Path
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


def test_a_publisher_is_told_what_only_a_publisher_knows() -> None:
    classifiers = [
        f"{dist.TRIED}11",
        f"{dist.TRIED}12",
        "Programming Language :: Python :: 3 :: Only",
    ]
    urls = {"Homepage": "https://games.example"}
    told = list(dist.left_to_do({"classifiers": classifiers}, {"3.11"}))
    assert len(told) == 2
    assert "[project.urls]" in told[0]
    assert told[1].endswith("Python 3.12")
    done = {"classifiers": classifiers, "urls": urls}
    assert list(dist.left_to_do(done, {"3.11", "3.12"})) == []
