"""build_app: every object of the core, made once, in order."""

from __future__ import annotations

import asyncio
import threading
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from tooldesk.errors import StorageError
from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.paths import AppPaths
from tooldesk.settings import SettingsFile
from tooldesk.tools.tool_registry import ToolRegistry
from tooldesk.workspace.default_workspace import make_default_workspace
from tooldesk.workspace.workspace import Workspace

if TYPE_CHECKING:
    from tooldesk.cache.cache_handler import CacheHandler
    from tooldesk.execution.permissions.permissions import Permissions
    from tooldesk.execution.python_worker.installed_interpreters import InstalledInterpreters
    from tooldesk.execution.resource_pools.resource_pools import ResourcePools
    from tooldesk.execution.usage_limits import UsageLimits
    from tooldesk.secret_vault.vault import SecretVault
    from tooldesk.signing.signing_keys import SigningKeys
    from tooldesk.storage.database import Database
    from tooldesk.usage.history import History
    from tooldesk.usage.lifecycle_parts import LifecycleParts
    from tooldesk.usage.secret_check import SecretCheck
    from tooldesk.usage.tool_usage import ToolUsage

T = TypeVar("T")


class App:
    """The core, for a window, a terminal or a test to use.

    Attributes:
        paths: Where things are kept.
        settings: What the person may change.
        registry: The tools that calls can select.
        workers: The processes that run Python functions.
        http: The connections that HTTP requests go over.
        sandboxes: What keeps sandboxed tools away from the machine.
        workspace: The files the tools come from.
    """

    def __init__(self, paths: AppPaths) -> None:
        self.paths = paths
        self.settings = SettingsFile(paths.settings)
        self.registry = ToolRegistry()
        self.workers = WorkerPool()
        self.http = HttpCalls()
        self.sandboxes = Sandboxes(paths.sandboxes, paths.data_dir, paths.workspace_dir)
        self.workspace = Workspace(paths.workspace_dir, self.registry, self.workers, self.sandboxes)
        self._parts: LifecycleParts | None = None
        self._is_closed = False
        self._making_parts = threading.Lock()

    @property
    def usage(self) -> ToolUsage:
        """The lifecycle."""
        return self._lifecycle().usage

    @property
    def database(self) -> Database:
        """Usage counts, cache and history."""
        return self._lifecycle().database

    @property
    def vault(self) -> SecretVault:
        """Secrets: the keyring, and what keeps their values out of texts."""
        return self._lifecycle().vault

    @property
    def signing_keys(self) -> SigningKeys:
        """Keys that sign for tools."""
        return self._lifecycle().signing_keys

    @property
    def secret_check(self) -> SecretCheck:
        """Tries whether a secret works."""
        return self._lifecycle().secret_check

    @property
    def limits(self) -> UsageLimits:
        """How often each tool has run."""
        return self._lifecycle().limits

    @property
    def permissions(self) -> Permissions:
        """Which calls may run, and what a person allowed."""
        return self._lifecycle().permissions

    @property
    def pools(self) -> ResourcePools:
        """How many calls run at once."""
        return self._lifecycle().pools

    @property
    def cache(self) -> CacheHandler:
        """Good results."""
        return self._lifecycle().cache

    @property
    def history(self) -> History:
        """The event log."""
        return self._lifecycle().history

    @cached_property
    def interpreters(self) -> InstalledInterpreters:
        """The Pythons of this machine; most starts need none of it."""
        from tooldesk.execution.python_worker.installed_interpreters import InstalledInterpreters

        return InstalledInterpreters()

    @property
    def storage_problem(self) -> StorageError | None:
        """Why nothing can be remembered, as far as it was tried."""
        return None if self._parts is None else self._parts.database.problem

    async def load(self) -> None:
        """Read the settings and the workspace; on a first start, make it.

        Raises:
            OSError: the workspace can't be made.
        """
        await asyncio.to_thread(self.settings.load)
        await asyncio.to_thread(make_default_workspace, self.paths.workspace_dir)
        await self.workspace.load()

    async def open_database(self) -> StorageError | None:
        """Why nothing can be remembered, or None when all is well. Calls work either way."""
        try:
            parts = await asyncio.to_thread(self._lifecycle)
            await parts.database.open()
        except StorageError as error:
            return error
        return None

    def without_known_secrets(self, value: T) -> T:
        """A text or JSON without the values that were read or set since the start.

        It asks no keyring.
        """
        return value if self._parts is None else self._parts.vault.redactor.redact(value)

    async def without_secrets(self, value: T) -> T:
        """A text, JSON or a record without any stored value that can be read without asking."""
        parts = await asyncio.to_thread(self._lifecycle)
        await parts.vault.prepare()
        return parts.vault.redactor.redact(value)

    async def close(self) -> None:
        """End all processes and connections, and finish what is being written."""
        await self.workers.close()
        await self.http.close()
        parts = await asyncio.to_thread(self._last_parts)
        if parts is not None:
            await parts.database.close()

    def _last_parts(self) -> LifecycleParts | None:
        """What was made, also what another thread is just making; nothing is made after."""
        with self._making_parts:
            self._is_closed = True
            return self._parts

    def _lifecycle(self) -> LifecycleParts:
        """Made when first needed: SQLAlchemy takes long to import, the tool list needs none."""
        with self._making_parts:
            if self._parts is None:
                if self._is_closed:
                    raise StorageError("The workspace is closed.", next_step="Open it again.")
                from tooldesk.usage.lifecycle_parts import make_lifecycle_parts

                self._parts = make_lifecycle_parts(
                    self.paths,
                    self.settings,
                    self.registry,
                    self.workers,
                    self.http,
                    self.sandboxes,
                )
            return self._parts


def build_app(paths: AppPaths) -> App:
    """Make the core; touches no file and starts nothing."""
    return App(paths)
