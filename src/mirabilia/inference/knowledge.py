"""What a seat knows, taken apart: where cards lie that it cannot see, and what it knows of them.

Each hidden card has a place, a number. The places are traced along the hands that the cards came
from and along the discard pile; where these were seen, the trace says so.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import LEADERS_EACH
from mirabilia.engine.actions import (
    ABSTAIN,
    BOARD,
    BUILD,
    BURY,
    DEBT,
    DRAW,
    FLEET,
    ISLAND,
    JOIN,
    KEEP,
    LEADER,
    LEFTOVER,
    NONE,
    PASS,
    RECRUIT,
    SELL,
    SIDE,
    STAGE,
    TAKE,
    TOKEN,
    UNKNOWN,
    is_face_down,
    subject_of,
    verb_of,
)
from mirabilia.engine.court import Court
from mirabilia.engine.history import HandSeen, Origin, PileSeen, hand_held, origins
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.sea import Sea
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_BURY,
    ASK_CARD,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_KEEP,
    ASK_LAST,
    ASK_NAVAL,
    ASK_RECRUIT,
    ASK_SIDE,
    ASK_TOKEN,
    DECISIONS,
    DRAWN,
    LEFT_OVER,
    RETURNED,
    Deal,
    State,
    entry_action,
    entry_asked,
    entry_chosen,
    entry_seat,
)
from mirabilia.engine.views import seen_entry
from mirabilia.errors import ImpossibleView

# What can be learnt of the pile: all its cards; that a seat can build nothing of it, or something;
# that a card was in it.
LOOKED: Final = 0
NOTHING_TO_BUILD: Final = 1
SOMETHING_TO_BUILD: Final = 2
TAKEN: Final = 3

_VERBS: Final = {
    ASK_BOARD: [BOARD],
    ASK_SIDE: [SIDE],
    ASK_CARD: [BUILD, STAGE, SELL],
    ASK_LAST: [BUILD, STAGE, SELL, PASS],
    ASK_DISCARD: [TAKE, PASS],
    ASK_KEEP: [KEEP],
    ASK_RECRUIT: [RECRUIT, STAGE, SELL],
    ASK_EXTRA: [RECRUIT, PASS],
    ASK_BURY: [BURY, PASS],
    ASK_TOKEN: [TOKEN],
    ASK_DEBT: [DEBT],
    ASK_FLEET: [FLEET, PASS],
    ASK_ISLAND: [ISLAND],
    ASK_NAVAL: [JOIN, ABSTAIN],
    LEFT_OVER: [LEFTOVER],
    RETURNED: [LEFTOVER],
    DRAWN: [DRAW],
}
assert set(_VERBS) == set(range(1, len(DECISIONS))), "every decision has its verbs"
# The decisions that cards are played in, those that are about leaders, and the others.
_OF_CARDS: Final = (ASK_CARD, ASK_LAST, ASK_DISCARD, LEFT_OVER)
OF_LEADERS: Final = (ASK_KEEP, ASK_RECRUIT, ASK_EXTRA, ASK_BURY, RETURNED, DRAWN)
_OF_NEITHER: Final = (
    *(ASK_BOARD, ASK_SIDE, ASK_TOKEN, ASK_DEBT),
    *(ASK_FLEET, ASK_ISLAND, ASK_NAVAL),
)
assert sorted((*_OF_CARDS, *OF_LEADERS, *_OF_NEITHER)) == sorted(_VERBS), "each is about something"
# All seats answer these together, in turns that hands travel between.
_ROUNDS: Final = (ASK_CARD, ASK_KEEP)


def check_seen(cards: list[int], seen: bool, where: str) -> None:
    """Cards are seen, all of them, or none is."""
    for card in cards:
        if (card != UNKNOWN) != seen:
            raise ImpossibleView("seen" if seen else "unseen", where=where)


def pieces(leaders: list[int]) -> list[int]:
    """Leaders as they stand among cards."""
    return [LEADER + leader for leader in leaders]


def check_end(cards: list[int], last: list[int], where: str) -> None:
    if cards[max(0, len(cards) - len(last)) :] != last:
        raise ImpossibleView("not_built", where=where)


class Pile:
    """A discard pile: the cards that are known, the places of the others, and what was taken."""

    def __init__(self, known: list[int], places: list[int], taken: list[int]) -> None:
        self.known: Final = known
        self.places: Final = places
        self.taken: Final = taken

    def copy(self) -> Pile:
        return Pile(self.known[:], self.places[:], self.taken[:])

    @property
    def size(self) -> int:
        return len(self.known) + len(self.places) - len(self.taken)

    def cards(self, filled: list[int]) -> list[int]:
        """The cards, given those of all places."""
        cards = self.known + [filled[place] for place in self.places]
        for card in self.taken:
            cards.remove(card)
        return sorted(cards)

    def surplus(self, card: int) -> int:
        """How many copies are known to have come there, less those that were taken."""
        return self.known.count(card) - self.taken.count(card)


class Lesson:
    """What is learnt of the pile as it was before an entry of the log.

    `cards` are those that were seen, `names` the names in the city of who looks.
    """

    def __init__(self, kind: int, entry: int, pile: Pile, cards: list[int], names: int) -> None:
        self.kind: Final = kind
        self.entry: Final = entry
        self.pile: Final = pile
        self.cards: Final = cards
        self.names: Final = names


class Pass:
    """Another seat's pass at the pile: whether there was anything to build is not known."""

    def __init__(self, entry: int, pile: Pile, names: int) -> None:
        self.entry: Final = entry
        self.pile: Final = pile
        self.names: Final = names


