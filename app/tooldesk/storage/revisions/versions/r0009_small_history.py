"""A call takes a third of the room: its texts are packed, its workspace and its times are numbers.

Calls that are not well have an index of their own, and so have those of one tool: both are looked
for among many others.
"""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import sqlalchemy as sa
from alembic import op

from tooldesk.storage.packed_json import pack

revision = "0009"
down_revision = "0008"

_BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)
_TEXTS = ("stages", "calling", "result")


def upgrade() -> None:
    """Make the table anew and fill it row by row."""
    op.drop_index("history_by_time", "history")
    op.drop_index("history_by_workspace", "history")
    op.rename_table("history", "history_before")
    op.create_table(
        "history_owners",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("folder", sa.String, nullable=False, unique=True),
    )
    op.execute("INSERT INTO history_owners (folder) SELECT DISTINCT workspace FROM history_before")
    op.create_table(
        "history",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("owner", sa.Integer, nullable=False),
        sa.Column("tool_name", sa.String, nullable=False),
        sa.Column("dialect", sa.String, nullable=False),
        sa.Column("outcome", sa.String, nullable=True),
        sa.Column("failed_stage", sa.String, nullable=True),
        sa.Column("began_at", sa.Integer, nullable=True),
        sa.Column("finished_at", sa.Integer, nullable=True),
        sa.Column("duration_s", sa.Float, nullable=True),
        sa.Column("written_name", sa.LargeBinary, nullable=True),
        sa.Column("detail", sa.LargeBinary, nullable=False),
    )
    _fill()
    op.create_index("history_by_tool", "history", ["owner", "tool_name", "id"])
    op.create_index("history_by_owner", "history", ["owner", "id"])
    op.create_index(
        "history_not_ok", "history", ["owner", "id"], sqlite_where=sa.text("outcome IS NOT 'ok'")
    )
    op.drop_table("history_before")


def _fill() -> None:
    connection = op.get_bind()
    add = sa.text(
        "INSERT INTO history VALUES (:id, :owner, :tool_name, :dialect, :outcome, :failed_stage,"
        " :began_at, :finished_at, :duration_s, :written_name, :detail)"
    )
    rows = connection.exec_driver_sql(
        "SELECT history_before.*, history_owners.id AS owner FROM history_before"
        " JOIN history_owners ON folder = workspace"
    )
    for batch in rows.mappings().partitions(500):
        connection.execute(add, [_row(each) for each in batch])


def _row(old: Any) -> dict[str, Any]:
    detail = {name: _json(old[name]) for name in _TEXTS} | {"session": old["session_id"]}
    calling = detail["calling"]
    written = calling.get("toolName") if isinstance(calling, dict) else None
    if not isinstance(written, str) or written == old["tool_name"]:
        written = None
    names = ("id", "owner", "tool_name", "dialect", "outcome", "failed_stage", "duration_s")
    return {name: old[name] for name in names} | {
        "began_at": _microseconds(old["began_at"]),
        "finished_at": _microseconds(old["finished_at"]),
        "written_name": None if written is None else written.encode("utf-8", "surrogatepass"),
        "detail": pack(detail),
    }


def _json(text: Any) -> Any:
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


def _microseconds(time: Any) -> int | None:
    try:
        moment = datetime.fromisoformat(time)
    except (ValueError, TypeError):
        return None
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return (moment - _BEGINNING) // timedelta(microseconds=1)
