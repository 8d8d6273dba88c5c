"""Legal moves with features, for programs that score moves instead of numbering them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from mirabilia.arguments import check_type
from mirabilia.catalog.model import AGES, COLOURS, Catalogue
from mirabilia.encoding.things import things
from mirabilia.engine.actions import (
    BUILD,
    LEADER,
    LEFTOVER,
    PAYEES,
    SELL,
    STAGE,
    TAKE,
    VERB_NAMES,
    coins_to,
    payment_of,
    right_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.ints import Action
from mirabilia.game import Game
from mirabilia.notation.moves import Move

_ABOUT_CARDS: Final = (BUILD, STAGE, SELL, TAKE, LEFTOVER)
FEATURES: Final = (
    *VERB_NAMES,
    "ship",
    "free by right",
    *(f"coins to {payee}" for payee in PAYEES),
    "about a card",
    *COLOURS,
    *(f"age {age}" for age in range(1, AGES + 1)),
)


class MoveTable(NamedTuple):
    """The legal moves of a seat, the action of each one, and its features in a row."""

    moves: Sequence[Move]
    actions: NDArray[np.int64]
    features: NDArray[np.uint8]


def move_table(game: Game, seat: SupportsIndex) -> MoveTable:
    """The moves that a seat may make now, with all ways to pay; `FEATURES` names the columns."""
    check_type("game", game, Game)
    decision = game.pending.get(game._check_seat(seat))
    moves = list(decision.moves) if decision else []
    numbers = [things().number(move.action) for move in moves]
    rows = [features_of(things().catalogue, move.action) for move in moves]
    table = np.array(rows, np.uint8).reshape(len(moves), len(FEATURES))
    return MoveTable(moves, np.array(numbers, np.int64), table)


def features_of(catalogue: Catalogue, act: Action) -> list[int]:
    """The features of an action, in the order of `FEATURES`."""
    verb, subject = verb_of(act), subject_of(act)
    payment = payment_of(act)
    about_card = verb in _ABOUT_CARDS and subject < LEADER
    card = catalogue.cards[subject] if about_card else None
    return [
        *(int(verb == other) for other in range(len(VERB_NAMES))),
        int(with_ship(act)),
        int(right_of(act) != 0),
        *(coins_to(payment, payee) for payee in range(len(PAYEES))),
        int(about_card),
        *(int(card is not None and card.colour == colour) for colour in range(len(COLOURS))),
        *(int(card is not None and card.age == age) for age in range(1, AGES + 1)),
    ]
