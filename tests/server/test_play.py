"""Live play: answers, take-backs, bots, clocks, absences, restarts."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, ClassVar

import pytest
from sqlalchemy import update

from mirabilia import replay
from mirabilia.bots.registry import VERSIONS
from mirabilia.bots.simple import RandomBot
from mirabilia.server import house, schema
from mirabilia.server.conduct import STAND_IN
from mirabilia.server.database import Away
from mirabilia.server.entries import BotSat
from mirabilia.server.messages import Resync
from mirabilia.server.outbox import TOO_SLOW
from mirabilia.server.thinkers import NoAnswer
from mirabilia.server.turns import Wish
from tests.server.support import Place, Visitor, entries_of, in_place
from tests.support.waiting import until


async def play_to_the_end(place: Place, people: list[Visitor]) -> None:
    while people[0].table["status"] == "playing":
        await place.settle()
        for person in people:
            if person.awaited:
                await person.play()


def test_three_people_play_a_whole_game(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        await play_to_the_end(place, people)
        result = people[0].mirror.parts["result"]
        record = await place.house.store.finished(people[0].table["id"], "record")
        assert record is not None
        game = replay(json.loads(record))
        assert game.over
        assert result["points"] == game.result.points
        assert result["winners"] == game.result.winners
        assert result["seed"] == game.record()["seed"]
        assert people[1].mirror.events == game.events_for(1)

    in_place(tmp_path, test)


def test_one_person_plays_against_bots_with_all_boxes(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        (person,) = [await place.visitor()]
        boxes = ("leaders", "cities", "armada")
        await place.table(person, ("greedy", "builder"), start=True, expansions=boxes)
        await play_to_the_end(place, [person])
        assert person.table["status"] == "over"
        assert set(place.dice.asked) == {"greedy@1", "builder@1"}

    in_place(tmp_path, test)


def test_bots_think_for_as_long_as_the_table_says(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        person = await place.visitor()
        id = await place.table(person, ("master", "adept"), thinking=3.0)
        await person.do("start")
        await place.settle()
        assert place.dice.seconds == {3.0}
        await place.reopen()
        again = Visitor(place.house, person.guest)
        await again.connect(id)
        assert again.table["settings"]["thinking"] == 3.0

    in_place(tmp_path, test)


def test_answers_lie_face_down_until_the_last_one_is_in(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, third = await place.seated(3)
        before = third.mirror.parts["view"]
        move = first.moves[1]
        await first.play(move)
        await second.play()
        assert third.round["ready"] == [0, 1]
        assert third.mirror.parts["view"] == before
        assert first.mirror.parts["answer"] == move
        assert third.mirror.parts["answer"] is None
        asked = third.round["number"]
        await third.play()
        assert first.round["number"] > asked
        assert first.round["ready"] == []
        assert first.mirror.parts["answer"] is None

    in_place(tmp_path, test)


def test_an_answer_can_be_taken_back_until_the_reveal(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, third = await place.seated(3)
        asked = first.round["number"]
        await first.play()
        assert await first.refused("play", round=asked, move=first.moves[1]) == "answered"
        await first.do("take_back", round=asked)
        assert second.round["ready"] == []
        other = first.moves[1]
        for person, move in ((first, other), (second, None), (third, None)):
            await person.play(move)
        assert await first.refused("take_back", round=asked) == "too_late"
        log = first.mirror.parts["view"]["remembered"]["log"]
        assert [entry[2] for entry in log if entry[0] == 0] == [other]

    in_place(tmp_path, test)


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, *_ = await place.seated(3)
        asked = first.round["number"]
        watcher = await place.visitor()
        await watcher.connect(first.table["id"])
        move = first.moves[0]
        assert await first.refused("play", round=asked, move="build pantheon") == "not_offered"
        assert await first.refused("play", round=asked - 1, move=move) == "too_late"
        assert await first.refused("take_back", round=asked) == "nothing_to_take_back"
        assert await watcher.refused("play", round=asked, move=move) == "not_seated"
        assert first.round["ready"] == []

    in_place(tmp_path, test)


def test_a_command_sent_again_does_nothing_again(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3)
        asked, move = first.round["number"], first.moves[0]
        answer = await first.ask("play", id="mine", round=asked, move=move)
        number = answer["number"]
        await second.play()
        assert await first.ask("play", id="mine", round=asked, move=move) == answer
        assert second.mirror.number == number + 1
        await place.reopen()
        again = Visitor(place.house, first.guest)
        await again.connect(first.table["id"])
        assert await again.ask("play", id="mine", round=asked, move=move) == answer
        assert again.round["ready"] == [0, 1]

    in_place(tmp_path, test)


def test_a_table_goes_on_where_it_was(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        id = people[0].table["id"]
        for person in people:
            await person.play()
        await people[1].play()
        before = people[1].mirror.state()
        await place.reopen()
        again = Visitor(place.house, people[1].guest)
        await again.connect(id)
        alone = {"present": [1]}
        assert again.mirror.state() == {**before, **alone}

    in_place(tmp_path, test)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        person = await place.visitor()
        id = await place.table(person, ("greedy", "greedy"), start=True)
        await place.settle()
        await person.play()
        await place.reopen()
        await place.settle()
        again = Visitor(place.house, person.guest)
        await again.connect(id)
        assert again.round["ready"] == [1, 2]

    in_place(tmp_path, test)


def test_a_table_that_cannot_be_read_keeps_no_other_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place) -> None:
        people = [await place.visitor(name) for name in ("one", "two")]
        broken, sound = [
            await place.table(person, ("random", "random"), start=True, sides="day", clock=60)
            for person in people
        ]
        await place.house.writer.write(
            [
                update(schema.entries)
                .where(schema.entries.c.table_id == broken, schema.entries.c.number == 5)
                .values(entry='{"kind":"cleared","seat":99}')
            ]
        )
        await place.reopen()
        # Where the bots have answered nothing is left but the clock.
        await until(lambda: list(place.house.alarms) == [sound])
        assert f"table {broken}: cannot go on" in caplog.messages

    in_place(tmp_path, test)


def test_a_database_that_was_away_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        asked: list[int] = []
        again = asyncio.Event()

        async def is_away_at_first(before: int) -> list[str]:
            asked.append(before)
            if len(asked) == 1:
                raise OSError("the database is away")
            again.set()
            return []

        monkeypatch.setattr(house, "SECONDS_BETWEEN_SIGNS", 0)
        monkeypatch.setattr(place.house.store, "active_tables", is_away_at_first)
        staying = asyncio.create_task(place.house.stay())
        await asyncio.wait(
            [staying, asyncio.ensure_future(again.wait())], return_when="FIRST_COMPLETED"
        )
        assert again.is_set()
        staying.cancel()

    in_place(tmp_path, test)


def test_a_bot_that_the_server_has_no_more_is_stood_in_for(tmp_path: Path) -> None:
    """Its class is not looked for: only what the server is started with is ever imported."""

    async def test(place: Place) -> None:
        place.house.bots.append("mybots:Blue")
        person = await place.visitor()
        await place.table(person, ("mybots:Blue", "random"), sides="choose")
        await place.reopen()
        again = Visitor(place.house, person.guest)
        await again.connect(person.table["id"])
        await again.do("start")
        await place.settle()
        assert sorted(place.dice.asked) == ["greedy", "random@1"]
        assert again.table["seats"][1]["bot"] == "mybots:Blue"

    in_place(tmp_path, test)


class Second(RandomBot):
    """A made-up second version of a bot."""

    name: ClassVar[str] = "random"


def test_a_running_table_keeps_the_versions_of_its_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that was stored before bots had versions, on seat 2; new tables get the newest."""

    async def test(place: Place) -> None:
        person = await place.visitor()
        id = await place.table(person, ("random",), sides="choose")
        room = place.house.rooms[id]
        async with room.lock:
            await room.commit(BotSat(2, "random"))
        await person.do("start")
        await place.settle()
        assert place.dice.asked == ["random@1"] * 2
        monkeypatch.setitem(VERSIONS, 2, (Second,))
        await place.reopen()
        again = Visitor(place.house, person.guest)
        await again.connect(id)
        await again.play()
        await place.settle()
        assert len(place.dice.asked) > 2
        assert set(place.dice.asked) == {"random@1"}
        assert [seat["bot"] for seat in again.table["seats"]] == [None, "random@1", "random"]
        other = await place.visitor()
        await place.table(other, ("random", "random@1"))
        assert [seat["bot"] for seat in other.table["seats"]] == [None, "random@2", "random@1"]
        assert await other.refused("add_bot", seat=1, bot="random@3") == "no_bot"

    in_place(tmp_path, test)


