"""What a guest can do to others: the attacks of `benchmarks.attacks`, each under its name."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

import mirabilia
from benchmarks.swarm import PATIENCE, Data, Guest
from mirabilia.game import steps_of

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
MASTERS: Final[Data] = {
    "settings": {"players": 7, "sides": "random", "thinking": 30.0},
    "bots": ["master"] * 6,
}
# As long as a thought may take to be quick.
SHORT_MASTERS: Final[Data] = {**MASTERS, "settings": {**MASTERS["settings"], "thinking": 0.45}}
MOST_TABLES: Final = 3
# Two tries in a minute for each guest more.
LEAST_BY_GUEST: Final = 2
LINKS: Final = 10
# Under this name it is counted how often an attack has tried something, however it went.
TRIED: Final = "tried"
# Frames and chunks without a word in them, as many as one reading of a socket may bring.
PINGS: Final = bytes([0x89, 0x80, 0, 0, 0, 0]) * 40_000
CHUNKS: Final = b"1\r\n \r\n" * 40_000
CHUNKED: Final = BEGUN + b"content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n"
HANDSHAKE: Final = (
    "host: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
QUICK: Final = "novice"
# How what is too much is refused: in an answer over HTTP, to a message, and to a connection.
REFUSED: Final = ("429", "503", "live 429", "live 503", "too_fast", "too_many_connections")
# Who has no answer yet is cut off.
CUT: Final = "cut off"


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
        except InvalidStatus as error:
            self.answers[f"live {error.response.status_code}"] += 1
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


# What is asked for by requests without a limit of their own.
SMALL_QUESTIONS: Final = (
    *("/", "/api/me", "/api/about", "/api/bots", "/api/catalogue", "/api/days", "/api/people"),
    *("/api/lan", "/api/push", "/api/me/recovery", "/api/tables/none/invitation", "/health/ready"),
    *("/api/reviews/none", "/manifest.webmanifest", "/offline", "/t/none", "/me"),
)


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


def whole_record(game: mirabilia.Game) -> Data:
    while not game.over:
        for seat, decision in game.pending.items():
            game.play(seat, decision.moves[0])
    return dict(game.record())


def long_record() -> Data:
    """A record of a whole game, with all boxes and as many players as there can be."""
    boxes = ["leaders", "cities", "armada"]
    game = mirabilia.Game.new(players=8, expansions=boxes, sides="day", teams=True, seed=1)
    return whole_record(game)


def short_record() -> Data:
    return whole_record(mirabilia.Game.new(players=3, sides="day", seed=1))


def ever_new(path: str, write: Callable[[], Data]) -> Attack:
    """Records that are in order, each of them another one."""

    async def attack(attacker: Attacker) -> None:
        record = write()
        while True:
            seats = [{"name": str(time.time_ns())}] * record["options"]["players"]
            await attacker.ask("POST", path, json={**record, "table": {"seats": seats}})

    return attack


def before_the_end(record: Data) -> Data:
    """A wish to play on from the last moment of a record's game in which something is asked."""
    last = max(number for number, step in enumerate(steps_of(record)) if not step.game.over)
    return {"record": record, "step": last, "seat": 0, "bot": QUICK}


async def finished_game(attacker: Attacker) -> None:
    """All that can be asked for of a game that is over."""
    answer = await attacker.ask("POST", "/api/continuations", json=before_the_end(short_record()))
    table = "none"
    if answer is not None and answer.is_success:
        table = str(answer.json()["id"])
        live = await attacker.join(table)
        if live is not None:
            await play_on(attacker, live)
    path = f"/api/tables/{table}"
    while True:
        for what in ("record", "events", "replay", "review", "deals/0"):
            await attacker.ask("GET", f"{path}/{what}")
        for what in ("review", "deals/0"):
            await attacker.ask("POST", f"{path}/{what}")


async def farewells(attacker: Attacker) -> None:
    """Become somebody, and have everything of theirs deleted."""
    while True:
        await attacker.ask("POST", "/api/me", json={"name": "Brief"})
        await attacker.ask("DELETE", "/api/me/all")


async def signing_out(attacker: Attacker) -> None:
    while True:
        await attacker.ask("DELETE", "/api/me")
        await attacker.ask("POST", "/api/me", json={"name": "Again"})


async def regards(attacker: Attacker) -> None:
    """Mute and block somebody, and stop doing so."""
    other = Attacker(attacker.url, attacker.answers)
    answer = await other.ask("POST", "/api/me", json={"name": "Muted"})
    id = answer.json()["id"] if answer is not None and answer.is_success else "none"
    while True:
        for wish in (True, False):
            body = {"muted": wish, "blocked": wish}
            await attacker.ask("PUT", f"/api/people/{id}", json=body)


