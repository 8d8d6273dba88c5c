"""The server as a real process: killed and started again; bots that die; errors at the start."""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from argparse import ArgumentTypeError, Namespace
from pathlib import Path
from random import Random

import pytest

from mirabilia import Game, replay
from mirabilia.extras import install_line
from mirabilia.server import running, serve, verify
from mirabilia.server.commitment import commitment
from mirabilia.server.configuration import SETTINGS, addresses, complete, web_address
from mirabilia.server.running import has_screen, listen, open_page
from mirabilia.server.serve import add_arguments
from mirabilia.server.settings import ServerSettings
from tests.server import serving
from tests.server.process import Data, Server, play_until
from tests.server.support import run_alone
from tests.support.play import finished_game, play_out
from tests.support.waiting import PATIENCE


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        table = server.begin_game()
        for rounds in (1, 3, 2):
            before = run_alone(play_until(server, table, rounds))
            server.kill()
            server.start()
            after = run_alone(play_until(server, table, 0))
            # The bots may have gone on, but what was known has not changed.
            assert after["number"] >= before["number"]
            for part in ("view", "answer", "scores"):
                assert after[part] == before[part]
            assert after["table"] == before["table"]
        end = run_alone(play_until(server, table, 99))
        assert end["table"]["status"] == "over"
        path = tmp_path / "game.json"
        path.write_text(json.dumps(server.ask(f"/api/tables/{table}/record")), "utf-8")
        assert end["table"]["commitment"] in run("verify", str(path)).stdout
    finally:
        server.kill()


def test_an_interrupt_ends_it_quietly(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path / "kept")
    server.start()
    assert (tmp_path / "kept").stat().st_mode & 0o077 == 0, "others may look into it"
    server.process.send_signal(signal.SIGINT)
    rest, _ = server.process.communicate(timeout=PATIENCE)
    assert rest == "Mirabilia has closed; its games are kept\n"
    assert server.process.returncode == 0
    assert "Traceback" not in capfd.readouterr().err


def test_who_goes_before_the_door_is_open_is_no_failure(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        place = server.url.removeprefix("http://")
        host, _, port = place.partition(":")
        wishes = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        lines = ["GET /api/tables/none/live HTTP/1.1", f"Host: {place}", *wishes, key, "", ""]
        for _ in range(10):
            with socket.create_connection((host, int(port))) as going:
                going.sendall("\r\n".join(lines).encode())
        assert server.ask("/api/about")["version"]
    finally:
        server.process.terminate()
        server.process.communicate(timeout=PATIENCE)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_page_is_opened_only_where_it_can_be_seen(
    environment: dict[str, str], platform: str, expected: bool
) -> None:
    assert has_screen(environment, platform) == expected


@pytest.mark.parametrize(
    ("wanted", "page", "screen"),
    [(True, True, True), (False, True, True), (True, False, True), (True, True, False)],
)
def test_a_page_is_opened_if_it_is_wanted_and_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: bool, page: bool, screen: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(running, "has_page", lambda: page)
    monkeypatch.setattr(running, "has_screen", lambda _: screen)
    monkeypatch.setattr(webbrowser, "open", opened.append)

    async def test() -> list[str]:
        async with serving.running(tmp_path, browser=wanted) as server:
            return [server.settings.own_url] if wanted and page and screen else []

    assert opened == run_alone(test())


def test_a_browser_that_is_not_there_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(url: str) -> bool:
        raise webbrowser.Error(url)

    monkeypatch.setattr(webbrowser, "open", fail)
    open_page("http://127.0.0.1/")


# ---- errors at the start


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "mirabilia", *args]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def complaint(*args: str) -> str:
    done = run(*args)
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    return line


def test_a_port_in_use_is_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = complaint("serve", "--port", port, "--data", str(tmp_path))
    assert f"port {port}" in line
    assert "--port" in line


def test_a_data_folder_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert "file" in complaint("serve", "--port", "0", "--data", str(tmp_path / "file" / "x"))


def test_a_database_that_cannot_be_opened_is_one_line(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'nowhere' / 'x.db'}"
    line = complaint("serve", "--port", "0", "--data", str(tmp_path), "--database-url", url)
    assert "database" in line


def test_a_file_that_is_no_database_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "mirabilia.db").write_text("something else altogether" * 100, "utf-8")
    assert "database" in complaint("serve", "--port", "0", "--data", str(tmp_path))


def test_a_port_that_is_none_is_refused() -> None:
    assert "'70000'" in complaint("serve", "--port", "70000")


def test_a_bot_that_cannot_be_found_is_one_line(tmp_path: Path) -> None:
    line = complaint("serve", "--port", "0", "--data", str(tmp_path), "--bots", "nowhere:Bot")
    assert "nowhere" in line


@pytest.mark.parametrize(
    "url",
    [
        *("games.example", "ftp://games.example", "https://x.example/games", "https://x y"),
        *(
            "https://x.example:port",
            "https://x.example/?q=1",
            "https://ada@x.example",
            "https://[x",
        ),
    ],
)
def test_a_public_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises(ArgumentTypeError, match=re.escape(repr(url))):
        web_address(url)


@pytest.mark.parametrize(
    "url", ["https://games.example/", "http://192.0.2.7:8007", "https://[2001:db8::7]:8443"]
)
def test_a_public_address_may_have_a_port(url: str) -> None:
    assert web_address(url) == url


