"""How the page words things, in a browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from mirabilia.locales import source_of
from tests.locales.test_names import BARRACKS, COLOURED, FORMS
from tests.web.test_gallery import opened

# Names that people typed have these forms.
GIVEN = """
given-genitive = di { $name }
given-gender = m
"""
SAID = """async ([source, id, figures]) => {
    const { Words } = await import("/web/words.js");
    const words = new Words("it");
    words.add(source);
    return words.say(id, figures);
}"""
NAMED = """async (name) => (await import("/web/words.js")).literal(name)"""


@pytest.fixture(scope="module")
def page(lasting_page: Page, address: str) -> Page:
    return opened(lasting_page, address)


def said(page: Page, id: str, **figures: Any) -> str:
    text: str = page.evaluate(SAID, [FORMS + GIVEN, id, figures])
    return text


def test_messages_ask_for_forms_of_names_and_select_by_them(page: Page) -> None:
    assert said(page, "of", who="rhodos") == "la città di Rodi"
    assert said(page, "of-each", who="rhodos gizah") == "di Rodi e di Giza"
    assert said(page, "sent", who="rhodos") == "Rodi è stata mandata"
    assert said(page, "sent", who="caesar") == "Cesare è stato mandato"
    assert said(page, "some", goods="clay clay") == "2 × di argilla"
    assert said(page, "these", goods="clay wood clay wood") == "2 argille, 2 × legno"
    assert said(page, "these", goods="clay") == "argilla"


def test_a_colour_is_named_where_the_terminal_writes_its_sign(page: Page) -> None:
    assert said(page, "cards", colour="blue") == "carte azzurre"


SIGNED = """
colour-blue = azzurro
    .symbol = ▬
line-blue =
    ▬
    Azzurre
kept = tiene ♛ { $who }
    .where = qui: ◎ là
"""


def test_signs_are_for_those_who_do_not_draw(page: Page) -> None:
    """Nor is anything taken from what people typed."""
    told = [page.evaluate(SAID, [SIGNED, id, {"who": "★ Ada"}]) for id in ("kept", "kept.where")]
    assert told == ["tiene ★ Ada", "qui: là"]
    assert page.evaluate(SAID, [SIGNED, "line-blue", {}]) == "Azzurre"


@pytest.mark.parametrize("language", COLOURED)
def test_a_colour_stands_behind_the_name_of_a_card(page: Page, language: str) -> None:
    _, behind = COLOURED[language]
    told = page.evaluate(SAID, [source_of(language), "choice-build", BARRACKS])
    assert behind in told


def test_a_name_that_was_typed_is_set_apart_and_has_forms(page: Page) -> None:
    name = page.evaluate(NAMED, "שרה כהן")
    apart = "\N{FIRST STRONG ISOLATE}שרה כהן\N{POP DIRECTIONAL ISOLATE}"
    assert said(page, "of", who=name) == f"la città di {apart}"
    assert said(page, "sent", who=name) == f"{apart} è stato mandato"


@pytest.mark.parametrize(
    ("language", "ordered"),
    [("pl", ["Lwy", "Łuk"]), ("en", ["Łuk", "Lwy"]), ("es", ["Nube", "Ñu", "Oro"])],
)
def test_names_are_sorted_by_the_alphabet_of_the_language(
    page: Page, language: str, ordered: list[str]
) -> None:
    """Whatever language the browser speaks."""
    sort = """async ([code, texts]) => {
        const { Words } = await import("/web/words.js");
        const words = new Words(code);
        return texts.sort((one, other) => words.compare(one, other));
    }"""
    assert page.evaluate(sort, [language, ordered[::-1]]) == ordered


def test_lists_are_those_of_the_language(page: Page) -> None:
    lists = """async ([code, kind]) => {
        const { Words } = await import("/web/words.js");
        return new Words(code).list(["a", "b", "c"], kind);
    }"""
    cases = [["en", "and"], ["en", "or"], ["it", "and"], ["pl", "or"]]
    assert [page.evaluate(lists, case) for case in cases] == [
        *("a, b and c", "a, b or c"),
        *("a, b e c", "a, b lub c"),
    ]


@pytest.mark.parametrize(
    ("value", "written"),
    [(0, "0"), (7, "7"), (999, "999"), (-3, "−3"), (12000, "12.000"), (-12000, "−12.000")],
)
def test_numbers_are_written_as_people_write_them(page: Page, value: int, written: str) -> None:
    """With a minus, which is read aloud, and not with a hyphen, which is not."""
    assert page.evaluate(SAID, ["points = { $points }", "points", {"points": value}]) == written


def test_numbers_are_counted_and_styled_as_before(page: Page) -> None:
    counted = "coins = { $coins -> \n    [one] una\n   *[other] { $coins } monete\n}"
    assert page.evaluate(SAID, [counted, "coins", {"coins": 1}]) == "una"
    assert page.evaluate(SAID, [counted, "coins", {"coins": 4}]) == "4 monete"
    share = 'share = { NUMBER($share, style: "percent") }'
    assert page.evaluate(SAID, [share, "share", {"share": 0.25}]) == "25%"
    assert page.evaluate(SAID, [share, "share", {"share": -0.25}]) == "−25%"
    assert page.evaluate(SAID, ["half = { $half }", "half", {"half": 2.5}]) == "2,5"
