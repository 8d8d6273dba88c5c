"""The promise about the deal: shown at the start, checked at the end.

The seed is 128 random bits. SHA-256 over seed, options and seats binds the server before anybody
has played, and nobody can find the seed from it.
"""

from __future__ import annotations

import hashlib
from typing import Any

from mirabilia.notation.views import canonical_json

Data = dict[str, Any]


def commitment(seed: Any, options: Data, seats: list[Data]) -> str:
    """The SHA-256 that is shown at the start."""
    promised = {"seed": seed, "options": options, "seats": seats}
    return hashlib.sha256(canonical_json(promised).encode()).hexdigest()
