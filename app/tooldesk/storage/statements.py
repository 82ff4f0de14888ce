"""The statements that are run while Tooldesk works, by the table of `tables.py` that they are for.

They are written out, because SQLAlchemy would be half of a command's start, and building one of its
statements takes longer than SQLite takes to run it. A test prepares each against the tables.
"""

from __future__ import annotations

# workspaces

IS_WORKSPACE_KNOWN = "SELECT 1 FROM workspaces WHERE folder = ?"

WORKSPACES_BY_NUMBER = "SELECT folder FROM workspaces WHERE number_on_disk = ?"

ADD_WORKSPACE = "INSERT INTO workspaces (folder, number_on_disk) VALUES (?, ?)"

MOVE_WORKSPACE = (
    "DELETE FROM cache_entries WHERE workspace = :before",
    "DELETE FROM cache_misses WHERE workspace = :before",
    "UPDATE usage_counts SET workspace = :now WHERE workspace = :before",
    "UPDATE period_counts SET workspace = :now WHERE workspace = :before",
    "UPDATE OR IGNORE history_owners SET folder = :now WHERE folder = :before",
    "UPDATE workspaces SET folder = :now WHERE folder = :before",
)
"""Its counts and its past go with a folder; its results don't."""

COPY_COUNTS = (
    "INSERT INTO usage_counts (workspace, tool_name, count, last_used_at)"
    " SELECT :now, tool_name, count, last_used_at FROM usage_counts WHERE workspace = :before",
    "INSERT INTO period_counts (workspace, tool_name, period, began_at, count)"
    " SELECT :now, tool_name, period, began_at, count FROM period_counts"
    " WHERE workspace = :before",
)

# usage_counts and period_counts

USES = "SELECT tool_name, count, last_used_at FROM usage_counts WHERE workspace = ?"

USES_OF_TOOL = f"{USES} AND tool_name IN (?, '')"

PERIOD_USES = "SELECT tool_name, period, began_at, count FROM period_counts WHERE workspace = ?"

PERIOD_USES_OF_TOOL = f"{PERIOD_USES} AND tool_name IN (?, '')"

COUNT_USES = (
    "INSERT INTO usage_counts (workspace, tool_name, count, last_used_at) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (workspace, tool_name) DO UPDATE SET count = count + excluded.count,"
    " last_used_at = max(last_used_at, excluded.last_used_at)"
)

COUNT_USES_IN_PERIOD = (
    "INSERT INTO period_counts (workspace, tool_name, count, period, began_at)"
    " VALUES (?, ?, ?, ?, ?) ON CONFLICT (workspace, tool_name, period) DO UPDATE SET"
    " count = CASE WHEN excluded.began_at > began_at THEN excluded.count"
    " ELSE count + excluded.count END,"
    " began_at = max(began_at, excluded.began_at)"
)
"""A window that began before the stored one comes of a clock set back: no new window for it."""

FORGET_USES = (
    "DELETE FROM usage_counts WHERE workspace = :workspace AND tool_name = :name",
    "DELETE FROM period_counts WHERE workspace = :workspace AND tool_name = :name",
    "INSERT INTO usage_counts SELECT workspace, :name, 0, last_used_at FROM usage_counts"
    " WHERE workspace = :workspace AND tool_name = ''",
)
"""Where counts were lost, one of nothing is written, for it is known now."""

# cache_entries, cache_uses and cache_misses

RESULT_OF_KEY = (
    "SELECT id, iif(typeof(result) = 'blob', NULL, result), stored_at, expires_at, fingerprint"
    " FROM cache_entries"
    " JOIN cache_uses ON entry = id WHERE workspace = ? AND key = ? AND removed_at IS NULL"
)

STORE_RESULT = (
    "INSERT INTO cache_entries"
    " (workspace, key, tool_name, result, stored_at, expires_at, fingerprint)"
    " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (workspace, key) DO UPDATE SET"
    " tool_name = excluded.tool_name, result = excluded.result, stored_at = excluded.stored_at,"
    " expires_at = excluded.expires_at, fingerprint = excluded.fingerprint RETURNING id"
)

ROOM_FOR_RESULT = "UPDATE cache_entries SET result = zeroblob(?) WHERE id = ?"

WEIGH_RESULT = (
    "INSERT INTO cache_uses (entry, size_bytes, hits, used_at) VALUES (?, ?, 0, ?)"
    " ON CONFLICT (entry) DO UPDATE SET size_bytes = excluded.size_bytes,"
    " used_at = excluded.used_at, hits = 0,"
    " is_pinned = is_pinned AND removed_at IS NULL, removed_at = NULL"
)
"""One that takes another's place was never given yet; it stays pinned, unless that was deleted."""

