"""What is in the boxes, as plain typed values.

Everything is referred to by a small int: its place in the catalogue. Bundles of resources are
packed into one int, `FIELD` bits for each kind, so that a whole cost is added, subtracted and
compared in one operation; the top bit of each field is a guard and is never set in a bundle.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mirabilia.catalog.limits import LASTING_BITS
from mirabilia.native import i64

# How many of each resource, in one int: a cost, or what can be made. The second is the same as a
# machine word.
Bundle = int
Bundle64 = i64

RESOURCES: Final = ("wood", "stone", "ore", "clay", "glass", "cloth", "papyrus")
RAW: Final = 0b0001111
MANUFACTURED: Final = 0b1110000

FIELD: Final = 6
FIELD_MASK: Final = (1 << FIELD) - 1
# The guard of each field, one for each resource.
GUARDS: Final = 0o40404040404040
# No cost asks for more than this of one resource, so no count needs to go beyond it.
ENOUGH: Final = 6

COLOURS: Final = ("brown", "grey", "blue", "yellow", "red", "green", "purple", "black")
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7

SCIENCE: Final = ("compass", "gear", "tablet")

SIDES: Final = ("day", "night")
DAY: Final = 0
NIGHT: Final = 1

# B-1: how many can play.
FEWEST: Final = 3
MOST: Final = 7
MOST_WITH_ARMADA: Final = 8

AGES: Final = 3
# B-7: the cards of a hand in the base game.
HAND: Final = 7
# B-3: the guilds in play beyond the number of players.
GUILDS_BESIDE_PLAYERS: Final = 2

# Where an effect looks: at its own city, a neighbour's, all others', or at the player beyond a
# neighbour.
PLACES: Final = ("own", "left", "right", "others", "far_left", "far_right")
OWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 4
OTHERS: Final = 8
FAR_LEFT: Final = 16
FAR_RIGHT: Final = 32

# What effects count, as a mask: the colours of cards come first, then these.
COUNTED: Final = (*COLOURS, "stages", "victories", "islands", "commerce", "age")
# The parts of a price, which effects can lower, are named by the same bits, and by one more.
PARTS: Final = (*COUNTED, "fleets")
STAGES: Final = 1 << 8
VICTORIES: Final = 1 << 9
ISLANDS: Final = 1 << 10
COMMERCE: Final = 1 << 11
THE_AGE: Final = 1 << 12
FLEET_STEPS: Final = 1 << 13

FLEETS: Final = ("red", "yellow", "blue", "green")
RED_FLEET: Final = 0
YELLOW_FLEET: Final = 1
BLUE_FLEET: Final = 2
GREEN_FLEET: Final = 3
# the space of each track where ships stay.
LAST_SPACE: Final = 6
LEVELS: Final = 3

LEADER_GROUPS: Final = ("standard", "expert", "cities")
STANDARD: Final = 0
EXPERT: Final = 1
OF_CITIES: Final = 2
# L-3: the leaders that each player is dealt.
LEADERS_EACH: Final = 4
# The cost of a leader who costs as many coins as the age's number.
COSTS_THE_AGE: Final = -1

# The kinds of effect. The words are what the data files say. The most common ones come first.
PRODUCE: Final = 0
PRODUCE_CHOICE: Final = 1
POINTS: Final = 2
SHIELDS: Final = 3
SYMBOL: Final = 4
SYMBOL_CHOICE: Final = 5
COINS: Final = 6
COINS_PER: Final = 7
POINTS_PER: Final = 8
POINTS_IF_COMPLETE: Final = 9
BUILD_FROM_DISCARD: Final = 10
DISCOUNT: Final = 11

# what lasts as long as the card lies there
PLAY_LAST_CARD: Final = 12
FREE_FIRST_OF_COLOUR: Final = 13
FREE_FIRST_OF_AGE: Final = 14
FREE_LAST_OF_AGE: Final = 15
FREE_COLOUR: Final = 16
LEADERS_FREE: Final = 17
LEADER_DISCOUNT: Final = 18
BANK_PURCHASE: Final = 19
COINS_ON_VICTORY: Final = 20
COINS_ON_BUILD: Final = 21
COINS_ON_CHAIN: Final = 22
REDUCE: Final = 23
BONUS_COIN: Final = 24
COIN_AFTER_PURCHASE: Final = 25
DEFEATS_TO_WINNER: Final = 26
COINS_ON_STAGE: Final = 27
OTHERS_LOSE_ON_STAGE: Final = 28
FREE_PER_AGE: Final = 29
FREE_STAGES: Final = 30
PURCHASE_REBATE: Final = 31
START_REBATE: Final = 32
PRODUCE_OWNED: Final = 33
PRODUCE_MISSING: Final = 34
REMOTE_TRADE: Final = 35
IMMUNITY: Final = 36
STAGE_MOVES_FLEET: Final = 37
ABSTAIN: Final = 38
COINS_PER_STEP: Final = 39
NAVAL: Final = 40

# what acts at once
VICTORY: Final = 41
PURGE_DEFEATS: Final = 42
OTHERS_LOSE: Final = 43
DIPLOMACY: Final = 44
DRAW_LEADERS: Final = 45
RECRUIT_EXTRA: Final = 46
BURY_LEADER: Final = 47
CASH_DEFEATS: Final = 48
GIFT: Final = 49
DEBTS: Final = 50
INCURSION: Final = 51
MOVE_FLEET: Final = 52
TOP_ISLAND: Final = 53
PIRATES: Final = 54

# what counts at the end
POINTS_PER_SET: Final = 55
POINTS_PER_SYMBOL_SET: Final = 56
POINTS_PER_COINS: Final = 57
REPLACE_SYMBOL: Final = 58
SYMBOL_MOST: Final = 59
POINTS_IF_UNDEFEATED: Final = 60
POINTS_IF_ONLY_LEADER: Final = 61
POINTS_PER_VICTORY_PAIR: Final = 62
POINTS_IF_RICHEST: Final = 63
POINTS_IF_MOST: Final = 64
POINTS_PER_TOKEN: Final = 65
MASK: Final = 66
POINTS_PER_CHOSEN_COLOUR: Final = 67

EFFECT_KINDS: Final = (
    "produce",
    "produce_choice",
    "points",
    "shields",
    "symbol",
    "symbol_choice",
    "coins",
    "coins_per",
    "points_per",
    "points_if_complete",
    "build_from_discard",
    "discount",
    "play_last_card",
    "free_first_of_colour",
    "free_first_of_age",
    "free_last_of_age",
    "free_colour",
    "leaders_free",
    "leader_discount",
    "bank_purchase",
    "coins_on_victory",
    "coins_on_build",
    "coins_on_chain",
    "reduce",
    "bonus_coin",
    "coin_after_purchase",
    "defeats_to_winner",
    "coins_on_stage",
    "others_lose_on_stage",
    "free_per_age",
    "free_stages",
    "purchase_rebate",
    "start_rebate",
    "produce_owned",
    "produce_missing",
    "remote_trade",
    "immunity",
    "stage_moves_fleet",
    "abstain",
    "coins_per_step",
    "naval",
    "victory",
    "purge_defeats",
    "others_lose",
    "diplomacy",
    "draw_leaders",
    "recruit_extra",
    "bury_leader",
    "cash_defeats",
    "gift",
    "debts",
    "incursion",
    "move_fleet",
    "top_island",
    "pirates",
    "points_per_set",
    "points_per_symbol_set",
    "points_per_coins",
    "replace_symbol",
    "symbol_most",
    "points_if_undefeated",
    "points_if_only_leader",
    "points_per_victory_pair",
    "points_if_richest",
    "points_if_most",
    "points_per_token",
    "mask",
    "points_per_chosen_colour",
)


def _mask_of(*kinds: int) -> int:
    return sum(1 << kind for kind in kinds)


# When an effect matters, as masks of kinds: each kind is in one of them.
# What a city adds up: production, discounts, shields, naval strength.
ADDED_UP_KINDS: Final = _mask_of(PRODUCE, PRODUCE_CHOICE, SHIELDS, DISCOUNT, NAVAL)
# What lasts as long as the card lies there, and is kept as it is.
LASTING_KINDS: Final = _mask_of(
    PLAY_LAST_CARD,
    FREE_FIRST_OF_COLOUR,
    FREE_FIRST_OF_AGE,
    FREE_LAST_OF_AGE,
    FREE_COLOUR,
    LEADERS_FREE,
    LEADER_DISCOUNT,
    BANK_PURCHASE,
    COINS_ON_VICTORY,
    COINS_ON_BUILD,
    COINS_ON_CHAIN,
    REDUCE,
    BONUS_COIN,
    COIN_AFTER_PURCHASE,
    DEFEATS_TO_WINNER,
    COINS_ON_STAGE,
    OTHERS_LOSE_ON_STAGE,
    FREE_PER_AGE,
    FREE_STAGES,
    PURCHASE_REBATE,
    START_REBATE,
    PRODUCE_OWNED,
    PRODUCE_MISSING,
    REMOTE_TRADE,
    IMMUNITY,
    STAGE_MOVES_FLEET,
    ABSTAIN,
    COINS_PER_STEP,
)
# What acts once, when it comes into play.
AT_ONCE_KINDS: Final = _mask_of(
    COINS,
    COINS_PER,
    BUILD_FROM_DISCARD,
    VICTORY,
    PURGE_DEFEATS,
    OTHERS_LOSE,
    DIPLOMACY,
    DRAW_LEADERS,
    RECRUIT_EXTRA,
    BURY_LEADER,
    CASH_DEFEATS,
    GIFT,
    DEBTS,
    INCURSION,
    MOVE_FLEET,
    TOP_ISLAND,
    PIRATES,
)
# What counts at the end.
AT_END_KINDS: Final = _mask_of(
    POINTS,
    SYMBOL,
    SYMBOL_CHOICE,
    POINTS_PER,
    POINTS_IF_COMPLETE,
    POINTS_PER_SET,
    POINTS_PER_SYMBOL_SET,
    POINTS_PER_COINS,
    REPLACE_SYMBOL,
    SYMBOL_MOST,
    POINTS_IF_UNDEFEATED,
    POINTS_IF_ONLY_LEADER,
    POINTS_PER_VICTORY_PAIR,
    POINTS_IF_RICHEST,
    POINTS_IF_MOST,
    POINTS_PER_TOKEN,
    MASK,
    POINTS_PER_CHOSEN_COLOUR,
)

ALL_KINDS: Final = (1 << len(EFFECT_KINDS)) - 1

ADDED_UP: Final = 0
LASTING: Final = 1
AT_ONCE: Final = 2
AT_END: Final = 3


def times_of_kinds(words: Sequence[str], masks: Sequence[int]) -> list[int]:
    """For each kind the place of the one mask that has it."""
    found: list[int] = []
    for kind, word in enumerate(words):
        places = [place for place, mask in enumerate(masks) if mask >> kind & 1]
        if len(places) != 1:
            raise AssertionError(f"the effect {word!r} is in {len(places)} masks, not in 1")
        found.append(places[0])
    if any(mask >> len(words) for mask in masks):
        raise AssertionError("a mask of kinds has a kind without a word")
    return found


_TIMES: Final = times_of_kinds(
    EFFECT_KINDS, (ADDED_UP_KINDS, LASTING_KINDS, AT_ONCE_KINDS, AT_END_KINDS)
)

# Cities keep the lasting kinds as a mask in one machine word.
assert not LASTING_KINDS >> LASTING_BITS


def check_kinds(kinds: Iterable[int], mask: int) -> None:
    """Say which kinds of a mask a table lacks, and which do not belong there."""
    there = _mask_of(*kinds)
    if there != mask:
        lacking, strange = kind_words(mask & ~there), kind_words(there & ~mask)
        raise AssertionError(f"kinds of effect without an entry: {lacking}; strange: {strange}")


def kind_words(mask: int) -> list[str]:
    return [word for kind, word in enumerate(EFFECT_KINDS) if mask >> kind & 1]


class Effect:
    """One effect: a kind and up to three figures whose meaning depends on the kind.

    `amount` is how much; `what` is what it is about (a bundle for `produce`, otherwise a mask of
    resources or of things counted, a science symbol, a price, an age); `where` is a mask of places.
    `time` follows from the kind: whether it is added up, lasts, acts at once or counts at the end.
    """

    def __init__(self, kind: int, amount: int, what: int, where: int) -> None:
        self.kind: Final = kind
        self.time: Final = _TIMES[kind]
        self.amount: Final = amount
        self.what: Final = what
        self.where: Final = where


class Card:
    """An age card. `copies` has, for each physical copy, the number of players it asks for."""

    def __init__(
        self,
        index: int,
        id: str,
        name: int,
        box: str,
        age: int,
        colour: int,
        copies: list[int],
        cost: Bundle,
        coins: int,
        chains_from: int,
        chains_to: int,
        effects: list[Effect],
        provenance: dict[str, str],
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.name: Final = name
        self.name_bit: Final = 1 << name
        self.box: Final = box
        self.age: Final = age
        self.colour: Final = colour
        self.colour_name: Final = COLOURS[colour]
        self.copies: Final = copies
        self.cost: Final[Bundle64] = cost
        self.coins: Final = coins
        self.chains_from: Final[i64] = chains_from
        self.chains_to: Final[i64] = chains_to
        self.effects: Final = effects
        self.provenance: Final = provenance


class Stage:
    """One stage of a wonder."""

    def __init__(self, cost: Bundle, coins: int, effects: list[Effect]) -> None:
        self.cost: Final[Bundle64] = cost
        self.coins: Final = coins
        self.effects: Final = effects


class Side:
    """One side of a board: what it gives from the start and its stages in building order."""

    def __init__(
        self,
        start: Bundle,
        start_effects: list[Effect],
        stages: list[Stage],
        provenance: dict[str, str],
    ) -> None:
        self.start: Final = start
        self.start_effects: Final = start_effects
        self.stages: Final = stages
        self.provenance: Final = provenance


class Wonder:
    """A wonder board with its two sides, Day and Night."""

    def __init__(self, index: int, id: str, box: str, sides: list[Side]) -> None:
        self.index: Final = index
        self.id: Final = id
        self.box: Final = box
        self.sides: Final = sides


class Leader:
    """A leader; `cost` in coins, or `COSTS_THE_AGE`."""

    def __init__(
        self,
        index: int,
        id: str,
        group: int,
        cost: int,
        effects: list[Effect],
        provenance: dict[str, str],
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.group: Final = group
        self.cost: Final[i64] = cost
        self.effects: Final = effects
        self.provenance: Final = provenance


class Island:
    """An island of one of the three levels, 0 to 2."""

    def __init__(
        self, index: int, id: str, level: int, effects: list[Effect], provenance: dict[str, str]
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.level: Final = level
        self.effects: Final = effects
        self.provenance: Final = provenance


class Space:
    """What a space of a fleet's track shows; `island` is the level explored, counted from 1."""

    def __init__(
        self,
        naval: int,
        commerce: int,
        coins: int,
        tribute: int,
        points: int,
        island: int,
        provenance: dict[str, str],
    ) -> None:
        self.naval: Final = naval
        self.commerce: Final = commerce
        self.coins: Final = coins
        self.tribute: Final = tribute
        self.points: Final = points
        self.island: Final = island
        self.provenance: Final = provenance

    def figures(self) -> dict[str, int]:
        """The figures that are not 0, by name."""
        figures = {
            "naval": self.naval,
            "commerce": self.commerce,
            "coins": self.coins,
            "tribute": self.tribute,
            "points": self.points,
            "island": self.island,
        }
        return {name: figure for name, figure in figures.items() if figure}


