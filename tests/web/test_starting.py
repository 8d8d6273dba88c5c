"""How a screen begins: in short tasks, the first thing that is wanted first, and nothing looked up
or measured that nobody needs."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.web.laying import lay, under_way
from tests.web.playing import SECONDS, Arrive, RealServer
from tests.web.test_install import OFFER

# What of home is there when each of its parts comes; what one task draws comes together.
DRAWN = """(() => {
    const parts = ["#play-now", "#my-games", "#open-table", "#reach", "#my-profile"];
    window.drawn = [];
    new MutationObserver(() => {
        const there = parts.filter((part) => document.querySelector(part));
        if (there.length !== (drawn.at(-1)?.length ?? 0)) drawn.push(there);
    }).observe(document, { subtree: true, childList: true });
})()"""
# How often the browser was asked how numbers are written here, before the button was there.
ASKED = """(() => {
    let asked = 0;
    const Real = Intl.NumberFormat;
    Intl.NumberFormat = function (...given) { asked += 1; return new Real(...given); };
    new MutationObserver(() => {
        if (document.querySelector("#play-now")) window.asked ??= asked;
    }).observe(document, { subtree: true, childList: true });
})()"""
# How often built cards were measured.
MEASURED = """(() => {
    window.measured = 0;
    const real = Object.getOwnPropertyDescriptor(Element.prototype, "scrollHeight");
    Object.defineProperty(Element.prototype, "scrollHeight", {
        get() { if (this.matches(".built")) window.measured += 1; return real.get.call(this); },
    });
})()"""


def test_home_is_drawn_part_by_part(arrive: Arrive) -> None:
    person = arrive()
    person.page.add_init_script(DRAWN)
    person.go_home()
    expect(person.page.locator("#my-profile")).to_be_visible()
    expect(person.page.locator("#open-table")).to_be_visible()
    first, *_, last = drawn = person.page.evaluate("drawn")
    assert first == ["#play-now"]
    assert len(drawn) == 3
    assert len(last) == 5


# Some pictures later.
STILL = """() => new Promise((go) => {
    let left = 10;
    const look = () => (left -= 1) ? requestAnimationFrame(look) : go(true);
    look();
})"""
# What of home was moved by something that came behind it: its name, in a window where all is seen.
MOVED = """(() => {
    window.moved = [];
    new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries())
            moved.push(...sources.map(({ node }) => node?.id || node?.className || node?.nodeName));
    }).observe({ type: "layout-shift", buffered: true });
})()"""


# What is drawn of home.
PARTS = {
    *("my-games", "open-tables", "daily", "reach", "regards", "my-devices"),
    *("panel home__now form", "panel form", "home__links"),
}
REGARD = {"id": "nobody", "name": "Mugwump", "muted": True, "blocked": False}


def test_nothing_that_is_drawn_is_moved_by_what_comes_later(arrive: Arrive) -> None:
    """The lists come from the server, and the offer to install the page from the browser: what lies
    below them waits for them, or keeps room."""
    person = arrive(size=(412, 3000))
    page = person.page
    person.start_alone()
    page.add_init_script(MOVED)
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route("**/api/lan", hold)
    page.route("**/api/people", hold)
    with page.expect_response("**/api/tables*"), page.expect_request("**/api/lan"):
        page.goto(person.url)
    page.wait_for_load_state("load")
    page.wait_for_function(STILL)
    while late:
        route = late.pop()
        if "lan" in route.request.url:
            route.continue_()
        else:
            route.fulfill(json=[REGARD])
    expect(page.locator("#my-games .game")).to_have_count(1)
    expect(page.locator("#open-table")).to_be_visible()
    expect(page.locator("#regards")).to_be_visible()
    expect(page.locator(".lan")).to_be_visible()
    page.evaluate(OFFER)
    expect(page.locator("#install")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not set(page.evaluate("moved")) & PARTS


def test_a_list_that_never_comes_keeps_nothing_away(arrive: Arrive) -> None:
    """After a while the form of a new table is drawn without it, and nothing is said of it."""
    person = arrive()
    page = person.page
    page.clock.install()
    page.route("**/api/tables*", lambda _: None)
    with page.expect_request("**/api/tables*"):
        person.go_home()
    expect(page.locator("#play-now")).to_be_visible()
    expect(page.locator("#open-table")).to_have_count(0)
    page.clock.fast_forward(10 * SECONDS)
    expect(page.locator("#open-table")).to_be_visible()
    expect(page.locator("#my-games")).to_be_visible()
    expect(page.locator("#open-tables")).to_have_count(0)


def test_a_screen_that_comes_later_is_drawn_at_once(arrive: Arrive) -> None:
    """So that whoever comes back finds the place where they were."""
    person = arrive()
    person.go_home()
    person.page.get_by_role("link", name="Replay a record").click()
    expect(person.page.get_by_text("Choose a record file")).to_be_visible()
    person.page.evaluate(DRAWN)
    person.page.go_back()
    expect(person.page.locator("#my-profile")).to_be_visible()
    (drawn,) = person.page.evaluate("drawn")
    assert len(drawn) == 5


def test_home_does_not_ask_the_browser_how_small_numbers_are_written(arrive: Arrive) -> None:
    """That takes as long as to draw half of it."""
    person = arrive()
    person.page.add_init_script(ASKED)
    person.go_home()
    expect(person.page.get_by_text("against 3 bots")).to_be_visible()
    assert person.page.evaluate("asked") == 0


def test_a_phone_measures_no_built_cards(server: RealServer, arrive: Arrive) -> None:
    """There is no other city to be filled: only on larger screens cards may have to be counted."""
    person = arrive(size=(390, 844), touch=True)
    person.page.add_init_script(MEASURED)
    lay(server, under_way(1, 3), person)
    expect(person.page.locator(".built").first).to_be_visible()
    assert person.page.evaluate("measured") == 0
