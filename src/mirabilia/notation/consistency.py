"""What must hold between the parts of a position, and what is dealt where it leaves cards open."""

from __future__ import annotations

from collections import Counter

from mirabilia.catalog.kinds import (
    BURY_LEADER,
    PLAY_LAST_CARD,
)
from mirabilia.catalog.model import (
    AGES,
    LEADERS_EACH,
    Catalogue,
)
from mirabilia.engine import agenda, rng
from mirabilia.engine.actions import (
    BUILD,
    LEADER,
    STAGE,
    TAKE,
    UNKNOWN,
    is_leader_right,
    leader_of_right,
    right_of,
    subject_of,
    verb_of,
)
from mirabilia.engine.agenda import step_kind
from mirabilia.engine.city import City
from mirabilia.engine.history import hand_held, origins, sightings
from mirabilia.engine.rng import Stream
from mirabilia.engine.setup import draws, leaders_in_play, plain_cards
from mirabilia.engine.state import (
    ASK_CARD,
    ASK_KEEP,
    ASK_LAST,
    ASK_NAVAL,
    NOTHING,
    Deal,
    State,
    entry_action,
    entry_asked,
    entry_seat,
)
from mirabilia.engine.symbols import all_effects
from mirabilia.errors import ImpossibleGame


def burials(catalogue: Catalogue, city: City) -> int:
    """L-40: how many built stages bury a leader."""
    if not city.under_stages:
        return 0
    built = catalogue.wonders[city.board].sides[city.side].stages[: city.stages]
    return sum(effect.kind == BURY_LEADER for stage in built for effect in stage.effects)


def turns_of(state: State) -> range:
    """The turns that an agenda goes with: 0 is a recruitment, the last is that of B-40."""
    kinds = [step_kind(packed) for packed in state.agenda]
    turns = state.options.turns
    if agenda.DEAL_AGE in kinds:
        return range(1)
    if agenda.END_TURN in kinds:
        return range(1, turns + 1)
    if agenda.END_LAST_TURN in kinds:
        return range(turns + 1, turns + 2)
    return range(turns, turns + 2)


def has_right(state: State, seat: int, kind: int) -> bool:
    """Whether a city has an effect of a kind, of whatever is built, recruited or found."""
    effects = all_effects(state.catalogue, state.cities[seat])
    return any(effect.kind == kind for effect in effects)


def hand_sizes(state: State, seat: int) -> tuple[int, int]:
    """The fewest and the most cards that a seat can hold at this point of the agenda."""
    size = state.options.hand_size - state.turn
    asked = max(state.asked)
    if not state.turn or asked == ASK_NAVAL or asked == NOTHING:
        return 0, 0
    if asked == ASK_CARD:
        return size + 1, size + 1
    if asked == ASK_LAST:
        held = int(state.asked[seat] == ASK_LAST)
        return held, held
    if state.turn < state.options.turns:
        return size, size
    held = int(state.cities[seat].has(PLAY_LAST_CARD))
    return (held if state.turn == state.options.turns else 0), held


def check_cards(state: State) -> None:
    """No card is there more often than the boxes have it, none before it is dealt."""
    catalogue = state.catalogue
    there = Counter(placed_cards(state))
    for age in range(1, AGES + 1):
        at_hand = Counter(plain_cards(catalogue, state.options, age))
        for drawn in draws(catalogue, state.options, age):
            at_hand += Counter(drawn.cards)
            joined = sum(there[card] for card in drawn.cards)
            if joined > drawn.count:
                where = f"{catalogue.cards[drawn.cards[0]].colour_name} cards of age {age}"
                reason = f"there are {joined}, at most {drawn.count}"
                raise ImpossibleGame("shape", where=where, reason=reason)
        for index, count in there.items():
            card = catalogue.cards[index]
            if card.age == age and count > at_hand[index]:
                copies = f"the boxes have {at_hand[index]} for {state.options.players} players"
                reason = f"it is there {count} times; {copies}"
                raise ImpossibleGame("shape", where=card.id, reason=reason)
            if card.age == age > last_dealt(state):
                reason = f"the cards of age {age} are not dealt yet"
                raise ImpossibleGame("shape", where=card.id, reason=reason)
    for hand in state.hands:
        for index in hand:
            if index != UNKNOWN and catalogue.cards[index].age != state.age:
                where = catalogue.cards[index].id
                raise ImpossibleGame("shape", where=where, reason="it is of another age")


