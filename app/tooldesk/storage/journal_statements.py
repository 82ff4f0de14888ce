"""The statements for what is taken of journals (see `statements.py`)."""

from __future__ import annotations

MARK_OF_JOURNAL = "SELECT line FROM journal_marks WHERE writer = ?"

MARK_JOURNAL = (
    "INSERT INTO journal_marks (writer, line, marked_at) VALUES (?, ?, ?)"
    " ON CONFLICT (writer) DO UPDATE SET line = excluded.line, marked_at = excluded.marked_at"
)

FORGET_MARKS = "DELETE FROM journal_marks WHERE marked_at < ? AND NOT is_running(writer)"

CALL_THAT_BEGAN = (
    "SELECT id FROM history WHERE id > (SELECT max(id) FROM history) - 100000"
    " AND owner = :owner AND began_at = :began_at AND tool_name = :tool_name"
    " ORDER BY id DESC LIMIT 1"
)
"""Among the newest: it was begun right before its process was killed."""
