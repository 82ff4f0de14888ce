"""LifecycleParts: ToolUsage and what it remembers with, made together."""

from __future__ import annotations

from dataclasses import dataclass

from app.cache.cache_handler import CacheHandler
from app.execution.executor import Executor
from app.execution.python_worker.worker_pool import WorkerPool
from app.execution.usage_limits import UsageLimits
from app.paths import AppPaths
from app.settings import SettingsFile
from app.storage.database import Database
from app.tools.tool_registry import ToolRegistry
from app.usage.history import History
from app.usage.tool_usage import ToolUsage


@dataclass(frozen=True, slots=True)
class LifecycleParts:
    """What runs calls and remembers them."""

    database: Database
    """Usage counts, cache and history."""

    limits: UsageLimits
    """How often each tool has run."""

    cache: CacheHandler
    """Good results."""

    history: History
    """The event log."""

    usage: ToolUsage
    """The lifecycle."""


def make_lifecycle_parts(
    paths: AppPaths, settings: SettingsFile, registry: ToolRegistry, workers: WorkerPool
) -> LifecycleParts:
    """Make them; touches no file and starts nothing."""
    database = Database(paths.database)
    limits = UsageLimits(database)
    cache = CacheHandler(database)
    history = History(database)
    executor = Executor(workers, limits, paths.workspace_dir)
    usage = ToolUsage(registry, executor, cache, history, settings)
    return LifecycleParts(database, limits, cache, history, usage)
