"""The guide of a first game, in the browser: who clicks on what it points at plays to the end."""

from __future__ import annotations

import json
from time import monotonic

import pytest
from playwright.sync_api import Locator, expect

from tests.web import axes
from tests.web.playing import PATIENCE, SECONDS, Arrive, Person, RealServer

PHONE, LAPTOP = (390, 844), (1366, 650)
LONG = pytest.mark.long
# The lesson that a game ends with.
LAST = "end"
LESSONS = """async (boxes) => (await import("/decisions/lessons.js")).LESSONS
    .filter(({ box }) => boxes.includes(box)).map(({ id }) => id)"""
# Something is pointed at, or the guide has nothing more to say.
POINTS_OR_ENDS = """() => document.querySelector("[data-guided]") !== null
    || !JSON.parse(localStorage.getItem("mirabilia-guide")).on"""
# What lies over the middle of what is to be clicked on, if anything does.
COVERED = """(one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there && !one.contains(there) && !there.contains(one) ? there.className : null;
}"""

# Reads the first lesson at the very moment at which it is shown.
AT_ONCE = """new MutationObserver((_, watcher) => {
    const button = document.querySelector("#guide-on");
    if (button) {
        watcher.disconnect();
        button.click();
    }
}).observe(document, { childList: true, subtree: true });"""


def begin(person: Person) -> None:
    person.go_home()
    person.page.click("#first-game")
    person.page.wait_for_selector(".table")


def follow(person: Person) -> tuple[str, str] | None:
    """Click on what is pointed at, and on nothing else: where the game was, and what was said.
    Nothing if the guide is gone."""
    page = person.page
    guided = page.locator("[data-guided]").first
    page.wait_for_function(POINTS_OR_ENDS)
    if not guided.count():
        return None
    guided.wait_for()
    when = page.locator(".top h1").inner_text()
    lesson = page.locator("[data-lesson]")
    told = lesson.get_attribute("data-lesson") if lesson.count() else ""
    # A card that lies beyond the edge of a phone has been brought into sight.
    for card in page.locator("[data-card][data-looked]").all():
        expect(card).to_be_in_viewport(ratio=0.9)
    person.hit(guided)
    return when, told or ""


def follow_to_the_end(person: Person) -> list[tuple[str, str]]:
    said: list[tuple[str, str]] = []
    end = monotonic() + 5 * PATIENCE / SECONDS
    while monotonic() < end:
        now = follow(person)
        if now is None:
            return said
        when, told = now
        if told and told not in {lesson for _, lesson in said[-1:]}:
            said.append((when, told))
        if told == LAST:
            return said
    raise AssertionError("the game does not end")


@pytest.mark.wide
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_who_clicks_only_on_what_is_pointed_at_finishes_a_first_game(
    arrive: Arrive, size: tuple[int, int]
) -> None:
    person = arrive(size=size, touch=size == PHONE)
    begin(person)
    # The first thing that is asked is a card, and not the side of a board.
    expect(person.page.locator(".table")).to_have_attribute("data-asked", "card")
    said = follow_to_the_end(person)
    print(*said, sep="\n")
    lessons = [lesson for _, lesson in said]
    assert lessons[:3] == ["city", "cost", "build"]
    assert len(lessons) == len(set(lessons)), lessons
    assert {"passing", "goods", "shields", "conflicts"} <= set(lessons)
    # The end is explained as well, and then the guide is gone.
    expect(person.page.locator("#score-sheet")).to_be_visible()
    expect(person.page.locator(".guide")).to_have_count(0)
    # The next first game is with the next box, and tells nothing that was told.
    person.go_home()
    expect(person.page.locator("#first-game")).to_contain_text("Leaders")
    person.page.click("#first-game")
    expect(person.page.locator("[data-lesson=keep]")).to_be_visible()
    assert "city" in person.page.evaluate("localStorage.getItem('mirabilia-guide')")


# The lessons that a box always brings, and what was played before.
FIRST_GAMES = {
    "leaders": ({"keep", "recruit"}, ["base"]),
    "cities": ({"black"}, ["base", "leaders"]),
    "armada": ({"sea", "ship"}, ["base", "leaders", "cities"]),
}
# The shortest of them in the normal run.
EACH_FIRST_GAME = [
    pytest.param(
        box, size, id=f"{box}-{name}", marks=() if (box, size) == ("cities", PHONE) else LONG
    )
    for box in FIRST_GAMES
    for name, size in (("phone", PHONE), ("laptop", LAPTOP))
]


@pytest.mark.wide
@pytest.mark.parametrize(("box", "size"), EACH_FIRST_GAME)
def test_a_first_game_with_a_box_tells_what_is_new_and_comes_to_its_end(
    arrive_at_clone: Arrive, box: str, size: tuple[int, int]
) -> None:
    told, known = FIRST_GAMES[box]
    person = arrive_at_clone(size=size, touch=size == PHONE)
    person.go_home()
    lessons = person.page.evaluate(LESSONS, known)
    before = json.dumps({"on": False, "told": lessons, "ended": known})
    person.page.evaluate("(text) => localStorage.setItem('mirabilia-guide', text)", before)
    begin(person)
    said = [lesson for _, lesson in follow_to_the_end(person)]
    print(*said)
    assert told <= set(said)
    assert not set(said) & set(lessons)
    assert len(said) == len(set(said))
    expect(person.page.locator("#score-sheet")).to_be_visible()
    kept = person.page.evaluate("JSON.parse(localStorage.getItem('mirabilia-guide'))")
    assert not kept["on"]
    assert kept["ended"] == [*known, box]


