"""Calls whose name is an element, or an attribute of the tag around their arguments."""

from __future__ import annotations

from functools import partial

import pytest
from cut_texts import guesses
from growth import MOST, Run, growth
from stream_checks import faults, in_pieces

from tooldesk.calling.parsing.parse import parse

SEARCH = ("search", {"query": "a < b"})
ELEMENTS = "<query>a < b</query>"
JSON = '{"query": "a < b"}'


def _claude_2(body: str, name: str = "search") -> str:
    return (
        f"<invoke>\n<tool_name>{name}</tool_name>\n<parameters>\n{body}\n</parameters>\n</invoke>"
    )


CALLS = [
    _claude_2(ELEMENTS),
    f"<function_calls>\n{_claude_2(ELEMENTS)}\n</function_calls>",
    f"<tool_call>\n<tool_name>search</tool_name>\n<parameters>{ELEMENTS}</parameters>\n</tool_call>",
    f"<tool_call>\n<name>search</name>\n<arguments>\n{JSON}\n</arguments>\n</tool_call>",
    f"<tool_use>\n<name>search</name>\n<input>{JSON}</input>\n</tool_use>",
    f'<tool_call name="search">\n{JSON}\n</tool_call>',
    f"<tool_call name='search'>{JSON}</tool_call>",
    f'<tool_call id="call_1" name="search">{JSON}</tool_call>',
    f'<tool_call name="search" id = "call_1" >\n{JSON}\n</tool_call>',
    '<invoke id="1" name="search"><parameter name="query">a < b</parameter></invoke>',
]

IN_A_TAG = [
    f'<tool_call id="1" type="function">{{"name": "search", "arguments": {JSON}}}</tool_call>',
    f'<tool_call >\n{{"name": "search", "arguments": {JSON}}}\n</tool_call>',
]
"""Complete with their JSON, as they are between tags without attributes."""


@pytest.mark.parametrize("call", [*CALLS, *IN_A_TAG])
def test_call_that_is_named_in_an_element_or_attribute_is_read(call, schemas):
    for before, behind in (("", ""), ("Sure.\n\n", "\n\nDone."), ("", f"\n{call}")):
        text = before + call + behind
        output = parse(text, schemas)
        found = [(each.tool_name, each.arguments) for each in output.callings]
        assert found == [SEARCH] * (2 if call in behind else 1)
        assert output.content.split() == ("Sure. Done." if before else "").split()
        for size in (1, 3, 20):
            assert faults(text, in_pieces(text, size), schemas) == []
        assert guesses(text, schemas, 10**6) == []


@pytest.mark.parametrize("call", CALLS)
def test_call_without_its_end_waits(call, schemas):
    whole = min(call.find(tag) % 1_000 for tag in ("</invoke>", "</tool_call>", "</tool_use>"))
    for end in range(whole + 8):
        assert parse(call[:end], schemas).callings == ()


def test_id_in_the_tag_is_that_of_the_call(schemas):
    call = '{"name": "ping", "arguments": {}}'
    for text in (
        '<tool_call id="call_1" name="ping">{}</tool_call>',
        f"<tool_call id='call_1'>{call}</tool_call>",
        '<tool_call id="call_1">ping()</tool_call>',
    ):
        (calling,) = parse(text, schemas).callings
        assert (calling.tool_name, calling.call_id) == ("ping", "call_1")
    output = parse(f'<tool_call id="a">[{call}, {call}]</tool_call>', schemas)
    assert [each.call_id for each in output.callings] == [None, None]


def test_call_without_arguments_is_read(calls_in):
    for body in (
        "<tool_name>ping</tool_name>",
        "<tool_name>ping</tool_name>\n<parameters></parameters>",
    ):
        assert calls_in(f"<invoke>\n{body}\n</invoke>") == [("ping", {})]


@pytest.mark.parametrize("text", [
    'Use `<tool_call name="search">{}</tool_call>` for it.',
    '<tool_call name="search">x</tool_call>',
    '<tool_call id="1" name="search"/>', "<tool_call and so on", '<tool_call id="1>{}</tool_call>',
    "<invoke>\nsomething\n</invoke>", "<invoke><tool_name>search</tool_name>and so</invoke>",
    _claude_2("<query>it ends:</query>\n</parameters>\n</invoke>\nand\ngoes on</query>"),
])  # fmt: skip
def test_what_may_be_text_calls_nothing(text, schemas):
    assert parse(text, schemas).callings == ()
    assert faults(text, in_pieces(text, 3), schemas) == []


def test_elements_in_a_text_are_part_of_it(schemas):
    text = _claude_2("<path>a</path><content>x <b>y</b> z</content>", "write_file")
    (calling,) = parse(text, schemas).callings
    assert calling.arguments == {"path": "a", "content": "x <b>y</b> z"}
    (held,) = parse(text).held_back
    assert held.reason == "ambiguous"
    assert "content" in held.explanation


UNITS = (
    "<invoke>", "<invoke><name>a ", "<tool_call ", '<tool_call name="a">{',
    '<tool_call a="b" ', '<tool_call id="a">{', "<tool_use>\n",
    "<invoke><name>a</name><input><b>", "<invoke><name>a</name><input>{",
)  # fmt: skip


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("first", ["", "<invoke><name>a" + " " * 1_000])
def test_time_of_their_beginnings_grows_with_their_number(unit, first):
    def run(size: int) -> Run:
        return partial(parse, first + unit * size)

    assert growth(run, 2_000, 0.05) <= MOST
