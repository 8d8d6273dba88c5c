"""What drawings share: panels, rules, grids, and choosing one that fits."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text


def rule(title: str) -> Rule:
    return Rule(title, characters="═")


def panel(content: RenderableType, title: str, own: bool = False) -> Panel:
    return Panel(
        content,
        title=Text(title, style="title"),
        title_align="left",
        border_style="own" if own else "frame",
        highlight=True,
    )


def tight_grid() -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.highlight = True
    return grid


def row_grid(expand: bool = False) -> Grid:
    """Rows without lines between them."""
    grid = Grid.grid(padding=(0, 2, 0, 0), expand=expand)
    grid.highlight = True
    return grid


def simple_grid() -> Grid:
    return Grid(
        box=box.SIMPLE_HEAD,
        show_edge=False,
        expand=True,
        padding=(0, 1, 0, 0),
        header_style="label",
        border_style="frame",
        highlight=True,
    )


class Fitting:
    """The first of some drawings that is not too wide, or the last."""

    def __init__(self, *drawings: RenderableType) -> None:
        self.drawings: Final = drawings

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for drawing in self.drawings[:-1]:
            if Measurement.get(console, unbounded(options), drawing).maximum <= options.max_width:
                yield drawing
                return
        yield self.drawings[-1]


def unbounded(options: ConsoleOptions) -> ConsoleOptions:
    return options.update(max_width=1000)


def signed(figure: int, plus: bool = False) -> str:
    return (f"{figure:+}" if plus else str(figure)).replace("-", "−")
