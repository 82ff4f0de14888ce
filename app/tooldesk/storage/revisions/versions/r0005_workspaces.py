"""Rows belong to a workspace.

What is there may be of any: counts stay, and every workspace begins with a copy of them; the past
stays; results go, because nobody can tell whose call they answer.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables anew with an owner in their keys."""
    op.create_table(
        "workspaces",
        sa.Column("folder", sa.String, primary_key=True),
        sa.Column("number_on_disk", sa.String, nullable=True),
    )
    for table in ("usage_counts", "period_counts"):
        op.rename_table(table, f"{table}_of_any")
    _make_counts()
    for table, columns in (
        ("usage_counts", "tool_name, count, last_used_at"),
        ("period_counts", "tool_name, period, began_at, count"),
    ):
        old = f"{table}_of_any"
        op.execute(f"INSERT INTO {table} (workspace, {columns}) SELECT '', {columns} FROM {old}")
        op.drop_table(old)
    _make_cache()
    op.add_column("history", sa.Column("workspace", sa.String, nullable=False, server_default=""))
    op.create_index("history_by_workspace", "history", ["workspace", "id"])


def _make_counts() -> None:
    op.create_table(
        "usage_counts",
        sa.Column("workspace", sa.String, primary_key=True),
        sa.Column("tool_name", sa.String, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("last_used_at", sa.String, nullable=False),
    )
    op.create_table(
        "period_counts",
        sa.Column("workspace", sa.String, primary_key=True),
        sa.Column("tool_name", sa.String, primary_key=True),
        sa.Column("period", sa.String, primary_key=True),
        sa.Column("began_at", sa.String, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
    )


def _make_cache() -> None:
    op.drop_table("cache_entries")
    op.create_table(
        "cache_entries",
        sa.Column("workspace", sa.String, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("tool_name", sa.String, nullable=False, index=True),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("stored_at", sa.String, nullable=False),
        sa.Column("expires_at", sa.String, nullable=True),
    )
