"""A call is in the history from right before it runs: how it ended is not known then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make room for calls without an end, and for when a call began."""
    with op.batch_alter_table("history") as history:
        for column, kind in (
            ("finished_at", sa.String()),
            ("outcome", sa.String()),
            ("duration_s", sa.Float()),
        ):
            history.alter_column(column, existing_type=kind, nullable=True)
        history.add_column(sa.Column("began_at", sa.String, nullable=True))
