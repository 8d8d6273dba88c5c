"""The terminal itself: what is shown, in which colours, and what is typed."""

from __future__ import annotations

import codecs
import re
import sys
from collections.abc import Callable
from io import TextIOWrapper
from typing import Final, TextIO
from unicodedata import combining, normalize

from rich.console import Console, RenderableType
from rich.highlighter import Highlighter
from rich.text import Text
from rich.theme import Theme

from mirabilia.catalog import load
from mirabilia.catalog.model import COLOURS, FLEETS
from mirabilia.locales import Words

# Lines longer than this are hard to follow with the eyes.
WIDEST: Final = 128

# Middle tones, readable on dark and light backgrounds. A symbol always says the same as a colour.
THEME: Final = Theme(
    {
        "card.brown": "#b3793f",
        "card.grey": "#8b959d",
        "card.blue": "#4c8be0",
        "card.yellow": "#c9991a",
        "card.red": "#dc5a50",
        "card.green": "#3f9e66",
        "card.purple": "#a377d1",
        "card.black": "#8a8a94",
        "leader": "#d08770",
        "island": "#3aa0a8",
        "can": "#3f9e66",
        "cannot": "#dc5a50",
        "label": "#8b959d",
        "title": "bold",
        "frame": "#8b959d",
        "own": "#c9991a",
        "key": "bold",
        "rule.line": "#8b959d",
        "rule.text": "bold",
    }
)

# Replacements for characters that a terminal cannot show; letters lose their accents.
_PLAIN: Final[dict[int, int | str]] = {
    **str.maketrans("■◆▬●✚▲★▼♛◎≈✓✗▸→·−–×“”„’«»łŁ", "#%=o+^*v&@~yx>>|--x''''<>lL"),
    **{
        ord(sign): text
        for sign, text in {"ß": "ss", "æ": "ae", "œ": "oe", "¿": "", "¡": ""}.items()
    },
}
_PLAIN_ERRORS: Final = "mirabilia.plain"


def _replace(error: UnicodeError) -> tuple[str | bytes, int]:
    assert isinstance(error, UnicodeEncodeError)
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def plain(sign: str) -> str:
    """A sign in ASCII: its replacement, or itself without accents, or a question mark."""
    bare = "".join(
        part for part in normalize("NFKD", sign.translate(_PLAIN)) if not combining(part)
    )
    return bare if bare.isascii() else "?"


class CardHighlighter(Highlighter):
    """Gives cards, leaders, islands and ships their colour wherever their signs appear."""

    def __init__(self, words: Words) -> None:
        patterns = {
            f"card.{colour}": card_pattern(words, index) for index, colour in enumerate(COLOURS)
        }
        leaders = [words(f"leader-{leader.id}") for leader in load().leaders]
        patterns["leader"] = sign_pattern(words("colour-leader.symbol"), leaders)
        islands = [words("island-title", island=island.id) for island in load().islands]
        sign = islands[0].partition(" ")[0]
        patterns["island"] = sign_pattern(sign, [island[len(sign) + 1 :] for island in islands])
        self.patterns = [(style, re.compile(pattern)) for style, pattern in patterns.items()]
        for fleet in FLEETS:
            pattern = re.compile(re.escape(words("fleet-title", fleet=fleet)))
            self.patterns.append((f"card.{fleet}", pattern))

    def highlight(self, text: Text) -> None:
        for style, pattern in self.patterns:
            text.highlight_regex(pattern, style)


def card_pattern(words: Words, colour: int) -> str:
    names = [words(f"card-{card.id}") for card in load().cards if card.colour == colour]
    return sign_pattern(words(f"colour-{COLOURS[colour]}.symbol"), names)


def sign_pattern(sign: str, names: list[str]) -> str:
    """A sign, with or without one of some names after it."""
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    return f"{re.escape(sign)}( ({'|'.join(longest_first)}))?"


class Screen:
    """Shows things one below another, and asks."""

    def __init__(self, console: Console, read: Callable[[str], str]) -> None:
        self.console: Final = console
        self.read: Final = read

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.console.print(thing, width=self.width)

    def say(self, text: str, style: str = "") -> None:
        """A line of text."""
        self.show(self.console.highlighter(Text(text, style=style)))

    def ask(self, prompt: str) -> str:
        """What was typed; the end of the input is `EOFError`."""
        return self.read(prompt).strip()


def console_on(words: Words, file: TextIO | None = None, width: int | None = None) -> Console:
    """A console that takes texts as they are; rich decides about colours (and NO_COLOR)."""
    return Console(
        file=file,
        width=width,
        theme=THEME,
        highlighter=CardHighlighter(words),
        markup=False,
        emoji=False,
        soft_wrap=False,
    )


def open_screen(words: Words) -> Screen:
    """The terminal that the program was started in."""
    codecs.register_error(_PLAIN_ERRORS, _replace)
    tolerate(sys.stdout, _PLAIN_ERRORS)
    tolerate(sys.stdin, "replace")
    return Screen(console_on(words), read_line)


def tolerate(stream: TextIO, errors: str) -> None:
    """Keep a character that an encoding lacks from ending the program."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=errors)


def read_line(prompt: str) -> str:
    """A line from the keyboard; a line from a file or pipe is shown as if it was typed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line