RESULT_IS_USED = "UPDATE cache_uses SET hits = hits + 1, used_at = ? WHERE entry = ?"

COUNT_MISS = (
    "INSERT INTO cache_misses (workspace, tool_name, count) VALUES (?, ?, 1)"
    " ON CONFLICT (workspace, tool_name) DO UPDATE SET count = count + 1"
)

SIZE_OF_KEYS = "SELECT total(length(CAST(key AS BLOB))), count(*) FROM cache_entries"

SIZE_OF_RESULTS = "SELECT total(size_bytes) FROM cache_uses"

SIZE_OF_PINNED = """
SELECT total(size_bytes) FROM cache_uses WHERE is_pinned AND removed_at IS NULL
"""

LONGEST_UNUSED = """
SELECT entry, is_given, size_bytes FROM (
    SELECT entry, size_bytes, removed_at IS NULL AS is_given,
        is_pinned AND removed_at IS NULL AS stays,
        total(size_bytes) OVER (
            ORDER BY removed_at IS NULL DESC, is_pinned DESC, used_at DESC, entry DESC
        ) AS size_so_far
    FROM cache_uses
) WHERE size_so_far > iif(size_so_far = size_bytes, :limit, :kept) AND NOT stays
ORDER BY size_so_far DESC LIMIT :most
"""
"""The first of all may fill the whole of what is allowed: it was just stored or given."""

FORGET_RESULTS = "DELETE FROM cache_entries WHERE id = ?"

COUNT_RESULTS = (
    "SELECT count(*) FROM cache_entries JOIN cache_uses ON entry = id"
    " WHERE workspace = :workspace AND removed_at IS NULL"
    " AND (:tool_name IS NULL OR tool_name = :tool_name)"
)

CLEAR_RESULTS = "DELETE FROM cache_entries WHERE workspace = ?"

CLEAR_RESULTS_OF_TOOL = f"{CLEAR_RESULTS} AND tool_name = ?"

CLEAR_MISSES = (
    "DELETE FROM cache_misses WHERE workspace = :workspace"
    " AND (:tool_name IS NULL OR tool_name = :tool_name) RETURNING tool_name, count"
)

BRING_MISSES_BACK = (
    "INSERT INTO cache_misses (workspace, tool_name, count) VALUES (?, ?, ?)"
    " ON CONFLICT (workspace, tool_name) DO UPDATE SET count = count + excluded.count"
)

DELETE_RESULT = (
    f"{CLEAR_RESULTS} AND id = ?"
    " AND EXISTS (SELECT 1 FROM cache_uses WHERE entry = id AND removed_at IS NULL)"
)

RESULTS = (
    "SELECT id, tool_name, substr(key, 1, :longest_key) AS key, size_bytes, hits, stored_at,"
    " used_at, expires_at, is_pinned, fingerprint FROM cache_entries"
    " JOIN cache_uses ON entry = id WHERE workspace = :workspace AND removed_at IS NULL"
)

LIST_RESULTS = (
    f"{RESULTS} AND (:tool_name IS NULL OR tool_name = :tool_name)"
    " AND id < :before AND (:words = '' OR instr(key, :words)) ORDER BY id DESC LIMIT :limit"
)

SOME_RESULTS = f"{RESULTS} AND id IN (SELECT value FROM json_each(:numbers))"

SHOW_RESULT = (
    RESULTS.replace(" FROM", ", iif(typeof(result) = 'blob', NULL, result) FROM", 1)
    + " AND id = :number"
)

RESULT_STORED_AT = (
    "SELECT stored_at FROM cache_entries JOIN cache_uses ON entry = id"
    " WHERE workspace = ? AND id = ? AND removed_at IS NULL"
)

FIND_RESULTS = (
    "SELECT id FROM cache_entries JOIN cache_uses ON entry = id"
    " WHERE workspace = ? AND removed_at IS NULL"
)
"""More is said behind it in `cache_entries.py`, by what is looked for."""

KEYS_OF_TOOL = (
    "SELECT id, key FROM cache_entries JOIN cache_uses ON entry = id"
    " WHERE workspace = :workspace AND tool_name = :tool_name AND removed_at IS NULL"
    " AND length(key) <= :longest ORDER BY used_at DESC LIMIT :most"
)

