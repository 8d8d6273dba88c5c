"""A house in this process, guests who mirror what they are sent, time that stands still."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from mirabilia.server import identity, schema, store
from mirabilia.server.clock import Clock
from mirabilia.server.database import Database
from mirabilia.server.dealing import Dealing
from mirabilia.server.house import House
from mirabilia.server.limits import Limits
from mirabilia.server.messages import (
    AdvisedMove,
    Introduction,
    NewTable,
    Reason,
    Settings,
    decode_command,
)
from mirabilia.server.outbox import Outbox
from mirabilia.server.refusals import Refused
from mirabilia.server.room import Room
from mirabilia.server.settings import sqlite_url
from mirabilia.server.sight import Sight
from mirabilia.server.thinkers import NoAnswer, Thinkers
from mirabilia.server.turns import Wish
from tests.support.waiting import PATIENCE

Data = dict[str, Any]
Result = TypeVar("Result")

START: Final = 1_800_000_000_000
NUMBERS: Final = itertools.count()
# Time stands still here: what would be told after a pause is told at once.
AT_ONCE: Final = Limits(presence_pause=0)


class Alarm:
    """A timer of such a clock."""

    def __init__(self, moment: int, call: Callable[[], object]) -> None:
        self.moment: Final = moment
        self.call: Final = call
        self.loop: Final = asyncio.get_running_loop()
        self.over = False

    def cancel(self) -> None:
        self.over = True

    def ring(self) -> None:
        if not self.over:
            self.over = True
            self.call()


class Time(Clock):
    """A clock that goes on only when it is told to, and so do its timers."""

    def __init__(self) -> None:
        super().__init__()
        self.now = START
        self.alarms: list[Alarm] = []

    def __call__(self) -> int:
        return self.now

    def ticks(self) -> int:
        return self.now

    def at(self, moment: int, call: Callable[[], object]) -> Alarm:
        alarm = Alarm(moment, call)
        self.alarms.append(alarm)
        self.pass_seconds(0)
        return alarm

    def pass_seconds(self, seconds: float) -> None:
        self.now += int(1000 * seconds)
        for alarm in self.alarms:
            if alarm.moment <= self.now:
                alarm.loop.call_soon(alarm.ring)
        self.alarms = [alarm for alarm in self.alarms if alarm.moment > self.now]


class Dice(Thinkers):
    """Bots that choose by chance, here and at once."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(0)
        self.rng: Final = Random(seed)
        self.asked: list[str] = []
        self.seconds: set[float] = set()
        # What was shown to who gives advice.
        self.shown: list[Data] = []
        self.silent = False

    async def choose(self, view: bytes, wish: Wish) -> str:
        self.asked.append(wish.bot)
        self.seconds.add(wish.seconds)
        await asyncio.sleep(0)
        moves: list[str] = json.loads(view)["now"]["moves"]
        return moves[int(self.rng.random() * len(moves))]

    async def pretend(self, wish: Wish) -> None:
        await asyncio.sleep(0)

    async def advise(self, view: bytes, wish: Wish) -> list[AdvisedMove]:
        self.shown.append(json.loads(view))
        await asyncio.sleep(0)
        if self.silent:
            raise NoAnswer("dice")
        move = self.shown[-1]["now"]["moves"][0]
        return [AdvisedMove(move, 0.25, 50.0, [Reason("green", 1.5)])]


class Mirror:
    """What a client knows, made of nothing but the messages it got."""

    def __init__(self) -> None:
        self.number = -1
        self.seat: int | None = None
        self.parts: Data = {}
        self.events: list[Data] = []
        self.chat: list[Data] = []
        self.present: list[int] = []
        self.watchers = 0
        self.answers: dict[str, Data] = {}

    def take(self, message: Data) -> None:
        match message["type"]:
            case "snapshot":
                self.number, self.seat = message["number"], message["seat"]
                self.parts, self.events = message["parts"], message["events"]
                self.chat = message["chat"]
                self.present, self.watchers = message["present"], message["watchers"]
            case "update":
                assert message["number"] == self.number + 1, "a gap"
                self.number = message["number"]
                self.parts |= message["changes"]
                self.events = self.events + message["events"]
            case "line":
                self.chat = [*self.chat, message]
            case "presence":
                self.present, self.watchers = message["present"], message["watchers"]
            case _:
                self.answers[message["id"]] = message

    def state(self) -> Data:
        """All that a fresh fetch would have."""
        return {
            "number": self.number,
            "seat": self.seat,
            "parts": self.parts,
            "events": self.events,
            "chat": sorted(self.chat, key=lambda line: line["channel"]),
            "present": self.present,
            "watchers": self.watchers,
        }


