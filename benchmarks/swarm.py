"""People at tables: `python -m benchmarks.swarm URL`, for other benchmarks and by hand.

Each table is played by clients of the protocol, each of them from an address of its own (127.1.x.y)
and with pauses as people make them. If there are several servers, the people of a table are shared
out between them; with `--together` they are all at the one that the table's id says. When a game is
over, the next one begins. It says `ready` when all are guests, and `playing` when games go on at
all tables. They play until the standard input ends. Then a line of JSON tells for each move when it
was sent, and how long it took to reach the last of the others, or has waited if it has not yet; for
each round how long the bots kept people waiting; and what went wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sys
import time
from collections import Counter
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final
from zlib import crc32

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import mirabilia
from mirabilia.game import steps_of

Data = dict[str, Any]

# How long a request may take; who waits longer has been stopped.
PATIENCE: Final = 60.0
PAUSE: Final = 0.2
# So many times as long as a pace people think, and a round lasts if four of them do.
SHORTEST: Final = 0.2
LONGEST: Final = 2.0
ROUND: Final = SHORTEST + (LONGEST - SHORTEST) * 4 / 5
# Seconds between the first games of two tables: not all people come in one moment.
BETWEEN_TABLES: Final = 0.04
AT_ONCE: Final = 20
# Bytes of a mark of a view.
MARK: Final = 16
# A server that lets people make fewer of the moves that they would make keeps them waiting.
LEAST_MOVES: Final = 0.9

decode: Final = msgspec.json.Decoder().decode


def address_of(number: int) -> str:
    """An address of this machine that no other person has."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


def server_of(table: str, urls: Sequence[str]) -> str:
    """The server that all people of a table are sent to."""
    return urls[crc32(table.encode()) % len(urls)]


class Guest:
    """Somebody with a cookie and an address.

    With `by_table`, connections go to the server that a table's id says, as a load balancer sends
    them.
    """

    def __init__(self, url: str, address: str, by_table: Sequence[str] = ()) -> None:
        self.url: Final = url
        self.by_table: Final = by_table
        self.address: Final = address
        # Nothing here is encrypted, and to read all certificates takes long.
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        self.http: Final = httpx.AsyncClient(base_url=url, transport=transport, timeout=PATIENCE)

    async def introduce(self, name: str | None = None) -> int:
        """Become a guest; the status of the answer."""
        answer = await self.http.post("/api/me", json={"name": name})
        return answer.status_code

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def new_table(self, settings: Data, bots: list[str], start: bool = False) -> str:
        body = {"settings": settings, "bots": bots, "start": start}
        answer = await self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def live(self, table: str) -> ClientConnection:
        url = server_of(table, self.by_table) if self.by_table else self.url
        return await connect(
            f"{url.replace('http', 'ws')}/api/tables/{table}/live",
            additional_headers={"cookie": self.cookie},
            local_addr=(self.address, 0),
            open_timeout=PATIENCE,
            max_size=None,
        )


class Figures:
    """What is noted of all tables."""

    def __init__(self) -> None:
        # When a move was sent, and how many milliseconds later the last of the others had it.
        self.moves: list[tuple[float, float]] = []
        # When the last person of a table had answered, and how long the next round took to come.
        self.rounds: list[tuple[float, float]] = []
        self.counts: Counter[str] = Counter()
        # Moves that were acknowledged, and are not in the record.
        self.wrong: list[str] = []


