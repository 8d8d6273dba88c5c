"""What Leaders and Armada have on the table beside the cities: the court and the sea."""

from __future__ import annotations

from typing import Final

from mirabilia.catalog.model import LEADERS_EACH, LEVELS
from mirabilia.engine.actions import UNKNOWN
from mirabilia.engine.city import NO_SHIPYARD
from mirabilia.engine.court import Court
from mirabilia.engine.sea import Sea
from mirabilia.engine.setup import deal_shipyards, leaders_in_play, new_court, new_sea
from mirabilia.engine.state import ASK_ISLAND, ASK_RECRUIT, State
from mirabilia.notation.consistency import check_leaders, placed_leaders
from mirabilia.notation.reading.bounds import check_explorers, check_incursions, check_length
from mirabilia.notation.reading.header import Header
from mirabilia.notation.reading.values import Table, keys_of
from mirabilia.notation.types import positions as types

COURT_KEYS: Final = keys_of(types.Court)
SEA_KEYS: Final = keys_of(types.Sea)
MOST_DRAWS: Final = 99


def box(header: Header, key: str, in_play: bool, keys: frozenset[str]) -> Table:
    """The table of a box, which must be in play if there is one."""
    header.at = key
    if key in header.data and not in_play:
        raise header.refuse("its box is not in play")
    return header.table(key, header.data.get(key, {}), keys)


# ---- Leaders


def read_court(header: Header, state: State) -> None:
    table = box(header, "court", header.options.leaders, COURT_KEYS)
    if not header.options.leaders:
        return
    court = new_court(len(state.cities))
    court.offers = leader_hands(header, "offers", table)
    court.hands[:] = leader_hands(header, "hands", table)
    if "agenda" not in header.data and ASK_RECRUIT in state.asked:
        fill_leader_hands(state, court)
    court.draws = header.number("draws", table.get("draws", 0), 0, MOST_DRAWS)
    state.court = court
    placed = placed_leaders(state)
    if len(set(placed)) != len(placed):
        raise header.refuse("a leader is there twice")
    at_hand = leaders_in_play(header.catalogue, header.options)
    rest = [index for index in at_hand if index not in placed]
    court.box = header.leaders("box", table["box"]) if "box" in table else rest
    check_leaders(state, [*placed, *(index for index in court.box if index != UNKNOWN)])
    if set(court.box) - set(rest) - {UNKNOWN}:
        raise header.refuse("a leader of the box lies elsewhere")
    boxed = [index for index in court.box if index != UNKNOWN]
    if len(set(boxed)) != len(boxed):
        raise header.refuse("a leader of the box is there twice")
    # A box that is not named has the leaders of the hands that are left open, too.
    held = [*court.hands, *court.offers, court.box if "box" in table else []]
    count = sum(len(leaders) for leaders in held)
    check_length(header, "the leaders that are in no city", count, len(at_hand))


def fill_leader_hands(state: State, court: Court) -> None:
    """L-3, L-5: in the recruitment of age I everybody has four leaders, then one less each time."""
    for hand in court.hands:
        hand.extend([UNKNOWN] * (LEADERS_EACH + 1 - state.age - len(hand)))


def leader_hands(header: Header, key: str, table: Table) -> list[list[int]]:
    players = header.options.players
    hands = header.sequence(key, table.get(key, [[]] * players))
    if len(hands) != players:
        raise header.refuse(f"{key} has {len(hands)} entries for {players} players")
    return [sorted(header.leaders(key, hand)) for hand in hands]


# ---- Armada


def read_sea(header: Header, state: State) -> None:
    table = box(header, "sea", header.options.armada, SEA_KEYS)
    if not header.options.armada:
        return
    if all(city.shipyard == NO_SHIPYARD for city in state.cities):
        deal_shipyards(state)
    elif any(city.shipyard == NO_SHIPYARD for city in state.cities):
        raise header.refuse("either every city names its shipyard or none does")
    sea = new_sea(header.catalogue, len(state.cities))
    read_islands(header, state, sea, table)
    read_explorers(header, state, sea, table)
    last = header.options.players - 1
    sea.explorers[:] = sorted(header.pairs("explorers", table, LEVELS - 1, last))
    check_explorers(header, len(sea.explorers))
    sea.incursions = header.pairs("incursions", table, last, last)
    check_incursions(header, len(sea.incursions))
    state.sea = sea


def read_islands(header: Header, state: State, sea: Sea, table: Table) -> None:
    """The decks: whatever is in no city, also if a position does not name them."""
    placed = [index for city in state.cities for index in city.islands]
    if len(set(placed)) != len(placed):
        raise header.refuse("an island is there twice")
    rest = [[index for index in deck if index not in placed] for deck in sea.decks]
    decks = header.sequence("decks", table.get("decks", []))
    given = [sorted(header.islands("a deck", deck)) for deck in decks]
    if given and given != rest:
        raise header.refuse("the decks are not the islands that lie in no city")
    sea.decks[:] = rest
    counts = header.sequence("draws", table.get("draws", [0] * LEVELS))
    if len(counts) != LEVELS:
        raise header.refuse(f"draws has a number for each of {LEVELS} levels")
    sea.draws[:] = [header.number("draws", count, 0, MOST_DRAWS) for count in counts]


def read_explorers(header: Header, state: State, sea: Sea, table: Table) -> None:
    """Islands are offered to those who are asked to choose one, each to one of them."""
    offers = header.sequence("offers", table.get("offers", [[]] * header.options.players))
    if len(offers) != header.options.players:
        raise header.refuse("offers has an entry for each seat")
    sea.offers[:] = [sorted(header.islands("an offer", offer)) for offer in offers]
    islands = sum(len(deck) for deck in sea.decks)
    check_length(header, "offers", sum(len(offer) for offer in sea.offers), islands)
    shown = [index for offer in sea.offers for index in offer if index != UNKNOWN]
    if len(set(shown)) != len(shown) or set(shown) - {i for deck in sea.decks for i in deck}:
        raise header.refuse("an island that is offered is offered twice or lies in a city")
    for seat, offer in enumerate(sea.offers):
        if bool(offer) != (state.asked[seat] == ASK_ISLAND):
            raise header.refuse("islands are offered to those who are asked for one")
