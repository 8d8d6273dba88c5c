"""A made-up language that shows what does not come from the messages, and what has too little room.

Every text that a message writes is longer by 40 %, with letters that no other text has, and every
message begins and ends with a mark. It is never among the languages: tests put it in the place of
one.
"""

from __future__ import annotations

import re
from typing import Final, TypeVar

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from mirabilia.locales import source_of

OPENING: Final = "⟦"
CLOSING: Final = "⟧"
LONGER: Final = 0.4

# Letters of the six languages, so that the page's fonts have them.
_LETTERS: Final = str.maketrans("aceilnosuyzACEILNOSUZ", "àçéîłñóśüÿżÀÇÉÎŁÑÓŚÜŻ")
_WORD: Final = re.compile(r"[^\W\d_]+")
# Messages that programs read, and keys that are typed: they stay as they are.
_VERBATIM: Final = ("answers-yes",)
# Attributes that are read by messages, or drawn.
_SIGNS: Final = ("symbol",)


Entry = TypeVar("Entry", ast.Message, ast.Attribute)


class Pseudo(Transformer):
    """Makes the texts of messages longer, and marks the ends of messages."""

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        if node.id.name in _VERBATIM:
            return node
        return self._marked(node)

    def visit_Attribute(self, node: ast.Attribute) -> ast.Attribute:  # noqa: N802
        return node if node.id.name in _SIGNS else self._marked(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(longer(node.value))

    def _marked(self, node: Entry) -> Entry:
        changed = self.generic_visit(node)
        if changed.value is not None:
            elements = changed.value.elements
            elements.insert(0, ast.TextElement(OPENING))
            elements.append(ast.TextElement(CLOSING))
        return changed


def longer(text: str) -> str:
    """A text with 40 % more letters, all of them changed; short words leave that to later ones."""
    letters, added = 0, 0

    def stretch(word: re.Match[str]) -> str:
        nonlocal letters, added
        letters += len(word[0])
        more = int(letters * LONGER) - added
        added += more
        return (word[0] + word[0][-1] * more).translate(_LETTERS)

    return _WORD.sub(stretch, text)


def pseudo(language: str = "en") -> str:
    """A language made up from another one."""
    resource = FluentParser().parse(source_of(language))
    return FluentSerializer().serialize(Pseudo().visit(resource))
