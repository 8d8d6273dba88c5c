"""Ratings of bots by what place they took against whom: Plackett and Luce's model, of openskill.

All begin with 25 ± 8.3. Bots do not get better or worse, so no doubt is added with time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

_NEEDED: Final = "the ratings of the arena need a package: pip install 'mirabilia[arena]'"


class Rating:
    """A bot's strength, and how unsure it is: about two thirds lie within `sigma` of `mu`."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.mu: Final = mu
        self.sigma: Final = sigma


def rating_model() -> PlackettLuce:
    """What rates; a plain word if it is not installed."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise ValueError(_NEEDED) from None
    return PlackettLuce(tau=0)


def rated(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after some games: for each, the bots by place and the ranks they reached.

    A bot that holds several places of a game gets the mean of what they would get.
    """
    model = rating_model()
    ratings: dict[str, Rating] = {}
    for bots, ranks in games:
        before = [ratings.get(bot) or Rating(model.mu, model.sigma) for bot in bots]
        teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for bot in set(bots):
            own = [new for new, name in zip(after, bots, strict=True) if name == bot]
            mu = sum(new.mu for new in own) / len(own)
            sigma = sum(new.sigma for new in own) / len(own)
            ratings[bot] = Rating(mu, sigma)
    return ratings
