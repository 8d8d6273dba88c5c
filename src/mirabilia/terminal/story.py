"""What happened, told from the events: by chapters, by seats, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mirabilia.catalog.kinds import DEFEATS_TO_WINNER
from mirabilia.catalog.model import COLOURS
from mirabilia.game import Game
from mirabilia.locales import Words
from mirabilia.notation.moves import HIDDEN
from mirabilia.terminal.table import Table

# An event, also with what is added for the telling.
Data = Mapping[str, Any]

# The events that are told in the line of one seat; payments come after what was paid for.
_PAYING: Final = ("spend", "trade")
_PAID_FOR: Final = ("build", "stage", "sell", "recruit")
_DOING: Final = (
    *("board", "side", "shipyard", "keep", "draw", "bury", "decline", "forgo", "leftover"),
    *("gain", "victory", "give_up", "purge", "diplomacy", "debts", "lose"),
    *("fleet", "tribute", "island", "incursion"),
)
# The events of conflicts, which have panels of their own.
MILITARY: Final = ("conflict", "abroad")
NAVAL: Final = ("naval", "abstain")
# What comes before the first age, and what ends an age: leaders are recruited after it.
_OPENING: Final = ("board", "side", "shipyard", "keep")
_ENDING: Final = (*MILITARY, *NAVAL)

# What a message gets in place of a hidden card.
UNSEEN: Final = "unseen"


class Chapter:
    """The events of one turn, of a recruitment, or of what comes before the first age."""

    def __init__(self, age: int, turn: int) -> None:
        self.age: Final = age
        self.turn: Final = turn
        self.events: Final[list[Data]] = []


def chapters(events: Sequence[Data]) -> list[Chapter]:
    """The events turn by turn; what comes before a turn begins belongs to the one before it."""
    recruitments = recruitments_in(events)
    found = [Chapter(0, 0)]
    for place, event in enumerate(events):
        if place in recruitments:
            found.append(Chapter(recruitments[place], 0))
        if event["event"] == "turn":
            found.append(Chapter(event["age"], event["turn"]))
        else:
            found[-1].events.append(event)
    return [chapter for chapter in found if chapter.events]


def recruitments_in(events: Sequence[Data]) -> dict[int, int]:
    """Where recruitments begin, and of which age: between the end of an age and the next deal."""
    found: dict[int, int] = {}
    begins = 0
    for place, event in enumerate(events):
        kind = event["event"]
        if kind in _OPENING or kind in _ENDING or is_spoil(events, place):
            begins = place + 1
        elif kind == "deal":
            if begins < place:
                found[begins] = event["age"]
            begins = place + 1
    return found


def is_spoil(events: Sequence[Data], place: int) -> bool:
    """Whether an event is a token of a conflict, or the coins that one brings (L-22)."""
    while place >= 0 and events[place]["event"] in ("victory", "gain"):
        place -= 1
    return place >= 0 and events[place]["event"] == "conflict"


def told(game: Game, seat: int | None, table: Table) -> list[Data]:
    """The events as a seat may know them; conflicts also tell who took the defeats (L-29)."""
    events = game.events if seat is None else game.events_for(seat)
    spared = [city.has(DEFEATS_TO_WINNER) for city in table.cities]
    found: list[Data] = []
    for event in reversed(events):
        if event["event"] == "conflict":
            found.append({**event, "taker": "winner" if spared[event["with"]] else "loser"})
            continue
        found.append(event)
        if event["event"] in ("recruit", "bury") and hands_defeats_on(table, event["leader"]):
            spared[event["seat"]] = event["event"] == "bury"
    return found[::-1]


def hands_defeats_on(table: Table, leader: str) -> bool:
    effects = table.catalogue.leader_by_id[leader].effects
    return any(effect.kind == DEFEATS_TO_WINNER for effect in effects)


class Line:
    """What one seat did."""

    def __init__(self, seat: int, text: str) -> None:
        self.seat: Final = seat
        self.text: Final = text


class Teller:
    """Tells events in words, as the reader of a table may know them."""

    def __init__(self, words: Words, table: Table) -> None:
        self.words: Final = words
        self.table: Final = table

    def lines(self, events: Sequence[Data]) -> list[Line]:
        """A line for each seat that did something, the reader's first, then around to the left."""
        first = self.table.me or 0
        seats = len(self.table.cities)
        order = [(first + step) % seats for step in range(seats)]
        events = without_tokens_of_conflicts(events)
        told = [Line(seat, self.clauses(seat, events)) for seat in order]
        return [line for line in told if line.text]

    def clauses(self, seat: int, events: Sequence[Data]) -> str:
        """Everything that one seat did, as clauses that follow its name."""
        own = [event for event in events if event.get("seat") == seat]
        parts = [self.clause(event) for event in deeds_first(own) if self.matters(event)]
        if seat == self.table.me:
            parts += [self.received(e) for e in events if e["event"] == "trade" and e["to"] == seat]
        return self.words.list(parts, "clauses")

    def matters(self, event: Data) -> bool:
        """A card that somebody discarded or kept face down is not worth telling."""
        return event.get("card") != HIDDEN or event["event"] not in ("leftover", "keep")

    def clause(self, event: Data) -> str:
        figures: dict[str, str | int] = {"who": self.table.who(event["seat"])}
        for name, value in event.items():
            if name not in ("event", "seat") and value is not None:
                figures[name] = self.figure(name, value)
        if figures.get("card", UNSEEN) != UNSEEN:
            figures["colour"] = self.colour_of(event["card"])
        return self.words(f"event-{event['event']}", **figures)

    def figure(self, name: str, value: Any) -> str | int:
        if name == "card" and value == HIDDEN:
            return UNSEEN
        if name in ("to", "target"):
            return self.table.who(value)
        figure: str | int = value
        return figure

    def colour_of(self, id: str) -> str:
        """The colour of a card; leaders have none."""
        card = self.table.catalogue.card_by_id.get(id)
        return COLOURS[card.colour] if card else "leader"

    def received(self, event: Data) -> str:
        buyer = self.table.who(event["seat"])
        return self.words("event-received", coins=event["coins"], buyer=buyer)

    # ---- conflicts

    def military(self, events: Sequence[Data], shields: bool) -> list[str]:
        """Military conflicts, those of the reader first, and who stayed out of them."""
        ordered = with_neighbours_first(
            [event for event in events if event["event"] == "conflict"], self.table.me
        )
        lines = [
            self.words("event-conflict" if shields else "event-fought", **self.fight(event))
            for event in ordered
        ]
        diplomats = [event for event in events if event["event"] == "abroad"]
        if diplomats and not lines:
            lines.append(self.words("no-conflict"))
        seats = [self.table.who(event["seat"]) for event in diplomats]
        return lines + [self.words("diplomat", who=who) for who in seats]

    def fight(self, event: Data) -> dict[str, str | int]:
        """The reader comes first, otherwise the winner."""
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
            "tokens": event["tokens"],
            "taker": event["taker"],
        }

    def naval(self, events: Sequence[Data]) -> list[str]:
        """The ranking at sea, the strongest first, and who stayed out of it."""
        ranked = [event for event in events if event["event"] == "naval"]
        lines = []
        for event in sorted(ranked, key=lambda event: -event["strength"]):
            figures = {"strength": event["strength"], "value": event["value"]}
            shown = f"{event['value']:+}".replace("-", "−")
            who = self.table.who(event["seat"])
            lines.append(self.words("naval-ranked", who=who, shown=shown, **figures))
        absent = [event["seat"] for event in events if event["event"] == "abstain"]
        return lines + [self.words("naval-absent", who=self.table.who(seat)) for seat in absent]

    # ---- headings

    def heading(self, chapter: Chapter) -> str:
        if not chapter.age:
            return self.words("chapter-opening")
        if not chapter.turn:
            return self.words("chapter-recruitment", age=chapter.age)
        if chapter.turn > self.table.turns:
            return self.words("chapter-last", age=chapter.age)
        return self.words("chapter-turn", age=chapter.age, turn=chapter.turn)

    def general(self, events: Sequence[Data]) -> list[str]:
        """What happened to everybody."""
        told = []
        for event in events:
            if event["event"] == "pass":
                told.append(self.words("event-pass", side=event["direction"]))
            elif event["event"] == "deal":
                told.append(self.words("event-deal", age=event["age"]))
        return told


def with_neighbours_first(conflicts: Sequence[Data], me: int | None) -> list[Data]:
    """The conflicts, those of a seat first."""
    return sorted(conflicts, key=lambda event: me not in (event["seat"], event["with"]))


def without_tokens_of_conflicts(events: Sequence[Data]) -> list[Data]:
    """The events without the victory tokens that the conflicts mention anyway."""
    found = []
    due = 0
    for event in events:
        if event["event"] == "conflict":
            due = event["tokens"]
        elif event["event"] == "victory" and due:
            due -= 1
            continue
        found.append(event)
    return found


def deeds_first(events: Sequence[Data]) -> list[Data]:
    """The events of a seat: payments after what was paid for, leftovers last."""
    told: list[Data] = []
    paid: list[Data] = []
    for event in events:
        kind = event["event"]
        if kind in _PAYING or (kind == "gain" and paid):
            paid.append(event)
        elif kind in _PAID_FOR:
            told += [event, *paid]
            paid = []
        elif kind in _DOING:
            told.append(event)
    return sorted(told + paid, key=lambda event: event["event"] == "leftover")
