"""A city: everything a player has built, and what follows from it.

The facts are the board, the coins, the cards, stages, leaders, islands, ships and tokens. All the
rest (production, chains, shields, lasting effects) follows from them, is kept up to date as things
are placed, and is never written down.
"""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.kinds import (
    ADDED_UP,
    DISCOUNT,
    LASTING,
    NAVAL,
    PRODUCE,
    PRODUCE_CHOICE,
    SHIELDS,
)
from mirabilia.catalog.model import (
    BROWN,
    COLOURS,
    ENOUGH,
    FIELD,
    FIELD_MASK,
    FLEETS,
    GREY,
    GUARDS,
    LEFT,
    RESOURCES,
    RIGHT,
    Card,
    Catalogue,
    Effect,
    Island,
    Leader,
    Side,
    Stage,
)
from mirabilia.engine.ints import Bundle, Bundle64
from mirabilia.native import i64, mypyc_attr

RESOURCE_KINDS: Final = len(RESOURCES)
# Added to a bundle, this carries into the guard of each count that goes beyond ENOUGH.
_TO_GUARD: Final = ((1 << FIELD - 1) - 1 - ENOUGH) * (GUARDS >> FIELD - 1)
NO_BOARD: Final = -1
NO_SIDE: Final = -1
NO_SHIPYARD: Final = -1


@mypyc_attr(acyclic=True)
class Production:
    """What some symbols can make in one turn: every bundle they can be used for.

    Symbols with a choice make several bundles; each is kept once. `most` has, resource by resource,
    the most that can be had of it. Values, never changed: cities and their copies share them.
    """

    def __init__(self, bundles: list[Bundle], most: Bundle64) -> None:
        self.bundles: Final = bundles
        self.most: Final[Bundle64] = most

    def plus(self, packed: Bundle64) -> Production:
        """With symbols that each make one thing."""
        return Production(
            [capped_sum(made, packed) for made in self.bundles], capped_sum(self.most, packed)
        )

    def plus_choice(self, resources: i64) -> Production:
        """B-22: with a symbol that makes one of several things."""
        if not resources:
            return self
        grown: dict[int, bool] = {}
        most = self.most
        field: i64 = 1
        while resources:
            if resources & 1:
                most = capped_sum(most, field)
                for made in self.bundles:
                    grown[capped_sum(made, field)] = True
            resources >>= 1
            field <<= FIELD
        return Production(list(grown), most)

    def kinds(self) -> i64:
        """The mask of the resources that can be made at all."""
        mask: i64 = 0
        for kind in range(RESOURCE_KINDS):
            if self.most >> FIELD * kind & FIELD_MASK:
                mask |= 1 << kind
        return mask


NO_PRODUCTION: Final = Production([0], 0)


def capped_sum(first: Bundle64, second: Bundle64) -> Bundle64:
    """Two bundles together, no count beyond what any cost can ask for."""
    both = first + second
    if not both + _TO_GUARD & GUARDS:
        return both
    for kind in range(RESOURCE_KINDS):
        excess = (both >> FIELD * kind & FIELD_MASK) - ENOUGH
        if excess > 0:
            both -= excess << FIELD * kind
    return both


def fields(resources: i64) -> Bundle64:
    """The bits that the counts of these resources take in a bundle."""
    return sum(
        FIELD_MASK << FIELD * kind for kind in range(RESOURCE_KINDS) if resources >> kind & 1
    )


def is_for_sale(card: Card) -> bool:
    """B-21: whether neighbours can buy what a card produces."""
    return card.colour == BROWN or card.colour == GREY


