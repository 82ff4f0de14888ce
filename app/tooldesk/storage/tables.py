"""The tables as a new file gets them: state only. Definitions are files, secrets in the keyring.

A change here needs a numbered alembic revision in `revisions/versions/` that makes the same of an
older file: a test compares them. A new one needs neither alembic nor SQLAlchemy, which would take
longer to import than all else at the first start, and a fifth of its memory.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS, prepare

STATEMENTS = (
    # The workspaces that have rows of their own, by their real path. `number_on_disk` is the device
    # and inode of the folder, by which a moved one is found again. In the other tables `workspace`
    # is the folder, or "" where it is not known.
    """CREATE TABLE workspaces (
        folder VARCHAR NOT NULL,
        number_on_disk VARCHAR,
        PRIMARY KEY (folder)
    )""",
    # How often each tool has run since it was last reset; `last_used_at` is ISO 8601 in UTC.
    """CREATE TABLE usage_counts (
        workspace VARCHAR NOT NULL,
        tool_name VARCHAR NOT NULL,
        count INTEGER NOT NULL,
        last_used_at VARCHAR NOT NULL,
        PRIMARY KEY (workspace, tool_name)
    )""",
    # How often each tool has run in the window of each UsagePeriod that began then (ISO 8601 in
    # UTC). All five are kept whatever the tool's own is, so that a changed one is right at once.
    """CREATE TABLE period_counts (
        workspace VARCHAR NOT NULL,
        tool_name VARCHAR NOT NULL,
        period VARCHAR NOT NULL,
        began_at VARCHAR NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (workspace, tool_name, period)
    )""",
    # Good results by key; `result` is ToolResult.to_json as text, times are ISO 8601 in UTC.
    # `fingerprint` is JSON {part of the tool: hash} of the tool that gave it; NULL is not known.
    """CREATE TABLE cache_entries (
        id INTEGER NOT NULL,
        workspace VARCHAR NOT NULL,
        "key" TEXT NOT NULL,
        tool_name VARCHAR NOT NULL,
        result TEXT NOT NULL,
        stored_at VARCHAR NOT NULL,
        expires_at VARCHAR,
        fingerprint TEXT,
        PRIMARY KEY (id),
        UNIQUE (workspace, "key")
    )""",
    "CREATE INDEX cache_by_tool ON cache_entries (workspace, tool_name)",
    # What each result weighs with its key, and when it was stored or given last (ISO 8601 in UTC):
    # a table apart, because a use would else write the whole result anew. A pinned one stays in a
    # full cache. One with `removed_at` is deleted for everybody but the window that may still undo
    # that.
    """CREATE TABLE cache_uses (
        entry INTEGER NOT NULL,
        size_bytes INTEGER NOT NULL,
        hits INTEGER NOT NULL,
        used_at VARCHAR NOT NULL,
        is_pinned BOOLEAN DEFAULT 0 NOT NULL,
        removed_at VARCHAR,
        PRIMARY KEY (entry),
        FOREIGN KEY (entry) REFERENCES cache_entries (id) ON DELETE CASCADE
    )""",
    # How many calls found no answer since the tool's results were last cleared.
    """CREATE TABLE cache_misses (
        workspace VARCHAR NOT NULL,
        tool_name VARCHAR NOT NULL,
        count INTEGER NOT NULL,
        PRIMARY KEY (workspace, tool_name)
    )""",
    # Of large files that tools run. `state` is device, inode, size, and times of change: while
    # these are the same, the file need not be read.
    """CREATE TABLE file_hashes (
        path TEXT NOT NULL,
        state VARCHAR NOT NULL,
        hash VARCHAR NOT NULL,
        PRIMARY KEY (path)
    )""",
    # The workspaces that have calls in the event log, by a number that takes little room. A row
    # with `removed_from` is none: it has the calls of that owner that were deleted, as long as
    # `writer` (see `writers.py`) can undo the `removal`. Its `folder` is no path.
    """CREATE TABLE history_owners (
        id INTEGER NOT NULL,
        folder VARCHAR NOT NULL,
        removed_from INTEGER,
        removal INTEGER,
        writer INTEGER,
        PRIMARY KEY (id),
        UNIQUE (folder)
    )""",
    # The event log: one row a call, written right before it runs, and again with how it ended.
    # Until then finished_at, outcome and duration_s are NULL. `began_at` is NULL for a call that
    # did not run; times are microseconds since 1970 in UTC. `written_name` is how the model wrote
    # the tool's name, in UTF-8 with lone surrogates, NULL where it is tool_name. `detail` is what
    # `packed_json.pack` made of {session, calling, stages: {stage: {state, durationS, explanation,
    # output}}, result, raw}; in the place of `raw`, the output's whole text, other calls of that
    # output have `outputOf`, the id of the one that has it; one that another call's tool made has
    # `innerOf`, the id of that call. `is_indexed` says whether its words are in `history_words`.
    # `writer` is the number that `writers.py` gave to whom runs the call, NULL once it has ended.
    # `tool_version` is the row of what its tool was like, NULL where none ran or that is not known.
    """CREATE TABLE history (
        id INTEGER NOT NULL,
        owner INTEGER NOT NULL,
        tool_name VARCHAR NOT NULL,
        dialect VARCHAR NOT NULL,
        outcome VARCHAR,
        failed_stage VARCHAR,
        began_at INTEGER,
        finished_at INTEGER,
        duration_s FLOAT,
        written_name BLOB,
        detail BLOB NOT NULL,
        is_indexed BOOLEAN DEFAULT 0 NOT NULL,
        writer INTEGER,
        tool_version INTEGER,
        PRIMARY KEY (id)
    )""",
    "CREATE INDEX history_by_tool ON history (owner, tool_name, id)",
    "CREATE INDEX history_by_owner ON history (owner, id)",
    "CREATE INDEX history_not_ok ON history (owner, id) WHERE outcome IS NOT 'ok'",
    "CREATE INDEX history_unindexed ON history (id) WHERE is_indexed = 0",
    "CREATE INDEX history_by_version ON history (tool_version) WHERE tool_version IS NOT NULL",
    # The words of calls, without a copy of the texts; the rowid is the call's id.
    "CREATE VIRTUAL TABLE history_words USING fts5(words, content='', columnsize=0,"
    " tokenize='unicode61 remove_diacritics 2')",
    # What tools were like that calls ran with, each once, as long as a call names it. `definition`
    # is a tool's definition as JSON, without defaults, as `packed_json.pack` made it; none has a
    # secret in it. `digest` is the first 16 bytes of the SHA-256 of that JSON.
    """CREATE TABLE tool_versions (
        id INTEGER NOT NULL,
        digest BLOB NOT NULL,
        definition BLOB NOT NULL,
        PRIMARY KEY (id),
        UNIQUE (digest)
    )""",
    # Which calls of `former_name` are of the tool that is called `tool_name` since: those of the
    # owner (see `history_owners`) whose ids are above `after_call` and at most `until_call`.
    """CREATE TABLE tool_renames (
        id INTEGER NOT NULL,
        owner INTEGER NOT NULL,
        tool_name VARCHAR NOT NULL,
        former_name VARCHAR NOT NULL,
        after_call INTEGER NOT NULL,
        until_call INTEGER NOT NULL,
        PRIMARY KEY (id)
    )""",
    # Up to which line the database has what the journal of a writer says (see `journal.py`), and
    # when that was last so, in seconds since 1970.
    """CREATE TABLE journal_marks (
        writer INTEGER NOT NULL,
        line INTEGER NOT NULL,
        marked_at INTEGER NOT NULL,
        PRIMARY KEY (writer)
    )""",
    # Which secrets there are, never a value. `scope` is "" or a workspace folder; `place` says who
    # keeps the value ("keyring" or "file"), NULL is nobody; times are ISO 8601 in UTC.
    """CREATE TABLE secret_names (
        name VARCHAR NOT NULL,
        scope VARCHAR NOT NULL,
        place VARCHAR,
        changed_at VARCHAR,
        last_used_at VARCHAR,
        is_environment_allowed BOOLEAN NOT NULL,
        PRIMARY KEY (name, scope)
    )""",
    # What a person allowed for good. `rule` is the asking rule in words, "" the tool's own
    # permission; `fingerprint` is JSON {part of the tool: hash, or [hash, what it was] where that
    # may be shown}; `granted_at` is ISO 8601 in UTC.
    """CREATE TABLE permission_grants (
        workspace VARCHAR NOT NULL,
        tool_name VARCHAR NOT NULL,
        rule TEXT NOT NULL,
        fingerprint TEXT NOT NULL,
        granted_at VARCHAR NOT NULL,
        PRIMARY KEY (workspace, tool_name, rule)
    )""",
    # Alembic's own: which revision the tables are of.
    """CREATE TABLE alembic_version (
        version_num VARCHAR(32) NOT NULL,
        CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
    )""",
)


def make_tables(path: Path, revision: str) -> None:
    """Make the tables of a new file, all of them or none; they are of the newest revision.

    Raises:
        sqlite3.Error: it can't be done.
    """
    # what is tried again while it is prepared need not wait each time
    with closing(sqlite3.connect(path, timeout=0)) as connection:
        prepare(connection, is_new=True)
        connection.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
        connection.execute("BEGIN IMMEDIATE")
        # only now: another process may have made them while this one waited
        if not _is_made(connection):
            for statement in STATEMENTS:
                connection.execute(statement)
            connection.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        connection.execute("COMMIT")


def _is_made(connection: sqlite3.Connection) -> bool:
    named = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    if connection.execute(named).fetchone() is None:
        return False
    return connection.execute("SELECT 1 FROM alembic_version").fetchone() is not None
