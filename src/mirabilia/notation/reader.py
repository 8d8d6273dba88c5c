"""Positions, read: the state of a position, or the place and the reason why it cannot be.

A complete position has an agenda, and is taken as it stands. One without is the beginning of a turn
as a person would jot it down: what it leaves out is as at the start of a game, and cards that it
leaves open are dealt from those it does not place, by its seed.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, Final

from mirabilia.catalog import LATEST, load
from mirabilia.catalog.model import AGES, DAY, PURPLE, SIDES, Catalogue
from mirabilia.engine import rng
from mirabilia.engine.actions import NONE, UNKNOWN
from mirabilia.engine.city import NO_BOARD, NO_SIDE, City, empty_city
from mirabilia.engine.conflicts import VICTORY_VALUES
from mirabilia.engine.history import sightings
from mirabilia.engine.legal import legal_actions
from mirabilia.engine.opening import lay_boards
from mirabilia.engine.options import Options, check_options
from mirabilia.engine.rng import SEED_BITS, Stream
from mirabilia.engine.setup import (
    GUILDS_BESIDE_PLAYERS,
    STARTING_COINS,
    guild_cards,
    plain_cards,
)
from mirabilia.engine.state import (
    ASK_BOARD,
    ASK_CARD,
    ASK_DISCARD,
    ASK_LAST,
    ASK_SIDE,
    DECISIONS,
    LEFT_OVER,
    NOTHING,
    Deal,
    State,
    log_entry,
)
from mirabilia.engine.turn import (
    ACT,
    END_TURN,
    NUMBERED,
    PAY,
    PLACE,
    REVEAL,
    STEPS,
    step,
    step_kind,
    step_number,
)
from mirabilia.errors import ImpossibleGame, ImpossibleOptions, MalformedMove
from mirabilia.notation.moves import HIDDEN, parse_action
from mirabilia.notation.positions import FORCED, FORMAT, HEX_DIGITS, RULES, Data

# What says which game it is, in positions and records alike.
GAME_KEYS: Final = frozenset(["format", "rules", "catalogue", "options", "seed"])
_TABLE_KEYS: Final = frozenset(["age", "turn", "cities", "hands", "discard", "decks"])
_KEYS: Final = GAME_KEYS | _TABLE_KEYS | {"agenda", "asked", "answers", "history"}
_OPTION_KEYS: Final = frozenset(["players", "expansions", "sides", "boards"])
_CITY_KEYS: Final = frozenset(["board", "side", "coins", "cards", "buried", "victories", "defeats"])
_HISTORY_KEYS: Final = frozenset(["discard", "deals", "log"])
_DEAL_KEYS: Final = frozenset(["age", "turn", "hands"])

MOST_COINS: Final = 9999
MOST_TOKENS: Final = 99

# Which agendas go with which decision: the names of the steps, numbers apart.
_WAITING: Final = {
    ASK_BOARD: "take board;(ask for board;)*choose sides;begin age;",
    ASK_SIDE: "take sides;begin age;",
    ASK_CARD: "reveal;pay;place;act;end turn;",
    ASK_LAST: "reveal;pay;place;act;end last turn;end age;",
    ASK_DISCARD: "pick;(ask for pick;)*(end turn;|end last turn;end age;)",
    NOTHING: "",
}
_TURN_STEPS: Final = [END_TURN, ACT, PLACE, PAY, REVEAL]


def read(data: Data) -> State:
    """The state of a position, or `ImpossibleGame` with the place and the reason."""
    reader = Reader(data)
    state = reader.read_state()
    check_cards(state)
    deal_unknown(state)
    reader.open_decisions(state)
    if "history" in data:
        check_history(state)
    return state


class Reader:
    """Reads one position; `at` is the place it has come to, for errors."""

    def __init__(self, data: Data, keys: frozenset[str] = _KEYS, what: str = "position") -> None:
        self.at = what
        self.data = self.table(f"the {what}", data, keys)
        self.catalogue = self.read_versions()
        self.options = self.read_options()

    # ---- what the game is

    def read_versions(self) -> Catalogue:
        for what, known in (("format", FORMAT), ("rules", RULES)):
            version = self.data.get(what, known)
            if version != known or isinstance(version, bool):
                raise ImpossibleGame("unknown_version", what=what, version=version, known=known)
        version = self.data.get("catalogue", LATEST)
        if not is_number(version) or not 1 <= version <= LATEST:
            versions = ", ".join(str(number) for number in range(1, LATEST + 1))
            raise ImpossibleGame(
                "unknown_version", what="catalogue", version=version, known=versions
            )
        return load(version)

    def read_options(self) -> Options:
        self.at = "options"
        given = self.table("options", self.data.get("options", {}), _OPTION_KEYS)
        players = given["players"] if "players" in given else self.count_seats()
        boards = given.get("boards", "deal")
        if not isinstance(boards, str):
            boards = self.words("boards", boards)
        try:
            return check_options(
                self.catalogue,
                self.number("players", players, 0, MOST_TOKENS),
                self.words("expansions", given.get("expansions", [])),
                self.word("sides", given.get("sides", "choose")),
                boards,
            )
        except ImpossibleOptions as error:
            raise self.refuse(str(error)) from None

    def count_seats(self) -> int:
        seats = self.data.get("cities", self.data.get("hands"))
        if not isinstance(seats, list):
            raise self.refuse("the number of players is missing")
        return len(seats)

    def read_seed(self) -> int:
        seed = self.data.get("seed", 0)
        if not isinstance(seed, str):
            return self.number("seed", seed, 0, (1 << SEED_BITS) - 1)
        if not re.fullmatch(f"[0-9a-f]{{{HEX_DIGITS}}}", seed):
            raise self.refuse(f"seed is a number or {HEX_DIGITS} hexadecimal digits, not {seed!r}")
        return int(seed, 16)

    # ---- the table

    def read_state(self) -> State:
        """The state with its cards; those left open are `UNKNOWN`, decisions not yet open."""
        cities = [self.read_city(seat, city) for seat, city in enumerate(self.seats("cities", {}))]
        self.at = "position"
        state = State(self.catalogue, self.options, self.read_seed(), cities)
        complete = "agenda" in self.data
        state.age = self.number("age", self.data.get("age", 1), 0, AGES)
        last = self.options.turns() + 1
        state.turn = self.number("turn", self.data.get("turn", 1 if state.age else 0), 0, last)
        self.check_boards(state)
        if complete:
            self.read_agenda(state)
        else:
            self.fill_in(state)
        state.discard = sorted(self.cards("discard", self.data.get("discard", [])))
        self.read_hands(state)
        self.read_decks(state)
        self.read_history(state)
        return state

    def read_city(self, seat: int, value: Any) -> City:
        self.at = f"city {seat}"
        table = self.table("a city", value, _CITY_KEYS)
        city = empty_city()
        city.coins = self.number("coins", table.get("coins", STARTING_COINS), 0, MOST_COINS)
        city.defeats = self.number("defeats", table.get("defeats", 0), 0, MOST_TOKENS)
        for token in self.sequence("victories", table.get("victories", [])):
            if not is_number(token) or token not in VICTORY_VALUES[1:]:
                raise self.refuse(f"there is no victory token of value {token!r}")
            city.victories.append(token)
        self.settle(city, table.get("board"), table.get("side"))
        for card in self.cards("cards", table.get("cards", [])):
            self.build(city, card)
        self.build_stages(city, self.cards("buried", table.get("buried", [])))
        return city

    def settle(self, city: City, board: Any, side: Any) -> None:
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
        if state.age == 0 and state.turn:
            raise self.refuse("before the first age there is no turn")
        if state.age and not state.turn:
            raise self.refuse("the turns of an age are counted from 1")

    def fill_in(self, state: State) -> None:
        """The beginning of a turn: boards dealt where none is named, everybody to choose a card."""
        if not state.age or state.turn > self.options.turns():
            raise self.refuse("without an agenda a position is the beginning of a turn of an age")
        if all(city.board == NO_BOARD for city in state.cities):
            lay_boards(state)
            for city in state.cities:
                city.settle(city.board, DAY, self.catalogue.wonders[city.board].sides[DAY])
        elif any(city.board == NO_BOARD for city in state.cities):
            raise self.refuse("either every city names its board or none does")
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
        name, _, number = text.rpartition(" ")
        if text in STEPS and STEPS.index(text) not in NUMBERED:
            return step(STEPS.index(text))
        if name in STEPS and STEPS.index(name) in NUMBERED and re.fullmatch("[0-9]", number):
            return step(STEPS.index(name), int(number))
        raise self.refuse(f"there is no step {text!r}")

    def decision(self, name: Any) -> int:
        if name is None:
            return NOTHING
        if name not in DECISIONS[1:LEFT_OVER]:
            raise self.refuse(f"there is no decision {name!r}")
        return DECISIONS.index(name)

    def check_agenda(self, state: State) -> None:
        """What is asked must be read by the next step, and the rest of the agenda must follow."""
        asked = set(state.asked) - {NOTHING} or {NOTHING}
        if len(asked) > 1:
            raise self.refuse("all are asked the same kind of thing at one time")
        kind = asked.pop()
        names = "".join(f"{STEPS[step_kind(packed)]};" for packed in reversed(state.agenda))
        if not re.fullmatch(_WAITING[kind], names):
            raise self.refuse(f"asking for {DECISIONS[kind] or 'nothing'} does not go with {names}")
        self.check_asked(state, kind)
        for packed in state.agenda:
            if step_kind(packed) in NUMBERED and step_number(packed) >= len(state.cities) + 1:
                raise self.refuse(f"there is no seat {step_number(packed)}")

    def check_asked(self, state: State, kind: int) -> None:
        seats = [seat for seat, asked in enumerate(state.asked) if asked != NOTHING]
        cities = state.cities
        boards_laid = all(city.board != NO_BOARD for city in cities)
        settled = all(city.side != NO_SIDE for city in cities)
        if kind in (ASK_BOARD, ASK_DISCARD) and seats != [step_number(state.agenda[-1])]:
            raise self.refuse("one seat is asked, the one that the next step names")
        if kind in (ASK_CARD, ASK_SIDE) and len(seats) != len(cities):
            raise self.refuse("every seat is asked")
        if kind == ASK_SIDE and not boards_laid:
            raise self.refuse("sides are chosen when every city has its board")
        if kind in (ASK_BOARD, ASK_SIDE) and (state.age or any(c.side != NO_SIDE for c in cities)):
            raise self.refuse("boards and sides are chosen before the first age")
        if kind not in (ASK_BOARD, ASK_SIDE) and not (state.age and settled):
            raise self.refuse("cards are played in an age, by cities that have their sides")
        if kind == NOTHING and (state.age != AGES or state.turn < self.options.turns()):
            raise self.refuse("the game is over only after the last turn of age III")

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

    def read_deck(self, state: State, age: int, value: Any) -> list[int]:
        deck = self.cards("a deck", value)
        wanted = self.options.hand_size() * len(state.cities)
        plain = Counter(plain_cards(self.catalogue, len(state.cities), age))
        guilds = Counter(guild_cards(self.catalogue, age))
        if len(deck) != wanted or Counter(deck) - (plain + guilds) or plain - Counter(deck):
            raise self.refuse(f"the deck of age {age} is not one that can be dealt")
        return deck

    def read_history(self, state: State) -> None:
        self.at = "history"
        table = self.table("history", self.data.get("history", {}), _HISTORY_KEYS)
        if "history" not in self.data:
            return
        state.old_discard = sorted(self.cards("discard", table.get("discard", [])))
        state.deals = [self.deal(deal) for deal in self.sequence("deals", table.get("deals", []))]
        state.log = [self.entry(entry) for entry in self.sequence("log", table.get("log", []))]

    def deal(self, value: Any) -> Deal:
        table = self.table("a deal", value, _DEAL_KEYS)
        age = self.number("age", table.get("age"), 1, AGES)
        turn = self.number("turn", table.get("turn"), 1, self.options.turns())
        hands = self.sequence("hands", table.get("hands"))
        if len(hands) != self.options.players:
            raise self.refuse("a deal has a hand for each seat")
        return Deal(age, turn, [sorted(self.cards("a hand", hand)) for hand in hands])

    def entry(self, value: Any) -> int:
        words = self.sequence("an entry", value)
        forced = words[3:] == [FORCED]
        if len(words) != (4 if forced else 3):
            raise self.refuse(f"{value!r} is no entry: it has a seat, a decision and a move")
        seat = self.number("seat", words[0], 0, self.options.players - 1)
        if words[1] not in DECISIONS[1:]:
            raise self.refuse(f"there is no decision {words[1]!r}")
        return log_entry(seat, DECISIONS.index(words[1]), self.action(words[2]), not forced)

    def action(self, text: Any) -> int:
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
        if not state.deals and state.age:
            state.deals = [first_deal(state)]
            state.old_discard = state.discard[:]

    # ---- values

    def seats(self, key: str, default: Any) -> list[Any]:
        players = self.options.players
        value = self.sequence(key, self.data.get(key, [default] * players))
        if len(value) != players:
            raise self.refuse(f"{key} has {len(value)} entries for {players} players")
        return value

    def table(self, what: str, value: Any, keys: frozenset[str] | None) -> Data:
        if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
            raise self.refuse(f"{what} must be a table, not {shown(value)}")
        unknown = sorted(set(value) - keys) if keys is not None else []
        if unknown and keys is not None:
            known = ", ".join(sorted(keys))
            raise self.refuse(f"{unknown[0]!r} is not known here; there are: {known}")
        return value

    def sequence(self, what: str, value: Any) -> list[Any]:
        if not isinstance(value, list | tuple):
            raise self.refuse(f"{what} must be a list, not {shown(value)}")
        return list(value)

    def words(self, what: str, value: Any) -> list[str]:
        return [self.word(f"an entry of {what}", word) for word in self.sequence(what, value)]

    def word(self, what: str, value: Any) -> str:
        if not isinstance(value, str):
            raise self.refuse(f"{what} must be a text, not {shown(value)}")
        return value

    def number(self, what: str, value: Any, least: int, most: int) -> int:
        if not is_number(value) or not least <= value <= most:
            raise self.refuse(f"{what} must be a number from {least} to {most}, not {shown(value)}")
        return int(value)

    def cards(self, what: str, value: Any) -> list[int]:
        return [self.card(id) for id in self.words(what, value)]

    def card(self, id: str) -> int:
        if id == HIDDEN:
            return UNKNOWN
        card = self.catalogue.card_by_id.get(id)
        if card is None:
            raise self.refuse(f"there is no card called {id!r}")
        return card.index

    def refuse(self, reason: str) -> ImpossibleGame:
        return ImpossibleGame("shape", where=self.at, reason=reason)


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def shown(value: Any) -> str:
    """A value as an error shows it: never longer than a line."""
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


# ---- what must hold between the parts


def hand_sizes(state: State, seat: int) -> tuple[int, int]:
    """The fewest and the most cards that a seat can hold at this point of the agenda."""
    size = state.options.hand_size() - state.turn
    asked = max(state.asked)
    if asked == ASK_CARD:
        return size + 1, size + 1
    if asked == ASK_LAST:
        held = int(state.asked[seat] == ASK_LAST)
        return held, held
    if asked == ASK_DISCARD and state.turn < state.options.turns():
        return size, size
    if asked == ASK_DISCARD and state.turn == state.options.turns():
        held = int(state.cities[seat].plays_last_card)
        return held, held
    if asked == ASK_DISCARD:
        return 0, int(state.cities[seat].plays_last_card)
    return 0, 0


def check_cards(state: State) -> None:
    """No card is there more often than the boxes have it, none before its age."""
    catalogue = state.catalogue
    players = len(state.cities)
    there = Counter(placed_cards(state))
    for index, count in there.items():
        card = catalogue.cards[index]
        copies = sum(asks <= players for asks in card.copies)
        if count > copies:
            raise ImpossibleGame(
                "shape", where=card.id, reason=f"it is there {count} times; there are {copies}"
            )
        if card.age > state.age:
            raise ImpossibleGame("shape", where=card.id, reason="its age has not come yet")
    for hand in state.hands:
        for index in hand:
            if index != UNKNOWN and catalogue.cards[index].age != state.age:
                where = catalogue.cards[index].id
                raise ImpossibleGame("shape", where=where, reason="it is of another age")
    guilds = sum(n for index, n in there.items() if catalogue.cards[index].colour == PURPLE)
    most = players + GUILDS_BESIDE_PLAYERS
    if guilds > most:
        raise ImpossibleGame("shape", where="guilds", reason=f"there are {guilds}, at most {most}")


def placed_cards(state: State) -> list[int]:
    """Every card whose place is known."""
    cards = [*state.discard]
    for city in state.cities:
        cards += city.cards + city.buried
    for hand in state.hands:
        cards += hand
    return [card for card in cards if card != UNKNOWN]


def deal_unknown(state: State) -> None:
    """Cards left open: hands from this age's cards, the rest from all so far, by the seed."""
    open_cards = unplaced_cards(state, state.age)
    needed = sum(hand.count(UNKNOWN) for hand in state.hands)
    if needed > len(open_cards):
        reason = f"{needed} cards are left open, but only {len(open_cards)} are not placed"
        raise ImpossibleGame("shape", where="hands", reason=reason)
    for seat, hand in enumerate(state.hands):
        state.hands[seat] = sorted(fill(hand, open_cards))
    for age in range(1, state.age):
        open_cards += unplaced_cards(state, age)
    Stream(state.seed, rng.DEAL, 0).shuffle(open_cards)
    if any(UNKNOWN in city.buried for city in state.cities) or UNKNOWN in state.discard:
        for city in state.cities:
            city.buried = fill(city.buried, open_cards)
        state.discard = sorted(fill(state.discard, open_cards))


