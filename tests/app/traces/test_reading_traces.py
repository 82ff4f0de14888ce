"""Recorded traces are read line by line, whatever wrote them; what is broken costs only itself."""

from __future__ import annotations

import base64
import gzip
import io
import json
import tracemalloc
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tooldesk.calling.parsing.parse import parse
from tooldesk.specs.reading import schemas_of_tools
from tooldesk.traces import trace_lines
from tooldesk.traces.reading import read_traces
from tooldesk.traces.recorded_output import RecordedOutput, TraceProblem

AT = datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC)
SPEC = {"type": "function", "function": {"name": "f", "parameters": {"type": "object"}}}
REQUEST = {
    "model": "gpt-x",
    "messages": [{"role": "user", "content": "hi"}],
    "tools": [SPEC, {"type": "web_search"}],
}
CALL = {"id": "1", "type": "function", "function": {"name": "f", "arguments": '{"a": 1}'}}
CHAT = {
    "object": "chat.completion",
    "created": 1_700_000_000,
    "model": "gpt-x",
    "choices": [{"message": {"role": "assistant", "content": None, "tool_calls": [CALL]}}],
}
CLAUDE = {
    "type": "message",
    "role": "assistant",
    "model": "claude",
    "content": [{"type": "tool_use", "id": "t", "name": "f", "input": {"a": 1}}],
}
HERMES = '<tool_call>{"name": "f", "arguments": {"a": 1}}</tool_call>'
STREAM = (
    'event: message_start\ndata: {"type": "message_start", "message": {"model": "claude"}}\n\n'
    'event: content_block_start\ndata: {"type": "content_block_start", "index": 0, '
    '"content_block": {"type": "tool_use", "id": "t", "name": "f", "input": {}}}\n\n'
    'data: {"type": "content_block_delta", "index": 0, "delta": '
    '{"type": "input_json_delta", "partial_json": "{\\"a\\": 1}"}}\n\n'
    'data: {"type": "content_block_stop", "index": 0}\n\n'
    'event: message_stop\ndata: {"type": "message_stop"}\n\n'
)
CHUNKS = "".join(
    json.dumps({"model": "llama", "message": {"role": "assistant", "content": text}, "done": done})
    + "\n"
    for text, done in ((HERMES[:20], False), (HERMES[20:], False), ("", True))
)


def attributes(**values: Any) -> list[dict[str, Any]]:
    """Attributes as OTLP writes them; "__" stands for a point."""
    return [
        {
            "key": key.replace("__", "."),
            "value": {"stringValue": value if isinstance(value, str) else json.dumps(value)},
        }
        for key, value in values.items()
    ]


def spans(*each: dict[str, Any]) -> dict[str, Any]:
    return {"resourceSpans": [{"scopeSpans": [{"spans": list(each)}]}]}


SPAN = {
    "endTimeUnixNano": "1700000000000000000",
    "attributes": attributes(
        gen_ai__request__model="gpt-x",
        gen_ai__output__messages=[
            {
                "role": "assistant",
                "parts": [{"type": "tool_call", "id": "1", "name": "f", "arguments": {"a": 1}}],
            }
        ],
        gen_ai__tool__definitions=[{"type": "function", "name": "f", "parameters": {}}],
    ),
}
FLAT_SPAN = {
    "attributes": attributes(
        gen_ai__response__model="gpt-x",
        gen_ai__completion__0__role="assistant",
        gen_ai__completion__0__tool_calls__0__name="f",
        gen_ai__completion__0__tool_calls__0__arguments='{"a": 1}',
        llm__request__functions__0__name="f",
        llm__request__functions__0__parameters='{"type": "object"}',
    )
}
CHOICE_SPAN = {
    "attributes": [],
    "events": [
        {"name": "gen_ai.choice", "attributes": attributes(message={"tool_calls": [CALL]})},
    ],
}


def cassette(answer: str, encoding: str = "") -> str:
    header = f"      Content-Encoding:\n      - {encoding}\n" if encoding else ""
    return (
        f"- request:\n    body: '{json.dumps(REQUEST)}'\n    headers: {{}}\n    method: POST\n"
        f"  response:\n    body:\n      string: {answer}\n    headers:\n"
        f"      Content-Type:\n      - application/json\n{header}    status: {{code: 200}}\n"
    )


PACKED = base64.b64encode(gzip.compress(json.dumps(CHAT).encode())).decode()
CASSETTE = (
    "interactions:\n"
    + cassette(f"'{json.dumps(CHAT)}'")
    + cassette(f"!!binary |\n        {PACKED}", "gzip")
    + "version: 1\n"
)


