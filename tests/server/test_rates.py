"""How often something may be done: meters, and what is refused over HTTP and WebSocket."""

from __future__ import annotations

import ast
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.asyncio.client import connect
from websockets.frames import CloseCode

from mirabilia.server.app import create_app
from mirabilia.server.context import counted_address
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.outbox import TOO_MUCH_JUNK
from mirabilia.server.rates import Meter, Rates
from mirabilia.server.refusals import Refused
from mirabilia.server.routes.live import take_in
from mirabilia.server.settings import ServerSettings
from tests.server.serving import running
from tests.server.support import Place, Time, Visitor, in_place, run_alone

Client = TestClient[Litestar]
HARMLESS: dict[str, Any] = {"settings": {"players": 3}}
GOES_ON: dict[str, Any] = {"record": {}, "step": 1, "seat": 0, "bot": "greedy"}


# ---- meters


def meter(rate: Rate, most_keys: int = 1000) -> tuple[Meter, Time]:
    time = Time()
    return Meter(rate, most_keys, time.ticks), time


def taken(made: Meter, key: str = "key") -> bool:
    if made.wait(key):
        return False
    made.take(key)
    return True


def test_a_burst_is_allowed_and_then_one_after_the_other() -> None:
    made, time = meter(Rate(8, 10))
    assert [taken(made) for _ in range(9)] == [True] * 8 + [False]
    assert made.wait("key") == 1250
    time.pass_seconds(1.249)
    assert not taken(made)
    time.pass_seconds(0.001)
    assert taken(made)
    assert not taken(made)
    time.pass_seconds(100)
    assert [taken(made) for _ in range(9)] == [True] * 8 + [False]


def test_keys_do_not_get_in_each_others_way() -> None:
    made, _ = meter(Rate(1, 60))
    assert taken(made, "one")
    assert taken(made, "other")
    assert not taken(made, "one")


@given(
    number=st.integers(1, 50),
    seconds=st.floats(0.01, 1000),
    pauses=st.lists(st.floats(0, 100), max_size=80),
)
def test_no_stretch_of_time_has_more_than_its_rate_and_a_burst(
    number: int, seconds: float, pauses: list[float]
) -> None:
    made, time = meter(Rate(number, seconds))
    first = [taken(made) for _ in range(number + 1)]
    # Moments are whole milliseconds: what is shorter than one cannot be told apart.
    assert all(first[:number])
    assert not first[number] or seconds / number < 0.001
    allowed, began = 0, time.now
    for pause in pauses:
        time.pass_seconds(pause)
        allowed += taken(made)
        assert allowed <= (time.now - began + 1) / (1000 * seconds / number) + 1
    wait = made.wait("key")
    time.pass_seconds(wait / 1000 + 0.0005)
    assert made.wait("key") == 0


def test_who_comes_with_ever_new_keys_cannot_make_it_grow() -> None:
    made, _ = meter(Rate(5, 3600), most_keys=100)
    for number in range(1000):
        assert taken(made, str(number))
    assert len(made.full_at) == 100
    assert list(made.full_at)[-1] == "999"


def test_keys_that_are_not_used_are_forgotten() -> None:
    made, time = meter(Rate(5, 60))
    for number in range(100):
        taken(made, str(number))
    time.pass_seconds(60)
    taken(made, "new")
    assert list(made.full_at) == ["new"]


def test_a_key_in_use_is_not_forgotten_for_new_ones() -> None:
    made, _ = meter(Rate(30, 3600), most_keys=10)
    for number in range(30):
        assert taken(made, "busy")
        taken(made, str(number))
    assert not taken(made, "busy")


def test_each_rate_remembers_only_so_many() -> None:
    rates = Rates(Limits(chat=Rate(1, 60), remembered_keys=2), Time())
    for guest in ("first", "second", "third"):
        rates.spend(chat=guest)
    for guest in ("second", "third"):
        with pytest.raises(Refused):
            rates.spend(chat=guest)
    # The first one was forgotten for the third.
    rates.spend(chat="first")


def test_a_change_of_the_wall_clock_changes_nothing() -> None:
    class Jumping(Time):
        def __call__(self) -> int:
            return self.now + 10**9

    time = Jumping()
    rates = Rates(Limits(chat=Rate(1, 10)), time)
    rates.spend(chat="guest")
    with pytest.raises(Refused) as refused:
        rates.spend(chat="guest")
    assert refused.value.data == {"what": "chat", "until": time() + 10_000}


