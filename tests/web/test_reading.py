"""Played without eyes or without a mouse: by roles and names alone, and by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from mirabilia import Game
from tests.rules.tables import ME, Table, city
from tests.web.laying import lay, under_way
from tests.web.playing import ASKED, BOXES, MOST_DECISIONS, Arrive, Person, RealServer
from tests.web.test_panels import bury, debt, discard, extra, fleet, island, last, naval, token

SCENES = [naval, token, bury, debt, discard, island, fleet, last, extra]
# All of them are drawn every day (test_panels.py); as text, one of each way to answer.
EACH_SCENE = [
    scene
    if scene in (naval, debt, discard, fleet, extra)
    else pytest.param(scene, marks=pytest.mark.long)
    for scene in SCENES
]
# How the names of buttons begin that answer what is asked.
ANSWERS = re.compile(
    r"^(Build|Recruit|Sell|Take|Keep|Bury|Move|Give up|Pay|Join|Stay out|Do not)\b"
)
OVER = re.compile("^Play again$")
MOST_TABS = 100
WON = re.compile("win|share the victory")
# A price alone says nothing of what is done.
PRICE = re.compile(r"^\W*(free|\d*( coins?)?)\W*$", re.IGNORECASE)
LOST = "() => document.activeElement === null || document.activeElement === document.body"


class Reader:
    """Plays by what the accessibility tree says: roles and names."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def answers(self) -> Locator:
        return self.page.get_by_role("button", name=ANSWERS, disabled=False)

    @property
    def cards(self) -> Locator:
        """What can be chosen from the hand of a table that is drawn."""
        return self.page.get_by_role("button", expanded=False, disabled=False).filter(
            has_text=re.compile("; ")
        )

    @property
    def over(self) -> Locator:
        return self.page.get_by_role("button", name=OVER)

    def wish(self, boxes: tuple[str, ...], text: bool) -> None:
        """Three players, the boxes that are wanted, and bots that answer at once."""
        self.page.get_by_role("combobox", name="Players").select_option("3")
        for box in boxes:
            self.page.get_by_role("checkbox", name=box.capitalize()).check()
        bots = self.page.get_by_role("combobox", name="Bots")
        bots.select_option("More bots…")
        bots.select_option("Builder bot")
        if text:
            self.page.get_by_role("button", name="Text table", pressed=False).click()

    def play_to_end(self) -> None:
        for _ in range(2 * MOST_DECISIONS):
            self.answers.or_(self.cards).or_(self.over).first.wait_for()
            if self.over.count():
                return
            (self.answers if self.answers.count() else self.cards).first.click()
        raise AssertionError("the game does not end")


def as_text(person: Person) -> None:
    """From the next page on the table is text."""
    person.page.add_init_script(
        "if (location.protocol === 'http:') localStorage.setItem('mirabilia-text', 'true')"
    )


def lay_as_text(server: RealServer, game: Game, person: Person) -> None:
    as_text(person)
    lay(server, game, person, shown=".text")


def test_the_last_turns_are_played_by_roles_and_names(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(3, 5), person)
    Reader(person.page).play_to_end()
    expect(person.page.get_by_role("table")).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("boxes", [(), BOXES], ids=["base", "all"])
@pytest.mark.parametrize("text", [False, True], ids=["drawn", "text"])
def test_a_whole_game_is_played_by_roles_and_names(
    arrive: Arrive, server: RealServer, boxes: tuple[str, ...], text: bool
) -> None:
    page = arrive().page
    page.goto(server.url)
    reader = Reader(page)
    reader.wish(boxes, text)
    page.get_by_role("button", name="Open a table for friends").click()
    page.get_by_role("button", name="Fill empty seats with bots").click()
    page.get_by_role("button", name="Start the game").click()
    reader.play_to_end()
    expect(page.get_by_role("heading", level=1, name=WON)).to_be_visible()


def test_the_table_as_text_is_played_to_its_end(arrive: Arrive, server: RealServer) -> None:
    """Headings, lists and buttons: no drawing, and every city is told."""
    person = arrive()
    lay_as_text(server, under_way(3, 5), person)
    page = person.page
    expect(page.get_by_role("heading", level=2, name="Your city")).to_be_visible()
    expect(page.get_by_role("img")).to_have_count(0)
    person.keep_screenshot("text")
    Reader(page).play_to_end()
    expect(page.get_by_role("heading", level=1, name=WON)).to_be_visible()
    assert page.get_by_role("heading", level=3, name=re.compile(r"^1\. .*points$")).count() >= 1


