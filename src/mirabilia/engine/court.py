"""The leaders that are not yet in a city: in the selection, in the hands, in the box."""

from __future__ import annotations

from typing import Final


class Court:
    """Leaders by their place in the catalogue; every list is in catalogue order.

    `offers` are what is passed round in the selection (L-3); `box` is what was never dealt or went
    back (L-6); `draws` counts how often leaders were drawn from it (L-40).
    """

    def __init__(self, offers: list[list[int]], hands: list[list[int]], box: list[int]) -> None:
        self.offers = offers
        self.hands: Final = hands
        self.box = box
        self.draws = 0

    def copy(self) -> Court:
        twin = Court(
            [offer[:] for offer in self.offers], [hand[:] for hand in self.hands], self.box[:]
        )
        twin.draws = self.draws
        return twin
