"""Trying an action: the table as it would be if nobody else did anything.

The rules are the engine's own. Hidden things (an island, leaders from the box) are not drawn;
their expected value is added up in `found`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mirabilia.bots.outlook import Outlook
from mirabilia.bots.unseen import CHOSEN_ISLAND, touches_others, worth_of_finds
from mirabilia.catalog.kinds import COIN_AFTER_PURCHASE
from mirabilia.catalog.model import LEVELS, Effect, Stage
from mirabilia.engine import events
from mirabilia.engine.actions import (
    ABSTAIN,
    AT_LEFT,
    AT_RIGHT,
    BOARD,
    BUILD,
    BURY,
    DEBT,
    DRAW,
    FLEET,
    ISLAND,
    JOIN,
    KEEP,
    LEADER,
    LEFTOVER,
    PASS,
    RECRUIT,
    SELL,
    SIDE,
    STAGE,
    TAKE,
    TOKEN,
    UNKNOWN,
    VERB_NAMES,
    bought_at,
    is_leader_right,
    leader_of_right,
    payment_coins,
    payment_of,
    right_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.bank import gain, spend
from mirabilia.engine.city import City
from mirabilia.engine.court import Court
from mirabilia.engine.effects import act_at_once, act_card, act_stage, reward_build
from mirabilia.engine.fleets import move_fleet
from mirabilia.engine.ints import Action, Payment, Seat
from mirabilia.engine.losses import lose, loss_of
from mirabilia.engine.prices import (
    SALE,
    bank_coins,
    fleet_of,
    leader_cost,
    leader_of,
    stage_to_build,
    stages_of,
)
from mirabilia.engine.sea import Sea
from mirabilia.engine.settling import act_spaces
from mirabilia.engine.state import State, pair_first
from mirabilia.engine.turn import use_up
from mirabilia.native import mypyc_attr


@mypyc_attr(acyclic=True)
class Trial:
    """A table with one city on trial; what no trial touches is that of the table."""

    def __init__(self, table: State, seat: Seat, city: City, outlook: Outlook) -> None:
        cities = table.cities[:]
        cities[seat] = city
        twin = State(
            table.catalogue,
            table.options,
            table.seed,
            cities,
            table.hands,
            table.discard,
            table.decks,
            [],
            table.asked,
            table.answers,
            table.legal,
            table.old_discard,
            table.deals,
            table.log,
        )
        twin.age = table.age
        twin.turn = table.turn
        if table.court is not None:
            twin.court = Court([], [[] for _ in cities], [])
        if table.sea is not None:
            decks: list[list[int]] = [[] for _ in range(LEVELS)]
            twin.sea = Sea(decks, [0] * LEVELS, [], [], table.sea.incursions[:])
        self.table: Final = twin
        self.seat: Final = seat
        self.city: Final = city
        self.outlook: Final = outlook
        self.turns_left: Final = outlook.turns_left
        self.found = 0.0
        self._effects: list[Effect] | None = None

    def stages(self) -> list[Stage]:
        """All stages of the city's side, built or not."""
        return stages_of(self.table.catalogue, self.city)

    def stages_to_come(self) -> int:
        """How many stages can still be built in the turns left."""
        return min(len(self.stages()) - self.city.stages, self.turns_left)

    def effects(self) -> list[Effect]:
        """The effects of everything in the city: cards, stages, leaders, islands."""
        if self._effects is None:
            catalogue, city = self.table.catalogue, self.city
            found = [effect for index in city.cards for effect in catalogue.cards[index].effects]
            for stage in self.stages()[: city.stages]:
                found += stage.effects
            for index in city.leaders:
                found += catalogue.leaders[index].effects
            for index in city.islands:
                found += catalogue.islands[index].effects
            self._effects = found
        return self._effects

    # ---- what is done

    def pay(self, coins: int, payment: Payment) -> None:
        """Pay the bank and others, and take what L-28 gives back; nobody gets what is paid."""
        spend(self.table, self.seat, coins + payment_coins(payment))
        refund = self.city.amount(COIN_AFTER_PURCHASE)
        if refund:
            for payee in (AT_LEFT, AT_RIGHT):
                if bought_at(payment, payee):
                    gain(self.table, self.seat, refund, events.BY_LEADER, 0)

    def build(self, act: Action) -> None:
        card = self.table.catalogue.cards[subject_of(act)]
        right = right_of(act)
        self.pay(bank_coins(self.table, self.seat, act), payment_of(act))
        if is_leader_right(right):
            use_up(self.table, self.seat, leader_of_right(right))
        self.city.place_card(card)
        self.sail(act)
        self.prepare(card.effects)
        act_card(self.table, self.seat, card)

    def build_stage(self, act: Action) -> None:
        stage = stage_to_build(self.table, self.city)
        self.pay(bank_coins(self.table, self.seat, act), payment_of(act))
        self.sail(act)
        self.city.place_stage(stage, UNKNOWN)
        self.prepare(stage.effects)
        act_stage(self.table, self.seat)

    def sell(self, act: Action) -> None:
        self.sail(act)
        if not with_ship(act):
            gain(self.table, self.seat, SALE, events.BY_SALE, 0)

    def take(self, act: Action) -> None:
        """Build a card from the discard pile, for nothing and not by a chain (C-7)."""
        card = self.table.catalogue.cards[subject_of(act)]
        self.city.place_card(card)
        self.prepare(card.effects)
        reward_build(self.table, self.seat, card)
        act_at_once(self.table, self.seat, card.effects, events.BY_CARD, card.index)

    def recruit(self, act: Action) -> None:
        leader = leader_of(self.table, act)
        self.pay(leader_cost(self.table, self.seat, leader), 0)
        self.city.place_leader(leader)
        self.prepare(leader.effects)
        act_at_once(self.table, self.seat, leader.effects, events.BY_LEADER, leader.index)

    def bury(self, act: Action) -> None:
        self.city.bury(self.table.catalogue, subject_of(act) - LEADER)

    def give_up(self, act: Action) -> None:
        self.city.give_up_victory(subject_of(act))

    def move(self, act: Action) -> None:
        for fleet in range(len(self.city.fleets)):
            if subject_of(act) >> fleet & 1:
                move_fleet(self.table, self.seat, fleet)

    def take_island(self, act: Action) -> None:
        island = self.table.catalogue.islands[subject_of(act)]
        self.city.place_island(island)
        self.prepare(island.effects)
        act_at_once(self.table, self.seat, island.effects, events.BY_ISLAND, island.index)

    # ---- what goes with it

    def sail(self, act: Action) -> None:
        if with_ship(act):
            move_fleet(self.table, self.seat, fleet_of(self.table, self.seat, act))

    def prepare(self, effects: list[Effect]) -> None:
        """Before effects act, copy the cities they would change, and value what they would draw."""
        if touches_others(effects):
            self.table.cities[:] = [
                city if city is self.city else city.copy() for city in self.table.cities
            ]
        self.found += worth_of_finds(effects)

    def arrive(self) -> None:
        """Let the spaces that ships have reached act, without drawing the islands they explore."""
        if not self.table.reached:
            return
        act_spaces(self.table)
        assert self.table.sea is not None
        for packed in self.table.sea.explorers:
            self.found += CHOSEN_ISLAND[pair_first(packed)]


