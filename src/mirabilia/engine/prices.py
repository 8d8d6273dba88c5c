"""What things cost a city: cards, stages, leaders and the steps of ships.

This is the one place where a price is worked out. What is offered, paid, tried out or refused goes
by it, and so do the facts that a price depends on: the next stage, chains, the fleet that goes with
a card or a stage.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    FREE_STAGES,
    LEADER_DISCOUNT,
    LEADERS_FREE,
    STAGE_MOVES_FLEET,
)
from mirabilia.catalog.model import (
    BLUE,
    BLUE_FLEET,
    COLOURS,
    COSTS_THE_AGE,
    GREEN,
    GREEN_FLEET,
    LAST_SPACE,
    OWN,
    RED,
    RED_FLEET,
    STAGES,
    YELLOW,
    YELLOW_FLEET,
    Card,
    Catalogue,
    Leader,
    Stage,
)
from mirabilia.engine.actions import (
    ABSTAIN,
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
    PAID,
    PASS,
    RECRUIT,
    SELL,
    SIDE,
    STAGE,
    TAKE,
    TOKEN,
    VERB_NAMES,
    right_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.city import NO_SHIPYARD, City
from mirabilia.engine.ints import Action, Bundle, Bundle64, Fleet, Seat
from mirabilia.engine.state import State
from mirabilia.native import i64

# B-20: what a sale gives.
SALE: Final = 3

NO_FLEET: Final = -1
# The fleet that goes with a card's colour.
FLEET_OF_COLOUR: Final = [
    {RED: RED_FLEET, YELLOW: YELLOW_FLEET, BLUE: BLUE_FLEET, GREEN: GREEN_FLEET}.get(
        colour, NO_FLEET
    )
    for colour in range(len(COLOURS))
]


class Price:
    """A cost: resources and coins, what they are for, and the resources of a ship beside them.

    `part` is a colour's bit or `STAGES`: reductions depend on it.
    """

    def __init__(self, cost: Bundle, coins: int, part: int, ship: Bundle) -> None:
        self.cost: Final = cost
        self.coins: Final = coins
        self.part: Final = part
        self.ship: Final = ship

    def with_ship(self, ship: Bundle, coins: int) -> Price:
        """A-5: a step of a ship is paid together with the card or stage."""
        return Price(self.cost, self.coins + coins, self.part, ship)


# ---- cards


def by_chain(city: City, card: Card) -> bool:
    """B-15, B-16: whether the city shows, from earlier turns, the chain that makes a card free."""
    return card.chains_from & city.chains != 0


def card_resources(city: City, card: Card) -> Bundle64:
    """B-15: the resources that a card costs."""
    return 0 if card.chains_from & city.chains else card.cost


def card_coins(city: City, card: Card) -> i64:
    """B-15: the coins that a card costs; a chain makes these free too."""
    return 0 if card.chains_from & city.chains else card.coins


def card_price(city: City, card: Card) -> Price:
    return Price(card_resources(city, card), card_coins(city, card), 1 << card.colour, 0)


def free_price(card: Card) -> Price:
    """The price of a card that a board or leader makes free."""
    return Price(0, 0, 1 << card.colour, 0)


# ---- stages


def stages_of(catalogue: Catalogue, city: City) -> list[Stage]:
    """All stages of a city's side, built or not."""
    return catalogue.wonders[city.board].sides[city.side].stages


def next_stage(state: State, city: City) -> Stage | None:
    """B-18: stages are built in printed order."""
    stages = state.catalogue.wonders[city.board].sides[city.side].stages
    return stages[city.stages] if city.stages < len(stages) else None


def stage_to_build(state: State, city: City) -> Stage:
    """The next stage, where there is one."""
    stage = next_stage(state, city)
    assert stage is not None
    return stage


def stage_resources(city: City, stage: Stage) -> Bundle64:
    """C-9: stages may cost no resources, but their coins they do."""
    return 0 if city.has(FREE_STAGES) else stage.cost


def stage_price(state: State, city: City) -> Price:
    """The price of the next stage."""
    stage = stage_to_build(state, city)
    return Price(stage_resources(city, stage), stage.coins, STAGES, 0)


# ---- ships


def card_fleet(city: City, card: Card) -> Fleet:
    """A-5: the fleet that a card could move."""
    return NO_FLEET if city.shipyard == NO_SHIPYARD else FLEET_OF_COLOUR[card.colour]


