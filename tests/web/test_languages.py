"""Everybody reads in their own language: the one they chose, or what their browser asks for."""

from __future__ import annotations

import json
import os
import re
import shutil
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Browser, Page, Route, expect

from mirabilia.locales import load_words, source_of
from tests.web.conftest import visitors
from tests.web.laying import guest, lay, under_way
from tests.web.playing import Arrive, Person, RealServer
from tests.web.weights import Weights

PACKAGE = Path(__file__).parents[2] / "src" / "mirabilia"
WORDS = load_words("en")
# A made-up one, whichever real ones there are.
LOUD = "la"
# Where a reader can be without a table.
SCREENS = (
    "/",
    "/games",
    "/me",
    "/replay",
    "/nowhere",
    "/gallery.html",
    "/learn",
    "/pad",
    "/puzzles",
)
# Names in scripts of all widths and directions, each as long as the server takes.
NAMES = {
    "Hebrew": "היפטיה מאלכסנדריה הגדולה",
    "Arabic": "(هيباتيا) من الإسكندرية!",
    "Chinese": "亞歷山大港的希帕提亞以及她所有的朋友們與學生們",
    "wide": "W" * 24,
}
BEYOND = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Louder(Transformer):
    """Puts everything that a message writes in capitals."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(loud(node.value))


def loud(text: str) -> str:
    return text.upper()


def loud_words() -> str:
    resource = FluentParser().parse(source_of("en"))
    return FluentSerializer().serialize(Louder().visit(resource))


class ForeignServer(RealServer):
    """A server with a package of its own, that has one more language."""

    def __init__(self, folder: Path) -> None:
        package = folder / "src" / "mirabilia"
        shutil.copytree(PACKAGE, package)
        (package / "locales" / f"{LOUD}.ftl").write_text(loud_words(), "utf-8")
        catalogue = package / "web" / "catalogue.json"
        table = json.loads(catalogue.read_text("utf-8"))
        table["languages"].append(LOUD)
        catalogue.write_text(json.dumps(table), "utf-8")
        self.folder = folder
        super().__init__(folder / "data")

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.folder / "src")}


@pytest.fixture(scope="module")
def foreign(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with ForeignServer(tmp_path_factory.mktemp("foreign")) as server:
        yield server


@pytest.fixture
def arrive(browser: Browser, foreign: RealServer) -> Iterator[Arrive]:
    with visitors(browser, foreign) as come:
        yield come


def choose(page: Page, language: str) -> None:
    """By the switch that every screen has, which may be in a menu."""
    menu = page.locator(".menu:not([open]) summary")
    if menu.count():
        menu.click()
    page.locator("select[name=language]").select_option(language)


def reads(page: Page, language: str) -> None:
    """Wait until the page is in a language."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    title = WORDS("page-title")
    mine = WORDS("page-title-turn")
    either = [title, mine] if language == "en" else [loud(title), loud(mine)]
    expect(page).to_have_title(re.compile("|".join(map(re.escape, either))))


# ---- which language


@pytest.mark.parametrize(
    ("locale", "language"), [("la", LOUD), ("la-VA", LOUD), ("ja-JP", "en"), ("en-GB", "en")]
)
def test_the_browser_decides(arrive: Arrive, locale: str, language: str) -> None:
    person = arrive(locale=locale)
    person.go_home()
    reads(person.page, language)
    button = WORDS("home-play")
    expect(person.page.locator("#play-now")).to_have_text(
        button if language == "en" else loud(button)
    )


def test_only_the_words_of_one_language_are_loaded_as_they_are_needed(arrive: Arrive) -> None:
    person = arrive(locale="la")
    weights = Weights(person.page)

    def loaded() -> set[str]:
        return {url.rpartition("/")[2] for url in weights.answers if url.endswith(".ftl")}

    person.go_home()
    assert loaded() == {"la.home.ftl"}
    person.wish()
    person.page.click("#play-now")
    person.wait_to_be_asked()
    assert loaded() == {"la.home.ftl", "la.table.ftl"}


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_has_the_switch(browser: Browser, foreign: RealServer, path: str) -> None:
    # A browser itself speaks of what leads nowhere.
    person = Person(browser, foreign.url)
    person.page.goto(foreign.url + path)
    person.page.wait_for_selector("html[data-ready]")
    heading = person.page.locator("h1")
    expect(heading).to_be_visible()
    text = heading.inner_text()
    choose(person.page, LOUD)
    expect(heading).to_have_text(loud(text))
    expect(person.page.locator("html")).to_have_attribute("lang", LOUD)
    person.close()


