"""What one guest, or 200 of one address, can do to everybody else: `python -m benchmarks.attacks`.

For each attack a server is started, and in another process people play at 20 tables
(`benchmarks.swarm`). For a while they are left alone; then the attack goes on, from a process that
gets only the processor time that is left over. What is compared are the two times: how long a move
takes to reach the last of the others, and how long the next round takes to come, where half of the
tables have bots. Beside it: memory with and without the processes of the bots, descriptors,
processor time, the size of the server's log, how often the attack has tried and how that was
answered, moves that are wrong in the records, and whom it threw out.

`--guests 200` does the same with 200 guests of one address. `--save` keeps the figures in
benchmarks/results/attacks.json. The exit status is 1 if anybody was held up more than twice as long
as without the attack, if a move was lost or changed, or if an attack did nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import mirabilia
from benchmarks.about import about
from benchmarks.long import RESULTS
from benchmarks.rounds import ROOT
from benchmarks.served import Served
from benchmarks.swarm import PATIENCE, Data, Guest

# Seconds until people have sat down, and the first moves were made.
WARM: Final = 5.0
ADDRESS: Final = "127.0.0.9"
# As many connections as a guest of an attack has open, where it needs some.
AT_ONCE: Final = 4
# An upload of the greatest size that was taken without limits.
TOKENS: Final = 80_000
REVEALS: Final = 15
BEGUN: Final = b"POST /api/me HTTP/1.1\r\nhost: x\r\n"
HALF_SENT: Final = (b"GE", BEGUN, BEGUN + b"content-length: 900\r\n\r\n{")
MOST_HALF_SENT: Final = 2_000
# In all, however many attack together.
WATCHERS: Final = 300
MASTERS: Final = {
    "settings": {"players": 7, "sides": "random", "thinking": 30.0},
    "bots": ["master"] * 6,
}
MOST_TABLES: Final = 3
LINKS: Final = 10
# How many times as long as without an attack the slowest hundredth may take.
MOST: Final = 2.0
# Under this name it is counted how often an attack has tried something, however it went.
TRIED: Final = "tried"
GAVE_UP: Final = "gave up"
# Frames and chunks without a word in them, as many as one reading of a socket may bring.
PINGS: Final = bytes([0x89, 0x80, 0, 0, 0, 0]) * 40_000
CHUNKS: Final = b"1\r\n \r\n" * 40_000
CHUNKED: Final = BEGUN + b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
HANDSHAKE: Final = (
    "host: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
LOG_LINES: Final = 5
READY: Final = "ready\n"


class Attacker(Guest):
    """A guest of an attack, one of `crowd`. What it tries and what the server says is counted."""

    def __init__(self, url: str, answers: Counter[str], crowd: int = 1) -> None:
        super().__init__(url, ADDRESS)
        self.answers: Final = answers
        self.crowd: Final = crowd

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response | None:
        self.answers[TRIED] += 1
        try:
            answer = await self.http.request(method, path, **more)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            await asyncio.sleep(0.05)
            return None
        self.answers[str(answer.status_code)] += 1
        return answer

    async def join(self, table: str) -> ClientConnection | None:
        self.answers[TRIED] += 1
        try:
            return await self.live(table)
        except (OSError, InvalidHandshake, ConnectionClosed) as error:
            self.answers[type(error).__name__] += 1
            await asyncio.sleep(0.05)
            return None

    async def own_table(self, **settings: Any) -> str | None:
        answer = await self.ask("POST", "/api/tables", json={"settings": settings})
        return str(answer.json()["id"]) if answer is not None and answer.is_success else None

    async def others_table(self) -> str | None:
        """One of the tables where people play, or any."""
        answer = await self.ask("GET", "/api/tables")
        listed = answer.json() if answer is not None and answer.is_success else []
        playing = [row["table"] for row in listed if row["table"]["status"] == "playing"]
        return str(playing[0]["id"]) if playing else None

    async def send_again_and_again(self, table: str, texts: Callable[[int], str]) -> None:
        """As fast as the server takes them; answers are read and counted."""
        while True:
            live = await self.join(table)
            if live is None:
                continue
            with suppress(ConnectionClosed):
                reading = asyncio.create_task(self.count_answers(live))
                try:
                    for number in range(1_000_000):
                        self.answers[TRIED] += 1
                        await live.send(texts(number))
                finally:
                    reading.cancel()
            self.answers[f"closed {live.close_code}"] += 1

    async def count_answers(self, live: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in live:
                message = json.loads(text)
                self.answers[message.get("code") or message["type"]] += 1


Attack = Callable[[Attacker], Awaitable[None]]


# ---- over HTTP


def repeat(method: str, path: str, **more: Any) -> Attack:
    """One request, some at a time, without end."""

    async def one(attacker: Attacker) -> None:
        while True:
            await attacker.ask(method, path, **more)

    async def attack(attacker: Attacker) -> None:
        await asyncio.gather(*(one(attacker) for _ in range(AT_ONCE)))

    return attack


def heavy_record() -> Data:
    """A record that begins from a position with more tokens than there are, and goes on from it."""
    position = mirabilia.Game.new(players=3, sides="day", seed=1).position()
    game = mirabilia.Game.from_position(position)
    for _ in range(REVEALS):
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
    position["cities"][0]["victories"] = [1] * TOKENS
    return {**game.record(), "start": position}


def long_record() -> Data:
    """A record of a whole game, with all boxes and as many players as there can be."""
    boxes = ["leaders", "cities", "armada"]
    game = mirabilia.Game.new(players=8, expansions=boxes, sides="day", teams=True, seed=1)
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
    return dict(game.record())


async def replays(attacker: Attacker) -> None:
    """Records that are in order, each of them another one."""
    record = long_record()
    while True:
        seats = [{"name": str(time.time_ns())}] * 8
        await attacker.ask("POST", "/api/replay", json={**record, "table": {"seats": seats}})


async def qr_codes(attacker: Attacker) -> None:
    number = 0
    while True:
        number += 1
        await attacker.ask("GET", f"/api/qr/t/{'x' * 60}{number}")


async def known_qr_codes(attacker: Attacker) -> None:
    """Pictures of links that there are: of a table, and of some for other devices."""
    paths = [f"/api/qr/t/{await attacker.own_table() or 'none'}"]
    for _ in range(LINKS):
        answer = await attacker.ask("POST", "/api/devices")
        if answer is not None and answer.is_success:
            paths.append(answer.json()["qr"])
    while True:
        for path in paths:
            await attacker.ask("GET", path)


async def guests(attacker: Attacker) -> None:
    while True:
        attacker.http.cookies.clear()
        await attacker.ask("POST", "/api/me", json={"name": "Many"})


# ---- connections


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(attacker: Attacker) -> Streams:
    host, port = attacker.url.removeprefix("http://").split(":")
    opening = asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
    return await asyncio.wait_for(opening, PATIENCE)


def flood(beginning: Callable[[str, str], bytes], crumbs: bytes) -> Attack:
    """Something is begun, and goes on in crumbs as fast as they are taken; then once more."""

    async def attack(attacker: Attacker) -> None:
        table = await attacker.own_table() or "none"
        while True:
            with suppress(OSError):
                attacker.answers[TRIED] += 1
                _, writer = await connected(attacker)
                attacker.answers["connections"] += 1
                try:
                    writer.write(beginning(table, attacker.cookie))
                    while True:
                        writer.write(crumbs)
                        await asyncio.wait_for(writer.drain(), PATIENCE)
                        attacker.answers["floods"] += 1
                finally:
                    writer.transport.abort()
            await asyncio.sleep(0)

    return attack


def live_handshake(table: str, cookie: str) -> bytes:
    line = f"GET /api/tables/{table}/live HTTP/1.1\r\ncookie: {cookie}\r\n"
    return f"{line}{HANDSHAKE}\r\n".encode()


async def half_sent(attacker: Attacker) -> None:
    """Requests that are begun, and never ended."""
    held: list[asyncio.StreamWriter] = []
    while True:
        text = HALF_SENT[len(held) % len(HALF_SENT)]
        attacker.answers[TRIED] += 1
        try:
            _, writer = await connected(attacker)
            writer.write(text)
            held.append(writer)
        except OSError as error:
            attacker.answers[type(error).__name__] += 1
            await asyncio.sleep(0.05)
        attacker.answers["held"] = len([writer for writer in held if not writer.is_closing()])
        if len(held) >= MOST_HALF_SENT:
            await asyncio.sleep(1)
            for writer in held:
                if writer.is_closing():
                    held.remove(writer)


async def never_read(attacker: Attacker) -> None:
    """Ask for snapshots, and read none."""
    table = await attacker.others_table()
    while True:
        live = await attacker.join(table or "none")
        if live is None:
            continue
        live.transport.pause_reading()
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                await asyncio.wait_for(live.send('{"type":"resync"}'), 5)
                attacker.answers[TRIED] += 1


async def watchers(attacker: Attacker) -> None:
    """A few hundred come to watch a game, and hang up together."""
    count = max(1, WATCHERS // attacker.crowd)
    crowd = [Attacker(attacker.url, attacker.answers) for _ in range(count)]
    await asyncio.gather(*(one.ask("POST", "/api/me", json={}) for one in crowd))
    # Connections that wait for another request would count, too.
    await asyncio.gather(*(one.http.aclose() for one in crowd))
    # Who is no guest is turned away at once, and that is another attack.
    crowd = [one for one in crowd if one.cookie] or [attacker]
    table = await attacker.others_table()
    while True:
        came = await asyncio.gather(*(one.join(table or "none") for one in crowd))
        for live in came:
            if live is not None:
                live.transport.abort()
        attacker.answers["hung up"] += sum(live is not None for live in came)
        await asyncio.sleep(0.2)


# ---- at tables


def at_own_table(texts: Callable[[int], str]) -> Attack:
    async def attack(attacker: Attacker) -> None:
        table = await attacker.own_table()
        await attacker.send_again_and_again(table or "none", texts)

    return attack


def at_others_table(texts: Callable[[int], str]) -> Attack:
    async def attack(attacker: Attacker) -> None:
        table = await attacker.others_table()
        await attacker.send_again_and_again(table or "none", texts)

    return attack


def command(kind: str, number: int, **fields: Any) -> str:
    return json.dumps({"type": kind, "id": f"{time.time_ns()}-{number}", **fields})


def up_and_down(number: int) -> str:
    return command("stand", number) if number % 2 else command("sit", number, seat=0)


async def masters(attacker: Attacker) -> None:
    """Three tables of six masters each that think for half a minute; nobody stays."""
    for _ in range(MOST_TABLES):
        live = await among_masters(attacker)
        if live is not None:
            await live.send(command("leave", 1))
    await asyncio.Event().wait()


async def masters_in_company(attacker: Attacker) -> None:
    """The same, with somebody who stays and plays on: these are tables with people."""
    came = [await among_masters(attacker) for _ in range(MOST_TABLES)]
    await asyncio.gather(*(play_on(attacker, live) for live in came if live is not None))
    await asyncio.Event().wait()


async def among_masters(attacker: Attacker) -> ClientConnection | None:
    answer = await attacker.ask("POST", "/api/tables", json=MASTERS)
    if answer is None or not answer.is_success:
        return None
    live = await attacker.join(answer.json()["id"])
    if live is not None:
        await live.send(command("start", 0))
    return live


async def play_on(attacker: Attacker, live: ClientConnection) -> None:
    """Answer whatever the first seat is asked, at once."""
    known: Data = {}
    answered = 0
    with suppress(ConnectionClosed):
        async for text in live:
            message = json.loads(text)
            known |= message.get("parts", {}) | message.get("changes", {})
            asked = known.get("round")
            if asked and asked["asked"][0] and asked["number"] > answered:
                answered, move = asked["number"], known["view"]["now"]["moves"][0]
                attacker.answers["moves"] += 1
                await live.send(command("play", answered, round=answered, move=move))


async def advice(attacker: Attacker) -> None:
    body = {"settings": {"players": 3, "sides": "day"}, "bots": ["novice"] * 2, "start": True}
    answer = await attacker.ask("POST", "/api/tables", json=body)
    if answer is None or not answer.is_success:
        return
    path = f"/api/tables/{answer.json()['id']}/advice"
    live = await attacker.join(answer.json()["id"])
    asked = 0
    if live is not None:
        message = json.loads(await live.recv())
        asked = (message.get("parts", {}).get("round") or {}).get("number", 0)
    await repeat("POST", path, json={"round": asked})(attacker)


ATTACKS: Final[dict[str, Attack]] = {
    "uploads": repeat("POST", "/api/replay", json=heavy_record()),
    "records": replays,
    "masters": masters,
    "masters in company": masters_in_company,
    "half-sent requests": half_sent,
    "watchers who hang up": watchers,
    "QR codes": qr_codes,
    "QR codes that there are": known_qr_codes,
    "junk": at_own_table(lambda number: '{"type": "play", "id": 7' + "x" * (number % 3000)),
    "resyncs": at_others_table(lambda _: '{"type":"resync"}'),
    "chat": at_others_table(lambda number: command("say", number, text="!" * 500)),
    "moves out of turn": at_others_table(
        lambda number: command("play", number, round=number, move="sell tavern")
    ),
    "up and down in a lobby": at_own_table(up_and_down),
    "changes of settings": at_own_table(
        lambda number: command("change", number, settings={"players": 3 + number % 5})
    ),
    "tables": repeat("POST", "/api/tables", json={"settings": {"public": True}}),
    "lists of tables": repeat("GET", "/api/tables"),
    "guests": guests,
    "names": repeat("PUT", "/api/me", json={"name": "Again"}),
    "links to devices": repeat("POST", "/api/devices"),
    "advice": advice,
    "never read": never_read,
    "tiny frames": flood(live_handshake, PINGS),
    "tiny chunks": flood(lambda table, cookie: CHUNKED, CHUNKS),
    "requests": repeat("DELETE", "/nothing"),
}


async def carry_out(url: str, name: str, count: int, seconds: float) -> Data:
    answers: Counter[str] = Counter()
    attackers = [Attacker(url, answers, count) for _ in range(count)]
    print(READY, end="", flush=True)
    tasks = [asyncio.create_task(begin(attacker, ATTACKS[name])) for attacker in attackers]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        if task.done() and not task.cancelled() and task.exception():
            answers[f"{GAVE_UP}: {task.exception()!r}"] += 1
        task.cancel()
    return dict(answers)


async def begin(attacker: Attacker, attack: Attack) -> None:
    with suppress(httpx.HTTPError):
        attacker.answers[f"guest: {await attacker.introduce('Mallory')}"] += 1
    await attack(attacker)


# ---- the measure


def percentile(values: list[float], share: float) -> float | None:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else None


def felt(told: Data, first: float, last: float) -> Data:
    """What people felt in some time."""
    figures = {}
    for name in ("moves", "rounds"):
        values = [value for at, value in told[name] if first <= at < last]
        figures[name] = {
            "count": len(values),
            "median ms": percentile(values, 0.5),
            "p99 ms": percentile(values, 0.99),
        }
    return figures


def last_lines(log: str) -> list[str]:
    """What the server has logged last, without where things lie on this machine."""
    lines = [re.sub(r"(/[^/\s:\"']+)+/", "", line) for line in log.splitlines()]
    return lines[-LOG_LINES:]


def measure(name: str, count: int, calm_seconds: float, seconds: float, tables: int) -> Data:
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder) / "data") as server:
        people = start("swarm", server.url, "--tables", tables)
        wait_for(people)
        time.sleep(WARM)
        first, processor = time.time(), server.processor()
        memory, of_all = server.memory(), server.memory_of_all()
        time.sleep(calm_seconds)
        load = os.getloadavg()[0]
        attack = start("attacks", "--carry-out", name, server.url, count, seconds)
        wait_for(attack)
        attacked, used = time.time(), server.processor() - processor
        highest, highest_of_all, descriptors = memory, of_all, 0
        while time.time() < attacked + seconds:
            highest = max(highest, server.memory())
            highest_of_all = max(highest_of_all, server.memory_of_all())
            descriptors = max(descriptors, server.descriptors())
            time.sleep(0.25)
        last, used_under_attack = time.time(), server.processor() - processor - used
        told = json.loads(people.communicate()[0].splitlines()[-1])
        answers = json.loads(attack.communicate()[0].splitlines()[-1])
        calm, under_attack = felt(told, first, attacked), felt(told, attacked, last)
        log = server.log.read_text("utf-8")
        return {
            "guests": count,
            "calm": calm,
            "under attack": under_attack,
            "p99 ratio": {
                part: ratio(under_attack[part]["p99 ms"], calm[part]["p99 ms"]) for part in calm
            },
            "memory MB": [round(memory), round(highest)],
            "memory MB with bots": [round(of_all), round(highest_of_all)],
            "descriptors": descriptors,
            "processor seconds": [round(used, 1), round(used_under_attack, 1)],
            "log bytes": len(log.encode()),
            "log": last_lines(log),
            "people": told["counts"],
            "wrong": told["wrong"],
            "answers": answers,
            "load": [round(load, 1), round(os.getloadavg()[0], 1)],
        }


def faults(found: Data) -> list[str]:
    """What must not be."""
    told = [
        f"{part} were {'not made' if value is None else f'{value} times as slow'}"
        for part, value in found["p99 ratio"].items()
        if value is None or value > MOST
    ]
    told += [f"wrong: {wrong}" for wrong in found["wrong"]]
    told += [what for what in found["people"] if what.startswith("thrown out")]
    answers = found["answers"]
    if answers.get(TRIED, 0) < found["guests"]:
        told.append(f"the attack did nothing: {answers}")
    return told + [answer for answer in answers if answer.startswith(GAVE_UP)]


def wait_for(process: subprocess.Popen[str]) -> None:
    """Until it says that it is ready."""
    assert process.stdout is not None
    if process.stdout.readline() != READY:
        raise SystemExit("a part of the benchmark did not start")


def ratio(after: Any, before: Any) -> float | None:
    return round(after / before, 2) if after and before else None


def take_what_is_left() -> None:
    """An attack comes from other machines: it takes no processor time that somebody here wants."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(19)


