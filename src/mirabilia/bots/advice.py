"""What a bot says about its best moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mirabilia.bots.search.figures import TOPICS
from mirabilia.notation.moves import Move

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


def reasons(topics: dict[int, list[float]], act: int) -> tuple[Reason, ...]:
    """How an answer differs from the mean of all, the largest differences first."""
    found = []
    for number, topic in enumerate(TOPICS):
        mean = sum(added[number] for added in topics.values()) / len(topics)
        found.append(Reason(topic, topics[act][number] - mean))
    telling = [reason for reason in found if abs(reason.points) >= WORTH_TELLING]
    return tuple(sorted(telling, key=lambda reason: -abs(reason.points))[:MOST_REASONS])
