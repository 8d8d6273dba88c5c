"""The HTTP interface does what its description says, whatever is sent to it: schemathesis tries."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.error import HTTPError

import pytest

from benchmarks.junk import endless
from tests.server.process import Server
from tests.support.waiting import PATIENCE

SETTINGS: Final = Path(__file__).with_name("schemathesis.toml")
# They end what the cookie proves: whatever is asked after them is asked by a stranger.
LAST: Final = ("ApiMeSignOut", "ApiMeAllForgetMe")
SECONDS_AN_EXAMPLE: Final = 2
EXAMPLES: Final = (
    pytest.param(15, marks=pytest.mark.wide),
    pytest.param(300, marks=pytest.mark.long),
)


@pytest.mark.parametrize("examples", EXAMPLES)
def test_the_interface_is_as_it_is_described(tmp_path: Path, examples: int) -> None:
    server = Server(tmp_path / "data", *endless())
    server.start()
    try:
        guest = server.ask("/api/me", {"name": "Ada"})["id"]
        without = [word for one in LAST for word in ("--exclude-operation-id", one)]
        try_out(server, tmp_path, examples, *without)
        assert server.ask("/api/me")["id"] == guest
        for last in LAST:
            server.cookie = ""
            server.ask("/api/me", {"name": "Ada"})
            try_out(server, tmp_path, examples, "--include-operation-id", last)
            with pytest.raises(HTTPError) as refused:
                server.ask("/api/me")
            refused.value.close()
            assert refused.value.code == 401
    finally:
        server.kill()


def try_out(server: Server, folder: Path, examples: int, *which: str) -> None:
    """Try some operations, as a guest who has a cookie."""
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(SETTINGS)]
    command += ["run", f"{server.url}/docs/openapi.json", "--url", server.url, "--no-color"]
    command += ["--max-examples", str(examples), "--seed", "1", *which]
    command += ["--header", f"cookie: {server.cookie}"]
    done = subprocess.run(
        command,
        check=False,
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=10 * PATIENCE + SECONDS_AN_EXAMPLE * examples,
    )
    assert done.returncode == 0, done.stdout + done.stderr
