"""What is found out about many games, in whole numbers, so that parts can be added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import inf, sqrt
from typing import Final, TypeVar

from mirabilia.arena.statistics import VICTORY, Standing, students
from mirabilia.catalog import load
from mirabilia.game import Game, Result
from mirabilia.intervals import NORMAL_90
from mirabilia.notation.types import City
from mirabilia.notation.types.events import CardBuilt, CardSold, LeaderRecruited, StageBuilt

Deed = CardBuilt | StageBuilt | CardSold | LeaderRecruited

# What else is done with a card or leader; builds are counted by colour.
STAGE: Final = "stage"
SALE: Final = "sale"
LEADER: Final = "leader"

# One or two seats say nothing about how much scores vary.
FEWEST_SEATS: Final = 3
# Cities with this many green cards or more are one group.
MANY_GREEN: Final = 8
# The highest military points of each group.
BATTLES: Final = (-3, 0, 3, 7, 11, 17, 99)


class Group:
    """Some seats that have something in common."""

    def __init__(self) -> None:
        self.standing: Final = Standing()
        # The victories they would have with even shares, in parts of `VICTORY`.
        self.due = 0
        self.squares = 0

    def add(self, points: dict[str, int], victory: int, players: int) -> None:
        self.standing.add(points, victory)
        self.due += VICTORY // players
        self.squares += sum(points.values()) ** 2

    def merge(self, other: Group) -> None:
        self.standing.merge(other.standing)
        self.due += other.due
        self.squares += other.squares

    @property
    def seats(self) -> int:
        return self.standing.seats

    @property
    def even_share(self) -> float:
        return self.due / VICTORY / self.seats

    @property
    def win_interval(self) -> tuple[float, float]:
        return self.standing.win_interval_of(NORMAL_90)

    @property
    def success(self) -> float:
        """The wins, divided by those of an even share."""
        return self.standing.victories / self.due

    @property
    def score_interval(self) -> tuple[float, float]:
        """The 90 % confidence interval of the mean score."""
        mean, seats = self.standing.mean_score, self.seats
        if seats < FEWEST_SEATS:
            return -inf, inf
        variance = max(0.0, (self.squares - seats * mean * mean) / (seats - 1))
        error = students(NORMAL_90, seats - 1) * sqrt(variance / seats)
        return mean - error, mean + error

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Group) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


Key = TypeVar("Key")
Groups = dict[Key, Group]


class Findings:
    """The sums of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.bots: Groups[str] = {}
        # Winners and the others.
        self.outcomes: Groups[bool] = {}
        self.sides: Groups[tuple[str, str]] = {}
        self.tables: Groups[tuple[str, int]] = {}
        self.sides_at: Groups[tuple[str, str, int]] = {}
        self.green: Groups[int] = {}
        self.battles: Groups[int] = {}
        # By bot and card; then what was done when: by bot, age, turn and colour or deed.
        self.cards: Groups[tuple[str, str]] = {}
        self.deeds: Counter[tuple[str, int, int, str]] = Counter()
        self.times: Counter[tuple[str, str, int]] = Counter()

    def add(self, game: Game, bots: list[str]) -> None:
        """Count a finished game, with the bot of each seat."""
        self.games += 1
        cities = game.position()["cities"]
        result = game.result
        for seat, bot in enumerate(bots):
            self.add_seat(result, seat, bot, cities[seat])
        self.add_deeds(game, bots)

    def add_seat(self, result: Result, seat: int, bot: str, city: City) -> None:
        points = result.points[seat]
        players = len(result.points)
        won = seat in result.winners
        victory = VICTORY // len(result.winners) if won else 0
        side = (city["board"] or "", city["side"] or "")
        groups = [
            group(self.bots, bot),
            group(self.outcomes, won),
            group(self.sides, side),
            group(self.tables, (bot, players)),
            group(self.sides_at, (*side, players)),
            group(self.green, min(MANY_GREEN, count_green(city["cards"]))),
            group(self.battles, battle_group(points["military"])),
            *(group(self.cards, (bot, card)) for card in dict.fromkeys(city["cards"])),
        ]
        for one in groups:
            one.add(points, victory, players)

    def add_deeds(self, game: Game, bots: list[str]) -> None:
        """Leaders are recruited between the conflicts of an age and the next deal: turn 0."""
        age, turn = 1, 0
        for event in game.events:
            if event["event"] == "turn":
                age, turn = event["age"], event["turn"]
            elif event["event"] in _END_OF_AGE and turn:
                age, turn = age + 1, 0
            elif (
                event["event"] == "build"
                or event["event"] == "stage"
                or event["event"] == "sell"
                or event["event"] == "recruit"
            ):
                self.add_deed(bots[event["seat"]], age, turn, event)

    def add_deed(self, bot: str, age: int, turn: int, event: Deed) -> None:
        self.deeds[bot, age, turn, deed_of(event)] += 1
        if event["event"] == "build":
            self.times[bot, event["card"], turn] += 1

    def merge(self, other: Findings) -> None:
        """Count the games of other findings too."""
        self.games += other.games
        merge(self.bots, other.bots)
        merge(self.outcomes, other.outcomes)
        merge(self.sides, other.sides)
        merge(self.tables, other.tables)
        merge(self.sides_at, other.sides_at)
        merge(self.green, other.green)
        merge(self.battles, other.battles)
        merge(self.cards, other.cards)
        self.deeds += other.deeds
        self.times += other.times

    @property
    def seats(self) -> int:
        return sum(one.seats for one in self.bots.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Findings) and vars(self) == vars(other)

    __hash__ = None  # type: ignore[assignment]


def group(groups: Groups[Key], key: Key) -> Group:
    return groups.setdefault(key, Group())


def merge(groups: Groups[Key], others: Groups[Key]) -> None:
    for key, other in others.items():
        group(groups, key).merge(other)


def total(groups: Iterable[Group]) -> Group:
    """All of them together."""
    whole = Group()
    for one in groups:
        whole.merge(one)
    return whole


# ---- what is counted


# Every age has one of these, whoever uses diplomacy.
_END_OF_AGE: Final = ("conflict", "abroad")
_DEEDS: Final = {"stage": STAGE, "sell": SALE, "recruit": LEADER}


def deed_of(event: Deed) -> str:
    """What was done: a stage, a sale, a leader, or the colour of the card that was built."""
    return colour_of(event["card"]) if event["event"] == "build" else _DEEDS[event["event"]]


def colour_of(card: str) -> str:
    return load().card_by_id[card].colour_name


def count_green(cards: list[str]) -> int:
    return sum(colour_of(card) == "green" for card in cards)


def battle_group(points: int) -> int:
    """The number of the group for these military points."""
    return next(number for number, most in enumerate(BATTLES) if points <= most)
