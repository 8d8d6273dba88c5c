"""The judge of a turn: what each action of a seat is worth, in points."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.greedy.outlays import Outlays
from mirabilia.bots.greedy.prospects import prospects
from mirabilia.bots.greedy.trial import Trial, tried, turns_by_age
from mirabilia.engine.actions import (
    BUILD,
    SELL,
    STAGE,
    TAKE,
    action,
    payment_of,
    subject_of,
    total,
    verb_of,
    with_subject,
)
from mirabilia.engine.state import State, passes_left

# What a coin saved on things to come is worth.
SAVED_COIN: Final = 0.5
# What a coin in a neighbour's hand costs.
RIVALS_COIN: Final = 0.3
# What it is worth to keep a card from the next player, for each point it is worth there.
DENIAL: Final = 0.1


class Appraiser:
    """Weighs the cities that a seat might have."""

    def __init__(self, table: State, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.turns: Final = turns_by_age(table)
        self.outlays: Final = Outlays(table, seat, self.turns)

    def appraise(self, trial: Trial) -> float:
        return prospects(trial) - SAVED_COIN * self.outlays.expected(trial.city)


class Judge(Appraiser):
    """Weighs the actions of a seat."""

    def __init__(self, table: State, seat: int) -> None:
        super().__init__(table, seat)
        self.rival: Final = Rival(table, next_holder(table, seat))
        self.known: Final[dict[int, float]] = {}

    def worth(self, act: int) -> float:
        """What an action leads to, compared with the other actions of the decision."""
        verb = verb_of(act)
        # Which card is buried or sold makes no difference to the own city.
        covered = verb == STAGE or verb == SELL
        worth = self.outcome(with_subject(act, 0) if covered else act)
        # In the last turn of an age the hand is not passed on.
        if (verb == BUILD or covered) and self.turns[0]:
            worth += DENIAL * self.rival.wish(subject_of(act))
        return worth

    def outcome(self, act: int) -> float:
        """What the city is worth after an action, less what the neighbours get out of it."""
        if act not in self.known:
            paid = total(payment_of(act))
            appraised = self.appraise(tried(self.table, self.seat, act))
            self.known[act] = appraised - RIVALS_COIN * paid
        return self.known[act]


class Rival(Appraiser):
    """The player who gets the hand next."""

    def __init__(self, table: State, seat: int) -> None:
        super().__init__(table, seat)
        self.city: Final = table.cities[seat]
        self.now: Final = self.appraise(Trial(table, seat, self.city))
        self.known: Final[dict[int, float]] = {}

    def wish(self, index: int) -> float:
        """What a card would be worth to this player."""
        if index not in self.known:
            self.known[index] = max(0.0, self.gain(index))
        return self.known[index]

    def gain(self, index: int) -> float:
        card = self.table.catalogue.cards[index]
        if card.name_bit & self.city.names:
            return 0
        built = self.appraise(tried(self.table, self.seat, action(TAKE, index)))
        return built - self.now - SAVED_COIN * self.outlays.price(self.city, card)


def next_holder(table: State, seat: int) -> int:
    """Who gets this seat's hand next (B-8)."""
    return table.left(seat) if passes_left(table.age) else table.right(seat)
