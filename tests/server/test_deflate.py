"""Compression over a WebSocket: large messages only, and nothing is kept between them."""

from __future__ import annotations

import json

from websockets.extensions.permessage_deflate import (
    ClientPerMessageDeflateFactory,
    PerMessageDeflate,
)
from websockets.frames import Frame, Opcode

from mirabilia.server.deflate import SMALLEST, Deflate, LargeOnly


def agree() -> tuple[LargeOnly, PerMessageDeflate]:
    """What both sides have after a handshake."""
    client = ClientPerMessageDeflateFactory()
    answered, ours = Deflate().process_request_params(client.get_request_params(), [])
    assert isinstance(ours, LargeOnly)
    return ours, client.process_response_params(answered, [])


def test_a_large_message_is_compressed_and_read() -> None:
    ours, theirs = agree()
    text = json.dumps(list(range(SMALLEST))).encode()
    for _ in range(2):
        sent = ours.encode(Frame(Opcode.TEXT, text))
        assert sent.rsv1
        assert len(sent.data) < len(text) / 2
        assert bytes(theirs.decode(sent).data) == text


def test_a_small_message_goes_as_it_is() -> None:
    ours, theirs = agree()
    frame = Frame(Opcode.TEXT, b"x" * (SMALLEST - 1))
    assert ours.encode(frame) is frame
    assert bytes(theirs.decode(frame).data) == frame.data


def test_nothing_is_kept_between_messages() -> None:
    ours, theirs = agree()
    ours.encode(Frame(Opcode.TEXT, b"x" * SMALLEST))
    ours.decode(theirs.encode(Frame(Opcode.TEXT, b"x" * SMALLEST)))
    assert not hasattr(ours, "encoder")
    assert not hasattr(ours, "decoder")