def as_text(person: Person) -> None:
    person.page.add_init_script("localStorage.setItem('mirabilia-text', 'true')")
    person.go_home()
    person.page.click("#first-game")
    person.page.wait_for_selector(".text")


def follow_in_text(person: Person) -> str:
    """Read what is said, make the choice that is named; what was said."""
    page = person.page
    guided = page.locator("[data-guided]").first
    guided.wait_for()
    lesson = page.locator("[data-lesson]")
    told = lesson.get_attribute("data-lesson") if lesson.count() else ""
    asked = page.locator("main h1").inner_text()
    guided.click()
    if told != LAST:
        expect(page.locator("main h1")).not_to_have_text(asked)
    return told or ""


def test_the_text_table_is_guided(arrive: Arrive) -> None:
    person = arrive(size=PHONE)
    as_text(person)
    page = person.page
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("described further down")
    expect(guide).to_contain_text("A sensible choice: Build")
    assert axes.found(page) == []
    page.click("#guide-on")
    expect(page.locator("[data-lesson=cost]")).to_contain_text("the choice that is named here")
    page.click("#guide-on")
    # What comes third depends on the deal.
    third = page.locator("[data-lesson]:not([data-lesson=cost])")
    expect(third).to_be_visible()
    # What is named is one of the buttons.
    named = page.locator("[data-guided]").inner_text()
    expect(guide).to_contain_text(named)
    assert follow_in_text(person) not in ("", "city", "cost")
    # It can be left, and taken up again.
    page.click("#guide-skip")
    expect(guide).to_have_count(0)
    page.click("#guide-switch")
    expect(guide).to_be_visible()


@pytest.mark.long
def test_who_follows_the_guide_in_the_text_table_finishes_a_first_game(arrive: Arrive) -> None:
    person = arrive(size=LAPTOP)
    as_text(person)
    said: list[str] = []
    while LAST not in said:
        said.append(follow_in_text(person))
    lessons = [lesson for lesson in said if lesson]
    assert lessons[0] == "city"
    assert len(lessons) == len(set(lessons))


def is_free(one: Locator) -> bool:
    return one.evaluate(COVERED) is None


@pytest.mark.wide
def test_what_is_pointed_at_is_seen(arrive: Arrive) -> None:
    """The guide does not lie over it."""
    for size in (PHONE, LAPTOP, (844, 390), (768, 1024)):
        person = arrive(size=size)
        begin(person)
        page = person.page
        page.click("#guide-on")
        expect(page.locator("[data-lesson=cost]")).to_be_visible()
        card = page.locator("[data-card][data-guided]")
        expect(card).to_have_count(1)
        assert is_free(card), size
        card.click()
        expect(page.locator("[data-lesson=build]")).to_be_visible()
        move = page.locator("[data-move][data-guided]")
        expect(move).to_have_count(1)
        assert is_free(move), size


def test_the_guide_can_be_left_and_taken_up_again(arrive: Arrive) -> None:
    person = arrive()
    begin(person)
    page = person.page
    expect(page.locator("[data-lesson=city]")).to_be_visible()
    page.click("#guide-skip")
    expect(page.locator(".guide")).to_have_count(0)
    expect(page.locator("[data-guided], [data-looked]")).to_have_count(0)
    page.reload()
    person.wait_to_be_asked()
    expect(page.locator(".guide")).to_have_count(0)
    # It goes on where it was, and does not say again what it has said.
    page.click(".menu summary")
    page.click("#guide-switch")
    expect(page.locator("[data-lesson=cost]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-guided]")).to_have_count(1)
    expect(page.locator("[data-lesson=city], [data-lesson=cost]")).to_have_count(0)


def test_other_games_are_not_guided(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    person.start_alone()
    person.wait_to_be_asked()
    expect(person.page.locator(".guide")).to_have_count(0)


@pytest.mark.parametrize("drawn", [True, False], ids=["drawn", "text"])
def test_what_is_read_at_once_is_read(arrive: Arrive, drawn: bool) -> None:
    person = arrive()
    person.page.add_init_script(AT_ONCE)
    if drawn:
        begin(person)
    else:
        as_text(person)
    expect(person.page.locator("[data-lesson=cost]")).to_be_visible()


def test_the_guide_is_used_by_keyboard(arrive: Arrive) -> None:
    person = arrive()
    begin(person)
    page = person.page
    page.locator("#guide-on").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson=cost]")).to_be_visible()
    page.locator("[data-guided]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson=build]")).to_be_visible()
    page.locator("[data-guided]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-lesson=passing], [data-lesson=goods]").first).to_be_visible()
