"""The promise about the deal: shown at the start, checked at the end.

The seed is 128 random bits. SHA-256 over seed, options and seats binds the server before anybody
has played, and nobody can find the seed from it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from mirabilia.notation.views import canonical_json


def commitment(seed: int | str, options: Mapping[str, object], seats: object) -> str:
    """The SHA-256 that is shown at the start."""
    promised = {"seed": seed, "options": options, "seats": seats}
    return hashlib.sha256(canonical_json(promised).encode()).hexdigest()
