"""What a move would do, in words: a block for each thing to do, with its figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from rich.console import Group, RenderableType
from rich.text import Text

from mirabilia.foresight import Change, Foresight, Outcome, PassedOn
from mirabilia.notation.moves import Move
from mirabilia.terminal.frames import panel, row_grid
from mirabilia.terminal.phrases import Phrases

Row = tuple[str, str]


class Foretelling:
    """Tells what the moves of the reader would do."""

    def __init__(self, phrases: Phrases, foresight: Foresight) -> None:
        self.words: Final = phrases.words
        self.table: Final = phrases.table
        self.phrases: Final = phrases
        self.foresight: Final = foresight

    def piece(self, id: str) -> RenderableType:
        """All that could be done with a card, leader or island, and who would get it next."""
        catalogue = self.table.catalogue
        blocks = [
            self.block(self.deed(outcome), "", self.rows(outcome))
            for outcome in self.foresight.outcomes(id)
        ]
        passed = self.foresight.passed_on(id) if id in catalogue.card_by_id else None
        if passed is not None:
            blocks.append(self.passed(passed))
        about = Text(self.words("foresee-end-about"), style="label")
        return panel(Group(*blocks, about), self.words("foresee-ask"), own=True)

    def block(self, title: str, told: str, rows: Sequence[Row]) -> RenderableType:
        grid = row_grid()
        for label, value in rows:
            grid.add_row(Text(f"  {label}", style="label"), value)
        lines: list[RenderableType] = [Text(title, style="title")]
        if told:
            lines.append(Text(f"  {told}"))
        return Group(*lines, grid) if rows else Group(*lines)

    def deed(self, outcome: Outcome) -> str:
        move = Move.parse(outcome["move"], self.table.catalogue)
        deed = f"{move.verb}-ship" if move.ship else move.verb
        return self.words("foresee-deed", deed=deed, stage=self.stage_number)

    @property
    def stage_number(self) -> int:
        """The number of the stage that is built next, from 1 on."""
        return self.table.cities[self.foresight.seat].stages + 1

    # ---- rows

    def rows(self, outcome: Outcome) -> list[Row]:
        return [
            self.changed("coins", outcome["coins"]),
            *self.points(outcome),
            *self.battles(outcome),
            *self.at_sea(outcome),
            *self.cards(outcome),
            *self.beyond(outcome),
        ]

    def row(self, id: str, texts: Sequence[str]) -> list[Row]:
        """A row with a list, if there is something in it."""
        listed = self.words.list(list(texts), "series")
        return [(self.words(f"foresee-{id}"), listed)] if texts else []

    def changed(self, id: str, change: Change) -> Row:
        before, after = (signed(change[when]) for when in BEFORE_AND_AFTER)
        figures = {"before": before, "after": after}
        told = self.words("foresee-same" if before == after else "foresee-change", **figures)
        return self.words(f"foresee-{id}"), told

    def points(self, outcome: Outcome) -> list[Row]:
        return [self.changed("points", outcome["points"]), self.changed("end", outcome["end"])]

    def battles(self, outcome: Outcome) -> list[Row]:
        """Whom the shields beat, where the move makes a difference."""
        shields, battles = outcome["shields"], outcome["battles"]
        if not differs(shields) and all(one["before"] == one["after"] for one in battles):
            return []
        told = [
            self.words(
                "foresee-battle",
                who=self.table.who(battle["seat"]),
                shields=battle["shields"],
                result=battle["after"],
            )
            for battle in battles
        ]
        return [self.changed("shields", shields), *self.row("battles", told)]

    def at_sea(self, outcome: Outcome) -> list[Row]:
        naval = outcome["naval"]
        if naval is None or not (differs(naval["strength"]) or differs(naval["token"])):
            return []
        label, mine = self.changed("naval", naval["strength"])
        others = [
            self.words("naval-of", who=self.table.who(seat), strength=strength)
            for seat, strength in enumerate(naval["all"])
            if seat != self.foresight.seat
        ]
        beside = self.words.list([mine, *others], "clauses")
        return [(label, beside), self.changed("token", naval["token"])]

    def cards(self, outcome: Outcome) -> list[Row]:
        """Cards that become free, or can be paid, or no longer; the next stage among them."""
        raises = outcome["move"].startswith("stage ")
        stage = outcome["stage"]
        following = [self.words("foresee-stage", stage=self.stage_number + raises)]
        opens = stage["after"] and (raises or not stage["before"])
        closes = stage["before"] and not stage["after"] and not raises
        return [
            *self.row("frees", self.named(dict.fromkeys(outcome["frees"]))),
            *self.row("opens", self.named(outcome["opens"]) + following * opens),
            *self.row("closes", self.named(outcome["closes"]) + following * closes),
        ]

    def named(self, ids: Sequence[str] | dict[str, None]) -> list[str]:
        cards = self.table.catalogue.card_by_id
        return [self.phrases.piece(cards[id]) for id in ids]

    def beyond(self, outcome: Outcome) -> list[Row]:
        """What happens to the others, and what is still to be decided."""
        losses = [
            self.words("foresee-loss", who=self.table.who(seat), coins=coins)
            for seat, coins in enumerate(outcome["others_lose"])
            if coins
        ]
        follows = [
            self.words("foresee-then", what=what) for what in dict.fromkeys(outcome["follows"])
        ]
        return [*self.row("loses", losses), *self.row("follows", follows)]

    # ---- a card that is passed on

    def passed(self, passed: PassedOn) -> RenderableType:
        ways = passed["build"]["ways"]
        coins = ways[0]["coins"] if ways else 0
        how, who = self.how(passed), self.table.who(passed["seat"])
        told = self.words("foresee-next", how=how, who=who, coins=coins)
        rows: list[Row] = []
        if passed["points"] is not None and passed["end"] is not None:
            rows = [self.changed("points", passed["points"]), self.changed("end", passed["end"])]
        return self.block(self.words("foresee-passed"), told, rows)

    def how(self, passed: PassedOn) -> str:
        """How the next player could come to the card."""
        obstacle = passed["build"]["obstacle"]
        if obstacle is not None:
            return "built" if obstacle["kind"] == "built" else "no"
        return passed["build"]["ways"][0]["how"]


BEFORE_AND_AFTER: Final[tuple[Literal["before"], Literal["after"]]] = ("before", "after")


def differs(change: Change) -> bool:
    return change["before"] != change["after"]


def signed(figure: int) -> str:
    return str(figure).replace("-", "−")
