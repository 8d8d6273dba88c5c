"""What happens at a table by itself: bots play, clocks run out, others replace who is away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final, Literal

from mirabilia.bots.registry import with_first, with_newest
from mirabilia.server import conduct, deals
from mirabilia.server import entries as log
from mirabilia.server import messages as wire
from mirabilia.server.clock import Timer
from mirabilia.server.refusals import Refused
from mirabilia.server.table import TableState
from mirabilia.server.thinkers import NoAnswer
from mirabilia.server.turns import Urgency, Wish
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.room import Room

logger: Final = logging.getLogger(__name__)

# Milliseconds until a bot whose move could not be kept is asked again.
PAUSE_AFTER_FAILURE: Final = 1000
# From when a seat may be handed over, milliseconds until it is, if everybody waits for it.
UNTIL_STAND_IN: Final = 1000 * wire.PATIENCE["live"]


class Players:
    """The bots of a table, and those who stand in for people."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.thinking: dict[int, asyncio.Task[None]] = {}
        # Who answers for the latest thought, and the address they came from.
        self.answering: tuple[str, str | None] = ("", None)
        # Rings when time is up: for a decision, or for somebody who is away.
        self.timer: Timer | None = None
        # Rings when something that has failed is tried again.
        self.retry: Timer | None = None

    def wake(self) -> None:
        """See to it that whatever happens by itself will."""
        self.rest()
        state = self.room.state
        if self.room.house.closing:
            return
        if state.status == "lobby":
            self.watch_host()
        if state.status != "playing":
            return
        for seat in state.bots_awaited():
            if seat not in self.thinking:
                self.think(seat, "bot")
        deadline = state.deadline()
        if deadline is not None and state.awaited():
            asked = state.round
            self.timer = self.room.house.clock.at(deadline, lambda: self.time_up(asked))
        elif deadline is None:
            self.watch_absent()

    def go_on(self) -> None:
        """Somebody has answered, and the round goes on. Mostly that changes nothing here, but all
        who are here may wait now for people who are not, or no longer."""
        state = self.room.state
        waits, has_clock = self.timer is not None, state.deadline() is not None
        bots = (seat not in self.thinking for seat in state.bots_awaited())
        if waits != has_clock or any(bots):
            self.wake()
        elif not has_clock and not self.room.house.closing:
            self.watch_absent()

    def rest(self) -> None:
        """Call the timers off."""
        for timer in (self.timer, self.retry):
            if timer is not None:
                timer.cancel()
        self.timer = self.retry = None

    # ---- bots

    def think(self, seat: int, by: Literal["bot", "clock"]) -> None:
        task = self.thinking[seat] = self.room.spawn(self.play(seat, by))
        task.add_done_callback(lambda _: self.thought(seat, task))

    def thought(self, seat: int, task: asyncio.Task[None]) -> None:
        """A bot is done; if its answer came too late, it may have to think again."""
        if self.thinking.get(seat) is task:
            del self.thinking[seat]
        if self.room.house.closing:
            return
        if not task.cancelled() and task.exception() is not None:
            self.try_again_later()
        else:
            self.wake()

    def try_again_later(self) -> None:
        if self.retry is None:
            clock = self.room.house.clock
            self.retry = clock.at(clock() + PAUSE_AFTER_FAILURE, self.wake)

    async def play(self, seat: int, by: Literal["bot", "clock"]) -> None:
        """Let a bot choose, and keep its move if it is still wanted then."""
        before = self.room.state
        move = await self.choose(before, seat, by)
        async with self.room.lock:
            now = self.room.state
            wanted = by == "clock" or now.seats[seat].bot is not None
            if now.round == before.round and seat in now.awaited() and wanted:
                with contextlib.suppress(Conflict):
                    await self.room.commit(log.Played(seat, move, by))

    def bot_for(self, state: TableState, seat: int) -> str:
        """Who plays a seat; one that this server was not started with is stood in for."""
        bot = with_first(state.seats[seat].bot or "")
        return bot if bot in self.room.house.bots else conduct.STAND_IN

    async def choose(self, state: TableState, seat: int, by: Literal["bot", "clock"]) -> str:
        """The move of a bot; the first legal one if it fails."""
        assert state.scene is not None
        thinkers = self.room.house.thinkers
        moves = await asyncio.to_thread(state.scene.moves, seat)
        view = await asyncio.to_thread(state.scene.view, seat)
        wish = await self.wish(state, seat, by, view)
        try:
            if len(moves) == 1:
                await thinkers.pretend(wish)
                return moves[0]
            move = await thinkers.choose(view, wish)
        except NoAnswer:
            logger.error("table %s: the bot %s gives no answer, seat %d", state.id, wish.bot, seat)
            return moves[0]
        if move not in moves:
            logger.error("table %s: the bot %s may not %r, seat %d", state.id, wish.bot, move, seat)
            return moves[0]
        return move

    async def wish(
        self, state: TableState, seat: int, by: Literal["bot", "clock"], view: bytes
    ) -> Wish:
        """A thought for a seat. The host answers for it, or who set up a table without one."""
        stands_in = by == "clock" or state.seats[seat].guest is not None

        def urgency() -> Urgency:
            if not self.room.presence.is_anybody_here():
                return Urgency.ALONE
            return Urgency.SOON if stands_in else Urgency.PEOPLE

        guest = state.host or state.guests[0]
        if self.answering[0] != guest:
            self.answering = guest, await self.room.house.store.origin(guest)
        return Wish(
            *(self.bot_for(state, seat), guest, state.id, state.settings.thinking, urgency),
            alike=deals.alike(state.start, seat, view),
            origin=self.answering[1],
        )

    # ---- clocks

    def time_up(self, asked: int) -> None:
        """Let a bot choose for everybody who has not answered in time."""
        if asked == self.room.state.round:
            for seat in self.room.state.awaited():
                if seat not in self.thinking:
                    self.think(seat, "clock")

    async def restart_clock(self) -> None:
        """At live tables, the time when the server was away is taken from nobody."""
        settings = self.room.state.settings
        if settings.clock is not None and settings.pace == "live":
            async with self.room.lock:
                await self.room.commit(log.Resumed())

    # ---- players who are away

    def watch_absent(self) -> None:
        """Where all who are here wait for people who are not, bots step in after a while."""
        moments = self.missed()
        if moments:
            self.timer = self.room.house.clock.at(min(moments.values()), self.spawn_stand_ins)

    def missed(self) -> dict[int, int]:
        """The seats that a live table waits for in vain, and when a bot steps in for each."""
        state, presence = self.room.state, self.room.presence
        if state.settings.pace != "live":
            return {}
        awaited = {seat: state.seats[seat].guest for seat in state.awaited()}
        people = {seat: guest for seat, guest in awaited.items() if not state.seats[seat].bot}
        if any(presence.is_connected(guest or "") for guest in people.values()):
            return {}
        since = presence.waiting_since()
        if since is None:
            return {}
        wait = presence.patience() + UNTIL_STAND_IN
        return {
            seat: max(presence.gone_since(guest or ""), since) + wait
            for seat, guest in people.items()
        }

    def spawn_stand_ins(self) -> None:
        self.room.spawn(self.step_in())

    async def step_in(self) -> None:
        async with self.room.lock:
            for seat, moment in self.missed().items():
                if moment <= self.room.house.now():
                    with contextlib.suppress(Refused, Conflict):
                        bot = with_newest(conduct.STAND_IN)
                        await self.room.commit(log.HandedOver(seat, bot))

    # ---- hosts who are away

    def watch_host(self) -> None:
        """Wait for a host who left without a word, for at least as long as a page may take to load.

        Then somebody who is here becomes the host, or the others could never start.
        """
        if self.heir() is not None:
            presence = self.room.presence
            waits = max(presence.patience(), 1000 * wire.PATIENCE["live"])
            moment = presence.gone_since(self.room.state.host or "") + waits
            self.timer = self.room.house.clock.at(moment, self.spawn_heir)

    def heir(self) -> str | None:
        """Who becomes the host if the present one stays away; nobody if they are here."""
        state, is_connected = self.room.state, self.room.presence.is_connected
        if state.host is None or is_connected(state.host):
            return None
        seated = (guest for guest in state.guests if state.seat_of(guest) is not None)
        return next(filter(is_connected, seated), None)

    def spawn_heir(self) -> None:
        self.room.spawn(self.pass_rights())

    async def pass_rights(self) -> None:
        async with self.room.lock:
            heir = self.heir()
            if heir is not None and self.room.state.status == "lobby":
                with contextlib.suppress(Refused, Conflict):
                    await self.room.commit(log.Passed(heir))
