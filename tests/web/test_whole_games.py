"""A whole game in every language, and in a made-up one whose words are marked."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Page, expect

from mirabilia.locales import LANGUAGES, load_words
from tests.web.fitting import PSEUDO, speaking, unmarked
from tests.web.playing import BOXES, MOST_DECISIONS, Arrive, Person, totals

# In the normal run, of the base game; all of them, with all boxes too, in the long one.
FEW = (PSEUDO, "pl")


def rows() -> Iterator[ParameterSet]:
    sets = {"base": (), "all": BOXES}
    for language, (name, boxes) in itertools.product([*LANGUAGES, PSEUDO], sets.items()):
        few = language in FEW and not boxes
        marks = [] if few else [pytest.mark.long]
        yield pytest.param(language, boxes, id=f"{language}-{name}", marks=marks)


@pytest.mark.wide
@pytest.mark.parametrize(("language", "boxes"), [*rows()])
def test_a_whole_game(arrive: Arrive, language: str, boxes: tuple[str, ...]) -> None:
    person = speaking(arrive, language)()
    person.start_alone(boxes=boxes)
    foreign = played(person, language)
    assert foreign == set()
    assert len(totals(person)) == 3
    look_around(person.page, language)


def played(person: Person, language: str) -> set[str]:
    """Play to the end; the words on the way that are not the language's."""
    foreign: set[str] = set()
    for _ in range(MOST_DECISIONS):
        person.wait_to_be_asked()
        foreign |= not_of(language, person.page)
        if person.over:
            return foreign
        if person.page.locator("[data-move]").count() == 0:
            person.choose_card()
            foreign |= not_of(language, person.page)
        person.answer()
    raise AssertionError("the game does not end")


def not_of(language: str, page: Page) -> set[str]:
    """Only the made-up language marks its words."""
    return unmarked(page) if language == PSEUDO else set()


def look_around(page: Page, language: str) -> None:
    """The sheet, the page and the log are in the language."""
    if language == PSEUDO:
        return
    words = load_words(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("#score-sheet")).to_contain_text(words("sheet-military"))
    page.keyboard.press("l")
    log = page.locator("dialog[open] .log")
    expect(log.get_by_role("heading", name=words("title-log"))).to_be_visible()
    expect(log).to_contain_text(words("chapter-turn", age=3, turn=6))
