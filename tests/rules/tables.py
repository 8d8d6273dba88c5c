"""Tables for the tests of the rules: a moment of a game, with the acting player in any seat.

Players are told apart by how many seats they sit to the left of the acting player: `ME` is the
acting player, `LEFT` and `RIGHT` are the neighbours, `FAR_LEFT` and `FAR_RIGHT` sit beyond them. So
a test reads the same in every seat, and `every_seat` runs it in all of them. Here is what all games
have in common and the base game itself; `box_tables` adds Leaders, Cities and teams, `sea_tables`
Armada.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import pytest

from mirabilia import Decision, Game, Move
from tests.rules.printed import BOARDS, PLAYERS
from tests.support.plain import plain

Data = dict[str, Any]
# The number of players, and the seat of the acting player.
Ring = tuple[int, int]
# Cards or leaders by who holds them.
Hands = Mapping[int, Sequence[str]]

ME = 0
LEFT = 1
RIGHT = -1
FAR_LEFT = 2
FAR_RIGHT = -2

# The cards of age I that cost one resource and nothing else; every number of players has them.
COSTS_ONE = {
    "wood": "stockade",
    "stone": "baths",
    "ore": "barracks",
    "clay": "guard_tower",
    "glass": "workshop",
    "cloth": "apothecary",
    "papyrus": "scriptorium",
}
# Cards that make one or two of a resource and nothing else.
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


def makers(cost: Mapping[str, int]) -> list[str]:
    """Cards that make exactly the resources of a cost, up to three of each."""
    cards: list[str] = []
    for resource, count in cost.items():
        if resource != "coins":
            tables = {0: [], 1: [ONE], 2: [TWO], 3: [ONE, TWO]}[count]
            cards += [table[resource] for table in tables]
    return cards


# ---- seats


def rings(*players: int) -> list[Ring]:
    return [(count, seat) for count in players for seat in range(count)]


def seats(*players: int) -> pytest.MarkDecorator:
    """A mark that runs a test in every seat of tables of these sizes."""
    return pytest.mark.parametrize(
        "ring", rings(*players), ids=lambda ring: f"{ring[0]}p-seat{ring[1]}"
    )


every_seat_of_every_table = seats(*PLAYERS)
# Three players, the first table with somebody who is no neighbour, and the largest.
every_seat = seats(3, 4, 7)
# For what needs cards or people that three players do not have.
every_seat_of_four = seats(4, 7)
every_seat_of_five = seats(5, 7)


def seat_of(ring: Ring, who: int) -> int:
    """The seat of the player who sits that far to the left of the acting one."""
    players, me = ring
    return (me + who) % players


def by_seat(ring: Ring, hands: Hands | None, size: int = 0) -> list[list[str]]:
    """A hand for each seat; cards that are not named, up to a size, are any that are left."""
    filled = [["?"] * size for _ in range(ring[0])]
    for who, cards in (hands or {}).items():
        filled[seat_of(ring, who)] = [*cards, *["?"] * (size - len(cards))]
    return filled


# ---- a moment of a game


def city(
    board: str,
    *cards: str,
    side: str = "day",
    coins: int = 3,
    stages: int | Sequence[str] = 0,
    **more: Any,
) -> Data:
    """A city of a position; `stages` is their number or the cards under them."""
    return {
        "board": board,
        "side": side,
        "coins": coins,
        "cards": list(cards),
        "buried": ["?"] * stages if isinstance(stages, int) else list(stages),
    } | {key: list(value) if isinstance(value, tuple) else value for key, value in more.items()}


class Table:
    """A game at the beginning of a turn.

    Cities that are not named get a board that nobody has and nothing else. Cards of hands that are
    not named are any that are left. `entries` are further entries of the position.
    """

    # The decisions that begin a turn.
    main: ClassVar[Sequence[str]] = ("card",)

    def __init__(
        self,
        ring: Ring,
        cities: Mapping[int, Data] | None = None,
        hands: Hands | None = None,
        *,
        boxes: Sequence[str] = (),
        age: int = 1,
        turn: int = 1,
        discard: Sequence[str] = (),
        options: Data | None = None,
        **entries: Any,
    ) -> None:
        self.ring = ring
        self.players, self.me = ring
        self.boxes = boxes
        # with eight players the Armada's cards serve as the eighth hand.
        self.turns = 6 + ("cities" in boxes) + ("armada" in boxes and self.players < 8)
        position = {
            "options": {"players": self.players, "expansions": list(boxes), **(options or {})},
            "age": age,
            "turn": turn,
            "cities": self.all_cities(cities or {}),
            # A recruitment, turn 0, comes before the deal.
            "hands": by_seat(ring, hands, self.turns + 2 - turn if turn else 0),
            "discard": list(discard),
        }
        self.game = Game.from_position(position | entries)

    def all_cities(self, given: Mapping[int, Data]) -> list[Data]:
        named = {self.seat(who): data for who, data in given.items()}
        assert len(named) == len(given), "two cities for one seat"
        taken = {data["board"] for data in given.values()}
        spare = [board for board in self.spare_boards() if board not in taken]
        return [named.get(seat) or self.spare_city(spare.pop(0)) for seat in range(self.players)]

    def spare_boards(self) -> Sequence[str]:
        """The boards of cities that are not named, in this order."""
        return BOARDS[::-1]

    def spare_city(self, board: str) -> Data:
        return city(board)

    def seat(self, who: int) -> int:
        """The seat of the player who sits that far to the left of the acting one."""
        return seat_of(self.ring, who)

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

    def ways(self, start: str, who: int = ME) -> list[str]:
        """The moves that begin with these words, without them."""
        head = start.split()
        words = [move.split() for move in self.moves(who)]
        return [" ".join(move[len(head) :]) for move in words if move[: len(head)] == head]

    def builds(self, card: str, who: int = ME) -> list[str]:
        """The ways to build a card, without the words `build CARD`."""
        return self.ways(f"build {card}", who)

    def stages(self, card: str = "", who: int = ME) -> list[str]:
        """The ways to build the next stage with a card (any one, if none is named)."""
        return self.ways(f"stage {card or self.hand(who)[0]}", who)

    def sales(self, card: str = "", who: int = ME) -> list[str]:
        """The ways to sell a card (any one, if none is named)."""
        return self.ways(f"sell {card or self.hand(who)[0]}", who)

    # ---- playing

    def play(self, who: int, move: str) -> None:
        self.game.play(self.seat(who), move)

    def turn(self, moves: Mapping[int, str] | None = None) -> None:
        """Everybody plays the move that is named, or sells the first card or leader."""
        named = {self.seat(who): move for who, move in (moves or {}).items()}
        for seat, decision in self.game.pending.items():
            assert decision.kind in self.main
            self.game.play(seat, named.pop(seat, "") or sale(decision))
        assert not named, "a move is named for a seat that was not asked"

    def finish_age(self) -> None:
        """Sell everything until the age is over; decline what else is offered."""
        age = self.game.age
        while not self.game.over and self.game.age == age:
            for seat, decision in self.game.pending.items():
                refusal = [move for move in decision.moves if move.verb in ("sell", "pass")][-1]
                self.game.play(seat, refusal)

    # ---- looking

    def city(self, who: int = ME) -> Data:
        found: Data = plain(self.game.position())["cities"][self.seat(who)]
        return found

    def coins(self, who: int = ME) -> int:
        return int(self.city(who)["coins"])

    def cards(self, who: int = ME) -> list[str]:
        return list(self.city(who)["cards"])

    def tokens(self, who: int = ME) -> tuple[list[int], int]:
        """The victory tokens of a player, and the number of defeats."""
        found = self.city(who)
        return sorted(found["victories"]), int(found["defeats"])

    def hand(self, who: int = ME) -> list[str]:
        return list(self.game.position()["hands"][self.seat(who)])

    @property
    def discard(self) -> list[str]:
        return list(self.game.position()["discard"])

    def points(self, line: str, who: int = ME) -> int:
        return self.game.scores()[self.seat(who)][line]

    def events(self, kind: str, who: int | None = ME) -> list[Data]:
        """What happened of one kind, to a player or to anybody."""
        seat = None if who is None else self.seat(who)
        found = [event for event in plain(self.game.events) if event["event"] == kind]
        return [event for event in found if seat is None or event.get("seat") == seat]


def new_game(players: int, **options: Any) -> Game:
    """A new game at its first card."""
    return Game.new(**{"players": players, "sides": "day", "seed": 1, **options})


def sell_all(game: Game) -> None:
    """One turn in which everybody sells the first card of the hand."""
    for seat, decision in game.pending.items():
        game.play(seat, sale(decision))


def sale(decision: Decision) -> Move:
    """The sale of the first card or leader, for coins."""
    return next(move for move in decision.moves if move.verb == "sell" and not move.ship)
