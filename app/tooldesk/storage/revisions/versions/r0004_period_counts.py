"""How often each tool has run in the current minute, hour, day, week and month."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "period_counts",
        sa.Column("tool_name", sa.String, primary_key=True),
        sa.Column("period", sa.String, primary_key=True),
        sa.Column("began_at", sa.String, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )
