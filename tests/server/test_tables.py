"""Tables before and after a game: seats, bots, settings, hosts, chat, watchers, rematches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Row

from mirabilia.server import chat, messages, schema, store
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Guest, NewTable, Settings
from mirabilia.server.presence import HERE_FOR
from mirabilia.server.refusals import Refused
from tests.server.support import Place, Visitor, in_place


async def lobby(place: Place, guests: int, **settings: Any) -> list[Visitor]:
    """A host on seat 0, and others who are there and stand."""
    people = [await place.visitor(f"guest {number}") for number in range(guests)]
    id = await place.table(people[0], **settings)
    for person in people[1:]:
        await person.connect(id)
    return people


def holders(visitor: Visitor) -> list[str | None]:
    return [seat["guest"] or seat["bot"] for seat in visitor.table["seats"]]


def settings_of(visitor: Visitor, **changes: Any) -> dict[str, Any]:
    return {**visitor.table["settings"], **changes}


def test_seats_are_taken_changed_and_left(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        assert holders(other) == [host.guest, None, None]
        assert await other.refused("sit", seat=0) == "seat_taken"
        assert await other.refused("sit", seat=3) == "no_seat"
        await other.do("sit", seat=2)
        await other.do("sit", seat=1)
        assert holders(host) == [host.guest, other.guest, None]
        await host.do("swap", first=0, second=1)
        assert holders(host) == [other.guest, host.guest, None]
        assert (host.mirror.seat, other.mirror.seat) == (1, 0)
        await other.do("stand")
        assert holders(host) == [None, host.guest, None]
        assert other.mirror.seat is None

    in_place(tmp_path, test)


def test_a_new_name_is_shown_when_the_seat_is_taken_again(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        await other.do("sit", seat=1)
        assert host.table["seats"][1]["name"] == "guest 1"
        await place.house.rename(Guest(other.guest, "Hypatia"))
        await other.do("sit", seat=1)
        assert host.table["seats"][1]["name"] == "Hypatia"

    in_place(tmp_path, test)


def test_a_guest_is_read_once_and_again_after_a_new_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        read: list[str] = []
        real = place.house.store.guest_row

        async def guest(id: str, issued: int | None = None) -> Row[Any] | None:
            read.append(id)
            return await real(id, issued)

        monkeypatch.setattr(place.house.store, "guest_row", guest)
        for text in ("one", "two", "three"):
            await other.do("say", text=text)
        assert read == [other.guest]
        await place.house.rename(Guest(other.guest, "Hypatia"))
        await other.do("say", text="four")
        assert [line["name"] for line in host.mirror.chat[2:]] == ["guest 1", "Hypatia"]
        assert read == [other.guest] * 2
        # Somebody who comes again may have taken another name at another process.
        await other.disconnect()
        await other.connect(host.table["id"])
        await other.do("say", text="five")
        assert read == [other.guest] * 3

    in_place(tmp_path, test)


def test_a_name_that_changes_while_it_is_read_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        real = place.house.store.guest_row

        async def slow(id: str, issued: int | None = None) -> Row[Any] | None:
            found = await real(id, issued)
            monkeypatch.undo()
            await place.house.rename(Guest(id, "Hypatia"))
            return found

        monkeypatch.setattr(place.house.store, "guest_row", slow)
        await other.do("say", text="who am I?")
        assert [line["name"] for line in host.mirror.chat] == ["Hypatia"]

    in_place(tmp_path, test)


def test_the_host_adds_and_removes_bots(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        await host.do("add_bot", seat=1, bot="builder")
        assert await host.refused("add_bot", seat=0, bot="builder") == "seat_taken"
        assert await host.refused("add_bot", seat=2, bot="cheater") == "no_bot"
        assert await other.refused("add_bot", seat=2, bot="builder") == "not_host"
        assert await other.refused("sit", seat=1) == "seat_taken"
        await host.do("add_bot", seat=1, bot="greedy")
        assert holders(other) == [host.guest, "greedy@1", None]
        await host.do("clear", seat=1)
        assert holders(other) == [host.guest, None, None]

    in_place(tmp_path, test)


def test_the_host_changes_the_settings(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2, players=5)
        await other.do("sit", seat=4)
        await host.do("change", settings=settings_of(host, players=3, expansions=["armada"]))
        assert holders(other) == [host.guest, other.guest, None]
        assert other.table["settings"]["expansions"] == ["armada"]
        eight = settings_of(host, players=8, expansions=[])
        answer = await host.ask("change", settings=eight)
        assert (answer["code"], answer["data"]["error"]) == ("options", "eight")
        assert await other.refused("change", settings=settings_of(host)) == "not_host"

    in_place(tmp_path, test)


def test_people_are_not_thrown_out_by_a_smaller_table(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await lobby(place, 4, players=4)
        for seat, person in enumerate(people[1:], 1):
            await person.do("sit", seat=seat)
        smaller = settings_of(people[0], players=3)
        assert await people[0].refused("change", settings=smaller) == "seat_taken"

    in_place(tmp_path, test)


def test_a_game_starts_when_all_seats_are_taken(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        answer = await host.ask("start")
        assert (answer["code"], answer["data"]) == ("seats_empty", {"seats": [1, 2]})
        await other.do("sit", seat=1)
        await host.do("add_bot", seat=2, bot="random")
        assert await other.refused("start") == "not_host"
        await host.do("start")
        assert other.table["status"] == "playing"
        assert len(other.table["commitment"]) == 64
        assert await host.refused("clear", seat=2) == "not_in_lobby"

    in_place(tmp_path, test)


def test_the_rights_of_the_host_pass_on(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, second, third, watcher = await lobby(place, 4)
        await third.do("sit", seat=2)
        await second.do("sit", seat=1)
        await host.do("leave")
        assert second.table["host"] == third.guest
        await third.do("add_bot", seat=0, bot="random")
        await third.do("leave")
        await second.do("leave")
        assert watcher.table["status"] == "closed"

    in_place(tmp_path, test)


def test_the_rights_of_a_host_who_stays_away_pass_on(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, second, third = await lobby(place, 3)
        id = host.table["id"]
        await second.do("sit", seat=1)
        await third.do("sit", seat=2)
        for absent in (second, host):
            await absent.disconnect()
        place.time.pass_seconds(119)
        await second.connect(id)
        await place.settle()
        assert third.table["host"] == host.guest
        place.time.pass_seconds(1)
        # The third was always here, but the second sat down before.
        await place.settle()
        assert third.table["host"] == second.guest
        assert third.table["seats"][0]["guest"] == host.guest
        await second.do("clear", seat=0)
        await host.connect(id)
        assert await host.refused("start") == "not_host"

    in_place(tmp_path, test)


def test_a_host_who_comes_back_in_time_stays_the_host(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, second = await lobby(place, 2, patience=0)
        id = host.table["id"]
        await second.do("sit", seat=1)
        await host.disconnect()
        place.time.pass_seconds(119)
        await host.connect(id)
        assert place.house.rooms[id].players.timer is None
        place.time.pass_seconds(3600)
        await second.do("stand")
        await place.settle()
        assert host.table["host"] == host.guest

    in_place(tmp_path, test)


def test_a_table_that_was_left_is_no_game_of_mine(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        _, other = await lobby(place, 2)
        await other.do("sit", seat=1)
        assert len(await place.house.store.games_of(other.guest)) == 1
        await other.do("leave")
        assert await place.house.store.games_of(other.guest) == []

    in_place(tmp_path, test)


def test_who_leaves_a_game_is_played_by_a_bot_until_back(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, _ = await place.seated(3)
        await first.do("leave")
        await place.settle()
        assert second.table["host"] == second.guest
        assert second.round["ready"] == [0]
        await first.disconnect()
        await first.connect(second.table["id"])
        assert second.table["seats"][0]["bot"] is None

    in_place(tmp_path, test)


def test_only_public_tables_are_listed(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        await place.table(host)
        id = await place.table(host, public=True)
        listed = await place.house.store.open_tables(place.time.now)
        assert [one.table.id for one in listed] == [id]

    in_place(tmp_path, test)


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (NewTable(Settings(players=2)), "options"),
        (NewTable(Settings(players=3), ("random",) * 3), "too_many_bots"),
        (NewTable(Settings(players=3), ("nobody",)), "no_bot"),
        (NewTable(Settings(players=3), ("random",), start=True), "seats_empty"),
    ],
)
def test_a_table_that_cannot_be_is_refused(tmp_path: Path, wanted: NewTable, code: str) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        with pytest.raises(Refused) as refused:
            await place.house.create(await place.house.guest(host.guest), wanted)
        assert refused.value.code == code
        assert await place.house.store.games_of(host.guest) == []

    in_place(tmp_path, test)


def test_those_who_stay_are_seen_again(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, _ = await lobby(place, 2)
        id = host.table["id"]
        await place.settle()
        place.time.pass_seconds(30)
        await place.house.say_who_is_here()
        await place.settle()
        (member,) = await place.house.store.members(id)
        assert (member.guest, member.seen) == (host.guest, place.time.now)
        assert member.here == place.time.now + HERE_FOR

    in_place(tmp_path, test)


# ---- watching and talking


def test_who_watches_sees_what_is_open_to_all(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, *_ = await place.seated(3)
        watcher = await place.visitor()
        await watcher.connect(first.table["id"])
        view = watcher.mirror.parts["view"]
        assert view["seat"] is None
        assert {card for hand in view["now"]["hands"] for card in hand} == {"?"}
        assert watcher.moves == []
        assert (first.mirror.watchers, first.mirror.present) == (1, [0, 1, 2])

    in_place(tmp_path, test)


def test_lines_reach_the_table_and_are_kept(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        await other.do("say", text="well met")
        assert [(line["guest"], line["text"]) for line in host.mirror.chat] == [
            (other.guest, "well met")
        ]
        await place.reopen()
        again = Visitor(place.house, host.guest)
        await again.connect(host.table["id"])
        assert again.mirror.chat == host.mirror.chat

    in_place(tmp_path, test)


def test_a_line_is_tidied(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        await host.do("say", text=" good\x00 \n\u202e game <b>! ")
        assert [line["text"] for line in other.mirror.chat] == ["good game <b>!"]
        for nothing in (" ", "\x00", "\u200b\u200d"):
            assert await host.refused("say", text=nothing) == "malformed"
        assert len(other.mirror.chat) == 1

    in_place(tmp_path, test)


def test_a_line_sent_again_is_not_said_again(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, _ = await lobby(place, 2)
        for _ in range(2):
            assert (await host.ask("say", id="once", text="hello"))["type"] == "done"
        assert len(host.mirror.chat) == 1

    in_place(tmp_path, test)


def test_a_line_sent_again_after_a_restart_is_not_said_again(tmp_path: Path) -> None:
    """Whoever has got no answer sends it again, also to a server that has only read it."""

    async def test(place: Place) -> None:
        host, _ = await lobby(place, 2)
        await host.ask("say", id="once", text="hello")
        await place.reopen()
        again = Visitor(place.house, host.guest)
        await again.connect(host.table["id"])
        assert (await again.ask("say", id="once", text="hello"))["type"] == "done"
        assert len(again.mirror.chat) == 1

    in_place(tmp_path, test)


def test_team_mates_talk_among_themselves(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = await place.seated(4, teams=True)
        watcher = await place.visitor()
        await watcher.connect(people[0].table["id"])
        await people[2].do("say", text="altar for me", channel="team")
        heard = [len(person.mirror.chat) for person in [*people, watcher]]
        assert heard == [0, 0, 1, 1, 0]
        for person, lines in zip([*people, watcher], heard, strict=True):
            await person.disconnect()
            await person.connect(people[2].table["id"])
            assert len(person.mirror.chat) == lines
        assert await watcher.refused("say", text="?", channel="team") == "not_seated"

    in_place(tmp_path, test)


@pytest.mark.rule("T-1")
def test_t_1_a_table_says_who_is_in_a_team_from_the_lobby_on(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, *_ = await lobby(place, 2)
        assert host.table["teams"] is None
        await host.do("change", settings=settings_of(host, players=6, teams=True))
        assert host.table["teams"] == [0, 0, 1, 1, 2, 2]

    in_place(tmp_path, test)


def test_without_teams_there_is_no_team_to_talk_to(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, *_ = await place.seated(3)
        assert await first.refused("say", text="psst", channel="team") == "no_team"

    in_place(tmp_path, test)


def test_who_comes_late_reads_the_last_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messages, "MOST_LINES_SHOWN", 3)

    async def test(place: Place) -> None:
        host, other = await lobby(place, 2)
        for number in range(5):
            await host.do("say", text=str(number))
        assert len(other.mirror.chat) == 5
        await other.disconnect()
        await other.connect(host.table["id"])
        assert [line["text"] for line in other.mirror.chat] == ["2", "3", "4"]

    in_place(tmp_path, test)


def test_a_chat_without_end_is_kept_within_bounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "LINES_REMOVED", 5)

    async def test(place: Place) -> None:
        (host,) = await lobby(place, 1)
        for number in range(1, 33):
            await host.do("say", text=str(number))
            place.time.pass_seconds(10)
        query = store.of_table(schema.lines, host.table["id"]).order_by(schema.lines.c.number)
        kept = [row.number for row in await place.house.store.rows(query)]
        # They are removed five at a time.
        assert kept == list(range(21, 33))
        await place.reopen()
        again = Visitor(place.house, host.guest)
        await again.connect(host.table["id"])
        assert [line["number"] for line in again.mirror.chat] == kept
        await again.do("say", text="33")
        assert again.mirror.chat[-1]["number"] == 33

    in_place(tmp_path, test, limits=Limits(lines_kept=10, presence_pause=0))


def test_nobody_floods_the_chat(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host, _ = await lobby(place, 2)
        for _ in range(8):
            await host.do("say", text="and another thing")
        assert await host.refused("say", text="and another thing") == "too_fast"
        place.time.pass_seconds(10)
        await host.do("say", text="as I was saying")

    in_place(tmp_path, test)


def test_a_rematch_has_the_same_people_and_bots(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first = await place.visitor("one")
        id = await place.table(first, ("random", "builder"), start=True, sides="day")
        assert await first.refused("rematch") == "not_over"
        while first.table["status"] == "playing":
            await place.settle()
            if first.awaited:
                await first.play()
        watcher = await place.visitor()
        await watcher.connect(id)
        assert await watcher.refused("rematch") == "not_seated"
        await first.do("rematch")
        again = watcher.table["rematch"]
        await first.do("rematch")
        assert watcher.table["rematch"] == again
        await watcher.connect(again)
        assert watcher.table["status"] == "lobby"
        assert holders(watcher) == [first.guest, "random@1", "builder@1"]
        assert watcher.table["host"] == first.guest

    in_place(tmp_path, test)


def test_the_bot_of_somebody_who_has_left_stays_for_the_rematch(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        first, second, third = await place.seated(3, patience=0)
        id = first.table["id"]
        for person in (second, third):
            await person.disconnect()
        await first.do("hand_over", seat=1)
        await first.do("hand_over", seat=2, bot="random")
        while first.table["status"] == "playing":
            await place.settle()
            if first.awaited:
                await first.play()
        # The second comes back for the score sheet, the third does not.
        await second.connect(id)
        await first.do("rematch")
        await first.connect(first.table["rematch"])
        assert holders(first) == [first.guest, second.guest, "random@1"]
        assert [game.table.id for game in await place.house.store.games_of(third.guest)] == [id]

    in_place(tmp_path, test)
