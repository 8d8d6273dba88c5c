"""Where the server can be reached: under which names, who by, and who may let others in."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from ipaddress import IPv6Address, ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from mirabilia.server.gate import Listener
from mirabilia.server.messages import Lan
from mirabilia.server.refusals import Refused
from mirabilia.server.settings import ANYWHERE, ServerSettings

# Of these networks (RFC 5737) nothing is ever sent anywhere; asking the way sends nothing either.
_ELSEWHERE: Final = ("198.51.100.1", 9)
# What the system keeps for a client that does not read; left alone, it would keep 4 MB.
SEND_BUFFER: Final = 1 << 17
# Names that no stranger can register: only addresses are safer.
_LOCAL_ENDINGS: Final = (".local", ".localhost")
# A proxy that nobody told the server of looks like this machine.
_SIGNS_OF_A_PROXY: Final = ("forwarded", "via", "x-forwarded-for")

Listen = Callable[[socket.socket], Awaitable[Listener]]
Connection = ASGIConnection[Any, Any, Any, Any]


def lan_address() -> str | None:
    """The address of this machine in its local network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(_ELSEWHERE)
        except OSError:
            return None
        address: str = asking.getsockname()[0]
    return None if is_loopback(address) else address


def open_socket(host: str, port: int) -> socket.socket:
    """A socket that listens at an address. It names its protocol, since asyncio turns Nagle's
    algorithm off (`TCP_NODELAY`) only for connections that are known to be TCP."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.create_server((host, port), family=family)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    return socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP, made.detach())


def is_loopback(host: str | None) -> bool:
    """Whether an address is that of this machine for itself."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host == "localhost"
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped.is_loopback
    return address.is_loopback


class Reach:
    """The addresses of a server. It listens where it was told to and, if somebody at this machine
    opens that door, in the local network."""

    def __init__(
        self, settings: ServerSettings, find_address: Callable[[], str | None] = lan_address
    ) -> None:
        self.settings: Final = settings
        self.find_address: Final = find_address
        self.listen: Listen | None = None
        self.door: Listener | None = None
        self.door_address: str | None = None

    # ---- names

    def knows(self, host: str | None) -> bool:
        """Whether a request may call the server so.

        A stranger's page can have its own name point here, and would then be of the same site as
        ours. So names count only if no stranger can have them. What no address can be made of is
        no name either: later, when something has been done already, it would fail.
        """
        try:
            asked = urlsplit(f"//{host or ''}")
            # To read the port is to check it.
            name, _ = asked.hostname, asked.port
        except ValueError:
            return False
        if not name:
            return False
        public = urlsplit(self.settings.public_url or "").hostname
        if name in (self.settings.host, public) or "." not in name:
            return True
        return name.endswith(_LOCAL_ENDINGS) or is_address(name)

    def base_url(self, connection: Connection) -> tuple[str, bool]:
        """The address for links, and whether others can reach it."""
        if self.settings.public_url is not None:
            return self.settings.public_url, True
        asked = str(connection.base_url).rstrip("/")
        if not is_loopback(urlsplit(asked).hostname):
            return asked, True
        others = self.url_for_others()
        return (asked, False) if others is None else (others.rstrip("/"), True)

    def url_for_others(self) -> str | None:
        """Where those are let in who are not at this machine."""
        host: str | None = self.settings.host
        if host in ANYWHERE:
            host = self.find_address()
        elif is_loopback(host):
            host = self.door_address
        return None if host is None else self.settings.url_at(host)

    # ---- the door to the local network

    def is_here(self, connection: Connection) -> bool:
        """Whether a request comes from the machine that the server runs on, and from no proxy."""
        client, own = connection.client, connection.scope.get("server")
        forwarded = any(name in connection.headers for name in _SIGNS_OF_A_PROXY)
        if client is None or forwarded or self.settings.public_url is not None:
            return False
        return is_loopback(client.host) or (own is not None and client.host == own[0])

    def lan(self, connection: Connection) -> Lan:
        may = self.is_here(connection) and self.listen is not None
        fixed = not is_loopback(self.settings.host)
        return Lan(self.url_for_others(), may and not fixed)

    async def switch(self, connection: Connection, wanted: bool) -> Lan:
        """Open or close the door, for somebody at this machine."""
        if not self.lan(connection).switch:
            raise Refused("not_here")
        if wanted and self.door is None:
            await self.open_door()
        elif not wanted:
            self.close_door()
        return self.lan(connection)

    async def open_door(self) -> None:
        """Listen at the same port, at the address that the local network knows."""
        address = self.find_address()
        if address is None or self.listen is None:
            raise Refused("no_network")
        try:
            listening = open_socket(address, self.settings.port)
        except OSError as error:
            raise Refused("no_network", reason=str(error)) from None
        self.door = await self.listen(listening)
        self.door_address = address

    def close_door(self) -> None:
        """Nobody new comes in; who is in stays."""
        if self.door is not None:
            self.door.close()
        self.door = self.door_address = None


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
