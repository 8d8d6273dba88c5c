"""Positions, written: a whole game at one moment as plain data that a person can read.

The form is described in `docs/notation.md`; `notation.reader` reads it.
"""

from __future__ import annotations

from typing import Any, Final

from mirabilia.catalog.model import SIDES, Catalogue
from mirabilia.engine.actions import NONE, UNKNOWN
from mirabilia.engine.city import NO_BOARD, NO_SIDE, City
from mirabilia.engine.options import Options
from mirabilia.engine.rng import SEED_BITS
from mirabilia.engine.state import (
    DECISIONS,
    Deal,
    State,
    entry_action,
    entry_asked,
    entry_chosen,
    entry_seat,
)
from mirabilia.engine.turn import NUMBERED, STEPS, step_kind, step_number
from mirabilia.notation.moves import HIDDEN, action_text

FORMAT: Final = 1
RULES: Final = 1

Data = dict[str, Any]

# A number that every reader of JSON keeps exactly; larger seeds are written in hexadecimal.
SAFE_NUMBER: Final = 1 << 53
HEX_DIGITS: Final = SEED_BITS // 4

# In a log, behind an action that was the only one.
FORCED: Final = "forced"


def write(state: State) -> Data:
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


def given_decks(state: State) -> list[tuple[int, list[int]]]:
    return [(age, deck) for age, deck in enumerate(state.decks) if deck]


def write_header(state: State) -> Data:
    return {
        "format": FORMAT,
        "rules": RULES,
        "catalogue": state.catalogue.version,
        "options": write_options(state.options),
    }


def write_options(options: Options) -> Data:
    return {
        "players": options.players,
        "expansions": list(options.expansions),
        "sides": options.sides,
        "boards": list(options.boards) if options.boards else options.board_rule,
    }


def write_seed(seed: int) -> int | str:
    return seed if seed < SAFE_NUMBER else f"{seed:0{HEX_DIGITS}x}"


def write_table(state: State) -> Data:
    """What lies on the table and in the hands, and what is to be done."""
    catalogue = state.catalogue
    return {
        "age": state.age,
        "turn": state.turn,
        "cities": [write_city(catalogue, city) for city in state.cities],
        "hands": [card_ids(catalogue, hand) for hand in state.hands],
        "discard": card_ids(catalogue, sorted(state.discard)),
        "agenda": [write_step(packed) for packed in reversed(state.agenda)],
        "asked": [DECISIONS[asked] or None for asked in state.asked],
        "answers": [write_action(catalogue, answer) for answer in state.answers],
    }


def write_city(catalogue: Catalogue, city: City) -> Data:
    return {
        "board": catalogue.wonders[city.board].id if city.board != NO_BOARD else None,
        "side": SIDES[city.side] if city.side != NO_SIDE else None,
        "coins": city.coins,
        "cards": card_ids(catalogue, city.cards),
        "buried": card_ids(catalogue, city.buried),
        "victories": list(city.victories),
        "defeats": city.defeats,
    }


def card_ids(catalogue: Catalogue, cards: list[int]) -> list[str]:
    return [HIDDEN if card == UNKNOWN else catalogue.cards[card].id for card in cards]


def write_step(packed: int) -> str:
    name = STEPS[step_kind(packed)]
    return f"{name} {step_number(packed)}" if step_kind(packed) in NUMBERED else name


def write_action(catalogue: Catalogue, act: int) -> str | None:
    return None if act == NONE else action_text(catalogue, act)


def write_deal(catalogue: Catalogue, deal: Deal) -> Data:
    return {
        "age": deal.age,
        "turn": deal.turn,
        "hands": [card_ids(catalogue, hand) for hand in deal.hands],
    }


def write_log(state: State) -> list[list[Any]]:
    """Entries of seat, decision and move; a fourth word tells that there was no choice."""
    entries = []
    for entry in state.log:
        text = action_text(state.catalogue, entry_action(entry))
        words = [entry_seat(entry), DECISIONS[entry_asked(entry)], text]
        entries.append(words if entry_chosen(entry) else [*words, FORCED])
    return entries