WEIGH_TOOLS = (
    "SELECT tool_name, count(*), CAST(total(size_bytes) AS INTEGER),"
    " CAST(total(hits) AS INTEGER), min(stored_at), max(used_at)"
    " FROM cache_entries JOIN cache_uses ON entry = id"
    " WHERE workspace = ? AND removed_at IS NULL GROUP BY tool_name ORDER BY tool_name"
)

FILE_VERSION = "PRAGMA data_version"
"""Of what other connections have committed; one's own is not counted."""

MISSES = "SELECT tool_name, CAST(count AS INTEGER) FROM cache_misses WHERE workspace = ?"

PIN_RESULT = (
    "UPDATE cache_uses SET is_pinned = :is_pinned WHERE entry = :number AND removed_at IS NULL"
    " AND EXISTS (SELECT 1 FROM cache_entries WHERE id = entry AND workspace = :workspace)"
)

REMOVE_RESULTS = (
    "UPDATE cache_uses SET removed_at = :removed_at WHERE removed_at IS NULL AND entry IN"
    " (SELECT id FROM cache_entries WHERE workspace = :workspace"
    " AND (:tool_name IS NULL OR tool_name = :tool_name)"
    " AND (:numbers IS NULL OR id IN (SELECT value FROM json_each(:numbers))))"
)

BRING_RESULTS_BACK = (
    "UPDATE cache_uses SET removed_at = NULL WHERE removed_at = :removed_at"
    " AND entry IN (SELECT id FROM cache_entries WHERE workspace = :workspace)"
)

FORGET_REMOVED = (
    "DELETE FROM cache_entries WHERE id IN"
    " (SELECT entry FROM cache_uses WHERE removed_at = :removed_at OR removed_at < :over)"
)

# file_hashes

FILE_HASHES = "SELECT path, state, hash FROM file_hashes"

KEEP_FILE_HASH = "INSERT OR REPLACE INTO file_hashes (path, state, hash) VALUES (?, ?, ?)"

# history, history_owners and tool_versions

OWNER_OF_FOLDER = "SELECT id FROM history_owners WHERE folder = ?"

OWNERS = "SELECT id, folder FROM history_owners WHERE removed_from IS NULL"

ADD_OWNER = "INSERT INTO history_owners (folder) VALUES (?) RETURNING id"

ADD_CALL = (
    "INSERT INTO history (owner, tool_name, dialect, outcome, failed_stage, began_at, finished_at,"
    " duration_s, written_name, detail, writer, tool_version) VALUES (:owner, :tool_name, :dialect,"
    " :outcome, :failed_stage, :began_at, :finished_at, :duration_s, :written_name, :detail,"
    " :writer, :tool_version)"
)

END_CALL = (
    "UPDATE history SET tool_name = :tool_name, finished_at = :finished_at, outcome = :outcome,"
    " failed_stage = :failed_stage, duration_s = :duration_s, written_name = :written_name,"
    " detail = :detail, writer = NULL WHERE id = :id"
)

CALLS = (
    "SELECT id, owner, tool_name, dialect, coalesce(outcome,"
    " iif(is_running(writer), 'running', 'interrupted')), failed_stage, began_at, finished_at,"
    " duration_s, CASE WHEN length(detail) <= :longest THEN detail"
    " ELSE substr(detail, 1, 4000) END FROM history"
)
"""More is said behind it in `past_calls.py`, by what is looked for. `is_running` asks
`writers.py`."""

CALL_NUMBERS = "SELECT id FROM history"

CALL_NAMES = (
    "SELECT DISTINCT tool_name, dialect FROM (SELECT tool_name, dialect FROM history"
    " WHERE owner IN (:owners) ORDER BY id DESC LIMIT :limit)"
)
"""`:owners` is replaced by their numbers."""

ADD_REMOVAL = (
    "INSERT INTO history_owners (folder, removed_from, removal, writer)"
    " VALUES (:folder, :removed_from, :removal, :writer)"
    " ON CONFLICT (folder) DO UPDATE SET writer = excluded.writer RETURNING id"
)

REMOVALS = "SELECT id, removed_from FROM history_owners WHERE removal = ?"

REMOVALS_OF_NOBODY = (
    "SELECT id FROM history_owners WHERE removal IS NOT NULL AND NOT is_running(writer)"
)

REMOVE_CALLS = (
    "UPDATE history SET owner = :removal WHERE owner = :owner"
    " AND id IN (SELECT value FROM json_each(:numbers))"
    " AND (outcome IS NOT NULL OR NOT is_running(writer))"
)

BRING_CALLS_BACK = (
    "UPDATE history SET owner = :owner WHERE id IN"
    " (SELECT id FROM history WHERE owner = :removal LIMIT :limit)"
)

