"""Draws what a player chooses from: hands, actions, menus, boards and their sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mirabilia.catalog.model import FLEETS, SIDES, Leader
from mirabilia.notation.offers import OfferedPiece
from mirabilia.terminal.frames import panel, row_grid, simple_grid, tight_grid
from mirabilia.terminal.phrases import CANNOT, Phrases
from mirabilia.terminal.pieces import Pieces


class Choices:
    """Draws what can be chosen at one table."""

    def __init__(self, phrases: Phrases, pieces: Pieces) -> None:
        self.words: Final = phrases.words
        self.table: Final = phrases.table
        self.phrases: Final = phrases
        self.pieces: Final = pieces

    def hand(
        self, offers: Sequence[OfferedPiece], seat: int, title: str, wide: bool = False
    ) -> RenderableType:
        """The cards to choose from, each with its effects, its printed cost and its cost now."""
        grid = simple_grid()
        grid.add_column("", justify="right", style="key", no_wrap=True)
        grid.add_column(Text(title, style="title"), no_wrap=True)
        grid.add_column(self.words("label-gives"), ratio=5)
        grid.add_column(self.words("label-cost"), ratio=4)
        leaders = any(isinstance(offer.piece, Leader) for offer in offers)
        grid.add_column(self.words("label-recruit" if leaders else "label-now"), ratio=5)
        if wide:
            grid.add_column(self.words("label-leads"), ratio=5)
        for number, offer in enumerate(offers, 1):
            row = [str(number), *self.hand_row(offer, seat), self.pieces.leads_to(offer.piece)]
            grid.add_row(*row[: len(grid.columns)])
        return grid

    def hand_row(self, offer: OfferedPiece, seat: int) -> list[RenderableType]:
        piece = offer.piece
        return [
            self.phrases.piece(piece),
            self.phrases.effects(piece.effects),
            self.phrases.piece_cost(piece),
            marked(self.phrases.offer(offer, seat)),
        ]

    def actions(self, offer: OfferedPiece, seat: int, *more: str) -> RenderableType:
        """One card with everything that can be done with it, and why the rest cannot."""
        grid = Grid.grid(padding=(0, 1))
        grid.highlight = True
        lines = [self.phrases.action(move, seat) for move in offer.moves]
        for number, line in enumerate([*lines, *more], 1):
            grid.add_row(Text(str(number), style="key"), line)
        for text in self.refusals(offer, seat):
            grid.add_row(Text(CANNOT, style="cannot"), Text(text, style="cannot"))
        details = self.pieces.details(offer.piece)
        return panel(Group(details, "", grid), self.phrases.piece(offer.piece), own=True)

    def refusals(self, offer: OfferedPiece, seat: int) -> list[str]:
        leader = isinstance(offer.piece, Leader)
        build = self.words("action-recruit" if leader else "action-build")
        stage = self.words("cannot-stage")
        refused = [
            (build, offer.build_obstacle),
            (self.along(build, offer.fleet), offer.ship_obstacle),
            (stage, offer.stage_obstacle),
            (self.along(stage, offer.stage_fleet), offer.stage_ship_obstacle),
        ]
        return [
            self.words("cannot-why", what=what, why=self.phrases.obstacle(why, seat, clause=True))
            for what, why in refused
            if why
        ]

    def along(self, action: str, fleet: int) -> str:
        return self.words("cannot-ship", action=action, fleet=FLEETS[fleet])

    def menu(self, rows: Sequence[Sequence[str]], title: str) -> RenderableType:
        """Numbered lines to choose from."""
        grid = row_grid()
        width = max(len(row) for row in rows)
        for number, row in enumerate(rows, 1):
            cells = [*row, *[""] * (width - len(row))]
            grid.add_row(Text(str(number), style="key"), *cells)
        return panel(grid, title, own=True)

    def sides(self, board: str) -> RenderableType:
        """Both sides of a board, to choose from."""
        grid = Grid.grid(padding=0, expand=True)
        wonder = self.table.catalogue.wonder_by_id[board]
        panels = []
        for number, name in enumerate(SIDES):
            grid.add_column(ratio=1)
            stages = tight_grid()
            gifts = wonder.sides[number].start_effects
            if gifts:
                stages.add_row("", self.phrases.effects(gifts))
            for place, stage in enumerate(wonder.sides[number].stages, 1):
                stages.add_row(f"{place}.", self.phrases.stage(stage))
            title = f"{number + 1} · {self.words(f'side-{name}')}"
            panels.append(panel(stages, title))
        grid.add_row(*panels)
        return grid

    def boards(self, boards: Sequence[str]) -> RenderableType:
        """Boards to choose from, with what they produce from the start."""
        grid = Grid.grid(padding=(0, 2))
        for number, board in enumerate(boards, 1):
            start = self.phrases.board_start(self.table.catalogue.wonder_by_id[board].sides)
            row = [self.words(f"city-{board}"), self.words(f"wonder-{board}"), start]
            grid.add_row(Text(str(number), style="key"), *row)
        return panel(grid, self.words("title-boards"))


def marked(text: str) -> Text:
    """Lines, coloured by whether they can be done."""
    found = Text()
    for number, line in enumerate(text.split("\n")):
        found.append("\n" if number else "")
        found.append(line, style="cannot" if CANNOT in line else "can")
    return found
