"""LifecycleParts: ToolUsage and what it remembers with, made together."""

from __future__ import annotations

from dataclasses import dataclass

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.execution.executor import Executor
from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.permissions.grants import Grants
from tooldesk.execution.permissions.permissions import Permissions
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.resource_pools.resource_pools import ResourcePools
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.paths import AppPaths
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.settings import SettingsFile
from tooldesk.signing.signing_keys import SigningKeys
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_registry import ToolRegistry
from tooldesk.usage.history import History
from tooldesk.usage.secret_check import SecretCheck
from tooldesk.usage.tool_usage import ToolUsage


@dataclass(frozen=True, slots=True)
class LifecycleParts:
    """What runs calls and remembers them."""

    database: Database
    """Usage counts, cache, history and the index of secrets."""

    vault: SecretVault
    """Secrets, and what takes them out of texts."""

    signing_keys: SigningKeys
    """Keys that sign for tools."""

    limits: UsageLimits
    """How often each tool has run."""

    pools: ResourcePools
    """How many calls run at once."""

    cache: CacheHandler
    """Good results."""

    history: History
    """The event log."""

    permissions: Permissions
    """Which calls may run."""

    usage: ToolUsage
    """The lifecycle."""

    secret_check: SecretCheck
    """Tries whether a secret works."""


def make_lifecycle_parts(
    paths: AppPaths,
    settings: SettingsFile,
    registry: ToolRegistry,
    workers: WorkerPool,
    http: HttpCalls,
    sandboxes: Sandboxes,
) -> LifecycleParts:
    """Make them; touches no file and starts nothing."""
    database, owner = Database(paths.database), RowOwner(paths.workspace_dir)
    redactor = Redactor()
    vault = SecretVault(database, redactor, paths.workspace_dir, paths.encrypted_secrets)
    signing_keys = SigningKeys(vault)
    limits = UsageLimits(database, owner)
    cache = CacheHandler(database, owner, redactor)
    history = History(database, owner, redactor)
    permissions = Permissions(Grants(database, paths.workspace_dir), paths.workspace_dir)
    pools = ResourcePools(settings)
    executor = Executor(
        workers,
        http,
        limits,
        paths.workspace_dir,
        vault,
        signing_keys,
        sandboxes,
        permissions,
        pools,
    )
    usage = ToolUsage(registry, executor, cache, history, settings, vault)
    check = SecretCheck(executor, redactor)
    return LifecycleParts(
        database, vault, signing_keys, limits, pools, cache, history, permissions, usage, check
    )
