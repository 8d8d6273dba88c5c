"""What would this do?, and the way from the table to how to play."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from mirabilia import Game
from mirabilia.foresight import Foresight
from tests.web import axes
from tests.web.laying import lay, under_way
from tests.web.playing import Arrive, Person, RealServer

PHONE, LAPTOP = (390, 844), (1366, 650)
ME = 0


def game_of(*boxes: str) -> Game:
    return under_way(2, 3, players=4, expansions=boxes)


def take_up(page: Page, card: str) -> None:
    page.locator(f"[data-card={card}]").click()
    expect(page.locator("#foresee")).to_be_visible()


def first_card(game: Game) -> str:
    """A card of the hand that can be built."""
    return next(offer["piece"] for offer in game.offers(ME) if offer["build"]["ways"])  # type: ignore[index]


def value(block: Locator, row: str) -> str:
    """What is seen of a figure."""
    return block.locator(f"[data-row={row}] dd .drawn").inner_text()


def told(change: Any) -> str:
    before, after = (str(change[when]).replace("-", "−") for when in ("before", "after"))
    return f"{before} (unchanged)" if before == after else f"{before} → {after}"


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
@pytest.mark.parametrize("boxes", [(), ("leaders", "cities", "armada")], ids=["base", "all"])
def test_a_card_tells_what_it_would_do(
    arrive: Arrive, server: RealServer, size: tuple[int, int], boxes: tuple[str, ...]
) -> None:
    game = game_of(*boxes)
    card = first_card(game)
    foresight = Foresight(game.view(ME))
    person = arrive(size=size, touch=size == PHONE)
    # Facts are no advice: they are there where advice is off.
    lay(server, game, person, advice=False)
    page = person.page
    take_up(page, card)
    page.keyboard.press("f")
    expect(page.locator("#foresee")).to_have_attribute("aria-expanded", "true")
    blocks = page.locator("[data-foretold]")
    outcomes = foresight.outcomes(card)
    expect(blocks).to_have_count(len(outcomes) + 1)
    for outcome in outcomes:
        block = page.locator(f'[data-foretold="{outcome["move"]}"]')
        for row in ("coins", "points", "end"):
            assert value(block, row) == told(outcome[row])
        shields = block.locator("[data-row=shields]")
        assert shields.count() == (outcome["shields"]["before"] != outcome["shields"]["after"])
    expect(blocks.last).to_contain_text("could build it" if can_pass(foresight, card) else "can")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert axes.found(page) == []
    # It stays open for the next card, until it is closed.
    other = next(offer["piece"] for offer in game.offers(ME) if offer["piece"] != card)
    page.click("#put-back")
    take_up(page, other)
    expect(page.locator(f'[data-foretold^="sell {other}"]').first).to_be_visible()
    page.click("#foresee")
    expect(page.locator(".foretold")).to_have_count(0)


def can_pass(foresight: Foresight, card: str) -> bool:
    passed = foresight.passed_on(card)
    return passed is not None and bool(passed["build"]["ways"])


def test_the_text_table_tells_it_too(arrive: Arrive, server: RealServer) -> None:
    game = game_of()
    card = first_card(game)
    person = arrive(size=LAPTOP)
    as_text(person, server, game)
    page = person.page
    page.click(f"[data-foresee={card}]")
    block = page.locator("[data-foretold^='build']").first
    (build, *_) = Foresight(game.view(ME)).outcomes(card)
    coins = build["coins"]
    said = f"Coins: {coins['before']}, then {coins['after']}"
    expect(block).to_contain_text(said if coins["before"] != coins["after"] else "(unchanged)")
    expect(page.locator("[data-foretold=passed]")).to_be_visible()
    assert axes.found(page) == []
    page.click(f"[data-foresee={card}]")
    expect(page.locator("[data-foretold]")).to_have_count(0)


def as_text(person: Person, server: RealServer, game: Game) -> None:
    person.page.add_init_script("localStorage.setItem('mirabilia-text', 'true')")
    lay(server, game, person, shown=".text")


# ---- links into how to play


def entries(page: Page, within: str) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        f"{within} [data-entry]", "(all) => all.map((one) => one.dataset.entry)"
    )
    return found


@pytest.mark.wide
def test_everything_leads_to_how_to_play_and_the_game_stays(
    arrive: Arrive, server: RealServer
) -> None:
    game = game_of("leaders", "cities", "armada")
    city = game.position()["cities"][ME]
    person = arrive(size=LAPTOP)
    lay(server, game, person)
    page = person.page
    card = first_card(game)
    take_up(page, card)
    found = entries(page, ".decision--card")
    assert found == [f"card-{card}"]
    page.click("#put-back")
    # A city that is opened large has everything in it.
    page.get_by_role("button", name="Open the city of").first.click()
    expect(page.locator(".whole")).to_be_visible()
    found += entries(page, ".whole")
    assert {f"card-{card}" for card in city["cards"]} <= set(found)
    assert f"wonder-{city['board']}-{city['side']}" in found
    assert f"space-red-{city['fleets'][0]}" in found
    assert axes.found(page) == []
    page.keyboard.press("Escape")
    page.click(".menu summary")
    page.click("[data-open=rules]")
    page.wait_for_selector(".rules [data-entry]")
    found += entries(page, ".rules")
    assert "symbols" in found
    with person.context.expect_page() as opened:
        page.locator("[data-entry=symbols]").click()
    learn = opened.value
    expect(learn.locator("#symbols")).to_be_visible()
    assert "/t/" in page.url
    missing = learn.evaluate(
        "(anchors) => anchors.filter((one) => !document.getElementById(one))", found
    )
    assert missing == []
