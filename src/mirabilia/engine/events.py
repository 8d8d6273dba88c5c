"""Events: the running account of what happened, as data.

An event is five small ints: its kind, the seat it is about, and up to three figures whose meaning
goes by the kind. The page, the terminal, the log and the statistics tell their story from them.
"""

from __future__ import annotations

from typing import Final

from mirabilia.engine.actions import UNKNOWN

Event = tuple[int, int, int, int, int]

# kind: (seat, first, second, third)
BOARD_TAKEN: Final = 0  # seat, board
SIDE_TAKEN: Final = 1  # seat, side
DEALT: Final = 2  # -, age
TURN_BEGAN: Final = 3  # -, age, turn
TRADED: Final = 4  # buyer, seller, coins
SPENT: Final = 5  # seat, coins paid to the bank
BUILT: Final = 6  # seat, card, how, the right that makes it free
STAGE_BUILT: Final = 7  # seat, stage, card under it (face down)
SOLD: Final = 8  # seat, card (face down)
GAINED: Final = 9  # seat, coins from the bank, source, card or stage
LEFT_OVER: Final = 10  # seat, card (face down)
PASSED_ON: Final = 11  # -, direction
FOUGHT: Final = 12  # winner or first seat, other seat, token's value (0 for a tie), how many
ENDED: Final = 13  # -
PICK_DECLINED: Final = 14  # seat
LAST_DECLINED: Final = 15  # seat
KEPT: Final = 16  # seat, leader (face down)
RECRUITED: Final = 17  # seat, leader, coins paid
LEADERS_DRAWN: Final = 18  # seat, how many
BURIED: Final = 19  # seat, leader
TOKEN_TAKEN: Final = 20  # seat, value of a victory token
TOKEN_GIVEN_UP: Final = 21  # seat, value of a victory token
DEFEATS_DISCARDED: Final = 22  # seat, how many
DIPLOMACY_TAKEN: Final = 23  # seat, tokens
DIPLOMACY_USED: Final = 24  # seat
DEBTS_TAKEN: Final = 25  # seat, debts handed out
LOST: Final = 26  # seat, coins lost, debts taken instead
SHIPYARD_TAKEN: Final = 27  # seat, shipyard
FLEET_MOVED: Final = 28  # seat, fleet, step
TRIBUTE_CALLED: Final = 29  # seat, coins
ISLAND_TAKEN: Final = 30  # seat, island
INCURSION: Final = 31  # seat, target
ABSTAINED: Final = 32  # seat
NAVAL_RANKED: Final = 33  # seat, strength, value of the token (0 for none)

NOBODY: Final = -1

# How a card was built.
BY_PAYING: Final = 0
BY_CHAIN: Final = 1
BY_RIGHT: Final = 2
FROM_DISCARD: Final = 3

# Where coins came from.
BY_SALE: Final = 0
BY_CARD: Final = 1
BY_STAGE: Final = 2
BY_LEADER: Final = 3
BY_ISLAND: Final = 4
BY_SPACE: Final = 5

_FACE_DOWN: Final = {STAGE_BUILT: 3, SOLD: 2, LEFT_OVER: 2, KEPT: 2}


def hidden_from(event: Event, seats: list[int]) -> Event:
    """The event as seats may know it: cards played face down by others are unknown."""
    kind = event[0]
    if event[1] in seats or kind not in _FACE_DOWN:
        return event
    if _FACE_DOWN[kind] == 2:
        return (kind, event[1], UNKNOWN, event[3], event[4])
    return (kind, event[1], event[2], UNKNOWN, event[4])
