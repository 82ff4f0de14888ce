"""VaultVariables: the variables of a tool, from the keyring and wherever else a person allowed."""

from __future__ import annotations

import os
from collections.abc import Mapping

from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.resolution import (
    ResolvedVariable,
    resolve_all,
    shared_names,
    values_of,
)
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.tools.hand_out import HandOut
from tooldesk.tools.tool_definition import ToolDefinition


class VaultVariables:
    """Values for one call, resolved as resolution.py says."""

    def __init__(self, vault: SecretVault, environment: Mapping[str, str] = os.environ) -> None:
        self._vault = vault
        self._environment = environment

    @property
    def redactor(self) -> Redactor:
        """Takes every value out of texts."""
        return self._vault.redactor

    @property
    def is_locked(self) -> bool:
        """Whether a person can open what stored values can't be read from."""
        return self._vault.is_locked

    async def values(
        self, definition: ToolDefinition, given: Mapping[str, str], hand_out: HandOut
    ) -> dict[str, str]:
        """Name → value of each variable that a tool declares and that has one.

        Raises:
            VariableMissingError: a required one has none, or one that is set can't be read.
            NotPermittedError: a person keeps one for all workspaces, and it may not have that.
        """
        resolved: tuple[ResolvedVariable, ...] = ()
        if definition.env_vars:
            resolved = await resolve_all(
                self._vault, definition.name, definition.env_vars, self._environment, given
            )
        await hand_out(shared_names(resolved))
        return await values_of(self._vault, resolved, self._environment) if resolved else {}
