"""Texts that end inside a call, at every place of it: nothing of that runs by itself."""

from __future__ import annotations

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk.calling.correction import format_error_prompt
from tooldesk.calling.dialect_shapes import SHAPES
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


CUT_IN_TOKEN = [
    "<tool_call>\n<function=search>\n<parameter=query>\na\n</parameter>\n</function",
    "<tool_call>\n<function=search>\n<parameter=query>\na\n</parameter>\n<",
    "<tool_call>search\n<arg_key>query</arg_key>\n<arg_value>a</arg_value>\n</tool_call",
    "<tool_call>search\n<arg_key>query</arg_key>\n<arg_val",
    "<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜>"
    '<steptml:invoke name="search"><steptml:parameter name="query">a</steptml:parameter>'
    '<steptml:parameter name="lim',
    '<minimax:tool_call>\n<invoke name="search">\n<parameter name="query">a</parameter>\n</in',
    '<function_calls><invoke name="search"><parameter name="query">a</parameter></invo',
    '<｜DSML｜function_calls><｜DSML｜invoke name="search">'
    '<｜DSML｜parameter name="query" string="true">a</｜DSML｜parameter></｜DS',
    '<|open|>tools<|sep|><|open|>call tool="search" index="1"<|sep|>'
    '<|open|>argument key="query" type="string"<|sep|>a<|close|>argument<|sep|><|close|>call<|s',
    "<seed:tool_call>\n<function=search>\n<parameter=query>a</parameter>\n</seed",
    '[TOOL_CALLS] [{"name": "search", "arguments": {"query": "a"}},',
    '<|tool_call|>[{"name": "search", "arguments": {"query": "a"}}, {"na',
    '[{"name": "search", "arguments": {"query": "a"}}, {"na',
    "Action: search\nAction In",
]


@pytest.mark.parametrize("text", CUT_IN_TOKEN)
def test_token_that_is_cut_off_belongs_to_the_call_before_it(text, schemas):
    output = parse("Sure.\n" + text, schemas)
    assert output.callings == ()
    assert output.content == "Sure."
    (held,) = output.held_back
    assert held.reason == "incomplete"
    assert held.calling.end == len("Sure.\n" + text)
    prompt = format_error_prompt((), schemas, held=(held,), text="Sure.\n" + text)
    assert "Your output was cut off in the middle of the call of search." in prompt
    assert is_the_same_in_pieces("Sure.\n" + text, schemas)


@pytest.mark.parametrize("dialect", SHAPES)
def test_call_that_is_cut_off_anywhere_is_told_as_cut_off(dialect, schemas):
    text = SHAPES[dialect]("search", {"query": "one two", "limit": 7})
    for end in range(1, len(text)):
        output = parse(text[:end], schemas)
        if any(held.reason == "incomplete" for held in output.held_back):
            prompt = format_error_prompt((), schemas, held=output.held_back, text=text[:end])
            assert "Your output was cut off" in prompt, text[:end]
            assert output.content == "", text[:end]


def test_closing_tag_behind_what_is_missing_is_no_cut(schemas):
    text = "<tool_call>\n<function=search>\n<parameter=query>\na\n</tool_call>"
    (held,) = parse(text, schemas).held_back
    assert "cut off" not in format_error_prompt((), schemas, held=(held,), text=text + "\nDone.")


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
