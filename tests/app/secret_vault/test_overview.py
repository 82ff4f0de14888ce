"""What is shown of a variable: its places in order, what uses it, and what breaks without it."""

from __future__ import annotations

from tooldesk.secret_vault.overview import VariableOverview, overview
from tooldesk.secret_vault.resolution import VariableState
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

NAME = "SHOWN_KEY"


def tool(name: str, **variable: object) -> ToolDefinition:
    return ToolDefinition(
        name=name,
        source=PythonSource(file="a.py", function="a"),
        env_vars=({"name": NAME, **variable},),
    )


async def shown(vault: SecretVault, *tools: ToolDefinition, environment=None, **how):
    every = await overview(vault, tools, environment or {}, **how)
    (one,) = (each for each in every if each.name == NAME)
    return one


def standing(one: VariableOverview) -> list[str]:
    return [
        f"{at.kind}{'+' if at.has_value else ''}{'!' if at.is_used else ''}" for at in one.places
    ]


async def test_every_place_is_shown_in_order_and_one_is_used(secret_service, vault: SecretVault):
    here, needing = {NAME: "env-value"}, tool("one")
    assert standing(await shown(vault, needing)) == [
        "workspace",
        "global",
        "environment",
        "default",
    ]
    one = await shown(vault, needing, environment=here)
    assert (standing(one)[2], one.places[2].is_allowed) == ("environment+", False)
    await vault.allow_environment(NAME)
    one = await shown(vault, needing, environment=here)
    assert (standing(one)[2], one.state) == ("environment+!", VariableState.FROM_ENVIRONMENT)
    await vault.set(NAME, "global-value")
    await vault.set(NAME, "override-value", vault.workspace_scope)
    one = await shown(vault, needing, environment=here)
    assert standing(one)[:3] == ["workspace+!", "global+", "environment+"]
    assert one.places[0].detail == "in the keyring"
    assert "value" not in repr(one.places).replace("has_value", "").replace("ValuePlace", "")
    await vault.unset(NAME, vault.workspace_scope)
    await vault.unset(NAME, keeps_permission=True)
    assert (await shown(vault, needing, environment=here)).is_environment_allowed
    await vault.allow_environment(NAME, is_allowed=False)
    assert await vault.entries() == {}


async def test_what_breaks_without_a_value_is_told(secret_service, vault: SecretVault):
    tools = tool("needs"), tool("may", required=False), tool("has", default="x")
    await vault.set(NAME, "global-value")
    one = await shown(vault, *tools)
    assert one.breaks_without(one.places[1]) == ("needs",)
    await vault.set(NAME, "override-value", vault.workspace_scope)
    one = await shown(vault, *tools)
    assert one.breaks_without(one.places[1]) == ()
    for scope in (vault.workspace_scope, ""):
        await vault.unset(NAME, scope)


async def test_default_of_one_tool_does_not_hide_what_another_lacks(no_bus, vault: SecretVault):
    one = await shown(vault, tool("has", default="x"), tool("needs"))
    assert (one.state, one.is_bad) == (VariableState.MISSING, True)
    one = await shown(vault, tool("has", default="x"), tool("may", required=False))
    assert (one.state, standing(one)[3]) == (VariableState.DEFAULT, "default+!")


async def test_index_alone_answers_without_the_keyring(secret_service, new_vault):
    await new_vault().set(NAME, "global-value")
    vault = new_vault()
    one = await shown(vault, tool("one"), reads_values=False)
    assert one.state is VariableState.SET
    assert vault.keyring_status is None
    await vault.unset(NAME)


async def test_session_secret_that_no_tool_declares_is_shown(no_bus, vault: SecretVault):
    await vault.set_for_session(NAME, "memory-value")
    one = await shown(vault)
    assert (one.uses, one.places[1].detail) == ((), "in memory, until Tooldesk ends")


async def test_change_of_the_keyring_is_told_once(own_secret_service, vault: SecretVault):
    told = []
    vault.tell_keyring_status_to(lambda status: told.append(status.state.value))
    await vault.check_keyring()
    await vault.check_keyring()
    own_secret_service.kill_daemon()
    await vault.check_keyring()
    own_secret_service.start_daemon()
    await vault.check_keyring()
    assert told == ["available", "no keyring", "available"]
