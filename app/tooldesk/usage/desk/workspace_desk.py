"""WorkspaceDesk: the desk of one workspace, with keyring, limits, cache, history, permissions."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from tooldesk.errors import (
    DatabaseSalvagedError,
    SavedCallError,
    SecretsUnreadError,
    StorageError,
)
from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.mcp_server.servers import Servers
from tooldesk.execution.mcp_server.taken_tools import TakenTools
from tooldesk.execution.python_worker.worker_pool import SPARE_AFTER_S, WorkerPool
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.paths import AppPaths
from tooldesk.secret_vault.passphrase import passphrase_of_environment
from tooldesk.settings_file import SettingsFile
from tooldesk.usage.desk.tool_references import ToolReferences
from tooldesk.workspace.default_workspace import make_default_workspace
from tooldesk.workspace.tool_checks import ToolChecks
from tooldesk.workspace.trust import TrustedFolders, WorkspaceTrust
from tooldesk.workspace.workspace import Workspace

if TYPE_CHECKING:
    from tooldesk.cache.cache_handler import CacheHandler
    from tooldesk.execution.executor import Executor
    from tooldesk.execution.mcp_server.authorization.kept_logins import KeptLogins
    from tooldesk.execution.permissions.approvals import Approvals, Standing
    from tooldesk.execution.permissions.permissions import Permissions
    from tooldesk.execution.python_worker.installed_interpreters import InstalledInterpreters
    from tooldesk.execution.resource_pools.resource_pools import ResourcePools
    from tooldesk.execution.usage_limits import UsageLimits
    from tooldesk.redaction.redactor import Redactor
    from tooldesk.secret_vault.vault import SecretVault
    from tooldesk.signing.signing_keys import SigningKeys
    from tooldesk.storage.database import Database
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.usage.desk.lifecycle_parts import LifecycleParts
    from tooldesk.usage.history.history import History

T = TypeVar("T")


class WorkspaceDesk:
    """What the window, the terminal and a script of one workspace work with.

    Where `owns_loading`, the workspace is loaded when the first text flows; else whoever has the
    desk loads it.

    Attributes:
        paths: Where things are kept.
        settings: What the person may change.
        registry: The tools that calls can select.
        workers: The processes that run Python functions.
        http: The connections that HTTP requests go over.
        sandboxes: What keeps sandboxed tools away from the machine.
        servers: The MCP servers of the workspace; each is started when a call needs it.
        trust: Whether the workspace may run anything.
        workspace: The files the tools come from.
        is_prepared: Whether it was tried to read all stored secrets.
        shows_unchecked: Whether a person wants to see texts while stored secrets can't be read.
    """

    def __init__(
        self,
        paths: AppPaths,
        *,
        owns_loading: bool = False,
        registry: ToolRegistry | None = None,
    ) -> None:
        self.paths = paths
        self.settings = SettingsFile(paths.settings)
        self.registry = registry or ToolRegistry()
        self._owns_loading = owns_loading
        self.workers = WorkerPool(spare_after_s=SPARE_AFTER_S)
        self.http = HttpCalls()
        self.sandboxes = Sandboxes(
            paths.sandboxes,
            paths.data_dir,
            paths.workspace_dir,
            tools=self.registry.definitions,
        )
        self.servers = Servers(
            paths.workspace_dir,
            TakenTools(paths.server_tools, paths.workspace_dir),
            lambda: self.executor,
            self._kept_logins,
            lambda: self.settings.current.endpoint,
        )
        self.trust = WorkspaceTrust(paths.workspace_dir, TrustedFolders(paths))
        self.workspace = Workspace(
            paths.workspace_dir,
            self.registry,
            ToolChecks(self.workers, self.sandboxes, self.trust, self.changed_tools),
            self.require_no_secret,
            self.servers,
            ToolReferences(self._lifecycle, self.settings, paths.workspace_dir),
        )
        self._parts: LifecycleParts | None = None
        self._is_closed = False
        self.is_prepared = False
        self.shows_unchecked = False
        self._making_parts = threading.Lock()

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
    def limits(self) -> UsageLimits:
        """How often each tool has run."""
        return self._lifecycle().limits

    @property
    def permissions(self) -> Permissions:
        """Which calls may run, and what a person allowed."""
        return self._lifecycle().permissions

    @property
    def approvals(self) -> Approvals:
        """What a person approved of tools."""
        return self._lifecycle().approvals

    async def changed_tools(self, tools: Iterable[ToolDefinition]) -> dict[str, Standing]:
        """Those of some tools that are not as a person approved them, by name."""
        if not self.paths.approved_tools.exists():
            return {}
        # the first use imports the database layer, which would stop a window for a while
        approvals = await asyncio.to_thread(lambda: self.approvals)
        return await approvals.changed(tools)

    @property
    def pools(self) -> ResourcePools:
        """How many calls run at once."""
        return self._lifecycle().pools

    @property
    def cache(self) -> CacheHandler:
        """Good results."""
        return self._lifecycle().cache

    def _kept_logins(self) -> KeptLogins:
        from tooldesk.execution.mcp_server.authorization.kept_logins import KeptLogins

        return KeptLogins(self.vault)

    @property
    def executor(self) -> Executor:
        """Runs what is selected and valid."""
        return self._lifecycle().executor

    @property
    def redactor(self) -> Redactor:
        """Takes stored secrets out of everything that leaves a call."""
        return self._lifecycle().vault.redactor

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

    @property
    def salvaged(self) -> DatabaseSalvagedError | None:
        """What was saved of a damaged database, and what was lost, if this program set it aside."""
        return None if self._parts is None else self._parts.database.salvaged

    async def load(self) -> None:
        """Read the settings and the workspace; on a first start, make it.

        Raises:
            OSError: the workspace can't be made.
        """
        await asyncio.to_thread(self.settings.load_at_start)
        await asyncio.to_thread(self._make_workspace)
        await self.workspace.load()

    def _make_workspace(self) -> None:
        """What Tooldesk makes itself needs nobody's trust."""
        if make_default_workspace(self.paths.workspace_dir):
            self.trust.give()

    async def open_database(self) -> StorageError | None:
        """Why nothing can be remembered, or None when all is well. Calls work either way."""
        try:
            parts = await asyncio.to_thread(self._lifecycle)
            await parts.database.open()
        except StorageError as error:
            return error
        return None

    async def prepare(self) -> None:
        """Learn the stored secrets; read the workspace first where nobody else does."""
        if self._owns_loading:
            self._owns_loading = False
            await self.load()
            self._log_what_was_set_aside()
            self.vault.ask_passphrase_with(passphrase_of_environment, early=True)
        await self._prepared_parts()

    def _log_what_was_set_aside(self) -> None:
        """A script has no window or terminal that says why its settings are others."""
        if (found := self.settings.set_aside) is not None:
            logging.getLogger("tooldesk").warning("%s %s", found.message, found.next_step)
        elif self.settings.problem:
            logging.getLogger("tooldesk").warning("%s", self.settings.problem)

    def for_another_loop(self) -> WorkspaceDesk:
        """The same workspace and tools; processes, connections and database thread of its own."""
        return type(self)(self.paths, owns_loading=True, registry=self.registry)

    @property
    def may_keep_texts(self) -> bool:
        """Whether a text may be kept: not before all stored values could be looked for."""
        return self.is_prepared and not self.redactor.is_blind

    def without_known_secrets(self, value: T) -> T:
        """A text or JSON without the values that were read or set since the start.

        It asks no keyring.
        """
        return value if self._parts is None else self._parts.vault.redactor.redact(value)

    async def without_secrets(self, value: T) -> T:
        """A text, JSON or a record without any stored value.

        Raises:
            SecretsUnreadError: not all can be read without asking, and `shows_unchecked` is false.
        """
        await self.require_secrets()
        return self.redactor.redact(value)

    async def without_secrets_aside(self, value: T) -> T:
        """The same on a thread, for what may be much.

        Raises:
            SecretsUnreadError: as `without_secrets` does.
        """
        await self.require_secrets()
        return await asyncio.to_thread(self.redactor.redact, value)

    async def require_secrets(self) -> None:
        """Make sure that whatever is shown now can be shown without stored values.

        Raises:
            SecretsUnreadError: not all can be read without asking, and `shows_unchecked` is false.
        """
        because = (await self._prepared_parts()).vault.redactor.blind_because
        if because is not None and not self.shows_unchecked:
            raise SecretsUnreadError(because)

    async def require_no_secret(self, value: object) -> None:
        """Make sure that JSON may be written into a file that others read.

        Raises:
            SavedCallError: a stored value is in it, or nobody can say whether one is.
        """
        from tooldesk.redaction.redactor import NOT_KEPT
        from tooldesk.redaction.stream_redactor import names_in

        redactor = (await self._prepared_parts()).vault.redactor
        because = redactor.blind_because
        if because is not None:
            raise SavedCallError(
                f"{NOT_KEPT} {because.message}", next_step=because.next_step or "Try again later."
            )
        redacted = await asyncio.to_thread(redactor.redact, value)
        if redacted is value:
            return
        names = ", ".join(sorted(names_in(json.dumps(redacted, ensure_ascii=False)))) or "a secret"
        raise SavedCallError(
            f"The value of {names} stands in it, and the file is for others to read.",
            next_step=f"Take the value out; have the tool declare the variable {names} instead.",
        )

    async def _prepared_parts(self) -> LifecycleParts:
        parts = self._parts
        if parts is None:
            parts = await asyncio.to_thread(self._lifecycle)
        # a folder that nobody trusts gets nothing of the environment
        servers = (each for start in self.servers.declared() for each in start.env_vars)
        own = (each.name for each in servers if each.default is None)
        key = self.settings.current.endpoint.env_var
        names = (*self.registry.secret_names(), *own, *([key] if key else ()))
        await parts.vault.prepare(names if names and self.trust.is_given else ())
        self.is_prepared = True
        return parts

    async def close(self) -> None:
        """End all processes and connections, and finish what is being written."""
        await self.servers.close()
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
        """Made when first needed: a window that lists the tools needs none of it."""
        with self._making_parts:
            if self._parts is None:
                if self._is_closed:
                    raise StorageError("The workspace is closed.", next_step="Open it again.")
                from tooldesk.usage.desk.lifecycle_parts import make_lifecycle_parts

                self._parts = make_lifecycle_parts(
                    self.paths,
                    self.settings,
                    self.registry,
                    self.workers,
                    self.http,
                    self.sandboxes,
                    self.servers,
                    self.trust.require,
                )
            return self._parts
