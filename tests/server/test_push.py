"""Web Push: who is called, what is sealed, and that nobody can aim it at the operator's network."""

from __future__ import annotations

import asyncio
import json
import logging
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select

from mirabilia.extras import install_line
from mirabilia.server import identity, running, schema
from mirabilia.server.app import create_app
from mirabilia.server.identity import PUSH_KEY_FILE
from mirabilia.server.limits import Limits, Rate
from mirabilia.server.messages import Guest, Subscription
from mirabilia.server.office.guests import forget_all
from mirabilia.server.office.place import Office
from mirabilia.server.refusals import Refused
from mirabilia.server.settings import ServerSettings
from tests.server.support import Place, Visitor, in_place, run_alone
from tests.server.test_deploy import OPENSSL, make_certificate
from tests.support.waiting import until

pytest.importorskip("cryptography")

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from mirabilia.server.push import sealing
from mirabilia.server.push.calls import Calls, check
from mirabilia.server.push.sealing import decoded, encoded, point_of, private_key, public_key, seal
from mirabilia.server.push.sending import (
    Endpoint,
    NotSent,
    Sender,
    is_public,
    read_endpoint,
    resolve,
)

PUBLIC = "93.184.216.34"
SERVICE = "push.example.net"
CONTACT = "https://games.example"


# ---- sealed


def test_a_message_is_sealed_as_the_standard_shows() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    point = decoded(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        point,
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        private_key(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encoded(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYW"
        "AmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgS"
        "xsj_Qulcy4a-fN"
    )


class Browser:
    """What a browser has that can be called."""

    def __init__(self, endpoint: str = f"https://{SERVICE}/to/somebody") -> None:
        self.key = generate_private_key(SECP256R1())
        self.auth = b"0123456789abcdef"
        self.wish = Subscription(endpoint, encoded(point_of(self.key)), encoded(self.auth))

    def open(self, sealed: bytes) -> Any:
        salt, theirs, text = sealed[:16], sealed[21:86], sealed[86:]
        shared = self.key.exchange(ECDH(), public_key(theirs))
        info = b"WebPush: info\0" + point_of(self.key) + theirs
        secret = sealing.derived(self.auth, shared, info, 32)
        key = sealing.derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = sealing.derived(salt, secret, b"Content-Encoding: nonce\0", 12)
        opened = AESGCM(key).decrypt(nonce, text, None)
        assert opened.endswith(sealing.LAST_RECORD)
        return json.loads(opened[:-1])


def test_only_the_browser_can_open_a_message() -> None:
    browser = Browser()
    sealed = seal(b'{"a": 1}', point_of(browser.key), browser.auth)
    assert browser.open(sealed) == {"a": 1}
    assert sealed != seal(b'{"a": 1}', point_of(browser.key), browser.auth), "never the same twice"


def test_the_server_signs_with_a_key_of_its_own(tmp_path: Path) -> None:
    signer = sealing.load_signer(tmp_path, CONTACT)
    assert sealing.load_signer(tmp_path, CONTACT).public == signer.public
    assert (tmp_path / PUSH_KEY_FILE).stat().st_mode & 0o077 == 0
    scheme, token, key = signer.authorization("https://push.example.net", 1000).split()
    assert (scheme, key) == ("vapid", f"k={signer.public}")
    head, claims, signature = token.removeprefix("t=").rstrip(",").split(".")
    assert json.loads(decoded(head)) == {"typ": "JWT", "alg": "ES256"}
    told = json.loads(decoded(claims))
    assert told == {"aud": "https://push.example.net", "exp": 1000 + 12 * 3600, "sub": CONTACT}
    raw = decoded(signature)
    parts = [int.from_bytes(part, "big") for part in (raw[:32], raw[32:])]
    public = public_key(decoded(signer.public))
    public.verify(encode_dss_signature(*parts), f"{head}.{claims}".encode(), ECDSA(SHA256()))
    (tmp_path / PUSH_KEY_FILE).write_bytes(b"short")
    with pytest.raises(ValueError, match="is damaged"):
        sealing.load_signer(tmp_path, CONTACT)


# ---- where it may go


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/x",
        "https://push.example.net:8443/x",
        "https://user@push.example.net/x",
        "https://127.0.0.1/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
        "https://[::1]/x",
        "https://localhost/x",
        "https:///x",
        "https://push.example.net/x y",
        "https://push.example.net/x\r\nHost: elsewhere",
        "https://push.example.net/" + "x" * 1000,
        "file:///etc/passwd",
        "",
    ],
)
def test_what_is_no_endpoint_is_refused(endpoint: str) -> None:
    with pytest.raises(ValueError, match=r"^it "):
        read_endpoint(endpoint)


