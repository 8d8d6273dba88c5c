"""The end: the sheet is counted line by line, sorted by rank, and fits."""

from __future__ import annotations

from itertools import count

import pytest
from playwright.sync_api import ViewportSize, expect

from mirabilia import Game
from tests.web.laying import finished, lay, lay_finished, under_way
from tests.web.playing import (
    BOXES,
    Arrive,
    Person,
    RealServer,
    figures,
    play_together,
    totals,
)

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


def test_no_heading_peeps_out_above_the_buttons(arrive: Arrive, server: RealServer) -> None:
    """It would read as theirs."""
    person = arrive(size=(360, 640), touch=True)
    finish(server, person, players=5)
    person.keep_screenshot("end-small")
    buttons, heading = (
        person.page.locator(place).first.bounding_box()
        for place in (".over__main", ".over__more h2")
    )
    assert buttons is not None
    assert heading is not None
    assert heading["y"] >= buttons["y"]


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


# How far a bar reaches to the left and to the right of the line of zero, in its own points.
REACH = """(bars) => bars.map((bar) => {
    const parts = [...bar.querySelectorAll(".bars__part")];
    const wide = (some) => some.reduce((sum, one) => sum + one.getBoundingClientRect().width, 0);
    const lost = parts.filter((one) => one.matches(".bars__part--lost"));
    const zero = lost.at(-1)?.getBoundingClientRect().right
        ?? parts[0].getBoundingClientRect().left;
    return [zero, wide(lost), wide(parts) - wide(lost)];
})"""


def test_bars_show_what_was_lost_too(arrive: Arrive, server: RealServer) -> None:
    """It lies striped before one line of zero, and all bars have the same measure."""
    person = arrive()
    finish(server, person, players=4, expansions=BOXES)
    columns = zip(*map(figures, person.page.locator("#score-sheet .pad__line").all()), strict=True)
    told = [(-sum(n for n in one if n < 0), sum(n for n in one if n > 0)) for one in columns]
    assert any(lost for lost, _ in told)
    reached = person.page.locator(".bars__bar").evaluate_all(REACH)
    assert len(reached) == len(told)
    point = reached[0][2] / told[0][1]
    for (zero, *widths), amounts in zip(reached, told, strict=True):
        assert zero == pytest.approx(reached[0][0], abs=1)
        assert widths == pytest.approx([amount * point for amount in amounts], abs=1)
    expect(person.page.locator(".bars__key")).to_be_visible()


@pytest.mark.wide
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


def lost_by_coins(game: Game) -> bool:
    """Whether the first seat has as many points as the only winner, who has more coins."""
    totals, winners = game.result.totals, game.result.winners
    level = [seat for seat, points in enumerate(totals) if points == max(totals)]
    return len(level) == 2 and 0 in level and len(winners) == 1 and 0 not in winners


def test_a_tie_is_told_to_who_lost_it(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    games = (finished(Game.new(players=3, sides="day", seed=seed)) for seed in count())
    table = lay_finished(server, next(filter(lost_by_coins, games)), person)
    person.page.goto(f"{person.url}/t/{table}")
    expect(person.page.locator(".outcome")).to_contain_text("tied with you; coins decide:")
