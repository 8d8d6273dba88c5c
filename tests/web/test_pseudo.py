"""A made-up, longer language on every screen and panel; the real ones in the same places."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import expect

from mirabilia.locales import LANGUAGES
from tests.web.fitting import PSEUDO, misfits, speaking, turn_to, unmarked
from tests.web.playing import Arrive, RealServer
from tests.web.screens import SCREENS, Screen, Stage, offline

SIZES = {320: (320, 568), 1366: (1366, 768), 1920: (1920, 1080)}
# Where a change is checked; all of them in the long run.
FEW = {"home-320", "lobby-1366", "naval-320", "naval-1920", "end-320", "end-1366", "day-320"}
# The server itself writes this one, in the languages that there are.
WRITTEN = {"offline"}


def rows(few: set[str], without: set[str]) -> Iterator[ParameterSet]:
    for screen, width in itertools.product(SCREENS, SIZES):
        if screen.__name__ in without:
            continue
        id = f"{screen.__name__}-{width}"
        marks = [] if id in few else [pytest.mark.long]
        yield pytest.param(screen, width, id=id, marks=marks)


@pytest.mark.wide
@pytest.mark.parametrize(("screen", "width"), [*rows(FEW, WRITTEN)])
def test_every_language_fits(
    arrive_at_clone: Arrive, clone: RealServer, screen: Screen, width: int
) -> None:
    """What is open stays open while the reader turns from one language to the next; of the made-up
    one, every word comes from a message. A script of the sources shows that one."""
    page = screen(Stage(arrive_at_clone, clone, SIZES[width]))
    faults: list[str] = []
    for language in (*LANGUAGES, PSEUDO):
        turn_to(page, language)
        faults += [f"{language}: {fault}" for fault in misfits(page)]
    assert unmarked(page) == set()
    assert faults == []


def long_from(width: int) -> list[pytest.MarkDecorator]:
    """In the normal run the narrowest window does."""
    return [] if width == min(SIZES) else [pytest.mark.long]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [pytest.param(at, marks=long_from(at)) for at in SIZES])
def test_what_the_server_writes_fits(
    arrive: Arrive, server: RealServer, width: int, language: str
) -> None:
    page = offline(Stage(speaking(arrive, language), server, SIZES[width]))
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert misfits(page) == []
