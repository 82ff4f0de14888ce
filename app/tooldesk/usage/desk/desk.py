"""Desk: what ToolUsage works with. `WorkspaceDesk` keeps things for good, `MemoryDesk` does not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Protocol

from tooldesk.cache.cache_outcome import CacheHit, CacheMiss, CacheOutcome
from tooldesk.execution.executor import Executor
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.redaction.redactor import Redactor
from tooldesk.settings_file import SettingsFile
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.usage.history.call_record import CallRecord


class ResultCache(Protocol):
    """Good results by tool and arguments; `key` is their `cache_key` where it is known.

    `fingerprint` is what the tool is like: an answer of another one is none.
    """

    async def read(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        fingerprint: Mapping[str, str],
        key: str = "",
    ) -> CacheHit | CacheMiss:
        """The stored answer to exactly this call of exactly this tool, if it is still good."""

    async def store(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        result: ToolResult,
        fingerprint: Mapping[str, str],
        key: str = "",
    ) -> CacheOutcome:
        """Keep a good result if the tool's policy says so; say what was done and why."""


class CallLog(Protocol):
    """The event log."""

    def begin(self, record: CallRecord) -> None:
        """Write a call down together with its count, which is right before it runs."""

    async def add(self, record: CallRecord, result: ToolResult) -> None:
        """Write down how a call ended, before anybody is told."""

    def add_cancelled(self, record: CallRecord) -> None:
        """Write down soon that a call was cancelled without a result."""


class Desk(Protocol):
    """Everything around the lifecycle that a call needs and that outlives it."""

    @property
    def registry(self) -> ToolRegistry:
        """The tools that calls can select from."""

    @property
    def settings(self) -> SettingsFile:
        """What the person may change."""

    @property
    def executor(self) -> Executor:
        """Runs what is selected and valid."""

    @property
    def cache(self) -> ResultCache:
        """Answers what was answered before."""

    @property
    def history(self) -> CallLog:
        """Remembers every call."""

    @property
    def redactor(self) -> Redactor:
        """Takes secrets out of everything that leaves a call."""

    async def prepare(self) -> None:
        """Make all of it ready, before texts flow."""

    def for_another_loop(self) -> Desk:
        """The same for another event loop: what is bound to a loop can't serve two."""

    async def close(self) -> None:
        """End all processes and connections, and finish what is being written."""
