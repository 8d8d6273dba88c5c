"""Rows of games as they are played, for any number of workers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from mirabilia.arena.schedule import chance
from mirabilia.arena.simulation import Match, sides_of
from mirabilia.arena.statistics import Tally
from mirabilia.bots import Bot, answer
from mirabilia.bots.registry import full_name
from mirabilia.catalog import load
from mirabilia.catalog.model import AGES
from mirabilia.engine.scoring import LINES
from mirabilia.game import Decision, Game, Result
from mirabilia.notation.moves import Move

# The values of a row, in the order of its columns.
Row = tuple[Any, ...]


class Played:
    """A game that was played to its end, with what was asked on the way."""

    def __init__(self, match: Match, number: int, game: Game, bots: list[type[Bot]]) -> None:
        self.number: Final = number
        self.game: Final = game
        self.bots: Final = bots
        self.names: Final = [full_name(kind) for kind in bots]
        self.asked: Final[list[tuple[Decision, Move, int, int]]] = []
        self.options: Final = match.options

    @property
    def of_game(self) -> Row:
        """The values that all rows of a game have in common."""
        options = self.options
        return (
            self.number,
            str(self.game.position()["seed"]),
            self.game.players,
            list(options["expansions"]),
            options["teams"],
            options["sides"],
            options["leaders"],
            options["cities_leaders"],
            options["armada_edition"],
        )

    @property
    def decisions(self) -> list[int]:
        """How often each seat was asked."""
        found = [0] * self.game.players
        for decision, *_ in self.asked:
            found[decision.seat] += 1
        return found


def play_rows(match: Match, what: str, numbers: Iterable[int]) -> tuple[Tally, list[Row]]:
    """Play some games; their sums, and their rows in order."""
    tally = Tally()
    found: list[Row] = []
    for number in numbers:
        played = play(match, number)
        count(match, played, tally)
        found += _ROWS[what](played)
    return tally, found


def play(match: Match, number: int) -> Played:
    """Play one game as `simulate` does, and keep what was asked."""
    classes = match.seated(number)
    bots = [kind(chance(match.seed, number, seat)) for seat, kind in enumerate(classes)]
    game = match.new_game(number)
    played = Played(match, number, game, classes)
    while not game.over:
        for seat, decision in game.pending.items():
            age, turn = game.age, game.turn
            move = answer(bots[seat], game, decision)
            played.asked.append((decision, move, age, turn))
            game.play(seat, move)
    return played


def count(match: Match, played: Played, tally: Tally) -> None:
    names = match.names
    seated = [names[kind] for kind in played.bots]
    tally.add(played.game.result, seated, sides_of(played.game), len(played.asked))


# ---- the rows of a game


def seat_rows(played: Played) -> list[Row]:
    """A row for each seat."""
    result, cities = played.game.result, played.game.position()["cities"]
    of_game, decisions = played.of_game, played.decisions
    return [
        (
            *of_game,
            seat,
            played.names[seat],
            *values_of(result, seat, dict(city)),
            decisions[seat],
        )
        for seat, city in enumerate(cities)
    ]


def values_of(result: Result, seat: int, city: dict[str, Any]) -> Row:
    """What a seat has at the end, in the order of the columns."""
    totals = result.totals
    return (
        city["board"],
        city["side"],
        totals[seat],
        *(result.points[seat].get(line) for line in LINES),
        result.coins[seat],
        result.ranks[seat],
        share_of(result, seat),
        totals[seat] - max(totals[:seat] + totals[seat + 1 :]),
        len(city["buried"]),
        *by_age(city["cards"]),
        list(city.get("leaders", ())),
        list(city.get("islands", ())),
        len(city["victories"]),
        city["defeats"],
        city.get("debts", 0),
    )


def by_age(cards: Sequence[str]) -> list[list[str]]:
    known = load().card_by_id
    return [[card for card in cards if known[card].age == age] for age in range(1, AGES + 1)]


def share_of(result: Result, seat: int) -> float:
    """A seat's share of the victory, as `simulate` counts it."""
    winners = result.winners
    return 1 / len(winners) if seat in winners else 0.0


def decision_rows(played: Played) -> list[Row]:
    """A row for each decision, in the order in which they were answered."""
    result, of_game = played.game.result, played.of_game
    totals = result.totals
    shares = [share_of(result, seat) for seat in range(played.game.players)]
    return [
        (
            *of_game,
            decision.seat,
            played.names[decision.seat],
            number,
            age,
            turn,
            decision.kind,
            len(decision.moves),
            *values_of_move(move),
            totals[decision.seat],
            shares[decision.seat],
        )
        for number, (decision, move, age, turn) in enumerate(played.asked)
    ]


def values_of_move(move: Move) -> Row:
    paid = sum(move.payments.values())
    return move.text, move.verb, move.subject, move.ship, paid


def record_rows(played: Played) -> list[Row]:
    """The record of a game."""
    record = json.dumps(played.game.record(), separators=(",", ":"))
    return [(*played.of_game, played.names, record)]


_ROWS: Final = {"seats": seat_rows, "decisions": decision_rows, "records": record_rows}
