"""Reads the data files of a catalogue and refuses what cannot be right."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from mirabilia.catalog import limits, model
from mirabilia.catalog.model import (
    Card,
    Catalogue,
    Effect,
    Island,
    Leader,
    Shipyard,
    Side,
    Space,
    Stage,
    Wonder,
    bundle,
    unbundle,
)
from mirabilia.errors import CatalogueError

LATEST: Final = 1
BOXES: Final = ("base", "leaders", "cities", "armada")

MOST_OF_ONE_RESOURCE: Final = 4
MOST_COINS: Final = 10
PLAYERS: Final = range(model.FEWEST, model.MOST + 1)
ISLANDS_OF_A_LEVEL: Final = 9

# How sure a figure is; see the head of the Armada's data file.
PROVENANCE: Final = (
    "confirmed",
    "rulebook",
    "one_source",
    "weak_source",
    "derived",
    "reconstructed",
    "translated",
)

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
    _check_costs(catalogue)
    _check_sellers(catalogue)
    return catalogue


class _Reader:
    """Collects the records of the boxes one after another."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.wonders: list[Wonder] = []
        self.leaders: list[Leader] = []
        self.islands: list[Island] = []
        self.shipyards: list[Shipyard] = []
        self.tracks: list[list[Space]] = []
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
        readers = {
            "card": self.read_card,
            "wonder": self.read_wonder,
            "leader": self.read_leader,
            "island": self.read_island,
            "shipyard": self.read_shipyard,
            "track": self.read_track,
        }
        for kind, read_record in readers.items():
            for number, table in enumerate(self.take(tables, kind, list, [])):
                self.record = f"{kind} {number + 1}"
                read_record(table)
        self.record = "file"
        self.finish(tables, {"box", "provenance", *readers})

    def catalogue(self, version: int) -> Catalogue:
        return Catalogue(
            version,
            list(BOXES),
            self.cards,
            self.wonders,
            self.leaders,
            self.islands,
            self.shipyards,
            self.tracks,
            self.chains,
            self.names,
        )

    # ---- records

    def read_card(self, table: Table) -> None:
        id = self.new_id(table, "card")
        cost, coins = self.cost(self.take(table, "cost", dict, {}))
        chain = self.take(table, "chain", str, "")
        card = Card(
            index=self.place(self.cards, limits.MOST_CARDS),
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
            provenance=self.sureness(table),
        )
        self.finish(
            table,
            {"id", "name", "age", "colour", "players", "cost", "effects", "shows", "chain"}
            | {"provenance", "note"},
        )
        self.cards.append(card)

    def read_wonder(self, table: Table) -> None:
        id = self.new_id(table, "wonder")
        start = 0
        if "produces" in table:
            start = bundle({model.RESOURCES[self.one_of(table, "produces", model.RESOURCES)]: 1})
        sides = [self.side(table, id, name, start) for name in model.SIDES]
        keys = {
            f"{name}{suffix}" for name in model.SIDES for suffix in ("", "_start", "_provenance")
        }
        self.finish(table, {"id", "produces", "provenance", "note"} | keys)
        index = self.place(self.wonders, limits.MOST_BOARDS)
        self.wonders.append(Wonder(index, id, self.box, sides))

    def side(self, table: Table, id: str, name: str, start: int) -> Side:
        self.record = f"wonder {id!r}, {name}"
        stages = [self.stage(stage) for stage in self.take(table, name, list)]
        if not 2 <= len(stages) <= 4:
            raise self.broken(f"a side has 2 to 4 stages, not {len(stages)}")
        effects = self.effects(table[f"{name}_start"]) if f"{name}_start" in table else []
        if not start and not effects:
            raise self.broken("it produces nothing and has no other gift")
        return Side(start, effects, stages, self.sureness(table, f"{name}_provenance"))

    def read_leader(self, table: Table) -> None:
        id = self.new_id(table, "leader")
        cost = model.COSTS_THE_AGE
        if table.get("cost") != "age":
            cost = self.number(table, "cost", 0, MOST_COINS)
        group = self.one_of(table, "group", model.LEADER_GROUPS)
        effects = self.effects(self.take(table, "effects", list))
        self.finish(table, {"id", "group", "cost", "effects", "provenance", "note"})
        index = self.place(self.leaders, limits.MOST_LEADERS)
        self.leaders.append(Leader(index, id, group, cost, effects, self.sureness(table)))

    def read_island(self, table: Table) -> None:
        id = self.new_id(table, "island")
        level = self.number(table, "level", 1, model.LEVELS) - 1
        effects = self.effects(self.take(table, "effects", list))
        self.finish(table, {"id", "level", "effects", "provenance", "note"})
        index = self.place(self.islands, limits.MOST_ISLANDS)
        self.islands.append(Island(index, id, level, effects, self.sureness(table)))

    def read_shipyard(self, table: Table) -> None:
        id = self.new_id(table, "shipyard")
        costs = [self.step_costs(table, fleet) for fleet in model.FLEETS]
        editions = self.take(table, "editions", list)
        if not editions or any(edition not in (1, 2) for edition in editions):
            raise self.broken(f"editions {editions} must be of 1 and 2")
        shipyard = Shipyard(
            index=len(self.shipyards),
            id=id,
            wonder_fleet=self.one_of(table, "wonder_fleet", model.FLEETS),
            editions=editions,
            costs=[[cost for cost, _ in steps] for steps in costs],
            coins=[[coins for _, coins in steps] for steps in costs],
            provenance=self.sureness(table),
        )
        self.finish(table, {"id", "wonder_fleet", "editions", "provenance", *model.FLEETS})
        self.shipyards.append(shipyard)

    def step_costs(self, table: Table, fleet: str) -> list[tuple[int, int]]:
        costs = [self.cost(cost) for cost in self.take(table, fleet, list)]
        if len(costs) != model.LAST_SPACE or not all(any(cost) for cost in costs):
            raise self.broken(f"the {fleet} track has {model.LAST_SPACE} steps that cost something")
        return costs

    def read_track(self, table: Table) -> None:
        if self.one_of(table, "fleet", model.FLEETS) != len(self.tracks):
            raise self.broken(f"the tracks are in the order {_listed(model.FLEETS)}")
        spaces = [Space(0, 0, 0, 0, 0, 0, {"all": self.provenance})]
        spaces += [self.space(step) for step in self.take(table, "steps", list)]
        if len(spaces) != model.LAST_SPACE + 1:
            raise self.broken(f"a track has {model.LAST_SPACE} steps")
        self.finish(table, {"fleet", "steps"})
        self.tracks.append(spaces)

    def space(self, table: Table) -> Space:
        figures = ("naval", "commerce", "coins", "tribute", "points", "island")
        naval, commerce, coins, tribute, points, island = (
            self.number(table, key, 1, MOST_AMOUNT) if key in table else 0 for key in figures
        )
        if island > model.LEVELS:
            raise self.broken(f"there is no island of level {island}")
        self.finish(table, {*figures, "provenance"})
        return Space(naval, commerce, coins, tribute, points, island, self.sureness(table))

    def stage(self, table: Table) -> Stage:
        cost, coins = self.cost(self.take(table, "cost", dict))
        if not cost and not coins:
            raise self.broken("a stage costs something")
        effects = self.effects(self.take(table, "effects", list))
        self.finish(table, {"cost", "effects"})
        return Stage(cost, coins, effects)

    # ---- parts of records

    def place(self, there: Sequence[object], most: int) -> int:
        """The place of one more in a list, if there is room for it."""
        if len(there) >= most:
            raise self.broken(f"there are {most} already: an action has no room for more")
        return len(there)

    def new_id(self, table: Table, kind: str) -> str:
        id: str = self.take(table, "id", str)
        self.record = f"{kind} {id!r}"
        if id != id.lower() or not id.replace("_", "").isalnum():
            raise self.broken("an id is made of small letters, digits and underscores")
        if id in self.ids:
            raise self.broken(f"the id is taken by {self.ids[id]}")
        self.ids[id] = f"a {kind} of {self.file}"
        return id

    def sureness(self, table: Table, key: str = "provenance") -> dict[str, str]:
        """How sure the figures are: one word for all, or a word for each part."""
        value = table.get(key, table.get("provenance", self.provenance))
        parts = {"all": value} if isinstance(value, str) else value
        if not isinstance(parts, dict) or any(word not in PROVENANCE for word in parts.values()):
            raise self.broken(f"provenance {value!r} is none of: {_listed(PROVENANCE)}")
        return parts

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
                if len(self.chains) >= limits.MOST_CHAINS:
                    raise self.broken(f"there are {limits.MOST_CHAINS} chain symbols already")
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

    def take(self, table: Any, key: str, kind: type, default: Any = None) -> Any:
        if not isinstance(table, dict):
            raise self.broken(f"{table!r} is no table")
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

    def mask(
        self, table: Table, key: str, words: tuple[str, ...], allowed: tuple[str, ...] = ()
    ) -> int:
        """The bits of some words, all of them among those that are allowed here."""
        mask = 0
        for word in self.take(table, key, list):
            if word not in (allowed or words):
                raise self.broken(f"{word!r} in {key} is none of: {_listed(allowed or words)}")
            mask |= 1 << words.index(word)
        if not mask:
            raise self.broken(f"{key} is empty")
        return mask

    def places(self, table: Table, allowed: tuple[str, ...]) -> int:
        """Where an effect looks, as a mask."""
        return self.mask(table, "where", model.PLACES, allowed)

    def seller(self, kind: int, times: int, price: int, where: int) -> Effect:
        """Somebody else to buy from, so many times in a turn."""
        if times * price > limits.MOST_COINS_TO_ONE:
            raise self.broken(
                f"{times} times {price} coins are more than the"
                f" {limits.MOST_COINS_TO_ONE} that an action has room for"
            )
        return Effect(kind, times, price, where)

    def finish(self, table: Table, known: set[str]) -> None:
        unknown = sorted(set(table) - known)
        if unknown:
            raise self.broken(f"{_listed(unknown)} is not known here")

    def broken(self, reason: str) -> CatalogueError:
        return CatalogueError("broken", file=self.file, record=self.record, reason=reason)


