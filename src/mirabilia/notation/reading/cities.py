"""Cities: boards and sides, cards and stages, leaders, ships."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import AGES, DAY, FLEETS, LAST_SPACE, SIDES
from mirabilia.engine.actions import UNKNOWN
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.engine.city import NO_BOARD, NO_SHIPYARD, NO_SIDE, City, empty_city
from mirabilia.engine.conflicts import NAVAL_FIRST, NAVAL_LAST, NAVAL_SECOND
from mirabilia.engine.setup import boards_in_play, shipyards_in_play, starting_coins
from mirabilia.engine.state import State
from mirabilia.notation.consistency import burials
from mirabilia.notation.reading.bounds import check_length, check_victories
from mirabilia.notation.reading.header import Header
from mirabilia.notation.reading.values import Table, is_number, keys_of
from mirabilia.notation.types import positions as types

MOST_COINS: Final = 9999
MOST_TOKENS: Final = 99
VICTORIES: Final = tuple(VICTORY_VALUES[1:])
NAVAL_VALUES: Final = tuple({*NAVAL_FIRST, *NAVAL_SECOND, *NAVAL_LAST} - {0})


def read_cities(header: Header) -> list[City]:
    keys = city_keys(header)
    return [
        read_city(header, seat, city, keys) for seat, city in enumerate(header.seats("cities", {}))
    ]


def city_keys(header: Header) -> frozenset[str]:
    """The keys that a city may have, by the boxes in play."""
    kinds: list[type] = [types.BaseCity]
    if header.options.leaders:
        kinds.append(types.LeadersCity)
    if header.options.cities:
        kinds.append(types.CitiesCity)
    if header.options.armada:
        kinds.append(types.ArmadaCity)
    return keys_of(*kinds)


def read_city(header: Header, seat: int, value: object, keys: frozenset[str]) -> City:
    header.at = f"city {seat}"
    table = header.table("a city", value, keys)
    city = empty_city()
    coins = table.get("coins", starting_coins(header.options))
    city.coins = header.number("coins", coins, 0, MOST_COINS)
    city.defeats = header.number("defeats", table.get("defeats", 0), 0, MOST_TOKENS)
    city.victories = tokens(header, table, "victories", "victory", VICTORIES)
    check_victories(header, len(city.victories))
    read_side(header, city, table.get("board"), table.get("side"))
    for card in header.cards("cards", table.get("cards", [])):
        build(header, city, card)
    build_stages(header, city, header.pieces("buried", table.get("buried", [])))
    read_leaders(header, city, table)
    city.debts = header.number("debts", table.get("debts", 0), 0, MOST_TOKENS)
    city.diplomacy = header.number("diplomacy", table.get("diplomacy", 0), 0, MOST_TOKENS)
    read_ships(header, city, table)
    return city


def tokens(header: Header, table: Table, key: str, kind: str, known: tuple[int, ...]) -> list[int]:
    """Tokens by their values, which must be some that there are."""
    found: list[int] = []
    for token in header.sequence(key, table.get(key, [])):
        if not is_number(token) or token not in known:
            raise header.refuse(f"there is no {kind} token of value {token!r}")
        found.append(token)
    return found


# ---- boards, cards and stages


def read_side(header: Header, city: City, board: object, side: object) -> None:
    if board is None:
        if side is not None:
            raise header.refuse("it has a side, but no board")
        return
    boards = header.catalogue.wonder_by_id
    wonder = boards.get(header.word("board", board))
    if wonder is None:
        raise header.unknown("board", header.word("board", board), boards)
    city.board = wonder.index
    if side is None and "agenda" in header.data:
        return
    name = header.word("side", side or SIDES[DAY])
    if name not in SIDES:
        raise header.refuse(f"there is no side called {name!r}; there are day and night")
    city.take_side(wonder.index, SIDES.index(name), wonder.sides[SIDES.index(name)])


def build(header: Header, city: City, index: int) -> None:
    if index == UNKNOWN:
        raise header.refuse("a built card is never unknown")
    card = header.catalogue.cards[index]
    if city.names & card.name_bit:
        raise header.refuse(f"{header.catalogue.names[card.name]} is built twice (B-14)")
    city.place_card(card)


def build_stages(header: Header, city: City, under_stages: list[int]) -> None:
    if not under_stages:
        return
    if city.side == NO_SIDE:
        raise header.refuse("stages are built, but there is no board with a side")
    stages = header.catalogue.wonders[city.board].sides[city.side].stages
    if len(under_stages) > len(stages):
        raise header.refuse(f"{len(under_stages)} stages are built, but the side has {len(stages)}")
    for stage, card in zip(stages, under_stages, strict=False):
        city.place_stage(stage, card)


# ---- what the boxes bring


def read_leaders(header: Header, city: City, table: Table) -> None:
    for index in header.leaders("leaders", table.get("leaders", [])):
        if index == UNKNOWN:
            raise header.refuse("a recruited leader is never unknown")
        city.place_leader(header.catalogue.leaders[index])
    city.graves = header.leaders("graves", table.get("graves", []))
    if UNKNOWN in city.graves:
        raise header.refuse("a buried leader is never unknown")
    if len(city.graves) > burials(header.catalogue, city):
        raise header.refuse("more leaders are buried than stages that bury are built (L-40)")
    city.purse = header.number("purse", table.get("purse", city.coins), 0, city.coins)
    city.bonus_taken = header.flag("bonus_taken", table.get("bonus_taken", False))
    city.free_used = header.number("free_used", table.get("free_used", 0), 0, MOST_TOKENS)


def read_ships(header: Header, city: City, table: Table) -> None:
    shipyard = table.get("shipyard")
    if shipyard is not None:
        name = header.word("shipyard", shipyard)
        found = header.catalogue.shipyard_by_id.get(name)
        if found is None:
            raise header.unknown("shipyard", name, header.catalogue.shipyard_by_id)
        city.shipyard = found.index
    fleets = header.sequence("fleets", table.get("fleets", [0] * len(FLEETS)))
    if len(fleets) != len(FLEETS):
        raise header.refuse(f"fleets has a step for each of {', '.join(FLEETS)}")
    city.fleets = [header.number("a fleet's step", fleet, 0, LAST_SPACE) for fleet in fleets]
    for index in header.islands("islands", table.get("islands", [])):
        if index == UNKNOWN or index in city.islands:
            raise header.refuse("an island is unknown or there twice")
        city.place_island(header.catalogue.islands[index])
    city.naval_tokens = tokens(header, table, "naval_tokens", "naval", NAVAL_VALUES)
    check_length(header, "naval_tokens", len(city.naval_tokens), AGES)


# ---- between cities


def check_boards(header: Header, state: State) -> None:
    """Each board and shipyard is there once, and of a box in play."""
    boards = [city.board for city in state.cities if city.board != NO_BOARD]
    if len(set(boards)) != len(boards):
        raise header.refuse("a board is there twice")
    if set(boards) - set(boards_in_play(header.catalogue, header.options)):
        raise header.refuse("a board is of a box that is not in play")
    if state.age == 0 and state.turn:
        raise header.refuse("before the first age there is no turn")
    if state.age and not state.turn and not header.options.leaders:
        raise header.refuse("the turns of an age are counted from 1")
    shipyards = [city.shipyard for city in state.cities if city.shipyard != NO_SHIPYARD]
    if len(set(shipyards)) != len(shipyards):
        raise header.refuse("a shipyard is there twice")
    if set(shipyards) - set(shipyards_in_play(header.catalogue, header.options)):
        raise header.refuse("a shipyard is of another edition")
