"""Tables for the tests of Leaders, Cities and teams: a moment of a game, acted out in any seat.

Players are told apart by how many seats they sit to the left of the acting player: `ME` is the
acting player, `LEFT` and `RIGHT` are the neighbours. The figures below are those printed on the
cards and boards of the two boxes, kept here so that a slip in the catalogue is seen.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mirabilia import Decision, Game

Data = dict[str, Any]
Cost = dict[str, int]
# The number of players, and the seat of the acting player.
Ring = tuple[int, int]

ME = 0
LEFT = 1
RIGHT = -1

LEADERS = ("leaders",)
CITIES = ("cities",)
BOTH = ("leaders", "cities")
ALL = ("leaders", "cities", "armada")

BASE_BOARDS = ("gizah", "rhodos", "ephesos", "alexandria", "olympia", "halikarnassos", "babylon")
BOX_BOARDS = {"leaders": ("roma", "abu_simbel"), "cities": ("byzantium", "petra")}

# What the steps of a recruitment are called in a position.
RECRUITMENT = (
    "reveal",
    "pay",
    "place",
    "act",
    "settle",
    "end recruitment",
    "deal age",
    "begin turn",
)

# ---- what is printed

# The cost of a leader that goes by the age.
BY_AGE = 0

STANDARD: dict[str, int] = {
    "ramses": 5,
    "maecenas": 1,
    "bilkis": 4,
    "nero": 1,
    "xenophon": 2,
    "vitruvius": 1,
    "hammurabi": 2,
    "leonidas": 2,
    "archimedes": 4,
    "imhotep": 3,
    "amytis": 4,
    "phidias": 3,
    "praxiteles": 3,
    "nebuchadnezzar": 4,
    "varro": 3,
    "pericles": 6,
    "hypatia": 4,
    "hiram": 3,
    "justinian": 3,
    "plato": 4,
    "alexander": 3,
    "aristotle": 3,
    "midas": 3,
    "croesus": 1,
    "hannibal": 2,
    "caesar": 5,
    "euclid": 5,
    "ptolemy": 5,
    "pythagoras": 5,
    "sappho": 1,
    "zenobia": 2,
    "nefertiti": 3,
    "cleopatra": 4,
    "solomon": 3,
}
EXPERT: dict[str, int] = {
    "nitocris": BY_AGE,
    "telesilla": 3,
    "berenice": 2,
    "hatshepsut": 2,
    "tomyris": 4,
    "aganice": BY_AGE,
    "enheduanna": 4,
    "cynisca": BY_AGE,
    "agrippina": 1,
    "gorgo": 5,
    "makeda": BY_AGE,
    "phryne": BY_AGE,
    "cornelia": BY_AGE,
    "eurypyle": BY_AGE,
    "theano": BY_AGE,
}
OF_CITIES: dict[str, int] = {
    "arsinoe": BY_AGE,
    "octavia": 1,
    "caligula": 3,
    "diocletian": 2,
    "aspasia": 3,
    "darius": 4,
}
BLACK: dict[str, tuple[int, Cost]] = {
    "opium_stash": (1, {}),
    "smugglers_cache": (1, {}),
    "west_clandestine_wharf": (1, {"coins": 1}),
    "east_clandestine_wharf": (1, {"coins": 1}),
    "dive": (1, {}),
    "cells": (1, {}),
    "customs": (1, {}),
    "pigeonhole": (1, {"coins": 1, "ore": 1}),
    "raider_camp": (1, {}),
    "secret_warehouse": (1, {"coins": 2}),
    "city_gates": (1, {"coins": 1, "wood": 1}),
    "militia": (1, {"coins": 3}),
    "hideout": (1, {}),
    "residence": (1, {"clay": 1}),
    "guardhouse": (2, {"coins": 2, "wood": 1, "ore": 1}),
    "trade_center": (2, {"stone": 1, "clay": 1, "papyrus": 1}),
    "tabularium": (2, {"coins": 2, "wood": 1, "ore": 1, "cloth": 1}),
    "black_market": (2, {"ore": 1, "cloth": 1}),
    "band_of_spies": (2, {"coins": 2, "stone": 1, "clay": 1}),
    "lair": (2, {"wood": 1, "glass": 1}),
    "raider_fort": (2, {"coins": 1, "ore": 1, "clay": 1}),
    "mercenaries": (2, {"coins": 4, "papyrus": 1}),
    "architect_firm": (2, {"coins": 1, "papyrus": 1}),
    "sepulcher": (2, {"stone": 1, "cloth": 1, "glass": 1}),
    "forging_agency": (2, {"coins": 2}),
    "opium_den": (2, {"papyrus": 1}),
    "consulate": (2, {"clay": 1, "papyrus": 1}),
    "gambling_den": (2, {"coins": 1}),
    "mint": (3, {"wood": 2, "clay": 1, "glass": 1, "cloth": 1}),
    "slave_market": (3, {"wood": 2, "ore": 2}),
    "raider_garrison": (3, {"coins": 2, "stone": 2, "cloth": 1}),
    "cenotaph": (3, {"clay": 2, "stone": 1, "glass": 1, "cloth": 1}),
    "capitol": (3, {"coins": 2, "stone": 2, "clay": 2, "glass": 1, "papyrus": 1}),
    "memorial": (3, {"wood": 1, "stone": 1, "cloth": 1}),
    "secret_network": (3, {"stone": 1, "papyrus": 1}),
    "prison": (3, {"coins": 2, "ore": 2, "clay": 1, "papyrus": 1}),
    "opium_distillery": (3, {"wood": 1, "glass": 1}),
    "brotherhood": (3, {"wood": 2, "ore": 1, "cloth": 1}),
    "chamber_of_builders": (3, {"wood": 1, "clay": 1, "glass": 1, "papyrus": 1}),
    "torture_chamber": (3, {"coins": 3, "ore": 2, "glass": 1}),
    "contingent": (3, {"coins": 5, "cloth": 1}),
    "embassy": (3, {"stone": 1, "cloth": 1, "papyrus": 1}),
}
STAGES: dict[tuple[str, str], list[tuple[Cost, int]]] = {
    ("roma", "day"): [
        ({"wood": 1, "clay": 1, "ore": 1}, 4),
        ({"stone": 2, "clay": 1, "cloth": 1}, 6),
    ],
    ("roma", "night"): [
        ({"wood": 1, "clay": 1}, 0),
        ({"stone": 1, "clay": 1, "glass": 1}, 3),
        ({"stone": 2, "papyrus": 1}, 3),
    ],
    ("abu_simbel", "day"): [
        ({"stone": 1, "clay": 1}, 3),
        ({"wood": 1, "ore": 1}, 5),
        ({"stone": 2, "glass": 1, "cloth": 1}, 0),
    ],
    ("abu_simbel", "night"): [({"clay": 2, "cloth": 1}, 0), ({"wood": 2, "glass": 1}, 0)],
    ("byzantium", "day"): [
        ({"clay": 1, "ore": 1}, 3),
        ({"wood": 2, "papyrus": 1}, 4),
        ({"clay": 2, "glass": 1, "cloth": 1}, 7),
    ],
    ("byzantium", "night"): [
        ({"wood": 1, "ore": 1, "papyrus": 1}, 4),
        ({"ore": 2, "glass": 1, "cloth": 1}, 6),
    ],
    ("petra", "day"): [
        ({"wood": 1, "stone": 1}, 3),
        ({"coins": 5}, 7),
        ({"wood": 1, "stone": 2, "papyrus": 1}, 7),
    ],
    ("petra", "night"): [({"clay": 2, "ore": 2}, 3), ({"coins": 10}, 14)],
}
EVERY_LEADER = {**STANDARD, **EXPERT, **OF_CITIES}
START = {
    "roma": "",
    "abu_simbel": "papyrus",
    "byzantium": "stone",
    "petra": "clay",
    "gizah": "stone",
    "rhodos": "ore",
    "ephesos": "papyrus",
    "alexandria": "glass",
    "olympia": "clay",
    "halikarnassos": "cloth",
    "babylon": "wood",
}

# Cards that make one or two of a resource.
ONE = {
    "wood": "lumber_yard",
    "stone": "stone_pit",
    "ore": "ore_vein",
    "clay": "clay_pool",
    "glass": "glassworks_age1",
    "cloth": "loom_age1",
    "papyrus": "press_age1",
}
TWO = {"wood": "sawmill", "stone": "quarry", "ore": "foundry", "clay": "brickyard"}
# Cards of age I that make a resource, alone or by choice.
EARLY = {
    "wood": ("lumber_yard", "timber_yard"),
    "clay": ("clay_pool", "clay_pit"),
    "cloth": ("loom_age1",),
}


def leader_cost(leader: str, age: int) -> int:
    """L-5: what is printed, or the age."""
    return EVERY_LEADER[leader] or age


def makers(cost: Cost) -> list[str]:
    """Cards that make exactly the resources of a cost."""
    cards: list[str] = []
    for resource, count in cost.items():
        if resource == "coins":
            continue
        tables = {1: [ONE], 2: [TWO], 3: [ONE, TWO]}[count]
        cards += [table[resource] for table in tables]
    return cards


def early_makers(cost: Cost) -> list[str]:
    """Cards of age I that make the resources of a cost, for the recruitment of age II."""
    return [card for kind, count in cost.items() for card in EARLY[kind][:count]]


# ---- seats


def rings(*players: int) -> list[Ring]:
    return [(count, seat) for count in players for seat in range(count)]


def _name(ring: Ring) -> str:
    return f"{ring[0]}p-seat{ring[1]}"


def _seats(*players: int) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("ring", rings(*players), ids=_name)


every_seat = _seats(3, 4, 5, 6, 7)
# For what needs somebody who is no neighbour.
seats_of_four_and_more = _seats(4, 5, 6, 7)
seats_of_three_and_five = _seats(3, 5)
seats_of_three = _seats(3)
seats_of_five = _seats(5)
team_seats = _seats(4, 6)


# ---- a moment of a game


def city(
    board: str,
    *cards: str,
    side: str = "day",
    coins: int = 6,
    stages: int | Sequence[str] = 0,
    **more: Any,
) -> Data:
    """A city of a position; `stages` is their number or the cards under them."""
    buried = ["?"] * stages if isinstance(stages, int) else list(stages)
    return {
        "board": board,
        "side": side,
        "coins": coins,
        "cards": list(cards),
        "buried": buried,
    } | {key: list(value) if isinstance(value, tuple) else value for key, value in more.items()}


class Table:
    """A game at the beginning of a turn, or of a recruitment (`recruit` names leaders in hands).

    Cities that are not named get a board that nobody has, 6 coins and nothing else. Cards of hands
    that are not named are any that are left.
    """

    def __init__(
        self,
        ring: Ring,
        cities: Mapping[int, Data],
        hands: Mapping[int, Sequence[str]] | None = None,
        *,
        boxes: Sequence[str] = BOTH,
        age: int = 1,
        turn: int = 4,
        discard: Sequence[str] = (),
        recruit: Mapping[int, Sequence[str]] | None = None,
        leader_hands: Mapping[int, Sequence[str]] | None = None,
        box: Sequence[str] | None = None,
        teams: bool = False,
    ) -> None:
        self.players, self.me = ring
        # A-60: with eight players the Armada's cards serve as the eighth hand.
        self.turns = 6 + ("cities" in boxes) + ("armada" in boxes and self.players < 8)
        in_recruitment = recruit is not None
        position: Data = {
            "options": {
                "players": self.players,
                "expansions": list(boxes),
                "leaders": "expert",
                "teams": teams,
            },
            "age": age,
            "turn": 0 if in_recruitment else turn,
            "cities": self._all_cities(cities, boxes),
            "discard": list(discard),
        }
        if in_recruitment:
            position["agenda"] = list(RECRUITMENT)
            position["asked"] = ["recruit" if self._has(recruit, s) else None for s in self.seats]
        else:
            position["hands"] = self._by_seat(hands, self.turns + 2 - turn)
        if "leaders" in boxes:
            position["court"] = {"hands": self._by_seat(recruit or leader_hands, 0)}
            if box is not None:
                position["court"]["box"] = list(box)
        self.game = Game.from_position(position)

    @property
    def seats(self) -> range:
        return range(self.players)

    def _has(self, hands: Mapping[int, Sequence[str]] | None, seat: int) -> bool:
        return any(self.seat(who) == seat and hand for who, hand in (hands or {}).items())

    def _all_cities(self, cities: Mapping[int, Data], boxes: Sequence[str]) -> list[Data]:
        taken = {given["board"] for given in cities.values()}
        spare = [board for board in BASE_BOARDS if board not in taken]
        spare += [b for box in boxes for b in BOX_BOARDS.get(box, ()) if b not in taken]
        by_seat = {self.seat(who): given for who, given in cities.items()}
        assert len(by_seat) == len(cities), "two cities for one seat"
        return [by_seat.get(seat) or city(spare.pop(0)) for seat in self.seats]

    def _by_seat(self, hands: Mapping[int, Sequence[str]] | None, size: int) -> list[list[str]]:
        filled = [["?"] * size for _ in self.seats]
        for who, cards in (hands or {}).items():
            filled[self.seat(who)] = [*cards, *["?"] * (size - len(cards))]
        return filled

    def seat(self, who: int) -> int:
        """The seat of the player who sits that far to the left of the acting one."""
        return (self.me + who) % self.players

    @property
    def others(self) -> range:
        """Everybody but the acting player."""
        return range(1, self.players)

    @property
    def mate(self) -> int:
        """T-1: the team mate: 0 plays with 1, 2 with 3."""
        return LEFT if self.me % 2 == 0 else RIGHT

    @property
    def rival(self) -> int:
        """The neighbour of the other team."""
        return -self.mate

    # ---- what is asked

    def asked(self, who: int = ME) -> str | None:
        """The kind of decision that a player owes."""
        decision = self.game.pending.get(self.seat(who))
        return decision.kind if decision else None

    def moves(self, who: int = ME) -> list[str]:
        """All that a player may answer; nothing if nothing is asked."""
        decision = self.game.pending.get(self.seat(who))
        return [move.text for move in decision.moves] if decision else []

    def ways(self, start: str, who: int = ME) -> list[str]:
        """The moves that begin with these words, without them."""
        head = start.split()
        words = [move.split() for move in self.moves(who)]
        return [" ".join(move[len(head) :]) for move in words if move[: len(head)] == head]

    # ---- playing

    def play(self, who: int, move: str) -> None:
        self.game.play(self.seat(who), move)

    def turn(self, moves: Mapping[int, str] | None = None) -> None:
        """Everybody plays the move that is named, or sells the first card or leader."""
        named = {self.seat(who): move for who, move in (moves or {}).items()}
        for seat, decision in self.game.pending.items():
            assert decision.kind in ("card", "recruit", "last")
            self.game.play(seat, named.pop(seat, "") or sale(decision))
        assert not named, "a move is named for a seat that was not asked"

    def settle(self) -> None:
        """Answer what the turn still asks: nothing taken or buried, losses paid in coins."""
        while not self.game.over:
            open_now = [d for d in self.game.pending.values() if d.kind not in MAIN]
            if not open_now:
                return
            for decision in open_now:
                passing = [move for move in decision.moves if move.text == "pass"]
                self.game.play(decision.seat, passing[0] if passing else decision.moves[0])

    def finish_age(self) -> None:
        """Sell everything until the age is over; its conflicts included."""
        age = self.game.age
        while self._plays(age):
            self.settle()
            if self._plays(age):
                self.turn()

    def _plays(self, age: int) -> bool:
        return not self.game.over and self.game.age == age

    # ---- looking

    def city(self, who: int = ME) -> Data:
        found: Data = self.game.position()["cities"][self.seat(who)]
        return found

    def coins(self, who: int = ME) -> int:
        return int(self.city(who)["coins"])

    def debts(self, who: int = ME) -> int:
        return int(self.city(who)["debts"])

    def tokens(self, who: int = ME) -> tuple[list[int], int]:
        """The victory tokens of a player, and the number of defeats."""
        found = self.city(who)
        return sorted(found["victories"]), int(found["defeats"])

    def hand(self, who: int = ME) -> list[str]:
        return list(self.game.position()["hands"][self.seat(who)])

    def leader_hand(self, who: int = ME) -> list[str]:
        return list(self.game.position()["court"]["hands"][self.seat(who)])

    @property
    def box(self) -> list[str]:
        return list(self.game.position()["court"]["box"])

    @property
    def discard(self) -> list[str]:
        return list(self.game.position()["discard"])

    def points(self, line: str, who: int = ME) -> int:
        return self.game.scores()[self.seat(who)][line]

    def events(self, kind: str, who: int = ME) -> list[Data]:
        """What happened to a player, of one kind."""
        seat = self.seat(who)
        return [e for e in self.game.events if e["event"] == kind and e.get("seat") == seat]


# The decisions that begin a turn.
MAIN = ("card", "recruit", "last")


def sale(decision: Decision) -> str:
    """The sale of the first card or leader."""
    return next(move.text for move in decision.moves if move.verb == "sell")


def recruited(
    ring: Ring, leader: str, mine: Data, *, age: int = 1, others: Mapping[int, Data] | None = None
) -> Table:
    """A table where the acting player has just recruited a leader; nobody else has any."""
    cities = {ME: mine, **(others or {})}
    other = "sappho" if leader == "zenobia" else "zenobia"
    table = Table(ring, cities, recruit={ME: [leader, other]}, age=age)
    table.turn({ME: f"recruit {leader}"})
    return table


def led(ring: Ring, leader: str, mine: Data, others: Mapping[int, Data] | None = None) -> Table:
    """A table in age III where the acting player has a leader of an earlier recruitment.

    Guilds and other cards of age III are there only after the last recruitment.
    """
    mine = {**mine, "leaders": [*mine.get("leaders", []), leader]}
    return Table(ring, {ME: mine, **(others or {})}, age=3)


def survives(game: Game) -> bool:
    """Whether a game goes through its position's text and back unchanged."""
    return Game.from_position(json.loads(json.dumps(game.position()))) == game
