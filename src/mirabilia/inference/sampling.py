"""Full games that agree with everything a seat has seen, each as likely as the others.

Between two sights of one hand the cards that have left it are known; those that went face down fill
the places they went to in some order. So they do after the last sight, together with what is still
in that hand. The cards of an age that were never seen fill all its other places, and the guilds
that stay in the box (B-3) are such a place too. What is known of the discard pile is a demand on
all this: the seat has looked through it, or found nothing in it to build; somebody has built a card
from it, or is being asked now and so finds something.

Every card counts as a thing of its own: two copies of one card are two cards, and two games in
which they have changed places are two games, though nobody can tell them apart. So games in which
the copies can lie in more ways come up more often, as they do when real cards are dealt.

The leaders are a riddle of their own beside the cards (`retinues`), and so are the islands that
others are looking at.

Nothing is assumed of how the others choose. Whether they had a choice of cards is not told, and all
their plays are written down as chosen. Where a position left cards out altogether, they lie in a
place nobody looks into, which is filled as the others are. What another's stage had under it when
the account began is taken for a card, also where it may have been a leader. Future deals come from
a new seed.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import AGES
from mirabilia.engine.actions import (
    LEADER,
    LEFTOVER,
    NONE,
    PASS,
    SELL,
    UNKNOWN,
    action,
    subject_of,
    verb_of,
    with_subject,
)
from mirabilia.engine.choices import Choices
from mirabilia.engine.city import City
from mirabilia.engine.history import HandSeen, PileSeen, sightings
from mirabilia.engine.ints import Seat
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.rng import SEED_BITS
from mirabilia.engine.sea import Sea
from mirabilia.engine.setup import draws, plain_cards
from mirabilia.engine.state import (
    ASK_CARD,
    ASK_LAST,
    NOTHING,
    Deal,
    State,
    entry_action,
    entry_asked,
    entry_seat,
    log_entry,
    pair_first,
    pair_second,
)
from mirabilia.engine.views import NO_DECKS, seen_by
from mirabilia.errors import ImpossibleView
from mirabilia.inference.knowledge import (
    LOOKED,
    NOTHING_TO_BUILD,
    SOMETHING_TO_BUILD,
    TAKEN,
    Knowledge,
    Lesson,
    Pass,
    Trace,
)
from mirabilia.inference.matching import Chance, Demand, Group, Matching, Place, shuffle
from mirabilia.inference.retinues import NOWHERE, Retinues, Roll

# What a place asks of a card: to be of the age in which the account begins; or to be one of those
# of which some are drawn for an age, a bit for each.
OF_THE_AGE: Final = 1
FIRST_DRAW: Final = 2

# A game that waits waits for somebody who has a choice. It is hard to miss: every other seat would
# have to hold nothing but copies of one card which it can only sell. So the few draws that miss it
# are drawn again; after this many misses, there is no such choice.
DRAWS: Final = 1000


class Riddle:
    """The groups of cards and places that a seat's knowledge leaves open, and the demands."""

    def __init__(self, known: Knowledge) -> None:
        self.known: Final = known
        self.catalogue: Final = known.eyes.catalogue
        self.periods: Final = len(known.lessons)
        self.traits: Final = [0] * len(self.catalogue.cards)
        self.draw_traits()
        self.groups: Final[list[Group]] = []
        self.match_cards()
        self.one_is_wanted: Final = self.is_one_wanted()
        self.demands: Final = self.read_demands()

    def matching(self) -> Matching:
        return Matching(self.groups, self.periods, self.traits, self.demands, self.one_is_wanted)

    def draw_traits(self) -> None:
        """A trait for the cards of each draw."""
        trait = FIRST_DRAW
        for age in range(1, AGES + 1):
            for drawn in draws(self.catalogue, self.known.eyes.options, age):
                for card in drawn.cards:
                    self.traits[card] |= trait
                trait <<= 1

    # ---- groups

    def match_cards(self) -> None:
        """What lay somewhere when the account began goes with the first deal, or by itself."""
        eyes = self.known.eyes
        ages = [deal.age for deal in eyes.deals if deal.age]
        # before the deal of an age, only those of earlier ages are about.
        first = ages[0] if ages else max(0, eyes.age - 1)
        for card in self.catalogue.cards:
            if card.age == first:
                self.traits[card.index] |= OF_THE_AGE
        pool: list[int] = []
        for age in range(1, first + 1):
            pool += self.cards_of(age)
        pool = without(pool, self.old_cards(), "cities")
        places = self.old_places()
        begun = list(range(1, first + 1))
        wants = OF_THE_AGE if first > 1 else 0
        for number, deal in enumerate(eyes.deals):
            if not deal.age:
                continue
            if deal.age > first:
                pool, places, begun, wants = self.cards_of(deal.age), [], [deal.age], 0
            for trace in self.known.traces[number]:
                pool = self.match_trace(trace, pool, places, wants, self.groups)
            self.match_rest(pool, places, begun)
        if not ages:
            self.match_rest(pool, places, begun)

    def match_rest(self, pool: list[int], places: list[Place], ages: list[int]) -> None:
        """All cards of some ages that were never seen."""
        self.add_group(pool, places + self.hidden_away(ages, len(pool) - len(places)), self.groups)

    def match_leaders(self) -> Retinues | None:
        """The leaders: those of the selection are dealt like cards."""
        known = self.known
        if known.eyes.court is None:
            return None
        roll = Roll(known, known.eyes.court)
        pool = roll.old_pool()
        owners = dict(roll.old_places())
        places = [Place(number, self.periods, 0) for number in owners]
        groups: list[Group] = []
        if known.eyes.deals and not known.eyes.deals[0].age:
            for trace in known.traces[0]:
                pool = self.match_trace(trace, pool, places, 0, groups)
                for entry in trace.entries:
                    if known.entry_places[entry] != NONE:
                        owners[known.entry_places[entry]] = entry_seat(known.eyes.log[entry])
        away = [known.new_place() for _ in range(len(pool) - len(places))]
        self.add_group(pool, places + [Place(n, self.periods, 0) for n in away], groups)
        for number in away + [place for offer in known.offer_places for place in offer]:
            owners[number] = NOWHERE
        return Retinues(roll, groups, owners)

    def cards_of(self, age: int) -> list[int]:
        """All cards that may be dealt in an age."""
        options = self.known.eyes.options
        cards = plain_cards(self.catalogue, options, age)
        for drawn in draws(self.catalogue, options, age):
            cards += drawn.cards
        return cards

    def old_cards(self) -> list[int]:
        """The cards that were known when the account began."""
        known = self.known
        cards: list[int] = []
        for owner, city in enumerate(known.eyes.cities):
            cards += city.cards[: known.old_cards[owner]]
        own = known.eyes.cities[known.seat].under_stages[: known.old_stages[known.seat]]
        return cards + [card for card in own if card < LEADER]

    def old_places(self) -> list[Place]:
        """The places that were filled when the account began, hands apart."""
        known = self.known
        places = [Place(number, 0, 0) for number in known.old_pile]
        for owner, numbers in enumerate(known.stage_places):
            old = numbers[: known.old_stages[owner]]
            places += [Place(number, self.periods, 0) for number in old]
        return places

    def match_trace(
        self,
        trace: Trace,
        pool: list[int],
        places: list[Place],
        wants: int,
        groups: list[Group],
    ) -> list[int]:
        """The groups of one hand; the pool without what was known of it when it was first seen.

        Its places before that are added to those of the pool.
        """
        first = trace.seen_at[0] if trace.seen_at else self.known.end
        before = [entry for entry in trace.entries if entry < first]
        pool = without(pool, self.open_cards(before), "hands")
        places += self.places_of(before, wants)
        if not trace.seen_at:
            places += [Place(number, self.periods, wants) for number in trace.places]
            return pool
        for sight in range(len(trace.seen_at)):
            self.match_sight(trace, sight, groups)
        return without(pool, trace.seen[0], "hands")

    def match_sight(self, trace: Trace, sight: int, groups: list[Group]) -> None:
        """What left a hand between a sight of it and the next, or is left in it after the last."""
        is_last = sight + 1 == len(trace.seen_at)
        until = self.known.end if is_last else trace.seen_at[sight + 1]
        entries = [entry for entry in trace.entries if trace.seen_at[sight] <= entry < until]
        cards = without(trace.seen[sight], self.open_cards(entries), "hands")
        places = self.places_of(entries, 0)
        if is_last:
            cards = without(cards, trace.remaining, "hands")
            places += [Place(number, self.periods, 0) for number in trace.places]
        else:
            cards = without(cards, trace.seen[sight + 1], "hands")
        self.add_group(cards, places, groups)

    def open_cards(self, entries: list[int]) -> list[int]:
        cards = [subject_of(self.known.action(entry)) for entry in entries]
        return [card for card in cards if card != UNKNOWN]

    def places_of(self, entries: list[int], wants: int) -> list[Place]:
        """The places of hidden cards of the log."""
        places: list[Place] = []
        for entry in entries:
            number = self.known.entry_places[entry]
            if number != NONE:
                places.append(Place(number, self.period_of(entry), wants))
        return places

    def period_of(self, entry: int) -> int:
        """In which period a card came to the pile: after how many lessons; the last for none."""
        verb = verb_of(self.known.action(entry))
        if verb != SELL and verb != LEFTOVER:
            return self.periods
        return len([lesson for lesson in self.known.lessons if lesson.entry <= entry])

    def hidden_away(self, ages: list[int], count: int) -> list[Place]:
        """Places for cards that lie nowhere: those left out (B-3, C-1, A-1), or by a position."""
        wants: list[int] = []
        for age in ages:
            for drawn in draws(self.catalogue, self.known.eyes.options, age):
                trait = self.traits[drawn.cards[0]] & ~OF_THE_AGE
                wants += [trait] * (len(drawn.cards) - drawn.count)
        if count < len(wants):
            raise ImpossibleView("hidden_count")
        wants += [0] * (count - len(wants))
        return [Place(self.known.new_place(), self.periods, want) for want in wants]

    def add_group(self, cards: list[int], places: list[Place], groups: list[Group]) -> None:
        if len(cards) != len(places):
            raise ImpossibleView("hands_played")
        if cards:
            groups.append(Group(cards, places))

    # ---- demands

    def read_demands(self) -> dict[int, Demand]:
        demands: dict[int, Demand] = {}
        if self.periods:
            for card in self.catalogue.cards:
                demands[card.index] = self.demand(card.index)
        return demands

    def demand(self, card: int) -> Demand:
        demand = Demand(self.periods)
        for period, lesson in enumerate(self.known.lessons):
            surplus = lesson.pile.surplus(card)
            builds = not self.catalogue.cards[card].name_bit & lesson.names
            if lesson.kind == LOOKED:
                self.fix(demand, period, lesson.cards.count(card) - surplus)
            elif lesson.kind == NOTHING_TO_BUILD and builds:
                self.fix(demand, period, -surplus)
            elif lesson.kind == TAKEN and card in lesson.cards:
                demand.least[period] = max(0, 1 - surplus)
            elif lesson.kind == SOMETHING_TO_BUILD and builds and self.one_is_wanted:
                demand.wanted = 1 - surplus
        return demand

    def fix(self, demand: Demand, period: int, count: int) -> None:
        if count < 0:
            raise ImpossibleView("pile_lacks")
        demand.exactly(period, count)

    def is_one_wanted(self) -> bool:
        """Whether a card must be in the pile for another to build, and none is known to be."""
        for lesson in self.known.lessons:
            if lesson.kind == SOMETHING_TO_BUILD:
                return not self.is_known_to_be_there(lesson)
        return False

    def is_known_to_be_there(self, lesson: Lesson) -> bool:
        for card in self.catalogue.cards:
            if not card.name_bit & lesson.names and lesson.pile.surplus(card.index) > 0:
                return True
        return False