def test_an_endpoint_is_read() -> None:
    endpoint = read_endpoint("https://Push.example.net:443/a/b?c=d")
    assert endpoint == Endpoint("push.example.net", "/a/b?c=d")
    assert endpoint.origin == "https://push.example.net"


PRIVATE = [
    *("127.0.0.1", "127.8.8.8", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1"),
    *("169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "255.255.255.255"),
    *("240.0.0.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1"),
    *("::ffff:10.0.0.1", "::ffff:8.8.8.8", "64:ff9b::a00:1", "2002:a00:1::", "2001::1"),
    *("2001:db8::1", "3fff::1", "fec0::1", "fec0::1%1", "100::1", "64:ff9b:1::1", "5f00::1"),
    *("2001:1::1", "2001:3::1", "2001:4:112::1", "2001:20::1", "2001:30::1", "2620:4f:8000::1"),
    *("192.0.0.9", "192.0.0.170", "192.31.196.1", "192.52.193.1", "192.88.99.1", "192.175.48.1"),
    *("192.0.2.255", "198.51.100.1", "203.0.113.1", "198.19.255.255"),
]


@pytest.mark.parametrize("address", PRIVATE)
def test_no_address_of_a_network_of_ones_own_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("8.8.8.8", PUBLIC, "192.0.1.1", "192.88.98.1", "198.20.0.1", "223.255.255.254"),
        *("2606:4700:4700::1111", "2a00:1450::1", "2001:200::1", "2001:4860:4860::8888"),
    ],
)
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


