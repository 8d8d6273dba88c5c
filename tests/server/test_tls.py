"""A secure address of the server's own, by the recipe of docs/server.md, and what can be wrong."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from mirabilia.cli import main
from mirabilia.server.running import Announced
from mirabilia.server.tls import load_tls
from tests.server.serving import running
from tests.server.support import run_alone
from tests.support.waiting import until

ROOT = Path(__file__).parents[2]


def recipe() -> str:
    """The commands of the document that make a certificate, for this machine."""
    text = (ROOT / "docs" / "server.md").read_text("utf-8")
    chapter = text.partition("## A secure address")[2].partition("\n## ")[0]
    lines = next(block for block in chapter.split("```") if block.startswith("\naddress="))
    return re.sub(r"^address=.*$", "address=127.0.0.2", lines, flags=re.MULTILINE)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the recipe makes."""
    if shutil.which("openssl") is None:
        assert not os.environ.get("CI"), "the recipe for TLS needs openssl"
        pytest.skip("there is no openssl here")
    folder = tmp_path_factory.mktemp("tls")
    done = subprocess.run(
        ["sh", "-e", "-c", recipe()], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def tls(made: Path) -> ssl.SSLContext:
    context = load_tls(made / "server.crt", made / "server.key")
    assert context is not None
    return context


@pytest.fixture
def trusting(made: Path) -> ssl.SSLContext:
    """A device that was told to trust what signed the certificate."""
    return ssl.create_default_context(cafile=made / "home.crt")


async def ask(port: int, trust: ssl.SSLContext, request: str, name: str = "localhost") -> str:
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, ssl=trust, server_hostname=name
    )
    writer.write(f"{request}\r\nhost: {name}:{port}\r\nconnection: close\r\n".encode())
    body = b"{}"
    writer.write(f"content-type: application/json\r\ncontent-length: {len(body)}\r\n\r\n".encode())
    writer.write(body)
    answer = (await reader.read()).decode()
    writer.close()
    return answer


async def cookie_at(port: int, trust: ssl.SSLContext) -> str:
    told = await ask(port, trust, "POST /api/me HTTP/1.1")
    (line,) = re.findall(r"^set-cookie: (.*?)\r$", told, re.MULTILINE | re.IGNORECASE)
    assert "secure" in line.lower()
    return str(line).partition(";")[0]


def with_server(
    folder: Path, tls: ssl.SSLContext, test: Callable[[Announced], Awaitable[None]], **limits: Any
) -> None:
    async def run() -> None:
        async with running(folder, tls=tls, **limits) as server:
            await test(server)

    run_alone(run())


def test_the_page_and_the_live_connection_are_secure(
    tmp_path: Path, tls: ssl.SSLContext, trusting: ssl.SSLContext
) -> None:
    async def test(server: Announced) -> None:
        port = server.settings.port
        assert server.settings.own_url == f"https://127.0.0.1:{port}/"
        for name in ("localhost", "127.0.0.2", "kitchen.local"):
            assert " 200 " in (await ask(port, trusting, "GET / HTTP/1.1", name)).partition("\n")[0]
        cookie = await cookie_at(port, trusting)
        address = f"wss://localhost:{port}/api/tables/none/live"
        async with connect(address, ssl=trusting, additional_headers={"cookie": cookie}) as live:
            assert json.loads(await live.recv())["code"] == "no_table"

    with_server(tmp_path, tls, test)


def test_a_device_that_was_told_nothing_does_not_trust_it(
    tmp_path: Path, tls: ssl.SSLContext
) -> None:
    async def test(server: Announced) -> None:
        with pytest.raises(ssl.SSLCertVerificationError):
            await ask(server.settings.port, ssl.create_default_context(), "GET / HTTP/1.1")

    with_server(tmp_path, tls, test)


def test_who_does_not_agree_on_keys_keeps_nobody_waiting_and_is_cut_off(
    tmp_path: Path, tls: ssl.SSLContext, trusting: ssl.SSLContext
) -> None:
    async def test(server: Announced) -> None:
        port = server.settings.port
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await until(lambda: server.gate.open == 3)
        assert " 200 " in await ask(port, trusting, "GET /api/about HTTP/1.1")
        for reader, writer in silent:
            assert await reader.read() == b""
            writer.close()
        await until(lambda: server.gate.open == 0)
        assert not server.gate.by_place

    with_server(tmp_path, tls, test, header_seconds=3, connections_by_address=5)


def test_who_speaks_no_tls_gets_no_answer(tmp_path: Path, tls: ssl.SSLContext) -> None:
    async def test(server: Announced) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.settings.port)
        writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
        with suppress(ConnectionResetError):
            assert b"HTTP" not in await reader.read()
        writer.close()
        await until(lambda: server.gate.open == 0)

    with_server(tmp_path, tls, test)


# ---- what can be wrong


def refused(capsys: pytest.CaptureFixture[str], *options: object) -> str:
    """What `mirabilia serve` says, and stops."""
    status = main(["serve", "--no-browser", "--port", "0", *map(str, options)])
    assert status != 0
    told = capsys.readouterr().err
    assert told.count("\n") == 1, told
    return told


def test_one_of_the_two_is_not_enough(capsys: pytest.CaptureFixture[str]) -> None:
    assert "belong together" in refused(capsys, "--tls-cert", "server.crt")
    assert "belong together" in refused(capsys, "--tls-key", "server.key")


def test_a_file_that_is_not_there_is_named(
    capsys: pytest.CaptureFixture[str], made: Path, tmp_path: Path
) -> None:
    missing = tmp_path / "missing.pem"
    told = refused(capsys, "--tls-cert", made / "server.crt", "--tls-key", missing)
    assert f"{missing} cannot be read: No such file" in told
    told = refused(capsys, "--tls-cert", tmp_path, "--tls-key", made / "server.key")
    assert f"{tmp_path} cannot be read: Is a directory" in told


def test_files_that_are_not_of_one_pair_are_told(
    capsys: pytest.CaptureFixture[str], made: Path
) -> None:
    told = refused(capsys, "--tls-cert", made / "server.crt", "--tls-key", made / "home.key")
    assert "server.crt is not that of the key" in told


def test_the_file_that_is_something_else_is_named(
    capsys: pytest.CaptureFixture[str], made: Path, tmp_path: Path
) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear friends\n", "utf-8")
    told = refused(capsys, "--tls-cert", other, "--tls-key", made / "server.key")
    assert f"{other} has no certificate" in told
    told = refused(capsys, "--tls-cert", made / "server.crt", "--tls-key", other)
    assert f"{other} has no key" in told


def test_a_key_with_a_passphrase_is_not_asked_for_it(
    capsys: pytest.CaptureFixture[str], made: Path, tmp_path: Path
) -> None:
    locked = tmp_path / "locked.key"
    command = ["openssl", "pkcs8", "-topk8", "-in", str(made / "server.key"), "-out", str(locked)]
    subprocess.run([*command, "-passout", "pass:word"], capture_output=True, check=True)
    told = refused(capsys, "--tls-cert", made / "server.crt", "--tls-key", locked)
    assert f"{locked} has a passphrase" in told
