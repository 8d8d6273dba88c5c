"""What a table agrees on before a game: who plays, with what, and from which seed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from mirabilia.arguments import check_type, whole_number, wrong_type
from mirabilia.catalog.model import FEWEST, HAND, MOST, MOST_WITH_ARMADA, Catalogue
from mirabilia.engine.rng import SEED_BITS, seed_of_text
from mirabilia.errors import ImpossibleOptions
from mirabilia.options import EXPANSIONS, OPTIONS, Option

TEAM_SIZES: Final = (4, 6, 8)

NAMED_BOARDS: Final = "named"

# The versions of the rules. Since the second, L-34 offers more purchases that pay for themselves.
FIRST_RULES: Final = 1
LATEST_RULES: Final = 2

_OPTION: Final = {option.name: option for option in OPTIONS}
_USUAL: Final[dict[str, Any]] = {option.name: option.default for option in OPTIONS}
# The options that positions and records always name, and the others.
_ALWAYS: Final = [option for option in OPTIONS if option.written == "always"]
_AT_TIMES: Final = [option for option in OPTIONS if option.written != "always"]


class Options:
    """The agreed options, checked, each as a field; what else follows from them.

    `boards` is empty unless every board is named.
    """

    def __init__(self, agreed: dict[str, Any], rules: int = LATEST_RULES) -> None:
        self.players: Final[int] = agreed["players"]
        self.expansions: Final[tuple[str, ...]] = agreed["expansions"]
        self.teams: Final[bool] = agreed["teams"]
        self.sides: Final[str] = agreed["sides"]
        boards: str | tuple[str, ...] = agreed["boards"]
        self.board_rule: Final[str] = boards if isinstance(boards, str) else NAMED_BOARDS
        self.boards: Final[tuple[str, ...]] = () if isinstance(boards, str) else boards
        self.leader_set: Final[str] = agreed["leaders"]
        self.cities_leaders: Final[bool] = agreed["cities_leaders"]
        self.armada_edition: Final[int] = agreed["armada_edition"]
        self.agreed: Final = agreed
        # What positions and records say of them, worked out when the first is written.
        self._written: list[tuple[str, Any]] | None = None
        self.leaders: Final = "leaders" in self.expansions
        self.cities: Final = "cities" in self.expansions
        self.armada: Final = "armada" in self.expansions
        # B-7, X-1, A-60, A-61: with eight players the Armada's cards serve as the eighth hand.
        self.hand_size: Final = (
            HAND + int(self.cities) + int(self.armada and self.players < MOST_WITH_ARMADA)
        )
        # The oldest version of the rules that plays this game as the agreed one does: only leaders
        # pay for purchases, and in teams (T-3) nobody buys without need.
        self.rules: Final = rules if self.leaders and not self.teams else FIRST_RULES
        # The regular turns of an age: all cards but the last are played.
        self.turns: Final = self.hand_size - 1

    def __reduce__(self) -> tuple[object, ...]:
        return Options, (self.agreed, self.rules)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Options):
            return NotImplemented
        return self.agreed == other.agreed and self.rules == other.rules

    def __hash__(self) -> int:
        return hash((self.players, self.expansions, self.rules))

    @property
    def written(self) -> list[tuple[str, Any]]:
        """The options that are written down, those that always are first."""
        if self._written is None:
            agreed = self.agreed
            others = [option for option in _AT_TIMES if _is_worth_writing(option, agreed)]
            self._written = [(option.name, agreed[option.name]) for option in _ALWAYS + others]
        return self._written

    def boxes(self) -> tuple[str, ...]:
        return ("base", *self.expansions)

    def deck_players(self) -> int:
        """B-2, A-60: the number of players that the decks are made for."""
        return min(self.players, MOST)


def _is_worth_writing(option: Option, agreed: dict[str, Any]) -> bool:
    if option.written == "played":
        return option.is_played(agreed["expansions"])
    return bool(agreed[option.name] != option.default)


def check_options(
    catalogue: Catalogue, given: Mapping[str, object], rules: int = LATEST_RULES
) -> Options:
    """The options as a value, or `ImpossibleOptions` with what would be possible.

    What is left out of `given` is as usual.
    """
    agreed = _USUAL.copy()
    changed: list[Option] = []
    for name, value in given.items():
        # What is as usual needs no check.
        if value is not _USUAL[name]:
            agreed[name] = value
            changed.append(_OPTION[name])
    for option in changed:
        _check_type(option, agreed[option.name])
    agreed["expansions"] = chosen = _check_expansions(agreed["expansions"])
    _check_players(agreed["players"], chosen, agreed["teams"])
    for option in changed:
        _check_value(option, agreed[option.name], chosen)
    boards = agreed["boards"]
    if not isinstance(boards, str):
        agreed["boards"] = _check_boards(catalogue, agreed["players"], chosen, boards)
    return Options(agreed, rules)


def _check_type(option: Option, value: Any) -> None:
    wanted = option.value_type
    if wanted is None:
        return
    # True and False are no numbers here.
    if not isinstance(value, wanted) or isinstance(value, bool) is not (wanted is bool):
        raise wrong_type(option.name, wanted.__name__, value)


def _check_value(option: Option, value: Any, expansions: tuple[str, ...]) -> None:
    one_of_its_choices = option.kind == "choice" or isinstance(value, str)
    if one_of_its_choices and value not in option.choices:
        raise ImpossibleOptions(option.term, **{option.term: value})
    if value != option.default and not option.is_played(expansions):
        raise ImpossibleOptions("needless", option=option.name, value=value, needs=needs_of(option))


def needs_of(option: Option) -> str:
    """The boxes without which an option means nothing, in words."""
    return " and ".join(option.needs)


def _check_expansions(expansions: Any) -> tuple[str, ...]:
    _check_names("expansions", "a list of names", expansions)
    for name in expansions:
        if name not in EXPANSIONS:
            raise ImpossibleOptions("expansions", name=name, known=", ".join(EXPANSIONS))
        if list(expansions).count(name) > 1:
            raise ImpossibleOptions("expansion_twice", name=name)
    return tuple(name for name in EXPANSIONS if name in expansions)


def _check_players(players: int, expansions: tuple[str, ...], teams: bool) -> None:
    """B-1, A-60, T-1: how many can play, alone and in teams."""
    most = MOST_WITH_ARMADA if "armada" in expansions else MOST
    if players == MOST_WITH_ARMADA != most:
        raise ImpossibleOptions("eight")
    if not FEWEST <= players <= most:
        raise ImpossibleOptions("players", players=players, least=FEWEST, most=most)
    if teams and players not in TEAM_SIZES:
        raise ImpossibleOptions("teams", players=players)


def _check_boards(
    catalogue: Catalogue, players: int, expansions: tuple[str, ...], boards: Sequence[str]
) -> tuple[str, ...]:
    _check_names("boards", "deal, pick or a list of names", boards)
    at_hand = [w.id for w in catalogue.wonders if w.box == "base" or w.box in expansions]
    for board in boards:
        if board not in catalogue.wonder_by_id:
            raise ImpossibleOptions("board_unknown", board=board, known=", ".join(at_hand))
        if board not in at_hand:
            box = catalogue.wonder_by_id[board].box
            raise ImpossibleOptions("board_box", board=board, box=box)
        if list(boards).count(board) > 1:
            raise ImpossibleOptions("board_twice", board=board)
    if len(boards) != players:
        raise ImpossibleOptions("boards_count", named=len(boards), players=players)
    return tuple(boards)


def _check_names(name: str, wanted: str, value: Any) -> None:
    """Refuse what is no list of texts."""
    if isinstance(value, str) or not isinstance(value, Collection):
        raise wrong_type(name, wanted, value)
    for each in value:
        check_type(f"each of {name}", each, str)


def check_seed(seed: object) -> int:
    """The seed as a number: numbers as they are, text through SHA-256."""
    if isinstance(seed, str):
        return seed_of_text(seed)
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise wrong_type("seed", "int or str", seed)
    number = whole_number("seed", seed)
    if not 0 <= number < 1 << SEED_BITS:
        raise ImpossibleOptions("seed", seed=number)
    return number
