"""What cards, stages, leaders and islands do at the moment they come into play.

Losses are only noted (A-25): they are settled at the end of the turn. Choices that an effect gives
are queued: they are asked when everybody's effects have acted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.catalog.kinds import (
    AT_ONCE,
    AT_ONCE_KINDS,
    BUILD_FROM_DISCARD,
    BURY_LEADER,
    CASH_DEFEATS,
    COINS,
    COINS_ON_BUILD,
    COINS_ON_CHAIN,
    COINS_ON_STAGE,
    COINS_PER,
    DEBTS,
    DIPLOMACY,
    DRAW_LEADERS,
    GIFT,
    INCURSION,
    MOVE_FLEET,
    OTHERS_LOSE,
    OTHERS_LOSE_ON_STAGE,
    PIRATES,
    PURGE_DEFEATS,
    RECRUIT_EXTRA,
    STAGE_MOVES_FLEET,
    TOP_ISLAND,
    VICTORY,
    check_kinds,
)
from mirabilia.catalog.model import (
    FAR_LEFT,
    FAR_RIGHT,
    LEFT,
    OTHERS,
    RIGHT,
    Card,
    Effect,
)
from mirabilia.engine import events, rng
from mirabilia.engine.actions import DRAW, LEADER, action
from mirabilia.engine.bank import VICTORY_VALUES, gain, holder_of, take_victory
from mirabilia.engine.counting import count
from mirabilia.engine.fleets import ANY_FLEET, free_steps, shuffled_islands, the_sea
from mirabilia.engine.ints import Asked, Seat
from mirabilia.engine.losses import note_loss, note_pirates
from mirabilia.engine.prices import by_chain, stages_of
from mirabilia.engine.rng import Stream
from mirabilia.engine.state import (
    ASK_BURY,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_TOKEN,
    DRAWN,
    State,
    log_entry,
    pair,
    queued,
)

# The order of builds from the discard (C-7), by where the right comes from.
PICK_ORDER: Final = {
    events.BY_STAGE: 0,
    events.BY_LEADER: 1,
    events.BY_CARD: 2,
    events.BY_ISLAND: 2,
}


def act_card(state: State, seat: Seat, card: Card) -> None:
    city = state.cities[seat]
    # Whatever pays for builds is a lasting effect.
    if city.lasting_kinds:
        if city.has(COINS_ON_CHAIN) and by_chain(city, card):
            leader = holder_of(state, seat, COINS_ON_CHAIN)
            gain(state, seat, city.amount(COINS_ON_CHAIN), events.BY_LEADER, leader)
        reward_build(state, seat, card)
    act_at_once(state, seat, card.effects, events.BY_CARD, card.index)


def reward_build(state: State, seat: Seat, card: Card) -> None:
    """L-22, L-32: coins for each card of a colour that is built, also from the discard."""
    colour = 1 << card.colour
    coins = state.cities[seat].amount(COINS_ON_BUILD, colour)
    if coins:
        gain(state, seat, coins, events.BY_LEADER, holder_of(state, seat, COINS_ON_BUILD, colour))


def act_stage(state: State, seat: Seat) -> None:
    city = state.cities[seat]
    if city.has(COINS_ON_STAGE):
        leader = holder_of(state, seat, COINS_ON_STAGE)
        gain(state, seat, city.amount(COINS_ON_STAGE), events.BY_LEADER, leader)
    if city.has(OTHERS_LOSE_ON_STAGE):
        note_loss(state, seat, city.amount(OTHERS_LOSE_ON_STAGE), 0)
    if city.has(STAGE_MOVES_FLEET):
        queue(state, seat, ASK_FLEET, free_steps(1, ANY_FLEET))
    number = city.stages
    stage = stages_of(state.catalogue, city)[number - 1]
    act_at_once(state, seat, stage.effects, events.BY_STAGE, number)


def act_at_once(state: State, seat: Seat, effects: list[Effect], source: int, what: int) -> None:
    """B-35, B-36: carry out what acts at once."""
    for effect in effects:
        if effect.time == AT_ONCE:
            _ACTS[effect.kind](state, seat, effect, source, what)


def seats_at(state: State, seat: Seat, where: int) -> list[Seat]:
    """The seats that an effect looks at, from the left round the table."""
    if where & OTHERS:
        return state.others(seat)
    found: list[int] = []
    left, right = state.left(seat), state.right(seat)
    if where & LEFT:
        found.append(left)
    if where & RIGHT:
        found.append(right)
    if where & FAR_LEFT:
        found.append(state.left(left))
    if where & FAR_RIGHT:
        found.append(state.right(right))
    return found


# ---- the base game


def give_coins(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    gain(state, seat, effect.amount, source, what)


def give_coins_per(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """B-12, B-35: for each thing that is there when all of the turn is placed."""
    coins = effect.amount * count(state, seat, effect)
    if coins:
        gain(state, seat, coins, source, what)


def build_from_discard(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    state.picks.append(pair(PICK_ORDER[source], seat))
    state.picks.sort()


# ---- Leaders


def take_token(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """L-25, C-9: a victory token of the current age, or of the age that is printed."""
    take_victory(state, seat, VICTORY_VALUES[effect.what or state.age], True)


def purge_defeats(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """L-26: own defeats go; all others are asked which victory token they give up."""
    discard_defeats(state, seat)
    for other in state.others(seat):
        for _ in range(effect.amount):
            queue(state, other, ASK_TOKEN, 0)


def discard_defeats(state: State, seat: Seat) -> None:
    city = state.cities[seat]
    if city.defeats:
        state.note(events.DEFEATS_DISCARDED, seat, city.defeats)
        city.defeats = 0


def draw_leaders(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """L-40: random leaders from the box to the hand; if there are fewer, all."""
    court = state.court
    assert court is not None
    box = court.box[:]
    Stream(state.seed, rng.LEADERS_DRAWN, court.draws).shuffle(box)
    court.draws += 1
    drawn = sorted(box[: effect.amount])
    court.box = sorted(box[effect.amount :])
    court.hands[seat] = sorted(court.hands[seat] + drawn)
    for leader in drawn:
        state.log.append(log_entry(seat, DRAWN, action(DRAW, LEADER + leader), False))
    state.note(events.LEADERS_DRAWN, seat, len(drawn))


def recruit_extra(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    queue(state, seat, ASK_EXTRA, 0)


def bury_leader(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    queue(state, seat, ASK_BURY, 0)


# ---- Cities


def others_lose(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    note_loss(state, seat, effect.amount, effect.what)


def take_diplomacy(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    state.cities[seat].diplomacy += effect.amount
    state.note(events.DIPLOMACY_TAKEN, seat, effect.amount)


def cash_defeats(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """C-9: coins for each own defeat token, which then goes."""
    coins = effect.amount * state.cities[seat].defeats
    if coins:
        gain(state, seat, coins, source, what)
        discard_defeats(state, seat)


def give(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    for other in seats_at(state, seat, effect.where):
        gain(state, other, effect.amount, source, what)


def hand_out_debts(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """C-4: these come at once and cannot be bought off."""
    for other in seats_at(state, seat, effect.where):
        state.cities[other].debts += effect.amount
        state.note(events.DEBTS_TAKEN, other, effect.amount)


# ---- Armada


def call_pirates(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    note_pirates(state, seat, effect.amount)


def send_incursion(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """A-38: a token for the player beyond the neighbour."""
    target = seats_at(state, seat, effect.where)[0]
    the_sea(state).incursions.append(pair(seat, target))
    state.note(events.INCURSION, seat, target)


def offer_steps(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """A-50: free steps of as many different fleets."""
    queue(state, seat, ASK_FLEET, free_steps(effect.amount, effect.what))


def take_top_island(state: State, seat: Seat, effect: Effect, source: int, what: int) -> None:
    """A-31: unseen and without a choice."""
    level = effect.amount - 1
    if the_sea(state).decks[level]:
        take_island(state, seat, shuffled_islands(state, level)[0])


def take_island(state: State, seat: Seat, index: int) -> None:
    island = state.catalogue.islands[index]
    the_sea(state).decks[island.level].remove(index)
    state.cities[seat].place_island(island)
    state.note(events.ISLAND_TAKEN, seat, index)
    act_at_once(state, seat, island.effects, events.BY_ISLAND, index)


def queue(state: State, seat: Seat, asked: Asked, number: int) -> None:
    """A decision to be asked when everybody's effects have acted."""
    state.queue.append(queued(seat, asked, number))


Act = Callable[[State, int, Effect, int, int], None]
_ACTS: Final[dict[int, Act]] = {
    COINS: give_coins,
    COINS_PER: give_coins_per,
    BUILD_FROM_DISCARD: build_from_discard,
    VICTORY: take_token,
    PURGE_DEFEATS: purge_defeats,
    DRAW_LEADERS: draw_leaders,
    RECRUIT_EXTRA: recruit_extra,
    BURY_LEADER: bury_leader,
    OTHERS_LOSE: others_lose,
    DIPLOMACY: take_diplomacy,
    CASH_DEFEATS: cash_defeats,
    GIFT: give,
    DEBTS: hand_out_debts,
    PIRATES: call_pirates,
    INCURSION: send_incursion,
    MOVE_FLEET: offer_steps,
    TOP_ISLAND: take_top_island,
}
check_kinds(_ACTS, AT_ONCE_KINDS)
