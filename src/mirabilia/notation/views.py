"""Views: what one seat knows, as plain data that goes through JSON unchanged.

Two parts: `now` is what the seat sees of the game, a position in which what it cannot see is "?";
`remembered` is what it has seen before: every hand it held, every discard pile it looked through,
and what everybody did, as far as that was open.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, cast

from mirabilia.arguments import check_type
from mirabilia.engine.events import NOBODY
from mirabilia.engine.history import Sightings, sightings
from mirabilia.engine.state import State
from mirabilia.engine.views import own_table, seen_by
from mirabilia.errors import ImpossibleGame
from mirabilia.notation.html import view_html
from mirabilia.notation.moves import action_text
from mirabilia.notation.positions import card_ids, write_header, write_log, write_table
from mirabilia.notation.reading.values import clipped, shown
from mirabilia.notation.types.views import Memory, ViewData, VisibleLayout


class View:
    """What a seat may know: plain data under `data`."""

    __slots__ = ("_table", "data")

    def __init__(self, data: Mapping[str, object]) -> None:
        check_type("data", data, dict)
        self.data: Final = cast(ViewData, data)
        # The same table as a state, of a view that a game has made.
        self._table: State | None = None

    @property
    def seat(self) -> int:
        """Whose view this is."""
        return cast(int, self.data["seat"])

    @property
    def now(self) -> VisibleLayout:
        """What the seat sees now."""
        return self.data["now"]

    @property
    def remembered(self) -> Memory:
        """What the seat has seen before."""
        return self.data["remembered"]

    def to_json(self) -> str:
        """One line of JSON, the same for equal views."""
        return canonical_json(self.data)

    @staticmethod
    def from_json(text: str) -> View:
        """The view that a line of JSON holds; other JSON raises `ImpossibleGame`."""
        check_type("text", text, str)
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise no_view(f"{shown(text)} is no JSON ({clipped(str(error), 80)})") from None
        if not isinstance(data, dict):
            raise no_view(f"{shown(data)} is no JSON object")
        return View(data)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.to_json())

    def __repr__(self) -> str:
        if not cast("dict[str, object]", self.data):
            return "<View, empty>"
        return f"<View of seat {self.seat}, age {self.now['age']}, turn {self.now['turn']}>"

    def _repr_html_(self) -> str:
        return view_html(self.data)

    def __reduce__(self) -> tuple[object, ...]:
        return View, (self.data,)


def no_view(reason: str) -> ImpossibleGame:
    return ImpossibleGame("shape", where="the view", reason=reason)


def canonical_json(data: object) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def write_view(state: State, seat: int) -> View:
    """The view of a seat."""
    eyes = seen_by(state, seat)
    moves = [action_text(state.catalogue, act) for act in eyes.legal[seat]]
    view = View(write_sight(eyes, seat, moves, sightings(state, seat)))
    view._table = own_table(eyes)
    return view


def take_table(view: View) -> State | None:
    """The table of a view as a state, to do with as one likes: it is given once."""
    table = view._table
    view._table = None
    return table


def write_public_view(state: State) -> ViewData:
    """What is open to all, in the shape of a view that is nobody's."""
    return write_sight(seen_by(state, NOBODY), None, [], Sightings([], [], [], []))


def write_sight(eyes: State, seat: int | None, moves: list[str], seen: Sightings) -> ViewData:
    return {
        **write_header(eyes),
        "seat": seat,
        "now": {**write_table(eyes), "moves": moves},
        "remembered": write_memory(eyes, seen),
    }


def write_memory(eyes: State, seen: Sightings) -> Memory:
    catalogue = eyes.catalogue
    return {
        "hands": [
            {
                "holder": hand.holder,
                "age": hand.age,
                "turn": hand.turn,
                "cards": card_ids(catalogue, hand.cards),
            }
            for hand in seen.hands
        ],
        "piles": [
            {"entry": pile.entry, "cards": card_ids(catalogue, pile.cards)} for pile in seen.piles
        ],
        "deals": [{"age": deal.age, "turn": deal.turn} for deal in eyes.deals],
        "old_discard": len(eyes.old_discard),
        "log": write_log(eyes),
    }