class Trap:
    """What an attacker would like to have reached: it notes every connection."""

    def __init__(self) -> None:
        self.touched = 0

    async def take(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.touched += 1
        writer.close()


@asynccontextmanager
async def trapped() -> AsyncIterator[tuple[Trap, int]]:
    trap = Trap()
    server = await asyncio.start_server(trap.take, "127.0.0.1", 0)
    try:
        yield trap, server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()


def names(*answers: list[str]) -> Callable[[str], Awaitable[list[str]]]:
    """A name that is resolved differently each time, as an attacker's own server may do."""
    left = [*answers]

    async def resolve(_: str) -> list[str]:
        return left.pop(0) if len(left) > 1 else left[0]

    return resolve


@pytest.mark.parametrize("addresses", [["127.0.0.1"], [PUBLIC, "127.0.0.1"], []])
def test_a_name_that_leads_into_the_network_of_the_operator_is_not_followed(
    addresses: list[str],
) -> None:
    async def test() -> None:
        async with trapped() as (trap, port):
            sender = Sender(names(addresses), port=port)
            with pytest.raises(NotSent, match="not on the public Internet"):
                await sender.send(Endpoint(SERVICE, "/"), {}, b"")
            assert trap.touched == 0

    run_alone(test())


def test_a_name_that_changes_between_check_and_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is resolved once for each message, and the connection goes to what was checked."""

    async def test() -> None:
        async with trapped() as (trap, port):
            asked: list[str] = []
            sender = Sender(names([PUBLIC], ["127.0.0.1"]), port=port)

            async def connect(address: str) -> Any:
                asked.append(address)
                raise OSError("no route")

            monkeypatch.setattr(sender, "connect", connect)
            with pytest.raises(NotSent, match="no route"):
                await sender.send(Endpoint(SERVICE, "/"), {}, b"")
            assert asked == [PUBLIC]
            with pytest.raises(NotSent, match="not on the public Internet"):
                await sender.send(Endpoint(SERVICE, "/"), {}, b"")
            assert (asked, trap.touched) == ([PUBLIC], 0)

    run_alone(test())


def test_a_public_address_of_the_machine_itself_is_told_nothing() -> None:
    async def test() -> None:
        async with trapped() as (_, port):
            sender = Sender(names(["127.0.0.1"]), lambda _: True, port=port)
            with pytest.raises(NotSent, match="an address of this machine"):
                await sender.send(Endpoint(SERVICE, "/"), {}, b"")

    run_alone(test())


# ---- a service


class Service:
    """A push service at this machine, with a certificate of its own."""

    def __init__(self) -> None:
        self.answer = b"HTTP/1.1 201 Created\r\n\r\n"
        self.told: list[tuple[dict[str, str], bytes]] = []
        self.silent = asyncio.Event()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = {"": lines[0]}
        parted = [line.partition(": ") for line in lines[1:-1]]
        headers |= {name: value for name, _, value in parted}
        body = await reader.readexactly(int(headers["Content-Length"]))
        self.told.append((headers, body))
        if not self.answer:
            await self.silent.wait()
        writer.write(self.answer)
        writer.close()


@asynccontextmanager
async def service(folder: Path, seconds: float = 10.0) -> AsyncIterator[tuple[Service, Sender]]:
    """A service, and a sender that takes this machine for a public one."""
    make_certificate(folder)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(folder / "site.crt", folder / "site.key")
    made = Service()
    server = await asyncio.start_server(made.take, "127.0.0.1", 0, ssl=context)
    port = server.sockets[0].getsockname()[1]
    trust = ssl.create_default_context(cafile=str(folder / "site.crt"))
    sender = Sender(names(["127.0.0.1"]), lambda _: True, trust, port, seconds)
    changed: Any = sender
    changed.is_own = lambda _: False
    try:
        yield made, sender
    finally:
        made.silent.set()
        server.close()


needs_openssl = pytest.mark.skipif(OPENSSL is None, reason="there is no OpenSSL here")
HERE = Endpoint("localhost", "/to?x=1")


@needs_openssl
def test_a_message_arrives(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as (made, sender):
            assert await sender.send(HERE, {"TTL": "5"}, b"sealed") == 201
            ((headers, body),) = made.told
            assert headers[""] == "POST /to?x=1 HTTP/1.1"
            assert (headers["Host"], headers["TTL"], body) == ("localhost", "5", b"sealed")

    run_alone(test())


@needs_openssl
def test_no_redirect_is_followed(tmp_path: Path) -> None:
    async def test() -> None:
        async with trapped() as (trap, port), service(tmp_path) as (made, sender):
            made.answer = (
                f"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:{port}/\r\n\r\n".encode()
            )
            assert await sender.send(HERE, {}, b"") == 302
            assert (len(made.told), trap.touched) == (1, 0)

    run_alone(test())


@needs_openssl
@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (b"", "it took too long"),
        (b"nonsense\n", "no HTTP"),
        (b"x" * 10_000, "limit|chunk|separator"),
        (b"HTTP/1.1 201", "0 bytes read|incomplete|partial|expected"),
    ],
    ids=["silent", "nonsense", "endless", "cut off"],
)
def test_a_service_that_misbehaves_is_left(tmp_path: Path, answer: bytes, reason: str) -> None:
    async def test() -> None:
        async with service(tmp_path, seconds=1.0 if not answer else 60.0) as (made, sender):
            made.answer = answer
            with pytest.raises(NotSent, match=reason):
                await sender.send(HERE, {}, b"")

    run_alone(test())


@needs_openssl
def test_a_certificate_of_another_name_is_not_trusted(tmp_path: Path) -> None:
    async def test() -> None:
        async with service(tmp_path) as (made, sender):
            with pytest.raises(NotSent, match="certificate"):
                await sender.send(Endpoint(SERVICE, "/"), {}, b"")
            assert made.told == []

    run_alone(test())


# ---- who is called


class Noted(Sender):
    """Notes what would be sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[tuple[Endpoint, dict[str, str], bytes]] = []
        self.status = 201

    async def send(self, endpoint: Endpoint, headers: Any, body: bytes) -> int:
        self.sent.append((endpoint, dict(headers), body))
        await asyncio.sleep(0)
        return self.status


def calling(folder: Path, test: Any, **limits: Any) -> None:
    async def inside(place: Place) -> None:
        sender = Noted()
        place.house.calls = Calls(place.house, folder, CONTACT, sender)
        await test(place, sender)

    in_place(folder, inside, limits=Limits(presence_pause=0, **limits))


async def subscribed(place: Place, who: Visitor, language: str = "en") -> Browser:
    browser = Browser(f"https://{SERVICE}/{who.guest}/{language}")
    assert place.house.calls is not None
    await place.house.calls.subscribe(Guest(who.guest, None), browser.wish, language)
    return browser


async def settled(place: Place) -> None:
    await place.settle()
    assert place.house.calls is not None
    await asyncio.gather(*place.house.calls.tasks)


async def play(people: list[Visitor]) -> None:
    for person in people:
        await person.play()


def test_who_is_away_is_called_in_their_language(tmp_path: Path) -> None:
    async def test(place: Place, sender: Noted) -> None:
        people = await place.seated(3, pace="turns")
        away, *others = people[::-1]
        browser = await subscribed(place, away, "de")
        await subscribed(place, others[0])
        id = away.table["id"]
        await away.play()
        await away.disconnect()
        await play(others)
        await settled(place)
        ((endpoint, headers, body),) = sender.sent
        assert endpoint.target == f"/{away.guest}/de"
        told = browser.open(body)
        assert told == {
            "title": "Du bist dran · Mirabilia",
            "tag": f"mirabilia-{id}",
            "url": f"/t/{id}",
        }
        assert headers["Authorization"].startswith("vapid t=")
        assert (headers["TTL"], headers["Urgency"]) == ("86400", "normal")
        assert len(headers["Topic"]) == 32

    calling(tmp_path, test)


def test_who_does_not_come_is_called_once(tmp_path: Path) -> None:
    async def test(place: Place, sender: Noted) -> None:
        people = await place.seated(3, pace="turns", patience=0)
        away, *others = people[::-1]
        await subscribed(place, away)
        id = away.table["id"]
        for _ in range(3):
            if away.room is None:
                place.time.pass_seconds(5)
            await away.connect(id)
            await away.play()
            await away.disconnect()
            place.time.pass_seconds(5)
            await play(others)
            await settled(place)
        assert len(sender.sent) == 3, "each time they were there in between"
        await others[0].do("hand_over", seat=2)
        await settled(place)
        await play(others)
        await settled(place)
        assert len(sender.sent) == 3, "a bot plays"

    calling(tmp_path, test)


def test_live_tables_call_nobody(tmp_path: Path) -> None:
    async def test(place: Place, sender: Noted) -> None:
        people = await place.seated(3, pace="live")
        await subscribed(place, people[2])
        await people[2].play()
        await people[2].disconnect()
        await play(people[:2])
        await settled(place)
        assert sender.sent == []

    calling(tmp_path, test)


@pytest.mark.parametrize("limits", [{"calls": Rate(2, 3600)}, {"calls_by_address": Rate(2, 3600)}])
def test_calls_are_bounded_by_guest_and_by_address(tmp_path: Path, limits: Any) -> None:
    async def test(place: Place, sender: Noted) -> None:
        away = await place.visitor("away", "mark of one")
        await subscribed(place, away)
        for number in range(4):
            if number and "calls_by_address" in limits:
                away = await place.visitor("another", "mark of one")
                await subscribed(place, away)
            host = await place.visitor()
            id = await place.table(host, pace="turns", sides="day")
            await away.connect(id)
            await away.do("sit", seat=1)
            await host.do("add_bot", seat=2, bot="random")
            await away.disconnect()
            await host.do("start")
            await settled(place)
        assert len(sender.sent) == 2

    calling(tmp_path, test, **limits)


@pytest.mark.parametrize("most", [1, 2, 3])
def test_only_so_many_are_called_at_once(tmp_path: Path, most: int) -> None:
    """Those who would be too many are left out: they are called when they are asked again."""

    async def test(place: Place, sender: Noted) -> None:
        people = await place.seated(4, pace="turns")
        for away in people[1:]:
            await subscribed(place, away)
            await away.play()
            await away.disconnect()
        await people[0].play()
        await settled(place)
        assert len(sender.sent) == most

    calling(tmp_path, test, calls_at_once=most)


@pytest.mark.parametrize(("status", "left"), [(201, 1), (500, 1), (404, 0), (410, 0)])
def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int, left: int) -> None:
    async def test(place: Place, sender: Noted) -> None:
        sender.status = status
        people = await place.seated(3, pace="turns")
        await subscribed(place, people[2])
        await people[2].play()
        await people[2].disconnect()
        await play(people[:2])
        await settled(place)
        assert len(sender.sent) == 1
        assert await count(place) == left

    calling(tmp_path, test)


