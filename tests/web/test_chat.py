"""The chat: what is new in it, who has spoken, and the one name that everybody has."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.laying import lay, under_way
from tests.web.playing import Arrive, Person, RealServer, play_together

ROOMY = (1920, 950)
# A guest without a name, and a bot of which there is one.
NAMES = ["Guest, seat 1", "Guest, seat 2", "Hanno"]
# The line that is new shows for some seconds: here they go by when the test says so.
MOMENT = 10_000


def speak(person: Person, text: str) -> None:
    """Say something in a chat that is open."""
    person.page.fill("#chat-text", text)
    person.page.press("#chat-text", "Enter")
    expect(person.page.locator(".said").last).to_contain_text(text)


def open_chat(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("^Chat")).click()
    person.page.wait_for_selector("#chat-text")


def close_chat(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def count(person: Person) -> Locator:
    """The number of lines that have not been looked at."""
    return person.page.get_by_role("button", name=re.compile("^Chat")).locator(".badge")


@pytest.mark.parametrize(
    "text",
    [pytest.param(False, id="drawn"), pytest.param(True, id="text", marks=pytest.mark.long)],
)
def test_the_newest_line_shows_for_a_moment(arrive: Arrive, server: RealServer, text: bool) -> None:
    person, other = arrive(), arrive()
    lay(server, under_way(1, 2), person, other)
    if text:
        person.page.click(".menu summary")
        person.page.get_by_role("button", name="Text table").click()
        person.page.wait_for_selector(".text")
    person.page.clock.install()
    newest = person.page.locator(".newest")
    expect(newest).to_have_role("status")
    expect(newest).to_be_empty()
    open_chat(other)
    speak(other, "good morning")
    expect(newest).to_have_text("Guest, seat 2 good morning")
    expect(newest.locator("[data-face]")).to_have_count(1)
    person.page.clock.fast_forward(MOMENT)
    expect(newest).to_be_empty()
    # One's own lines are no news, nor is what stands in a chat that is open.
    expect(other.page.locator(".newest")).to_be_empty()
    open_chat(person)
    speak(other, "are you there?")
    expect(person.page.locator(".said")).to_have_count(2)
    expect(newest).to_be_empty()


def test_what_has_not_been_looked_at_is_counted(arrive: Arrive, server: RealServer) -> None:
    person, other = arrive(), arrive()
    lay(server, under_way(1, 2), person, other)
    open_chat(other)
    speak(other, "good morning")
    expect(count(person)).to_have_text("1")
    speak(other, "are you there?")
    expect(count(person)).to_have_text("2")
    open_chat(person)
    expect(count(person)).to_have_count(0)
    speak(person, "yes")
    close_chat(person)
    expect(count(person)).to_have_count(0)
    # Whoever comes again is told of what came since.
    person.page.reload()
    speak(other, "well then")
    expect(count(person)).to_have_text("1")
    expect(count(other)).to_have_count(0)


def test_a_chat_beside_the_table_is_looked_at(arrive: Arrive, server: RealServer) -> None:
    person, other = arrive(size=ROOMY), arrive()
    lay(server, under_way(1, 2), person, other)
    open_chat(other)
    speak(other, "good morning")
    expect(person.page.locator(".said")).to_have_count(1)
    person.page.set_viewport_size({"width": 1366, "height": 650})
    expect(person.page.get_by_role("button", name=re.compile("^Chat"))).to_be_visible()
    expect(count(person)).to_have_count(0)


def test_faces_stand_in_the_lobby_and_in_the_chat(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    address = host.open_table()
    friend.sit(address, 1)
    places = [host.page.locator(f".place[data-seat='{seat}'] [data-face]") for seat in range(3)]
    for place, faces in zip(places, (1, 1, 0), strict=True):
        expect(place).to_have_count(faces)
    speak(friend, "good morning")
    face = host.page.locator(".said [data-face]").get_attribute("data-face")
    assert face == places[1].get_attribute("data-face")
    assert face != places[0].get_attribute("data-face")


def test_a_guest_without_a_name_has_one_name_everywhere(arrive: Arrive, server: RealServer) -> None:
    """At the city, in the chat, the turn line, the story, what is read aloud, and the sheet."""
    person, other = arrive(), arrive()
    lay(server, under_way(3, 5), person, other)
    page, name = person.page, NAMES[1]
    expect(page.locator(".glance[data-seat='1'] .title__who b")).to_have_text(name)
    open_chat(other)
    speak(other, "good morning")
    open_chat(person)
    expect(page.locator(".said b")).to_have_text(name)
    close_chat(person)
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".told").first.locator(".who__name")).to_have_text(["You", *NAMES[1:]])
    page.keyboard.press("Escape")
    close_chat(other)
    person.answer()
    expect(page.locator(".top__wait")).to_have_text(f"Waiting for {name}")
    other.answer()
    expect(page.locator("#announced")).to_contain_text(re.compile(rf"{name} (builds|sells) "))
    play_together([person, other])
    expect(page.locator("#score-sheet thead")).to_contain_text(name)


def test_the_chat_beside_the_table_is_led_to_though_it_is_still_to_be_fetched(
    arrive_at_clone: Arrive, clone: RealServer
) -> None:
    """It is not opened over the table meanwhile, and there is one field to write in."""
    person = arrive_at_clone(size=ROOMY)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route("**/table/beside.js*", hold)
    lay(clone, under_way(1, 2), person)
    person.wait_to_be_asked()
    person.page.keyboard.press("c")
    expect(person.page.locator("dialog[open], #chat-text")).to_have_count(0)
    for route in held:
        route.continue_()
    expect(person.page.locator(".beside #chat-text")).to_be_focused()
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    expect(person.page.locator("#chat-text")).to_have_count(1)


def test_what_you_say_is_told_apart(arrive: Arrive, server: RealServer) -> None:
    person, other = arrive(), arrive()
    lay(server, under_way(1, 2), person, other)
    open_chat(person)
    speak(person, "good morning")
    expect(person.page.locator(".said--own b")).to_have_text("You")
    open_chat(other)
    expect(other.page.locator(".said b")).to_have_text(NAMES[0])
    expect(other.page.locator(".said--own")).to_have_count(0)
