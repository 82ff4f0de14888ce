"""A call that has no end yet says who runs it, so that others can tell whether it still does."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Of those that are there nobody knows; they count as interrupted, as they did."""
    op.add_column("history", sa.Column("writer", sa.Integer, nullable=True))
