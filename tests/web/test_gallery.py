"""The gallery in a browser: everything is there, drawn, explained, and fits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from mirabilia.catalog import load
from tests.web.masking import answer_with, masked_words, texts_of, unmasked
from tests.web.playing import DESKTOP
from tests.web.weights import FIRST_VIEW, Weights

CATALOGUE = load()
WEB = Path(__file__).parents[2] / "src" / "mirabilia" / "web"
COUNTS = {
    "Cards": len(CATALOGUE.cards),
    "Wonders": 2 * len(CATALOGUE.wonders),
    "Leaders": len(CATALOGUE.leaders),
    "Islands": len(CATALOGUE.islands),
    "Shipyards": len(CATALOGUE.shipyards),
}
# Where effects are drawn.
BANDS = ".card__band, .tile__band, .stage"
# There were 20,000 when everything was drawn at once.
MOST_ELEMENTS = 8000
SIZES = [(1440, 900), (1100, 800), (390, 844)]


@pytest.fixture(scope="module")
def lasting_gallery(lasting_page: Page, address: str) -> Page:
    return drawn(opened(lasting_page, address))


@pytest.fixture
def gallery(lasting_gallery: Page) -> Page:
    """With everything in it: to open it takes longer than to look at it."""
    lasting_gallery.set_viewport_size(DESKTOP)
    lasting_gallery.get_by_role("searchbox").fill("")
    choose(lasting_gallery, "Everything")
    return lasting_gallery


def opened(page: Page, address: str) -> Page:
    page.goto(f"{address}/web/gallery.html")
    page.wait_for_selector("html[data-ready]")
    return page


def drawn(page: Page) -> Page:
    """With everything drawn, as for a printer, and not only what is in sight."""
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(page.locator(".exhibit__drawing:empty")).to_have_count(0)
    return page


def choose(page: Page, kind: str) -> None:
    page.get_by_role("button", name=kind, exact=True).click()


def shown(page: Page) -> int:
    return page.locator(".exhibit").count()


@pytest.mark.parametrize(("kind", "count"), COUNTS.items())
def test_everything_in_the_boxes_is_shown(gallery: Page, kind: str, count: int) -> None:
    choose(gallery, kind)
    assert shown(gallery) == count
    names = gallery.locator(".exhibit figcaption b").all_text_contents()
    assert len(names) == count
    assert all(names)
    assert gallery.locator(".exhibit figcaption:not(:has(span))").count() == 0


def test_every_symbol_that_is_used_is_drawn(gallery: Page) -> None:
    missing = gallery.evaluate(
        """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"))
            .filter((href) => !document.querySelector(href))"""
    )
    assert gallery.locator("use").count() > 2000
    assert missing == []


def test_things_have_a_spoken_name(gallery: Page) -> None:
    card = gallery.get_by_role("img", name="Altar, blue, 3 points, free")
    assert card.count() == 2
    assert gallery.locator("[role=img]:not([aria-label])").count() == 0


def test_search_finds_by_name_and_by_effect(gallery: Page) -> None:
    field = gallery.get_by_role("searchbox")
    field.fill("altar")
    assert gallery.locator(".exhibit figcaption b").all_text_contents() == ["Altar", "Pantheon"]
    field.fill("naval conflicts")
    assert gallery.locator(".exhibit figcaption b").all_text_contents() == ["Forgotten Oasis"]
    field.fill("nothing has such a name")
    assert shown(gallery) == 0
    assert gallery.get_by_text("Nothing matches.").is_visible()


def test_a_symbol_explains_itself(gallery: Page) -> None:
    gallery.get_by_role("searchbox").fill("vineyard")
    gallery.locator(".card .effect").hover()
    tip = gallery.get_by_role("tooltip")
    assert tip.inner_text() == "1 coin per own or neighbours’ brown card"


def test_day_and_night_are_kept(page: Page, address: str) -> None:
    gallery = opened(page, address)
    assert gallery.locator("html").get_attribute("data-theme") == "day"
    gallery.get_by_role("button", name="Night", exact=True).click()
    assert gallery.locator("html").get_attribute("data-theme") == "night"
    gallery.reload()
    gallery.wait_for_selector("html[data-ready]")
    assert gallery.locator("html").get_attribute("data-theme") == "night"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_goes_beyond_the_width(gallery: Page, width: int, height: int) -> None:
    gallery.set_viewport_size({"width": width, "height": height})
    assert gallery.evaluate("document.documentElement.scrollWidth") <= width


def test_effects_stay_within_their_cards(gallery: Page) -> None:
    for kind in ("Cards", "Leaders", "Islands", "Wonders"):
        choose(gallery, kind)
        assert gallery.locator(f":is({BANDS}) .effects").count() >= COUNTS[kind]
        odd = gallery.evaluate(
            """(bands) => [...document.querySelectorAll(bands)].filter((band) => {
                const outer = band.getBoundingClientRect();
                return [...band.querySelectorAll(".effects, .effects *")].some((part) => {
                    const inner = part.getBoundingClientRect();
                    return inner.left < outer.left - 1 || inner.right > outer.right + 1
                        || inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
                });
            }).map((band) => band.closest("[aria-label]").getAttribute("aria-label"))""",
            BANDS,
        )
        assert odd == []


def test_marks_of_colours_lie_over_no_symbol(gallery: Page) -> None:
    for kind in ("Cards", "Leaders"):
        choose(gallery, kind)
        assert gallery.locator(".card .card__mark").count() >= COUNTS[kind]
        covered = gallery.evaluate(
            """() => [...document.querySelectorAll(".card:has(.card__mark)")].filter((card) => {
                const mark = card.querySelector(".card__mark").getBoundingClientRect();
                return [...card.querySelectorAll(".card__band .effect *")].some((one) => {
                    const { left, right, top, bottom } = one.getBoundingClientRect();
                    return Math.min(right, mark.right) - Math.max(left, mark.left) > 1
                        && Math.min(bottom, mark.bottom) - Math.max(top, mark.top) > 1;
                });
            }).map((card) => card.getAttribute("aria-label"))"""
        )
        assert covered == []


def test_names_and_costs_stay_within_their_cards(gallery: Page) -> None:
    choose(gallery, "Cards")
    odd = gallery.evaluate(
        """() => [...document.querySelectorAll(".card")].filter((card) => {
            const foot = card.querySelector(".card__foot").getBoundingClientRect();
            const name = card.querySelector(".card__name").getBoundingClientRect();
            const cost = card.querySelector(".card__cost").getBoundingClientRect();
            const within = name.width <= foot.width && name.bottom <= foot.bottom;
            return !within || cost.bottom > foot.top + 4;
        }).map((card) => card.getAttribute("aria-label"))"""
    )
    assert odd == []


def test_the_first_view_is_small(page: Page, address: str) -> None:
    weights = Weights(page)
    opened(page, address)
    assert weights.sum() < FIRST_VIEW
    assert len(weights.answers) > 20


def test_things_are_drawn_as_they_come_into_sight(page: Page, address: str) -> None:
    opened(page, address)
    expect(page.locator(".exhibit__drawing").first.locator("*").first).to_be_attached()
    assert page.locator("#page *").count() < MOST_ELEMENTS
    undrawn = page.locator(".exhibit__drawing:empty").count()
    assert undrawn > page.locator(".exhibit").count() / 2
    last = page.locator(".exhibit__drawing").last
    last.scroll_into_view_if_needed()
    expect(last.locator("*").first).to_be_attached()
    # What lies between stays as it is.
    assert page.locator(".exhibit__drawing:empty").count() > undrawn / 2


def test_the_way_back_leads_home(page: Page, address: str) -> None:
    opened(page, address)
    assert page.get_by_role("link", name="Home").get_attribute("href") == "/"


def test_another_language_shows_at_once(page: Page, address: str) -> None:
    catalogue = json.loads((WEB / "catalogue.json").read_text("utf-8"))
    both = {**catalogue, "languages": ["en", "la"]}
    page.route("**/catalogue.json", answer_with(json.dumps(both)))
    page.route("**/locales/la.ftl", answer_with(masked_words()))
    opened(page, address)
    page.get_by_label("Language").select_option("la")
    page.get_by_role("heading", level=1, name="§§§§§§§", exact=True).wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "la")
    expect(page).to_have_title("§§§§§§§ · §§§§§§§§§")


def test_every_word_comes_from_the_messages(page: Page, address: str) -> None:
    page.route("**/locales/en.ftl", answer_with(masked_words()))
    drawn(opened(page, address))
    assert len(texts_of(page)) > 1000
    assert unmasked(page) == set()
