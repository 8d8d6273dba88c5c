"""What Redis sends, however it arrives."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest

from mirabilia.server import tube as tubes
from mirabilia.server.tube import (
    MOST_BYTES,
    MOST_UNREAD,
    Incomplete,
    Pushed,
    SpeakingTube,
    Tube,
    read_next,
    read_reply,
    written,
)
from tests.server.support import run_alone
from tests.support.waiting import until

MESSAGE = b">3\r\n$7\r\nmessage\r\n$9\r\nmirabilia\r\n$6\r\nab\r\ncd\r\n"
# As messages arrive for those who listen to many channels.
OF_PATTERN = b">4\r\n$8\r\npmessage\r\n$4\r\nm[^]\r\n$2\r\nm1\r\n$6\r\nab\r\ncd\r\n"


class Way(asyncio.Transport):
    """A connection of which the other end is a test."""

    def __init__(self) -> None:
        super().__init__()
        self.sent: list[bytes] = []
        self.aborted = False
        self.reading = True

    def is_reading(self) -> bool:
        return self.reading

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def write(self, data: Any) -> None:
        self.sent.append(bytes(data))

    def abort(self) -> None:
        self.aborted = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Opened:
    """As the library leaves a connection."""

    def __init__(self) -> None:
        self.transport = Way()
        self._writer = self


def tube_with(heard: list[Any]) -> tuple[Tube, Way]:
    opened: Any = Opened()
    return Tube(opened, heard.append), opened.transport


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000])
def test_messages_and_answers_are_told_apart_however_they_are_cut(size: int) -> None:
    async def test() -> None:
        heard: list[Any] = []
        answered: list[int] = []
        tube, way = tube_with(heard)
        for number in range(3):
            tube.send(partial(answered.append, number), b"PUBLISH", b"x", b"y z")
        assert way.sent == [b"*3\r\n$7\r\nPUBLISH\r\n$1\r\nx\r\n$3\r\ny z\r\n"] * 3
        data = MESSAGE + b":1\r\n" + OF_PATTERN + b"+PONG\r\n" + MESSAGE + OF_PATTERN + b"_\r\n"
        for start in range(0, len(data), size):
            tube.data_received(data[start : start + size])
        plain = Pushed([b"message", b"mirabilia", b"ab\r\ncd"])
        of_pattern = Pushed([b"pmessage", b"m[^]", b"m1", b"ab\r\ncd"])
        assert heard == [plain, of_pattern] * 2
        assert answered == [0, 1, 2]
        assert not way.aborted

    run_alone(test())


@pytest.mark.parametrize(
    "data",
    [
        b"-NOAUTH Authentication required.\r\n",
        b"%1\r\n",
        b"HTTP/1.1 400 Bad Request\r\n",
        b"$-2\r\n",
        b"$x\r\n",
        b"$%d\r\n" % (MOST_BYTES + 1),
        b":1\r\n:1\r\n",
    ],
)
def test_what_nobody_asked_for_ends_the_connection(data: bytes) -> None:
    async def test() -> None:
        tube, way = tube_with([])
        tube.send(lambda: None, b"PING")
        tube.data_received(data)
        assert way.aborted
        with pytest.raises(ConnectionError, match="nobody asked for"):
            await tube.watch(60)

    run_alone(test())


def test_a_message_is_the_same_read_at_once_or_part_by_part() -> None:
    assert tubes.MESSAGE.match(OF_PATTERN)
    assert read_next(OF_PATTERN, 0) == read_reply(OF_PATTERN, 0)
    for end in range(len(OF_PATTERN)):
        with pytest.raises(Incomplete):
            read_next(OF_PATTERN[:end], 0)


def test_half_a_reply_is_waited_for() -> None:
    whole = written((b"SUBSCRIBE", b"mirabilia"))
    assert read_reply(whole, 0) == ([b"SUBSCRIBE", b"mirabilia"], len(whole))
    for end in range(len(whole)):
        with pytest.raises(Incomplete):
            read_reply(whole[:end], 0)


def test_a_connection_that_is_silent_is_asked_and_then_given_up() -> None:
    async def test() -> None:
        tube, way = tube_with([])
        with pytest.raises(ConnectionError, match="silent"):
            await tube.watch(0.01)
        assert way.sent == [written((b"PING",))]

    async def alive() -> None:
        tube, way = tube_with([])
        watching = asyncio.create_task(tube.watch(0.01))
        while len(way.sent) < 3:
            before = len(way.sent)
            while len(way.sent) == before:
                await asyncio.sleep(0.001)
            tube.data_received(b"+PONG\r\n")
        assert not watching.done()
        tube.connection_lost(None)
        with pytest.raises(ConnectionError, match="ended"):
            await watching

    run_alone(test())
    run_alone(alive())


def speaking_tube() -> tuple[SpeakingTube, Way]:
    opened: Any = Opened()
    return SpeakingTube(opened), opened.transport


def test_answers_to_what_is_said_are_read_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tubes, "SECONDS_UNREAD", 0.01)

    async def test() -> None:
        answered: list[int] = []
        tube, way = speaking_tube()
        for number in range(3):
            tube.send(partial(answered.append, number), b"PUBLISH", b"x", b"y")
            assert not way.is_reading()
        await until(way.is_reading)
        tube.data_received(b":1\r\n:1\r\n")
        assert way.is_reading()
        tube.data_received(b":1\r\n")
        assert not way.is_reading()
        assert answered == [0, 1, 2]

    run_alone(test())


def test_many_answers_are_not_left_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tubes, "SECONDS_UNREAD", 3600)

    async def test() -> None:
        tube, way = speaking_tube()
        for _ in range(MOST_UNREAD):
            assert not way.is_reading()
            tube.send(lambda: None, b"PUBLISH", b"x", b"y")
        assert way.is_reading()
        tube.data_received(b":1\r\n" * MOST_UNREAD)
        assert not way.is_reading()
        tube.send(lambda: None, b"PUBLISH", b"x", b"y")
        timer = tube.looking
        tube.end(ConnectionError("lost"))
        assert timer is not None
        assert timer.cancelled()

    run_alone(test())
