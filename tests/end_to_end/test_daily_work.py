"""The real program on a virtual screen: what people come back to do every day, a test a story."""

from __future__ import annotations

import json
import shlex
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

FORECAST = {
    "name": "forecast",
    "description": "Tell the weather of a city for the next days.",
    "input_schema": {
        "type": "object",
        "properties": {
            "city": {"type": "string", "description": "Name of the city."},
            "days": {"type": "integer", "description": "How many days.", "maximum": 3},
        },
        "required": ["city", "days"],
    },
    "source": {"kind": "shell", "command": ["echo", "Sun in {city} for {days} days"]},
    "permission": "allow",
}
WIDER = json.dumps(FORECAST).replace('"maximum": 3', '"maximum": 7')
CALLED = '{"name": "forecast", "arguments": {"city": "Oslo", "days": 5}}'
SHOP = {
    "openapi": "3.1.0",
    "info": {"title": "Shop", "version": "1"},
    "servers": [{"url": "https://shop.example.com"}],
    "paths": {
        "/orders/{id}": {
            "get": {
                "operationId": "get_order",
                "summary": "Get one order with its items.",
                "parameters": [
                    {"name": "id", "in": "path", "required": True, "schema": {"type": "integer"}},
                    {"name": "currency", "in": "query", "schema": {"type": "string"}},
                ],
            },
            "delete": {
                "operationId": "cancel_order",
                "summary": "Cancel an order that is not sent yet.",
                "parameters": [
                    {"name": "id", "in": "path", "required": True, "schema": {"type": "integer"}}
                ],
            },
        }
    },
}
SERVER = '''
from mcp.server.mcpserver import MCPServer

server = MCPServer("clock")


@server.tool()
def greet(name: str) -> str:
    """Greet somebody by name."""
    return f"Hello {name}"


server.run("stdio")
'''


def add_tool(workspace: Path, definition: str) -> None:
    (workspace / "tools").mkdir(parents=True, exist_ok=True)
    (workspace / "tools" / "forecast.json").write_text(definition, encoding="utf-8")


def test_definition_is_fixed_until_the_same_output_passes(
    drive: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    add_tool(tmp_path / "data" / "workspace", json.dumps(FORECAST))
    seen = drive("drive_fix_definition.py", CALLED, WIDER)
    assert "days is 5; the most is 3" in seen["why"]
    assert "Write 3 or less." in seen["told"]
    assert seen["result"].strip() == "Sun in Oslo for 5 days"
    assert seen["exit_code"] == 0


def test_described_api_comes_in_and_goes_out_as_strict_specs(
    drive: Callable[..., dict[str, Any]],
) -> None:
    seen = drive("drive_import_export.py", json.dumps(SHOP))
    exported = {each["function"]["name"]: each["function"] for each in json.loads(seen["exported"])}
    assert exported.keys() >= {"get_order", "cancel_order"}
    assert all(each["strict"] for each in exported.values())
    schema = exported["get_order"]["parameters"]
    assert (schema["required"], schema["additionalProperties"]) == (["id", "currency"], False)
    assert schema["properties"]["currency"]["type"] == ["string", "null"]
    assert seen["exit_code"] == 0


def test_yesterdays_failed_call_is_found_and_replayed(
    drive: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    add_tool(data / "workspace", json.dumps(FORECAST))
    program = [sys.executable, "-m", "tooldesk", "call", "-", "--data-dir", str(data)]
    failed = subprocess.run(program, input=CALLED, capture_output=True, text=True, check=False)
    assert failed.returncode == 1
    with closing(sqlite3.connect(data / "tooldesk.db")) as connection, connection:
        connection.execute("UPDATE history SET finished_at = finished_at - 86400000000")
    add_tool(data / "workspace", WIDER)
    seen = drive("drive_replay.py", "Oslo", "forecast, 20")
    assert "Invalid input" in seen["row"]
    assert seen["changed"] == "Different: input schema"
    assert seen["result"].strip() == "Sun in Oslo for 5 days"
    assert seen["exit_code"] == 0


def test_server_is_added_and_its_tool_answers(
    drive: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    script = tmp_path / "data" / "workspace" / "clock.py"
    script.parent.mkdir(parents=True)
    script.write_text(SERVER, encoding="utf-8")
    seen = drive("drive_server.py", shlex.join([sys.executable, script.name]))
    assert "Starts the MCP server clock over stdio" in seen["asked"]
    assert json.loads(seen["result"]) == {"result": "Hello Ada"}
    assert seen["exit_code"] == 0


def test_killed_program_comes_back_with_text_calls_and_results(
    drive: Callable[..., dict[str, Any]], tmp_path: Path
) -> None:
    called = '{"name": "calculator", "arguments": {"expression": "6 * 7"}}'
    seen = drive("drive_killed.py", called, str(tmp_path / "data"))
    assert seen["before"] == seen["result"] == "42"
    assert seen["text"].strip() == f"{called} and more"
    assert seen["row"].startswith("calculator, 20")
    assert seen["exit_code"] == 0
