"""Each variable's value comes from the first place that has one, and a call without one stops."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tooldesk.secret_vault.missing_variable import VariableMissingError
from tooldesk.secret_vault.overview import overview
from tooldesk.secret_vault.resolution import (
    ResolvedVariable,
    VariableState,
    resolve,
    resolve_all,
    values_of,
)
from tooldesk.secret_vault.stores.keyring_status import (
    KeyringState,
    KeyringStatus,
    KeyringUnavailableError,
)
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

NAME = "RESOLVED_KEY"


async def resolved(vault: SecretVault, environment=None, given=None, **fields) -> ResolvedVariable:
    variable = EnvVar(name=NAME, **fields)
    (one,) = await resolve(vault, [variable], environment or {}, given)
    assert one.value is None or one.value not in repr(replace(one, variable=EnvVar(name=NAME)))
    return one


async def test_first_place_that_has_a_value_gives_it(secret_service, vault: SecretVault):
    default = {"default": "value-of-default"}
    here = {NAME: "value-of-environment"}
    assert (await resolved(vault)).state is VariableState.MISSING
    steps = [
        (vault.check_keyring, "default", "declared default"),
        (partial(vault.allow_environment, NAME), "environment", "environment of Tooldesk"),
        (partial(vault.set, NAME, "value-of-global"), "global", "global entry in the keyring"),
        (
            partial(vault.set, NAME, "value-of-override", vault.workspace_scope),
            "override",
            "workspace override in the keyring",
        ),
    ]
    for step, value, origin in steps:
        await step()
        one = await resolved(vault, here, **default)
        assert (one.value, one.origin) == (f"value-of-{value}", origin)
    one = await resolved(vault, here, {NAME: "value-of-caller"}, **default)
    assert (one.value, one.origin) == ("value-of-caller", "given by the caller")
    await vault.unset(NAME, vault.workspace_scope)
    await vault.unset(NAME)
    assert (await resolved(vault, here)).state is VariableState.MISSING


async def values_for(vault: SecretVault, *call: Any) -> dict[str, str]:
    return await values_of(vault, await resolve_all(vault, *call), call[2])


async def test_environment_gives_nothing_without_permission(secret_service, vault: SecretVault):
    with pytest.raises(VariableMissingError) as caught:
        await values_for(vault, "weather", [EnvVar(name=NAME)], {NAME: "value-of-environment"}, {})
    error = caught.value
    assert (error.tool_name, error.variable) == ("weather", NAME)
    assert error.message == f"weather needs {NAME}, which has no value."
    assert f"tooldesk secrets set {NAME}." in error.next_step
    assert "--from-environment" in error.next_step
    assert "value-of" not in str(error)


async def test_optional_variable_without_a_value_is_left_out(secret_service, vault: SecretVault):
    variables = [EnvVar(name=NAME, required=False), EnvVar(name="PORT", default="80")]
    assert await values_for(vault, "tool", variables, {}, {}) == {"PORT": "80"}


async def test_values_of_calls_are_redacted_and_defaults_are_not(no_bus, vault: SecretVault):
    await vault.allow_environment(NAME)
    variables = [EnvVar(name=NAME), EnvVar(name="REGION", default="north-west")]
    here = {NAME: "value-of-environment"}
    await values_for(vault, "tool", variables, here, {})
    shown = vault.redactor.redact("value-of-environment in north-west")
    assert shown == f"•••{NAME}••• in north-west"


async def test_without_a_keyring_other_places_still_give_values(no_bus, vault: SecretVault):
    assert (await resolved(vault, default="value-of-default")).value == "value-of-default"
    await vault.set_for_session(NAME, "value-of-session")
    one = await resolved(vault)
    assert (one.value, one.origin) == (
        "value-of-session",
        "global entry in memory, for this session",
    )


async def test_locked_value_stops_the_call_and_no_default_takes_its_place(
    own_secret_service, new_vault
):
    await new_vault().set(NAME, "value-of-global")
    own_secret_service.lock()
    variable = EnvVar(name=NAME, required=False, default="value-of-default")
    async with asyncio.timeout(5):
        with pytest.raises(VariableMissingError) as caught:
            await values_for(new_vault(), "weather", [variable], {}, {})
    assert "weather needs RESOLVED_KEY. The keyring is locked" in caught.value.message
    assert "Unlock it" in caught.value.next_step


async def test_use_is_noted_with_its_time_and_users_are_listed(secret_service, vault: SecretVault):
    definitions = [
        ToolDefinition(
            name=tool,
            source=PythonSource(file="a.py", function="a"),
            env_vars=(EnvVar(name=NAME, required=required), EnvVar(name="PLAIN", default="x")),
        )
        for tool, required in (("one", False), ("two", True))
    ]
    await vault.set(NAME, "value-of-global")
    await vault.set("UNDECLARED", "value-of-another")
    before = {each.name: each for each in await overview(vault, definitions, {})}
    await values_for(vault, "one", definitions[0].env_vars, {}, {})
    after = {each.name: each for each in await overview(vault, definitions, {})}
    assert list(after) == ["PLAIN", NAME, "UNDECLARED"]
    assert (after[NAME].used_by, after[NAME].is_required) == (("one", "two"), True)
    assert before[NAME].last_used_at is None
    assert after[NAME].last_used_at is not None
    assert after["UNDECLARED"].state is VariableState.SET
    assert after["UNDECLARED"].last_used_at is None
    assert "value-of" not in repr(after)
    await vault.unset(NAME)
    await vault.unset("UNDECLARED")


@pytest.mark.parametrize("state", list(KeyringState))
def test_call_can_have_the_keyring_opened_that_waits_for_an_answer(state: KeyringState) -> None:
    problem = KeyringUnavailableError(KeyringStatus(state))
    error = VariableMissingError("weather", NAME, problem=problem)
    assert error.is_locked is (state in (KeyringState.LOCKED, KeyringState.HANGING))
