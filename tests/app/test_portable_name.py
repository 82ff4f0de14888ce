"""No file of a workspace has a name that Windows gives to a device, on whatever system."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tooldesk.errors import AppError
from tooldesk.portable_name import is_portable
from tooldesk.scenarios.scenario_files import ScenarioFiles
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.workspace.tool_file import write_tool_file
from tooldesk.workspace.tool_files import write_all, write_text


@pytest.mark.parametrize(
    "name",
    ["con", "CON", "nul.json", "Aux.tar.gz", "com1.json", "LPT9", "com².txt", "a."],
)
def test_names_of_devices_are_no_portable_ones(name: str) -> None:
    assert not is_portable(name)


@pytest.mark.parametrize(
    "name", ["console.json", "com10.json", "a.con", "null.json", ".nul", "com"]
)
def test_names_that_only_look_so_are(name: str) -> None:
    assert is_portable(name)


def test_workspace_gets_no_such_file(tmp_path: Path) -> None:
    source = {"kind": "shell", "command": ["true"]}
    definition = ToolDefinition.model_validate({"name": "con", "source": source})
    path = tmp_path / "con.json"
    for write in (
        lambda: write_tool_file(path, definition),
        lambda: write_text(path, "{}", None),
        lambda: write_all({tmp_path / "a.json": "{}", path: "{}"}),
    ):
        with pytest.raises(OSError, match=r"Windows can have no file called con\.json"):
            write()
    assert list(tmp_path.iterdir()) == []
    scenarios = ScenarioFiles(tmp_path, lambda _: None)
    with pytest.raises(AppError) as caught:
        scenarios.file_of("NUL.first")
    assert "such as con and nul" in caught.value.next_step
    (tmp_path / "scenarios").mkdir()
    for name in ("nul", "nul-1"):
        (tmp_path / "scenarios" / f"{name}.json").write_text("{}")
    assert scenarios.names() == ["nul-1"]


def test_command_says_why_it_adds_no_such_tool(tmp_path: Path) -> None:
    tool = {"name": "aux", "source": {"kind": "shell", "command": ["true"]}}
    (tmp_path / "tool.json").write_text(json.dumps(tool))
    done = subprocess.run(
        [sys.executable, "-m", "tooldesk", "import", "tool.json", "--yes", "--data-dir", "data"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode != 0
    assert "Windows can have no file called aux.json" in done.stderr
    assert not (tmp_path / "data" / "workspace" / "tools" / "aux.json").exists()
