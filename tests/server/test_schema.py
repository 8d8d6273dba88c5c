"""The HTTP interface does what its description says, whatever is sent to it: schemathesis tries."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.junk import endless
from tests.server.test_process import Server
from tests.support.waiting import PATIENCE

SETTINGS: Final = Path(__file__).with_name("schemathesis.toml")
EXAMPLES: Final = 15


def test_the_interface_is_as_it_is_described(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", *endless())
    server.start()
    try:
        server.ask("/api/me", {"name": "Ada"})
        command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(SETTINGS)]
        command += ["run", f"{server.url}/docs/openapi.json", "--url", server.url, "--no-color"]
        command += ["--max-examples", str(EXAMPLES), "--seed", "1"]
        command += ["--header", f"cookie: {server.cookie}"]
        done = subprocess.run(
            command,
            check=False,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=10 * PATIENCE,
        )
    finally:
        server.kill()
    assert done.returncode == 0, done.stdout + done.stderr
