"""How far the points of games that are played by habit may be believed.

In games between equals the leads are small, and those of games played by habit come out smaller in
truth, however many of them are played. So whoever counts their winners is too sure. Here is by how
much their points are off, by the turns that are left: learned from games of bots
(`scripts/calibrate.py`), and kept in calibration.json.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from mirabilia.bots.eyes import boxes_of, table_of
from mirabilia.bots.outlook import turns_by_age
from mirabilia.notation.views import View

FILE: Final = "calibration.json"
BASE: Final = "base"
BOXES: Final = "boxes"


@dataclass(frozen=True, slots=True)
class Spread:
    """By how many points each seat's end may be off: `scale` if one turn is left after this one,
    and more the more there are; nothing in the last turn."""

    scale: float
    power: float

    def after(self, turns: int) -> float:
        """The spread if this many turns are left after the present one."""
        return self.scale * float(turns) ** self.power if turns else 0.0


def spread_for(view: View) -> float:
    """The spread of the games that are played on from a view."""
    _, boxes = boxes_of(view)
    return spreads()[kind_of(boxes)].after(turns_after(view))


def turns_after(view: View) -> int:
    """The turns that are left after the present one."""
    return sum(turns_by_age(table_of(view)))


def kind_of(boxes: Sequence[str]) -> str:
    """Which of the spreads is that of a table with these boxes beside the base game."""
    return BOXES if boxes else BASE


@cache
def spreads() -> dict[str, Spread]:
    """The spreads of the package, for tables with and without boxes beside the base game."""
    data: dict[str, Any] = json.loads((files("mirabilia.review") / FILE).read_text("utf-8"))
    return {kind: Spread(**data["spread"][kind]) for kind in (BASE, BOXES)}