async def reports(attacker: Attacker) -> None:
    """Report the host of a table where others play."""
    answer = await attacker.ask("GET", "/api/tables")
    listed = answer.json() if answer is not None and answer.is_success else []
    hosts = [(row["table"]["id"], row["table"]["host"]) for row in listed]
    table, host = hosts[0] if hosts else ("none", "none")
    note = "x" * 500
    while True:
        body = {"table": table, "guest": host, "note": note}
        await attacker.ask("POST", "/api/reports", json=body)


async def puzzles(attacker: Attacker) -> None:
    """Look at all of them, and answer them wrong."""
    answer = await attacker.ask("GET", "/api/puzzles")
    listed = answer.json()["puzzles"] if answer is not None and answer.is_success else []
    ids = [puzzle["id"] for puzzle in listed] or ["none"]
    while True:
        for id in ids:
            await attacker.ask("GET", f"/api/puzzles/{id}")
            await attacker.ask("POST", f"/api/puzzles/{id}", json={"move": "sell altar"})
            await attacker.ask("GET", "/api/puzzles/mine")


def in_turn(*paths: str) -> Attack:
    """Requests of several kinds, one after the other without end."""

    async def attack(attacker: Attacker) -> None:
        while True:
            for path in paths:
                await attacker.ask("GET", path)

    return attack


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


async def ever_new_names(attacker: Attacker) -> None:
    """A name that one has already is no change."""
    while True:
        name = f"Again {time.time_ns() % 1_000_000}"
        await attacker.ask("PUT", "/api/me", json={"name": name})


# ---- connections


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connected(attacker: Attacker) -> Streams:
    host, port = attacker.url.removeprefix("http://").split(":")
    opening = asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
    async with asyncio.timeout(PATIENCE):
        return await opening


def flood(beginning: Callable[[str, str], bytes], crumbs: bytes) -> Attack:
    """Something is begun, and goes on in crumbs as fast as they are taken; then once more."""

    async def attack(attacker: Attacker) -> None:
        table = await attacker.own_table() or "none"
        while True:
            attacker.answers[TRIED] += 1
            try:
                _, writer = await connected(attacker)
                attacker.answers["connections"] += 1
                try:
                    writer.write(beginning(table, attacker.cookie))
                    while True:
                        writer.write(crumbs)
                        async with asyncio.timeout(PATIENCE):
                            await writer.drain()
                        await asyncio.sleep(0)
                        attacker.answers["floods"] += 1
                finally:
                    writer.transport.abort()
            except OSError:
                attacker.answers[CUT] += 1
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
        except OSError:
            attacker.answers[CUT] += 1
            await asyncio.sleep(0.05)
        if len(held) >= MOST_HALF_SENT:
            await asyncio.sleep(1)
            left = [writer for writer in held if not writer.is_closing()]
            attacker.answers[CUT] += len(held) - len(left)
            held = left


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
                # `wait_for` may lose that the attack is over.
                async with asyncio.timeout(5):
                    await live.send('{"type":"resync"}')
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


def in_company_of(table: Data) -> Attack:
    """The same, with somebody who stays and plays on: these are tables with people."""

    async def attack(attacker: Attacker) -> None:
        came = [await among_masters(attacker, table) for _ in range(MOST_TABLES)]
        await asyncio.gather(*(play_on(attacker, live) for live in came if live is not None))
        await asyncio.Event().wait()

    return attack


async def among_masters(attacker: Attacker, table: Data = MASTERS) -> ClientConnection | None:
    answer = await attacker.ask("POST", "/api/tables", json=table)
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
            if known and known["table"]["status"] == "over":
                return
            asked = known.get("round")
            if asked and asked["asked"][0] and asked["number"] > answered:
                answered, move = asked["number"], known["view"]["now"]["moves"][0]
                attacker.answers["moves"] += 1
                await live.send(command("play", answered, round=answered, move=move))


def about_own_round(path: str) -> Attack:
    """What may be asked about a decision of one's own, at a table with bots."""

    async def attack(attacker: Attacker) -> None:
        body = {"settings": {"players": 3, "sides": "day"}, "bots": [QUICK] * 2, "start": True}
        answer = await attacker.ask("POST", "/api/tables", json=body)
        if answer is None or not answer.is_success:
            return
        table = answer.json()["id"]
        live = await attacker.join(table)
        asked = 0
        if live is not None:
            message = json.loads(await live.recv())
            asked = (message.get("parts", {}).get("round") or {}).get("number", 0)
        await repeat("POST", f"/api/tables/{table}/{path}", json={"round": asked})(attacker)

    return attack


