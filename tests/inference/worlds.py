"""Everything that could be hidden of the leaders, found by trying: for small tables.

A tale is a position and what was played from it. All leaders that the seat cannot see at its
beginning are put into every place where they can lie, and the log is told again with every leader
that each hidden entry of it may have had. A world counts if the seat would have seen what it saw.
Nothing here knows how the library draws its samples.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from mirabilia import Game, Move, View
from tests.support.plain import plain
from tests.support.play import choose

Data = dict[str, Any]

DATA: Final = Path(__file__).parents[2] / "src/mirabilia/catalog/data/1/leaders.toml"
COSTS: Final[dict[str, Any]] = {
    leader["id"]: leader["cost"]
    for leader in tomllib.loads(DATA.read_text("utf-8"))["leader"]
    if leader["group"] == "standard"
}
LEADERS: Final = list(COSTS)
ORDER: Final = {id: place for place, id in enumerate(LEADERS)}
HIDDEN: Final = "?"
ABOUT_LEADERS: Final = ("keep", "recruit", "extra", "returned", "drawn")

MOST_WORLDS: Final = 40_000


def in_order(leaders: Sequence[str]) -> list[str]:
    return sorted(leaders, key=ORDER.__getitem__)


class World(NamedTuple):
    """The leaders of a moment, and the log so far."""

    offers: list[list[str]]
    hands: list[list[str]]
    box: list[str]
    log: list[str]

    def copy(self) -> World:
        return World(
            [o[:] for o in self.offers], [h[:] for h in self.hands], self.box[:], self.log[:]
        )


class Tale:
    """A position, and how the game went on from there; `seat` is who looks."""

    def __init__(self, start: Data, seat: int) -> None:
        self.game = Game.from_position(start)
        self.start = self.game.position()
        self.seat = seat

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    def go_on(
        self, rng: Random, wishes: Callable[[Random, int, Sequence[Move]], list[Move]]
    ) -> None:
        for seat, decision in self.game.pending.items():
            moves = wishes(rng, seat, decision.moves)
            self.game.play(seat, choose(rng, moves or decision.moves))


class Worlds:
    """Every world that agrees with what the seat of a tale has seen, written down."""

    def __init__(self, tale: Tale) -> None:
        self.tale = tale
        self.seat = tale.seat
        self.view = tale.view.data
        self.players = len(self.view["now"]["cities"])
        teams = self.view["options"].get("teams")
        self.seers = [self.seat, self.seat ^ 1] if teams else [self.seat]
        self.log = [e for e in plain(self.view)["remembered"]["log"] if e[1] in ABOUT_LEADERS]
        self.seen = [hand for hand in self.view["remembered"]["hands"] if hand["age"] == 0]
        self.found: list[str] = []
        for start in self.starts():
            self.tell(start, 0)
            assert len(self.found) < MOST_WORLDS, "make the table smaller"
        assert len(set(self.found)) == len(self.found)

    # ---- the beginning

    def starts(self) -> Iterator[World]:
        """The seat knows its own leaders, and those in the cities."""
        court = self.tale.start["court"]
        known = court["offers"][self.seat] + court["hands"][self.seat]
        for seat, city in enumerate(self.tale.start["cities"]):
            known += city["leaders"] + city["graves"]
            if seat == self.seat:
                known += city["buried"]
        unknown = [leader for leader in LEADERS if leader not in known]
        zones = [*court["offers"], *court["hands"], court["box"]]
        own = (self.seat, self.players + self.seat)
        fixed = [zone if place in own else None for place, zone in enumerate(zones)]
        for dealt in deals(unknown, [len(zone) for zone in zones], fixed):
            offers, hands = dealt[: self.players], dealt[self.players : -1]
            yield World(offers, hands, dealt[-1], [])

    # ---- the log, entry by entry

    def tell(self, world: World, number: int) -> None:
        if number == len(self.log):
            self.end(world)
            return
        seat, asked, text = self.log[number][:3]
        if asked == "keep":
            if seat == 0 and not self.sees_offers(world, number // self.players):
                return
            self.branch(world, number, world.offers[seat], world.hands[seat])
        elif asked == "drawn":
            self.draw(world, number)
        elif asked == "returned":
            self.give_back(world, number)
        elif text == "pass":
            world.log.append(text)
            self.tell(world, number + 1)
        else:
            self.branch(world, number, world.hands[seat], None)

    def branch(self, world: World, number: int, source: list[str], goal: list[str] | None) -> None:
        """Every leader of a zone that the entry may have had; it goes to another zone, or away."""
        seat, asked, text = self.log[number][:3]
        verb, name, *rest = text.split()
        for leader in source:
            if name in (HIDDEN, leader):
                after = world.copy()
                (after.offers if goal is not None else after.hands)[seat].remove(leader)
                if goal is not None:
                    after.hands[seat].append(leader)
                after.log.append(" ".join([verb, leader, *rest]))
                if asked == "keep" and seat == self.players - 1:
                    after.offers.append(after.offers.pop(0))
                self.tell(after, number + 1)

    def give_back(self, world: World, number: int) -> None:
        """L-6: the whole hand."""
        seat = self.log[number][0]
        hand = in_order(world.hands[seat])
        if self.agrees(number, "returned", hand):
            after = world.copy()
            after.hands[seat].clear()
            after.box.extend(hand)
            after.log.extend(f"discard {leader}" for leader in hand)
            self.tell(after, number + len(hand))

    def draw(self, world: World, number: int) -> None:
        """L-40: four leaders, or all."""
        seat = self.log[number][0]
        for drawn in combinations(in_order(world.box), min(4, len(world.box))):
            if self.agrees(number, "drawn", list(drawn)):
                after = world.copy()
                after.hands[seat].extend(drawn)
                for leader in drawn:
                    after.box.remove(leader)
                after.log.extend(f"draw {leader}" for leader in drawn)
                self.tell(after, number + len(drawn))

    def agrees(self, number: int, asked: str, leaders: list[str]) -> bool:
        """Whether entries of the log may have had these leaders."""
        told = self.log[number : number + len(leaders)]
        return all(
            entry[1] == asked and entry[2].split()[1] in (HIDDEN, leader)
            for entry, leader in zip(told, leaders, strict=True)
        )

    def sees_offers(self, world: World, turn: int) -> bool:
        """Whether the seat saw these offers, and its mate's, in a round of the selection."""
        count = len(self.seers)
        seen = self.seen[turn * count : (turn + 1) * count]
        return all(set(world.offers[hand["holder"]]) == set(hand["cards"]) for hand in seen)

    def end(self, world: World) -> None:
        court = self.view["now"]["court"]
        for seat in self.seers:
            if set(world.hands[seat]) != set(court["hands"][seat]):
                return
            if set(world.offers[seat]) != set(court["offers"][seat]):
                return
        assert len(world.box) == len(court["box"])
        self.found.append(written(world))


def deals(
    leaders: list[str], sizes: list[int], fixed: list[list[str] | None]
) -> Iterator[list[list[str]]]:
    """Every way to deal leaders into zones; the last ones of them may lie nowhere."""
    if not sizes:
        yield []
        return
    zone = fixed[0]
    for dealt in [tuple(zone)] if zone is not None else combinations(leaders, sizes[0]):
        left = [leader for leader in leaders if leader not in dealt]
        for rest in deals(left, sizes[1:], fixed[1:]):
            yield [list(dealt), *rest]


def written(world: World) -> str:
    zones = [[in_order(zone) for zone in world.offers], [in_order(zone) for zone in world.hands]]
    return json.dumps([*zones, in_order(world.box), world.log])


def signature(game: Game) -> str:
    """The leaders of a game, as `written`."""
    position = plain(game.position())
    court = position["court"]
    log = [e[2] for e in position["history"]["log"] if e[1] in ABOUT_LEADERS]
    return written(World(court["offers"], court["hands"], court["box"], log))


def log_of(truth: str) -> list[str]:
    """The log of a world that was written down."""
    log: list[str] = json.loads(truth)[-1]
    return log
