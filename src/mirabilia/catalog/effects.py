"""Reads the effects in the data files: each kind has a reader and the keys it may have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mirabilia.catalog import kinds, limits, model
from mirabilia.catalog.fields import Fields, Table
from mirabilia.catalog.model import Effect, bundle

MOST_AMOUNT: Final = 14
_NEIGHBOURS: Final = ("left", "right")

ReadEffect = Callable[[Fields, int, Table], Effect]


def _amount(key: str) -> ReadEffect:
    return lambda reader, kind, table: Effect(
        kind, reader.number(table, key, 1, MOST_AMOUNT), 0, model.OWN
    )


def _amount_and(key: str, second: str) -> ReadEffect:
    """Two figures; the second one goes into `what`."""
    return lambda reader, kind, table: Effect(
        kind,
        reader.number(table, key, 1, MOST_AMOUNT),
        reader.number(table, second, 1, MOST_AMOUNT),
        model.OWN,
    )


def _amount_of(
    key: str, mask_key: str, words: tuple[str, ...], allowed: tuple[str, ...] = ()
) -> ReadEffect:
    """A figure, and a mask of the things it applies to."""
    return lambda reader, kind, table: Effect(
        kind,
        reader.number(table, key, 1, MOST_AMOUNT),
        reader.mask(table, mask_key, words, allowed),
        model.OWN,
    )


def _amount_where(key: str, *allowed: str) -> ReadEffect:
    return lambda reader, kind, table: Effect(
        kind, reader.number(table, key, 1, MOST_AMOUNT), 0, reader.places(table, allowed)
    )


def _counting(key: str) -> ReadEffect:
    return lambda reader, kind, table: Effect(
        kind,
        reader.number(table, key, 1, MOST_AMOUNT),
        reader.mask(table, "each", model.COUNTED),
        reader.places(table, ("own", *_NEIGHBOURS)),
    )


def _bare(reader: Fields, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, 0, model.OWN)


def _produce(reader: Fields, kind: int, table: Table) -> Effect:
    reader.mask(table, "resources", model.RESOURCES)
    packed = sum(bundle({name: 1}) for name in table["resources"])
    for name in model.RESOURCES:
        found = table["resources"].count(name)
        if found > model.ENOUGH:
            raise reader.broken(f"it produces {found} {name}, but counts go to {model.ENOUGH}")
    return Effect(kind, len(table["resources"]), packed, model.OWN)


def _mask(key: str, words: tuple[str, ...]) -> ReadEffect:
    return lambda reader, kind, table: Effect(kind, 1, reader.mask(table, key, words), model.OWN)


def _symbol(reader: Fields, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, reader.one_of(table, "symbol", model.SCIENCE), model.OWN)


def _discount(reader: Fields, kind: int, table: Table) -> Effect:
    goods = (model.RAW, model.MANUFACTURED)[reader.one_of(table, "goods", ("raw", "manufactured"))]
    price = reader.number(table, "price", 1, 1)
    return Effect(kind, price, goods, reader.places(table, _NEIGHBOURS))


def _victory(reader: Fields, kind: int, table: Table) -> Effect:
    """A victory token of the age that is named, or of the current age."""
    age = reader.number(table, "age", 1, model.AGES) if "age" in table else 0
    return Effect(kind, 1, age, model.OWN)


def _leader_discount(reader: Fields, kind: int, table: Table) -> Effect:
    where = reader.places(table, ("own", *_NEIGHBOURS))
    if where not in (model.OWN, model.LEFT | model.RIGHT):
        raise reader.broken("leaders are cheaper for the city itself or for both neighbours")
    return Effect(kind, reader.number(table, "coins", 1, MOST_AMOUNT), 0, where)


def _others_lose(reader: Fields, kind: int, table: Table) -> Effect:
    each = reader.mask(table, "each", model.COUNTED) if "each" in table else 0
    return Effect(kind, reader.number(table, "coins", 1, MOST_AMOUNT), each, model.OTHERS)


def _seller(reader: Fields, kind: int, times: int, price: int, where: int) -> Effect:
    """One more seller, who sells this many resources in a turn."""
    if times * price > limits.MOST_COINS_TO_ONE:
        raise reader.broken(
            f"{times} times {price} coins are more than the"
            f" {limits.MOST_COINS_TO_ONE} that an action has room for"
        )
    return Effect(kind, times, price, where)


def _bank_purchase(reader: Fields, kind: int, table: Table) -> Effect:
    times = reader.number(table, "times", 1, MOST_AMOUNT)
    return _seller(reader, kind, times, reader.number(table, "price", 1, MOST_AMOUNT), model.OWN)


def _remote_trade(reader: Fields, kind: int, table: Table) -> Effect:
    times = reader.number(table, "times", 1, MOST_AMOUNT)
    price = reader.number(table, "price", 1, MOST_AMOUNT)
    return _seller(reader, kind, times, price, _one_far_place(reader, table))


def _incursion(reader: Fields, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, 0, _one_far_place(reader, table))


def _one_far_place(reader: Fields, table: Table) -> int:
    where = reader.places(table, ("far_left", "far_right"))
    if where not in (model.FAR_LEFT, model.FAR_RIGHT):
        raise reader.broken("where names one of the distant players")
    return where


def _top_island(reader: Fields, kind: int, table: Table) -> Effect:
    return Effect(kind, reader.number(table, "level", 1, model.LEVELS), 0, model.OWN)


_PER: Final = {"each", "where"}
_PRICED: Final = (*model.COLOURS, "stages", "fleets")
_EFFECTS: Final[dict[str, tuple[ReadEffect, set[str]]]] = {
    "produce": (_produce, {"resources"}),
    "produce_choice": (_mask("resources", model.RESOURCES), {"resources"}),
    "points": (_amount("points"), {"points"}),
    "shields": (_amount("shields"), {"shields"}),
    "symbol": (_symbol, {"symbol"}),
    "coins": (_amount("coins"), {"coins"}),
    "coins_per": (_counting("coins"), {"coins"} | _PER),
    "points_per": (_counting("points"), {"points"} | _PER),
    "points_if_complete": (_amount("points"), {"points"}),
    "discount": (_discount, {"goods", "where", "price"}),
    "free_colour": (_mask("colours", model.COLOURS), {"colours"}),
    "leader_discount": (_leader_discount, {"coins", "where"}),
    "bank_purchase": (_bank_purchase, {"times", "price"}),
    "coins_on_victory": (_amount("coins"), {"coins"}),
    "coins_on_build": (_amount_of("coins", "colours", model.COLOURS), {"coins", "colours"}),
    "coins_on_chain": (_amount("coins"), {"coins"}),
    "reduce": (_amount_of("resources", "parts", model.PARTS, _PRICED), {"resources", "parts"}),
    "bonus_coin": (_amount("coins"), {"coins"}),
    "coin_after_purchase": (_amount("coins"), {"coins"}),
    "coins_on_stage": (_amount("coins"), {"coins"}),
    "others_lose_on_stage": (_amount("coins"), {"coins"}),
    "free_per_age": (_amount_of("cards", "colours", model.COLOURS), {"cards", "colours"}),
    "purchase_rebate": (_amount_where("coins", *_NEIGHBOURS), {"coins", "where"}),
    "start_rebate": (_amount("coins"), {"coins"}),
    "remote_trade": (_remote_trade, {"times", "price", "where"}),
    "coins_per_step": (_amount("coins"), {"coins"}),
    "naval": (_amount("naval"), {"naval"}),
    "victory": (_victory, {"age"}),
    "purge_defeats": (_amount("others"), {"others"}),
    "others_lose": (_others_lose, {"coins", "each"}),
    "diplomacy": (_amount("tokens"), {"tokens"}),
    "draw_leaders": (_amount("leaders"), {"leaders"}),
    "bury_leader": (_amount_and("times", "points"), {"times", "points"}),
    "cash_defeats": (_amount("coins"), {"coins"}),
    "gift": (_amount_where("coins", "others", *_NEIGHBOURS), {"coins", "where"}),
    "debts": (_amount_where("debts", "others", *_NEIGHBOURS), {"debts", "where"}),
    "incursion": (_incursion, {"where"}),
    "move_fleet": (_amount_of("fleets", "of", model.FLEETS), {"fleets", "of"}),
    "top_island": (_top_island, {"level"}),
    "pirates": (_amount("coins"), {"coins"}),
    "points_per_set": (_amount_of("points", "colours", model.COLOURS), {"points", "colours"}),
    "points_per_symbol_set": (_amount("points"), {"points"}),
    "points_per_coins": (_amount_and("points", "coins"), {"points", "coins"}),
    "replace_symbol": (_amount("symbols"), {"symbols"}),
    "points_if_undefeated": (_amount("points"), {"points"}),
    "points_if_only_leader": (_amount("points"), {"points"}),
    "points_if_richest": (_amount("points"), {"points"}),
    "points_if_most": (_amount_of("points", "colours", model.COLOURS), {"points", "colours"}),
    "points_per_token": (_amount_and("points", "value"), {"points", "value"}),
    "points_per_chosen_colour": (_amount("points"), {"points"}),
}
# The kinds that have no figures.
_BARE: Final = (
    "symbol_choice",
    "build_from_discard",
    "play_last_card",
    "free_first_of_colour",
    "free_first_of_age",
    "free_last_of_age",
    "leaders_free",
    "defeats_to_winner",
    "free_stages",
    "produce_owned",
    "produce_missing",
    "immunity",
    "stage_moves_fleet",
    "abstain",
    "recruit_extra",
    "symbol_most",
    "points_per_victory_pair",
    "mask",
)
_READERS: Final = _EFFECTS | dict.fromkeys(_BARE, (_bare, set[str]()))
kinds.check_kinds([kinds.EFFECT_KINDS.index(kind) for kind in _READERS], kinds.ALL_KINDS)


def read_effect(reader: Fields, table: Any) -> Effect:
    """The effect that a table describes."""
    if not isinstance(table, dict):
        raise reader.broken(f"the effect {table!r} is no table")
    kind = reader.one_of(table, "kind", kinds.EFFECT_KINDS)
    read, keys = _READERS[kinds.EFFECT_KINDS[kind]]
    effect = read(reader, kind, table)
    reader.finish(table, {"kind", *keys})
    return effect
