"""People among strangers: the menu behind a name, the lists, and the host's switch."""

from __future__ import annotations

import subprocess
import sys

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.web.playing import DESKTOP, Arrive, Person, RealServer

PHONE: ViewportSize = {"width": 390, "height": 844}


def join(person: Person, address: str, name: str, seat: int) -> None:
    person.page.goto(address)
    person.page.fill("[name=name]", name)
    with person.page.expect_response("**/api/me"):
        person.page.press("[name=name]", "Enter")
    person.sit(address, seat)


def speak(person: Person, text: str) -> None:
    person.page.fill("#chat-text", text)
    person.page.press("#chat-text", "Enter")
    expect(person.page.locator(".said").last).to_contain_text(text)


def menu_of(person: Person, name: Locator) -> Locator:
    """Open the menu behind a name, by the keyboard."""
    name.focus()
    person.page.keyboard.press("Enter")
    menu = person.page.get_by_role("dialog")
    expect(menu.get_by_role("heading")).to_be_visible()
    return menu


def test_a_guest_is_muted_blocked_and_listed(arrive: Arrive) -> None:
    host, pest = arrive(), arrive()
    address = host.open_table()
    join(pest, address, "Mugwump", 1)
    speak(pest, "nonsense")
    line = host.page.locator(".said").filter(has_text="nonsense")
    menu = menu_of(host, line.get_by_role("button", name="Mugwump: mute, block or report"))
    expect(menu).to_contain_text("nonsense")
    host.keep_screenshot("people-menu")
    menu.get_by_role("button", name="Mute", exact=True).click()
    expect(menu.get_by_role("button", name="Unmute")).to_be_visible()
    expect(line).to_have_count(0)
    host.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    speak(pest, "more of it")
    host.go_home()
    listed = host.page.locator("#regards")
    expect(listed).to_contain_text("Mugwump")
    host.keep_screenshot("people-list")
    listed.get_by_role("button", name="Unmute").click()
    expect(listed).to_have_count(0)
    host.page.goto(address)
    expect(host.page.locator(".said")).to_have_count(2)
    place = host.page.locator(".place[data-seat='1']")
    menu_of(host, place.locator(".person")).get_by_role("button", name="Block", exact=True).click()
    expect(place).to_contain_text("Empty seat")
    expect(pest.page.get_by_role("alert")).to_contain_text("This table is not open to you.")
    expect(pest.page.locator(".lobby")).to_have_count(0)


@pytest.mark.wide
def test_the_host_removes_a_guest_and_lets_them_back(arrive: Arrive) -> None:
    host, pest = arrive(), arrive()
    address = host.open_table()
    join(pest, address, "Mugwump", 1)
    place = host.page.locator(".place[data-seat='1']")
    # Others than the host cannot.
    menu = menu_of(pest, pest.page.locator(".place[data-seat='0'] .person"))
    expect(menu.locator("[data-do]")).to_have_count(3)
    menu.get_by_role("button", name="Close").click()
    menu = menu_of(host, place.locator(".person"))
    menu.get_by_role("button", name="Remove from the table").click()
    expect(place).to_contain_text("Empty seat")
    gone = "The host has removed you from this table."
    expect(pest.page.get_by_role("alert")).to_contain_text(gone)
    pest.keep_screenshot("people-removed")
    pest.page.goto(address)
    expect(pest.page.get_by_role("alert")).to_contain_text(gone)
    removed = host.page.locator("#removed")
    expect(removed).to_contain_text("Mugwump")
    host.keep_screenshot("people-lobby")
    removed.get_by_role("button", name="Let back").click()
    expect(removed).to_have_count(0)
    pest.sit(address, 1)


def test_the_host_closes_the_chat_for_all(arrive: Arrive) -> None:
    host, other = arrive(), arrive()
    address = host.open_table()
    other.page.goto(address)
    expect(other.page.locator("#chat-text")).to_be_visible()
    expect(other.page.locator("#chat-switch")).to_have_count(0)
    host.page.get_by_label("Everyone may write").uncheck()
    for person in (host, other):
        expect(person.page.locator(".chat")).to_contain_text("The host has closed the chat.")
        expect(person.page.locator("#chat-text")).to_have_count(0)
    host.page.get_by_label("Everyone may write").check()
    speak(other, "thank you")