# ---- effects: for each kind how its table is read, and which keys it has

MOST_AMOUNT: Final = 14
_NEIGHBOURS: Final = ("left", "right")

ReadEffect = Callable[[_Reader, int, Table], Effect]


def _amount(key: str) -> ReadEffect:
    return lambda reader, kind, table: Effect(
        kind, reader.number(table, key, 1, MOST_AMOUNT), 0, model.OWN
    )


def _amount_and(key: str, second: str) -> ReadEffect:
    """Two figures: the second is kept in `what`."""
    return lambda reader, kind, table: Effect(
        kind,
        reader.number(table, key, 1, MOST_AMOUNT),
        reader.number(table, second, 1, MOST_AMOUNT),
        model.OWN,
    )


def _amount_of(
    key: str, mask_key: str, words: tuple[str, ...], allowed: tuple[str, ...] = ()
) -> ReadEffect:
    """A figure and what it goes with, as a mask."""
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


def _bare(reader: _Reader, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, 0, model.OWN)


def _produce(reader: _Reader, kind: int, table: Table) -> Effect:
    reader.mask(table, "resources", model.RESOURCES)
    packed = sum(bundle({name: 1}) for name in table["resources"])
    return Effect(kind, len(table["resources"]), packed, model.OWN)


def _mask(key: str, words: tuple[str, ...]) -> ReadEffect:
    return lambda reader, kind, table: Effect(kind, 1, reader.mask(table, key, words), model.OWN)


