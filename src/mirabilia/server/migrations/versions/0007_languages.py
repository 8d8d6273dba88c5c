"""The language that a guest has chosen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("guests", sa.Column("language", sa.String(8)))


def downgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("language")