class Kind(NamedTuple):
    """An attack, how often it tries at least in a minute, and how it is told that it is too much:
    nothing, if no limit need ever be reached."""

    attack: Attack
    least: int = 60
    refused: Sequence[str] = REFUSED

    def least_tries(self, guests: int, seconds: float) -> float:
        """In a minute or more as many as that: some attacks only try a few things."""
        return (self.least + LEAST_BY_GUEST * (guests - 1)) * min(1, seconds / 60)


FEW: Final = 2 * MOST_TABLES
ATTACKS: Final[dict[str, Kind]] = {
    "uploads": Kind(repeat("POST", "/api/replay", json=heavy_record())),
    "records": Kind(ever_new("/api/replay", long_record)),
    "reviews": Kind(ever_new("/api/reviews", short_record)),
    "continuations": Kind(
        repeat("POST", "/api/continuations", json=before_the_end(short_record())),
    ),
    "a finished game": Kind(finished_game),
    "masters": Kind(masters, least=FEW),
    "masters in company": Kind(in_company_of(MASTERS), least=FEW),
    "masters in a hurry": Kind(in_company_of(SHORT_MASTERS), least=FEW),
    "half-sent requests": Kind(half_sent, refused=[CUT]),
    "watchers who hang up": Kind(watchers),
    "QR codes": Kind(qr_codes, refused=()),
    "QR codes that there are": Kind(known_qr_codes),
    "junk": Kind(at_own_table(lambda number: '{"type": "play", "id": 7' + "x" * (number % 3000))),
    "resyncs": Kind(at_others_table(lambda _: '{"type":"resync"}')),
    "chat": Kind(at_others_table(lambda number: command("say", number, text="!" * 500))),
    "moves out of turn": Kind(
        at_others_table(lambda number: command("play", number, round=number, move="sell tavern"))
    ),
    "up and down in a lobby": Kind(at_own_table(up_and_down)),
    "changes of settings": Kind(
        at_own_table(lambda number: command("change", number, settings={"players": 3 + number % 5}))
    ),
    "tables": Kind(repeat("POST", "/api/tables", json={"settings": {"public": True}})),
    "deals of the day": Kind(repeat("POST", "/api/days")),
    "lists of tables": Kind(repeat("GET", "/api/tables")),
    "own games": Kind(repeat("GET", "/api/games")),
    "own record": Kind(repeat("GET", "/api/me/record")),
    "guests": Kind(guests),
    "farewells": Kind(farewells),
    "signing out": Kind(signing_out),
    "names": Kind(ever_new_names),
    "links to devices": Kind(repeat("POST", "/api/devices")),
    "guessed links": Kind(repeat("POST", "/api/devices/redeem", json={"code": "guessed"})),
    "recovery codes": Kind(repeat("POST", "/api/me/recovery")),
    "regards": Kind(regards),
    "reports": Kind(reports),
    "puzzles": Kind(puzzles),
    "advice": Kind(about_own_round("advice")),
    "foresight": Kind(about_own_round("foresight")),
    "small questions": Kind(in_turn(*SMALL_QUESTIONS), refused=()),
    "never read": Kind(never_read),
    "tiny frames": Kind(flood(live_handshake, PINGS), refused=[CUT]),
    "tiny chunks": Kind(flood(lambda table, cookie: CHUNKED, CHUNKS), refused=[CUT]),
    "requests": Kind(repeat("DELETE", "/nothing"), refused=()),
}

# What stopped a server that had no limits, and the attacks that try it.
KNOWN: Final[dict[str, Sequence[str]]] = {
    "a small upload that takes long to play through": ("uploads",),
    "bots that think for ever": ("masters",),
    "requests that are begun and never ended": ("half-sent requests",),
    "a few hundred who watch and hang up together": ("watchers who hang up",),
    "pictures of addresses": ("QR codes",),
    "commands without end, at one's own table and at others'": (
        *("up and down in a lobby", "moves out of turn"),
    ),
    "messages that cannot be read": ("junk",),
    "asking for the whole table again and again": ("resyncs",),
    "ever new tables, guests and links": ("tables", "guests", "links to devices"),
    "asking for advice again and again": ("advice",),
    "connections that are never read": ("never read",),
}
