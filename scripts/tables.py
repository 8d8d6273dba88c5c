"""Write the tables of docs/tables that follow from code and data.

    python scripts/tables.py           write the tables
    python scripts/tables.py --check   fail if they are not up to date

A rule is what docs/rules.md lists under a number. Its code is wherever a comment or docstring under
src names it, alone or in a range ("B-21 to B-28"). A test shows a rule if it has the mark
`@pytest.mark.rule("B-23")` or a name like `test_b_23_neighbours_sell`. A figure is listed unless
the catalogue says that it is confirmed or taken from a rulebook. A module is described by the first
line of its docstring. The keys of the page are those of its script, in the words of its
messages. Names are those of locales/names.toml. What is measured is in scripts/measured.py, what it
costs in scripts/costs.py.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from babel import Locale

from mirabilia.bots.tables import argument_of
from mirabilia.catalog import load
from mirabilia.catalog.loader import PROVENANCE
from mirabilia.catalog.model import FLEETS, SIDES, Catalogue
from mirabilia.locales import load_words
from mirabilia.options import OPTIONS, Option
from mirabilia.server.configuration import SETTINGS
from mirabilia.server.limit_texts import describe

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from scripts import costs, measured  # noqa: E402
from scripts.library import HAS_EXTRA, write_classes, write_misuses  # noqa: E402
from scripts.naming import Name, load_names  # noqa: E402

DOCUMENT: Final = ROOT / "docs" / "rules.md"
CODE: Final = ROOT / "src" / "mirabilia"
TESTS: Final = ROOT / "tests"
TABLES: Final = ROOT / "docs" / "tables"

NOWHERE: Final = "–"

SURE: Final = ("confirmed", "rulebook")
_LISTED: Final = re.compile(r"^- \*\*([A-Z]-\d+)\*\*", re.MULTILINE)
_NAMED: Final = re.compile(r"\b([A-Z])-(\d+)(?: to \1-(\d+))?")
_KEY: Final = re.compile(r'^  \{ id: "(\w+)"', re.MULTILINE)
_TEST_NAME: Final = re.compile(r"test_([a-z])_(\d+)(?:_|$)")

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
# For each rule its places: a file and a name in it, or an empty name for the file as a whole.
Places = dict[str, set[tuple[Path, str]]]


def rules(document: str) -> list[str]:
    """The rules that a document lists, in its order."""
    return _LISTED.findall(document)


def named_in(text: str) -> Iterator[str]:
    """The rules that a text names, those of a range one by one."""
    for letter, first, last in _NAMED.findall(text):
        for number in range(int(first), int(last or first) + 1):
            yield f"{letter}-{number}"


# ---- code


def places_in_code(folder: Path) -> Places:
    """Where the modules in a folder name rules."""
    places: Places = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text("utf-8")
        owners = line_owners(source)
        for number, line in enumerate(source.splitlines(), 1):
            for rule in named_in(line):
                places.setdefault(rule, set()).add((path, owners.get(number, "")))
    return places


def line_owners(source: str) -> dict[int, str]:
    """For each line inside a class or function the name of the innermost one."""
    owners: dict[int, str] = {}
    for name, node in definitions(ast.parse(source), ""):
        for number in range(first_line(node), (node.end_lineno or node.lineno) + 1):
            owners[number] = name
    return owners


def definitions(tree: ast.AST, prefix: str) -> Iterator[tuple[str, Definition]]:
    """The classes and functions of a tree with their dotted names, outer ones first."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            name = f"{prefix}{node.name}"
            yield name, node
            yield from definitions(node, f"{name}.")
        else:
            yield from definitions(node, prefix)


def first_line(node: Definition) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


# ---- tests


def places_in_tests(folder: Path) -> Places:
    """Which tests in a folder show which rules."""
    places: Places = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        owners = {id(call): name for name, node in definitions(tree, "") for call in marks(node)}
        for call in marks(tree):
            for rule in marked_rules(call):
                places.setdefault(rule, set()).add((path, owners.get(id(call), "")))
        for name, node in definitions(tree, ""):
            match = _TEST_NAME.match(node.name)
            if match:
                rule = f"{match[1].upper()}-{match[2]}"
                places.setdefault(rule, set()).add((path, name))
    return places


