"""When a guest has signed out everywhere."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "guests",
        sa.Column("signed_out", sa.BigInteger, nullable=False, server_default=sa.text("0")),
    )


def downgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("signed_out")