def _symbol(reader: _Reader, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, reader.one_of(table, "symbol", model.SCIENCE), model.OWN)


def _discount(reader: _Reader, kind: int, table: Table) -> Effect:
    goods = (model.RAW, model.MANUFACTURED)[reader.one_of(table, "goods", ("raw", "manufactured"))]
    price = reader.number(table, "price", 1, 1)
    return Effect(kind, price, goods, reader.places(table, _NEIGHBOURS))


def _victory(reader: _Reader, kind: int, table: Table) -> Effect:
    """A victory token of an age: of the current one where none is named."""
    age = reader.number(table, "age", 1, model.AGES) if "age" in table else 0
    return Effect(kind, 1, age, model.OWN)


def _leader_discount(reader: _Reader, kind: int, table: Table) -> Effect:
    where = reader.places(table, ("own", *_NEIGHBOURS))
    if where not in (model.OWN, model.LEFT | model.RIGHT):
        raise reader.broken("leaders are cheaper for the city itself or for both neighbours")
    return Effect(kind, reader.number(table, "coins", 1, MOST_AMOUNT), 0, where)


def _others_lose(reader: _Reader, kind: int, table: Table) -> Effect:
    each = reader.mask(table, "each", model.COUNTED) if "each" in table else 0
    return Effect(kind, reader.number(table, "coins", 1, MOST_AMOUNT), each, model.OTHERS)


