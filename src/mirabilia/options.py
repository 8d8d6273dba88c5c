"""The options of a game, in one table.

`Game.new`, the header of positions and records, the command line, the server's settings and the
page's form all go by `OPTIONS`. docs/architecture.md says what adding one takes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypedDict, cast

EXPANSIONS: Final = ("leaders", "cities", "armada")
SIDE_RULES: Final = ("choose", "day", "night", "random")
DEAL_BOARDS: Final = "deal"
PICK_BOARDS: Final = "pick"
LEADER_SETS: Final = ("standard", "expert")
EDITIONS: Final = (1, 2)

# A flag is true or false, a choice is one of several. The other kinds are each of one option alone.
Kind = Literal["flag", "choice", "players", "boxes", "boards"]


@dataclass(frozen=True, kw_only=True, slots=True)
class Option:
    """One option: what it can be, and how it shows."""

    name: str
    kind: Kind
    default: Any
    choices: tuple[Any, ...] = ()
    # The boxes without which it means nothing. A flag cannot be changed without them.
    needs: tuple[str, ...] = ()
    # What errors call it: their code, if it is none of the choices or lacks a box.
    code: str = ""
    # When positions and records name it: if its boxes are played, or if it is not as usual.
    written: Literal["always", "played", "changed"] = "changed"
    # The commands that take it: all that have a table, those that set up new games, or those that
    # add it by themselves.
    commands: Literal["all", "new", "own"] = "all"
    # Its name on the command line, if that does not follow from its own.
    argument: str = ""
    # What it says, in a few words: for the protocol and, unless `help` differs, the command line.
    about: str
    help: str = ""
    # Whether the page's form has it under "more options".
    more: bool = False

    def __post_init__(self) -> None:
        if bool(self.choices) is (self.kind in ("flag", "players")):
            raise ValueError(f"{self.name}: {self.kind} with {self.choices} to choose from")
        if self.kind == "choice" and self.default not in self.choices:
            raise ValueError(f"{self.name}: {self.default!r} is none of its choices")
        if not set(self.needs) <= set(EXPANSIONS):
            raise ValueError(f"{self.name}: there are no boxes {self.needs}")

    @property
    def term(self) -> str:
        """What errors call it."""
        return self.code or self.name

    @property
    def value_type(self) -> type | None:
        """The one type of its values; boxes and boards have several."""
        return None if self.kind in ("boxes", "boards") else type(self.default)

    @property
    def description(self) -> str:
        """What it says and what it can be, for documents."""
        listed = [f"`{choice}`" for choice in self.choices]
        if self.kind == "boxes":
            return f"{self.about}: any of {', '.join(listed)}"
        if self.kind == "boards":
            return f"{self.about}: {', '.join(listed)}, or a board for each seat"
        if self.kind == "choice":
            return f"{self.about}: {', '.join(listed[:-1])} or {listed[-1]}"
        return self.about

    def is_played(self, expansions: Sequence[str]) -> bool:
        """Whether the boxes that it needs are in play."""
        return all(box in expansions for box in self.needs)

    def is_idle(self, expansions: Sequence[str]) -> bool:
        """Whether it has something to choose from, but without its boxes that means nothing."""
        return self.kind == "choice" and not self.is_played(expansions)


OPTIONS: Final[tuple[Option, ...]] = (
    Option(
        name="players",
        kind="players",
        default=4,
        written="always",
        commands="own",
        about="the number of players: 3 to 7, with Armada 8",
    ),
    Option(
        name="expansions",
        kind="boxes",
        default=(),
        choices=EXPANSIONS,
        written="always",
        argument="--with",
        about="the boxes besides the base game",
    ),
    Option(
        name="teams",
        kind="flag",
        default=False,
        about="teams of two who sit side by side",
    ),
    Option(
        name="sides",
        kind="choice",
        default="choose",
        choices=SIDE_RULES,
        written="always",
        commands="new",
        about="who or what decides the sides of the boards",
        more=True,
    ),
    Option(
        name="boards",
        kind="boards",
        default=DEAL_BOARDS,
        choices=(DEAL_BOARDS, PICK_BOARDS),
        written="always",
        commands="own",
        about="how players get their boards",
        more=True,
    ),
    Option(
        name="leaders",
        kind="choice",
        default="standard",
        choices=LEADER_SETS,
        needs=("leaders",),
        written="played",
        about="which leaders there are, without or with the experts",
    ),
    Option(
        name="cities_leaders",
        kind="flag",
        default=True,
        needs=("leaders", "cities"),
        about="whether the six leaders that Cities adds are in",
        help="leave out the six leaders that Cities adds",
    ),
    Option(
        name="armada_edition",
        kind="choice",
        default=2,
        choices=EDITIONS,
        needs=("armada",),
        code="edition",
        written="played",
        about="which edition's rules of Armada apply",
    ),
)


class TableOptions(TypedDict, total=False):
    """The options of `Game.new` that many games can have in common."""

    expansions: Sequence[str]
    teams: bool
    sides: str
    leaders: str
    cities_leaders: bool
    armada_edition: int


# What a table has unless it agrees on something else.
USUAL: Final = cast(
    TableOptions, {option.name: option.default for option in OPTIONS if option.commands != "own"}
)


def check_table_names(table: Iterable[str]) -> None:
    """Refuse what is no option of a table, as Python refuses an argument that is not there."""
    for name in table:
        if name not in USUAL:
            raise TypeError(f"{name!r} is no option of a table; there are {', '.join(USUAL)}")
