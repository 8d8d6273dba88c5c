"""What a bot says about its best moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mirabilia.bots.eyes import boxes_of, table_of
from mirabilia.bots.outlook import turns_by_age
from mirabilia.bots.search.figures import TOPICS
from mirabilia.catalog.model import AGES
from mirabilia.engine.ints import Action
from mirabilia.notation.moves import Move
from mirabilia.notation.views import View

# Smaller differences are not mentioned.
WORTH_TELLING: Final = 0.3
MOST_REASONS: Final = 3


@dataclass(frozen=True, slots=True)
class Reason:
    """What a topic, one of `TOPICS`, adds to the expected points, compared with other moves."""

    topic: str
    points: float


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, how often it is expected to win, with how many points, and why."""

    move: Move
    wins: float
    points: float
    reasons: tuple[Reason, ...]


def reasons(topics: dict[int, list[float]], act: Action) -> tuple[Reason, ...]:
    """How an answer differs from the mean of all, the largest differences first."""
    found = []
    for number, topic in enumerate(TOPICS):
        mean = sum(added[number] for added in topics.values()) / len(topics)
        found.append(Reason(topic, topics[act][number] - mean))
    telling = [reason for reason in found if abs(reason.points) >= WORTH_TELLING]
    return tuple(sorted(telling, key=lambda reason: -abs(reason.points))[:MOST_REASONS])


# ---- chances

# How much of what a search won is not believed when a game begins: at tables without other boxes,
# and with them. Among equals leads are small, and games in the head hold on to them better than
# players do. `python -m benchmarks.advice` has learned the figures.
DOUBTS: Final = {"base": 0.2, "boxes": 0.05}


def chance_of(wins: float, view: View) -> float:
    """The chance to win of a seat whose search won this share of its games."""
    _, boxes = boxes_of(view)
    table = table_of(view)
    even = even_share(len(table.cities), table.options.teams)
    return believed(wins, even, DOUBTS["boxes" if boxes else "base"] * rest_of_game(view))


def believed(wins: float, even: float, doubt: float) -> float:
    """A share of wins brought nearer to an even chance."""
    return even + (1.0 - doubt) * (wins - even)


def even_share(players: int, teams: bool = False) -> float:
    """The chance to win if all seats are equal."""
    return 2 / players if teams else 1 / players


def rest_of_game(view: View) -> float:
    """The share of all turns that is left after the present one."""
    table = table_of(view)
    return sum(turns_by_age(table)) / (AGES * table.options.turns)
