"""Draws a review: the moves that mattered, every decision, luck and choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid

from mirabilia.review import CATEGORIES
from mirabilia.terminal.frames import rule, simple_grid
from mirabilia.terminal.screen import Screen
from mirabilia.terminal.telling import Telling

# How many of the moves that cost or changed most are shown.
MOST: Final = 5


class Report:
    """Draws a review for the terminal."""

    def __init__(self, telling: Telling) -> None:
        self.telling: Final = telling
        self.words: Final = telling.words
        self.review: Final = telling.review

    def show(self, screen: Screen, seats: Sequence[int]) -> None:
        """The whole review; every decision of these seats."""
        screen.show(rule(self.words("review-title")), self.words("review-how-to-read"), "")
        for drawing in self.chapters(seats):
            screen.show(drawing, "")

    def chapters(self, seats: Sequence[int]) -> Iterator[RenderableType]:
        yield self.chances()
        yield self.losses()
        yield self.swings()
        for seat in seats:
            yield self.decisions(seat)
        yield self.accounts()
        yield self.categories()

    def chances(self) -> Grid:
        cities = [self.telling.city(seat) for seat in range(self.review.players)]
        grid = self.grid(self.words("review-chances"), [self.words("review-column-when")], cities)
        for moment in self.review.moments:
            shares = [self.telling.percent(chance) for chance in moment.chances]
            grid.add_row(self.telling.moment(moment), *shares)
        return grid

    def losses(self) -> RenderableType:
        found = self.review.losses()[:MOST]
        if not found:
            return self.words("review-none")
        heads = ["when", "city", "played", "better", "cost", "why"]
        grid = self.grid(self.words("review-losses"), self.heads(heads))
        for one in found:
            telling = self.telling
            grid.add_row(
                telling.moment(one),
                telling.city(one.seat),
                telling.played(one),
                telling.better(one),
                telling.cost(one.finding),
                telling.why(one),
            )
        return grid

    def swings(self) -> Grid:
        heads = ["when", "city", "played", "change"]
        grid = self.grid(self.words("review-swings"), self.heads(heads))
        for swing in self.review.swings(MOST):
            one = swing.decision
            grid.add_row(
                self.telling.moment(one),
                self.telling.city(one.seat),
                self.telling.played(one),
                self.telling.change(swing.change),
            )
        return grid

    def decisions(self, seat: int) -> Grid:
        heads = ["when", "played", "better", "cost", "why"]
        title = self.words("review-decisions", city=self.telling.city(seat))
        grid = self.grid(title, self.heads(heads))
        for one in self.review.decisions:
            if one.seat == seat:
                better = "" if one.is_equal else self.telling.better(one)
                grid.add_row(
                    self.telling.moment(one),
                    self.telling.played(one),
                    better,
                    self.telling.verdict(one),
                    self.telling.why(one),
                )
        return grid

    def accounts(self) -> Grid:
        heads = ["even", "deal", "others", "choices", "won"]
        title = self.words("review-accounts")
        grid = self.grid(title, [self.words("review-column-city")], self.heads(heads))
        for seat, account in enumerate(self.review.accounts):
            grid.add_row(self.telling.city(seat), *self.telling.sums(account))
        return grid

    def categories(self) -> Grid:
        figures = [self.words("review-category", category=category) for category in CATEGORIES]
        title = self.words("review-categories")
        grid = self.grid(title, [self.words("review-column-city")], figures)
        for seat, account in enumerate(self.review.accounts):
            grid.add_row(self.telling.city(seat), *self.telling.lost(account))
        return grid

    def heads(self, names: Sequence[str]) -> list[str]:
        return [self.words(f"review-column-{name}") for name in names]

    def grid(self, title: str, heads: Sequence[str], figures: Sequence[str] = ()) -> Grid:
        grid = simple_grid()
        grid.expand = False
        grid.title_justify = "left"
        grid.title_style = "title"
        grid.title = title
        for head in heads:
            grid.add_column(head, overflow="fold")
        for head in figures:
            grid.add_column(head, justify="right", overflow="fold")
        return grid
