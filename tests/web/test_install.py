"""The page as a program of its own: installed, without its server, and with the screen kept on."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from mirabilia.server.routes.install import ICONS
from scripts import icons
from tests.web.playing import Arrive, Person, RealServer

WEB = Path(__file__).parents[2] / "src" / "mirabilia" / "web"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map((request) => new URL(request.url).pathname).sort();
}"""
NOT_SECURE = "Object.defineProperty(window, 'isSecureContext', { value: false })"
# Counts what is held, as a browser would hold it.
LOCKS = """
window.held = 0;
window.asked = 0;
Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
    window.held += 1;
    window.asked += 1;
    return { release: async () => { window.held -= 1; } };
} } });
"""
OFFER = """() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => { window.prompted = (window.prompted ?? 0) + 1; };
    dispatchEvent(event);
    return event.defaultPrevented;
}"""


def size_of(path: Path) -> tuple[int, int]:
    """Width and height of a PNG file."""
    data = path.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


# ---- installed


def test_icons_have_the_sizes_that_are_told() -> None:
    assert {path.name for path in icons.TARGET.iterdir()} == set(icons.ICONS)
    for name, (width, _) in icons.ICONS.items():
        assert size_of(icons.TARGET / name) == (width, width)
    for name, (size, _) in ICONS.items():
        assert size == f"{icons.ICONS[name][0]}x{icons.ICONS[name][0]}"


def test_a_browser_finds_what_it_needs_to_install_the_page(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    link = person.page.locator("link[rel=manifest]").get_attribute("href")
    answer = person.context.request.get(f"{person.url}{link}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert (manifest["name"], manifest["start_url"]) == ("Mirabilia", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        drawn = person.context.request.get(f"{person.url}{icon['src']}")
        assert (drawn.status, drawn.headers["content-type"]) == (200, "image/png")


def test_the_page_offers_what_the_browser_offers(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    button = person.page.locator("#install")
    expect(button).to_have_count(0)
    assert person.page.evaluate(OFFER)
    button.click()
    expect(button).to_have_count(0)
    assert person.page.evaluate("window.prompted") == 1


def test_an_address_that_is_not_secure_says_what_it_lacks(arrive: Arrive) -> None:
    person = arrive()
    person.page.add_init_script(NOT_SECURE)
    person.go_home()
    expect(person.page.locator("#not-secure")).to_contain_text("need https")
    assert person.page.evaluate(OFFER)
    expect(person.page.locator("#install")).to_have_count(0)
    person.start_alone()
    person.page.locator(".menu summary").click()
    expect(person.page.locator("#sound-switch")).to_be_visible()
    expect(person.page.locator("#awake-switch")).to_have_count(0)


# ---- without the server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[RealServer]:
    server = RealServer(tmp_path)
    yield server
    server.kill()


@pytest.mark.wide
def test_without_the_server_a_page_says_so_and_comes_back_by_itself(
    browser: Browser, own_server: RealServer
) -> None:
    person = Person(browser, own_server.url, worker=True)
    person.go_home()
    person.page.wait_for_function(CONTROLLED)
    own_server.kill()
    person.page.goto(f"{person.url}/replay")
    heading = person.page.get_by_role("heading", name="Mirabilia is not answering")
    expect(heading).to_be_visible()
    assert person.page.evaluate("document.documentElement.dataset.theme") == "day"
    own_server.start()
    expect(person.page.get_by_text("Choose a record file")).to_be_visible()
    assert person.page.evaluate(KEPT) == [
        *("/art/mark.svg", "/offline", "/offline.js", "/styles/offline.css", "/styles/tokens.css"),
    ]
    person.close()


# ---- the screen


@pytest.mark.wide
def test_the_screen_stays_on_while_it_is_ones_turn_if_wanted(arrive: Arrive) -> None:
    host, friend = arrive(), arrive()
    host.page.add_init_script(LOCKS)
    address = host.open_table(players=3)
    friend.sit(address, 1)
    host.page.click("#fill-bots")
    host.page.click("#start")
    host.wait_to_be_asked()
    assert host.page.evaluate("window.asked") == 0
    host.page.locator(".menu summary").click()
    host.page.locator("#awake-switch").click()
    host.page.wait_for_function("() => window.held === 1")
    host.answer()
    host.page.wait_for_function("() => window.held === 0")
    # It is kept, and the next turn finds it on.
    host.page.reload()
    friend.answer()
    host.wait_to_be_asked()
    host.page.wait_for_function("() => window.held === 1")