def marks(tree: ast.AST) -> list[ast.Call]:
    """Every call of pytest.mark.rule in a tree."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
    ]


def marked_rules(call: ast.Call) -> list[str]:
    values = [arg.value for arg in call.args if isinstance(arg, ast.Constant)]
    return [value for value in values if isinstance(value, str)]


# ---- the table of rules


def table(listed: list[str], code: Places, tests: Places) -> str:
    lines = ["| rule | code | tests |", "| --- | --- | --- |"]
    for rule in listed:
        in_code = cell(code.get(rule, set()), CODE)
        in_tests = cell(tests.get(rule, set()), TESTS)
        lines.append(f"| {rule} | {in_code} | {in_tests} |")
    return "\n".join(lines) + "\n"


def cell(places: set[tuple[Path, str]], folder: Path) -> str:
    """Each file as a link, with the names in it."""
    texts = []
    for path in sorted({path for path, _ in places}):
        names = sorted(name for found, name in places if found == path and name)
        link = f"[{path.relative_to(folder).as_posix()}]({link_to(path)})"
        texts.append(f"{link}: {', '.join(f'`{name}`' for name in names)}" if names else link)
    return "<br>".join(texts) or NOWHERE


def link_to(path: Path) -> str:
    return f"../../{path.relative_to(ROOT).as_posix()}"


# ---- how sure the figures are


def figures(catalogue: Catalogue) -> str:
    """The figures that are not sure: of what, which ones, how sure, and where."""
    unsure: dict[tuple[str, str, str], list[str]] = {}
    records = list(sureness(catalogue))
    for kind, id, parts in records:
        for part, word in parts.items():
            if word not in SURE:
                unsure.setdefault((kind, part, word), []).append(id)
    lines = ["| of | figures | how sure | which |", "| --- | --- | --- | --- |"]
    for (kind, part, word), ids in sorted(unsure.items(), key=by_kind_and_word):
        every = len(ids) == sum(found == kind for found, _, _ in records) > 2
        which = f"all {len(ids)}" if every else ", ".join(ids)
        lines.append(f"| {kind} | {part.replace('_', ' ')} | {word} | {which} |")
    return "\n".join(lines) + "\n"


def by_kind_and_word(entry: tuple[tuple[str, str, str], list[str]]) -> tuple[str, int, str]:
    kind, part, word = entry[0]
    return kind, PROVENANCE.index(word), part


def sureness(catalogue: Catalogue) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Each record: its kind, its id, and how sure its figures are, part by part."""
    for card in catalogue.cards:
        yield f"{card.box}: cards", f"`{card.id}`", card.provenance
    for wonder in catalogue.wonders:
        for name, side in zip(SIDES, wonder.sides, strict=True):
            yield f"{wonder.box}: boards", f"`{wonder.id}` {name}", side.provenance
    for leader in catalogue.leaders:
        yield "leaders: leaders", f"`{leader.id}`", leader.provenance
    for island in catalogue.islands:
        yield "armada: islands", f"`{island.id}`", island.provenance
    for fleet, track in zip(FLEETS, catalogue.tracks, strict=True):
        for step, space in enumerate(track):
            yield "armada: spaces", f"{fleet} {step}", space.provenance
    for shipyard in catalogue.shipyards:
        yield "armada: shipyards", f"`{shipyard.id}`", shipyard.provenance


# ---- the modules


def modules(folder: Path) -> str:
    """Every module of a package with the first line of its docstring, room by room."""
    rooms: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py"), key=by_room):
        room = path.parent.relative_to(folder).as_posix()
        name = path.relative_to(folder).as_posix()
        row = f"| [`{name}`]({link_to(path)}) | {first_sentence(path)} |"
        rooms.setdefault(room, []).append(row)
    return "\n".join(
        "\n".join([f"## {folder.name if room == '.' else room}\n", *MODULE_HEAD, *rows, ""])
        for room, rows in rooms.items()
    )


def by_room(path: Path) -> tuple[Path, str]:
    return path.parent, path.name


