"""Events are told apart by their numbers, and hide what lies face down."""

from __future__ import annotations

from mirabilia.engine import events
from mirabilia.engine.events import hidden_from

# Numbers of what is told with an event, and the number of nobody.
OF_FIGURES = ("BY_", "FROM_", "NOBODY")
NUMBERS = {
    name: number
    for name, number in vars(events).items()
    if name.isupper() and isinstance(number, int)
}
KINDS = {name: one for name, one in NUMBERS.items() if not name.startswith(OF_FIGURES)}
# Where the card of an event stands that is played face down, from 1 for the seat.
FACE_DOWN = {"STAGE_BUILT": 3, "SOLD": 2, "LEFT_OVER": 2, "KEPT": 2}


def test_every_kind_has_a_number_of_its_own() -> None:
    assert len(set(KINDS.values())) == len(KINDS)


def test_ways_to_build_and_sources_of_coins_have_numbers_of_their_own() -> None:
    ways = [events.BY_PAYING, events.BY_CHAIN, events.BY_RIGHT, events.FROM_DISCARD]
    sources = [events.BY_SALE, events.BY_CARD, events.BY_STAGE]
    sources += [events.BY_LEADER, events.BY_ISLAND, events.BY_SPACE]
    assert ways == [*range(4)]
    assert sources == [*range(6)]


def test_others_do_not_see_what_lies_face_down() -> None:
    for name, kind in KINDS.items():
        event = (kind, 1, 7, 8, 9)
        assert hidden_from(event, [0, 1]) == event
        seen = hidden_from(event, [0, 2])
        changed = [place for place, figure in enumerate(seen) if figure != event[place]]
        assert changed == ([FACE_DOWN[name]] if name in FACE_DOWN else [])
