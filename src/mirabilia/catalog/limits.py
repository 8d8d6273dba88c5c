"""How much fits: limits that come from how the engine packs things into ints.

The loader refuses data that goes beyond them. The files that pack an int see to it, when they are
imported, that their fields are wide enough for these figures.
"""

from __future__ import annotations

from typing import Final

# What an action is about is a number of 9 bits: a card, a leader (from 256 on), an island or a
# board. The highest number stands for a hidden card.
MOST_CARDS: Final = 256
MOST_ISLANDS: Final = 511
# The right by which a build is free is a number of 7 bits: none, a board's or, from 64 on, a
# leader's.
MOST_BOARDS: Final = 63
MOST_LEADERS: Final = 64
# Chain symbols and the kinds of lasting effects are masks in one machine word.
MOST_CHAINS: Final = 63
LASTING_BITS: Final = 63
# An action has 5 bits for the coins that go to one payee.
MOST_COINS_TO_ONE: Final = 31
# The resources of one price, with its ship: at 2 coins each they fit in there.
MOST_RESOURCES: Final = 15
