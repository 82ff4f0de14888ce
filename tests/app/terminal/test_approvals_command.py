"""tooldesk tools approve and approvals: what waits is told, with what it was and what it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tooldesk.paths import AppPaths
from tooldesk.workspace.trust import TrustedFolders

Terminal = Callable[..., tuple[int, str, str]]
GOODBYE = {"kind": "shell", "command": ["echo", "goodbye"]}
CHANGE = 'ource command: ["echo", "hello"] → ["echo", "goodbye"]'


@pytest.fixture
def write(paths: AppPaths) -> Callable[..., None]:
    """Writes the file of a tool that says hello, with other fields if need be."""

    def write(**fields: Any) -> None:
        file = paths.workspace_dir / "tools" / "greet.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        source = {"kind": "shell", "command": ["echo", "hello"]}
        tool = {"name": "greet", "description": "Greet.", "permission": "allow", "source": source}
        file.write_text(json.dumps(tool | fields))

    write()
    TrustedFolders(paths).add(paths.workspace_dir)
    return write


def test_changed_tool_is_listed_refused_shown_and_approved(
    terminal: Terminal, write: Callable[..., None]
) -> None:
    assert terminal("tools", "approve", "greet")[0] == 0
    assert terminal("run", "greet", "--args", "{}")[0] == 0
    write(source=GOODBYE)
    code, out, _ = terminal("tools", "list")
    assert code == 0
    assert "(changed, waits for approval) Greet." in out
    code, out, err = terminal("run", "greet", "--args", "{}")
    assert code == 3
    assert out.startswith("greet has changed since you approved it")
    assert CHANGE in err
    assert "tooldesk tools approve greet" in err
    code, _, err = terminal("tools", "show", "greet")
    assert code == 1
    assert CHANGE in err
    code, out, _ = terminal("tools", "approvals")
    assert code == 3
    assert "waits, changed: source command" in out
    code, out, _ = terminal("tools", "approvals", "--json")
    (row,) = json.loads(out)
    assert row["differences"][0]["now"] == '["echo", "goodbye"]'
    code, _, err = terminal("tools", "approve", "greet")  # nobody is there to look at it
    assert code == 3
    assert CHANGE in err
    assert terminal("tools", "approve", "--all", "--yes")[0] == 0
    assert terminal("run", "greet", "--args", "{}")[0] == 0
    assert terminal("tools", "approvals")[0] == 0


def test_approval_is_revoked_and_names_that_are_not_there_are_told(
    terminal: Terminal, write: Callable[..., None]
) -> None:
    assert terminal("tools", "approve", "greet")[0] == 0
    write(description="Greet nobody.")
    assert terminal("tools", "approve", "--revoke", "greet")[0] == 0
    assert terminal("run", "greet", "--args", "{}")[0] == 0
    code, _, err = terminal("tools", "approve", "--revoke", "greet")
    assert (code, "greet is not approved." in err) == (1, True)
    code, _, err = terminal("tools", "approve", "gret")
    assert (code, "The nearest: greet" in err) == (2, True)
    assert terminal("tools", "approve")[0] == 2
    code, _, err = terminal("tools", "approvals")
    assert (code, "Nothing is approved" in err) == (0, True)
