"""Networks that lose what they carry: connections that are slow, broken off, or silently dead."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from benchmarks import kills
from benchmarks.served import Served
from mirabilia.server import verify
from tests.server.support import Data, Mirror, run_alone
from tests.support.networks import Cable
from tests.support.root import needs_root
from tests.support.waiting import until

# So Linux writes it.
ESTABLISHED = "01"


class Caller:
    """Somebody who plays against bots, and knows what has not been acknowledged."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url)
        self.mirror = Mirror()

    async def sit_down(self) -> str:
        (await self.http.post("/api/me", json={"name": "Ada"})).raise_for_status()
        wanted = {"settings": {"players": 3, "sides": "day"}, "bots": ["random"] * 2, "start": True}
        made = await self.http.post("/api/tables", json=wanted)
        self.table = str(made.json()["id"])
        return self.table

    @asynccontextmanager
    async def live(self) -> AsyncIterator[ClientConnection]:
        """A connection, which ends without a word."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/live"
        live = None
        while live is None:
            # It takes a moment until there is a way again.
            with suppress(OSError):
                live = await connect(address, additional_headers={"cookie": cookie})
        try:
            await self.read(live)
            yield live
        finally:
            live.transport.abort()

    async def read(self, live: ClientConnection) -> None:
        self.mirror.take(json.loads(await live.recv()))

    def next_move(self) -> Data | None:
        asked = self.mirror.parts["round"]
        if asked is None or asked["asked"][0] is None or 0 in asked["ready"]:
            return None
        number, move = asked["number"], self.mirror.parts["view"]["now"]["moves"][0]
        return {"type": "play", "id": f"round {number}", "round": number, "move": move}

    async def play(self, live: ClientConnection, moves: int) -> None:
        """Make this many moves, or play to the end."""
        made: set[str] = set()
        while self.mirror.parts["table"]["status"] != "over":
            move = self.next_move()
            if move is not None and move["id"] not in made:
                if len(made) == moves:
                    return
                made.add(move["id"])
                await live.send(json.dumps(move))
            await self.read(live)


def connections(server: Served) -> int:
    """How many are open in the network of a server, as far as the server knows."""
    told = (line.split() for line in server.told("net/tcp").splitlines()[1:])
    return sum(fields[3] == ESTABLISHED for fields in told)


@pytest.mark.wide
@needs_root
def test_a_cable_that_is_pulled_out_loses_a_connection_and_nothing_else(tmp_path: Path) -> None:
    """This needs root, for a network of its own.

    Nobody says goodbye: the server has to find out by itself that nobody is there, and what was
    sent meanwhile is sent again.
    """

    async def test(cable: Cable, server: Served) -> None:
        caller = Caller(server.url)
        table = await caller.sit_down()
        async with caller.live() as live:
            await caller.play(live, 5)
            assert connections(server) > 0
            lost = caller.next_move()
            assert lost is not None
            cable.pull()
            await live.send(json.dumps(lost))
            await until(lambda: connections(server) == 0)
        cable.plug_in()
        async with caller.live() as live:
            assert caller.next_move() == lost, "it has not arrived"
            await caller.play(live, 1000)
        # What was open before is as dead as the other connection was.
        async with httpx.AsyncClient(base_url=server.url) as fresh:
            record = (await fresh.get(f"/api/tables/{table}/record")).json()
        verify.check(record, caller.mirror.parts["table"]["commitment"])
        assert lost["move"] in [move for seat, _, move in record["entries"] if seat == 0]
        await caller.http.aclose()

    def serve_and_play() -> None:
        options = ("--host", cable.there, "--limit", "ping_seconds=1")
        with Served(tmp_path / "data", *options, prefix=cable.prefix) as server:
            run_alone(test(cable, server))

    with Cable() as cable:
        cable.run_here(serve_and_play)


@pytest.mark.wide
def test_slow_connections_that_break_off_lose_nothing(tmp_path: Path) -> None:
    """People whose connections are slow, stand still or are cut again and again."""
    with kills.one_server(tmp_path, bad_network=True) as victims:
        found = run_alone(kills.trouble_again_and_again(victims, 3, tables=2, seed=2))
    assert set(found["troubles"]) == {"cut", "slow", "silent"}
    assert found["counts"]["games checked"] >= 2
    assert found["counts"]["acknowledged"] > 100
    assert (found["stuck tables"], found["wrong"]) == (0, [])
