"""How quick a table is: `python -m benchmarks.live`.

Starts a server and, in another process, a game in which every seat is a connection. It measures the
time from a move to its arrival at all others, and how long the server's loop was busy with one
thing: by the clock, and in processor time, which does not depend on other work on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from asyncio.events import Handle
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from mirabilia.server.running import Announced, listen
from mirabilia.server.settings import ServerSettings

Data = dict[str, Any]
BOXES: Final = ("leaders", "cities", "armada")
# Nobody waits for what happens while the server starts.
WARM: Final = 2.0


# ---- the people


class Player:
    """One seat's connection; notes when each number arrived."""

    def __init__(self, seat: int, live: ClientConnection) -> None:
        self.seat = seat
        self.live = live
        self.parts: Data = {}
        self.arrived: dict[int, float] = {}
        self.sent: dict[str, float] = {}
        self.numbers: dict[str, int] = {}
        self.rng = Random(seat)
        self.answered = 0
        self.plays: set[str] = set()

    async def command(self, kind: str, **fields: Any) -> None:
        id = f"{self.seat}-{len(self.sent)}"
        self.sent[id] = time.perf_counter()
        if kind == "play":
            self.plays.add(id)
        await self.live.send(json.dumps({"type": kind, "id": id, **fields}))

    async def play(self) -> None:
        """Answer whatever is asked, to the end."""
        async for text in self.live:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "update":
                self.arrived[message["number"]] = now
            if message["type"] == "done":
                self.numbers[message["id"]] = message["number"]
            self.parts |= message.get("parts", {}) | message.get("changes", {})
            if self.parts["table"]["status"] == "over":
                return
            self.answer()

    def answer(self) -> None:
        asked = self.parts["round"]
        if not asked or not asked["asked"][self.seat] or asked["number"] == self.answered:
            return
        self.answered = asked["number"]
        move = self.rng.choice(self.parts["view"]["now"]["moves"])
        self.answering = asyncio.create_task(self.take_time(asked["number"], move))

    async def take_time(self, asked: int, move: str) -> None:
        """Wait a moment, as people do: moves in a row would measure the queue."""
        await asyncio.sleep(self.rng.random() * 0.5)
        await self.command("play", round=asked, move=move)


def guest(url: str) -> str:
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"{url}/api/me", b"{}", headers)) as answer:
        return str(answer.headers["set-cookie"]).partition(";")[0]


def new_table(url: str, cookie: str, players: int) -> str:
    settings = {"players": players, "expansions": BOXES, "sides": "random"}
    headers = {"content-type": "application/json", "cookie": cookie}
    body = json.dumps({"settings": settings}).encode()
    with urlopen(Request(f"{url}/api/tables", body, headers)) as answer:
        return str(json.load(answer)["id"])


async def play(url: str, players: int) -> None:
    cookies = [guest(url) for _ in range(players)]
    table = new_table(url, cookies[0], players)
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
    people = [
        Player(seat, await connect(address, additional_headers={"cookie": cookie}))
        for seat, cookie in enumerate(cookies)
    ]
    for person in people[1:]:
        await person.command("sit", seat=person.seat)
    await asyncio.sleep(1)
    await people[0].command("start")
    await asyncio.gather(*(person.play() for person in people))
    print(json.dumps(sorted(delays(people))))


def delays(people: list[Player]) -> list[float]:
    """For each move and each other person, from sending to arrival."""
    return [
        1000 * (other.arrived[number] - person.sent[id])
        for person in people
        for id, number in person.numbers.items()
        if id in person.plays
        for other in people
        if other is not person and number in other.arrived
    ]


# ---- the server


class Watch:
    """Times everything that the loop runs."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.processor: list[float] = []
        self.began = time.perf_counter()

    def install(self) -> None:
        run = Handle._run
        watch = self

        def timed(handle: Handle) -> Any:
            wall, processor = time.perf_counter(), time.thread_time()
            done = run(handle)
            if wall - watch.began > WARM:
                watch.wall.append(1000 * (time.perf_counter() - wall))
                watch.processor.append(1000 * (time.thread_time() - processor))
            return done

        Handle._run = timed  # type: ignore[assignment, method-assign]


async def measure(players: int) -> Data:
    with tempfile.TemporaryDirectory() as folder:
        listening = listen("127.0.0.1", 0)
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        settings = ServerSettings(Path(folder), port=listening.getsockname()[1])
        server = Announced(settings, browser=False)
        serving = asyncio.create_task(server.serve([listening]))
        command = [sys.executable, "-m", "benchmarks.live", "--client", url, str(players)]
        client = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        output, _ = await client.communicate()
        server.end()
        await serving
        return {"delays": json.loads(output)}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.live", description=__doc__)
    parser.add_argument("--players", type=int, default=7)
    parser.add_argument("--client", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.client:
        asyncio.run(play(args.client[0], int(args.client[1])))
        return 0
    watch = Watch()
    watch.install()
    moves = asyncio.run(measure(args.players))["delays"]
    figures = {
        "arrivals": len(moves),
        "median_ms": statistics.median(moves),
        "99th_percentile_ms": moves[int(0.99 * len(moves))],
        "longest_block_ms": max(watch.wall),
        "longest_block_processor_ms": max(watch.processor),
    }
    for name, figure in figures.items():
        print(f"{name:28} {figure:8.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
