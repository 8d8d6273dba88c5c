"""Tables for the tests of Leaders, Cities and teams."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from mirabilia import Game
from tests.rules import tables
from tests.rules.printed_boxes import Cost
from tests.rules.tables import LEFT, ME, RIGHT, Data, Hands, Ring, by_seat, seats

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

# Cards of age I that make a resource, alone or by choice.
EARLY = {
    "wood": ("lumber_yard", "timber_yard"),
    "clay": ("clay_pool", "clay_pit"),
    "cloth": ("loom_age1",),
}


def early_makers(cost: Cost) -> list[str]:
    """Cards of age I that make the resources of a cost, for the recruitment of age II."""
    return [card for kind, count in cost.items() for card in EARLY[kind][:count]]


# ---- seats

every_seat = tables.every_seat_of_every_table
# For what needs somebody who is no neighbour.
seats_of_four_and_more = seats(4, 5, 6, 7)
seats_of_three_and_five = seats(3, 5)
seats_of_three = seats(3)
seats_of_five = seats(5)
team_seats = seats(4, 6)


# ---- a moment of a game


def city(board: str, *cards: str, coins: int = 6, **more: Any) -> Data:
    """A city of a position, as in the base game, with the coins of L-1."""
    return tables.city(board, *cards, coins=coins, **more)


class Table(tables.Table):
    """A game at the beginning of a turn, or of a recruitment (`recruit` names leaders in hands)."""

    main: ClassVar[Sequence[str]] = ("card", "recruit", "last")

    def __init__(
        self,
        ring: Ring,
        cities: Mapping[int, Data],
        hands: Hands | None = None,
        *,
        boxes: Sequence[str] = BOTH,
        turn: int = 4,
        recruit: Hands | None = None,
        leader_hands: Hands | None = None,
        box: Sequence[str] | None = None,
        teams: bool = False,
        **more: Any,
    ) -> None:
        court: Data = {"hands": by_seat(ring, recruit or leader_hands)}
        if box is not None:
            court["box"] = list(box)
        if "leaders" in boxes:
            more["court"] = court
        if recruit is not None:
            turn = 0
            more["agenda"] = list(RECRUITMENT)
            more["asked"] = ["recruit" if hand else None for hand in court["hands"]]
        options = {"leaders": "expert", "teams": teams}
        super().__init__(ring, cities, hands, boxes=boxes, turn=turn, options=options, **more)

    def spare_boards(self) -> Sequence[str]:
        return [*BASE_BOARDS, *(board for box in self.boxes for board in BOX_BOARDS.get(box, ()))]

    def spare_city(self, board: str) -> Data:
        return city(board)

    @property
    def mate(self) -> int:
        """T-1: the team mate: 0 plays with 1, 2 with 3."""
        return LEFT if self.me % 2 == 0 else RIGHT

    @property
    def rival(self) -> int:
        """The neighbour of the other team."""
        return -self.mate

    # ---- playing

    def settle(self) -> None:
        """Answer what the turn still asks: nothing taken or buried, losses paid in coins."""
        while not self.game.over:
            open_now = [d for d in self.game.pending.values() if d.kind not in self.main]
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

    def debts(self, who: int = ME) -> int:
        return int(self.city(who)["debts"])

    def leader_hand(self, who: int = ME) -> list[str]:
        return list(self.game.position()["court"]["hands"][self.seat(who)])

    @property
    def box(self) -> list[str]:
        return list(self.game.position()["court"]["box"])


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