@pytest.mark.wide
def test_a_line_and_a_name_are_reported(arrive: Arrive, server: RealServer) -> None:
    host, pest = arrive(), arrive()
    address = host.open_table()
    join(pest, address, "Mugwump", 1)
    host.page.click("#fill-bots")
    speak(pest, "nonsense")
    host.page.click("#start")
    host.wait_to_be_asked()
    # In the game too: behind the line, and behind the name in the city.
    host.page.get_by_role("button", name="Chat").click()
    dialogs = host.page.get_by_role("dialog")
    host.page.locator(".said .person").click()
    menu = dialogs.last
    menu.get_by_role("button", name="Report this message").click()
    menu.get_by_label("What is wrong?").fill("it is nonsense")
    menu.get_by_role("button", name="Send report").click()
    expect(menu.get_by_role("status")).to_contain_text("The operator of this server will see it.")
    expect(menu.locator("[data-do=remove]")).to_have_count(0)
    menu.get_by_role("button", name="Close").click()
    dialogs.get_by_role("button", name="Close").click()
    host.page.locator(".glance[data-seat='1']").click()
    host.page.locator(".whole .person").click()
    dialogs.last.get_by_role("button", name="Report this name").click()
    host.keep_screenshot("people-report")
    dialogs.last.get_by_role("button", name="Send report").click()
    expect(dialogs.last.get_by_role("status")).to_contain_text("Thank you.")
    command = [sys.executable, "-m", "mirabilia", "reports", "--data", str(server.data)]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert [line.partition(") ")[2] for line in told] == ["said: nonsense", "is called so"]


@pytest.mark.wide
def test_the_menu_fits_and_can_be_hit(arrive: Arrive) -> None:
    host, pest = arrive(), arrive()
    host.page.set_viewport_size(PHONE)
    address = host.open_table()
    join(pest, address, "Mugwump", 1)
    speak(pest, "nonsense " * 40)
    the_menu_fits(host, PHONE, "day")
    host.page.get_by_role("button", name="Night").click()
    the_menu_fits(host, PHONE, "night")
    host.page.set_viewport_size(DESKTOP)
    the_menu_fits(host, DESKTOP, "night")


def the_menu_fits(host: Person, size: ViewportSize, theme: str) -> None:
    menu = menu_of(host, host.page.locator(".said .person"))
    menu.locator("[data-do=report]").click()
    expect(menu.get_by_label("What is wrong?")).to_be_visible()
    host.keep_screenshot(f"people-menu-{size['width']}-{theme}")
    box = menu.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    for button in menu.locator("button").all():
        found = button.bounding_box()
        assert found is not None
        assert found["height"] >= 36
        assert found["x"] + found["width"] <= box["x"] + box["width"]
    host.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)


def test_a_name_that_is_refused_is_said_to_be(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    friend.page.goto(host.open_table())
    expect(friend.page.locator("[name=name]")).to_be_visible()
    refused = '{"type": "refused", "id": null, "code": "name_refused", "data": {"word": "mugwump"}}'
    friend.page.route(
        "**/api/me",
        lambda route: route.fulfill(status=400, body=refused, content_type="application/json"),
    )
    friend.page.fill("[name=name]", "Mugwump")
    friend.page.press("[name=name]", "Enter")
    expect(friend.page.get_by_role("alert")).to_contain_text("“mugwump” is not allowed in names")
    friend.wrong.clear()


def test_a_name_in_another_direction_turns_nothing_around(arrive: Arrive) -> None:
    host, guest = arrive(), arrive()
    address = host.open_table()
    join(guest, address, "שלום", 1)
    speak(guest, "مرحبا (1)")
    name = host.page.locator(".said bdi").first
    text = host.page.locator(".said bdi").last
    expect(text).to_have_text("مرحبا (1)")
    first, last = name.bounding_box(), text.bounding_box()
    assert first is not None
    assert last is not None
    assert first["x"] + first["width"] <= last["x"]