def test_where_one_rate_refuses_none_is_used_up() -> None:
    time = Time()
    rates = Rates(Limits(commands=Rate(2, 10), commands_by_address=Rate(1, 60)), time)
    rates.spend(commands="one", commands_by_address="here")
    with pytest.raises(Refused) as refused:
        rates.spend(commands="other", commands_by_address="here")
    assert refused.value.data == {"what": "commands_by_address", "until": time() + 60_000}
    rates.spend(commands="other", commands_by_address="there")
    rates.spend(commands="other", commands_by_address="elsewhere")


def test_what_is_nobodys_is_not_counted() -> None:
    rates = Rates(Limits(commands=Rate(2, 60), commands_by_address=Rate(1, 60)), Time())
    for _ in range(2):
        rates.spend(commands="guest", commands_by_address="")
    with pytest.raises(Refused):
        rates.spend(commands="guest", commands_by_address="")


def test_a_proxy_is_no_address_and_a_household_is_one() -> None:
    proxies = ("127.0.0.1", "10.1.0.0/16")
    assert counted_address("127.0.0.1", ()) == "127.0.0.1"
    assert counted_address("127.0.0.1", proxies) == ""
    assert counted_address("10.1.2.3", proxies) == ""
    assert counted_address("10.2.2.3", proxies) == "10.2.2.3"
    assert counted_address("2001:db8::1", proxies) == counted_address("2001:db8::2:1", proxies)


def test_a_rate_that_is_not_in_the_table_is_an_error() -> None:
    with pytest.raises(KeyError):
        Rates(Limits(), Time()).spend(nonsense="guest")


# ---- over HTTP


@contextmanager
def serving(folder: Path, **limits: Any) -> Iterator[Client]:
    settings = ServerSettings(folder, thinkers=1, limits=Limits(**limits))
    with TestClient(create_app(settings)) as made:
        yield made


def introduced(client: Client) -> None:
    client.cookies.clear()
    assert client.post("/api/me", json={}).status_code == 201


def assert_too_fast(answer: Any, what: str) -> None:
    told = answer.json()
    assert (answer.status_code, told["code"], told["data"]["what"]) == (429, "too_fast", what)
    assert 0 < int(answer.headers["retry-after"]) <= 61
    assert told["data"]["until"] > 1_700_000_000_000


Asking = Callable[[Client, int], Any]

ASKED: dict[str, Asking] = {
    "guests_by_address": lambda client, _: client.post("/api/me", json={}),
    "names": lambda client, number: client.put("/api/me", json={"name": f"Ada {number}"}),
    "links": lambda client, _: client.post("/api/devices", json={}),
    "redemptions_by_address": lambda client, _: client.post(
        "/api/devices/redeem", json={"code": "guessed"}
    ),
    "recoveries": lambda client, _: client.post("/api/me/recovery"),
    "records": lambda client, _: client.get("/api/me/record"),
    "puzzle_answers": lambda client, _: client.post("/api/puzzles/none", json={"move": "none"}),
    "tables": lambda client, _: client.post("/api/tables", json=HARMLESS),
    "tables_by_address": lambda client, _: client.post("/api/tables", json=HARMLESS),
    "lists_by_address": lambda client, _: client.get("/api/tables"),
    "games_by_address": lambda client, _: client.get("/api/games"),
    "uploads": lambda client, _: client.post("/api/replay", json={}),
    "continuations": lambda client, _: client.post("/api/continuations", json=GOES_ON),
    "replays_by_address": lambda client, _: client.get("/api/tables/none/replay"),
    "reviews": lambda client, _: client.post("/api/tables/none/review"),
    "advice": lambda client, _: client.post("/api/tables/none/advice", json={"round": 1}),
    "foresight": lambda client, _: client.post(
        "/api/tables/none/foresight", json={"round": 1, "piece": "altar"}
    ),
    "regard_changes": lambda client, _: client.put("/api/people/nobody", json={"muted": True}),
    "reports": lambda client, _: client.post(
        "/api/reports", json={"table": "none", "guest": "nobody"}
    ),
}
# Each of these may have to read a table first.
VISITS: dict[str, Asking] = {
    "advice": ASKED["advice"],
    "foresight": ASKED["foresight"],
    "removed": lambda client, _: client.get("/api/tables/none/removed"),
    "reports": ASKED["reports"],
}


BY_GUEST = (
    *("names", "links", "recoveries", "records", "tables", "uploads", "reviews", "advice"),
    *("foresight", "regard_changes", "puzzle_answers"),
)
BY_ADDRESS = (
    *("redemptions_by_address", "replays_by_address", "lists_by_address"),
    "games_by_address",
)


