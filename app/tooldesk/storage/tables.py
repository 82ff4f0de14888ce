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
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
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
    Column("is_pinned", Boolean, nullable=False, server_default=text("0")),
    Column("removed_at", String, nullable=True),
)
"""What each result weighs with its key, and when it was stored or given last (ISO 8601 in UTC): a
table apart, because a use would else write the whole result anew. A pinned one stays in a full
cache. One with `removed_at` is deleted for everybody but the window that may still undo that."""

cache_misses = Table(
    "cache_misses",
    metadata,
    Column("workspace", String, primary_key=True),
    Column("tool_name", String, primary_key=True),
    Column("count", Integer, nullable=False),
)
"""How many calls found no answer since the tool's results were last cleared."""

file_hashes = Table(
    "file_hashes",
    metadata,
    Column("path", Text, primary_key=True),
    Column("state", String, nullable=False),
    Column("hash", String, nullable=False),
)
"""Of large files that tools run. `state` is device, inode, size, and times of change: while these
are the same, the file need not be read."""

history_owners = Table(
    "history_owners",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("folder", String, nullable=False, unique=True),
    Column("removed_from", Integer, nullable=True),
    Column("removal", Integer, nullable=True),
    Column("writer", Integer, nullable=True),
)
"""The workspaces that have calls in the event log, by a number that takes little room. A row with
`removed_from` is none: it has the calls of that owner that were deleted, as long as `writer` (see
`writers.py`) can undo the `removal`. Its `folder` is no path."""

history = Table(
    "history",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("owner", Integer, nullable=False),
    Column("tool_name", String, nullable=False),
    Column("dialect", String, nullable=False),
    Column("outcome", String, nullable=True),
    Column("failed_stage", String, nullable=True),
    Column("began_at", Integer, nullable=True),
    Column("finished_at", Integer, nullable=True),
    Column("duration_s", Float, nullable=True),
    Column("written_name", LargeBinary, nullable=True),
    Column("detail", LargeBinary, nullable=False),
    Column("is_indexed", Boolean, nullable=False, server_default=text("0")),
    Column("writer", Integer, nullable=True),
    Column("tool_version", Integer, nullable=True),
    Index("history_unindexed", "id", sqlite_where=text("is_indexed = 0")),
    Index("history_by_tool", "owner", "tool_name", "id"),
    Index("history_by_owner", "owner", "id"),
    Index("history_not_ok", "owner", "id", sqlite_where=text("outcome IS NOT 'ok'")),
    Index("history_by_version", "tool_version", sqlite_where=text("tool_version IS NOT NULL")),
)
"""The event log: one row a call, written right before it runs, and again with how it ended. Until
then finished_at, outcome and duration_s are NULL. `began_at` is NULL for a call that did not run;
times are microseconds since 1970 in UTC. `written_name` is how the model wrote the tool's name, in
UTF-8 with lone surrogates, NULL where it is tool_name. `detail` is what `packed_json.pack` made of
{session, calling, stages: {stage: {state, durationS, explanation, output}}, result, raw}; in the
place of `raw`, the output's whole text, other calls of that output have `outputOf`, the id of the
one that has it; one that another call's tool made has `innerOf`, the id of that call. `is_indexed`
says whether its words are in `history_words`, an FTS5 table without content whose rowid is the
call's id. `writer` is the number that `writers.py` gave to whom runs the call, NULL once it has
ended. `tool_version` is the row of what its tool was like, NULL where none ran or that is not
known."""

tool_versions = Table(
    "tool_versions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("digest", LargeBinary, nullable=False, unique=True),
    Column("definition", LargeBinary, nullable=False),
)
"""What tools were like that calls ran with, each once, as long as a call names it. `definition`
is a tool's definition as JSON, without defaults, as `packed_json.pack` made it; none has a secret
in it. `digest` is the first 16 bytes of the SHA-256 of that JSON."""

tool_renames = Table(
    "tool_renames",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("owner", Integer, nullable=False),
    Column("tool_name", String, nullable=False),
    Column("former_name", String, nullable=False),
    Column("after_call", Integer, nullable=False),
    Column("until_call", Integer, nullable=False),
)
"""Which calls of `former_name` are of the tool that is called `tool_name` since: those of the owner
(see `history_owners`) whose ids are above `after_call` and at most `until_call`."""

journal_marks = Table(
    "journal_marks",
    metadata,
    Column("writer", Integer, primary_key=True),
    Column("line", Integer, nullable=False),
    Column("marked_at", Integer, nullable=False),
)
"""Up to which line the database has what the journal of a writer says (see `journal.py`); when that
was last so is in seconds since 1970."""

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
