"""The words for what a review has found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mirabilia.game import Step
from mirabilia.locales import Words
from mirabilia.notation.moves import Move
from mirabilia.review import CATEGORIES, Account, Finding, Moment, Review, Reviewed
from mirabilia.terminal.phrases import Phrases
from mirabilia.terminal.table import laid_open


class Telling:
    """The words for what a review has found."""

    def __init__(self, words: Words, steps: Sequence[Step], review: Review) -> None:
        self.words: Final = words
        self.steps: Final = steps
        self.review: Final = review
        self.phrases: Final[dict[int, Phrases]] = {}

    def at(self, step: int) -> Phrases:
        """The words for the table of a step."""
        if step not in self.phrases:
            self.phrases[step] = Phrases(self.words, laid_open(self.steps[step].game))
        return self.phrases[step]

    def city(self, seat: int) -> str:
        return self.at(len(self.steps) - 1).city(seat)

    def moment(self, one: Reviewed | Moment) -> str:
        """When it was, as `replay --from` takes it."""
        if isinstance(one, Moment) and one is self.review.moments[-1]:
            return self.words("review-end")
        return self.words("review-moment", age=one.age, turn=one.turn, number=0)

    def played(self, one: Reviewed) -> str:
        return self.move(one, one.played)

    def better(self, one: Reviewed) -> str:
        return self.move(one, one.finding.best)

    def move(self, one: Reviewed, text: str) -> str:
        phrases = self.at(one.step)
        return phrases.choice(Move.parse(text, phrases.table.catalogue), one.seat)

    def cost(self, finding: Finding) -> str:
        """The cost with twice its standard error."""
        return self.words("review-cost", cost=finding.cost, error=2 * finding.error)

    def verdict(self, one: Reviewed) -> str:
        if one.played == one.finding.best:
            return self.words("review-best")
        return self.words("review-equal") if one.is_equal else self.cost(one.finding)

    def why(self, one: Reviewed) -> str:
        reasons = [
            self.words("review-reason", category=reason.category) for reason in one.finding.reasons
        ]
        return "" if one.is_equal else self.words.list(reasons, "series")

    def percent(self, share: float) -> str:
        return self.words("review-percent", share=share)

    def change(self, share: float) -> str:
        shown = self.percent(abs(share))
        return shown if round(100 * share) == 0 else f"{'+' if share > 0 else '−'}{shown}"

    def sums(self, account: Account) -> list[str]:
        """An even chance, what changed it, and what came of it."""
        changes = [account.deal, account.others, account.choices]
        shown = [self.change(change) for change in changes]
        return [self.percent(account.even), *shown, self.percent(account.won)]

    def lost(self, account: Account) -> list[str]:
        return [self.change(-account.lost[category]) for category in CATEGORIES]
