"""tooldesk tools enable and disable: files say it, lists and exports follow."""

from __future__ import annotations

import json

import pytest


def test_disabled_tool_is_marked_left_out_of_exports_and_not_run(terminal) -> None:
    code, out, err = terminal("tools", "disable", "calculator", "text_statistics", "calculator")
    assert (code, out.split(), err.count("disabled")) == (0, ["calculator", "text_statistics"], 2)
    assert "was disabled already" in terminal("tools", "disable", "calculator")[2]
    listed = terminal("tools", "list")[1].splitlines()
    assert sum("(disabled)" in line for line in listed) == 2
    specs = json.loads(terminal("export")[1])
    assert "calculator" not in {each["function"]["name"] for each in specs}
    code, out, err = terminal("export", "--tool", "calculator")
    assert (code, out) == (2, "")
    assert "tooldesk tools enable calculator" in err
    code, _, err = terminal("run", "calculator", "--args", '{"expression": "1+1"}')
    assert code == 1
    assert "calculator is disabled" in err
    assert terminal("tools", "enable", "calculator")[0] == 0
    assert terminal("run", "calculator", "--args", '{"expression": "1+1"}')[0] == 0


@pytest.mark.parametrize("verb", ["enable", "disable"])
def test_unknown_name_changes_nothing(terminal, verb: str) -> None:
    code, _, err = terminal("tools", verb, "calculator", "calculater")
    assert code == 2
    assert "The nearest: calculator" in err
    assert "(disabled)" not in terminal("tools", "list")[1]
