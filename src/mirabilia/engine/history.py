"""The account of a game: which hand each logged card came from, and what a seat has seen.

The state keeps each deal and each action; everything that anybody remembers follows from these.
A hand is named by its deal and by the seat that held it at that deal; it travels round the table.
"""

from __future__ import annotations

from typing import Final

from mirabilia.engine.actions import LEFTOVER, PASS, SELL, TAKE, subject_of, verb_of
from mirabilia.engine.options import Options
from mirabilia.engine.state import (
    ASK_CARD,
    ASK_DISCARD,
    ASK_LAST,
    LEFT_OVER,
    Deal,
    State,
    entry_action,
    entry_asked,
    entry_chosen,
    entry_seat,
    passes_left,
)

NO_HAND: Final = -1


def hand_held(deal: Deal, seat: int, turn: int) -> int:
    """Which hand of a deal a seat holds in a turn."""
    passed = turn - deal.turn
    travelled = seat - passed if passes_left(deal.age) else seat + passed
    return travelled % len(deal.hands)


class Origin:
    """Where a logged card came from: the deal, the turn and the hand; or from no hand."""

    def __init__(self, deal: int, turn: int, hand: int) -> None:
        self.deal: Final = deal
        self.turn: Final = turn
        self.hand: Final = hand


def origins(options: Options, deals: list[Deal], log: list[int]) -> list[Origin]:
    """For each entry of the log, where its card came from."""
    found: list[Origin] = []
    number = -1
    turn = options.turns()
    plays = 0
    for entry in log:
        asked = entry_asked(entry)
        if asked == ASK_CARD:
            if plays % options.players == 0:
                turn += 1
                if turn > options.turns():
                    number += 1
                    turn = deals[number].turn
            plays += 1
        if asked == ASK_CARD or asked == ASK_LAST or asked == LEFT_OVER:
            # An account may begin after the last turn's plays: at a pick or at the last cards.
            at = max(number, 0)
            held_at = turn if number >= 0 else deals[at].turn
            hand = hand_held(deals[at], entry_seat(entry), held_at)
            found.append(Origin(at, held_at, hand))
        else:
            found.append(Origin(number, turn, NO_HAND))
    return found


class HandSeen:
    """The cards that a seat had in its hand in a turn."""

    def __init__(self, age: int, turn: int, cards: list[int]) -> None:
        self.age: Final = age
        self.turn: Final = turn
        self.cards: Final = cards


class PileSeen:
    """The discard pile as a seat saw it, before the entry of the log that answered it."""

    def __init__(self, entry: int, cards: list[int]) -> None:
        self.entry: Final = entry
        self.cards: Final = cards


class Sightings:
    """What a seat has seen that is not on the table; and where the account of the cards ends."""

    def __init__(
        self,
        hands: list[HandSeen],
        piles: list[PileSeen],
        remaining: list[list[int]],
        discard: list[int],
    ) -> None:
        self.hands: Final = hands
        self.piles: Final = piles
        self.remaining: Final = remaining
        self.discard: Final = discard


def sightings(state: State, seat: int) -> Sightings:
    """Everything that a seat has had in its hand, and each discard pile it looked through."""
    hands = [[hand[:] for hand in deal.hands] for deal in state.deals]
    pile = state.old_discard[:]
    seen_hands: list[HandSeen] = []
    seen_piles: list[PileSeen] = []
    last_seen = (-1, -1)
    for number, origin in enumerate(origins(state.options, state.deals, state.log)):
        entry = state.log[number]
        asked = entry_asked(entry)
        if asked == ASK_CARD and (origin.deal, origin.turn) != last_seen:
            last_seen = (origin.deal, origin.turn)
            deal = state.deals[origin.deal]
            cards = hands[origin.deal][hand_held(deal, seat, origin.turn)]
            seen_hands.append(HandSeen(deal.age, origin.turn, cards[:]))
        if asked == ASK_DISCARD and entry_seat(entry) == seat and entry_chosen(entry):
            seen_piles.append(PileSeen(number, sorted(pile)))
        _move_card(entry, hands[origin.deal][origin.hand] if origin.hand >= 0 else None, pile)
    return Sightings(seen_hands, seen_piles, hands[-1] if hands else [], pile)


def _move_card(entry: int, hand: list[int] | None, pile: list[int]) -> None:
    """Take a logged card out of its hand, and into or out of the discard pile."""
    action = entry_action(entry)
    verb = verb_of(action)
    card = subject_of(action)
    if verb == TAKE:
        pile.remove(card)
    elif hand is not None and verb != PASS:
        hand.remove(card)
        if verb == SELL or verb == LEFTOVER:
            pile.append(card)