def without(cards: list[int], gone: list[int], where: str) -> list[int]:
    """Cards without some of them, which must be there."""
    left = cards[:]
    for card in gone:
        if card not in left:
            raise ImpossibleView("card_elsewhere", where=where)
        left.remove(card)
    return left


class HandPlan:
    """A dealt hand: its known cards and the places of the others."""

    def __init__(self, known: list[int], places: list[int]) -> None:
        self.known: Final = known
        self.places: Final = places

    def cards(self, filled: list[int]) -> list[int]:
        """All cards of the hand, in a list that nobody may change."""
        if not self.places:
            return self.known
        found = self.known + [filled[place] for place in self.places]
        found.sort()
        return found


class Isles:
    """The islands that others are looking at (A-30): any of their level but those it is offered."""

    def __init__(self, eyes: State, sea: Sea, seat: Seat) -> None:
        self.sea: Final = sea
        self.explorers: Final[list[list[int]]] = [[] for _ in sea.decks]
        own = sea.offers[seat]
        self.islands: Final = [[i for i in deck if i not in own] for deck in sea.decks]
        for explorer, offer in enumerate(sea.offers):
            if offer and explorer != seat:
                self.explorers[self.level_of(eyes, explorer)].append(explorer)
        for level, explorers in enumerate(self.explorers):
            if sum([len(sea.offers[e]) for e in explorers]) > len(self.islands[level]):
                raise ImpossibleView("islands_count")

    def level_of(self, eyes: State, explorer: int) -> int:
        """The level that a seat explores now.

        Levels rise along the way and lower ones are explored first: so it is the highest that a
        ship has reached, but for those still to come.
        """
        explorers = self.sea.explorers
        to_come = [pair_first(packed) for packed in explorers if pair_second(packed) == explorer]
        highest = 0
        for fleet, step in enumerate(eyes.cities[explorer].fleets):
            for space in eyes.catalogue.tracks[fleet][: step + 1]:
                if space.island and space.island - 1 not in to_come:
                    highest = max(highest, space.island - 1)
        return highest

    def draw(self, chance: Chance) -> Sea:
        sea = self.sea.copy()
        for level, explorers in enumerate(self.explorers):
            if explorers:
                islands = self.islands[level][:]
                shuffle(islands, chance)
                for explorer in explorers:
                    sea.offers[explorer] = sorted([islands.pop() for _ in sea.offers[explorer]])
        return sea


