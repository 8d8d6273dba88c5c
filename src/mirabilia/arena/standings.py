"""What the games of a contest add up to: wins, points, rating and time of each bot."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from mirabilia.arena.contest import Contest, Outcome
from mirabilia.arena.ratings import Ranked, Rating, rated
from mirabilia.arena.results import Line
from mirabilia.arena.statistics import VICTORY, Standing, Tally, clustered_interval
from mirabilia.game import Result
from mirabilia.intervals import NORMAL_90

# In microseconds.
SECOND: Final = 1_000_000


class Entry:
    """One bot of a contest: the places it held, its rating, and the time of each move."""

    def __init__(self) -> None:
        self.standing: Final = Standing()
        self.rounds: Final[dict[int, Standing]] = {}
        self.times: Final[list[int]] = []
        self.rating = Rating(0, 0)

    def add(self, number: int, points: dict[str, int], victory: int) -> None:
        """Count a place in a game of a round."""
        self.standing.add(points, victory)
        self.rounds.setdefault(number, Standing()).add(points, victory)

    @property
    def win_interval(self) -> tuple[float, float]:
        """The 90 % interval of the win share; the games of a round share a deal."""
        return clustered_interval(list(self.rounds.values()), NORMAL_90)

    @property
    def mean_time(self) -> float:
        """The mean time of a move in seconds; 0 for a bot that made none."""
        return sum(self.times) / len(self.times) / SECOND if self.times else 0.0

    def time_within(self, share: float) -> float:
        """The seconds within which this share of the moves was made."""
        if not self.times:
            return 0.0
        return sorted(self.times)[ceil(share * len(self.times)) - 1] / SECOND


class Standings:
    """The bots of a contest in the order they were named; the sums in total and by round."""

    def __init__(self, outcome: Outcome) -> None:
        contest = outcome.contest
        self.entries: Final = {name: Entry() for name in contest.kinds}
        self.rounds: Final[dict[int, Tally]] = {}
        for line in outcome.lines:
            self.count(contest, line)
        self.tally: Final = Tally()
        for tally in self.rounds.values():
            self.tally.merge(tally)
        for name, rating in rated(ranked_rounds(outcome)).items():
            self.entries[name].rating = rating

    def count(self, contest: Contest, line: Line) -> None:
        seats = seats_of(contest)
        result = result_of(contest, line)
        wonders = [(board, side) for board, side in line["wonders"]]
        names = [name for name in line["bots"] for _ in range(contest.team)]
        tally = self.rounds.setdefault(line["round"], Tally())
        tally.add(result, names, wonders, sum(map(len, line["times"])))
        won = [place for place, held in enumerate(seats) if held[0] in result.winners]
        for place, name in enumerate(line["bots"]):
            entry = self.entries[name]
            part = VICTORY // len(won) if place in won else 0
            points = together([result.points[seat] for seat in seats[place]])
            entry.add(line["round"], points, part)
            for seat in seats[place]:
                entry.times.extend(line["times"][seat])

    def side_interval(self, side: tuple[str, str]) -> tuple[float, float]:
        """The interval of a wonder side's wins; within a round it always has the same cards."""
        rounds = [tally.sides[side] for tally in self.rounds.values() if side in tally.sides]
        return clustered_interval(rounds, NORMAL_90)


def seats_of(contest: Contest) -> list[list[int]]:
    """The seats of each place."""
    team = contest.team
    return [list(range(place * team, (place + 1) * team)) for place in range(contest.places)]


def result_of(contest: Contest, line: Line) -> Result:
    return Result(line["points"], line["coins"], contest.options["teams"])


def ranks(contest: Contest, line: Line) -> list[int]:
    """The rank of each place."""
    by_seat = result_of(contest, line).ranks
    return [by_seat[seats[0]] for seats in seats_of(contest)]


def ranked_rounds(outcome: Outcome) -> list[list[Ranked]]:
    """The games of each round, as the ratings want them."""
    rounds: dict[int, list[Ranked]] = {}
    for line in outcome.lines:
        ranked = (line["bots"], ranks(outcome.contest, line))
        rounds.setdefault(line["round"], []).append(ranked)
    return list(rounds.values())


def together(points: Sequence[dict[str, int]]) -> dict[str, int]:
    """The points of a place by category: those of a seat, or of both seats of a team."""
    return {category: sum(seat[category] for seat in points) for category in points[0]}
