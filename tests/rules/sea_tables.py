"""Tables for the tests of Armada."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from mirabilia import Game
from tests.rules import tables
from tests.rules.printed import PLAYERS
from tests.rules.printed_sea import (
    BOARDS,
    BOX_OF_BOARD,
    FLEETS,
    RESOURCES,
    SHIPYARDS,
    units,
)
from tests.rules.tables import ME, Data, Hands, Ring, by_seat, rings, seat_of, seats

# ---- seats

every_seat = tables.every_seat_of_every_table
# For what needs somebody who is no neighbour.
every_seat_of_four = seats(4, 5, 6, 7)
every_seat_of_five = seats(5, 6, 7)
every_seat_of_teams = seats(4, 6, 8)
both_editions = pytest.mark.parametrize("edition", [1, 2])


def ring_of(number: int, fewest: int = 3) -> Ring:
    """A ring that goes by the number of a case, so that many cases visit all of them."""
    found = rings(*PLAYERS[fewest - 3 :])
    return found[number % len(found)]


# ---- costs


def makers(cost: str, board: str) -> list[str]:
    """Cards that make exactly the resources of a cost, together with the start of a board."""
    rest = units(cost) - Counter(BOARDS[board][0])
    return tables.makers({RESOURCES[letter]: count for letter, count in rest.items()})


ONE_OF_EACH = [card for letter in RESOURCES for card in makers(letter, "roma")]
TWO_OF_EACH = ["sawmill", "quarry", "foundry", "brickyard"]


def board_without(cost: str) -> str:
    """A board of the base game that starts with nothing of a cost."""
    base = [board for board in BOARDS if board not in BOX_OF_BOARD]
    return next(board for board in base if BOARDS[board][0] not in cost)


def at(fleet: str, step: int) -> list[int]:
    """All ships at the start but one."""
    return [step if name == fleet else 0 for name in FLEETS]


# ---- a whole game


def sell(game: Game) -> None:
    """Everybody sells; what else is asked is declined."""
    for seat, decision in game.pending.items():
        wanted = [m for m in decision.moves if m.verb == "sell" and not m.ship]
        game.play(seat, (wanted or list(decision.moves))[0])


# ---- a moment of a game

_DECLINED = {
    "fleet": "pass",
    "discard": "pass",
    "naval": "join",
    "last": "pass",
    "extra": "pass",
    "bury": "pass",
}


class Table(tables.Table):
    """A game with Armada at the beginning of a turn; a city without a shipyard gets a spare one.

    `options` are those of the game.
    """

    main: ClassVar[Sequence[str]] = ("card", "recruit")

    def __init__(
        self,
        ring: Ring,
        cities: Mapping[int, Data] | None = None,
        hands: Hands | None = None,
        *,
        age: int = 1,
        turn: int = 1,
        discard: Sequence[str] = (),
        boxes: Sequence[str] = ("armada",),
        seed: int = 0,
        incursions: Sequence[tuple[int, int]] = (),
        leader_hands: Hands | None = None,
        **options: Any,
    ) -> None:
        self.eight_yards = options.get("armada_edition") == 1 or ring[0] == 8
        more: Data = {"age": age, "turn": turn, "discard": discard, "seed": seed}
        if incursions:
            pairs = [[seat_of(ring, who), seat_of(ring, whom)] for who, whom in incursions]
            more["sea"] = {"incursions": pairs}
        if leader_hands:
            more["court"] = {"hands": by_seat(ring, leader_hands)}
        super().__init__(ring, cities, hands, boxes=boxes, options=options, **more)

    def spare_boards(self) -> Sequence[str]:
        boxes = ("base", *self.boxes)
        return [board for board in BOARDS if BOX_OF_BOARD.get(board, "base") in boxes]

    def all_cities(self, given: Mapping[int, Data]) -> list[Data]:
        cities = super().all_cities(given)
        if "armada" not in self.boxes:
            return cities
        # The last one is the first edition's, and that of eight players.
        there = list(SHIPYARDS) if self.eight_yards else list(SHIPYARDS)[:7]
        taken = {data.get("shipyard") for data in cities}
        spare = [yard for yard in there if yard not in taken]
        return [c if "shipyard" in c else {**c, "shipyard": spare.pop()} for c in cities]

    # ---- playing

    def settle(self, *answers: tuple[int, str]) -> None:
        """Answer what the turn asks, in this order; decline what else it offers."""
        for who, move in answers:
            while self.seat(who) not in self.game.pending:
                self._decline()
            self.play(who, move)
        while self._unsettled():
            self._decline()

    def _unsettled(self) -> bool:
        return any(d.kind not in self.main for d in self.game.pending.values())

    def _decline(self) -> None:
        seat, decision = next(iter(self.game.pending.items()))
        assert decision.kind not in self.main, "the turn is over"
        self.game.play(seat, _DECLINED.get(decision.kind) or decision.moves[0].text)

    # ---- looking

    def islands(self, who: int = ME) -> list[str]:
        return list(self.city(who)["islands"])

    def fleet(self, name: str, who: int = ME) -> int:
        return int(self.city(who)["fleets"][FLEETS.index(name)])

    def lost(self, who: int = ME) -> int:
        """How many coins a player has lost to tributes, pirates and the like."""
        return sum(event["coins"] for event in self.events("lose", who))

    def strengths(self) -> dict[int, int]:
        """The naval strength of each who took part in a naval conflict, by who it is."""
        ranked = {event["seat"]: event["strength"] for event in self.events("naval", None)}
        return {
            who: ranked[self.seat(who)] for who in range(self.players) if self.seat(who) in ranked
        }
