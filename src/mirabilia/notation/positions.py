"""Positions, written: a whole game at one moment as plain data that a person can read.

The form is described in `docs/notation.md`; `notation.reader` reads it.
"""

from __future__ import annotations

from typing import Final, cast

from mirabilia.catalog.model import COUNTED, FLEETS, SIDES, Catalogue
from mirabilia.engine.actions import NONE, UNKNOWN
from mirabilia.engine.agenda import NUMBERED, STEP_NAMES, step_kind, step_number
from mirabilia.engine.city import NO_BOARD, NO_SIDE, City
from mirabilia.engine.court import Court
from mirabilia.engine.fleets import reached_fleet, reached_seat, reached_step
from mirabilia.engine.ints import Action
from mirabilia.engine.losses import CAUSES, cause_of, coins_of, each_of, seat_of
from mirabilia.engine.options import Options
from mirabilia.engine.rng import SEED_BITS
from mirabilia.engine.sea import Sea
from mirabilia.engine.state import (
    DECISIONS,
    Deal,
    State,
    entry_action,
    entry_asked,
    entry_chosen,
    entry_seat,
    pair_first,
    pair_second,
    queued_kind,
    queued_number,
    queued_seat,
)
from mirabilia.notation.moves import HIDDEN, action_text, piece_text
from mirabilia.notation.types import positions as types
from mirabilia.notation.types.header import GameOptions, Header

FORMAT: Final = 1

# A number that every reader of JSON keeps exactly; larger seeds are written in hexadecimal.
SAFE_NUMBER: Final = 1 << 53
HEX_DIGITS: Final = SEED_BITS // 4

# In a log, behind an action that was the only one.
FORCED: Final = "forced"


def write(state: State) -> types.Position:
    """The position of a state: complete, readable, the same for equal states."""
    return {
        **write_header(state),
        "seed": write_seed(state.seed),
        **write_table(state),
        "decks": {
            str(age): card_ids(state.catalogue, deck)
            for age, deck in enumerate(state.decks)
            if deck
        },
        "history": {
            "discard": card_ids(state.catalogue, sorted(state.old_discard)),
            "deals": [write_deal(state.catalogue, deal) for deal in state.deals],
            "log": write_log(state),
        },
    }


def write_header(state: State) -> Header:
    return {
        "format": FORMAT,
        "rules": state.options.rules,
        "catalogue": state.catalogue.version,
        "options": write_options(state.options),
    }


def write_options(options: Options) -> GameOptions:
    written = {
        name: list(value) if isinstance(value, tuple) else value for name, value in options.written
    }
    return cast(GameOptions, written)


def write_seed(seed: int) -> int | str:
    return seed if seed < SAFE_NUMBER else f"{seed:0{HEX_DIGITS}x}"


def write_table(state: State) -> types.Layout:
    """What lies on the table and in the hands, and what is to be done."""
    catalogue = state.catalogue
    table: types.Layout = {
        "age": state.age,
        "turn": state.turn,
        "cities": [write_city(state, city) for city in state.cities],
        "hands": [card_ids(catalogue, hand) for hand in state.hands],
        "discard": card_ids(catalogue, sorted(state.discard)),
        "agenda": [write_step(packed) for packed in reversed(state.agenda)],
        "asked": [DECISIONS[asked] or None for asked in state.asked],
        "answers": [write_action(catalogue, answer) for answer in state.answers],
    }
    if state.court is not None:
        table["court"] = write_court(catalogue, state.court)
    if state.sea is not None:
        table["sea"] = write_sea(catalogue, state.sea)
    unsettled = write_unsettled(state)
    if unsettled:
        table["unsettled"] = unsettled
    return table


