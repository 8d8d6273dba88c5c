"""Draws cards, leaders and islands: what each gives, who holds them, who may choose them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType

from mirabilia.catalog.model import COLOURS, Card, Island, Leader
from mirabilia.terminal.frames import row_grid, simple_grid
from mirabilia.terminal.phrases import Phrases


class Pieces:
    """Draws the cards, leaders and islands of one table."""

    def __init__(self, phrases: Phrases) -> None:
        self.words: Final = phrases.words
        self.table: Final = phrases.table
        self.phrases: Final = phrases

    def piece_list(self, pieces: Sequence[Card | Leader | Island]) -> RenderableType:
        """Cards with their effects and the cards they make free; leaders and islands too."""
        grid = simple_grid()
        grid.add_column(self.words("label-card"), no_wrap=True)
        grid.add_column(self.words("label-gives"), ratio=3)
        grid.add_column(self.words("label-leads"), ratio=2)
        for piece in pieces:
            gives = self.phrases.effects(piece.effects)
            grid.add_row(self.phrases.piece(piece), gives, self.leads_to(piece))
        return grid

    def leads_to(self, piece: Card | Leader | Island) -> str:
        if not isinstance(piece, Card):
            return ""
        return self.phrases.pieces(self.table.chains_after(piece))

    def details(self, piece: Card | Leader) -> str:
        """Everything about a card or leader, in a few lines."""
        gives = self.phrases.effects(piece.effects)
        cost = self.labelled(self.words("label-cost"), self.phrases.piece_cost(piece))
        if isinstance(piece, Leader):
            return f"{gives}\n{cost}"
        colour = self.words("card-colour", colour=COLOURS[piece.colour])
        lines = [f"{colour} · {gives}", cost]
        before = self.phrases.pieces(self.table.chains_before(piece))
        if before:
            lines.append(self.labelled(self.words("chain-before"), before))
        after = self.leads_to(piece)
        if after:
            lines.append(self.labelled(self.words("chain-after"), after))
        return "\n".join(lines)

    def labelled(self, label: str, value: str) -> str:
        return self.words("labelled", label=label, value=value)

    def holds(self, seat: int) -> str:
        """What a seat holds, as far as the reader sees it."""
        cards = self.phrases.pile(self.table.seen(self.table.hands[seat]))
        leaders = self.phrases.leader_pile(self.table.seen(self.table.leader_hands[seat]))
        return "  ".join(part for part in (cards, leaders) if part)

    def hands(self, seats: Sequence[int]) -> RenderableType:
        """What some seats hold, as far as the reader sees it."""
        grid = row_grid()
        for seat in seats:
            grid.add_row(self.words("holds", who=self.table.who(seat)), self.holds(seat))
        return grid

    def offered(self) -> RenderableType | None:
        """Leaders and islands that seats are choosing from."""
        grid = row_grid()
        for seat in self.table.seats:
            leaders = self.table.seen(self.table.leader_offers[seat])
            islands = self.table.seen(self.table.island_offers[seat])
            found = [self.table.catalogue.island_by_id[id] for id in islands]
            text = self.phrases.leader_pile(leaders) or self.phrases.pieces(found)
            if text:
                grid.add_row(self.phrases.city(seat), text)
        return grid if grid.row_count else None
