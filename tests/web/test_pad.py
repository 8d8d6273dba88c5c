"""The score pad: what is typed is counted, kept, sent as a link and printed."""

from __future__ import annotations

import base64
import json

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Arrive, Person, RealServer
from tests.web.test_points import finished, pad_of

PHONE = (390, 844)
# A table of five with all boxes, in teams of nobody.
GAME = 61


@pytest.fixture
def person(arrive: Arrive, server: RealServer) -> Person:
    person = arrive()
    person.page.goto(f"{server.url}/pad")
    return person


def expect_totals(page: Page, *totals: int) -> None:
    cells = page.locator("#score-sheet .pad__total").first.locator("td")
    expect(cells).to_have_text(list(map(str, totals)))


def expect_total(page: Page, total: int) -> None:
    """That of the first city."""
    cells = page.locator("#score-sheet .pad__total").first.locator("td")
    expect(cells.first).to_have_text(str(total))


def test_what_is_typed_is_counted_at_once(person: Person) -> None:
    page = person.page
    expect_totals(page, 0, 0, 0, 0)
    ada = page.locator("#pad-military [data-seat='0']")
    ada.locator("[name=victories-3]").fill("2")
    ada.locator("[name=defeats]").fill("1")
    page.locator("#pad-treasury [data-seat='1'] [name=coins]").fill("11")
    for symbol, many in (("compass", "2"), ("gear", "1"), ("tablet", "1")):
        page.locator(f"#pad-green [data-seat='2'] [name={symbol}]").fill(many)
    page.locator("#pad-cards [data-seat='2'] [name=colour-brown]").fill("4")
    page.locator("#pad-purple [data-seat='3'] select").select_option("workers_guild")
    expect(page.locator("#pad-purple [data-seat='3'] [data-piece]")).to_have_count(1)
    expect_totals(page, 5, 3, 13, 4)
    # Another click takes the guild away.
    page.locator("#pad-purple [data-seat='3'] [data-piece]").click()
    expect_totals(page, 5, 3, 13, 0)


def test_a_number_that_cannot_be_is_not_taken(person: Person) -> None:
    coins = person.page.locator("#pad-treasury [data-seat='0'] [name=coins]")
    for typed, points in (("-5", 0), ("9999", 66), ("", 0)):
        coins.fill(typed)
        expect_total(person.page, points)


def test_boxes_bring_their_lines_and_take_them_away(person: Person) -> None:
    page = person.page
    lines = page.locator("#score-sheet .pad__line")
    expect(lines).to_have_count(7)
    page.check("[name=pad-armada]")
    expect(lines).to_have_count(9)
    page.select_option("[name=pad-players]", "8")
    page.check("[name=pad-teams]")
    expect(page.locator("#score-sheet .pad__total")).to_have_count(2)
    islands = page.locator("#pad-islands [data-seat='0']")
    islands.locator("select").select_option("royal_archipelago")
    expect(islands.locator("[data-piece]")).to_have_count(1)
    expect_total(page, 7)
    page.uncheck("[name=pad-armada]")
    expect(page.locator("#score-sheet thead th")).to_have_count(7)
    expect_totals(page, *[0] * 7)
    expect(page.locator("[name=pad-teams]")).not_to_be_checked()


def test_the_sheet_is_kept_and_another_can_be_begun(person: Person) -> None:
    page = person.page
    page.fill("[name=pad-name-0]", "Ada")
    page.locator("#pad-blue [data-seat='0'] [name=blue]").fill("17")
    page.reload()
    expect(page.locator("#score-sheet thead bdi").first).to_have_text("Ada")
    expect_total(page, 17)
    page.click("#pad-new")
    expect(page.locator("[name=pad-name-0]")).to_have_value("Ada")
    expect_total(page, 0)
    earlier = page.locator(".tally__kept")
    expect(earlier).to_have_count(1)
    earlier.get_by_role("button", name="Ada").first.click()
    expect_total(page, 17)
    page.click("#pad-new")
    earlier.get_by_role("button", name="Delete").click()
    expect(earlier).to_have_count(0)


def test_no_more_than_a_dozen_sheets_are_kept(person: Person) -> None:
    page = person.page
    blue = page.locator("#pad-blue [data-seat='0'] [name=blue]")
    for points in range(1, 15):
        blue.fill(str(points))
        page.click("#pad-new")
    expect(page.locator(".tally__kept")).to_have_count(12)