def first_sentence(path: Path) -> str:
    lines = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").splitlines()
    if not lines:
        raise SystemExit(f"{path} has no docstring")
    return lines[0]


# ---- the options of a game


def options() -> str:
    rows = [f"| {' | '.join(cells(option))} |" for option in OPTIONS]
    return "\n".join([*OPTION_HEAD, *rows, ""])


def cells(option: Option) -> tuple[str, ...]:
    value = str(option.default)
    boxes = " and ".join(f"`{box}`" for box in option.needs)
    usual = {"()": "none", "True": "yes", "False": "no"}.get(value, f"`{value}`")
    argument = f"`{argument_of(option)}`" if option.commands != "own" else NOWHERE
    taken = {"all": "all", "new": "those that set up games", "own": "see each command"}
    return (
        f"`{option.name}`",
        argument,
        taken[option.commands],
        option.description,
        usual,
        boxes or NOWHERE,
    )


# ---- the limits and settings of the server


def limits() -> str:
    rows = [f"| `{name}` | `{usual}` | {meaning} |" for name, usual, meaning in describe()]
    return "\n".join([*LIMIT_HEAD, *rows, ""])


def settings() -> str:
    rows = [
        f"| `{one.name}` | `{one.flag}` | `{one.variable}` | {one.about} | {one.without} |"
        for one in SETTINGS
    ]
    return "\n".join([*SETTING_HEAD, *rows, ""])


# ---- the keys of the page


def keys() -> str:
    words = load_words()
    script = (CODE / "web" / "table" / "keys.js").read_text("utf-8")
    rows = [f"| {words(f'key-{id}.name')} | {words(f'key-{id}')} |" for id in _KEY.findall(script)]
    return "\n".join([*KEY_HEAD, *rows, ""])


# ---- where names come from


def names() -> str:
    """The sources, then every name by language, beside the English one."""
    known = load_names()
    sources = {f"rulebook {number}": text for number, text in known.rulebooks.items()}
    rows = [f"| {key} | {text} |" for key, text in (sources | dict(known.sources)).items()]
    parts = ["## sources\n", "| source | is |", "| --- | --- |", *rows, ""]
    for language in known.languages:
        parts += [f"## {Locale.parse(language).english_name}\n", *NAME_HEAD]
        for kind, id, name in known.of(language):
            note = known.notes.get(kind, {}).get(id, "")
            parts.append(f"| {kind} | `{id}` | {' | '.join(name_cells(name, note))} |")
        parts.append("")
    return "\n".join(parts)


def name_cells(name: Name, note: str) -> tuple[str, str, str]:
    """What is shown, where it comes from, and what is to be said about it."""
    book, _, line = name.source.partition(":")
    source = f"rulebook {book}, line {line}" if line else name.source
    about = ["1st edition"] if name.edition == 1 else []
    about += [f"there {name.form}"] if name.form else []
    about += [f"also {name.also}"] if name.also else []
    about += [f"usually {name.usual}"] if name.usual else []
    about += [f"or {name.alt} ({name.alt_source})"] if name.alt else []
    about += [f"ours, for {name.name}: {name.why}"] if name.ours else []
    remarks = "; ".join(part for part in (*about, name.note, note) if part)
    sure = f" ({name.confidence})" if name.confidence else ""
    return name.shown, source + sure, remarks or NOWHERE


# ---- the files

