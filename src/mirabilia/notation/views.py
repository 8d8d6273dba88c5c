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
from mirabilia.engine.history import HandSeen, PileSeen, sightings
from mirabilia.engine.state import State
from mirabilia.engine.views import own_table, seen_by
from mirabilia.errors import ImpossibleGame
from mirabilia.native import mypyc_attr
from mirabilia.notation.html import view_html
from mirabilia.notation.moves import action_text
from mirabilia.notation.positions import card_ids, write_header, write_log, write_table
from mirabilia.notation.reading.values import clipped, shown
from mirabilia.notation.types.views import Memory, ViewData, VisibleLayout

_UNWRITTEN: Final[dict[str, object]] = {}


@mypyc_attr(acyclic=True)
class Sight:
    """What a seat saw and had seen, to be written when somebody reads it. Nothing changes it.

    Nothing is in it that the seat may not know.
    """

    def __init__(self, state: State, seat: int) -> None:
        seen = sightings(state, seat)
        self.seat: Final = seat
        self.table: Final = own_table(seen_by(state, seat))
        self.hands: Final = seen.hands
        self.piles: Final = seen.piles

    def write(self) -> ViewData:
        table = self.table
        moves = [action_text(table.catalogue, act) for act in table.legal[self.seat]]
        return write_sight(table, self.seat, moves, self.hands, self.piles)


class View:
    """What a seat may know: plain data under `data`."""

    __slots__ = ("_data", "_sight")

    def __init__(self, data: Mapping[str, object]) -> None:
        check_type("data", data, dict)
        self._data: ViewData | None = cast(ViewData, data)
        # What a game has shown; its data are written when somebody asks for them.
        self._sight: Sight | None = None

    @property
    def data(self) -> ViewData:
        """All of it, as plain data."""
        data = self._data
        if data is None:
            assert self._sight is not None
            data = self._sight.write()
            self._data = data
        return data

    @property
    def seat(self) -> int:
        """Whose view this is."""
        return cast(int, self.data["seat"]) if self._sight is None else self._sight.seat

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
    view = View(_UNWRITTEN)
    view._data = None
    view._sight = Sight(state, seat)
    return view


def sight_of(view: View) -> Sight | None:
    """What a game has shown in a view."""
    return view._sight


def unread_sight(view: View) -> Sight | None:
    """The same, as long as nobody has had the data of the view, which might have been changed."""
    return view._sight if view._data is None else None


def write_public_view(state: State) -> ViewData:
    """What is open to all, in the shape of a view that is nobody's."""
    return write_sight(seen_by(state, NOBODY), None, [], [], [])


def write_sight(
    eyes: State,
    seat: int | None,
    moves: list[str],
    hands: list[HandSeen],
    piles: list[PileSeen],
) -> ViewData:
    return {
        **write_header(eyes),
        "seat": seat,
        "now": {**write_table(eyes), "moves": moves},
        "remembered": write_memory(eyes, hands, piles),
    }


def write_memory(eyes: State, hands: list[HandSeen], piles: list[PileSeen]) -> Memory:
    catalogue = eyes.catalogue
    return {
        "hands": [
            {
                "holder": hand.holder,
                "age": hand.age,
                "turn": hand.turn,
                "cards": card_ids(catalogue, hand.cards),
            }
            for hand in hands
        ],
        "piles": [
            {"entry": pile.entry, "cards": card_ids(catalogue, pile.cards)} for pile in piles
        ],
        "deals": [{"age": deal.age, "turn": deal.turn} for deal in eyes.deals],
        "old_discard": len(eyes.old_discard),
        "log": write_log(eyes),
    }
