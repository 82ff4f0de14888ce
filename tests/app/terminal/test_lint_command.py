"""tooldesk lint: findings with file and line, three forms, and exit codes for CI."""

from __future__ import annotations

import json

import pytest

from tooldesk.linting.rules import RULES
from tooldesk.paths import AppPaths

TEXT = """{
  "name": "get_weather",
  "description": "Get weather",
  "input_schema": {
    "type": "object",
    "properties": {
      "city": {"type": "string"},
      "a/b": {
        "type": "string",
        "description": "Which of the two is meant.",
        "examples": [
          "one",
          2
        ]
      }
    },
    "required": ["city"]
  },
  "source": {"kind": "person"}
}
"""
SHORT = """{
  "name": "read_invoice",
  "description": "Read an invoice that was sent to us.",
  "input_schema": {
    "number": "string",
    "year": "integer"
  },
  "source": {"kind": "person"}
}
"""


@pytest.fixture
def two_tools(terminal, paths: AppPaths) -> None:
    terminal("tools", "list")  # which makes the folder
    for name, text in (("get_weather", TEXT), ("read_invoice", SHORT)):
        (paths.workspace_dir / "tools" / f"{name}.json").write_text(text, encoding="utf-8")


def test_tools_that_come_with_tooldesk_are_clean(terminal) -> None:
    assert terminal("lint", "--level", "note")[:2] == (0, "6 tools: nothing from note on\n")


@pytest.mark.usefixtures("two_tools")
def test_findings_have_file_line_rule_and_what_to_do(terminal) -> None:
    code, out, _ = terminal("lint")
    assert code == 1
    lines = out.splitlines()
    assert [line.split(": ")[0] for line in lines[:-1]] == [
        "tools/get_weather.json:3",
        "tools/get_weather.json:7",
        "tools/get_weather.json:13",
        "tools/read_invoice.json:5",
        "tools/read_invoice.json:6",
    ]
    assert lines[2].endswith("models copy it. [invalid-example]")
    assert lines[-1] == "8 tools: 5 warnings"


@pytest.mark.usefixtures("two_tools")
def test_level_and_names_choose_what_is_told(terminal) -> None:
    assert terminal("lint", "--level", "error")[:2] == (0, "8 tools: no error\n")
    assert terminal("lint", "calculator")[0] == 0
    code, out, _ = terminal("lint", "read_invoice", "--json")
    assert code == 1
    report = json.loads(out)
    assert report["tools"] == 1
    assert report["findings"][0]["pointer"] == "/input_schema/properties/number"
    code, _, err = terminal("lint", "read_invoce")
    assert code == 2
    assert "read_invoice" in err


@pytest.mark.usefixtures("two_tools")
def test_sarif_has_every_rule_and_a_relative_place_for_each_finding(terminal) -> None:
    code, out, _ = terminal("lint", "--sarif", "get_weather")
    assert code == 1
    log = json.loads(out)
    (run,) = log["runs"]
    assert log["version"] == "2.1.0"
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert rules == list(RULES)
    for result in run["results"]:
        assert rules[result["ruleIndex"]] == result["ruleId"]
    place = run["results"][2]["locations"][0]["physicalLocation"]
    assert place == {
        "artifactLocation": {"uri": "tools/get_weather.json"},
        "region": {"startLine": 13},
    }


def test_file_that_is_no_tool_is_told_and_fails(terminal, paths: AppPaths) -> None:
    terminal("tools", "list")
    (paths.workspace_dir / "tools" / "broken.json").write_text("{", encoding="utf-8")
    code, _, err = terminal("lint")
    assert code == 1
    assert "broken.json" in err


def test_function_that_has_changed_is_told_without_running_it(terminal, paths: AppPaths) -> None:
    terminal("tools", "list")
    code = paths.workspace_dir / "python" / "ship.py"
    code.parent.mkdir(exist_ok=True)
    text = 'def ship(order: str) -> str:\n    """Ship an order to who ordered it."""\n'
    code.write_text(text, encoding="utf-8")
    assert terminal("tools", "add", str(code))[0] == 0
    before = terminal("lint", "ship")[1]
    assert "[drift]" not in before
    mark = paths.workspace_dir / "ran"
    changed = f"open({str(mark)!r}, 'w')\n{text.replace('order: str', 'parcel: str')}"
    code.write_text(changed, encoding="utf-8")
    exit_code, out, _ = terminal("lint", "ship", "--level", "error")
    assert exit_code == 1
    assert "error: ship /input_schema: the function takes parcel now, the tool says order." in out
    assert "[drift]" in out
    words = "the function takes parcel now, the tool says order"
    _, listed, told = terminal("tools", "list")
    assert f"ship             ({words}) Ship an order" in listed
    assert "tools add python/ship.py --function ship --replace" in told
    marked = {
        each["name"]: each.get("drift")
        for each in json.loads(terminal("tools", "list", "--json")[1])
    }
    assert {name: each for name, each in marked.items() if each} == {"ship": words}
    assert not mark.exists()
