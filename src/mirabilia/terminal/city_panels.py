"""Draws cities: in full, as neighbours, in a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid

from mirabilia.catalog.kinds import (
    BANK_PURCHASE,
    COIN_AFTER_PURCHASE,
    DISCOUNT,
    PURCHASE_REBATE,
    REMOTE_TRADE,
    START_REBATE,
)
from mirabilia.catalog.model import (
    COLOURS,
    Card,
    Island,
    Leader,
)
from mirabilia.terminal.frames import panel, signed, tight_grid
from mirabilia.terminal.phrases import CAN, NEXT, Phrases
from mirabilia.terminal.pieces import Pieces
from mirabilia.terminal.ships import Ships

# The effects that make purchases cheaper, or allow them elsewhere.
_TRADE: Final = (
    *(DISCOUNT, PURCHASE_REBATE, START_REBATE),
    *(REMOTE_TRADE, BANK_PURCHASE, COIN_AFTER_PURCHASE),
)


class CityPanels:
    """Draws the cities of one table."""

    def __init__(self, phrases: Phrases, pieces: Pieces, ships: Ships) -> None:
        self.words: Final = phrases.words
        self.table: Final = phrases.table
        self.phrases: Final = phrases
        self.pieces: Final = pieces
        self.ships: Final = ships

    def city(self, seat: int, stage_note: str = "") -> Panel:
        """A city in full."""
        rows = Grid.grid(padding=(0, 1), expand=True)
        rows.add_column(style="label", no_wrap=True)
        rows.add_column(ratio=1)
        rows.highlight = True
        for label, content in self.city_rows(seat, stage_note):
            rows.add_row(label, content)
        summary = self.summary(seat)
        return panel(Group(summary, rows), self.city_title(seat), seat == self.table.me)

    def city_title(self, seat: int) -> str:
        table = self.table
        parts = [str(seat), self.phrases.city_and_side(seat)]
        if table.me is not None:
            places = {table.me: "own", table.left(table.me): "left", table.right(table.me): "right"}
            parts.append(self.words("city-place", place=places.get(seat, "far")))
        if table.options.teams and seat != table.me:
            mate = table.me is not None and seat == table.mate(table.me)
            team = self.words("team", team=seat // 2 + 1)
            parts.append(self.words("city-mate") if mate else team)
        return " · ".join(part for part in parts if part)

    def summary(self, seat: int) -> str:
        """Coins, debts, and shields compared with the neighbours that matter to the reader."""
        shields = self.words("shields", shields=self.table.cities[seat].shields)
        parts = [*self.purse_of(seat), *self.ships.at_sea(seat), shields, self.compared(seat)]
        return " · ".join(part for part in parts if part)

    def purse_of(self, seat: int) -> list[str]:
        """The coins, debts and diplomacy tokens of a city."""
        city = self.table.cities[seat]
        parts = [self.words("coins", coins=city.coins)]
        parts += [self.words("debts", debts=city.debts)] if city.debts else []
        return parts + ([self.words("diplomacy", tokens=city.diplomacy)] if city.diplomacy else [])

    def compared(self, seat: int) -> str:
        """Shields compared with the neighbours', or a neighbour's with the reader's."""
        table = self.table
        if table.me is None:
            return ""
        opponents = table.opponents(table.me)
        if seat == table.me:
            found = [self.against(seat, other, side) for side, other in opponents.items()]
            return self.words.list(found, "series")
        return self.against(seat, table.me, "you") if seat in opponents.values() else ""

    def against(self, seat: int, other: int, where: str) -> str:
        mine, theirs = self.table.cities[seat].shields, self.table.cities[other].shields
        result = "equal" if mine == theirs else "stronger" if mine > theirs else "weaker"
        return self.words("shields-against", result=result, where=where, shields=theirs)

    def city_rows(self, seat: int, stage_note: str) -> list[tuple[str, RenderableType]]:
        table, phrases = self.table, self.phrases
        own = "own" if seat == table.me else "other"
        rows: list[tuple[str, RenderableType]] = [
            (self.words("label-makes", whose=own), phrases.symbols(table.sold(seat))),
            (self.words("label-alone"), phrases.symbols(table.kept(seat))),
            (self.words("label-trade"), self.discounts(seat)),
            (self.words("label-science"), phrases.science(seat)),
            (self.words("label-military"), self.tokens(seat)),
            (self.words("label-leaders"), self.leaders(seat)),
            (self.words("label-incursion"), self.ships.incursions(seat)),
            (self.words("label-ships"), self.ships.ships(seat)),
            (self.words("label-naval"), self.ships.ranking(seat)),
            (self.words("label-islands"), self.ships.islands(seat)),
            (self.words("label-wonder"), self.wonder(seat, stage_note)),
            (self.words("label-cards"), self.built(seat)),
        ]
        return [(label, content) for label, content in rows if content]

    def discounts(self, seat: int) -> str:
        effects = self.table.effects(seat)
        return self.phrases.effects([e for e in effects if e.kind in _TRADE])

    def tokens(self, seat: int) -> str:
        city = self.table.cities[seat]
        won = [self.words("token-victory", value=value) for value in city.victories]
        fought = " ".join([*won, *[self.words("token-defeat")] * city.defeats])
        at_sea = " ".join(signed(token, plus=True) for token in city.naval_tokens)
        parts = [fought, self.words("tokens-naval", tokens=at_sea) if at_sea else ""]
        return " · ".join(part for part in parts if part)

    def leaders(self, seat: int) -> str:
        """Leaders recruited, buried and in hand; the reader's own by name."""
        table = self.table
        parts = [self.phrases.piece(leader) for leader in table.leaders(seat)]
        parts += [self.words("leader-buried", leader=leader.id) for leader in table.graves(seat)]
        held = table.leader_hands[seat]
        if held and seat == table.me:
            parts.append(self.words("leaders-in-hand", leaders=" ".join(held)))
        elif held:
            parts.append(self.words("hand-leaders", count=len(held)))
        return ", ".join(parts)

    def wonder(self, seat: int, note: str = "") -> RenderableType:
        """The stages: built, next, to come."""
        stages = self.table.stages(seat)
        if not stages:
            return self.words("wonder-no-side")
        built = self.table.cities[seat].stages
        grid = tight_grid()
        side = self.table.side(seat)
        if side and side.start_effects:
            grid.add_row("", self.phrases.effects(side.start_effects))
        for number, stage in enumerate(stages):
            if number < built:
                grid.add_row(f"{number + 1} {CAN}", self.phrases.effects(stage.effects))
            else:
                mark = NEXT if number == built else ""
                text = self.phrases.stage(stage)
                grid.add_row(f"{number + 1} {mark}", f"{text}  {note}" if mark and note else text)
        return grid

    def built(self, seat: int) -> str:
        """The cards of a city, a line for each colour."""
        lines = self.phrases.by_colour(self.table.cards(seat))
        return "\n".join(lines) or self.words("cards-none")

    def neighbours(self) -> RenderableType:
        """Both neighbours of the reader, as they sit."""
        me = self.table.me or 0
        grid = Grid.grid(padding=0, expand=True)
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(self.city(self.table.left(me)), self.city(self.table.right(me)))
        return grid

    def lines(self, seats: Sequence[int]) -> RenderableType:
        """Cities in a line each."""
        grid = Grid.grid(padding=(0, 2), expand=False)
        grid.highlight = True
        for seat in seats:
            grid.add_row(*self.city_line(seat))
        return grid

    def city_line(self, seat: int) -> list[str]:
        city = self.table.cities[seat]
        counts = [
            self.words("cards-count", colour=name, count=city.colours[colour])
            for colour, name in enumerate(COLOURS)
            if city.colours[colour]
        ]
        shields = self.words("shields", shields=city.shields)
        last = " ".join([*counts, self.phrases.science(seat)]).strip()
        if not self.table.options.expansions:
            coins = self.words("coins", coins=city.coins)
            return [self.city_title(seat), coins, shields, self.progress(seat), last]
        parts = [*self.purse_of(seat), *self.ships.at_sea(seat), shields, self.progress(seat)]
        parts += [*self.boxes_counted(seat), last]
        return [self.city_title(seat), " · ".join(part for part in parts if part)]

    def boxes_counted(self, seat: int) -> list[str]:
        """How many leaders and islands a city has."""
        city = self.table.cities[seat]
        leaders = self.words("leaders-count", count=len(city.leaders)) if city.leaders else ""
        islands = self.words("islands-count", count=len(city.islands)) if city.islands else ""
        return [leaders, islands]

    def progress(self, seat: int) -> str:
        """How many stages are built; before that, what the board produces."""
        wonder, stages = self.table.wonder(seat), self.table.stages(seat)
        if wonder and not stages:
            return self.phrases.board_start(wonder.sides)
        return self.words("stages-built", built=self.table.cities[seat].stages, all=len(stages))

    def city_large(self, seat: int) -> RenderableType:
        """A city with what each of its cards, leaders and islands gives."""
        table = self.table
        parts: list[RenderableType] = [self.city(seat)]
        pieces: list[Card | Leader | Island] = []
        for colour in range(len(COLOURS)):
            pieces += table.cards(seat, colour)
        pieces += table.leaders(seat)
        pieces += table.islands(seat)
        if pieces:
            parts.append(self.pieces.piece_list(pieces))
        if seat != table.me and self.pieces.holds(seat):
            parts.append(self.pieces.hands([seat]))
        return Group(*parts)
