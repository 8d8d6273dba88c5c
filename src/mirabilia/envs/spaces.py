"""The spaces of observations and actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex, TypedDict

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from mirabilia.arguments import check_type, whole_number
from mirabilia.encoding.layout import LARGEST, Layout, layout_of
from mirabilia.encoding.seating import Seating, new_game
from mirabilia.encoding.things import things
from mirabilia.options import check_table_names

PAYMENTS: Final = ("rule", "explicit")

# An observation, the same as float32 and about 0 to 1, and the mask of legal actions.
Row = NDArray[np.uint8]
ScaledRow = NDArray[np.float32]
Mask = NDArray[np.int8]


class Seen(TypedDict):
    """What an agent sees of a game in which all seats are played from outside."""

    observation: Row
    action_mask: Mask


class LegalActions(Discrete):
    """The numbers of all actions; a sample without a mask is one that is legal now."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.mask: Mask | None = None

    def sample(
        self, mask: Mask | None = None, probability: NDArray[np.float64] | None = None
    ) -> np.int64:
        if mask is None and probability is None:
            mask = self.mask
        found: np.int64 = super().sample(mask=mask, probability=probability)
        return found


def table_layout(payments: str, players: SupportsIndex, table: Mapping[str, object]) -> Layout:
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


def row_space(layout: Layout) -> Box:
    return Box(0, LARGEST, (layout.size,), np.uint8)


def mask_space(count: int) -> Box:
    return Box(0, 1, (count,), np.int8)


def row_of(seating: Seating, seat: int) -> Row:
    return np.frombuffer(bytearray(seating.row(seat)), np.uint8)


def mask_of(seating: Seating, seat: int) -> Mask:
    return np.frombuffer(seating.mask(seat), np.int8)


def scales_of(layout: Layout) -> ScaledRow:
    """What brings a row to about 0 to 1: multiply by it."""
    return np.array(layout.scales(), np.float32)
