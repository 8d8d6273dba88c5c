"""Until when a member counts as connected, and to which process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "members", sa.Column("here", sa.BigInteger, nullable=False, server_default=sa.text("0"))
    )
    op.add_column("members", sa.Column("place", sa.String(16)))


def downgrade() -> None:
    with op.batch_alter_table("members") as members:
        members.drop_column("place")
        members.drop_column("here")
