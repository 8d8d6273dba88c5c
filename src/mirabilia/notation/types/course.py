"""What follows from the rules as the table stands."""

from typing import Annotated, Literal, NotRequired, TypedDict


class Course(TypedDict):
    """What follows from the rules as the table stands, open to all: clients need not know them."""

    turns: Annotated[int, "the regular turns of an age"]
    passing: Annotated[
        Literal["left", "right"] | None,
        "which way hands pass in this age; `null` before the first",
    ]
    sale: Annotated[int, "the coins that a sold card brings"]
    left: Annotated[list[int], "the left neighbour of each seat"]
    sold: Annotated[
        list[list[str]],
        "what neighbours can buy from each seat, symbol by symbol: `wood`, or `ore/clay` for one "
        "of them",
    ]
    kept: Annotated[list[list[str]], "what each seat makes for itself alone, in the same form"]
    shields: Annotated[list[int], "the shields of each seat"]
    science: Annotated[
        list[dict[str, int]],
        "the science symbols of each seat; `choice`, `mask` and `most` are those that become one",
    ]
    spared: Annotated[list[int], "the seats whose defeats go to the winner"]
    # With Armada:
    naval: NotRequired[Annotated[list[int], "the naval strength of each seat"]]
    prizes: NotRequired[
        Annotated[
            dict[str, int],
            "the naval tokens of this age: for the `first`, `second`, `third` and `last` place",
        ]
    ]
    sale_fleet: NotRequired[Annotated[str, "whose ship can sail with a sale"]]
