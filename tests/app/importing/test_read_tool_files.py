"""Tool files from elsewhere come without what they were allowed, and without their secrets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.importing.import_text import ImportOrigin
from tooldesk.importing.read_tool import ReadTool
from tooldesk.importing.reading import read_import
from tooldesk.tools.permission import Permission

SHELL = {"kind": "shell", "command": ["ls", "{path}"]}
CANARY = "canary-0a1b2c3d4e5f6a7b"


def read(**fields: Any) -> ReadTool:
    tool = {"name": "mine", "input_schema": {"path": "string"}, "source": SHELL, **fields}
    (found,) = read_import(json.dumps(tool)).tools
    return found


def test_what_was_allowed_asks_and_rules_that_allow_are_dropped() -> None:
    when = [{"kind": "path", "argument": "path", "folders": ["notes"]}]
    rules = [{"permission": each, "when": when} for each in ("allow", "deny")]
    found = read(permission="allow", permission_rules=rules)
    assert found.definition is not None
    assert found.definition.permission is Permission.ASK
    assert [each.permission for each in found.definition.permission_rules] == [Permission.DENY]
    assert "it was allowed there; here each call asks first" in found.notes
    assert "left out: 1 rule that allowed calls" in found.notes


@pytest.mark.parametrize("kind", ["python", "wasm", "builtin"])
def test_kinds_that_run_without_asking_ask_when_they_are_imported(kind: str) -> None:
    sources = {
        "python": {"file": "/elsewhere/a.py", "function": "a"},
        "wasm": {"kind": "wasm", "module": "a.wasm"},
        "builtin": {"kind": "builtin", "name": "read"},
    }
    found = read(source=sources[kind])
    assert found.definition is not None
    assert found.definition.permission is Permission.ASK
    if kind != "builtin":
        assert any("is not brought along" in note for note in found.notes)


def test_what_is_denied_stays_denied() -> None:
    found = read(permission="deny").definition
    assert found is not None
    assert found.permission is Permission.DENY


def test_credentials_become_variables_with_their_values_aside() -> None:
    source = {"kind": "http", "url": "https://a.test", "query": {"api_key": CANARY, "q": "x"}}
    found = read(source=source, env_vars=[{"name": "A_TOKEN", "default": CANARY + "2"}])
    assert found.definition is not None
    assert CANARY not in repr(found)
    assert CANARY not in found.definition.model_dump_json()
    assert dict(found.secrets) == {"MINE_API_KEY": CANARY, "A_TOKEN": CANARY + "2"}
    assert [each.name for each in found.definition.env_vars] == ["A_TOKEN", "MINE_API_KEY"]


def test_several_are_read_and_what_is_none_is_told() -> None:
    good = {"name": "a", "source": SHELL, "input_schema": {"path": "string"}}
    tools = read_import(json.dumps([good, 3, {**good, "nonsense": 1}])).tools
    assert [each.definition is not None for each in tools] == [True, False, False]
    assert "nonsense: is not a key of a tool file" in tools[2].problem


def test_pasted_servers_and_functions_say_how_they_are_imported() -> None:
    with pytest.raises(DefinitionError, match="MCP servers") as caught:
        read_import('{"mcpServers": {"a": {"command": "cat"}}}')
    assert "servers import" in caught.value.next_step
    with pytest.raises(DefinitionError, match="from their file"):
        read_import("def f(): pass", "python")
    with pytest.raises(DefinitionError, match="no such file"):
        read_import("x", "python", ImportOrigin(path=Path("/none.py")))
