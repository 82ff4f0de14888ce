"""The index of secrets: names and times, never values."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "secret_names",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("scope", sa.String, primary_key=True),
        sa.Column("place", sa.String, nullable=True),
        sa.Column("changed_at", sa.String, nullable=True),
        sa.Column("last_used_at", sa.String, nullable=True),
        sa.Column("is_environment_allowed", sa.Boolean, nullable=False),
    )