# ---- bots that fail


async def first_moves(place: Place) -> list[str]:
    """What the bots of a new table have played, where all of them fail, and could have played."""
    person = await place.visitor()
    id = await place.table(person, ("random", "random"), start=True, sides="choose")
    await place.settle()
    scene = place.house.rooms[id].state.scene
    assert scene is not None
    assert all(len(scene.moves(seat)) > 1 for seat in (1, 2))
    played = {e["seat"]: e["move"] for e in await entries_of(place, id) if e["kind"] == "played"}
    assert played == {seat: scene.moves(seat)[0] for seat in (1, 2)}
    return [move for seat in (1, 2) for move in scene.moves(seat)]


def test_for_a_bot_that_gives_no_answer_the_first_move_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(view: bytes, wish: Wish) -> str:
        raise NoAnswer(wish.bot)

    async def test(place: Place) -> None:
        monkeypatch.setattr(place.dice, "choose", fail)
        await first_moves(place)
        assert [message.partition(": ")[2] for message in sorted(caplog.messages)] == [
            "the bot random@1 gives no answer, seat 1",
            "the bot random@1 gives no answer, seat 2",
        ]

    in_place(tmp_path, test)


def test_for_a_bot_that_cheats_the_first_move_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def cheat(view: bytes, wish: Wish) -> str:
        return "build pantheon"

    async def test(place: Place) -> None:
        monkeypatch.setattr(place.dice, "choose", cheat)
        assert "build pantheon" not in await first_moves(place)
        assert len(caplog.messages) == 2
        assert "the bot random@1 may not 'build pantheon'" in caplog.messages[0]

    in_place(tmp_path, test)


