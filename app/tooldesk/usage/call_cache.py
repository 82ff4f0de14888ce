"""CallCache: what the cache has for one call, and what it gets of it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Mapping
from dataclasses import replace
from typing import TypeVar

from tooldesk.cache.cache_outcome import CacheHit, CacheOutcome, changed_words
from tooldesk.execution.executor import AdmittedCall
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.lifecycle import StageState
from tooldesk.usage.stage_report import StageReport
from tooldesk.usage.surroundings import Surroundings

T = TypeVar("T")

REPLAYED = "the call was repeated to see what comes of it now"
"""A remembered answer would be compared with itself."""

PERSONAL = "the call has a fingerprint context, and its answer may be meant for no other"
"""Why such a call passes by the cache. A key with the fingerprint in it, even as a digest, would
keep on disk who asked; without it one caller's answer would be given to another."""


class CallCache:
    """Reads before a call runs and stores after, both for the tool as it was when it began."""

    def __init__(
        self, around: Surroundings, definition: ToolDefinition, arguments: JsonObject, key: str
    ) -> None:
        self._around = around
        self._definition = definition
        self._arguments = arguments
        self._key = key
        self._fingerprint: Mapping[str, str] = {}
        self._missed_because = ""
        self._spent: list[tuple[str, float]] = []

    async def hit(self, admitted: AdmittedCall) -> CacheHit | None:
        """The remembered answer of a call that could run now; None is a miss.

        Raises:
            ToolUsageError: there is one, but the call could not run.
        """
        executor, definition = self._around.executor, self._definition
        if self._passed_by or not definition.cache.enabled:
            return None
        self._fingerprint = await self._timed(
            "Seeing what the tool is like", executor.fingerprint_of(definition)
        )
        found = await self._timed(
            "Looking for an answer",
            self._around.cache.read(definition, self._arguments, self._fingerprint, self._key),
        )
        if not isinstance(found, CacheHit):
            self._missed_because = found.reason
            return None
        await executor.require_use_left(admitted)
        return found

    async def report(self, hit: CacheHit) -> StageReport[ToolResult]:
        """How the stage ends when the answer was remembered."""
        return StageReport(hit.result, hit.outcome, f"Hit: {hit.outcome.reason}.")

    async def store(self, result: ToolResult) -> StageReport[ToolResult]:
        """Keep a good result where the tool says so, and say what was done."""
        outcome = await self._stored(result)
        why_missed = f": {self._missed_because}" if self._missed_because else ""
        outcome = replace(outcome, missed_because=self._missed_because, spent=tuple(self._spent))
        if outcome.verdict == "stored":
            return StageReport(result, outcome, f"Miss{why_missed}; the result is stored now.")
        words = f"Miss{why_missed}. " if why_missed else ""
        words += f"Not stored: {outcome.reason.rstrip('.')}."
        return StageReport(result, outcome, words, StageState.SKIPPED)

    async def _stored(self, result: ToolResult) -> CacheOutcome:
        executor, definition = self._around.executor, self._definition
        if self._passed_by and definition.cache.enabled:
            return CacheOutcome(self._key, "not stored", self._passed_by)
        if definition.cache.enabled and not result.is_error:
            # what ran is one or the other
            now = await self._timed(
                "Seeing whether it is still like that", executor.fingerprint_of(definition)
            )
            if now != self._fingerprint:
                changed = changed_words(self._fingerprint, now)
                return CacheOutcome(self._key, "not stored", f"{changed} changed while it ran")
        if not definition.cache.enabled:
            return await self._store(result)
        return await self._timed("Storing the result", self._store(result))

    async def _store(self, result: ToolResult) -> CacheOutcome:
        return await self._around.cache.store(
            self._definition, self._arguments, result, self._fingerprint, self._key
        )

    async def _timed(self, what: str, work: Awaitable[T]) -> T:
        """Do it, and remember how long it took."""
        began = time.perf_counter()
        try:
            return await work
        finally:
            self._spent.append((what, time.perf_counter() - began))

    @property
    def _passed_by(self) -> str:
        """Why the cache has nothing to do with the call, in words; "" when it has."""
        if not self._around.uses_cache:
            return REPLAYED
        # the answer may be meant only for whoever is behind the call
        return PERSONAL if self._around.context.fingerprint_context else ""
