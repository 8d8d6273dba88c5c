"""What a seat may do with a card or leader, for how much, and why not."""

from typing import Annotated, Literal, TypedDict

ObstacleKind = Literal["built", "complete", "harbour", "coins", "missing"]
How = Literal["paid", "free", "chain", "goods", "reduced", "nothing"]


class Payment(TypedDict):
    """One way to do something, with the coins that it takes."""

    move: Annotated[str, "one of the view's `moves`"]
    coins: Annotated[int, "all coins that it takes"]
    pays: Annotated[
        dict[str, int], "whom they go to: `bank`, `left`, `right`, `far_left`, `far_right`"
    ]
    free_by: Annotated[str | None, "the board or leader that makes it free"]
    how: Annotated[
        How,
        "how it is covered: coins are `paid`; `free` by a board or leader; a `chain`; the city's "
        "own `goods`; effects have `reduced` it so far that no coins are left; it costs `nothing`",
    ]


class Obstacle(TypedDict):
    """Why something cannot be done."""

    kind: Annotated[
        ObstacleKind,
        "the city has a card of that name; all stages stand; the ship is at its last space; it "
        "takes more coins; nobody sells what is missing",
    ]
    needs: Annotated[int, "the coins that it takes, if it is a matter of coins"]
    goods: Annotated[list[dict[str, int]], "what is missing: any of these would help"]


class Possibility(TypedDict):
    """The ways to do something, or what stands in the way."""

    fleet: Annotated[str | None, "whose ship sails with it"]
    ways: Annotated[list[Payment], "free ones first, then the cheapest"]
    obstacle: Annotated[Obstacle | None, "`null` if there is a way"]


class Offer(TypedDict):
    """What can be done with a card or leader. `null` is what is out of the question here."""

    piece: Annotated[str, "the card or leader"]
    chain: Annotated[list[str], "the cards of your city that make it free"]
    build: Annotated[Possibility | None, "build it, take it from the discard, recruit"]
    build_ship: Annotated[Possibility | None, "build it with a step of a ship, if it can be built"]
    stage: Annotated[Possibility | None, "build the next stage with it"]
    stage_ship: Annotated[Possibility | None, "the stage with a step of a ship, if it can be built"]
    sell: Annotated[list[str], "the moves that sell it"]
