"""A sentence that explains a notation is no call in it, and hides none behind it."""

from __future__ import annotations

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk.calling.near_misses.near_misses import near_misses
from tooldesk.calling.parsing.parse import parse

QUERY = {"properties": {"query": {"type": "string"}}, "required": ["query"]}
TOOLS = {"search": {"type": "object", **QUERY}}
CALL = '<tool_call>\n{"name": "search", "arguments": {"query": "x"}}\n</tool_call>'
EXPLAINED = [
    "GLM uses `<tool_call>name<arg_key>`, and Kimi uses something else.",
    "`<tool_call>name<arg_key>` is how GLM begins a call.",
    "Qwen uses `<function=name><parameter=key>`, and Kimi uses other tokens.",
    'Hermes: `<tool_call>{"name": "search", "arguments": {`, then the rest.',
    "Kimi has `<|tool_call_begin|>functions.x:0<|tool_call_argument_begin|>{`, as you know.",
    'Claude has `<invoke name="x"><parameter name="y">`, as you know.',
    "<tool_call> is the opening tag that Hermes uses; </tool_call> closes it.",
    "<tool_call> opens a call, and </tool_call> ends it.",
]


@pytest.mark.parametrize("text", EXPLAINED)
def test_sentence_that_explains_a_notation_is_content(text):
    output = parse(text, TOOLS)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text
    assert is_the_same_in_pieces(text, TOOLS)
    behind = parse(f"{text}\n\n{CALL}", TOOLS)
    assert [call.arguments for call in behind.callings] == [{"query": "x"}]
    assert is_the_same_in_pieces(f"{text}\n\n{CALL}", TOOLS)


@pytest.mark.parametrize("text", [
    "<tool_call> get the weather </tool_call>", "<tool_call> get the weather </tool_call> Done.",
])  # fmt: skip
def test_block_of_words_is_an_error_still(text):
    assert len(parse(text, TOOLS).errors) == 1


@pytest.mark.parametrize("text", [
    'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n'
    '    search(query="x")\nValueError: no',
    "**Action:** search\n\n**Owner:** Bob\n\n**Due:** Friday", "- Action: search\n- Owner: Bob",
])  # fmt: skip
def test_traceback_or_minutes_come_near_no_call(text):
    assert parse(text, TOOLS).callings == near_misses(text, TOOLS) == ()


def test_action_without_what_follows_it_comes_near_one():
    for text in ("Action: search\n\nThought: so be it", "Action: search\n\nSo be it."):
        assert [each.kind for each in near_misses(text, TOOLS)] == ["named_tool"], text
