"""Every screen and every panel in every arrangement, as axe sees it, by Day and by Night."""

from __future__ import annotations

import os

import pytest

from tests.web import axes
from tests.web.laying import lay, under_way
from tests.web.playing import BOXES, Arrive, RealServer
from tests.web.screens import SCREENS, Screen, Stage
from tests.web.test_reading import lay_as_text

pytestmark = pytest.mark.skipif(
    not axes.is_here() and not os.environ.get("CI"), reason="axe-core is fetched with npm"
)
SIZES = {
    "wide": (1440, 900),
    "tablet": (768, 1024),
    "held": (1024, 768),
    "upright": (390, 844),
    "side": (844, 390),
}
# One of each shape in the normal run, all of them in the long one.
ALWAYS = {
    "wide": {"home", "naval", "advised", "end", "games", "pad", "me", "day"},
    "upright": {"lobby", "menu", "city", "replay_of_a_file", "pad", "me", "deal_done"},
    "side": {"conflicts"},
    "tablet": {"text"},
    "held": {"chosen"},
}
EACH = [
    pytest.param(
        SIZES[name],
        screen,
        id=f"{name}-{screen.__name__}",
        marks=() if screen.__name__ in ALWAYS[name] else pytest.mark.long,
    )
    for name in SIZES
    for screen in SCREENS
]


@pytest.mark.parametrize(("size", "screen"), EACH)
def test_axe_finds_nothing(
    arrive: Arrive, server: RealServer, size: tuple[int, int], screen: Screen
) -> None:
    assert axes.found(screen(Stage(arrive, server, size))) == []


def test_log_and_chat_beside_the_table(arrive: Arrive, server: RealServer) -> None:
    person = arrive(size=(1920, 950))
    lay(server, under_way(2, 3, players=5), person)
    person.wait_to_be_asked()
    person.page.wait_for_selector(".beside #chat-text")
    assert axes.found(person.page) == []


def test_the_end_of_the_table_as_text(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay_as_text(server, under_way(3, 6, expansions=BOXES), person)
    moves, over = person.page.locator("[data-move]"), person.page.locator("#play-again")
    moves.or_(over).first.wait_for()
    while moves.count():
        moves.first.click()
        moves.or_(over).first.wait_for()
    assert axes.found(person.page) == []