_DONE: Final[dict[int, Callable[[Trial, int], None]]] = {
    BUILD: Trial.build,
    STAGE: Trial.build_stage,
    SELL: Trial.sell,
    TAKE: Trial.take,
    RECRUIT: Trial.recruit,
    KEEP: Trial.recruit,
    BURY: Trial.bury,
    TOKEN: Trial.give_up,
    FLEET: Trial.move,
    ISLAND: Trial.take_island,
}
# What leaves the table as it is, or is judged without a trial.
_CHANGES_NOTHING: Final = (PASS, JOIN, ABSTAIN, SIDE, BOARD)
# What stands in logs alone, and what `tried` does itself.
_LOGGED: Final = (LEFTOVER, DRAW)
_OWN: Final = (DEBT,)
_TRIED: Final = (*_DONE, *_OWN, *_CHANGES_NOTHING, *_LOGGED)
assert sorted(_TRIED) == list(range(len(VERB_NAMES))), "every verb can be tried"
# These begin a turn, and are paid from the coins at its beginning (B-11).
_BEGINS_TURN: Final = (BUILD, STAGE, SELL)


def tried(table: State, seat: Seat, act: Action, outlook: Outlook) -> Trial:
    """The table after an action of one seat."""
    trial = Trial(table, seat, table.cities[seat].copy(), outlook)
    verb = verb_of(act)
    if verb in _BEGINS_TURN or (verb == RECRUIT and not table.queue):
        trial.city.purse = trial.city.coins
        trial.city.bonus_taken = False
    if verb in _DONE:
        _DONE[verb](trial, act)
        trial.arrive()
    elif verb == DEBT:
        debts = subject_of(act)
        lose(trial.table, seat, loss_of(table, seat) - debts, debts)
    elif verb not in _CHANGES_NOTHING:
        raise AssertionError(f"nobody tries the verb {verb}")
    return trial
