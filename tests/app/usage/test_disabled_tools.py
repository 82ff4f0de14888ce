"""A disabled tool is selected by no call and stands in no export; what it was allowed stays."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk import ToolRegistry
from tooldesk.bootstrap import App
from tooldesk.errors import ToolDisabledError
from tooldesk.execution.permissions.fingerprint import fingerprint
from tooldesk.execution.structured_tool import StructuredTool
from tooldesk.paths import AppPaths
from tooldesk.usage.lifecycle import StageFailed

ADDS = 'def adds(a: int) -> int:\n    """Add."""\n    return a\n'


@pytest.fixture
async def two(adder: App, write_tool: Callable[..., Path]) -> App:
    """Has `add`, which is disabled, and `adds`, which is as like it as a typing error."""
    write_tool("adds", ADDS, input_schema={"a": "integer"})
    await adder.workspace.load()
    await adder.workspace.set_enabled(["add"], is_enabled=False)
    return adder


@pytest.mark.parametrize("written", ["add", "ADD", "functions.add"])
async def test_call_of_a_disabled_tool_is_told_so_and_takes_no_other(
    two: App, run, hermes, written: str
) -> None:
    ran = await run(hermes((written, {"a": 1})))
    end = ran.end_of("select")
    assert isinstance(end, StageFailed)
    assert isinstance(end.error, ToolDisabledError)
    assert (end.output.verdict, end.output.tool_name) == ("disabled", None)
    assert end.error.message == "add is disabled."
    assert "tooldesk tools enable add" in end.error.next_step


async def test_model_hears_of_a_disabled_tool_as_of_one_that_is_not_there(
    two: App, run, hermes
) -> None:
    (told,) = (await run(hermes(("add", {"a": 1})))).contents
    assert told.startswith("There is no tool called 'add'.")
    assert "The closest tools are: adds, " in told
    assert "disabled" not in told
    (told,) = (await run("<tool_call>\n{'name': 'add', 'arguments': {</tool_call>")).contents
    assert "adds" in told
    assert "add," not in told


async def test_enabled_again_it_runs_with_the_fingerprint_it_had(
    two: App, run, hermes, paths: AppPaths
) -> None:
    disabled = two.registry.get("add")
    await two.workspace.set_enabled(["add"], is_enabled=True)
    enabled = two.registry.get("add")
    folder = paths.workspace_dir
    assert fingerprint(disabled, folder) == fingerprint(enabled, folder)
    assert (await run(hermes(("add", {"a": 2})))).finished.results[0].structured == 3
    # nothing of the file says that it ever was disabled
    assert "enabled" not in json.loads((folder / "tools" / "add.json").read_text())


async def test_names_are_switched_all_or_none(two: App) -> None:
    with pytest.raises(Exception, match="no tool called nobody"):
        await two.workspace.set_enabled(["adds", "nobody"], is_enabled=False)
    assert two.registry.get("adds").enabled


async def test_registry_of_a_script_neither_exports_nor_runs_it() -> None:
    def greet(name: str) -> str:
        """Say hello."""
        return f"Hello {name}"

    tool = StructuredTool.from_function(greet)
    off = tool.definition.model_copy(update={"enabled": False})
    registry = ToolRegistry([off])
    assert registry.to_openai_format() == []
    with pytest.raises(ToolDisabledError):
        await registry.aexecute("greet", {"name": "Ada"})
