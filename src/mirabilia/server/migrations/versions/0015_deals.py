"""Deals that many play: the one of each day, and who has played which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("drawn", sa.BigInteger, nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("deal", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("points", sa.Integer),
        sa.Column("rank", sa.Integer),
    )
    op.create_index("attempts_by_table", "attempts", ["table_id"])
    op.create_index("attempts_by_guest", "attempts", ["guest"])


def downgrade() -> None:
    op.drop_table("attempts")
    op.drop_table("days")
