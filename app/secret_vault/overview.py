"""overview: every variable that is declared or stored, how it stands and what uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime

from app.errors import SecretUnavailableError
from app.secret_vault.keyring_store import GLOBAL_SCOPE, SIGNING_SCOPE, SecretKey
from app.secret_vault.resolution import VariableState, resolve
from app.secret_vault.secret_index import IndexEntry
from app.secret_vault.vault import SecretVault
from app.tools.env_var import EnvVar
from app.tools.tool_definition import ToolDefinition


@dataclass(frozen=True, slots=True)
class VariableOverview:
    """One variable, without its value."""

    name: str
    """Its name."""

    description: str
    """What it is for, in the words of the first tool that says so."""

    state: VariableState
    """How it stands."""

    origin: str
    """Where its value comes from, in words; "" when it has none."""

    problem: SecretUnavailableError | None
    """Why a value that is there can't be read."""

    is_required: bool
    """Whether a tool can't run without it."""

    used_by: tuple[str, ...]
    """Names of the tools that declare it."""

    changed_at: datetime | None
    """When its value was last set, in UTC."""

    last_used_at: datetime | None
    """When a call last got its value, in UTC."""

    is_environment_allowed: bool
    """Whether the environment of Tooldesk may give its value."""


async def overview(
    vault: SecretVault,
    definitions: Iterable[ToolDefinition],
    environment: Mapping[str, str],
    *,
    may_ask: bool = False,
) -> tuple[VariableOverview, ...]:
    """All variables by name. Reading heals the index, so what is told is the case."""
    users: dict[str, list[str]] = {}
    declared: dict[str, EnvVar] = {}
    for definition in definitions:
        for variable in definition.env_vars:
            users.setdefault(variable.name, []).append(definition.name)
            before = declared.get(variable.name)
            declared[variable.name] = _merged(before, variable) if before else variable
    for key in await vault.entries():
        if key.scope.startswith(SIGNING_SCOPE):
            continue
        declared.setdefault(key.name, EnvVar(name=key.name, required=False))
    variables = [declared[name] for name in sorted(declared)]
    resolved = await resolve(vault, variables, environment, may_ask=may_ask)
    entries = await vault.entries()
    shown = []
    for each in resolved:
        variable = each.variable
        override = entries.get(SecretKey(vault.workspace_scope, variable.name))
        shared = entries.get(SecretKey(GLOBAL_SCOPE, variable.name))
        entry = override or shared
        if entry is None and variable.name not in users:
            continue  # the index knew a secret that the keyring no longer has
        shown.append(
            VariableOverview(
                name=variable.name,
                description=variable.description,
                state=each.state,
                origin=each.origin,
                problem=each.problem,
                is_required=variable.required,
                used_by=tuple(users.get(variable.name, ())),
                changed_at=entry.changed_at if entry else None,
                last_used_at=_latest(override, shared),
                is_environment_allowed=shared is not None and shared.is_environment_allowed,
            )
        )
    return tuple(shown)


def _merged(one: EnvVar, other: EnvVar) -> EnvVar:
    """Two tools' declarations of one variable: needed by either is needed."""
    return EnvVar(
        name=one.name,
        description=one.description or other.description,
        required=one.required or other.required,
        default=one.default if one.default is not None else other.default,
    )


def _latest(*entries: IndexEntry | None) -> datetime | None:
    times = [each.last_used_at for each in entries if each is not None and each.last_used_at]
    return max(times, default=None)
