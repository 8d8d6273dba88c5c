"""A made-up, longer language on every screen and panel; the real ones in the same places."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Page, expect

from mirabilia import Game
from mirabilia.locales import LANGUAGES
from tests.web.fitting import misfits, speak_pseudo, unmarked
from tests.web.laying import lay, under_way
from tests.web.playing import BOXES, Arrive, Person, RealServer
from tests.web.screens import (
    SCENES,
    board,
    card,
    keep,
    open_by_key,
    open_city,
    open_menu,
    recruit,
    side,
)
from tests.web.test_reading import lay_as_text

SIZES = {320: (320, 568), 1366: (1366, 768), 1920: (1920, 1080)}

Show = Callable[[Person, RealServer], None]


def home(person: Person, _: RealServer) -> None:
    person.go_home()
    expect(person.page.locator("#play-now")).to_be_enabled()
    person.page.click(".form details summary")


def lobby(person: Person, _: RealServer) -> None:
    person.open_table(boxes=BOXES)
    expect(person.page.locator("[name='bot-1']")).to_be_visible()


def panel(scene: Callable[[], Game]) -> Show:
    def show(person: Person, server: RealServer) -> None:
        lay(server, scene(), person)
        person.wait_to_be_asked()

    show.__name__ = scene.__name__
    return show


def chosen(person: Person, server: RealServer) -> None:
    panel(card)(person, server)
    person.choose_card()
    person.page.click("#advice")
    person.page.wait_for_selector("[data-advised]")


def opened(name: str, opening: Callable[[Page], None]) -> Show:
    def show(person: Person, server: RealServer) -> None:
        panel(card)(person, server)
        opening(person.page)
        person.page.wait_for_selector("dialog[open] h2, .menu[open] .button")

    show.__name__ = name
    return show


def end(person: Person, server: RealServer) -> None:
    lay(server, under_way(3, 6, expansions=BOXES), person)
    person.play_to_end()
    expect(person.page.locator(".under__cities > li")).to_have_count(3)


def replay(person: Person, server: RealServer) -> None:
    end(person, server)
    person.page.click("#look-again")
    person.page.wait_for_selector(".table[data-step]")


def conflicts(person: Person, server: RealServer) -> None:
    lay(server, under_way(1, 6), person)
    while not person.page.locator("#go-on").count():
        person.answer()
        person.wait_to_be_asked()


def text(person: Person, server: RealServer) -> None:
    lay_as_text(server, under_way(3, 6, expansions=BOXES), person)
    person.page.locator("[data-move]").first.wait_for()


def gallery(person: Person, _: RealServer) -> None:
    person.page.goto(f"{person.url}/gallery.html")
    person.page.wait_for_selector(".piece")


SHOWN: list[Show] = [
    *(home, lobby, chosen, end, replay, conflicts, text),
    *(panel(scene) for scene in [*SCENES, side, board, keep, recruit, card]),
    *(opened(name, open_by_key(key)) for name, key in (("log", "l"), ("chat", "c"), ("keys", "?"))),
    opened("city", open_city),
    opened("menu", open_menu),
]
# In the normal run; all of them in the long one.
FEW = {"home", "lobby", "naval", "end"}
# Where words do not fit yet, and why: in any language, and longer ones.
IN_ANY = {
    "keep-320": "the heading of the opening is longer than two lines",
    "extra-320": "with a long question the hand lies below the window",
}
LEFT = IN_ANY | {
    **dict.fromkeys(
        ("chosen-1920", "discard-1920", "fleet-1366", "fleet-1920"),
        "cards of a full hand lie over the ends of long names",
    ),
    "card-320": "a long word on a card of the hand takes two lines",
    "card-1366": "a long word on a card of the hand takes two lines",
    "replay-1366": "the last button of the replay is beyond the edge",
}


def rows(few: set[str], left: Mapping[str, str]) -> Iterator[ParameterSet]:
    for show, width in itertools.product(SHOWN, SIZES):
        id = f"{show.__name__}-{width}"
        marks = [] if show.__name__ in few else [pytest.mark.long]
        if id in left:
            marks.append(pytest.mark.xfail(reason=left[id], strict=False))
        yield pytest.param(show, width, id=id, marks=marks)


@pytest.mark.parametrize(("show", "width"), [*rows(FEW, LEFT)])
def test_longer_words_come_from_messages_and_fit(
    arrive: Arrive, server: RealServer, show: Show, width: int
) -> None:
    person = arrive(size=SIZES[width], touch=width < 800)
    speak_pseudo(person.page)
    show(person, server)
    assert unmarked(person.page) == set()
    assert misfits(person.page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("show", "width"), [*rows(set(), IN_ANY)])
def test_every_language_fits(
    arrive: Arrive, server: RealServer, show: Show, width: int, language: str
) -> None:
    person = arrive(size=SIZES[width], touch=width < 800, locale=language)
    show(person, server)
    assert misfits(person.page) == []
