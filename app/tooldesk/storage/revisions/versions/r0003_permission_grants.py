"""What a person allowed for good, and what the tool was like then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "permission_grants",
        sa.Column("workspace", sa.String, primary_key=True),
        sa.Column("tool_name", sa.String, primary_key=True),
        sa.Column("rule", sa.Text, primary_key=True),
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("granted_at", sa.String, nullable=False),
    )
