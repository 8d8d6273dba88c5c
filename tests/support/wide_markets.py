"""Payments with every box in play, against a brute force that knows only the printed symbols.

The brute force reads a position by ids alone. Every unit of a cost is given to one symbol of the
city, to a reduction of its part, to one symbol of a seller or to the bank, in every way there
is; the payments that result are sifted by the words of B-27, B-28, L-28, L-34 and T-3.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from mirabilia import Game
from tests.rules.printed_sea import BOARDS, FLEETS, SHIPYARDS, coins_in, step_cost

Data = dict[str, Any]
# For each payee the coins, or None where nothing is bought.
Payment = tuple[int | None, ...]

PAYEES = ("left", "right", "bank", "far_left", "far_right")
RAW = "WSOC"
GOODS = "GLP"

# ---- printed figures: symbols, costs, chains

# Brown and grey cards: the symbols, and the players that each copy asks for.
SOLD: dict[str, tuple[tuple[str, ...], tuple[int, ...]]] = {
    "lumber_yard": (("W",), (3, 4)),
    "stone_pit": (("S",), (3, 5)),
    "clay_pool": (("C",), (3, 5)),
    "ore_vein": (("O",), (3, 4)),
    "tree_farm": (("WC",), (6,)),
    "excavation": (("SC",), (4,)),
    "clay_pit": (("OC",), (3,)),
    "timber_yard": (("WS",), (3,)),
    "forest_cave": (("WO",), (5,)),
    "mine": (("SO",), (6,)),
    "glassworks_age1": (("G",), (3, 6)),
    "press_age1": (("P",), (3, 6)),
    "loom_age1": (("L",), (3, 6)),
    "sawmill": (("W", "W"), (3, 4)),
    "quarry": (("S", "S"), (3, 4)),
    "brickyard": (("C", "C"), (3, 4)),
    "foundry": (("O", "O"), (3, 4)),
    "glassworks_age2": (("G",), (3, 5)),
    "press_age2": (("P",), (3, 5)),
    "loom_age2": (("L",), (3, 5)),
}
KEPT = {
    "caravansery": "WSOC",
    "forum": "GLP",
    "overgrown_island": "WO",
    "virgin_island": "SC",
    "abandoned_oasis": "GLP",
}
# Stages that produce: side of Alexandria, and what comes with which stage.
ALEXANDRIA = {"day": {2: RAW}, "night": {1: RAW, 2: GOODS}}

# Cards to be built, by age: colour and cost.
WANTED: dict[int, dict[str, tuple[str, str]]] = {
    2: {
        "temple": ("blue", "WCG"),
        "statue": ("blue", "WOO"),
        "courthouse": ("blue", "CCL"),
        "boathouse": ("blue", "WL"),
        "stables": ("red", "WOC"),
        "archery_range": ("red", "WWO"),
        "walls": ("red", "SSS"),
        "ballista": ("red", "CGL"),
        "fortified_port": ("red", "CP"),
        "laboratory": ("green", "CCP"),
        "library": ("green", "SSL"),
        "navigation_firm": ("green", "SOG"),
        "forum": ("yellow", "CC"),
        "pirates_den": ("yellow", "-"),
        "sawmill": ("brown", "1"),
        "tabularium": ("black", "WOL2"),
        "guardhouse": ("black", "WO2"),
        "sepulcher": ("black", "SGL"),
        "trade_center": ("black", "SCP"),
    },
    3: {
        "pantheon": ("blue", "OCCGLP"),
        "town_hall": ("blue", "SSOG"),
        "palace": ("blue", "WSOCGLP"),
        "naval_headquarters": ("blue", "WSCP"),
        "fortifications": ("red", "OOOC"),
        "arsenal": ("red", "WWOL"),
        "pier": ("red", "WLP"),
        "coastal_fortifications": ("red", "SCG"),
        "lodge": ("green", "CCLP"),
        "university": ("green", "WWGP"),
        "circle_of_captains": ("green", "SOCL"),
        "haven": ("yellow", "WOL"),
        "arena": ("yellow", "SSO"),
        "port_customs": ("yellow", "SOC"),
        "workers_guild": ("purple", "WSOOC"),
        "spies_guild": ("purple", "CCG"),
        "magistrates_guild": ("purple", "WWWSL"),
        "capitol": ("black", "SSCCGP2"),
        "prison": ("black", "OOCP2"),
        "contingent": ("black", "L5"),
        "mint": ("black", "WWCGL"),
    },
}
# Of these there are only as many as players, and not all of them are in a game.
DRAWN = tuple(
    frozenset(names.split())
    for names in (
        "smugglers_cache west_clandestine_wharf east_clandestine_wharf secret_warehouse",
        "black_market architect_firm tabularium guardhouse sepulcher trade_center",
        "capitol prison contingent mint",
        "western_emporium boathouse ballista fortified_port navigation_firm pirates_den",
        "naval_headquarters pier coastal_fortifications circle_of_captains port_customs",
    )
)
NEED_FOUR = ("ballista", "pier", "eastern_emporium", "western_emporium")
CHAINS = {
    "statue": ("well",),
    "courthouse": ("scriptorium",),
    "stables": ("apothecary",),
    "archery_range": ("workshop",),
    "laboratory": ("workshop",),
    "library": ("scriptorium",),
    "forum": ("west_trading_post", "east_trading_post"),
    "pantheon": ("altar",),
    "fortifications": ("walls",),
    "lodge": ("dispensary",),
    "university": ("library",),
    "haven": ("forum",),
    "arena": ("dispensary",),
}
COLOURS = {
    "caravansery": "yellow",
    "forum": "yellow",
    "west_trading_post": "yellow",
    "east_trading_post": "yellow",
    "marketplace": "yellow",
    "eastern_emporium": "yellow",
    "western_emporium": "yellow",
    "smugglers_cache": "black",
    "west_clandestine_wharf": "black",
    "east_clandestine_wharf": "black",
    "secret_warehouse": "black",
    "black_market": "black",
    "architect_firm": "black",
    "altar": "blue",
    "scriptorium": "green",
    "workshop": "green",
    "apothecary": "green",
    "walls": "red",
}
LEADERS = (
    "bilkis",
    "hatshepsut",
    "hammurabi",
    "leonidas",
    "archimedes",
    "imhotep",
    "ramses",
    "caligula",
    "berenice",
)
REDUCED_BY = {"blue": "hammurabi", "red": "leonidas", "green": "archimedes", "stage": "imhotep"}
SEA = ("overgrown_island", "virgin_island", "abandoned_oasis", "ancient_oasis", "lost_island")


# ---- random positions


def random_position(rng: Random) -> Data:
    """A city with many powers among neighbours who sell, at the beginning of a turn."""
    players = rng.choice((3, 4, 4, 4, 5, 6, 7))
    age = rng.choice((2, 3))
    # Cards of age II that are built already were dealt in this age.
    turn = rng.choice((1, 2, 8) if age == 3 else (5, 8))
    teams = players in (4, 6) and rng.random() < 0.25
    stock = Counter({c: sum(p <= players for p in SOLD[c][1]) for c in SOLD})
    boards = rng.sample(sorted(BOARDS), players)
    yards = rng.sample(list(SHIPYARDS)[:7], players)
    cities = [trader(rng, b, y, stock) for b, y in zip(boards, yards, strict=True)]
    seat = rng.randrange(players)
    empower(rng, cities[seat], players, age)
    cities[seat]["coins"] = rng.choice((0, 1, 2, 3, 4, 5, 7, 9, 12))
    hands: list[list[str]] = [["?"] * (10 - turn) for _ in range(players)]
    wanted = random_hand(rng, cities[seat]["cards"], stock, players, age)[: 10 - turn]
    hands[seat][: len(wanted)] = wanted
    return {
        "options": {
            "expansions": ["leaders", "cities", "armada"],
            "leaders": "expert",
            "teams": teams,
        },
        "age": age,
        "turn": turn,
        "cities": cities,
        "hands": hands,
        "seed": seat,
    }


def trader(rng: Random, board: str, yard: str, stock: Counter[str]) -> Data:
    """A city that makes a few things."""
    cards: list[str] = []
    for card in rng.sample(sorted(SOLD), rng.choice((1, 2, 3, 4))):
        if stock[card] and card[:5] not in [built[:5] for built in cards]:
            stock[card] -= 1
            cards.append(card)
    side = rng.choice(("day", "night"))
    stages = rng.randrange(len(BOARDS[board][1][side].split()) + 1)
    return {"board": board, "side": side, "cards": cards, "shipyard": yard, "stages": stages}


def empower(rng: Random, city: Data, players: int, age: int) -> None:
    """Give a city powers; few or many."""
    share = rng.choice((0.15, 0.3, 0.5))
    there = [card for card in COLOURS if players > 3 or card not in NEED_FOUR]
    if age == 2:
        there = [card for card in there if card not in ("forum", "walls")]
    for card in rng.sample(there, len(there)):
        if rng.random() < share and is_drawn(card, city["cards"], players):
            city["cards"].append(card)
    city["leaders"] = [leader for leader in LEADERS if rng.random() < share]
    city["islands"] = [island for island in SEA if rng.random() < share]
    city["fleets"] = [rng.randrange(7) for _ in FLEETS]


def random_hand(
    rng: Random, built: list[str], stock: Counter[str], players: int, age: int
) -> list[str]:
    there = [card for card in WANTED[age] if players > 3 or card not in NEED_FOUR]
    there = [card for card in there if card not in built and stock.get(card, 1)]
    hand: list[str] = []
    for card in rng.sample(there, 5):
        if is_drawn(card, built + hand, players):
            hand.append(card)
    return hand


def is_drawn(card: str, there: list[str], players: int) -> bool:
    """Whether a card can be in a game beside others."""
    groups = [group for group in DRAWN if card in group]
    return all(sum(other in group for other in there) < players for group in groups)


def with_stages_written(position: Data) -> Data:
    """The position as the notation wants it: stages as the cards under them."""
    cities = [
        {**{k: v for k, v in city.items() if k != "stages"}, "buried": ["?"] * city["stages"]}
        for city in position["cities"]
    ]
    return {**position, "cities": cities}


# ---- the brute force


def sold_symbols(city: Data) -> list[str]:
    """The starting resource, if any, comes first."""
    start = [BOARDS[city["board"]][0]] if BOARDS[city["board"]][0] else []
    return start + [s for card in city["cards"] for s in SOLD.get(card, ((), ()))[0]]


def own_symbols(city: Data) -> list[str]:
    """B-21, C-9: everything that the city makes for itself."""
    sold = sold_symbols(city)
    found = sold + [KEPT[c] for c in [*city["cards"], *city["islands"]] if c in KEPT]
    if city["board"] == "alexandria":
        given = ALEXANDRIA[city["side"]]
        found += [made for number, made in given.items() if number <= city["stages"]]
    produced = {letter for symbol in sold for letter in symbol}
    if "secret_warehouse" in city["cards"]:
        found.append("".join(sorted(produced)))
    if "black_market" in city["cards"]:
        found.append("".join(sorted(set(RAW + GOODS) - produced)))
    return [symbol for symbol in found if symbol]


class Seller:
    """Somebody who sells symbols to one city."""

    def __init__(self, symbols: list[str], most: int = 99, price: int = 0) -> None:
        self.symbols = symbols
        self.most = most
        # Of distant players and the bank; 0 stands for neighbours' prices.
        self.price = price
        self.starts = False
        self.cheap = ""
        self.start_rebate = 0
        self.rebate = 0
        self.known: dict[str, int | None] = {}

    def cheapest(self, wanted: str) -> int | None:
        """The least that these units cost here; None if they are not to be had."""
        if wanted not in self.known:
            self.known[wanted] = self._search(wanted)
        return self.known[wanted]

    def _search(self, wanted: str) -> int | None:
        if len(wanted) > self.most:
            return None
        prices = self._prices(wanted, set(range(len(self.symbols))))
        sums = [sum(each) - min(self.rebate, sum(each)) for each in prices]
        return min(sums, default=None)

    def _prices(self, wanted: str, free: set[int]) -> Iterator[list[int]]:
        """The prices of the units, for each way to give every unit a symbol of its own."""
        if not wanted:
            yield []
            return
        for symbol in free:
            if wanted[0] in self.symbols[symbol]:
                price = self._price(wanted[0], symbol)
                for rest in self._prices(wanted[1:], free - {symbol}):
                    yield [price, *rest]

    def _price(self, letter: str, symbol: int) -> int:
        if self.price:
            return self.price
        price = 1 if letter in self.cheap else 2
        if self.starts and symbol == 0:
            price -= self.start_rebate
        return max(0, price)


NOBODY = Seller([], 0)


class Market:
    """Everything that one seat can pay with."""

    def __init__(self, position: Data, seat: int) -> None:
        cities = position["cities"]
        self.city = city = cities[seat]
        self.own = tuple(sorted(own_symbols(city)))
        self.teams = position["options"]["teams"]
        self.refunds = "hatshepsut" in city["leaders"]
        self.bonus = int("berenice" in city["leaders"])
        self.four = len(cities) == 4
        around = [cities[(seat + step) % len(cities)] for step in (1, -1, 2, -2)]
        self.sellers: dict[str, Seller] = {
            "left": self._neighbour(around[0], "west"),
            "right": self._neighbour(around[1], "east"),
        }
        if "bilkis" in city["leaders"]:
            self.sellers["bank"] = Seller([RAW + GOODS], 1, 1)
        if "western_emporium" in city["cards"]:
            self.sellers["far_left"] = Seller(sold_symbols(around[2]), 2, 1)
        if "eastern_emporium" in city["cards"]:
            self.sellers["far_right"] = Seller(sold_symbols(around[3]), 1, 1)
        self.opposite = Seller(sold_symbols(around[2]), 3, 1)

    def _neighbour(self, other: Data, side: str) -> Seller:
        """West is the left neighbour, east the right one."""
        cards = self.city["cards"]
        seller = Seller(sold_symbols(other))
        seller.starts = BOARDS[other["board"]][0] != ""
        seller.cheap = RAW if f"{side}_trading_post" in cards else ""
        seller.cheap += GOODS if "marketplace" in cards else ""
        seller.start_rebate = int("smugglers_cache" in cards)
        seller.rebate = int(f"{side}_clandestine_wharf" in cards)
        return seller

    def payments(
        self, main: str, ship: str, fewer: int, coins: int, printed: str = ""
    ) -> set[Payment]:
        """The payments of a cost and a naval cost, `fewer` units of the first taken off.

        `printed` is the cost that a chain takes away.
        """
        budget = self.city["coins"] - coins
        if budget < 0:
            return set()
        fewer_ship = int("ancient_oasis" in self.city["islands"])
        found: set[Payment] = set()
        bundles = self.bought(main, ship, fewer, fewer_ship)
        if printed and self.refunds and not self.teams:
            bundles |= self.bought(printed, ship, fewer, fewer_ship)
        for bought in bundles:
            found |= set(self.shared(bought, budget))
        return {p for p in found if not any(self.beats(other, p) for other in found)}

    def bought(self, main: str, ship: str, fewer: int, fewer_ship: int) -> set[str]:
        """What may be bought, so that the city makes the rest of what it is not let off."""
        possible: set[str] = set()
        for first in reduced(main, fewer):
            for second in reduced(ship, fewer_ship):
                cost = "".join(sorted(first + second))
                made = [part for part in parts(cost) if covers(self.own, part)]
                possible |= {without(cost, part) for part in made}
        if self.refunds and not self.teams:
            # L-34: what is bought without need is sifted out by B-27, unless it pays for itself.
            return possible
        # B-28; T-3 asks for the fewest, which is the same here.
        least = {b for b in possible if not any(contains(b, o) for o in possible if o != b)}
        assert len({len(bought) for bought in least}) == 1
        return least

    def shared(self, bought: str, budget: int) -> Iterator[Payment]:
        """Every way to buy these units from the sellers."""
        for baskets in self.baskets(bought, 0, budget):
            far = baskets.get("far_left", "") + baskets.get("far_right", "")
            if not self.four or self.opposite.cheapest("".join(sorted(far))) is not None:
                coins = {n: self.sellers[n].cheapest(b) for n, b in baskets.items() if b}
                yield tuple(coins.get(name) for name in PAYEES)

    def baskets(self, bought: str, place: int, budget: int) -> Iterator[dict[str, str]]:
        """Every way to put units into the baskets of the sellers from a place on."""
        if place == len(PAYEES):
            if not bought:
                yield {}
            return
        seller = self.sellers.get(PAYEES[place], NOBODY)
        for part in parts(bought):
            coins = seller.cheapest(part)
            if coins is None or coins > budget:
                continue
            for others in self.baskets(without(bought, part), place + 1, budget - coins):
                yield {PAYEES[place]: part, **others}

    def beats(self, one: Payment, other: Payment) -> bool:
        """B-27, but for L-34: a purchase that leaves the payer with more coins is offered too."""
        first, second = [c or 0 for c in one], [c or 0 for c in other]
        if any(a > b for a, b in zip(first, second, strict=True)):
            return False
        if self.refunds and not self.teams and self.left_with(other) > self.left_with(one):
            return False
        return first != second or (self.refunds and refund(one) > refund(other))

    def left_with(self, payment: Payment) -> int:
        """The coins that a payer has more, or fewer, afterwards (L-27, L-28)."""
        back = refund(payment)
        return back + (self.bonus if back else 0) - sum(coins or 0 for coins in payment)


def refund(payment: Payment) -> int:
    """L-28: a coin for each neighbour who is bought from."""
    return sum(coins is not None for coins in payment[:2])


@cache
def parts(letters: str) -> list[str]:
    """All bundles within a bundle."""
    found = {""}
    for letter in letters:
        found |= {part + letter for part in found}
    return sorted({"".join(sorted(part)) for part in found})


def reduced(cost: str, fewer: int) -> list[str]:
    """What is left of a part of the cost when units of the owner's choice are taken off."""
    return [part for part in parts(cost) if len(part) == max(0, len(cost) - fewer)]


