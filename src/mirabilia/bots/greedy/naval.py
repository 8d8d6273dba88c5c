"""The judge of naval conflicts: whether to take part (A-37)."""

from __future__ import annotations

from typing import Final

from mirabilia.engine.actions import ABSTAIN, JOIN, verb_of
from mirabilia.engine.conflicts import naval_tokens
from mirabilia.engine.counting import naval_strength
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.state import State


class NavalJudge:
    """Weighs taking part by the token it would bring if everybody else took part."""

    def __init__(self, table: State, seat: Seat) -> None:
        strengths = [naval_strength(table.catalogue, city) for city in table.cities]
        tokens = naval_tokens(strengths, table.age, table.options.armada_edition)
        self.token: Final = tokens[seat]

    def worth(self, act: Action) -> float:
        verb = verb_of(act)
        if verb == JOIN:
            return self.token
        if verb == ABSTAIN:
            return 0
        raise AssertionError(f"the greedy bot knows no verb {verb} for naval conflicts")
