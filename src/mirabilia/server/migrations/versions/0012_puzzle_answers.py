"""What guests have answered to puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("day", sa.Integer),
        sa.Column("right_that_day", sa.Boolean),
    )


def downgrade() -> None:
    op.drop_table("puzzle_answers")
