"""What cards, leaders, islands and wonders do has words, each with its figures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mirabilia.catalog.kinds import EFFECT_KINDS
from mirabilia.catalog.model import SIDES, Effect
from mirabilia.locales import load_words
from mirabilia.notation.events import _SOURCES
from mirabilia.terminal.effects import effect_text, effects_text, space_text
from tests.locales.asked import CATALOGUE


def everything_with_effects() -> Iterator[tuple[str, list[Effect]]]:
    for card in CATALOGUE.cards:
        yield card.id, card.effects
    for leader in CATALOGUE.leaders:
        yield leader.id, leader.effects
    for island in CATALOGUE.islands:
        yield island.id, island.effects
    for wonder in CATALOGUE.wonders:
        for name, side in zip(SIDES, wonder.sides, strict=True):
            yield f"{wonder.id} {name}", side.start_effects
            for number, stage in enumerate(side.stages, 1):
                yield f"{wonder.id} {name} {number}", stage.effects


def test_every_effect_there_is_has_words() -> None:
    """And each figure of it that the words want."""
    words = load_words()
    kinds = set()
    for name, effects in everything_with_effects():
        kinds |= {effect.kind for effect in effects}
        text = effects_text(words, effects)
        assert bool(text) == bool(effects), name
        assert len(text) < 100, name
    assert kinds == set(range(len(EFFECT_KINDS)))


def test_different_effects_read_differently() -> None:
    words = load_words()
    texts: dict[str, tuple[int, int, int, int]] = {}
    for name, effects in everything_with_effects():
        for effect in effects:
            figures = (effect.kind, effect.amount, effect.what, effect.where)
            assert texts.setdefault(effect_text(words, effect), figures) == figures, name


def test_spaces_say_what_they_show() -> None:
    words = load_words()
    red, yellow, _, green = CATALOGUE.tracks
    assert [space_text(words, space) for space in red[:3]] == ["nothing yet", "naval 1", "naval 2"]
    assert space_text(words, yellow[2]) == "commerce 1, 2 coins, tribute 1"
    assert space_text(words, green[2]) == "explore level 1"


@pytest.mark.parametrize("source", _SOURCES)
def test_every_source_of_coins_is_named(source: str) -> None:
    what: dict[str, str | int] = {"sale": 0, "card": "altar", "stage": 2, "leader": "nero"}
    what |= {"island": "wondrous_oasis", "space": "yellow"}
    names = {"sale": "it", "card": "Altar", "stage": "stage 2", "leader": "Nero"}
    names |= {"island": "Wondrous Oasis", "space": "≈ yellow"}
    text = load_words()("event-gain", who="you", coins=2, source=source, what=what[source])
    assert names[source] in text


@pytest.mark.parametrize(("by", "name"), [("olympia", "Olympia"), ("ramses", "Ramses")])
def test_a_free_build_names_whose_right_it_is(by: str, name: str) -> None:
    built = {"who": "you", "card": "workers_guild", "colour": "purple", "how": "free", "by": by}
    assert load_words()("event-build", **built).endswith(f", free thanks to {name}")
