"""A panel for each decision that is seldom asked, brought up at a table of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from mirabilia import Game
from tests.rules import box_tables, sea_tables
from tests.rules.tables import LEFT, ME, Table, city, makers
from tests.web.laying import lay, under_way
from tests.web.playing import BOXES, Arrive, Person, RealServer

RING = (3, 0)


def naval() -> Game:
    """The end of an age, for the owner of the island that lets one stay out."""
    table = sea_tables.Table(RING, {ME: city("gizah", islands=("forgotten_oasis",))}, turn=7)
    table.turn()
    return table.game


def token() -> Game:
    """The left neighbour has recruited Telesilla."""
    cities = {ME: box_tables.city("gizah", victories=(1, 3, 3)), LEFT: box_tables.city("rhodos")}
    table = box_tables.Table(RING, cities, recruit={LEFT: ["telesilla", "zenobia"]}, age=3)
    table.turn({LEFT: "recruit telesilla"})
    return table.game


def bury() -> Game:
    """Abu Simbel Night has just built her first stage."""
    mine = box_tables.city("abu_simbel", *makers({"clay": 2, "cloth": 1}), side="night")
    mine["leaders"] = ["caesar", "sappho"]
    table = box_tables.Table(RING, {ME: mine}, {ME: ["lair"]}, age=2)
    table.turn({ME: "stage lair"})
    return table.game


def debt() -> Game:
    """The left neighbour takes five coins from everybody."""
    theirs = box_tables.city("roma", *makers({"wood": 1, "glass": 1}), coins=0)
    cities = {ME: box_tables.city("gizah", coins=4), LEFT: theirs}
    table = box_tables.Table(RING, cities, {LEFT: ["opium_distillery"]}, age=3)
    table.turn({LEFT: "build opium_distillery"})
    return table.game


def discard() -> Game:
    """Halikarnassos Day has just built her second stage."""
    mine = city("halikarnassos", "glassworks_age1", "press_age1", coins=0, stages=1)
    pile = ["workers_guild", "palace", "altar", "sawmill"]
    table = Table(RING, {ME: mine}, {ME: ["senate"]}, age=3, turn=2, discard=pile)
    table.turn({ME: "stage senate"})
    return table.game


def island() -> Game:
    """The dispensary is free by chain; the step of the green ship takes papyrus."""
    mine = city("rhodos", "apothecary", "press_age1", shipyard="shipyard_3", fleets=(0, 0, 0, 3))
    table = sea_tables.Table(RING, {ME: mine}, {ME: ["dispensary"]}, age=2, turn=4)
    table.turn({ME: "build dispensary ship"})
    return table.game


def fleet() -> Game:
    """The dry hold gives a step of any ship."""
    table = sea_tables.Table(RING, {ME: city("gizah")}, {ME: ["dry_hold"]})
    table.turn({ME: "build dry_hold"})
    return table.game


def last() -> Game:
    """Babylon Night may play the last card too."""
    mine = city("babylon", *makers({"clay": 3, "glass": 1}), side="night", stages=1)
    table = Table(RING, {ME: mine}, {ME: ["vineyard", "loom_age2"]}, age=2, turn=6)
    table.turn({ME: "build vineyard"})
    return table.game


def extra() -> Game:
    """Roma Night has just built a stage that recruits; Pericles is too dear."""
    mine = box_tables.city("roma", *makers({"clay": 1, "stone": 1, "glass": 1}), side="night")
    mine |= {"coins": 3, "buried": ["?"]}
    hands = {ME: ["caesar", "pericles", "nero"]}
    table = box_tables.Table(RING, {ME: mine}, {ME: ["haven"]}, age=3, leader_hands=hands)
    table.turn({ME: "stage haven"})
    return table.game


def shown(person: Person) -> set[str]:
    """The moves that can be clicked, all of them without scrolling."""
    moves = person.page.locator("[data-move]")
    moves.first.wait_for()
    panel = person.page.locator(".decision").bounding_box()
    assert panel
    for move in moves.all():
        box = move.bounding_box()
        assert box
        assert box["y"] + box["height"] <= panel["y"] + panel["height"]
    return {move.get_attribute("data-move") or "" for move in moves.all()}


@pytest.mark.parametrize("scene", [naval, token, bury, debt, discard, island, fleet, last])
def test_all_that_can_be_answered_is_shown_at_once(
    arrive: Arrive, server: RealServer, scene: Callable[[], Game]
) -> None:
    game, person = scene(), arrive()
    lay(server, game, person)
    person.wait_to_be_asked()
    assert person.kind() == scene.__name__
    assert shown(person) == {move.text for move in game.pending[0].moves}
    person.answer()
    expect(person.page.locator(f"[data-asked='{scene.__name__}']")).to_have_count(0)


def test_last_cards_are_no_turn_more_than_there_are(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, last(), person)
    person.wait_to_be_asked()
    expect(person.page.locator(".when__told b")).to_have_text("Age II, last cards")


def test_one_more_leader_is_chosen_from_the_hand(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, extra(), person)
    person.wait_to_be_asked()
    assert shown(person) == {"pass"}
    ribbons = person.page.locator(".held__ribbon")
    assert len(ribbons.all_inner_texts()) == 3
    person.page.click("[data-card='caesar']")
    expect(person.page.locator("[data-move='recruit caesar']")).to_be_visible()
    assert shown(person) == {"recruit caesar", "pass"}


def test_who_may_stay_out_sees_how_strong_all_are(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, naval(), person)
    person.wait_to_be_asked()
    assert person.page.locator(".standing li").count() == 3
    # the prizes of the first age.
    assert person.page.locator(".prizes .token").all_inner_texts() == ["+3", "+1", "−1"]


def spots(card: Locator) -> Iterator[tuple[float, float]]:
    """Places on a card, from the top to the bottom."""
    box = card.bounding_box()
    assert box
    for share in (0.2, 0.35, 0.5, 0.65, 0.8, 0.95):
        yield box["x"] + box["width"] / 2, box["y"] + share * box["height"]


def test_a_double_click_on_a_card_plays_nothing(arrive: Arrive, server: RealServer) -> None:
    """Where the panel opens under the mouse, the second click is on what can be done. On that a
    double click counts, once."""
    person = arrive()
    page = person.page
    lay(server, under_way(2, 3, players=4), person)
    person.wait_to_be_asked()
    cards = page.locator("[data-card]:enabled")
    under = 0
    for card in cards.all():
        for x, y in spots(card):
            page.mouse.click(x, y, click_count=2, delay=30)
            if page.locator("#put-back").count():
                under += page.locator("[data-move]:hover").count()
                page.click("#put-back")
            expect(cards).to_have_count(5)
    assert under > 0
    cards.first.click()
    page.locator("[data-move]").first.dblclick()
    expect(cards).to_have_count(4)


def test_nothing_explains_itself_before_the_mouse_is_moved(
    arrive: Arrive, server: RealServer
) -> None:
    """What has opened under it would be covered."""
    person = arrive()
    page = person.page
    lay(server, under_way(3, 1, players=5, expansions=BOXES), person)
    person.wait_to_be_asked()
    tip = page.get_by_role("tooltip")
    under = 0
    for card in page.locator("[data-card]:enabled").all():
        for x, y in spots(card):
            page.mouse.click(x, y)
            page.wait_for_selector(".decision--card .deed")
            if page.locator(".decision--card [data-tip]:hover").count():
                under += 1
                expect(tip).to_have_count(0)
                page.mouse.move(x + 3, y)
                expect(tip).to_have_count(0)
                page.mouse.move(x + 6, y)
                expect(tip).to_have_count(min(1, page.locator("[data-tip]:hover").count()))
            page.click("#put-back")
    assert under > 0
