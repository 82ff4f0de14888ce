"""MemoryDesk: a desk for scripts. It has no data folder and forgets everything with the program."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from tooldesk.cache.cache_in_memory import CacheInMemory
from tooldesk.execution.environment_variables import EnvironmentVariables
from tooldesk.execution.executor import Executor
from tooldesk.execution.own_sources import OwnSources
from tooldesk.execution.permissions.grant import GrantsInMemory
from tooldesk.execution.permissions.permissions import Permissions
from tooldesk.execution.resource_pools.resource_pools import ResourcePools
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.redaction.redactor import Redactor
from tooldesk.settings_file import SettingsFile
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.desk.cache_reading import cached_result
from tooldesk.usage.history.call_record import CallRecord


class MemoryDesk:
    """Functions of this process run in it; every other kind runs as in a workspace.

    Variables come from the caller or the environment. Uses are counted by the registry.
    """

    def __init__(self, registry: ToolRegistry) -> None:
        self.registry = registry
        self.settings = SettingsFile(None)
        self._variables = EnvironmentVariables()
        self.cache = CacheInMemory(self._variables.redactor)
        self.history = _NoHistory()
        self._grants = GrantsInMemory()
        self._bind_to_loop()

    def _bind_to_loop(self) -> None:
        self._sources = OwnSources()
        self.executor = Executor(
            self.registry,
            self._sources,
            self.registry.counter,
            self._variables,
            Permissions(self._grants, Path.cwd()),
            ResourcePools(self.settings),
        )
        self._sources.read_cached = partial(cached_result, self.registry, self.cache, self.executor)

    @property
    def redactor(self) -> Redactor:
        """Takes the values of variables out of everything that leaves a call."""
        return self._variables.redactor

    async def prepare(self) -> None:
        """Keep the values of its tools' variables out of texts before a tool has them."""
        self._variables.prepare(self.registry.secret_names())

    def for_another_loop(self) -> MemoryDesk:
        """The same counts, cache and permissions; pools and processes of its own."""
        other = MemoryDesk.__new__(MemoryDesk)
        other.__dict__.update(self.__dict__)
        other._bind_to_loop()
        return other

    async def close(self) -> None:
        """End all processes and connections."""
        await self._sources.aclose()


class _NoHistory:
    """A script has the results in its hands."""

    def begin(self, record: CallRecord) -> None:
        """Nothing is kept."""

    async def add(self, record: CallRecord, result: ToolResult) -> None:
        """Nothing is kept."""

    def add_cancelled(self, record: CallRecord) -> None:
        """Nothing is kept."""
