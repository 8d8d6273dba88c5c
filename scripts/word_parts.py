"""What each part of the page says: `python -m scripts.words parts` writes locales/parts.json.

A part is all that its first scripts import, at once or later, up to where another part begins.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from mirabilia.locales.parts import ANY, PARTS

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "src" / "mirabilia" / "web"
FILE: Final = "parts.json"
# The scripts that each part begins with.
FIRST: Final = {
    "home": ("app.js",),
    "table": ("screens/table.js",),
    "replay": ("screens/replay.js",),
    "learn": ("screens/learn.js",),
    "pad": ("screens/pad.js",),
    "me": ("screens/me.js",),
}
# Says whatever it is asked for.
MACHINERY: Final = "words.js"

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")
# `say("id"`, or say(`family-${...}`; what is neither cannot be followed.
SAYING: Final = re.compile(r"""\bsay\(\s*(?:"([\w-]+)[\w.]*"|`([\w-]+-)\$|(.{30}))""", re.DOTALL)


class Unclear(Exception):
    """A script says something whose id cannot be read in it."""


def parts() -> dict[str, list[str]]:
    """For each part the ids that its scripts say, and the beginnings of those put together."""
    return {
        part: sorted({id for script in scripts_of(part) for id in said_in(script)})
        for part in PARTS
    }


def scripts_of(part: str) -> set[Path]:
    others = {WEB / name for other, names in FIRST.items() if other != part for name in names}
    found: set[Path] = set()
    waiting = [WEB / name for name in FIRST[part]]
    while waiting:
        script = waiting.pop()
        if script not in found | others and "vendor" not in script.relative_to(WEB).parts:
            found.add(script)
            waiting += imported_by(script)
    return found


def imported_by(script: Path) -> Iterator[Path]:
    for name in IMPORT.findall(text_of(script)):
        yield (script.parent / name).resolve()


def said_in(script: Path) -> Iterator[str]:
    if script.name == MACHINERY:
        return
    for id, family, unclear in SAYING.findall(text_of(script)):
        if unclear:
            raise Unclear(f"{script.name}: say({unclear}")
        yield id or family + ANY


def text_of(script: Path) -> str:
    """A script without its comments, in which types are named as if they were imported."""
    return COMMENT.sub("", script.read_text("utf-8"))


def lines() -> str:
    return json.dumps(parts(), indent=1) + "\n"
