"""Views, read: the games that a view leaves possible, or why it leaves none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mirabilia.engine.actions import UNKNOWN
from mirabilia.engine.history import HandSeen, PileSeen
from mirabilia.engine.state import NOTHING, Deal, State
from mirabilia.errors import ImpossibleGame
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler
from mirabilia.notation.consistency import check_cards
from mirabilia.notation.reader import KEYS, read_state
from mirabilia.notation.reading.header import Header
from mirabilia.notation.reading.history import read_action, read_log, read_moment
from mirabilia.notation.reading.values import Table, Values, keys_of
from mirabilia.notation.types import views as types
from mirabilia.notation.types.header import Header as HeaderData
from mirabilia.notation.views import View, unread_sight, write_view

_VIEW_KEYS: Final = keys_of(types.ViewData)
_HEADER_KEYS: Final = keys_of(HeaderData)
_MEMORY_KEYS: Final = keys_of(types.Memory)
_HAND_KEYS: Final = keys_of(types.HandSeen)
_PILE_KEYS: Final = keys_of(types.PileSeen)
_DEAL_KEYS: Final = keys_of(types.DealSeen)

MOST_CARDS: Final = 999


def sample_state(view: View, chance: Chance) -> State:
    """A full game drawn at random from those that agree with a view, each as likely as the others.

    A view that no game can give raises `ImpossibleGame`.
    """
    state = read_view(view).sample(chance)
    check_agreement(view, write_view(state, view.seat))
    return state


def read_view(view: View) -> Sampler:
    """The sampler for what a view tells, to draw many games from one view."""
    sight = unread_sight(view)
    if sight is not None:
        return Sampler(sight.table, sight.seat, sight.hands, sight.piles)
    values = Values("view")
    data = values.table("the view", view.data, _VIEW_KEYS)
    header = Header(table_of(values, data), KEYS, "view")
    eyes = read_state(header)
    check_cards(eyes)
    header.at = "view"
    seat = header.number("seat", data.get("seat"), 0, header.options.players - 1)
    read_answers(header, eyes)
    header.at = "remembered"
    memory = header.table("remembered", data.get("remembered"), _MEMORY_KEYS)
    read_memory(header, eyes, memory)
    hands = [hand_seen(header, hand) for hand in header.sequence("hands", memory.get("hands"))]
    piles = [pile_seen(header, pile) for pile in header.sequence("piles", memory.get("piles"))]
    return Sampler(eyes, seat, hands, piles)


def table_of(values: Values, data: Table) -> Table:
    """What a view shows, as a position has it."""
    now = values.table("now", data.get("now"), None)
    table = {key: value for key, value in now.items() if key != "moves"}
    for key in _HEADER_KEYS:
        if key in data:
            table[key] = data[key]
    return table


def read_answers(header: Header, eyes: State) -> None:
    header.at = "answers"
    for seat, answer in enumerate(header.seats("answers", None)):
        if answer is not None:
            if eyes.asked[seat] == NOTHING:
                raise header.refuse("nothing is asked of this seat")
            eyes.answers[seat] = read_action(header, answer)


def read_memory(header: Header, eyes: State, memory: Table) -> None:
    old = header.number("old_discard", memory.get("old_discard"), 0, MOST_CARDS)
    eyes.old_discard = [UNKNOWN] * old
    eyes.deals = [deal_seen(header, d) for d in header.sequence("deals", memory.get("deals"))]
    eyes.log = read_log(header, memory.get("log"))


def deal_seen(header: Header, value: object) -> Deal:
    age, turn = read_moment(header, header.table("a deal", value, _DEAL_KEYS))
    return Deal(age, turn, [[] for _ in range(header.options.players)])


def hand_seen(header: Header, value: object) -> HandSeen:
    table = header.table("a hand", value, _HAND_KEYS)
    age, turn = read_moment(header, table)
    holder = header.number("holder", table.get("holder"), 0, header.options.players - 1)
    return HandSeen(holder, age, turn, sorted(header.pieces("a hand", table.get("cards"))))


def pile_seen(header: Header, value: object) -> PileSeen:
    table = header.table("a pile", value, _PILE_KEYS)
    entry = header.number("entry", table.get("entry"), 0, MOST_CARDS)
    return PileSeen(entry, sorted(header.cards("a pile", table.get("cards"))))


def check_agreement(view: View, drawn: View) -> None:
    """A view may be well formed, and still be none that such a game gives."""
    given: Mapping[str, object] = view.data
    found: Mapping[str, object] = drawn.data
    for part in sorted(_VIEW_KEYS):
        if found[part] != given.get(part):
            raise ImpossibleGame(
                "shape",
                where=difference(part, found[part], given.get(part)),
                reason="no game that agrees with the rest shows it so",
            )


def difference(where: str, ours: object, theirs: object) -> str:
    """Where two parts of views differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted(ours.keys() | theirs.keys()):
            if key not in ours or key not in theirs or ours[key] != theirs[key]:
                return f"{where}: {key}"
    return where