def test_proxies_are_addresses_or_networks() -> None:
    assert addresses("192.0.2.7, 10.1.0.0/16,::1") == ("192.0.2.7/32", "10.1.0.0/16", "::1/128")
    for text in ("", "proxy.example", "10.0.0.0/33", "*"):
        with pytest.raises(ArgumentTypeError, match=re.escape(repr(text))):
            addresses(text)


def test_a_public_address_comes_with_a_proxy_on_this_machine() -> None:
    assert ServerSettings(Path()).proxies == ()
    public = ServerSettings(Path(), public_url="https://games.example")
    assert public.proxies == ("127.0.0.1", "::1")
    told = ServerSettings(Path(), public_url="https://games.example", proxies=("10.0.0.1/32",))
    assert told.proxies == ("10.0.0.1/32",)


def test_a_public_address_that_is_none_is_one_line() -> None:
    assert "'games.example'" in complaint("serve", "--public-url", "games.example")


def test_a_host_that_nobody_knows_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")

    monkeypatch.setattr(socket, "create_server", fail)
    with pytest.raises(ValueError, match=r"nowhere\.invalid.*Name or service not known"):
        listen("nowhere.invalid", 8007)


def test_a_port_that_may_not_be_used_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "create_server", fail)
    with pytest.raises(ValueError, match="80"):
        listen("127.0.0.1", 80)


def test_a_database_of_a_newer_version_is_one_line(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "mirabilia.db")) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    line = complaint("serve", "--port", "0", "--data", str(tmp_path))
    assert "newer version" in line
    assert "9999" in line


def test_redis_without_its_package_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(running, "import_module", fail)
    with pytest.raises(ValueError, match=re.escape(install_line("redis"))):
        run_alone(running.check_redis("redis://127.0.0.1"))


def test_the_command_ends_with_the_status_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "serve", lambda _: 3)
    assert serve.run(Namespace(config=None)) == 3


def test_a_module_that_is_missing_by_mistake_is_no_matter_of_packages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(name: str) -> None:
        raise ModuleNotFoundError(name="mirabilia.misspelt")

    monkeypatch.setattr(serve, "import_module", fail)
    with pytest.raises(ModuleNotFoundError):
        serve.run(Namespace(config=None))


@pytest.mark.parametrize("text", ["{", "[]", "{}", '{"table": 3}'])
def test_what_is_no_record_of_a_server_is_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=r"game\.json"):
        verify.read(path)


def test_without_its_packages_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['litestar'] = None; from mirabilia.cli import main; main()"
    command = [sys.executable, "-c", code, "serve", "--port", "0"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert install_line("server") in done.stderr


# ---- verify


@pytest.fixture
def record() -> Data:
    record = finished_game(1, sides="day", boards="deal").record()
    seats = [{"guest": None, "name": None, "bot": "random"}]
    promised = commitment(record["seed"], record["options"], seats)
    return {**record, "table": {"seats": seats, "commitment": promised}}


def verified(tmp_path: Path, record: Data, *args: str) -> subprocess.CompletedProcess[str]:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record), "utf-8")
    return run("verify", str(path), *args)


def test_a_kept_promise_is_verified(tmp_path: Path, record: Data) -> None:
    promised = record["table"]["commitment"]
    for args in ([], ["--commitment", promised]):
        done = verified(tmp_path, record, *args)
        assert done.returncode == 0, done.stderr
        assert promised in done.stdout


def test_a_broken_promise_is_found(tmp_path: Path, record: Data) -> None:
    table = record["table"]
    other_seats = {**record, "table": {**table, "seats": []}}
    no_promise = {**record, "table": {"seats": table["seats"]}}
    unfinished = {**record, "entries": record["entries"][:5], "digest": None}
    other_moves = {**record, "entries": record["entries"][:-1]}
    plain = {key: value for key, value in record.items() if key != "table"}
    for wrong in (other_seats, no_promise, unfinished, other_moves, plain, dealt_anew(record)):
        done = verified(tmp_path, wrong)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
    assert verified(tmp_path, record, "--commitment", "0" * 64).returncode == 2


def dealt_anew(record: Data) -> Data:
    """A game with the promised seed whose deal was changed: two hands are exchanged."""
    start = replay({**record, "entries": [], "digest": None}).position()
    for hands in (start["hands"], start["history"]["deals"][0]["hands"]):
        hands[:2] = hands[1::-1]
    game = play_out(Game.from_position(start), Random(1))
    return {**game.record(), "table": record["table"]}


def test_what_is_said_on_the_command_line_is_understood() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    line = "--host 0.0.0.0 --port 80 --data games --database-url a --redis-url b"
    line += " --public-url https://games.example --proxy 10.0.0.0/8,::1 --bots one,two"
    line += " --limit chat=1/2 --limit commands=3/4 --words refused.txt --browser"
    known = vars(parser.parse_args(line.split()))
    assert (known["host"], known["port"], known["data"]) == ("0.0.0.0", 80, Path("games"))
    assert (known["database_url"], known["redis_url"]) == ("a", "b")
    assert known["public_url"] == "https://games.example"
    assert known["proxy"] == ("10.0.0.0/8", "::1/128")
    assert list(known["bots"]) == ["one", "two"]
    assert known["limits"] == ["chat=1/2", "commands=3/4"]
    assert (known["words"], known["browser"]) == (Path("refused.txt"), True)
    usual = vars(complete(parser.parse_args([]), SETTINGS, {}))
    assert (usual["host"], usual["port"], usual["browser"]) == ("127.0.0.1", 8007, False)
