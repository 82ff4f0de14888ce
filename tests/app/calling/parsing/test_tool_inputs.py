"""LangChain has models write `<tool>name</tool><tool_input>…</tool_input>`."""

from __future__ import annotations

from functools import partial

import pytest
from cut_texts import guesses
from growth import MOST, Run, growth
from stream_checks import faults, in_pieces

from tooldesk.calling.library import near_misses
from tooldesk.calling.parsing.parse import parse

ASKED = ("search", {"query": "a < b, ü"})


def _call(given: str, name: str = "search") -> str:
    return f"<tool>{name}</tool><tool_input>{given}</tool_input>"


CALLS = [
    _call("a < b, ü"), _call("\na < b, ü\n"), _call('{"query": "a < b, ü"}'),
    "<tool>search</tool>\n<tool_input>\n{'query': 'a < b, ü'}\n</tool_input>",
]  # fmt: skip


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize(("before", "behind"), [
    ("", ""), ("Let me look.\n\n", "\n\nSo."), ("<think>\nHm.\n</think>\n", "\n"),
    ("", "\n<observation>\n<tool>search</tool><tool_input>x</tool_input>\n</observation>"),
])  # fmt: skip
def test_call_of_a_known_tool_is_read(call, before, behind, schemas):
    text = before + call + behind
    output = parse(text, schemas)
    assert [(each.tool_name, each.arguments) for each in output.callings] == [ASKED]
    for size in (1, 3, 20):
        assert faults(text, in_pieces(text, size), schemas) == []
    assert guesses(text, schemas, 10**6) == []


def test_tool_without_parameters_needs_no_input(calls_in):
    assert calls_in(_call("", "ping")) == [("ping", {})]


@pytest.mark.parametrize("inner", [
    _call("x"), "</tool>", "<tool_call>", '{"name": "ping", "arguments": {}}', "</tool_input>",
])  # fmt: skip
def test_what_json_holds_is_data(inner, schemas):
    text = _call('{"query": "%s"}' % inner.replace('"', '\\"'))  # noqa: UP031
    output = parse(text, schemas)
    assert [each.arguments for each in output.callings] == [{"query": inner}]
    assert faults(text, in_pieces(text, 3), schemas) == []
    assert guesses(text, schemas, 200) == []


@pytest.mark.parametrize("text", [
    "<tool>search</tool><tool_input>x", "<tool>search</tool><tool_input>x</tool_in",
    _call("x</tool_input> y"), _call('{"query": "x'), f"<observation>\n{_call('x')}",
])  # fmt: skip
def test_call_that_does_not_end_or_may_be_shown_waits(text, schemas):
    output = parse(text, schemas)
    assert output.callings == ()
    assert [each.calling.tool_name for each in output.held_back] == ["search"]
    assert faults(text, in_pieces(text, 1), schemas) == []


@pytest.mark.parametrize("text", [
    _call("x", "hammer"), "<tool>search</tool>", "Use <tool> and <tool_input>.",
    "<tools>\n<tool>search</tool>\n<tool>ping</tool>\n</tools>",
])  # fmt: skip
def test_other_elements_are_text(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert near_misses(text, schemas) == ()
    assert faults(text, in_pieces(text, 1), schemas) == []


@pytest.mark.parametrize("text", [
    f"<example>\n{_call('x')}\n</example>", f"```html\n{_call('x')}\n<p>\n```",
    f"For example:\n{_call('x')}\nand so on.", f"> {_call('x')}",
])  # fmt: skip
def test_call_that_is_shown_does_not_run(text, schemas):
    assert parse(text, schemas).callings == ()
    assert faults(text, in_pieces(text, 1), schemas) == []


@pytest.mark.parametrize("unit", [
    _call("x"), "<tool>search</tool><tool_input>", "<tool>", _call("{"), "</tool_input>",
])  # fmt: skip
def test_many_of_them_take_time_by_their_number(unit, schemas):
    def run(count: int) -> Run:
        return partial(parse, "<tool>search</tool><tool_input>" + unit * count, schemas)

    assert growth(run, 1_000, 0.05) <= MOST
