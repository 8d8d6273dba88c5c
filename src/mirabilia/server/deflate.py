"""Compression of what goes over a WebSocket: only large messages, each for itself.

A compressor that remembers earlier messages saves little more, and takes 45 kB for each connection.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

# What is smaller fits into one packet anyway.
SMALLEST: Final = 1200
LEVEL: Final = 4


class LargeOnly(PerMessageDeflate):
    """Sends small messages as they are, which every client understands (RFC 7692, 6)."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < SMALLEST else super().encode(frame)


class Deflate(ServerPerMessageDeflateFactory):
    """Offers it to clients who know it, without a memory on either side."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=15,
            client_max_window_bits=12,
            compress_settings={"level": LEVEL},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, LargeOnly(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


EXTENSIONS: Final = [Deflate()]
