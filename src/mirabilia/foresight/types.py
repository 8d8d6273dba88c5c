"""The plain data of what a move would do."""

from typing import Annotated, Literal, TypedDict

from mirabilia.notation.types import Possibility

Fought = Literal["won", "lost", "tied", "none"]


class Change(TypedDict):
    """A figure as it is, and as it would be."""

    before: int
    after: int


class StageChange(TypedDict):
    """Whether the next stage can be paid."""

    before: Annotated[bool, "the next stage, as things are"]
    after: Annotated[bool, "the stage that would be next then"]


class Battle(TypedDict):
    """A conflict of this age, as things stand."""

    seat: Annotated[int, "the other city"]
    shields: Annotated[int, "its shields"]
    before: Annotated[Fought, "how it would go without the move; `none` if the two do not fight"]
    after: Annotated[Fought, "how it would go with it"]


class NavalStanding(TypedDict):
    """The naval conflict of this age, as things stand and if all take part."""

    strength: Annotated[Change, "your naval strength"]
    all: Annotated[list[int], "the naval strength of each seat with the move"]
    token: Annotated[Change, "the value of your token, 0 for none"]


class Outcome(TypedDict):
    """What a move would do, if nobody else did anything.

    `follows` has what the figures leave open: decisions (`discard`, `extra`, `bury`, `token`,
    `fleet`, `island`, `debt`) and `draw` for what is drawn unseen.
    """

    move: str
    coins: Change
    points: Annotated[Change, "what the score sheet counts today"]
    end: Annotated[Change, "the same with all conflicts to come, as shields and fleets stand"]
    shields: Change
    battles: Annotated[list[Battle], "who is fought at the end of this age"]
    naval: Annotated[NavalStanding | None, "`null` without Armada"]
    frees: Annotated[list[str], "cards of later ages that chains would newly make free"]
    opens: Annotated[list[str], "cards of the hand that cannot be paid now, and could be then"]
    closes: Annotated[list[str], "cards of the hand that can be paid now, and could not be then"]
    stage: StageChange
    others_lose: Annotated[list[int], "the coins that each seat would lose by it"]
    follows: Annotated[list[str], "what is still to be decided or drawn"]


class PassedOn(TypedDict):
    """What the next player could do with a card, from what lies open."""

    seat: Annotated[int, "who gets the hand next"]
    chain: Annotated[list[str], "the cards of that city that make it free"]
    build: Annotated[Possibility, "how that city could build it, or why not"]
    points: Annotated[Change | None, "its points with the card; `null` if it cannot build it"]
    end: Annotated[Change | None, "the same with all conflicts to come, as things stand"]
