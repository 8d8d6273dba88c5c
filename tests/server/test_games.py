"""The list of one's games: whose turn it is, and how those that are over ended."""

from __future__ import annotations

from pathlib import Path

from tests.server.support import Place, in_place


def test_a_running_game_says_whose_turn_it_is(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other, third = await place.seated(3)
        await other.play()
        (mine,) = await place.house.store.games_of(host.guest)
        assert (mine.seat, mine.my_turn, mine.awaited) == (0, True, [0, 2])
        assert (mine.rank, mine.points) == (None, None)
        (theirs,) = await place.house.store.games_of(other.guest)
        assert (theirs.seat, theirs.my_turn, theirs.awaited) == (1, False, [0, 2])
        assert (await place.house.store.games_of(third.guest))[0].my_turn

    in_place(tmp_path, test)


def test_a_finished_game_says_how_it_ended_for_each(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        while people[0].table["status"] == "playing":
            for person in people:
                if person.awaited:
                    await person.play()
        result = people[0].mirror.parts["result"]
        for seat, person in enumerate(people):
            (game,) = await place.house.store.games_of(person.guest)
            assert game.rank == result["ranks"][seat]
            assert game.points == sum(result["points"][seat].values())
            assert (game.my_turn, game.awaited) == (False, [])

    in_place(tmp_path, test)
