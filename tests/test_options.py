"""One table of options: whatever takes options has every entry, with its values and its words."""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import mirabilia
from mirabilia import Game, data, replay
from mirabilia.bots.tables import add_table_options, argument_of, arguments_of, table_options
from mirabilia.catalog import load
from mirabilia.encoding.observations import options_row
from mirabilia.engine.options import check_options
from mirabilia.errors import ImpossibleOptions
from mirabilia.locales import load_words
from mirabilia.options import EXPANSIONS, OPTIONS, USUAL, Option, TableOptions
from mirabilia.server.messages import Settings
from tests.support.plain import plain

SOURCES = Path(mirabilia.__file__).parent
DEFAULTS = {option.name: option.default for option in OPTIONS}
# What the columns of rows are called that are not called as their option.
OTHER_COLUMNS = {"leaders": "leader_set"}
SEEN_ON_THE_TABLE = ("sides", "boards")


def changes() -> list[tuple[str, Any]]:
    """Every value of every option that can be changed by itself, but the usual one."""
    values: dict[str, Any] = {option.name: option.choices or (True, False) for option in OPTIONS}
    values |= {"players": (3, 5, 6), "expansions": [(box,) for box in EXPANSIONS]}
    return [(name, one) for name in values for one in values[name] if one != DEFAULTS[name]]


def asked_for(name: str, value: Any) -> dict[str, Any]:
    """Options that differ in one, with the boxes that it needs."""
    (option,) = [option for option in OPTIONS if option.name == name]
    return {**({"expansions": option.needs} if option.needs else {}), name: value}


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def new_function() -> ast.FunctionDef:
    """`Game.new` as it is written: what is compiled tells nothing about its arguments."""
    tree = ast.parse((SOURCES / "game.py").read_text("utf-8"))
    (found,) = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and n.name == "new"]
    return found


# ---- the library


def test_game_new_takes_every_option_with_its_default() -> None:
    arguments = new_function().args
    taken = {
        argument.arg: ast.literal_eval(default)
        for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if default is not None
    }
    assert {name: taken[name] for name in taken if name not in ("seed", "events")} == DEFAULTS
    assert list(taken) == [*DEFAULTS, "seed", "events"]


def test_game_new_explains_every_option() -> None:
    about = ast.get_docstring(new_function()) or ""
    assert set(DEFAULTS) <= set(re.findall(r"`(\w+)`", about))


def test_a_game_keeps_every_option() -> None:
    source = (SOURCES / "engine" / "options.py").read_text("utf-8")
    (kept,) = [
        ast.unparse(node)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name == "__init__"
    ]
    assert set(re.findall(r"agreed\['(\w+)'\]", kept)) == set(DEFAULTS)


def test_a_table_has_every_option_that_games_can_share() -> None:
    own = {option.name for option in OPTIONS if option.commands == "own"}
    assert set(TableOptions.__annotations__) == set(USUAL) == set(DEFAULTS) - own


@pytest.mark.parametrize(("name", "value"), changes())
def test_positions_and_records_keep_a_change(name: str, value: Any) -> None:
    game = Game.new(seed=1, **asked_for(name, value))
    written = game.position()["options"]
    assert plain(written)[name] == as_json(value)
    assert Game.from_position(game.position()).position()["options"] == written
    assert replay(game.record()).digest() == game.digest()


@pytest.mark.parametrize(("name", "value"), [change for change in changes() if change[0] in USUAL])
def test_rows_of_games_have_every_option_that_they_can_share(name: str, value: Any) -> None:
    bots = ["random"] * DEFAULTS["players"]
    row: Any = next(iter(data.rows(bots, games=1, seed=1, **asked_for(name, value))))
    assert row[OTHER_COLUMNS.get(name, name)] == as_json(value)


@pytest.mark.parametrize(("name", "value"), changes())
def test_observations_tell_every_option_that_the_table_does_not_show(name: str, value: Any) -> None:
    changed, usual = (
        options_row(check_options(load(), asked_for(name, one))) for one in (value, DEFAULTS[name])
    )
    assert (changed == usual) is (name in SEEN_ON_THE_TABLE)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_what_is_left_out_of_a_position_is_as_usual(option: Option) -> None:
    boxes = list(option.needs)
    usual = {"players": 4, "expansions": boxes, option.name: as_json(option.default)}
    if option.name == "expansions":
        usual = {"players": 4, "expansions": []}
    left_out = {key: value for key, value in usual.items() if key in ("players", "expansions")}
    said, unsaid = (Game.from_position({"options": one}) for one in (usual, left_out))
    assert said == unsaid
    named = option.name in said.position()["options"]
    assert named is (option.written != "changed")


@pytest.mark.parametrize(
    "option", [option for option in OPTIONS if option.kind == "choice"], ids=lambda o: o.name
)
def test_what_cannot_be_is_refused_with_the_code_of_the_option(option: Option) -> None:
    wrong: Any = 99 if option.value_type is int else "nonsense"
    with pytest.raises(ImpossibleOptions) as refused:
        Game.new(**asked_for(option.name, wrong))
    assert refused.value.code == option.term


