"""Nobody's bots stop those of others, and no answer tells by its time that it was forced."""

from __future__ import annotations

import asyncio
import contextlib
import json
from asyncio.subprocess import Process
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from selectors import DefaultSelector, SelectorKey
from typing import Any, cast

import msgspec
import pytest

from mirabilia.server.database import Database
from mirabilia.server.house import House
from mirabilia.server.limits import Limits
from mirabilia.server.refusals import Refused
from mirabilia.server.scene import Scene
from mirabilia.server.thinker import Look, Question
from mirabilia.server.thinkers import Thinkers
from mirabilia.server.turns import Urgency, Wish
from tests.server.support import Place, Visitor, call_alone, in_place
from tests.support.waiting import until

MASTERS = ("master",) * 6


class Players(Thinkers):
    """Bots without processes: they take the first move, masters only when they are hurried."""

    stuck = False

    async def start(self, place: int) -> Process:
        return cast(Process, None)

    async def ask(
        self, process: Process, question: Question | Look, hurried: asyncio.Event
    ) -> bytes:
        assert isinstance(question, Question)
        if self.stuck:
            await asyncio.Event().wait()
        if question.bot.startswith("master"):
            await hurried.wait()
        if question.advice:
            return b"[]"
        return msgspec.json.encode(json.loads(bytes(question.view))["now"]["moves"][0])


async def reopen_with(place: Place, thinkers: Thinkers) -> None:
    await place.house.close()
    place.house = House(Database(place.url), thinkers, place.time, limits=place.limits)
    await place.house.open()


async def heavy_tables(place: Place, count: int = 3) -> Visitor:
    """Tables of one guest, each with as many masters as there can be."""
    heavy = await place.visitor("heavy")
    for _ in range(count):
        await place.table(heavy, MASTERS, start=True, players=7, sides="day", thinking=30.0)
    return heavy


@pytest.mark.parametrize("processes", [1, 2])
def test_masters_of_one_guest_do_not_stop_the_bots_of_others(
    tmp_path: Path, processes: int
) -> None:
    async def test(place: Place) -> None:
        await reopen_with(place, Players(processes))
        await heavy_tables(place)
        other = await place.visitor("other")
        await place.table(other, ("greedy", "greedy"), start=True, sides="day")
        for _ in range(3):
            await until(lambda: other.round["ready"] == [1, 2])
            await other.play()

    in_place(tmp_path, test)


@pytest.mark.parametrize("origin", ["an address", None])
def test_bots_and_advice_count_for_the_address_that_a_guest_came_from(
    tmp_path: Path, origin: str | None
) -> None:
    """Nobody knows where a guest of an older server came from: they are alone there."""

    async def test(place: Place) -> None:
        nobody = Players(1)
        nobody.stuck = True
        await reopen_with(place, nobody)
        guest = await place.visitor("guest", origin)
        await place.table(guest, ("greedy", "greedy"), start=True, sides="day")
        asking = asyncio.create_task(guest.advice())
        await until(lambda: nobody.turns.wanted.total() == 3)
        assert dict(nobody.turns.wanted) == {origin or f"guest {guest.guest}": 3}
        asking.cancel()

    in_place(tmp_path, test)


