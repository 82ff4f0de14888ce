"""The tables: state only. Definitions live in the workspace, secrets in the keyring.

A change here needs a numbered alembic revision in `revisions/versions/` that makes it.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

workspaces = Table(
    "workspaces",
    metadata,
    Column("folder", String, primary_key=True),
    Column("number_on_disk", String, nullable=True),
)
"""The workspaces that have rows of their own, by their real path. `number_on_disk` is the device
and inode of the folder, by which a moved one is found again. In the other tables `workspace` is
the folder, or "" where it is not known."""

usage_counts = Table(
    "usage_counts",
    metadata,
    Column("workspace", String, primary_key=True),
    Column("tool_name", String, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("last_used_at", String, nullable=False),
)
"""How often each tool has run since it was last reset; `last_used_at` is ISO 8601 in UTC."""

period_counts = Table(
    "period_counts",
    metadata,
    Column("workspace", String, primary_key=True),
    Column("tool_name", String, primary_key=True),
    Column("period", String, primary_key=True),
    Column("began_at", String, nullable=False),
    Column("count", Integer, nullable=False),
)
"""How often each tool has run in the window of each UsagePeriod that began then (ISO 8601 in UTC).
All five are kept whatever the tool's own is, so that a changed one is right at once."""

cache_entries = Table(
    "cache_entries",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("workspace", String, nullable=False),
    Column("key", Text, nullable=False),
    Column("tool_name", String, nullable=False),
    Column("result", Text, nullable=False),
    Column("stored_at", String, nullable=False),
    Column("expires_at", String, nullable=True),
    Column("fingerprint", Text, nullable=True),
    UniqueConstraint("workspace", "key"),
    Index("cache_by_tool", "workspace", "tool_name"),
)
"""Good results by key; `result` is ToolResult.to_json as text, times are ISO 8601 in UTC.
`fingerprint` is JSON {part of the tool: hash} of the tool that gave it; NULL is not known."""

cache_uses = Table(
    "cache_uses",
    metadata,
    Column("entry", ForeignKey("cache_entries.id", ondelete="CASCADE"), primary_key=True),
    Column("size_bytes", Integer, nullable=False),
    Column("hits", Integer, nullable=False),
    Column("used_at", String, nullable=False),
)
"""What each result weighs with its key, and when it was stored or given last (ISO 8601 in UTC): a
table apart, because a use would else write the whole result anew."""

file_hashes = Table(
    "file_hashes",
    metadata,
    Column("path", Text, primary_key=True),
    Column("state", String, nullable=False),
    Column("hash", String, nullable=False),
)
"""Of large files that tools run. `state` is device, inode, size, and times of change: while these
are the same, the file need not be read."""

history = Table(
    "history",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("session_id", String, nullable=False),
    Column("finished_at", String, nullable=True),
    Column("tool_name", String, nullable=False),
    Column("dialect", String, nullable=False),
    Column("outcome", String, nullable=True),
    Column("failed_stage", String, nullable=True),
    Column("duration_s", Float, nullable=True),
    Column("stages", Text, nullable=False),
    Column("calling", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("workspace", String, nullable=False),
    Column("began_at", String, nullable=True),
    Index("history_by_time", "finished_at"),
    Index("history_by_workspace", "workspace", "id"),
)
"""The event log: one row a call, written right before it runs, and again with how it ended. Until
then finished_at, outcome and duration_s are NULL. `began_at` is NULL for a call that did
not run; times are ISO 8601 in UTC, `stages` is JSON {stage: {state, duration_s, explanation}}."""

secret_names = Table(
    "secret_names",
    metadata,
    Column("name", String, primary_key=True),
    Column("scope", String, primary_key=True),
    Column("place", String, nullable=True),
    Column("changed_at", String, nullable=True),
    Column("last_used_at", String, nullable=True),
    Column("is_environment_allowed", Boolean, nullable=False),
)
"""Which secrets there are, never a value. `scope` is "" or a workspace folder; `place` says who
keeps the value ("keyring" or "file"), None is nobody; times are ISO 8601 in UTC."""

permission_grants = Table(
    "permission_grants",
    metadata,
    Column("workspace", String, primary_key=True),
    Column("tool_name", String, primary_key=True),
    Column("rule", Text, primary_key=True),
    Column("fingerprint", Text, nullable=False),
    Column("granted_at", String, nullable=False),
)
"""What a person allowed for good. `rule` is the asking rule in words, "" the tool's own permission;
`fingerprint` is JSON {part of the tool: hash, or [hash, what it was] where that may be shown};
`granted_at` is ISO 8601 in UTC."""
