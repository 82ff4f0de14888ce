"""Texts that end inside a call, at every place of it: nothing of that runs by itself."""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.parse import parse

CUT = [
    "[TOOL_CALLS]search[ARGS]",
    "[TOOL_CALLS]search",
    '[TOOL_CALLS]search[ARGS]{"query": "on',
    '[TOOL_CALLS] [{"name": "search", "arguments": {"query": "on',
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>search<｜tool▁sep｜>",
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search\n",
    "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>search\n```json\n",
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>search<｜tool▁sep｜>{"query": "on',
    "<|tool_calls_section_begin|><|tool_call_begin|>functions.search:0<|tool_call_argument_begin|>",
    "<|tool_calls_section_begin|><|tool_call_begin|>functions.search:0"
    '<|tool_call_argument_begin|>{"query"',
    "<|channel|>commentary to=functions.search<|message|>",
    '<|channel|>commentary to=functions.search<|message|>{"query": "on',
    "Thought: look\nAction: search",
    'Thought: look\nAction: search\nAction Input: {"query": "on',
    "<tool_call>search<arg_key>query</arg_key><arg_value>on",
    "<tool_call>\n<function=search>\n<parameter=query>\non",
    '<minimax:tool_call>\n<invoke name="search">\n<parameter name="query">on',
    '<|tool_call>call:search{query:<|"|>on',
    '[search(query="on',
    '<tool_call>\n{"name": "search", "argu',
    '{"role": "assistant", "tool_calls": [{"id": "c", "type": "function", "function": '
    '{"name": "search", "arguments": "{\\"query\\": \\"on"}}]}',
]


@pytest.mark.parametrize("text", CUT)
def test_call_that_is_cut_off_waits(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert output.errors == ()
    assert [(held.calling.tool_name, held.reason) for held in output.held_back] == [
        ("search", "incomplete")
    ]


def test_whole_calls_before_the_cut_run(schemas):
    text = '[TOOL_CALLS]search[ARGS]{"query": "a"}[TOOL_CALLS]search[ARGS]'
    output = parse(text, schemas)
    assert [calling.arguments for calling in output.callings] == [{"query": "a"}]
    assert [held.reason for held in output.held_back] == ["incomplete"]


@pytest.mark.parametrize(
    "text",
    ["[TOOL_CALLS]ping", "Action: ping", "<|channel|>commentary to=functions.ping<|message|>"],
)
def test_call_without_arguments_runs_when_its_tool_needs_none(text, calls_in):
    assert calls_in(text) == [("ping", {})]


@pytest.mark.parametrize("inner", [
    'Action: search\nAction Input: {\\"query\\": \\"x\\"}',
    '<tool_call>{\\"name\\": \\"search\\", \\"arguments\\": {\\"query\\": \\"x\\"}}</tool_call>',
    "<function=search><parameter=query>x</parameter></function>",
])  # fmt: skip
def test_call_within_arguments_that_end_nowhere_does_not_run(inner, calls_in):
    text = (
        '{"choices": [{"message": {"role": "assistant", "tool_calls": [{"id": "a", "type": '
        '"function", "function": {"name": "write_file", "arguments": "{\\"path\\": \\"a\\", '
        f'\\"content\\": \\"like \n{inner}\n and th'
    )
    assert calls_in(text) == []
