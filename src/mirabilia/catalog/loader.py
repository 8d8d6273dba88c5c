"""Reads the data files of a catalogue and refuses what cannot be right."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from mirabilia.catalog import model
from mirabilia.catalog.model import Card, Catalogue, Effect, Side, Stage, Wonder, bundle
from mirabilia.errors import CatalogueError

LATEST: Final = 1
BOXES: Final = ("base",)

MOST_OF_ONE_RESOURCE: Final = 4
MOST_COINS: Final = 10
HAND: Final = 7
PLAYERS: Final = range(3, 8)
GUILDS_BESIDE_PLAYERS: Final = 2

Table = dict[str, Any]


@cache
def load(version: int = LATEST) -> Catalogue:
    """The catalogue of a version: the newest, or an older one that a record names."""
    folder = files("mirabilia.catalog") / "data" / str(version)
    if not folder.is_dir():
        known = sorted(int(entry.name) for entry in (files("mirabilia.catalog") / "data").iterdir())
        raise CatalogueError("unknown_version", version=version, known=_listed(known))
    return read(folder, version)


def read(folder: Traversable, version: int) -> Catalogue:
    """The catalogue made of the data files in a folder."""
    reader = _Reader()
    for box in BOXES:
        reader.read_box(folder / f"{box}.toml", box)
    catalogue = reader.catalogue(version)
    _check_chains(reader)
    _check_decks(catalogue)
    return catalogue


class _Reader:
    """Collects the records of the boxes one after another."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.wonders: list[Wonder] = []
        self.chains: list[str] = []
        self.names: list[str] = []
        self.ids: dict[str, str] = {}
        self.file = ""
        self.record = ""
        self.box = ""
        self.provenance = ""

    def read_box(self, path: Traversable, box: str) -> None:
        self.file, self.record, self.box = path.name, "file", box
        try:
            tables = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise self.broken(str(error)) from None
        if tables.get("box") != box:
            raise self.broken(f"box must be {box!r}")
        self.provenance = self.take(tables, "provenance", str)
        for number, table in enumerate(self.take(tables, "card", list, [])):
            self.record = f"card {number + 1}"
            self.read_card(table)
        for number, table in enumerate(self.take(tables, "wonder", list, [])):
            self.record = f"wonder {number + 1}"
            self.read_wonder(table)
        self.record = "file"
        self.finish(tables, {"box", "provenance", "card", "wonder"})

    def catalogue(self, version: int) -> Catalogue:
        return Catalogue(version, list(BOXES), self.cards, self.wonders, self.chains, self.names)

    # ---- records

    def read_card(self, table: Table) -> None:
        id = self.new_id(table, "card")
        cost, coins = self.cost(self.take(table, "cost", dict, {}))
        chain = self.take(table, "chain", str, "")
        card = Card(
            index=len(self.cards),
            id=id,
            name=self.name(self.take(table, "name", str, id)),
            box=self.box,
            age=self.number(table, "age", 1, model.AGES),
            colour=self.one_of(table, "colour", model.COLOURS),
            copies=self.copies(self.take(table, "players", list)),
            cost=cost,
            coins=coins,
            chains_from=self.chain_mask([chain] if chain else []),
            chains_to=self.chain_mask(self.take(table, "shows", list, [])),
            effects=self.effects(self.take(table, "effects", list)),
            provenance=self.take(table, "provenance", str, self.provenance),
        )
        self.finish(
            table,
            {"id", "name", "age", "colour", "players", "cost", "effects", "shows", "chain"}
            | {"provenance"},
        )
        self.cards.append(card)

    def read_wonder(self, table: Table) -> None:
        id = self.new_id(table, "wonder")
        start = bundle({model.RESOURCES[self.one_of(table, "produces", model.RESOURCES)]: 1})
        provenance = self.take(table, "provenance", str, self.provenance)
        sides = []
        for name in model.SIDES:
            self.record = f"wonder {id!r}, {name}"
            stages = [self.stage(stage) for stage in self.take(table, name, list)]
            if not 2 <= len(stages) <= 4:
                raise self.broken(f"a side has 2 to 4 stages, not {len(stages)}")
            sides.append(Side(start, [], stages, provenance))
        self.finish(table, {"id", "produces", "provenance", *model.SIDES})
        self.wonders.append(Wonder(len(self.wonders), id, self.box, sides))

    def stage(self, table: Table) -> Stage:
        cost, coins = self.cost(self.take(table, "cost", dict))
        if not cost and not coins:
            raise self.broken("a stage costs something")
        effects = self.effects(self.take(table, "effects", list))
        self.finish(table, {"cost", "effects"})
        return Stage(cost, coins, effects)

    # ---- parts of records

    def new_id(self, table: Table, kind: str) -> str:
        id: str = self.take(table, "id", str)
        self.record = f"{kind} {id!r}"
        if id != id.lower() or not id.replace("_", "").isalnum():
            raise self.broken("an id is made of small letters, digits and underscores")
        if id in self.ids:
            raise self.broken(f"the id is taken by {self.ids[id]}")
        self.ids[id] = f"a {kind} of {self.file}"
        return id

    def name(self, name: str) -> int:
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def copies(self, players: list[Any]) -> list[int]:
        if not players or any(type(n) is not int or n not in PLAYERS for n in players):
            raise self.broken(f"players {players} must be numbers from 3 to 7")
        if sorted(players) != players:
            raise self.broken(f"players {players} must be in order")
        return list(players)

    def cost(self, table: Table) -> tuple[int, int]:
        amounts = dict(table)
        coins = amounts.pop("coins", 0)
        for name, amount in [("coins", coins), *amounts.items()]:
            most = MOST_COINS if name == "coins" else MOST_OF_ONE_RESOURCE
            if name != "coins" and name not in model.RESOURCES:
                raise self.broken(f"there is no resource {name!r}")
            if type(amount) is not int or not 0 <= amount <= most or (name in table and not amount):
                raise self.broken(f"a cost of {amount!r} {name} is not sane: 1 to {most}")
        return bundle(amounts), coins

    def chain_mask(self, symbols: list[Any]) -> int:
        mask = 0
        for symbol in symbols:
            if not isinstance(symbol, str):
                raise self.broken(f"{symbol!r} is no chain symbol")
            if symbol not in self.chains:
                self.chains.append(symbol)
            mask |= 1 << self.chains.index(symbol)
        return mask

    def effects(self, tables: list[Any]) -> list[Effect]:
        if not tables:
            raise self.broken("there is no effect")
        return [self.effect(table) for table in tables]

    def effect(self, table: Any) -> Effect:
        if not isinstance(table, dict):
            raise self.broken(f"the effect {table!r} is no table")
        kind = self.one_of(table, "kind", model.EFFECT_KINDS)
        effect = _EFFECT_READERS[kind](self, kind, table)
        self.finish(table, {"kind", *_EFFECT_KEYS[kind]})
        return effect

    # ---- values

    def take(self, table: Table, key: str, kind: type, default: Any = None) -> Any:
        value = table.get(key, default)
        if value is None:
            raise self.broken(f"{key} is missing")
        if not isinstance(value, kind) or isinstance(value, bool):
            raise self.broken(f"{key} must be a {kind.__name__}, not {value!r}")
        return value

    def number(self, table: Table, key: str, least: int, most: int) -> int:
        value: int = self.take(table, key, int)
        if not least <= value <= most:
            raise self.broken(f"{key} must be from {least} to {most}, not {value}")
        return value

    def one_of(self, table: Table, key: str, words: tuple[str, ...]) -> int:
        word = self.take(table, key, str)
        if word not in words:
            raise self.broken(f"{key} {word!r} is none of: {_listed(words)}")
        return words.index(word)

    def mask(self, table: Table, key: str, words: tuple[str, ...]) -> int:
        mask = 0
        for word in self.take(table, key, list):
            if word not in words:
                raise self.broken(f"{word!r} in {key} is none of: {_listed(words)}")
            mask |= 1 << words.index(word)
        if not mask:
            raise self.broken(f"{key} is empty")
        return mask

    def finish(self, table: Table, known: set[str]) -> None:
        unknown = sorted(set(table) - known)
        if unknown:
            raise self.broken(f"{_listed(unknown)} is not known here")

    def broken(self, reason: str) -> CatalogueError:
        return CatalogueError("broken", file=self.file, record=self.record, reason=reason)


