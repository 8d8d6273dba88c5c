"""Tables for the tests of the rules: a moment of a game, with the acting player in any seat.

Players are told apart by how many seats they sit to the left of the acting player: `ME` is the
acting player, `LEFT` and `RIGHT` are the neighbours. So a test reads the same in every seat, and
`every_seat` runs it in all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mirabilia import Decision, Game, Move
from tests.rules.printed import BOARDS, PLAYERS

Data = dict[str, Any]
# The number of players, and the seat of the acting player.
Ring = tuple[int, int]

ME = 0
LEFT = 1
RIGHT = -1

HAND = 7

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


def _rings(*numbers: int) -> pytest.MarkDecorator:
    rings: list[Ring] = [(players, seat) for players in numbers for seat in range(players)]
    return pytest.mark.parametrize("ring", rings, ids=lambda ring: f"{ring[0]}p-seat{ring[1]}")


every_seat_of_every_table = _rings(*PLAYERS)
# Three players, the first table with somebody who is no neighbour, and the largest.
every_seat = _rings(3, 4, 7)
# For what needs cards or people that three players do not have.
every_seat_of_four = _rings(4, 7)
every_seat_of_five = _rings(5, 7)


def city(
    board: str,
    *cards: str,
    side: str = "day",
    coins: int = 3,
    stages: int | Sequence[str] = 0,
    victories: Sequence[int] = (),
    defeats: int = 0,
) -> Data:
    """A city of a position; `stages` is their number or the cards under them."""
    return {
        "board": board,
        "side": side,
        "coins": coins,
        "cards": list(cards),
        "buried": ["?"] * stages if isinstance(stages, int) else list(stages),
        "victories": list(victories),
        "defeats": defeats,
    }


class Table:
    """A game at the beginning of a turn.

    Cities that are not named get a board that nobody has, 3 coins and nothing else. Cards of hands
    that are not named are any that are left.
    """

    def __init__(
        self,
        ring: Ring,
        cities: Mapping[int, Data],
        hands: Mapping[int, Sequence[str]] | None = None,
        *,
        age: int = 1,
        turn: int = 1,
        discard: Sequence[str] = (),
    ) -> None:
        self.players, self.me = ring
        size = HAND + 1 - turn
        self.game = Game.from_position(
            {
                "age": age,
                "turn": turn,
                "cities": self._all_cities(cities),
                "hands": self._all_hands(hands or {}, size),
                "discard": list(discard),
            }
        )

    def _all_cities(self, cities: Mapping[int, Data]) -> list[Data]:
        taken = {given["board"] for given in cities.values()}
        spare = [board for board in BOARDS if board not in taken]
        by_seat = {self.seat(who): given for who, given in cities.items()}
        assert len(by_seat) == len(cities), "two cities for one seat"
        return [by_seat.get(seat) or city(spare.pop()) for seat in range(self.players)]

    def _all_hands(self, hands: Mapping[int, Sequence[str]], size: int) -> list[list[str]]:
        filled = [["?"] * size for _ in range(self.players)]
        for who, cards in hands.items():
            filled[self.seat(who)] = [*cards, *["?"] * (size - len(cards))]
        return filled

    def seat(self, who: int) -> int:
        """The seat of the player who sits that far to the left of the acting one."""
        return (self.me + who) % self.players

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
        card = card or self.hand(who)[0]
        return self._ways("stage", card, who)

    def _ways(self, verb: str, card: str, who: int) -> list[str]:
        start = [verb, card]
        words = [move.split() for move in self.moves(who)]
        return [" ".join(move[2:]) for move in words if move[:2] == start]

    # ---- playing

    def play(self, who: int, move: str) -> None:
        self.game.play(self.seat(who), move)

    def turn(self, moves: Mapping[int, str] | None = None) -> None:
        """Everybody plays the move that is named, or sells the first card of the hand."""
        named = {self.seat(who): move for who, move in (moves or {}).items()}
        for seat, decision in self.game.pending.items():
            assert decision.kind == "card"
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
        found: Data = self.game.position()["cities"][self.seat(who)]
        return found

    def coins(self, who: int = ME) -> int:
        return int(self.city(who)["coins"])

    def cards(self, who: int = ME) -> list[str]:
        return list(self.city(who)["cards"])

    def hand(self, who: int = ME) -> list[str]:
        return list(self.game.position()["hands"][self.seat(who)])

    @property
    def discard(self) -> list[str]:
        return list(self.game.position()["discard"])

    def points(self, line: str, who: int = ME) -> int:
        return self.game.scores()[self.seat(who)][line]

    def events(self, kind: str, who: int = ME) -> list[Data]:
        """What happened to a player, of one kind."""
        seat = self.seat(who)
        return [e for e in self.game.events if e["event"] == kind and e.get("seat") == seat]


def tokens(table: Table, who: int = ME) -> tuple[list[int], int]:
    """The victory tokens of a player, and the number of defeats."""
    found = table.city(who)
    return sorted(found["victories"]), int(found["defeats"])


def new_game(players: int, **options: Any) -> Game:
    """A new game at its first card."""
    return Game.new(**{"players": players, "sides": "day", "seed": 1, **options})


def sell_all(game: Game) -> None:
    """One turn in which everybody sells the first card of the hand."""
    for seat, decision in game.pending.items():
        game.play(seat, sale(decision))


def sale(decision: Decision) -> Move:
    """The sale of the first card."""
    return next(move for move in decision.moves if move.verb == "sell")
