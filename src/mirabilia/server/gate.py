"""Who is let in: connections are counted in all and by address, and taken one by one."""

from __future__ import annotations

import asyncio
import logging
import math
import socket
import ssl
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import lru_cache
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, Final

import msgspec

from mirabilia.server.clock import Clock
from mirabilia.server.limits import Limits
from mirabilia.server.messages import Refusal
from mirabilia.server.rates import Rates
from mirabilia.server.refusals import Refused

# Windows has no such bound.
if sys.platform != "win32":
    import resource

logger: Final = logging.getLogger(__name__)

# Descriptors that are kept for the database, the processes of the bots, and files of the page.
RESERVED: Final = 128
# Seconds to wait when there is no descriptor for a connection; others are closed meanwhile.
PAUSE: Final = 0.5
# When somebody who was turned away may try again, if nothing else says so.
SECONDS_UNTIL_LATER: Final = 10
# Addresses of which it is remembered what they count as.
MOST_KNOWN: Final = 4096

Protocol = Callable[[], asyncio.Protocol]


# Whoever knocks hundreds of times in a second is the same each time.
@lru_cache(maxsize=MOST_KNOWN)
def place_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the IPv6 network of a household."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, 64), strict=False))


@lru_cache(maxsize=MOST_KNOWN)
def is_within(host: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is one of these, or in a network of these."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return any(address in ip_network(network, strict=False) for network in networks)


def allow_descriptors(connections: int) -> None:
    """Ask the system for the descriptors that this many connections need."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVED
    if soft != resource.RLIM_INFINITY and soft < wanted:
        allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))


def within_descriptors(connections: int) -> int:
    """How many of the wanted connections there are descriptors for."""
    if sys.platform == "win32":
        return connections
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return connections
    return min(connections, max(soft - RESERVED, soft // 2))


class Gate:
    """How many connections there are, and how many there may be. Those of a proxy count only in
    all: `front.by_forwarded_address` bounds those whom they are for."""

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self.limits: Final = limits
        self.most: Final = within_descriptors(limits.connections)
        self.proxies: Final = tuple(proxies)
        self.open = 0
        self.by_place: Final[Counter[str]] = Counter()
        # Of these, what counts before anybody knows what is asked for.
        self.rates: Final = Rates(limits, Clock())

    def check(self, host: str) -> None:
        """Whether one more connection may come from an address, or `Refused`."""
        if self.open >= self.most:
            logger.warning("connections are refused: all %d are in use", self.most)
            raise Refused("too_many_connections", most=self.most)
        self.check_place(self.by_place, host)
        if not self.is_proxy(host):
            self.rates.spend(arrivals_by_address=place_of(host))

    def check_place(self, counts: Counter[str], host: str) -> None:
        most = self.limits.connections_by_address
        if counts[place_of(host)] >= most and not self.is_proxy(host):
            logger.warning("connections are refused: %s has %d of them", host, most)
            raise Refused("too_many_connections", most=most)

    def enter(self, host: str) -> None:
        self.open += 1
        self.by_place[place_of(host)] += 1

    def leave(self, host: str) -> None:
        self.open -= 1
        forget(self.by_place, host)

    def now(self) -> int:
        return self.rates.clock()

    def is_proxy(self, host: str) -> bool:
        return is_within(host, self.proxies)


def forget(counts: Counter[str], host: str) -> None:
    """One fewer from an address; an address without any takes no place."""
    place = place_of(host)
    counts[place] -= 1
    if counts[place] <= 0:
        del counts[place]


class Listener:
    """Takes connections at a socket until it is closed, one by one, so that what runs already is
    never held up by a crowd at the door."""

    def __init__(
        self,
        gate: Gate,
        listening: socket.socket,
        protocol: Protocol,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.gate: Final = gate
        self.listening: Final = listening
        self.protocol: Final = protocol
        self.tls: Final = tls
        # Connections whose keys are being agreed on; nobody waits at the door for them.
        self.greeting: Final[set[asyncio.Task[None]]] = set()
        listening.setblocking(False)
        self.task: Final = asyncio.create_task(self.run())

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                taken, address = await loop.sock_accept(self.listening)
            except OSError as error:
                # Mostly: no descriptor is left. Whoever knocks waits.
                logger.warning("no connection can be taken for now: %s", error)
                await asyncio.sleep(PAUSE)
                continue
            await self.take(taken, address[0])

    async def take(self, taken: socket.socket, host: str) -> None:
        try:
            self.gate.check(host)
        except Refused as refused:
            turn_away(taken, written_refusal(refused, self.gate.now()))
            await asyncio.sleep(0)
            return
        if self.tls is None:
            await self.connect(taken)
            return
        task = asyncio.create_task(self.greet(taken, host))
        self.greeting.add(task)
        task.add_done_callback(self.greeting.discard)

    async def greet(self, taken: socket.socket, host: str) -> None:
        """Agree on keys. Until that is done, the connection counts like one that is made."""
        seconds = self.gate.limits.header_seconds
        self.gate.enter(host)
        try:
            await self.connect(
                taken,
                ssl=self.tls,
                ssl_handshake_timeout=seconds,
                ssl_shutdown_timeout=seconds,
            )
        finally:
            self.gate.leave(host)

    async def connect(self, taken: socket.socket, **how: Any) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, taken, **how)
        except OSError:
            # They have gone already, or speak something else.
            taken.close()

    def close(self) -> None:
        """Nobody new is let in from now on."""
        if self.listening.fileno() < 0:
            return
        with suppress(NotImplementedError):
            asyncio.get_running_loop().remove_reader(self.listening)
        self.task.cancel()
        for greeting in self.greeting:
            greeting.cancel()
        self.listening.close()

    async def wait_closed(self) -> None:
        await asyncio.wait([self.task])


def turn_away(taken: socket.socket, answer: bytes) -> None:
    """Say why, as far as that can be said at once, and close."""
    with taken, suppress(OSError):
        taken.send(answer)


def written_refusal(refused: Refused, now: int) -> bytes:
    """A refusal as a whole answer of HTTP."""
    body, headers = refusal_body(refused), refusal_headers(refused, now)
    headers |= {"content-length": str(len(body)), "connection": "close"}
    lines = [f"HTTP/1.1 {refused.status} {HTTPStatus(refused.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body


def refusal_headers(refused: Refused, now: int) -> dict[str, str]:
    wait = seconds_to_wait(refused, now) or SECONDS_UNTIL_LATER
    return {"content-type": "application/json", "retry-after": str(wait)}


def seconds_to_wait(refused: Refused, now: int) -> int | None:
    """How long to wait until it may be tried again, if the refusal says so."""
    until = refused.data.get("until")
    return None if until is None else max(1, math.ceil((until - now) / 1000))


def refusal_body(refused: Refused) -> bytes:
    return msgspec.json.encode(Refusal(None, refused.code, refused.data))
