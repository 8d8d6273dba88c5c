"""Playing with friends: names, another game, leaving; and the small things around the table."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Page, Route, expect

from mirabilia import Game
from tests.web.laying import lay, under_way
from tests.web.playing import Arrive, Person, RealServer, play_together

# How strong the text of a choice that is refused is drawn, with all that lies around it.
OPACITY = """(one) => {
    let opacity = 1;
    for (let at = one; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
}"""


def name_on(person: Person, seat: int, name: str) -> None:
    expect(person.page.locator(f".place[data-seat='{seat}'] .place__who b")).to_have_text(name)


def test_who_types_a_name_and_sits_down_at_once_has_it(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    address = host.open_table()
    friend.page.goto(address)
    friend.page.fill("[name=name]", "Hypatia")
    # The field tells of its change when it is left: by this very click.
    friend.page.click("[data-sit='1']")
    name_on(host, 1, "Hypatia")
    name_on(friend, 1, "Hypatia")


def test_a_name_that_comes_after_the_seat_is_taken_over(arrive: Arrive) -> None:
    """The request for the name is held until the seat is taken."""
    host, friend = arrive(), arrive()
    address = host.open_table()
    friend.page.goto(address)
    friend.page.locator("[data-sit='1']").wait_for()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    friend.page.route("**/api/me", hold)
    friend.page.fill("[name=name]", "Hypatia")
    friend.page.click("[data-sit='1']")
    friend.page.wait_for_selector(".place--own[data-seat='1']")
    name_on(host, 1, "Guest, seat 2")
    (asked,) = held
    assert asked.request.post_data_json == {"name": "Hypatia"}
    asked.continue_()
    name_on(host, 1, "Hypatia")
    name_on(friend, 1, "Hypatia")


def test_a_name_is_changed_in_the_seat_and_at_the_table(arrive: Arrive, server: RealServer) -> None:
    host, friend = arrive(), arrive()
    lay(server, under_way(1, 2), host, friend)
    city = host.page.locator(".glance[data-seat='1']")
    expect(city).to_contain_text("Guest, seat 2")
    friend.page.click(".menu summary")
    friend.page.get_by_role("button", name="Your name").click()
    field = friend.page.get_by_role("dialog").get_by_label("Your name")
    field.fill("Hypatia")
    field.press("Enter")
    expect(city).to_contain_text("Hypatia")


def test_people_are_called_by_their_names(arrive: Arrive, server: RealServer) -> None:
    """First the person or the bot, with a face, and the city beside it."""
    host, friend = arrive(), arrive()
    lay(server, under_way(1, 2, players=4), host, friend)
    friend.page.click(".menu summary")
    friend.page.get_by_role("button", name="Your name").click()
    friend.page.get_by_role("dialog").get_by_label("Your name").fill("Mr & Mrs Ёж")
    friend.page.keyboard.press("Enter")
    host.page.get_by_role("button", name="Log").click()
    told = host.page.get_by_role("dialog").locator(".told").first.locator(".deeds-of")
    expect(told).to_have_count(4)
    expect(told.locator(".face")).to_have_count(4)
    names = told.locator(".who__name")
    expect(names).to_have_text(["You", "Mr & Mrs Ёж", "Hanno", "Livia"])
    cities = told.locator(".who__city").all_inner_texts()
    assert len({*cities}) == 4
    # So it is above the table.
    host.page.keyboard.press("Escape")
    expect(host.page.locator(".glance[data-seat='1']")).to_contain_text("Mr & Mrs Ёж")


def finish(server: RealServer, *people: Person) -> None:
    """A game that all of them see the end of."""
    lay(server, under_way(3, 6), *people)
    play_together(list(people))


@pytest.mark.wide
def test_all_go_to_the_next_game(arrive: Arrive, server: RealServer) -> None:
    first, second, third = arrive(), arrive(), arrive()
    finish(server, first, second, third)
    before = first.page.url
    first.page.click("#play-again")
    first.page.wait_for_selector(".lobby")
    assert first.page.url != before
    offer = second.page.locator(".offer")
    expect(offer).to_contain_text("Guest, seat 1 wants to play again.")
    # Also for somebody who looks at the table again.
    third.page.get_by_role("button", name="Back to the table").click()
    for friend in (second, third):
        friend.page.click("#join-again")
        friend.page.wait_for_selector(".lobby")
        assert friend.page.url == first.page.url
    expect(first.page.locator(".place:not(.place--empty)")).to_have_count(3)
    expect(first.page.locator(".place").filter(has_text="Away")).to_have_count(0)


def test_leaving_asks_and_says_how_to_come_back(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 2), person)
    person.page.click(".menu summary")
    person.page.get_by_role("button", name="Leave the table").click()
    question = person.page.get_by_role("dialog")
    expect(question).to_contain_text("You can come back any time")
    question.get_by_role("button", name="Stay").click()
    expect(question).to_have_count(0)
    expect(person.page.locator(".table")).to_be_visible()


def test_the_menu_closes(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 2), person)
    menu, entries = person.page.locator(".menu summary"), person.page.locator(".menu__list")
    menu.click()
    expect(entries).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(entries).to_be_hidden()
    expect(menu).to_be_focused()
    menu.click()
    person.page.locator(".top__wait").click()
    expect(entries).to_be_hidden()
    menu.click()
    person.page.get_by_role("button", name="The rules").click()
    expect(entries).to_be_hidden()


def test_every_entry_of_the_menu_says_what_it_is(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 2), person)
    person.page.click(".menu summary")
    entries = person.page.locator(".menu__list :is(button, a)")
    entries.first.wait_for()
    assert entries.evaluate_all(WORDLESS) == []
    assert entries.count() > 10


# Entries whose words are not seen.
WORDLESS = """(all) => all.filter((one) => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = document.createRange();
        words.selectNodeContents(text);
        if (!text.parentElement.closest(".unseen") && words.getBoundingClientRect().width > 8)
            return false;
    }
    return true;
}).map((one) => one.textContent)"""


@pytest.mark.parametrize("path", ["/nowhere", "/t/a/b/c", "/web/none.png"])
def test_an_unknown_address_is_a_page(browser_page: Page, server: RealServer, path: str) -> None:
    page = browser_page
    answer = page.goto(server.url + path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing here")
    page.get_by_role("link", name="Home").click()
    expect(page.locator("#play-now")).to_be_visible()


def test_a_program_that_asks_for_an_unknown_address_gets_json(
    browser_page: Page, server: RealServer
) -> None:
    answer = browser_page.request.get(f"{server.url}/nowhere", headers={"accept": "*/*"})
    assert (answer.status, answer.json()["code"]) == (404, "not_found")


def test_bots_for_research_stand_behind_more(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    field = person.page.locator("[name=level]")
    expect(field.locator("option[value=adept]")).to_have_count(1)
    for bot in ("random", "builder", "preference", "greedy"):
        expect(field.locator(f"option[value={bot}]")).to_have_count(0)
    field.select_option("more")
    expect(field).to_have_value("adept")
    field.select_option("greedy")
    expect(field).to_have_value("greedy")
    person.page.reload()
    expect(field.locator("option[value=random]")).to_have_count(0)


def test_the_words_of_a_refused_choice_are_drawn_in_full(
    arrive: Arrive, server: RealServer
) -> None:
    """Their colour is checked with all others; nothing may fade it."""
    person = arrive()
    lay(server, under_way(1, 2), person)
    person.page.evaluate(
        """() => document.querySelector(".middle").insertAdjacentHTML("beforeend",
            '<div class="choice choice--no"><i>picture</i><span>reason</span></div>')"""
    )
    assert person.page.locator(".choice--no span").evaluate(OPACITY) == 1


def test_headings_of_a_replay_leave_no_level_out(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    finish(server, person)
    person.page.click("#look-again")
    person.page.wait_for_selector("[data-step]")
    person.page.click("#step-on")
    levels = person.page.locator(":is(h1, h2, h3, h4)").evaluate_all(
        "(all) => all.map((one) => Number(one.tagName[1]))"
    )
    assert levels[0] == 1
    assert len(levels) > 2
    assert all(after <= before + 1 for before, after in pairwise(levels))


# What the ground of a page is, and whether it has the size of the window.
GROUND = """() => {
    const ground = getComputedStyle(document.body, "::before");
    return [ground.position, parseFloat(ground.width) === document.documentElement.clientWidth,
        parseFloat(ground.height) === innerHeight, ground.backgroundImage !== "none"];
}"""


@pytest.mark.parametrize("path", ["/", "/learn"])
def test_the_pattern_of_the_ground_does_not_end_in_mid_page(arrive: Arrive, path: str) -> None:
    """However long a page is: its ground is that of the window, and stands still behind it."""
    person = arrive(size=(390, 844))
    person.page.goto(person.url + path)
    person.page.wait_for_selector("html[data-ready]")
    high = "document.documentElement.scrollHeight"
    person.page.wait_for_function(f"() => {high} > 1.2 * innerHeight")
    person.page.evaluate(f"scrollTo(0, {high})")
    assert person.page.evaluate(GROUND) == ["fixed", True, True, True]


def test_a_side_is_called_by_what_is_written_on_it(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, Game.new(players=3, seed=1), person)
    choices = person.page.locator(".choice--side")
    expect(choices).to_have_count(2)
    for choice in choices.all():
        assert choice.get_attribute("aria-label") is None
    assert person.page.get_by_role("button", name="Stage 1").count() == 2
