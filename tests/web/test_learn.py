"""How to play: chapters, an entry for everything, searched, printed, and linked to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mirabilia.catalog import load
from mirabilia.catalog.kinds import EFFECT_KINDS
from tests.web import axes
from tests.web.playing import Arrive, Person, RealServer
from tests.web.test_page_files import WEB

CATALOGUE = load()
RULES = (Path(__file__).parents[2] / "docs" / "rules.md").read_text("utf-8")
CHAPTERS = ("base", "leaders", "cities", "armada", "teams")
ANCHORS = {
    *(f"card-{card.id}" for card in CATALOGUE.cards),
    *(f"leader-{leader.id}" for leader in CATALOGUE.leaders),
    *(f"island-{island.id}" for island in CATALOGUE.islands),
    *(f"wonder-{wonder.id}-{side}" for wonder in CATALOGUE.wonders for side in ("day", "night")),
    *(f"space-{fleet}-{step}" for fleet in ("red", "yellow", "blue", "green") for step in range(7)),
    *(f"shipyard-{shipyard.id}" for shipyard in CATALOGUE.shipyards),
}
# Symbols and tokens have places too.
SMALL = ("symbol-", "token-")


@pytest.fixture
def person(arrive: Arrive, server: RealServer) -> Person:
    person = arrive(size=(1366, 768))
    person.page.goto(f"{server.url}/learn")
    expect(person.page.locator(".learn__chapter")).to_have_count(len(CHAPTERS))
    return person


def scripts() -> str:
    names = ("rulings.js", "chapters.js")
    return "".join((WEB / "screens" / name).read_text("utf-8") for name in names)


def test_rules_that_are_named_are_there() -> None:
    named = {rule.upper() for rule in re.findall(r'"([a-z]-\d+)[\w-]*"', scripts())}
    listed = re.findall(r'rules: "([^"]+)"', scripts())
    named |= {rule for rules in listed for rule in rules.split()}
    assert len(named) > 60
    assert {rule for rule in named if f"**{rule}**" not in RULES} == set()


def test_rulings_are_about_kinds_of_effect_that_there_are() -> None:
    table = scripts().partition("BY_KIND = {")[2].partition("\n};")[0]
    kinds = re.findall(r"^  (\w+):", table, re.MULTILINE)
    assert len(kinds) > 40
    assert set(kinds) <= set(EFFECT_KINDS)


def test_everything_has_an_entry(person: Person) -> None:
    ids = person.page.evaluate("[...document.querySelectorAll('.exhibit[id]')].map((e) => e.id)")
    assert len(ids) == len(set(ids))
    small = {id for id in ids if id.startswith(SMALL)}
    assert {
        "symbol-coin",
        "symbol-wood",
        "symbol-gear",
        "token-victory5",
        "token-defeat-1",
    } <= small
    assert set(ids) - small == ANCHORS


def test_an_entry_tells_effect_chains_players_and_rulings(person: Person) -> None:
    told = person.page.locator("#card-workers_guild figcaption")
    expect(told).to_contain_text("brown")
    expect(told).to_contain_text("Players: 3")
    expect(told.locator("[data-rule='A-55']")).to_contain_text("at most 10")
    aqueduct = person.page.locator("#card-aqueduct figcaption")
    expect(aqueduct).to_contain_text("Free with Baths")
    expect(person.page.locator("#card-baths figcaption")).to_contain_text("Makes free Aqueduct")
    # What is about ships is told of ships.
    assert not person.page.locator("#card-baths [data-rule]").count()
    expect(person.page.locator("#space-blue-2 [data-rule='A-10']")).to_have_count(1)
    babylon = person.page.locator("#wonder-babylon-night [data-rule='B-40']")
    expect(babylon).to_contain_text("a turn of its own")


def test_chapters_and_entries_are_searched(person: Person) -> None:
    page = person.page
    page.fill("#learn-search", "diplomacy")
    expect(page.locator("#cities-diplomacy")).to_be_visible()
    expect(page.locator("#base-aim")).to_have_count(0)
    expect(page.locator("#card-altar")).to_have_count(0)
    assert page.locator(".exhibit").count() > 3
    page.fill("#learn-search", "xyzzy")
    expect(page.get_by_role("status")).to_contain_text("Nothing")


def test_a_picture_leads_to_its_entry_and_an_address_too(
    person: Person, server: RealServer
) -> None:
    page = person.page
    page.locator("#base-chains .learn__piece").first.click()
    anchor = page.evaluate("location.hash").removeprefix("#")
    expect(page.locator(f"#{anchor}")).to_be_in_viewport()
    page.goto(f"{server.url}/")
    page.goto(f"{server.url}/learn#leader-caesar")
    expect(page.locator("#leader-caesar .card")).to_be_in_viewport()


def test_on_paper_there_is_everything(person: Person) -> None:
    page: Page = person.page
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator("#learn-search")).to_be_hidden()
    expect(page.locator("#island-royal_archipelago .tile")).to_have_count(1)


@pytest.mark.parametrize("size", [(390, 844), (1366, 650)], ids=["phone", "laptop"])
def test_axe_finds_nothing(arrive: Arrive, server: RealServer, size: tuple[int, int]) -> None:
    person = arrive(size=size)
    person.page.goto(f"{server.url}/learn")
    expect(person.page.locator(".learn__chapter")).to_have_count(len(CHAPTERS))
    assert person.page.evaluate("document.documentElement.scrollWidth") == size[0]
    # A part of the entries is enough: they are alike, and there are hundreds.
    person.page.fill("#learn-search", "science")
    expect(person.page.locator("#base-aim")).to_have_count(0)
    assert axes.found(person.page) == []


def test_home_leads_there(person: Person) -> None:
    person.go_home()
    person.page.get_by_role("link", name="How to play").click()
    expect(person.page.locator("#chapter-armada")).to_be_visible()
