"""Finished games tell when they ended and which boards were played, for the records of guests."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

BATCH = 200


def upgrade() -> None:
    op.add_column("finished", sa.Column("ended", sa.BigInteger))
    op.add_column("finished", sa.Column("boards", sa.Text))
    connection = op.get_bind()
    finished = sa.table("finished", *map(sa.column, ("table_id", "events", "ended", "boards")))
    tables = sa.table("tables", *map(sa.column, ("id", "updated")))
    left = sa.select(finished.c.table_id, finished.c.events, tables.c.updated).join(
        tables, tables.c.id == finished.c.table_id
    )
    while rows := connection.execute(left.where(finished.c.boards.is_(None)).limit(BATCH)).all():
        for row in rows:
            told = sa.update(finished).where(finished.c.table_id == row.table_id)
            boards = json.dumps(boards_in(json.loads(row.events)))
            connection.execute(told.values(ended=row.updated, boards=boards))


def boards_in(events: list[dict[str, Any]]) -> list[list[Any]]:
    """Board and side of each seat."""
    found: dict[int, list[Any]] = {}
    for event in events:
        if event["event"] in ("board", "side"):
            city = found.setdefault(event["seat"], [None, None])
            city[event["event"] == "side"] = event[event["event"]]
    return [found[seat] for seat in sorted(found)]


def downgrade() -> None:
    with op.batch_alter_table("finished") as finished:
        finished.drop_column("boards")
        finished.drop_column("ended")
