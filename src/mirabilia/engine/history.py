"""The account of a game: which hand each logged card came from, and what a seat has seen.

The state keeps each deal and each action; everything that anybody remembers follows from these.
A hand is named by its deal and by the seat that held it at that deal; it travels round the table.
The selection of leaders is a deal like any other, of age 0.
"""

from __future__ import annotations

from typing import Final

from mirabilia.engine.actions import LEFTOVER, PASS, SELL, TAKE, subject_of, verb_of
from mirabilia.engine.ints import Seat
from mirabilia.engine.options import Options
from mirabilia.engine.state import (
    ASK_CARD,
    ASK_DISCARD,
    ASK_KEEP,
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
from mirabilia.native import i64, mypyc_attr

NO_HAND: Final = -1


def hand_held(deal: Deal, seat: i64, turn: i64) -> i64:
    """Which hand of a deal a seat holds in a turn."""
    passed = turn - deal.turn
    travelled = seat - passed if passes_left(deal.age) else seat + passed
    return travelled % len(deal.hands)


@mypyc_attr(acyclic=True)
class Origin:
    """Where a logged card came from: the deal, the turn and the hand; or from no hand."""

    def __init__(self, deal: int, turn: int, hand: int) -> None:
        self.deal: Final = deal
        self.turn: Final = turn
        self.hand: Final = hand


def origins(options: Options, deals: list[Deal], log: list[int]) -> list[Origin]:
    """For each entry of the log, where its card came from."""
    walk = _Walk(options, deals)
    found: list[Origin] = []
    for entry in log:
        hand = walk.hand_of(entry)
        found.append(Origin(walk.deal(), walk.turn_of_hand, hand))
    return found


@mypyc_attr(acyclic=True)
class _Walk:
    """Follows the log from deal to deal and from turn to turn."""

    def __init__(self, options: Options, deals: list[Deal]) -> None:
        self.options: Final = options
        self.deals: Final = deals
        self.at: i64 = -1
        self.turn: i64 = 0
        self.answers: i64 = 0
        # The turn in which the card that was looked at last left its hand.
        self.turn_of_hand: i64 = 0

    def deal(self) -> i64:
        """The deal that the walk has come to; an account may begin before its first turn."""
        return max(self.at, 0)

    def hand_of(self, entry: i64) -> i64:
        """The hand that the next entry's card came from; or none."""
        asked = entry_asked(entry)
        if asked == ASK_CARD or asked == ASK_KEEP:
            if self.answers % self.options.players == 0:
                self.next_turn(asked)
            self.answers += 1
        elif asked != ASK_LAST and asked != LEFT_OVER:
            self.turn_of_hand = self.turn
            return NO_HAND
        # An account may begin after the last turn's plays: at a pick or at the last cards.
        deal = self.deals[self.deal()]
        self.turn_of_hand = self.turn if self.at >= 0 else deal.turn
        return hand_held(deal, entry_seat(entry), self.turn_of_hand)

    def next_turn(self, asked: i64) -> None:
        self.turn += 1
        if self.at < 0 or (asked == ASK_CARD and self.deals[self.at].age == 0):
            self.next_deal()
        # An account may begin when all cards of an age are played.
        while self.turn > self.options.turns:
            self.next_deal()

    def next_deal(self) -> None:
        self.at += 1
        self.turn = self.deals[self.at].turn


@mypyc_attr(acyclic=True)
class HandSeen:
    """The cards that somebody had in the hand in a turn."""

    def __init__(self, holder: Seat, age: int, turn: int, cards: list[int]) -> None:
        self.holder: Final = holder
        self.age: Final = age
        self.turn: Final = turn
        self.cards: Final = cards


@mypyc_attr(acyclic=True)
class PileSeen:
    """The discard pile as a seat saw it, before the entry of the log that answered it."""

    def __init__(self, entry: int, cards: list[int]) -> None:
        self.entry: Final = entry
        self.cards: Final = cards


@mypyc_attr(acyclic=True)
class Sightings:
    """What has been seen that is not on the table; and where the account of the cards ends."""

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


def sightings(state: State, seat: Seat) -> Sightings:
    """Every hand that a seat has seen, its own or its mate's, and each pile it looked through."""
    seers = state.team(seat)
    hands = [[hand[:] for hand in deal.hands] for deal in state.deals]
    pile = state.old_discard[:]
    seen_hands: list[HandSeen] = []
    seen_piles: list[PileSeen] = []
    walk = _Walk(state.options, state.deals)
    last_turn: i64 = -1
    last_deal: i64 = -1
    for number, entry in enumerate(state.log):
        hand = walk.hand_of(entry)
        at, turn = walk.deal(), walk.turn_of_hand
        asked = entry_asked(entry)
        if (asked == ASK_CARD or asked == ASK_KEEP) and (turn != last_turn or at != last_deal):
            last_turn, last_deal = turn, at
            deal = state.deals[at]
            for holder in seers:
                cards = hands[at][hand_held(deal, holder, turn)]
                seen_hands.append(HandSeen(holder, deal.age, turn, cards[:]))
        if asked == ASK_DISCARD and entry_seat(entry) == seat and entry_chosen(entry):
            seen_piles.append(PileSeen(number, sorted(pile)))
        _move_card(entry, None if hand == NO_HAND else hands[at][hand], pile)
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
