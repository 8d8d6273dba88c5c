"""Tests keep their files in memory where that can be: tests/support/places.py."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from tests.support.places import can_be_used, keep_files_in_memory

BYTE = 1
# Where a result of statvfs has its flags.
FLAGS = 8


@pytest.fixture(autouse=True)
def place(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test chooses is forgotten after it."""
    monkeypatch.setattr(tempfile, "tempdir", tempfile.tempdir)
    monkeypatch.setenv("TMPDIR", "")
    monkeypatch.delenv("TMPDIR")


def test_what_has_room_is_used_here_and_in_processes_that_are_started(tmp_path: Path) -> None:
    keep_files_in_memory(tmp_path, BYTE)
    assert tempfile.gettempdir() == os.environ["TMPDIR"] == str(tmp_path)


def test_who_has_chosen_a_place_keeps_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = tmp_path / "chosen"
    chosen.mkdir()
    monkeypatch.setenv("TMPDIR", str(chosen))
    keep_files_in_memory(tmp_path, BYTE)
    assert os.environ["TMPDIR"] == str(chosen)


def test_what_is_too_small_or_not_there_is_left_alone(tmp_path: Path) -> None:
    about = os.statvfs(tmp_path)
    assert can_be_used(tmp_path, BYTE)
    assert not can_be_used(tmp_path, about.f_blocks * about.f_frsize + 1)
    keep_files_in_memory(tmp_path / "nowhere", BYTE)
    assert "TMPDIR" not in os.environ


def test_where_nothing_can_be_run_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = list(os.statvfs(tmp_path))
    about[FLAGS] |= os.ST_NOEXEC
    monkeypatch.setattr(os, "statvfs", lambda _: os.statvfs_result(about))
    assert not can_be_used(tmp_path, BYTE)
