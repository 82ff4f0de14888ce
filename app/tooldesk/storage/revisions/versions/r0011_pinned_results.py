"""Results can be pinned, and deleted so that it can be undone; calls without an answer are counted.

No result is written anew for it: all of this is in small tables beside them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Nothing is pinned or deleted yet, and misses are counted from now on."""
    op.add_column(
        "cache_uses",
        sa.Column("is_pinned", sa.Boolean, nullable=False, server_default=sa.text("0")),
    )
    op.add_column("cache_uses", sa.Column("removed_at", sa.String, nullable=True))
    op.create_table(
        "cache_misses",
        sa.Column("workspace", sa.String, primary_key=True),
        sa.Column("tool_name", sa.String, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
