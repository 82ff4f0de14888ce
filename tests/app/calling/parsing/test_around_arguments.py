"""What stands around an object of arguments: fences, remarks, quotes, and members behind it."""

from __future__ import annotations

from json import dumps

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk.calling.parsing.parse import parse

ARGUMENTS = '{"guest": "Ana", "people": 4}'
ANA = [("book_table", {"guest": "Ana", "people": 4})]
NAMED = {
    "function-tag-json": "<function=book_table>{}</function>",
    "mistral-v11": "[TOOL_CALLS]book_table[ARGS]{}",
    "deepseek-v3": (
        "<｜tool▁call▁begin｜>function<｜tool▁sep｜>book_table\n```json\n{}\n```<｜tool▁call▁end｜>"
    ),
    "kimi-k2": (
        "<|tool_call_begin|>functions.book_table:0<|tool_call_argument_begin|>{}<|tool_call_end|>"
    ),
    "hunyuan-v3": "<tool_calls><tool_call>book_table<tool_sep>{}</tool_call></tool_calls>",
    "qwen-agent-fn": "✿FUNCTION✿: book_table\n✿ARGS✿: {}",
    "harmony": "<|channel|>commentary to=functions.book_table<|message|>{}<|call|>",
    "bracket": "[Calling tool: book_table({})]",
    "line": "Calling tool: book_table({})",
}
AROUND = {
    "fence": "```json\n{}\n```",
    "waves": "~~~json\n{}\n~~~",
    "ticks": "`{}`",
    "C's remark": "/* all */ {}",
    "C's remark to the line's end": "// all\n{}",
    "Python's remark": "# all\n{}",
    "remark in a fence": "```json\n// all\n{}\n```",
    "byte order mark": "\ufeff{}",
}
FENCES = ("fence", "waves", "remark in a fence")
EARLY = {
    "cohere": '<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "book_table", "parameters": '
    '{"guest": "Ana"}, "people": 4}}]<|END_ACTION|>',
    "react-json": 'Action:\n```\n{"action": "book_table", "action_input": {"guest": "Ana"}, '
    '"people": 4}}\n```',
    "ambi": '[TOOL_CALL]{"name": "book_table", "args": {"guest": "Ana"}, "people": 4}}[/TOOL_CALL]',
}


@pytest.mark.parametrize("around", AROUND)
@pytest.mark.parametrize("dialect", NAMED)
def test_arguments_behind_a_fence_or_remark_are_read(dialect, around, calls_in, schemas):
    if dialect == "deepseek-v3" and around in FENCES:
        return  # a fence in its own
    text = NAMED[dialect].replace("{}", AROUND[around].replace("{}", ARGUMENTS))
    assert calls_in(text) == ANA
    assert is_the_same_in_pieces(text, schemas)


@pytest.mark.parametrize("around", ["fence", "waves", "C's remark"])
def test_arguments_of_a_recipient_are_read_behind_a_fence_or_remark(around, calls_in, schemas):
    text = ">>>book_table\n" + AROUND[around].replace("{}", ARGUMENTS)
    assert calls_in(text) == ANA
    assert is_the_same_in_pieces(text, schemas)


@pytest.mark.parametrize("text", [dumps(ARGUMENTS), f"'{ARGUMENTS}'"], ids=["JSON", "Python"])
@pytest.mark.parametrize("dialect", NAMED)
def test_arguments_in_a_string_are_read(dialect, text, calls_in):
    assert calls_in(NAMED[dialect].replace("{}", text)) == ANA


@pytest.mark.parametrize(
    "around", [*list(AROUND.values())[:6], "{} /* all */", "{} // all", "{}\n# all"]
)
def test_string_of_arguments_may_have_a_fence_or_remark(around, calls_in):
    given = {"name": "book_table", "arguments": around.replace("{}", ARGUMENTS)}
    assert calls_in(dumps({"tool_calls": [{"id": "c", "function": given}]})) == ANA


def test_text_alone_that_holds_other_keys_stays_text(calls_in):
    text = """[Calling tool: search("{\\"a\\": 1}")]"""
    assert calls_in(text) == [("search", {"query": '{"a": 1}'})]


def test_calling_line_may_name_its_arguments_or_be_several(calls_in):
    text = 'Calling tools: search(query="x")\nCalling tool: ping({}})'
    assert calls_in(text) == [("search", {"query": "x"}), ("ping", {})]
    assert calls_in('Calling tool: nobody(query="x")') == []


def test_calling_line_may_follow_a_thought(calls_in):
    assert calls_in('<think>ok</think>Calling tool: search({"query": "x"})') == [
        ("search", {"query": "x"})
    ]


@pytest.mark.parametrize("text", EARLY.values(), ids=EARLY)
def test_members_behind_a_brace_too_early_are_kept_in_every_notation(text, calls_in, schemas):
    assert calls_in(text) == ANA
    assert [repair.why for repair in parse(text, schemas).callings[0].repairs]


def test_call_by_its_key_waits_when_members_stand_beside_it(schemas):
    text = '<|tools_prefix|>[{"book_table": {"guest": "Ana"}, "people": 4}}]<|tools_suffix|>'
    output = parse(text, schemas)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["ambiguous"]


@pytest.mark.parametrize("nothing", ['""', "null", "{}", '{}, "id": "a"'])
def test_call_by_its_key_may_have_no_arguments(nothing, calls_in):
    assert calls_in(f'<|tools_prefix|>[{{"ping": {nothing}}}]<|tools_suffix|>') == [("ping", {})]


@pytest.mark.parametrize("text", ['{"ping": null}', '{"ping": ""}', '{"search": "{}"}'])
def test_key_of_other_json_calls_nothing(text, calls_in):
    assert calls_in(text) == []


def test_bracket_that_calls_a_number_calls_nothing(calls_in):
    assert calls_in("[Calling tool: 3]") == []


def test_arguments_by_key_may_be_a_string(calls_in):
    text = f'<|tools_prefix|>[{{"book_table": {dumps(ARGUMENTS)}}}]<|tools_suffix|>'
    assert calls_in(text) == ANA
