"""Snapshots of tables, so that a long log is not read from its beginning; hosts, for fair lists."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("host", sa.String(32)))
    op.create_index("tables_by_host", "tables", ["host", "status"])
    name_hosts()


def name_hosts() -> None:
    """What the tables of before show says who their hosts are."""
    tables = sa.table("tables", sa.column("id"), sa.column("shown"), sa.column("host"))
    connection = op.get_bind()
    for id, shown in connection.execute(sa.select(tables.c.id, tables.c.shown)).all():
        host = json.loads(shown)["host"]
        connection.execute(sa.update(tables).where(tables.c.id == id).values(host=host))


def downgrade() -> None:
    op.drop_index("tables_by_host", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("host")
    op.drop_table("snapshots")
