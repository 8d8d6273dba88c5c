"""Habits: a quick way to choose, learned from many games.

An action has *traits*, numbers below `Habits.count`: which card it is and when, how it changes the
balance of shields, what it adds to the city's science, and so on. Each trait has a weight; the
higher the sum of an action's weights, the more often it is chosen (a softmax). `situation` says
which traits an action has.

The numbers of traits depend on the catalogue, so weights are stored by name: traits come in
*blocks*, and a block has a row for each thing it is about (a card, a resource in an age). Each
version of the weights has its own list of blocks.
"""

from __future__ import annotations

from typing import Final

from mirabilia.bots.search.figures import side_names
from mirabilia.catalog.model import AGES, FLEETS, LAST_SPACE, RESOURCES, Catalogue
from mirabilia.engine.actions import UNKNOWN, action, subject_of, verb_of
from mirabilia.engine.ints import Action
from mirabilia.native import i64
from mirabilia.notation.moves import VERBS

# The parts of an age in which habits may differ.
PARTS: Final = 3
MOMENTS: Final = AGES * PARTS

LEADS: Final = 9
MOST_SHIELDS: Final = 4
SYMBOLS: Final = 5
GREENS: Final = 7
HELD: Final = 3
LACKS: Final = 4
PURSES: Final = 4
WORTHS: Final = 12
STAGES: Final = 8
# Of the finer traits: numbers of players, symbols of another kind, cards that produce.
TABLES: Final = 5
OTHERS: Final = 4
STOCK: Final = 8
# Subjects of actions are less than this: `UNKNOWN` is the last.
_SUBJECTS: Final = UNKNOWN + 1
_ANSWERS: Final = (max(VERBS.values()) + 1) * _SUBJECTS
# The first version with the finer traits.
FINE: Final = 2


class Block:
    """Traits of one kind: a named row for each thing that they are about."""

    def __init__(self, rows: list[str], columns: int) -> None:
        self.rows: Final = rows
        self.columns: Final = columns
        self.size: Final = len(rows) * columns


def blocks(catalogue: Catalogue, version: int) -> dict[str, Block]:
    """The blocks of traits by name, in order. The traits of answers come after them."""
    cards = [card.id for card in catalogue.cards]
    sides = side_names(catalogue)
    ages = [f"age {age}" for age in range(1, AGES + 1)]
    makes = [f"{age} {resource}" for age in ages for resource in RESOURCES]
    ships = [f"{age} {fleet}" for age in ages for fleet in FLEETS]
    found = {
        "card": Block(cards, PARTS),
        "lead": Block(ages, MOST_SHIELDS * LEADS),
        "science": Block(ages, SYMBOLS * 2),
        "greens": Block(ages, GREENS),
        "makes": Block(makes, HELD * 2),
        "chain": Block(ages, 1),
        "lack": Block(ages, LACKS * PURSES),
        "worth": Block(["points", "coins"], WORTHS),
        "side": Block(sides, 1),
        "stage": Block(sides, STAGES),
        "stage now": Block(ages, PARTS),
        "sale now": Block(ages, PARTS * PURSES),
        "spare card": Block(cards, PARTS),
        "ship": Block(ships, LAST_SPACE + 1),
    }
    return found if version < FINE else found | finer_blocks(cards, sides, ages)


def finer_blocks(cards: list[str], sides: list[str], ages: list[str]) -> dict[str, Block]:
    """What version 2 adds."""
    return {
        "card at table": Block(cards, TABLES),
        "battle": Block(ages, PARTS * MOST_SHIELDS * LEADS),
        "symbols": Block(ages, SYMBOLS * OTHERS * OTHERS),
        "stock": Block(ages, STOCK),
        "side makes": Block(sides, len(RESOURCES)),
        "income": Block(ages, PURSES),
        "stage in age": Block(sides, AGES * STAGES),
        "next science": Block(ages, SYMBOLS * 2),
        "next chain": Block(ages, 1),
    }


class Habits:
    """The numbers of traits, and a weight for each."""

    def __init__(self, catalogue: Catalogue, weights: list[float], version: int = 1) -> None:
        self.version: Final = version
        self.fine: Final = version >= FINE
        self.blocks: Final = blocks(catalogue, version)
        start: dict[str, int] = {}
        count = 0
        for name in self.blocks:
            start[name] = count
            count += self.blocks[name].size
        self.card: Final[i64] = start["card"]
        self.lead: Final[i64] = start["lead"]
        self.science: Final[i64] = start["science"]
        self.greens: Final[i64] = start["greens"]
        self.makes: Final[i64] = start["makes"]
        self.chain: Final[i64] = start["chain"]
        self.lack: Final[i64] = start["lack"]
        self.points: Final[i64] = start["worth"]
        self.coins: Final[i64] = start["worth"] + WORTHS
        self.side: Final[i64] = start["side"]
        self.stage: Final[i64] = start["stage"]
        self.stage_now: Final[i64] = start["stage now"]
        self.sale: Final[i64] = start["sale now"]
        self.spare: Final[i64] = start["spare card"]
        self.ship: Final[i64] = start["ship"]
        # Only the finer ones have these.
        self.table: Final[i64] = start.get("card at table", 0)
        self.battle: Final[i64] = start.get("battle", 0)
        self.symbols: Final[i64] = start.get("symbols", 0)
        self.stock: Final[i64] = start.get("stock", 0)
        self.side_makes: Final[i64] = start.get("side makes", 0)
        self.income: Final[i64] = start.get("income", 0)
        self.stage_in_age: Final[i64] = start.get("stage in age", 0)
        self.next_science: Final[i64] = start.get("next science", 0)
        self.next_chain: Final[i64] = start.get("next chain", 0)
        self.answers: Final = count
        self.count: Final = count + _ANSWERS * AGES
        self.weights: Final = weights or [0.0] * self.count

    def first_of_answer(self, act: Action) -> int:
        """The trait of an answer in the first age; those of the other ages follow."""
        return self.answers + (verb_of(act) * _SUBJECTS + subject_of(act)) * AGES

    def answer_with(self, trait: int) -> int:
        """The answer that a trait is about."""
        row = (trait - self.answers) // AGES
        return action(row // _SUBJECTS, row % _SUBJECTS)
