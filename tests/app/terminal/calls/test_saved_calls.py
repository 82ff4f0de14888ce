"""tooldesk run --saved and tools calls: what the window saved, at the terminal."""

from __future__ import annotations

import json

import pytest

from tooldesk.paths import AppPaths


@pytest.fixture
def saved(paths: AppPaths, terminal) -> None:
    """Two calls of the calculator."""
    terminal("tools", "list")
    folder = paths.workspace_dir / "calls"
    folder.mkdir()
    calls = {"nine": {"arguments": {"expression": "4+5"}}, "odd\x1b[2J": {"arguments": {}}}
    (folder / "calculator.json").write_text(json.dumps({"calls": calls}))


@pytest.mark.usefixtures("saved")
def test_saved_arguments_run_and_explicit_ones_come_first(terminal) -> None:
    code, out, _ = terminal("run", "calculator", "--saved", "nine")
    assert (code, out.strip()) == (0, "9")
    code, out, _ = terminal(
        "run", "calculator", "--saved", "nine", "--args", '{"expression": "1+1"}'
    )
    assert (code, out.strip()) == (0, "2")
    code, out, err = terminal("run", "calculator", "--saved", "nin")
    assert (code, out) == (2, "")
    assert "No saved call of calculator is called 'nin'. The nearest: nine" in err
    assert "The nearest: calculator" in terminal("run", "calculater", "--saved", "nine")[2]


@pytest.mark.usefixtures("saved")
def test_calls_of_a_tool_are_listed_as_what_they_are(terminal) -> None:
    code, out, _ = terminal("tools", "calls", "calculator", "--json")
    assert (code, json.loads(out)["nine"]) == (0, {"expression": "4+5"})
    code, out, _ = terminal("tools", "calls", "calculator")
    assert code == 0
    assert "\x1b" not in out
    assert "nine" in out
    assert '{"expression": "4+5"}' in out
    assert "no saved calls yet" in terminal("tools", "calls", "query_csv")[2]


def test_broken_file_is_told_with_its_place(terminal, paths: AppPaths) -> None:
    terminal("tools", "list")
    folder = paths.workspace_dir / "calls"
    folder.mkdir()
    (folder / "calculator.json").write_text('{"calls":\n{')
    for words in (("run", "calculator", "--saved", "x"), ("tools", "calls", "calculator")):
        code, out, err = terminal(*words)
        assert (code, out) == (2, "")
        assert "calculator.json, line 2: not JSON" in err
    assert terminal("run", "calculator", "--args", '{"expression": "1"}')[0] == 0
