"""Every card of the base game, played: what it costs, gives, counts, and where its chains lead.

The figures are those of `printed`; the game is asked what it makes of them.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from mirabilia.catalog import load
from mirabilia.catalog.model import COLOURS as CATALOGUE_COLOURS
from mirabilia.catalog.model import unbundle
from tests.rules.printed import (
    BOARDS,
    CARDS,
    COLOURS,
    PLAYERS,
    RAW,
    RESOURCES,
    STARTS,
    Card,
    Effect,
)
from tests.rules.probes import (
    UNITS,
    boards_without,
    lacks_one,
    lacks_three,
    lacks_two,
    makers,
    ring_of,
)
from tests.rules.tables import LEFT, ME, RIGHT, Data, Table, city, new_game, sell_all

# A turn late enough for cities to have some cards of the first age.
TURN = 4
# A card of each science symbol in each age.
SYMBOLS = {
    1: {"compass": "apothecary", "gear": "workshop", "tablet": "scriptorium"},
    2: {"compass": "dispensary", "gear": "laboratory", "tablet": "library"},
}
BROWN_OF_ONE_KIND = ["lumber_yard", "stone_pit", "clay_pool", "ore_vein"]
BROWN_OF_ONE_KIND += ["sawmill", "quarry", "brickyard", "foundry"]
VICTORY = {1: 1, 2: 3, 3: 5}


def having(*kinds: str) -> pytest.MarkDecorator:
    """One case for each card that has an effect of a kind."""
    cards = [card for card in CARDS.values() if any(e.kind in kinds for e in card.effects)]
    assert cards
    return pytest.mark.parametrize("card", cards, ids=lambda card: card.id)


each_card = pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)
each_resource = pytest.mark.parametrize("resource", RESOURCES)


def number(card: Card) -> int:
    """The number of a card; it decides in which seat it is played."""
    return list(CARDS).index(card.id)


def effect_of(card: Card, *kinds: str) -> Effect:
    return next(effect for effect in card.effects if effect.kind in kinds)


def table_for(card: Card, cities: dict[int, Data], turn: int = TURN) -> Table:
    return Table(ring_of(number(card)), cities, {ME: [card.id]}, age=card.age, turn=turn)


def built(card: Card, cities: dict[int, Data], turn: int = TURN) -> Table:
    """The table after the card has been built without buying anything."""
    table = table_for(card, cities, turn)
    assert table.builds(card.id)[0] == ""
    table.turn({ME: f"build {card.id}"})
    assert table.cards()[-1] == card.id
    return table


# ---- the record


@pytest.mark.rule("B-2", "B-15")
@each_card
def test_card_record(card: Card) -> None:
    """The catalogue says what is printed."""
    record = load().card_by_id[card.id]
    assert record.age == card.age
    assert CATALOGUE_COLOURS[record.colour] == card.colour
    assert tuple(record.copies) == card.players
    assert record.coins == card.coins
    assert unbundle(record.cost) == dict(card.cost)
    assert load().names[record.name] == card.name


def test_card_records_are_complete() -> None:
    """80 different cards, 148 in the box: 49, 49 and 50."""
    base = [record.id for record in load().cards if record.box == "base"]
    assert base == list(CARDS)
    sizes = Counter(card.age for card in CARDS.values() for _ in card.players)
    assert (len(CARDS), sizes) == (80, {1: 49, 2: 49, 3: 50})


@cache
def dealt(players: int) -> Counter[str]:
    """All cards of one game."""
    game = new_game(players)
    cards: Counter[str] = Counter()
    while not game.over:
        if game.turn == 1:
            cards.update(card for hand in game.position()["hands"] for card in hand)
        sell_all(game)
    return cards


@pytest.mark.rule("B-2", "B-3")
@each_card
def test_card_copies(card: Card) -> None:
    """So many are dealt as copies ask for at most this many players; of a guild none or one."""
    for players in PLAYERS:
        copies = dealt(players)[card.id]
        if card.colour == "purple":
            assert copies in (0, 1)
        else:
            assert copies == card.copies(players)


# ---- cost


@pytest.mark.rule("B-15", "B-21")
@each_card
def test_card_can_be_built_with_exactly_its_cost(card: Card) -> None:
    """A city that makes the cost and nothing else, with its coins and no more."""
    boards = [board for board in BOARDS if card.cost[STARTS[board]]] or ["gizah", "rhodos"]
    for board in boards:
        own = city(board, *makers(card.cost, board), coins=card.coins)
        table = table_for(card, {ME: own})
        assert table.builds(card.id) == [""]
        table.turn({ME: f"build {card.id}"})
        spent = [event["coins"] for event in table.events("spend")]
        assert sum(spent) == card.coins
        assert table.events("trade") == []


@pytest.mark.rule("B-15", "B-21")
@each_card
def test_card_cannot_be_built_with_one_unit_less(card: Card) -> None:
    """Without coins for a purchase; each resource of the cost is left out in turn."""
    for resource in card.cost:
        board = boards_without(resource, "")[0]
        rest = card.cost - Counter({resource: 1})
        own = city(board, *makers(rest, board), coins=card.coins)
        assert table_for(card, {ME: own}).builds(card.id) == []
    if card.coins:
        own = city("gizah", coins=card.coins - 1)
        assert table_for(card, {ME: own}).builds(card.id) == []


# ---- colour


# For each colour the guild that counts it in the neighbours' cities, and what each is worth.
COUNTING = {
    "brown": ("workers_guild", 1),
    "grey": ("craftsmens_guild", 2),
    "blue": ("magistrates_guild", 1),
    "yellow": ("traders_guild", 1),
    "red": ("spies_guild", 1),
    "green": ("philosophers_guild", 1),
}


@pytest.mark.rule("B-37")
@each_card
def test_card_colour(card: Card) -> None:
    """A neighbour's guild counts the card if it is of the guild's colour."""
    for colour, (guild, worth) in COUNTING.items():
        if guild != card.id:
            cities = {ME: city("gizah", card.id), LEFT: city("rhodos", guild)}
            table = Table(ring_of(number(card)), cities, age=3, turn=TURN)
            assert table.points("purple", LEFT) == (worth if card.colour == colour else 0)


@pytest.mark.rule("B-37")
@each_card
def test_card_colour_counts_at_home(card: Card) -> None:
    """The Shipowners count brown, grey and purple cards of their own city, themselves included."""
    cards = {card.id, "shipowners_guild"}
    cities = {ME: city("gizah", *sorted(cards))}
    points = Table(ring_of(number(card)), cities, age=3, turn=TURN).points("purple")
    assert points == sum(CARDS[id].colour in ("brown", "grey", "purple") for id in cards)


# ---- chains


@pytest.mark.rule("B-15")
@pytest.mark.parametrize(
    ("parent", "child"),
    [(parent, card.id) for card in CARDS.values() for parent in card.parents],
)
def test_card_is_free_by_its_chain(parent: str, child: str) -> None:
    card = CARDS[child]
    table = built(card, {ME: city("gizah", parent, coins=0)})
    assert table.cards() == [parent, child]
    assert table.events("spend") == table.events("trade") == []
    assert table.events("build")[-1]["how"] == "chain"


def can_pay(card: Card, board: str, source: Card) -> bool:
    """Whether a board and one card pay for a card, without a coin."""
    bundles = [Counter({STARTS[board]: 1})]
    for effect in source.effects:
        if effect.kind in ("makes", "keeps"):
            bundles = [bundle + Counter(effect.what) for bundle in bundles]
        elif effect.kind in ("makes one of", "keeps one of"):
            bundles = [bundle + Counter({one: 1}) for bundle in bundles for one in effect.what]
    return not card.coins and any(card.cost <= bundle for bundle in bundles)


@pytest.mark.rule("B-15")
@each_card
def test_card_chains_to_nothing_else(card: Card) -> None:
    """In a city with this card alone, and no coin, what is free of the later cards?"""
    for age in range(card.age, 4):
        later = [other for other in CARDS.values() if other.age == age and other.id != card.id]
        for start in range(0, len(later), 6):
            hand = later[start : start + 6]
            cities = {ME: city("gizah", card.id, coins=0)}
            ids = [other.id for other in hand]
            table = Table(ring_of(number(card)), cities, {ME: ids}, age=age, turn=2)
            for other in hand:
                free = other.id in card.children
                same = other.name == card.name
                expected = not same and (free or can_pay(other, "gizah", card))
                assert table.builds(other.id) == ([""] if expected else []), other.id


# ---- production


@pytest.mark.rule("B-33", "B-25")
@having("makes", "makes one of", "keeps one of")
@each_resource
def test_card_produces(card: Card, resource: str) -> None:
    """One unit of a resource is missing: it is there in the turn after the card was built."""
    effect = effect_of(card, "makes", "makes one of", "keeps one of")
    parents = card.parents[:1]
    own = lacks_one(resource, *parents, but=card.id, coins=card.coins)
    table = table_for(card, {ME: own})
    assert table.stages() == []
    table.turn({ME: f"build {card.id}"})
    assert table.coins() == 0
    assert table.stages() == ([""] if resource in effect.what else [])


@pytest.mark.rule("B-33", "B-21")
@having("makes", "makes one of", "keeps one of")
@pytest.mark.parametrize("resource", RAW)
def test_card_produces_as_much_as_it_shows(card: Card, resource: str) -> None:
    """Two units are missing, or three: who shows two symbols gives two, and nobody three."""
    effect = effect_of(card, "makes", "makes one of", "keeps one of")
    two = effect.kind == "makes" and effect.what.count(resource) == 2
    parents = card.parents[:1]
    table = built(card, {ME: lacks_two(resource, *parents, coins=card.coins)})
    assert table.stages() == ([""] if two else [])
    table = built(card, {ME: lacks_three(resource, *parents, coins=card.coins)})
    assert table.stages() == []


@pytest.mark.rule("B-23", "B-25")
@having("makes", "makes one of", "keeps one of")
@each_resource
@pytest.mark.parametrize("buyer", [LEFT, RIGHT])
def test_card_sells(card: Card, resource: str, buyer: int) -> None:
    """The neighbour lacks one unit, and can buy it from a brown or grey card only."""
    effect = effect_of(card, "makes", "makes one of", "keeps one of")
    lacking = lacks_one(resource, but=card.id, coins=2)
    mine, third = boards_without(resource, lacking["board"])[:2]
    cities = {
        ME: city(mine, *card.parents[:1], coins=card.coins),
        buyer: lacking,
        2 * buyer: city(third),
    }
    table = table_for(card, cities)
    assert table.stages(who=buyer) == []
    table.turn({ME: f"build {card.id}"})
    sold = resource in effect.what and card.colour in ("brown", "grey")
    side = "right" if buyer == LEFT else "left"
    assert table.stages(who=buyer) == ([f"{side} 2"] if sold else [])


@pytest.mark.rule("B-23")
@pytest.mark.parametrize("card", [CARDS[id] for id in BROWN_OF_ONE_KIND], ids=lambda card: card.id)
@pytest.mark.parametrize("buyer", [LEFT, RIGHT])
def test_card_sells_both_of_two_symbols(card: Card, buyer: int) -> None:
    """The neighbour lacks two units: one symbol is not enough."""
    effect = effect_of(card, "makes")
    resource = effect.what[0]
    lacking = lacks_two(resource, coins=4)
    mine, third = boards_without(resource, lacking["board"])[:2]
    cities = {ME: city(mine, coins=card.coins), buyer: lacking, 2 * buyer: city(third)}
    table = built(card, cities)
    side = "right" if buyer == LEFT else "left"
    assert table.stages(who=buyer) == ([f"{side} 4"] if len(effect.what) == 2 else [])


# ---- points, shields, science, coins


@pytest.mark.rule("B-34")
@having("points")
def test_card_points(card: Card) -> None:
    """In the line of its colour, and nothing in any other."""
    table = built(card, {ME: city("gizah", *makers(card.cost, "gizah"), coins=0)})
    scored = {line: points for line, points in table.game.scores()[table.me].items() if points}
    assert scored == {card.colour: effect_of(card, "points").amount}


@pytest.mark.rule("B-34", "B-30")
@having("shields")
def test_card_shields(card: Card) -> None:
    """As many as the left neighbour has, one more than the right one: even, and won."""
    shields = effect_of(card, "shields").amount
    weak = [id for id in ("stockade", "barracks", "guard_tower") if id != card.id]
    left = weak[:shields]
    cities = {
        ME: city("gizah", *makers(card.cost, "gizah"), coins=card.coins),
        LEFT: city("rhodos", *left),
        RIGHT: city("ephesos", *left[1:]),
    }
    assert len(left) == shields
    table = built(card, cities, turn=6)
    assert table.tokens() == ([VICTORY[card.age]], 0)


@pytest.mark.rule("B-34", "B-51")
@having("symbol")
def test_card_symbol(card: Card) -> None:
    """Beside one of each other kind it makes a set; the same kind twice would be 4."""
    kind = effect_of(card, "symbol").what[0]
    ages = SYMBOLS[1] if card.age < 3 else SYMBOLS[2]
    if kind == "any":
        others = ["apothecary", "workshop"]
    else:
        others = [id for symbol, id in ages.items() if symbol != kind]
    own = city("gizah", *makers(card.cost, "gizah"), *others, coins=card.coins)
    table = table_for(card, {ME: own})
    assert table.points("green") == 1 + 1
    table.turn({ME: f"build {card.id}"})
    assert table.points("green") == 1 + 1 + 1 + 7
    assert table.points("purple") == 0


@pytest.mark.rule("B-35")
@having("coins")
def test_card_coins(card: Card) -> None:
    table = built(card, {ME: city("gizah", coins=2)})
    assert table.coins() == 2 + effect_of(card, "coins").amount


# ---- what counts


def counted(table: Table, effect: Effect) -> int:
    """What an effect counts, by the printed colours of what lies in the cities."""
    places = {"own": ME, "left": LEFT, "right": RIGHT}
    found = 0
    for place in effect.of:
        there = table.city(places[place])
        if "stages" in effect.what:
            found += len(there["buried"])
        found += sum(CARDS[id].colour in effect.what for id in there["cards"])
    return found


def colourful(card: Card) -> dict[int, Data]:
    """Cities with cards of every colour, other numbers of them in each, and some stages."""
    guilds = ["decorators_guild"] if card.age == 3 else []
    left = ["ore_vein", "loom_age1", "press_age1", "altar", "marketplace", "stockade", "workshop"]
    right = ["lumber_yard", "clay_pool", "timber_yard", "glassworks_age1", "theater", "baths"]
    right += ["west_trading_post", "tavern", "barracks", "guard_tower", "apothecary"]
    own = ["well", "east_trading_post", "stockade", "scriptorium", "clay_pit"]
    own += makers(card.cost, "gizah")
    return {
        ME: city("gizah", *own, side="night", coins=card.coins, stages=1),
        LEFT: city("rhodos", *left, stages=2),
        RIGHT: city("ephesos", *right, *guilds, stages=3),
    }


@pytest.mark.rule("B-35", "B-36", "B-37", "B-12")
@having("coins per", "points per")
def test_card_counts(card: Card) -> None:
    """Coins at once and points at the end, for what is printed on it and nothing else."""
    table = built(card, colourful(card))
    coins = points = 0
    for effect in card.effects:
        number = counted(table, effect)
        assert number
        coins += effect.amount * number * (effect.kind == "coins per")
        points += effect.amount * number * (effect.kind == "points per")
    assert table.coins() == coins
    assert table.points(card.colour) == points


# One card of each colour that gives nobody coins or points by itself.
ONE_MORE = {"brown": "forest_cave", "blue": "well", "yellow": "marketplace", "red": "guard_tower"}
ONE_MORE |= {"green": "scriptorium", "purple": "decorators_guild"}


def counting_table(card: Card, place: int, thing: str) -> Table:
    """The table after a counting card is built where one city has one thing more than needed."""
    cities = {
        ME: city("alexandria", *makers(card.cost, "alexandria"), coins=card.coins),
        LEFT: city("rhodos"),
        RIGHT: city("ephesos"),
    }
    there = cities[place]
    if thing == "stages":
        there["buried"] = ["?"]
    elif thing == "grey":
        greys = ("glassworks_age1", "loom_age1", "press_age1")
        there["cards"].append(next(id for id in greys if id not in there["cards"]))
    elif thing:
        there["cards"].append(ONE_MORE[thing])
    return built(card, cities)


@pytest.mark.rule("B-35", "B-36", "B-37")
@having("coins per", "points per")
@pytest.mark.parametrize("place", [ME, LEFT, RIGHT], ids=["own", "left", "right"])
def test_card_counts_one_thing_more(card: Card, place: int) -> None:
    """A card of each colour, or a stage, at each place: it adds what is printed, or nothing."""
    name = {ME: "own", LEFT: "left", RIGHT: "right"}[place]
    before = counting_table(card, place, "")
    for thing in (*COLOURS, "stages"):
        if thing == "purple" and card.age < 3:
            continue
        after = counting_table(card, place, thing)
        counting = [e for e in card.effects if thing in e.what and name in e.of]
        coins = sum(effect.amount for effect in counting if effect.kind == "coins per")
        points = sum(effect.amount for effect in counting if effect.kind == "points per")
        assert after.coins() - before.coins() == coins
        assert after.points(card.colour) - before.points(card.colour) == points


@pytest.mark.rule("B-37")
@having("complete")
@pytest.mark.parametrize("stages", range(5))
def test_card_for_the_complete_wonder(card: Card, stages: int) -> None:
    """Gizah Night has four stages."""
    own = city("gizah", *makers(card.cost, "gizah"), side="night", coins=0, stages=stages)
    table = built(card, {ME: own})
    assert table.points("purple") == (effect_of(card, "complete").amount if stages == 4 else 0)


# ---- discounts


@pytest.mark.rule("B-26", "B-25")
@having("cheap")
@each_resource
@pytest.mark.parametrize("side", ["left", "right"])
def test_card_discount(card: Card, resource: str, side: str) -> None:
    """One unit is for sale on one side: for 2 coins now, for the card's price in the next turn."""
    effect = effect_of(card, "cheap")
    seller, other = (LEFT, RIGHT) if side == "left" else (RIGHT, LEFT)
    own = lacks_one(resource, coins=2)
    first, second = boards_without(resource, own["board"])[:2]
    cities = {ME: own, seller: city(first, *UNITS[resource][1]), other: city(second)}
    table = table_for(card, cities)
    assert table.stages() == [f"{side} 2"]
    table.turn({ME: f"build {card.id}"})
    price = 1 if resource in effect.what and side in effect.of else 2
    assert table.stages() == [f"{side} {price}"]


# ---- nothing is forgotten


def test_every_kind_of_effect_is_tested() -> None:
    tested = {"makes", "makes one of", "keeps one of", "points", "shields", "symbol", "coins"}
    tested |= {"coins per", "points per", "complete", "cheap"}
    assert {effect.kind for card in CARDS.values() for effect in card.effects} == tested
    assert {card.colour for card in CARDS.values()} == set(COLOURS)
