"""tooldesk tools rename: what is kept follows, and what can't be is told."""

from __future__ import annotations

import json


def test_renamed_tool_is_found_with_its_calls_and_what_still_says_the_old_name(
    terminal,
) -> None:
    assert terminal("run", "calculator", "--args", '{"expression": "1+1"}')[0] == 0
    code, out, err = terminal("tools", "rename", "calculator", "web_sums")
    assert (code, out) == (0, "web_sums\n")
    assert "Its pool is http_api now, by its name; it was default." in err
    calls = json.loads(terminal("history", "list", "--tool", "web_sums", "--json")[1])
    assert [each["tool_name"] for each in calls] == ["calculator"]
    code, out, err = terminal("tools", "rename", "web_sums", "text_statistics")
    assert (code, out) == (1, "")
    assert "There is a tool called text_statistics already" in err
    code, _, err = terminal("tools", "rename", "web_sums", "two words")
    assert (code, "Mend the file" in err) == (2, False)
    assert "'two words' can't be the name of a tool" in err
    assert "web_sums" in terminal("tools", "list")[1]
