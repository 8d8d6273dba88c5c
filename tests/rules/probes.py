"""Probes: cities that show, by what they can build, what a card or stage costs, makes or saves.

A stage is the best probe: it is offered in every turn, whatever the hand is, as soon as its cost
can be paid. Each probe lacks one thing, so that a source of that thing is seen at once. They need
cards that only seven players have.
"""

from __future__ import annotations

from collections import Counter

from tests.rules import tables
from tests.rules.printed import BOARDS, STARTS
from tests.rules.tables import ONE, TWO, Data, Ring, city

# Cards that make a number of one resource and nothing else: none, one and so on.
UNITS = {
    resource: [tables.makers({resource: count}) for count in range(4 if resource in TWO else 2)]
    for resource in ONE
}

# For each resource a stage that wants it: board, side, stages built; then how many other resources
# it wants, and cards of which each makes one of those.
_LACKS_ONE: dict[str, tuple[str, str, int, int, list[str]]] = {
    "wood": ("gizah", "day", 0, 1, ["lumber_yard", "timber_yard"]),
    "stone": ("olympia", "day", 0, 1, ["stone_pit", "timber_yard"]),
    "ore": ("halikarnassos", "day", 0, 1, ["ore_vein", "clay_pit"]),
    "clay": ("babylon", "day", 0, 1, ["clay_pool", "clay_pit"]),
    "glass": ("ephesos", "day", 2, 2, ["ore_vein", "clay_pit", "mine"]),
    "cloth": ("babylon", "day", 1, 2, ["ore_vein", "clay_pit", "mine"]),
    "papyrus": ("gizah", "night", 3, 3, ["stone_pit", "timber_yard", "excavation", "mine"]),
}
# Stages that want two units, and three that the board does not give itself.
_LACKS_TWO = {"wood": "gizah", "stone": "olympia", "ore": "halikarnassos", "clay": "babylon"}
_LACKS_THREE = {
    "wood": ("halikarnassos", "night", 2),
    "stone": ("rhodos", "night", 0),
    "ore": ("rhodos", "day", 2),
    "clay": ("rhodos", "day", 1),
}


def ring_of(number: int) -> Ring:
    """Seven players, so that every card is there; the acting seat goes by the number of a case."""
    return 7, number % 7


def makers(bundle: Counter[str], board: str) -> list[str]:
    """Cards that make exactly a bundle, together with the start of a board."""
    return tables.makers(bundle - Counter({STARTS[board]: 1}))


def lacks_one(resource: str, *cards: str, but: str = "", coins: int = 0) -> Data:
    """A city with some cards whose next stage could be paid, but for one unit of a resource."""
    board, side, stages, number, pool = _LACKS_ONE[resource]
    beside = [card for card in pool if card != but][:number]
    return city(board, *beside, *cards, side=side, coins=coins, stages=stages)


def lacks_two(resource: str, *cards: str, coins: int = 0) -> Data:
    """A city whose next stage costs two units of a raw material that it does not make."""
    return city(_LACKS_TWO[resource], *cards, coins=coins)


def lacks_three(resource: str, *cards: str, coins: int = 0) -> Data:
    """The same with three units."""
    board, side, stages = _LACKS_THREE[resource]
    return city(board, *cards, side=side, coins=coins, stages=stages)


def boards_without(resource: str, taken: str) -> list[str]:
    """Boards beside a taken one that do not start with a resource."""
    return [board for board in BOARDS if STARTS[board] != resource and board != taken]
