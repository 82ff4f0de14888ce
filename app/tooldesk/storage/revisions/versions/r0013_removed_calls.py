"""Calls can be deleted so that it can be undone: for that time they belong to a removal.

It stands among the workspaces that have calls, so no row of the event log is written anew for it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Nothing is deleted yet."""
    for name in ("removed_from", "removal", "writer"):
        op.add_column("history_owners", sa.Column(name, sa.Integer, nullable=True))
