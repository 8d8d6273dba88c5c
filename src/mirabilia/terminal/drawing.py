"""Everything that is drawn of a table, by subject, and the headings."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType

from mirabilia.locales import Words
from mirabilia.notation.moves import Move
from mirabilia.terminal.choices import Choices
from mirabilia.terminal.chronicle import Chronicle
from mirabilia.terminal.city_panels import CityPanels
from mirabilia.terminal.frames import rule
from mirabilia.terminal.phrases import Phrases
from mirabilia.terminal.pieces import Pieces
from mirabilia.terminal.sheet import Sheet
from mirabilia.terminal.ships import Ships
from mirabilia.terminal.story import Chapter, Teller
from mirabilia.terminal.table import Table


class Drawing:
    """Draws one table, as its reader may see it."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words: Final = words
        self.table: Final = table
        self.phrases: Final = Phrases(words, table)
        self.teller: Final = Teller(words, table)
        self.pieces: Final = Pieces(self.phrases)
        self.ships: Final = Ships(self.phrases)
        self.cities: Final = CityPanels(self.phrases, self.pieces, self.ships)
        self.choices: Final = Choices(self.phrases, self.pieces)
        self.chronicle: Final = Chronicle(self.phrases, self.teller)
        self.sheet: Final = Sheet(self.phrases)

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
        if table.turn > table.turns:
            return rule(self.words("chapter-last", age=table.age))
        side = "right" if table.age == 2 else "left"
        figures = {"age": table.age, "turn": table.turn, "turns": table.turns}
        return rule(self.words("title-turn", side=side, **figures))

    def step_heading(self, number: int, last: int, age: int, turn: int) -> RenderableType:
        """The line above a step of a record."""
        chapter = self.teller.heading(Chapter(age, turn))
        return rule(f"{self.words('title-step', step=number, last=last)} · {chapter}")

    def seen_by(self, me: int, note: str) -> list[RenderableType]:
        """Everything that a seat can see, its own city last, with a note about its next stage."""
        found: list[RenderableType] = [self.heading()]
        far = self.table.opposite(me)
        if far:
            found.append(self.cities.lines(far))
        found += [self.cities.neighbours(), self.cities.city(me, note)]
        mate = self.table.mate(me)
        if mate is not None and self.pieces.holds(mate):
            found.append(self.pieces.hands([mate]))
        return found

    def waiting(self) -> list[str]:
        """What the game is waiting for, and what already lies face down."""
        lines = []
        for seat, asked in enumerate(self.table.asked):
            answer = self.table.answers[seat]
            if asked and answer is None:
                who = self.table.who(seat)
                lines.append(self.words("waits-for", who=who, decision=asked))
            elif answer is not None:
                move = Move.parse(answer, self.table.catalogue)
                has = self.words("has-chosen", who=self.table.who(seat))
                chosen = self.phrases.choice(move, seat)
                lines.append(self.words("labelled", label=has, value=chosen))
        return lines
