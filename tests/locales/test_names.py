"""What things are called: their names, colours and forms, and lists of them."""

from __future__ import annotations

import pytest

from mirabilia.bots.registry import own_bots
from mirabilia.catalog.model import COLOURS
from mirabilia.locales import PAGE, TEXT, MissingWords, Words, for_page, load_words, source_of
from scripts.wording import References, Wording
from tests.locales.asked import CATALOGUE, FAMILIES, every_language


@every_language
def test_everything_in_the_boxes_has_a_name_of_its_own(language: str) -> None:
    words = load_words(language)
    counts = {"leader-": 55, "island-": 27, "shipyard-": 8, "city-": 12 + 1 + 8, "wonder-": 12}
    for family, count in counts.items():
        names = {words(f"{family}{id}") for id in FAMILIES[family]}
        assert len(names) == len(FAMILIES[family]) == count, family
    assert len(CATALOGUE.cards) == 80 + 42 + 24


@every_language
def test_cards_with_one_name_are_called_the_same_and_no_others(language: str) -> None:
    words = load_words(language)
    names = {(words(f"card-{card.id}"), card.name) for card in CATALOGUE.cards}
    assert len(names) == len({name for name, _ in names}) == len({index for _, index in names})


@every_language
def test_each_colour_has_a_symbol_of_its_own(language: str) -> None:
    words = load_words(language)
    symbols = [words(f"colour-{colour}.symbol") for colour in COLOURS]
    assert symbols == ["■", "◆", "▬", "●", "✚", "▲", "★", "▼"]


# A card and its colour: as a text has them, and as a page does, in the form that fits a card.
COLOURED = {
    "en": ("✚ Barracks", "Barracks (red)"),
    "it": ("✚ Caserma", "Caserma (rossa)"),
    "es": ("✚ Cuartel", "Cuartel (roja)"),
    "pl": ("✚ Koszary", "Koszary (czerwona)"),
    "de": ("✚ Kaserne", "Kaserne (rot)"),
    "fr": ("✚ Caserne", "Caserne (rouge)"),
}
TELLING = [
    *("choice-build", "choice-stage", "choice-sell", "choice-sell-ship", "choice-take"),
    *("event-build", "event-stage", "event-sell", "event-leftover"),
]
BARRACKS: dict[str, str | float] = {
    "card": "barracks",
    "colour": "red",
    "stage": 1,
    "fleet": "blue",
}


@pytest.mark.parametrize("language", COLOURED)
def test_the_colour_of_a_card_is_no_adjective_before_its_name(language: str) -> None:
    """On the page it stands behind the name; a text has its sign."""
    text, page = (Words(language, source_of(language), medium) for medium in (TEXT, PAGE))
    sign, behind = COLOURED[language]
    for id in TELLING:
        for who in ("you", "gizah"):
            figures = {**BARRACKS, "who": who, "how": "paid"}
            assert sign in text(id, **figures)
            assert behind in page(id, **figures)
    assert page("event-keep", card="caesar", colour="leader", who="you").endswith(
        page("leader-caesar")
    )


@every_language
def test_a_card_is_told_with_its_colour_by_one_message(language: str) -> None:
    """A name for the sign alone would be read before the name of the card, in whatever form."""
    messages = Wording(language, for_page(source_of(language))).entries
    named_in = {one.id.name: References(one).named.get("colour", set()) for one in messages}
    assert {id for id, functions in named_in.items() if "SYMBOL" in functions} == {"card-coloured"}


@every_language
@pytest.mark.parametrize("bot", own_bots())
def test_every_bot_of_ours_has_words_of_its_own(language: str, bot: str) -> None:
    words = load_words(language)
    assert words("bot-level", level=bot) != bot
    assert words("bot-about", level=bot) != words("bot-about", level="somebody's")


def test_ids_become_names_and_lists_and_are_counted() -> None:
    words = load_words()
    assert words("goods", goods="clay clay cloth") == "2 clay, cloth"
    assert words("effect-produce_choice", goods="wood clay") == "wood/clay"
    assert words("way-chain", cards="altar") == "free by chain from Altar"
    assert words("card-title", card="caesar", colour="leader") == "♛ Caesar"
    assert words("choice-fleet", what="red blue") == "move ≈ red, blue"
    assert words("pay-city", coins=2, who="rhodos", side="left") == "2 coins to Rhodos (left)"


FORMS = """
city-rhodos = Rodi
    .genitive = di Rodi
    .gender = f
city-gizah = Giza
    .genitive = di Giza
    .gender = f
leader-caesar = Cesare
    .genitive = di Cesare
    .gender = m
colour-blue = azzurro
    .symbol = ▬
    .plural = azzurre
resource-clay = argilla
    .genitive = di argilla
    .counted = { $count } argille
resource-wood = legno
    .genitive = di legno
counted = { $count } × { $name }
list-series = { $list }, { $next }
of = la città { CITY($who, form: "genitive") }
of-each = { CITY($who, form: "genitive", join: "and") }
sent =
    { CITY($who, form: "gender") ->
        [f] { CITY($who) } è stata mandata
       *[m] { CITY($who) } è stato mandato
    }
cards = carte { SYMBOL($colour, form: "plural") }
some = { RESOURCE($goods, form: "genitive") }
these = { RESOURCE($goods) }
"""


def test_messages_ask_for_forms_of_names_and_select_by_them() -> None:
    words = Words("it", FORMS)
    assert words("of", who="rhodos") == "la città di Rodi"
    assert words("of-each", who="rhodos gizah") == "di Rodi e di Giza"
    assert words("sent", who="rhodos") == "Rodi è stata mandata"
    assert words("sent", who="caesar") == "Cesare è stato mandato"
    assert words("some", goods="clay clay") == "2 × di argilla"
    assert words("these", goods="clay wood clay wood") == "2 argille, 2 × legno"
    assert words("these", goods="clay") == "argilla"
    assert words("cards", colour="blue") == "carte ▬"


def test_lists_are_those_of_the_language() -> None:
    parts = ["a", "b", "c"]
    assert load_words().list(parts) == "a, b and c"
    assert load_words().list(parts, "or") == "a, b or c"
    assert Words("it", "").list(parts) == "a, b e c"
    assert Words("pl", "").list(parts, "or") == "a, b lub c"
    assert [load_words().list(parts[:count]) for count in range(3)] == ["", "a", "a and b"]
    assert load_words().list(parts, "series") == "a, b, c"
    assert load_words().list(parts, "clauses") == "a; b; c"
    assert load_words().list([], "series") == ""


def test_a_form_that_a_name_has_not_is_an_error() -> None:
    with pytest.raises(MissingWords, match="resource-clay has no genitive"):
        Words("it", FORMS.replace("    .genitive = di argilla\n", ""))("some", goods="clay")
