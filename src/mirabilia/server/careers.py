"""The record of a guest: what the games that they finished add up to.

Counted are games from their start, in which the guest has held the seat to the end: no bot has
finished them, and they do not go on from a moment of another game.
"""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Row, select

from mirabilia.bots.registry import AT
from mirabilia.engine.scoring import LINES
from mirabilia.intervals import wilson_interval
from mirabilia.server import schema
from mirabilia.server.messages import (
    MyRecord,
    PlayedGame,
    RecordGroup,
    RecordKind,
    Result,
    Seat,
    Table,
)
from mirabilia.server.store import Store

# How many of the best games are told.
BEST: Final = 5
BASE: Final = "base"
# A program that opens a table of figures must not take a name for one.
FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
COLUMNS: Final = (
    *("ended", "table", "boxes", "players", "teams", "board", "side", "rank", "won", "points"),
    *LINES,
    "opponents",
)


async def games_of(store: Store, guest: str) -> Sequence[Row[Any]]:
    """The finished games of a guest, the newest first, as they are kept."""
    tables, members, finished = schema.tables, schema.members, schema.finished
    query = select(tables.c.id, tables.c.shown, finished.c.result, finished.c.boards)
    query = query.add_columns(finished.c.ended)
    query = query.join(members, members.c.table_id == tables.c.id)
    query = query.join(finished, finished.c.table_id == tables.c.id)
    query = query.where(members.c.guest == guest, tables.c.status == "over")
    return await store.rows(
        query.order_by(finished.c.ended.desc(), tables.c.id).limit(store.limits.recorded_games)
    )


def played(rows: Iterable[Row[Any]], guest: str) -> list[PlayedGame]:
    """Those that count."""
    found = (played_game(row, guest) for row in rows)
    return [game for game in found if game is not None]


def played_game(row: Row[Any], guest: str) -> PlayedGame | None:
    table = msgspec.json.decode(row.shown, type=Table)
    mine = [number for number, seat in enumerate(table.seats) if seat.guest == guest]
    if not mine or table.seats[mine[0]].bot is not None or table.origin is not None:
        return None
    seat, result = mine[0], msgspec.json.decode(row.result, type=Result)
    board, side = msgspec.json.decode(row.boards)[seat]
    return PlayedGame(
        table=row.id,
        ended=row.ended,
        expansions=list(table.settings.expansions),
        players=len(table.seats),
        teams=table.settings.teams,
        board=board,
        side=side,
        rank=result.ranks[seat],
        won=seat in result.winners,
        total=sum(result.points[seat].values()),
        points=result.points[seat],
        opponents=opponents(table, seat),
    )


def opponents(table: Table, mine: int) -> list[Seat]:
    """All but the guest and their mate; of a person for whom a bot stood in, the person."""
    teams = table.teams or list(range(len(table.seats)))
    others = [seat for number, seat in enumerate(table.seats) if teams[number] != teams[mine]]
    return [
        msgspec.structs.replace(seat, bot=None) if seat.guest is not None else seat
        for seat in others
    ]


# ---- what they add up to


def record_of(rows: Iterable[Row[Any]], guest: str) -> MyRecord:
    games = played(rows, guest)
    groups = [group for kind, keys in KEYS.items() for group in grouped(games, kind, keys)]
    best = sorted(games, key=lambda game: (-game.total, -game.ended))[:BEST]
    return MyRecord(counted("all", "", games), groups, categories(games), best, games[::-1])


Keys = Callable[[PlayedGame], Iterable[tuple[str, str | None]]]


def boxes_key(game: PlayedGame) -> str:
    return " ".join(game.expansions) or BASE


def opponent_keys(game: PlayedGame) -> Iterator[tuple[str, str | None]]:
    """Bots by their level, whatever version it was; people by their id, with their name."""
    for seat in game.opponents:
        if seat.guest is not None:
            yield f"guest:{seat.guest}", seat.name
        elif seat.bot is not None:
            level = seat.bot.partition(AT)[0]
            yield f"bot:{level}", level


KEYS: Final[dict[RecordKind, Keys]] = {
    "boxes": lambda game: [(boxes_key(game), None)],
    "players": lambda game: [(str(game.players), None)],
    "board": lambda game: [(game.board, None)],
    "side": lambda game: [(game.side, None)],
    "opponent": opponent_keys,
}


def grouped(games: Sequence[PlayedGame], kind: RecordKind, keys: Keys) -> list[RecordGroup]:
    """The games by something, what was played most first."""
    found: dict[str, list[PlayedGame]] = defaultdict(list)
    names: dict[str, str | None] = {}
    for game in games:
        for key, name in dict(keys(game)).items():
            found[key].append(game)
            # The newest name comes first.
            names.setdefault(key, name)
    ordered = sorted(found, key=lambda key: (-len(found[key]), key))
    return [counted(kind, key, found[key], names[key]) for key in ordered]


def counted(
    kind: RecordKind, key: str, games: Sequence[PlayedGame], name: str | None = None
) -> RecordGroup:
    count, wins = len(games), sum(game.won for game in games)
    low, high = wilson_interval(wins, count) if count else (0.0, 1.0)
    return RecordGroup(
        kind=kind,
        key=key,
        name=name,
        games=count,
        wins=wins,
        low=low,
        high=high,
        even=mean([(2 if game.teams else 1) / game.players for game in games]),
        points=mean([game.total for game in games]),
    )


def mean(figures: Sequence[float]) -> float:
    return sum(figures) / len(figures) if figures else 0.0


def categories(games: Sequence[PlayedGame]) -> dict[str, float]:
    """Points by category, on average over the games that had it."""
    found = {name: [game.points[name] for game in games if name in game.points] for name in LINES}
    return {name: mean(figures) for name, figures in found.items() if figures}


# ---- as a table


def as_csv(games: Iterable[PlayedGame]) -> str:
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    for game in games:
        rows.writerow([harmless(str(value)) for value in csv_row(game)])
    return text.getvalue()


def csv_row(game: PlayedGame) -> Iterator[object]:
    yield datetime.fromtimestamp(game.ended / 1000, UTC).isoformat(timespec="seconds")
    yield from (game.table, boxes_key(game), game.players, int(game.teams), game.board, game.side)
    yield from (game.rank, int(game.won), game.total)
    yield from (game.points.get(name, "") for name in LINES)
    yield "; ".join(seat.name or seat.bot or "?" for seat in game.opponents)


def harmless(value: str) -> str:
    """A text that no program takes for a formula; figures below zero are none."""
    is_figure = value.removeprefix("-").isdigit()
    return f"'{value}" if value.startswith(FORMULAS) and not is_figure else value
