"""Where keys act and where the focus goes: Tab follows the play and never leaves the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.laying import lay, under_way
from tests.web.playing import Arrive, Person, RealServer, play_together

SIZES = {"wide": (1440, 770), "tablet": (768, 1024), "upright": (390, 844), "side": (844, 390)}
# The arrangement in which the hand and what is asked lie furthest apart is in the normal run too.
EACH_SIZE = [
    pytest.param(size, id=name, marks=() if name in {"wide", "upright"} else pytest.mark.long)
    for name, size in SIZES.items()
]
ROOMY = (1920, 950)
# What has the focus: a card by its place in the hand, an action, something else, or nothing.
FOCUSED = """() => {
    const one = document.activeElement;
    if (one === null || one === document.body) return "nothing";
    if (one.closest(".decision")) return "action";
    const cards = [...document.querySelectorAll("[data-card]")];
    return cards.includes(one) ? `card ${cards.indexOf(one) + 1}` : "other";
}"""
CHOSEN = "[data-card][aria-expanded='true']"


def focused(page: Page) -> str:
    what: str = page.evaluate(FOCUSED)
    return what


def tab(page: Page, key: str = "Tab") -> str:
    page.keyboard.press(key)
    return focused(page)


def take_up(page: Page, card: int) -> None:
    """Choose a card by its key, and wait for what can be done with it, which comes in parts."""
    page.keyboard.press(str(card))
    expect(page.locator(CHOSEN)).to_be_focused()
    for part in ("[data-move^='sell ']", "#advice", "#foresee", ".decision__more a"):
        page.wait_for_selector(part)
    assert focused(page) == f"card {card}"


# ---- Tab


@pytest.mark.parametrize("size", EACH_SIZE)
@pytest.mark.parametrize("card", [2, 6], ids=["left", "right"])
def test_tab_leads_from_a_card_to_its_actions_and_to_the_next(
    arrive: Arrive, server: RealServer, size: tuple[int, int], card: int
) -> None:
    person = arrive(size=size)
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    take_up(page, card)
    assert tab(page) == "action"
    actions = 1
    while (now := tab(page)) == "action":
        actions += 1
    assert now == f"card {card + 1}"
    back = [tab(page, "Shift+Tab") for _ in range(actions + 1)]
    assert back == ["action"] * actions + [f"card {card}"]


@pytest.mark.parametrize("size", EACH_SIZE)
def test_tab_goes_round_the_table(
    arrive: Arrive, server: RealServer, size: tuple[int, int]
) -> None:
    """From the last card to the first thing of the page, and on to the same card."""
    person = arrive(size=size)
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    take_up(page, 7)
    page.keyboard.press("Escape")
    expect(page.locator(CHOSEN)).to_have_count(0)
    seen = [tab(page)]
    while seen[-1] != "card 7":
        assert len(seen) < 100
        seen.append(tab(page))
    assert "nothing" not in seen
    assert [what for what in seen if what.startswith("card")] == [f"card {n}" for n in range(1, 8)]


def test_the_conflicts_of_an_age_have_the_focus_when_they_come(
    arrive: Arrive, server: RealServer
) -> None:
    person = arrive()
    lay(server, under_way(1, 6), person)
    page = person.page
    while not page.locator("#go-on").count():
        person.wait_to_be_asked()
        page.keyboard.press("1")
        page.locator("[data-move^='sell ']").wait_for()
        page.keyboard.press("s")
        page.locator(CHOSEN).wait_for(state="detached")
        person.wait_to_be_asked()
    expect(page.locator("#go-on")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".conflicts")).to_have_count(0)
    expect(page.locator("[data-card]").first).to_be_focused()


def test_the_focus_goes_along_from_home_to_the_table(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    page = person.page
    while page.evaluate("document.activeElement.id") != "play-now":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    person.wait_to_be_asked()
    expect(page.locator("[data-move]:focus, [data-card]:focus")).to_have_count(1)


# ---- keys under what is open


def open_menu(page: Page) -> None:
    page.click(".menu summary")


def open_log(page: Page) -> None:
    page.get_by_role("button", name="Log").click()


def open_leaving(page: Page) -> None:
    open_menu(page)
    page.get_by_role("button", name="Leave the table").click()


def test_no_key_acts_under_what_is_open(arrive: Arrive, server: RealServer) -> None:
    person, other = arrive(), arrive()
    lay(server, under_way(1, 1), person, other)
    person.wait_to_be_asked()
    take_up(person.page, 3)
    for opening in (open_menu, open_log, open_leaving):
        opening(person.page)
        nothing_happens(person)
    a_key_acts(person)


def test_no_key_acts_behind_the_menu_of_a_person(arrive: Arrive, server: RealServer) -> None:
    """Where the chat lies beside the table, nothing else is open."""
    person, other = arrive(size=ROOMY), arrive(size=ROOMY)
    lay(server, under_way(1, 1), person, other)
    other.page.fill("#chat-text", "good morning")
    other.page.press("#chat-text", "Enter")
    person.wait_to_be_asked()
    take_up(person.page, 3)
    person.page.locator(".said .person").click()
    nothing_happens(person)
    a_key_acts(person)


def nothing_happens(person: Person) -> None:
    """The keys for selling, another card, the log and the help do nothing; Escape closes what is
    open, and only that."""
    page = person.page
    covers = page.locator("dialog[open], .menu[open]")
    expect(covers).to_have_count(1)
    for key in ("s", "1", "l", "?"):
        page.keyboard.press(key)
    expect(covers).to_have_count(1)
    page.keyboard.press("Escape")
    expect(covers).to_have_count(0)
    expect(page.locator("[data-card]").nth(2)).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#take-back")).to_have_count(0)


def a_key_acts(person: Person) -> None:
    """The one for selling, when nothing is open any more."""
    person.page.keyboard.press("s")
    expect(person.page.locator("#take-back")).to_be_visible()


def test_no_key_acts_in_the_lobby(arrive: Arrive) -> None:
    person = arrive()
    person.open_table()
    person.page.locator("#fill-bots").focus()
    for key in ("l", "c", "?"):
        person.page.keyboard.press(key)
    expect(person.page.locator("#chat-text")).to_have_count(1)
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_a_key_goes_to_what_lies_beside_the_table(arrive: Arrive, server: RealServer) -> None:
    person = arrive(size=ROOMY)
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    person.page.keyboard.press("c")
    expect(person.page.locator("#chat-text")).to_be_focused()
    person.page.locator(".top").click()
    person.page.keyboard.press("l")
    expect(person.page.locator(".beside .log")).to_be_focused()
    expect(person.page.locator("dialog[open]")).to_have_count(0)


def test_a_key_goes_to_what_is_still_to_come_beside_the_table(
    arrive_at_clone: Arrive, clone: RealServer
) -> None:
    """Log and chat are fetched after the table: here not until the key was pressed."""
    person = arrive_at_clone(size=ROOMY)
    page = person.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/table/beside.js", hold)
    with page.expect_request("**/table/beside.js"):
        lay(clone, under_way(1, 1), person)
    person.wait_to_be_asked()
    page.keyboard.press("c")
    page.locator("[data-card]").first.click()
    expect(page.locator("[data-move]").first).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    held[0].continue_()
    expect(page.locator("#chat-text")).to_be_focused()
    expect(page.locator("#chat-text")).to_have_count(1)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_at_the_end_log_and_chat_open_over_the_table(arrive: Arrive, server: RealServer) -> None:
    """There they do not lie beside it."""
    person = arrive(size=ROOMY)
    lay(server, under_way(3, 6), person)
    play_together([person])
    person.page.keyboard.press("l")
    expect(person.page.locator("dialog[open] .log")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="Chat").click()
    expect(person.page.locator("dialog[open] .chat")).to_be_visible()
