"""What the log of a game tells each seat about cards that it does not see now.

A hand that went on can come back, and cards of the discard pile can be taken. Everything is
followed entry by entry, so that a game that goes on is read only once.
"""

from __future__ import annotations

from typing import Final

from mirabilia.encoding.layout import Layout
from mirabilia.engine.actions import (
    LEADER,
    LEFTOVER,
    SELL,
    TAKE,
    is_face_down,
    subject_of,
    verb_of,
)
from mirabilia.engine.history import hand_held
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.state import (
    ASK_CARD,
    ASK_DISCARD,
    ASK_KEEP,
    Deal,
    State,
    entry_action,
    entry_asked,
    entry_chosen,
    entry_seat,
    passes_left,
)
from mirabilia.native import i64


class Recall:
    """One game's log, as far as it was read."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final = layout
        self.at = 0
        # The cards played in regular turns, and the leaders kept, in the order of the log.
        self.plays: list[Action] = []
        self.kept: list[Action] = []
        # The discard pile, and what each seat knows to be in it: how many of each card.
        self.pile = bytearray(layout.cards)
        self.known: list[bytearray] = []
        # What each seat saw of leaders in these turns of the selection.
        self.passed: list[bytearray] = []
        self.turns = -1

    def begin(self, state: State) -> None:
        """Begin with the account of a game."""
        cards = self.layout.cards
        self.at = 0
        self.plays = []
        self.kept = []
        self.turns = -1
        self.pile = bytearray(cards)
        self.known = [bytearray(cards) for _ in state.cities]
        for card in state.old_discard:
            self.pile[self.layout.card_slots[card]] += 1

    def follow(self, state: State) -> None:
        """Read what is new in the log."""
        log = state.log
        if self.at == 0 or len(log) < self.at:
            self.begin(state)
        for place in range(self.at, len(log)):
            self.read(log[place])
        self.at = len(log)

    def read(self, entry: i64) -> None:
        act = entry_action(entry)
        asked = entry_asked(entry)
        if asked == ASK_CARD:
            self.plays.append(act)
        elif asked == ASK_KEEP:
            self.kept.append(act)
        elif asked == ASK_DISCARD and entry_chosen(entry):
            self.known[entry_seat(entry)] = self.pile[:]
        verb = verb_of(act)
        if verb == SELL or verb == LEFTOVER or verb == TAKE:
            self.move_card(verb == TAKE, subject_of(act), entry_seat(entry))

    def move_card(self, taken: bool, card: i64, seat: Seat) -> None:
        """A card goes to the pile, known to who put it there, or is taken before all eyes."""
        if card >= LEADER:
            return
        slot = self.layout.card_slots[card]
        if not taken:
            self.pile[slot] += 1
            self.known[seat][slot] += 1
            return
        self.pile[slot] -= 1
        for known in self.known:
            if known[slot]:
                known[slot] -= 1

    # ---- hands that went on

    def plays_before(self, state: State) -> int:
        """How many cards were played in regular turns before the deal of this age."""
        turns = state.options.turns
        found = 0
        for number in range(len(state.deals) - 1):
            deal = state.deals[number]
            if deal.age:
                found += max(0, turns + 1 - deal.turn) * len(state.cities)
        return found

    def seen(self, state: State, seat: Seat, step: i64, before: i64) -> bytearray:
        """The cards that may be in the hand of who sits some steps to the left.

        Those are the cards that the seat passed on, without those that it has seen being built
        since. In teams the mate's hand is open (T-2).
        """
        found = bytearray(self.layout.cards)
        players = len(state.cities)
        other: i64 = (seat + step) % players
        hand = state.hands[other]
        if not hand or not state.deals:
            return found
        if state.options.teams and other == state.mate(seat):
            self.add(hand, found)
            return found
        deal = state.deals[len(state.deals) - 1]
        left = passes_left(state.age)
        ago = step if left else players - step
        first = state.turn - ago
        if deal.age == state.age and first >= deal.turn:
            self.add(hand, found)
            self.add_hidden(state, other, first, before - deal.turn * players, found)
        return found

    def add(self, cards: list[int], found: bytearray) -> None:
        slots = self.layout.card_slots
        for card in cards:
            found[slots[card]] += 1

    def add_hidden(
        self, state: State, other: i64, first: i64, before: i64, found: bytearray
    ) -> None:
        """Add the cards that others took face down from a hand, since the seat passed it on.

        `other` has it now; each turn before, who sits next to that had it.
        """
        players = len(state.cities)
        back: i64 = -1 if passes_left(state.age) else 1
        turn: i64 = state.turn
        while turn > first:
            place = before + turn * players + other
            if place < len(self.plays):
                act = self.plays[place]
                if is_face_down(act):
                    found[self.layout.card_slots[subject_of(act)]] += 1
            other = (other + back + players) % players
            turn -= 1

    # ---- leaders that were passed on

    def leaders_seen(self, state: State, seat: Seat) -> bytearray:
        """The leaders that a seat saw in the selection and did not keep."""
        players = len(state.cities)
        turns = len(self.kept) // players
        if turns != self.turns:
            self.passed = [self.passed_on(state, each, turns) for each in range(players)]
            self.turns = turns
        return self.passed[seat]

    def passed_on(self, state: State, seat: Seat, turns: int) -> bytearray:
        found = bytearray(self.layout.leaders)
        if not state.deals or state.deals[0].age:
            return found
        deal = state.deals[0]
        players = len(state.cities)
        for passed in range(min(turns, players)):
            turn = deal.turn + passed
            self.add_offer(deal, hand_held(deal, seat, turn), turn, found)
        for passed in range(turns):
            slot = self.layout.leader_slots[subject_of(self.kept[passed * players + seat]) - LEADER]
            found[slot] = 0
        return found

    def add_offer(self, deal: Deal, hand: int, until: int, found: bytearray) -> None:
        """Add the leaders of an offer but for those that were kept before a turn."""
        players = len(deal.hands)
        gone: list[int] = []
        for place in range((until - deal.turn) * players):
            turn = deal.turn + place // players
            if hand_held(deal, place % players, turn) == hand:
                gone.append(subject_of(self.kept[place]))
        for piece in deal.hands[hand]:
            if piece not in gone:
                found[self.layout.leader_slots[piece - LEADER]] = 1