def test_the_link_has_the_whole_sheet(person: Person, arrive: Arrive) -> None:
    page = person.page
    page.fill("[name=pad-name-1]", "Żółw 🐢")
    page.check("[name=pad-leaders]")
    page.locator("#pad-leaders [data-seat='1'] select").select_option("nefertiti")
    expect(page.locator("#pad-leaders [data-piece]")).to_have_count(1)
    link = page.locator("#pad-link").input_value()
    other = arrive()
    other.page.goto(link)
    expect(other.page.locator("#score-sheet thead bdi").nth(1)).to_have_text("Żółw 🐢")
    expect_totals(other.page, 0, 4, 0, 0)
    # What one only looks at is not kept.
    assert other.page.evaluate("localStorage.getItem('mirabilia-pads')") is None


def encoded(pad: object) -> str:
    return base64.urlsafe_b64encode(json.dumps(pad).encode()).decode().rstrip("=")


CITY: dict[str, object] = {}
WRONG = {
    "not a pad": "nothing",
    "too long": "A" * 12_001,
    "no cities": encoded({}),
    "two cities": encoded({"cities": [CITY] * 2}),
    "nine cities": encoded({"boxes": ["armada"], "cities": [CITY] * 9}),
    "a strange box": encoded({"boxes": ["base"], "cities": [CITY] * 3}),
    "a strange name": encoded({"cities": [{"gold": 1}] * 3}),
    "a name of another kind": encoded({"cities": [{"__proto__x": 1}] * 3}),
    "a strange board": encoded({"cities": [{"board": "toString"}] * 3}),
    "half a coin": encoded({"cities": [{"coins": 0.5}] * 3}),
    "many coins": encoded({"cities": [{"coins": 200}] * 3}),
    "a long name": encoded({"cities": [{"name": "x" * 25}] * 3}),
    "too few tokens": encoded({"cities": [{"victories": [1]}] * 3}),
}


def test_a_link_without_a_sheet_is_told(person: Person, server: RealServer) -> None:
    """One page for all of them: the end of an address can change."""
    page = person.page
    alarm = page.get_by_role("alert")
    for wrong in WRONG.values():
        page.evaluate("(link) => { location.hash = link; }", wrong)
        expect(alarm).to_contain_text("no score sheet")
        expect_totals(page, 0, 0, 0, 0)
        page.evaluate("(link) => { location.hash = link; }", encoded({"cities": [CITY] * 4}))
        expect(alarm).to_have_count(0)


def test_what_the_browser_kept_is_looked_at_too(person: Person) -> None:
    page = person.page
    for wrong in ("5", '[{"at": 1}, {"pad": {"cities": 3}}, null]', "{"):
        page.evaluate("(kept) => localStorage.setItem('mirabilia-pads', kept)", wrong)
        page.reload()
        expect(page.locator("#score-sheet")).to_be_visible()
        expect_totals(page, 0, 0, 0, 0)


def test_a_whole_table_with_all_boxes_fits_a_phone(arrive: Arrive, server: RealServer) -> None:
    """And what the page shows is what the engine counts."""
    game = finished(GAME)
    pad = pad_of(game)
    link = encoded(pad)
    person = arrive(size=PHONE, touch=True)
    person.page.goto(f"{server.url}/pad#{link}")
    expect(person.page.locator("#score-sheet thead th")).to_have_count(len(pad["cities"]))
    expect_totals(person.page, *[sum(points.values()) for points in game.result.points])
    assert person.page.evaluate("document.documentElement.scrollWidth") == PHONE[0]


def test_only_the_sheet_is_printed(person: Person) -> None:
    page = person.page
    page.emulate_media(media="print")
    expect(page.locator("#score-sheet")).to_be_visible()
    for hidden in (".tally__form", ".tally__share", ".tally__about"):
        expect(page.locator(hidden)).to_be_hidden()


def test_home_leads_to_the_pad_and_keys_fill_it(person: Person) -> None:
    page = person.page
    person.go_home()
    page.get_by_role("link", name="Score pad").click()
    page.locator("#pad-treasury [data-seat='0'] [name=coins]").focus()
    page.keyboard.type("9")
    page.keyboard.press("Tab")
    page.keyboard.type("6")
    expect_totals(page, 3, 2, 0, 0)
    page.locator("#pad-wonder [data-seat='0'] select").focus()
    page.keyboard.press("ArrowDown")
    expect_total(page, 6)
