"""Moves: answers to decisions as small values with a canonical text.

The grammar is in `docs/notation.md`. A few examples: `build altar`, `build arsenal left 2 right 1`,
`build palace free olympia ship left 2`, `stage tavern`, `sell tavern ship`, `recruit caesar`,
`fleet red blue`, `debt 2`, `pass`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, cast, overload

from mirabilia.arguments import check_type, closest, did_you_mean
from mirabilia.catalog import load
from mirabilia.catalog.model import FLEETS, SIDES, Catalogue
from mirabilia.engine.actions import (
    ABSTAIN,
    BOARD,
    BUILD,
    BURY,
    DEBT,
    DRAW,
    FLEET,
    ISLAND,
    JOIN,
    KEEP,
    LEADER,
    LEFTOVER,
    MOST_COINS,
    PAID,
    PASS,
    PAYEES,
    RECRUIT,
    SELL,
    SIDE,
    STAGE,
    TAKE,
    TOKEN,
    UNKNOWN,
    VERB_NAMES,
    WITH_SHIP,
    action,
    board_of_right,
    bought_at,
    coins_to,
    free_by_board,
    free_by_leader,
    is_leader_right,
    leader_of_right,
    payment_of,
    purchase,
    right_of,
    subject_of,
    verb_of,
    with_ship,
)
from mirabilia.engine.ints import Action
from mirabilia.errors import MalformedMove
from mirabilia.native import mypyc_attr

VERBS: Final = {word: verb for verb, word in enumerate(VERB_NAMES)}
# What stands in logs alone; all others are what players say.
_LOGGED: Final = ("discard", "draw")
_SPOKEN: Final = ", ".join(word for word in VERBS if word not in _LOGGED)

_PURCHASES: Final = " ".join(f"[{payee} COINS]" for payee in PAYEES)
FORMS: Final = {
    BUILD: f"build CARD [free BOARD or LEADER] [ship] {_PURCHASES}",
    STAGE: f"stage CARD or LEADER [ship] {_PURCHASES}",
    SELL: "sell CARD or LEADER [ship]",
    TAKE: "take CARD",
    PASS: "pass",
    SIDE: "side day or side night",
    BOARD: "board BOARD",
    KEEP: "keep LEADER",
    RECRUIT: "recruit LEADER",
    BURY: "bury LEADER",
    TOKEN: "token VALUE",
    DEBT: "debt NUMBER",
    FLEET: f"fleet, then one or more of {', '.join(FLEETS)}",
    ISLAND: "island ISLAND",
    JOIN: "join",
    ABSTAIN: "abstain",
    LEFTOVER: "discard CARD or LEADER",
    DRAW: "draw LEADER",
}
_BARE: Final = (PASS, JOIN, ABSTAIN)
_NUMBERS: Final = (TOKEN, DEBT)
_LEADERS_ONLY: Final = (KEEP, RECRUIT, BURY, DRAW)
_CARDS_ONLY: Final = (BUILD, TAKE)
_EITHER: Final = (STAGE, SELL, LEFTOVER)
# What each verb is about is told in one of these: a verb that nobody can write is an error here.
_ABOUT: Final = (
    *(*_BARE, *_NUMBERS, FLEET, SIDE, BOARD, ISLAND),
    *(*_LEADERS_ONLY, *_CARDS_ONLY, *_EITHER),
)
assert sorted(_ABOUT) == sorted(VERBS.values()) == sorted(FORMS), "every verb is about something"
_SIDES: Final = {name: side for side, name in enumerate(SIDES)}
_FLEETS: Final = {name: fleet for fleet, name in enumerate(FLEETS)}
MOST_NUMBER: Final = 99

HIDDEN: Final = "?"
# How many texts of actions are kept.
_MOST_TEXTS: Final = 20_000


@mypyc_attr(acyclic=True, free_list_len=1)
class Move:
    """A move: immutable, equal to another if their texts are equal."""

    __slots__ = ("_text", "action", "catalogue")

    def __init__(self, catalogue: Catalogue, action: int) -> None:
        self.catalogue: Final = catalogue
        self.action: Final = action
        self._text = ""

    @staticmethod
    def parse(text: str, catalogue: Catalogue | None = None) -> Move:
        """The move that a text says, or `MalformedMove`."""
        check_type("text", text, str)
        catalogue = catalogue or load()
        return Move(catalogue, parse_action(catalogue, text))

    @property
    def text(self) -> str:
        """The canonical text."""
        if not self._text:
            self._text = action_text(self.catalogue, self.action)
        return self._text

    @property
    def verb(self) -> str:
        """What is done: the first word."""
        return VERB_NAMES[verb_of(self.action)]

    @property
    def subject(self) -> str | None:
        """The id of the card, leader, board or island, the side, the number or the fleets."""
        return subject_text(self.catalogue, self.action) or None

    @property
    def free_by(self) -> str | None:
        """By which board or leader a build is free, if it is by one."""
        return right_text(self.catalogue, right_of(self.action)) or None

    @property
    def ship(self) -> bool:
        """Whether a ship moves with it."""
        return with_ship(self.action)

    @property
    def payments(self) -> dict[str, int]:
        """The coins for each payee that something is bought from."""
        payment = payment_of(self.action)
        return {
            name: coins_to(payment, payee)
            for payee, name in enumerate(PAYEES)
            if bought_at(payment, payee)
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Move.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return _parse_for_version, (self.text, self.catalogue.version)


def _parse_for_version(text: str, version: int) -> Move:
    return Move.parse(text, load(version))


def _moves_for_version(version: int, texts: str) -> Moves:
    catalogue = load(version)
    return Moves(catalogue, [parse_action(catalogue, text) for text in texts.splitlines()])


@mypyc_attr(acyclic=True, free_list_len=1)
class Moves:
    """The legal moves of a decision, each made when it is looked at.

    A sequence like any other, but registered as one below: compiled, a class that is derived from
    a Python one is much slower to make and to ask.
    """

    __slots__ = ("_actions", "_catalogue")

    def __init__(self, catalogue: Catalogue, legal: list[int]) -> None:
        self._catalogue: Final = catalogue
        self._actions: Final = legal

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Moves):
            return NotImplemented
        if other._catalogue is self._catalogue:
            return self._actions == other._actions
        return list(self) == list(other)

    def __hash__(self) -> int:
        return hash(tuple(self._actions))

    def __reduce__(self) -> tuple[object, ...]:
        texts = [move.text for move in self]
        return _moves_for_version, (self._catalogue.version, "\n".join(texts))

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, int):
            return Move(self._catalogue, self._actions[index])
        return [Move(self._catalogue, act) for act in self._actions[index]]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        if move.catalogue is self._catalogue:
            return move.action in self._actions
        return any(move == own for own in self)

    def __iter__(self) -> Iterator[Move]:
        for act in self._actions:
            yield Move(self._catalogue, act)

    def __reversed__(self) -> Iterator[Move]:
        return reversed(list(self))

    def index(self, move: Move, start: int = 0, stop: int | None = None) -> int:
        """Where a move stands; `ValueError` if it is not there."""
        return list(self).index(move, start, len(self) if stop is None else stop)

    def count(self, move: Move) -> int:
        """How often a move is there: once or not at all."""
        return int(move in self)

    def __repr__(self) -> str:
        return f"[{', '.join(move.text for move in self)}]"


Sequence.register(Moves)


def as_moves(catalogue: Catalogue, legal: list[int]) -> Sequence[Move]:
    """Legal actions as moves."""
    return cast("Sequence[Move]", Moves(catalogue, legal))


# ---- writing


def action_text(catalogue: Catalogue, act: Action) -> str:
    """The canonical text of an action; views say the same ones again and again."""
    known = catalogue.texts
    text = known.get(act)
    if text is None:
        text = written(catalogue, act)
        if len(known) >= _MOST_TEXTS:
            known.clear()
        known[act] = text
    return text


def written(catalogue: Catalogue, act: Action) -> str:
    words = [VERB_NAMES[verb_of(act)]]
    subject = subject_text(catalogue, act)
    if subject:
        words.append(subject)
    right = right_text(catalogue, right_of(act))
    if right:
        words += ["free", right]
    if with_ship(act):
        words.append("ship")
    payment = payment_of(act)
    for payee, name in enumerate(PAYEES):
        if bought_at(payment, payee):
            words += [name, str(coins_to(payment, payee))]
    return " ".join(words)


def subject_text(catalogue: Catalogue, act: Action) -> str:
    verb = verb_of(act)
    subject = subject_of(act)
    if verb in _BARE:
        return ""
    if verb in _NUMBERS:
        return str(subject)
    if verb == FLEET:
        return " ".join(name for fleet, name in enumerate(FLEETS) if subject >> fleet & 1)
    if verb == SIDE:
        return SIDES[subject]
    if verb == BOARD:
        return catalogue.wonders[subject].id
    if verb == ISLAND:
        return catalogue.islands[subject].id
    return piece_text(catalogue, subject)


def piece_text(catalogue: Catalogue, piece: int) -> str:
    """The id of a card or leader."""
    if piece == UNKNOWN:
        return HIDDEN
    if piece >= LEADER:
        return catalogue.leaders[piece - LEADER].id
    return catalogue.cards[piece].id


def right_text(catalogue: Catalogue, right: int) -> str:
    """The board or leader by whose right something is free."""
    if right == PAID:
        return ""
    if is_leader_right(right):
        return catalogue.leaders[leader_of_right(right)].id
    return catalogue.wonders[board_of_right(right)].id


# ---- reading


def parse_action(catalogue: Catalogue, text: str, hidden: bool = False) -> int:
    """The action that a text says; with `hidden`, as a log says it: a card may be unknown."""
    words = text.split()
    if not words:
        raise MalformedMove("empty", verbs=_SPOKEN)
    if words[0] not in VERBS or (words[0] in _LOGGED and not hidden):
        raise MalformedMove("verb", text=text, verbs=_SPOKEN)
    return _Parser(_subjects(catalogue), text, words, hidden).parse()


class _Subjects:
    """What ids stand for in an action, in catalogue order."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.cards: Final = {card.id: card.index for card in catalogue.cards}
        self.leaders: Final = {leader.id: LEADER + leader.index for leader in catalogue.leaders}
        self.pieces: Final = self.cards | self.leaders
        self.boards: Final = {wonder.id: wonder.index for wonder in catalogue.wonders}
        self.islands: Final = {island.id: island.index for island in catalogue.islands}
        rights = {wonder.id: free_by_board(wonder.index) for wonder in catalogue.wonders}
        rights |= {leader.id: free_by_leader(leader.index) for leader in catalogue.leaders}
        self.rights: Final = rights


