"""The sample workspace: tools that work offline, and refuse what would hurt."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import tooldesk_resources
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult
from tooldesk.workspace.tool_file import read_tool_file, tool_file_text

WORKSPACE = tooldesk_resources.FOLDER / "sample_workspace"
FILES = sorted((WORKSPACE / "tools").glob("*.json"))
TOOLS = {file.stem: read_tool_file(file) for file in FILES}
TABLE = "name,age,city\nAda,36,London\nBob,7,Paris\nCleo,36,Paris\n"


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool()
    yield pool
    await pool.close()


@pytest.fixture
def call(pool, tmp_path):
    """Calls a sample tool with an empty folder to work in."""

    async def call(name: str, **arguments: Any) -> ToolResult:
        definition = TOOLS[name]
        Draft202012Validator(definition.input_schema).validate(arguments)
        context = ToolContext(working_dir=tmp_path)
        return await pool.call(definition.source, arguments, context, 10, WORKSPACE)

    return call


def test_there_are_six_tools_and_ten_sample_outputs():
    assert len(TOOLS) == 6
    assert len(list((WORKSPACE / "samples").glob("[01][0-9]-*.txt"))) == 10


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_tool_file_is_written_the_way_tooldesk_writes_it(file):
    definition = read_tool_file(file)
    assert file.read_text(encoding="utf-8") == tool_file_text(definition)
    assert definition.name == file.stem
    assert definition.title
    assert definition.tags


@pytest.mark.parametrize("definition", TOOLS.values(), ids=TOOLS)
async def test_schema_and_function_agree(pool: WorkerPool, definition: ToolDefinition):
    described = await pool.describe(WORKSPACE / definition.source.file)
    names = {function.name: function for function in described.functions}
    function = names[definition.source.function]
    assert function.problems == ()
    ours, theirs = definition.input_schema, function.input_schema
    assert list(ours["properties"]) == list(theirs["properties"])
    assert ours.get("required") == theirs.get("required")
    assert definition.output_schema == function.output_schema
    for name, parameter in ours["properties"].items():
        assert parameter["description"], f"{definition.name}.{name} has no description"
    Draft202012Validator.check_schema(ours)


@pytest.mark.parametrize(
    ("name", "arguments", "expected"),
    [
        ("calculator", {"expression": "(17.5 + 4) * 3 / 2"}, 32.25),
        ("calculator", {"expression": "2 ** 100"}, 2**100),
        ("calculator", {"expression": "2^10"}, 1024),
        ("calculator", {"expression": "0.1 + 0.2"}, 0.3),
        ("calculator", {"expression": "-sqrt(16) // 3"}, -2),
        ("calculator", {"expression": "round(2.567, 2) + round(2.5)"}, 4.57),
        ("convert_units", {"value": 26.2, "from_unit": "mile", "to_unit": "kilometer"}, 42.1648128),
        ("convert_units", {"value": 100, "from_unit": "celsius", "to_unit": "fahrenheit"}, 212),
        ("convert_units", {"value": 0, "from_unit": "kelvin", "to_unit": "celsius"}, -273.15),
        ("convert_units", {"value": 1, "from_unit": "gibibyte", "to_unit": "mebibyte"}, 1024),
        ("date_calculator", {"start": "2024-01-31", "months": 1}, "2024-02-29"),
        ("date_calculator", {"start": "2024-03-31", "months": -13, "days": 1}, "2023-03-01"),
        ("date_calculator", {"start": "2026-01-05", "weeks": 2}, "2026-01-19"),
        ("text_statistics", {"text": "One two. Two three!"}, 4),
        ("text_statistics", {"text": ""}, 0),
    ],
)
async def test_tool_gives_the_right_answer(call, name, arguments, expected):
    result = await call(name, **arguments)
    assert not result.is_error, result.text
    key = {"convert_units": "value", "date_calculator": "end", "text_statistics": "words"}.get(name)
    assert (result.structured[key] if key else result.structured) == expected
    Draft202012Validator(TOOLS[name].output_schema).validate(result.structured)


@pytest.mark.parametrize(
    ("start", "end", "days", "working_days"),
    [
        ("2026-11-23", "2026-12-18", 25, 19),
        ("2026-12-18", "2026-11-23", -25, -19),
        ("2026-11-21", "2026-11-23", 2, 0),
        ("2026-11-23", "2026-11-23", 0, 0),
    ],
)
async def test_days_between_two_dates_are_counted(call, start, end, days, working_days):
    found = (await call("date_calculator", start=start, end=end)).structured
    assert (found["days"], found["working_days"]) == (days, working_days)


@pytest.mark.parametrize(
    ("question", "rows"),
    [
        ({}, ["Ada", "Bob", "Cleo"]),
        ({"where": [{"column": "age", "operator": ">", "value": 10}]}, ["Ada", "Cleo"]),
        ({"where": [{"column": "age", "operator": "=", "value": "7"}]}, ["Bob"]),
        ({"where": [{"column": "city", "operator": "contains", "value": "PAR"}]}, ["Bob", "Cleo"]),
        ({"where": [{"column": "city", "operator": "<", "value": 5}]}, []),
        ({"sort_by": "age", "limit": 1}, ["Bob"]),
        ({"sort_by": "name", "descending": True}, ["Cleo", "Bob", "Ada"]),
    ],
)
async def test_rows_are_filtered_sorted_and_cut(call, question, rows):
    found = await call("query_csv", csv_text=TABLE, **question)
    assert [row["name"] for row in found.structured["rows"]] == rows


async def test_rows_are_grouped_and_aggregated(call, tmp_path):
    (tmp_path / "people.csv").write_text(TABLE)
    found = await call(
        "query_csv", file="people.csv", group_by="city", aggregate="average", of_column="age"
    )
    assert found.structured["rows"] == [
        {"city": "London", "average_age": 36.0},
        {"city": "Paris", "average_age": 21.5},
    ]


@pytest.mark.parametrize(
    ("name", "arguments", "words"),
    [
        ("calculator", {"expression": "9**9**9"}, "more than 4096 bits"),
        ("calculator", {"expression": "9**9**9**9**9"}, "more than 4096 bits"),
        ("calculator", {"expression": "2**4000 * 2**4000"}, "more than 4096 bits"),
        ("calculator", {"expression": "round(5, -10**9)"}, "too large"),
        ("calculator", {"expression": "1e400"}, "too large"),
        ("calculator", {"expression": "10.0**400"}, "too large"),
        ("calculator", {"expression": "1 / (2 - 2)"}, "divides by zero"),
        ("calculator", {"expression": "(-8) ** 0.5"}, "not a real number"),
        ("calculator", {"expression": "__import__('os').system('id')"}, "can't be calculated"),
        ("calculator", {"expression": "().__class__"}, "can't be calculated"),
        ("calculator", {"expression": "'a' * 9"}, "can't be calculated"),
        ("calculator", {"expression": "True + 1"}, "can't be calculated"),
        ("calculator", {"expression": "sqrt(1, 2, 3)"}, "not an arithmetic expression"),
        ("calculator", {"expression": "1 +"}, "not an arithmetic expression"),
        ("calculator", {"expression": "(" * 900}, "not an arithmetic expression"),
        ("convert_units", {"value": 1, "from_unit": "mile", "to_unit": "gram"}, "one of mass"),
        ("convert_units", {"value": -1, "from_unit": "kelvin", "to_unit": "celsius"}, "absolute"),
        ("date_calculator", {"start": "2024-01-01", "years": 9000}, "not between"),
        ("date_calculator", {"start": "9999-12-31", "days": 1}, "not between"),
        ("date_calculator", {"start": "2024-01-01", "days": 10**12}, "not between"),
        ("date_calculator", {"start": "2024-01-01", "end": "2024-01-02", "days": 1}, "not both"),
        ("query_csv", {}, "either csv_text or file"),
        ("query_csv", {"csv_text": ""}, "empty"),
        ("query_csv", {"csv_text": "a,b\n1\n"}, "Row 2 has 1 values for 2 columns"),
        ("query_csv", {"csv_text": TABLE, "sort_by": "size"}, "no column 'size'"),
        ("query_csv", {"csv_text": TABLE, "aggregate": "sum"}, "of_column"),
        ("query_csv", {"file": "missing.csv"}, "no file missing.csv"),
    ],
)
async def test_what_can_not_be_answered_is_refused_at_once(call, name, arguments, words):
    result = await call(name, **arguments)
    assert (result.is_error, result.error_class) == (True, "invalid_input")
    assert words in result.joined_text


@pytest.mark.parametrize(
    "path", ["../outside.csv", "/etc/hostname", "link.csv", "a/../../outside.csv"]
)
async def test_files_outside_of_the_working_folder_are_refused(call, tmp_path, path):
    outside = tmp_path.parent / "outside.csv"
    outside.write_text(TABLE)
    (tmp_path / "link.csv").symlink_to(outside)
    result = await call("query_csv", file=path)
    assert "outside of the working folder" in result.joined_text


async def test_countdown_reports_progress_and_prints(pool):
    progress: list[float | None] = []
    printed: list[str] = []
    context = ToolContext(
        on_output=lambda stream, text: printed.append(text),
        on_progress=lambda fraction, message: progress.append(fraction),
    )
    source = TOOLS["slow_countdown"].source
    result = await pool.call(source, {"seconds": 1}, context, 10, WORKSPACE)
    assert result.joined_text == "Counted down from 1."
    assert "".join(printed) == "1 …\n"
    assert progress == sorted(progress)
    assert (progress[0], progress[-1]) == (0.0, 1.0)


def test_samples_are_raw_texts_of_models():
    texts = [path.read_text(encoding="utf-8") for path in sorted((WORKSPACE / "samples").iterdir())]
    message = json.loads(texts[0])["choices"][0]["message"]
    called = [tool_call["function"]["name"] for tool_call in message["tool_calls"]]
    assert called == ["calculator", "convert_units"]
    assert len(set(texts)) == 10
