"""Effects in words: what their figures are called in messages."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mirabilia.catalog import kinds, model
from mirabilia.catalog.kinds import EFFECT_KINDS
from mirabilia.catalog.model import (
    COLOURS,
    FLEETS,
    OWN,
    PARTS,
    RAW,
    SCIENCE,
    Effect,
    Space,
    unbundle,
)
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.locales import Words
from mirabilia.notation.course import names_in

Figures = dict[str, str | int]

_WHERE: Final = {
    OWN: "own",
    model.LEFT: "left",
    model.RIGHT: "right",
    model.LEFT | model.RIGHT: "neighbours",
    OWN | model.LEFT | model.RIGHT: "all",
    model.OTHERS: "others",
    model.FAR_LEFT: "far_left",
    model.FAR_RIGHT: "far_right",
}

# The kinds whose `what` is a mask of the things that they count or are about.
_EACH: Final = (
    kinds.COINS_PER,
    kinds.POINTS_PER,
    kinds.OTHERS_LOSE,
    kinds.REDUCE,
    kinds.FREE_COLOUR,
    kinds.COINS_ON_BUILD,
    kinds.FREE_PER_AGE,
    kinds.POINTS_PER_SET,
    kinds.POINTS_IF_MOST,
)
# The kinds whose `what` is a second figure, and what it is.
_SECOND: Final = {
    kinds.BANK_PURCHASE: "price",
    kinds.REMOTE_TRADE: "price",
    kinds.POINTS_PER_COINS: "coins",
}
ANY_FLEET: Final = (1 << len(FLEETS)) - 1


def effects_text(words: Words, effects: list[Effect]) -> str:
    """All effects of one thing."""
    if [effect.kind for effect in effects] == [kinds.COINS_PER, kinds.POINTS_PER]:
        coins, points = effects
        figures = {**effect_figures(coins), "points": points.amount}
        return words("effect-both_per", **figures)
    return words.list([effect_text(words, effect) for effect in effects], "series")


def effect_text(words: Words, effect: Effect) -> str:
    return words(f"effect-{EFFECT_KINDS[effect.kind]}", **effect_figures(effect))


def effect_figures(effect: Effect) -> Figures:
    """The amount, under every name that messages use for it, the place, and what it is about."""
    figures: Figures = dict.fromkeys(("amount", "coins", "points", "debts", "times"), effect.amount)
    figures["where"] = _WHERE[effect.where]
    return figures | what_figures(effect)


def what_figures(effect: Effect) -> Figures:
    kind, what = effect.kind, effect.what
    if kind in _EACH:
        return {"each": counted_ids(what)}
    if kind in _SECOND:
        return {_SECOND[kind]: what}
    if kind == kinds.PRODUCE:
        return {"goods": goods_ids(unbundle(what))}
    if kind == kinds.PRODUCE_CHOICE:
        return {"goods": " ".join(names_in(what))}
    if kind == kinds.SYMBOL:
        return {"symbol": SCIENCE[what]}
    if kind == kinds.DISCOUNT:
        return {"goods": "raw" if what == RAW else "manufactured"}
    if kind == kinds.MOVE_FLEET:
        return {"fleets": "any" if what == ANY_FLEET else fleet_ids(what)}
    if kind in (kinds.VICTORY, kinds.POINTS_PER_TOKEN):
        return {"value": VICTORY_VALUES[what] if kind == kinds.VICTORY else what}
    return {}


def goods_ids(goods: dict[str, int]) -> str:
    """Goods as the functions of messages read them: each id once per unit."""
    return " ".join(Counter(goods).elements())


def counted_ids(what: int) -> str:
    """What an effect counts or is about."""
    names = [name for place, name in enumerate(PARTS) if what >> place & 1]
    others = [name for name in names if name not in COLOURS]
    return others[0] if others else " ".join(names) or "nothing"


def fleet_ids(fleets: int) -> str:
    return " ".join(name for fleet, name in enumerate(FLEETS) if fleets >> fleet & 1)


def space_text(words: Words, space: Space) -> str:
    """What a space of a ship's track shows."""
    shown = [words(f"space-{name}", amount=figure) for name, figure in space.figures().items()]
    return words.list(shown, "series") or words("space-nothing")