def unplaced_cards(state: State, age: int) -> list[int]:
    """The cards of an age's deck that lie nowhere yet, shuffled; guilds as many as there can be."""
    placed = Counter(placed_cards(state))
    players = len(state.cities)
    cards = list((Counter(plain_cards(state.catalogue, players, age)) - placed).elements())
    guilds = list((Counter(guild_cards(state.catalogue, age)) - placed).elements())
    if guilds:
        Stream(state.seed, rng.GUILDS, 0).shuffle(guilds)
        placed_guilds = len(guild_cards(state.catalogue, age)) - len(guilds)
        cards += guilds[: players + GUILDS_BESIDE_PLAYERS - placed_guilds]
    Stream(state.seed, rng.DEAL, age).shuffle(cards)
    return cards


def fill(cards: list[int], pool: list[int]) -> list[int]:
    """Cards with those left open taken from a pool."""
    if cards.count(UNKNOWN) > len(pool):
        raise ImpossibleGame("shape", where="cards", reason="more are left open than there are")
    return [pool.pop() if card == UNKNOWN else card for card in cards]


def first_deal(state: State) -> Deal:
    """Where the account begins for a position without history: with the hands as they are."""
    hands = [hand[:] for hand in state.hands]
    turns = state.options.turns()
    if max(state.asked) != ASK_DISCARD or state.turn >= turns:
        return Deal(state.age, min(state.turn, turns), hands)
    # The turn's cards are played: the next ones are chosen from hands that have passed on.
    passed = [hands[state.right(seat)] for seat in range(len(hands))]
    if state.age == 2:
        passed = [hands[state.left(seat)] for seat in range(len(hands))]
    return Deal(state.age, state.turn + 1, passed)


def check_history(state: State) -> None:
    """The account must lead to the hands and the discard as they are."""
    try:
        end = sightings(state, 0)
    except (ValueError, IndexError):
        raise ImpossibleGame("shape", where="history", reason="it contradicts itself") from None
    if state.age and Counter(end.discard) != Counter(state.discard):
        reason = "it does not lead to the discard pile as it is"
        raise ImpossibleGame("shape", where="history", reason=reason)
    if state.deals and sorted(end.remaining) != sorted(state.hands):
        reason = "it does not lead to the hands as they are"
        raise ImpossibleGame("shape", where="history", reason=reason)
