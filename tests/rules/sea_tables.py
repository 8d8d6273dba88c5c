"""Tables for the tests of Armada: printed figures, and a moment of a game in any seat.

Players are told apart by how many seats they sit to the left of the acting player: `ME` is the
acting player, `LEFT` and `RIGHT` are the neighbours, `FAR_LEFT` and `FAR_RIGHT` sit beyond them.

Costs are written as letters, one for each unit (see `RESOURCES`), with the coins behind them;
"-" is nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mirabilia import Decision, Game

Data = dict[str, Any]
# The number of players, and the seat of the acting player.
Ring = tuple[int, int]

ME = 0
LEFT = 1
RIGHT = -1
FAR_LEFT = 2
FAR_RIGHT = -2

RESOURCES = {
    "W": "wood",
    "S": "stone",
    "O": "ore",
    "C": "clay",
    "G": "glass",
    "L": "cloth",
    "P": "papyrus",
}
FLEETS = ("red", "yellow", "blue", "green")

# ---- printed figures

# Shipyards: the fleet with the wonder's symbol, and the costs of steps 1 to 6.
SHIPYARDS: dict[str, tuple[str, dict[str, str]]] = {
    "shipyard_1": (
        "red",
        {
            "red": "W O1 WW CG LP CP2",
            "yellow": "S G SC OL SL1 OG2",
            "blue": "C P WS SP WL1 OG2",
            "green": "O S1 CC WP OG1 GL1",
        },
    ),
    "shipyard_2": (
        "yellow",
        {
            "red": "S G SC CP WG1 CL2",
            "yellow": "W S1 OO WL GP WP2",
            "blue": "O S1 OO WP SG1 GL1",
            "green": "C L SC WL OP1 CL2",
        },
    ),
    "shipyard_3": (
        "blue",
        {
            "red": "C W1 SO WP OL1 CG2",
            "yellow": "O P CC CP GL WP2",
            "blue": "W O1 WS SG CL1 OL2",
            "green": "S P SS OP WG1 GL1",
        },
    ),
    "shipyard_4": (
        "green",
        {
            "red": "O P WW OP GP SG2",
            "yellow": "C W1 WC SL OG1 GL1",
            "blue": "S P WC CL SL1 CG2",
            "green": "W C1 OO SL SG1 OP2",
        },
    ),
    "shipyard_5": (
        "red",
        {
            "red": "W P SC OG SP1 WL2",
            "yellow": "C G SO OL CP1 GL1",
            "blue": "O W1 SS OP WL1 OG2",
            "green": "S W1 CC CG LP WL2",
        },
    ),
    "shipyard_6": (
        "blue",
        {
            "red": "O S1 WW OP GL CL2",
            "yellow": "S L WC CL SG1 CG2",
            "blue": "W S1 SC SG OP1 WP2",
            "green": "C P OO OP WG1 LP1",
        },
    ),
    "shipyard_7": (
        "green",
        {
            "red": "S L CC SG OG1 OP2",
            "yellow": "O L SS CL WP1 WG2",
            "blue": "C O1 WO CP WL1 GL1",
            "green": "W S1 SO CP GP WG2",
        },
    ),
    "shipyard_8": (
        "yellow",
        {
            "red": "C O1 OC OL WG1 WP2",
            "yellow": "W P SO CP WL1 OG2",
            "blue": "S L WW CG LP SG2",
            "green": "O C1 SS SP CL1 GL1",
        },
    ),
}

# What the spaces of steps 1 to 6 show, the same on every shipyard.
NAVAL = {"red": (1, 2, 3, 4, 5, 8), "yellow": (0, 0, 0, 0, 0, 2), "blue": (0, 0, 0, 0, 0, 1)}
COMMERCE = (1, 1, 2, 2, 3, 4)
YELLOW_COINS = (0, 2, 0, 4, 0, 0)
TRIBUTE = (0, 1, 0, 2, 0, 4)
BLUE_POINTS = (1, 2, 3, 5, 7, 10)
ISLAND_LEVEL = (0, 1, 0, 2, 0, 3)

# The Armada cards: age, colour, fewest players, cost.
ARMADA: dict[str, tuple[int, str, int, str]] = {
    "pontoon": (1, "red", 4, "P"),
    "coastal_defenses": (1, "red", 3, "G"),
    "pirate_hideout": (1, "yellow", 3, "-"),
    "eastern_emporium": (1, "yellow", 4, "L"),
    "construction_zone": (1, "blue", 3, "-"),
    "dry_hold": (1, "blue", 3, "-"),
    "helmsmans_rest": (1, "green", 3, "S"),
    "cabinet_of_explorers": (1, "green", 3, "C"),
    "ballista": (2, "red", 4, "CGL"),
    "fortified_port": (2, "red", 3, "CP"),
    "pirates_den": (2, "yellow", 3, "-"),
    "western_emporium": (2, "yellow", 4, "OP"),
    "ship_repair": (2, "blue", 3, "OG"),
    "boathouse": (2, "blue", 3, "WL"),
    "cartographers_office": (2, "green", 3, "WC"),
    "navigation_firm": (2, "green", 3, "SOG"),
    "pier": (3, "red", 4, "WLP"),
    "coastal_fortifications": (3, "red", 3, "SCG"),
    "pirate_crew": (3, "yellow", 3, "WG"),
    "port_customs": (3, "yellow", 3, "SOC"),
    "harbor_masters_office": (3, "blue", 3, "WSOL"),
    "naval_headquarters": (3, "blue", 3, "WSCP"),
    "nautical_archives": (3, "green", 3, "WOP"),
    "circle_of_captains": (3, "green", 3, "SOCL"),
}

ISLANDS: dict[int, tuple[str, ...]] = {
    1: (
        "overgrown_island",
        "virgin_island",
        "bronze_island",
        "whistling_island",
        "foggy_island",
        "topaz_island",
        "amber_island",
        "lost_island",
        "inhabited_island",
    ),
    2: (
        "abandoned_oasis",
        "iron_oasis",
        "windy_oasis",
        "forgotten_oasis",
        "ancient_oasis",
        "stormy_oasis",
        "wondrous_oasis",
        "oasis_of_statues",
        "pirate_oasis",
    ),
    3: (
        "scarlet_archipelago",
        "breezy_archipelago",
        "torrential_archipelago",
        "golden_archipelago",
        "emerald_archipelago",
        "royal_archipelago",
        "lush_archipelago",
        "rainbow_archipelago",
        "sheltered_archipelago",
    ),
}

# The black cards.
BLACK: dict[int, tuple[str, ...]] = {
    1: (
        "opium_stash",
        "smugglers_cache",
        "west_clandestine_wharf",
        "east_clandestine_wharf",
        "dive",
        "cells",
        "customs",
        "pigeonhole",
        "raider_camp",
        "secret_warehouse",
        "city_gates",
        "militia",
        "hideout",
        "residence",
    ),
    2: (
        "guardhouse",
        "trade_center",
        "tabularium",
        "black_market",
        "band_of_spies",
        "lair",
        "raider_fort",
        "mercenaries",
        "architect_firm",
        "sepulcher",
        "forging_agency",
        "opium_den",
        "consulate",
        "gambling_den",
    ),
    3: (
        "mint",
        "slave_market",
        "raider_garrison",
        "cenotaph",
        "capitol",
        "memorial",
        "secret_network",
        "prison",
        "opium_distillery",
        "brotherhood",
        "chamber_of_builders",
        "torture_chamber",
        "contingent",
        "embassy",
    ),
}

# The boards: what each starts with, and the costs of the stages of its two sides.
BOARDS: dict[str, tuple[str, dict[str, str]]] = {
    "alexandria": ("G", {"day": "SS OO LP", "night": "CC OOO WWWW"}),
    "babylon": ("W", {"day": "CC OOL WWWW", "night": "SS CCCG"}),
    "ephesos": ("P", {"day": "CC WW OOG", "night": "SS WW OOL"}),
    "gizah": ("S", {"day": "WW CCL SSSS", "night": "WW SSS CCC SSSSP"}),
    "halikarnassos": ("L", {"day": "OO GP SSS", "night": "CC GP WWW"}),
    "olympia": ("C", {"day": "SS WW CCC", "night": "OO CCC GLP"}),
    "rhodos": ("O", {"day": "WW CCC OOOO", "night": "SSS OOOO"}),
    "roma": ("", {"day": "WOC SSCL", "night": "WC SCG SSP"}),
    "abu_simbel": ("P", {"day": "SC WO SSGL", "night": "CCL WWG"}),
    "byzantium": ("S", {"day": "OC WWP CCGL", "night": "WOP OOGL"}),
    "petra": ("C", {"day": "WS 5 WSSP", "night": "OOCC 10"}),
    "siracusa": ("G", {"day": "SSO OOL WWP", "night": "OC WOO WWP"}),
}
BOX_OF_BOARD = {
    "roma": "leaders",
    "abu_simbel": "leaders",
    "byzantium": "cities",
    "petra": "cities",
    "siracusa": "armada",
}

# Cards of age II that chain makes free, and the card of age I that shows the chain.
CHAINED = {
    "red": ("stables", "apothecary"),
    "yellow": ("caravansery", "marketplace"),
    "blue": ("aqueduct", "baths"),
    "green": ("dispensary", "apothecary"),
}
# Cards that make one, two and three units of a resource and nothing else.
_MAKERS = {
    "W": ("lumber_yard", "sawmill"),
    "S": ("stone_pit", "quarry"),
    "O": ("ore_vein", "foundry"),
    "C": ("clay_pool", "brickyard"),
    "G": ("glassworks_age1",),
    "L": ("loom_age1",),
    "P": ("press_age1",),
}

# ---- rings

RINGS: list[Ring] = [(players, seat) for players in range(3, 8) for seat in range(players)]
RINGS_OF_EIGHT: list[Ring] = [(8, seat) for seat in range(8)]


def ring_name(ring: Ring) -> str:
    return f"{ring[0]}p-seat{ring[1]}"


every_seat = pytest.mark.parametrize("ring", RINGS, ids=ring_name)
# For what needs somebody who is no neighbour.
every_seat_of_four = pytest.mark.parametrize(
    "ring", [ring for ring in RINGS if ring[0] >= 4], ids=ring_name
)
every_seat_of_five = pytest.mark.parametrize(
    "ring", [ring for ring in RINGS if ring[0] >= 5], ids=ring_name
)
every_seat_of_three = pytest.mark.parametrize("ring", RINGS[:3], ids=ring_name)
every_seat_of_teams = pytest.mark.parametrize(
    "ring", [(players, seat) for players in (4, 6, 8) for seat in range(players)], ids=ring_name
)
both_editions = pytest.mark.parametrize("edition", [1, 2])


def ring_of(number: int, fewest: int = 3) -> Ring:
    """A ring that goes by the number of a case, so that many cases visit all of them."""
    rings = [ring for ring in RINGS if ring[0] >= fewest]
    return rings[number % len(rings)]


# ---- costs


def units(cost: str) -> Counter[str]:
    """The letters of a cost."""
    return Counter(letter for letter in cost if letter in RESOURCES)


def coins_in(cost: str) -> int:
    digits = "".join(letter for letter in cost if letter.isdigit())
    return int(digits or "0")


def makers(cost: str, board: str) -> list[str]:
    """Cards that make exactly the resources of a cost, together with the start of a board."""
    rest = units(cost) - Counter(BOARDS[board][0])
    found: list[str] = []
    for letter, count in rest.items():
        one, *two = _MAKERS[letter]
        assert count <= 3, "no cards make so many"
        found += [one] * (count % 2) + two * (count // 2)
    return found


def board_without(cost: str) -> str:
    """A board of the base game that starts with nothing of a cost."""
    base = [board for board in BOARDS if board not in BOX_OF_BOARD]
    return next(board for board in base if BOARDS[board][0] not in cost)


def step_cost(shipyard: str, fleet: str, step: int) -> str:
    """What the step to a space costs."""
    return SHIPYARDS[shipyard][1][fleet].split()[step - 1]


def at(fleet: str, step: int) -> list[int]:
    """All ships at the start but one."""
    return [step if name == fleet else 0 for name in FLEETS]


# ---- tables


def city(
    board: str, *cards: str, side: str = "day", coins: int = 3, stages: int = 0, **more: Any
) -> Data:
    """A city of a position; `more` are entries of the boxes."""
    return {
        "board": board,
        "side": side,
        "coins": coins,
        "cards": list(cards),
        "buried": ["?"] * stages,
        **more,
    }


_DECLINED = {
    "fleet": "pass",
    "discard": "pass",
    "naval": "join",
    "last": "pass",
    "extra": "pass",
    "bury": "pass",
}


class Table:
    """A game with Armada at the beginning of a turn.

    Cities that are not named get a board and a shipyard that nobody has, and nothing else. Cards of
    hands that are not named are any that are left.
    """

    def __init__(
        self,
        ring: Ring,
        cities: Mapping[int, Data] | None = None,
        hands: Mapping[int, Sequence[str]] | None = None,
        *,
        age: int = 1,
        turn: int = 1,
        discard: Sequence[str] = (),
        boxes: Sequence[str] = ("armada",),
        seed: int = 0,
        incursions: Sequence[tuple[int, int]] = (),
        leader_hands: Mapping[int, Sequence[str]] | None = None,
        **options: Any,
    ) -> None:
        self.players, self.me = ring
        self.boxes = boxes
        self.eight_yards = options.get("armada_edition") == 1 or self.players == 8
        self.size = 7 + ("cities" in boxes) + ("armada" in boxes and self.players < 8)
        self.turns = self.size - 1
        position: Data = {
            "options": {"expansions": list(boxes), **options},
            "seed": seed,
            "age": age,
            "turn": turn,
            "cities": self._cities(cities or {}),
            "hands": self._hands(hands or {}, self.size + 1 - turn),
            "discard": list(discard),
        }
        if incursions:
            pairs = [[self.seat(who), self.seat(whom)] for who, whom in incursions]
            position["sea"] = {"incursions": pairs}
        if leader_hands:
            held: list[list[str]] = [[] for _ in range(self.players)]
            for who, leaders in leader_hands.items():
                held[self.seat(who)] = list(leaders)
            position["court"] = {"hands": held}
        self.game = Game.from_position(position)

    def _cities(self, given: Mapping[int, Data]) -> list[Data]:
        by_seat = {self.seat(who): dict(data) for who, data in given.items()}
        assert len(by_seat) == len(given), "two cities for one seat"
        boards = {data["board"] for data in by_seat.values()}
        yards = {data.get("shipyard") for data in by_seat.values()}
        all_boards = [b for b in BOARDS if BOX_OF_BOARD.get(b, "base") in ("base", *self.boxes)]
        spare_boards = [board for board in all_boards if board not in boards]
        # The last one is the first edition's, and that of eight players.
        there = list(SHIPYARDS) if self.eight_yards else list(SHIPYARDS)[:7]
        spare_yards = [yard for yard in there if yard not in yards]
        cities = []
        for seat in range(self.players):
            data = by_seat.get(seat) or city(spare_boards.pop(0))
            if "armada" in self.boxes and "shipyard" not in data:
                data["shipyard"] = spare_yards.pop()
            cities.append(data)
        return cities

    def _hands(self, given: Mapping[int, Sequence[str]], size: int) -> list[list[str]]:
        hands = [["?"] * size for _ in range(self.players)]
        for who, cards in given.items():
            hands[self.seat(who)] = [*cards, *["?"] * (size - len(cards))]
        return hands

    def seat(self, who: int) -> int:
        """The seat of the player who sits that far to the left of the acting one."""
        return (self.me + who) % self.players

    @property
    def others(self) -> range:
        """All but the acting player, from the left round the table."""
        return range(1, self.players)

    # ---- what is asked

    def asked(self, who: int = ME) -> str | None:
        """The kind of decision that a player owes."""
        decision = self.game.pending.get(self.seat(who))
        return decision.kind if decision else None

    def moves(self, who: int = ME) -> list[str]:
        """All that a player may answer; nothing if nothing is asked."""
        decision = self.game.pending.get(self.seat(who))
        return [move.text for move in decision.moves] if decision else []

    def builds(self, card: str, who: int = ME) -> list[str]:
        """The ways to build a card, without the words `build CARD`."""
        return self._ways("build", card, who)

    def stages(self, card: str = "", who: int = ME) -> list[str]:
        """The ways to build the next stage with a card (any one, if none is named)."""
        return self._ways("stage", card or self.hand(who)[0], who)

    def sales(self, card: str = "", who: int = ME) -> list[str]:
        return self._ways("sell", card or self.hand(who)[0], who)

    def _ways(self, verb: str, card: str, who: int) -> list[str]:
        words = [move.split() for move in self.moves(who)]
        return [" ".join(move[2:]) for move in words if move[:2] == [verb, card]]

    # ---- playing

    def play(self, who: int, move: str) -> None:
        self.game.play(self.seat(who), move)

    def turn(self, moves: Mapping[int, str] | None = None) -> None:
        """Everybody plays the move that is named, or sells the first card of the hand."""
        named = {self.seat(who): move for who, move in (moves or {}).items()}
        for seat, decision in self.game.pending.items():
            assert decision.kind in ("card", "recruit")
            self.game.play(seat, named.pop(seat, "") or sale(decision))
        assert not named, "a move is named for a seat that was not asked"

    def settle(self, *answers: tuple[int, str]) -> None:
        """Answer what the turn asks, in this order; decline what else it offers."""
        for who, move in answers:
            while self.seat(who) not in self.game.pending:
                self._decline()
            self.play(who, move)
        while self._unsettled():
            self._decline()

    def _unsettled(self) -> bool:
        return any(d.kind not in ("card", "recruit") for d in self.game.pending.values())

    def _decline(self) -> None:
        seat, decision = next(iter(self.game.pending.items()))
        assert decision.kind not in ("card", "recruit"), "the turn is over"
        self.game.play(seat, _DECLINED.get(decision.kind) or decision.moves[0].text)

    # ---- looking

    def city(self, who: int = ME) -> Data:
        found: Data = self.game.position()["cities"][self.seat(who)]
        return found

    def coins(self, who: int = ME) -> int:
        return int(self.city(who)["coins"])

    def cards(self, who: int = ME) -> list[str]:
        return list(self.city(who)["cards"])

    def islands(self, who: int = ME) -> list[str]:
        return list(self.city(who)["islands"])

    def fleet(self, name: str, who: int = ME) -> int:
        return int(self.city(who)["fleets"][FLEETS.index(name)])

    def hand(self, who: int = ME) -> list[str]:
        return list(self.game.position()["hands"][self.seat(who)])

    def points(self, line: str, who: int = ME) -> int:
        return self.game.scores()[self.seat(who)][line]

    def events(self, kind: str, who: int | None = ME) -> list[Data]:
        """What happened of one kind, to a player or to anybody."""
        seat = None if who is None else self.seat(who)
        found = [event for event in self.game.events if event["event"] == kind]
        return [event for event in found if seat is None or event.get("seat") == seat]

    def lost(self, who: int = ME) -> int:
        """How many coins a player has lost to tributes, pirates and the like."""
        return sum(event["coins"] for event in self.events("lose", who))

    def strengths(self) -> dict[int, int]:
        """The naval strength of each who took part in a naval conflict, by who it is."""
        ranked = {event["seat"]: event["strength"] for event in self.events("naval", None)}
        return {
            who: ranked[self.seat(who)] for who in range(self.players) if self.seat(who) in ranked
        }


def sale(decision: Decision) -> str:
    """The sale of the first card for coins."""
    return next(move.text for move in decision.moves if move.verb == "sell" and not move.ship)


def tokens(table: Table, who: int = ME) -> tuple[list[int], int]:
    """The victory tokens of a player, and the number of defeats."""
    found = table.city(who)
    return found["victories"], found["defeats"]
