"""What a move costs the server: `python -m benchmarks.moves`.

Starts one server process or more, and plays whole games in which every seat is a connection. It
prints the processor time of the server for each move, and how long a move takes to be acknowledged.
What a table takes of memory is measured by `benchmarks.memory`: with few tables, what is loaded
once and what an allocator holds back would count as theirs.
`--postgres` and `--redis` start these for the run; what they use themselves is told beside it. With
`--source` it measures another checkout, such as the one before a change. The people of a table are
shared out between the processes; with `--together` they are all at one, as deploy/nginx.conf sends
them. `--full` measures SQLite, and by turns PostgreSQL and two processes with PostgreSQL and Redis
in both ways. It keeps the figures in the middle, and fails if a move takes more than it may: the
bound of two processes is for tables kept together, what the other way costs is told beside it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.about import about
from benchmarks.live import guest
from tests.support.services import Redis, postgres

Data = dict[str, Any]
SEATS: Final = 4
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
RESULTS: Final = Path(__file__).parent / "results" / "moves.json"
# All people of a benchmark have one address.
LIMITS: Final = (
    *("connections=100000", "connections_by_address=100000", "guests_by_address=100000/1"),
    *("commands_by_address=100000/1", "tables_by_address=100000/1"),
    *("requests_by_address=1000000/1", "arrivals_by_address=1000000/1"),
    "visits_by_address=1000000/1",
)
UNLIMITED: Final = [word for limit in LIMITS for word in ("--limit", limit)]
# What `--full` measures, under which name; the bounds are processor time.
FULL: Final = {
    "sqlite": (),
    "postgresql, 1 processes": ("--postgres",),
    "postgresql, 2 processes": ("--postgres", "--redis", "--processes", "2"),
    "postgresql, 2 processes, tables together": (
        *("--postgres", "--redis", "--processes", "2"),
        "--together",
    ),
}
TOGETHER: Final = "together"
WAYS: Final = ("apart", TOGETHER)
TURNS: Final = 3
MOST_ON_SQLITE: Final = 3.0
# With what PostgreSQL and Redis use.
MOST_BY_TWO: Final = 1.3
decode: Final = msgspec.json.Decoder().decode


def processor_seconds(pid: int) -> float:
    """The processor time of a process so far, with its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / TICKS


def with_children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()
    return [pid, *map(int, found)]


