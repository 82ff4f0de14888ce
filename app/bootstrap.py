"""build_app: every object of the core, made once, in order."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from app.cache.cache_handler import CacheHandler
from app.errors import StorageError
from app.execution.executor import CONCURRENCY, Executor
from app.execution.python_worker.worker_pool import WorkerPool
from app.execution.usage_limits import UsageLimits
from app.paths import AppPaths
from app.settings import SettingsFile
from app.storage.database import Database
from app.tools.tool_registry import ToolRegistry
from app.usage.history import History
from app.usage.tool_usage import ToolUsage
from app.workspace.default_workspace import make_default_workspace
from app.workspace.workspace import Workspace


@dataclass(frozen=True, slots=True)
class App:
    """The core, for a window, a terminal or a test to use."""

    paths: AppPaths
    """Where things are kept."""

    settings: SettingsFile
    """What the person may change."""

    database: Database
    """Usage counts, cache and history."""

    registry: ToolRegistry
    """The tools that calls can select."""

    workspace: Workspace
    """The files the tools come from."""

    limits: UsageLimits
    """How often each tool has run."""

    cache: CacheHandler
    """Good results."""

    history: History
    """The event log."""

    workers: WorkerPool
    """The processes that run Python functions."""

    usage: ToolUsage
    """The lifecycle."""

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
            await self.database.open()
        except StorageError as error:
            return error
        return None

    async def close(self) -> None:
        """End all processes and finish what is being written."""
        await self.workers.close()
        await self.database.close()


def build_app(paths: AppPaths) -> App:
    """Make the core; touches no file and starts nothing."""
    settings = SettingsFile(paths.settings)
    database = Database(paths.database)
    registry = ToolRegistry()
    workers = WorkerPool(max_workers=CONCURRENCY)
    limits = UsageLimits(database)
    cache = CacheHandler(database)
    history = History(database)
    executor = Executor(workers, limits, paths.workspace_dir)
    return App(
        paths=paths,
        settings=settings,
        database=database,
        registry=registry,
        workspace=Workspace(paths.workspace_dir, registry, workers),
        limits=limits,
        cache=cache,
        history=history,
        workers=workers,
        usage=ToolUsage(registry, executor, cache, history, settings),
    )
