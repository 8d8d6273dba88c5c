"""Names for ints that mean something; docs/architecture.md has how each is packed.

Those with 64 are the same as a machine word: compiled, these are quicker to compute with, and the
others quicker to keep in lists.
"""

from __future__ import annotations

from mirabilia.catalog.model import Bundle, Bundle64
from mirabilia.native import i64

# A place at the table, from 0 round to the left.
Seat = int
Seat64 = i64
# What a seat answers to a decision (`actions`).
Action = int
Action64 = i64
# How many coins go to whom for what is bought (`actions`).
Payment = int
Payment64 = i64
# What is asked of a seat: one of the `ASK_` constants (`state`).
Asked = int
Asked64 = i64
# One of the four fleets (`catalog.model`), or none.
Fleet = int

__all__ = [
    "Action",
    "Action64",
    "Asked",
    "Asked64",
    "Bundle",
    "Bundle64",
    "Fleet",
    "Payment",
    "Payment64",
    "Seat",
    "Seat64",
]
