"""What the operator does beside a running server: guests who are kept out, and notices of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("guests", sa.Column("banned", sa.String(8)))
    op.create_table(
        "notices",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    op.drop_table("notices")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("banned")