class Process:
    """A server in a process of its own."""

    def __init__(self, data: Path, source: Path | None, options: Sequence[str]) -> None:
        command = [sys.executable, "-m", "mirabilia", "serve", "--port", "0", "--no-browser"]
        paths = {} if source is None else {"PYTHONPATH": str(source / "src")}
        self.process = subprocess.Popen(
            [*command, "--data", str(data), *(options if source else [*UNLIMITED, *options])],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **paths},
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split()[3].rstrip("/")

    def seconds(self) -> float:
        """Its processor time so far."""
        return processor_seconds(self.process.pid)

    def memory(self) -> float:
        """The memory that is its own, in kilobytes."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text("utf-8").splitlines()
        return sum(float(line.split()[1]) for line in lines if line.startswith("Private_"))

    def close(self) -> None:
        self.process.terminate()
        self.process.communicate()


class Services:
    """The database and the bell of a run: what they use, and how a server is told of them."""

    def __init__(self, stack: contextlib.ExitStack, args: argparse.Namespace) -> None:
        self.options: list[str] = []
        # Of each the process that starts all others of it.
        self.pids: list[int] = []
        if args.postgres:
            cluster = stack.enter_context(postgres())
            self.options += ["--database-url", cluster.new_database("moves")]
            self.pids.append(cluster.pid)
        if args.redis:
            redis = Redis(Path(stack.enter_context(tempfile.TemporaryDirectory())))
            redis.start()
            stack.callback(redis.stop)
            self.options += ["--redis-url", redis.url]
            self.pids.append(redis.process.pid)

    def seconds(self) -> float:
        """Their processor time so far."""
        return sum(processor_seconds(one) for pid in self.pids for one in with_children(pid))


@contextlib.contextmanager
def processes(count: int, source: Path | None, options: Sequence[str]) -> Iterator[list[Process]]:
    with tempfile.TemporaryDirectory() as folder:
        made: list[Process] = []
        try:
            made.extend(Process(Path(folder), source, options) for _ in range(count))
            yield made
        finally:
            for one in made:
                one.close()


class Person:
    """A seat's connection, which answers whatever it is asked."""

    def __init__(self, seat: int, seed: int, pause: float) -> None:
        self.seat: Final = seat
        self.pause: Final = pause
        self.rng: Final = Random(seed)
        self.parts: Data = {}
        self.answered = 0
        self.sent: dict[str, float] = {}
        self.delays: list[float] = []
        self.answering: list[asyncio.Task[None]] = []

    async def attend(self, url: str, table: str, cookie: str) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        headers = {"cookie": cookie}
        self.live: ClientConnection = await connect(address, additional_headers=headers)
        self.take(await self.live.recv())

    async def command(self, kind: str, **fields: Any) -> None:
        id = f"{self.seat}-{len(self.sent)}"
        self.sent[id] = time.perf_counter()
        await self.live.send(json.dumps({"type": kind, "id": id, **fields}))

    def take(self, text: str | bytes) -> Data:
        message: Data = decode(text)
        if message["type"] == "refused":
            raise SystemExit(f"a command was refused: {message}")
        self.parts |= message.get("parts", {}) | message.get("changes", {})
        return message

    async def do(self, kind: str, **fields: Any) -> None:
        """Send a command and wait until it is done."""
        await self.command(kind, **fields)
        while self.take(await self.live.recv())["type"] != "done":
            pass

    async def play(self) -> None:
        """Answer whatever is asked, to the end of the game."""
        while self.parts["table"]["status"] != "over":
            if self.asked():
                self.answered = self.parts["round"]["number"]
                self.answering.append(asyncio.create_task(self.answer(self.answered)))
            message = self.take(await self.live.recv())
            if message["type"] == "done":
                self.delays.append(1000 * (time.perf_counter() - self.sent[message["id"]]))

    async def leave(self) -> None:
        for task in self.answering:
            task.cancel()
        await self.live.close()

    def asked(self) -> bool:
        asked = self.parts["round"]
        return bool(asked and asked["asked"][self.seat] and asked["number"] != self.answered)

    async def answer(self, number: int) -> None:
        """Wait a moment, as people do."""
        move = self.rng.choice(self.parts["view"]["now"]["moves"])
        await asyncio.sleep(self.rng.random() * self.pause)
        await self.command("play", round=number, move=move)


def new_table(url: str, cookie: str, boxes: Sequence[str], clock: int | None) -> str:
    settings = {"players": SEATS, "expansions": boxes, "sides": "day", "clock": clock}
    headers = {"content-type": "application/json", "cookie": cookie}
    body = json.dumps({"settings": settings}).encode()
    with urlopen(Request(f"{url}/api/tables", body, headers)) as answer:
        return str(json.load(answer)["id"])


def chosen(servers: list[Process], together: bool, number: int) -> list[Process]:
    """The processes that the people of a table are at."""
    return [servers[number % len(servers)]] if together else servers


async def open_table(
    servers: list[Process], number: int, boxes: Sequence[str], pause: float, clock: int | None
) -> list[Person]:
    """A table whose game has begun; its people are shared out between the processes."""
    cookies = [guest(servers[0].url) for _ in range(SEATS)]
    table = new_table(servers[0].url, cookies[0], boxes, clock)
    people = [Person(seat, SEATS * number + seat, pause) for seat in range(SEATS)]
    for person, cookie in zip(people, cookies, strict=True):
        await person.attend(servers[person.seat % len(servers)].url, table, cookie)
    for person in people[1:]:
        await person.do("sit", seat=person.seat)
    await asyncio.sleep(0.2 if len(servers) > 1 else 0)
    await people[0].do("start")
    return people


def moves_of(people: list[Person]) -> int:
    return sum(len(person.delays) for person in people)


