"""Reads the data files of a catalogue, and refuses those that cannot be right."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, SupportsIndex

from mirabilia.arguments import whole_number
from mirabilia.catalog import limits, model
from mirabilia.catalog.checks import (
    PLAYERS,
    check_carriers,
    check_chains,
    check_costs,
    check_decks,
    check_sellers,
)
from mirabilia.catalog.effects import MOST_AMOUNT, read_effect
from mirabilia.catalog.fields import Fields, Table, listed
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
    Value,
    Wonder,
    bundle,
)
from mirabilia.errors import CatalogueError

LATEST: Final = 1
BOXES: Final = ("base", "leaders", "cities", "armada")

MOST_OF_ONE_RESOURCE: Final = 4
MOST_COINS: Final = 10

# Where the values of a catalogue have other values, and it has all its own.
PARTS: Final = (
    *("cards", "wonders", "leaders", "islands", "shipyards", "tracks"),
    *("sides", "stages", "start_effects", "effects"),
)

# How sure a figure is; the words are explained at the top of Armada's data file.
PROVENANCE: Final = (
    "confirmed",
    "rulebook",
    "one_source",
    "weak_source",
    "derived",
    "reconstructed",
    "translated",
)


def load(version: SupportsIndex = LATEST) -> Catalogue:
    """Load a version of the catalogue: the newest one, or an older one that a record names."""
    return _load(whole_number("version", version))


@cache
def _load(version: int) -> Catalogue:
    folder = files("mirabilia.catalog") / "data" / str(version)
    if not folder.is_dir():
        known = sorted(int(entry.name) for entry in (files("mirabilia.catalog") / "data").iterdir())
        raise CatalogueError("unknown_version", version=version, known=listed(known))
    catalogue = read(folder, version)
    for path, value in parts_of(catalogue):
        value.found_by = (part_at, (version, path))
    return catalogue


def parts_of(catalogue: Catalogue) -> Iterator[tuple[str, Value]]:
    """Every value of a catalogue, itself included, with the way that leads to it."""
    paths: list[tuple[str, object]] = [("", catalogue)]
    while paths:
        path, found = paths.pop()
        if isinstance(found, list):
            paths += [(f"{path}/{place}", part) for place, part in enumerate(found)]
        elif isinstance(found, Value):
            yield path, found
            paths += [
                (f"{path}/{name}", getattr(found, name)) for name in PARTS if hasattr(found, name)
            ]


def part_at(version: int, path: str) -> Any:
    """The value of a catalogue to which a way leads."""
    found: Any = load(version)
    for step in path.split("/")[1:]:
        found = found[int(step)] if isinstance(found, list) else getattr(found, step)
    return found


def read(folder: Traversable, version: int) -> Catalogue:
    """Read a catalogue from the data files in a folder, and check it as a whole."""
    reader = _Reader()
    for box in BOXES:
        reader.read_box(folder / f"{box}.toml", box)
    catalogue = reader.catalogue(version)
    check_carriers(catalogue)
    check_chains(catalogue)
    check_decks(catalogue)
    check_costs(catalogue)
    check_sellers(catalogue)
    return catalogue


class _Reader(Fields):
    """Reads the files box by box, and collects their records."""

    def __init__(self) -> None:
        super().__init__()
        self.cards: list[Card] = []
        self.wonders: list[Wonder] = []
        self.leaders: list[Leader] = []
        self.islands: list[Island] = []
        self.shipyards: list[Shipyard] = []
        self.tracks: list[list[Space]] = []
        self.chains: list[str] = []
        self.names: list[str] = []
        self.ids: dict[str, str] = {}
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
            raise self.broken(f"the tracks are in the order {listed(model.FLEETS)}")
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
        """The index of the next record in a list, if there is room for one more."""
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
        """How sure the figures of a record are: one word for all of them, or one for each part."""
        value = table.get(key, table.get("provenance", self.provenance))
        parts = {"all": value} if isinstance(value, str) else value
        if not isinstance(parts, dict) or any(word not in PROVENANCE for word in parts.values()):
            raise self.broken(f"provenance {value!r} is none of: {listed(PROVENANCE)}")
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
        return [read_effect(self, table) for table in tables]
