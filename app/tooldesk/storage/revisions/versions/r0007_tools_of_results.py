"""A result belongs to the tool as it was when it gave it.

What the tool of an older result was like is not known: it stays, and answers nothing. Hashes of
large files are kept, since a new process would have to read these files again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make room for what the tool was like, and the table of hashes."""
    op.add_column("cache_entries", sa.Column("fingerprint", sa.Text, nullable=True))
    op.create_table(
        "file_hashes",
        sa.Column("path", sa.Text, primary_key=True),
        sa.Column("state", sa.String, nullable=False),
        sa.Column("hash", sa.String, nullable=False),
    )