def read(data: str | bytes, name: str = "trace") -> list[RecordedOutput | TraceProblem]:
    return list(read_traces(io.BytesIO(data.encode() if isinstance(data, str) else data), name))


def outputs(data: str | bytes) -> list[RecordedOutput]:
    found = read(data)
    assert not [each for each in found if isinstance(each, TraceProblem)]
    return [each for each in found if isinstance(each, RecordedOutput)]


def kinds(data: str | bytes, name: str = "trace") -> list[Any]:
    """Lines of outputs, and line and kind of problems."""
    return [
        each.line if isinstance(each, RecordedOutput) else (each.line, each.kind)
        for each in read(data, name)
    ]


@pytest.mark.parametrize(
    ("data", "count", "model", "has_tools", "has_time"),
    [
        (json.dumps({"request": REQUEST, "response": CHAT}), 1, "gpt-x", True, True),
        (
            json.dumps(
                {
                    "request": {"body": json.dumps(REQUEST)},
                    "response": {"status_code": 200, "body": json.dumps(CHAT)},
                }
            ),
            1,
            "gpt-x",
            True,
            True,
        ),
        (json.dumps({"request": REQUEST, "response": STREAM}), 1, "gpt-x", True, False),
        (json.dumps(REQUEST) + "\n" + json.dumps(CHAT), 1, "gpt-x", True, True),
        (json.dumps(CHAT) + "\n" + json.dumps(CHAT), 2, "gpt-x", False, True),
        (json.dumps(CLAUDE, indent=2), 1, "claude", False, False),
        (
            json.dumps([{"request": REQUEST, "response": CHAT}] * 3, indent=1),
            3,
            "gpt-x",
            True,
            True,
        ),
        (json.dumps([{"request": REQUEST, "response": CHAT}] * 3), 3, "gpt-x", True, True),
        (
            json.dumps({"custom_id": "1", "response": {"status_code": 200, "body": CHAT}}),
            1,
            "gpt-x",
            False,
            True,
        ),
        (
            json.dumps({"custom_id": "1", "result": {"type": "succeeded", "message": CLAUDE}}),
            1,
            "claude",
            False,
            False,
        ),
        (
            json.dumps(
                {
                    "messages": [*REQUEST["messages"], {"role": "assistant", "content": HERMES}]
                    * 2,
                    "tools": [SPEC],
                }
            ),
            2,
            "",
            True,
            False,
        ),
        (
            json.dumps({**REQUEST, "messages": [{"role": "assistant", "tool_calls": [CALL]}]}),
            1,
            "gpt-x",
            True,
            False,
        ),
        (
            json.dumps({"raw": HERMES, "model": "m", "at": "2023-11-14T22:13:20Z"}),
            1,
            "m",
            False,
            True,
        ),
        (
            json.dumps({"tools": [SPEC], "completion": HERMES, "timestamp": 1_700_000_000_000}),
            1,
            "",
            True,
            True,
        ),
        (STREAM * 3, 3, "claude", False, False),
        (CHUNKS * 2, 2, "llama", False, False),
        (CASSETTE, 2, "gpt-x", True, True),
        (
            json.dumps(
                {
                    "version": 1,
                    "interactions": [
                        {
                            "request": {"body": json.dumps(REQUEST)},
                            "response": {"body": {"string": json.dumps(CHAT)}},
                        }
                    ],
                }
            ),
            1,
            "gpt-x",
            True,
            True,
        ),
        (json.dumps(spans(SPAN, {"name": "db"})), 1, "gpt-x", True, True),
        (json.dumps(spans(SPAN), indent=2), 1, "gpt-x", True, True),
        (json.dumps(spans(FLAT_SPAN)), 1, "gpt-x", True, False),
        (json.dumps(spans(CHOICE_SPAN)), 1, "", False, False),
        (f"I call\n\n{HERMES}", 1, "", False, False),
        (json.dumps(HERMES), 1, "", False, False),
        ('{"tool": "f", "args": {"a": 1}}\n', 1, "", False, False),
        (json.dumps({"name": "f", "arguments": {"a": 1}}, indent=2), 1, "", False, False),
        (("\ufeff" + json.dumps({"raw": HERMES})).encode("utf-16-le"), 1, "", False, False),
        ("\ufeff" + json.dumps({"raw": HERMES}), 1, "", False, False),
    ],
)
def test_outputs_are_found_with_what_was_around_them(
    data: str | bytes, count: int, model: str, has_tools: bool, has_time: bool
) -> None:
    found = outputs(data)
    assert len(found) == count
    for each in found:
        (calling,) = parse(each.raw).callings
        assert (calling.tool_name, calling.arguments) == ("f", {"a": 1})
        assert each.model == model
        assert (each.at == AT) if has_time else each.at is None
        assert (each.tools is not None) == has_tools
        assert not has_tools or list(schemas_of_tools(each.tools)) == ["f"]


