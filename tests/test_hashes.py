"""The hashes of the pins: complete, for every pin, and what pip can read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from scripts import hashes, needs

ONE, TWO, THREE = ("1" * 64, "2" * 64, "3" * 64)
PAGE = f"""<!DOCTYPE html><html><body>
<a href="https://files.example/a/two_words-1.10-py3-none-any.whl#sha256={ONE}">wheel</a>
<a href="../../b/two_words-1.10.tar.gz#sha256={TWO}" data-requires-python="&gt;=3">sdist</a>
<a href="two_words-1.1.tar.gz#sha256={THREE}">another version</a>
<a href="two_words-1.10.exe#sha256={THREE}">what pip does not install</a>
</body></html>"""


def test_all_files_of_a_version_and_no_others_count() -> None:
    assert hashes.hashes_on(PAGE, "1.10") == [ONE, TWO]
    assert hashes.hashes_on(PAGE, "1.1") == [THREE]
    assert hashes.hashes_on(PAGE, "2") == []


def test_a_version_without_files_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashes, "ask", lambda index, name: PAGE)
    assert hashes.line_of("index", "two-words", "1.10").count("sha256:") == 2
    with pytest.raises(SystemExit, match=r"no file of two-words 3\.0"):
        hashes.line_of("index", "two-words", "3.0")


def test_every_pin_has_its_hashes_and_nothing_else_is_there() -> None:
    text = hashes.FILE.read_text("utf-8")
    lines = hashes.written(text)
    assert {
        name: part.partition("==")[2].split()[0] for name, part in lines.items()
    } == needs.pins()
    form = re.compile(r"[a-z0-9-]+==[0-9a-z.]+( \\\n    --hash=sha256:[0-9a-f]{64})+\n")
    assert [part for part in lines.values() if not form.fullmatch(part)] == []
    assert "//" not in text


def test_the_lines_of_an_extra_are_those_of_all_it_needs(tmp_path: Path) -> None:
    path = hashes.requirements(tmp_path, needs.extras()["terminal"])
    chosen = hashes.written(path.read_text("utf-8"))
    assert {"rich", "pygments", "babel"} <= chosen.keys()
    assert "sqlalchemy" not in chosen
    assert chosen.keys() == needs.with_all_they_need(needs.extras()["terminal"]).keys()
    assert chosen["rich"] == hashes.written(hashes.FILE.read_text("utf-8"))["rich"]


def test_an_extra_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        hashes.main(["of", "nothing"])
    assert "of which extra?" in capsys.readouterr().err
