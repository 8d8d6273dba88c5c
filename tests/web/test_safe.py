"""Notches and bars of a device cover nothing that is read or hit."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.playing import Arrive, RealServer
from tests.web.screens import SCREENS, Screen, Stage
from tests.web.test_sizes import SEEING, Size

# What a phone takes of each side of the window, upright and on its side.
INSETS = {
    (390, 844): {"top": 47, "right": 0, "bottom": 34, "left": 0},
    (844, 390): {"top": 0, "right": 47, "bottom": 21, "left": 47},
}
NAMES = {(390, 844): "upright", (844, 390): "side"}
# One of each kind of page in the normal run, all of them in the long one.
ALWAYS = {
    "upright": {"home", "end", "log"},
    "side": {"home", "lobby", "end", "card"},
}
EACH = [
    pytest.param(
        size,
        screen,
        id=f"{name}-{screen.__name__}",
        marks=() if screen.__name__ in ALWAYS[name] else pytest.mark.long,
    )
    for size, name in NAMES.items()
    for screen in SCREENS
]
# What of a page lies where the device has a notch or a bar: at its sides wherever it is scrolled
# to; at its top and foot when it is scrolled as far as can be, and whatever does not scroll.
COVERED = """async ({ top, right, bottom, left }) => {
    const { shown, name, left: remains } = window.seeing;
    // Lines may be a little lower than their letters are high.
    const SLACK = 3;
    const dialog = document.querySelector("dialog[open]");
    const found = new Set();
    // What is below the foot of a box can be scrolled to.
    const isScrolled = (one) => {
        for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
            if (["auto", "scroll"].includes(getComputedStyle(box).overflowY)
                && box.scrollHeight > box.clientHeight + 1) return true;
        return false;
    };
    const look = (isHigh, isLow) => {
        const check = (one, rect, text) => {
            const seen = remains(one, rect, true);
            if (seen.width < 2 || seen.height < 2) return;
            const told = `${name(one.nodeType === 3 ? one.parentElement : one)} ${text}`;
            if (seen.left < left - 1 || seen.right > innerWidth - right + 1)
                found.add(`at a side: ${told}`);
            if (isScrolled(one)) return;
            if (isHigh && seen.bottom > 0 && seen.top < top - SLACK)
                found.add(`at the top: ${told}`);
            if (isLow && seen.top < innerHeight && seen.bottom > innerHeight - bottom + SLACK)
                found.add(`at the foot: ${told}`);
        };
        const root = dialog ?? document.body;
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            if (!text.data.trim() || !shown(text.parentElement)) continue;
            const range = document.createRange();
            range.selectNodeContents(text);
            for (const line of range.getClientRects()) check(text, line, text.data.trim());
        }
        for (const one of root.querySelectorAll("button, a, summary, select, input"))
            if (shown(one)) check(one, one.getBoundingClientRect(), one.id);
    };
    const page = document.documentElement;
    const isLong = !dialog && page.scrollHeight > innerHeight;
    scrollTo(0, 0);
    look(true, !isLong);
    // What comes into sight may make the page longer.
    for (let still = 0; isLong && still < 10; still += 1) {
        if (scrollY + innerHeight < page.scrollHeight - 1) still = 0;
        scrollTo(0, page.scrollHeight);
        await new Promise(requestAnimationFrame);
    }
    if (isLong) look(false, true);
    return [...found];
}"""


STYLES = Path(__file__).parents[2] / "src" / "mirabilia" / "web" / "styles"


def test_one_file_says_what_the_device_takes() -> None:
    """So that a test can look at it, and no page forgets a side."""
    asking = {one.name for one in STYLES.glob("*.css") if "env(safe-area" in one.read_text("utf-8")}
    assert asking == {"tokens.css"}


def take(page: Page, insets: dict[str, int]) -> None:
    """Let the device take so much of the window."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    page.wait_for_function(
        "([side, size]) => getComputedStyle(document.documentElement)"
        ".getPropertyValue(`--safe-${side}`) === `${size}px`",
        arg=["bottom", insets["bottom"]],
    )


@pytest.mark.parametrize(("size", "screen"), EACH)
def test_nothing_lies_below_a_notch_or_a_bar(
    arrive: Arrive, server: RealServer, size: Size, screen: Screen
) -> None:
    page = screen(Stage(arrive, server, size))
    take(page, INSETS[size])
    page.evaluate(SEEING)
    assert page.evaluate(COVERED, INSETS[size]) == []
