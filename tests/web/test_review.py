"""The review of a game on the page: asked for with a button, followed, and looked through."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from mirabilia import Game
from tests.web import axes
from tests.web.laying import lay_finished
from tests.web.playing import Arrive, Person, RealServer

SIZES = {"phone": (390, 844), "desktop": (1366, 650)}
# Three seats choose a card eighteen times.
CHOICES = 3 * 18
# As many of the moves with which chances changed most are shown.
SWINGS = 4
LANGUAGES = ("it", "es", "pl", "de", "fr")
# Notes how far the bar says that the review is.
NOTED = """
window.progress = [];
new MutationObserver(() => {
    const bar = document.querySelector(".review progress");
    if (bar) window.progress.push([bar.value, Number(bar.getAttribute("max"))]);
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


@pytest.mark.wide
@pytest.mark.parametrize("size", SIZES)
def test_a_game_is_reviewed_and_played_on(arrive: Arrive, server: RealServer, size: str) -> None:
    person = arrive(size=SIZES[size], touch=size == "phone")
    person.page.add_init_script(NOTED)
    person.page.goto(f"{person.url}/t/{lay_finished(server, unwise(), person)}")
    use(person, person.page.locator("#review-game"))
    see_it_made(person.page)
    see_the_course(person.page)
    see_the_swings(person.page)
    see_the_losses(person.page)
    see_that_it_fits(person.page)
    see_that_it_fits_in_every_language(person.page)
    go_to_the_worst(person)
    person.page.reload()
    play_on_from_the_worst(person)


def unwise() -> Game:
    """The beginning of a game whose end is known: its players make moves that cost them much.

    It was chosen for that, since losses are to be shown here: this tests the page, and says
    nothing about how well reviews judge.
    """
    return Game.new(players=3, sides="day", seed=5)


def use(person: Person, one: Locator) -> None:
    """With a finger, or by keyboard."""
    if person.touch:
        one.tap()
    else:
        one.focus()
        person.page.keyboard.press("Enter")


def see_it_made(page: Page) -> None:
    expect(page.locator("#review-decisions > li")).not_to_have_count(0)
    expect(page.locator(".review progress")).to_have_count(0)
    progress = page.evaluate("window.progress")
    assert progress == sorted(progress)
    done, total = progress[-1]
    assert done <= total
    assert total >= CHOICES


def see_the_course(page: Page) -> None:
    expect(page.locator(".course polyline")).to_have_count(3)
    page.get_by_text("In figures").click()
    # At the end somebody has won, and nobody else.
    shares = page.locator(".course__figures tbody tr").last.locator("td").all_inner_texts()
    assert sorted(shares) == ["0%", "0%", "100%"]


def see_the_swings(page: Page) -> None:
    """The moves with which chances changed most, the greatest changes first."""
    changes = page.locator("#review-swings .judged__cost").all_inner_texts()
    found = [int(re.fullmatch(r"[+−](\d+)%", change)[1]) for change in changes]  # type: ignore[index]
    assert len(found) == SWINGS
    assert found == sorted(found, reverse=True)


def see_the_losses(page: Page) -> None:
    costs = page.locator("#review-losses .judged__cost").all_inner_texts()
    lost = [float(re.fullmatch(r"(\d+\.\d)% ± \d+\.\d%", cost)[1]) for cost in costs]  # type: ignore[index]
    assert lost == sorted(lost, reverse=True)
    assert lost[-1] > 0


def is_within(page: Page) -> bool:
    """Whether nothing lies beyond the edge of the review, nor of a table in it."""
    boxes = page.locator("dialog[open], dialog[open] .review__wide").all()
    return len(boxes) > 1 and all(
        box.evaluate("(box) => box.scrollWidth <= box.clientWidth") for box in boxes
    )


def see_that_it_fits_in_every_language(page: Page) -> None:
    for language in (*LANGUAGES, "en"):
        page.locator("select[name=language]").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert is_within(page), language


def see_that_it_fits(page: Page) -> None:
    """Nothing lies beyond its edge, and axe has nothing to say."""
    assert is_within(page)
    if axes.is_here() or os.environ.get("CI"):
        assert axes.found(page) == []


def go_to_the_worst(person: Person) -> None:
    """The city that lost most is in front, with the hand that it chose from."""
    page = person.page
    worst = page.locator("#review-losses > li").first
    chosen = worst.locator(".judged__look span").last.inner_text()
    city = worst.locator(".who__city").inner_text()
    use(person, worst.locator(".judged__look"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    board = page.locator(".own .board")
    expect(board).to_have_attribute("aria-label", re.compile(re.escape(city)))
    drawn = page.locator(".hand .card__name").all_inner_texts()
    cards = [name.replace("\N{SOFT HYPHEN}", "") for name in drawn]
    assert any(card in chosen for card in cards), (chosen, cards)


def play_on_from_the_worst(person: Person) -> None:
    page = person.page
    worst = page.locator("#review-losses > li").first
    when = worst.locator(".judged__when").inner_text()
    use(person, worst.get_by_role("button", name=f"Play on from here: {when}"))
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading")).to_have_text("Play on from here")
    person.choose_level("[name=onward-level]", "builder")
    use(person, dialog.get_by_role("button", name="Start"))
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    person.wait_to_be_asked()
    age, turn = map(int, when.split("."))
    expect(page.locator(".top h1")).to_contain_text(f"Age {'I' * age} · turn {turn}")


def test_moments_before_the_first_age_are_told_apart(arrive: Arrive, server: RealServer) -> None:
    """Leaders are drafted several times before it."""
    person = arrive()
    drafting = Game.new(players=3, sides="day", seed=5, expansions=("leaders",))
    person.page.goto(f"{person.url}/t/{lay_finished(server, drafting, person)}")
    use(person, person.page.locator("#review-game"))
    expect(person.page.locator("#review-decisions > li")).not_to_have_count(0)
    person.page.get_by_text("In figures").click()
    moments = person.page.locator(".course__figures tbody th").all_inner_texts()
    assert moments[:3] == ["start 1", "start 2", "start 3"]
    assert len(set(moments)) == len(moments)
