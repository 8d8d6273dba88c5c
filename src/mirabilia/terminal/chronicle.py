"""Draws what happened: a turn, a chapter of the log, the conflicts of an age."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType

from mirabilia.terminal.frames import panel, row_grid
from mirabilia.terminal.phrases import Phrases
from mirabilia.terminal.story import MILITARY, NAVAL, Data, Line, Teller


class Chronicle:
    """Draws what happened at one table."""

    def __init__(self, phrases: Phrases, teller: Teller) -> None:
        self.words: Final = phrases.words
        self.table: Final = phrases.table
        self.phrases: Final = phrases
        self.teller: Final = teller

    def story(self, events: Sequence[Data], before: Sequence[int]) -> RenderableType:
        """What happened: a line for each seat, with its coins, and what happened to everybody."""
        grid = row_grid(expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", no_wrap=True)
        for line in self.teller.lines(events):
            grid.add_row(self.phrases.doer(line.seat), line.text, self.purse(line, before))
        return Group(grid, *self.teller.general(events))

    def purse(self, line: Line, before: Sequence[int]) -> str:
        coins = self.table.cities[line.seat].coins
        change = coins - before[line.seat]
        trend = "up" if change > 0 else "down"
        return self.words("purse", coins=coins, change=abs(change), trend=trend) if change else ""

    def log(self, events: Sequence[Data]) -> RenderableType:
        """The lines of a chapter, without purses."""
        grid = row_grid(expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for line in self.teller.lines(events):
            grid.add_row(self.phrases.doer(line.seat), line.text)
        fought = self.teller.military(events, shields=False)
        return Group(grid, *fought, *self.teller.naval(events))

    def conflicts(self, events: Sequence[Data], age: int) -> list[RenderableType]:
        """The conflicts at the end of an age: military, with the present shields, then naval."""
        panels: list[RenderableType] = []
        if any(event["event"] in MILITARY for event in events):
            lines = self.teller.military(events, shields=True)
            panels.append(panel("\n".join(lines), self.words("title-conflicts", age=age)))
        if any(event["event"] in NAVAL for event in events):
            lines = self.teller.naval(events)
            panels.append(panel("\n".join(lines), self.words("title-naval", age=age)))
        return panels
