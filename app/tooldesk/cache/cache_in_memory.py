"""CacheInMemory: remembers good results for as long as the program runs."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from threading import Lock
from typing import NamedTuple

from tooldesk.cache.cache_condition import why_not_stored
from tooldesk.cache.cache_key import cache_key
from tooldesk.cache.cache_outcome import CacheHit, CacheMiss, CacheOutcome, miss_of
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

MOST_ENTRIES = 1_000
"""Results that are kept; the one that was used longest ago makes room for a new one."""


class _Entry(NamedTuple):
    result: ToolResult
    stored_at: datetime
    expires_at: datetime | None
    fingerprint: Mapping[str, str]


class CacheInMemory:
    """Reads and stores results as each tool's policy says; any thread may."""

    def __init__(self, redactor: Redactor) -> None:
        self._redactor = redactor
        self._lock = Lock()
        self._entries: OrderedDict[str, _Entry] = OrderedDict()

    async def read(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        fingerprint: Mapping[str, str],
        key: str = "",
    ) -> CacheHit | CacheMiss:
        """The stored answer to exactly this call of exactly this tool, if it is still good."""
        if not definition.cache.enabled:
            return CacheMiss()
        key = key or cache_key(definition.name, arguments)
        with self._lock:
            if (entry := self._entries.get(key)) is None:
                return CacheMiss()
            miss = miss_of(entry.stored_at, entry.expires_at, entry.fingerprint, fingerprint)
            if miss is not None:
                del self._entries[key]
                return miss
            self._entries.move_to_end(key)
        reason = "the same call was answered before"
        hit = CacheOutcome(key, "hit", reason, entry.stored_at, entry.expires_at)
        return CacheHit(entry.result, hit)

    async def store(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        result: ToolResult,
        fingerprint: Mapping[str, str],
        key: str = "",
    ) -> CacheOutcome:
        """Keep a good result if the tool's policy says so; say what was done and why."""
        key = key or cache_key(definition.name, arguments)
        reason = await why_not_stored(definition, arguments, result, self._redactor)
        if reason is not None:
            return CacheOutcome(key, "not stored", reason)
        now, ttl_s = datetime.now(UTC), definition.cache.ttl_s
        expires_at = now + timedelta(seconds=ttl_s) if ttl_s else None
        outcome = CacheOutcome(key, "stored", "the tool's cache is on", now, expires_at)
        with self._lock:
            self._entries[key] = _Entry(result, now, expires_at, fingerprint)
            self._entries.move_to_end(key)
            if len(self._entries) > MOST_ENTRIES:
                self._entries.popitem(last=False)
        return outcome