def test_a_request_that_comes_too_fast_is_told_until_when(tmp_path: Path) -> None:
    limits = {what: Rate(2, 120) for what in (*BY_GUEST, *BY_ADDRESS)}
    with serving(tmp_path, **limits) as client:
        for guest in range(2):
            introduced(client)
            # What counts by address is used up by the first guest.
            for what in (*BY_GUEST, *(BY_ADDRESS if guest == 0 else ())):
                answers = [ASKED[what](client, number) for number in range(3)]
                refused = [answer.status_code == 429 for answer in answers]
                assert refused == [False, False, True], what
                assert_too_fast(answers[-1], what)
        for what in BY_ADDRESS:
            assert_too_fast(ASKED[what](client, 0), what)


@pytest.mark.parametrize("what", ["guests_by_address", "tables_by_address"])
def test_an_address_can_ask_for_only_so_much(tmp_path: Path, what: str) -> None:
    with serving(tmp_path, **{what: Rate(4, 120)}) as client:
        introduced(client)
        # To become a guest is a request as well.
        least = 4 if what == "tables_by_address" else 3
        answers = [ASKED[what](client, number) for number in range(least + 1)]
        assert [answer.status_code == 429 for answer in answers] == [False] * least + [True]
        assert_too_fast(answers[-1], what)


# Of these the limit of an address has the name of the guest's, with an ending.
COUNTED_TWICE = (*BY_GUEST, "reports")


@pytest.mark.parametrize(
    ("asked", "what"),
    [*((what, what) for what in COUNTED_TWICE), ("continuations", "uploads")],
)
def test_another_guest_of_the_same_address_is_not_another_address(
    tmp_path: Path, asked: str, what: str
) -> None:
    with serving(tmp_path, **{f"{what}_by_address": Rate(2, 120)}) as client:
        for _ in range(2):
            introduced(client)
            assert ASKED[asked](client, 0).status_code != 429
        introduced(client)
        assert_too_fast(ASKED[asked](client, 1), f"{what}_by_address")


def test_from_an_address_only_so_many_are_forgotten(tmp_path: Path) -> None:
    """Each of them is another guest, as nobody is forgotten twice."""
    with serving(tmp_path, farewells_by_address=Rate(2, 120)) as client:
        for _ in range(2):
            introduced(client)
            assert client.delete("/api/me/all").status_code == 200
        introduced(client)
        assert_too_fast(client.delete("/api/me/all"), "farewells_by_address")
        assert client.get("/api/me").status_code == 200


def names_in(path: Path) -> set[str]:
    """What a file of tests sets, or names in quotes."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            # As `--limit` takes it, too.
            found.add(node.value.partition("=")[0])
    return found


def test_every_limit_has_a_test_that_sets_it() -> None:
    set_by_tests = {f"{what}_by_address" for what in COUNTED_TWICE}
    for path in Path(__file__).parents[1].rglob("test_*.py"):
        set_by_tests |= names_in(path)
    assert {name for name in Limits.__struct_fields__ if name not in set_by_tests} == set()


def test_what_counts_by_guest_counts_by_address_too() -> None:
    """Guests cost nothing: what bounds one of them alone bounds nobody."""
    rates = {name for name in Limits.__struct_fields__ if isinstance(getattr(Limits(), name), Rate)}
    alone = {name for name in rates if not re.search("_by_(address|table)$", name)}
    # Changes are commands, and live connections are visits.
    others = {"changes", "live"}
    assert {name for name in alone if f"{name}_by_address" not in rates} == others


@pytest.mark.parametrize("what", VISITS)
def test_an_address_can_ask_about_only_so_many_tables(tmp_path: Path, what: str) -> None:
    with serving(tmp_path, visits_by_address=Rate(2, 120)) as client:
        for _ in range(2):
            introduced(client)
            assert VISITS[what](client, 0).status_code == 404
        assert_too_fast(VISITS[what](client, 0), "visits_by_address")


def test_the_same_name_again_is_no_change(tmp_path: Path) -> None:
    with serving(tmp_path, names=Rate(1, 60)) as client:
        introduced(client)
        for _ in range(3):
            assert client.put("/api/me", json={"name": "Ada"}).status_code == 200


def test_every_answer_of_the_schema_may_be_too_fast(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        schema = client.get("/docs/openapi.json").json()
    operations = [one for path in schema["paths"].values() for one in path.values()]
    assert operations
    assert all("429" in operation["responses"] for operation in operations)


def test_of_an_address_only_a_mark_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for _ in range(2):
            introduced(client)
        mark = client.app.state.server.identity.mark
    with closing(sqlite3.connect(tmp_path / "mirabilia.db")) as kept:
        origins = [origin for (origin,) in kept.execute("SELECT origin FROM guests")]
    assert origins == [mark("testclient")] * 2
    assert mark("testclient") != mark("127.0.0.1")
    assert mark("") is None


# ---- over a WebSocket


@contextmanager
def live(client: Client) -> Iterator[Any]:
    """A connection to a table of one's own."""
    introduced(client)
    id = client.post("/api/tables", json=HARMLESS).json()["id"]
    with client.websocket_connect(f"/api/tables/{id}/live") as socket:
        assert socket.receive_json()["type"] == "snapshot"
        assert socket.receive_json()["type"] == "presence"
        yield socket


