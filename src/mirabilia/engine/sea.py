"""The sea: islands nobody has found yet, those being looked at, and incursions on their way."""

from __future__ import annotations

from typing import Final


class Sea:
    """`decks` has the islands of each level, in catalogue order: their order is drawn when needed.

    `draws` counts the draws of each level, `offers` has the islands that each seat may choose from,
    `explorers` who is still to explore (level and seat), `incursions` attacker and target.
    """

    def __init__(
        self,
        decks: list[list[int]],
        draws: list[int],
        offers: list[list[int]],
        explorers: list[int],
        incursions: list[int],
    ) -> None:
        self.decks: Final = decks
        self.draws: Final = draws
        self.offers: Final = offers
        self.explorers: Final = explorers
        self.incursions = incursions

    def copy(self) -> Sea:
        return Sea(
            [deck[:] for deck in self.decks],
            self.draws[:],
            [offer[:] for offer in self.offers],
            self.explorers[:],
            self.incursions[:],
        )
