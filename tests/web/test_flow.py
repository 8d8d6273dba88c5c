"""Friends at one table, on a phone and on a desktop: from the name to the next game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.laying import lay, under_way
from tests.web.playing import Arrive, Person, RealServer, play_together

PHONE = (390, 844)
NAME, OTHER = "Hypatia", "Hero"


def meet(host: Person, friend: Person, watcher: Person) -> None:
    """Both type their names before they sit down; a third one watches."""
    host.go_home()
    host.page.fill("[name=name]", OTHER)
    host.wish(players=3)
    host.page.click("#open-table")
    host.page.wait_for_selector(".place--own")
    friend.page.goto(host.page.url)
    friend.page.fill("[name=name]", NAME)
    friend.hit(friend.page.locator("[data-sit='1']"))
    friend.page.wait_for_selector(".place--own[data-seat='1']")
    they_are_called(host, ".place")
    watcher.page.goto(host.page.url)
    host.page.click("#fill-bots")
    host.page.click("#start")
    watcher.page.wait_for_selector(".table")
    expect(watcher.page.locator(".glance").filter(has_text=NAME)).to_have_count(1)


def they_are_called(person: Person, place: str) -> None:
    for name in (NAME, OTHER):
        expect(person.page.locator(place).filter(has_text=name)).to_have_count(1)


def meet_again(host: Person, friend: Person) -> None:
    """The one who asks goes at once, the other with one tap; both still have their names."""
    before = host.page.url
    friend.hit(friend.page.locator("#play-again"))
    friend.page.wait_for_selector(".lobby")
    assert friend.page.url != before
    host.page.click("#join-again")
    host.page.wait_for_selector(".lobby")
    assert host.page.url == friend.page.url
    for person in (host, friend):
        they_are_called(person, ".place")
    (friend if friend.page.locator("#start").count() else host).page.locator("#start").click()
    for person in (host, friend):
        person.page.wait_for_selector(".table")
    expect(host.page.locator(".glance").filter(has_text=NAME)).to_have_count(1)
    expect(friend.page.locator(".glance").filter(has_text=OTHER)).to_have_count(1)


def test_a_phone_and_a_desktop_meet_at_one_table(arrive: Arrive) -> None:
    host, friend, watcher = arrive(), arrive(size=PHONE, touch=True), arrive()
    meet(host, friend, watcher)
    for person in (host, friend):
        person.answer()
    for person in (host, friend):
        expect(person.page.locator(".top h1")).to_contain_text(re.compile("turn 1 of 6"))
    expect(watcher.page.locator(".top h1")).to_contain_text(re.compile("turn 1 of 6"))


@pytest.mark.long
def test_a_phone_and_a_desktop_play_a_game_and_meet_again(arrive: Arrive) -> None:
    host, friend, watcher = arrive(), arrive(size=PHONE, touch=True), arrive()
    meet(host, friend, watcher)
    play_together([host, friend])
    for person, name in ((host, NAME), (friend, OTHER), (watcher, NAME), (watcher, OTHER)):
        expect(person.page.locator("#score-sheet")).to_contain_text(name)
    meet_again(host, friend)


@pytest.mark.wide
def test_names_last_until_the_next_game(arrive: Arrive, server: RealServer) -> None:
    host, friend = arrive(), arrive(size=PHONE, touch=True)
    lay(server, under_way(3, 6), host, friend)
    for person, name in ((host, OTHER), (friend, NAME)):
        person.page.click(".menu summary")
        person.page.get_by_role("button", name="name").click()
        person.page.fill("dialog [name=name]", name)
        person.page.keyboard.press("Enter")
        person.page.keyboard.press("Escape")
        expect(person.page.locator("dialog[open]")).to_have_count(0)
    play_together([host, friend])
    meet_again(host, friend)
