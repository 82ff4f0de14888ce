"""What a tool was like that a call ran with is kept, once for all calls of it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Of older calls nobody knows it."""
    op.create_table(
        "tool_versions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("digest", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("definition", sa.LargeBinary, nullable=False),
    )
    op.add_column("history", sa.Column("tool_version", sa.Integer, nullable=True))
    op.create_index(
        "history_by_version",
        "history",
        ["tool_version"],
        sqlite_where=sa.text("tool_version IS NOT NULL"),
    )