def test_masters_do_not_stop_the_bots_of_others_after_a_restart(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        nobody = Players(1)
        nobody.stuck = True
        await reopen_with(place, nobody)
        await heavy_tables(place)
        other = await place.visitor("other")
        id = await place.table(other, ("greedy", "greedy"), start=True, sides="day")
        await reopen_with(place, Players(1))
        again = Visitor(place.house, other.guest)
        await again.connect(id)
        await until(lambda: again.round["ready"] == [1, 2])

    in_place(tmp_path, test)


def test_tables_where_people_play_are_woken_first(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        nobody = Players(1)
        nobody.stuck = True
        await reopen_with(place, nobody)
        ids = []
        for leaves in (False, True, False, True):
            host = await place.visitor()
            place.time.pass_seconds(1)
            ids.append(await place.table(host, ("greedy", "greedy"), start=True, sides="day"))
            if leaves:
                await host.do("leave")
        woken = await place.house.store.active_tables(place.time.now)
        assert woken == [ids[2], ids[0], ids[3], ids[1]]

    in_place(tmp_path, test)


def test_whoever_comes_to_a_table_wakes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(place: Place) -> None:
        nobody = Players(1)
        nobody.stuck = True
        await reopen_with(place, nobody)
        host = await place.visitor()
        id = await place.table(host, ("greedy", "greedy"), start=True, sides="day", clock=60)

        async def never(_: House, __: Sequence[str]) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(House, "wake", never)
        place.time.pass_seconds(100)
        await reopen_with(place, Players(1))
        assert not place.house.rooms
        again = Visitor(place.house, host.guest)
        await again.connect(id)
        assert again.round["since"] == place.time.now
        await until(lambda: again.round["ready"] == [1, 2])

    in_place(tmp_path, test)


def test_a_guest_is_advised_at_one_table_at_a_time(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        await reopen_with(place, Players(1))
        host = await place.visitor()
        twin = Visitor(place.house, host.guest)
        await place.table(host, ("greedy", "greedy"), start=True, sides="day")
        await place.table(twin, ("greedy", "greedy"), start=True, sides="day")
        first = asyncio.create_task(host.refused_advice())
        under_way = place.house.thinkers.under_way
        await until(lambda: any(turn.wish.advice for turn in under_way))
        with pytest.raises(Refused) as refused:
            await twin.advice()
        assert refused.value.code == "advice_busy"
        assert refused.value.data == {"until": place.time.now + 1000}
        for thought in under_way.values():
            thought.hurried.set()
        assert await first == "no_advice"

    in_place(tmp_path, test)


# ---- answers tell nothing by their time


class Passing(DefaultSelector):
    """Time passes at once when there is nothing to do."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        found = super().select(0)
        if not found and timeout is not None:
            self.now += timeout
        return found


def in_passing_time(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    selector = Passing()
    loop = asyncio.SelectorEventLoop(selector)
    loop.time = lambda: selector.now  # type: ignore[method-assign]
    try:
        call_alone(lambda: loop.run_until_complete(test()))
    finally:
        loop.close()


class Punctual(Players):
    """Each bot takes its time: a master all it gets."""

    async def ask(
        self, process: Process, question: Question | Look, hurried: asyncio.Event
    ) -> bytes:
        assert isinstance(question, Question)
        seconds = question.seconds if question.bot == "master" else 0.4
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(hurried.wait(), seconds)
        return b'"a"'


def wish(bot: str, guest: str = "ada", seconds: float = 5.0) -> Wish:
    return Wish(bot, guest, f"table of {guest}", seconds, lambda: Urgency.PEOPLE)


async def times(bots: Thinkers, asked: list[tuple[Wish, bool]]) -> list[float]:
    """How long each of several takes that are asked at once; some have no choice."""
    began = asyncio.get_running_loop().time()

    async def time(one: Wish, forced: bool) -> float:
        await (bots.pretend(one) if forced else bots.choose(b"{}", one))
        return asyncio.get_running_loop().time() - began

    return await asyncio.gather(*(time(one, forced) for one, forced in asked))


@pytest.mark.parametrize("bot", ["master", "greedy"])
@pytest.mark.parametrize("processes", [1, 2])
def test_an_answer_without_a_choice_takes_as_long_as_any_other(bot: str, processes: int) -> None:
    async def test() -> None:
        bots = Punctual(processes)
        # So that all is known about both.
        await times(bots, [(wish(bot), False), (wish(bot, "ben"), False)])
        free = await times(bots, [(wish(bot), False) for _ in range(3)])
        for forced in range(3):
            asked = [(wish(bot), seat == forced) for seat in range(3)]
            assert await times(bots, asked) == pytest.approx(free)

    in_passing_time(test)


def test_an_answer_without_a_choice_is_cut_short_like_any_other() -> None:
    async def test() -> None:
        bots = Punctual(1)
        await times(bots, [(wish("master"), False)])
        await times(bots, [(wish("greedy"), False)])
        results = []
        for forced in (False, True):
            asked = [(wish("master"), forced), (wish("greedy", "ben"), False)]
            results.append(await times(bots, asked))
        assert results[0] == pytest.approx(results[1])
        assert results[0][0] < 5

    in_passing_time(test)


def test_nothing_is_known_of_a_bot_at_first() -> None:
    async def test() -> None:
        bots = Punctual(1)
        (took,) = await times(bots, [(wish("greedy"), True)])
        assert took == pytest.approx(Limits().shortest_thought)

    in_passing_time(test)


def test_a_seat_without_a_choice_is_not_answered_for_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        taken = asyncio.Event()
        pretended: list[str] = []

        async def pretend(asked: Wish) -> None:
            pretended.append(asked.bot)
            await taken.wait()

        monkeypatch.setattr(place.dice, "pretend", pretend)
        of_scene = Scene.moves
        monkeypatch.setattr(
            Scene, "moves", lambda scene, seat: of_scene(scene, seat)[: 1 if seat == 2 else None]
        )
        await place.table(host, ("random", "random"), start=True, sides="day")
        await until(lambda: host.round["ready"] == [1])
        await until(lambda: pretended == ["random@1"])
        taken.set()
        await until(lambda: host.round["ready"] == [1, 2])

    in_place(tmp_path, test)
