"""The event log can be searched: an index of words beside it, without a copy of the texts.

What is there is put into it before the first search.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the index, and note of each call that it is not in it."""
    op.add_column(
        "history", sa.Column("is_indexed", sa.Boolean, nullable=False, server_default=sa.text("0"))
    )
    op.create_index("history_unindexed", "history", ["id"], sqlite_where=sa.text("is_indexed = 0"))
    op.execute(
        "CREATE VIRTUAL TABLE history_words USING fts5(words, content='', columnsize=0,"
        " tokenize='unicode61 remove_diacritics 2')"
    )
