"""What moves over the table, and what is heard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.rules import sea_tables
from tests.rules.tables import LEFT, ME, Table, city
from tests.web.laying import lay
from tests.web.playing import Arrive, Person, RealServer

# Whatever is set in motion stands still until somebody ends it, and is counted where it moves: a
# slow machine misses nothing.
HELD = """
const begin = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    const motion = begin.apply(this, how);
    motion.pause();
    this.moves = (this.moves ?? 0) + 1;
    return motion;
};
"""
# Where things are at the beginning and at the end of their way: by seat and figure, else "middle".
FLIGHTS = """() => {
    const middle = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const places = [...document.querySelectorAll("[data-seat] [data-figure]")].map((one) =>
        [`${one.closest("[data-seat]").dataset.seat} ${one.dataset.figure}`, middle(one)]);
    places.push(["middle", middle(document.querySelector(".middle"))]);
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


def test_coins_travel_to_whom_they_were_paid(arrive: Arrive, server: RealServer) -> None:
    """Two coins for clay to the left; a click ends it, and does what it does."""
    person = arrive(motion=True)
    person.page.add_init_script(HELD)
    cities = {ME: city("gizah"), LEFT: city("rhodos", "clay_pool")}
    lay(server, person, Table((3, 0), cities, {ME: ["guard_tower", "altar"]}, turn=3).game)
    make(person, "guard_tower", "build guard_tower left 2")
    assert ["2", "0 coin-plain", "1 coin-plain"] in flights(person.page)
    assert person.fits()
    person.choose_card()
    expect(person.page.locator(".motion__one")).to_have_count(0)
    expect(person.page.locator(".held--picked")).to_have_count(1)


def test_tokens_land_where_they_were_won(arrive: Arrive, server: RealServer) -> None:
    """Six shields against what two cities can build in a turn; a key ends it."""
    person = arrive(motion=True)
    person.page.add_init_script(HELD)
    mine = city("gizah", "walls", "stables", "archery_range")
    table = Table((3, 0), {ME: mine}, {ME: ["school", "temple"]}, age=2, turn=6)
    lay(server, person, table.game)
    make(person, "school", "sell school")
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
    lay(server, person, table.game)
    make(person, "altar", "sell altar ship")
    ship = person.page.locator(".own .track--yellow .ship")
    person.page.wait_for_selector(".own .track--yellow .track__step:text('1')")
    expect(ship).to_have_js_property("moves", 1)
    assert ship.evaluate("(one) => one.getAnimations().length") == 1
    still = person.page.locator(".own .track--red .ship")
    assert still.evaluate("(one) => one.moves ?? 0") == 0


def test_nothing_moves_where_it_is_not_wanted(arrive: Arrive, server: RealServer) -> None:
    person = arrive()
    person.page.add_init_script(HELD)
    asked_for: list[str] = []
    person.page.on("request", lambda request: asked_for.append(request.url))
    person.start_alone()
    for _ in range(3):
        person.answer()
    person.wait_to_be_asked()
    assert person.page.evaluate("document.getAnimations().length") == 0
    assert any(url.endswith("fresh.js") for url in asked_for)
    assert not any(url.endswith("motion.js") for url in asked_for)


def test_sounds_are_heard_by_who_wants_them(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    page.add_init_script(NOTES)
    person.start_alone()
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