# ---- effects: for each kind how its table is read, and which keys it has

MOST_AMOUNT: Final = 14
COUNTED: Final = (*model.COLOURS, "stages")


def _amount(key: str) -> Callable[[_Reader, int, Table], Effect]:
    return lambda reader, kind, table: Effect(
        kind, reader.number(table, key, 1, MOST_AMOUNT), 0, model.OWN
    )


def _counting(key: str) -> Callable[[_Reader, int, Table], Effect]:
    return lambda reader, kind, table: Effect(
        kind,
        reader.number(table, key, 1, MOST_AMOUNT),
        reader.mask(table, "each", COUNTED),
        reader.mask(table, "where", model.PLACES),
    )


def _bare(reader: _Reader, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, 0, model.OWN)


def _produce(reader: _Reader, kind: int, table: Table) -> Effect:
    reader.mask(table, "resources", model.RESOURCES)
    packed = sum(bundle({name: 1}) for name in table["resources"])
    return Effect(kind, len(table["resources"]), packed, model.OWN)


def _produce_choice(reader: _Reader, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, reader.mask(table, "resources", model.RESOURCES), model.OWN)


def _symbol(reader: _Reader, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, reader.one_of(table, "symbol", model.SCIENCE), model.OWN)


def _discount(reader: _Reader, kind: int, table: Table) -> Effect:
    goods = (model.RAW, model.MANUFACTURED)[reader.one_of(table, "goods", ("raw", "manufactured"))]
    price = reader.number(table, "price", 1, 1)
    return Effect(kind, price, goods, reader.mask(table, "where", model.PLACES))