REMOVED_CALLS = (
    "SELECT id, tool_name, detail, is_indexed FROM history WHERE owner = ? ORDER BY id LIMIT ?"
)

FORGET_REMOVAL = "DELETE FROM history_owners WHERE id = ?"

CALL_WITH_TEXT = "SELECT tool_name, detail, is_indexed FROM history WHERE id = ?"

SET_DETAIL = "UPDATE history SET detail = ? WHERE id = ?"

OLDEST_CALLS = (
    "SELECT id, tool_name, detail, is_indexed FROM"
    " (SELECT * FROM history ORDER BY id LIMIT :most)"
    " WHERE coalesce(finished_at, began_at, 0) < :before"
    " AND (outcome IS NOT NULL OR NOT is_running(writer))"
)

FORGET_CALL = "DELETE FROM history WHERE id = ? RETURNING tool_version"

VERSION_OF_DIGEST = "SELECT id FROM tool_versions WHERE digest = ?"

ADD_VERSION = "INSERT INTO tool_versions (digest, definition) VALUES (?, ?) RETURNING id"

VERSION_OF_CALL = (
    "SELECT definition FROM history JOIN tool_versions ON tool_versions.id = tool_version"
    " WHERE history.id = ?"
)

FORGET_VERSION = (
    "DELETE FROM tool_versions WHERE id = ?"
    " AND NOT EXISTS (SELECT 1 FROM history WHERE tool_version = tool_versions.id)"
)

LAST_CALL = "SELECT max(id) FROM history"

CALL_FROM_ID = (
    "SELECT id, coalesce(began_at, finished_at) AS time FROM history"
    " WHERE id >= :id AND time BETWEEN 0 AND :latest ORDER BY id LIMIT 1"
)

WRITTEN_NAMES = """
SELECT name, count(*) FROM (
    SELECT id, coalesce(
        substr(coalesce(written_name, CAST(tool_name AS BLOB)), 1, :longest), x''
    ) AS name
    FROM history
    WHERE tool_name != :unreadable AND owner IN (
        SELECT id FROM history_owners WHERE folder IN (:workspace, :any_workspace)
    )
    ORDER BY id DESC LIMIT :looked_at
)
GROUP BY name ORDER BY max(id) DESC LIMIT :limit
"""
"""As bytes, because a lone surrogate in a name is none of UTF-8's characters."""

# secret_names

SECRETS = (
    "SELECT name, scope, place, changed_at, last_used_at, is_environment_allowed"
    " FROM secret_names ORDER BY name, scope"
)

SECRET_IS_SET = (
    "INSERT INTO secret_names (name, scope, place, changed_at, is_environment_allowed)"
    " VALUES (?, ?, ?, ?, 0) ON CONFLICT (name, scope) DO UPDATE SET"
    " place = excluded.place, changed_at = excluded.changed_at"
)

SECRET_IS_NEW = f"{SECRET_IS_SET} WHERE secret_names.place IS NULL"

ALLOW_ENVIRONMENT = (
    "INSERT INTO secret_names (name, scope, is_environment_allowed) VALUES (?, ?, ?)"
    " ON CONFLICT (name, scope) DO UPDATE SET"
    " is_environment_allowed = excluded.is_environment_allowed"
)

SECRET_HAS_NO_VALUE = (
    "UPDATE secret_names SET place = NULL, changed_at = NULL WHERE name = ? AND scope = ?"
)

FORGET_SECRET = "DELETE FROM secret_names WHERE name = ? AND scope = ?"

FORGET_SECRET_NOT_ALLOWED = f"{FORGET_SECRET} AND NOT is_environment_allowed"

FORGET_SECRET_OF_NOBODY = f"{FORGET_SECRET_NOT_ALLOWED} AND place IS NULL"

SECRET_IS_USED = "UPDATE secret_names SET last_used_at = ? WHERE name = ? AND scope = ?"

# permission_grants

GRANTS = (
    "SELECT tool_name, rule, granted_at, fingerprint FROM permission_grants WHERE workspace = ?"
    " ORDER BY tool_name, rule"
)

GRANT = (
    "INSERT INTO permission_grants (workspace, tool_name, rule, fingerprint, granted_at)"
    " VALUES (?, ?, ?, ?, ?) ON CONFLICT (workspace, tool_name, rule) DO UPDATE SET"
    " fingerprint = excluded.fingerprint, granted_at = excluded.granted_at"
)

REVOKE_GRANTS = "DELETE FROM permission_grants WHERE workspace = ? AND tool_name = ?"