def test_a_move_of_a_bot_that_could_not_be_kept_is_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise OSError("the disk is full")

    async def test(place: Place) -> None:
        first, second, third = await place.seated(3)
        await second.do("leave")
        await place.settle()
        await first.play()
        # The next round begins with the last answer; then nothing can be kept.
        room = place.house.rooms[first.table["id"]]
        commit = room.commit

        async def commit_and_fail(*args: Any) -> None:
            await commit(*args)
            monkeypatch.setattr(place.house.writer, "write", fail)

        monkeypatch.setattr(room, "commit", commit_and_fail)
        await third.play()
        await place.settle()
        assert first.round["ready"] == []
        assert room.players.retry is not None
        monkeypatch.undo()
        place.time.pass_seconds(1)
        await place.settle()
        assert first.round["ready"] == [1]

    in_place(tmp_path, test)


def test_a_choice_that_comes_too_late_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3, sides="choose")
        thinking, told = asyncio.Event(), asyncio.Event()

        async def choose(view: bytes, wish: Wish) -> str:
            thinking.set()
            await told.wait()
            moves: list[str] = json.loads(view)["now"]["moves"]
            return moves[-1]

        monkeypatch.setattr(place.dice, "choose", choose)
        await second.do("leave")
        await thinking.wait()
        await second.disconnect()
        await second.connect(first.table["id"])
        await second.play()
        told.set()
        await place.settle()
        played = [e for e in await entries_of(place, first.table["id"]) if e["kind"] == "played"]
        assert [(e["seat"], e["by"]) for e in played] == [(1, "person")]

    in_place(tmp_path, test)


# ---- advice


