"""SecretWork: what the Secrets screen asks of the core. No Qt."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tooldesk.errors import StorageError
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.permissions.grant import Grant
    from tooldesk.secret_vault.importing.import_source import ImportSource
    from tooldesk.secret_vault.importing.secret_import import ImportedVariable
    from tooldesk.secret_vault.leaks.leak_search import LeakSearch, Progress
    from tooldesk.secret_vault.overview import VariableOverview
    from tooldesk.secret_vault.places import ValuePlace
    from tooldesk.secret_vault.stores.keyring_status import KeyringStatus
    from tooldesk.secret_vault.vault import SecretVault
    from tooldesk.signing.key_overview import KeyOverview
    from tooldesk.signing.key_types import KeyType
    from tooldesk.signing.signing_keys import SigningKey
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.usage.desk.secret_check import CheckOutcome
    from tooldesk_ui.secrets.dialogs.set_dialog import SecretDraft

_HEAVY = (
    "tooldesk.secret_vault.overview",
    "tooldesk.signing.key_overview",
    "tooldesk.secret_vault.importing.import_rewrite",
    "tooldesk.secret_vault.leaks.leak_search",
    "tooldesk.usage.desk.secret_check",
)
"""Imported on a thread before they are used: they bring the database layer with them."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How everything stands at one moment."""

    variables: tuple[VariableOverview, ...]
    """Every variable."""

    keys: tuple[KeyOverview, ...]
    """Every signing key."""

    consents: tuple[Grant, ...]
    """What a person hands out for good, of all variables."""

    keyring: KeyringStatus | None
    """How the keyring stands; None before it was asked."""

    has_file: bool
    """Whether there is an encrypted file."""

    is_file_open: bool
    """Whether its passphrase is known."""


class SecretWork:
    """One loaded core, and the environment that Tooldesk was started in."""

    def __init__(self, app: App, environment: Mapping[str, str] = os.environ) -> None:
        self._app = app
        self._environment = environment

    @property
    def app(self) -> App:
        """The core."""
        return self._app

    @property
    def vault(self) -> SecretVault:
        """The vault; `prepare` comes before the first use on the window's thread."""
        return self._app.vault

    async def prepare(self) -> None:
        """Make the core's parts, which import much, on a thread."""
        await asyncio.to_thread(_import_and_make, self._app)

    def declaring(self) -> tuple[ToolDefinition, ...]:
        """All that may declare variables: the tools, and the starts of servers."""
        return (*self._app.registry.definitions(), *self._app.servers.declared())

    async def standing(self, *, reads_values: bool) -> Standing:
        """All variables; without `reads_values` at once, as the index knows them."""
        from tooldesk.secret_vault.overview import overview
        from tooldesk.signing.key_overview import key_overview

        vault = self.vault
        if reads_values:
            await vault.check_keyring()
        definitions = self.declaring()
        variables = await overview(vault, definitions, self._environment, reads_values=reads_values)
        keys = await key_overview(self._app.signing_keys, definitions, reads_keys=reads_values)
        # as the reading of values found it, which may be otherwise than a moment before
        keyring = vault.keyring_status
        consents = await self._consents()
        return Standing(
            variables,
            keys,
            consents,
            keyring,
            vault.has_encrypted_file,
            vault.is_encrypted_file_open,
        )

    def consents_of(self, name: str, standing: Standing) -> tuple[Grant, ...]:
        """Those to hand out one variable."""
        from tooldesk.execution.permissions.edges import Edge, EdgeKind

        return tuple(
            grant
            for grant in standing.consents
            if (edge := Edge.of_key(grant.rule)) is not None
            and (edge.kind, edge.name) == (EdgeKind.SECRET, name)
        )

    async def take_back(self, consent: Grant) -> None:
        """Forget one yes; the tool asks again, and keeps what else it may.

        Raises:
            StorageError: the database can't be used.
        """
        grants = self._app.permissions.grants
        revoked = await grants.revoke(consent.tool_name)
        await grants.put(each for each in revoked if each.rule != consent.rule)

    async def _consents(self) -> tuple[Grant, ...]:
        try:
            return await self._app.permissions.grants.all()
        except StorageError:  # it is told elsewhere, and no yes holds then
            return ()

    async def save(self, draft: SecretDraft) -> None:
        """Keep a value.

        Raises:
            AppError: it can't be kept there.
        """
        vault = self.vault
        scope = vault.workspace_scope if draft.is_for_workspace else GLOBAL_SCOPE
        if draft.keeper == "session":
            await vault.set_for_session(draft.name, draft.value, scope)
        else:
            await vault.set(draft.name, draft.value, scope, in_file=draft.keeper == "file")

    async def delete(self, place: ValuePlace) -> None:
        """Forget the value of a place.

        Raises:
            AppError: what holds it can't be written now.
        """
        assert place.key is not None
        await self.vault.unset(place.key.name, place.key.scope, keeps_permission=True)

    async def keep_key(self, name: str, key_type: KeyType, private_key: str) -> None:
        """Keep a signing key that was typed; where that is "", make one.

        Raises:
            AppError: what was typed is no key, or nothing can keep it now.
        """
        keys = self._app.signing_keys
        if private_key:
            await keys.add(name, key_type, private_key)
        else:
            await keys.create(name, key_type)

    async def remove_key(self, key: SigningKey) -> None:
        """Forget a signing key for good.

        Raises:
            AppError: what holds it can't be written now.
        """
        await self._app.signing_keys.remove(key)

    async def value(self, name: str) -> str | None:
        """The value that calls get; a locked keyring asks.

        Raises:
            SecretUnavailableError: it can't be read.
        """
        from tooldesk.secret_vault.resolution import resolve
        from tooldesk.tools.env_var import EnvVar

        (found,) = await resolve(self.vault, [EnvVar(name=name)], self._environment)
        if found.problem is not None:
            raise found.problem
        return found.value

    async def find_leaks(self, roots: Sequence[Path], on_progress: Progress) -> LeakSearch:
        """Look for every stored value."""
        from tooldesk.secret_vault.leaks.leak_search import search_leaks

        return await search_leaks(self.vault, roots, on_progress)

    def leak_roots(self) -> list[Path]:
        """Where leaks are looked for first."""
        paths = self._app.paths
        roots = (paths.workspace_dir, paths.data_dir, paths.log_dir)
        return [root for root in roots if not any(other in root.parents for other in roots)]

    async def read_file(self, path: Path) -> tuple[ImportSource, list[ImportedVariable]]:
        """A file to import from, and what is in it.

        Raises:
            ImportSourceError: it can't be read as such a file.
        """
        from tooldesk.secret_vault.importing.import_source import ImportSource

        source = await asyncio.to_thread(ImportSource.read, path)
        return source, await asyncio.to_thread(source.variables)

    def users_of(self, shown: VariableOverview) -> list[ToolDefinition]:
        """The tools that declare a variable; those that declare a test for it first."""
        with_check = sorted(shown.uses, key=lambda use: use.check is None)
        return [self._app.registry.get(use.tool_name) for use in with_check]

    def arguments_of(self, tool: ToolDefinition, name: str) -> tuple[dict[str, Any], bool]:
        """Arguments to test a variable with, and whether the tool declares them."""
        from tooldesk.usage.desk.secret_check import smallest_arguments

        return smallest_arguments(tool, name)

    async def check(self, tool: ToolDefinition, arguments: dict[str, Any]) -> CheckOutcome:
        """Call a tool once."""
        return await self._app.secret_check.run(tool, arguments)


def _import_and_make(app: App) -> None:
    for module in _HEAVY:
        import_module(module)
    _ = app.vault