def write_city(state: State, city: City) -> types.City:
    catalogue, options = state.catalogue, state.options
    written: types.City = {
        "board": catalogue.wonders[city.board].id if city.board != NO_BOARD else None,
        "side": SIDES[city.side] if city.side != NO_SIDE else None,
        "coins": city.coins,
        "cards": card_ids(catalogue, city.cards),
        "buried": card_ids(catalogue, city.under_stages),
        "victories": list(city.victories),
        "defeats": city.defeats,
    }
    if options.leaders:
        written["leaders"] = [catalogue.leaders[index].id for index in city.leaders]
        written["graves"] = [catalogue.leaders[index].id for index in city.graves]
        written["purse"] = city.purse
        written["bonus_taken"] = city.bonus_taken
        written["free_used"] = city.free_used
    if options.cities:
        written["debts"] = city.debts
        written["diplomacy"] = city.diplomacy
    if options.armada:
        written["shipyard"] = catalogue.shipyards[city.shipyard].id
        written["fleets"] = list(city.fleets)
        written["islands"] = [catalogue.islands[index].id for index in city.islands]
        written["naval_tokens"] = list(city.naval_tokens)
    return written


def card_ids(catalogue: Catalogue, cards: list[int]) -> list[str]:
    """The ids of cards, and of leaders where there are some among them."""
    return [piece_text(catalogue, card) for card in cards]


def leader_ids(catalogue: Catalogue, leaders: list[int]) -> list[str]:
    return [HIDDEN if index == UNKNOWN else catalogue.leaders[index].id for index in leaders]


def island_ids(catalogue: Catalogue, islands: list[int]) -> list[str]:
    return [HIDDEN if index == UNKNOWN else catalogue.islands[index].id for index in islands]


def write_court(catalogue: Catalogue, court: Court) -> types.Court:
    return {
        "offers": [leader_ids(catalogue, offer) for offer in court.offers],
        "hands": [leader_ids(catalogue, hand) for hand in court.hands],
        "box": leader_ids(catalogue, court.box),
        "draws": court.draws,
    }


def write_sea(catalogue: Catalogue, sea: Sea) -> types.Sea:
    return {
        "decks": [island_ids(catalogue, deck) for deck in sea.decks],
        "draws": list(sea.draws),
        "offers": [island_ids(catalogue, offer) for offer in sea.offers],
        "explorers": write_pairs(sea.explorers),
        "incursions": write_pairs(sea.incursions),
    }


def write_pairs(pairs: list[int]) -> list[list[int]]:
    return [[pair_first(packed), pair_second(packed)] for packed in pairs]


def write_unsettled(state: State) -> types.Unsettled:
    """What effects have left to be done in this turn; see `engine.turn.settle`."""
    written: types.Unsettled = {}
    if state.queue:
        written["queue"] = [
            [queued_seat(packed), DECISIONS[queued_kind(packed)], queued_number(packed)]
            for packed in state.queue
        ]
    if state.reached:
        written["reached"] = [
            [reached_seat(packed), FLEETS[reached_fleet(packed)], reached_step(packed)]
            for packed in state.reached
        ]
    if state.picks:
        written["picks"] = write_pairs(state.picks)
    if state.losses:
        written["losses"] = [
            [CAUSES[cause_of(packed)], seat_of(packed), coins_of(packed), counted(each_of(packed))]
            for packed in state.losses
        ]
    return written


def counted(mask: int) -> list[str]:
    """The names of the things that a mask counts."""
    return [name for place, name in enumerate(COUNTED) if mask >> place & 1]


def write_step(packed: int) -> str:
    name = STEP_NAMES[step_kind(packed)]
    return f"{name} {step_number(packed)}" if step_kind(packed) in NUMBERED else name


def write_action(catalogue: Catalogue, act: Action) -> str | None:
    return None if act == NONE else action_text(catalogue, act)


def write_deal(catalogue: Catalogue, deal: Deal) -> types.DealtHands:
    return {
        "age": deal.age,
        "turn": deal.turn,
        "hands": [card_ids(catalogue, hand) for hand in deal.hands],
    }


def write_log(state: State) -> list[types.Entry]:
    """Entries of seat, decision and move; a fourth word tells that there was no choice."""
    entries = []
    for entry in state.log:
        words = write_entry(state.catalogue, entry)
        entries.append(words if entry_chosen(entry) else [*words, FORCED])
    return entries


def write_entry(catalogue: Catalogue, entry: int) -> types.Entry:
    text = action_text(catalogue, entry_action(entry))
    return [entry_seat(entry), DECISIONS[entry_asked(entry)], text]