def test_languages_are_called_as_they_call_themselves(arrive: Arrive) -> None:
    person = arrive(locale="la")
    person.go_home()
    option = person.page.locator("select[name=language] option[value=en]")
    expect(option).to_have_text("English")
    expect(option).to_have_attribute("lang", "en")


def test_the_gallery_follows_and_is_followed(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    choose(person.page, LOUD)
    reads(person.page, LOUD)
    person.page.goto(f"{person.url}/gallery.html")
    heading = person.page.get_by_role("heading", name=loud(WORDS("gallery-title")), exact=True)
    expect(heading).to_be_visible()
    choose(person.page, "en")
    expect(person.page.get_by_role("heading", name=WORDS("gallery-title"))).to_be_visible()
    person.go_home()
    reads(person.page, "en")


# ---- without a reload


def test_a_game_goes_on_in_another_language(arrive: Arrive, foreign: RealServer) -> None:
    person = arrive()
    lay(foreign, under_way(1, 2), person)
    person.wait_to_be_asked()
    person.choose_card()
    person.page.evaluate("window.here = true")
    moves = person.page.locator("[data-move]")
    texts = moves.all_inner_texts()
    news = person.page.locator("#announced p").first
    told = news.inner_text()
    choose(person.page, LOUD)
    reads(person.page, LOUD)
    expect(person.page).to_have_title(loud(WORDS("page-title-turn")))
    # What was open is open still, and what is heard is heard again.
    assert moves.all_inner_texts() == [loud(text) for text in texts]
    expect(news).to_have_text(loud(told))
    person.keep_screenshot("language-changed")
    person.answer()
    person.wait_to_be_asked()
    assert person.page.evaluate("window.here")
    # And it is kept.
    person.page.reload()
    person.wait_to_be_asked()
    reads(person.page, LOUD)


def test_what_went_wrong_is_told_in_the_language_that_is_read(
    browser: Browser, foreign: RealServer
) -> None:
    # The browser itself speaks of what was refused.
    person = Person(browser, foreign.url)
    person.page.goto(f"{foreign.url}/device/nonsense")
    alarm = person.page.get_by_role("alert")
    expect(alarm).to_have_text(WORDS("refused-no_link"))
    choose(person.page, LOUD)
    expect(alarm).to_have_text(loud(WORDS("refused-no_link")))
    person.close()


def test_words_that_do_not_come_change_nothing(browser: Browser, foreign: RealServer) -> None:
    person = Person(browser, foreign.url)
    person.go_home()
    person.page.route("**/locales/la.*", lambda route: route.abort())
    choose(person.page, LOUD)
    expect(person.page.locator("#page-notice")).to_be_visible()
    expect(person.page.locator("select[name=language]")).to_have_value("en")
    reads(person.page, "en")
    person.page.unroute_all()
    choose(person.page, LOUD)
    reads(person.page, LOUD)
    expect(person.page.locator("#page-notice")).to_have_count(0)
    person.close()


def test_who_changes_their_mind_reads_what_they_chose_last(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    person.page.route("**/locales/la.*", hold)
    with person.page.expect_request("**/locales/la.*"):
        choose(person.page, LOUD)
    choose(person.page, "en")
    for route in waiting:
        route.continue_()
    expect(person.page.locator("select[name=language]")).to_have_value("en")
    person.page.reload()
    reads(person.page, "en")


# ---- whose language


@pytest.mark.wide
def test_another_device_of_the_same_guest_reads_the_same(arrive: Arrive) -> None:
    person, other = arrive(), arrive()
    guest(person)
    person.go_home()
    with person.page.expect_response("**/api/me"):
        choose(person.page, LOUD)
    link = person.context.request.post(f"{person.url}/api/devices", data={}).json()
    other.go_home()
    reads(other.page, "en")
    other.page.goto(f"{other.url}/device/{link['code']}")
    other.page.wait_for_selector("#play-now")
    reads(other.page, LOUD)
    # From now on it holds for both, whichever chooses.
    with other.page.expect_response("**/api/me"):
        choose(other.page, "en")
    person.page.reload()
    reads(person.page, "en")


def test_who_becomes_a_guest_keeps_what_they_chose_before(arrive: Arrive) -> None:
    person = arrive()
    person.go_home()
    choose(person.page, LOUD)
    person.page.click("#play-now")
    person.wait_to_be_asked()
    told = person.context.request.get(f"{person.url}/api/me").json()
    assert told["language"] == LOUD
    reads(person.page, LOUD)


@pytest.mark.wide
def test_two_at_one_table_read_two_languages(arrive: Arrive, foreign: RealServer) -> None:
    host, friend = arrive(), arrive(locale="la")
    lay(foreign, under_way(1, 2), host, friend)
    assert friend.heading() == loud(host.heading())
    friend.page.get_by_role("button", name=loud(WORDS("chat-title"))).click()
    friend.page.fill("#chat-text", "Salve, שלום!")
    friend.page.press("#chat-text", "Enter")
    host.page.get_by_role("button", name=WORDS("chat-title")).click()
    # What people write stays as they wrote it.
    for person in (host, friend):
        expect(person.page.locator(".said bdi").last).to_have_text("Salve, שלום!")
    host.page.keyboard.press("Escape")
    friend.page.keyboard.press("Escape")
    for person in (host, friend):
        person.answer()
    for person in (host, friend):
        person.wait_to_be_asked()


# ---- searching, and names in any script


@pytest.fixture(scope="module")
def gallery(lasting_page: Page, address: str) -> Page:
    lasting_page.goto(f"{address}/web/gallery.html")
    lasting_page.wait_for_selector("html[data-ready]")
    return lasting_page


@pytest.mark.parametrize(
    ("text", "wanted", "there"),
    [
        ("Świątynia Łaski", "swiatynia laski", True),
        ("Weißer Turm", "WEISSER", True),
        ("Cité œcuménique", "cite oecu", True),
        ("Niño", "nin", True),
        ("Temple", "témple", True),
        ("Ἀλεξάνδρεια", "αλεξανδρεια", True),
        ("Altar", "altars", False),
    ],
)
def test_a_search_ignores_case_and_accents(
    gallery: Page, text: str, wanted: str, there: bool
) -> None:
    asking = "async (asked) => (await import('/web/searching.js')).mentions(...asked)"
    assert gallery.evaluate(asking, [text, wanted]) == there


@pytest.mark.wide
@pytest.mark.parametrize(
    ("script", "width"),
    [
        ("Hebrew", 320),
        ("wide", 1366),
        *(
            pytest.param(script, width, marks=pytest.mark.long)
            for script, width in product(NAMES, (320, 1366))
            if (script, width) not in (("Hebrew", 320), ("wide", 1366))
        ),
    ],
)
def test_a_name_in_any_script_does_no_harm(
    arrive: Arrive, foreign: RealServer, script: str, width: int
) -> None:
    host, friend = arrive(size=(width, 800)), arrive(size=(width, 800))
    address = host.open_table(players=3)
    friend.page.goto(address)
    friend.page.fill("[name=name]", NAMES[script])
    friend.page.click("[data-sit='1']")
    place = host.page.locator(".place[data-seat='1'] .place__who b")
    expect(place).to_contain_text(NAMES[script])
    assert beyond(host, friend) == []
    host.page.click("#fill-bots")
    host.page.click("#start")
    for person in (host, friend):
        person.wait_to_be_asked()
    host.answer()
    expect(host.page.locator("body")).to_contain_text(NAMES[script])
    host.keep_screenshot(f"name-{script}-{width}")
    assert beyond(host, friend) == []
    for person in (host, friend):
        person.page.goto(f"{person.url}/games")
        expect(person.page.locator(".game").first).to_be_visible()
    waiting = host.page.locator(".game__how b").first
    expect(waiting).to_contain_text(NAMES[script])
    # A name that is written from right to left turns nothing around but itself.
    from_right = script in ("Hebrew", "Arabic")
    assert (f"\u2068{NAMES[script]}\u2069" in waiting.inner_text()) == from_right
    assert beyond(host, friend) == []


def beyond(*people: Person) -> list[int]:
    """By how much something lies beyond the window of any of them."""
    return [over for person in people if (over := person.page.evaluate(BEYOND)) > 0]