@mypyc_attr(acyclic=True)
class City:
    """One player's city.

    Of its lists only `cards` and `colours` are changed in place. The others change rarely and are
    replaced then, so that cities and their copies share them.
    """

    def __init__(
        self,
        cards: list[int],
        under_stages: list[int],
        victories: list[int],
        leaders: list[int],
        graves: list[int],
        islands: list[int],
        fleets: list[int],
        naval_tokens: list[int],
        colours: list[int],
        lasting: list[Effect],
    ) -> None:
        self.board = NO_BOARD
        self.side = NO_SIDE
        self.coins = 0
        self.cards: Final = cards
        # The cards under the stages, in the order in which these were built.
        self.under_stages = under_stages
        self.victories = victories
        self.defeats = 0
        # Leaders: face up, and face down in the wonder (L-40).
        self.leaders = leaders
        self.graves = graves
        # Cities: debts and diplomacy tokens; the free builds of this age that are used up.
        self.debts = 0
        self.diplomacy = 0
        self.free_used = 0
        # Armada: the shipyard, how far each fleet has come, islands, naval tokens.
        self.shipyard = NO_SHIPYARD
        self.fleets = fleets
        self.islands = islands
        self.naval_tokens = naval_tokens
        # Of this turn: what is left of the coins it began with (B-11), and whether the first
        # coins from the bank have come (L-27).
        self.purse = 0
        self.bonus_taken = False
        # What follows from the facts; see `forget`.
        self.names = 0
        self.chains: i64 = 0
        self.colours = colours
        self.shields = 0
        self.naval = 0
        self.own = NO_PRODUCTION
        self.for_sale = NO_PRODUCTION
        self.cheap_left: i64 = 0
        self.cheap_right: i64 = 0
        # The effects that last beside production, shields and discounts, and their kinds as a mask.
        self.lasting = lasting
        self.lasting_kinds: i64 = 0

    def forget(self) -> None:
        """Drop everything that follows from the facts."""
        self.names = 0
        self.chains = 0
        self.colours = [0] * len(COLOURS)
        self.shields = 0
        self.naval = 0
        self.own = NO_PRODUCTION
        self.for_sale = NO_PRODUCTION
        self.cheap_left = 0
        self.cheap_right = 0
        self.lasting = []
        self.lasting_kinds = 0

    def copy(self) -> City:
        twin = City(
            self.cards[:],
            self.under_stages,
            self.victories,
            self.leaders,
            self.graves,
            self.islands,
            self.fleets,
            self.naval_tokens,
            self.colours[:],
            self.lasting,
        )
        twin.board = self.board
        twin.side = self.side
        twin.coins = self.coins
        twin.defeats = self.defeats
        twin.debts = self.debts
        twin.diplomacy = self.diplomacy
        twin.free_used = self.free_used
        twin.shipyard = self.shipyard
        twin.purse = self.purse
        twin.bonus_taken = self.bonus_taken
        twin.names = self.names
        twin.chains = self.chains
        twin.shields = self.shields
        twin.naval = self.naval
        twin.own = self.own
        twin.for_sale = self.for_sale
        twin.cheap_left = self.cheap_left
        twin.cheap_right = self.cheap_right
        twin.lasting_kinds = self.lasting_kinds
        return twin

    # ---- what is asked of it

    @property
    def stages(self) -> int:
        """How many stages are built: each has a card under it."""
        return len(self.under_stages)

    def has(self, kind: i64) -> bool:
        """Whether an effect of a kind lasts here."""
        return self.lasting_kinds >> kind & 1 == 1

    def amount(self, kind: int, what: int = -1) -> int:
        """What the lasting effects of a kind come to, those that speak of a thing or all."""
        if not self.lasting_kinds >> kind & 1:
            return 0
        found = 0
        for effect in self.lasting:
            if effect.kind == kind and (what < 0 or effect.what & what):
                found += effect.amount
        return found

    # ---- placing

    def take_side(self, board: int, side_index: int, side: Side) -> None:
        """Take a side of a board: what it gives from the start."""
        self.board = board
        self.side = side_index
        self._hold_side(side)

    def _hold_side(self, side: Side) -> None:
        if side.start:
            self.own = self.own.plus(side.start)
            self.for_sale = self.for_sale.plus(side.start)
        self._hold(side.start_effects, False)

    def place_card(self, card: Card) -> None:
        """Put a card into the city; what it gives at once is given elsewhere."""
        self.cards.append(card.index)
        self._hold_card(card)

    def _hold_card(self, card: Card) -> None:
        self.names |= card.name_bit
        self.chains |= card.chains_to
        self.colours[card.colour] += 1
        self._hold(card.effects, is_for_sale(card))

    def place_stage(self, stage: Stage, under: int) -> None:
        """Build the next stage, with a card under it."""
        self.under_stages = [*self.under_stages, under]
        self._hold(stage.effects, False)

    def place_leader(self, leader: Leader) -> None:
        """L-8: a leader acts from then on."""
        self.leaders = [*self.leaders, leader.index]
        self._hold(leader.effects, False)

    def place_island(self, island: Island) -> None:
        """A-32: what an island produces is for its owner alone."""
        self.islands = [*self.islands, island.index]
        self._hold(island.effects, False)

    def take_victory(self, value: int) -> None:
        self.victories = [*self.victories, value]

    def give_up_victory(self, value: int) -> None:
        self.victories = without(self.victories, value)

    def take_naval_token(self, value: int) -> None:
        self.naval_tokens = [*self.naval_tokens, value]

    def move_fleet(self, fleet: int) -> None:
        """Let a fleet make one step."""
        fleets = self.fleets[:]
        fleets[fleet] += 1
        self.fleets = fleets

    def bury(self, catalogue: Catalogue, leader: int) -> None:
        """L-40: turn a leader face down: what lasts of it ends."""
        self.leaders = without(self.leaders, leader)
        self.graves = [*self.graves, leader]
        self.remember(catalogue)

    def remember(self, catalogue: Catalogue) -> None:
        """Work out anew what follows from the facts."""
        self.forget()
        side = catalogue.wonders[self.board].sides[self.side]
        self._hold_side(side)
        for index in self.cards:
            self._hold_card(catalogue.cards[index])
        for number in range(len(self.under_stages)):
            self._hold(side.stages[number].effects, False)
        for index in self.leaders:
            self._hold(catalogue.leaders[index].effects, False)
        for index in self.islands:
            self._hold(catalogue.islands[index].effects, False)

    def _hold(self, effects: list[Effect], sells: bool) -> None:
        """B-21, B-33, B-34: keep what effects give for as long as they lie there."""
        for effect in effects:
            if effect.time == ADDED_UP:
                self._add_up(effect, sells)
            elif effect.time == LASTING:
                self.lasting = [*self.lasting, effect]
                self.lasting_kinds |= 1 << effect.kind

    def _add_up(self, effect: Effect, sells: bool) -> None:
        kind = effect.kind
        if kind == PRODUCE:
            self.own = self.own.plus(effect.what)
            if sells:
                self.for_sale = self.for_sale.plus(effect.what)
        elif kind == PRODUCE_CHOICE:
            self.own = self.own.plus_choice(effect.what)
            if sells:
                self.for_sale = self.for_sale.plus_choice(effect.what)
        elif kind == SHIELDS:
            self.shields += effect.amount
        elif kind == NAVAL:
            self.naval += effect.amount
        elif kind == DISCOUNT:
            if effect.where & LEFT:
                self.cheap_left |= fields(effect.what)
            if effect.where & RIGHT:
                self.cheap_right |= fields(effect.what)
        else:
            raise AssertionError(f"no city adds up effects of the kind {kind}")


def without(things: list[int], gone: int) -> list[int]:
    """A list without the first that is equal."""
    left = things[:]
    left.remove(gone)
    return left


def empty_city() -> City:
    """A city before anything is built."""
    return City([], [], [], [], [], [], [0] * len(FLEETS), [], [0] * len(COLOURS), [])
