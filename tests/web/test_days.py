"""The deal of the day between two browsers, and a challenge to a friend."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect
from websockets.asyncio.client import connect

from tests.server.support import Mirror, run_alone
from tests.web.laying import guest, lay_finished, under_way
from tests.web.playing import Arrive, Person, RealServer

SIZES = {"phone": (390, 844), "laptop": (1366, 650)}


def begin(person: Person, name: str) -> str:
    """Begin the deal of the day from home, by the keyboard; where it is played."""
    person.go_home()
    person.page.fill("[name=name]", name)
    person.page.locator("#daily a").focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator("#play-deal")).to_have_text("Play today’s deal")
    person.page.focus("#play-deal")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".table")
    person.wait_to_be_asked()
    return person.page.url.rpartition("/")[2]


def played(person: Person, table: str, rounds: int) -> Mirror:
    """Let a program answer for somebody for some rounds: always with the first of the moves."""
    cookie = "; ".join(f"{one['name']}={one['value']}" for one in person.context.cookies())
    address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
    return run_alone(play(address, cookie, rounds))


async def play(address: str, cookie: str, rounds: int) -> Mirror:
    mirror, answered = Mirror(), set[int]()
    async with connect(address, additional_headers={"cookie": cookie}) as live:
        while True:
            mirror.take(json.loads(await live.recv()))
            asked = mirror.parts["round"]
            if asked is None or len(answered - {asked["number"]}) >= rounds:
                return mirror
            mine, number = asked["asked"][mirror.seat], asked["number"]
            if mine and number not in answered and mirror.seat not in asked["ready"]:
                answered.add(number)
                move = mirror.parts["view"]["now"]["moves"][0]
                wish = {"id": f"in {number}", "round": number, "move": move}
                await live.send(json.dumps({"type": "play", **wish}))


def offered(person: Person) -> list[str | None]:
    """What can be chosen on the page: cards, leaders or answers."""
    held = person.page.locator("[data-card], [data-move]").all()
    return [one.get_attribute("data-card") or one.get_attribute("data-move") for one in held]


@pytest.mark.wide
def test_two_browsers_play_the_same_deal(arrive: Arrive, server: RealServer) -> None:
    ada, bob = arrive(), arrive()
    tables = {person: begin(person, name) for person, name in ((ada, "Ada"), (bob, "Bob"))}
    assert offered(ada) == offered(bob) != []
    for person in (ada, bob):
        person.go_home()
    views = [played(person, table, 0).parts["view"] for person, table in tables.items()]
    assert views[0] == views[1]
    # Who does the same is answered alike: into the second turn, whatever comes before the first.
    both = [played(person, table, 8) for person, table in tables.items()]
    assert both[0].events == both[1].events
    assert {"event": "turn", "age": 1, "turn": 2} in both[0].events
    # One has finished: the other is told nothing, and sees nothing.
    played(ada, tables[ada], 1000)
    bob.page.goto(f"{bob.url}/days")
    expect(bob.page.locator("main")).to_contain_text("1 player has finished it.")
    expect(bob.page.locator("main")).to_contain_text("Finish the deal to see")
    expect(bob.page.locator("main")).not_to_contain_text("Ada")
    bob.page.goto(f"{bob.url}/t/{tables[ada]}/replay")
    expect(bob.page.get_by_role("alert")).to_contain_text("Others can still play this deal.")
    bob.wrong.clear()
    ada.page.goto(f"{ada.url}/t/{tables[ada]}")
    ada.page.wait_for_selector("#score-sheet")
    expect(ada.page.locator("#look-again, #review-game")).to_have_count(0)
    # Both have finished: they compare.
    played(bob, tables[bob], 1000)
    ada.page.click("#compare")
    results = ada.page.locator("#deal-results tbody tr")
    expect(results).to_have_count(2)
    expect(ada.page.locator("#deal-results [data-mine=true]")).to_contain_text("Ada (you)")
    # The others' games are open when the day ends.
    expect(results.get_by_role("link")).to_have_count(1)
    ada.keep_screenshot("deal-of-the-day")


def test_a_finished_game_challenges_a_friend(arrive: Arrive, server: RealServer) -> None:
    ada, fred = arrive(), arrive()
    table = lay_finished(server, under_way(1, 1, seed=3), ada)
    ada.page.goto(f"{ada.url}/t/{table}")
    ada.page.click("#challenge")
    link = ada.page.locator("#deal-link").input_value()
    expect(ada.page.locator("#play-deal")).to_have_count(0)
    fred.page.goto(link)
    expect(fred.page.locator("#deal-results tbody tr")).to_have_count(1)
    fred.page.click("#play-deal")
    fred.page.wait_for_selector(".table")
    fred.wait_to_be_asked()
    mine = played(fred, fred.page.url.rpartition("/")[2], 0)
    assert mine.seat == 0
    cities = [city["board"] for city in mine.parts["view"]["now"]["cities"]]
    same = [city["board"] for city in under_way(1, 1, seed=3).public_view()["now"]["cities"]]
    assert cities == same


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_deals_fit(arrive: Arrive, server: RealServer, size: tuple[int, int]) -> None:
    person = arrive(size=size)
    guest(person)
    table = lay_finished(server, under_way(1, 1, seed=4), person)
    for path in ("/days", f"/deal/{table}.0", "/"):
        person.page.goto(f"{person.url}{path}")
        person.page.wait_for_selector("#play-deal, #deal-results, #daily")
        assert person.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        person.keep_screenshot(f"deals{path.partition('/')[2][:4]}-{size[0]}")
