"""The statements by which rows follow a tool to another name, as `statements.py` has the others."""

from __future__ import annotations

# cache_entries, cache_uses and cache_misses

RENAME_RESULTS = (
    "DELETE FROM cache_entries WHERE workspace = :workspace AND tool_name = :new_name",
    "UPDATE cache_uses SET"
    " size_bytes = size_bytes + length(CAST(:new_start AS BLOB)) - length(CAST(:start AS BLOB))"
    " WHERE entry IN"
    " (SELECT id FROM cache_entries WHERE workspace = :workspace AND tool_name = :name)",
    "UPDATE OR REPLACE cache_entries SET tool_name = :new_name,"
    " key = :new_start || substr(key, length(:start) + 1),"
    " fingerprint = CASE WHEN json_valid(fingerprint) THEN iif(json_extract(fingerprint,"
    " '$.name') = :part, json_set(fingerprint, '$.name', :new_part), fingerprint)"
    " ELSE fingerprint END"
    " WHERE workspace = :workspace AND tool_name = :name",
    "INSERT INTO cache_misses (workspace, tool_name, count)"
    " SELECT workspace, :new_name, count FROM cache_misses"
    " WHERE workspace = :workspace AND tool_name = :name"
    " ON CONFLICT (workspace, tool_name) DO UPDATE SET count = count + excluded.count",
    "DELETE FROM cache_misses WHERE workspace = :workspace AND tool_name = :name",
)
"""The results of a tool that had the new name before are of another tool."""

# tool_renames

RENAMES = "SELECT id, owner, tool_name, former_name, after_call, until_call FROM tool_renames"

ADD_RENAME = (
    "INSERT INTO tool_renames (owner, tool_name, former_name, after_call, until_call) VALUES"
    " (:owner, :new_name, :name, (SELECT coalesce(max(until_call), 0) FROM tool_renames"
    " WHERE owner = :owner AND :name IN (tool_name, former_name)),"
    " (SELECT coalesce(max(id), 0) FROM history))"
)
"""A tool has its name since a tool got, or lost, it the last time."""
