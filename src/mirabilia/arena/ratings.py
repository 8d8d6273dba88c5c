"""Ratings of bots by their ranks in games: the Plackett-Luce model of openskill.

Every bot starts at 25 ± 8.3. Bots do not get better or worse, so uncertainty does not grow again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

_NEEDED: Final = "the ratings of the arena need a package: pip install 'mirabilia[arena]'"


class Rating:
    """A bot's strength: with a chance of about two thirds, it is within `sigma` of `mu`."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.mu: Final = mu
        self.sigma: Final = sigma


def rating_model() -> PlackettLuce:
    """The model, or a plain error message if it is not installed."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra
    except ModuleNotFoundError:
        raise ValueError(_NEEDED) from None
    return PlackettLuce(tau=0)


def rated(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """The ratings after some games, each given as the bots by place and their ranks.

    A bot with several places in a game gets the mean of their new ratings.
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