class Table:
    """A table and its people, game after game."""

    def __init__(
        self,
        guests: list[Guest],
        seats: int,
        pace: float,
        figures: Figures,
        watching: Guest | None = None,
        views: bool = False,
    ) -> None:
        self.guests: Final = guests
        self.watching: Final = watching
        # Whether the views that were sent are compared with the games: that takes time.
        self.views: Final = views
        self.seats: Final = seats
        self.pace: Final = pace
        self.figures: Final = figures
        self.people: list[Person] = []
        # Of a move on its way: when it was sent; of a number of the log: when people had it.
        self.sent: dict[int, float] = {}
        self.arrived: dict[int, list[float]] = {}
        # When the last person answered in this round.
        self.answered: float | None = None
        self.round = 0
        self.begun = False
        # How many entries of logs have arrived, of all games.
        self.moved = 0
        # No other game follows the present one.
        self.last = False

    @property
    def everybody(self) -> list[Guest]:
        """Those who play, and who watches."""
        return [*self.guests, *([self.watching] if self.watching else [])]

    async def play_on(self) -> None:
        """One game after another, until the last."""
        while not self.last:
            try:
                await self.play()
            except (httpx.HTTPError, OSError, ConnectionClosed, InvalidHandshake) as error:
                self.figures.counts[f"no table: {type(error).__name__}"] += 1
                await asyncio.sleep(1)

    async def play(self) -> None:
        """One game, from setting up its table to its end."""
        settings = {"players": self.seats, "sides": "random", "public": True, "thinking": 0.2}
        bots = ["adept"] * (self.seats - len(self.guests))
        id = await self.guests[0].new_table(settings, [])
        self.sent, self.arrived, self.answered, self.round = {}, {}, None, 0
        self.people = [Person(self, guest, seat, id) for seat, guest in enumerate(self.guests)]
        self.people[0].bots = bots
        self.figures.counts["games"] += 1
        watchers = [Watcher(self, self.watching, id)] if self.watching else []
        here = [*self.people, *watchers]
        tasks = [asyncio.create_task(visitor.attend()) for visitor in here]
        try:
            await asyncio.gather(*tasks)
        finally:
            for task in tasks:
                task.cancel()
        self.figures.counts["games finished"] += 1
        await self.check(id, here)

    async def check(self, id: str, here: Sequence[Visitor]) -> None:
        """The record has every move that was acknowledged, and replays to its end; everybody was
        shown what they may see of this game."""
        record = await self.record(id)
        if self.views:
            self.check_views(record, here)
        replayed = mirabilia.replay(record)
        for person in self.people:
            kept = [move for seat, _, move in record["entries"] if seat == person.seat]
            if kept != person.played():
                told = f"{id}: seat {person.seat} played {person.played()}, kept is {kept}"
                self.figures.wrong.append(told)
        if replayed.digest() != record["digest"]:
            self.figures.wrong.append(f"{id}: another end")
        self.figures.counts["games checked"] += 1

    def check_views(self, record: Data, here: Sequence[Visitor]) -> None:
        """Every view that was sent is that of a moment of the game, in the order of the game."""
        games = [step.game for step in steps_of(record)]
        for visitor in here:
            moments = iter([mark_of(view_of(game, visitor.seat)) for game in games])
            self.figures.counts["views checked"] += len(visitor.shown)
            if not visitor.shown or not all(mark in moments for mark in visitor.shown):
                who = "a watcher" if visitor.seat is None else f"seat {visitor.seat}"
                self.figures.wrong.append(f"{visitor.id}: views of {who}")

    async def record(self, id: str) -> Data:
        """The record, as soon as the server can tell it."""
        given_up = time.time() + PATIENCE
        while True:
            try:
                answer = await self.guests[0].http.get(f"/api/tables/{id}/record")
                answer.raise_for_status()
            except httpx.HTTPError:
                if time.time() > given_up:
                    raise
                await asyncio.sleep(PAUSE)
            else:
                record: Data = answer.json()
                return record

    def note_sent(self, number: int, sent: float) -> None:
        self.sent[number] = sent
        self.settle(number)

    def note_arrival(self, number: int, now: float) -> None:
        self.moved += 1
        self.arrived.setdefault(number, []).append(now)
        self.settle(number)

    def settle(self, number: int) -> None:
        """A move is through when all people have it."""
        arrived = self.arrived.get(number, [])
        if number in self.sent and len(arrived) == len(self.people):
            sent = self.sent.pop(number)
            self.figures.moves.append((sent, 1000 * (max(arrived) - sent)))

    def waiting(self) -> tuple[list[float], list[float]]:
        """Moves and rounds that have not arrived yet, by when they began."""
        here = [person for person in self.people if person.status != "over"]
        moves = [sent for person in here for sent in person.moves_on_their_way()]
        if here:
            moves += self.sent.values()
        deciding = any(person.is_deciding for person in here)
        rounds = [] if self.answered is None or deciding or not here else [self.answered]
        return moves, rounds

    def note_round(self, number: int, now: float) -> None:
        """The first to see a new round tells how long it took to come."""
        if number <= self.round:
            return
        self.round, self.begun = number, True
        if self.answered is not None:
            self.figures.rounds.append((self.answered, 1000 * (now - self.answered)))
            self.answered = None


def mark_of(view: Data) -> bytes:
    """What tells a view from others."""
    text = msgspec.json.encode(view, order="deterministic")
    return blake2b(text, digest_size=MARK).digest()


def view_of(game: mirabilia.Game, seat: int | None) -> Data:
    """What a seat may see, or who watches."""
    return dict(game.public_view() if seat is None else game.view(seat).data)


