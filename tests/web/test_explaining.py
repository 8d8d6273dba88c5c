"""Symbols explain themselves, and lead to their entries in how to play: by mouse, key and touch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web import axes
from tests.web.playing import DESKTOP, Arrive, RealServer
from tests.web.screens import Stage, card, ended, explained

SIZE, PHONE = (DESKTOP["width"], DESKTOP["height"]), (390, 844)
SIGNS = {"check"}
# The symbols that are drawn, and those that lead to an entry; what is asked about is closed again.
LEADING = """async () => {
    const drawn = new Set(), leading = new Set();
    const frame = () => new Promise(requestAnimationFrame);
    for (const thing of document.querySelectorAll("[data-tip]:not(a)")) {
        const uses = [...thing.querySelectorAll("use")];
        const ids = uses.map((use) => use.getAttribute("href").slice(1));
        if (ids.every((id) => drawn.has(id))) continue;
        ids.forEach((id) => drawn.add(id));
        thing.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true }));
        await frame();
        for (const { dataset } of document.querySelectorAll(".explained a"))
            leading.add(dataset.entry);
        document.querySelector(".explained .opened__close")?.click();
        await frame();
    }
    return [[...drawn].sort(), [...leading].sort()];
}"""


def plain(drawn: str) -> str:
    """The symbol that is drawn in one of its forms."""
    name = re.sub("^mark-|-(plain|empty)$", "", drawn)
    return {"victory": "victory-token", "fleet": "ship", "anchor": "naval"}.get(name, name)


def link_in(page: Page) -> Locator:
    return page.locator(".explained .entries__link").first


def leads_to_its_entry(page: Page, use: Callable[[], Any]) -> None:
    """In a tab of its own, where the entry is."""
    anchor = link_in(page).get_attribute("data-entry") or ""
    assert anchor.startswith("symbol-")
    with page.context.expect_page() as opening:
        use()
    entry = opening.value.locator(f"#{anchor}")
    expect(entry).to_be_in_viewport()
    opening.value.close()


def test_a_mouse_asks_with_its_second_button(arrive: Arrive, server: RealServer) -> None:
    page = Stage(arrive, server, SIZE).at_table(card())[0].page
    page.locator(".own .makes [data-tip], .own [data-tip]").first.click(button="right")
    leads_to_its_entry(page, link_in(page).click)


def test_a_key_explains_what_has_the_focus(arrive: Arrive, server: RealServer) -> None:
    page = Stage(arrive, server, SIZE).at_table(card())[0].page
    page.mouse.move(1, 1)
    held = page.locator("[data-card]").first
    held.focus()
    page.keyboard.press("i")
    expect(link_in(page)).to_be_visible()
    page.keyboard.press("Tab")
    expect(link_in(page)).to_be_focused()
    leads_to_its_entry(page, lambda: page.keyboard.press("Enter"))
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(held).to_be_focused()
    # What is pointed at comes first.
    symbol = page.locator(".own .effect[data-tip]").first
    symbol.hover()
    page.keyboard.press("i")
    expect(page.locator(".explained > p")).to_have_text(symbol.get_attribute("data-tip") or "")


def test_a_finger_asks_by_staying(arrive: Arrive, server: RealServer) -> None:
    page = Stage(arrive, server, PHONE).at_table(card())[0].page
    box = page.locator("[data-card] [data-tip]").first.bounding_box()
    assert box is not None
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touching = page.context.new_cdp_session(page)
    touching.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(link_in(page)).to_be_visible()
    touching.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # It stays when the finger goes, and no card was taken up.
    leads_to_its_entry(page, link_in(page).tap)
    expect(page.locator("[aria-expanded=true][data-card]")).to_have_count(0)


@pytest.mark.wide
def test_every_symbol_of_a_table_leads_to_its_entry(arrive: Arrive, server: RealServer) -> None:
    stage = Stage(arrive, server, SIZE)
    page = stage.at_table(card())[0].page
    drawn, leading = page.evaluate(LEADING)
    assert len(drawn) > 20
    # Signs that say nothing about the game are no symbols of it.
    assert set(drawn) >= SIGNS
    assert {f"symbol-{plain(one)}" for one in set(drawn) - SIGNS} == set(leading)
    page.goto(f"{stage.server.url}/learn")
    page.locator(".learn__chapter").last.wait_for()
    assert [one for one in leading if not page.locator(f"#{one}").count()] == []


def test_the_score_sheet_is_explained_too(arrive: Arrive, server: RealServer) -> None:
    page = ended(Stage(arrive, server, SIZE)).page
    page.locator("#score-sheet .pad__head").first.focus()
    page.keyboard.press("i")
    leads_to_its_entry(page, link_in(page).click)


def test_it_is_read_well(arrive: Arrive, server: RealServer) -> None:
    page = explained(Stage(arrive, server, PHONE))
    expect(page.get_by_role("dialog", name="What the symbols mean")).to_be_visible()
    assert axes.found(page) == []
