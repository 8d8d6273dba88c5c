"""What a review tells: the course of the chances, each decision, and what luck and choices made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from mirabilia.review.findings import CATEGORIES, Effort, Finding

# A cost of fewer standard errors than this is within the noise.
CLEAR: Final = 2.0
# So is a cost that is smaller than this.
LEAST_COST: Final = 0.005


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A decision of a game, and what was found out about it.

    `entry` is its number in the record, `step` that of the table it was asked at: as many reveals
    came before it.
    """

    entry: int
    step: int
    age: int
    turn: int
    seat: int
    kind: str
    played: str
    finding: Finding

    @property
    def before(self) -> float:
        """The chance of the seat with the best move."""
        return self.finding.chances[self.seat]

    @property
    def is_equal(self) -> bool:
        """Whether the move was as good as the best one, as far as can be told."""
        finding = self.finding
        return finding.cost < max(LEAST_COST, CLEAR * finding.error)

    @property
    def loss(self) -> float:
        """What the move cost, if that can be told."""
        return 0.0 if self.is_equal else self.finding.cost


@dataclass(frozen=True, slots=True)
class Moment:
    """Everybody's chance to win at a moment, with the standard error of each figure.

    The moment is that of a step: as many reveals came before it.
    """

    step: int
    age: int
    turn: int
    chances: tuple[float, ...]
    error: float


@dataclass(frozen=True, slots=True)
class Swing:
    """How the chance of a seat changed in a step in which it decided something."""

    decision: Reviewed
    change: float


@dataclass(frozen=True, slots=True)
class Account:
    """Why a seat's chance went from an even one to what it won.

    `even` + `deal` + `others` + `choices` is `won`. `deal` is what the cards of each age brought,
    `others` what everybody else did and what came round, `choices` what the seat's own decisions
    lost, compared with the strong player. `lost` shares the clear losses out by category.
    """

    even: float
    deal: float
    others: float
    choices: float
    won: float
    lost: dict[str, float]


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, reviewed."""

    players: int
    teams: bool
    effort: Effort
    seed: str
    winners: tuple[int, ...]
    decisions: tuple[Reviewed, ...]
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]

    def losses(self, seat: int | None = None) -> list[Reviewed]:
        """The decisions that clearly cost something, of one seat or of all, the worst first."""
        return sorted(
            (one for one in self.decisions if one.loss and seat in (None, one.seat)),
            key=lambda one: (-one.loss, one.entry),
        )

    def swings(self, most: int) -> list[Swing]:
        """The moves with which a chance changed most."""
        following = dict(zip(self.moments, self.moments[1:], strict=False))
        by_step = {now.step: (now, then) for now, then in following.items()}
        found = []
        for one in self.decisions:
            if one.step in by_step:
                now, then = by_step[one.step]
                found.append(Swing(one, then.chances[one.seat] - now.chances[one.seat]))
        return sorted(found, key=lambda swing: (-abs(swing.change), swing.decision.entry))[:most]


# ---- the course


def course(
    decisions: Sequence[Reviewed], players: int, last: Moment, rounds: int
) -> tuple[Moment, ...]:
    """The chances at each step where at least half of the seats had a choice, and the end.

    Each of these seats sees other cards, and so has chances of its own for everybody: the figures
    are their means.
    """
    # If a seat decides several times in a step, its first decision counts.
    steps: dict[int, dict[int, Reviewed]] = {}
    for one in decisions:
        steps.setdefault(one.step, {}).setdefault(one.seat, one)
    found = []
    for step, first in steps.items():
        asked = list(first.values())
        if 2 * len(asked) >= players:
            chances = [
                sum(one.finding.chances[seat] for one in asked) / len(asked)
                for seat in range(players)
            ]
            # That of a share of one half, which has the largest.
            error = 0.5 / sqrt(rounds * len(asked))
            found.append(Moment(step, asked[0].age, asked[0].turn, tuple(chances), error))
    return (*found, last)


# ---- luck and choices


def account(decisions: Sequence[Reviewed], even: float, won: float) -> Account:
    """The account of a seat with these decisions, in their order."""
    deal = others = choices = 0.0
    chance, age = even, -1
    for one in decisions:
        if one.age != age:
            deal += one.before - chance
        else:
            others += one.before - chance
        choices -= one.finding.cost
        chance, age = one.finding.chance, one.age
    others += won - chance
    return Account(even, deal, others, choices, won, lost_by_category(decisions))


def lost_by_category(decisions: Sequence[Reviewed]) -> dict[str, float]:
    """Each clear loss, shared out by the size of its reasons."""
    lost = dict.fromkeys(CATEGORIES, 0.0)
    for one in decisions:
        whole = sum(reason.points for reason in one.finding.reasons)
        for reason in one.finding.reasons:
            lost[reason.category] += one.loss * reason.points / whole
    return lost
