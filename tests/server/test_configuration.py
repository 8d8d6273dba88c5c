"""Settings by flags, by the environment and by a file: one table, one order, plain words."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from mirabilia.cli import main
from mirabilia.server import configuration, dealing
from mirabilia.server.configuration import NOT_OURS, PREFIX, SETTINGS, STORAGE, Setting, complete
from mirabilia.server.limit_texts import read_limits
from mirabilia.server.limits import Limits
from mirabilia.server.settings import ServerSettings, sqlite_url
from tests.server.process import Server

# For each setting a text for flag and variable, a value for the file, and what both mean.
EXAMPLES: dict[str, tuple[str, Any, Any]] = {
    "host": ("0.0.0.0", "0.0.0.0", "0.0.0.0"),
    "port": ("65535", 65535, 65535),
    "data": ("games", "games", Path("games")),
    "database_url": ("sqlite:///x", "sqlite:///x", "sqlite:///x"),
    "redis_url": ("redis://a", "redis://a", "redis://a"),
    "public_url": ("https://a.example", "https://a.example", "https://a.example"),
    "proxy": ("10.0.0.0/8,::1", ["10.0.0.0/8", "::1"], ("10.0.0.0/8", "::1/128")),
    "tls_cert": ("a.crt", "a.crt", Path("a.crt")),
    "tls_key": ("a.key", "a.key", Path("a.key")),
    "bots": ("one,two", ["one", "two"], ["one", "two"]),
    "deal_bot": ("master@1", "master@1", "master@1"),
    "deal_iterations": ("200", 200, 200),
    "deal_week": (
        "base,none,leaders,base,base,base,leaders+armada",
        ["base", "none", "leaders", "base", "base", "base", "leaders+armada"],
        ((), None, ("leaders",), (), (), (), ("leaders", "armada")),
    ),
    "words": ("bad.txt", "bad.txt", Path("bad.txt")),
    "push": ("yes", True, True),
    "metrics": ("127.0.0.1", ["127.0.0.1"], ("127.0.0.1/32",)),
    "log_format": ("json", "json", "json"),
    "access_log": ("true", True, True),
    "browser": ("on", True, True),
}


def told(
    words: list[str], environment: Mapping[str, str] | None = None, file: Path | None = None
) -> Namespace:
    parser = argparse.ArgumentParser()
    configuration.add_arguments(parser, SETTINGS)
    configuration.add_limits(parser)
    config = [] if file is None else ["--config", str(file)]
    return complete(parser.parse_args([*words, *config]), SETTINGS, environment or {})


def toml(folder: Path, **values: Any) -> Path:
    path = folder / "mirabilia.toml"
    lines = [f"{name} = {json.dumps(value)}" for name, value in values.items()]
    path.write_text("\n".join(lines), "utf-8")
    return path


def test_every_setting_has_an_example() -> None:
    assert [*EXAMPLES] == [setting.name for setting in SETTINGS]
    assert set(STORAGE) < set(SETTINGS)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_setting_is_the_same_wherever_it_stands(setting: Setting, tmp_path: Path) -> None:
    text, value, meant = EXAMPLES[setting.name]
    words = [setting.flag] if setting.kind == "switch" else [setting.flag, text]
    found = [
        told(words),
        told([], {setting.variable: text}),
        told([], file=toml(tmp_path, **{setting.name: value})),
    ]
    for one in found:
        got = getattr(one, setting.name)
        assert (list(got) if setting.name == "bots" else got) == meant
    assert getattr(told([]), setting.name) == setting.default
    assert getattr(told([], {setting.variable: ""}), setting.name) == setting.default


def test_a_flag_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = toml(tmp_path, port=1, host="file", access_log=True, log_format="json")
    found = told(
        ["--port", "3", "--no-access-log"],
        {"MIRABILIA_PORT": "2", "MIRABILIA_HOST": "environment", "MIRABILIA_ACCESS_LOG": "1"},
        file,
    )
    assert (found.port, found.host, found.access_log) == (3, "environment", False)
    assert found.log_format == "json"


def test_limits_count_in_the_same_order(tmp_path: Path) -> None:
    file = tmp_path / "mirabilia.toml"
    file.write_text('[limits]\nchat = "1/1"\ncommands = "1/1"\nlobby_days = 2.5\nlisted = 9\n')
    environment = {"MIRABILIA_LIMIT_CHAT": "2/2", "MIRABILIA_LIMIT_COMMANDS": "2/2"}
    found = read_limits(told(["--limit", "chat=3/3"], environment, file).limits)
    assert [str(found.chat), str(found.commands)] == ["3/3", "2/2"]
    assert (found.lobby_days, found.listed) == (2.5, 9)
    assert read_limits(told([]).limits) == Limits()


def test_the_environment_names_the_file(tmp_path: Path) -> None:
    file = toml(tmp_path, port=9)
    assert told([], {"MIRABILIA_CONFIG": str(file)}).port == 9
    assert told([], {"MIRABILIA_CONFIG": "nowhere"}, file).port == 9, "the flag counts first"
    with pytest.raises(FileNotFoundError):
        told([], {"MIRABILIA_CONFIG": str(tmp_path / "nowhere")})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("hots = 1", "there is no setting 'hots' (did you mean 'host'?)"),
        ("database-url = 'x'", "there is no setting 'database-url' (did you mean 'database_url'?)"),
        ("port = 65536", "port: '65536' is no port from 0 to 65535"),
        ("port = 'x'", "port: 'x' is no port from 0 to 65535"),
        ("port = 1.5", "port: 1.5 is not the kind of value it has"),
        ("port = true", "port: True is not the kind of value it has"),
        ("host = ['a']", "host: ['a'] is not the kind of value it has"),
        ("access_log = 'yes'", "access_log: 'yes' is neither true nor false"),
        ("proxy = ['x']", "proxy: 'x' is no address such as 192.0.2.7"),
        ("log_format = 'xml'", "log_format: 'xml' is neither text nor json"),
        ("deal_bot = 'adpet'", "deal_bot: 'adpet' is no bot of this package (did you mean 'adept'"),
        ("deal_bot = 'master@9'", "deal_bot: 'master@9' is no bot of this package (did you"),
        ("deal_bot = 'mine:Own'", "is no bot of this package: there are random"),
        ("deal_iterations = 0", "deal_iterations: '0' is no number from 1 to 1000"),
        ("deal_iterations = 1001", "deal_iterations: '1001' is no number from 1 to 1000"),
        ("deal_iterations = 'many'", "deal_iterations: 'many' is no number from 1 to 1000"),
        ("deal_week = ['base', 'none']", "'base,none' has 2 days: it is one for all, or seven"),
        (
            "deal_week = ''",
            "'' is no day such as leaders+cities: there are leaders, cities",
        ),
        ("deal_week = 'leader'", "'leader' is no day such as leaders+cities (did you mean 'lea"),
        ("deal_week = 'armada+armada'", "'armada+armada' is no day such as leaders+cities"),
        ("port = ", "is no TOML: Invalid value"),
        ("limits = 3", "limits are a table, [limits]"),
        ("[limits]\nchat = true", "True cannot be the limit 'chat'"),
        ("[host]\na = 1", "host: {'a': 1} is not the kind of value it has"),
    ],
)
def test_a_file_that_is_wrong_is_told_in_a_line(
    tmp_path: Path, text: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mirabilia.toml"
    file.write_text(text, "utf-8")
    assert main(["serve", "--config", str(file)]) == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert complaint in line
    assert str(file) in line


def test_a_week_of_deals_is_read_as_it_is_written() -> None:
    assert dealing.read_week(dealing.write_week(dealing.USUAL_WEEK)) == dealing.USUAL_WEEK
    assert dealing.read_week("none") == (None,) * 7
    assert dealing.read_week(" leaders + cities ") == (("leaders", "cities"),) * 7


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff")
    with pytest.raises(ValueError, match="is no TOML"):
        told([], file=tmp_path / "x")


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        (
            "MIRABILIA_HOTS",
            "x",
            r"no variable 'MIRABILIA_HOTS' \(did you mean 'MIRABILIA_HO",
        ),
        ("MIRABILIA_PORT", "x", "MIRABILIA_PORT: 'x' is no port"),
        ("MIRABILIA_BROWSER", "maybe", "MIRABILIA_BROWSER: 'maybe' is neither true nor false"),
    ],
)
def test_a_variable_that_is_wrong_is_told(name: str, value: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        told([], {name: value})


def test_a_variable_for_a_limit_that_there_is_not() -> None:
    with pytest.raises(ValueError, match=r"no limit 'chta' \(did you mean 'chat'\?\)"):
        read_limits(told([], {"MIRABILIA_LIMIT_CHTA": "1/1"}).limits)


def test_other_variables_are_left_alone() -> None:
    told([], dict.fromkeys([*NOT_OURS, "PATH", "MIRABILIAN"], "x"))
    assert all(name.startswith(PREFIX) for name in NOT_OURS)


def test_a_mistyped_flag_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--hots=x"])
    assert "there is no argument '--hots' (did you mean '--host'?)" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["admin", "tables", "--statsu", "lobby"])
    assert "(did you mean '--status'?)" in capsys.readouterr().err


def test_a_server_starts_from_a_file_and_the_operator_finds_it(tmp_path: Path) -> None:
    file = toml(tmp_path, data=str(tmp_path / "kept"), log_format="json", host="127.0.0.1")
    server = Server(tmp_path / "kept", "--config", str(file))
    server.start()
    try:
        server.ask("/api/me", {"name": "Ada"})
    finally:
        server.kill()
    command = [sys.executable, "-m", "mirabilia", "admin", "guests", "--json"]
    environment = {**os.environ, "MIRABILIA_CONFIG": str(file)}
    done = subprocess.run(command, env=environment, capture_output=True, check=True)
    assert [one["name"] for one in json.loads(done.stdout)] == ["Ada"]


def test_where_games_are_kept_is_told_without_a_password(tmp_path: Path) -> None:
    """It stands in the first line that the server prints."""
    file = tmp_path / "games.db"
    remote = "postgresql+asyncpg://ada:secret@db.example/games"
    assert ServerSettings(tmp_path).kept_in == str(tmp_path)
    assert ServerSettings(tmp_path, database_url=sqlite_url(file)).kept_in == str(file)
    told = ServerSettings(tmp_path, database_url=remote).kept_in
    assert told == remote.replace("secret", "***")
