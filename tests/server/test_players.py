"""What an answer changes about what happens at a table by itself."""

from __future__ import annotations

from pathlib import Path

from mirabilia.server.players import UNTIL_STAND_IN, Players
from tests.server.support import Place, in_place


def is_waiting(players: Players) -> bool:
    """Whether something happens at some time if nobody does anything."""
    return players.timer is not None


def test_an_answer_leaves_the_clock_as_it_is(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3, clock=60)
        players = place.house.rooms[people[0].table["id"]].players
        clock = players.timer
        assert clock is not None
        for person in people[:2]:
            await person.play()
            assert players.timer is clock
        await people[2].play()
        assert players.timer not in (None, clock)

    in_place(tmp_path, test)


def test_once_all_who_are_here_have_answered_those_who_are_not_are_replaced(
    tmp_path: Path,
) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        room = place.house.rooms[people[0].table["id"]]
        await people[2].disconnect()
        await people[0].play()
        # Somebody who is here still chooses.
        assert not is_waiting(room.players)
        await people[1].play()
        assert is_waiting(room.players)
        place.time.pass_seconds((room.presence.patience() + UNTIL_STAND_IN) / 1000)
        await place.settle()
        assert people[0].table["seats"][2]["bot"] is not None

    in_place(tmp_path, test)


def test_an_answer_that_is_taken_back_is_waited_for_again(tmp_path: Path) -> None:
    """Whoever has taken it back is here, and nobody is replaced meanwhile."""

    async def test(place: Place) -> None:
        people = await place.seated(3)
        players = place.house.rooms[people[0].table["id"]].players
        await people[2].disconnect()
        for person in people[:2]:
            await person.play()
        assert is_waiting(players)
        await people[0].do("take_back", round=people[0].round["number"])
        assert not is_waiting(players)
        await people[0].play()
        assert is_waiting(players)

    in_place(tmp_path, test)
