"""The table at every size: it fits, what is asked is in view, text can be read, fingers can hit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.laying import lay, under_way
from tests.web.playing import BOXES, MOST_DECISIONS, Arrive, Person, RealServer

# Width and height of the window; at the last two the page is zoomed to 200 %.
SIZES = [
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 620),
    (1366, 650),
    (1440, 770),
    (1920, 950),
    (2560, 1300),
    (1440 // 2, 900 // 2),
    (1366 // 2, 650 // 2),
]
ALWAYS = [(390, 844), (844, 390), (1366, 650)]
EACH_SIZE = [
    pytest.param(size, marks=[] if size in ALWAYS else [pytest.mark.long], id="{}x{}".format(*size))
    for size in SIZES
]
ARRANGEMENTS = {
    (320, 568): "upright",
    (699, 1000): "upright",
    (844, 390): "side",
    (720, 450): "side",
    (683, 325): "side",
    (768, 1024): "tablet",
    (999, 900): "tablet",
    (1280, 599): "tablet",
    (1000, 600): "wide",
    (2560, 1300): "wide",
}
# Hands that hold no mouse.
TOUCHED = [size for size in SIZES if min(size) < 800 and size[0] < 1000]
# What is wrong with what is shown. Hidden are what has no size, and what only screen readers read.
FAULTS = """(touch) => {
    const faults = [];
    const [width, height] = [innerWidth, innerHeight];
    const name = (one) => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`;
    const shown = (one) => one.checkVisibility({ visibilityProperty: true })
        && !one.closest(".unseen, .sprite");
    const within = (one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
    };
    if (document.documentElement.scrollWidth > width) faults.push("scrolls sideways");
    if (document.documentElement.scrollHeight > height) faults.push("scrolls");
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const one = text.parentElement;
        if (!text.data.trim() || !shown(one)) continue;
        const size = parseFloat(getComputedStyle(one).fontSize);
        if (size < 11.99) faults.push(`${size}px: ${name(one)} ${text.data.trim()}`);
    }
    if (touch)
        for (const one of document.querySelectorAll("button, a, summary, select, input")) {
            const { width: wide, height: high } = one.getBoundingClientRect();
            if (shown(one) && wide && high && Math.min(wide, high) < 43.99)
                faults.push(`${Math.round(wide)} x ${Math.round(high)}: ${name(one)}`);
        }
    for (const place of [".top", ".decision", ".conflicts", ".hand"])
        for (const one of document.querySelectorAll(place))
            if (shown(one) && one.getBoundingClientRect().height && !within(one))
                faults.push(`not in view: ${name(one)}`);
    return faults;
}"""
# Answers that can be clicked without scrolling, and all there are.
ANSWERS = """() => {
    const all = [...document.querySelectorAll("[data-move]")];
    const seen = all.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    });
    return [seen.length, all.length];
}"""
# Whatever begins to move while nothing happens, for as long as a hundred pictures take.
MOVING = """() => new Promise((tell) => {
    let [left, begun] = [100, 0];
    for (const kind of ["animationstart", "transitionstart"])
        addEventListener(kind, () => { begun += 1; }, true);
    const look = () => {
        begun += document.getAnimations().length;
        left -= 1;
        if (left) requestAnimationFrame(look);
        else tell(begun);
    };
    requestAnimationFrame(look);
})"""


def come(arrive: Arrive, size: tuple[int, int], motion: bool = False) -> Person:
    return arrive(motion=motion, size=size, touch=size in TOUCHED)


def measure(person: Person, when: str) -> list[str]:
    """What is wrong now."""
    faults: list[str] = person.page.evaluate(FAULTS, person.touch)
    return [f"{when}: {fault}" for fault in faults]


def answers(person: Person) -> tuple[int, int]:
    seen, there = person.page.evaluate(ANSWERS)
    return seen, there


def look(person: Person, game: Any, server: RealServer) -> None:
    """What is asked, a card taken up, and what lies face down."""
    lay(server, game, person)
    person.wait_to_be_asked()
    kind = person.kind()
    faults = measure(person, f"{kind} is asked")
    if person.page.locator("[data-move]").count() == 0:
        person.choose_card()
        faults += measure(person, "a card is taken up")
    person.keep_screenshot("size-{}x{}-{}".format(*person.size, kind))
    seen, _ = answers(person)
    assert seen > 0
    assert faults == []


@pytest.mark.parametrize("size", EACH_SIZE)
def test_a_base_game_fits(arrive: Arrive, server: RealServer, size: tuple[int, int]) -> None:
    person = come(arrive, size)
    look(person, under_way(2, 3, players=4), server)
    seen, there = answers(person)
    # Where there is the least room the last ways to pay are scrolled to.
    assert seen == there or size[1] < 600


@pytest.mark.parametrize("size", EACH_SIZE)
def test_the_beginning_fits(arrive: Arrive, server: RealServer, size: tuple[int, int]) -> None:
    """Which side of the board, before there is a hand."""
    look(come(arrive, size), under_way(0, 0, players=3, sides="choose"), server)


@pytest.mark.parametrize("size", EACH_SIZE)
def test_all_boxes_fit(arrive: Arrive, server: RealServer, size: tuple[int, int]) -> None:
    look(come(arrive, size), under_way(3, 2, players=5, expansions=BOXES), server)


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_a_whole_base_game_fits(arrive: Arrive, size: tuple[int, int]) -> None:
    person = come(arrive, size)
    person.start_alone(players=4)
    assert play_and_measure(person) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "players"),
    [((390, 844), 5), ((844, 390), 5), ((1366, 650), 5), ((1366, 650), 7)],
    ids=str,
)
def test_a_whole_game_with_all_boxes_fits(
    arrive: Arrive, size: tuple[int, int], players: int
) -> None:
    person = come(arrive, size)
    person.start_alone(players=players, boxes=BOXES)
    assert play_and_measure(person) == []


def play_and_measure(person: Person) -> list[str]:
    """Measure at every question up to the score sheet."""
    faults: list[str] = []
    for number in range(MOST_DECISIONS):
        person.wait_to_be_asked()
        if person.over:
            return sorted(set(faults))
        faults += measure(person, person.kind())
        person.keep_screenshot("whole-{}x{}-{:03}".format(*person.size, number))
        if person.page.locator("[data-move]").count() == 0:
            person.choose_card()
            faults += measure(person, f"{person.kind()}, a card is taken up")
        person.answer()
    raise AssertionError("the game does not end")


def test_windows_have_the_arrangement_that_suits_them(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    lay(server, under_way(1, 1), person)
    person.wait_to_be_asked()
    for (width, height), name in ARRANGEMENTS.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_selector(f".table--{name}")


def test_nothing_moves_while_nothing_happens(arrive: Arrive, server: RealServer) -> None:
    """On a large monitor too, where neighbours show their cards with pictures."""
    person = come(arrive, (2560, 1300), motion=True)
    lay(server, under_way(2, 4, players=5), person)
    person.wait_to_be_asked()
    person.page.wait_for_function("() => document.getAnimations().length === 0")
    assert person.page.evaluate(MOVING) == 0
    assert person.page.locator(".glance--near .built--tucked").count() > 0


def test_log_and_chat_stand_beside_where_there_is_room(arrive: Arrive, server: RealServer) -> None:
    person = come(arrive, (1920, 950))
    lay(server, under_way(1, 2), person)
    person.page.wait_for_selector(".beside .log")
    person.page.wait_for_selector(".beside #chat-text")
    assert person.page.locator(".top .opener").count() == 0
    person.page.set_viewport_size({"width": 1440, "height": 770})
    person.page.wait_for_selector(".top .opener")
    assert person.page.locator(".beside").count() == 0
