"""A push message goes to an address that a guest has named: to the public Internet alone.

Anybody can name any address, also one in the network of whoever runs the server. So a name is
resolved anew for each message, all its addresses have to be public, the connection goes to the very
address that was checked, and no redirect is followed. Nothing of an answer but its status is read.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

PORT: Final = 443
LONGEST_ENDPOINT: Final = 1000
# Bytes that a status line may have.
LONGEST_LINE: Final = 1024
SECONDS: Final = 10.0
_ENDPOINT: Final = re.compile(r"https://[!-~]+")
_STATUS: Final = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
# All that the Internet has of IPv6 so far.
_INTERNET: Final = IPv6Network("2000::/3")
# What the registries of IANA set apart, and some version of Python calls public: services that the
# nearest network answers, addresses for documents, and those that stand for others, of IPv4: who
# knows where those lead.
_SET_APART: Final = tuple(
    map(
        ip_network,
        (
            *("192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24"),
            *("192.175.48.0/24", "2001::/23", "2002::/16", "2620:4f:8000::/48", "3fff::/20"),
        ),
    )
)


class NotSent(Exception):
    """Why a message was not sent, or not taken."""


class Endpoint(NamedTuple):
    """Where a message goes."""

    host: str
    target: str

    @property
    def origin(self) -> str:
        return f"https://{self.host}"


def read_endpoint(text: str) -> Endpoint:
    """The parts of an endpoint, or `ValueError`: https, at a name, at the usual port."""
    if len(text) > LONGEST_ENDPOINT or not _ENDPOINT.fullmatch(text):
        raise ValueError("it is no https address")
    parts = urlsplit(text)
    if parts.port not in (None, PORT) or "@" in parts.netloc or not parts.hostname:
        raise ValueError("it has a port, or a user")
    if is_address(parts.hostname) or "." not in parts.hostname.strip("."):
        raise ValueError("it is at no public name")
    target = parts.path or "/"
    return Endpoint(parts.hostname, f"{target}?{parts.query}" if parts.query else target)


def is_address(host: str) -> bool:
    """Whether a host is no name but an address, in any of the forms that systems understand."""
    with suppress(ValueError):
        ip_address(host)
        return True
    with suppress(OSError):
        socket.inet_aton(host)
        return True
    return False


def is_public(text: str) -> bool:
    """Whether an address is one of the Internet, and no other address in disguise."""
    address = ip_address(text.partition("%")[0])
    if address.is_multicast or address.is_reserved or not address.is_global:
        return False
    if any(address in network for network in _SET_APART):
        return False
    return isinstance(address, IPv4Address) or address in _INTERNET


Resolve = Callable[[str], Awaitable[list[str]]]


async def resolve(host: str) -> list[str]:
    """The addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(host, PORT, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


class Sender:
    """Sends messages; a test has others resolve, judge and trust."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        is_public: Callable[[str], bool] = is_public,
        context: ssl.SSLContext | None = None,
        port: int = PORT,
        seconds: float = SECONDS,
    ) -> None:
        self.resolve: Final = resolve
        self.is_public: Final = is_public
        self.context: Final = context or ssl.create_default_context()
        self.port: Final = port
        self.seconds: Final = seconds

    async def send(self, endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer, or `NotSent`."""
        try:
            async with asyncio.timeout(self.seconds):
                address = await self.checked_address(endpoint.host)
                return await self.post(address, endpoint, headers, body)
        except TimeoutError:
            raise NotSent("it took too long") from None
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
            raise NotSent(str(error)) from None

    async def checked_address(self, host: str) -> str:
        """One address of a name, all of which are public."""
        found = await self.resolve(host)
        if not found or not all(map(self.is_public, found)):
            raise NotSent(f"{host} is not on the public Internet")
        return found[0]

    async def post(
        self, address: str, endpoint: Endpoint, headers: Mapping[str, str], body: bytes
    ) -> int:
        connection = await self.connect(address)
        try:
            reader, writer = await asyncio.open_connection(
                sock=connection,
                ssl=self.context,
                server_hostname=endpoint.host,
                limit=LONGEST_LINE,
            )
        except BaseException:
            connection.close()
            raise
        try:
            lines = [f"POST {endpoint.target} HTTP/1.1", f"Host: {endpoint.host}"]
            lines += [f"{name}: {value}" for name, value in headers.items()]
            lines += [f"Content-Length: {len(body)}", "Connection: close", "", ""]
            writer.write("\r\n".join(lines).encode("ascii") + body)
            await writer.drain()
            status = _STATUS.match(await reader.readuntil(b"\n"))
        finally:
            # A service that does not say goodbye is left.
            writer.transport.abort()
        if status is None:
            raise NotSent("the answer is no HTTP")
        return int(status[1])

    async def connect(self, address: str) -> socket.socket:
        """A connection to this very address, unless that is our own."""
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        connection = socket.socket(family, socket.SOCK_STREAM)
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().sock_connect(connection, (address, self.port))
            if self.is_own(connection):
                raise NotSent("it is an address of this machine")
        except BaseException:
            connection.close()
            raise
        return connection

    def is_own(self, connection: socket.socket) -> bool:
        """Whether both ends have the same address."""
        return bool(connection.getsockname()[0] == connection.getpeername()[0])
