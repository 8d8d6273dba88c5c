"""What happened, told from the events: by chapters, by seats, in words."""

from __future__ import annotations

from typing import Any, Final

from mirabilia.catalog.model import COLOURS
from mirabilia.locales import Words
from mirabilia.notation.moves import HIDDEN
from mirabilia.terminal.table import Table

Data = dict[str, Any]

# The events that are told in the line of one seat.
_PAYING: Final = ("spend", "trade")
_DOING: Final = ("board", "side", "build", "stage", "sell", "gain", "decline", "leftover")

# What a message gets in place of a card that is not seen.
UNSEEN: Final = "unseen"


class Chapter:
    """The events of one turn, or of what comes before the first."""

    def __init__(self, age: int, turn: int) -> None:
        self.age: Final = age
        self.turn: Final = turn
        self.events: Final[list[Data]] = []

    @property
    def conflicts(self) -> list[Data]:
        return [event for event in self.events if event["event"] == "conflict"]


def chapters(events: list[Data]) -> list[Chapter]:
    """The events turn by turn; what comes before a turn's beginning is the turn's before it."""
    found = [Chapter(0, 0)]
    for event in events:
        if event["event"] == "turn":
            found.append(Chapter(event["age"], event["turn"]))
        else:
            found[-1].events.append(event)
    return [chapter for chapter in found if chapter.events]


class Line:
    """What one seat did."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat: Final = seat
        self.text: Final = text


class Teller:
    """Tells events in words, for the eyes that a table is seen by."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words: Final = words
        self.table: Final = table

    def lines(self, events: list[Data]) -> list[Line]:
        """A line for each seat that did something, the reader's first, then round to the left."""
        first = self.table.me or 0
        seats = len(self.table.cities)
        order = [(first + step) % seats for step in range(seats)]
        told = [Line(seat, self.clauses(seat, events)) for seat in order]
        return [line for line in told if line.text]

    def clauses(self, seat: int, events: list[Data]) -> str:
        """All that one seat did, as clauses behind its name."""
        own = [event for event in events if event.get("seat") == seat]
        parts = [self.clause(event) for event in deeds_first(own) if self.matters(event)]
        if seat == self.table.me:
            parts += [self.received(e) for e in events if e["event"] == "trade" and e["to"] == seat]
        return "; ".join(parts)

    def matters(self, event: Data) -> bool:
        """A card that somebody has discarded unseen tells nothing."""
        return event.get("card") != HIDDEN or event["event"] != "leftover"

    def clause(self, event: Data) -> str:
        figures: dict[str, str | int] = {"who": self.table.who(event["seat"])}
        for name, value in event.items():
            if name not in ("event", "seat", "with"):
                figures[name] = self.figure(name, value)
        if figures.get("card", UNSEEN) != UNSEEN:
            figures["colour"] = self.colour_of(event["card"])
        return self.words(f"event-{event['event']}", **figures)

    def figure(self, name: str, value: Any) -> str | int:
        if name == "card" and value == HIDDEN:
            return UNSEEN
        if name == "to":
            return self.table.who(value)
        figure: str | int = value
        return figure

    def colour_of(self, card: str) -> str:
        return COLOURS[self.table.catalogue.card_by_id[card].colour]

    def received(self, event: Data) -> str:
        buyer = self.table.who(event["seat"])
        return self.words("event-received", coins=event["coins"], buyer=buyer)

    def conflict(self, event: Data) -> str:
        """One conflict: who against whom, with how many shields, and what came of it."""
        return self.words("event-conflict", **self.fight(event))

    def result(self, event: Data) -> str:
        """A conflict in few words, where the shields of the time are not at hand."""
        return self.words("event-fought", **self.fight(event))

    def fight(self, event: Data) -> dict[str, str | int]:
        """The reader stands first; else the winner does."""
        seat, other = event["seat"], event["with"]
        result = "won" if event["value"] else "equal"
        if other == self.table.me:
            seat, other = other, seat
            result = "lost" if event["value"] else "equal"
        return {
            "who": self.table.who(seat),
            "other": self.table.who(other),
            "shields": self.table.cities[seat].shields,
            "against": self.table.cities[other].shields,
            "result": result,
            "value": event["value"],
        }

    def heading(self, chapter: Chapter) -> str:
        if not chapter.age:
            return self.words("chapter-opening")
        if chapter.turn > self.table.turns:
            return self.words("chapter-last", age=chapter.age)
        return self.words("chapter-turn", age=chapter.age, turn=chapter.turn)

    def general(self, events: list[Data]) -> list[str]:
        """What happened to all."""
        told = []
        for event in events:
            if event["event"] == "pass":
                told.append(self.words("event-pass", side=event["direction"]))
            elif event["event"] == "deal":
                told.append(self.words("event-deal", age=event["age"]))
        return told


def with_neighbours_first(conflicts: list[Data], me: int | None) -> list[Data]:
    """The conflicts, those of a seat first."""
    return sorted(conflicts, key=lambda event: me not in (event["seat"], event["with"]))


def deeds_first(events: list[Data]) -> list[Data]:
    """The events of a seat: what was paid behind what it was paid for, what was left over last."""
    told: list[Data] = []
    paid: list[Data] = []
    for event in events:
        if event["event"] in _PAYING:
            paid.append(event)
        elif event["event"] in _DOING:
            told += [event, *paid]
            paid = []
    return sorted(told, key=lambda event: event["event"] == "leftover")
