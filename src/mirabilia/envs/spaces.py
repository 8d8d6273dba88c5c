"""The spaces of observations and actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Discrete

from mirabilia.arguments import check_type, whole_number
from mirabilia.encoding.layout import LARGEST, Layout, layout_of
from mirabilia.encoding.seating import Seating, new_game
from mirabilia.encoding.things import things
from mirabilia.options import check_table_names

PAYMENTS: Final = ("rule", "explicit")


class LegalActions(Discrete):
    """The numbers of all actions; a sample without a mask is one that is legal now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.mask: Any = None

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            mask = self.mask
        return super().sample(mask=mask, probability=probability)


def table_layout(payments: str, players: SupportsIndex, table: Mapping[str, Any]) -> Layout:
    """The layout of a table, with payments by rule or explicit."""
    check_one_of("payments", payments, PAYMENTS)
    check_table_names(table)
    given = {**table, "players": whole_number("players", players)}
    if "armada_edition" in table:
        given["armada_edition"] = whole_number("armada_edition", table["armada_edition"])
    return layout_of(payments == "explicit", given)


def check_one_of(name: str, value: str, known: Sequence[str]) -> str:
    """A word that is one of several."""
    check_type(name, value, str)
    if value not in known:
        raise ValueError(f"{name} is one of {', '.join(known)}, not {value!r}")
    return value


def new_seating(layout: Layout, seed: int) -> Seating:
    return Seating(layout, things(), new_game(layout, seed))


def row_space(layout: Layout) -> Any:
    return Box(0, LARGEST, (layout.size,), np.uint8)


def mask_space(count: int) -> Any:
    return Box(0, 1, (count,), np.int8)


def row_of(seating: Seating, seat: int) -> Any:
    return np.frombuffer(bytearray(seating.row(seat)), np.uint8)


def mask_of(seating: Seating, seat: int) -> Any:
    return np.frombuffer(seating.mask(seat), np.int8)


def scales_of(layout: Layout) -> Any:
    """What brings a row to about 0 to 1: multiply by it."""
    return np.array(layout.scales(), np.float32)