@cache
def _subjects(catalogue: Catalogue) -> _Subjects:
    return _Subjects(catalogue)


class _Parser:
    """Reads the words of one move from left to right."""

    def __init__(self, subjects: _Subjects, text: str, words: list[str], hidden: bool) -> None:
        self.subjects = subjects
        self.text = text
        self.words = words
        self.hidden = hidden
        self.next = 1
        self.verb = VERBS[words[0]]

    def parse(self) -> int:
        verb = self.verb
        if verb in _BARE:
            return self.end(action(verb, 0))
        if verb in _NUMBERS:
            return self.end(action(verb, self.number("number", MOST_NUMBER)))
        if verb == SIDE:
            return self.end(action(SIDE, self.one_of("side", _SIDES)))
        if verb == BOARD:
            return self.end(action(BOARD, self.one_of("board", self.subjects.boards)))
        if verb == ISLAND:
            return self.end(action(ISLAND, self.one_of("island", self.subjects.islands)))
        if verb == FLEET:
            return self.end(action(FLEET, self.fleets()))
        return self.end(self.with_piece(self.piece()))

    def with_piece(self, subject: int) -> int:
        """What is done with a card or leader, by what right, with or without ship, for how much."""
        free = self.verb == BUILD and self.skip("free")
        right = self.one_of("board or leader", self.subjects.rights) if free else PAID
        ship = WITH_SHIP if self.verb in (BUILD, STAGE, SELL) and self.skip("ship") else 0
        payment = self.purchases() if self.verb in (BUILD, STAGE) else 0
        return action(self.verb, subject, right, payment) | ship

    def piece(self) -> int:
        if self.hidden and self.skip(HIDDEN):
            return UNKNOWN
        if self.verb in _LEADERS_ONLY:
            return self.one_of("leader", self.subjects.leaders)
        if self.verb in _CARDS_ONLY:
            return self.one_of("card", self.subjects.cards)
        return self.one_of("card or leader", self.subjects.pieces)

    def fleets(self) -> int:
        """One or more fleets, each once, in the order of the tracks."""
        mask = 1 << self.one_of("fleet", _FLEETS)
        for fleet, name in enumerate(FLEETS):
            if 1 << fleet > mask and self.skip(name):
                mask |= 1 << fleet
        return mask

    def one_of(self, wanted: str, known: dict[str, int]) -> int:
        kind = wanted.replace(" ", "_")
        if self.next == len(self.words):
            figures = {"verb": self.words[self.next - 1], "wanted": f"a {wanted}", "kind": kind}
            raise MalformedMove("subject", text=self.text, **figures)
        name = self.words[self.next]
        if name not in known:
            figures = {"wanted": wanted, "kind": kind, "hint": did_you_mean(name, known)}
            like = closest(name, known)
            raise MalformedMove("unknown", text=self.text, name=name, like=like, **figures)
        self.next += 1
        return known[name]

    def purchases(self) -> int:
        payment = 0
        for payee, name in enumerate(PAYEES):
            if self.skip(name):
                payment += purchase(payee, self.coins())
        return payment

    def coins(self) -> int:
        return self.number("coins", MOST_COINS)

    def number(self, code: str, most: int) -> int:
        word = self.words[self.next] if self.next < len(self.words) else ""
        # Only plain digits: int() would also take signs, spaces and other scripts' digits.
        if not (word.isascii() and word.isdigit() and len(word) <= 2 and int(word) <= most):
            raise MalformedMove(code, text=self.text, part=word, most=most)
        self.next += 1
        return int(word)

    def skip(self, word: str) -> bool:
        if self.next < len(self.words) and self.words[self.next] == word:
            self.next += 1
            return True
        return False

    def end(self, act: Action) -> int:
        if self.next < len(self.words):
            raise MalformedMove(
                "rest",
                text=self.text,
                part=self.words[self.next],
                verb=self.words[0],
                form=FORMS[self.verb],
            )
        return act
