"""The reveal, what moves over the table, and what is heard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.rules import sea_tables
from tests.rules.tables import LEFT, ME, Table, city
from tests.web.laying import lay, under_way
from tests.web.playing import BOXES, Arrive, Person, RealServer

# Whatever is set in motion stands still until somebody ends it, and is counted where it moves: a
# slow machine misses nothing.
HELD = """
window.setInMotion = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    const motion = window.setInMotion.apply(this, how);
    motion.pause();
    this.moves = (this.moves ?? 0) + 1;
    return motion;
};
"""
# Where things are at the beginning and at the end of their way: by seat and figure, else "middle",
# or "card" for one that is revealed.
FLIGHTS = """() => {
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const places = [...document.querySelectorAll("[data-seat] [data-figure]")].map((one) =>
        [`${one.closest("[data-seat]").dataset.seat} ${one.dataset.figure}`, middle(one)]);
    places.push(["middle", middle(document.querySelector(".middle"))]);
    for (const one of document.querySelectorAll(".dealt")) places.push(["card", middle(one)]);
    const at = ([x, y]) => places.find(([, [left, top]]) => Math.hypot(x - left, y - top) < 3)?.[0];
    return [...document.querySelectorAll(".motion__one")].map((one) => {
        const [motion] = one.getAnimations();
        const { delay, duration } = motion.effect.getTiming();
        const [from, to] = [0, 0.95].map((share) => {
            motion.currentTime = delay + share * duration;
            return at(middle(one));
        });
        return [one.textContent.trim(), from, to];
    });
}"""
# How long what stands still now is to take, in milliseconds.
PLANNED = """() => Math.max(...document.getAnimations()
    .filter(({ playState }) => playState === "paused")
    .map(({ effect }) => effect.getComputedTiming().endTime))"""
# Everything in motion comes to its end, as by itself.
FINISH = "() => document.getAnimations().forEach((motion) => motion.finish())"
# The moment in which all cards lie open and coins are on their way.
HALFWAY = """() => document.getAnimations().forEach((motion) => {
    if (motion.effect.getComputedTiming().endTime > 430) motion.currentTime = 430;
    else motion.finish();
})"""
# The longest that anything has moved so far, and whether anything moves without an end.
LONGEST = """
window.longest = 0;
const look = () => {
    for (const motion of document.getAnimations())
        window.longest = Math.max(window.longest, motion.effect.getComputedTiming().endTime);
    requestAnimationFrame(look);
};
look();
"""
# Whether all cards that lie before cities are within the window, and the coins on them.
INSIDE = """() => [...document.querySelectorAll(".dealt__card, .dealt__coins > *")].every((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
})"""
# What cards say of coins, where it lies over what another card says of them.
CROWDED = """() => {
    const told = [...document.querySelectorAll(".dealt__coins")].map((one) =>
        [one.closest(".dealt").textContent.trim(), one.getBoundingClientRect()]);
    return told.flatMap(([name, one], at) => told.slice(at + 1)
        .filter(([, other]) => one.width && other.width
            && one.left < other.right && one.right > other.left
            && one.top < other.bottom && one.bottom > other.top)
        .map(([other]) => [name, other]));
}"""
# What says who has played a card, where it lies over what another says or over what a card does.
TAGGED = """() => {
    const meets = (one, other) => one.width && other.width
        && one.left < other.right && one.right > other.left
        && one.top < other.bottom && one.bottom > other.top;
    const rects = (places) => [...document.querySelectorAll(places)]
        .map((one) => [one.textContent.trim() || one.className, one.getBoundingClientRect()]);
    const [tags, effects] = [rects(".dealt__tag"), rects(".dealt__front .effect")];
    return tags.flatMap(([name, tag], at) => [...tags.slice(at + 1), ...effects]
        .filter(([, other]) => meets(tag, other)).map(([other]) => [name, other]));
}"""
# The coins and shields of others that a card lies over, or who has played it.
COVERED = """() => [...document.querySelectorAll(".dealt__card, .dealt__tag")].flatMap((card) => {
    const over = card.getBoundingClientRect();
    return [...document.querySelectorAll(".glance :is([data-figure^=coin], [data-figure^=shield])")]
        .filter((one) => {
            const { left, top, right, bottom } = one.getBoundingClientRect();
            return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        })
        .map((one) => `${one.closest("[data-seat]").dataset.seat} ${one.dataset.figure}`);
})"""
# The coins that cards say are paid or gained, and those on their way; in order.
PAID = """() => [...document.querySelectorAll(".dealt__coins b")]
    .map((one) => one.checkVisibility() && one.textContent.replace(/^[+−]/, "")).sort()"""
TRAVELLING = """() => [...document.querySelectorAll(".motion__one")]
    .map((one) => one.textContent.trim()).sort()"""
NOTES = """
const begin = AudioContext.prototype.createOscillator;
window.notes = 0;
AudioContext.prototype.createOscillator = function () {
    window.notes += 1;
    return begin.apply(this);
};
"""


def make(person: Person, card: str, move: str) -> None:
    person.page.click(f"[data-card='{card}']:enabled")
    person.page.click(f"[data-move='{move}']")


def flights(page: Page) -> list[list[str]]:
    page.wait_for_selector(".motion__one", state="attached")
    found: list[list[str]] = page.evaluate(FLIGHTS)
    return found


SIZES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 768, "height": 1024},
    {"width": 1366, "height": 650},
    {"width": 1920, "height": 950},
]


def size_name(size: ViewportSize) -> str:
    return f"{size['width']}x{size['height']}"


# The narrowest and the usual one in the normal run, all of them in the long one.
EACH_SIZE = [
    pytest.param(
        size, marks=[] if size["width"] in (390, 1366) else [pytest.mark.long], id=size_name(size)
    )
    for size in SIZES
]


def test_all_cards_are_revealed_together(arrive: Arrive, server: RealServer) -> None:
    """Face down before their cities; a stage and a sale stay so; nothing is asked meanwhile."""
    person = arrive(motion=True)
    person.page.add_init_script(HELD)
    table = Table((3, 0), {ME: city("gizah")}, {ME: ["altar", "theater"]}, turn=3)
    lay(server, table.game, person)
    make(person, "altar", "build altar")
    page = person.page
    expect(page.locator(".dealt")).to_have_count(3)
    own = page.locator(".dealt", has_text="You build")
    expect(own.locator(".dealt__front .card")).to_have_attribute("aria-label", re.compile("^Altar"))
    expect(page.locator(".hand [data-card]").first).not_to_be_visible()
    assert "turn 3" in person.heading()
    planned = page.evaluate(PLANNED)
    page.evaluate(HALFWAY)
    person.keep_screenshot("reveal")
    page.evaluate(FINISH)
    expect(page.locator(".top h1")).to_contain_text("turn 4")
    expect(page.locator(".hand [data-card]").first).not_to_be_visible()
    page.wait_for_function("() => document.querySelector('.dealt')?.getAnimations().length > 0")
    planned += page.evaluate(PLANNED)
    # Lying, turning over and going to their places: about 0.8 seconds, a little more with coins.
    assert 700 <= planned <= 1000
    page.evaluate(FINISH)
    expect(page.locator(".unveiling")).to_have_count(0)
    expect(page.locator("[data-card]:enabled").first).to_be_visible()
    # A card of the new hand that comes to lie under the pointer rises, and is then still.
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert page.locator(".dealt, .motion__one").count() == 0


@pytest.mark.parametrize("way", ["click", "key"])
def test_a_click_or_a_key_ends_the_reveal(arrive: Arrive, server: RealServer, way: str) -> None:
    """And does nothing else."""
    person = arrive(motion=True)
    person.page.add_init_script(HELD)
    lay(server, under_way(1, 2), person)
    person.answer()
    page = person.page
    expect(page.locator(".dealt")).to_have_count(3)
    if way == "click":
        page.mouse.click(*[720, 60])
    else:
        page.keyboard.press("?")
    expect(page.locator(".unveiling")).to_have_count(0)
    expect(page.locator("[data-card]:enabled").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.wide
@pytest.mark.parametrize("size", EACH_SIZE)
@pytest.mark.parametrize("players", [4, 5])
def test_the_reveal_fits_and_leaves_nothing(
    arrive: Arrive, server: RealServer, size: ViewportSize, players: int
) -> None:
    """Cards are within the window, cover no figures, and nobody is waited for; no motion
    takes longer than 1.2 seconds; then all is still."""
    person = arrive(motion=True)
    page = person.page
    page.set_viewport_size(size)
    page.add_init_script(HELD + LONGEST)
    lay(server, under_way(2, 6, players=players), person)
    person.answer()
    expect(page.locator(".dealt")).to_have_count(players)
    page.wait_for_function(INSIDE)
    page.evaluate(HALFWAY)
    person.keep_screenshot(f"reveal-{players}-{size_name(size)}")
    assert page.evaluate(COVERED) == []
    assert page.evaluate(TAGGED) == []
    assert page.evaluate(PAID) == page.evaluate(TRAVELLING)
    expect(page.locator(".top__wait")).to_have_text("All have chosen")
    expect(page.locator(".face__state--waits")).to_have_count(0)
    expect(page.locator(".lately").first).not_to_be_visible()
    page.evaluate("() => { Element.prototype.animate = window.setInMotion; }")
    page.evaluate("() => document.getAnimations().forEach((motion) => motion.play())")
    page.wait_for_function("() => !document.querySelector('.unveiling')")
    page.wait_for_function("() => document.getAnimations().length === 0")
    assert 0 < page.evaluate("window.longest") <= 1200
    assert page.locator(".dealt, .motion__one").count() == 0


@pytest.mark.parametrize("size", EACH_SIZE)
def test_coins_of_seven_have_room(arrive: Arrive, server: RealServer, size: ViewportSize) -> None:
    """What cards say of them is within the window, and each of it can be read."""
    person = arrive(motion=True)
    page = person.page
    page.set_viewport_size(size)
    page.add_init_script(HELD)
    lay(server, under_way(2, 6, players=7, expansions=BOXES), person)
    person.answer()
    expect(page.locator(".dealt")).to_have_count(7)
    page.evaluate(HALFWAY)
    page.wait_for_function(INSIDE)
    person.keep_screenshot(f"reveal-seven-{size_name(size)}")
    assert page.locator(".dealt__coins > *").count() > 4
    assert page.evaluate(CROWDED) == []
    assert page.evaluate(TAGGED) == []


def test_sentences_of_a_reveal_have_room(arrive: Arrive, server: RealServer) -> None:
    """Where one has none beside the others, names stand alone."""
    person = arrive(motion=True, size=(1440, 900))
    person.page.add_init_script(HELD)
    lay(server, under_way(2, 2, players=5, expansions=BOXES), person)
    person.answer()
    expect(person.page.locator(".dealt")).to_have_count(5)
    person.page.evaluate(HALFWAY)
    person.keep_screenshot("reveal-sentences")
    assert person.page.evaluate(TAGGED) == []


def test_coins_travel_to_whom_they_were_paid(arrive: Arrive, server: RealServer) -> None:
    """Two coins for clay to the left, before the figures change; a click ends it. The card says it
    for as long as it lies open, and the way is drawn."""
    person = arrive(motion=True)
    person.page.add_init_script(HELD)
    cities = {ME: city("gizah"), LEFT: city("rhodos", "clay_pool")}
    table = Table((3, 0), cities, {ME: ["guard_tower", "altar"]}, turn=3)
    lay(server, table.game, person)
    make(person, "guard_tower", "build guard_tower left 2")
    assert ["2", "0 coin-plain", "1 coin-plain"] in flights(person.page)
    told = person.page.locator(".dealt", has_text="You build").locator(".dealt__coins > *")
    expect(told).to_have_text(["2→"])
    expect(told.locator(".face--dolphin")).to_be_visible()
    expect(person.page.locator(".motion__way path")).to_have_count(1)
    assert person.fits()
    expect(person.page.locator(".own [data-figure='coin-plain'] b")).to_have_text("3")
    person.page.mouse.click(720, 60)
    expect(person.page.locator(".motion__one")).to_have_count(0)
    person.choose_card()
    expect(person.page.locator(".held--picked")).to_have_count(1)


def test_coins_of_the_bank_come_from_the_card_that_brings_them(
    arrive: Arrive, server: RealServer
) -> None:
    """Three for a card that is sold; one for a card that costs a coin goes to that card."""
    person = arrive(motion=True)
    person.page.add_init_script(HELD)
    for move, coins, way in (
        ("sell altar", "+3", ["3", "card", "0 coin-plain"]),
        ("build clay_pit", "−1", ["1", "0 coin-plain", "card"]),
    ):
        table = Table((3, 0), {ME: city("gizah")}, {ME: ["altar", "clay_pit"]}, turn=3)
        lay(server, table.game, person)
        make(person, move.split()[1], move)
        assert way in flights(person.page)
        own = person.page.locator(".dealt", has=person.page.locator(".dealt__tag--own"))
        expect(own.locator(".dealt__coins > *")).to_have_text([coins])


def test_tokens_land_where_they_were_won(arrive: Arrive, server: RealServer) -> None:
    """Six shields against what two cities can build in a turn; a key ends it."""
    person = arrive(motion=True)
    person.page.add_init_script(HELD)
    mine = city("gizah", "walls", "stables", "archery_range")
    table = Table((3, 0), {ME: mine}, {ME: ["school", "temple"]}, age=2, turn=6)
    lay(server, table.game, person)
    make(person, "school", "sell school")
    person.page.wait_for_selector(".dealt", state="attached")
    person.page.evaluate(FINISH)
    person.page.wait_for_selector(".motion__one:has-text('+3')", state="attached")
    found = flights(person.page)
    assert found.count(["+3", "middle", "0 victory-token"]) == 2
    assert ["−1", "middle", "1 defeat"] in found
    assert ["−1", "middle", "2 defeat"] in found
    person.page.keyboard.press("Escape")
    expect(person.page.locator(".motion__one")).to_have_count(0)


def test_a_ship_moves_on_its_track(arrive: Arrive, server: RealServer) -> None:
    person = arrive(motion=True)
    person.page.add_init_script(HELD)
    table = sea_tables.Table((3, 0), {ME: city("gizah", coins=9)}, {ME: ["altar", "theater"]})
    lay(server, table.game, person)
    make(person, "altar", "sell altar ship")
    person.page.wait_for_selector(".dealt", state="attached")
    person.page.evaluate(FINISH)
    ship = person.page.locator(".own .track--yellow .ship")
    person.page.wait_for_selector(".own .track--yellow .track__step:text('1')")
    expect(ship).to_have_js_property("moves", 1)
    assert ship.evaluate("(one) => one.getAnimations().length") == 1
    still = person.page.locator(".own .track--red .ship")
    assert still.evaluate("(one) => one.moves ?? 0") == 0


def test_nothing_moves_where_it_is_not_wanted(arrive_at_clone: Arrive, clone: RealServer) -> None:
    person = arrive_at_clone()
    person.page.add_init_script(HELD)
    asked_for: list[str] = []
    person.page.on("request", lambda request: asked_for.append(request.url))
    lay(clone, under_way(1, 1), person)
    for _ in range(2):
        person.answer()
    person.wait_to_be_asked()
    assert person.page.evaluate("document.getAnimations().length") == 0
    assert any(url.endswith("fresh.js") for url in asked_for)
    assert not any(url.endswith(("motion.js", "unveiling.js")) for url in asked_for)


@pytest.mark.wide
def test_sounds_are_heard_by_who_wants_them(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    page = person.page
    page.add_init_script(NOTES)
    lay(server, under_way(1, 1), person)
    person.answer()
    person.wait_to_be_asked()
    assert page.evaluate("window.notes") == 0
    switch(page)
    page.wait_for_function("() => window.notes > 0")
    expect(page.locator("#sound-switch")).to_have_attribute("aria-pressed", "true")
    page.reload()
    person.wait_to_be_asked()
    person.choose_card()
    page.evaluate("window.notes = 0")
    person.answer()
    page.wait_for_function("() => window.notes > 0")
    person.wait_to_be_asked()
    switch(page)
    expect(page.locator("#sound-switch")).to_have_attribute("aria-pressed", "false")
    before = page.evaluate("window.notes")
    person.answer()
    person.wait_to_be_asked()
    assert page.evaluate("window.notes") == before


def switch(page: Page) -> None:
    page.click(".menu summary")
    page.click("#sound-switch")
