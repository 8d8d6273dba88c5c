"""The judge of leaders: which to keep, which to recruit, and which to use otherwise."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.greedy.judge import Appraiser
from mirabilia.catalog.model import AGES
from mirabilia.engine.actions import (
    KEEP,
    LEADER,
    RECRUIT,
    SELL,
    STAGE,
    UNKNOWN,
    action,
    subject_of,
    verb_of,
    with_subject,
)
from mirabilia.engine.ints import Action, Seat
from mirabilia.engine.leaders import the_court
from mirabilia.engine.state import State

# The value of a leader that is recruited later, for each point it would be worth now.
WAITING: Final = 0.7


class LeaderJudge(Appraiser):
    """Weighs what is done with a leader, and what is left in the hand."""

    def __init__(self, table: State, seat: Seat) -> None:
        super().__init__(table if table.age else in_first_age(table), seat)
        self.now: Final = self.appraise_now()
        self.hand: Final = [leader for leader in the_court(table).hands[seat] if leader != UNKNOWN]
        self.known: Final[dict[int, float]] = {}

    def worth(self, act: Action) -> float:
        leader = subject_of(act) - LEADER
        verb = verb_of(act)
        if verb == KEEP:
            return self.gain(leader)
        if verb == RECRUIT:
            done = self.gain(leader)
        elif verb == STAGE or verb == SELL:
            # Which leader is used up makes no difference to the city.
            done = self.outcome(with_subject(act, LEADER))
        else:
            raise AssertionError(f"the greedy bot knows no verb {verb} for leaders")
        return done + WAITING * self.held([other for other in self.hand if other != leader])

    def held(self, hand: list[int]) -> float:
        """The value of the best leaders in the hand, as many as can still be recruited."""
        gains = sorted([self.gain(leader) for leader in hand], reverse=True)
        held = 0.0
        for gain in gains[: AGES - self.table.age]:
            held += max(0.0, gain)
        return held

    def gain(self, leader: int) -> float:
        return self.outcome(action(RECRUIT, LEADER + leader))

    def outcome(self, act: Action) -> float:
        """What an action adds to the city."""
        if act not in self.known:
            self.known[act] = self.appraise_action(act) - self.now
        return self.known[act]


def in_first_age(table: State) -> State:
    """L-3: a leader that is kept can be recruited in age I at the earliest."""
    twin = table.copy()
    twin.age = 1
    return twin
