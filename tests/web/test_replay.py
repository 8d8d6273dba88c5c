"""A replay that plays by itself, and a game that is played on from one of its moments."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.laying import lay, under_way
from tests.web.playing import Arrive, Person, RealServer
from tests.web.test_end import finish

# What a step takes at each speed, in milliseconds.
USUAL = 2400
SPEEDS = {"0.5": 2 * USUAL, "4": USUAL // 4}
# What the page itself takes between two steps.
SLACK = 100


def look_again(server: RealServer, person: Person) -> Page:
    """A finished game, looked through, in a browser whose clock goes when it is told to."""
    finish(server, person)
    address = f"{person.page.url}/replay"
    person.page.clock.install(time=0)
    person.page.goto(address)
    expect(person.page.locator(".table")).to_have_attribute("data-step", "0")
    person.page.clock.pause_at(1_000_000)
    return person.page


def test_a_replay_plays_by_itself_as_fast_as_wanted(arrive: Arrive, server: RealServer) -> None:
    page = look_again(server, arrive())
    for first, (speed, pause) in zip((0, 3), SPEEDS.items(), strict=True):
        play_three_steps(page, first, speed, pause)


def test_the_sheet_of_a_replay_lies_where_the_hand_was(arrive: Arrive, server: RealServer) -> None:
    """And leaves the cities of others to be seen."""
    person = arrive(size=(1440, 770))
    page = look_again(server, person)
    page.click("#step-end")
    page.wait_for_selector(".decision--sheet")
    person.keep_screenshot("replay-sheet")
    sheet, sea = (page.locator(place).bounding_box() for place in (".decision--sheet", ".sea"))
    assert sheet is not None
    assert sea is not None
    assert sheet["y"] >= sea["y"] + sea["height"]
    assert sheet["y"] + sheet["height"] <= 770


def play_three_steps(page: Page, first: int, speed: str, pause: int) -> None:
    table, button = page.locator(".table"), page.locator("#play-pause")
    page.get_by_role("combobox", name="Speed").select_option(speed)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(button).to_have_attribute("aria-pressed", "true")
    for step in range(first, first + 3):
        expect(table).to_have_attribute("data-step", str(step))
        page.clock.run_for(pause // 2)
        expect(table).to_have_attribute("data-step", str(step))
        page.clock.run_for(pause // 2 + SLACK)
    page.get_by_role("button", name="Pause", exact=True).click()
    page.clock.run_for(10 * USUAL)
    expect(table).to_have_attribute("data-step", str(first + 3))


def test_a_replay_stops_at_its_end(arrive: Arrive, server: RealServer) -> None:
    page = look_again(server, arrive())
    page.click("#step-end")
    page.click("#step-back")
    page.get_by_role("button", name="Play", exact=True).click()
    page.clock.run_for(2 * USUAL)
    expect(page.locator("#score-sheet")).to_be_visible()
    expect(page.locator("#play-pause")).to_have_attribute("aria-pressed", "false")


def test_no_key_steps_behind_what_is_open(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    finish(server, person)
    page = person.page
    page.click("#look-again")
    page.click("#step-on")
    page.click("#onward")
    page.get_by_role("dialog").get_by_role("button", name="Close").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".table")).to_have_attribute("data-step", "1")


def test_a_game_is_played_on_from_a_moment(arrive: Arrive, server: RealServer) -> None:
    """As the city in front, against bots; the new table says where it comes from."""
    person = arrive()
    finish(server, person)
    page, before = person.page, person.page.url
    page.click("#look-again")
    page.click("[data-age='2']")
    expect(page.locator(".top h1")).to_have_text("Age II, turn 1")
    page.locator(".glance").first.click()
    city = page.locator(".own .board").get_attribute("aria-label")
    hand = page.locator(".hand .card__name")
    expect(hand).not_to_have_count(0)
    cards = sorted(hand.all_inner_texts())
    page.click("#onward")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("Play on from here")
    person.choose_level("[name=onward-level]", "builder")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    person.wait_to_be_asked()
    assert page.url != before
    # What is seen in a step is the table behind its turn.
    expect(page.locator(".top h1")).to_contain_text("Age II · turn 2")
    assert page.locator(".own .board").get_attribute("aria-label") == city
    expect(hand).to_have_count(len(cards))
    assert sorted(hand.all_inner_texts()) == cards
    page.get_by_role("button", name="Log").click()
    origin = page.get_by_role("link", name=re.compile("^Played on from Age II, turn"))
    assert origin.get_attribute("href") == f"{before.removeprefix(person.url)}/replay"
    page.keyboard.press("Escape")
    person.answer()
    expect(page.locator(".top h1")).to_contain_text("turn 3")
    page.goto(f"{person.url}/games")
    expect(page.locator(".game").filter(has_text="Played on from")).to_have_count(1)


# ---- my games


def games_of(server: RealServer, person: Person, other: Person) -> None:
    """One that waits for me, one that waits for somebody else, and one that is over."""
    lay(server, under_way(1, 2, expansions=("leaders",)), person)
    lay(server, under_way(1, 2), person, other)
    person.answer()
    person.page.wait_for_selector("#take-back")
    finish(server, person)


@pytest.mark.wide
def test_my_games_are_filtered(arrive: Arrive, server: RealServer) -> None:
    person, other = arrive(), arrive()
    games_of(server, person, other)
    person.go_home()
    page = person.page
    page.click("#all-games")
    games = page.locator(".game")
    expect(games).to_have_count(3)
    for game in games.all():
        expect(game.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-\d\d-\d\d"))
        expect(game.locator(".game__who").first).to_contain_text("Builder bot")
    assert shown_by(page, "My turn") == ["your turn"]
    assert sorted(shown_by(page, "In progress")) == ["guest, seat 2 to play", "your turn"]
    (ended,) = shown_by(page, "Finished")
    assert re.fullmatch(r"(won|rank \d), \d+ points", ended)
    assert shown_by(page, "Won") == ([ended] if ended.startswith("won") else [])
    page.get_by_role("button", name="All", exact=True).click()
    page.get_by_role("combobox", name="Expansions").select_option("leaders")
    expect(games).to_have_count(1)
    expect(games.first).to_contain_text("Leaders")
    page.get_by_role("combobox", name="Expansions").select_option("any")
    page.get_by_role("searchbox", name="Opponent").fill("guest, seat")
    expect(games).to_have_count(1)
    page.get_by_role("searchbox", name="Opponent").fill("nobody")
    expect(page.get_by_text("No games match.")).to_be_visible()


def shown_by(page: Page, name: str) -> list[str]:
    """How the games stand that a filter shows, in small letters."""
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("button", name=name, exact=True, pressed=True)).to_be_visible()
    return [text.strip().lower() for text in page.locator(".game__how b").all_inner_texts()]