async def count(place: Place) -> int:
    ((found,),) = await place.house.store.rows(
        select(func.count()).select_from(schema.subscriptions)
    )
    return int(found)


def test_who_was_called_and_has_not_come_is_not_called_again(tmp_path: Path) -> None:
    """However many turns pass that somebody else plays for them."""

    async def test(place: Place, sender: Noted) -> None:
        people = await place.seated(3, pace="turns")
        away, *others = people[::-1]
        await subscribed(place, away)
        room = place.house.rooms[others[0].table["id"]]
        await away.disconnect()
        place.time.pass_seconds(5)
        assert place.house.calls is not None
        assert place.house.calls.may_call(room, away.guest)
        place.time.pass_seconds(3600)
        assert not place.house.calls.may_call(room, away.guest)
        await away.connect(room.state.id)
        assert not place.house.calls.may_call(room, away.guest), "they are here"
        await away.disconnect()
        assert place.house.calls.may_call(room, away.guest)

    calling(tmp_path, test)


def test_whoever_was_called_is_remembered_within_bounds(tmp_path: Path) -> None:
    async def test(place: Place, _: Noted) -> None:
        people = await place.seated(4, pace="turns")
        calls, room = place.house.calls, place.house.rooms[people[0].table["id"]]
        assert calls is not None
        for person in people:
            await person.disconnect()
        place.time.pass_seconds(5)
        assert all(calls.may_call(room, person.guest) for person in people)
        assert list(calls.called) == [(room.state.id, person.guest) for person in people[-2:]]

    calling(tmp_path, test, remembered_keys=2)


