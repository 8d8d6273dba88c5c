"""Which messages the code asks for: by their ids, or by the families that they belong to."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mirabilia
import mirabilia.lab
import mirabilia.server
import mirabilia.terminal
from mirabilia.bots.search.figures import TOPICS
from mirabilia.catalog import load
from mirabilia.catalog.kinds import EFFECT_KINDS
from mirabilia.catalog.model import COLOURS, MOST_WITH_ARMADA
from mirabilia.engine.scoring import LINES
from mirabilia.errors import IllegalMove, ImpossibleGame, ImpossibleOptions, MalformedMove
from mirabilia.locales import LANGUAGES
from mirabilia.notation.events import _FORMS
from mirabilia.notation.moves import VERBS
from mirabilia.options import EXPANSIONS, OPTIONS
from mirabilia.server.refusals import REFUSALS
from scripts.wording import References, added_forms, given, named_ids, wording_of

CATALOGUE = load()
EVENTS = {name for name, _ in _FORMS.values()}
# Told for all, as headings or in the panels of conflicts, not as clauses behind a name.
GENERAL_EVENTS = {"turn", "conflict", "end", "deal", "pass", "naval"}
# Verbs of logs alone: nobody chooses them.
UNSPOKEN = {"discard", "draw"}
BOXES = {*EXPANSIONS, "teams"}
PAGE = Path(__file__).parents[2] / "src" / "mirabilia" / "web"
# How the page asks for words: `say("id"`, or say(`family-${...}`.
SAYING = re.compile(r"""\bsay\(\s*(?:"([\w.-]+)"|`([\w-]+-)\$|(.{30}))""", re.DOTALL)
# Of the errors the page knows those of these classes.
ERRORS_OF_PAGE = ("error-ImpossibleOptions-", "error-ImpossibleGame-")
SYMBOLS = re.compile(r"const SYMBOLS = \[(.*?)\]", re.DOTALL)


def page_scripts() -> list[str]:
    """All that the page runs, but for what others wrote and the words' own machinery."""
    paths = [path for path in PAGE.rglob("*.js") if "vendor" not in path.parts]
    return [path.read_text("utf-8") for path in sorted(paths) if path.name != "words.js"]


def page_ids() -> set[str]:
    """The ids that the page names in full."""
    found = (said for script in page_scripts() for said, _, _ in SAYING.findall(script))
    return {id.partition(".")[0] for id in found if id}


def page_families() -> set[str]:
    """The beginnings of the ids that the page puts together: the family that each belongs to."""
    named = {family for script in page_scripts() for _, family, _ in SAYING.findall(script)} - {""}
    return {"error-" if family in ERRORS_OF_PAGE else family for family in named}


def gallery_symbols() -> set[str]:
    """The symbols that are explained by messages of their own."""
    found = SYMBOLS.search((PAGE / "components" / "symbols.js").read_text("utf-8"))
    assert found
    return set(re.findall(r'"([\w-]+)"', found[1]))


def page_keys() -> set[str]:
    """The keys that act at the table."""
    script = (PAGE / "table" / "keys.js").read_text("utf-8")
    return set(re.findall(r'^  \{ id: "(\w+)"', script, re.MULTILINE))


def page_lessons() -> set[str]:
    """The lessons of the guide of a first game."""
    script = (PAGE / "decisions" / "lessons.js").read_text("utf-8")
    return set(re.findall(r'\bid: "(\w+)"', script))


def page_parts() -> set[str]:
    """The parts of the chapters of how to play."""
    script = (PAGE / "screens" / "chapters.js").read_text("utf-8")
    chapters = re.split(r'\bbox: "(\w+)"', script.partition("CHAPTERS = [")[2])
    return {
        f"{box}-{part}"
        for box, parts in zip(chapters[1::2], chapters[2::2], strict=True)
        for part in re.findall(r'\bid: "(\w+)"', parts)
    }


def page_rulings() -> set[str]:
    script = (PAGE / "screens" / "rulings.js").read_text("utf-8")
    return set(re.findall(r'"([a-z]-\d+(?:-\w+)?)"', script))


# The families of messages that the code names by an id: the ids that each must have.
FAMILIES: dict[str, set[str]] = {
    "review-column-": {
        *("when", "city", "played", "better", "cost", "why", "change"),
        *("even", "deal", "others", "choices", "won"),
    },
    **{f"{family}-": ids for family, ids in named_ids().items()},
    "chain-": set(CATALOGUE.chains),
    "piece-": {"victory", "defeat", "naval", "debt", "diplomacy", "coin"},
    "symbol-": gallery_symbols(),
    "effect-": set(EFFECT_KINDS),
    "space-": {"naval", "commerce", "coins", "tribute", "points", "island"},
    "action-": {"build", "stage", "sell", "take", "recruit"},
    "choice-": set(VERBS) - UNSPOKEN,
    "obstacle-": {"built", "coins", "complete", "harbour", "missing"},
    "event-": EVENTS - GENERAL_EVENTS,
    "sheet-": set(LINES),
    "line-": {*LINES, "total", "coins"},
    "option-": {option.name for option in OPTIONS},
    "lab-chapter-": {"points", "wonders", "tables", "time", "cards", "profiles"},
    "lab-deed-": {*COLOURS, "leader", "stage", "sale"},
    "help-": {*COLOURS, *BOXES},
    "key-": page_keys(),
    "bot-name-": set(map(str, range(MOST_WITH_ARMADA))),
    "reveal-": {"giver", "taker"},
    "guide-": page_lessons(),
    "learn-": page_parts(),
    "ruling-": page_rulings(),
    "error-": {
        f"{kind.__name__}-{code}"
        for kind in (MalformedMove, IllegalMove, ImpossibleOptions, ImpossibleGame)
        for code in kind.sentences
    },
    "refused-": set(REFUSALS),
    "advice-topic-": set(TOPICS),
    "advice-why-": set(TOPICS),
    "foresee-": {
        *("coins", "points", "end", "shields", "battles", "naval", "token"),
        *("frees", "opens", "closes", "loses", "follows"),
    },
}

# What the naming of things says by itself.
MACHINERY = {"counted", "list-series", "list-clauses"}

# Of these the families of names.
NAMED = {f"{family}-" for family in named_ids()}


ENGLISH = wording_of("en")


def ids(language: str = "en") -> set[str]:
    return set(wording_of(language).messages)


def calls_for_words() -> Iterator[ast.expr]:
    """The first argument of every `words(...)` in the code that speaks to people."""
    speaking = (mirabilia.terminal, mirabilia.lab, mirabilia.server)
    rooms = [Path(inspect.getfile(room)).parent for room in speaking]
    for path in (path for room in rooms for path in room.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and is_words(node.func):
                id = node.args[0]
                yield from [id.body, id.orelse] if isinstance(id, ast.IfExp) else [id]


# What makes words that are asked at once.
SPEAKERS = ("load_words", "system_words")


def is_words(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        return function.attr == "words"
    if isinstance(function, ast.Call):
        return isinstance(function.func, ast.Name) and function.func.id in SPEAKERS
    return isinstance(function, ast.Name) and function.id == "words"


def literal_ids() -> set[str]:
    found = calls_for_words()
    texts = [str(node.value) for node in found if isinstance(node, ast.Constant)]
    return {text.partition(".")[0] for text in texts}


def named_families() -> set[str]:
    """The beginnings of the ids that the code puts together."""
    found = set()
    for node in calls_for_words():
        assert isinstance(node, ast.Constant | ast.JoinedStr), ast.dump(node)
        if isinstance(node, ast.JoinedStr):
            beginning = node.values[0]
            assert isinstance(beginning, ast.Constant), ast.dump(node)
            found.add(str(beginning.value))
    return found


def expected_ids() -> set[str]:
    families = {beginning + id for beginning, ids in FAMILIES.items() for id in ids}
    referred = {id for entry in ENGLISH.entries for id in References(entry).messages}
    return families | literal_ids() | page_ids() | referred | MACHINERY


def given_forms(language: str) -> set[str]:
    """What names that people give themselves need where names of cities have forms."""
    return given(added_forms(wording_of(language), ENGLISH))


every_language = pytest.mark.parametrize("language", LANGUAGES)


def needed_by_page() -> set[str]:
    """What the page says, with the messages that these refer to."""
    names = {family for family in page_families() | NAMED if family != "error-"}
    families = {family + id for family in names for id in FAMILIES[family]}
    errors = {id for id in expected_ids() if id.startswith(ERRORS_OF_PAGE)}
    found, new = set[str](), families | errors | page_ids() | MACHINERY
    while new:
        found |= new
        new = {id for name in new for id in ENGLISH.references(name).messages} - found
    return found
