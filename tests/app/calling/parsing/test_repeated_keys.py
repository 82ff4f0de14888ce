"""A key that stands twice in an object, with different values, holds the call that it is in."""

from __future__ import annotations

import json
import threading

import pytest

from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.parsing.values.repeated_keys import decode_watchfully, last_found
from tooldesk.calling.streaming.stream_events import CallBegun
from tooldesk.calling.streaming.stream_reader import StreamReader

TWICE = '{"guest": "Ada", "guest": "Bob"}'
DEEP = '{"guest": "Ada", "dishes": [{"name": "soup"}, {"name": "pie", "name": "tart"}]}'
SAME = '{"guest": "Ada", "guest": "Ada"}'

NOTATIONS = {
    "plain-json": '{"name": "book_table", "arguments": BODY}',
    "fenced-json": '```json\n{"name": "book_table", "arguments": BODY}\n```',
    "hermes": '<tool_call>\n{"name": "book_table", "arguments": BODY}\n</tool_call>',
    "arguments in a string": '<tool_call>{"name": "book_table", "arguments": STRING}</tool_call>',
    "mistral": '[TOOL_CALLS] [{"name": "book_table", "arguments": BODY}]',
    "mistral-v11": "[TOOL_CALLS]book_table[ARGS]BODY",
    "harmony": "<|channel|>commentary to=functions.book_table<|message|>BODY<|call|>",
    "react": "Action: book_table\nAction Input: BODY",
    "apertus": '<|tools_prefix|>[{"book_table": BODY}]<|tools_suffix|>',
    "behind prose": "x" * 40_000 + '\n<tool_call>{"name": "book_table", "arguments": BODY}',
    "openai-chat": '{"tool_calls": [{"id": "c", "function": {"name": "book_table", '
    '"arguments": STRING}}]}',
    "anthropic": '{"content": [{"type": "tool_use", "id": "t", "name": "book_table", '
    '"input": BODY}]}',
    "gemini": '{"candidates": [{"content": {"parts": [{"functionCall": {"name": "book_table", '
    '"args": BODY}}]}}]}',
    "ollama-stream": '{"model": "m", "message": {"content": "So"}, "done": false}\n'
    '{"model": "m", "message": {"content": "", "tool_calls": [{"function": '
    '{"name": "book_table", "arguments": BODY}}]}, "done": true}\n',
    "mcp-call": '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": '
    '{"name": "book_table", "arguments": BODY}}',
    "openai-chat-stream": 'data: {"choices": [{"index": 0, "delta": {"tool_calls": [{"index": 0, '
    '"id": "c", "function": {"name": "book_table", "arguments": STRING}}]}}]}\n\ndata: [DONE]\n',
}


def text_of(notation: str, body: str) -> str:
    text = NOTATIONS[notation].replace("STRING", json.dumps(body)).replace("BODY", body)
    return text + "\n</tool_call>" if notation == "behind prose" else text


@pytest.mark.parametrize("body", [TWICE, DEEP])
@pytest.mark.parametrize("notation", NOTATIONS)
def test_call_with_two_values_of_one_key_waits(notation, body, schemas):
    output = parse(text_of(notation, body), schemas)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["ambiguous"]
    assert "given twice" in output.held_back[0].explanation


@pytest.mark.parametrize("notation", NOTATIONS)
def test_same_value_twice_says_nothing_else(notation, schemas):
    (calling,) = parse(text_of(notation, SAME), schemas).callings
    assert calling.arguments == {"guest": "Ada"}


def test_same_value_twice_is_a_repair(schemas):
    (calling,) = parse(text_of("hermes", SAME), schemas).callings
    assert [repair.why for repair in calling.repairs] == ["key given twice, with the same value"]


def test_true_and_one_are_two_values(schemas):
    text = text_of("hermes", '{"guest": "Ada", "outside": true, "outside": 1}')
    assert [held.reason for held in parse(text, schemas).held_back] == ["ambiguous"]


