"""Up to which line the database has what calls noted in the journals beside it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """There were no journals before."""
    op.create_table(
        "journal_marks",
        sa.Column("writer", sa.Integer, primary_key=True),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("marked_at", sa.Integer, nullable=False),
    )