class Visitor:
    """Somebody who is at a table until the game is over, and comes back when the connection is
    lost."""

    def __init__(self, table: Table, guest: Guest, id: str, seat: int | None) -> None:
        self.table: Final = table
        self.guest: Final = guest
        self.id: Final = id
        self.seat = seat
        self.parts: Data = {}
        # Marks of the views that were sent, each once.
        self.shown: list[bytes] = []

    async def attend(self) -> None:
        counts = self.table.figures.counts
        while self.status != "over":
            try:
                async with await self.guest.live(self.id) as self.live:
                    await self.come_back()
                    await self.listen()
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                code = getattr(getattr(error, "rcvd", None), "code", None)
                counts[f"thrown out: {code or type(error).__name__}"] += 1
                await asyncio.sleep(PAUSE)

    async def come_back(self) -> None:
        """There is a connection again."""

    async def listen(self) -> None:
        async for text in self.live:
            now = time.time()
            message = decode(text)
            await self.hear(message, now)
            self.learn(message)
            if self.status == "over":
                return
            await self.act(now)

    async def hear(self, message: Data, now: float) -> None:
        """What a message is about, beside what it shows."""

    async def act(self, now: float) -> None:
        """Do what there is to do, now that a message was heard."""

    def learn(self, message: Data) -> None:
        new = message.get("parts", {}) | message.get("changes", {})
        self.parts |= new
        view = new.get("view")
        if view is not None and self.table.views:
            mark = mark_of(view)
            if self.shown[-1:] != [mark]:
                self.shown.append(mark)

    @property
    def status(self) -> str:
        return str(self.parts["table"]["status"]) if self.parts else "unknown"


class Watcher(Visitor):
    """Somebody without a seat."""

    def __init__(self, table: Table, guest: Guest, id: str) -> None:
        super().__init__(table, guest, id, seat=None)


class Person(Visitor):
    """Somebody with a seat, who plays."""

    seat: int

    def __init__(self, table: Table, guest: Guest, seat: int, id: str) -> None:
        super().__init__(table, guest, id, seat)
        self.bots: list[str] = []
        self.seen = 0
        self.count = 0
        # Commands that have no answer yet, with when they were sent.
        self.open: dict[str, tuple[Data, float]] = {}
        # The moves that the server has acknowledged, by round; and rounds without a choice.
        self.kept: dict[int, str] = {}
        self.forced: set[int] = set()
        self.rng: Final = Random(f"{id} {seat}")
        self.thinking: asyncio.Task[None] | None = None

    async def come_back(self) -> None:
        """What has no answer yet is sent again."""
        for command, _ in list(self.open.values()):
            await self.live.send(json.dumps(command))

    def played(self) -> list[str]:
        """The moves that must be in the record: forced ones are not.

        Once the game is over, the acknowledgement of its last move may still be on its way.
        """
        sent = [command for command, _ in self.open.values() if command["type"] == "play"]
        moves = self.kept | {command["round"]: command["move"] for command in sent}
        return [move for asked, move in sorted(moves.items()) if asked not in self.forced]

    @property
    def is_deciding(self) -> bool:
        return self.thinking is not None and not self.thinking.done()

    def moves_on_their_way(self) -> list[float]:
        """When those were sent that have no answer yet."""
        return [sent for command, sent in self.open.values() if command["type"] == "play"]

    async def hear(self, message: Data, now: float) -> None:
        kind = message["type"]
        if kind == "update":
            self.table.note_arrival(message["number"], now)
        elif kind == "done":
            command, sent = self.open.pop(message["id"], ({}, now))
            if command.get("type") == "play":
                self.table.note_sent(message["number"], sent)
                self.table.figures.counts["acknowledged"] += 1
                self.kept[command["round"]] = command["move"]
        elif kind == "refused":
            await self.refused(message)

    async def refused(self, message: Data) -> None:
        """What comes too early is tried again."""
        code = message["code"]
        self.table.figures.counts[f"refused: {code}"] += 1
        command, sent = self.open.pop(message["id"], ({}, 0.0))
        if command and code in ("try_again", "too_fast"):
            self.open[command["id"]] = command, sent
            await asyncio.sleep(PAUSE)
            await self.live.send(json.dumps(command))

    async def command(self, kind: str, **fields: Any) -> None:
        self.count += 1
        command = {"type": kind, "id": f"{self.seat}-{self.count}", **fields}
        self.open[command["id"]] = command, time.time()
        await self.live.send(json.dumps(command))

    async def act(self, now: float) -> None:
        if not self.parts:
            # It was refused, and nothing is known yet.
            return
        if self.status == "lobby":
            await self.set_up()
        asked = self.parts["round"]
        if asked and asked["number"] > self.seen:
            self.seen = asked["number"]
            self.table.note_round(self.seen, now)
            if asked["asked"][self.seat] and self.seat not in asked["ready"]:
                moves = self.parts["view"]["now"]["moves"]
                if len(moves) == 1:
                    self.forced.add(self.seen)
                move = self.rng.choice(moves)
                self.thinking = asyncio.create_task(self.take_time(self.seen, move))

    async def set_up(self) -> None:
        """Sit down; the host adds the bots and starts when all are there."""
        seats = self.parts["table"]["seats"]
        if self.open:
            return
        if seats[self.seat]["guest"] is None:
            await self.command("sit", seat=self.seat)
        elif self.seat == 0:
            people = len(self.table.people)
            for seat, bot in enumerate(self.bots, people):
                if seats[seat]["bot"] is None:
                    await self.command("add_bot", seat=seat, bot=bot)
                    return
            if all(seat["guest"] or seat["bot"] for seat in seats):
                await self.command("start")

    async def take_time(self, asked: int, move: str) -> None:
        await asyncio.sleep(self.rng.uniform(SHORTEST, LONGEST) * self.table.pace)
        try:
            self.table.answered = time.time()
            await self.command("play", round=asked, move=move)
        except ConnectionClosed:
            # It is sent again over the next connection.
            return


