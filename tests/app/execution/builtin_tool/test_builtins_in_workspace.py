"""Built-in tools as tools of a workspace: by choice, with permissions, within their folders."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

import tooldesk
from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.builtin_tool.catalogue import BUILTINS, builtin_definition
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.terminal.commands import main
from tooldesk.tools.permission import Permission
from tooldesk.tools.sources.builtin_source import ASKING_BUILTINS, BUILTIN_NAMES
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.lifecycle import UsageFinished


async def run(app: App, name: str, arguments: JsonObject, answer: Answer | None) -> ToolResult:
    async def ask(_request: PermissionRequest) -> Answer:
        assert answer is not None
        return answer

    calling = ToolCalling(name, arguments)
    events = [each async for each in app.usage.run_calling(calling, ask=answer and ask)]
    assert isinstance(events[-1], UsageFinished)
    return events[-1].results[0]


def test_names_are_those_of_the_catalogue() -> None:
    assert set(BUILTINS) == set(BUILTIN_NAMES)
    assert set(BUILTIN_NAMES) > ASKING_BUILTINS
    assert tooldesk.default_registry().names() == tuple(BUILTINS)


@pytest.mark.parametrize("name", BUILTINS)
def test_each_is_described_whole(name: str) -> None:
    tool = builtin_definition(name)
    assert tool.name == name
    assert len(tool.description) > 30
    assert "place" not in tool.input_schema["properties"]
    for said in tool.input_schema["properties"].values():
        assert said["description"]
    expected = Permission.ASK if name in ASKING_BUILTINS else Permission.ALLOW
    assert tool.permission == expected


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"name": "format_disk"}, "'add_image'"),
        ({"more_folders": ["a\0"]}, "no path holds a zero byte"),
        ({"folder": "a"}, "Extra inputs"),
    ],
)
def test_what_is_no_built_in_is_an_error(fields: dict[str, Any], words: str) -> None:
    source = {"kind": "builtin", "name": "read", **fields}
    with pytest.raises(ValidationError, match=words):
        ToolDefinition.model_validate({"name": "a", "source": source})


def test_built_in_is_not_sandboxed_twice() -> None:
    source = {"kind": "builtin", "name": "read"}
    fields = {"name": "a", "source": source, "execution_mode": "sandboxed"}
    with pytest.raises(ValidationError, match="keep to their folders by themselves"):
        ToolDefinition.model_validate(fields)


async def test_they_work_in_the_workspace_and_nowhere_else(app: App, tmp_path: Path) -> None:
    folder = app.workspace.folder
    (tmp_path / "secret.txt").write_text("canary", encoding="utf-8")
    (folder / "notes.txt").write_text("hello", encoding="utf-8")
    await app.workspace.put((builtin_definition("read_file"), builtin_definition("glob")))
    assert (await run(app, "read_file", {"path": "notes.txt"}, None)).joined_text == "hello"
    for path in (
        "../secret.txt",
        str(tmp_path / "secret.txt"),
        "/etc/passwd",
        "/proc/self/environ",
    ):
        result = await run(app, "read_file", {"path": path}, None)
        assert (result.is_error, result.error_class) == (True, "invalid_input")
        assert "canary" not in result.joined_text
        assert "Traceback" not in result.joined_text
    assert "notes.txt" in (await run(app, "glob", {"pattern": "*"}, None)).joined_text


async def test_writing_asks_and_never_makes_a_tool(app: App) -> None:
    folder = app.workspace.folder
    await app.workspace.put((builtin_definition("write"), builtin_definition("read")))
    said = {"path": "new.txt", "content": "x"}
    assert (await run(app, "write", said, None)).is_error
    assert (await run(app, "write", said, Answer.DENY)).is_error
    assert not (folder / "new.txt").exists()
    assert not (await run(app, "write", said, Answer.ONCE)).is_error
    assert (folder / "new.txt").read_text(encoding="utf-8") == "x"
    calculator = (folder / "python" / "calculator.py").read_bytes()
    for path in ("tools/evil.json", "tools/write.json", "python/calculator.py", "python/os.py",
                 "servers.json", ".git/hooks/pre-commit"):  # fmt: skip
        result = await run(app, "write", {"path": path, "content": "{}"}, Answer.ONCE)
        assert "may not be changed" in result.joined_text, path
    assert (folder / "python" / "calculator.py").read_bytes() == calculator
    assert "evil.json" not in {file.name for file in (folder / "tools").iterdir()}


async def test_environment_of_a_function_is_not_changed(app: App) -> None:
    environment = app.workspace.folder / ".venv"
    (environment / "bin").mkdir(parents=True)
    (environment / "bin" / "python").symlink_to(sys.executable)
    (environment / "pyvenv.cfg").write_text("home = /usr/bin\n", encoding="utf-8")
    source = {"kind": "python", "file": "python/calculator.py", "function": "calculator"}
    fields = {"name": "inside", "source": {**source, "interpreter": ".venv/bin/python"}}
    await app.workspace.put((builtin_definition("write"), ToolDefinition.model_validate(fields)))
    for path in (".venv/pyvenv.cfg", ".venv/lib/python3/site-packages/sitecustomize.py"):
        result = await run(app, "write", {"path": path, "content": "x"}, Answer.ONCE)
        assert "may not be changed" in result.joined_text, path
    said = {"path": ".venvs/notes.txt", "content": "x"}
    assert not (await run(app, "write", said, Answer.ONCE)).is_error


async def test_own_files_are_read_by_nobody(app: App) -> None:
    data = app.paths.data_dir
    (data / "mine.txt").write_text("canary", encoding="utf-8")
    tool = builtin_definition("read_file")
    source = tool.source.model_copy(update={"more_folders": (str(data.parent),)})
    await app.workspace.put((tool.model_copy(update={"source": source}),))
    result = await run(app, "read_file", {"path": str(data / "mine.txt")}, Answer.ONCE)
    assert result.is_error
    assert "canary" not in result.joined_text


async def test_folder_outside_needs_a_consent(app: App, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (outside / "a.txt").write_text("shared", encoding="utf-8")
    tool = builtin_definition("read_file")
    source = tool.source.model_copy(update={"more_folders": (str(outside),)})
    await app.workspace.put((tool.model_copy(update={"source": source}),))
    said = {"path": str(outside / "a.txt")}
    assert (await run(app, "read_file", said, None)).is_error
    assert (await run(app, "read_file", said, Answer.ONCE)).joined_text == "shared"


async def test_reading_a_notebook_does_not_ask(app: App) -> None:
    await app.workspace.put((builtin_definition("notebook"),))
    file = app.workspace.folder / "a.ipynb"
    file.write_text('{"nbformat": 4, "nbformat_minor": 5, "metadata": {}, "cells": []}')
    read = await run(app, "notebook", {"path": "a.ipynb", "action": "read"}, None)
    assert read.joined_text == "a.ipynb has no cells."
    assert (await run(app, "notebook", {"path": "a.ipynb", "action": "insert"}, None)).is_error


def test_library_runs_them_in_a_folder(tmp_path: Path) -> None:
    registry = tooldesk.default_registry()
    context = ToolContext(working_dir=tmp_path)
    registry.execute("write", {"path": "a.txt", "content": "one"}, context)
    registry.execute("edit", {"path": "a.txt", "old_text": "one", "new_text": "two"}, context)
    assert registry.execute("read_file", {"path": "a.txt"}, context).joined_text == "two"
    refused = registry.execute("read_file", {"path": "../a.txt"}, context)
    assert refused.error_class == "invalid_input"


def test_terminal_adds_those_that_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = ["--workspace", str(tmp_path / "ws"), "--data-dir", str(tmp_path / "data")]
    add = ["tools", "add", *folders]
    assert main([*add, "--builtin", "read", "--builtin", "write"]) == 0
    printed = capsys.readouterr()
    assert printed.out.split() == ["read", "write"]
    assert "It asks before each call." in printed.err
    files = tmp_path / "ws" / "tools"
    assert {each.name for each in files.iterdir()} >= {"read.json", "write.json"}
    assert "glob.json" not in {each.name for each in files.iterdir()}
    written = json.loads((files / "write.json").read_text(encoding="utf-8"))
    assert written["source"] == {"kind": "builtin", "name": "write"}
    assert main([*add, "--builtin", "read"]) == 1
    assert main([*add, "--builtin", "read", "--replace"]) == 0
    assert main([*add, "--builtin", "format_disk"]) == 2
    assert "There are: read, read_file" in capsys.readouterr().err
    for words in ([], ["a.py", "--builtin", "read"]):
        with pytest.raises(SystemExit, match="2"):
            main([*add, *words])
