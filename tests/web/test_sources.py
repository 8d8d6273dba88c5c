"""The page as its sources are, as in a clone: the other tests open it packed, where it can be."""

from __future__ import annotations

import pytest

from tests.web.playing import Arrive

TURNS = 2
FETCHED = "performance.getEntriesByType('resource').length"
# Packed, a table asks for fewer files.
MODULES = 50


def test_a_game_is_played_on_the_sources(arrive_at_clone: Arrive) -> None:
    person = arrive_at_clone()
    person.start_alone()
    for _ in range(TURNS):
        assert person.answer()
    person.wait_to_be_asked()
    assert person.page.evaluate(FETCHED) > MODULES


@pytest.mark.parametrize("path", ["learn", "pad", "gallery.html", "puzzles", "me"])
def test_every_page_of_the_sources_opens(path: str, arrive_at_clone: Arrive) -> None:
    person = arrive_at_clone()
    person.page.goto(f"{person.url}/{path}")
    person.page.wait_for_selector("html[data-ready]")
    assert person.page.locator("h1").first.inner_text()
