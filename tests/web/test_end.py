"""The end: the sheet is counted line by line, sorted by rank, and fits."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.laying import lay, under_way
from tests.web.playing import Arrive, Person, RealServer, play_together, totals

PHONE: ViewportSize = {"width": 390, "height": 844}
# The pause between two lines never ends; everything else goes on.
NEVER_COUNTED = """
const real = window.setTimeout;
window.setTimeout = (work, pause, ...more) => (pause === 70 ? 0 : real(work, pause, ...more));
"""
# Notes what was seen while it was counted.
NOTED = """
window.counted = new Set();
new MutationObserver(() => {
    const shown = document.querySelector("[data-counted]");
    if (shown) window.counted.add(shown.dataset.counted);
}).observe(document, { attributes: true, childList: true, subtree: true });
"""
LONGEST = 1200


def finish(server: RealServer, person: Person, **options: object) -> None:
    lay(server, under_way(3, 6, **options), person)
    play_together([person])


def test_the_sheet_is_sorted_by_rank_and_says_where_points_came_from(
    arrive: Arrive, server: RealServer
) -> None:
    person = arrive()
    person.page.add_init_script(NOTED)
    finish(server, person, players=4)
    points = totals(person)
    assert points == sorted(points, reverse=True)
    ranks = person.page.locator(".pad__rank").all_inner_texts()
    assert ranks[0] == "1"
    assert ranks == sorted(ranks)
    # Motion is not wanted here: nothing was counted.
    assert person.page.evaluate("[...window.counted]") == ["true"]
    expect(person.page.locator(".outcome__faces--crowned .face")).to_have_count(ranks.count("1"))
    sums = person.page.locator(".bars__sum").all_inner_texts()
    assert [int(text.replace("\N{MINUS SIGN}", "-")) for text in sums] == points
    expect(person.page.locator(".under__cities > li")).to_have_count(4)
    person.page.click("[data-tab=ages]")
    expect(person.page.locator(".ages")).to_have_count(4)
    last = person.page.locator(".ages__bar--3 b").all_inner_texts()
    assert [int(text.replace("\N{MINUS SIGN}", "-")) for text in last] == points
    person.page.set_viewport_size(PHONE)
    assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    person.keep_screenshot("end-phone")


def test_counting_is_short(arrive: Arrive, server: RealServer) -> None:
    person = arrive(motion=True)
    person.page.add_init_script(NOTED)
    finish(server, person)
    person.page.wait_for_selector("[data-counted=true]")
    assert person.page.evaluate("[...window.counted]") == ["false", "true"]
    ends = person.page.evaluate(
        "document.getAnimations().map((one) => one.effect.getComputedTiming().endTime)"
    )
    assert max(ends, default=0) <= LONGEST
    person.page.wait_for_function("() => document.getAnimations().length === 0")


@pytest.mark.parametrize("skip", ["key", "click"])
def test_counting_is_skipped(arrive: Arrive, server: RealServer, skip: str) -> None:
    person = arrive(motion=True)
    person.page.add_init_script(NEVER_COUNTED)
    finish(server, person)
    expect(person.page.locator("[data-counted=false]")).to_be_visible()
    expect(person.page.locator(".outcome__faces--crowned")).to_have_count(0)
    if skip == "key":
        person.page.keyboard.press("Shift")
    else:
        person.page.locator(".outcome h1").click()
    expect(person.page.locator("[data-counted=true]")).to_be_visible()
    totals(person)
