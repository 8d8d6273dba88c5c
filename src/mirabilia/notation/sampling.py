"""Views, read: the games that a view leaves possible, or why it leaves none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mirabilia.catalog.model import AGES
from mirabilia.engine.actions import UNKNOWN
from mirabilia.engine.history import HandSeen, PileSeen
from mirabilia.engine.state import NOTHING, Deal, State
from mirabilia.errors import ImpossibleGame
from mirabilia.inference.matching import Chance
from mirabilia.inference.sampling import Sampler
from mirabilia.notation.consistency import check_cards
from mirabilia.notation.header import Table, keys_of
from mirabilia.notation.reader import Reader
from mirabilia.notation.types import views as types
from mirabilia.notation.types.header import Header
from mirabilia.notation.views import View, write_view

_VIEW_KEYS: Final = keys_of(types.ViewData)
_HEADER_KEYS: Final = keys_of(Header)
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
    return ViewReader(view.data).read()


class ViewReader(Reader):
    """Reads one view."""

    def __init__(self, data: object) -> None:
        self.at = "view"
        self.view = self.table("the view", data, _VIEW_KEYS)
        now = self.table("now", self.view.get("now"), None)
        table = {key: value for key, value in now.items() if key != "moves"}
        for key in _HEADER_KEYS:
            if key in self.view:
                table[key] = self.view[key]
        super().__init__(table, what="view")

    def read(self) -> Sampler:
        eyes = self.read_state()
        check_cards(eyes)
        self.at = "view"
        seat = self.number("seat", self.view.get("seat"), 0, self.options.players - 1)
        self.read_answers(eyes)
        self.at = "remembered"
        memory = self.table("remembered", self.view.get("remembered"), _MEMORY_KEYS)
        self.read_memory(eyes, memory)
        hands = [self.hand_seen(hand) for hand in self.sequence("hands", memory.get("hands"))]
        piles = [self.pile_seen(pile) for pile in self.sequence("piles", memory.get("piles"))]
        return Sampler(eyes, seat, hands, piles)

    def read_answers(self, eyes: State) -> None:
        self.at = "answers"
        for seat, answer in enumerate(self.seats("answers", None)):
            if answer is not None:
                if eyes.asked[seat] == NOTHING:
                    raise self.refuse("nothing is asked of this seat")
                eyes.answers[seat] = self.action(answer)

    def read_memory(self, eyes: State, memory: Table) -> None:
        old = self.number("old_discard", memory.get("old_discard"), 0, MOST_CARDS)
        eyes.old_discard = [UNKNOWN] * old
        eyes.deals = [self.deal_seen(d) for d in self.sequence("deals", memory.get("deals"))]
        eyes.log = [self.entry(entry) for entry in self.sequence("log", memory.get("log"))]

    def deal_seen(self, value: object) -> Deal:
        table = self.table("a deal", value, _DEAL_KEYS)
        age, turn = self.age_and_turn(table)
        return Deal(age, turn, [[] for _ in range(self.options.players)])

    def hand_seen(self, value: object) -> HandSeen:
        table = self.table("a hand", value, _HAND_KEYS)
        age, turn = self.age_and_turn(table)
        holder = self.number("holder", table.get("holder"), 0, self.options.players - 1)
        return HandSeen(holder, age, turn, sorted(self.pieces("a hand", table.get("cards"))))

    def pile_seen(self, value: object) -> PileSeen:
        table = self.table("a pile", value, _PILE_KEYS)
        entry = self.number("entry", table.get("entry"), 0, MOST_CARDS)
        return PileSeen(entry, sorted(self.cards("a pile", table.get("cards"))))

    def age_and_turn(self, table: Table) -> tuple[int, int]:
        age = self.number("age", table.get("age"), 0 if self.options.leaders else 1, AGES)
        return age, self.number("turn", table.get("turn"), 1, self.options.turns + 1)


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