async def gather_people(
    urls: Sequence[str],
    tables: int,
    seats: int,
    pace: float,
    figures: Figures,
    bots: bool = True,
    together: bool = False,
    views: bool = False,
) -> list[Table]:
    """Guests for some tables, shared out between servers; every second table has bots too.

    With `together`, all people of a table are at one server. With `views` it is checked what
    everybody was shown, and every other table is watched.
    """
    found, number = [], 0
    by_table = urls if together else ()
    for table in range(tables):
        people = seats if table % 2 == 0 or not bots else max(1, seats // 2)
        guests = [
            # The host is another server's guest at every other table.
            Guest(urls[(table + seat) % len(urls)], address_of(number + seat), by_table)
            for seat in range(people)
        ]
        number += people
        watching = None
        if views and table % 2:
            watching = Guest(urls[table // 2 % len(urls)], address_of(number), by_table)
            number += 1
        found.append(Table(guests, seats, pace, figures, watching, views))
    everybody = [guest for table in found for guest in table.everybody]
    for start in range(0, len(everybody), AT_ONCE):
        some = everybody[start : start + AT_ONCE]
        await asyncio.gather(
            *(guest.introduce(f"Player {number}") for number, guest in enumerate(some, start))
        )
    return found


async def swarm(args: argparse.Namespace) -> Data:
    allow_descriptors()
    figures, wanted = Figures(), (args.tables, args.seats, args.pace)
    tables = await gather_people(
        args.urls, *wanted, figures, bots=not args.people, together=args.together
    )
    print("ready", flush=True)
    playing = [
        asyncio.create_task(begin_later(table, number * BETWEEN_TABLES))
        for number, table in enumerate(tables)
    ]
    saying = asyncio.create_task(say_when_all_play(tables))
    await until_told()
    saying.cancel()
    moves, rounds = until_now(figures, tables, time.time())
    for task in playing:
        task.cancel()
    return {
        "moves": moves,
        "rounds": rounds,
        "counts": dict(figures.counts),
        "wrong": figures.wrong,
    }


Waits = list[tuple[float, float]]


def until_now(figures: Figures, tables: Sequence[Table], now: float) -> tuple[Waits, Waits]:
    """All moves and rounds; those that have not arrived have waited until now."""
    waiting = [table.waiting() for table in tables]
    moves, rounds = (
        [(began, 1000 * (now - began)) for one in waiting for began in one[part]] for part in (0, 1)
    )
    return figures.moves + moves, figures.rounds + rounds


def allow_descriptors() -> None:
    """As many open files as the system lets a process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def begin_later(table: Table, seconds: float) -> None:
    await asyncio.sleep(seconds)
    await table.play_on()


async def say_when_all_play(tables: Sequence[Table]) -> None:
    while not all(table.begun for table in tables):
        await asyncio.sleep(PAUSE)
    print("playing", flush=True)


async def until_told() -> None:
    """Until the standard input ends."""
    await asyncio.to_thread(sys.stdin.read)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.swarm", description=__doc__)
    parser.add_argument("urls", nargs="+", metavar="URL")
    parser.add_argument("--people", action="store_true", help="no bots at any table")
    parser.add_argument("--together", action="store_true", help="a table's people at one server")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds for a move, in the mean")
    print(json.dumps(asyncio.run(swarm(parser.parse_args(arguments)))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