class Sampler:
    """Draws full games that agree with what a seat knows; prepared once, drawn from many times."""

    def __init__(
        self, eyes: State, seat: Seat, hands: list[HandSeen], piles: list[PileSeen]
    ) -> None:
        known = Knowledge(eyes, seat, hands, piles)
        self._known: Final = known
        self._eyes: Final = eyes
        self._seat: Final = seat
        riddle = Riddle(known)
        self._matching: Final = riddle.matching()
        if not self._matching.possible:
            raise ImpossibleView("no_cards")
        self._retinues: Final = riddle.match_leaders()
        if self._retinues is not None and not self._retinues.possible:
            raise ImpossibleView("no_leaders")
        self._offers_of_islands: Final = None if eyes.sea is None else Isles(eyes, eyes.sea, seat)
        # The hidden entries of the log; the hands as they were dealt, and as they are.
        self._hidden: Final = [n for n in range(known.end) if known.entry_places[n] != NONE]
        self._dealt: Final = [[self._dealt_hand(trace) for trace in d] for d in known.traces]
        self._held: Final = [self._held_hand(holder) for holder in range(len(eyes.cities))]
        # For each seat, what it may do with each card: worked out when it first holds it.
        self._offers: Final[list[dict[int, list[int]]]] = [{} for _ in eyes.cities]
        self._table: Final = bare_table(eyes, eyes.seed, eyes.cities)

    @staticmethod
    def of(state: State, seat: Seat) -> Sampler:
        """The sampler for what a seat of a game knows."""
        seen = sightings(state, seat)
        return Sampler(seen_by(state, seat), seat, seen.hands, seen.piles)

    def sample(self, chance: Chance, history: bool = True) -> State:
        """A game drawn at random, without events; for a search that only plays on, no history."""
        for _ in range(DRAWS):
            filled = self._matching.draw(chance)
            filled += [0] * (self._known.places - len(filled))
            state = self._deal(filled, chance)
            self._ask(state)
            if state.waiting or not state.agenda:
                if history:
                    self._write_history(state, filled)
                return state
        raise ImpossibleView("no_choice")

    # ---- what is prepared

    def _dealt_hand(self, trace: Trace) -> HandPlan:
        known = trace.remaining[:]
        places = trace.places[:]
        for entry in trace.entries:
            if self._known.entry_places[entry] == NONE:
                known.append(subject_of(self._known.action(entry)))
            else:
                places.append(self._known.entry_places[entry])
        return HandPlan(sorted(known), places)

    def _held_hand(self, holder: int) -> HandPlan:
        if holder in self._known.seers:
            return HandPlan(self._eyes.hands[holder], [])
        return HandPlan([], self._known.hand_places[holder])

    # ---- what is drawn

    def _deal(self, filled: list[int], chance: Chance) -> State:
        """The table with all its cards, leaders and islands."""
        court = None if self._retinues is None else self._retinues.draw(chance, filled)
        isles = self._offers_of_islands
        sea = None if isles is None else isles.draw(chance)
        cities = [city.copy() for city in self._eyes.cities]
        for owner, places in enumerate(self._known.stage_places):
            if places:
                cities[owner].under_stages = [filled[place] for place in places]
        state = bare_table(self._eyes, chance.getrandbits(SEED_BITS), cities)
        state.hands = [hand.cards(filled) if hand.places else hand.known[:] for hand in self._held]
        state.discard = self._known.pile.cards(filled)
        state.court = court
        state.sea = sea
        return state

    def _ask(self, state: State) -> None:
        """Open the decisions that are asked; with one legal answer only it is taken (D-21)."""
        for seat, asked in enumerate(state.asked):
            if asked == NOTHING:
                continue
            legal = self._legal(state, seat, asked)
            state.legal[seat] = legal
            if len(legal) == 1:
                state.answers[seat] = legal[0]
            elif seat == self._seat and self._eyes.answers[seat] != NONE:
                state.answers[seat] = self._eyes.answers[seat]
            else:
                state.waiting += 1
        own = state.answers[self._seat]
        if own != NONE and own not in state.legal[self._seat]:
            raise ImpossibleView("answer_illegal", seat=self._seat)

    def _legal(self, state: State, seat: Seat, asked: int) -> list[int]:
        """As `legal_actions`, card by card: what may be done with a card depends on no other."""
        if asked != ASK_CARD and asked != ASK_LAST:
            return legal_actions(state, seat, asked)
        found: list[int] = []
        offers = self._offers[seat]
        seen = NONE
        for card in state.hands[seat]:
            if card == seen:
                continue
            seen = card
            offer = offers.get(card)
            if offer is None:
                self._table.hands[seat] = [card]
                offer = Choices(self._table, seat).card_actions()
                offers[card] = offer
            found += offer
        if asked == ASK_LAST:
            found.append(action(PASS, 0))
        return found

    def _write_history(self, state: State, filled: list[int]) -> None:
        known = self._known
        state.old_discard = sorted([filled[place] for place in known.old_pile])
        state.deals = [
            Deal(deal.age, deal.turn, [hand.cards(filled) for hand in self._dealt[number]])
            for number, deal in enumerate(self._eyes.deals)
        ]
        log = self._eyes.log[:]
        for entry in self._hidden:
            log[entry] = with_subject(log[entry], filled[known.entry_places[entry]])
        for skipped in known.passes:
            if not self._finds_something(skipped, filled):
                log[skipped.entry] = unchosen(log[skipped.entry])
        state.log = log

    def _finds_something(self, skipped: Pass, filled: list[int]) -> bool:
        """Whether who passed could have built something."""
        cards = self._eyes.catalogue.cards
        for card in skipped.pile.cards(filled):
            if not cards[card].name_bit & skipped.names:
                return True
        return False


def bare_table(eyes: State, seed: int, cities: list[City]) -> State:
    """The open part of a game."""
    state = State(
        eyes.catalogue,
        eyes.options,
        seed,
        cities,
        [[] for _ in cities],
        [],
        NO_DECKS,
        eyes.agenda[:],
        eyes.asked[:],
        [NONE] * len(cities),
        [[] for _ in cities],
        [],
        [],
        [],
    )
    state.age = eyes.age
    state.turn = eyes.turn
    state.take_unsettled(eyes)
    return state


def unchosen(entry: int) -> int:
    """An entry of the log for which there was no choice."""
    return log_entry(entry_seat(entry), entry_asked(entry), entry_action(entry), False)
