"""What is said of the licences of others: complete, true, and seen by somebody."""

from __future__ import annotations

from typing import Any

import pytest

from scripts import licences, needs
from scripts.licences import EXTRAS, TOOLS, Package

TEXT = licences.FILE.read_text("utf-8")


def about(**fields: Any) -> dict[str, Any]:
    return {"name": "Some.Thing", **fields}


@pytest.mark.parametrize(
    ("fields", "licence"),
    [
        ({"license_expression": "mit or apache-2.0", "license": "nonsense"}, "MIT OR Apache-2.0"),
        ({"license": "BSD 2-Clause License"}, "BSD-2-Clause"),
        ({"license": "UNKNOWN", "classifier": ["License :: OSI Approved :: MIT License"]}, "MIT"),
        (
            {"name": "Jinja2", "classifier": ["License :: OSI Approved :: BSD License"]},
            "BSD-3-Clause",
        ),
    ],
)
def test_a_package_says_what_its_licence_is(fields: dict[str, Any], licence: str) -> None:
    assert licences.licence_of(about(**fields)) == licence


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"license": "see the file"},
        {"classifier": ["License :: OSI Approved :: BSD License"]},
        {"classifier": [f"License :: OSI Approved :: {one}" for one in ("MIT License", "Other")]},
    ],
)
def test_what_is_not_clear_is_not_guessed(fields: dict[str, Any]) -> None:
    with pytest.raises(licences.Unclear, match="some-thing"):
        licences.licence_of(about(**fields))


def test_the_file_is_true() -> None:
    assert list(licences.wrong(TEXT)) == []


def changed(part: str, name: str, one: Package | None) -> str:
    parts = licences.in_file(TEXT)
    if one is None:
        del parts[part][name]
    else:
        parts[part][name] = one
    return licences.written(parts)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (TEXT.replace("OFL-1.1", "MIT"), "not what the page says"),
        (f"{TEXT}\n", "not written as the script writes it"),
        (changed(TOOLS, "pytest", None), "not those of constraints.txt"),
        (changed(TOOLS, "pytest", Package("0.1", "MIT")), "not those of constraints.txt"),
        (changed(EXTRAS, "rich", Package("15.0.0", "ISC")), "rich says that its licence is MIT"),
        (changed(EXTRAS, "ray", Package("2.60.0", "AGPL-3.0-only")), "has looked at AGPL-3.0-only"),
        (changed(EXTRAS, "rich", None), "comes with the extra terminal is not there: rich"),
    ],
)
def test_what_is_not_true_is_found(text: str, reason: str) -> None:
    assert [one for one in licences.wrong(text) if reason in one]


def test_what_is_known_stays_without_asking_anybody(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_nobody(names: list[str]) -> dict[str, dict[str, Any]]:
        assert names == []
        return {}

    monkeypatch.setattr(licences, "reported", ask_nobody)
    assert licences.written(licences.fresh(licences.in_file(TEXT), everything=False)) == TEXT


def test_a_new_pin_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    pins = {**needs.pins(), "new-one": "1.0"}
    monkeypatch.setattr(needs, "pins", lambda: pins)
    told = about(name="new-one", version="1.0", license="ISC")
    monkeypatch.setattr(licences, "reported", lambda names: dict.fromkeys(names, told))
    parts = licences.fresh(licences.in_file(TEXT), everything=False)
    assert parts[TOOLS]["new-one"] == Package("1.0", "ISC")
    assert "new-one" not in parts[EXTRAS]
