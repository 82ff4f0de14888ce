"""tooldesk export: each format, what it loses, a file in one step, and exit codes for CI."""

from __future__ import annotations

import json
import os
import sys
import threading
from pathlib import Path

import pytest

from tooldesk.exporting.spec_format import FORMATS
from tooldesk.paths import AppPaths
from tooldesk.specs.reading import schemas_of


def put_tool(paths: AppPaths, name: str, schema: object) -> None:
    text = json.dumps(
        {
            "name": name,
            "description": "Asks.",
            "input_schema": schema,
            "source": {"kind": "shell", "command": ["true"]},
        }
    )
    (paths.workspace_dir / "tools" / f"{name}.json").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("key", FORMATS)
def test_every_format_holds_every_tool(terminal, key: str) -> None:
    code, out, _ = terminal("export", "--format", key)
    assert code == 0
    assert "calculator" in schemas_of(json.loads(out))
    assert len(schemas_of(json.loads(out))) == 6


def test_specs_go_into_a_file_that_is_whole_or_not_there(terminal, tmp_path: Path) -> None:
    file = tmp_path / "specs.json"
    code, out, err = terminal("export", "--tools", "calculator", "--strict", "-o", str(file))
    assert (code, out) == (0, "")
    assert "1 tool in" in err
    (spec,) = json.loads(file.read_text(encoding="utf-8"))
    assert spec["function"]["strict"] is True
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    code, _, err = terminal("export", "-o", str(tmp_path / "taken" / "specs.json"))
    assert code == 2
    assert "taken" in err


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such devices and links")
def test_what_is_no_file_is_written_to_and_not_replaced(terminal, tmp_path: Path) -> None:
    device = tmp_path / "null"  # a link: no failing test may replace a device of this system
    device.symlink_to(os.devnull)
    code, _, err = terminal("export", "-o", str(device))
    assert (code, device.is_symlink()) == (0, True), err
    pipe, taken = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    reader = threading.Thread(
        target=lambda: taken.append(pipe.read_text(encoding="utf-8")), daemon=True
    )
    reader.start()
    code, _, err = terminal("export", "--tool", "calculator", "-o", str(pipe))
    assert (code, pipe.is_fifo()) == (0, True), err
    reader.join(timeout=60)
    (spec,) = json.loads(taken[0])
    assert spec["function"]["name"] == "calculator"


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_file_that_a_link_leads_to_is_written_and_the_link_stays(terminal, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    link, file = tmp_path / "specs.json", tmp_path / "there" / "specs.json"
    link.symlink_to(file)
    for _ in ("new", "replaced"):
        assert terminal("export", "-o", str(link))[0] == 0
        assert link.is_symlink()
        assert json.loads(file.read_text(encoding="utf-8"))


def test_check_says_what_each_tool_loses_and_fails_where_one_would_be_refused(
    terminal, paths: AppPaths
) -> None:
    terminal("tools", "list")  # which makes the folder
    put_tool(paths, "mail.send", {"type": "object", "properties": {"to-all": {"type": "boolean"}}})
    code, out, _ = terminal("export", "--format", "gemini", "--check")
    assert code == 1
    assert "refused    mail.send, about" in out
    assert (
        "refused    /input_schema/properties/to-all: Gemini (OpenAPI schema) takes letters" in out
    )
    assert out.splitlines()[-1].endswith("refused")
    code, out, _ = terminal("export", "--format", "anthropic", "--check", "--tool", "mail.send")
    assert code == 0
    assert "taken      mail.send as mail_send, about" in out
    report = json.loads(
        terminal("export", "--format", "gemini", "--check", "--json", "--tool", "mail.send")[1]
    )
    (tool,) = report["tools"]
    assert (report["verdict"], tool["verdict"]) == ("fail", "fail")
    assert tool["findings"][0]["pointer"] == "/input_schema/properties/to-all"
    assert tool["tokens"] == report["tokens"] > 0


def test_what_is_lost_is_told_beside_the_specs(terminal, paths: AppPaths) -> None:
    schema = {"type": "object", "properties": {"id": {"type": "string", "format": "uuid"}}}
    terminal("tools", "list")
    put_tool(paths, "find", schema)
    code, out, err = terminal("export", "--format", "gemini", "--tool", "find")
    assert code == 0
    assert "format" not in out
    assert "find /input_schema/properties/id/format: left out: the target doesn't take" in err
    _, out, err = terminal("export", "--format", "gemini", "--tool", "find", "--describe")
    assert "Format: uuid." in out
    assert "left out" not in err


def test_snippet_is_a_call_with_the_tool_and_without_a_key(terminal, tmp_path: Path) -> None:
    code, out, _ = terminal("export", "--snippet", "python", "--tool", "calculator")
    assert code == 0
    assert '"name": "calculator"' in out
    compile(out, "call.py", "exec")
    file = tmp_path / "call.sh"
    chosen = ("--format", "anthropic", "--snippet", "curl", "-o", str(file))
    assert terminal("export", *chosen)[:2] == (0, "")
    assert "$ANTHROPIC_API_KEY" in file.read_text(encoding="utf-8")
    code, _, err = terminal("export", "--format", "mcp", "--snippet", "curl")
    assert (code, "no model's API" in err) == (2, True)


def test_servers_go_out_as_references_and_none_with_a_secret(terminal, paths: AppPaths) -> None:
    terminal("tools", "list")  # which makes the folder
    entry = {"command": "mail", "env": {"KEY": "${MAIL_KEY}"}, "icon": "x"}
    plain = {"command": "leak", "env": {"API_KEY": "sk-" + "canary7" * 6}}
    servers = {"mail": {**entry, "tooldesk": {"session": "per_call"}}, "leak": plain}
    file = paths.workspace_dir / "servers.json"
    file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")
    code, out, err = terminal("export", "--format", "mcp-servers")
    assert json.loads(out) == {"mcpServers": {"mail": entry}}
    assert (code, "left out: the server leak" in err) == (1, True)
    assert "canary" not in out + err


@pytest.mark.parametrize(
    "given",
    [
        ("--format", "mcp-servers", "--tool", "calculator"),
        ("--format", "mcp-servers", "--strict"),
        ("--check", "-o", "x.json"),
        ("--check", "--snippet", "curl"),
    ],
)
def test_what_does_not_go_together_is_refused(terminal, given: tuple[str, ...]) -> None:
    code, out, err = terminal("export", *given)
    assert (code, out) == (2, "")
    assert "--" in err