def _bank_purchase(reader: _Reader, kind: int, table: Table) -> Effect:
    times = reader.number(table, "times", 1, MOST_AMOUNT)
    return reader.seller(kind, times, reader.number(table, "price", 1, MOST_AMOUNT), model.OWN)


def _remote_trade(reader: _Reader, kind: int, table: Table) -> Effect:
    times = reader.number(table, "times", 1, MOST_AMOUNT)
    price = reader.number(table, "price", 1, MOST_AMOUNT)
    return reader.seller(kind, times, price, _one_far_place(reader, table))


def _incursion(reader: _Reader, kind: int, table: Table) -> Effect:
    return Effect(kind, 1, 0, _one_far_place(reader, table))


def _one_far_place(reader: _Reader, table: Table) -> int:
    where = reader.places(table, ("far_left", "far_right"))
    if where not in (model.FAR_LEFT, model.FAR_RIGHT):
        raise reader.broken("where names one of the distant players")
    return where


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
    "top_island": (_amount("level"), {"level"}),
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
# Kinds without a figure have no entry there.
_NO_FIGURES: Final[tuple[ReadEffect, set[str]]] = (_bare, set())
_EFFECT_READERS: Final = [_EFFECTS.get(kind, _NO_FIGURES)[0] for kind in model.EFFECT_KINDS]
_EFFECT_KEYS: Final = [_EFFECTS.get(kind, _NO_FIGURES)[1] for kind in model.EFFECT_KINDS]


# ---- checks across records


def _check_chains(reader: _Reader) -> None:
    for index, symbol in enumerate(reader.chains):
        shown = [card for card in reader.cards if card.chains_to >> index & 1]
        asked = [card for card in reader.cards if card.chains_from >> index & 1]
        reader.file = f"{(shown or asked)[0].box}.toml"
        reader.record = f"chain {symbol!r}"
        if not shown or not asked:
            raise reader.broken("a chain needs a card that shows it and one that it makes free")
        if min(card.age for card in asked) <= max(card.age for card in shown):
            raise reader.broken("a chain leads to a later age")


def _check_decks(catalogue: Catalogue) -> None:
    """B-2, B-3, C-1, A-1, A-2: the boxes hold what every number of players needs."""
    for players in PLAYERS:
        for age in range(1, model.AGES + 1):
            _check_deck(catalogue, players, age)
    for level in range(model.LEVELS):
        islands = sum(island.level == level for island in catalogue.islands)
        _check_count("armada.toml", f"islands of level {level + 1}", islands, ISLANDS_OF_A_LEVEL)
    leaders = sum(leader.group == model.STANDARD for leader in catalogue.leaders)
    dealt = model.LEADERS_EACH * model.MOST_WITH_ARMADA
    if leaders < dealt:
        _check_count("leaders.toml", "standard leaders", leaders, dealt)
    boards = sum(wonder.box == "base" for wonder in catalogue.wonders)
    if boards < max(PLAYERS):
        _check_count("base.toml", "boards", boards, max(PLAYERS))
    _check_count("armada.toml", "shipyards", len(catalogue.shipyards), model.MOST_WITH_ARMADA)
    _check_count("armada.toml", "tracks", len(catalogue.tracks), len(model.FLEETS))


