"""A house that Hypothesis plays with: what a state machine over a table needs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, TypeVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

from mirabilia.server.database import Database
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.settings import sqlite_url
from tests.server.support import Data, Place, Visitor, call_alone
from tests.support.waiting import PATIENCE

Result = TypeVar("Result")

# Time stands still here, so nobody may do much of anything: rates are tested elsewhere.
OFTEN: Final = Rate(10_000, 1)
UNHURRIED: Final = Limits(presence_pause=0, changes=OFTEN)


class Sent(NamedTuple):
    """A command that has changed a table, and the number that it was answered with."""

    person: int
    kind: str
    id: str
    fields: Data
    number: int


class Machine(RuleBasedStateMachine):
    """Some people and a table, in a house of its own."""

    people: list[Visitor]
    table: str

    def __init__(self) -> None:
        super().__init__()
        self.loop: Final = asyncio.new_event_loop()
        self.folder: Final = TemporaryDirectory()
        path = Path(self.folder.name) / "machine.db"
        path.write_bytes(empty_database())
        self.sent: list[Sent] = []
        self.count = 0
        self.place: Final = self.wait_for(self.opened(sqlite_url(path)))

    @staticmethod
    async def opened(url: str) -> Place:
        place = Place(url, limits=UNHURRIED)
        await place.house.open()
        return place

    def teardown(self) -> None:
        self.wait_for(self.place.house.close())
        self.loop.close()
        self.folder.cleanup()

    def wait_for(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE))

    # ---- commands

    def ask(self, person: int, kind: str, **fields: Any) -> str | None:
        """Send a command: the code that it was refused with, if it was."""
        return self.ask_together([(person, kind, fields)])[0]

    def ask_together(self, wishes: list[tuple[int, str, Data]]) -> list[str | None]:
        """Send commands at the same moment; they arrive in this order."""
        before, ids = self.number, [self.new_id() for _ in wishes]

        async def ask_all() -> list[Data]:
            asked = [
                self.people[person].ask(kind, id=id, **fields)
                for id, (person, kind, fields) in zip(ids, wishes, strict=True)
            ]
            answers = list(await asyncio.gather(*asked))
            await self.place.settle()
            return answers

        answers = self.wait_for(ask_all())
        for id, answer, (person, kind, fields) in zip(ids, answers, wishes, strict=True):
            if answer["type"] == "done" and answer["number"] > before:
                self.sent.append(Sent(person, kind, id, fields, answer["number"]))
        return [answer.get("code") for answer in answers]

    def new_id(self) -> str:
        self.count += 1
        return f"{self.count}th of the machine"

    @property
    def number(self) -> int:
        """How many entries the log has."""
        return self.place.house.rooms[self.table].state.number

    def send_again(self, chosen: int) -> None:
        """A command that has come before arrives once more: it is answered, and changes nothing."""
        old, before = self.sent[chosen % len(self.sent)], self.number
        person = self.people[old.person]
        answer = self.wait_for(person.ask(old.kind, id=old.id, **old.fields))
        assert (answer["type"], answer["number"]) == ("done", old.number)
        assert self.number == before

    # ---- connections

    def come_back(self, person: int) -> None:
        """A connection is lost, and the guest comes back."""

        async def again() -> None:
            await self.people[person].disconnect()
            await self.place.settle()
            await self.people[person].connect(self.table)
            await self.place.settle()

        self.wait_for(again())

    def restart(self, present: list[int], seconds: int = 0) -> None:
        """The server ends and starts again, when the clock on the wall shows another time."""

        async def again() -> None:
            for person in self.people:
                person.room = person.box = None
            await self.place.house.close()
            self.place.time.alarms.clear()
            self.place.time.now += 1000 * seconds
            self.place.house = self.place.new_house()
            await self.place.house.open()
            await self.place.woken(self.place.house)
            for number in present:
                self.people[number].house = self.place.house
                await self.people[number].connect(self.table)
            await self.place.settle()

        self.wait_for(again())

    def check_mirrors(self, present: list[int]) -> None:
        """What everybody has put together is what they would fetch."""

        async def check() -> None:
            for number in present:
                person = self.people[number]
                fresh = await self.place.fresh(self.table, person.guest)
                assert person.mirror.state() == fresh

        self.wait_for(check())


@cache
def empty_database() -> bytes:
    """To make all migrations for each run would take most of the time."""

    async def make(path: Path) -> None:
        database = Database(sqlite_url(path))
        await database.migrate()
        await database.close()

    with TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        asyncio.run(make(path))
        return path.read_bytes()


def run_machine(machine: type[Machine], runs: int, steps: int, shrink: bool = True) -> None:
    """The same runs every time, on any machine; where one fails, the shortest that does."""
    chosen = settings(
        max_examples=runs,
        stateful_step_count=steps,
        phases=[Phase.generate, *([Phase.shrink] if shrink else [])],
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    call_alone(lambda: run_state_machine_as_test(machine, settings=chosen))
