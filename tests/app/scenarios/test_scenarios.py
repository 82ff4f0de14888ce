"""Scenarios are files to share: what is expected is compared whole, and no secret gets in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App
from tooldesk.errors import SavedCallError, ScenarioError
from tooldesk.scenarios.offered_tools import OfferedTools, Shape, offered_in
from tooldesk.scenarios.running import differences, run
from tooldesk.scenarios.scenario import Expected, OfferedTool, Scenario
from tooldesk.scenarios.scenario_files import ScenarioFiles
from tooldesk.scenarios.scenario_runs import ScenarioRuns, scenario_of_call
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.workspace.trust import TrustedFolders

CANARY = "canary-0c9b51d7e2aa"
SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "days": {"type": "integer", "default": 1}},
    "required": ["city"],
}
TOOLS = OfferedTools(
    {
        "get_weather": Shape(SCHEMA, CoercionPolicy.SAFE),
        "broken": Shape({"type": "nothing"}, CoercionPolicy.SAFE),
        "away": Shape(SCHEMA, CoercionPolicy.SAFE, is_enabled=False),
    }
)


def call(name: str, **arguments: Any) -> str:
    text = json.dumps({"name": name, "arguments": arguments})
    return f"<tool_call>{text}</tool_call>"


CALC = call("calculator", expression="1 + 1")


async def allow(value: object) -> None:
    """Has nothing against a value."""


def got(raw: str) -> dict[str, Any]:
    return run(Scenario(raw=raw), TOOLS)


@pytest.mark.parametrize(
    ("raw", "verdict", "tool", "arguments", "errors"),
    [
        (call("get_weather", city="Bonn", days="3"), "exact", "get_weather",
         {"city": "Bonn", "days": 3}, []),
        (call("get_weather", city="Bonn"), "exact", "get_weather", {"city": "Bonn", "days": 1}, []),
        (call("getWeather", days="x"), "normalised", "get_weather", {"days": "x"},
         [{"pointer": "/city", "rule": "required"}, {"pointer": "/days", "rule": "type"}]),
        (call("other", a=1), "unknown", None, {"a": 1}, []),
        (call("away", city="B"), "disabled", None, {"city": "B"}, []),
        (call("broken"), "exact", "broken", {}, [{"pointer": "", "rule": "schema"}]),
    ],
)  # fmt: skip
def test_each_call_has_its_verdict_and_what_the_tool_gets(
    raw: str, verdict: str, tool: str | None, arguments: dict[str, Any], errors: list[Any]
) -> None:
    (found,) = got(f"Well. {raw}")["calls"]
    assert (found["verdict"], found["tool"], found["arguments"]) == (verdict, tool, arguments)
    assert sorted(found["errors"], key=str) == sorted(errors, key=str)


def test_what_is_held_back_unreadable_or_text_is_there_too() -> None:
    held = got('<tool_call>{"name": "get_weather", "arguments": {"city": "Bo')
    assert [each["reason"] for each in held["held_back"]] == ["incomplete"]
    assert held["calls"] == []
    assert len(got('<tool_call>{"name": }</tool_call>')["errors"]) == 1
    assert got("Only words.")["text"] == "Only words."


def test_only_what_differs_is_told_place_by_place() -> None:
    raw = call("get_weather", city="Bonn")
    expected = Expected.model_validate(got(raw))
    assert differences(Scenario(raw=raw, expected=expected), got(raw)) == ()
    (found,) = differences(
        Scenario(raw=raw, expected=expected), got(call("get_weather", city="Köln"))
    )
    assert (found.pointer, found.then, found.now) == ("/calls/0/arguments/city", "Bonn", "Köln")
    (new,) = differences(Scenario(raw=raw), got(raw))
    assert (new.pointer, new.then) == ("", None)


async def test_a_file_holds_all_of_a_scenario(tmp_path: Path) -> None:
    files = ScenarioFiles(tmp_path, allow)
    assert files.names() == []
    raw = call("get_weather", city="Köln\u2028")
    tools = (OfferedTool(name="get_weather", input_schema=SCHEMA),)
    scenario = Scenario(raw=raw, tools=tools, expected=Expected.model_validate(got(raw)))
    for name in ("a10", "a9"):
        await files.write(name, scenario)
    assert files.names() == ["a9", "a10"]
    assert files.read("a9") == scenario
    with pytest.raises(ScenarioError, match="already"):
        await files.write("a9", Scenario(raw=""))
    await files.write("a9", Scenario(raw="x"), replaces=True)
    assert files.read("a9") == Scenario(raw="x")
    await files.remove("a9")
    assert files.names() == ["a10"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"{", "line 1 is not JSON"),
        (b'{"raw": "a", "raw": "b"}', "twice"),
        (b'{"raw": "a", "expcted": {}}', "expcted"),
        (b'{"raw": 1}', "raw"),
        (b'{"raw": "a", "executes": true, "tools": []}', "leave tools out"),
        (b'{"raw": "\xff"}', "UTF-8"),
        (b"[" * 100_000, "."),
        (b" " * 16_000_001, "larger"),
    ],
)
async def test_a_broken_file_is_told_of_and_stays(app: App, content: bytes, words: str) -> None:
    runs = ScenarioRuns(app)
    await runs.keep("good", Scenario(raw=CALC))
    file = runs.files.file_of("bad")
    file.write_bytes(content)
    bad, good = [await runs.run(name) for name in runs.files.names()]
    assert words in bad.problem
    assert bad.next_step
    assert bad.is_unreadable
    assert good.is_as_expected
    with pytest.raises(ScenarioError):
        await runs.accept(bad)
    assert file.read_bytes() == content


@pytest.mark.parametrize("name", ["", "../up", "a/b", ".hidden", "x" * 81, "a\n", "-x"])
def test_a_name_is_that_of_a_file_in_the_folder(tmp_path: Path, name: str) -> None:
    with pytest.raises(ScenarioError, match="no name"):
        ScenarioFiles(tmp_path, allow).file_of(name)


async def test_a_link_leads_nothing_out_of_the_workspace(tmp_path: Path) -> None:
    outside, inside = tmp_path / "outside", tmp_path / "inside"
    outside.mkdir()
    inside.mkdir()
    (inside / "scenarios").symlink_to(outside)
    (outside / "kept.json").write_text("{}")
    files = ScenarioFiles(inside, allow)
    with pytest.raises(ScenarioError, match="leads out"):
        await files.write("new", Scenario(raw=""))
    with pytest.raises(ScenarioError, match="leads out"):
        await files.remove("kept")
    assert [each.name for each in outside.iterdir()] == ["kept.json"]


async def test_what_json_can_not_hold_is_refused(tmp_path: Path) -> None:
    files = ScenarioFiles(tmp_path, allow)
    with pytest.raises(ScenarioError, match="no file of JSON"):
        await files.write("half", Scenario(raw="\ud83d"))
    assert files.names() == []


async def test_a_scenario_is_kept_run_and_accepted(app: App) -> None:
    runs = ScenarioRuns(app)
    await runs.keep("calc", Scenario(raw=CALC))
    assert (await runs.run("calc")).state == "passed"
    changed = runs.files.read("calc").model_copy(update={"raw": CALC.replace("1 + 1", "2")})
    await runs.files.write("calc", changed, replaces=True)
    result = await runs.run("calc")
    assert [each.pointer for each in result.differences] == ["/calls/0/arguments/expression"]
    await runs.accept(result)
    assert (await runs.run("calc")).state == "passed"
    assert runs.files.read("calc").raw == changed.raw


async def test_tools_that_a_scenario_holds_are_not_those_of_the_workspace(app: App) -> None:
    runs = ScenarioRuns(app)
    offered = offered_in([{"type": "function", "function": {"name": "f", "parameters": SCHEMA}}])
    await runs.keep("own", Scenario(raw=call("f", city="Bonn"), tools=offered))
    await runs.keep("today", Scenario(raw=call("f", city="Bonn")))
    own, today = (runs.files.read(name).expected for name in ("own", "today"))
    assert own is not None
    assert today is not None
    assert (own.calls[0].verdict, own.calls[0].arguments["days"]) == ("exact", 1)
    assert today.calls[0].verdict == "unknown"
    assert {each.name for each in runs.tools_as_they_are()} == set(app.registry.names())


async def test_an_unknown_dialect_is_a_problem(app: App) -> None:
    runs = ScenarioRuns(app)
    await runs.files.write("odd", Scenario(raw="x", dialect="klingon"))
    assert "klingon" in (await runs.run("odd")).problem


async def test_only_what_says_so_is_executed_and_only_where_the_folder_is_trusted(
    app: App,
) -> None:
    runs = ScenarioRuns(app)
    await runs.keep("parsed", Scenario(raw=CALC))
    assert await app.history.latest() == []
    await runs.keep("done", Scenario(raw=CALC, executes=True))
    expected = runs.files.read("done").expected
    assert expected is not None
    assert expected.calls[0].result is not None
    assert expected.calls[0].result.text == "2"
    assert len(await app.history.latest()) == 1
    (call_then,) = await app.history.calls.page(is_whole=True)
    kept = scenario_of_call(call_then, app.redactor)
    assert kept.raw == CALC
    assert TrustedFolders(app.paths).remove(app.paths.workspace_dir)
    refused = await runs.run("done")
    assert "nobody said" in refused.problem
    assert (await runs.run("parsed")).state == "passed"
    assert len(await app.history.latest()) == 1


@pytest.mark.parametrize(
    "scenario",
    [
        Scenario(raw=f"the key is {CANARY}"),
        Scenario(raw="x", about=CANARY),
        Scenario(raw=call("calculator", expression=CANARY)),
        Scenario(raw="x", tools=(OfferedTool(name="f", input_schema={"const": CANARY}),)),
    ],
)
async def test_no_secret_gets_in(app: App, scenario: Scenario) -> None:
    runs = ScenarioRuns(app)
    await app.prepare()
    app.redactor.learn([("API_KEY", CANARY)])
    with pytest.raises(SavedCallError, match="API_KEY") as caught:
        await runs.keep("leaky", scenario)
    assert CANARY not in str(caught.value)
    assert runs.files.names() == []


async def test_a_call_whose_text_held_a_secret_makes_no_scenario(app: App) -> None:
    await app.prepare()
    app.redactor.learn([("API_KEY", CANARY)])
    await app.usage.ause(call("calculator", expression=f"1 + '{CANARY}'"))
    (call_then,) = await app.history.calls.page(is_whole=True)
    with pytest.raises(ScenarioError, match="secret"):
        scenario_of_call(call_then, app.redactor)