def test_a_browser_whose_key_cannot_be_used_keeps_no_other_from_being_called(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(place: Place, sender: Noted) -> None:
        people = await place.seated(3, pace="turns")
        away, *others = people[::-1]
        await subscribed(place, away, "de")
        spoilt = schema.subscriptions.update().values(point=encoded(bytes(65)))
        await place.house.writer.write([spoilt])
        await subscribed(place, away, "it")
        await away.play()
        await away.disconnect()
        await play(others)
        await settled(place)
        ((endpoint, _, _),) = sender.sent
        assert endpoint.target == f"/{away.guest}/it"
        assert "a guest could not be called" in caplog.text

    with caplog.at_level(logging.INFO):
        calling(tmp_path, test)


def test_a_call_that_fails_is_told_to_the_operator(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        await asyncio.sleep(0)
        raise RuntimeError("out of order")

    async def test(place: Place, sender: Noted) -> None:
        people = await place.seated(3, pace="turns")
        await subscribed(place, people[2])
        monkeypatch.setattr(sender, "send", fail)
        await people[2].play()
        await people[2].disconnect()
        await play(people[:2])
        calls = place.house.calls
        assert calls is not None
        await until(lambda: not calls.tasks)
        told = f"table {people[0].table['id']}: nobody could be called"
        (record,) = [one for one in caplog.records if one.message == told]
        assert record.exc_info is not None
        assert str(record.exc_info[1]) == "out of order"
        assert all(person.awaited for person in people[:2]), "the game goes on"

    calling(tmp_path, test)


def test_calls_under_way_end_with_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(*_: object) -> None:
        await asyncio.Event().wait()

    async def test(place: Place, sender: Noted) -> None:
        monkeypatch.setattr(sender, "send", hang)
        people = await place.seated(3, pace="turns")
        await subscribed(place, people[2])
        await people[2].play()
        await people[2].disconnect()
        await play(people[:2])
        calls = place.house.calls
        assert calls is not None
        (task,) = calls.tasks
        await calls.close()
        assert task.cancelled()
        assert not calls.tasks
        assert "nobody could be called" not in caplog.text

    calling(tmp_path, test)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"p256dh": encoded(bytes(65))}, "p256dh"),
        ({"auth": encoded(bytes(15))}, "auth"),
        ({"auth": encoded(bytes(17))}, "auth"),
    ],
)
def test_a_key_that_nothing_can_be_sealed_with_is_refused(change: Any, place: str) -> None:
    with pytest.raises(Refused, match="malformed") as refused:
        check(msgspec.structs.replace(Browser().wish, **change))
    assert refused.value.data["reason"].endswith(f"- at `$.{place}`")


def test_of_two_processes_that_start_together_both_sign_with_one_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = sealing.load_signer(tmp_path, CONTACT)
    # It looks before the other one has written.
    monkeypatch.setattr(Path, "exists", lambda _: False)
    second = sealing.load_signer(tmp_path, CONTACT)
    monkeypatch.undo()
    assert second.public == first.public
    assert [path.name for path in tmp_path.iterdir()] == [PUSH_KEY_FILE]


def test_names_are_looked_up_as_the_system_does() -> None:
    assert set(run_alone(resolve("localhost"))) <= {"127.0.0.1", "::1"}
    assert run_alone(resolve(PUBLIC)) == [PUBLIC]


def test_a_guest_has_so_many_browsers_and_signs_out_of_all(tmp_path: Path) -> None:
    async def test(place: Place, _: Noted) -> None:
        who = await place.visitor()
        for language in ("en", "it", "de", "it"):
            place.time.pass_seconds(1)
            await subscribed(place, who, language)
        kept = await place.house.store.rows(select(schema.subscriptions))
        assert sorted(row.language for row in kept) == ["de", "it"]
        await identity.sign_out(place.house, who.guest)
        assert await count(place) == 0

    calling(tmp_path, test, subscriptions=2)


