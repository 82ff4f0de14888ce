"""Values come out of .env files and mcpServers blocks as they are meant; a plan shows none."""

from __future__ import annotations

import pytest

from tooldesk.secret_vault.importing.secret_import import (
    ImportAction,
    ImportedVariable,
    plan_import,
    read_env_file,
    read_mcp_servers,
    store_import,
)
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, SecretKey

KEY = "-----BEGIN KEY-----\nabc\n-----END KEY-----"
ENV_FILE = f"""# a comment
export EXPORTED=exported-value
QUOTED="double 'quoted' # no comment\\tx"
SINGLE='single $NOT_EXPANDED'
MULTI="{KEY}"

TWICE=first-value
EMPTY=
REFERENCE=${{OTHER}}
TWICE = second-value # a comment
this is no assignment
"""


def taken(found: list[ImportedVariable]) -> dict[str, str]:
    return {each.name: each.value for each in found if each.action is ImportAction.NEW}


def test_env_file_is_read_as_shells_and_dotenv_do():
    found = read_env_file(ENV_FILE)
    assert taken(found) == {
        "EXPORTED": "exported-value",
        "QUOTED": "double 'quoted' # no comment\tx",
        "SINGLE": "single $NOT_EXPANDED",
        "MULTI": KEY,
        "TWICE": "second-value",
    }
    skipped = [(e.name, e.where, e.reason) for e in found if e.action is ImportAction.SKIPPED]
    assert skipped == [
        ("TWICE", "line 9", "line 12 sets it again"),
        ("EMPTY", "line 10", "it has no value"),
        ("REFERENCE", "line 11", "it is a reference to another variable"),
        ("", "line 13", "it can't be read as NAME=value"),
    ]
    assert "value" not in repr([each for each in found if each.name == "EXPORTED"]).replace(
        "ImportedVariable", ""
    )


def test_env_blocks_of_servers_are_read_and_conflicts_shown():
    servers = {
        "one": {"command": "x", "env": {"A": "value-a", "B": "value-b", "R": "${input:r}"}},
        "two": {"env": {"A": "value-a", "B": "another-b", "N": 3}},
        "three": {"command": "x"},
        "four": None,
    }
    found = read_mcp_servers({"mcpServers": servers})
    assert taken(found) == {"A": "value-a"}
    assert [(e.name, e.where, e.reason) for e in found if e.action is ImportAction.SKIPPED] == [
        ("B", "server one", "servers give it different values"),
        ("R", "server one", "it is a reference to another variable"),
        ("A", "server two", "server one gives the same value"),
        ("B", "server two", "servers give it different values"),
        ("N", "server two", "it is no text"),
    ]


@pytest.mark.parametrize("document", [None, [], {}, {"mcpServers": []}, {"mcpServers": {"a": 1}}])
def test_document_of_another_shape_has_nothing_to_import(document):
    assert read_mcp_servers(document) == []


async def test_plan_says_what_would_happen_and_storing_does_it(secret_service, vault):
    await vault.set("IMPORT_SAME", "same-value")
    await vault.set("IMPORT_OTHER", "older-value")
    found = read_env_file("IMPORT_SAME=same-value\nIMPORT_OTHER=newer-value\nIMPORT_NEW=new-value")
    planned = await plan_import(vault, found, GLOBAL_SCOPE)
    actions = [ImportAction.SAME, ImportAction.REPLACES, ImportAction.NEW]
    assert [each.action for each in planned] == actions
    assert await store_import(vault, planned, GLOBAL_SCOPE) == 2
    again = await plan_import(vault, found, GLOBAL_SCOPE)
    assert {each.action for each in again} == {ImportAction.SAME}
    for each in found:
        await vault.unset(each.name)


async def test_value_of_the_session_is_stored_before_its_file_can_be_rewritten(
    secret_service, vault
):
    await vault.set_for_session("IMPORT_SESSION", "same-value")
    found = read_env_file("IMPORT_SESSION=same-value")
    planned = await plan_import(vault, found, GLOBAL_SCOPE)
    assert [each.action for each in planned] == [ImportAction.REPLACES]
    assert await store_import(vault, planned, GLOBAL_SCOPE) == 1
    finding = await vault.find_one(SecretKey(GLOBAL_SCOPE, "IMPORT_SESSION"))
    assert finding is not None
    assert finding.place == "keyring"
    await vault.unset("IMPORT_SESSION")
