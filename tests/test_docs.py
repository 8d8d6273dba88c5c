"""The documents say what is true: examples work, and nothing of the notation is left out."""

from __future__ import annotations

import ast
import builtins
import importlib
import inspect
import json
import pkgutil
import re
import string
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import mirabilia
from mirabilia import Game, Move, View
from mirabilia.arena import (
    QUESTIONS,
    compare,
    contest_to_json,
    duel_to_json,
    hold,
    make_contest,
    make_duel,
    simulate,
    to_json,
)
from mirabilia.bots import bot_names
from mirabilia.bots.registry import own_bots
from mirabilia.catalog import load
from mirabilia.catalog.loader import PROVENANCE
from mirabilia.catalog.model import SIDES
from mirabilia.engine.actions import MOST_COINS
from mirabilia.engine.agenda import NUMBERED, STEP_NAMES
from mirabilia.engine.losses import CAUSES
from mirabilia.engine.scoring import LINES
from mirabilia.engine.state import DECISIONS
from mirabilia.errors import MirabiliaError
from mirabilia.notation import events as notation_events
from mirabilia.notation import reader
from mirabilia.notation.moves import MOST_NUMBER, VERBS, parse_action
from mirabilia.notation.reading import boxes, header, history, unsettled
from mirabilia.notation.types import positions
from mirabilia.server.admin import ORDERS
from scripts import tables
from tests.support.documents import BLOCK, DOCUMENTS, ROOT, TUTORIALS, blocks, identifier

NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")
COMMANDS = (ROOT / "docs" / "commands.md").read_text("utf-8")
BOTS = (ROOT / "docs" / "bots.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text("utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text("utf-8")
OPTIONS = (ROOT / "docs" / "tables" / "options.md").read_text("utf-8")
SETTINGS = (ROOT / "docs" / "tables" / "settings.md").read_text("utf-8")
MODULES = (ROOT / "docs" / "tables" / "modules.md").read_text("utf-8")

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
# The chapters of the rules.
CHAPTERS = "BLCATXD"
EBNF = re.compile(r'"(?P<word>[^"]*)"|(?P<name>\w+)|(?P<sign>[\[\]()|])')


def section(title: str, text: str = NOTATION) -> str:
    """What stands under a heading, up to the next one of its rank or above."""
    match = re.search(rf"^(#+) {re.escape(title)}\n(.*)", text, re.MULTILINE | re.DOTALL)
    assert match, title
    return re.split(rf"^#{{1,{len(match[1])}}} ", match[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The cells of the tables in a text, heads and rulers left out."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    rulers = [number for number, row in enumerate(cells) if set("".join(row)) <= set("- ")]
    return [
        row for number, row in enumerate(cells) if number not in rulers and number + 1 not in rulers
    ]


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))


def example(info: str) -> Any:
    return json.loads(blocks(NOTATION, info)[0])


# ---- code in documents


def python_blocks() -> Iterator[Any]:
    """Those of tutorials build on each other: tests/test_blocks.py follows them."""
    for path in sorted({*DOCUMENTS} - {*TUTORIALS}):
        for number, code in enumerate(blocks(path.read_text("utf-8"), "python")):
            yield pytest.param(code, id=f"{identifier(path)}-{number}")


@pytest.mark.parametrize("code", list(python_blocks()))
def test_python_in_documents_runs_when_pasted(code: str, tmp_path: Path) -> None:
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_readme_shows_about_ten_lines_of_library() -> None:
    (code,) = blocks(README, "python")
    assert 5 <= len(code.splitlines()) <= 12
    assert "import mirabilia" in code


@pytest.mark.parametrize("path", DOCUMENTS, ids=identifier)
def test_links_lead_somewhere(path: Path) -> None:
    text = BLOCK.sub("", path.read_text("utf-8"))
    for link in LINK.findall(text):
        if not link.startswith(("https://", "http://")):
            file, _, heading = link.partition("#")
            target = (path.parent / file).resolve() if file else path
            assert target.exists(), link
            assert not heading or heading in anchors(target), link


def anchors(path: Path) -> set[str]:
    titles = re.findall(r"^#+ (.*)$", BLOCK.sub("", path.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


# ---- moves


def example_moves() -> list[str]:
    lines = [line for block in blocks(NOTATION, "moves") for line in block.splitlines()]
    return [line.partition("#")[0].strip() for line in lines]


@pytest.mark.parametrize("text", example_moves())
def test_example_moves_are_moves(text: str) -> None:
    assert Move.parse(text).text == text


@pytest.mark.parametrize("text", "".join(blocks(NOTATION, "log")).splitlines())
def test_example_log_moves_are_moves(text: str) -> None:
    assert parse_action(load(), text, hidden=True) >= 0


def grammar() -> dict[str, str]:
    """The rules of the grammar by name, each as it is written."""
    (block,) = blocks(NOTATION, "ebnf")
    sides = [rule.partition("=") for rule in block.split(";") if rule.strip()]
    return {name.strip(): form.strip() for name, _, form in sides}


def pattern(form: str) -> str:
    """A form of the grammar as a regular expression; every word begins with a space."""
    catalogue = load()
    terminals = {
        "CARD": "|".join(card.id for card in catalogue.cards),
        "LEADER": "|".join(leader.id for leader in catalogue.leaders),
        "BOARD": "|".join(wonder.id for wonder in catalogue.wonders),
        "ISLAND": "|".join(island.id for island in catalogue.islands),
        "COINS": "|".join(str(coins) for coins in range(MOST_COINS + 1)),
        "NUMBER": "|".join(str(number) for number in range(MOST_NUMBER + 1)),
    }
    written = ""
    for match in EBNF.finditer(form):
        if match["word"]:
            written += f" {match['word']}"
        elif match["name"]:
            name = match["name"]
            known = f" (?:{terminals[name]})" if name in terminals else pattern(grammar()[name])
            written += f"(?:{known})"
        else:
            written += {"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|"}[match["sign"]]
    return written


MOVE = pattern(grammar()["move"])


@given(st.from_regex(MOVE, fullmatch=True))
def test_what_the_grammar_makes_is_parsed(text: str) -> None:
    assert f" {Move.parse(text).text}" == text


# Games that between them have every box, teams, eight players and both editions of Armada.
MIXES: list[dict[str, Any]] = [
    {"players": 3, "boards": "pick"},
    {"players": 5, "expansions": ["leaders"], "leaders": "expert"},
    {"players": 4, "expansions": ["cities"], "teams": True},
    {"players": 4, "expansions": ["armada"], "armada_edition": 1},
    {"players": 6, "expansions": ["leaders", "cities", "armada"], "leaders": "expert"},
    {"players": 8, "expansions": ["leaders", "cities", "armada"], "teams": True},
    {"players": 7, "expansions": ["leaders", "cities"], "cities_leaders": False},
]


def positions_of(mix: dict[str, Any]) -> Iterator[Game]:
    """A game played at random, before each of its decisions and at its end."""
    rng = Random(mix["players"])
    game = Game.new(**mix, seed=mix["players"])
    while not game.over:
        yield game
        for seat, decision in game.pending.items():
            game.play(seat, rng.choice(decision.moves))
    yield game


@pytest.fixture(scope="module", params=MIXES, ids=lambda mix: "-".join(map(str, mix.values())))
def played(request: pytest.FixtureRequest) -> list[Game]:
    """Every moment of a game."""
    return [game.copy() for game in positions_of(request.param)]


def decisions_in(games: list[Game]) -> Iterator[mirabilia.Decision]:
    return (decision for game in games for decision in game.pending.values())


def test_what_can_be_played_is_in_the_grammar(played: list[Game]) -> None:
    texts = {move.text for decision in decisions_in(played) for move in decision.moves}
    grammatical = re.compile(MOVE)
    assert [text for text in texts if not grammatical.fullmatch(f" {text}")] == []


def test_every_verb_is_documented() -> None:
    spoken = set(VERBS) - {"discard", "draw"}
    (move,) = [form for name, form in grammar().items() if name == "move"]
    assert set(re.findall(r"\w+", move)) == spoken
    assert {text.split()[0] for text in example_moves()} == spoken
    assert {"discard", "draw"} <= set(quoted(section("In logs")))


# ---- decisions, positions, views, records


def test_every_kind_of_decision_is_documented() -> None:
    assert [quoted(row[0])[0] for row in rows(section("Decisions"))] == list(DECISIONS[1:])


def test_decisions_offer_the_moves_that_are_documented(played: list[Game]) -> None:
    verbs = {quoted(row[0])[0]: set(quoted(row[3])) for row in rows(section("Decisions"))}
    for decision in decisions_in(played):
        assert {move.verb for move in decision.moves} <= verbs[decision.kind]


def test_every_step_is_documented() -> None:
    steps = rows(section("The agenda").partition("| asked |")[0])
    assert [quoted(row[0])[0] for row in steps] == list(STEP_NAMES)
    assert [bool(row[1]) for row in steps] == [
        number in NUMBERED for number in range(len(STEP_NAMES))
    ]


def table_keys(title: str, after: str = "") -> set[str]:
    text = section(title)
    text = text[text.index(after) :] if after else text
    return {key for row in rows(text.strip().partition("\nOf ")[0]) for key in quoted(row[0])}


def test_every_key_of_a_position_is_documented() -> None:
    assert table_keys("Every key") == reader.KEYS
    assert table_keys("Every key", "Of `options`") == header.OPTION_KEYS
    assert table_keys("Every key", "Of a city") == set(positions.City.__annotations__)
    assert table_keys("Every key", "Of `court`") == boxes.COURT_KEYS
    assert table_keys("Every key", "Of `sea`") == boxes.SEA_KEYS
    assert table_keys("Every key", "Of `unsettled`") == unsettled.UNSETTLED_KEYS
    assert table_keys("Every key", "Of `history`") == history.HISTORY_KEYS
    deal = next(row for row in rows(section("Every key")) if row[0] == "`deals`")
    assert set(quoted(deal[1])) == history.DEAL_KEYS


def test_every_cause_of_a_loss_is_documented() -> None:
    assert set(CAUSES) <= set(quoted(section("Every key")))


def test_every_board_is_documented() -> None:
    introduction = NOTATION.partition("\n## ")[0]
    assert {wonder.id for wonder in load().wonders} <= set(quoted(introduction))


@pytest.mark.parametrize("text", blocks(NOTATION, "json position"))
def test_example_positions_load(text: str) -> None:
    game = Game.from_position(json.loads(text))
    assert Game.from_position(game.position()) == game


def test_the_complete_position_is_that_of_the_short_one() -> None:
    assert Game.from_position(example("json position")).position() == example(
        "json position complete"
    )


def test_the_example_view_is_what_that_seat_sees() -> None:
    shown = View(example("json view"))
    assert Game.from_position(example("json position")).view(shown.seat) == shown


def test_every_key_of_a_view_is_documented(played: list[Game]) -> None:
    view = played[-1].view(0)
    words = set(quoted(section("Views")))
    assert set(view.now) - set(played[-1].position()) <= words
    assert set(view.remembered) <= words
    assert set(view.remembered["hands"][0]) <= words


def test_the_example_record_replays() -> None:
    record = example("json record")
    assert mirabilia.replay(record).record() == record


def test_every_key_of_a_record_is_documented(played: list[Game]) -> None:
    continued = Game.from_position(played[-1].position())
    assert table_keys("Records") == set(continued.record())
    assert table_keys("Records") - {"start"} == set(played[-1].record())


def test_the_record_of_a_game_from_a_position_replays() -> None:
    game = Game.from_position(example("json position"))
    game.play(1, "stage senate")
    continued = Game.from_position(game.position())
    for seat, decision in continued.pending.items():
        continued.play(seat, decision.moves[0])
    assert mirabilia.replay(continued.record()) == continued


# ---- events and errors


def test_every_event_and_field_is_documented() -> None:
    documented = {
        (quoted(row[0])[0], *(field for field in quoted(row[1]) if field != "seat"))
        for row in rows(section("Events"))
    }
    assert documented == {(name, *fields) for name, fields in notation_events._FORMS.values()}


def test_events_name_a_seat_where_the_table_says_so(played: list[Game]) -> None:
    fields = {quoted(row[0])[0]: quoted(row[1]) for row in rows(section("Events"))}
    for event in played[-1].events:
        assert ["event", *fields[event["event"]]] == list(event)


def test_every_value_of_how_and_source_is_documented() -> None:
    words = set(quoted(section("Events")))
    assert words >= {*notation_events._HOW, *notation_events._SOURCES}


def test_the_example_events_are_what_happens() -> None:
    game = Game.from_position(example("json position"))
    sentence = section("Events").partition("\nAfter ")[2]
    for seat, move in enumerate(quoted(sentence)[:3]):
        game.play(seat, move)
    assert game.events == example("json events")


def error_classes() -> list[type[MirabiliaError]]:
    for module in pkgutil.walk_packages(mirabilia.__path__, "mirabilia."):
        # The environments have no errors of their own, and need an extra.
        if not module.name.endswith(("__main__", "mirabilia.envs")):
            importlib.import_module(module.name)
    return [kind for kind in kinds_of(MirabiliaError) if kind.__module__.startswith("mirabilia")]


def kinds_of(error: type[MirabiliaError]) -> Iterator[type[MirabiliaError]]:
    for kind in error.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def documented_errors() -> dict[tuple[str, str], set[str]]:
    found: dict[tuple[str, str], set[str]] = {}
    name = ""
    for row in rows(section("Errors")):
        name = quoted(row[0])[0] if row[0] else name
        found[name, quoted(row[1])[0]] = set(quoted(row[2]))
    return found


def test_every_error_code_is_documented_with_its_data() -> None:
    codes = {
        (error.__name__, code): {name for _, name, _, _ in string.Formatter().parse(text) if name}
        for error in error_classes()
        for code, text in error.sentences.items()
    }
    assert documented_errors() == codes


# ---- rules


@cache
def places() -> tuple[tables.Places, tables.Places]:
    code = tables.places_in_code(tables.CODE)
    return code, tables.places_in_tests(tables.TESTS)


def test_the_tables_of_rules_are_up_to_date() -> None:
    assert list(tables.stale()) == [], "run python scripts/tables.py"


def test_the_check_of_the_tables_finds_a_difference(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tables, "ROOT", tmp_path)
    monkeypatch.setattr(tables, "fresh", lambda: {tmp_path / "tables" / "rules.md": "new\n"})
    assert tables.main(["--check"]) == 1
    assert "rules.md is out of date" in capsys.readouterr().out
    assert tables.main([]) == 0
    assert tables.main(["--check"]) == 0


def test_every_module_has_its_line() -> None:
    listed = re.findall(r"^\| \[`([\w/]+\.py)`\]", MODULES, re.MULTILINE)
    package = ROOT / "src" / "mirabilia"
    assert sorted(listed) == sorted(
        path.relative_to(package).as_posix() for path in package.rglob("*.py")
    )


def test_a_module_without_a_docstring_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text('"""A."""\n', "utf-8")
    assert tables.first_sentence(tmp_path / "a.py") == "A."
    (tmp_path / "a.py").write_text("A = 1\n", "utf-8")
    with pytest.raises(SystemExit, match="has no docstring"):
        tables.first_sentence(tmp_path / "a.py")


def test_every_room_has_a_line_in_the_architecture() -> None:
    package = ROOT / "src" / "mirabilia"
    rooms = {path.parent.name for path in package.glob("*/__init__.py")} | {"web"}
    files = {path.name for path in package.glob("*.py") if not path.name.startswith("__")}
    (tree,) = re.findall(r"^src/mirabilia/\n(.*?)^```", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    lines = [line.split()[0] for line in tree.splitlines()]
    assert sorted(lines) == sorted({f"{room}/" for room in rooms} | files)


def test_every_chapter_has_rules() -> None:
    assert {rule[0] for rule in tables.rules(RULES)} == set(CHAPTERS)


def test_every_word_for_how_sure_a_figure_is_is_explained() -> None:
    explained = re.findall(
        r"^- \*(\w+)\*:", section("How sure the figures are", RULES), re.MULTILINE
    )
    assert explained == list(PROVENANCE)


def test_every_rule_is_named_in_the_code() -> None:
    code, _ = places()
    assert [rule for rule in tables.rules(RULES) if rule not in code] == []


def test_every_rule_has_a_test() -> None:
    _, tests = places()
    assert [rule for rule in tables.rules(RULES) if rule not in tests] == []


def test_code_and_tests_name_only_rules_that_exist() -> None:
    named = {rule for found in places() for rule in found if rule[0] in CHAPTERS}
    assert named - set(tables.rules(RULES)) == set()


def test_documents_name_only_rules_that_exist() -> None:
    texts = [path.read_text("utf-8") for path in DOCUMENTS]
    named = {rule for text in texts for rule in tables.named_in(text) if rule[0] in CHAPTERS}
    assert named - set(tables.rules(RULES)) == set()


def test_places_are_found_by_comment_range_mark_and_name(tmp_path: Path) -> None:
    source = '"""B-1 to B-3."""\nclass A:\n    def f(self):\n        pass  # as B-2 says\n'
    marked = '@pytest.mark.rule("B-1", "B-2")\ndef test_f(): ...\ndef test_b_3_g(): ...\n'
    (tmp_path / "a.py").write_text(source, "utf-8")
    assert tables.places_in_code(tmp_path) == {
        "B-1": {(tmp_path / "a.py", "")},
        "B-2": {(tmp_path / "a.py", ""), (tmp_path / "a.py", "A.f")},
        "B-3": {(tmp_path / "a.py", "")},
    }
    (tmp_path / "a.py").write_text(marked, "utf-8")
    assert tables.places_in_tests(tmp_path) == {
        "B-1": {(tmp_path / "a.py", "test_f")},
        "B-2": {(tmp_path / "a.py", "test_f")},
        "B-3": {(tmp_path / "a.py", "test_b_3_g")},
    }


# ---- the glossary


def glossary_places() -> list[str]:
    return [place for row in rows(GLOSSARY) for place in quoted(row[2])]


def names_in(path: Path) -> set[str]:
    """What a module defines: functions, classes, constants, and what belongs to its classes."""
    tree = ast.parse(path.read_text("utf-8"))
    found = assigned_in(tree.body)
    for name, node in tables.definitions(tree, ""):
        found.add(name)
        if isinstance(node, ast.ClassDef):
            found |= {f"{name}.{member}" for member in members_of(node)}
    return found


def members_of(node: ast.ClassDef) -> set[str]:
    """The fields that a class declares or that its functions set."""
    stored = (
        inner.attr
        for inner in ast.walk(node)
        if isinstance(inner, ast.Attribute) and isinstance(inner.ctx, ast.Store)
    )
    return assigned_in(node.body) | set(stored)


def assigned_in(body: list[ast.stmt]) -> set[str]:
    targets = [
        target
        for statement in body
        if isinstance(statement, ast.Assign | ast.AnnAssign)
        for target in getattr(statement, "targets", [getattr(statement, "target", None)])
    ]
    return {target.id for target in targets if isinstance(target, ast.Name)}


@pytest.mark.parametrize("place", glossary_places())
def test_what_the_glossary_names_is_there(place: str) -> None:
    file, _, name = place.partition(": ")
    path = ROOT / "src" / "mirabilia" / file
    assert path.is_file()
    assert not name or name in names_in(path)


def test_the_glossary_is_in_order_and_every_word_has_a_place() -> None:
    for text in GLOSSARY.split("\n## ")[1:]:
        words = [row[0] for row in rows(text)]
        assert words == sorted(words)
        assert all(quoted(row[2]) for row in rows(text))


# ---- files and names

# What readers or commands make.
MADE = re.compile(
    r"(mybots|better|learner)\.py|/.*|benchmarks/results/.*|build/.*|training/(base|boxes)-.*"
)
FILE = re.compile(r"[\w./-]+\.(?:py|toml|txt|md|html|js|css|ftl|json|svg)")
FILES = [
    path
    for folder in ("src", "tests", "docs", "scripts", "benchmarks")
    for path in (ROOT / folder).rglob("*.*")
    if "__pycache__" not in path.parts
] + list(ROOT.glob("*.*"))
NAME = r"`[A-Za-z_][\w.]*`"
NAMES = rf"({NAME}(?:(?:,| and| or|, and) {NAME})*)"
# "`pay` and `place` in `engine/turn.py`", "`pay` (`engine/turn.py`)", "`turn.py`: `pay`"
NAMED_BEFORE = re.compile(rf"{NAMES}(?: in| of| from|) \(?`([\w./-]+\.py)`")
NAMED_AFTER = re.compile(rf"`([\w./-]+\.py)`: {NAMES}")
# What can only be a name of the code, not a word of the game.
CODE_NAME = re.compile(r"_?[a-z]+(?:_[a-z]+)+|_?[A-Z]+(?:_[A-Z]+)+|[A-Z][a-z]+(?:[A-Z][a-z]+)+")


def files_called(name: str) -> list[Path]:
    """The files with a name, or a path that ends so."""
    return [path for path in FILES if f"/{path.as_posix()}".endswith(f"/{name}")]


def names_with_files(text: str) -> Iterator[tuple[str, str]]:
    """The names that a text says are in a file, each with that file."""
    line = " ".join(BLOCK.sub("", text).split())
    pairs = NAMED_BEFORE.findall(line)
    pairs += [(names, file) for file, names in NAMED_AFTER.findall(line)]
    for names, file in pairs:
        for name in quoted(names):
            if not FILE.fullmatch(name):
                yield name, file


def misplaced(text: str) -> list[tuple[str, str]]:
    return [
        (name, file)
        for name, file in names_with_files(text)
        if not any(name in names_in(path) for path in files_called(file))
    ]


@cache
def names_of_the_code() -> set[str]:
    modules = [path for path in FILES if path.suffix == ".py"]
    return {name.rpartition(".")[2] for path in modules for name in names_in(path)}


@pytest.mark.parametrize("path", DOCUMENTS, ids=identifier)
def test_files_that_documents_name_are_there(path: Path) -> None:
    if path.name != "CHANGELOG.md":
        words = [word.partition(": ")[0] for word in quoted(path.read_text("utf-8"))]
        named = [word for word in words if FILE.fullmatch(word) and not MADE.fullmatch(word)]
        assert [word for word in named if not files_called(word)] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=identifier)
def test_names_that_documents_place_in_a_file_are_there(path: Path) -> None:
    if path.name != "CHANGELOG.md":
        assert misplaced(path.read_text("utf-8")) == []


def test_names_in_the_architecture_are_those_of_the_code() -> None:
    known = names_of_the_code() | set(vars(builtins)) | {"MIRABILIA_BUILD", "MIRABILIA_PAGE"}
    words = [word.removesuffix("()").rpartition(".")[2] for word in quoted(ARCHITECTURE)]
    assert [word for word in words if CODE_NAME.fullmatch(word) and word not in known] == []
    assert len([word for word in words if CODE_NAME.fullmatch(word)]) > 20


def test_a_name_that_is_not_in_its_file_is_found() -> None:
    assert misplaced("say in `no_such` (`engine/state.py`) what") == [
        ("no_such", "engine/state.py")
    ]
    assert misplaced("`DECISIONS` and\n`no_such` in `engine/state.py`, `State` (`state.py`)") == [
        ("no_such", "engine/state.py")
    ]
    assert misplaced("`engine/state.py`: `no_such`. `State` of `no_such.py`") == [
        ("State", "no_such.py"),
        ("no_such", "engine/state.py"),
    ]


# ---- commands

SUBCOMMANDS = [
    *("play", "simulate", "arena", "match", "lab", "puzzle", "replay", "review", "show", "train"),
    *("serve", "admin", "reports", "verify", "completion"),
]
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
# The lines of a help that explain an option: other lines may name those of other commands.
EXPLAINED = re.compile(r"^ +(?:-\w, )?(--[a-z][a-z-]*)", re.MULTILINE)


def run_command(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    code = "import sys; from mirabilia.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def shared(command: str) -> set[str]:
    """The options of a game or a server that a command takes, if its section speaks of them."""
    text = " ".join(section(command, COMMANDS).split())
    if "[settings of a server](tables/settings.md)" in text:
        return {row[1].strip("`") for row in rows(SETTINGS)}
    if "[options of a game](tables/options.md)" not in text:
        return set()
    taken = {"all"} if "that all commands take" in text else {"all", "those that set up games"}
    return {row[1].strip("`") for row in rows(OPTIONS) if row[2] in taken}


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_the_documented_options_of_a_command_are_those_it_has(name: str) -> None:
    done = run_command([name, "--help"])
    assert done.returncode == 0, done.stderr
    listed = [word for row in rows(section(name, COMMANDS)) for word in quoted(row[0])]
    documented = {word.split()[0] for word in listed if word.startswith("--")} | shared(name)
    assert documented == set(EXPLAINED.findall(done.stdout)) - {"--help"}


@pytest.mark.parametrize("order", ORDERS)
def test_the_orders_of_the_operator_are_documented(order: str) -> None:
    done = run_command(["admin", order, "--help"])
    assert done.returncode == 0, done.stderr
    text = section("admin", COMMANDS) if order != "reports" else section("reports", COMMANDS)
    assert set(EXPLAINED.findall(done.stdout)) - {"--help"} <= set(OPTION.findall(text))
    assert [row for row in rows(section("admin", COMMANDS)) if f"`{order}" in row[0]] != []


def test_every_bot_is_documented() -> None:
    assert [name for name in own_bots() if f"\n| `{name}` | " not in COMMANDS] == []


@pytest.mark.parametrize("text", [README, COMMANDS], ids=["README.md", "commands.md"])
def test_examples_of_commands_use_documented_options(text: str) -> None:
    lines = [line for block in blocks(text, "") for line in block.splitlines()]
    examples = [line.split() for line in lines if line.startswith("mirabilia ")]
    assert {words[1] for words in examples} == set(SUBCOMMANDS)
    for words in examples:
        used = {word for word in words[2:] if word.startswith("--")}
        assert used <= set(OPTION.findall(section(words[1], COMMANDS))) | shared(words[1]), words


def keys_of(value: Any) -> set[str]:
    """All keys of nested tables, but those that are names of bots, boards or lines."""
    if not isinstance(value, dict):
        return set()
    names = {*bot_names(), *LINES, *SIDES, *load().wonder_by_id}
    return (set(value) - names).union(*(keys_of(part) for part in value.values()))


def test_every_key_of_a_simulation_is_documented() -> None:
    outcome = to_json(simulate(["random"], games=1, players=3, seed=1))
    assert keys_of(outcome) <= set(quoted(section("simulate", COMMANDS))) | set(quoted(OPTIONS))


def test_every_key_of_a_match_is_documented() -> None:
    comparison = compare(
        make_duel("random", "random", ["random"], pairs=2, seed=1), QUESTIONS["stronger"]
    )
    known = {*quoted(section("match", COMMANDS)), *quoted(OPTIONS)}
    assert keys_of(duel_to_json(comparison)) <= known


def test_every_key_of_a_contest_is_documented() -> None:
    contest = make_contest(["random"], games=1, players=3, seed=1)
    outcome = hold(contest)
    sections = [section("arena", COMMANDS), section("simulate", COMMANDS), OPTIONS]
    words = {word for text in sections for word in quoted(text)}
    assert keys_of(contest_to_json(outcome)) <= words
    assert set(outcome.lines[0]) <= set(quoted(section("arena", COMMANDS)))


# ---- a bot of one's own


def test_the_way_to_a_rated_bot_is_short_and_works(tmp_path: Path) -> None:
    """The module of the document, played as the document says, with a handful of games."""
    (module,) = blocks(BOTS, "python")
    assert len(module.splitlines()) <= 30
    (command,) = blocks(BOTS, "")[0].splitlines()
    (file,) = re.findall(r"`(\w+)\.py`", BOTS)
    (tmp_path / f"{file}.py").write_text(module, "utf-8")
    words = command.split()[1:]
    few = [*words[: words.index("--games")], "--games", "3", "--seed", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "mirabilia", *few],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    bots = json.loads(done.stdout)["bots"]
    assert set(bots) == {"Blue", "builder", "random"}
    assert all(bot["rating"]["sigma"] > 0 for bot in bots.values())
    script, advice = blocks(BOTS, "py")
    assert "games=60" in script
    run_here = [sys.executable, "-c", script.replace("games=60", "games=3")]
    done = subprocess.run(run_here, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "'mu'" in done.stdout, done.stderr
    run_here = [sys.executable, "-c", advice]
    done = subprocess.run(run_here, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout.count("wins") == 3, done.stderr


def test_examples_about_bots_use_documented_options() -> None:
    lines = [line for block in blocks(BOTS, "") for line in block.splitlines()]
    examples = [line.split() for line in lines if line.startswith("mirabilia ")]
    assert examples
    for words in examples:
        used = {word for word in words[2:] if word.startswith("--")}
        assert used <= set(OPTION.findall(section(words[1], COMMANDS))) | shared(words[1]), words


# ---- the reference


def public_members() -> Iterator[str]:
    """Every public name, and every function and property of the public classes."""
    for name in mirabilia.__all__:
        yield name
        thing = getattr(mirabilia, name)
        members = vars(thing).items() if inspect.isclass(thing) else []
        for member, value in members:
            # Compiled, properties are descriptors, and so are attributes, which have no docstring.
            shown = isinstance(value, property | staticmethod) or inspect.isroutine(value)
            if shown and not member.startswith("_"):
                yield f"{name}.{member}"


@pytest.mark.parametrize("name", list(public_members()))
def test_public_names_have_docstrings(name: str) -> None:
    thing: Any = mirabilia
    for part in name.split("."):
        thing = getattr(thing, part)
    assert inspect.getdoc(thing)
