"""No file of a workspace has a name that Windows gives to a device, on whatever system."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.errors import AppError, DuplicateToolError
from tooldesk.importing.read_tool import ReadTool, with_own_names
from tooldesk.paths import AppPaths
from tooldesk.portable_name import is_portable
from tooldesk.scenarios.scenario_files import ScenarioFiles
from tooldesk.systems import windows
from tooldesk.systems.windows.path_names import why_too_long
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.workspace.tool_file import tool_file_text, write_tool_file
from tooldesk.workspace.tool_files import write_all, write_text


def shell_tool(name: str) -> ToolDefinition:
    source = {"kind": "shell", "command": ["true"]}
    return ToolDefinition.model_validate({"name": name, "source": source})


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


async def test_tools_whose_names_differ_in_capitals_alone_are_refused(paths: AppPaths) -> None:
    """On Windows and macOS their files are one: the second would take the place of the first."""
    paths.workspace_dir.mkdir(parents=True)
    (paths.workspace_dir / "tools").mkdir()
    app = build_app(paths)
    await app.load()
    workspace = app.workspace
    await workspace.put((shell_tool("Greet"),))
    for write in (
        lambda: workspace.put((shell_tool("greet"),)),
        lambda: workspace.write_text(tool_file_text(shell_tool("greet"))),
        lambda: workspace.put((shell_tool("wave"), shell_tool("Wave"))),
    ):
        with pytest.raises(DuplicateToolError, match="differ in capitals alone"):
            await write()
    assert [each.name for each in workspace.tools_dir.iterdir()] == ["Greet.json"]
    await workspace.rename("Greet", "greet")
    assert list(workspace.definitions) == ["greet"]
    # who has both from elsewhere can still change them
    write_tool_file(workspace.tools_dir / "GREET.json", shell_tool("GREET"))
    await workspace.load()
    await workspace.set_enabled(["greet", "GREET"], is_enabled=False)
    assert not any(each.enabled for each in workspace.definitions.values())
    await app.close()


def test_imported_names_that_differ_in_capitals_alone_get_a_number() -> None:
    read = [ReadTool(name, name, shell_tool(name)) for name in ("getUser", "getuser")]
    first, second = with_own_names(read)
    assert (first.name, second.name) == ("getUser", "getuser_2")
    assert second.notes == ("another one is called getUser there",)


@pytest.mark.parametrize(
    ("length", "takes_long", "is_refused"),
    [(249, False, False), (250, False, True), (3_000, True, False)],
)
def test_path_that_windows_would_not_find_is_refused(
    length: int, takes_long: bool, is_refused: bool
) -> None:
    why = why_too_long("C:\\" + "x" * (length - 3), takes_long=takes_long)
    assert bool(why) is is_refused
    assert not is_refused or "(260 characters of 259)" in why


def test_windows_names_the_file_whose_path_is_too_long(tmp_path: Path) -> None:
    file = tmp_path / ("x" * 240) / "y.json"
    with pytest.raises(OSError, match="so long a path") as caught:
        windows.check_length(file)
    assert caught.value.filename == str(file)


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
