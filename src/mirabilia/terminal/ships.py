"""Draws a city at sea: its ships, naval strength, incursions and islands."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from mirabilia.catalog.model import FLEETS, LAST_SPACE
from mirabilia.engine.city import NO_SHIPYARD
from mirabilia.engine.prices import ship_coins, ship_resources, stage_fleet
from mirabilia.terminal.frames import tight_grid
from mirabilia.terminal.phrases import NEXT, Phrases


class Ships:
    """Draws what Armada adds to the cities of one table."""

    def __init__(self, phrases: Phrases) -> None:
        self.words: Final = phrases.words
        self.table: Final = phrases.table
        self.phrases: Final = phrases

    def at_sea(self, seat: int) -> list[str]:
        """Naval strength and commerce level, with Armada."""
        if not self.table.options.armada:
            return []
        naval = self.words("naval", strength=self.table.naval(seat))
        return [naval, self.words("commerce", level=self.table.commerce(seat))]

    def ships(self, seat: int) -> RenderableType:
        """How far the ships are; for the reader's own, what the next steps cost and give."""
        city = self.table.cities[seat]
        if city.shipyard == NO_SHIPYARD:
            return ""
        if seat == self.table.me:
            return self.tracks(seat)
        # The colours of cards and of ships are the same.
        steps = zip(FLEETS, city.fleets, strict=True)
        return " ".join(self.words("cards-count", colour=name, count=step) for name, step in steps)

    def tracks(self, seat: int) -> RenderableType:
        """A line for each ship: where it is, and the cost and gift of the next step."""
        grid = tight_grid()
        city = self.table.cities[seat]
        for fleet in range(len(FLEETS)):
            step = city.fleets[fleet]
            where = self.words("track", step=step, last=LAST_SPACE)
            here = self.phrases.space(fleet, step) if step else ""
            grid.add_row(self.phrases.fleet(fleet), where, here, self.next_step(seat, fleet))
        return grid

    def next_step(self, seat: int, fleet: int) -> str:
        step = self.table.cities[seat].fleets[fleet]
        if step == LAST_SPACE:
            return ""
        catalogue, city = self.table.catalogue, self.table.cities[seat]
        ship, coins = ship_resources(catalogue, city, fleet), ship_coins(catalogue, city, fleet)
        cost = self.phrases.cost(ship, coins)
        gift = self.phrases.space(fleet, step + 1)
        text = f"{NEXT} {self.words('gives', what=cost, gift=gift)}"
        if fleet != stage_fleet(self.table.state, self.table.cities[seat]):
            return text
        return f"{text} · {self.words('track-wonder')}"

    def ranking(self, seat: int) -> str:
        """The reader's naval strength among all others', the strongest first."""
        table = self.table
        if seat != table.me or not table.options.armada:
            return ""
        ranked = sorted(table.seats, key=lambda other: (-table.naval(other), other != seat))
        return " · ".join(
            self.words("naval-of", who=table.who(other), strength=table.naval(other))
            for other in ranked
        )

    def islands(self, seat: int) -> RenderableType:
        """Islands; those of the reader with what they give."""
        found = self.table.islands(seat)
        if seat != self.table.me or not found:
            return self.phrases.pieces(found)
        grid = tight_grid()
        for island in found:
            grid.add_row(self.phrases.piece(island), self.phrases.effects(island.effects))
        return grid

    def incursions(self, seat: int) -> str:
        found = []
        for attacker, target in self.table.incursions():
            if attacker == seat:
                found.append(self.words("incursion-on", target=self.table.who(target)))
            elif target == seat:
                found.append(self.words("incursion-by", who=self.table.who(attacker)))
        return self.words.list(found, "series")
