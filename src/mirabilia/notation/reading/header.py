"""What says which game it is, read from positions and records alike."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from mirabilia.arguments import did_you_mean
from mirabilia.catalog import LATEST, load
from mirabilia.catalog.model import Card, Island, Leader
from mirabilia.engine.actions import LEADER, UNKNOWN
from mirabilia.engine.options import LATEST_RULES, Options, check_options
from mirabilia.engine.rng import SEED_BITS
from mirabilia.errors import ImpossibleGame, ImpossibleOptions
from mirabilia.notation.moves import HIDDEN
from mirabilia.notation.positions import FORMAT, HEX_DIGITS
from mirabilia.notation.reading.values import Values, is_number, keys_of, shown
from mirabilia.notation.types.header import Header as HeaderData
from mirabilia.notation.types.header import Seeded
from mirabilia.options import OPTIONS, Option

# What says which game it is, in positions and records alike.
GAME_KEYS: Final = keys_of(HeaderData, Seeded)
OPTION_KEYS: Final = frozenset(option.name for option in OPTIONS)
# What a number can be at most before it is known what it is about.
_MOST: Final = 99


class Header(Values):
    """A table of data that names its game: its versions and options are read first."""

    def __init__(self, data: object, keys: frozenset[str], what: str) -> None:
        super().__init__(what)
        self.data = self.table(f"the {what}", data, keys)
        self.rules = self.read_version("rules", LATEST_RULES)
        self.read_version("format", FORMAT)
        self.catalogue = load(self.read_version("catalogue", LATEST))
        self.options = self.read_options()

    # ---- what the game is

    def read_version(self, what: str, latest: int) -> int:
        """A version that is named and known; the latest if none is named."""
        version = self.data.get(what, latest)
        if not is_number(version) or not 1 <= version <= latest:
            known = ", ".join(str(number) for number in range(1, latest + 1))
            raise ImpossibleGame("unknown_version", what=what, version=shown(version), known=known)
        return int(version)

    def read_options(self) -> Options:
        self.at = "options"
        given = self.table("options", self.data.get("options", {}), OPTION_KEYS)
        given = {"players": self.count_seats(), **given} if "players" not in given else given
        values = {
            option.name: self.read_option(option, given[option.name])
            for option in OPTIONS
            if option.name in given
        }
        boxes = values.get("expansions", ())
        assert isinstance(boxes, list | tuple)
        # What means nothing here is no part of the game, whatever a position says of it.
        values = {
            option.name: values[option.name]
            for option in OPTIONS
            if option.name in values and not option.is_idle(boxes)
        }
        try:
            return check_options(self.catalogue, values, self.rules)
        except ImpossibleOptions as error:
            raise self.refuse(str(error)) from None

    def read_option(self, option: Option, value: object) -> object:
        """A value of the right type; whether it is possible is seen later."""
        if option.kind == "flag":
            return self.flag(option.term, value)
        if option.kind == "boxes" or (option.kind == "boards" and not isinstance(value, str)):
            return self.words(option.term, value)
        if option.value_type is int:
            return self.number(option.term, value, 0, _MOST)
        return self.word(option.term, value)

    def count_seats(self) -> int:
        seats = self.data.get("cities", self.data.get("hands"))
        if not isinstance(seats, list):
            raise self.refuse("players is missing; name it, or list the cities")
        return len(seats)

    def read_seed(self) -> int:
        seed = self.data.get("seed", 0)
        if not isinstance(seed, str):
            return self.number("seed", seed, 0, (1 << SEED_BITS) - 1)
        if not re.fullmatch(f"[0-9a-f]{{{HEX_DIGITS}}}", seed):
            raise self.refuse(f"seed is a number or {HEX_DIGITS} hexadecimal digits, not {seed!r}")
        return int(seed, 16)

    def seats(self, key: str, default: object) -> list[object]:
        """What there is for each seat."""
        players = self.options.players
        value = self.sequence(key, self.data.get(key, [default] * players))
        if len(value) != players:
            raise self.refuse(f"{key} has {len(value)} entries for {players} players")
        return value

    # ---- the pieces of the game, by their ids

    def pieces(self, what: str, value: object) -> list[int]:
        """Cards, and leaders where there can be some."""
        return [
            LEADER + self.catalogue.leader_by_id[id].index
            if self.options.leaders and id in self.catalogue.leader_by_id
            else self.card(id)
            for id in self.words(what, value)
        ]

    def leaders(self, what: str, value: object) -> list[int]:
        known = self.catalogue.leader_by_id
        return [self.find("leader", id, known) for id in self.words(what, value)]

    def islands(self, what: str, value: object) -> list[int]:
        known = self.catalogue.island_by_id
        return [self.find("island", id, known) for id in self.words(what, value)]

    def cards(self, what: str, value: object) -> list[int]:
        return [self.card(id) for id in self.words(what, value)]

    def card(self, id: str) -> int:
        return self.find("card", id, self.catalogue.card_by_id)

    def find(self, what: str, id: str, known: Mapping[str, Card | Leader | Island]) -> int:
        if id == HIDDEN:
            return UNKNOWN
        if id not in known:
            raise self.unknown(what, id, known)
        return known[id].index

    def unknown(self, what: str, id: str, known: Iterable[str]) -> ImpossibleGame:
        return self.refuse(f"there is no {what} called {id!r}{did_you_mean(id, known)}")