def test_a_part_that_is_broken_costs_only_itself() -> None:
    good = json.dumps(CHAT)
    data = "\n".join(
        (
            '{"cut": "off', good, "", "not JSON", '{"no": "shape"}', good,
            json.dumps({"custom_id": "1", "error": {"message": "x"}}), "[" * 200_000, good,
        )
    )  # fmt: skip
    assert kinds(data.encode() + b'\n{"raw": "\xe4"}\n' + good.encode()) == [
        (1, "cut off"), 2, (4, "not JSON"), (5, "unknown"), 6, (7, "refused"), (8, "unknown"), 9,
        (10, "encoding"), 11,
    ]  # fmt: skip


def test_a_document_or_stream_or_cassette_that_is_cut_off_gives_what_is_whole() -> None:
    pair = json.dumps([{"request": REQUEST, "response": CHAT}] * 2, indent=1)
    first, (line, kind) = kinds(pair[:-300])
    assert (first, kind) == (2, "cut off")
    assert line == 2 + (pair.count("\n") - 1) // 2
    *_, last = outputs(STREAM + STREAM[:280])
    (held,) = parse(last.raw).held_back
    assert held.reason == "incomplete"
    at, _ = outputs(CASSETTE)
    assert kinds(CASSETTE[: CASSETTE.index("!!binary")] + "'x")[0] == at.line
    assert kinds(CASSETTE[: CASSETTE.index("!!binary")] + "'x")[1][1] == "cut off"


def test_what_is_longer_than_the_limit_is_left_out_and_the_rest_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in ("trace_lines", "json_pieces", "stream_pieces", "reading"):
        monkeypatch.setattr(f"tooldesk.traces.{module}.MOST_BYTES", 10_000)
    good = json.dumps({"raw": HERMES})
    long = json.dumps({"raw": "x" * 50_000})
    assert kinds(f"{good}\n{long}\n{good}\n") == [1, (2, "too large"), 3]
    several = json.dumps({"raw": ["x" * 100] * 200}, indent=1)
    assert kinds(f"{several}\n{good}\n") == [(1, "too large"), 205]
    stream = STREAM + "event: ping\ndata: {}\n\n" * 1000 + "data: [DONE]\n\n" + STREAM
    assert [each for each in kinds(stream) if not isinstance(each, int)] == [(14, "too large")]
    assert kinds("words " * 5000) == [(1, "too large")]


def test_a_line_of_a_hundred_megabytes_takes_no_such_memory(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    with file.open("wb") as written:
        written.write(b'{"raw": "')
        for _ in range(100):
            written.write(b"x" * 1_000_000)
        written.write(b'"}\n{"raw": "y"}\n')
    tracemalloc.start()
    try:
        found = list(read_traces(file))
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [type(each) for each in found] == [TraceProblem, RecordedOutput]
    assert peak < 3 * trace_lines.MOST_BYTES


def test_a_file_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    (problem,) = read_traces(tmp_path / "none.jsonl")
    assert isinstance(problem, TraceProblem)
    assert (problem.kind, problem.line) == ("file", 0)


@pytest.mark.parametrize(
    "value",
    [
        spans({"attributes": [{"key": "a", "value": {"kvlistValue": []}}]}),
        spans({"attributes": [{"key": "a", "value": {"arrayValue": {"values": None}}}]}),
        spans({**SPAN, "endTimeUnixNano": float("inf")}),
        spans({**SPAN, "endTimeUnixNano": 10**400}),
        {"request": None, "response": []},
        {"messages": [None, {"role": ["assistant"]}]},
        {"version": 1, "interactions": [None, {"request": [], "response": {"body": {}}}]},
    ],
)
def test_odd_shapes_raise_nothing(value: Any) -> None:
    """They came out of a fuzzer."""
    assert all(isinstance(each, RecordedOutput | TraceProblem) for each in read(json.dumps(value)))


def test_a_cassette_that_holds_itself_is_a_problem() -> None:
    answer = (
        "- request:\n    body: x\n  response:\n    body:\n      string: &a\n        output: [*a]\n"
    )
    assert kinds(f"interactions:\n{answer}") == [(2, "unknown")]