def _check_deck(catalogue: Catalogue, players: int, age: int) -> None:
    cards = [card for card in catalogue.cards if card.age == age]
    base = [card for card in cards if card.box == "base"]
    plain = sum(n <= players for c in base if c.colour != model.PURPLE for n in c.copies)
    guilds = sum(card.colour == model.PURPLE for card in base)
    used = min(guilds, players + model.GUILDS_BESIDE_PLAYERS)
    record = f"deck of age {age} for {players} players"
    dealt = "{found} cards, but {wanted} are dealt"
    _check_count("base.toml", record, plain + used, model.HAND * players, dealt)
    for box in ("cities", "armada"):
        at_hand = sum(n <= players for c in cards if c.box == box for n in c.copies)
        if at_hand < players:
            _check_count(f"{box}.toml", record, at_hand, players)


def _check_costs(catalogue: Catalogue) -> None:
    """A-5: with its ship too, no price goes beyond what bundles count and payments can hold."""
    yards = catalogue.shipyards
    for colour in model.COLOURS:
        costs = [card.cost for card in catalogue.cards if card.colour_name == colour]
        ships = [0]
        if colour in model.FLEETS:
            fleet = model.FLEETS.index(colour)
            ships = [cost for yard in yards for cost in yard.costs[fleet]]
        _check_sum(f"{colour} cards", costs, ships)
    stages = [s.cost for wonder in catalogue.wonders for side in wonder.sides for s in side.stages]
    _check_sum("stages", stages, [cost for yard in yards for cost in yard.costs[yard.wonder_fleet]])


def _check_sum(record: str, costs: list[int], ships: list[int]) -> None:
    """Any of the first can come with any of the second."""
    alone, at_sea = [unbundle(cost) for cost in costs], [unbundle(cost) for cost in ships]
    most = max(_most(alone, name) + _most(at_sea, name) for name in model.RESOURCES)
    if most > model.ENOUGH:
        reason = (
            f"they cost up to {most} of a resource with a ship, but counts go to {model.ENOUGH}"
        )
        raise CatalogueError("broken", file="armada.toml", record=record, reason=reason)
    size = max(sum(cost.values()) for cost in alone) + max(sum(cost.values()) for cost in at_sea)
    if size > limits.MOST_RESOURCES:
        room = limits.MOST_RESOURCES
        reason = f"they cost up to {size} resources with a ship, but there is room for {room}"
        raise CatalogueError("broken", file="armada.toml", record=record, reason=reason)


def _most(costs: list[dict[str, int]], resource: str) -> int:
    return max(cost.get(resource, 0) for cost in costs)


def _check_sellers(catalogue: Catalogue) -> None:
    """L-21, A-51: a payment has one field for the bank and one for each distant player."""
    found: dict[tuple[int, int], str] = {}
    for file, name, effects in _pieces(catalogue):
        for effect in effects:
            if effect.kind in (model.BANK_PURCHASE, model.REMOTE_TRADE):
                other = found.setdefault((effect.kind, effect.where), name)
                if other != name:
                    reason = f"{other!r} has this seller already, and a payment has room for one"
                    raise CatalogueError("broken", file=file, record=name, reason=reason)


def _pieces(catalogue: Catalogue) -> Iterator[tuple[str, str, list[Effect]]]:
    """The file, the id and the effects of everything that comes into a city."""
    for card in catalogue.cards:
        yield f"{card.box}.toml", card.id, card.effects
    for wonder in catalogue.wonders:
        for side in wonder.sides:
            effects = [effect for stage in side.stages for effect in stage.effects]
            yield f"{wonder.box}.toml", wonder.id, side.start_effects + effects
    for leader in catalogue.leaders:
        yield "leaders.toml", leader.id, leader.effects
    for island in catalogue.islands:
        yield "armada.toml", island.id, island.effects


def _check_count(
    file: str,
    record: str,
    found: int,
    wanted: int,
    reason: str = "there are {found}, but {wanted} are needed",
) -> None:
    if found != wanted:
        why = reason.format(found=found, wanted=wanted)
        raise CatalogueError("broken", file=file, record=record, reason=why)


def _listed(words: Any) -> str:
    return ", ".join(str(word) for word in words)
