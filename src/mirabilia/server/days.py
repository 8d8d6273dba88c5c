"""The deal of the day and deals of finished games in the database: drawn, played, compared.

Several processes may share the database: whoever is first draws the deal of a day, and nobody has
two results of a deal.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Executable, Row, Select, func, insert, select, update

from mirabilia.bots.registry import AT, with_newest
from mirabilia.server import deals, schema
from mirabilia.server import messages as wire
from mirabilia.server.dealing import Dealing
from mirabilia.server.deals import Plan
from mirabilia.server.refusals import Refused
from mirabilia.server.store import listed
from mirabilia.server.writer import Conflict

if TYPE_CHECKING:
    from mirabilia.server.house import House
    from mirabilia.server.table import TableState

days: Final = schema.days
attempts: Final = schema.attempts
guests: Final = schema.guests

read_plan: Final = msgspec.json.Decoder(Plan).decode


class Days:
    """Draws the deal of each day, and knows who has played which deal."""

    def __init__(self, house: House, dealing: Dealing) -> None:
        self.house: Final = house
        self.dealing: Final = dealing
        # One thing is drawn or begun at a time, so that whoever was first has written it.
        self.writing: Final = asyncio.Lock()

    async def plan(self, day: str) -> Plan:
        """The deal of a day that has begun, drawn if nobody has yet."""
        found = await self.kept_plan(day)
        if found is not None:
            return found
        if day != deals.day_of(self.house.now()):
            raise Refused("no_day")
        async with self.writing:
            return await self.kept_plan(day) or await self.draw(day)

    async def draw(self, day: str) -> Plan:
        drawn = await asyncio.to_thread(deals.plan_of_day, day, self.dealing)
        text = msgspec.json.encode(drawn).decode()
        try:
            await self.house.writer.write(
                [insert(days).values(day=day, drawn=self.house.now(), plan=text)]
            )
        except Conflict:
            # Another process was first.
            found = await self.kept_plan(day)
            assert found is not None
            return found
        return drawn

    async def kept_plan(self, day: str) -> Plan | None:
        found = await self.house.store.rows(select(days.c.plan).where(days.c.day == day))
        return read_plan(found[0].plan) if found else None

    # ---- playing

    async def play_today(self, who: wire.Guest) -> str:
        """The table where somebody plays the deal of today: always the same one."""
        day = deals.day_of(self.house.now())
        plan = await self.plan(day)
        deal = wire.Deal(day, plan.seat, plan.iterations, deals.end_of(day))
        return await self.play(who, deal, plan)

    async def play_game(self, who: wire.Guest, table: str, seat: int) -> str:
        """The table where somebody plays the deal of a finished game."""
        record = await self.house.store.finished(table, "record")
        if record is None:
            raise Refused("no_record")
        plan = deals.plan_of_game(msgspec.json.decode(record), seat, self.dealing)
        deal = wire.Deal(deals.name_of(table, seat), seat, plan.iterations, None)
        return await self.play(who, deal, plan)

    async def play(self, who: wire.Guest, deal: wire.Deal, plan: Plan) -> str:
        async with self.writing:
            return await self.table_of(deal.id, who.id) or await self.begin(who, deal, plan)

    async def begin(self, who: wire.Guest, deal: wire.Deal, plan: Plan) -> str:
        house = self.house
        await house.store.check_open_tables(who.id, house.now())
        told = await asyncio.to_thread(deals.set_up, who, deal, plan, self.stand_in)
        try:
            return await house.set_up(told, lambda id: new_attempt(deal.id, who.id, id))
        except Conflict:
            begun = await self.table_of(deal.id, who.id)
            assert begun is not None
            return begun

    def stand_in(self, bot: str) -> str:
        """A bot that this server does not have is stood in for by the usual one."""
        has = bot in self.house.bots or bot.partition(AT)[0] in self.house.bots
        return bot if has else with_newest(self.dealing.bot)

    async def table_of(self, deal: str, guest: str) -> str | None:
        mine = attempts.c.deal == deal, attempts.c.guest == guest
        found = await self.house.store.rows(select(attempts.c.table_id).where(*mine))
        return found[0].table_id if found else None

    async def check_open(self, table: str) -> None:
        """`Refused` if the game of a table is of a day that has not ended."""
        query = select(attempts.c.deal).where(attempts.c.table_id == table)
        for row in await self.house.store.rows(query):
            until = deals.end_of(row.deal) if deals.is_day(row.deal) else 0
            if self.house.now() < until:
                raise Refused("sealed", until=until)

    # ---- results

    async def told(self, day: str, me: str | None) -> wire.DayDeal:
        """What somebody may know of the deal of a day."""
        # First: a day that has no plan may not even have an end.
        plan = await self.plan(day)
        now, until = self.house.now(), deals.end_of(day)
        is_over = now >= until
        mine = await self.attempt(day, me)
        done = mine is not None and mine.ended is not None
        return wire.DayDeal(
            day=day,
            until=until,
            commitment=deals.promise(day, plan),
            settings=plan.settings,
            seat=plan.seat,
            bots=plan.bots,
            iterations=plan.iterations,
            table=None if mine is None else mine.table_id,
            done=done,
            players=await self.count(day, until),
            results=await self.results(day, me, until, is_over) if done or is_over else None,
            seed=str(plan.record["seed"]) if is_over else None,
        )

    async def told_of_game(self, table: str, seat: int, me: str | None) -> wire.GameDeal:
        """A finished game as a deal for others, with who has played it."""
        rows = await self.house.store.rows(
            select(schema.tables, schema.finished.c.result)
            .join(schema.finished, schema.finished.c.table_id == schema.tables.c.id)
            .where(schema.tables.c.id == table)
        )
        if not rows:
            raise Refused("no_record")
        shown, result = (
            listed(rows[0], None).table,
            msgspec.json.decode(rows[0].result, type=wire.Result),
        )
        if seat >= len(shown.seats):
            raise Refused("no_seat", seat=seat)
        deal, one = deals.name_of(table, seat), shown.seats[seat]
        first = wire.DealResult(
            name=one.name,
            points=sum(result.points[seat].values()),
            rank=result.ranks[seat],
            mine=me is not None and one.guest == me,
            table=table,
        )
        mine = await self.attempt(deal, me)
        bots = [None if at == seat else other.bot for at, other in enumerate(shown.seats)]
        others = await self.results(deal, me, None, True)
        return wire.GameDeal(
            settings=shown.settings,
            seat=seat,
            bots=bots,
            table=None if mine is None else mine.table_id,
            done=mine is not None and mine.ended is not None,
            challenger=one.name,
            results=sorted([first, *others], key=lambda row: -row.points),
        )

    async def attempt(self, deal: str, guest: str | None) -> Row[Any] | None:
        if guest is None:
            return None
        mine = attempts.c.deal == deal, attempts.c.guest == guest
        found = await self.house.store.rows(select(attempts).where(*mine))
        return found[0] if found else None

    async def count(self, deal: str, until: int) -> int:
        query = in_time(select(func.count()).select_from(attempts), deal, until)
        return int((await self.house.store.rows(query))[0][0])

    async def results(
        self, deal: str, me: str | None, until: int | None, is_open: bool
    ) -> list[wire.DealResult]:
        """The best results, and one's own wherever it stands."""
        query = select(attempts, guests.c.name).outerjoin(guests, guests.c.id == attempts.c.guest)
        query = in_time(query, deal, until)
        query = query.order_by(attempts.c.points.desc(), attempts.c.ended)
        rows = list(await self.house.store.rows(query.limit(self.house.limits.listed)))
        if me is not None and all(row.guest != me for row in rows):
            rows += await self.house.store.rows(query.where(attempts.c.guest == me))
        return [told_result(row, me, is_open) for row in rows]


def in_time(query: Select[Any], deal: str, until: int | None) -> Select[Any]:
    """Those who have finished a deal, before it was opened."""
    query = query.where(attempts.c.deal == deal, attempts.c.points.is_not(None))
    return query if until is None else query.where(attempts.c.ended < until)


def told_result(row: Row[Any], me: str | None, is_open: bool) -> wire.DealResult:
    mine = row.guest == me
    table = row.table_id if is_open or mine else None
    return wire.DealResult(row.name, row.points, row.rank, mine, table)


# ---- statements


def new_attempt(deal: str, guest: str, table: str) -> Executable:
    return insert(attempts).values(deal=deal, guest=guest, table_id=table)


def ended_attempt(state: TableState, at: int) -> list[Executable]:
    """How a deal ended for its player; nothing if a bot has played on for them."""
    deal = state.start.deal if state.start is not None else None
    result = state.scene.result if state.scene is not None else None
    if deal is None or result is None or state.seats[deal.seat].bot is not None:
        return []
    points, rank = sum(result.points[deal.seat].values()), result.ranks[deal.seat]
    mine = update(attempts).where(attempts.c.table_id == state.id)
    return [mine.values(ended=at, points=points, rank=rank)]
