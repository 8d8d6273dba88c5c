"""The measure of whether texts fit sees what it should; and what it lets pass does no harm."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.fitting import DRAWN, misfits
from tests.web.playing import Arrive, RealServer
from tests.web.screens import Stage, chosen

# A table with a line at its top, and a panel that lies over it.
TABLE = """<!doctype html>
<style>
    * { margin: 0; font: 20px / 1.2 sans-serif; white-space: nowrap }
    section, p, span { position: absolute; background: white }
</style>
<p style="top: 0">A line of the table</p>
%s"""
PANEL = '<section class="decision--card" style="top: %dpx; left: 120px">%s</section>'
ADVICE = "<i data-advised>Advice</i>"
# What is seen of texts: those whose middle is covered by nothing.
SEEN = """() => {
    const seen = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const one = node.parentElement;
        if (!node.data.trim() || one.closest(".unseen, #announced, option")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit && one.contains(hit)) seen.push(node.data.trim());
    }
    return seen.sort();
}"""
Turn = Callable[[Page], None]


def measured(page: Page, *parts: str) -> list[str]:
    page.set_content(TABLE % "".join(parts))
    return misfits(page)


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        (['<p style="top: 0; left: 90px">Another line</p>'], "over another"),
        ([PANEL % (0, "A card")], "over another"),
        ([PANEL % (40, ADVICE + '<span style="left: 40px">Another</span>')], "over another"),
        ([PANEL % (40, ADVICE), '<p style="top: 0; left: 90px">Another line</p>'], "over another"),
        (['<p style="top: 40px; width: 50px; overflow: hidden">A long line</p>'], "cut by"),
        (['<p style="top: 40px; right: -40px">A long line</p>'], "scrolls sideways"),
        (['<p style="top: 40px; left: -40px">A long line</p>'], "beyond the window"),
        (['<dialog open style="top: 40px; width: 50px">A long line</dialog>'], "what is open"),
    ],
    ids=["two", "panel", "in it", "beside it", "cut", "right", "left", "dialog"],
)
def test_what_does_not_fit_is_found(page: Page, parts: list[str], fault: str) -> None:
    assert [found for found in measured(page, *parts) if found.startswith(fault)] != []


@pytest.mark.parametrize(
    "part",
    [
        PANEL % (40, "A card"),
        PANEL % (6, ADVICE),
        PANEL % (6, "<i data-foretold>It would</i>"),
        '<dialog open style="top: 6px; left: 120px; margin: 0">A question</dialog>',
    ],
    ids=["below", "advice", "foretold", "dialog"],
)
def test_what_lies_apart_or_is_lifted_is_none_of_it(page: Page, part: str) -> None:
    assert measured(page, part) == []


# ---- what is lifted at the table


def advise(page: Page) -> None:
    page.click("#advice")
    page.wait_for_selector("[data-advised]")


def foresee(page: Page) -> None:
    page.click("#foresee")
    page.locator("[data-foretold=passed]").wait_for()


def is_whole(one: Locator) -> bool:
    """Nothing lies over its middle, and it is within the window."""
    whole: bool = one.evaluate(
        """(one) => {
            one.scrollIntoView({ block: "nearest" });
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1
                && (one.contains(hit) || hit?.contains(one));
        }"""
    )
    return whole


@pytest.mark.parametrize("size", [(320, 568), (1366, 768), (1920, 1080)], ids=lambda one: one[0])
@pytest.mark.parametrize("lift", [advise, foresee])
def test_what_a_panel_hides_is_there_again_when_it_is_put_down(
    arrive: Arrive, server: RealServer, lift: Turn, size: tuple[int, int]
) -> None:
    """The panel of a card may hide something of the table while it tells more. All that can be done
    is in view meanwhile."""
    page = chosen(Stage(arrive, server, size))
    page.keyboard.press("Escape")
    expect(page.locator(".decision--card")).to_have_count(0)
    page.evaluate(DRAWN)
    before = page.evaluate(SEEN)
    card = page.locator(".held:not(.held--no) [data-card]:enabled").first
    card.click()
    page.locator("[data-move]").first.wait_for()
    lift(page)
    moves = page.locator(".decision--card [data-move]")
    assert [is_whole(one) for one in moves.all()] == [True] * moves.count()
    assert is_whole(page.locator(".menu summary"))
    assert is_whole(page.locator("#put-back"))
    # The card, and then what is left without it.
    for panel in (".decision--card", ".decision--advice"):
        page.keyboard.press("Escape")
        expect(page.locator(panel)).to_have_count(0)
    page.evaluate(DRAWN)
    assert page.evaluate(SEEN) == before