class Shipyard:
    """A shipyard board: for each fleet the costs of its steps, and the fleet of the wonder."""

    def __init__(
        self,
        index: int,
        id: str,
        wonder_fleet: int,
        editions: list[int],
        costs: list[list[Bundle]],
        coins: list[list[int]],
        provenance: dict[str, str],
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.wonder_fleet: Final = wonder_fleet
        self.editions: Final = editions
        self.costs: Final = costs
        self.coins: Final = coins
        self.provenance: Final = provenance


class Catalogue:
    """All boxes of one version of the figures. `tracks` has the spaces of each fleet, 0 to 6."""

    def __init__(
        self,
        version: int,
        boxes: list[str],
        cards: list[Card],
        wonders: list[Wonder],
        leaders: list[Leader],
        islands: list[Island],
        shipyards: list[Shipyard],
        tracks: list[list[Space]],
        chains: list[str],
        names: list[str],
    ) -> None:
        self.version: Final = version
        self.boxes: Final = boxes
        self.cards: Final = cards
        self.wonders: Final = wonders
        self.leaders: Final = leaders
        self.islands: Final = islands
        self.shipyards: Final = shipyards
        self.tracks: Final = tracks
        self.chains: Final = chains
        self.names: Final = names
        self.of_age: Final = [[c for c in cards if c.age == age] for age in range(AGES + 1)]
        # B-2: by age and number of players, the cards of the base game, the guilds apart.
        self.plain_decks: Final = [
            [plain_deck(of_age, players) for players in range(MOST + 1)] for of_age in self.of_age
        ]
        self.card_by_id: Final = {card.id: card for card in cards}
        self.wonder_by_id: Final = {wonder.id: wonder for wonder in wonders}
        self.leader_by_id: Final = {leader.id: leader for leader in leaders}
        self.island_by_id: Final = {island.id: island for island in islands}
        self.shipyard_by_id: Final = {shipyard.id: shipyard for shipyard in shipyards}


def plain_deck(cards: list[Card], players: int) -> list[int]:
    """B-2: every copy that asks for at most this many players, the guilds apart."""
    return [
        card.index
        for card in cards
        if card.box == "base" and card.colour != PURPLE
        for asks in card.copies
        if asks <= players
    ]


def bundle(counts: dict[str, int]) -> Bundle:
    """Pack resource counts by name into one int."""
    packed = 0
    for name, count in counts.items():
        packed += count << FIELD * RESOURCES.index(name)
    return packed


def unbundle(packed: Bundle) -> dict[str, int]:
    """The resource counts of a packed bundle, those above zero, in catalogue order."""
    counts = {}
    for index, name in enumerate(RESOURCES):
        count = packed >> FIELD * index & FIELD_MASK
        if count:
            counts[name] = count
    return counts
