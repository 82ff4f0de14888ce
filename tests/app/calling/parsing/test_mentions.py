"""Code within a sentence talks about a call and makes none; code alone is one."""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.parse import parse

CALLS = [
    '<tool_call>{"name": "search", "arguments": {"query": "x"}}</tool_call>',
    '<function=search>{"query": "x"}</function>',
    '{"name": "search", "arguments": {"query": "x"}}',
    '[search(query="x")]',
    '[TOOL_CALLS] [{"name": "search", "arguments": {"query": "x"}}]',
]


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("sentence", ["Write `CALL` to search.", "Like `CALL`.", "`CALL` is it."])
def test_call_quoted_in_a_sentence_is_content(call, sentence, schemas):
    text = sentence.replace("CALL", call)
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == text


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("form", ["`CALL`", "Let me look.\n`CALL`", "- `CALL`"])
def test_call_quoted_on_a_line_of_its_own_is_a_call(call, form, calls_in):
    assert calls_in(form.replace("CALL", call)) == [("search", {"query": "x"})]


def test_call_after_a_quoted_one_is_found(calls_in):
    text = f"Not `{CALLS[0]}` but\n{CALLS[0].replace('x', 'y')}"
    assert calls_in(text) == [("search", {"query": "y"})]
