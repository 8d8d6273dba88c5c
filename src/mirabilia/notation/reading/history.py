"""What happened before: deals, and the log of answers."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import AGES
from mirabilia.engine.state import DECISIONS, Deal, State, log_entry
from mirabilia.errors import MalformedMove
from mirabilia.notation.moves import parse_action
from mirabilia.notation.positions import FORCED
from mirabilia.notation.reading.bounds import check_log
from mirabilia.notation.reading.header import Header
from mirabilia.notation.reading.values import Table, keys_of
from mirabilia.notation.types import positions as types

HISTORY_KEYS: Final = keys_of(types.History)
DEAL_KEYS: Final = keys_of(types.DealtHands)


def read_history(header: Header, state: State) -> None:
    header.at = "history"
    table = header.table("history", header.data.get("history", {}), HISTORY_KEYS)
    if "history" not in header.data:
        return
    state.old_discard = sorted(header.cards("discard", table.get("discard", [])))
    deals = header.sequence("deals", table.get("deals", []))
    state.deals = [read_deal(header, deal) for deal in deals]
    state.log = read_log(header, table.get("log", []))


def read_deal(header: Header, value: object) -> Deal:
    table = header.table("a deal", value, DEAL_KEYS)
    age, turn = read_moment(header, table)
    hands = header.sequence("hands", table.get("hands"))
    if len(hands) != header.options.players:
        raise header.refuse("a deal has a hand for each seat")
    return Deal(age, turn, [sorted(header.pieces("a hand", hand)) for hand in hands])


def read_moment(header: Header, table: Table) -> tuple[int, int]:
    """The age and turn of a hand; the selection of leaders is age 0."""
    age = header.number("age", table.get("age"), 0 if header.options.leaders else 1, AGES)
    return age, header.number("turn", table.get("turn"), 1, header.options.turns + 1)


def read_log(header: Header, value: object) -> list[int]:
    entries = header.sequence("log", value)
    check_log(header, len(entries))
    return [read_entry(header, entry) for entry in entries]


def read_entry(header: Header, value: object) -> int:
    words = header.sequence("an entry", value)
    forced = words[3:] == [FORCED]
    if len(words) != (4 if forced else 3):
        raise header.refuse(f"{value!r} is no entry: it has a seat, a decision and a move")
    seat = header.number("seat", words[0], 0, header.options.players - 1)
    kind = words[1]
    if not isinstance(kind, str) or kind not in DECISIONS[1:]:
        raise header.refuse(f"there is no decision {kind!r}")
    return log_entry(seat, DECISIONS.index(kind), read_action(header, words[2]), not forced)


def read_action(header: Header, text: object) -> int:
    try:
        return parse_action(header.catalogue, header.word("a move", text), hidden=True)
    except MalformedMove as error:
        raise header.refuse(str(error)) from None
