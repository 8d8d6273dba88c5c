"""Learning, understanding, coming back: every screen of it is for everybody.

Each screen is opened once in a window, and looked at in every way: with Tab alone; by the rules of
axe, by Day and by Night; and in every language, whether its texts fit.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page

from mirabilia.locales import LANGUAGES
from tests.web import axes
from tests.web.fitting import DRAWN, LIFTED, misfits, turn_to
from tests.web.playing import Arrive, RealServer
from tests.web.screens import TO_LEARN, Screen, Stage

SIZES = {390: (390, 844), 1366: (1366, 768)}
# Where a change is checked; all of them in the long run.
FEW = {"foreseen-390", "verdict-1366"}
EACH = [
    pytest.param(screen, size, id=id, marks=() if id in FEW else pytest.mark.long)
    for screen in TO_LEARN
    for width, size in SIZES.items()
    for id in [f"{screen.__name__}-{width}"]
]
# What Tab has to reach: of the buttons of one choice one is enough, and under what is open nothing.
STOPS = """() => {
    const over = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
    const all = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const drawn = { visibilityProperty: true, contentVisibilityAuto: false };
    window.stops = [...over.querySelectorAll(all)].filter((one) => one.checkVisibility(drawn)
        && one.tabIndex >= 0 && !one.disabled && one.type !== "radio" && !one.closest("[inert]"));
    return window.stops.length;
}"""
# What has the focus: its place among them, and what is wrong with how it is seen. It may lie under
# what somebody has opened, for Escape puts that down: test_fitting.py.
FOCUSED = """async (lifted) => {
    const one = document.activeElement;
    if (!one || one === document.body) return [null, null];
    await new Promise(requestAnimationFrame);
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    const inside = right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
    const within = (value, most) => Math.min(Math.max(value, 1), most - 1);
    const places = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]].map(([x, y]) =>
        [within(left + x * width, innerWidth), within(top + y * height, innerHeight)]);
    const labelled = one.closest("label");
    const seen = places.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit && (one.contains(hit) || hit.contains(one) || labelled?.contains(hit)
            || hit.closest(lifted));
    });
    const ringed = [one, labelled].some((each) => each
        && (getComputedStyle(each).outlineStyle !== "none"
            || getComputedStyle(each).boxShadow !== "none"));
    const faults = { "is out of sight": !inside, "is covered": !seen, "has no ring": !ringed };
    const wrong = Object.keys(faults).find((fault) => faults[fault]);
    return [window.stops.indexOf(one), wrong ? `${wrong}: ${one.outerHTML.slice(0, 120)}` : null];
}"""
OVER = "position: fixed; inset: 0; margin: 0; background: white"
MISSED = """(reached) => window.stops
    .filter((one, place) => one.isConnected && !reached.includes(place))
    .map((one) => one.outerHTML.slice(0, 120))"""


def tabbed_through(page: Page) -> list[str]:
    """What Tab does not reach, and what is not seen when it has the focus."""
    page.evaluate(DRAWN)
    stops: int = page.evaluate(STOPS)
    reached: list[int] = []
    faults: list[str] = []
    # Once round, wherever the focus was: beyond the last one the browser has a place of its own.
    for _ in range(stops + 5):
        page.keyboard.press("Tab")
        place, wrong = page.evaluate(FOCUSED, LIFTED)
        if place is not None and place in reached:
            break
        if place is not None:
            reached.append(place)
        faults += [wrong] if wrong else []
    missed = page.evaluate(MISSED, reached)
    return faults + [f"is not reached: {one}" for one in missed]


def found_in_every_language(page: Page) -> list[Any]:
    """What axe finds, and what does not fit; by Night in the first language alone."""
    wrong: list[Any] = []
    for language in LANGUAGES:
        turn_to(page, language)
        wrong += [(language, fault) for fault in misfits(page)]
        themes = axes.THEMES if language == LANGUAGES[0] else axes.THEMES[:1]
        wrong += [(language, *fault) for fault in axes.found(page, themes)]
    return wrong


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ('<a href="#" style="outline: none">One</a>', "has no ring"),
        ('<button style="position: fixed; left: -200px">One</button>', "is out of sight"),
        (f'<button>One</button><p style="{OVER}">', "is covered"),
        ('<button>One</button><button onfocus="blur()">Two</button>', "is not reached"),
        ('<button>One</button><button tabindex="-1">Two</button><input type="radio">', None),
    ],
    ids=["ring", "sight", "covered", "reached", "well"],
)
def test_what_cannot_be_used_with_tab_is_found(page: Page, part: str, fault: str | None) -> None:
    page.set_content(f"<!doctype html>{part}")
    assert [found[: len(fault or "")] for found in tabbed_through(page)] == [fault] * bool(fault)


@pytest.mark.wide
@pytest.mark.skipif(
    not axes.is_here() and not os.environ.get("CI"), reason="axe-core is fetched with npm"
)
@pytest.mark.parametrize(("screen", "size"), EACH)
def test_everybody_can_use_it(
    arrive: Arrive, server: RealServer, screen: Screen, size: tuple[int, int]
) -> None:
    page = screen(Stage(arrive, server, size))
    assert tabbed_through(page) == []
    assert found_in_every_language(page) == []
