"""Codes by which guests are known again, and lines by who has said them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("links", sa.Column("made", sa.BigInteger))
    op.create_index("links_by_guest", "links", ["guest"])
    op.create_index("lines_by_guest", "lines", ["guest"])


def downgrade() -> None:
    op.drop_index("lines_by_guest", "lines")
    op.drop_index("links_by_guest", "links")
    with op.batch_alter_table("links") as links:
        links.drop_column("made")
