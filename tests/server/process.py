"""A server in a process of its own, and a guest who plays there."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from tests.support.waiting import PATIENCE

Data = dict[str, Any]


class Server:
    """A server in a process of its own, and a guest who uses it."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.cookie = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "mirabilia", "serve", "--port", "0", "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--data", str(self.data), *self.options], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Mirabilia is at http://127.0.0.1:"), line
        self.url = line.split()[3].rstrip("/")

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, path: str, body: Data | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", "cookie": self.cookie}
        with urlopen(Request(self.url + path, data, headers), timeout=PATIENCE) as answer:
            self.cookie = self.cookie or str(answer.headers["set-cookie"]).partition(";")[0]
            return json.load(answer)

    def begin_game(self, bot: str = "greedy") -> str:
        """A game of a new guest with two such bots: the table's id."""
        self.ask("/api/me", {"name": "Ada"})
        wanted = {"settings": {"players": 3, "sides": "day"}, "bots": [bot] * 2, "start": True}
        return str(self.ask("/api/tables", wanted)["id"])

    def live(self, table: str) -> connect:
        address = self.url.replace("http:", "ws:") + f"/api/tables/{table}/live"
        return connect(address, additional_headers={"cookie": self.cookie})


async def messages_of(socket: ClientConnection) -> AsyncIterator[Data]:
    async for text in socket:
        yield json.loads(text)


async def play_until(server: Server, table: str, rounds: int) -> Data:
    """Answer this many decisions, or play to the end; what is known then."""
    known: Data = {}
    answered: set[int] = set()
    async with server.live(table) as live:
        async for message in messages_of(live):
            known |= message.get("parts", {}) | message.get("changes", {})
            known["number"] = message.get("number", known.get("number"))
            asked = known["round"]
            if asked is None:
                return known
            mine = asked["asked"][0] and 0 not in asked["ready"]
            if mine and asked["number"] not in answered:
                if len(answered) == rounds:
                    return known
                answered.add(asked["number"])
                move = known["view"]["now"]["moves"][0]
                play = {"type": "play", "id": str(asked["number"]), "round": asked["number"]}
                await live.send(json.dumps({**play, "move": move}))
    raise AssertionError("the server closed the connection")
