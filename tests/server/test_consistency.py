"""What a client has put together from messages is what it would fetch afresh."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia.game import Game
from mirabilia.server.limits import Limits
from tests.server.support import Place, Visitor, in_place
from tests.support.play import choose

STEPS = 120
MIXES: list[dict[str, Any]] = [
    {"players": 3},
    {"players": 4, "teams": True, "expansions": ("leaders",)},
    {"players": 3, "expansions": ("leaders", "cities", "armada")},
]


class Crowd:
    """Guests who do anything, in any order."""

    def __init__(self, place: Place, rng: Random, people: list[Visitor], table: str) -> None:
        self.place = place
        self.rng = rng
        self.people = people
        self.table = table

    async def act_at_once(self) -> None:
        """Some of them, all at the same time."""
        if self.rng.random() < 0.02:
            await self.restart()
        count = 1 + int(3 * self.rng.random())
        await asyncio.gather(*map(self.act, self.rng.sample(self.people, count)))

    async def act(self, person: Visitor) -> None:
        if person.room is None:
            await person.connect(self.table)
            return
        kind = self.rng.random()
        if kind < 0.06:
            await person.disconnect()
        elif kind < 0.1:
            await person.ask("say", text="hm", channel=choose(self.rng, ["table", "team"]))
        elif kind < 0.14:
            self.place.time.pass_seconds(121)
        elif kind < 0.2:
            await person.ask("hand_over", seat=self.rng.randrange(4))
        elif person.table["status"] == "lobby":
            await self.arrange(person)
        elif kind < 0.22:
            await person.ask("leave")
        elif person.mirror.parts["round"] is not None:
            await self.answer(person)

    async def begin(self) -> None:
        """The host has enough of it and starts."""
        host = await self.find_host()
        for seat in range(len(host.table["seats"])):
            await host.ask("add_bot", seat=seat, bot="random")
        await host.ask("start")

    async def find_host(self) -> Visitor:
        """Who is the host and is here: the rights of one who is away may pass on meanwhile."""
        host = self.people[0]
        while True:
            await host.disconnect()
            await host.connect(self.table)
            if host.table["host"] in (host.guest, None):
                return host
            (host,) = (one for one in self.people if one.guest == host.table["host"])

    async def arrange(self, person: Visitor) -> None:
        kind, seat = self.rng.random(), self.rng.randrange(4)
        if kind < 0.5:
            await person.ask("sit", seat=seat)
        elif kind < 0.6:
            await person.ask("stand")
        elif kind < 0.7:
            await person.ask("swap", first=seat, second=self.rng.randrange(4))
        elif kind < 0.9:
            await person.ask("add_bot", seat=seat, bot="random")
        else:
            await person.ask("start")

    async def answer(self, person: Visitor) -> None:
        asked = person.round["number"]
        if self.rng.random() < 0.2:
            await person.ask("take_back", round=asked)
        elif person.moves:
            await person.ask("play", round=asked, move=choose(self.rng, person.moves))

    async def restart(self) -> None:
        for person in self.people:
            person.room = person.box = None
        await self.place.reopen()
        for person in self.people:
            person.house = self.place.house

    async def check(self) -> None:
        for person in self.people:
            if person.room is not None:
                fresh = await self.place.fresh(self.table, person.guest)
                assert person.mirror.state() == fresh


@pytest.mark.parametrize("number", range(9))
def test_state_and_updates_are_a_fresh_fetch(tmp_path: Path, number: int) -> None:
    async def test(place: Place) -> None:
        rng = Random(number)
        people = [await place.visitor(f"guest {n}") for n in range(5)]
        table = await place.table(people[0], **MIXES[number % len(MIXES)])
        crowd = Crowd(place, rng, people, table)
        for step in range(STEPS):
            await crowd.act_at_once()
            if step == STEPS // 4:
                await crowd.begin()
            if rng.random() < 0.7:
                await place.settle()
            if rng.random() < 0.2:
                # By then everybody was told who is here.
                place.time.pass_seconds(place.limits.presence_pause)
                await place.settle()
                await crowd.check()
        kept = await place.house.store.table(table)
        assert kept is not None
        assert kept.state.start is not None, "the walk has seen no game"

    in_place(tmp_path, test, number, Limits())


def test_what_was_sent_is_not_kept_and_can_be_made_again(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        for person in people:
            await person.play()
        room = people[0].room
        assert room is not None
        scene = room.state.scene
        assert scene is not None
        assert [scene._views, scene._offers, scene._news] == [{}, {}, {}]
        for person in people:
            fresh = await place.fresh(room.state.id, person.guest)
            assert fresh["parts"] == person.mirror.parts

    in_place(tmp_path, test)


@pytest.mark.parametrize("seed", range(3))
def test_everybody_sees_alike_who_is_asked(seed: int) -> None:
    """So it can be taken from any view."""
    boxes, rng = ("leaders", "cities", "armada"), Random(seed)
    game = Game.new(players=4, expansions=boxes, sides="random", seed=seed)
    while not game.over:
        asked = game.public_view()["now"]["asked"]
        assert [game.view(seat).now["asked"] for seat in range(4)] == [asked] * 4
        for seat, decision in game.pending.items():
            game.play(seat, rng.choice(decision.moves))