def answers_to(socket: Any, *texts: str) -> list[dict[str, Any]]:
    told = []
    for text in texts:
        socket.send_text(text)
        told.append(socket.receive_json())
    return told


def stand(number: int) -> str:
    return json.dumps({"type": "stand", "id": str(number)})


async def send(visitor: Visitor, text: str, address: str = "here") -> None:
    """As over a socket from some address."""
    assert visitor.room is not None
    assert visitor.box is not None
    await take_in(visitor.room, visitor.box, text, address)


@pytest.mark.parametrize("what", ["commands", "commands_by_address"])
def test_a_command_that_comes_too_fast_may_be_sent_again(tmp_path: Path, what: str) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        await place.table(host)
        for number in range(3):
            await send(host, stand(number))
        told = host.mirror.answers
        assert [told[id]["type"] for id in ("0", "1", "2")] == ["done", "done", "refused"]
        until = place.time() + 30_000
        assert (told["2"]["code"], told["2"]["data"]) == (
            "too_fast",
            {"what": what, "until": until},
        )
        place.time.pass_seconds(30)
        await send(host, stand(2))
        assert host.mirror.answers["2"]["type"] == "done"

    rate: dict[str, Any] = {what: Rate(2, 60)}
    in_place(tmp_path, test, limits=Limits(**rate))


