"""Every message exists, is used, and reads well with whatever it is given."""

from __future__ import annotations

import pytest

from mirabilia.engine.actions import DRAW, LEFTOVER, VERB_NAMES
from mirabilia.engine.state import ASK_DEBT, ASK_DISCARD, ASK_ISLAND, DECISIONS, LEFT_OVER
from mirabilia.locales import MissingWords, for_page, load_words, source_of
from mirabilia.notation.moves import FORMS as FORMS_OF_MOVES
from mirabilia.notation.reading.agenda import QUEUED
from scripts.wording import Wording
from tests.locales.asked import (
    ENGLISH,
    FAMILIES,
    SAYING,
    every_language,
    expected_ids,
    given_forms,
    ids,
    named_families,
    needed_by_page,
    page_families,
    page_scripts,
)
from tests.locales.samples import LEADERS, samples


def test_the_code_builds_ids_of_known_families_only() -> None:
    assert named_families() | page_families() <= set(FAMILIES)


def test_the_page_names_its_messages_where_it_says_them() -> None:
    """So that none can be missing, or left over, without a test that fails."""
    odd = [rest for script in page_scripts() for _, _, rest in SAYING.findall(script)]
    assert [rest for rest in odd if rest] == []


@every_language
def test_every_message_that_is_needed_is_there(language: str) -> None:
    assert expected_ids() - ids(language) == set()


@every_language
def test_no_message_is_unused(language: str) -> None:
    assert ids(language) - expected_ids() == given_forms(language)


@every_language
def test_the_page_is_sent_what_it_says_and_no_more(language: str) -> None:
    sent = set(Wording(language, for_page(source_of(language))).messages)
    assert sent == needed_by_page() | given_forms(language)


def test_english_says_whatever_it_is_given() -> None:
    """The other languages say what English says: `scripts.words check`."""
    words = load_words()
    for id in ENGLISH.messages:
        texts = [words(id, **figures) for figures in samples(id)]
        assert texts, id
        odd = [text for text in texts if set(text) & set("{}\N{FIRST STRONG ISOLATE}")]
        assert odd == [], id


@every_language
def test_leaders_are_named_where_cards_and_cities_can_be(language: str) -> None:
    words = load_words(language)
    said = [
        words(id, **figures)
        for id in ENGLISH.messages
        for figures in samples(id)
        if LEADERS & set(figures.values())
    ]
    assert all(said)


def test_plural_forms() -> None:
    words = load_words()
    assert [words("coins", coins=n) for n in (0, 1, 2)] == ["0 coins", "1 coin", "2 coins"]
    assert words("shields", shields=1) == "1 shield"
    assert words("points", points=3) == "3 points"
    assert words("bots-count", named=1, others=3).startswith("1 bot is named for 3 seats")


def test_each_kind_of_decision_has_words_of_its_own() -> None:
    words = load_words()
    kinds = DECISIONS[1:LEFT_OVER]
    assert len({words("decision", decision=kind) for kind in kinds}) == len(kinds) == 14


# What a move can lead to for who makes it, besides something that is drawn.
FOLLOWS = [DECISIONS[asked] for asked in sorted({*QUEUED, ASK_DISCARD, ASK_ISLAND, ASK_DEBT})]


@every_language
def test_each_decision_that_a_move_leads_to_is_told(language: str) -> None:
    """Not as if it were something else."""
    words = load_words(language)
    told = [words("foresee-then", what=kind) for kind in (*FOLLOWS, "draw")]
    assert len(set(told)) == len(FOLLOWS) + 1


@every_language
def test_each_verb_that_can_be_written_has_its_form(language: str) -> None:
    """What a form is without words for it, the verb alone, is that of bare verbs."""
    words = load_words(language)
    bare = [verb for verb, form in FORMS_OF_MOVES.items() if form == VERB_NAMES[verb]]
    for verb in set(FORMS_OF_MOVES) - {LEFTOVER, DRAW}:
        told = words("move-form", verb=VERB_NAMES[verb])
        assert told.startswith(VERB_NAMES[verb])
        assert (told == VERB_NAMES[verb]) == (verb in bare), told


def test_what_is_missing_is_an_error() -> None:
    words = load_words()
    with pytest.raises(MissingWords, match="no message nonsense"):
        words("nonsense")
    with pytest.raises(MissingWords, match="has no symbol"):
        words("coins.symbol", coins=1)
    with pytest.raises(MissingWords, match="coins"):
        words("coins")
    with pytest.raises(MissingWords, match="card-nonsense"):
        words("card-title", card="nonsense", colour="blue")
    with pytest.raises(MissingWords, match="no words in 'tlh'"):
        load_words("tlh")
