"""Namespaces in front of names: repairs where a model added them, syntax where they belong."""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.damage import NAMESPACE
from tooldesk.calling.parsing.parse import parse

ARGS = '{"query": "x"}'
ADDED = {
    "hermes": '<tool_call>{"name": "functions.search", "arguments": {"query": "x"}}</tool_call>',
    "json": '{"name": "functions.search", "arguments": {"query": "x"}}',
    "colons": '{"name": "functions::search", "arguments": {"query": "x"}}',
    "json-string": '{"name": "functions.search", "arguments": "{\\"query\\": \\"x\\"}"}',
    "qwen3-coder": "<tool_call>\n<function=functions.search>\n<parameter=query>\nx\n</parameter>\n"
    "</function>\n</tool_call>",
    "function-tag": f"<function=functions.search>{ARGS}</function>",
    "glm": "<tool_call>functions.search\n<arg_key>query</arg_key>\n<arg_value>x</arg_value>\n"
    "</tool_call>",
    "invoke": '<function_calls><invoke name="default_api.search"><parameter name="query">x'
    "</parameter></invoke></function_calls>",
    "deepseek-v3": "<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>"
    f"functions.search\n```json\n{ARGS}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
    "deepseek-v3.1": "<｜tool▁call▁begin｜>functions.search<｜tool▁sep｜>"
    f"{ARGS}<｜tool▁call▁end｜>",
    "mistral": f"[TOOL_CALLS]functions.search[ARGS]{ARGS}",
    "functionary": f">>>functions.search\n{ARGS}",
    "qwen-agent": f"✿FUNCTION✿: functions.search\n✿ARGS✿: {ARGS}",
    "gemma4": '<|tool_call>call:default_api.search{query:<|"|>x<|"|>}<tool_call|>',
    "pythonic": '[default_api.search(query="x")]',
    "tool-code": '```tool_code\nprint(default_api.search(query="x"))\n```',
    "python-call": 'default_api.search(query="x")',
    "react": f"Action: functions.search\nAction Input: {ARGS}",
    "bracket": f"[Calling tool: functions.search({ARGS})]",
    "mcp": "<use_mcp_tool><server_name>s</server_name><tool_name>functions.search</tool_name>"
    f"<arguments>{ARGS}</arguments></use_mcp_tool>",
    "kimi-k3": '<|open|>call tool="functions.search" index="1"<|sep|><|open|>argument key="query"'
    ' type="string"<|sep|>x<|close|>argument<|sep|><|close|>call<|sep|>',
    "openai": '{"tool_calls": [{"id": "c", "type": "function", "function": '
    '{"name": "functions.search", "arguments": "{\\"query\\": \\"x\\"}"}}]}',
    "anthropic": '{"content": [{"type": "tool_use", "id": "t", "name": "functions.search", '
    '"input": {"query": "x"}}]}',
    "harmony-other": f"<|channel|>commentary to=tools.search<|message|>{ARGS}<|call|>",
}
SYNTAX = {
    "harmony": f"<|channel|>commentary to=functions.search<|message|>{ARGS}<|call|>",
    "harmony-in-role": "<|start|>assistant to=functions.search<|channel|>commentary<|message|>"
    f"{ARGS}<|call|>",
    "kimi-k2": "<|tool_calls_section_begin|><|tool_call_begin|>functions.search:0"
    f"<|tool_call_argument_begin|>{ARGS}<|tool_call_end|><|tool_calls_section_end|>",
    "parallel": '{"tool_uses": [{"recipient_name": "functions.search", "parameters": '
    '{"query": "x"}}]}',
}


@pytest.mark.parametrize("text", ADDED.values(), ids=ADDED)
def test_namespace_that_the_model_added_is_one_repair_at_the_name(text, schemas):
    (calling,) = parse(text, schemas).callings
    assert (calling.tool_name, calling.arguments) == ("search", {"query": "x"})
    (repair,) = [each for each in calling.repairs if each.why == NAMESPACE]
    assert repair.after == ""
    assert text.startswith(f"{repair.before}search", repair.offset)


@pytest.mark.parametrize("text", SYNTAX.values(), ids=SYNTAX)
def test_namespace_that_belongs_to_the_notation_is_none(text, schemas):
    (calling,) = parse(text, schemas).callings
    assert (calling.tool_name, calling.arguments) == ("search", {"query": "x"})
    assert calling.repairs == ()


def test_each_of_several_calls_has_its_own_repair(schemas):
    text = '[functions.search(query="a"), search(query="b"), functions.search(query="c")]'
    assert [len(calling.repairs) for calling in parse(text, schemas).callings] == [1, 0, 1]