def test_a_forgotten_guest_is_called_no_more(tmp_path: Path) -> None:
    async def test(place: Place, _: Noted) -> None:
        who = await place.visitor()
        await subscribed(place, who)
        office = Office(ServerSettings(tmp_path, database_url=place.url))
        await forget_all(office, [who.guest])
        await office.database.close()
        assert await count(place) == 0

    calling(tmp_path, test)


def test_a_service_that_cannot_be_reached_is_no_failure(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place, sender: Noted) -> None:
        async def fail(*_: object) -> int:
            raise NotSent("no route")

        monkeypatch.setattr(sender, "send", fail)
        people = await place.seated(3, pace="turns")
        await subscribed(place, people[2])
        await people[2].play()
        await people[2].disconnect()
        await play(people[:2])
        await settled(place)
        assert await count(place) == 1
        table = people[0].table["id"]
        assert f"table {table}: a guest could not be called: no route" in caplog.messages

    with caplog.at_level(logging.INFO):
        calling(tmp_path, test)
    assert [record for record in caplog.records if record.levelno > logging.INFO] == []


# ---- over HTTP


def test_a_browser_subscribes_and_ends_it(tmp_path: Path) -> None:
    settings = ServerSettings(tmp_path, thinkers=1, public_url=CONTACT, push=True)
    wish = msgspec.to_builtins(Browser().wish)
    with TestClient(create_app(settings), base_url=CONTACT) as client:
        assert len(decoded(client.get("/api/push").json()["key"])) == 65
        assert client.post("/api/push", json=wish).json()["code"] == "unknown_guest"
        client.post("/api/me", json={"name": "Ada"})
        assert client.post("/api/push", json=wish).json() == wish
        for wrong in (
            {"endpoint": "https://127.0.0.1/x"},
            {"endpoint": "http://push.example.net/x"},
            {"p256dh": "B" + "A" * 86},
            {"auth": "short"},
        ):
            answer = client.post("/api/push", json={**wish, **wrong})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        ended = client.post("/api/push/end", json={"endpoint": wish["endpoint"]})
        assert ended.status_code == 201


@pytest.mark.parametrize("path", ["", "/end"])
@pytest.mark.parametrize("what", ["subscribing", "subscribing_by_address"])
def test_browsers_subscribe_only_so_often(tmp_path: Path, what: str, path: str) -> None:
    limits: dict[str, Any] = {what: Rate(2, 120)}
    settings = ServerSettings(
        tmp_path, thinkers=1, public_url=CONTACT, push=True, limits=Limits(**limits)
    )
    wish = msgspec.to_builtins(Browser().wish)
    with TestClient(create_app(settings), base_url=CONTACT) as client:

        def asked() -> Any:
            body = wish if path == "" else {"endpoint": wish["endpoint"]}
            return client.post(f"/api/push{path}", json=body)

        client.post("/api/me", json={})
        assert [asked().status_code for _ in range(2)] == [201, 201]
        refused = asked().json()
        assert (refused["code"], refused["data"]["what"]) == ("too_fast", what)
        client.cookies.clear()
        client.post("/api/me", json={})
        # Another guest is not another address.
        assert (asked().status_code == 201) == (what == "subscribing")


def test_without_it_nobody_is_called(tmp_path: Path) -> None:
    with TestClient(create_app(ServerSettings(tmp_path, thinkers=1))) as client:
        assert client.get("/api/push").json() == {"key": None}
        client.post("/api/me", json={})
        answer = client.post("/api/push", json=msgspec.to_builtins(Browser().wish))
        assert (answer.status_code, answer.json()["code"]) == (404, "no_push")
    assert not (tmp_path / PUSH_KEY_FILE).exists()


def test_what_it_needs_is_said_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    for url in (None, "http://games.example"):
        with pytest.raises(ValueError, match="begins with https"):
            running.check_push(url)
    running.check_push(CONTACT)

    def fail(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr(running, "import_module", lambda _: fail("cryptography"))
    with pytest.raises(ValueError, match="--push needs a package") as error:
        running.check_push(CONTACT)
    assert install_line("push") in str(error.value)
    monkeypatch.setattr(running, "import_module", lambda _: fail("mirabilia.misspelt"))
    with pytest.raises(ModuleNotFoundError):
        running.check_push(CONTACT)