def contains(bundle: str, other: str) -> bool:
    return not Counter(other) - Counter(bundle)


@cache
def without(bundle: str, part: str) -> str:
    return "".join(sorted((Counter(bundle) - Counter(part)).elements()))


@cache
def covers(symbols: tuple[str, ...], wanted: str) -> bool:
    """Whether every unit can be given a symbol of its own."""
    if not wanted:
        return True
    tried = {symbol for symbol in symbols if wanted[0] in symbol}
    for symbol in tried:
        rest = list(symbols)
        rest.remove(symbol)
        if covers(tuple(rest), wanted[1:]):
            return True
    return False


# ---- what a seat should be offered


def letters(cost: str) -> str:
    return "".join(sorted(letter for letter in cost if letter.isalpha()))


def words(payment: Payment) -> str:
    return " ".join(
        f"{name} {coins}" for name, coins in zip(PAYEES, payment, strict=True) if coins is not None
    )


class Seat:
    """One seat of a position, and what it may do with its hand."""

    def __init__(self, position: Data, seat: int) -> None:
        self.turn = position["turn"]
        self.city = position["cities"][seat]
        self.market = Market(position, seat)

    def card(self, card: str, colour: str, cost: str) -> tuple[set[str], set[str]]:
        """The ways to build a card: those that must be offered, and those that may be."""
        built = self.city["cards"]
        if card[:5] in [other[:5] for other in built if other in SOLD and card in SOLD]:
            return set(), set()
        if any(parent in built for parent in CHAINS.get(card, ())):
            chained = self.ways("", 0, colour, letters(cost))
            return chained, chained
        paid = self.ways(letters(cost), coins_in(cost), colour)
        must, may = set(paid), set(paid)
        free = self.ways("", 0, colour)
        for right in self.rights(colour):
            for ship in (False, True):
                ways = {way for way in free if way.startswith("ship") == ship}
                named = {f"free {right} {way}".strip() for way in ways}
                may |= named
                # A free build that saves nothing need not be offered.
                if coins_in(cost) or not ways <= {w for w in paid if w.startswith("ship") == ship}:
                    must |= named
        return must, may

    def rights(self, colour: str) -> list[str]:
        """B-42, L-20, L-32: what makes a card free beside chains."""
        board, side, stages = self.city["board"], self.city["side"], self.city["stages"]
        colours = [COLOURS.get(c) or colour_of_sold(c) for c in self.city["cards"]]
        found = []
        if board == "olympia":
            day = side == "day" and stages >= 2 and colour not in colours
            first = side == "night" and stages >= 1 and self.turn == 1
            last = side == "night" and stages >= 2 and self.turn == 8
            found += ["olympia"] if day or first or last else []
        if "ramses" in self.city["leaders"] and colour == "purple":
            found.append("ramses")
        if "caligula" in self.city["leaders"] and colour == "black":
            found.append("caligula")
        return found

    def ways(self, main: str, coins: int, part: str, printed: str = "") -> set[str]:
        """With and without the ship of a card or stage."""
        fewer = int(REDUCED_BY.get(part) in self.city["leaders"])
        found = {words(p) for p in self.market.payments(main, "", fewer, coins, printed)}
        fleet = self.fleet(part)
        if fleet and self.city["fleets"][FLEETS.index(fleet)] < 6:
            step = self.city["fleets"][FLEETS.index(fleet)] + 1
            cost = step_cost(self.city["shipyard"], fleet, step)
            ship = letters(cost)
            paid = self.market.payments(main, ship, fewer, coins + coins_in(cost), printed)
            found |= {f"ship {words(p)}".strip() for p in paid}
        return found

    def fleet(self, part: str) -> str:
        """A-5: the fleet that goes with a colour, or with the wonder."""
        if part == "stage":
            lost = "lost_island" in self.city["islands"]
            return "" if lost else SHIPYARDS[self.city["shipyard"]][0]
        return part if part in FLEETS else ""

    def stage(self) -> set[str]:
        """The ways to build the next stage."""
        costs = BOARDS[self.city["board"]][1][self.city["side"]].split()
        if self.city["stages"] == len(costs):
            return set()
        cost = costs[self.city["stages"]]
        main = "" if "architect_firm" in self.city["cards"] else letters(cost)
        return self.ways(main, coins_in(cost), "stage")


def colour_of_sold(card: str) -> str:
    return "grey" if card[:5] in ("glass", "press", "loom_") else "brown"


# ---- the comparison


def check(seed: int) -> int:
    """Compare one random position with the brute force; how many ways there were."""
    rng = Random(seed)
    position = random_position(rng)
    seat = position["seed"]
    game = Game.from_position(with_stages_written(position))
    expected = Seat(position, seat)
    hand = [card for card in position["hands"][seat] if card != "?"]
    moves = [move for move in game.pending[seat].moves if move.subject in hand]
    ways: dict[tuple[str, str], list[str]] = {}
    for move in moves:
        rest = " ".join(move.text.split()[2:])
        ways.setdefault((move.verb, str(move.subject)), []).append(rest)
    for card in hand:
        colour, cost = WANTED[position["age"]][card]
        must, may = expected.card(card, colour, cost)
        offered = ways.get(("build", card), [])
        assert len(offered) == len(set(offered)), (seed, card)
        assert must <= set(offered) <= may, (seed, card, must, offered, may)
        assert set(ways.get(("stage", card), [])) == expected.stage(), (seed, "stage")
    return len(moves)
