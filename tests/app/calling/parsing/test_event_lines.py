"""Server-sent events, however their lines end and over however many of them their data stand."""

from __future__ import annotations

import json

import pytest
from cut_texts import guesses
from stream_checks import faults, in_pieces, told_texts
from stream_checks import read as read_stream

from tooldesk.calling.parsing.parse import parse

ANA = ("search", {"query": "Ana\r\nBea"})
PIECES = ["", '{"query": ', json.dumps(ANA[1]["query"]), "}"]
CALLS = [
    {"tool_calls": [{"index": 0, "id": "c", "function": {"name": "search", "arguments": piece}}]}
    for piece in PIECES
]
EVENTS = [
    {"choices": [{"index": 0, "delta": delta, "finish_reason": reason}]}
    for delta, reason in [
        *((each, None) for each in ({"content": "Let me "}, {"content": "see."}, *CALLS)),
        ({}, "tool_calls"),
    ]
]


def _stream(indent: int | None = None) -> str:
    written = [json.dumps(event, indent=indent).split("\n") for event in EVENTS]
    events = ["".join(f"data: {line}\n" for line in lines) for lines in written]
    return "\n".join([*events, "data: [DONE]\n", ""])


@pytest.mark.parametrize("end", ["\r", "\n", "\r\n"])
@pytest.mark.parametrize("indent", [None, 0, 2])
def test_events_are_read_whatever_ends_their_lines(end, indent, schemas):
    for text in (_stream(indent).replace("\n", end), _stream(indent).rstrip().replace("\n", end)):
        output = parse(text, schemas)
        assert [(each.tool_name, each.arguments) for each in output.callings] == [ANA]
        assert output.content == "Let me see."
        for size in (1, 2, 7, 300):
            assert faults(text, in_pieces(text, size), schemas) == []
        assert guesses(text, schemas, 60) == []


@pytest.mark.parametrize("end", ["\r", "\r\n"])
def test_words_of_an_event_are_told_when_the_next_line_begins(end, schemas):
    text = _stream().replace("\n", end)
    told, _ = read_stream([text[: text.index("see.")]], schemas)
    assert told_texts(told)[0].startswith("Let me")


def test_event_that_is_no_json_as_a_whole_costs_only_itself(calls_in):
    broken = "data: {\n" * 20 + "\n"
    assert calls_in(broken + _stream(2) + broken) == [ANA]
    assert calls_in("data: {\n" * 20 + _stream()) == [ANA]
