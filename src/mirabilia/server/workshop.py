"""A workshop has what takes long made in a process beside the loop, and keeps what was made."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from typing import Final

import msgspec

from mirabilia.server.clock import Clock
from mirabilia.server.limits import Limits
from mirabilia.server.refusals import Refused
from mirabilia.server.worker import Delivery, Order

logger: Final = logging.getLogger(__name__)

TRIES: Final = 2
# Milliseconds: what an order takes if none was made yet; and the soonest that it makes sense to ask
# again.
USUALLY: Final = 500
LEAST_WAIT: Final = 1000

read_delivery: Final = msgspec.json.Decoder(Delivery).decode


class Workshop:
    """One process, which makes one thing at a time. A few orders may wait; others are refused."""

    def __init__(self, limits: Limits, clock: Clock | None = None) -> None:
        self.limits: Final = limits
        self.clock: Final = clock or Clock()
        self.process: Process | None = None
        self.free: Final = asyncio.Lock()
        self.orders = 0
        # Milliseconds that the last order took.
        self.took = USUALLY
        self.kept: OrderedDict[tuple[str, bytes], bytes] = OrderedDict()
        self.kept_bytes = 0

    async def make(self, kind: str, what: bytes, keep: bool = True) -> bytes:
        """What is made from something, or `Refused`; it is kept for whoever asks again."""
        key = (kind, hashlib.sha256(what).digest())
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if self.orders >= self.limits.workshop_orders:
            raise self.busy()
        self.orders += 1
        try:
            async with self.free:
                began = self.clock.ticks()
                made = await self.order(kind, what)
                self.took = self.clock.ticks() - began
        finally:
            self.orders -= 1
        if keep:
            self.keep(key, made)
        return made

    async def order(self, kind: str, what: bytes) -> bytes:
        """Have it made. A process that has died is replaced, and asked again."""
        order = msgspec.json.encode(Order(kind, len(what))) + b"\n" + what
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self.limits.workshop_seconds):
                    delivery, made = await self.ask(order)
            except TimeoutError:
                logger.warning("making a %s took too long", kind)
                await self.close()
                break
            except (OSError, EOFError, msgspec.DecodeError) as error:
                logger.warning("the process that makes a %s is replaced: %r", kind, error)
                await self.close()
            except BaseException:
                # Cut off in the middle: what comes next would be taken for another order's.
                await self.close()
                raise
            else:
                if delivery.code is not None:
                    raise Refused(delivery.code, **delivery.data)
                return made
        raise self.busy()

    def busy(self) -> Refused:
        """Come back when those who wait have been served, if they all take as long as the last."""
        wait = max(LEAST_WAIT, self.orders * self.took)
        return Refused("busy", until=self.clock() + wait)

    async def ask(self, order: bytes) -> tuple[Delivery, bytes]:
        if self.process is None:
            self.process = await self.start()
        orders, deliveries = self.process.stdin, self.process.stdout
        assert orders is not None
        assert deliveries is not None
        orders.write(order)
        await orders.drain()
        delivery = read_delivery(await deliveries.readline())
        return delivery, await deliveries.readexactly(delivery.size)

    async def start(self) -> Process:
        command = [sys.executable, "-m", "mirabilia.server.worker"]
        # In a session of its own: an interrupt is meant for the server, which ends it itself.
        return await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, start_new_session=True
        )

    def keep(self, key: tuple[str, bytes], made: bytes) -> None:
        """Keep what was made, and let go what was not asked for the longest."""
        if key not in self.kept:
            self.kept[key] = made
            self.kept_bytes += len(made)
        while self.kept_bytes > self.limits.workshop_bytes:
            self.kept_bytes -= len(self.kept.popitem(last=False)[1])

    async def close(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
