"""What is used least goes first when the cache is full, so that uses and sizes are kept.

They have a small table of their own: a use would else write its whole result anew. Results get
numbers, by which a person names them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_COLUMNS = "workspace, key, tool_name, result, stored_at, expires_at, fingerprint"


def upgrade() -> None:
    """Make the table of results anew with numbers, and that of their uses."""
    op.drop_index("ix_cache_entries_tool_name", "cache_entries")
    op.rename_table("cache_entries", "cache_entries_before")
    op.create_table(
        "cache_entries",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("workspace", sa.String, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("tool_name", sa.String, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("stored_at", sa.String, nullable=False),
        sa.Column("expires_at", sa.String, nullable=True),
        sa.Column("fingerprint", sa.Text, nullable=True),
        sa.UniqueConstraint("workspace", "key"),
    )
    op.create_index("cache_by_tool", "cache_entries", ["workspace", "tool_name"])
    op.create_table(
        "cache_uses",
        sa.Column(
            "entry",
            sa.Integer,
            sa.ForeignKey("cache_entries.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("size_bytes", sa.Integer, nullable=False),
        sa.Column("hits", sa.Integer, nullable=False),
        sa.Column("used_at", sa.String, nullable=False),
    )
    op.execute(
        f"INSERT INTO cache_entries ({_COLUMNS}) SELECT {_COLUMNS} FROM cache_entries_before"
    )
    op.execute(
        "INSERT INTO cache_uses SELECT id, length(CAST(key AS BLOB)) + length(CAST(result AS"
        " BLOB)), 0, stored_at FROM cache_entries"
    )
    op.drop_table("cache_entries_before")
