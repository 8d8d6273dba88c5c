"""Calls to those whose turn it is: who is called, how often, and in which words."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Row, delete, insert, select

from mirabilia.locales import LANGUAGES, load_words
from mirabilia.server import messages as wire
from mirabilia.server import schema
from mirabilia.server.push.sealing import (
    AUTH_BYTES,
    POINT_BYTES,
    decoded,
    encoded,
    load_signer,
    public_key,
    seal,
)
from mirabilia.server.push.sending import NotSent, Sender, read_endpoint
from mirabilia.server.refusals import Refused

if TYPE_CHECKING:
    from mirabilia.server.house import House
    from mirabilia.server.room import Room
    from mirabilia.server.table import TableState

logger: Final = logging.getLogger(__name__)

# Seconds for which a service keeps a message for a browser that is away.
KEPT_FOR: Final = 24 * 3600
GONE: Final = (404, 410)
TAKEN: Final = range(200, 300)
# Letters that name what a message is about: a newer one takes its place.
TOPIC_LETTERS: Final = 32

subscriptions = schema.subscriptions


class Calls:
    """The calls of a house."""

    def __init__(self, house: House, folder: Path, contact: str, sender: Sender | None = None):
        self.house: Final = house
        self.signer: Final = load_signer(folder, contact)
        self.sender: Final = sender or Sender()
        # When somebody was called to a table last: not again before they were there.
        self.called: Final[OrderedDict[tuple[str, str], int]] = OrderedDict()
        self.tasks: Final[set[asyncio.Task[None]]] = set()

    # ---- subscriptions

    async def subscribe(self, guest: wire.Guest, wish: wire.Subscription, language: str) -> None:
        """Keep where a guest's browser can be called; the oldest goes if there are too many."""
        check(wish)
        code, most = code_of(wish.endpoint), self.house.limits.subscriptions
        own = await self.house.store.rows(
            select(subscriptions)
            .where(subscriptions.c.guest == guest.id, subscriptions.c.code != code)
            .order_by(subscriptions.c.since.desc())
        )
        gone = [code, *(row.code for row in own[most - 1 :])]
        await self.house.writer.write(
            [
                delete(subscriptions).where(subscriptions.c.code.in_(gone)),
                insert(subscriptions).values(
                    code=code,
                    guest=guest.id,
                    endpoint=wish.endpoint,
                    point=wish.p256dh,
                    auth=wish.auth,
                    language=language,
                    since=self.house.now(),
                ),
            ]
        )

    async def unsubscribe(self, guest: wire.Guest, endpoint: str) -> None:
        own = subscriptions.c.guest == guest.id, subscriptions.c.code == code_of(endpoint)
        await self.house.writer.write([delete(subscriptions).where(*own)])

    # ---- calls

    def note(self, room: Room, before: TableState, after: TableState) -> None:
        """Call those who are asked something now, are not here, and play over days."""
        if after.settings.pace != "turns" or after.round == before.round:
            return
        for seat in after.awaited():
            held = after.seats[seat]
            if held.guest is not None and held.bot is None and self.may_call(room, held.guest):
                self.spawn(held.guest, after.id)

    def may_call(self, room: Room, guest: str) -> bool:
        """Whether somebody is away, was here since the last call, and was not called too often."""
        key = (room.state.id, guest)
        last = self.called.get(key)
        if room.presence.is_connected(guest):
            return False
        if last is not None and room.presence.seen.get(guest, 0) <= last:
            return False
        if len(self.tasks) >= self.house.limits.calls_at_once:
            return False
        try:
            self.house.rates.spend(calls=guest)
        except Refused:
            return False
        self.called[key] = self.house.now()
        self.called.move_to_end(key)
        while len(self.called) > self.house.limits.remembered_keys:
            self.called.popitem(last=False)
        return True

    def spawn(self, guest: str, table: str) -> None:
        task = asyncio.create_task(self.call(guest, table))
        self.tasks.add(task)
        task.add_done_callback(partial(self.ended, table))

    def ended(self, table: str, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("table %s: nobody could be called", table, exc_info=task.exception())

    async def call(self, guest: str, table: str) -> None:
        """Call a guest in all browsers that they have subscribed with, one after the other."""
        who = await self.house.store.guest_row(guest)
        try:
            # Anybody can be many guests.
            self.house.rates.spend(calls_by_address=(who and who.origin) or "")
        except Refused:
            return
        query = select(subscriptions).where(subscriptions.c.guest == guest)
        for row in await self.house.store.rows(query):
            try:
                status = await self.send(row, table)
            except NotSent as error:
                logger.info("table %s: a guest could not be called: %s", table, error)
                continue
            if status in GONE:
                # The browser has given it up.
                await self.house.writer.write(
                    [delete(subscriptions).where(subscriptions.c.code == row.code)]
                )
            elif status not in TAKEN:
                answer = "table %s: a guest could not be called: the service answers %d"
                logger.info(answer, table, status)

    async def send(self, row: Row[Any], table: str) -> int:
        words = load_words(row.language if row.language in LANGUAGES else None)
        told = {
            "title": words("page-title-turn"),
            "tag": f"mirabilia-{table}",
            "url": f"/t/{table}",
        }
        try:
            endpoint = read_endpoint(row.endpoint)
            body = seal(msgspec.json.encode(told), decoded(row.point), decoded(row.auth))
        except ValueError as error:
            raise NotSent(str(error)) from None
        topic = encoded(hashlib.sha256(table.encode()).digest())[:TOPIC_LETTERS]
        headers = {
            "Authorization": self.signer.authorization(endpoint.origin, self.house.now() // 1000),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Topic": topic,
            "Urgency": "normal",
        }
        return await self.sender.send(endpoint, headers, body)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def code_of(endpoint: str) -> str:
    """A short name for an endpoint."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def check(wish: wire.Subscription) -> None:
    """`Refused` if nobody could ever be called there."""
    try:
        read_endpoint(wish.endpoint)
    except ValueError as error:
        raise Refused("malformed", reason=f"{error} - at `$.endpoint`") from None
    try:
        point, auth = decoded(wish.p256dh), decoded(wish.auth)
        public_key(point)
    except ValueError:
        raise Refused("malformed", reason="it is no key - at `$.p256dh`") from None
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise Refused("malformed", reason="it has another length - at `$.auth`")
