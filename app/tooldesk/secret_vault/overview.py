"""overview: every variable that is declared or stored, how it stands and what uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from tooldesk.errors import SecretUnavailableError
from tooldesk.frozen_record import frozen_record
from tooldesk.natural_order import natural_key
from tooldesk.secret_vault.places import ValuePlace, VariableUse, places_of
from tooldesk.secret_vault.resolution import ResolvedVariable, VariableState, resolve
from tooldesk.secret_vault.secret_index import IndexEntry
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, NO_VARIABLES, SecretKey
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.tool_definition import ToolDefinition


@frozen_record
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

    uses: tuple[VariableUse, ...]
    """The tools that declare it, each with how."""

    places: tuple[ValuePlace, ...]
    """Where a value is looked for, in that order."""

    changed_at: datetime | None
    """When its value was last set, in UTC."""

    last_used_at: datetime | None
    """When a call last got its value, in UTC."""

    is_environment_allowed: bool
    """Whether the environment of Tooldesk may give its value."""

    @property
    def used_by(self) -> tuple[str, ...]:
        """Names of the tools that declare it."""
        return tuple(use.tool_name for use in self.uses)

    @property
    def is_bad(self) -> bool:
        """Whether a tool can't run for its sake."""
        is_missing = self.state is VariableState.MISSING and self.is_required
        return is_missing or self.state is VariableState.LOCKED

    def breaks_without(self, place: ValuePlace) -> tuple[str, ...]:
        """The tools that could not run any more if this place had no value."""
        others = (each for each in self.places if each is not place and each.kind != "default")
        if any(each.has_value and each.is_allowed for each in others):
            return ()
        return tuple(use.tool_name for use in self.uses if use.is_required and use.default is None)


async def overview(
    vault: SecretVault,
    definitions: Iterable[ToolDefinition],
    environment: Mapping[str, str],
    *,
    may_ask: bool = False,
    reads_values: bool = True,
) -> tuple[VariableOverview, ...]:
    """All variables by name. Reading heals the index, so what is told is the case.

    Without `reads_values` it is what the index says: at once, and mostly right.
    """
    uses, declared = _declared(definitions)
    for key in (*await vault.entries(), *vault.session_keys):
        if key.scope.startswith(NO_VARIABLES):
            continue
        declared.setdefault(key.name, EnvVar(name=key.name, required=False))
    variables = [declared[name] for name in sorted(declared, key=natural_key)]
    resolved = await resolve(
        vault, variables, environment, may_ask=may_ask, reads_values=reads_values
    )
    entries = await vault.entries()
    shown = (
        _shown(vault, each, tuple(uses.get(each.variable.name, ())), entries, environment)
        for each in resolved
    )
    # the index may have known a secret that the keyring no longer has
    return tuple(
        each
        for each in shown
        if each.uses or each.is_environment_allowed or any(at.has_value for at in each.places[:2])
    )


def _declared(
    definitions: Iterable[ToolDefinition],
) -> tuple[dict[str, list[VariableUse]], dict[str, EnvVar]]:
    """What uses each variable, and all that tools say of it, both by its name."""
    uses: dict[str, list[VariableUse]] = {}
    declared: dict[str, EnvVar] = {}
    for definition in definitions:
        for variable in definition.env_vars:
            uses.setdefault(variable.name, []).append(VariableUse.of(definition.name, variable))
            before = declared.get(variable.name)
            declared[variable.name] = _merged(before, variable) if before else variable
    return uses, declared


def _shown(
    vault: SecretVault,
    resolved: ResolvedVariable,
    uses: tuple[VariableUse, ...],
    entries: Mapping[SecretKey, IndexEntry],
    environment: Mapping[str, str],
) -> VariableOverview:
    variable = resolved.variable
    override = entries.get(SecretKey(vault.workspace_scope, variable.name))
    shared = entries.get(SecretKey(GLOBAL_SCOPE, variable.name))
    places = places_of(vault, resolved, (override, shared), environment)
    entry = override or shared
    return VariableOverview(
        name=variable.name,
        description=variable.description,
        state=resolved.state,
        origin=resolved.origin,
        problem=resolved.problem,
        is_required=variable.required,
        uses=uses,
        places=places,
        changed_at=entry.changed_at if entry else None,
        last_used_at=_latest(override, shared),
        is_environment_allowed=shared is not None and shared.is_environment_allowed,
    )


def _merged(one: EnvVar, other: EnvVar) -> EnvVar:
    """Two tools' declarations of one variable: needed by either is needed."""
    default = one.default if one.default is not None else other.default
    lacks_value = any(each.required and each.default is None for each in (one, other))
    return EnvVar(
        name=one.name,
        description=one.description or other.description,
        required=one.required or other.required,
        default=None if lacks_value else default,
    )


def _latest(*entries: IndexEntry | None) -> datetime | None:
    times = [each.last_used_at for each in entries if each is not None and each.last_used_at]
    return max(times, default=None)
