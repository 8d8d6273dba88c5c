"""Every screen and every panel, as axe sees it, by Day and by Night."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from mirabilia import Game
from tests.web import axes
from tests.web.laying import lay, under_way
from tests.web.playing import BOXES, Arrive, RealServer
from tests.web.test_panels import bury, debt, discard, extra, fleet, island, last, naval, token
from tests.web.test_reading import lay_as_text

pytestmark = pytest.mark.skipif(
    not axes.is_here() and not os.environ.get("CI"), reason="axe-core is fetched with npm"
)
SCENES = [naval, token, bury, debt, discard, island, fleet, last, extra]
# A panel of each shape in the normal run, all of them in the long one.
SHAPES = {"naval", "discard", "fleet"}


def side() -> Game:
    return Game.new(players=3, seed=1)


def board() -> Game:
    return Game.new(players=3, seed=1, boards="pick")


def keep() -> Game:
    return Game.new(players=3, seed=1, sides="day", expansions=("leaders",))


def recruit() -> Game:
    return under_way(1, 0, expansions=("leaders",))


def card() -> Game:
    return under_way(2, 3, players=4, expansions=BOXES)


def test_home(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    expect(person.page.locator("#play-now")).to_be_enabled()
    person.page.click(".form details summary")
    assert axes.found(person.page) == []


def test_the_lobby(arrive: Arrive) -> None:
    person = arrive()
    person.open_table(boxes=BOXES)
    expect(person.page.locator("[name='bot-1']")).to_be_visible()
    assert axes.found(person.page) == []


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(one, marks=() if one.__name__ in SHAPES else pytest.mark.long)
        for one in [*SCENES, side, board, keep, recruit]
    ],
)
def test_a_panel(arrive: Arrive, server: RealServer, scene: Callable[[], Game]) -> None:
    person = arrive()
    lay(server, scene(), person)
    person.wait_to_be_asked()
    assert person.kind() == scene.__name__
    assert axes.found(person.page) == []


def test_a_card_chosen_and_face_down(arrive: Arrive, server: RealServer) -> None:
    """With all boxes: the actions of a card, advice, and what lies face down."""
    person, other = arrive(), arrive()
    lay(server, card(), person, other)
    person.wait_to_be_asked()
    assert axes.found(person.page) == []
    person.choose_card()
    person.page.click("#advice")
    person.page.wait_for_selector("[data-advised]")
    assert axes.found(person.page) == []
    person.page.locator("[data-move]").first.click()
    person.page.wait_for_selector("#take-back")
    assert axes.found(person.page) == []


def open_by_key(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def open_city(page: Page) -> None:
    page.locator(".table [data-seat='1']").first.click()


def open_menu(page: Page) -> None:
    page.click(".menu summary")


@pytest.mark.parametrize(
    "opening",
    [open_by_key("l"), open_by_key("c"), open_by_key("?"), open_city, open_menu],
    ids=["log", "chat", "keys", "city", "menu"],
)
def test_what_opens_over_the_table(
    arrive: Arrive, server: RealServer, opening: Callable[[Page], None]
) -> None:
    person = arrive()
    lay(server, card(), person)
    person.wait_to_be_asked()
    opening(person.page)
    person.page.wait_for_selector("dialog[open] h2, .menu[open] .button")
    assert axes.found(person.page) == []


def test_the_end_of_an_age_and_of_the_game(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(3, 6, expansions=BOXES), person)
    person.play_to_end()
    expect(person.page.locator(".under__cities > li")).to_have_count(3)
    assert axes.found(person.page) == []
    person.page.click("#look-again")
    person.page.wait_for_selector(".table[data-step]")
    assert axes.found(person.page) == []


def test_conflicts(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 6), person)
    while not person.page.locator("#go-on").count():
        person.answer()
        person.wait_to_be_asked()
    assert axes.found(person.page) == []


def test_the_table_as_text(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay_as_text(server, under_way(3, 6, expansions=BOXES), person)
    person.page.locator("[data-move]").first.wait_for()
    assert axes.found(person.page) == []
    while person.page.locator("[data-move]").count():
        person.page.locator("[data-move]").first.click()
        person.page.locator("[data-move]").or_(person.page.locator("#play-again")).first.wait_for()
    assert axes.found(person.page) == []


def test_a_watcher(arrive: Arrive, server: RealServer) -> None:
    player, watcher = arrive(), arrive()
    lay(server, card(), player)
    watcher.page.goto(player.page.url)
    expect(watcher.page.locator(".top")).to_contain_text("You are watching")
    assert axes.found(watcher.page) == []
