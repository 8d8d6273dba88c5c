"""What opens over a screen: at once, and the focus goes back to where it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import DESKTOP, Arrive, Person, RealServer
from tests.web.screens import Screen, Stage, about_a_person, card, city, play_on, verdict

# What is put into a dialogue that is not open: Escape, pressed then, would not close it.
NOTE_WHAT_IS_SHUT = """
window.shut = [];
new MutationObserver((changes) => {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
  const dialogs = [...document.querySelectorAll("dialog:not([open])")].filter((dialog) =>
    added.some((one) => one.contains(dialog) || dialog.contains(one)));
  window.shut.push(...dialogs.filter((one) => one.hasChildNodes()).map((one) => one.className));
}).observe(document, { subtree: true, childList: true });
"""
SIZE = (DESKTOP["width"], DESKTOP["height"])


@pytest.mark.parametrize("screen", [city, play_on, verdict, about_a_person])
def test_what_opens_is_open_as_soon_as_it_is_there(
    arrive: Arrive, server: RealServer, screen: Screen
) -> None:
    def watched(*arguments: Any, **options: Any) -> Person:
        person = arrive(*arguments, **options)
        person.page.add_init_script(NOTE_WHAT_IS_SHUT)
        return person

    page = screen(Stage(watched, server, SIZE))
    expect(page.locator("dialog[open] .opened__close").last).to_be_visible()
    assert page.evaluate("window.shut") == []


def close_by_key(page: Page) -> None:
    page.keyboard.press("Escape")


def close_by_button(page: Page) -> None:
    page.locator(".opened__close").click()


def close_by_clicking_beside_it(page: Page) -> None:
    page.mouse.click(2, 2)


@pytest.mark.parametrize("close", [close_by_key, close_by_button, close_by_clicking_beside_it])
def test_the_focus_goes_back_to_what_opened_it(
    arrive: Arrive, server: RealServer, close: Callable[[Page], None]
) -> None:
    page = Stage(arrive, server, SIZE).at_table(card())[0].page
    for opener in (".glance--near", ".glance--far"):
        page.locator(opener).first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog[open] .whole")).to_be_visible()
        close(page)
        expect(page.locator("dialog[open]")).to_have_count(0)
        expect(page.locator(opener).first).to_be_focused()


def test_the_focus_goes_back_in_a_replay(arrive: Arrive, server: RealServer) -> None:
    page = play_on(Stage(arrive, server, SIZE))
    close_by_button(page)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("#onward")).to_be_focused()
