"""The review of a game: who was how likely to win when, and what each decision cost.

>>> from mirabilia.review import Effort, review
>>> from mirabilia import Game
>>> game = Game.new(players=3, seed=1)
>>> while not game.over:
...     for seat, decision in game.pending.items():
...         game.play(seat, decision.moves[0])
>>> found = review(game.record(), Effort(iterations=1, rounds=2))
>>> len(found.moments[0].chances)
3
"""

from mirabilia.review.account import Account, Moment, Review, Reviewed, Swing
from mirabilia.review.findings import CATEGORIES, Effort, Finding, Reason, Task, look_into
from mirabilia.review.reviewing import review, review_of, tasks_of, usual_effort
from mirabilia.review.types import (
    ReviewAccount,
    ReviewData,
    ReviewedDecision,
    ReviewMade,
    ReviewMoment,
    ReviewReason,
)
from mirabilia.review.writing import review_to_json

__all__ = [
    "CATEGORIES",
    "Account",
    "Effort",
    "Finding",
    "Moment",
    "Reason",
    "Review",
    "ReviewAccount",
    "ReviewData",
    "ReviewMade",
    "ReviewMoment",
    "ReviewReason",
    "Reviewed",
    "ReviewedDecision",
    "Swing",
    "Task",
    "look_into",
    "review",
    "review_of",
    "review_to_json",
    "tasks_of",
    "usual_effort",
]
