"""Everything that is drawn of a table: cities, hands, menus, stories, score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from mirabilia.catalog.model import COLOURS, DISCOUNT, SIDES, Card, unbundle
from mirabilia.engine.scoring import LINES
from mirabilia.game import Result
from mirabilia.locales import Words
from mirabilia.notation.moves import Move
from mirabilia.terminal.offers import COMPLETE, Offer, chains_after, chains_before
from mirabilia.terminal.phrases import Phrases
from mirabilia.terminal.story import Chapter, Line, Teller, with_neighbours_first
from mirabilia.terminal.table import Table

Data = dict[str, Any]

CAN: Final = "✓"
CANNOT: Final = "✗"
NEXT: Final = "▸"


class Drawing:
    """Draws one table in words, for the eyes it is seen by."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words: Final = words
        self.table: Final = table
        self.phrases: Final = Phrases(words, table)
        self.teller: Final = Teller(words, table)

    # ---- headings and frames

    def heading(self, over: bool = False) -> RenderableType:
        """The line above everything: age, turn, direction."""
        table = self.table
        if over:
            return rule(self.words("event-end"))
        if not table.age:
            return rule(self.words("chapter-opening"))
        side = "right" if table.age == 2 else "left"
        figures = {"age": table.age, "turn": min(table.turn, table.turns), "turns": table.turns}
        return rule(self.words("title-turn", side=side, **figures))

    def step_heading(self, number: int, last: int, age: int, turn: int) -> RenderableType:
        """The line above a step of a record."""
        chapter = self.teller.heading(Chapter(age, turn))
        return rule(f"{self.words('title-step', step=number, last=last)} · {chapter}")

    def panel(self, content: RenderableType, title: str, own: bool = False) -> Panel:
        return Panel(
            content,
            title=Text(title, style="title"),
            title_align="left",
            border_style="own" if own else "frame",
            highlight=True,
        )

    # ---- cities

    def city(self, seat: int, stage_note: str = "") -> Panel:
        """A city in full."""
        rows = Grid.grid(padding=(0, 1), expand=True)
        rows.add_column(style="label", no_wrap=True)
        rows.add_column(ratio=1)
        rows.highlight = True
        for label, content in self.city_rows(seat, stage_note):
            rows.add_row(label, content)
        summary = self.summary(seat)
        return self.panel(Group(summary, rows), self.city_title(seat), seat == self.table.me)

    def city_title(self, seat: int) -> str:
        table = self.table
        place = "none"
        if table.me is not None:
            places = {table.me: "own", table.left(table.me): "left", table.right(table.me): "right"}
            place = places.get(seat, "far")
        parts = [str(seat), self.phrases.city_and_side(seat)]
        return " · ".join([*parts, self.words("city-place", place=place)]).removesuffix(" · ")

    def summary(self, seat: int) -> str:
        """Coins and shields, these against the neighbours that matter to the reader."""
        city = self.table.cities[seat]
        coins = self.words("coins", coins=city.coins)
        shields = self.words("shields", shields=city.shields)
        compared = self.compared(seat)
        return f"{coins} · {shields}{f' · {compared}' if compared else ''}"

    def compared(self, seat: int) -> str:
        """Shields against the neighbours, or of a neighbour against the reader."""
        table = self.table
        if table.me is None:
            return ""
        if seat == table.me:
            sides = {"left": table.left(seat), "right": table.right(seat)}
            return ", ".join(self.against(seat, other, side) for side, other in sides.items())
        if seat in (table.left(table.me), table.right(table.me)):
            return self.against(seat, table.me, "you")
        return ""

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
            (self.words("label-wonder"), self.wonder(seat, stage_note)),
            (self.words("label-cards"), self.built(seat)),
        ]
        return [(label, content) for label, content in rows if content]

    def discounts(self, seat: int) -> str:
        effects = [effect for card in self.table.cards(seat) for effect in card.effects]
        return self.phrases.effects([e for e in effects if e.kind == DISCOUNT])

    def tokens(self, seat: int) -> str:
        city = self.table.cities[seat]
        won = [self.words("token-victory", value=value) for value in city.victories]
        return " ".join([*won, *[self.words("token-defeat")] * city.defeats])

    def wonder(self, seat: int, note: str = "") -> RenderableType:
        """The stages: built, next, to come."""
        stages = self.table.stages(seat)
        if not stages:
            return self.words("wonder-no-side")
        built = self.table.cities[seat].stages
        grid = tight_grid()
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
        """Both neighbours of the reader, left and right as they sit."""
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
        table = self.table
        city = table.cities[seat]
        counts = [
            self.words("cards-count", colour=name, count=city.colours[colour])
            for colour, name in enumerate(COLOURS)
            if city.colours[colour]
        ]
        return [
            self.city_title(seat),
            self.words("coins", coins=city.coins),
            self.words("shields", shields=city.shields),
            self.progress(seat),
            " ".join([*counts, self.phrases.science(seat)]).strip(),
        ]

    def progress(self, seat: int) -> str:
        """How many stages are built; before that, what the board makes."""
        wonder, stages = self.table.wonder(seat), self.table.stages(seat)
        if wonder and not stages:
            return self.words("board-start", goods=" ".join(unbundle(wonder.sides[0].start)))
        return self.words("stages-built", built=self.table.cities[seat].stages, all=len(stages))

    def city_large(self, seat: int) -> RenderableType:
        """A city with what each of its cards gives."""
        cards = [card for colour in range(len(COLOURS)) for card in self.table.cards(seat, colour)]
        parts: list[RenderableType] = [self.city(seat)]
        if cards:
            parts.append(self.card_list(cards))
        if self.table.me is None and self.table.hands[seat]:
            parts.append(self.hands([seat]))
        return Group(*parts)

    def hands(self, seats: Sequence[int]) -> RenderableType:
        """The cards that some seats hold, where they are laid open."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.highlight = True
        for seat in seats:
            held = self.phrases.pile(self.table.hands[seat])
            grid.add_row(self.words("holds", who=self.table.who(seat)), held)
        return grid

    # ---- cards

    def card_list(self, cards: Sequence[Card]) -> RenderableType:
        """Cards with their effects and the cards they make free."""
        grid = self.simple_grid()
        grid.add_column(self.words("label-card"), no_wrap=True)
        grid.add_column(self.words("label-gives"), ratio=3)
        grid.add_column(self.words("label-leads"), ratio=2)
        for card in cards:
            gives = self.phrases.effects(card.effects)
            grid.add_row(self.phrases.card(card), gives, self.leads_to(card))
        return grid

    def simple_grid(self) -> Grid:
        return Grid(
            box=box.SIMPLE_HEAD,
            show_edge=False,
            expand=True,
            padding=(0, 1, 0, 0),
            header_style="label",
            border_style="frame",
            highlight=True,
        )

    def leads_to(self, card: Card) -> str:
        return self.phrases.cards(chains_after(self.table, card))

    def hand(
        self, offers: Sequence[Offer], seat: int, title: str, wide: bool = False
    ) -> RenderableType:
        """The cards to choose from, each with what it gives, costs and takes now."""
        grid = self.simple_grid()
        grid.add_column("", justify="right", style="key", no_wrap=True)
        grid.add_column(Text(title, style="title"), no_wrap=True)
        grid.add_column(self.words("label-gives"), ratio=5)
        grid.add_column(self.words("label-cost"), ratio=4)
        grid.add_column(self.words("label-now"), ratio=5)
        if wide:
            grid.add_column(self.words("label-leads"), ratio=5)
        for number, offer in enumerate(offers, 1):
            row = [str(number), *self.hand_row(offer, seat), self.leads_to(offer.card)]
            grid.add_row(*row[: len(grid.columns)])
        return grid

    def hand_row(self, offer: Offer, seat: int) -> list[RenderableType]:
        card = offer.card
        return [
            self.phrases.card(card),
            self.phrases.effects(card.effects),
            self.phrases.cost(card.cost, card.coins),
            self.marked(self.phrases.offer(offer, seat), bool(offer.builds)),
        ]

    def marked(self, text: str, can: bool) -> Text:
        mark, style = (CAN, "can") if can else (CANNOT, "cannot")
        return Text(f"{mark} {text}", style=style)

    def card_details(self, card: Card) -> str:
        """All there is to know about a card, in a few lines."""
        colour = self.words("card-colour", colour=COLOURS[card.colour])
        cost = self.phrases.cost(card.cost, card.coins)
        lines = [
            f"{colour} · {self.phrases.effects(card.effects)}",
            f"{self.words('label-cost')}: {cost}",
        ]
        before = self.phrases.cards(chains_before(self.table, card))
        if before:
            lines.append(f"{self.words('chain-before')}: {before}")
        after = self.leads_to(card)
        if after:
            lines.append(f"{self.words('chain-after')}: {after}")
        return "\n".join(lines)

    def stage_note(self, offer: Offer, seat: int) -> str:
        """What the next stage takes now; nothing once all are built."""
        if offer.stage_obstacle is None:
            return f"{CAN} {self.phrases.ways(offer.stages, seat)}"
        if offer.stage_obstacle.kind == COMPLETE:
            return ""
        return f"{CANNOT} {self.phrases.obstacle(offer.stage_obstacle, seat)}"

    def actions(self, offer: Offer, seat: int, *more: str) -> RenderableType:
        """One card with all that can be done with it, and why the rest cannot."""
        grid = Grid.grid(padding=(0, 1))
        grid.highlight = True
        lines = [self.phrases.action(move, seat) for move in offer.moves]
        for number, line in enumerate([*lines, *more], 1):
            grid.add_row(Text(str(number), style="key"), line)
        for text in self.refusals(offer, seat):
            grid.add_row(Text(CANNOT, style="cannot"), Text(text, style="cannot"))
        details = self.card_details(offer.card)
        return self.panel(Group(details, "", grid), self.phrases.card(offer.card), own=True)

    def refusals(self, offer: Offer, seat: int) -> list[str]:
        found = []
        if offer.build_obstacle:
            reason = self.phrases.obstacle(offer.build_obstacle, seat)
            found.append(f"{self.words('action-build')}: {reason}")
        if offer.stage_obstacle:
            reason = self.phrases.obstacle(offer.stage_obstacle, seat)
            found.append(f"{self.words('refused-stage')}: {reason}")
        return found

    # ---- boards and sides

    def sides(self, board: str) -> RenderableType:
        """Both sides of a board, to choose from."""
        grid = Grid.grid(padding=0, expand=True)
        wonder = self.table.catalogue.wonder_by_id[board]
        panels = []
        for number, name in enumerate(SIDES):
            grid.add_column(ratio=1)
            stages = tight_grid()
            for place, stage in enumerate(wonder.sides[number].stages, 1):
                stages.add_row(f"{place}.", self.phrases.stage(stage))
            title = f"{number + 1} · {self.words(f'side-{name}')}"
            panels.append(self.panel(stages, title))
        grid.add_row(*panels)
        return grid

    def boards(self, boards: Sequence[str]) -> RenderableType:
        """Boards to choose from, with what they make from the start."""
        grid = Grid.grid(padding=(0, 2))
        for number, board in enumerate(boards, 1):
            side = self.table.catalogue.wonder_by_id[board].sides[0]
            start = self.words("board-start", goods=" ".join(unbundle(side.start)))
            row = [self.words(f"city-{board}"), self.words(f"wonder-{board}"), start]
            grid.add_row(Text(str(number), style="key"), *row)
        return self.panel(grid, self.words("title-boards"))

    # ---- stories

    def story(self, events: list[Data], before: Sequence[int]) -> RenderableType:
        """What happened: a line for each seat, with its coins, and what happened to all."""
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        grid.highlight = True
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        grid.add_column(justify="right", no_wrap=True)
        for line in self.teller.lines(events):
            grid.add_row(self.phrases.city(line.seat), line.text, self.purse(line, before))
        return Group(grid, *self.teller.general(events))

    def purse(self, line: Line, before: Sequence[int]) -> str:
        coins = self.table.cities[line.seat].coins
        change = coins - before[line.seat]
        trend = "up" if change > 0 else "down"
        return self.words("purse", coins=coins, change=abs(change), trend=trend) if change else ""

    def log(self, events: list[Data]) -> RenderableType:
        """The lines of a chapter, without purses."""
        grid = Grid.grid(padding=(0, 2, 0, 0), expand=True)
        grid.highlight = True
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for line in self.teller.lines(events):
            grid.add_row(self.phrases.city(line.seat), line.text)
        fought = [event for event in events if event["event"] == "conflict"]
        return Group(grid, *map(self.teller.result, fought))

    def conflicts(self, events: list[Data], age: int) -> RenderableType:
        """The conflicts at the end of an age, pair by pair, with the shields of now."""
        ordered = with_neighbours_first(events, self.table.me)
        lines = [self.teller.conflict(event) for event in ordered]
        return self.panel("\n".join(lines), self.words("title-conflicts", age=age))

    # ---- decisions

    def waiting(self) -> list[str]:
        """What the game waits for, and what lies face down already."""
        lines = []
        for seat, asked in enumerate(self.table.asked):
            answer = self.table.answers[seat]
            if asked and answer is None:
                who = self.table.who(seat)
                lines.append(self.words("waits-for", who=who, decision=asked))
            elif answer is not None:
                move = Move.parse(answer, self.table.catalogue)
                has = self.words("has-chosen", who=self.table.who(seat))
                lines.append(f"{has}: {self.phrases.choice(move, seat)}")
        return lines

    # ---- points

    def sheet(self, scores: Sequence[dict[str, int]], title: str) -> RenderableType:
        """The score sheet: a row for each seat, a column for each line of it."""
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
        for name in [*LINES, "total", "coins"]:
            grid.add_column(self.words(f"line-{name}"), justify="right", no_wrap=True)
        for seat, points in enumerate(scores):
            figures = [*points.values(), sum(points.values()), self.table.cities[seat].coins]
            style = "own" if seat == self.table.me else ""
            grid.add_row(self.phrases.city(seat), *map(signed, figures), style=style)
        return grid

    def outcome(self, result: Result) -> str:
        """Who has won and, where points were equal, why."""
        winners = " ".join(self.table.who(seat) for seat in result.winners)
        best = max(result.totals)
        if len(result.winners) > 1:
            return self.words("outcome-shared", winners=winners, points=best)
        text = self.words("outcome-won", who=winners, points=best)
        level = [seat for seat, points in enumerate(result.totals) if points == best]
        if len(level) == 1:
            return text
        rivals = [seat for seat in level if seat not in result.winners]
        return f"{text} {self.tie(result, rivals)}"

    def tie(self, result: Result, rivals: list[int]) -> str:
        return self.words(
            "outcome-tie",
            rivals=" ".join(self.table.who(seat) for seat in rivals),
            coins=result.coins[result.winners[0]],
            most=max(result.coins[seat] for seat in rivals),
        )


def tight_grid() -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.highlight = True
    return grid


def rule(title: str) -> Rule:
    return Rule(title, characters="═")


def signed(figure: int) -> str:
    return str(figure).replace("-", "−")
