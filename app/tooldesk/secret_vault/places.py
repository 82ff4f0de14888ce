"""places_of: where the value of one variable is looked for, in order, and what is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from tooldesk.frozen_record import frozen_record
from tooldesk.secret_vault.resolution import ResolvedVariable, VariableState
from tooldesk.secret_vault.secret_index import IndexEntry
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, SecretKey
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.tools.env_var import EnvVar

PlaceKind = Literal["workspace", "global", "environment", "default"]
"""In the order in which they are asked."""

_KEPT_IN = {
    "keyring": "in the keyring",
    "file": "in the encrypted file",
    "session": "in memory, until Tooldesk ends",
}


@frozen_record
class VariableUse:
    """One tool's declaration of a variable."""

    tool_name: str
    """The tool."""

    is_required: bool
    """Whether it can't run without a value."""

    default: str | None
    """Its own default."""

    check: dict[str, Any] | None
    """Arguments of a call that tries the value; None where the tool declares none."""

    @classmethod
    def of(cls, tool_name: str, variable: EnvVar) -> VariableUse:
        """What a tool says of a variable."""
        return cls(tool_name, variable.required, variable.default, variable.check)


@frozen_record
class ValuePlace:
    """One step of the resolution; never holds a secret value."""

    kind: PlaceKind
    """Which step it is."""

    has_value: bool
    """Whether there is a value."""

    is_used: bool
    """Whether this is the one that calls get."""

    detail: str = ""
    """Who keeps it, or the default itself."""

    is_allowed: bool = True
    """False only for an environment that may not give its value."""

    key: SecretKey | None = None
    """What it is kept under; None for environment and default."""


def places_of(
    vault: SecretVault,
    resolved: ResolvedVariable,
    entries: tuple[IndexEntry | None, IndexEntry | None],
    environment: Mapping[str, str],
) -> tuple[ValuePlace, ...]:
    """The four places of a variable; `entries` are those of the workspace and of all."""
    variable = resolved.variable
    is_stored = resolved.state in (VariableState.SET, VariableState.LOCKED)
    kinds: tuple[PlaceKind, PlaceKind] = ("workspace", "global")
    scopes = (vault.workspace_scope, GLOBAL_SCOPE)
    stored: list[ValuePlace] = []
    for kind, scope, entry in zip(kinds, scopes, entries, strict=True):
        key = SecretKey(scope, variable.name)
        kept_by = "session" if key in vault.session_keys else entry.place if entry else None
        is_used = is_stored and kept_by is not None and not any(at.is_used for at in stored)
        stored.append(
            ValuePlace(kind, kept_by is not None, is_used, _KEPT_IN.get(kept_by or "", ""), key=key)
        )
    shared = entries[1]
    return (
        *stored,
        ValuePlace(
            "environment",
            variable.name in environment,
            resolved.state is VariableState.FROM_ENVIRONMENT,
            is_allowed=shared is not None and shared.is_environment_allowed,
        ),
        ValuePlace(
            "default",
            variable.default is not None,
            resolved.state is VariableState.DEFAULT,
            variable.default or "",
        ),
    )
