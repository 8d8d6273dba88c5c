"""The words of each part of the page: all that its scripts can say, and hardly more."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from mirabilia.locales import LANGUAGES, for_page, source_of
from mirabilia.locales.parts import PARTS, part_of, said_by
from scripts import word_parts
from scripts.naming import LOCALES

# Compressed, of the part that every screen loads.
MOST_AT_HOME = 6_500


def ids_in(source: str) -> set[str]:
    return set(re.findall(r"^(-?[A-Za-z][\w-]*) *=", source, re.MULTILINE))


def loaded_with(source: str, part: str) -> str:
    """All words of a screen that needs a part."""
    return "".join(part_of(source, one) for one in dict.fromkeys((PARTS[0], part)))


class Mentions(Visitor):
    """The messages and terms that others mention."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def test_what_the_parts_say_is_fresh() -> None:
    assert (LOCALES / word_parts.FILE).read_text("utf-8") == word_parts.lines()


def test_what_cannot_be_followed_is_told(tmp_path: Path) -> None:
    script = word_parts.WEB / "words.js"
    assert list(word_parts.said_in(script)) == []
    unclear = tmp_path / "unclear.js"
    unclear.write_text("say(whatever.is.meant.at.this.moment.of.time);", "utf-8")
    with pytest.raises(word_parts.Unclear, match="whatever"):
        list(word_parts.said_in(unclear))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_screen_loads_a_message_twice(language: str) -> None:
    """A screen loads the first part and its own."""
    home, *others = (ids_in(part_of(source_of(language), part)) for part in PARTS)
    for part in others:
        assert not home & part
        assert home | part < ids_in(for_page(source_of(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_said_is_there(language: str) -> None:
    source = source_of(language)
    whole = ids_in(for_page(source))
    for part in PARTS:
        there = ids_in(loaded_with(source, part))
        for said in said_by()[part]:
            family = said.removesuffix("*")
            wanted = {id for id in whole if id.startswith(family)} if "*" in said else {said}
            assert wanted
            assert wanted <= there, said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_what_a_message_mentions_comes_with_it(language: str, part: str) -> None:
    source = source_of(language)
    loaded = loaded_with(source, part)
    mentions = Mentions()
    mentions.visit(FluentParser().parse(loaded))
    assert mentions.found <= ids_in(loaded)


def test_functions_bring_what_they_name_things_by() -> None:
    words = "other = { CARD($card) }\ncard-altar = Altar\nleader-caesar = Caesar\nbox-base = Base\n"
    source = f"home-play = {'{ -game } { other }'}\n-game = Mirabilia\nunsaid = Nothing\n{words}"
    assert ids_in(part_of(source, "home")) == {
        *("home-play", "-game", "other", "card-altar", "leader-caesar"),
        # Named by scripts.
        "box-base",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_stay_whole(language: str) -> None:
    """A part is made of the same messages as the whole file, to the letter."""
    source = source_of(language)
    whole = {entry.id.name: entry for entry in entries_of(source)}
    for part in PARTS:
        for entry in entries_of(part_of(source, part)):
            assert entry.equals(whole[entry.id.name], ignored_fields=["span", "comment"])


def entries_of(source: str) -> list[ftl.Message | ftl.Term]:
    parsed = FluentParser(with_spans=False).parse(source).body
    assert not [entry for entry in parsed if isinstance(entry, ftl.Junk)]
    return [entry for entry in parsed if isinstance(entry, ftl.Message | ftl.Term)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_needs_few_words(language: str) -> None:
    words = part_of(source_of(language), "home").encode()
    assert len(gzip.compress(words)) < MOST_AT_HOME
