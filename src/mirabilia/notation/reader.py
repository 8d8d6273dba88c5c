"""Positions, read: the state of a position, or the place and the reason why it cannot be.

A complete position has an agenda, and is taken as it stands. One without is the beginning of a turn
as a person would jot it down: what it leaves out is as at the start of a game, and cards that it
leaves open are dealt from those it does not place, by its seed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from mirabilia.catalog.model import (
    ABSTAIN,
    AGES,
    BUILD_FROM_DISCARD,
    COUNTED,
    DAY,
    FLEETS,
    LAST_SPACE,
    LEVELS,
    PLAY_LAST_CARD,
    SIDES,
)
from mirabilia.engine import agenda
from mirabilia.engine.actions import NONE, UNKNOWN
from mirabilia.engine.agenda import NUMBERED, step, step_kind, step_number
from mirabilia.engine.bank import VICTORY_VALUES
from mirabilia.engine.city import NO_BOARD, NO_SHIPYARD, NO_SIDE, City, empty_city
from mirabilia.engine.conflicts import NAVAL_FIRST, NAVAL_LAST, NAVAL_SECOND
from mirabilia.engine.fleets import reached
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.losses import CAUSES, loss
from mirabilia.engine.opening import lay_boards
from mirabilia.engine.setup import (
    boards_in_play,
    deal_shipyards,
    draws,
    leaders_in_play,
    new_court,
    new_sea,
    plain_cards,
    shipyards_in_play,
    starting_coins,
)
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_BURY,
    ASK_CARD,
    ASK_DEBT,
    ASK_DISCARD,
    ASK_EXTRA,
    ASK_FLEET,
    ASK_ISLAND,
    ASK_KEEP,
    ASK_LAST,
    ASK_NAVAL,
    ASK_RECRUIT,
    ASK_SIDE,
    ASK_TOKEN,
    DECISIONS,
    LEFT_OVER,
    NOTHING,
    Deal,
    State,
    is_queued_for,
    log_entry,
    pair,
    queued,
)
from mirabilia.errors import MalformedMove
from mirabilia.notation.consistency import (
    burials,
    check_cards,
    check_history,
    check_leaders,
    deal_unknown,
    first_deal,
    hand_sizes,
    has_right,
    placed_leaders,
    turns_of,
)
from mirabilia.notation.header import GAME_KEYS, Header, Table, is_number, keys_of, shown
from mirabilia.notation.moves import parse_action
from mirabilia.notation.positions import FORCED
from mirabilia.notation.types import positions as types

_KEYS: Final = keys_of(types.Position)
_SEEN_KEYS: Final = _KEYS - GAME_KEYS - {"answers", "history"}
_CITY_KEYS: Final = keys_of(types.BaseCity)
_LEADERS_KEYS: Final = keys_of(types.LeadersCity)
_CITIES_KEYS: Final = keys_of(types.CitiesCity)
_ARMADA_KEYS: Final = keys_of(types.ArmadaCity)
_HISTORY_KEYS: Final = keys_of(types.History)
_DEAL_KEYS: Final = keys_of(types.Deal)
_COURT_KEYS: Final = keys_of(types.Court)
_SEA_KEYS: Final = keys_of(types.Sea)
_UNSETTLED_KEYS: Final = keys_of(types.Unsettled)

MOST_COINS: Final = 9999
MOST_TOKENS: Final = 99
NAVAL_VALUES: Final = {*NAVAL_FIRST, *NAVAL_SECOND, *NAVAL_LAST} - {0}

# Which agendas go with which decision: the names of the steps, numbers apart.
_OPENING: Final = "(deal leaders;)?begin age;"
_TAIL: Final = (
    "(end recruitment;deal age;begin turn;|end turn;"
    "|end last turn;military;(ask to join;)?end age;)"
)
_QUEUED: Final = f"take queued;settle;{_TAIL}"
_WAITING: Final = {
    ASK_BOARD: f"take board;(ask for board;)*choose sides;{_OPENING}",
    ASK_SIDE: f"take sides;{_OPENING}",
    ASK_KEEP: "take kept;begin age;",
    ASK_RECRUIT: "reveal;pay;place;act;settle;end recruitment;deal age;begin turn;",
    ASK_CARD: "reveal;pay;place;act;settle;end turn;",
    ASK_LAST: "reveal;pay;place;act;settle;end last turn;military;(ask to join;)?end age;",
    ASK_FLEET: _QUEUED,
    ASK_EXTRA: _QUEUED,
    ASK_BURY: _QUEUED,
    ASK_TOKEN: _QUEUED,
    ASK_ISLAND: f"take islands;settle;{_TAIL}",
    ASK_DISCARD: f"pick;settle;{_TAIL}",
    ASK_DEBT: f"take debts;{_TAIL}",
    ASK_NAVAL: "naval;end age;",
    NOTHING: "",
}
_TURN_STEPS: Final = [agenda.END_TURN, *reversed(agenda.TURN)]
# The decisions that only an effect gives a right to.
RIGHTS: Final = {
    ASK_LAST: PLAY_LAST_CARD,
    ASK_DISCARD: BUILD_FROM_DISCARD,
    ASK_NAVAL: ABSTAIN,
}
# The decisions that may be asked together.
_TOGETHER: Final = {ASK_FLEET, ASK_EXTRA, ASK_BURY}


def read(data: object) -> State:
    """The state of a position, or `ImpossibleGame` with the place and the reason."""
    reader = Reader(data)
    state = reader.read_state()
    check_cards(state)
    deal_unknown(state)
    reader.open_decisions(state)
    if "history" in reader.data:
        check_history(state)
    return state


def read_seen(header: Mapping[str, object], now: Mapping[str, object]) -> State:
    """The table of a view or a position: cards that are not seen are `UNKNOWN`, nothing is asked.

    `header` says which game it is, `now` what lies on its table.
    """
    table = {key: now[key] for key in _SEEN_KEYS if key in now}
    table |= {key: header[key] for key in GAME_KEYS if key in header}
    return Reader(table).read_state()


class Reader(Header):
    """Reads one position."""

    def __init__(self, data: object, keys: frozenset[str] = _KEYS, what: str = "position") -> None:
        super().__init__(data, keys, what)

    # ---- the table

    def read_state(self) -> State:
        """The state with its cards; those left open are `UNKNOWN`, decisions not yet open."""
        cities = [self.read_city(seat, city) for seat, city in enumerate(self.seats("cities", {}))]
        self.at = "position"
        state = State(self.catalogue, self.options, self.read_seed(), cities)
        complete = "agenda" in self.data
        state.age = self.number("age", self.data.get("age", 1), 0, AGES)
        last = self.options.turns + 1
        state.turn = self.number("turn", self.data.get("turn", 1 if state.age else 0), 0, last)
        self.check_boards(state)
        if complete:
            self.read_agenda(state)
        else:
            self.fill_in(state)
        state.discard = sorted(self.cards("discard", self.data.get("discard", [])))
        self.read_hands(state)
        self.read_decks(state)
        self.read_court(state)
        self.read_sea(state)
        self.read_unsettled(state)
        self.read_history(state)
        return state

    def read_city(self, seat: int, value: object) -> City:
        self.at = f"city {seat}"
        table = self.table("a city", value, self.city_keys())
        city = empty_city()
        coins = table.get("coins", starting_coins(self.options))
        city.coins = self.number("coins", coins, 0, MOST_COINS)
        city.defeats = self.number("defeats", table.get("defeats", 0), 0, MOST_TOKENS)
        for token in self.sequence("victories", table.get("victories", [])):
            if not is_number(token) or token not in VICTORY_VALUES[1:]:
                raise self.refuse(f"there is no victory token of value {token!r}")
            city.victories.append(token)
        self.settle(city, table.get("board"), table.get("side"))
        for card in self.cards("cards", table.get("cards", [])):
            self.build(city, card)
        self.build_stages(city, self.pieces("buried", table.get("buried", [])))
        self.read_leaders(city, table)
        city.debts = self.number("debts", table.get("debts", 0), 0, MOST_TOKENS)
        city.diplomacy = self.number("diplomacy", table.get("diplomacy", 0), 0, MOST_TOKENS)
        self.read_ships(city, table)
        return city

    def city_keys(self) -> frozenset[str]:
        keys = _CITY_KEYS
        if self.options.leaders:
            keys |= _LEADERS_KEYS
        if self.options.cities:
            keys |= _CITIES_KEYS
        if self.options.armada:
            keys |= _ARMADA_KEYS
        return keys

    def read_leaders(self, city: City, table: Table) -> None:
        for index in self.leaders("leaders", table.get("leaders", [])):
            if index == UNKNOWN:
                raise self.refuse("a recruited leader is never unknown")
            city.place_leader(self.catalogue.leaders[index])
        city.graves.extend(self.leaders("graves", table.get("graves", [])))
        if UNKNOWN in city.graves:
            raise self.refuse("a buried leader is never unknown")
        if len(city.graves) > burials(self.catalogue, city):
            raise self.refuse("more leaders are buried than stages that bury are built (L-40)")
        city.purse = self.number("purse", table.get("purse", city.coins), 0, city.coins)
        city.bonus_taken = self.flag("bonus_taken", table.get("bonus_taken", False))
        city.free_used = self.number("free_used", table.get("free_used", 0), 0, MOST_TOKENS)

    def read_ships(self, city: City, table: Table) -> None:
        shipyard = table.get("shipyard")
        if shipyard is not None:
            found = self.catalogue.shipyard_by_id.get(self.word("shipyard", shipyard))
            if found is None:
                raise self.refuse(f"there is no shipyard called {shipyard!r}")
            city.shipyard = found.index
        fleets = self.sequence("fleets", table.get("fleets", [0] * len(FLEETS)))
        if len(fleets) != len(FLEETS):
            raise self.refuse(f"fleets has a step for each of {', '.join(FLEETS)}")
        city.fleets[:] = [self.number("a fleet's step", fleet, 0, LAST_SPACE) for fleet in fleets]
        for index in self.islands("islands", table.get("islands", [])):
            if index == UNKNOWN or index in city.islands:
                raise self.refuse("an island is unknown or there twice")
            city.place_island(self.catalogue.islands[index])
        for token in self.sequence("naval_tokens", table.get("naval_tokens", [])):
            if not is_number(token) or token not in NAVAL_VALUES:
                raise self.refuse(f"there is no naval token of value {token!r}")
            city.naval_tokens.append(token)

    def settle(self, city: City, board: object, side: object) -> None:
        if board is None:
            if side is not None:
                raise self.refuse("it has a side, but no board")
            return
        wonder = self.catalogue.wonder_by_id.get(self.word("board", board))
        if wonder is None:
            raise self.refuse(f"there is no board called {board!r}")
        city.board = wonder.index
        if side is None and "agenda" in self.data:
            return
        name = self.word("side", side or SIDES[DAY])
        if name not in SIDES:
            raise self.refuse(f"there is no side called {name!r}; there are day and night")
        city.settle(wonder.index, SIDES.index(name), wonder.sides[SIDES.index(name)])

    def build(self, city: City, index: int) -> None:
        if index == UNKNOWN:
            raise self.refuse("a built card is never unknown")
        card = self.catalogue.cards[index]
        if city.names & card.name_bit:
            raise self.refuse(f"{self.catalogue.names[card.name]} is built twice (B-14)")
        city.place_card(card)

    def build_stages(self, city: City, buried: list[int]) -> None:
        if not buried:
            return
        if city.side == NO_SIDE:
            raise self.refuse("stages are built, but there is no board with a side")
        stages = self.catalogue.wonders[city.board].sides[city.side].stages
        if len(buried) > len(stages):
            raise self.refuse(f"{len(buried)} stages are built, but the side has {len(stages)}")
        for stage, card in zip(stages, buried, strict=False):
            city.place_stage(stage, card)

    def check_boards(self, state: State) -> None:
        boards = [city.board for city in state.cities if city.board != NO_BOARD]
        if len(set(boards)) != len(boards):
            raise self.refuse("a board is there twice")
        if set(boards) - set(boards_in_play(self.catalogue, self.options)):
            raise self.refuse("a board is of a box that is not in play")
        if state.age == 0 and state.turn:
            raise self.refuse("before the first age there is no turn")
        if state.age and not state.turn and not self.options.leaders:
            raise self.refuse("the turns of an age are counted from 1")
        shipyards = [city.shipyard for city in state.cities if city.shipyard != NO_SHIPYARD]
        if len(set(shipyards)) != len(shipyards):
            raise self.refuse("a shipyard is there twice")
        if set(shipyards) - set(shipyards_in_play(self.catalogue, self.options)):
            raise self.refuse("a shipyard is of another edition")

    def fill_in(self, state: State) -> None:
        """The beginning of a turn: boards dealt where none is named, everybody to choose a card."""
        if not state.age or not state.turn or state.turn > self.options.turns:
            raise self.refuse("without an agenda a position is the beginning of a turn of an age")
        if all(city.board == NO_BOARD for city in state.cities):
            lay_boards(state)
            for city in state.cities:
                city.settle(city.board, DAY, self.catalogue.wonders[city.board].sides[DAY])
        elif any(city.board == NO_BOARD for city in state.cities):
            raise self.refuse("either every city names its board or none does")
        for key in ("asked", "unsettled"):
            if key in self.data:
                raise self.refuse(f"{key} goes with an agenda")
        state.agenda = _TURN_STEPS[:]
        state.asked = [ASK_CARD] * len(state.cities)

    def read_agenda(self, state: State) -> None:
        self.at = "agenda"
        names = self.words("agenda", self.data["agenda"])
        state.agenda = [self.step(name) for name in reversed(names)]
        self.at = "asked"
        state.asked = [self.decision(name) for name in self.seats("asked", None)]
        self.check_agenda(state)

    def step(self, text: str) -> int:
        names = agenda.STEP_NAMES
        name, _, number = text.rpartition(" ")
        if text in names and names.index(text) not in NUMBERED:
            return step(names.index(text))
        if name in names and names.index(name) in NUMBERED and re.fullmatch("[0-9]", number):
            return step(names.index(name), int(number))
        raise self.refuse(f"there is no step {text!r}")

    def decision(self, name: object) -> int:
        if name is None:
            return NOTHING
        if not isinstance(name, str) or name not in DECISIONS[1:LEFT_OVER]:
            raise self.refuse(f"there is no decision {name!r}")
        return DECISIONS.index(name)

    def check_agenda(self, state: State) -> None:
        """What is asked must be read by the next step, and the rest of the agenda must follow."""
        asked = set(state.asked) - {NOTHING} or {NOTHING}
        if len(asked) > 1 and not asked <= _TOGETHER:
            raise self.refuse("all are asked the same kind of thing at one time")
        kind = min(asked)
        names = "".join(
            f"{agenda.STEP_NAMES[step_kind(packed)]};" for packed in reversed(state.agenda)
        )
        if not re.fullmatch(_WAITING[kind], names):
            raise self.refuse(f"asking for {DECISIONS[kind] or 'nothing'} does not go with {names}")
        self.check_asked(state, kind)
        self.check_numbers(state)

    def check_numbers(self, state: State) -> None:
        """Boards are asked for seat by seat, only seats pick, and the first age is age 1."""
        steps = [(step_kind(packed), step_number(packed)) for packed in reversed(state.agenda)]
        boards = [n for kind, n in steps if kind in (agenda.TAKE_BOARD, agenda.ASK_FOR_BOARD)]
        players = len(state.cities)
        if boards and boards != list(range(boards[0], players)):
            raise self.refuse("boards are asked for seat by seat")
        for kind, number in steps:
            if kind == agenda.BEGIN_AGE and number != 1:
                raise self.refuse("the first age is age 1")
            if kind == agenda.PICK and number >= players:
                raise self.refuse(f"there is no seat {number}")

    def check_asked(self, state: State, kind: int) -> None:
        seats = [seat for seat, asked in enumerate(state.asked) if asked != NOTHING]
        cities = state.cities
        before = kind in (ASK_BOARD, ASK_SIDE)
        if kind in (ASK_BOARD, ASK_DISCARD) and seats != [step_number(state.agenda[-1])]:
            raise self.refuse("one seat is asked, the one that the next step names")
        if kind in (ASK_CARD, ASK_SIDE, ASK_KEEP) and len(seats) != len(cities):
            raise self.refuse("every seat is asked")
        if kind == ASK_SIDE and any(city.board == NO_BOARD for city in cities):
            raise self.refuse("sides are chosen when every city has its board")
        if before and any(city.side != NO_SIDE for city in cities):
            raise self.refuse("boards and sides are chosen before anything else")
        if not before and any(city.side == NO_SIDE for city in cities):
            raise self.refuse("only cities that have their sides are asked this")
        if (state.age == 0) != (before or kind == ASK_KEEP):
            raise self.refuse(f"asking for {DECISIONS[kind]} does not go with age {state.age}")
        if kind == NOTHING and (state.age != AGES or state.turn < self.options.turns):
            raise self.refuse("the game is over only after the last turn of age III")
        if state.age and state.turn not in turns_of(state):
            raise self.refuse(f"this agenda does not go with turn {state.turn}")
        for seat in seats:
            if kind in RIGHTS and not has_right(state, seat, RIGHTS[kind]):
                raise self.refuse(f"seat {seat} has no right to be asked for {DECISIONS[kind]}")

    # ---- cards

    def read_hands(self, state: State) -> None:
        self.at = "hands"
        state.hands = []
        for seat, hand in enumerate(self.seats("hands", None)):
            self.at = f"hand {seat}"
            least, most = hand_sizes(state, seat)
            cards = [UNKNOWN] * most if hand is None else self.cards("a hand", hand)
            if not least <= len(cards) <= most:
                wanted = f"{most}" if least == most else f"{least} or {most}"
                raise self.refuse(f"it has {len(cards)} cards, but {wanted} in this turn")
            state.hands.append(sorted(cards))
        self.at = "position"

    def read_decks(self, state: State) -> None:
        self.at = "decks"
        for name, deck in self.table("decks", self.data.get("decks", {}), None).items():
            if name not in ("1", "2", "3") or int(name) <= state.age:
                raise self.refuse(f"there is no deck of an age {name!r} to come")
            state.decks[int(name)] = self.read_deck(state, int(name), deck)

    def read_deck(self, state: State, age: int, value: object) -> list[int]:
        deck = self.cards("a deck", value)
        cards = Counter(deck)
        plain = Counter(plain_cards(self.catalogue, self.options, age))
        fits = not plain - cards
        rest = cards - plain
        for drawn in draws(self.catalogue, self.options, age):
            joined = sum(rest[card] for card in drawn.cards)
            fits = fits and joined == drawn.count and all(rest[card] <= 1 for card in drawn.cards)
            rest -= Counter(drawn.cards)
        if not fits or rest:
            raise self.refuse(f"the deck of age {age} is not one that can be dealt")
        return deck

    # ---- what the boxes bring

    def read_court(self, state: State) -> None:
        self.at = "court"
        table = self.box("court", self.options.leaders, _COURT_KEYS)
        if not self.options.leaders:
            return
        court = new_court(len(state.cities))
        court.offers = self.leader_hands("offers", table)
        court.hands[:] = self.leader_hands("hands", table)
        court.draws = self.number("draws", table.get("draws", 0), 0, 99)
        state.court = court
        placed = placed_leaders(state)
        if len(set(placed)) != len(placed):
            raise self.refuse("a leader is there twice")
        at_hand = leaders_in_play(self.catalogue, self.options)
        rest = [index for index in at_hand if index not in placed]
        court.box = self.leaders("box", table["box"]) if "box" in table else rest
        check_leaders(state, [*placed, *(index for index in court.box if index != UNKNOWN)])
        if set(court.box) - set(rest) - {UNKNOWN}:
            raise self.refuse("a leader of the box lies elsewhere")

    def leader_hands(self, key: str, table: Table) -> list[list[int]]:
        hands = self.sequence(key, table.get(key, [[]] * self.options.players))
        if len(hands) != self.options.players:
            raise self.refuse(f"{key} has {len(hands)} entries for {self.options.players} players")
        return [sorted(self.leaders(key, hand)) for hand in hands]

    def read_sea(self, state: State) -> None:
        self.at = "sea"
        table = self.box("sea", self.options.armada, _SEA_KEYS)
        if not self.options.armada:
            return
        if all(city.shipyard == NO_SHIPYARD for city in state.cities):
            deal_shipyards(state)
        elif any(city.shipyard == NO_SHIPYARD for city in state.cities):
            raise self.refuse("either every city names its shipyard or none does")
        sea = new_sea(self.catalogue, len(state.cities))
        placed = [index for city in state.cities for index in city.islands]
        if len(set(placed)) != len(placed):
            raise self.refuse("an island is there twice")
        rest = [[index for index in deck if index not in placed] for deck in sea.decks]
        decks = self.sequence("decks", table.get("decks", []))
        given = [sorted(self.islands("a deck", deck)) for deck in decks]
        if given and given != rest:
            raise self.refuse("the decks are not the islands that lie in no city")
        sea.decks[:] = rest
        counts = self.sequence("draws", table.get("draws", [0] * LEVELS))
        if len(counts) != LEVELS:
            raise self.refuse(f"draws has a number for each of {LEVELS} levels")
        sea.draws[:] = [self.number("draws", count, 0, 99) for count in counts]
        offers = self.sequence("offers", table.get("offers", [[]] * self.options.players))
        if len(offers) != self.options.players:
            raise self.refuse("offers has an entry for each seat")
        sea.offers[:] = [sorted(self.islands("an offer", offer)) for offer in offers]
        self.check_offers(state, rest, sea.offers)
        last = self.options.players - 1
        sea.explorers[:] = sorted(self.pairs("explorers", table, LEVELS - 1, last))
        sea.incursions = self.pairs("incursions", table, last, last)
        state.sea = sea

    def check_offers(self, state: State, decks: list[list[int]], offers: list[list[int]]) -> None:
        """Islands are offered to those who are asked to choose one, each to one of them."""
        shown = [index for offer in offers for index in offer if index != UNKNOWN]
        if len(set(shown)) != len(shown) or set(shown) - {i for deck in decks for i in deck}:
            raise self.refuse("an island that is offered is offered twice or lies in a city")
        for seat, offer in enumerate(offers):
            if bool(offer) != (state.asked[seat] == ASK_ISLAND):
                raise self.refuse("islands are offered to those who are asked for one")

    def read_unsettled(self, state: State) -> None:
        self.at = "unsettled"
        table = self.table("unsettled", self.data.get("unsettled", {}), _UNSETTLED_KEYS)
        last = self.options.players - 1
        for words in self.rows("queue", table, 3):
            asked = self.decision(words[1])
            if asked not in _TOGETHER | {ASK_TOKEN}:
                raise self.refuse(f"{words[1]!r} is never queued")
            seat = self.number("seat", words[0], 0, last)
            state.queue.append(queued(seat, asked, self.number("number", words[2], 0, 255)))
        for words in self.rows("reached", table, 3):
            seat = self.number("seat", words[0], 0, last)
            fleet = self.place(words[1], FLEETS)
            state.reached.append(reached(seat, fleet, self.number("step", words[2], 1, LAST_SPACE)))
        state.picks = sorted(self.pairs("picks", table, 2, last))
        for words in self.rows("losses", table, 4):
            cause = self.place(words[0], CAUSES)
            seat = self.number("seat", words[1], 0, last)
            coins = self.number("coins", words[2], 1, 15)
            each = sum(1 << self.place(name, COUNTED) for name in self.words("each", words[3]))
            state.losses.append(loss(cause, seat, coins, each))
        for seat, asked in enumerate(state.asked):
            if asked in _TOGETHER | {ASK_TOKEN} and not any(
                is_queued_for(packed, seat, asked) for packed in state.queue
            ):
                raise self.refuse(f"seat {seat} is asked what is not in the queue")
        if ASK_TOKEN in state.asked and not all(
            state.cities[seat].victories for seat, a in enumerate(state.asked) if a == ASK_TOKEN
        ):
            raise self.refuse("only who has a victory token can give one up")

    def box(self, key: str, in_play: bool, keys: frozenset[str]) -> Table:
        if key in self.data and not in_play:
            raise self.refuse("its box is not in play")
        return self.table(key, self.data.get(key, {}), keys)

    def rows(self, key: str, table: Table, length: int) -> list[list[object]]:
        rows = [
            self.sequence(f"an entry of {key}", row)
            for row in self.sequence(key, table.get(key, []))
        ]
        if any(len(row) != length for row in rows):
            raise self.refuse(f"an entry of {key} has {length} parts")
        return rows

    def pairs(self, key: str, table: Table, first: int, second: int) -> list[int]:
        return [
            pair(self.number(key, row[0], 0, first), self.number(key, row[1], 0, second))
            for row in self.rows(key, table, 2)
        ]

    def place(self, name: object, names: tuple[str, ...]) -> int:
        if not isinstance(name, str) or name not in names:
            raise self.refuse(f"{shown(name)} is none of: {', '.join(names)}")
        return names.index(name)

    def read_history(self, state: State) -> None:
        self.at = "history"
        table = self.table("history", self.data.get("history", {}), _HISTORY_KEYS)
        if "history" not in self.data:
            return
        state.old_discard = sorted(self.cards("discard", table.get("discard", [])))
        state.deals = [self.deal(deal) for deal in self.sequence("deals", table.get("deals", []))]
        state.log = [self.entry(entry) for entry in self.sequence("log", table.get("log", []))]

    def deal(self, value: object) -> Deal:
        table = self.table("a deal", value, _DEAL_KEYS)
        age = self.number("age", table.get("age"), 0 if self.options.leaders else 1, AGES)
        turn = self.number("turn", table.get("turn"), 1, self.options.turns + 1)
        hands = self.sequence("hands", table.get("hands"))
        if len(hands) != self.options.players:
            raise self.refuse("a deal has a hand for each seat")
        return Deal(age, turn, [sorted(self.pieces("a hand", hand)) for hand in hands])

    def entry(self, value: object) -> int:
        words = self.sequence("an entry", value)
        forced = words[3:] == [FORCED]
        if len(words) != (4 if forced else 3):
            raise self.refuse(f"{value!r} is no entry: it has a seat, a decision and a move")
        seat = self.number("seat", words[0], 0, self.options.players - 1)
        kind = words[1]
        if not isinstance(kind, str) or kind not in DECISIONS[1:]:
            raise self.refuse(f"there is no decision {kind!r}")
        return log_entry(seat, DECISIONS.index(kind), self.action(words[2]), not forced)

    def action(self, text: object) -> int:
        try:
            return parse_action(self.catalogue, self.word("a move", text), hidden=True)
        except MalformedMove as error:
            raise self.refuse(str(error)) from None

    # ---- decisions

    def open_decisions(self, state: State) -> None:
        """Work out what may be answered, and take the answers that are given."""
        for seat, answer in enumerate(self.seats("answers", None)):
            self.at = f"answer {seat}"
            asked = state.asked[seat]
            if asked == NOTHING:
                if answer is not None:
                    raise self.refuse("nothing is asked of this seat")
                continue
            legal = legal_actions(state, seat, asked)
            state.legal[seat] = legal
            if answer is None:
                state.waiting += len(legal) > 1
                state.answers[seat] = legal[0] if len(legal) == 1 else NONE
            else:
                state.answers[seat] = self.action(answer)
                if state.answers[seat] not in legal:
                    raise self.refuse(f"{answer!r} is not legal")
        if state.agenda and not state.waiting:
            raise self.refuse("every answer is in: the turn would have been carried out")
        if "history" not in self.data:
            state.old_discard = state.discard[:]
            begun = state.turn or ASK_KEEP in state.asked
            state.deals = [first_deal(state)] if begun else []
