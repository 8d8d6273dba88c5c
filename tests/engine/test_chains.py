"""Whether a chain makes a card free is worked out in one place, but for loops without calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import mirabilia
from mirabilia.catalog import load
from mirabilia.engine.city import empty_city
from mirabilia.engine.prices import by_chain, card_coins, card_resources

SOURCES: Final = Path(mirabilia.__file__).parent
# Each function that compares the symbols itself. Those outside of `prices` do so for every card of
# every hand, or of every game that is tried, and say so where they do it.
PLACES: Final = {
    "engine/prices.py: by_chain",
    "engine/prices.py: card_resources",
    "engine/prices.py: card_coins",
    "engine/choices.py: add_card",
    "bots/search/situation.py: add_card",
    "bots/search/situation.py: add_next",
    "bots/search/figures.py: add_prices",
}


def test_chains_are_compared_in_one_place_and_where_a_call_costs_too_much() -> None:
    assert {
        f"{path.relative_to(SOURCES).as_posix()}: {function.name}"
        for path in SOURCES.rglob("*.py")
        for function in functions(ast.parse(path.read_text("utf-8")))
        if any(map(compares_chains, ast.walk(function)))
    } == PLACES


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def compares_chains(node: ast.AST) -> bool:
    """Whether it is `card.chains_from & city.chains`, from either side."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.BitAnd):
        return False
    sides = {getattr(side, "attr", getattr(side, "id", "")) for side in (node.left, node.right)}
    return sides == {"chains_from", "chains"}


def test_a_chain_makes_a_card_free() -> None:
    cards = load().card_by_id
    city = empty_city()
    temple = next(card for card in cards.values() if card.chains_from and card.cost)
    parent = next(card for card in cards.values() if card.chains_to & temple.chains_from)
    assert not by_chain(city, temple)
    assert card_resources(city, temple) == temple.cost
    city.place_card(parent)
    assert by_chain(city, temple)
    assert (card_resources(city, temple), card_coins(city, temple)) == (0, 0)