def last_dealt(state: State) -> int:
    """X-2: the last age whose cards are dealt; in a recruitment they are not yet."""
    return state.age if state.turn else max(state.age - 1, 0)


def placed_cards(state: State) -> list[int]:
    """Every card whose place is known; leaders apart."""
    cards = [*state.discard]
    for city in state.cities:
        cards += city.cards + city.under_stages
    for hand in state.hands:
        cards += hand
    return [card for card in cards if card < LEADER]


def placed_leaders(state: State) -> list[int]:
    """Every leader whose place is known, the box apart."""
    leaders: list[int] = []
    for city in state.cities:
        leaders += city.leaders + city.graves
        leaders += [piece - LEADER for piece in city.under_stages if LEADER <= piece < UNKNOWN]
    court = state.court
    if court is not None:
        for hand in court.hands + court.offers:
            leaders += hand
    return [leader for leader in leaders if leader != UNKNOWN]


def told_leaders(state: State) -> list[int]:
    """Every leader that the history names."""
    pieces = [piece for deal in state.deals for hand in deal.hands for piece in hand]
    acts = [entry_action(entry) for entry in state.log]
    pieces += [subject_of(act) for act in acts]
    leaders = [piece - LEADER for piece in pieces if LEADER <= piece < UNKNOWN]
    rights = [right_of(act) for act in acts]
    return leaders + [leader_of_right(right) for right in rights if is_leader_right(right)]


def check_leaders(state: State, leaders: list[int]) -> None:
    """L-2: no leader is there that is not in play."""
    in_play = leaders_in_play(state.catalogue, state.options)
    for leader in leaders:
        if leader not in in_play:
            where = state.catalogue.leaders[leader].id
            raise ImpossibleGame("shape", where=where, reason="this leader is not in play (L-2)")


def deal_unknown(state: State) -> None:
    """Cards left open: hands from this age's cards, the rest from all dealt so far, by the seed."""
    latest = last_dealt(state)
    open_cards = unplaced_cards(state, latest)
    needed = sum(hand.count(UNKNOWN) for hand in state.hands)
    if needed > len(open_cards):
        reason = f"{needed} cards are left open, but only {len(open_cards)} are not placed"
        raise ImpossibleGame("shape", where="hands", reason=reason)
    for seat, hand in enumerate(state.hands):
        state.hands[seat] = sorted(fill(hand, open_cards))
    for age in range(1, latest):
        open_cards += unplaced_cards(state, age)
    Stream(state.seed, rng.DEAL, 0).shuffle(open_cards)
    if any(UNKNOWN in city.under_stages for city in state.cities) or UNKNOWN in state.discard:
        for city in state.cities:
            city.under_stages = fill(city.under_stages, open_cards)
        state.discard = sorted(fill(state.discard, open_cards))
    deal_unknown_leaders(state)
    refuse_unknown_islands(state)


def deal_unknown_leaders(state: State) -> None:
    court = state.court
    if court is None:
        return
    placed = placed_leaders(state)
    rest = [i for i in leaders_in_play(state.catalogue, state.options) if i not in placed]
    rest = [index for index in rest if index not in court.box or UNKNOWN not in court.box]
    Stream(state.seed, rng.LEADERS, 1).shuffle(rest)
    court.offers = [sorted(fill(offer, rest)) for offer in court.offers]
    for seat, hand in enumerate(court.hands):
        court.hands[seat] = sorted(fill(hand, rest))
    placed = placed_leaders(state)
    court.box = sorted(fill([index for index in court.box if index not in placed], rest))


def refuse_unknown_islands(state: State) -> None:
    sea = state.sea
    if sea is not None and any(UNKNOWN in offer for offer in sea.offers):
        raise ImpossibleGame("shape", where="sea", reason="islands that are offered are known")


def unplaced_cards(state: State, age: int) -> list[int]:
    """The cards of an age's deck that lie nowhere yet, shuffled; of drawn ones as many as fit."""
    placed = Counter(placed_cards(state))
    cards = list((Counter(plain_cards(state.catalogue, state.options, age)) - placed).elements())
    for drawn in draws(state.catalogue, state.options, age):
        rest = [card for card in drawn.cards if not placed[card]]
        Stream(state.seed, drawn.purpose, age).shuffle(rest)
        cards += rest[: max(0, drawn.count - (len(drawn.cards) - len(rest)))]
    Stream(state.seed, rng.DEAL, age).shuffle(cards)
    return cards


