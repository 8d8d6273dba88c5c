"""The judge of a turn: what each action of a seat is worth, in points."""

from __future__ import annotations

from typing import Final

from mirabilia.bots.greedy.outlays import Outlays
from mirabilia.bots.greedy.prospects import prospects
from mirabilia.bots.greedy.rivals import THEIR_COIN, concern
from mirabilia.bots.outlook import Outlook
from mirabilia.bots.trial import Trial, tried
from mirabilia.engine.actions import (
    AT_FAR_LEFT,
    AT_FAR_RIGHT,
    AT_LEFT,
    AT_RIGHT,
    BUILD,
    LEADER,
    SELL,
    STAGE,
    TAKE,
    action,
    coins_to,
    payment_of,
    subject_of,
    verb_of,
    with_subject,
)
from mirabilia.engine.ints import Action, Payment, Seat
from mirabilia.engine.state import State

# The value of a coin that will not have to be spent later.
SAVED_COIN: Final = 0.5
# The value of keeping a card from the next player, for each point it is worth to them.
DENIAL: Final = 0.1


class Appraiser:
    """Weighs the cities that a seat might have."""

    def __init__(self, table: State, seat: Seat) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.outlook: Final = Outlook(table, seat)
        self.outlays: Final = Outlays(table, seat, self.outlook)

    def appraise(self, trial: Trial) -> float:
        return prospects(trial) - SAVED_COIN * self.outlays.expected(trial.city)

    def appraise_now(self) -> float:
        city = self.table.cities[self.seat]
        return self.appraise(Trial(self.table, self.seat, city, self.outlook))

    def appraise_action(self, act: Action) -> float:
        return self.appraise(tried(self.table, self.seat, act, self.outlook))


class Judge(Appraiser):
    """Weighs the actions of a seat."""

    def __init__(self, table: State, seat: Seat) -> None:
        super().__init__(table, seat)
        self.next: Final = table.next_holder(seat)
        self.rival: Final = Rival(table, self.next)
        self.known: Final[dict[int, float]] = {}

    def worth(self, act: Action) -> float:
        """The value of an action, for comparison with the others of the decision."""
        verb, subject = verb_of(act), subject_of(act)
        # Which card goes under a stage or is sold makes no difference to the city.
        covered = verb == STAGE or verb == SELL
        worth = self.outcome(with_subject(act, 0) if covered else act)
        # In the last turn of an age the hand is not passed on.
        if (verb == BUILD or covered) and subject < LEADER and self.outlook.turns[0]:
            denied = DENIAL * self.rival.wish(subject)
            worth -= denied if self.is_mate(self.next) else -denied
        return worth

    def is_mate(self, other: int) -> bool:
        return self.table.options.teams and other == self.table.mate(self.seat)

    def outcome(self, act: Action) -> float:
        """The value of the city after an action, and of the coins that others get for it."""
        if act not in self.known:
            self.known[act] = self.appraise_action(act) + self.sales(payment_of(act))
        return self.known[act]

    def sales(self, payment: Payment) -> float:
        """The value, mostly negative, of the coins that are paid to others."""
        if not payment:
            return 0
        table, seat = self.table, self.seat
        left, right = table.left(seat), table.right(seat)
        payees = (
            (AT_LEFT, left),
            (AT_RIGHT, right),
            (AT_FAR_LEFT, table.left(left)),
            (AT_FAR_RIGHT, table.right(right)),
        )
        worth = 0.0
        for payee, other in payees:
            worth += int(coins_to(payment, payee)) * concern(table, seat, other)
        return THEIR_COIN * worth


class Rival(Appraiser):
    """The player who gets the hand next."""

    def __init__(self, table: State, seat: Seat) -> None:
        super().__init__(table, seat)
        self.city: Final = table.cities[seat]
        self.now: Final = self.appraise_now()
        self.known: Final[dict[int, float]] = {}

    def wish(self, index: int) -> float:
        """The value of a card to this player."""
        if index not in self.known:
            self.known[index] = max(0.0, self.gain(index))
        return self.known[index]

    def gain(self, index: int) -> float:
        card = self.table.catalogue.cards[index]
        if card.name_bit & self.city.names:
            return 0
        built = self.appraise_action(action(TAKE, index))
        return built - self.now - SAVED_COIN * self.outlays.price(self.city, card)