@pytest.mark.parametrize("scene", EACH_SCENE)
def test_every_decision_can_be_answered_as_text(
    arrive: Arrive, server: RealServer, scene: Callable[[], Game]
) -> None:
    game, person = scene(), arrive()
    lay_as_text(server, game, person)
    page = person.page
    page.locator("[data-move]").first.wait_for()
    assert page.get_by_role("main").get_attribute("data-asked") == scene.__name__
    shown = {one.get_attribute("data-move") for one in page.locator("[data-move]").all()}
    assert shown == {move.text for move in game.pending[0].moves}
    names = [one.inner_text() for one in page.locator("[data-move]").all()]
    assert all(ANSWERS.match(name) for name in names), names
    assert len(set(names)) == len(names)
    page.locator("[data-move]").first.click()
    expect(page.locator(f"[data-asked='{scene.__name__}']")).to_have_count(0)


def test_the_table_becomes_text_and_stays_so(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 2), person)
    page = person.page
    page.click(".menu summary")
    page.get_by_role("button", name="Text table").click()
    expect(page.locator(".text")).to_be_visible()
    page.reload()
    expect(page.locator(".text")).to_be_visible()
    # Single keys do nothing here: a screen reader has its own.
    page.keyboard.press("?")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Text table").click()
    page.wait_for_selector(".table")


def test_buttons_say_what_they_do(arrive: Arrive, server: RealServer) -> None:
    """With every card of the hand: what is done, and with which card."""
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    for card in page.locator("[data-card]").all():
        card.click()
        title = page.locator(".decision h2")
        expect(card).to_have_accessible_name(re.compile(rf"^{re.escape(title.inner_text())}, "))
        piece = re.escape(title.inner_text())
        deed = re.compile(rf"^((Build|Sell) {piece}|Build stage \d with {piece})(,| for )")
        moves = page.locator("[data-move]")
        moves.first.wait_for()
        for move in moves.all():
            expect(move).to_have_accessible_name(deed)
    for button in page.locator("button:visible").all():
        expect(button).not_to_have_accessible_name(PRICE)


