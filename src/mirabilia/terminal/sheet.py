"""Draws the score sheet, and says who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.table import Table as Grid

from mirabilia.game import Result
from mirabilia.terminal.frames import Fitting, signed
from mirabilia.terminal.phrases import Phrases


class Sheet:
    """Draws the points of one table."""

    def __init__(self, phrases: Phrases) -> None:
        self.words: Final = phrases.words
        self.table: Final = phrases.table
        self.phrases: Final = phrases

    def points(self, scores: Sequence[dict[str, int]], title: str) -> RenderableType:
        """The score sheet: a row for each seat or, if that is too wide, a column."""
        heads = [self.words(f"line-{name}") for name in [*scores[0], "total", "coins"]]
        names = [self.phrases.city(seat) for seat in self.table.seats]
        rows = [self.row(scores, seat) for seat in self.table.seats]
        if self.table.options.teams:
            heads.insert(-1, self.words("line-team"))
        upright = sheet_grid(title, heads)
        for seat, row in enumerate(rows):
            upright.add_row(names[seat], *row, style="own" if seat == self.table.me else "")
        turned = sheet_grid(title, names)
        for place, head in enumerate(heads):
            turned.add_row(" ".join(head.split()), *[row[place] for row in rows])
        return Fitting(upright, turned)

    def row(self, scores: Sequence[dict[str, int]], seat: int) -> list[str]:
        totals = [sum(points.values()) for points in scores]
        figures = [*scores[seat].values(), totals[seat]]
        mate = self.table.mate(seat)
        if mate is not None:
            figures.append(totals[seat] + totals[mate])
        return [signed(figure) for figure in [*figures, self.table.cities[seat].coins]]

    def outcome(self, result: Result) -> str:
        """Who has won and, if points were equal, why."""
        totals, coins = self.sides_totals(result)
        best = max(totals)
        winners = self.names(result.winners)
        level = [seat for seat, points in enumerate(totals) if points == best]
        if len(result.winners) > (2 if result.teams else 1):
            return self.words("outcome-shared", winners=winners, points=best)
        text = self.words("outcome-won", who=winners, points=best)
        if result.teams:
            text = self.words("outcome-team", winners=winners, points=best)
        rivals = [seat for seat in level if seat not in result.winners]
        if not rivals:
            return text
        held, most = coins[result.winners[0]], max(coins[seat] for seat in rivals)
        others = self.names(rivals)
        return self.words("outcome-tie", won=text, rivals=others, coins=held, most=most)

    def names(self, seats: Sequence[int]) -> str:
        return " ".join(self.table.who(seat) for seat in seats)

    def sides_totals(self, result: Result) -> tuple[list[int], list[int]]:
        """For each seat the points and coins that are compared: its own, or its team's (T-9)."""
        if not result.teams:
            return result.totals, result.coins
        mates = [self.table.state.team(seat) for seat in self.table.seats]
        points = [sum(result.totals[seat] for seat in team) for team in mates]
        return points, [sum(result.coins[seat] for seat in team) for team in mates]


def sheet_grid(title: str, heads: Sequence[str]) -> Grid:
    grid = Grid(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        padding=(0, 1, 0, 0),
        title=title,
        title_justify="left",
        title_style="title",
        header_style="label",
        border_style="frame",
    )
    grid.add_column("", no_wrap=True)
    for head in heads:
        grid.add_column(head, justify="right", overflow="fold")
    return grid
