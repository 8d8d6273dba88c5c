"""Actions: what a seat answers to a decision, packed into one int.

An answer is made, compared, kept and copied far more often than it is read, so it is one small
int: what is done, to which card (or board, or number), by which right it is free, and how many
coins go to whom for what is bought. The empty payment is 0. `notation` gives actions their text.
"""

from __future__ import annotations

from typing import Final

# What is done.
BUILD: Final = 0
STAGE: Final = 1
SELL: Final = 2
TAKE: Final = 3
PASS: Final = 4
SIDE: Final = 5
BOARD: Final = 6
LEFTOVER: Final = 7

# By which right a build is free, beside chains: that of a board, 1 + its place in the catalogue.
PAID: Final = 0

# Whom one can buy from, in the order of the payment's fields.
PAYEES: Final = ("left", "right")
AT_LEFT: Final = 0
AT_RIGHT: Final = 1

# No answer.
NONE: Final = -1

_VERB_BITS: Final = 5
_SUBJECT_BITS: Final = 9
_RIGHT_BITS: Final = 7
_PAYEE_BITS: Final = 6
_BOUGHT: Final = 32
MOST_COINS: Final = 31

# The subject that stands for a card which is not to be seen.
UNKNOWN: Final = 511

_SUBJECT: Final = _VERB_BITS
_RIGHT: Final = _SUBJECT + _SUBJECT_BITS
_PAYMENT: Final = _RIGHT + _RIGHT_BITS


def action(verb: int, subject: int, right: int = PAID, payment: int = 0) -> int:
    """Pack an action."""
    return verb | subject << _SUBJECT | right << _RIGHT | payment << _PAYMENT


def verb_of(act: int) -> int:
    return act & 31


def subject_of(act: int) -> int:
    return act >> _SUBJECT & 511


def right_of(act: int) -> int:
    return act >> _RIGHT & 127


def free_by_board(board: int) -> int:
    return 1 + board


def board_of_right(right: int) -> int:
    return right - 1


def payment_of(act: int) -> int:
    return act >> _PAYMENT


def with_subject(act: int, subject: int) -> int:
    """The same action with another card."""
    return act & ~(511 << _SUBJECT) | subject << _SUBJECT


def purchase(payee: int, coins: int) -> int:
    """The payment of some coins to one payee; payments to different payees add up."""
    return (_BOUGHT | coins) << _PAYEE_BITS * payee


def coins_to(payment: int, payee: int) -> int:
    return payment >> _PAYEE_BITS * payee & MOST_COINS


def bought_at(payment: int, payee: int) -> bool:
    return payment >> _PAYEE_BITS * payee & _BOUGHT != 0


def total(payment: int) -> int:
    """All coins of a payment."""
    coins = 0
    while payment:
        coins += payment & MOST_COINS
        payment >>= _PAYEE_BITS
    return coins


def is_face_down(act: int) -> bool:
    """Whether the card of this action stays hidden from the other players."""
    verb = verb_of(act)
    return verb == STAGE or verb == SELL or verb == LEFTOVER
