"""The plain data of a review."""

from typing import Annotated, TypedDict


class ReviewReason(TypedDict):
    """What the better move has more of."""

    category: Annotated[str, "`military`, `science`, `goods`, `coins`, `points` or `denying`"]
    points: float


class ReviewedDecision(TypedDict):
    """A decision of a finished game, judged by what its seat knew."""

    entry: Annotated[int, "its number in the record's `entries`"]
    step: Annotated[int, "the step of the replay at which it was asked"]
    age: int
    turn: int
    seat: int
    kind: Annotated[str, "the word of the decision"]
    played: Annotated[str, "the move that was made"]
    best: Annotated[str, "the move that the strong player would have made"]
    chances: Annotated[list[float], "to win, by seat, after the best move"]
    chance: Annotated[float, "the seat's own, after the move that was made"]
    cost: Annotated[float, "the difference"]
    error: Annotated[float, "the standard error of the cost"]
    equal: Annotated[bool, "whether the cost is within the noise"]
    reasons: list[ReviewReason]


class ReviewMoment(TypedDict):
    """Everybody's chance to win at a step of the replay."""

    step: int
    age: int
    turn: int
    chances: Annotated[list[float], "by seat; mates win together"]
    error: Annotated[float, "the standard error of each"]


class ReviewAccount(TypedDict):
    """From an even chance to what a seat has won: `even` + `deal` + `others` + `choices`."""

    even: float
    deal: Annotated[float, "what the cards of each age brought"]
    others: Annotated[float, "what the others did, and what came round"]
    choices: Annotated[float, "what the seat's own moves lost"]
    won: float
    lost: Annotated[dict[str, float], "clear losses by category"]


class ReviewMade(TypedDict):
    """How a review was made: with these it comes out the same again."""

    by: str
    iterations: int
    rounds: int
    seed: str


class ReviewData(TypedDict):
    """What a finished game was decided by."""

    format: int
    made: ReviewMade
    players: int
    teams: bool
    winners: list[int]
    moments: Annotated[list[ReviewMoment], "in order; the last is the result"]
    decisions: Annotated[list[ReviewedDecision], "as in the record"]
    accounts: Annotated[list[ReviewAccount], "by seat"]