_PER: Final = {"each", "where"}
_EFFECTS: Final[dict[str, tuple[Callable[[_Reader, int, Table], Effect], set[str]]]] = {
    "produce": (_produce, {"resources"}),
    "produce_choice": (_produce_choice, {"resources"}),
    "points": (_amount("points"), {"points"}),
    "shields": (_amount("shields"), {"shields"}),
    "symbol": (_symbol, {"symbol"}),
    "symbol_choice": (_bare, set()),
    "coins": (_amount("coins"), {"coins"}),
    "coins_per": (_counting("coins"), {"coins"} | _PER),
    "points_per": (_counting("points"), {"points"} | _PER),
    "points_if_complete": (_amount("points"), {"points"}),
    "discount": (_discount, {"goods", "where", "price"}),
    "play_last_card": (_bare, set()),
    "build_from_discard": (_bare, set()),
    "free_first_of_colour": (_bare, set()),
    "free_first_of_age": (_bare, set()),
    "free_last_of_age": (_bare, set()),
}
_EFFECT_READERS: Final = [_EFFECTS[kind][0] for kind in model.EFFECT_KINDS]
_EFFECT_KEYS: Final = [_EFFECTS[kind][1] for kind in model.EFFECT_KINDS]


# ---- checks across records


def _check_chains(reader: _Reader) -> None:
    for index, symbol in enumerate(reader.chains):
        shown = [card for card in reader.cards if card.chains_to >> index & 1]
        asked = [card for card in reader.cards if card.chains_from >> index & 1]
        reader.record = f"chain {symbol!r}"
        if not shown or not asked:
            raise reader.broken("a chain needs a card that shows it and one that it makes free")
        if min(card.age for card in asked) <= max(card.age for card in shown):
            raise reader.broken("a chain leads to a later age")


def _check_decks(catalogue: Catalogue) -> None:
    """B-2, B-3: 7 cards for each player in each age, players + 2 guilds among those of age III."""
    for players in PLAYERS:
        for age in range(1, model.AGES + 1):
            cards = [c for c in catalogue.cards if c.box == "base" and c.age == age]
            plain = sum(n <= players for c in cards if c.colour != model.PURPLE for n in c.copies)
            guilds = sum(c.colour == model.PURPLE for c in cards)
            used = min(guilds, players + GUILDS_BESIDE_PLAYERS)
            if plain + used != HAND * players:
                raise CatalogueError(
                    "broken",
                    file="base.toml",
                    record=f"deck of age {age} for {players} players",
                    reason=f"{plain + used} cards, but {HAND * players} are dealt",
                )


def _listed(words: Any) -> str:
    return ", ".join(str(word) for word in words)
