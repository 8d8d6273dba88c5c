"""Moves: answers to decisions as small values with a canonical text.

The grammar is in `docs/notation.md`:

    build CARD [free BOARD] [left N] [right N]
    stage CARD [left N] [right N]
    sell CARD
    take CARD
    pass
    board BOARD
    side day | side night
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Any, Final, overload

from mirabilia.catalog import load
from mirabilia.catalog.model import SIDES, Catalogue
from mirabilia.engine import actions
from mirabilia.engine.actions import (
    BOARD,
    BUILD,
    LEFTOVER,
    MOST_COINS,
    PASS,
    PAYEES,
    SELL,
    SIDE,
    STAGE,
    TAKE,
    UNKNOWN,
    action,
    board_of_right,
    bought_at,
    coins_to,
    free_by_board,
    payment_of,
    purchase,
    right_of,
    subject_of,
    verb_of,
)
from mirabilia.errors import MalformedMove

VERBS: Final = {
    "build": BUILD,
    "stage": STAGE,
    "sell": SELL,
    "take": TAKE,
    "pass": PASS,
    "side": SIDE,
    "board": BOARD,
    "discard": LEFTOVER,
}
_WORDS: Final = {verb: word for word, verb in VERBS.items()}
# What players say; `discard` stands in logs alone.
_SPOKEN: Final = ", ".join(word for word in VERBS if word != "discard")

_PURCHASES: Final = " ".join(f"[{payee} COINS]" for payee in PAYEES)
FORMS: Final = {
    BUILD: f"build CARD [free BOARD] {_PURCHASES}",
    STAGE: f"stage CARD {_PURCHASES}",
    SELL: "sell CARD",
    TAKE: "take CARD",
    PASS: "pass",
    SIDE: "side day or side night",
    BOARD: "board BOARD",
    LEFTOVER: "discard CARD",
}

HIDDEN: Final = "?"


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
        return _WORDS[verb_of(self.action)]

    @property
    def subject(self) -> str | None:
        """The id of the card or board, or the side; nothing for a pass."""
        return subject_text(self.catalogue, self.action) or None

    @property
    def free_by(self) -> str | None:
        """By which board a build is free, if it is by one."""
        right = right_of(self.action)
        return self.catalogue.wonders[board_of_right(right)].id if right else None

    @property
    def payments(self) -> dict[str, int]:
        """The coins that go to each payee of whom something is bought."""
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

    def __reduce__(self) -> tuple[Any, ...]:
        return _parse_for_version, (self.text, self.catalogue.version)


def _parse_for_version(text: str, version: int) -> Move:
    return Move.parse(text, load(version))


class Moves(Sequence[Move]):
    """The legal moves of a decision, each made when it is looked at."""

    __slots__ = ("_actions", "_catalogue")

    def __init__(self, catalogue: Catalogue, legal: list[int]) -> None:
        self._catalogue: Final = catalogue
        self._actions: Final = legal

    def __len__(self) -> int:
        return len(self._actions)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [Move(self._catalogue, act) for act in self._actions[index]]
        return Move(self._catalogue, self._actions[index])

    def __iter__(self) -> Iterator[Move]:
        for act in self._actions:
            yield Move(self._catalogue, act)

    def __repr__(self) -> str:
        return f"[{', '.join(move.text for move in self)}]"


# ---- writing


def action_text(catalogue: Catalogue, act: int) -> str:
    """The canonical text of an action."""
    words = [_WORDS[verb_of(act)]]
    subject = subject_text(catalogue, act)
    if subject:
        words.append(subject)
    right = right_of(act)
    if right:
        words += ["free", catalogue.wonders[board_of_right(right)].id]
    payment = payment_of(act)
    for payee, name in enumerate(PAYEES):
        if bought_at(payment, payee):
            words += [name, str(coins_to(payment, payee))]
    return " ".join(words)


def subject_text(catalogue: Catalogue, act: int) -> str:
    verb = verb_of(act)
    subject = subject_of(act)
    if verb == PASS:
        return ""
    if subject == UNKNOWN:
        return HIDDEN
    if verb == SIDE:
        return SIDES[subject]
    if verb == BOARD:
        return catalogue.wonders[subject].id
    return catalogue.cards[subject].id


# ---- reading


def parse_action(catalogue: Catalogue, text: str, hidden: bool = False) -> int:
    """The action that a text says; with `hidden`, a card may be unknown: `sell ?`."""
    if not isinstance(text, str):
        raise TypeError(f"a move is a text, not {type(text).__name__}")
    words = text.split()
    if not words:
        raise MalformedMove("empty", verbs=_SPOKEN)
    if words[0] not in VERBS:
        raise MalformedMove("verb", text=text, verbs=_SPOKEN)
    return _Parser(catalogue, text, words, hidden).parse()


class _Parser:
    """Reads the words of one move from left to right."""

    def __init__(self, catalogue: Catalogue, text: str, words: list[str], hidden: bool) -> None:
        self.catalogue = catalogue
        self.text = text
        self.words = words
        self.hidden = hidden
        self.next = 1
        self.verb = VERBS[words[0]]

    def parse(self) -> int:
        if self.verb == PASS:
            return self.end(action(PASS, 0))
        if self.verb == SIDE:
            return self.end(action(SIDE, self.one_of("side", list(SIDES))))
        if self.verb == BOARD:
            return self.end(action(BOARD, self.board()))
        subject = self.card()
        if self.verb == BUILD:
            right = free_by_board(self.board()) if self.skip("free") else actions.PAID
            return self.end(action(BUILD, subject, right, self.purchases()))
        if self.verb == STAGE:
            return self.end(action(STAGE, subject, actions.PAID, self.purchases()))
        return self.end(action(self.verb, subject))

    def card(self) -> int:
        if self.hidden and self.skip(HIDDEN):
            return UNKNOWN
        return self.one_of("card", [card.id for card in self.catalogue.cards])

    def board(self) -> int:
        return self.one_of("board", [wonder.id for wonder in self.catalogue.wonders])

    def one_of(self, wanted: str, ids: list[str]) -> int:
        if self.next == len(self.words):
            raise MalformedMove(
                "subject", text=self.text, verb=self.words[self.next - 1], wanted=f"a {wanted}"
            )
        name = self.words[self.next]
        if name not in ids:
            close = get_close_matches(name, ids, 1)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise MalformedMove("unknown", text=self.text, wanted=wanted, name=name, hint=hint)
        self.next += 1
        return ids.index(name)

    def purchases(self) -> int:
        payment = 0
        for payee, name in enumerate(PAYEES):
            if self.skip(name):
                payment += purchase(payee, self.coins())
        return payment

    def coins(self) -> int:
        word = self.words[self.next] if self.next < len(self.words) else ""
        # Only plain digits: int() would also take signs, spaces and other scripts' digits.
        if not (word.isascii() and word.isdigit() and len(word) <= 2 and int(word) <= MOST_COINS):
            raise MalformedMove("coins", text=self.text, part=word, most=MOST_COINS)
        self.next += 1
        return int(word)

    def skip(self, word: str) -> bool:
        if self.next < len(self.words) and self.words[self.next] == word:
            self.next += 1
            return True
        return False

    def end(self, act: int) -> int:
        if self.next < len(self.words):
            raise MalformedMove(
                "rest",
                text=self.text,
                part=self.words[self.next],
                verb=self.words[0],
                form=FORMS[self.verb],
            )
        return act
