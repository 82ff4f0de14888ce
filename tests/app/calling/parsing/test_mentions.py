"""Code within a sentence talks about a call and makes none; code alone is one."""

from __future__ import annotations

import pytest
from stream_checks import faults, in_pieces

from tooldesk.calling.parsing.parse import parse

CALLS = [
    '<tool_call>{"name": "search", "arguments": {"query": "x"}}</tool_call>',
    '<function=search>{"query": "x"}</function>',
    '{"name": "search", "arguments": {"query": "x"}}',
    '[search(query="x")]',
    '[TOOL_CALLS] [{"name": "search", "arguments": {"query": "x"}}]',
    "<seed:tool_call><function=search><parameter=query>x</parameter></function></seed:tool_call>",
    '<function_calls> <invoke name="search"><parameter name="query">x</parameter></invoke> '
    "</function_calls>",
    '<｜DSML｜function_calls><｜DSML｜invoke name="search"><｜DSML｜parameter name="query" '
    'string="true">x</｜DSML｜parameter></｜DSML｜invoke></｜DSML｜function_calls>',
    ']<]minimax[>[<tool_call>]<]minimax[>[<invoke name="search">]<]minimax[>[<query>x]<]minimax[>['
    "</query>]<]minimax[>[</invoke>]<]minimax[>[</tool_call>",
    '<|open|>tools<|sep|><|open|>call tool="search" index="1"<|sep|><|open|>argument key="query" '
    'type="string"<|sep|>x<|close|>argument<|sep|><|close|>call<|sep|><|close|>tools<|sep|>',
]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("sentence", ["Write `CALL` to search.", "Like `CALL`.", "`CALL` is it."])
def test_call_quoted_in_a_sentence_is_content(call, sentence, schemas):
    text = sentence.replace("CALL", call)
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text
    for size in (1, 7, 300):
        assert faults(text, in_pieces(text, size), schemas) == []


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("form", ["`CALL`", "Let me look.\n`CALL`", "- `CALL`"])
def test_call_quoted_on_a_line_of_its_own_is_a_call(call, form, calls_in):
    assert calls_in(form.replace("CALL", call)) == [("search", {"query": "x"})]


def test_call_after_a_quoted_one_is_found(calls_in):
    text = f"Not `{CALLS[0]}` but\n{CALLS[0].replace('x', 'y')}"
    assert calls_in(text) == [("search", {"query": "y"})]


@pytest.mark.parametrize("text", [
    'Write `Action: {"action": "ping", "action_input": {}}` for it.',
    'Write `e.g. <tool_call>{"name": "ping", "arguments": {}}</tool_call>` to call.',
    "You send `then [ping()]` there.",
    "`a [TOOL_CALLS]ping[ARGS]{} b` is how.",
    "``x <function=ping></function> y`` shows it.",
])  # fmt: skip
def test_call_behind_words_in_the_same_code_of_a_sentence_does_not_run(text, calls_in):
    assert calls_in(text) == []


@pytest.mark.parametrize("before", ["Let`s go: ", "I use `ping` now: ", "`x` and ``y`` are "])
def test_code_that_ended_before_a_call_says_nothing_of_it(before, calls_in):
    text = before + '<tool_call>{"name": "ping", "arguments": {}}</tool_call>'
    assert calls_in(text) == [("ping", {})]


@pytest.mark.parametrize(
    "text",
    [
        '<macro><invoke name="other"></invoke></macro>',
        '<process><sequence>\n<invoke name="Pay" partnerLink="a"></invoke>\n</sequence></process>',
        '<api>\n<function name="open"><parameter name="path">string</parameter></function>\n</api>',
        '<php><function name="strlen"><param name="string">string</param></function></php>',
        '<functions>\n<function name="a"><param name="x">int</param></function>\n'
        '<function name="b"><param name="y">int</param></function>\n</functions>',
        '<s:Body><m:invoke name="Get"><m:parameter name="id">5</m:parameter></m:invoke></s:Body>',
    ],
)
def test_elements_of_other_xml_with_unknown_names_stay_content(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text
    assert faults(text, in_pieces(text, 1), schemas) == []


def test_elements_with_unknown_names_are_calls_by_themselves_and_known_ones_anywhere(calls_in):
    alone = '<invoke name="other"><parameter name="x">a</parameter></invoke>'
    assert calls_in(alone) == [("other", {"x": "a"})]
    assert calls_in(f"<function_calls>{alone}</function_calls>") == [("other", {"x": "a"})]
    known = '<steps><invoke name="search"><parameter name="query">a</parameter></invoke></steps>'
    assert calls_in(known) == [("search", {"query": "a"})]