class Trace:
    """What is known of one dealt hand: what left it, when it was seen, what is left in it.

    The hand is one of cards or, in the selection, one of leaders.
    """

    def __init__(self) -> None:
        # The entries of the log whose cards came from it.
        self.entries: Final[list[int]] = []
        # Before which entries it was seen, and how it was.
        self.seen_at: Final[list[int]] = []
        self.seen: Final[list[list[int]]] = []
        # What is left in it: cards of a hand that is seen now, or places.
        self.remaining: list[int] = []
        self.places: Final[list[int]] = []

    @property
    def size(self) -> int:
        """The cards that were dealt."""
        return len(self.entries) + len(self.remaining) + len(self.places)


class Knowledge:
    """A seat's knowledge: `eyes` is the game as it sees it, then come the hands and piles seen.

    What contradicts itself is refused with `ImpossibleView`.
    """

    def __init__(
        self, eyes: State, seat: Seat, hands: list[HandSeen], piles: list[PileSeen]
    ) -> None:
        self.eyes: Final = eyes
        self.seat: Final = seat
        # Who sees the same hands (T-2).
        self.seers: Final = eyes.team(seat)
        self.end: Final = len(eyes.log)
        self.places = 0
        self.check_table()
        self.check_log()
        self.origins: Final = self.read_origins()
        self.entry_places: Final = [self.entry_place(entry) for entry in eyes.log]
        # How many cards and stages each city had when the account began.
        self.old_cards: Final = [self.count_old_cards(owner) for owner in range(len(eyes.cities))]
        self.old_stages: Final = [self.count_old_stages(owner) for owner in range(len(eyes.cities))]
        # The places of the cards under the others' stages.
        self.stage_places: Final = [self.place_stages(owner) for owner in range(len(eyes.cities))]
        self.old_pile: Final = [self.new_place() for _ in eyes.old_discard]
        self.traces: Final = [[Trace() for _ in eyes.cities] for _ in eyes.deals]
        self.hand_places: Final[list[list[int]]] = [[] for _ in eyes.cities]
        self.offer_places: Final[list[list[int]]] = [[] for _ in eyes.cities]
        self.trace_plays()
        self.trace_sights(hands)
        self.trace_hands()
        self.lessons: Final[list[Lesson]] = []
        self.passes: Final[list[Pass]] = []
        self.pile: Final = self.follow_pile(piles)
        self.learn_now()

    def new_place(self) -> int:
        self.places += 1
        return self.places - 1

    def action(self, entry: int) -> int:
        return entry_action(self.eyes.log[entry])

    # ---- what a seat can see, and what it cannot

    def check_table(self) -> None:
        eyes = self.eyes
        for holder in range(len(eyes.cities)):
            own = holder == self.seat
            check_seen(eyes.hands[holder], holder in self.seers, f"hand {holder}")
            check_seen(eyes.cities[holder].under_stages, own, f"city {holder}")
            if not own and eyes.answers[holder] != NONE:
                raise ImpossibleView("answer_seen", seat=holder)
        check_seen(eyes.discard, eyes.asked[self.seat] == ASK_DISCARD, "discard")
        if eyes.court is not None:
            self.check_court(eyes.court)
        if eyes.sea is not None:
            self.check_sea(eyes.sea)

    def check_court(self, court: Court) -> None:
        for holder in range(len(court.hands)):
            check_seen(court.hands[holder], holder in self.seers, "court")
            check_seen(court.offers[holder], holder in self.seers, "court")
        check_seen(court.box, False, "court")

    def check_sea(self, sea: Sea) -> None:
        for explorer, offer in enumerate(sea.offers):
            check_seen(offer, explorer == self.seat, "sea")

    def check_log(self) -> None:
        answers = 0
        players = len(self.eyes.cities)
        asked = ASK_KEEP
        for number, entry in enumerate(self.eyes.log):
            self.check_entry(entry, number)
            if entry_asked(entry) in _ROUNDS:
                if entry_seat(entry) != answers % players:
                    raise ImpossibleView("seat_order", entry=number)
                if entry_asked(entry) != asked and (answers % players or asked == ASK_CARD):
                    raise ImpossibleView("round", entry=number)
                asked = entry_asked(entry)
                answers += 1
        if answers % players:
            raise ImpossibleView("turn_open")

    def check_entry(self, entry: int, number: int) -> None:
        act = entry_action(entry)
        asked = entry_asked(entry)
        own = entry_seat(entry) == self.seat
        if asked not in _VERBS or verb_of(act) not in _VERBS[asked]:
            raise ImpossibleView("no_answer", entry=number)
        if entry != seen_entry(entry, self.seat):
            raise ImpossibleView("entry_seen", entry=number)
        if subject_of(act) == UNKNOWN and (own or not is_face_down(act)):
            raise ImpossibleView("entry_hidden", entry=number)
        if asked in OF_LEADERS and (self.eyes.court is None or not self.is_leaders(act)):
            raise ImpossibleView("no_leader", entry=number)
        if asked in _OF_CARDS and subject_of(act) != UNKNOWN and subject_of(act) >= LEADER:
            raise ImpossibleView("no_card", entry=number)

    def is_leaders(self, act: Action) -> bool:
        """Whether an action is about a leader, or passes."""
        subject = subject_of(act)
        return subject >= LEADER or verb_of(act) == PASS

    def read_origins(self) -> list[Origin]:
        eyes = self.eyes
        deals = eyes.deals
        if eyes.turn and not deals:
            raise ImpossibleView("no_deal")
        # the cards of an age are dealt after the recruitment.
        last = eyes.age if eyes.turn or not eyes.age else eyes.age - 1
        for number, deal in enumerate(deals):
            if deal.age != last + 1 + number - len(deals) or (number and deal.turn != 1):
                raise ImpossibleView("deals")
        try:
            return origins(eyes.options, deals, eyes.log)
        except IndexError:
            raise ImpossibleView("turns") from None

    # ---- places in piles and under stages

    def entry_place(self, entry: int) -> int:
        """The place of a logged card, if that is hidden."""
        return self.new_place() if subject_of(entry_action(entry)) == UNKNOWN else NONE

    def logged(self, owner: int, verbs: list[int]) -> list[int]:
        """The entries in which a seat did one of some things."""
        return [
            number
            for number, entry in enumerate(self.eyes.log)
            if entry_seat(entry) == owner and verb_of(entry_action(entry)) in verbs
        ]

    def count_old_cards(self, owner: int) -> int:
        cards = self.eyes.cities[owner].cards
        built = [subject_of(self.action(number)) for number in self.logged(owner, [BUILD, TAKE])]
        check_end(cards, built, f"city {owner}")
        return len(cards) - len(built)

    def count_old_stages(self, owner: int) -> int:
        under_stages = self.eyes.cities[owner].under_stages
        staged = [subject_of(self.action(number)) for number in self.logged(owner, [STAGE])]
        check_end(under_stages, staged, f"city {owner}")
        return len(under_stages) - len(staged)

    def place_stages(self, owner: int) -> list[int]:
        if owner == self.seat:
            return []
        old = [self.new_place() for _ in range(self.old_stages[owner])]
        return old + [self.entry_places[number] for number in self.logged(owner, [STAGE])]

    # ---- hands

    def trace_plays(self) -> None:
        for number, origin in enumerate(self.origins):
            if origin.hand >= 0 and verb_of(self.action(number)) != PASS:
                keeps = entry_asked(self.eyes.log[number]) == ASK_KEEP
                if keeps != (self.eyes.deals[origin.deal].age == 0):
                    raise ImpossibleView("kept")
                self.traces[origin.deal][origin.hand].entries.append(number)

    def trace_sights(self, hands: list[HandSeen]) -> None:
        eyes = self.eyes
        turns = [
            number
            for number, entry in enumerate(eyes.log)
            if entry_asked(entry) in _ROUNDS and entry_seat(entry) == 0
        ]
        if len(turns) * len(self.seers) != len(hands):
            raise ImpossibleView("hands_count")
        for place, hand in enumerate(hands):
            number = turns[place // len(self.seers)]
            origin = self.origins[number]
            deal = eyes.deals[origin.deal]
            holder = self.seers[place % len(self.seers)]
            if (hand.holder, hand.age, hand.turn) != (holder, deal.age, origin.turn):
                raise ImpossibleView("hands_turns")
            check_seen(hand.cards, True, "hands")
            trace = self.traces[origin.deal][hand_held(deal, holder, origin.turn)]
            trace.seen_at.append(number)
            trace.seen.append(hand.cards)

    def trace_hands(self) -> None:
        """The hands as they are now, and whether with them each has its size."""
        for number, deal in enumerate(self.eyes.deals):
            if number + 1 == len(self.eyes.deals):
                self.trace_now(self.traces[number], deal)
            whole = self.eyes.options.hand_size if deal.age else LEADERS_EACH
            size = whole + 1 - deal.turn
            sizes = [trace.size for trace in self.traces[number]]
            # An account may begin when the cards of the last turn are played.
            late = number == 0 and size <= 2 and max(sizes) <= 1
            if sizes != [size] * len(sizes) and not late:
                raise ImpossibleView("hand_sizes")

    def trace_now(self, traces: list[Trace], deal: Deal) -> None:
        eyes = self.eyes
        if deal.age:
            last = eyes.options.turns
            turn = deal.turn if deal.turn > last else min(eyes.turn, last)
            self.trace_held(traces, deal, turn, eyes.hands, self.hand_places)
        elif eyes.court is not None:
            offers = [
                pieces(offer) if offer and offer[0] != UNKNOWN else offer
                for offer in eyes.court.offers
            ]
            turn = LEADERS_EACH + 1 - max([len(offer) for offer in offers])
            self.trace_held(traces, deal, turn, offers, self.offer_places)

    def trace_held(
        self,
        traces: list[Trace],
        deal: Deal,
        turn: int,
        hands: list[list[int]],
        places: list[list[int]],
    ) -> None:
        """What everybody holds of a deal in this turn; `places` takes what is hidden."""
        for holder, hand in enumerate(hands):
            trace = traces[hand_held(deal, holder, turn)]
            if holder in self.seers:
                trace.seen_at.append(self.end)
                trace.seen.append(hand)
                trace.remaining = hand
            else:
                places[holder] += [self.new_place() for _ in hand]
                trace.places.extend(places[holder])

    # ---- the pile

    def follow_pile(self, piles: list[PileSeen]) -> Pile:
        """The pile as it is now, by the log; on the way, what was learnt of it."""
        pile = Pile([], self.old_pile[:], [])
        looks = list(reversed(piles))
        for number, entry in enumerate(self.eyes.log):
            if entry_asked(entry) == ASK_DISCARD:
                self.learn(number, entry, pile.copy(), looks)
            verb = verb_of(entry_action(entry))
            if verb == TAKE:
                pile.taken.append(subject_of(entry_action(entry)))
            elif (verb == SELL or verb == LEFTOVER) and entry_asked(entry) in _OF_CARDS:
                self.add_to(pile, number)
        if looks:
            raise ImpossibleView("piles_count")
        if pile.size != len(self.eyes.discard):
            raise ImpossibleView("pile_size", size=pile.size)
        return pile

    def add_to(self, pile: Pile, entry: int) -> None:
        if self.entry_places[entry] == NONE:
            pile.known.append(subject_of(self.action(entry)))
        else:
            pile.places.append(self.entry_places[entry])

    def learn(self, number: int, entry: int, pile: Pile, looks: list[PileSeen]) -> None:
        """What is learnt when somebody picks; `looks` has the next pile that is seen at its end."""
        act = entry_action(entry)
        names = self.names_at(entry_seat(entry), number)
        own = entry_seat(entry) == self.seat
        # Who takes a card could have passed, so it was chosen.
        if own and (entry_chosen(entry) or verb_of(act) == TAKE):
            if not looks or looks[-1].entry != number:
                raise ImpossibleView("piles")
            cards = looks.pop().cards
            check_seen(cards, True, "piles")
            if verb_of(act) == TAKE and subject_of(act) not in cards:
                raise ImpossibleView("not_in_pile", entry=number)
            self.lessons.append(Lesson(LOOKED, number, pile, cards, names))
        elif verb_of(act) == TAKE:
            self.lessons.append(Lesson(TAKEN, number, pile, [subject_of(act)], names))
        elif own:
            self.lessons.append(Lesson(NOTHING_TO_BUILD, number, pile, [], names))
        else:
            self.passes.append(Pass(number, pile, names))

    def learn_now(self) -> None:
        """D-21: who is asked has a choice; the seat itself sees it."""
        for picker, asked in enumerate(self.eyes.asked):
            if asked == ASK_DISCARD:
                kind = LOOKED if picker == self.seat else SOMETHING_TO_BUILD
                names = self.eyes.cities[picker].names
                self.lessons.append(Lesson(kind, self.end, self.pile, self.eyes.discard, names))

    def names_at(self, owner: int, entry: int) -> int:
        """The names in a city before an entry of the log, as bits."""
        cards = self.eyes.cities[owner].cards
        later = [number for number in self.logged(owner, [BUILD, TAKE]) if number >= entry]
        names = 0
        for card in cards[: len(cards) - len(later)]:
            names |= self.eyes.catalogue.cards[card].name_bit
        return names
