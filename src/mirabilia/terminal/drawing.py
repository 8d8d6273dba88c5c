"""Everything that is drawn of a table: cities, hands, menus, stories, score sheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from mirabilia.catalog.model import (
    BANK_PURCHASE,
    COIN_AFTER_PURCHASE,
    COLOURS,
    DISCOUNT,
    FLEETS,
    PURCHASE_REBATE,
    REMOTE_TRADE,
    SIDES,
    START_REBATE,
    STEPS,
    Card,
    Island,
    Leader,
)
from mirabilia.engine.city import NO_SHIPYARD
from mirabilia.game import Result
from mirabilia.locales import Words
from mirabilia.notation.moves import Move
from mirabilia.terminal.offers import Offer, chains_after, chains_before, stage_fleet
from mirabilia.terminal.phrases import CAN, CANNOT, Phrases
from mirabilia.terminal.story import MILITARY, NAVAL, Chapter, Line, Teller
from mirabilia.terminal.table import Table

Data = dict[str, Any]

NEXT: Final = "▸"

# The effects that make what is bought cheaper, or open other places to buy at.
_TRADE: Final = (
    *(DISCOUNT, PURCHASE_REBATE, START_REBATE),
    *(REMOTE_TRADE, BANK_PURCHASE, COIN_AFTER_PURCHASE),
)


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
            selecting = "keep" in table.asked
            return rule(self.words("title-selection" if selecting else "chapter-opening"))
        if not table.turn:
            return rule(self.words("title-recruitment", age=table.age))
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
        """Coins, debts and shields, these against the neighbours that matter to the reader."""
        shields = self.words("shields", shields=self.table.cities[seat].shields)
        parts = [*self.purse_of(seat), *self.at_sea(seat), shields, self.compared(seat)]
        return " · ".join(part for part in parts if part)

    def purse_of(self, seat: int) -> list[str]:
        """What a city has of coins, debts and diplomacy."""
        city = self.table.cities[seat]
        parts = [self.words("coins", coins=city.coins)]
        parts += [self.words("debts", debts=city.debts)] if city.debts else []
        return parts + ([self.words("diplomacy", tokens=city.diplomacy)] if city.diplomacy else [])

    def at_sea(self, seat: int) -> list[str]:
        """Naval strength and commerce level, with Armada."""
        if not self.table.options.armada:
            return []
        naval = self.words("naval", strength=self.table.naval(seat))
        return [naval, self.words("commerce", level=self.table.commerce(seat))]

    def compared(self, seat: int) -> str:
        """Shields against the neighbours, or of a neighbour against the reader."""
        table = self.table
        if table.me is None:
            return ""
        opponents = table.opponents(table.me)
        if seat == table.me:
            return ", ".join(self.against(seat, other, side) for side, other in opponents.items())
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
            (self.words("label-incursion"), self.incursions(seat)),
            (self.words("label-ships"), self.ships(seat)),
            (self.words("label-naval"), self.ranking(seat)),
            (self.words("label-islands"), self.islands(seat)),
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

    # ---- what the boxes bring

    def leaders(self, seat: int) -> str:
        """Leaders recruited and buried, and those in the hand: the reader's own by name."""
        table = self.table
        parts = [self.phrases.piece(leader) for leader in table.leaders(seat)]
        parts += [self.words("leader-buried", leader=leader.id) for leader in table.graves(seat)]
        held = table.leader_hands[seat]
        if held and seat == table.me:
            parts.append(self.words("leaders-in-hand", leaders=" ".join(held)))
        elif held:
            parts.append(self.words("hand-leaders", count=len(held)))
        return ", ".join(parts)

    def islands(self, seat: int) -> RenderableType:
        """Islands, in the reader's own city with what they give."""
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
        return ", ".join(found)

    def ships(self, seat: int) -> RenderableType:
        """How far the ships have come; for the reader's own what the next steps cost and give."""
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
            where = self.words("track", step=step, last=STEPS)
            here = self.phrases.space(fleet, step) if step else ""
            grid.add_row(self.phrases.fleet(fleet), where, here, self.next_step(seat, fleet))
        return grid

    def next_step(self, seat: int, fleet: int) -> str:
        step = self.table.cities[seat].fleets[fleet]
        if step == STEPS:
            return ""
        cost = self.phrases.cost(*self.table.ship_cost(seat, fleet))
        gift = self.phrases.space(fleet, step + 1)
        text = f"{NEXT} {self.words('track-next', cost=cost, gift=gift)}"
        if fleet != stage_fleet(self.table, seat):
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

    # ---- wonder and cards

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
        parts = [*self.purse_of(seat), *self.at_sea(seat), shields, self.progress(seat)]
        parts += [*self.boxes_counted(seat), last]
        return [self.city_title(seat), " · ".join(part for part in parts if part)]

    def boxes_counted(self, seat: int) -> list[str]:
        """How many leaders and islands a city has."""
        city = self.table.cities[seat]
        leaders = self.words("leaders-count", count=len(city.leaders)) if city.leaders else ""
        islands = self.words("islands-count", count=len(city.islands)) if city.islands else ""
        return [leaders, islands]

    def progress(self, seat: int) -> str:
        """How many stages are built; before that, what the board makes."""
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
            parts.append(self.piece_list(pieces))
        if seat != table.me and self.holds(seat):
            parts.append(self.hands([seat]))
        return Group(*parts)

    def holds(self, seat: int) -> str:
        """What a seat is seen to hold."""
        cards = self.phrases.pile(self.table.seen(self.table.hands[seat]))
        leaders = self.phrases.leader_pile(self.table.seen(self.table.leader_hands[seat]))
        return "  ".join(part for part in (cards, leaders) if part)

    def hands(self, seats: Sequence[int]) -> RenderableType:
        """What some seats hold, as far as it is seen."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.highlight = True
        for seat in seats:
            grid.add_row(self.words("holds", who=self.table.who(seat)), self.holds(seat))
        return grid

    def offered(self) -> RenderableType | None:
        """Leaders and islands that lie before seats to choose from."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.highlight = True
        for seat in self.table.seats:
            leaders = self.table.seen(self.table.leader_offers[seat])
            islands = self.table.seen(self.table.island_offers[seat])
            found = [self.table.catalogue.island_by_id[id] for id in islands]
            text = self.phrases.leader_pile(leaders) or self.phrases.pieces(found)
            if text:
                grid.add_row(self.phrases.city(seat), text)
        return grid if grid.row_count else None

    # ---- cards

    def piece_list(self, pieces: Sequence[Card | Leader | Island]) -> RenderableType:
        """Cards with their effects and the cards they make free; leaders and islands too."""
        grid = self.simple_grid()
        grid.add_column(self.words("label-card"), no_wrap=True)
        grid.add_column(self.words("label-gives"), ratio=3)
        grid.add_column(self.words("label-leads"), ratio=2)
        for piece in pieces:
            gives = self.phrases.effects(piece.effects)
            grid.add_row(self.phrases.piece(piece), gives, self.leads_to(piece))
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

    def leads_to(self, piece: Card | Leader | Island) -> str:
        if not isinstance(piece, Card):
            return ""
        return self.phrases.pieces(chains_after(self.table, piece))

    def hand(
        self, offers: Sequence[Offer], seat: int, title: str, wide: bool = False
    ) -> RenderableType:
        """The cards to choose from, each with what it gives, costs and takes now."""
        grid = self.simple_grid()
        grid.add_column("", justify="right", style="key", no_wrap=True)
        grid.add_column(Text(title, style="title"), no_wrap=True)
        grid.add_column(self.words("label-gives"), ratio=5)
        grid.add_column(self.words("label-cost"), ratio=4)
        leaders = any(isinstance(offer.piece, Leader) for offer in offers)
        grid.add_column(self.words("label-recruit" if leaders else "label-now"), ratio=5)
        if wide:
            grid.add_column(self.words("label-leads"), ratio=5)
        for number, offer in enumerate(offers, 1):
            row = [str(number), *self.hand_row(offer, seat), self.leads_to(offer.piece)]
            grid.add_row(*row[: len(grid.columns)])
        return grid

    def hand_row(self, offer: Offer, seat: int) -> list[RenderableType]:
        piece = offer.piece
        return [
            self.phrases.piece(piece),
            self.phrases.effects(piece.effects),
            self.phrases.piece_cost(piece),
            marked(self.phrases.offer(offer, seat)),
        ]

    def details(self, piece: Card | Leader) -> str:
        """All there is to know about a card or leader, in a few lines."""
        gives = self.phrases.effects(piece.effects)
        cost = f"{self.words('label-cost')}: {self.phrases.piece_cost(piece)}"
        if isinstance(piece, Leader):
            return f"{gives}\n{cost}"
        colour = self.words("card-colour", colour=COLOURS[piece.colour])
        lines = [f"{colour} · {gives}", cost]
        before = self.phrases.pieces(chains_before(self.table, piece))
        if before:
            lines.append(f"{self.words('chain-before')}: {before}")
        after = self.leads_to(piece)
        if after:
            lines.append(f"{self.words('chain-after')}: {after}")
        return "\n".join(lines)

    def actions(self, offer: Offer, seat: int, *more: str) -> RenderableType:
        """One card with all that can be done with it, and why the rest cannot."""
        grid = Grid.grid(padding=(0, 1))
        grid.highlight = True
        lines = [self.phrases.action(move, seat) for move in offer.moves]
        for number, line in enumerate([*lines, *more], 1):
            grid.add_row(Text(str(number), style="key"), line)
        for text in self.refusals(offer, seat):
            grid.add_row(Text(CANNOT, style="cannot"), Text(text, style="cannot"))
        details = self.details(offer.piece)
        return self.panel(Group(details, "", grid), self.phrases.piece(offer.piece), own=True)

    def refusals(self, offer: Offer, seat: int) -> list[str]:
        leader = isinstance(offer.piece, Leader)
        build = self.words("action-recruit" if leader else "action-build")
        along = self.words("refused-ship", fleet=FLEETS[offer.fleet])
        stage = self.words("refused-stage")
        stage_along = self.words("refused-ship", fleet=FLEETS[offer.stage_fleet])
        refused = [
            (build, offer.build_obstacle),
            (f"{build}, {along}", offer.ship_obstacle),
            (stage, offer.stage_obstacle),
            (f"{stage}, {stage_along}", offer.stage_ship_obstacle),
        ]
        return [
            f"{name}: {self.phrases.obstacle(obstacle, seat)}"
            for name, obstacle in refused
            if obstacle
        ]

    def menu(self, rows: Sequence[Sequence[str]], title: str) -> RenderableType:
        """Numbered lines to choose from."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.highlight = True
        width = max(len(row) for row in rows)
        for number, row in enumerate(rows, 1):
            cells = [*row, *[""] * (width - len(row))]
            grid.add_row(Text(str(number), style="key"), *cells)
        return self.panel(grid, title, own=True)

    # ---- boards and sides

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
            panels.append(self.panel(stages, title))
        grid.add_row(*panels)
        return grid

    def boards(self, boards: Sequence[str]) -> RenderableType:
        """Boards to choose from, with what they make from the start."""
        grid = Grid.grid(padding=(0, 2))
        for number, board in enumerate(boards, 1):
            start = self.phrases.board_start(self.table.catalogue.wonder_by_id[board].sides)
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
        fought = self.teller.military(events, shields=False)
        return Group(grid, *fought, *self.teller.naval(events))

    def conflicts(self, events: list[Data], age: int) -> list[RenderableType]:
        """The conflicts at the end of an age, military with the shields of now, then naval."""
        panels: list[RenderableType] = []
        if any(event["event"] in MILITARY for event in events):
            lines = self.teller.military(events, shields=True)
            panels.append(self.panel("\n".join(lines), self.words("title-conflicts", age=age)))
        if any(event["event"] in NAVAL for event in events):
            lines = self.teller.naval(events)
            panels.append(self.panel("\n".join(lines), self.words("title-naval", age=age)))
        return panels

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
        """The score sheet: a row for each seat or, where that is too wide, a column."""
        heads = [self.words(f"line-{name}") for name in [*scores[0], "total", "coins"]]
        names = [self.phrases.city(seat) for seat in self.table.seats]
        rows = [self.sheet_row(scores, seat) for seat in self.table.seats]
        if self.table.options.teams:
            heads.insert(-1, self.words("line-team"))
        upright = sheet_grid(title, heads)
        for seat, row in enumerate(rows):
            upright.add_row(names[seat], *row, style="own" if seat == self.table.me else "")
        turned = sheet_grid(title, names)
        for place, head in enumerate(heads):
            turned.add_row(" ".join(head.split()), *[row[place] for row in rows])
        return Fitting(upright, turned)

    def sheet_row(self, scores: Sequence[dict[str, int]], seat: int) -> list[str]:
        totals = [sum(points.values()) for points in scores]
        figures = [*scores[seat].values(), totals[seat]]
        mate = self.table.mate(seat)
        if mate is not None:
            figures.append(totals[seat] + totals[mate])
        return [signed(figure) for figure in [*figures, self.table.cities[seat].coins]]

    def outcome(self, result: Result) -> str:
        """Who has won and, where points were equal, why."""
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
        tie = self.words("outcome-tie", rivals=self.names(rivals), coins=held, most=most)
        return f"{text} {tie}"

    def names(self, seats: Sequence[int]) -> str:
        return " ".join(self.table.who(seat) for seat in seats)

    def sides_totals(self, result: Result) -> tuple[list[int], list[int]]:
        """For each seat the points and coins that are compared: its own, or its team's (T-9)."""
        if not result.teams:
            return result.totals, result.coins
        mates = [self.table.state.team(seat) for seat in self.table.seats]
        points = [sum(result.totals[seat] for seat in team) for team in mates]
        return points, [sum(result.coins[seat] for seat in team) for team in mates]


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


def marked(text: str) -> Text:
    """Lines in the colours of what can be done and what cannot."""
    found = Text()
    for number, line in enumerate(text.split("\n")):
        found.append("\n" if number else "")
        found.append(line, style="cannot" if CANNOT in line else "can")
    return found


def tight_grid() -> Grid:
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.highlight = True
    return grid


def rule(title: str) -> Rule:
    return Rule(title, characters="═")


def signed(figure: int, plus: bool = False) -> str:
    return (f"{figure:+}" if plus else str(figure)).replace("-", "−")