@pytest.mark.parametrize(
    "text",
    [
        '{"name": "ping", "name": "book_table", "arguments": {"guest": "Ada"}}',
        '{"name": "book_table", "arguments": {"guest": "Ada"}, "arguments": {"guest": "Bob"}}',
        '{"content": [{"type": "tool_use", "name": "ping", "name": "book_table", '
        '"input": {"guest": "Ada"}}]}',
        '{"tool_calls": [{"id": "c", "function": {"name": "book_table", '
        '"arguments": "{\\"guest\\": 1}", "arguments": "{\\"guest\\": 2}"}}]}',
    ],
)
def test_name_or_arguments_given_twice_hold_the_call(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["ambiguous"]


def test_key_twice_elsewhere_in_a_response_is_no_matter(schemas):
    text = (
        '{"usage": {"in": 1, "in": 2}, "content": [{"type": "tool_use", "id": "t", '
        '"name": "book_table", "input": {"guest": "Ada"}}]}'
    )
    assert [call.arguments for call in parse(text, schemas).callings] == [{"guest": "Ada"}]


@pytest.mark.parametrize(
    "text",
    [
        "[book_table(guest='Ada', extras={'x': 1, 'x': 2})]",
        '[book_table(guest="Ada", extras={"x": [{"y": 1, "y": 2}]})]',
        "book_table({'guest': 'Ada', 'guest': 'Bob'})",
        '<|tool_call>call:book_table{guest:<|"|>Ada<|"|>,extras:{x:1,x:2}}<tool_call|>',
    ],
)
def test_key_twice_in_literals_holds_the_call(text, schemas):
    assert [held.reason for held in parse(text, schemas).held_back] == ["ambiguous"]
    assert parse(text, schemas).callings == ()


@pytest.mark.parametrize(
    "text",
    [
        "<tool_call>\n<function=book_table>\n<parameter=guest>Ada</parameter>\n"
        "<parameter=extras>VALUE</parameter>\n</function>\n</tool_call>",
        '<function_calls><invoke name="book_table"><parameter name="guest">Ada</parameter>'
        '<parameter name="extras">VALUE</parameter></invoke></function_calls>',
    ],
)
def test_value_of_a_tag_with_a_key_twice_stays_the_text_it_is(text, schemas):
    """The tool asks for an object, so that validation says what is wrong."""
    value = '{"x": 1, "x": 2}'
    (calling,) = parse(text.replace("VALUE", value), schemas).callings
    assert calling.arguments == {"guest": "Ada", "extras": value}


@pytest.mark.parametrize("notation", NOTATIONS)
def test_stream_takes_nothing_back_and_holds_the_call_in_the_end(notation, schemas):
    text = text_of(notation, TWICE)
    text = text.replace("x" * 40_000, "x" * 40)
    reader = StreamReader(schemas)
    events = [event for char in text for event in reader.feed(char)]
    begun = sum(isinstance(event, CallBegun) for event in events)
    output = reader.close()
    assert output == parse(text, schemas)
    assert output.callings == ()
    assert begun <= len(output.held_back) == 1


def test_threads_do_not_hide_keys_from_each_other():
    """What one thread finds another may take for its own, and then looks again; never less."""
    seen: list[bool] = []

    def read() -> None:
        for _ in range(200):
            before = last_found()
            decode_watchfully(TWICE, 0)
            seen.append(last_found() is not before)

    threads = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert seen == [True] * 800


@pytest.mark.parametrize(
    "also",
    ['"tool": "find_docs"', '"function": "find_docs"', '"function": {"name": "find_docs"}'],
)
def test_call_that_names_two_tools_waits(also: str) -> None:
    tools = {"find_docs": {"type": "object"}, "save_note": {"type": "object"}}
    text = f'<tool_call>{{{also}, "name": "save_note", "arguments": {{"a": 1}}}}</tool_call>'
    output = parse(text, tools)
    assert not output.callings
    assert [(each.reason, each.calling.tool_name) for each in output.held_back] == [
        ("ambiguous", "save_note")
    ]
    assert "find_docs" in output.held_back[0].explanation
    same = text.replace("save_note", "find_docs")
    assert [each.tool_name for each in parse(same, tools).callings] == ["find_docs"]
    unknown = text.replace("find_docs", "some_server")
    assert [each.tool_name for each in parse(unknown, tools).callings] == ["save_note"]