class Visitor:
    """A guest with a connection to a table."""

    def __init__(self, house: House, guest: str) -> None:
        self.house = house
        self.guest: Final = guest
        self._mirror = Mirror()
        self.box: Outbox | None = None
        self.room: Room | None = None
        self.sent: list[bytes] = []

    async def connect(self, table: str) -> None:
        self.room, self.box = await self.house.enter(table, self.guest)
        await self.room.welcome(self.box)
        self.read()

    async def disconnect(self) -> None:
        if self.room is not None and self.box is not None:
            self.read()
            await self.room.part(self.box)
            self.room = self.box = None

    def read(self) -> None:
        while self.box is not None and (message := self.box.take()) is not None:
            if isinstance(message, bytes):
                self.sent.append(message)
                self._mirror.take(json.loads(message))

    async def ask(self, kind: str, id: str | None = None, **fields: Any) -> Data:
        """Send a command; what it was answered."""
        assert self.room is not None
        assert self.box is not None
        id = id or f"command {next(NUMBERS)}"
        message = decode_command(json.dumps({"type": kind, "id": id, **fields}))
        await self.room.handle(self.box, message)
        self.read()
        return self.mirror.answers[id]

    async def do(self, kind: str, **fields: Any) -> Data:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    async def advice(self, asked: int | None = None) -> list[AdvisedMove]:
        """Ask what to do now, or in another round."""
        assert self.room is not None
        who = await self.house.guest(self.guest)
        return await self.room.adviser.advise(who, self.round["number"] if asked is None else asked)

    async def refused_advice(self, asked: int | None = None) -> str:
        try:
            await self.advice(asked)
        except Refused as refused:
            return refused.code
        raise AssertionError("advice was given")

    # ---- what the guest sees

    @property
    def mirror(self) -> Mirror:
        self.read()
        return self._mirror

    @property
    def table(self) -> Data:
        table: Data = self.mirror.parts["table"]
        return table

    @property
    def round(self) -> Data:
        asked: Data = self.mirror.parts["round"]
        return asked

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.mirror.parts["view"]["now"]["moves"]
        return moves

    @property
    def awaited(self) -> bool:
        seat, asked = self.mirror.seat, self.mirror.parts["round"]
        if seat is None or asked is None:
            return False
        return asked["asked"][seat] is not None and seat not in asked["ready"]

    async def play(self, move: str | None = None) -> Data:
        return await self.do("play", round=self.round["number"], move=move or self.moves[0])


class Place:
    """A house for a test, with its clock, its bots and its database."""

    def __init__(
        self, url: str, seed: int = 0, redis_url: str | None = None, limits: Limits = AT_ONCE
    ) -> None:
        self.dealing = Dealing()
        self.url: Final = url
        self.limits: Final = limits
        self.redis_url: Final = redis_url
        self.time = Time()
        self.dice = Dice(seed)
        self.house = self.new_house()

    def new_house(self) -> House:
        database = Database(self.url)
        told = (database, self.dice, self.time, self.redis_url)
        return House(*told, limits=self.limits, dealing=self.dealing)

    async def visitor(self, name: str | None = None, origin: str | None = None) -> Visitor:
        guest = await identity.introduce(self.house, Introduction(name), origin)
        return Visitor(self.house, guest.id)

    async def table(
        self, host: Visitor, bots: tuple[str, ...] = (), start: bool = False, **settings: Any
    ) -> str:
        """A table for three, unless they are more; its host is connected."""
        wanted = NewTable(Settings(**{"players": 3, **settings}), bots, start)
        id = await self.house.create(await self.house.guest(host.guest), wanted)
        await host.connect(id)
        return id

    async def seated(self, count: int = 3, **settings: Any) -> list[Visitor]:
        """So many people at a table whose game has begun."""
        people = [await self.visitor(f"guest {number}") for number in range(count)]
        settings = {"sides": "day", **settings}
        id = await self.table(people[0], players=count, **settings)
        for seat, person in enumerate(people[1:], 1):
            await person.connect(id)
            await person.do("sit", seat=seat)
        await people[0].do("start")
        return people

    async def settle(self) -> None:
        """Let the bots finish whatever they can."""
        # What the clock calls for has begun by then.
        await asyncio.sleep(0)
        while any(room.tasks for room in self.house.rooms.values()):
            tasks = [task for room in self.house.rooms.values() for task in room.tasks]
            await asyncio.wait(tasks)
            await asyncio.sleep(0)

    async def reopen(self) -> None:
        """As after the end of the process: nothing is left but the database."""
        await self.house.close()
        self.house = self.new_house()
        await self.house.open()
        await self.woken(self.house)

    @staticmethod
    async def woken(house: House) -> None:
        """Wait until all tables are awake again."""
        assert house.waking is not None
        await house.waking

    async def fresh(self, table: str, guest: str) -> Data:
        """What a guest would fetch from a table that is told again from its log alone."""
        kept = await self.house.store.table(table)
        assert kept is not None
        room = Room(self.house, kept)
        seat = kept.state.seat_of(guest)
        live = self.house.rooms[table]
        sight = Sight(kept.state, seat)
        written = sight.snapshot(
            kept.state,
            guest,
            self.time.now,
            room.chat.shown_to(seat, guest),
            live.presence.who_is_here(),
        )
        mirror = Mirror()
        mirror.take(json.loads(written))
        return mirror.state()


Test = Callable[[Place], Awaitable[None]]


@asynccontextmanager
async def place(
    url: str, seed: int = 0, redis_url: str | None = None, limits: Limits = AT_ONCE
) -> AsyncIterator[Place]:
    made = Place(url, seed, redis_url, limits)
    try:
        await made.house.open()
        yield made
    finally:
        await made.house.close()


def in_place(folder: Path, test: Test, seed: int = 0, limits: Limits = AT_ONCE) -> None:
    """Run a test in a house of its own."""
    in_database(sqlite_url(folder / "test.db"), test, seed, limits=limits)


def call_alone(call: Callable[[], Result]) -> Result:
    """Call what runs a loop, in a thread of its own: a browser's driver may loop in ours."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(call).result()


def run_alone(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end; one that waits for what never comes fails."""
    return call_alone(lambda: asyncio.run(asyncio.wait_for(coroutine, PATIENCE)))


def in_database(
    url: str,
    test: Test,
    seed: int = 0,
    redis_url: str | None = None,
    limits: Limits = AT_ONCE,
) -> None:
    async def inside() -> None:
        async with place(url, seed, redis_url, limits) as made:
            await test(made)

    run_alone(inside())


async def entries_of(place: Place, table: str) -> list[Data]:
    """The log of a table, as the database has it."""
    query = store.of_table(schema.entries, table).order_by(schema.entries.c.number)
    return [json.loads(row.entry) for row in await place.house.store.rows(query)]
