"""The members of a process are found at once: all are renewed in one statement."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("members_by_place", "members", ["place"])


def downgrade() -> None:
    op.drop_index("members_by_place", "members")
