"""Everything that could be hidden from a seat, found by trying: for small tables.

A story is a position and what was played from it. Every card that the seat cannot see lying on the
table or in its hand is put into every place where such a card can lie; each time the story is
played again from its beginning, and counts if the seat then sees what it saw. Nothing here knows
how the library draws its samples.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import deepcopy
from itertools import product
from math import comb, factorial, perm, prod
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from mirabilia import Game, MirabiliaError, View
from tests.support.oracle import CARDS as BASE
from tests.support.oracle import DATA_FILE
from tests.support.plain import plain
from tests.support.play import choose

T = TypeVar("T")
Data = dict[str, Any]
Deck = Counter[str]


def box_cards(box: str) -> dict[str, Data]:
    path: Path = DATA_FILE.with_name(f"{box}.toml")
    return {card["id"]: card for card in tomllib.loads(path.read_text("utf-8"))["card"]}


DRAWN_BOXES: Final = {box: box_cards(box) for box in ("cities", "armada")}
CARDS: Final = {**BASE, **DRAWN_BOXES["cities"], **DRAWN_BOXES["armada"]}
GUILDS: Final = [id for id, card in BASE.items() if card["colour"] == "purple"]

MOST_TRIES: Final = 2000


def name_of(card: str) -> str:
    """B-14: what no city has twice."""
    name: str = CARDS[card].get("name", card)
    return name


def copies(card: str, players: int) -> int:
    asks = CARDS[card]["players"]
    # C-1, A-1: one of each in the other boxes.
    return sum(least <= players for least in (asks if card in BASE else asks[:1]))


def boxes(players: int, age: int, expansions: Sequence[str] = ()) -> Deck:
    """Every card that may have come into the game by an age."""
    cards = [*BASE, *(id for box in expansions if box in DRAWN_BOXES for id in DRAWN_BOXES[box])]
    return +Counter({id: copies(id, players) for id in cards if CARDS[id]["age"] <= age})


def drawn_cards(
    players: int, age: int, expansions: Sequence[str] = ()
) -> list[tuple[list[str], int]]:
    """B-3, C-1, A-1: the cards of an age of which only a given number come into the game."""
    found = [(GUILDS, players + 2)] if age == 3 else []
    for box in expansions:
        cards = DRAWN_BOXES.get(box, {})
        ids = [id for id in cards if cards[id]["age"] == age and copies(id, players)]
        found += [(ids, players)] if ids else []
    return found


def hand_size(expansions: Sequence[str] = ()) -> int:
    """B-7, with fewer than eight players."""
    return 7 + ("cities" in expansions) + ("armada" in expansions)


def shuffled(rng: Random, items: Iterable[T]) -> list[T]:
    """The items in a random order; `random()` is alike in every version of Python."""
    return sorted(items, key=lambda _: rng.random())


def fill_cities(cities: list[Data], cards: list[str], rng: Random) -> None:
    """Put cards into the cities at random, no name twice in one."""
    for card in cards:
        free = [c for c in cities if name_of(card) not in map(name_of, c["cards"])]
        choose(rng, free)["cards"].append(card)


def small_table(
    boards: list[str],
    age: int,
    turn: int,
    rng: Random,
    *,
    first: Sequence[str] = (),
    pile: int = 0,
    buried: Sequence[int] = (),
    left_out: int = 0,
    expansions: Sequence[str] = (),
    teams: bool = False,
) -> Data:
    """A position late in an age, with every card of the game in its place, most in the cities.

    `first` and drawn cards are in the hands as far as they can; `pile` is how many the discard
    pile has, `buried` how many stages each city, `left_out` how many cards are not told at all.
    """
    players = len(boards)
    deck = boxes(players, age, expansions)
    joined: list[str] = []
    for earlier in range(1, age + 1):
        for ids, count in drawn_cards(players, earlier, expansions):
            joined = shuffled(rng, ids)[:count]
            deck -= Counter(set(ids) - set(joined))
    deal = shuffled(rng, (card for card in deck.elements() if CARDS[card]["age"] == age))
    deal.sort(key=lambda card: (card not in first, card not in joined))
    size = hand_size(expansions) + 1 - turn
    dealt = shuffled(rng, deal[: size * players])
    rest = shuffled(rng, (deck - Counter(dealt)).elements())
    cities: list[Data] = [
        {"board": board, "side": "night", "coins": 40, "cards": [], "buried": []}
        for board in boards
    ]
    discard = [rest.pop() for _ in range(pile)]
    for city, stages in zip(cities, buried, strict=False):
        city["buried"] = [rest.pop() for _ in range(stages)]
    fill_cities(cities, rest[left_out:], rng)
    hands = [dealt[size * seat : size * (seat + 1)] for seat in range(players)]
    table: Data = {"cities": cities, "age": age, "turn": turn, "hands": hands, "discard": discard}
    if expansions or teams:
        table["options"] = {"expansions": list(expansions), "teams": teams}
    return table


class Story:
    """A position, and how the game went on from there; `seat` is who looks."""

    def __init__(self, start: Data, seat: int) -> None:
        self.start: Data = plain(Game.from_position(start).position())
        self.start.pop("history")
        self.seat = seat
        self.game = Game.from_position(self.start)

    @property
    def players(self) -> int:
        return self.game.players

    @property
    def expansions(self) -> list[str]:
        names: list[str] = self.start["options"]["expansions"]
        return names

    @property
    def seers(self) -> list[int]:
        """T-2: who sees the same hands."""
        teams = self.start["options"].get("teams")
        return [self.seat, self.seat ^ 1] if teams else [self.seat]

    @property
    def log(self) -> list[list[Any]]:
        log: list[list[Any]] = self.game.position()["history"]["log"]
        return log

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    def go_on(self, rng: Random, face_down: float) -> None:
        """All who are asked answer; cards go face down about so often, picks are always made.

        Halikarnassos builds stages whenever it can.
        """
        for seat, decision in self.game.pending.items():
            eager = self.start["cities"][seat]["board"] == "halikarnassos"
            verbs = ("sell", "stage") if rng.random() < face_down else ("build", "take")
            wanted = ("stage", "take") if eager else verbs
            moves = [move for move in decision.moves if move.verb in wanted]
            self.game.play(seat, choose(rng, moves or decision.moves))

    # ---- places

    def hand_of(self, seat: int, turn: int) -> int:
        """Who held, at the beginning, the hand that a seat holds in a turn."""
        passed: int = min(turn, hand_size(self.expansions) - 1) - self.start["turn"]
        return (seat + passed if self.start["age"] == 2 else seat - passed) % self.players

    def turns(self) -> list[int]:
        """For each entry of the log its turn."""
        found = []
        turn = self.start["turn"] - 1
        for seat, kind, *_ in self.log:
            turn += kind == "card" and seat == 0
            found.append(turn)
        return found


class Hand:
    """A hand of the beginning: what is seen of it in the end, and its hidden places."""

    def __init__(self, start: list[str]) -> None:
        self.rest = Counter(start)
        # Entries of the log: the card each had, and those that are hidden.
        self.left: list[tuple[int, str]] = []
        self.hidden: list[int] = []
        self.open_rest = False

    def leave(self, entry: int, card: str, hidden: bool) -> None:
        self.rest[card] -= 1
        self.left.append((entry, card))
        if hidden:
            self.hidden.append(entry)


def trace(story: Story) -> list[Hand]:
    """The hands of the beginning with what became of them."""
    hands = [Hand(hand) for hand in story.start["hands"]]
    for entry, turn in enumerate(story.turns()):
        seat, kind, text = story.log[entry][:3]
        verb, _, words = text.partition(" ")
        if kind in ("card", "last") and verb != "pass":
            hidden = seat != story.seat and verb in ("sell", "stage")
            hands[story.hand_of(seat, turn)].leave(entry, words.split()[0], hidden)
    for seer in story.seers:
        # What a mate has left over goes face down to the pile, like everybody's.
        if seer == story.seat or story.view.now["hands"][seer]:
            hands[story.hand_of(seer, story.game.turn)].open_rest = True
    return hands


class Guess:
    """Cards for all hidden places: the rests of hands, entries, the old pile, old stages."""

    def __init__(self, story: Story) -> None:
        self.hands = [Counter[str]() for _ in range(story.players)]
        self.entries: dict[int, str] = {}
        self.pile: Deck = Counter()
        self.stages: list[list[str]] = [[] for _ in range(story.players)]
        self.ways = 1


def bags(cards: Deck, size: int) -> Iterator[Deck]:
    """Every multiset of some size."""
    ids = sorted(cards)
    for counts in product(*(range(min(cards[id], size) + 1) for id in ids)):
        if sum(counts) == size:
            yield +Counter(dict(zip(ids, counts, strict=True)))


def rows(cards: Deck, size: int) -> Iterator[list[str]]:
    """Every row of some length."""
    if size == 0:
        yield []
        return
    for id in sorted(+cards):
        for row in rows(cards - Counter([id]), size - 1):
            yield [id, *row]


def orders(bag: Deck) -> int:
    """In how many orders the ids of a bag can stand."""
    ways = factorial(bag.total())
    for count in bag.values():
        ways //= factorial(count)
    return ways


class Enumeration:
    """Every guess that agrees with what the seat of a story has seen, with its weight.

    The weight is the number of ways to put single cards, copies told apart, into single places.
    """

    def __init__(self, story: Story) -> None:
        self.story = story
        self.hands = trace(story)
        self.age = story.start["age"]
        self.seen = story.view
        self.seen_hands = {
            (hand["holder"], hand["turn"]): Counter(hand["cards"])
            for hand in self.seen.remembered["hands"]
        }
        self.turns = story.turns()
        self.own = story.seat
        self.pool = self.hidden_cards()
        self.weights: dict[str, int] = {}
        self.tries = 0
        for guess in self.guess_hands(0, self.pool, Guess(story)):
            self.try_out(guess)

    def hidden_cards(self) -> Deck:
        """All cards but those that lie open at the end, or did so from the seat's own hand."""
        start = self.story.start
        cards = boxes(self.story.players, self.age, self.story.expansions)
        for seat, city in enumerate(start["cities"]):
            cards.subtract(city["cards"])
            if seat == self.own:
                cards.subtract(city["buried"])
        for hand in self.hands:
            cards.subtract(card for entry, card in hand.left if entry not in hand.hidden)
            if hand.open_rest:
                cards.subtract(hand.rest)
        assert min(cards.values()) >= 0
        return +cards

    # ---- guesses

    def guess_hands(self, number: int, cards: Deck, guess: Guess) -> Iterator[Guess]:
        if number == len(self.hands):
            yield from self.guess_old(cards, guess)
            return
        hand = self.hands[number]
        rest_size = 0 if hand.open_rest else hand.rest.total()
        fitting = Counter({id: n for id, n in cards.items() if CARDS[id]["age"] == self.age})
        for row in rows(fitting, len(hand.hidden)):
            for bag in bags(fitting - Counter(row), rest_size):
                after = deepcopy(guess)
                after.entries.update(zip(hand.hidden, row, strict=True))
                after.hands[number] = +hand.rest if hand.open_rest else bag
                after.ways *= orders(bag)
                if self.agrees(number, after):
                    yield from self.guess_hands(number + 1, cards - bag - Counter(row), after)

    def agrees(self, number: int, guess: Guess) -> bool:
        """Whether a guessed hand is what the seat saw of it, whenever it held it."""
        hand = self.hands[number]
        for (holder, turn), cards in self.seen_hands.items():
            if self.story.hand_of(holder, turn) == number:
                later = [e for e, _ in hand.left if self.turns[e] >= turn]
                if cards != guess.hands[number] + Counter(self.card(e, guess) for e in later):
                    return False
        return True

    def card(self, entry: int, guess: Guess) -> str:
        text: str = self.story.log[entry][2]
        return guess.entries.get(entry) or text.split()[1]

    def guess_old(self, cards: Deck, guess: Guess) -> Iterator[Guess]:
        """The pile and the stages of the beginning; what is left then lies nowhere."""
        start = self.story.start
        sizes = [
            0 if seat == self.own else len(city["buried"])
            for seat, city in enumerate(start["cities"])
        ]
        for bag in bags(cards, len(start["discard"])):
            for row in rows(cards - bag, sum(sizes)):
                left = cards - bag - Counter(row)
                after = deepcopy(guess)
                after.pile = bag
                after.stages = [[row.pop() for _ in range(size)] for size in sizes]
                after.ways *= orders(bag) * self.ways_for_copies(left) * self.ways_left_out(left)
                if after.ways:
                    yield after

    def ways_for_copies(self, left: Deck) -> int:
        """In how many ways copies can stand for the ids that have a place."""
        ways = 1
        for id, count in self.pool.items():
            ways *= perm(count, count - left[id])
        return ways

    def ways_left_out(self, left: Deck) -> int:
        """B-3, C-1, A-1: which of the cards that lie nowhere have stayed in the box."""
        return prod(
            comb(sum(left[id] for id in ids), len(ids) - count)
            for age in range(1, self.age + 1)
            for ids, count in drawn_cards(self.story.players, age, self.story.expansions)
        )

    # ---- trying

    def try_out(self, guess: Guess) -> None:
        self.tries += 1
        assert self.tries < MOST_TRIES, "this takes too many guesses: make the table smaller"
        game = self.replay(guess)
        if game is not None and game.view(self.own) == self.seen:
            truth = signature(game)
            self.weights[truth] = self.weights.get(truth, 0) + guess.ways

    def replay(self, guess: Guess) -> Game | None:
        """The story again with other cards, as far as it can go on in this way."""
        log = [self.told(entry, guess) for entry in range(len(self.turns))]
        try:
            game = Game.from_position(self.beginning(guess))
            told = 0
            while told < len(log) and not game.over:
                for seat, decision in game.pending.items():
                    game.play(seat, next_move(log[told:], seat, decision.kind))
                told = len(game.position()["history"]["log"])
            for seat, answer in enumerate(self.seen.now["answers"]):
                if answer is not None and seat in game.pending:
                    game.play(seat, answer)
        except MirabiliaError:
            return None
        return game

    def told(self, entry: int, guess: Guess) -> list[Any]:
        seat, kind, text = self.story.log[entry][:3]
        if entry in guess.entries:
            words = text.split()
            text = " ".join([words[0], guess.entries[entry], *words[2:]])
        return [seat, kind, text]

    def beginning(self, guess: Guess) -> Data:
        start = deepcopy(self.story.start)
        start["discard"] = list(guess.pile.elements())
        for seat, city in enumerate(start["cities"]):
            if seat != self.own:
                city["buried"] = guess.stages[seat]
        start["hands"] = [
            [*guess.hands[number].elements(), *(self.card(e, guess) for e, _ in hand.left)]
            for number, hand in enumerate(self.hands)
        ]
        return start


def next_move(log: list[list[Any]], seat: int, kind: str) -> str:
    """What a seat answers next; something that is never legal where the log has nothing."""
    for entry in log:
        if entry[:2] == [seat, kind]:
            text: str = entry[2]
            return text
    return "board rhodos"


def signature(game: Game) -> str:
    """All cards of a game: now and in its history."""
    position = game.position()
    history = position["history"]
    return json.dumps(
        [
            position["hands"],
            position["discard"],
            [city["buried"] for city in position["cities"]],
            history["discard"],
            [deal["hands"] for deal in history["deals"]],
            # Whether another had a choice of cards is not told, and not drawn.
            [entry if entry[1] == "discard" else entry[:3] for entry in history["log"]],
        ]
    )