def test_an_address_is_shared_and_another_one_is_not(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = [await place.visitor() for _ in range(3)]
        for person in people:
            await place.table(person)
            await send(person, stand(1), "there" if person is people[2] else "here")
        told = [person.mirror.answers["1"]["type"] for person in people]
        assert told == ["done", "refused", "done"]

    in_place(tmp_path, test, limits=Limits(commands_by_address=Rate(1, 60)))


def test_junk_of_many_guests_is_junk_of_one_address(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = [await place.visitor() for _ in range(4)]
        for person in people:
            await place.table(person)
            await send(person, "{", "there" if person is people[3] else "here")
        boxes = [person.box for person in people]
        assert [box is not None and box.closed for box in boxes] == [False, False, True, False]
        people[2].read()
        last = json.loads(people[2].sent[-1])
        assert (last["code"], last["data"]["what"]) == ("too_fast", "junk_by_address")
        # Who sends none is not concerned, wherever they are.
        await send(people[0], stand(1))
        assert people[0].mirror.answers["1"]["type"] == "done"

    in_place(tmp_path, test, limits=Limits(junk_by_address=Rate(2, 60), presence_pause=0))


def test_lines_of_many_guests_come_from_one_address(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = [await place.visitor() for _ in range(4)]
        for person in people:
            await place.table(person)
            said = json.dumps({"type": "say", "id": "1", "text": "hello"})
            await send(person, said, "there" if person is people[3] else "here")
        told = [person.mirror.answers["1"] for person in people]
        assert [one["type"] for one in told] == ["done", "done", "refused", "done"]
        until = place.time() + 30_000
        assert told[2]["data"] == {"what": "chat_by_address", "until": until}
        await send(people[2], stand(2))
        assert people[2].mirror.answers["2"]["type"] == "done"

    in_place(tmp_path, test, limits=Limits(chat_by_address=Rate(2, 60), presence_pause=0))


@pytest.mark.parametrize("what", ["resyncs", "resyncs_by_address"])
def test_snapshots_cannot_be_asked_for_without_end(tmp_path: Path, what: str) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        await place.table(host)
        before = len(host.sent)
        for _ in range(3):
            await send(host, '{"type": "resync"}')
        host.read()
        told = [json.loads(message) for message in host.sent[before:]]
        assert [one["type"] for one in told] == ["snapshot", "snapshot", "refused"]
        assert (told[-1]["id"], told[-1]["code"]) == (None, "too_fast")
        assert told[-1]["data"]["what"] == what

    rate: dict[str, Any] = {what: Rate(2, 60)}
    in_place(tmp_path, test, limits=Limits(**rate))


def assert_junk(socket: Any) -> None:
    """Before the door is shut, it is said until when."""
    last = socket.receive_json()
    assert (last["id"], last["code"], last["data"]["what"]) == (None, "too_fast", "junk")
    assert last["data"]["until"] > 1_700_000_000_000


def test_who_sends_nothing_but_junk_is_shown_the_door(tmp_path: Path) -> None:
    with serving(tmp_path, junk=Rate(3, 60)) as client, live(client) as socket:
        told = answers_to(socket, "{", "[]", '{"type": "resync", "id": 7}', "")
        assert [answer["code"] for answer in told] == ["malformed"] * 4
        assert_junk(socket)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == TOO_MUCH_JUNK


def test_who_never_slows_down_is_shown_the_door(tmp_path: Path) -> None:
    limits = {"resyncs": Rate(1, 60), "junk": Rate(3, 60)}
    with serving(tmp_path, **limits) as client, live(client) as socket:
        told = answers_to(socket, *['{"type": "resync"}'] * 5)
        assert [answer.get("code") for answer in told] == [None] + ["too_fast"] * 4
        assert_junk(socket)
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == TOO_MUCH_JUNK


@pytest.mark.parametrize("what", ["live", "visits_by_address"])
def test_who_connects_again_and_again_is_turned_away(tmp_path: Path, what: str) -> None:
    with serving(tmp_path, **{what: Rate(2, 60)}) as client:
        introduced(client)
        id = client.post("/api/tables", json=HARMLESS).json()["id"]
        for _ in range(2):
            with client.websocket_connect(f"/api/tables/{id}/live") as socket:
                assert socket.receive_json()["type"] == "snapshot"
        with client.websocket_connect(f"/api/tables/{id}/live") as socket:
            told = socket.receive_json()
            assert (told["code"], told["data"]["what"]) == ("too_fast", what)
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4429


def test_a_message_over_a_live_connection_has_so_many_bytes(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path, message_bytes=1 << 10) as server,
            httpx.AsyncClient(base_url=server.settings.own_url) as client,
        ):
            await client.post("/api/me", json={})
            id = (await client.post("/api/tables", json=HARMLESS)).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
            address = f"{server.settings.own_url.replace('http', 'ws')}/api/tables/{id}/live"
            async with connect(address, additional_headers={"cookie": cookie}) as socket:
                said = {"type": "say", "id": "1", "text": ""}
                least = len(json.dumps(said))
                # Junk, but not too long.
                await socket.send(json.dumps({**said, "text": "x" * ((1 << 10) - least)}))
                told = ""
                while '"refused"' not in told:
                    told = str(await socket.recv())
                await socket.send(json.dumps({**said, "text": "x" * (1 + (1 << 10) - least)}))
                await socket.wait_closed()
                assert socket.close_code == CloseCode.MESSAGE_TOO_BIG

    run_alone(test())


# ---- at a table


def test_a_guest_cannot_change_their_mind_without_end(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        host = await place.visitor()
        other = await place.visitor()
        id = await place.table(host)
        await other.connect(id)
        for _ in range(2):
            await other.do("sit", seat=1)
            await other.do("stand")
        assert await other.refused("sit", seat=1) == "too_fast"
        assert host.mirror.number == 6
        # What changes nothing costs nothing, and the host is not hindered.
        await other.do("stand")
        await host.do("add_bot", seat=1, bot="random")
        place.time.pass_seconds(15)
        await other.do("sit", seat=2)

    in_place(tmp_path, test, limits=Limits(changes=Rate(4, 60), presence_pause=0))


def test_a_table_can_be_talked_at_only_so_much(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        people = [await place.visitor() for _ in range(3)]
        id = await place.table(people[0])
        for person in people[1:]:
            await person.connect(id)
        for person in people[:2]:
            await person.do("say", text="me first")
        assert await people[2].refused("say", text="and me") == "too_fast"
        elsewhere = await place.visitor()
        await place.table(elsewhere)
        await elsewhere.do("say", text="it is quiet here")

    in_place(tmp_path, test, limits=Limits(chat_by_table=Rate(2, 60), presence_pause=0))