def start(module: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"benchmarks.{module}", *map(str, arguments)]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.attacks", description=__doc__)
    parser.add_argument("--only", action="append", choices=list(ATTACKS), metavar="ATTACK")
    parser.add_argument("--guests", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10.0, help="of the attack")
    parser.add_argument("--calm", type=float, help="seconds before it; default: as many")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--save", action="store_true", help="keep the figures in the results")
    parser.add_argument("--carry-out", nargs=4, help=argparse.SUPPRESS)
    args = parser.parse_args(arguments)
    if args.carry_out:
        take_what_is_left()
        name, url, count, seconds = args.carry_out
        print(json.dumps(asyncio.run(carry_out(url, name, int(count), float(seconds)))))
        return 0
    path = RESULTS / "attacks.json"
    kept: Data = json.loads(path.read_text("utf-8")) if path.exists() else {"attacks": {}}
    failed: list[str] = []
    for name in args.only or ATTACKS:
        calm = args.seconds if args.calm is None else args.calm
        found = measure(name, args.guests, calm, args.seconds, args.tables)
        # Attacks may be measured on several days.
        found |= {"seconds": [calm, args.seconds], "faults": faults(found), "about": about()}
        failed += [f"{name}: {fault}" for fault in found["faults"]]
        print(f"{name}, {args.guests} guests: {json.dumps(found)}", flush=True)
        kept["attacks"][f"{name}, {args.guests}"] = found
        if args.save:
            path.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    print("\n".join(failed) or f"nobody was held up more than {MOST} times as long")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