def fill(cards: list[int], pool: list[int]) -> list[int]:
    """Cards with those left open taken from a pool."""
    if cards.count(UNKNOWN) > len(pool):
        raise ImpossibleGame("shape", where="cards", reason="more are left open than there are")
    return [pool.pop() if card == UNKNOWN else card for card in cards]


def first_deal(state: State) -> Deal:
    """Where the account begins for a position without history: with the hands as they are."""
    hands = [hand[:] for hand in state.hands]
    turns = state.options.turns
    if state.court is not None and ASK_KEEP in state.asked:
        offers = [[LEADER + leader for leader in offer] for offer in state.court.offers]
        return Deal(0, LEADERS_EACH + 1 - len(offers[0]), offers)
    if max(state.asked) == ASK_CARD:
        return Deal(state.age, state.turn, hands)
    if state.turn >= turns:
        return Deal(state.age, turns + 1, hands)
    # The turn's cards are played: the next ones are chosen from hands that have passed on.
    passed = [hands[state.previous_holder(seat)] for seat in range(len(hands))]
    return Deal(state.age, state.turn + 1, passed)


def check_history(state: State) -> None:
    """The account must lead to the cards as they are."""
    check_leaders(state, told_leaders(state))
    check_deals(state)
    try:
        end = sightings(state, 0)
    except (ValueError, IndexError):
        raise contradiction("it contradicts itself") from None
    check_turn(state)
    if Counter(end.discard) != Counter(state.discard):
        raise contradiction("it does not lead to the discard pile as it is")
    if state.turn and state.deals and hands_now(state, end.remaining) != state.hands:
        raise contradiction("it does not lead to the hands as they are")
    for seat, city in enumerate(state.cities):
        built = logged(state, seat, (BUILD, TAKE))
        staged = logged(state, seat, (STAGE,))
        if not ends_with(city.cards, built) or not ends_with(city.under_stages, staged):
            raise contradiction(f"it does not lead to city {seat} as it is")


def hands_now(state: State, remaining: list[list[int]]) -> list[list[int]]:
    """What is left of the hands of the last deal, by who holds them."""
    deal = state.deals[-1]
    last = state.options.turns
    turn = deal.turn if deal.turn > last else min(state.turn, last)
    return [remaining[hand_held(deal, seat, turn)] for seat in range(len(remaining))]


def check_turn(state: State) -> None:
    """The turns in the log, counted from the last deal, must lead to the turn that it is."""
    if not state.turn or not state.deals:
        return
    last = len(state.deals) - 1
    plays = 0
    for entry, origin in zip(
        state.log, origins(state.options, state.deals, state.log), strict=True
    ):
        plays += entry_asked(entry) == ASK_CARD and origin.deal == last
    turns, rest = divmod(plays, len(state.cities))
    done = state.deals[last].turn + turns - 1
    is_asked = max(state.asked) == ASK_CARD
    if rest or done != min(state.turn, state.options.turns) - is_asked:
        raise contradiction(f"it does not lead to turn {state.turn}")


def contradiction(reason: str) -> ImpossibleGame:
    return ImpossibleGame("shape", where="history", reason=reason)


def check_deals(state: State) -> None:
    """One deal for each age up to now, with hands of the size of its turn."""
    ages = [deal.age for deal in state.deals]
    whole = list(range(ages[0], ages[-1] + 1)) if ages else []
    if ages != whole or (ages and ages[-1] != last_dealt(state)):
        raise contradiction("its deals are not those of the ages up to now")
    if not ages and (state.turn or ASK_KEEP in state.asked):
        raise contradiction("it has no deal, but there are hands")
    for number, deal in enumerate(state.deals):
        sizes = {len(hand) for hand in deal.hands}
        wanted = (state.options.hand_size if deal.age else LEADERS_EACH) + 1 - deal.turn
        late = deal.turn > state.options.turns and sizes <= {0, 1}
        if (sizes != {wanted} and not late) or (number and deal.turn != 1):
            raise contradiction("its deals have hands of the wrong size")


def logged(state: State, seat: int, verbs: tuple[int, ...]) -> list[int]:
    """The cards with which a seat did something, by the log."""
    acts = [entry_action(entry) for entry in state.log if entry_seat(entry) == seat]
    return [subject_of(act) for act in acts if verb_of(act) in verbs]


def ends_with(cards: list[int], last: list[int]) -> bool:
    return cards[max(0, len(cards) - len(last)) :] == last