def test_what_happens_is_told_in_sentences(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    region = person.page.locator("#announced")
    expect(region).to_have_attribute("aria-live", "polite")
    expect(region).to_contain_text("Your turn: choose a card")
    person.answer()
    expect(region).to_contain_text("turn 2 of 6")
    told = region.locator("p").all_inner_texts()
    assert told[0].startswith("You build ")
    assert told[0].endswith(".")
    # One sentence for each of the three cities.
    assert len([text for text in told if re.search(r"(build|sell)s? .*\.$", text)]) == 3


class Typist:
    """Plays with keys alone; the focus is always somewhere, and nothing but keys moves it."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page

    def tab_to(self, where: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.locator(where).and_(self.page.locator(":focus")).count():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {where}")

    def wish(self, boxes: tuple[str, ...]) -> None:
        """Three players, the boxes that are wanted, and bots that answer at once."""
        self.tab_to("[name=players]")
        self.page.keyboard.press("3")
        for box in boxes:
            self.tab_to(f"[name=box-{box}]")
            self.page.keyboard.press("Space")
        self.tab_to("[name=level]")
        # The last entry of the list is for more of them, among which are these.
        self.page.keyboard.press("End")
        levels = self.page.locator("[name=level] option")
        expect(levels.filter(has_text="Builder bot")).to_have_count(1)
        self.page.keyboard.press("End")
        for _ in range(levels.count()):
            if self.page.input_value("[name=level]") != "builder":
                self.page.keyboard.press("ArrowUp")
        expect(self.page.locator("[name=level]")).to_have_value("builder")

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)
        self.page.wait_for_function(f"() => !({LOST})()")

    def answer(self) -> bool:
        self.page.wait_for_selector(ASKED)
        if self.person.over:
            return False
        if self.page.locator("#go-on").count():
            expect(self.page.locator("#go-on")).to_be_focused()
            self.press("Enter")
            expect(self.page.locator("#go-on")).to_have_count(0)
            return True
        if not self.page.locator("[data-move]").count():
            self.press("1")
            self.page.wait_for_selector("[data-move]")
        self.take()
        return True

    def take(self) -> None:
        """Build what can be built; else the first answer there is."""
        if self.page.locator("[data-move^='build ']").count() == 1:
            self.press("b")
            return
        self.press("1")
        if self.page.locator("[data-card]:enabled").count():
            self.press("ArrowDown")
        expect(self.page.locator("[data-move]:focus")).to_have_count(1)
        self.press("Enter")

    def play_to_end(self) -> None:
        for _ in range(2 * MOST_DECISIONS):
            if not self.answer():
                return
        raise AssertionError("the game does not end")


def test_the_last_turns_are_played_with_keys_alone(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(3, 5), person)
    Typist(person).play_to_end()
    assert not person.page.evaluate(LOST)


@pytest.mark.long
@pytest.mark.parametrize("boxes", [(), BOXES], ids=["base", "all"])
def test_a_whole_game_is_played_with_keys_alone(arrive: Arrive, boxes: tuple[str, ...]) -> None:
    person = arrive()
    person.go_home()
    typist = Typist(person)
    typist.wish(boxes)
    typist.tab_to("#play-bots")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".table")
    typist.play_to_end()


def test_keys_choose_build_and_take_back(arrive: Arrive, server: RealServer) -> None:
    """Somebody else is waited for, so a choice stays face down."""
    person, other = arrive(), arrive()
    lay(server, under_way(1, 1), person, other)
    person.wait_to_be_asked()
    page = person.page
    page.keyboard.press("2")
    chosen = page.locator("[data-card][aria-expanded='true']")
    expect(chosen).to_have_count(1)
    expect(chosen).to_be_focused()
    page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    page.keyboard.press("3")
    page.wait_for_selector("[data-move^='sell ']")
    page.keyboard.press("s")
    expect(page.locator("#take-back")).to_be_focused()
    page.keyboard.press("u")
    expect(page.locator("[data-card]:enabled")).to_have_count(7)
    page.wait_for_function(f"() => !({LOST})()")


def test_keys_walk_build_a_stage_and_ask_for_advice(arrive: Arrive, server: RealServer) -> None:
    """Arrows go along the hand and stop at its ends; a stage that can be built in one way is."""
    person, other = arrive(), arrive()
    mine, hand = city("gizah", "quarry", "sawmill"), ["dispensary", "walls", "aqueduct"]
    table = Table((3, 0), {ME: mine}, {ME: hand}, age=2, turn=5)
    lay(server, table.game, person, other)
    person.wait_to_be_asked()
    page = person.page
    cards = page.locator("[data-card]:enabled")
    page.keyboard.press("1")
    expect(cards.nth(0)).to_be_focused()
    for key, at in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowRight", 2), ("ArrowLeft", 1)]:
        page.keyboard.press(key)
        expect(cards.nth(at)).to_be_focused()
    page.keyboard.press("2")
    page.keyboard.press("a")
    page.locator("[data-advised]").first.wait_for()
    assert not page.evaluate(LOST)
    second = cards.nth(1).get_attribute("data-card")
    expect(page.locator(f"[data-move^='stage {second}']")).to_have_count(1)
    page.keyboard.press("w")
    page.wait_for_selector("#take-back")
    page.keyboard.press("u")
    expect(cards).to_have_count(3)


def test_keys_are_listed_and_can_be_switched_off(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("dt")).to_have_count(14)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.click(".menu summary")
    page.click("#keys-switch")
    page.keyboard.press("1")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("[aria-expanded='true'][data-card]")).to_have_count(0)
    page.reload()
    person.wait_to_be_asked()
    page.keyboard.press("1")
    expect(page.locator("[aria-expanded='true'][data-card]")).to_have_count(0)


def test_nothing_happens_while_somebody_types(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    page = person.page
    page.keyboard.press("c")
    page.locator("#chat-text").click()
    page.keyboard.type("1 ? b l")
    expect(page.locator("#chat-text")).to_have_value("1 ? b l")
    expect(page.locator("[aria-expanded='true'][data-card]")).to_have_count(0)
