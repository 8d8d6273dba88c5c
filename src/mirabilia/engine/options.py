"""What a table agrees on before a game: who plays, with what, and from which seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mirabilia.catalog.model import Catalogue
from mirabilia.engine.rng import SEED_BITS, seed_of_text
from mirabilia.errors import ImpossibleOptions

FEWEST: Final = 3
MOST: Final = 7
EXPANSIONS: Final[tuple[str, ...]] = ()

SIDE_RULES: Final = ("choose", "day", "night", "random")
DEAL_BOARDS: Final = "deal"
PICK_BOARDS: Final = "pick"
NAMED_BOARDS: Final = "named"


class Options:
    """The agreed options, checked. `boards` is empty unless every board is named."""

    def __init__(
        self,
        players: int,
        expansions: tuple[str, ...],
        sides: str,
        board_rule: str,
        boards: tuple[str, ...],
    ) -> None:
        self.players: Final = players
        self.expansions: Final = expansions
        self.sides: Final = sides
        self.board_rule: Final = board_rule
        self.boards: Final = boards

    def hand_size(self) -> int:
        """B-7: the cards each player is dealt in an age."""
        return 7

    def turns(self) -> int:
        """The regular turns of an age: all cards but the last are played."""
        return self.hand_size() - 1


def check_options(
    catalogue: Catalogue,
    players: int,
    expansions: Sequence[str],
    sides: str,
    boards: str | Sequence[str],
) -> Options:
    """The options as a value, or `ImpossibleOptions` with what would be possible."""
    if not FEWEST <= players <= MOST:
        raise ImpossibleOptions("players", players=players, least=FEWEST, most=MOST)
    chosen = _check_expansions(expansions)
    if sides not in SIDE_RULES:
        raise ImpossibleOptions("sides", sides=sides)
    if isinstance(boards, str):
        if boards not in (DEAL_BOARDS, PICK_BOARDS):
            raise ImpossibleOptions("boards", boards=boards)
        return Options(players, chosen, sides, boards, ())
    return Options(players, chosen, sides, NAMED_BOARDS, _check_boards(catalogue, players, boards))


def _check_expansions(expansions: Sequence[str]) -> tuple[str, ...]:
    if isinstance(expansions, str):
        raise TypeError("expansions is a sequence of names, not one text")
    for name in expansions:
        if name not in EXPANSIONS:
            known = ", ".join(EXPANSIONS) or "none in this version"
            raise ImpossibleOptions("expansions", name=name, known=known)
        if list(expansions).count(name) > 1:
            raise ImpossibleOptions("expansion_twice", name=name)
    return tuple(name for name in EXPANSIONS if name in expansions)


def _check_boards(catalogue: Catalogue, players: int, boards: Sequence[str]) -> tuple[str, ...]:
    for board in boards:
        if board not in catalogue.wonder_by_id:
            known = ", ".join(wonder.id for wonder in catalogue.wonders)
            raise ImpossibleOptions("board_unknown", board=board, known=known)
        if list(boards).count(board) > 1:
            raise ImpossibleOptions("board_twice", board=board)
    if len(boards) != players:
        raise ImpossibleOptions("boards_count", named=len(boards), players=players)
    return tuple(boards)


def check_seed(seed: int | str) -> int:
    """The seed as a number: numbers as they are, text through SHA-256."""
    if isinstance(seed, str):
        return seed_of_text(seed)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError(f"a seed is a text or a whole number, not {type(seed).__name__}")
    if not 0 <= seed < 1 << SEED_BITS:
        raise ImpossibleOptions("seed", seed=seed)
    return seed
