"""What says which game it is, in positions, views and records alike."""

from typing import NotRequired, TypedDict


class GameOptions(TypedDict):
    """What a table has agreed on. Options that can be left out stand there if they matter."""

    players: int
    expansions: list[str]
    sides: str
    # A way to choose them, or a board for each seat.
    boards: str | list[str]
    teams: NotRequired[bool]
    leaders: NotRequired[str]
    cities_leaders: NotRequired[bool]
    armada_edition: NotRequired[int]


class Header(TypedDict):
    """The versions of notation, rules and figures, and the options."""

    format: int
    rules: int
    catalogue: int
    options: GameOptions


class Seeded(TypedDict):
    """The seed, from which all chance of the game follows."""

    # A number below 2**53, or 32 hexadecimal digits.
    seed: int | str
