"""resolve: the variables a tool declares → their values, and where each came from.

In this order: given by the caller, the workspace's own entry, the global entry, the environment
Tooldesk was started in (if the person allowed it for that variable), the declared default.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from enum import StrEnum

from tooldesk.errors import SecretUnavailableError
from tooldesk.frozen_record import frozen_record
from tooldesk.secret_vault.environment_secrets import is_everyday
from tooldesk.secret_vault.missing_variable import VariableMissingError
from tooldesk.secret_vault.secret_index import IndexEntry
from tooldesk.secret_vault.secret_reader import Finding
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, SecretKey
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.tools.env_var import EnvVar


class VariableState(StrEnum):
    """How a variable stands, as people read it."""

    SET = "set"
    FROM_ENVIRONMENT = "from environment"
    DEFAULT = "default"
    MISSING = "missing"
    LOCKED = "locked"


@frozen_record
class ResolvedVariable:
    """One variable and where its value comes from."""

    variable: EnvVar
    """What the tool declares."""

    state: VariableState
    """How it stands."""

    origin: str
    """Where the value comes from, in words: "global entry in the keyring"; "" without a value."""

    value: str | None = field(default=None, repr=False)
    """The value: never shown, never stored."""

    key: SecretKey | None = None
    """What it is kept under, when it is kept."""

    problem: SecretUnavailableError | None = None
    """Why a value that is there can't be read."""

    is_in_environment: bool = False
    """Whether the environment has a value that it may not give."""


async def resolve(
    vault: SecretVault,
    variables: Iterable[EnvVar],
    environment: Mapping[str, str],
    given: Mapping[str, str] | None = None,
    *,
    may_ask: bool = True,
    reads_values: bool = True,
) -> tuple[ResolvedVariable, ...]:
    """Each variable with its value and where that came from; nothing is raised for a missing one.

    `may_ask`: a locked keyring shows its dialogue. Without `reads_values` the index is believed,
    which is quick and gives no values.
    """
    variables = tuple(variables)
    given = given or {}
    names = [each.name for each in variables if each.name not in given]
    if not names:
        return tuple(_given(each, given) for each in variables)
    entries = await vault.entries()
    if reads_values:
        findings = await vault.find(*names, entries=entries, may_ask=may_ask)
    else:
        findings = vault.expected(*names, entries=entries)
    return tuple(
        _given(each, given)
        if each.name in given
        else _resolved(each, findings.get(each.name), entries, environment)
        for each in variables
    )


async def resolve_all(
    vault: SecretVault,
    tool_name: str,
    variables: Iterable[EnvVar],
    environment: Mapping[str, str],
    given: Mapping[str, str],
) -> tuple[ResolvedVariable, ...]:
    """The variables of one call, each as it stands, with all that the tool needs.

    Raises:
        VariableMissingError: a required variable has no value, or a set one can't be read.
    """
    resolved = await resolve(vault, variables, environment, given)
    for each in resolved:
        is_missing = each.state is VariableState.MISSING and each.variable.required
        if is_missing or each.state is VariableState.LOCKED:
            raise VariableMissingError(
                tool_name,
                each.variable.name,
                problem=each.problem,
                is_in_environment=each.is_in_environment,
            )
    return resolved


def shared_names(resolved: Iterable[ResolvedVariable]) -> frozenset[str]:
    """Variables whose values were set for all workspaces, not by the caller or for this one."""
    return frozenset(
        each.variable.name
        for each in resolved
        if each.state is VariableState.FROM_ENVIRONMENT
        or (each.key is not None and each.key.scope == GLOBAL_SCOPE)
    )


async def values_of(
    vault: SecretVault, resolved: Iterable[ResolvedVariable], environment: Mapping[str, str]
) -> dict[str, str]:
    """The environment of one call; what is secret in it is kept out of all texts from now on."""
    resolved = tuple(resolved)
    values = {each.variable.name: each.value for each in resolved if each.value is not None}
    await vault.learn(
        {
            each.variable.name: each.value
            for each in resolved
            if each.value is not None and _is_secret(each.state, each.value, environment)
        }
    )
    vault.touch([each.key for each in resolved if each.key is not None])
    return values


def _is_secret(state: VariableState, value: str, environment: Mapping[str, str]) -> bool:
    if state is VariableState.FROM_ENVIRONMENT:
        return not is_everyday(value, environment)
    return state is not VariableState.DEFAULT


def _given(variable: EnvVar, given: Mapping[str, str]) -> ResolvedVariable:
    value = given[variable.name]
    return ResolvedVariable(variable, VariableState.SET, "given by the caller", value)


def _resolved(
    variable: EnvVar,
    finding: Finding | None,
    entries: Mapping[SecretKey, IndexEntry],
    environment: Mapping[str, str],
) -> ResolvedVariable:
    if finding is not None:
        kind = "workspace override" if finding.key.scope else "global entry"
        where = {"file": "the encrypted file", "session": "memory, for this session"}
        origin = f"{kind} in {where.get(finding.place, 'the keyring')}"
        state = VariableState.LOCKED if finding.problem else VariableState.SET
        return ResolvedVariable(
            variable, state, origin, finding.value, finding.key, finding.problem
        )
    from_environment = environment.get(variable.name)
    entry = entries.get(SecretKey(GLOBAL_SCOPE, variable.name))
    is_allowed = entry is not None and entry.is_environment_allowed
    if from_environment is not None and is_allowed:
        origin = "environment of Tooldesk"
        return ResolvedVariable(variable, VariableState.FROM_ENVIRONMENT, origin, from_environment)
    is_there = from_environment is not None
    if variable.default is not None:
        return ResolvedVariable(
            variable,
            VariableState.DEFAULT,
            "declared default",
            variable.default,
            is_in_environment=is_there,
        )
    return ResolvedVariable(variable, VariableState.MISSING, "", is_in_environment=is_there)