HEADS: Final = {
    "rules": """# Rules, code and tests

For each rule of [rules.md](../rules.md): the code that names it and the tests that show it. Written
by `python scripts/tables.py`.
""",
    "figures": """# Figures that are not sure

The figures of the catalogue that are neither confirmed nor taken from a rulebook.
[rules.md](../rules.md#how-sure-the-figures-are) explains the words. Written by
`python scripts/tables.py`.
""",
    "modules": """# Modules

Every module of `src/mirabilia`, with the first line of its docstring.
[architecture.md](../architecture.md) explains how they work together. Written by
`python scripts/tables.py`.
""",
    "options": """# Options of a game

What players can agree on before a game: the arguments of `Game.new`, the keys of `options` in
[positions and records](../notation.md#positions), the first settings of a
[table](messages.md#settings) on a server, and arguments of the [commands](../commands.md). An
option that needs boxes means nothing without them. Written by `python scripts/tables.py` from
`options.py`.
""",
    "limits": """# Limits of the server

What the [server](../server.md) allows, with the usual values. `mirabilia serve --limit NAME=VALUE`
sets another one. `8/10` means at most 8 within 10 seconds. Written by `python scripts/tables.py`
from `server/limits.py`.
""",
    "settings": """# Settings of the server

What `mirabilia serve` can be told, by a flag, by a variable of the environment or in a file;
[server.md](../server.md#settings) says how. The [limits](limits.md) are set beside them. Written by
`python scripts/tables.py` from `server/configuration.py`.
""",
    "keys": """# Keyboard shortcuts

The keys that act at a table in the browser. They work while nothing is being typed, and can be
switched off in the menu of the table. Written by `python scripts/tables.py` from
`web/table/keys.js`.
""",
    "names": """# Names and where they come from

What the pieces and words of the game are called in each language, and the source of each name, as
[languages.md](../languages.md#names) explains them. Written by `python scripts/tables.py` from
`locales/names.toml`.
""",
}
KEY_HEAD: Final = ("| key | does |", "| --- | --- |")
LIBRARY_HEADS: Final = {
    "library": """# Public classes

Every public class of the [library](../library.md), tried on both builds: how many things `help`
tells of (the class, its functions and properties), how large its pickle is, and whether what is
unpickled, copied or deep-copied is the same, or even the value itself. Classes that need an extra
are in [environments.md](environments.md). Written by `python scripts/tables.py`.
""",
    "misuses": """# Misuses and what they are told

What the [library](../library.md) says to arguments that cannot be: the same on both builds. `game`
is `Game.new(players=3, sides="day", seed=1)`, `over` is a finished game, and `rich()` a city with
production, a complete wonder, but no coins. Written by `python scripts/tables.py`.
""",
    "environments": """# Environments: public classes and misuses

The same as [library.md](library.md) and [misuses.md](misuses.md), for `mirabilia.envs`. Written by
`python scripts/tables.py` where the extra `envs` is installed.
""",
}
SETTING_HEAD: Final = (
    "| in the file | flag | variable | meaning | without it |",
    "| --- | --- | --- | --- | --- |",
)
LIMIT_HEAD: Final = ("| limit | usually | what it bounds |", "| --- | --- | --- |")
OPTION_HEAD: Final = (
    "| option | on the command line | commands | meaning | usually | needs |",
    "| --- | --- | --- | --- | --- | --- |",
)
NAME_HEAD: Final = (
    "| kind | id | name | source | remarks |",
    "| --- | --- | --- | --- | --- |",
)
MODULE_HEAD: Final = ("| module | is about |", "| --- | --- |")


def fresh() -> dict[Path, str]:
    """Each file with the text it should have."""
    listed = rules(DOCUMENT.read_text("utf-8"))
    tables = {
        "rules": table(listed, places_in_code(CODE), places_in_tests(TESTS)),
        "figures": figures(load()),
        "modules": modules(CODE),
        "options": options(),
        "limits": limits(),
        "settings": settings(),
        "keys": keys(),
        "names": names(),
        "library": write_classes(),
        "misuses": write_misuses(),
        **environments(),
    }
    heads = HEADS | LIBRARY_HEADS
    texts = {name: f"{heads[name]}\n{text}" for name, text in tables.items()}
    written = texts | measured.tables() | costs.tables()
    return {TABLES / f"{name}.md": text for name, text in written.items()}


def environments() -> dict[str, str]:
    """The table of what only an extra makes importable; nothing without it."""
    if not HAS_EXTRA:
        return {}
    return {"environments": f"{write_classes(extra=True)}\n{write_misuses(extra=True)}"}


def stale() -> dict[Path, str]:
    """The files that are out of date, with the text they should have."""
    return {
        path: text
        for path, text in fresh().items()
        if not path.exists() or path.read_text("utf-8") != text
    }


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    old = stale()
    if arguments:
        for path in old:
            print(f"{path.relative_to(ROOT)} is out of date: run python scripts/tables.py")
        return int(bool(old))
    for path, text in old.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        print(f"wrote {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
