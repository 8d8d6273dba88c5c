"""What people write, names and lines of chat: text in one line, without tricks or refused words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import zip_longest
from pathlib import Path
from typing import Final, Self
from unicodedata import bidirectional, category, combining

from mirabilia.server.refusals import Refused

# They join the signs of a picture, and shape the letters of some scripts.
NON_JOINER: Final = "\u200c"
JOINER: Final = "\u200d"
JOINERS: Final = NON_JOINER + JOINER
# Whether a sign is drawn as text or as a picture, as in ❤ and on the keys of a telephone.
SELECTORS: Final = "\ufe0e\ufe0f"
KEY: Final = "\u20e3"
KEYS: Final = "0123456789#*"
# They count as printable, but nothing is seen where they are: signs that leave a gap ...
GAPS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159")
# ... and signs that leave none: variants of the sign before them, and tags.
UNSEEN: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0d\U000e0000-\U000e007f\U000e0100-\U000e01ef]"
)
# Marks that lie over or under a letter. No script piles up more; those who do cover other lines.
MARKS: Final = ("Mn", "Me")
MOST_MARKS: Final = 4
VIRAMA: Final = 9


def tidy(text: str | None) -> str | None:
    """A text in one line; a text that shows nothing counts as none."""
    shown, kept = "".join(map(spaced, UNSEEN.sub("", text or ""))), ""
    for char, after in zip_longest(shown, shown[1:], fillvalue=""):
        if belongs(char, kept, after):
            kept += char
    return " ".join(kept.split()) or None


def spaced(char: str) -> str:
    """A sign, or a space for one that is none of writing."""
    return char if char in JOINERS or (char.isprintable() and char not in GAPS) else " "


def belongs(char: str, before: str, after: str) -> bool:
    """Whether a sign does something between those kept before it and the one after it."""
    if char in JOINERS:
        return joins(char, before, after)
    if char in SELECTORS:
        return selects(before, after)
    return category(char) not in MARKS or carries(before)


def joins(char: str, before: str, after: str) -> bool:
    """Whether a joiner does something there: in Indic and Arabic script, and in pictures."""
    if not before or before[-1] in JOINERS:
        return False
    last = before[-1]
    if combining(last) == VIRAMA:
        return True
    if not after:
        return False
    if combining(after) == VIRAMA:
        return category(last) in ("Lo", "Mn", "Mc") and carries(before + char)
    if bidirectional(after) == "AL":
        return bidirectional(bare(before)[-1:] or " ") == "AL"
    picture = category(last) in ("So", "Sk") or last in SELECTORS
    return char == JOINER and picture and category(after) == "So"


def selects(before: str, after: str) -> bool:
    """Whether the sign before has another form: symbols have, and digits as keys."""
    last = before[-1:] or " "
    if last.isascii():
        return last in KEYS and after == KEY
    return category(last)[0] in "SP"


def carries(before: str) -> bool:
    """Whether there is something for one more mark to lie on."""
    base = bare(before)
    return base[-1:] not in ("", " ") and len(before) - len(base) < MOST_MARKS


def bare(text: str) -> str:
    """A text without the marks at its end."""
    end = len(text)
    while end and (category(text[end - 1]) in MARKS or text[end - 1] in JOINERS):
        end -= 1
    return text[:end]


# ---- words that an operator refuses


class WordList:
    """Words and phrases that no name and no line of chat may have.

    They are found as whole words, in whatever case, width and form they are written.
    """

    def __init__(self, phrases: Iterable[str] = ()) -> None:
        self.phrases: Final = frozenset(f" {spelled(phrase)} " for phrase in phrases)

    @classmethod
    def read(cls, path: Path) -> Self:
        """One word or phrase a line; empty lines and those that begin with # are for people."""
        lines = [line.strip() for line in path.read_text("utf-8-sig").splitlines()]
        phrases = [line for line in lines if line and not line.startswith("#")]
        for phrase in phrases:
            if not spelled(phrase):
                raise ValueError(f"{path}: {phrase!r} has no letter or digit to look for")
        return cls(phrases)

    def found_in(self, text: str) -> str | None:
        """The first of the words that a text has, as it is looked for."""
        told = f" {spelled(text)} "
        found = ((told.find(phrase), phrase) for phrase in self.phrases if phrase in told)
        return min(found, default=(0, ""))[1].strip() or None

    def name(self, text: str | None) -> str | None:
        """A name that others may see, or none; one with such a word is refused."""
        name = tidy(text)
        if (word := self.found_in(name or "")) is not None:
            raise Refused("name_refused", word=word)
        return name

    def line(self, text: str) -> str:
        """A line that others may read; one with such a word is refused, not masked."""
        line = tidy(text)
        if line is None:
            raise Refused("malformed", reason="the line has nothing that can be seen")
        if (word := self.found_in(line)) is not None:
            raise Refused("line_refused", word=word)
        return line


def spelled(text: str) -> str:
    """The words of a text, however they are written: letters, marks and digits between spaces."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    kept = (char if category(char)[0] in "LMN" else " " for char in plain if char not in JOINERS)
    return " ".join("".join(kept).split())
