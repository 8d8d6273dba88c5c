"""What a table agrees on before a game: who plays, with what, and from which seed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mirabilia.catalog.model import FEWEST, HAND, MOST, MOST_WITH_ARMADA, Catalogue
from mirabilia.engine.rng import SEED_BITS, seed_of_text
from mirabilia.errors import ImpossibleOptions

EXPANSIONS: Final = ("leaders", "cities", "armada")
TEAM_SIZES: Final = (4, 6, 8)

SIDE_RULES: Final = ("choose", "day", "night", "random")
DEAL_BOARDS: Final = "deal"
PICK_BOARDS: Final = "pick"
NAMED_BOARDS: Final = "named"
LEADER_SETS: Final = ("standard", "expert")
EDITIONS: Final = (1, 2)


class Options:
    """The agreed options, checked. `boards` is empty unless every board is named."""

    def __init__(
        self,
        players: int,
        expansions: tuple[str, ...],
        teams: bool,
        sides: str,
        board_rule: str,
        boards: tuple[str, ...],
        leader_set: str,
        cities_leaders: bool,
        armada_edition: int,
    ) -> None:
        self.players: Final = players
        self.expansions: Final = expansions
        self.teams: Final = teams
        self.sides: Final = sides
        self.board_rule: Final = board_rule
        self.boards: Final = boards
        self.leader_set: Final = leader_set
        self.cities_leaders: Final = cities_leaders
        self.armada_edition: Final = armada_edition
        self.leaders: Final = "leaders" in expansions
        self.cities: Final = "cities" in expansions
        self.armada: Final = "armada" in expansions
        # B-7, X-1, A-60, A-61: with eight players the Armada's cards serve as the eighth hand.
        self.hand_size: Final = (
            HAND + int(self.cities) + int(self.armada and players < MOST_WITH_ARMADA)
        )
        # The regular turns of an age: all cards but the last are played.
        self.turns: Final = self.hand_size - 1

    def boxes(self) -> tuple[str, ...]:
        return ("base", *self.expansions)

    def deck_players(self) -> int:
        """B-2, A-60: the number of players that the decks are made for."""
        return min(self.players, MOST)


def check_options(
    catalogue: Catalogue,
    *,
    players: int,
    expansions: Sequence[str],
    teams: bool,
    sides: str,
    boards: str | Sequence[str],
    leaders: str,
    cities_leaders: bool,
    armada_edition: int,
) -> Options:
    """The options as a value, or `ImpossibleOptions` with what would be possible."""
    chosen = _check_expansions(expansions)
    _check_players(players, chosen, teams)
    if sides not in SIDE_RULES:
        raise ImpossibleOptions("sides", sides=sides)
    if leaders not in LEADER_SETS:
        raise ImpossibleOptions("leaders", leaders=leaders)
    if not cities_leaders and not {"leaders", "cities"} <= set(chosen):
        raise ImpossibleOptions("cities_leaders")
    if armada_edition not in EDITIONS:
        raise ImpossibleOptions("edition", edition=armada_edition)
    named: tuple[str, ...] = ()
    if isinstance(boards, str):
        if boards not in (DEAL_BOARDS, PICK_BOARDS):
            raise ImpossibleOptions("boards", boards=boards)
        rule = boards
    else:
        rule = NAMED_BOARDS
        named = _check_boards(catalogue, players, chosen, boards)
    return Options(
        players, chosen, teams, sides, rule, named, leaders, cities_leaders, armada_edition
    )


def _check_expansions(expansions: Sequence[str]) -> tuple[str, ...]:
    if isinstance(expansions, str):
        raise TypeError("expansions is a sequence of names, not one text")
    for name in expansions:
        if not isinstance(name, str):
            raise TypeError(f"an expansion is named by a text, not {type(name).__name__}")
        if name not in EXPANSIONS:
            raise ImpossibleOptions("expansions", name=name, known=", ".join(EXPANSIONS))
        if list(expansions).count(name) > 1:
            raise ImpossibleOptions("expansion_twice", name=name)
    return tuple(name for name in EXPANSIONS if name in expansions)


def _check_players(players: int, expansions: tuple[str, ...], teams: bool) -> None:
    """B-1, A-60, T-1: how many can play, alone and in teams."""
    if players == MOST_WITH_ARMADA and "armada" not in expansions:
        raise ImpossibleOptions("eight")
    if not FEWEST <= players <= MOST_WITH_ARMADA:
        raise ImpossibleOptions("players", players=players, least=FEWEST, most=MOST)
    if teams and players not in TEAM_SIZES:
        raise ImpossibleOptions("teams", players=players)


def _check_boards(
    catalogue: Catalogue, players: int, expansions: tuple[str, ...], boards: Sequence[str]
) -> tuple[str, ...]:
    at_hand = [w.id for w in catalogue.wonders if w.box == "base" or w.box in expansions]
    for board in boards:
        if not isinstance(board, str):
            raise TypeError(f"a board is named by a text, not {type(board).__name__}")
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


def check_seed(seed: int | str) -> int:
    """The seed as a number: numbers as they are, text through SHA-256."""
    if isinstance(seed, str):
        return seed_of_text(seed)
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise TypeError(f"a seed is a text or a whole number, not {type(seed).__name__}")
    if not 0 <= seed < 1 << SEED_BITS:
        raise ImpossibleOptions("seed", seed=seed)
    return seed