def stage_fleet(state: State, city: City) -> Fleet:
    """A-5: the fleet that a stage can move for its cost; none with A-50's island."""
    if city.shipyard == NO_SHIPYARD or city.has(STAGE_MOVES_FLEET):
        return NO_FLEET
    fleet = state.catalogue.shipyards[city.shipyard].wonder_fleet
    return fleet if city.fleets[fleet] < LAST_SPACE else NO_FLEET


def may_sail_for_sale(city: City) -> bool:
    """A-40: whether a sale can be for a step of the yellow ship."""
    return city.shipyard != NO_SHIPYARD and city.fleets[YELLOW_FLEET] < LAST_SPACE


def fleet_of(state: State, seat: Seat, act: Action) -> Fleet:
    """A-5: the fleet that moves with a card or stage; A-40: with a sale the yellow one."""
    verb = verb_of(act)
    if verb == SELL:
        return YELLOW_FLEET
    if verb == STAGE:
        return state.catalogue.shipyards[state.cities[seat].shipyard].wonder_fleet
    assert verb == BUILD
    return FLEET_OF_COLOUR[state.catalogue.cards[subject_of(act)].colour]


def ship_resources(catalogue: Catalogue, city: City, fleet: Fleet) -> Bundle:
    """The resources of a fleet's next step."""
    return catalogue.shipyards[city.shipyard].costs[fleet][city.fleets[fleet]]


def ship_coins(catalogue: Catalogue, city: City, fleet: Fleet) -> int:
    """The coins of a fleet's next step."""
    return catalogue.shipyards[city.shipyard].coins[fleet][city.fleets[fleet]]


# ---- leaders


def leader_cost(state: State, seat: Seat, leader: Leader) -> int:
    """L-5, L-20, L-40: what a leader costs this seat in this age."""
    city = state.cities[seat]
    if city.has(LEADERS_FREE):
        return 0
    cost = state.age if leader.cost == COSTS_THE_AGE else leader.cost
    for effect in city.lasting:
        if effect.kind == LEADER_DISCOUNT and effect.where == OWN:
            cost -= effect.amount
    for neighbour in (state.left(seat), state.right(seat)):
        for effect in state.cities[neighbour].lasting:
            if effect.kind == LEADER_DISCOUNT and effect.where != OWN:
                cost -= effect.amount
    return max(0, cost)


def leader_of(state: State, act: Action) -> Leader:
    """The leader that an action is about."""
    return state.catalogue.leaders[subject_of(act) - LEADER]


# ---- actions

# What may cost coins beside what is bought, and what costs none: a new verb is one or the other.
_PRICED: Final = (BUILD, STAGE, RECRUIT)
# the step of a sale costs nothing either.
_FREE: Final = (
    *(SELL, TAKE, PASS, SIDE, BOARD, LEFTOVER, KEEP, BURY, TOKEN, DEBT, FLEET, ISLAND),
    *(JOIN, ABSTAIN, DRAW),
)
assert sorted((*_PRICED, *_FREE)) == list(range(len(VERB_NAMES))), "every verb costs or is free"


def unreduced(state: State, seat: Seat, act: Action) -> Bundle:
    """The resources that a card or stage and its ship take, but for L-23, A-9 and C-9."""
    city = state.cities[seat]
    verb = verb_of(act)
    cost: Bundle = 0
    if verb == BUILD:
        cost = card_resources(city, state.catalogue.cards[subject_of(act)])
    elif verb == STAGE:
        cost = stage_to_build(state, city).cost
    else:
        return 0
    if with_ship(act):
        cost += ship_resources(state.catalogue, city, fleet_of(state, seat, act))
    return cost


def bank_coins(state: State, seat: Seat, act: Action) -> int:
    """The coins that an action costs beside what is bought; most cost none."""
    city = state.cities[seat]
    verb = verb_of(act)
    coins = 0
    if verb == BUILD:
        if right_of(act) == PAID:
            coins = card_coins(city, state.catalogue.cards[subject_of(act)])
    elif verb == STAGE:
        coins = stage_to_build(state, city).coins
    elif verb == RECRUIT:
        return leader_cost(state, seat, leader_of(state, act))
    else:
        return 0
    if with_ship(act):
        coins += ship_coins(state.catalogue, city, fleet_of(state, seat, act))
    return coins
