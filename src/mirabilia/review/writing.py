"""Reviews as plain data."""

from __future__ import annotations

from typing import Final

from mirabilia.review.account import Account, Moment, Review, Reviewed
from mirabilia.review.findings import STRONG_NAME
from mirabilia.review.types import ReviewAccount, ReviewData, ReviewedDecision, ReviewMoment

FORMAT: Final = 1
DECIMALS: Final = 4


def review_to_json(review: Review) -> ReviewData:
    """A review as plain data; docs/review.md says what is in it."""
    return {
        "format": FORMAT,
        "made": {
            "by": STRONG_NAME,
            "iterations": review.effort.iterations,
            "rounds": review.effort.rounds,
            "seed": review.seed,
        },
        "players": review.players,
        "teams": review.teams,
        "winners": list(review.winners),
        "moments": [write_moment(moment) for moment in review.moments],
        "decisions": [write_decision(decision) for decision in review.decisions],
        "accounts": [write_account(account) for account in review.accounts],
    }


def write_moment(moment: Moment) -> ReviewMoment:
    return {
        "step": moment.step,
        "age": moment.age,
        "turn": moment.turn,
        "chances": [rounded(chance) for chance in moment.chances],
        "error": rounded(moment.error),
    }


def write_decision(one: Reviewed) -> ReviewedDecision:
    finding = one.finding
    return {
        "entry": one.entry,
        "step": one.step,
        "age": one.age,
        "turn": one.turn,
        "seat": one.seat,
        "kind": one.kind,
        "played": one.played,
        "best": finding.best,
        "chances": [rounded(chance) for chance in finding.chances],
        "chance": rounded(finding.chance),
        "cost": rounded(finding.cost),
        "error": rounded(finding.error),
        "equal": one.is_equal,
        "reasons": [
            {"category": reason.category, "points": round(reason.points, 2)}
            for reason in finding.reasons
        ],
    }


def write_account(account: Account) -> ReviewAccount:
    return {
        "even": rounded(account.even),
        "deal": rounded(account.deal),
        "others": rounded(account.others),
        "choices": rounded(account.choices),
        "won": rounded(account.won),
        "lost": {category: rounded(lost) for category, lost in account.lost.items()},
    }


def rounded(value: float) -> float:
    return round(value, DECIMALS) + 0.0
