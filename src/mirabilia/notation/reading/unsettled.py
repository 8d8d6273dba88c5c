"""What effects have left to be done in a turn: decisions, spaces, picks, losses."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import COUNTED, FLEETS, LAST_SPACE
from mirabilia.engine.fleets import reached
from mirabilia.engine.losses import CAUSES, MOST_LOST, loss, loss_of
from mirabilia.engine.state import ASK_TOKEN, State, is_queued_for, queued
from mirabilia.notation.moves import MOST_NUMBER
from mirabilia.notation.reading.agenda import QUEUED, decision
from mirabilia.notation.reading.bounds import (
    check_length,
    check_losses,
    check_picks,
    check_queue_length,
)
from mirabilia.notation.reading.header import Header
from mirabilia.notation.reading.values import Table, keys_of
from mirabilia.notation.types import positions as types

UNSETTLED_KEYS: Final = keys_of(types.Unsettled)
# The order of picks: by a stage, by a leader, by a card.
LAST_PICK: Final = 2
# What a queued decision can say beside its kind.
MOST_SAID: Final = 255


def read_unsettled(header: Header, state: State) -> None:
    header.at = "unsettled"
    table = header.table("unsettled", header.data.get("unsettled", {}), UNSETTLED_KEYS)
    last = header.options.players - 1
    read_queue(header, state, table)
    check_queue_length(header, len(state.queue))
    for words in header.rows("reached", table, 3):
        seat = header.number("seat", words[0], 0, last)
        fleet = header.place(words[1], FLEETS)
        state.reached.append(reached(seat, fleet, header.number("step", words[2], 1, LAST_SPACE)))
    if len(set(state.reached)) != len(state.reached):
        raise header.refuse("a space is reached twice")
    state.picks = sorted(header.pairs("picks", table, LAST_PICK, last))
    check_picks(header, len(state.picks))
    for words in header.rows("losses", table, 4):
        cause = header.place(words[0], CAUSES)
        seat = header.number("seat", words[1], 0, last)
        coins = header.number("coins", words[2], 1, MOST_LOST)
        names = header.words("each", words[3])
        check_length(header, "each", len(names), len(set(names)))
        each = sum(1 << header.place(name, COUNTED) for name in names)
        state.losses.append(loss(cause, seat, coins, each))
    check_losses(header, len(state.losses))
    check_debts(header, state)
    check_queue(header, state)


def read_queue(header: Header, state: State, table: Table) -> None:
    for words in header.rows("queue", table, 3):
        asked = decision(header, words[1])
        if asked not in QUEUED:
            raise header.refuse(f"{words[1]!r} is never queued")
        seat = header.number("seat", words[0], 0, header.options.players - 1)
        state.queue.append(queued(seat, asked, header.number("number", words[2], 0, MOST_SAID)))


def check_debts(header: Header, state: State) -> None:
    """C-2: a move must be able to say the whole loss of a seat in debts."""
    if state.losses and header.options.cities:
        for seat in range(header.options.players):
            lost = loss_of(state, seat)
            if lost > MOST_NUMBER:
                raise header.refuse(
                    f"seat {seat} loses {lost} coins; there can be {MOST_NUMBER} debts at most"
                )


def check_queue(header: Header, state: State) -> None:
    """What is asked from the queue must stand in it."""
    for seat, asked in enumerate(state.asked):
        if asked in QUEUED and not any(
            is_queued_for(packed, seat, asked) for packed in state.queue
        ):
            raise header.refuse(f"seat {seat} is asked what is not in the queue")
    if ASK_TOKEN in state.asked and not all(
        state.cities[seat].victories for seat, a in enumerate(state.asked) if a == ASK_TOKEN
    ):
        raise header.refuse("only who has a victory token can give one up")
