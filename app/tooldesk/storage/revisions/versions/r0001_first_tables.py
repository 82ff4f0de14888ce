"""The first tables: usage counts, cache, history."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "usage_counts",
        sa.Column("tool_name", sa.String, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("last_used_at", sa.String, nullable=False),
    )
    op.create_table(
        "cache_entries",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("tool_name", sa.String, nullable=False, index=True),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("stored_at", sa.String, nullable=False),
        sa.Column("expires_at", sa.String, nullable=True),
    )
    op.create_table(
        "history",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("session_id", sa.String, nullable=False),
        sa.Column("finished_at", sa.String, nullable=False),
        sa.Column("tool_name", sa.String, nullable=False),
        sa.Column("dialect", sa.String, nullable=False),
        sa.Column("outcome", sa.String, nullable=False),
        sa.Column("failed_stage", sa.String, nullable=True),
        sa.Column("duration_s", sa.Float, nullable=False),
        sa.Column("stages", sa.Text, nullable=False),
        sa.Column("calling", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index("history_by_time", "history", ["finished_at"])
