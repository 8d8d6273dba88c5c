"""Where a guest came from: a mark of the address, by which lists and reports are shared fairly."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("guests", sa.Column("origin", sa.String(16)))
    op.create_index("guests_by_origin", "guests", ["origin"])


def downgrade() -> None:
    op.drop_index("guests_by_origin", "guests")
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("origin")
