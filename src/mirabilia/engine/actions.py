"""Actions: what a seat answers to a decision, packed into one int.

An answer is made, compared, kept and copied far more often than it is read, so it is one small
int: what is done, to which card (or board, or number), by which right it is free, and how many
coins go to whom for what is bought. The empty payment is 0. `notation` gives actions their text.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.limits import (
    MOST_BOARDS,
    MOST_CARDS,
    MOST_COINS_TO_ONE,
    MOST_ISLANDS,
    MOST_LEADERS,
)
from mirabilia.engine.ints import Action64, Payment64
from mirabilia.native import i64

# What is done. The names, in this order, are part of the notation.
BUILD: Final = 0
STAGE: Final = 1
SELL: Final = 2
TAKE: Final = 3
PASS: Final = 4
SIDE: Final = 5
BOARD: Final = 6
LEFTOVER: Final = 7
KEEP: Final = 8
RECRUIT: Final = 9
BURY: Final = 10
TOKEN: Final = 11
DEBT: Final = 12
FLEET: Final = 13
ISLAND: Final = 14
JOIN: Final = 15
ABSTAIN: Final = 16
DRAW: Final = 17

VERB_NAMES: Final = (
    "build",
    "stage",
    "sell",
    "take",
    "pass",
    "side",
    "board",
    "discard",
    "keep",
    "recruit",
    "bury",
    "token",
    "debt",
    "fleet",
    "island",
    "join",
    "abstain",
    "draw",
)

# By which right a build is free, beside chains: that of a board or of a leader.
PAID: Final = 0
_BOARD_RIGHT: Final = 1
_LEADER_RIGHT: Final = 64

# Subjects of cards begin at 0, those of leaders here.
LEADER: Final = 256

# Who sells, in the order of the payment's fields.
PAYEES: Final = ("left", "right", "bank", "far_left", "far_right")
AT_LEFT: Final = 0
AT_RIGHT: Final = 1
AT_BANK: Final = 2
AT_FAR_LEFT: Final = 3
AT_FAR_RIGHT: Final = 4

# What is done with a card face down.
_FACE_DOWN: Final = 1 << STAGE | 1 << SELL | 1 << LEFTOVER | 1 << KEEP | 1 << DRAW

# No answer.
NONE: Final = -1

_VERB_BITS: Final = 5
_SUBJECT_BITS: Final = 9
_RIGHT_BITS: Final = 7
_COIN_BITS: Final = 5
# Coins, and above them one bit: whether anything is bought there.
_PAYEE_BITS: Final = _COIN_BITS + 1
# One field for each of PAYEES.
PAYMENT_BITS: Final = 5 * _PAYEE_BITS

_VERB_MASK: Final = (1 << _VERB_BITS) - 1
_SUBJECT_MASK: Final = (1 << _SUBJECT_BITS) - 1
_RIGHT_MASK: Final = (1 << _RIGHT_BITS) - 1
_BOUGHT: Final = 1 << _COIN_BITS
MOST_COINS: Final = _BOUGHT - 1

# The subject that stands for a card which is not to be seen.
UNKNOWN: Final = _SUBJECT_MASK

_SUBJECT: Final = _VERB_BITS
_RIGHT: Final = _SUBJECT + _SUBJECT_BITS
_SHIP: Final = _RIGHT + _RIGHT_BITS
_PAYMENT: Final = _SHIP + 1
ACTION_BITS: Final = _PAYMENT + PAYMENT_BITS
# Added to an action: with a naval construction, or with a step of the yellow ship for a sale.
WITH_SHIP: Final = 1 << _SHIP
# A thing to do is an action without its right and payment; this is how many have a number.
_THING_BITS: Final = _RIGHT + 1
THINGS: Final = 1 << _THING_BITS

assert len(VERB_NAMES) - 1 <= _VERB_MASK
assert MOST_CARDS <= LEADER
assert LEADER + MOST_LEADERS <= UNKNOWN
assert MOST_ISLANDS <= UNKNOWN
assert _BOARD_RIGHT + MOST_BOARDS <= _LEADER_RIGHT
assert _LEADER_RIGHT + MOST_LEADERS <= _RIGHT_MASK + 1
assert MOST_COINS_TO_ONE <= MOST_COINS
assert len(PAYEES) * _PAYEE_BITS == PAYMENT_BITS


def action(verb: i64, subject: i64, right: i64 = PAID, payment: Payment64 = 0) -> Action64:
    """Pack an action."""
    return verb | subject << _SUBJECT | right << _RIGHT | payment << _PAYMENT


def verb_of(act: Action64) -> i64:
    return act & _VERB_MASK


def chooses(act: Action64, verb: i64, instead: i64 = PASS) -> bool:
    """Whether an answer is this verb; where it is asked for, the only other one is `instead`."""
    done = verb_of(act)
    if done != verb and done != instead:
        raise AssertionError(f"the verb {done} is no answer where {verb} and {instead} are")
    return done == verb


def subject_of(act: Action64) -> i64:
    return act >> _SUBJECT & _SUBJECT_MASK


def right_of(act: Action64) -> i64:
    return act >> _RIGHT & _RIGHT_MASK


def with_ship(act: Action64) -> bool:
    return act >> _SHIP & 1 == 1


def thing_of(act: Action64) -> i64:
    """What is done to what, with a ship or without, whatever is paid: a number below `THINGS`."""
    return act & (1 << _RIGHT) - 1 | (act >> _SHIP & 1) << _RIGHT


def free_by_board(board: i64) -> i64:
    return _BOARD_RIGHT + board


def free_by_leader(leader: i64) -> i64:
    return _LEADER_RIGHT + leader


def is_leader_right(right: i64) -> bool:
    return right >= _LEADER_RIGHT


def board_of_right(right: i64) -> i64:
    return right - _BOARD_RIGHT


def leader_of_right(right: i64) -> i64:
    return right - _LEADER_RIGHT


def payment_of(act: Action64) -> Payment64:
    return act >> _PAYMENT


def with_payment(act: Action64, payment: Payment64) -> Action64:
    """An action that was packed without a payment, with one."""
    return act | payment << _PAYMENT


def by_right(act: Action64, right: i64) -> Action64:
    """A build that was packed without a right, with one."""
    return act | right << _RIGHT


def of_card(act: Action64, subject: i64) -> Action64:
    """An action that was packed without a card, with one."""
    return act | subject << _SUBJECT


def with_subject(act: Action64, subject: i64) -> Action64:
    """The same action with another card."""
    return act & ~(_SUBJECT_MASK << _SUBJECT) | subject << _SUBJECT


def purchase(payee: i64, coins: i64) -> Payment64:
    """The payment of some coins to one payee; payments to different payees add up."""
    return (_BOUGHT | coins) << _PAYEE_BITS * payee


def coins_to(payment: Payment64, payee: i64) -> i64:
    return payment >> _PAYEE_BITS * payee & MOST_COINS


def bought_at(payment: Payment64, payee: i64) -> bool:
    return payment >> _PAYEE_BITS * payee & _BOUGHT != 0


def payment_coins(payment: Payment64) -> i64:
    """All coins of a payment."""
    coins: i64 = 0
    while payment:
        coins += payment & MOST_COINS
        payment >>= _PAYEE_BITS
    return coins


def is_face_down(act: Action64) -> bool:
    """Whether the card of this action stays hidden from the other players."""
    return _FACE_DOWN >> verb_of(act) & 1 == 1