async def measure(
    servers: list[Process], services: Services, args: argparse.Namespace
) -> dict[str, float]:
    wanted = (args.boxes, args.pause, args.clock)
    # The first table brings in what is loaded only once.
    first = await open_table(servers, -1, *wanted)
    tables = [
        await open_table(chosen(servers, args.together, number), number, *wanted)
        for number in range(args.tables)
    ]
    await asyncio.sleep(1)
    began, seconds = time.perf_counter(), sum(server.seconds() for server in servers)
    beside = services.seconds()
    people = [person for table in tables for person in table]
    playing = asyncio.gather(*(person.play() for person in people))
    while not playing.done() and moves_of(people) < SEATS * args.tables * args.moves:
        await asyncio.sleep(0.05)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    taken, spent = time.perf_counter() - began, sum(s.seconds() for s in servers) - seconds
    beside = services.seconds() - beside
    delays = sorted(delay for person in people for delay in person.delays)
    for person in [*people, *first]:
        await person.leave()
    return {
        "moves": len(delays),
        "moves_a_second": len(delays) / taken,
        "processor_ms_a_move": 1000 * spent / len(delays),
        "processor_ms_a_move_of_services": 1000 * beside / len(delays),
        "median_ms": statistics.median(delays),
        "99th_percentile_ms": delays[int(0.99 * len(delays))],
        "load": os.getloadavg()[0],
    }


def report(figures: dict[str, float], name: str | None) -> None:
    """Print figures, and keep them under a name."""
    for label, figure in figures.items():
        print(f"{label:32} {figure:8.2f}")
    if name is not None:
        kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
        rounded = {label: round(figure, 2) for label, figure in figures.items()}
        kept[name] = {**rounded, "about": about()}
        RESULTS.write_text(json.dumps(kept, indent=2, sort_keys=True) + "\n", "utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.moves", description=__doc__)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--moves", type=int, default=18, help="how often each seat answers")
    parser.add_argument("--pause", type=float, default=1.0, help="the longest that people wait")
    parser.add_argument("--boxes", nargs="*", default=(), help="boxes besides the base game")
    parser.add_argument("--clock", type=int, help="seconds for each decision")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="keep the games in a PostgreSQL")
    parser.add_argument("--redis", action="store_true", help="with a Redis between the processes")
    parser.add_argument("--together", action="store_true", help="a table's people at one process")
    parser.add_argument("--save", metavar="NAME", help="keep the figures under this name")
    parser.add_argument("--source", type=Path, help="a checkout to measure instead of this one")
    parser.add_argument("--full", action="store_true", help="measure all that has a bound")
    args, options = parser.parse_known_args(arguments)
    if args.full:
        return measure_all(parser, [word for word in arguments if word != "--full"])
    report(measure_one(args, options), args.save)
    return 0


def measure_one(args: argparse.Namespace, options: list[str]) -> dict[str, float]:
    with contextlib.ExitStack() as stack:
        services = Services(stack, args)
        options += services.options
        servers = stack.enter_context(processes(args.processes, args.source, options))
        return asyncio.run(measure(servers, services, args))


def measure_all(parser: argparse.ArgumentParser, arguments: list[str]) -> int:
    """Everything that has a bound; 1 if one is exceeded."""
    turns: dict[str, list[dict[str, float]]] = {name: [] for name in FULL}
    for turn in range(TURNS):
        for name, more in FULL.items():
            print(f"{name}, turn {turn + 1} of {TURNS}")
            figures = measure_one(*parser.parse_known_args([*more, *arguments]))
            turns[name].append(figures)
            report(figures, None)
    for name, found in turns.items():
        print(f"{name}, in the middle")
        report(middle(found), name)
    on_sqlite, alone, *by_two = turns.values()
    highest = max(map(cost, on_sqlite))
    print(f"on SQLite a move takes {highest:.2f} ms at most (asked: {MOST_ON_SQLITE})")
    exceeded = highest > MOST_ON_SQLITE
    for way, two in zip(WAYS, by_two, strict=True):
        ratios = [cost(one) / cost(other) for one, other in zip(two, alone, strict=True)]
        ratio = statistics.median(ratios)
        told = ", ".join(f"{one:.2f}" for one in ratios)
        print(
            f"with tables {way}, two processes and their services take {ratio:.2f} times as much"
            f" as one (asked: {MOST_BY_TWO}; in turn {told})"
        )
        exceeded |= way == TOGETHER and ratio > MOST_BY_TWO
    return int(exceeded)


def cost(figures: dict[str, float]) -> float:
    """Milliseconds of processor time of a move, of all that serve it."""
    return figures["processor_ms_a_move"] + figures["processor_ms_a_move_of_services"]


def middle(turns: Sequence[dict[str, float]]) -> dict[str, float]:
    """Of each figure the one in the middle."""
    return {label: statistics.median(one[label] for one in turns) for label in turns[0]}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
