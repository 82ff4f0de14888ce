"""LifecycleParts: what runs calls and remembers them in a workspace, made together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.execution.executor import Executor
from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.mcp_server.servers import Servers
from tooldesk.execution.permissions.approvals import Approvals
from tooldesk.execution.permissions.code_reader import CodeReader
from tooldesk.execution.permissions.grants import Grants
from tooldesk.execution.permissions.permissions import Permissions
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.resource_pools.resource_pools import ResourcePools
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.execution.tool_sources import ToolSources
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.frozen_record import frozen_record
from tooldesk.paths import AppPaths
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.secret_vault.vault_variables import VaultVariables
from tooldesk.settings_file import SettingsFile
from tooldesk.signing.signing_keys import SigningKeys
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.usage.desk.cache_reading import cached_result
from tooldesk.usage.history.history import History


@frozen_record
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

    grants: Grants
    """What a person allowed for good."""

    approvals: Approvals
    """What a person approved of tools."""

    permissions: Permissions
    """Which calls may run."""

    executor: Executor
    """Runs calls."""


def make_lifecycle_parts(
    paths: AppPaths,
    settings: SettingsFile,
    registry: ToolRegistry,
    workers: WorkerPool,
    http: HttpCalls,
    sandboxes: Sandboxes,
    servers: Servers,
    require_trust: Callable[[], None],
) -> LifecycleParts:
    """Make them; touches no file and starts nothing."""
    database, owner = Database(paths.database), RowOwner(paths.workspace_dir)
    redactor = Redactor()
    vault = SecretVault(database, redactor, paths.workspace_dir, paths.encrypted_secrets)
    signing_keys = SigningKeys(vault)
    limits = UsageLimits(database, owner)
    cache = CacheHandler(database, owner, redactor, settings)
    history = History(database, owner, redactor, settings)
    grants = Grants(database, paths.workspace_dir, redactor)
    code = CodeReader(paths.workspace_dir, database)
    approvals = Approvals(paths.approved_tools, paths.workspace_dir, code, redactor)
    permissions = Permissions(grants, paths.workspace_dir, require_trust, code, approvals)
    pools = ResourcePools(settings)
    sources = ToolSources(
        workers,
        http,
        ShellCalls(),
        paths.workspace_dir,
        sandboxes,
        paths.compiled_modules,
        servers,
    )
    executor = Executor(
        registry,
        sources,
        limits,
        VaultVariables(vault),
        permissions,
        pools,
        signing_keys,
    )
    sources.read_cached = partial(cached_result, registry, cache, executor)
    return LifecycleParts(
        database,
        vault,
        signing_keys,
        limits,
        pools,
        cache,
        history,
        grants,
        approvals,
        permissions,
        executor,
    )