def test_who_is_asked_gets_advice_from_the_own_view_alone(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        _, person, _ = await place.seated()
        (advised,) = await person.advice()
        assert advised.move in person.moves
        assert place.dice.shown == [person.mirror.parts["view"]]
        assert place.dice.shown[0]["seat"] == 1
        await person.play(advised.move)

    in_place(tmp_path, test)


def test_advice_can_be_asked_for_again_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        _, person, _ = await place.seated()

        async def away(_: str) -> str | None:
            raise Away(OSError("no answer"))

        with monkeypatch.context() as patch:
            patch.setattr(place.house.store, "origin", away)
            assert await person.refused_advice() == "try_again"
        assert await person.advice()

    in_place(tmp_path, test)


def test_advice_is_thought_about_once_in_each_round(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated()
        first = await people[0].advice()
        assert await people[0].advice() == first
        assert len(place.dice.shown) == 1
        await people[1].advice()
        assert len(place.dice.shown) == 2
        for person in people:
            await person.play()
        await people[0].advice()
        assert len(place.dice.shown) == 3

    in_place(tmp_path, test)


def test_advice_that_may_not_be_had_is_refused(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, watcher = await place.visitor(), await place.visitor()
        id = await place.table(host, ("random", "random"), sides="day")
        await watcher.connect(id)
        assert await host.refused_advice(0) == "not_playing"
        await host.do("start")
        assert await watcher.refused_advice() == "not_seated"
        assert await host.refused_advice(host.round["number"] + 1) == "too_late"
        place.dice.silent = True
        assert await host.refused_advice() == "no_advice"
        place.dice.silent = False
        assert await host.advice()

    in_place(tmp_path, test)


def test_who_has_answered_or_is_not_asked_gets_no_advice(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(boards="pick")
        assert people[0].round["asked"] == ["board", None, None]
        assert await people[1].refused_advice() == "not_asked"
        while people[0].round["asked"][:2] != ["card", "card"]:
            for person in people:
                if person.awaited:
                    await person.play()
        await people[0].play()
        assert await people[0].refused_advice() == "answered"
        assert place.dice.shown == []
        assert await people[1].advice()

    in_place(tmp_path, test)


def test_a_table_may_do_without_advice(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(advice=False)
        assert await people[0].refused_advice() == "advice_off"
        assert place.dice.shown == []

    in_place(tmp_path, test)


# ---- clocks and absences


def test_a_bot_chooses_when_time_is_up(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3, clock=5)
        asked = first.round
        assert asked["deadline"] == asked["since"] + 5000
        place.time.pass_seconds(4.9)
        await first.play()
        await place.settle()
        assert second.round["number"] == asked["number"]
        place.time.pass_seconds(0.1)
        await place.settle()
        assert second.round["number"] > asked["number"]
        by = [e["by"] for e in await entries_of(place, first.table["id"]) if e["kind"] == "played"]
        assert by[:3] == ["person", "clock", "clock"]
        assert set(place.dice.asked) == {STAND_IN}

    in_place(tmp_path, test)


@pytest.mark.parametrize(("pace", "left"), [("live", 30), ("turns", 10)])
def test_the_absence_of_the_server_takes_no_time_from_the_live(
    tmp_path: Path, pace: str, left: int
) -> None:
    async def test(place: Place) -> None:
        first, *_ = await place.seated(3, clock=30, pace=pace)
        id, asked = first.table["id"], first.round["number"]
        place.time.pass_seconds(20)
        await place.reopen()
        first.house, first.room = place.house, None
        await first.connect(id)
        assert first.round["deadline"] == place.time.now + 1000 * left
        await first.do("play", round=asked, move=first.moves[0])

    in_place(tmp_path, test)


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, *_ = await place.seated(3)
        assert first.round["deadline"] is None
        assert place.house.rooms[first.table["id"]].players.timer is None

    in_place(tmp_path, test)


def test_an_absent_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, _, third = await place.seated(3)
        assert await first.refused("hand_over", seat=2) == "present"
        await third.disconnect()
        assert 2 not in first.mirror.present
        assert await first.refused("hand_over", seat=2) == "not_yet"
        place.time.pass_seconds(120)
        watcher = await place.visitor()
        await watcher.connect(first.table["id"])
        assert await watcher.refused("hand_over", seat=2) == "not_seated"
        await first.do("hand_over", seat=2)
        await place.settle()
        assert first.round["ready"] == [2]
        assert first.table["seats"][2]["bot"] == f"{STAND_IN}@1"
        assert await first.refused("hand_over", seat=2) == "no_person"
        await third.connect(first.table["id"])
        assert third.table["seats"][2]["bot"] is None
        assert third.mirror.parts["answer"] is not None
        await third.do("take_back", round=third.round["number"])
        assert third.awaited

    in_place(tmp_path, test)


async def wait_in_vain(place: Place, people: list[Visitor]) -> Visitor:
    """All answer but one, who goes."""
    *here, last = people
    await last.disconnect()
    for person in here:
        await person.play()
    await place.settle()
    return last


def test_who_stays_away_is_played_for(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3)
        last = await wait_in_vain(place, people)
        first = people[0]
        place.time.pass_seconds(239)
        await place.settle()
        assert (first.round["ready"], first.table["seats"][2]["bot"]) == ([0, 1], None)
        place.time.pass_seconds(1)
        await place.settle()
        assert first.table["seats"][2]["bot"] == f"{STAND_IN}@1"
        assert first.awaited
        await last.connect(first.table["id"])
        assert first.table["seats"][2]["bot"] is None

    in_place(tmp_path, test)


def test_nobody_is_played_for_while_others_think(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, third = await place.seated(3)
        await third.disconnect()
        await first.play()
        place.time.pass_seconds(3600)
        await place.settle()
        assert first.table["seats"][2]["bot"] is None
        await second.play()
        await place.settle()
        assert first.table["seats"][2]["bot"] is not None

    in_place(tmp_path, test)


@pytest.mark.parametrize("pace", ["live", "turns"])
def test_a_table_where_nobody_waits_waits(tmp_path: Path, pace: str) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(3, pace=pace)
        await wait_in_vain(place, people)
        first, second, _ = people
        if pace == "live":
            for person in (first, second):
                await person.disconnect()
        place.time.pass_seconds(10 * 24 * 3600)
        await place.settle()
        if pace == "live":
            # Who comes first waits for the others, as if they had just gone.
            await first.connect(first.table["id"])
            place.time.pass_seconds(239)
            await place.settle()
        assert first.table["seats"][2]["bot"] is None
        assert first.round["ready"] == [0, 1]
        place.time.pass_seconds(1)
        await place.settle()
        assert (first.table["seats"][2]["bot"] is None) == (pace == "turns")

    in_place(tmp_path, test)


def test_who_plays_over_days_is_waited_for_three_days(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3, pace="turns")
        await second.disconnect()
        place.time.pass_seconds(3 * 24 * 3600 - 1)
        assert await first.refused("hand_over", seat=1) == "not_yet"
        await place.reopen()
        place.time.pass_seconds(1)
        again = Visitor(place.house, first.guest)
        await again.connect(first.table["id"])
        await again.do("hand_over", seat=1)

    in_place(tmp_path, test)


def test_my_games_show_where_it_is_my_turn(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3, pace="turns")
        await first.play()
        games = place.house.store.games_of
        assert [(game.seat, game.my_turn) for game in await games(first.guest)] == [(0, False)]
        assert [(game.seat, game.my_turn) for game in await games(second.guest)] == [(1, True)]

    in_place(tmp_path, test)


def test_after_a_gap_a_snapshot_can_be_had(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3)
        second.read()
        await first.play()
        assert second.box is not None
        assert second.room is not None
        second.box.take()
        await first.do("take_back", round=first.round["number"])
        with pytest.raises(AssertionError, match="a gap"):
            second.read()
        await second.room.handle(second.box, Resync())
        assert second.mirror.state() == await place.fresh(first.table["id"], second.guest)

    in_place(tmp_path, test)


def test_a_slow_connection_is_closed_and_harms_nobody(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3)
        slow = second.box
        assert slow is not None
        for _ in range(place.house.limits.waiting_messages):
            await first.play()
            await first.do("take_back", round=first.round["number"])
            if slow.closed:
                break
        assert await slow.next() == TOO_SLOW
        await second.connect(first.table["id"])
        assert second.mirror.state() == await place.fresh(first.table["id"], second.guest)

    in_place(tmp_path, test)


def test_a_second_window_takes_over(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, *_ = await place.seated(3)
        old = first.box
        assert old is not None
        window = Visitor(place.house, first.guest)
        await window.connect(first.table["id"])
        assert old.closed
        await window.play()
        assert first.room is not None
        await first.room.part(old)
        assert window.mirror.present == [0, 1, 2]
        assert window.round["ready"] == [0]

    in_place(tmp_path, test)
