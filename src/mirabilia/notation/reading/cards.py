"""Cards that are in no city: hands, the discard pile, decks of the ages to come."""

from __future__ import annotations

from collections import Counter

from mirabilia.engine.actions import UNKNOWN
from mirabilia.engine.setup import draws, plain_cards
from mirabilia.engine.state import State
from mirabilia.notation.consistency import hand_sizes
from mirabilia.notation.reading.header import Header


def read_hands(header: Header, state: State) -> None:
    """The hands by seat; cards that a position leaves open are `UNKNOWN`."""
    header.at = "hands"
    state.hands = []
    for seat, hand in enumerate(header.seats("hands", None)):
        header.at = f"hand {seat}"
        least, most = hand_sizes(state, seat)
        cards = [] if hand is None else header.cards("a hand", hand)
        # Who jots a position down names the cards that matter.
        if hand is None or "agenda" not in header.data:
            cards += [UNKNOWN] * (most - len(cards))
        if not least <= len(cards) <= most:
            wanted = f"{most}" if least == most else f"{least} or {most}"
            raise header.refuse(f"it has {len(cards)} cards, but {wanted} in this turn")
        state.hands.append(sorted(cards))


def read_discard(header: Header, state: State) -> None:
    state.discard = sorted(header.cards("discard", header.data.get("discard", [])))


def read_decks(header: Header, state: State) -> None:
    header.at = "decks"
    for name, deck in header.table("decks", header.data.get("decks", {}), None).items():
        if name not in ("1", "2", "3") or int(name) <= state.age:
            raise header.refuse(f"there is no deck of an age {name!r} to come")
        state.decks[int(name)] = read_deck(header, int(name), deck)


def read_deck(header: Header, age: int, value: object) -> list[int]:
    """A deck that can be dealt: the plain cards, and as many as are drawn from each heap."""
    deck = header.cards("a deck", value)
    cards = Counter(deck)
    plain = Counter(plain_cards(header.catalogue, header.options, age))
    fits = not plain - cards
    rest = cards - plain
    for drawn in draws(header.catalogue, header.options, age):
        joined = sum(rest[card] for card in drawn.cards)
        fits = fits and joined == drawn.count and all(rest[card] <= 1 for card in drawn.cards)
        rest -= Counter(drawn.cards)
    if not fits or rest:
        raise header.refuse(f"the deck of age {age} is not one that can be dealt")
    return deck