@pytest.mark.parametrize(
    "option", [option for option in OPTIONS if option.needs], ids=lambda o: o.name
)
def test_what_means_nothing_without_its_boxes_is_refused(option: Option) -> None:
    others = [choice for choice in option.choices or (True, False) if choice != option.default]
    with pytest.raises(ImpossibleOptions) as refused:
        Game.new(**{option.name: others[0]})
    assert refused.value.code == "needless"
    assert refused.value.data["option"] == option.name
    for box in option.needs:
        assert box in str(refused.value)
    as_usual: dict[str, Any] = {option.name: option.default}
    assert as_usual.items() <= Game.new(**as_usual).options.items()
    assert str(refused.value)


def test_an_entry_that_cannot_be_is_refused() -> None:
    def entry(**more: Any) -> Option:
        return Option(**{"name": "fog", "kind": "flag", "default": False, "about": "fog", **more})

    assert entry().description == "fog"
    for wrong in ({"choices": (1, 2)}, {"kind": "choice"}, {"needs": ("atlantis",)}):
        with pytest.raises(ValueError, match="fog"):
            entry(**wrong)
    with pytest.raises(ValueError, match="3 is none"):
        entry(kind="choice", choices=(1, 2), default=3)


# ---- the command line and the server


@pytest.mark.parametrize(("name", "value"), [one for one in changes() if one[0] in USUAL])
def test_the_command_line_takes_a_change(name: str, value: Any) -> None:
    parser = argparse.ArgumentParser()
    add_table_options(parser, "all", "new")
    words = " ".join(arguments_of({**USUAL, **asked_for(name, value)})).split()
    assert table_options(parser.parse_args(words)) == {**USUAL, **asked_for(name, value)}
    assert table_options(parser.parse_args([])) == USUAL


@pytest.mark.parametrize(("name", "value"), changes())
def test_the_settings_of_a_table_take_a_change(name: str, value: Any) -> None:
    given = asked_for(name, value)
    settings = msgspec.json.decode(json.dumps(given), type=Settings)
    assert settings.options() == as_json({**DEFAULTS, **given})
    assert msgspec.json.decode(b"{}", type=Settings).options() == as_json(DEFAULTS)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({name: {}}), type=Settings)


# ---- words


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_choice_has_words_of_its_own(option: Option) -> None:
    words = load_words()
    assert words(f"option-{option.name}")
    if option.kind in ("choice", "boards"):
        told = {words(f"option-{option.name}.choice", choice=one) for one in option.choices}
        assert len(told) == len(option.choices)
    if option.kind == "flag" and option.default:
        assert words(f"option-{option.name}.off") != words(f"option-{option.name}")


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_has_its_row_in_the_notation(option: Option) -> None:
    text = (Path(__file__).parents[1] / "docs" / "notation.md").read_text("utf-8")
    rows = text.partition("Of `options`:")[2].partition("Of a city:")[0]
    assert f"\n| `{option.name}` | " in rows


# ---- a new entry

# Puts an entry into the table before anything has read it, and asks whoever takes options.
WITH_A_NEW_ENTRY = """
import contextlib, io, json, sys
from importlib.util import module_from_spec, spec_from_file_location

path = sys.argv[1] + "/options.py"
spec = spec_from_file_location("mirabilia.options", path)
table = sys.modules["mirabilia.options"] = module_from_spec(spec)
head, end, tail = open(path, encoding="utf-8").read().partition("\\n)\\n\\n\\nclass TableOptions")
entry = '    Option(name="fog", kind="flag", default=False, about="whether ships lose their way"),'
exec(compile(head + "\\n" + entry + end + tail, path, "exec"), vars(table))

from mirabilia import Game
from mirabilia.cli import main
from mirabilia.server.messages import Settings
import msgspec
from scripts import protocol, tables

help = {}
for command in ("simulate", "play", "show"):
    with contextlib.suppress(SystemExit), contextlib.redirect_stdout(io.StringIO()) as said:
        main([command, "--help"])
    help[command] = said.getvalue()
foggy = Game.from_position({"options": {"players": 3, "fog": True}})
clear = Game.from_position({"options": {"players": 3, "fog": False}})
print(json.dumps({
    "help": help,
    "written": [game.position()["options"] for game in (foggy, clear)],
    "options": Settings().options(),
    "schema": msgspec.json.schema(Settings)["$defs"]["Settings"]["properties"]["fog"],
    "types": protocol.types(),
    "form": protocol.settings(),
    "document": tables.options(),
}))
"""


def test_a_new_entry_is_seen_by_all_that_take_options() -> None:
    done = subprocess.run(
        [sys.executable, "-c", WITH_A_NEW_ENTRY, str(SOURCES)],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    for said in seen["help"].values():
        assert re.search(r"--fog +whether ships lose their way", said)
    foggy, clear = seen["written"]
    assert foggy == {**clear, "fog": True}
    assert "fog" not in clear
    assert seen["options"]["fog"] is False
    assert seen["schema"] == {
        "description": "whether ships lose their way",
        "type": "boolean",
        "default": False,
    }
    assert "fog?: boolean;" in seen["types"]
    assert '"name": "fog"' in seen["form"]
    assert '"fog": false' in seen["form"]
    assert "| `fog` | `--fog` | all | whether ships lose their way | no | – |" in seen["document"]
    assert not [option for option in OPTIONS if argument_of(option) == "--fog"]
