"""tooldesk test and tooldesk scenarios: exit codes, differences, reports, imported traces."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tooldesk.paths import AppPaths

CALC = '<tool_call>{"name": "calculator", "arguments": {"expression": "1 + 1"}}</tool_call>'
SPEC = {"type": "function", "function": {"name": "f", "description": "F", "parameters": {}}}


@pytest.fixture
def kept(terminal, tmp_path: Path) -> Path:
    """A scenario "calc", as a file."""
    text = tmp_path / "output.txt"
    text.write_text(CALC, encoding="utf-8")
    assert terminal("scenarios", "add", "calc", str(text), "--about", "a sum")[0] == 0
    return tmp_path / "workspace" / "scenarios" / "calc.json"


def change(file: Path) -> None:
    """Have the scenario expect another expression."""
    written = json.loads(file.read_text(encoding="utf-8"))
    written["expected"]["calls"][0]["arguments"]["expression"] = "\u0001<2>"
    file.write_text(json.dumps(written), encoding="utf-8")


def test_all_as_expected_is_0_a_difference_1_and_a_broken_file_2(terminal, kept: Path) -> None:
    code, out, _ = terminal("test")
    assert (code, out.startswith("1 scenario: 1 as expected")) == (0, True)
    change(kept)
    code, out, _ = terminal("test", "calc")
    assert code == 1
    assert out.splitlines()[:4] == [
        "calc: different",
        "  call 1 /arguments/expression",
        '    expected: "\\u0001<2>"',
        '    got:      "1 + 1"',
    ]
    kept.with_name("broken.json").write_text("{", encoding="utf-8")
    code, out, _ = terminal("test")
    assert code == 2
    assert "scenarios/broken.json: line 1 is not JSON" in out
    assert "calc: different" in out


def test_an_unknown_name_or_no_scenario_is_2(terminal, kept: Path) -> None:
    code, _, told = terminal("test", "calk")
    assert (code, "The nearest: calc" in told) == (2, True)
    assert terminal("scenarios", "remove", "calc")[0] == 0
    code, _, told = terminal("test")
    assert (code, "no scenario in" in told) == (2, True)
    assert not kept.exists()


def test_update_accepts_what_came_and_nothing_else(terminal, kept: Path) -> None:
    before = kept.read_bytes()
    change(kept)
    code, out, _ = terminal("test", "--update")
    assert (code, "calc: updated" in out) == (0, True)
    assert kept.read_bytes() == before


def test_reports_say_it_as_json_and_as_junit(terminal, kept: Path, tmp_path: Path) -> None:
    change(kept)
    report = tmp_path / "reports" / "junit.xml"
    code, out, _ = terminal("test", "--json", "--junit", str(report))
    assert code == 1
    (result,) = json.loads(out)
    assert (result["name"], result["state"]) == ("calc", "different")
    assert result["differences"] == [
        {"pointer": "/calls/0/arguments/expression", "expected": "\u0001<2>", "got": "1 + 1"}
    ]
    suite = ElementTree.parse(report).getroot()[0]
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("1", "1", "0")
    failure = suite[0][0]
    assert failure.tag == "failure"
    assert "<2>" in str(failure.text)


def test_argument_that_is_absent_is_no_null(terminal, kept: Path) -> None:
    written = json.loads(kept.read_text(encoding="utf-8"))
    written["expected"]["calls"][0]["arguments"]["unit"] = None
    kept.write_text(json.dumps(written), encoding="utf-8")
    _, out, _ = terminal("test")
    assert out.splitlines()[1:4] == [
        *("  call 1 /arguments/unit", "    expected: null", "    got:      absent")
    ]
    _, out, _ = terminal("test", "--json")
    assert json.loads(out)[0]["differences"] == [
        {"pointer": "/calls/0/arguments/unit", "expected": None}
    ]


def test_list_and_show_say_what_is_expected(terminal, kept: Path) -> None:
    _, out, _ = terminal("scenarios", "list")
    assert out.splitlines()[1].split(maxsplit=3) == ["calc", "calculator", "(exact)", "a sum"]
    _, out, _ = terminal("scenarios", "show", "calc")
    assert json.loads(out) == json.loads(kept.read_text(encoding="utf-8"))
    assert terminal("scenarios", "add", "calc", str(kept))[0] == 1  # it is there


def test_a_scenario_is_made_of_the_history(terminal, tmp_path: Path) -> None:
    text = tmp_path / "output.txt"
    text.write_text(CALC, encoding="utf-8")
    terminal("call", str(text))
    assert terminal("scenarios", "add", "then", "--from-history", "1", "--with-tools")[0] == 0
    _, out, _ = terminal("scenarios", "show", "then")
    shown = json.loads(out)
    assert shown["raw"] == CALC
    assert "calculator" in {each["name"] for each in shown["tools"]}
    terminal("run", "calculator", "--args", '{"expression": "2"}')
    code, _, told = terminal("scenarios", "add", "form", "--from-history", "2")
    assert (code, "made by hand" in told) == (1, True)
    assert terminal("scenarios", "add", "none", "--from-history", "9")[0] == 2


def test_traces_become_scenarios_each_output_once(
    terminal, paths: AppPaths, tmp_path: Path
) -> None:
    call = CALC.replace("calculator", "f")
    lines = [
        json.dumps({"raw": call, "tools": [SPEC], "model": "m"}),
        json.dumps({"raw": call}),
        json.dumps({"raw": "Only words."}),
        '{"cut": "off',
        json.dumps({"raw": CALC}),
    ]
    trace = tmp_path / "my log.jsonl"
    trace.write_text("\n".join(lines), encoding="utf-8")
    code, out, told = terminal("scenarios", "import", str(trace))
    assert code == 0
    assert out == "2 kept, 1 there before, 1 without a call, 1 left out.\n"
    assert f"{trace}:4: It is cut off" in told
    folder = paths.workspace_dir / "scenarios"
    assert sorted(each.name for each in folder.iterdir()) == ["my-log-1.json", "my-log-2.json"]
    first = json.loads((folder / "my-log-1.json").read_text(encoding="utf-8"))
    assert (first["model"], first["tools"][0]["name"]) == ("m", "f")
    assert first["expected"]["calls"][0]["verdict"] == "exact"
    assert terminal("test")[0] == 0
    _, out, told = terminal("scenarios", "import", str(trace), "--limit", "1", "--prefix", "again")
    assert out.startswith("1 kept")
    assert "not read to its end" in told
    assert terminal("scenarios", "import", str(tmp_path / "none"))[0] == 2
