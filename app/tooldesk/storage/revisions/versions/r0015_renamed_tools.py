"""A tool that was renamed is known by its former names, so that its calls are found."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Of renames before nobody knows."""
    op.create_table(
        "tool_renames",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("owner", sa.Integer, nullable=False),
        sa.Column("tool_name", sa.String, nullable=False),
        sa.Column("former_name", sa.String, nullable=False),
        sa.Column("after_call", sa.Integer, nullable=False),
        sa.Column("until_call", sa.Integer, nullable=False),
    )
