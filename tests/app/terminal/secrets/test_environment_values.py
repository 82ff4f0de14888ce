"""A value of the environment is kept out of all texts before any tool has it."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext
from tooldesk.usage.tool_usage import ToolUsage

CANARY = "canary5f1b7c22e94d"
TOOL = {
    "name": "weather",
    "source": {"kind": "shell", "command": ["echo", "{city}"]},
    "input_schema": {"city": "string"},
    "env_vars": [{"name": "W_KEY"}, {"name": "UNITS", "default": "metric"}],
    "permission": "ask",
}
HERMES = '<tool_call>{"name": "%s", "arguments": %s}</tool_call>'

Terminal = Callable[..., tuple[int, str, str]]


@pytest.fixture
def workspace(paths: AppPaths, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = paths.workspace_dir / "tools" / "weather.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(TOOL))
    monkeypatch.setenv("W_KEY", CANARY)
    monkeypatch.setenv("UNITS", "imperial-units")
    return paths.workspace_dir


def _quoting_calls(terminal: Terminal, folder: Path) -> str:
    """Every way in which a call is refused, with the value in all that a model can write."""
    text = folder / "output.txt"
    text.write_text(
        f"I use {CANARY}. "
        + HERMES % ("weather", json.dumps({"city": CANARY}))
        + HERMES % ("weather", json.dumps({"town": CANARY}))
        + HERMES % (CANARY, "{}")
        + HERMES % ("weather", json.dumps({"city": CANARY})[:-1]),
        encoding="utf-8",
    )
    told = [
        terminal("call", str(text), "--json"),
        terminal("call", str(text), "--deny-all"),
        terminal("run", "weather", "--args", json.dumps({"city": CANARY}), "--json"),
    ]
    assert 0 not in [code for code, _, _ in told]
    return "".join(out + err for _, out, err in told)


def test_value_that_no_tool_had_yet_stands_nowhere(
    terminal: Terminal, paths: AppPaths, workspace: Path, tmp_path: Path, trust
):
    trust(paths.data_dir, workspace)
    told = _quoting_calls(terminal, tmp_path)
    with closing(sqlite3.connect(paths.database)) as other:  # so that the log stays beside it
        other.execute("SELECT count(*) FROM sqlite_master").fetchone()
        assert terminal("secrets", "set", "W_KEY", "--from-environment")[0] == 0
        told += _quoting_calls(terminal, tmp_path)
        # what a person lets tools have is known to a folder that nobody trusts any more
        assert terminal("trust", "remove", str(workspace))[0] == 0
        told += _quoting_calls(terminal, tmp_path)
        for words in (("list", "--json"), ("show", "1"), ("export",), ("search", "weather")):
            told += "".join(map(str, terminal("history", *words)))
        assert terminal("history", "search", CANARY)[0] == 1
        files = [file for file in paths.data_dir.rglob("*") if file.is_file()]
        assert any(file.name.endswith("-wal") for file in files)
        kept = b"".join(file.read_bytes() for file in files)
    assert "•••W_KEY•••" in told
    assert CANARY not in told
    assert CANARY.encode() not in kept


def test_folder_that_nobody_trusts_names_nothing_to_take_out(
    terminal: Terminal, workspace: Path, tmp_path: Path
):
    """Else its files could ask, guess by guess, what the environment holds."""
    assert CANARY in _quoting_calls(terminal, tmp_path)


def test_everyday_values_stay_readable(
    terminal: Terminal, paths: AppPaths, workspace: Path, trust, monkeypatch, tmp_path: Path
):
    trust(paths.data_dir, workspace)
    everyday = {
        "HOME": str(tmp_path),
        "MY_HOME": str(tmp_path),
        "SEARCH": f"{tmp_path}:{workspace}",
        "LOCALE": "en_US.UTF-8",
        "FLAG": "true",
        "LEVEL": "1",
        "PORT": "8080",
        "UNITS": "imperial-units",
    }
    variables = [{"name": name} for name in everyday if name != "UNITS"] + TOOL["env_vars"]
    (workspace / "tools" / "weather.json").write_text(json.dumps(TOOL | {"env_vars": variables}))
    for name, value in everyday.items():
        monkeypatch.setenv(name, value)
        if name not in ("PORT", "UNITS"):
            terminal("secrets", "set", name, "--from-environment")
    shown = json.dumps({"city": [*everyday.values(), CANARY]})
    code, out, _ = terminal("run", "weather", "--args", shown, "--json")
    assert code == 1
    found = json.loads(out.splitlines()[0])["calling"]["arguments"]["city"]
    assert found == [*everyday.values(), "•••W_KEY•••"]


@pytest.mark.parametrize("given", [{}, {"W_KEY": "given-" + CANARY[::-1]}])
async def test_library_in_memory_knows_what_its_tools_name(
    given: dict[str, str], monkeypatch: pytest.MonkeyPatch
):
    from tooldesk.tools.tool_definition import ToolDefinition

    monkeypatch.setenv("W_KEY", CANARY)
    value = given.get("W_KEY", CANARY)
    text = HERMES % ("weather", json.dumps({"town": value}))
    async with ToolUsage([ToolDefinition.model_validate(TOOL)]) as usage:
        outcome = await usage.ause(text, context=ToolContext(env_vars=given))
    shown = json.dumps(outcome.messages, ensure_ascii=False)
    assert value not in shown + repr(outcome)
