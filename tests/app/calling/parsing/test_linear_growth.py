"""Reading takes time by the length of the text, whatever is in it; rows 1, 2 and 26 of the threats.

All pairs of units in all ways are 370,000 texts of 100 KB: `make sweep` reads them. Here it is a
share of them at that size, drawn by a fixed seed, and the texts that were slow once.
"""

from __future__ import annotations

import json
from functools import partial

import pytest
from growth import MOST, growth
from hostile_texts import FLOOR_S, SCHEMAS, UNITS, Shape, growth_of, shapes

from tooldesk.calling.parsing.limits import MAX_ERRORS
from tooldesk.calling.parsing.parse import parse

SHARE, SEED = 0.0001, 11
SLOW_ONCE = [
    ("Action:", " "), ("<|tool_call_begin|>", " "), ("Action: search\nAction Input: ", "\n>"),
    ("", "{#"), ("", "{//"), ("", "~~~x "), ("", "<|python_tag|>"), ("", '{"a":'), ("", "[a(#"),
    ("", "functions.x:0{"), ("", "<parameter=a><![CDATA["),
    ("", "<function=a><parameter=a><![CDATA["), ("✿FUNCTION✿", " "), ("", "\n```"),
    ("<invoke name=", "a"), ("[a(b=", "'x' "),
    ("", "[TOOL_CALLS]x{"),
    ('<tool_call>{"name": "f", "arguments": {"a": ', '{"a":1 "b":2},'), ("", "call:x{"),
    ("<|tool_call_begin|>", "\n"), ("", "<|python_tag|>{"), ("[TOOL_CALLS]x", "\n"),
    ("", "~~~```"), ("```json\n", "`"), ("", 'search(query=\\"'), ("search(", '\\"'),
    ("", "<function=ping>//"), ("", "<function=ping>/*"),
    ('<tool_call>{"name": "ping", "arguments": {}}</tool_call>', "\nObservation: {"),
    ("\n<|im_start|>user\n", "ping()\n"), ("ping(\n", "\n<|im_start|>user\nping()<|im_end|>"),
    ("", '<invoke name="ping"><parameter name="a"><![CDATA['), ("", "\n ping()\n  ping()"),
    ("", '<invoke name="ping"><a><![CDATA['), ("if x:", "\n ping()"),
    ("", "search(<|header_start|>tool<|header_end|>"), ("", "<thinking><think></think>"),
    ("", '<a><invoke name="x"></invoke>'), ("<function=f><parameter=", "a "),
    ("", "<|message|>\nping()\n"), ("", "<tool_responses>\nping()\n"),
]  # fmt: skip


def test_there_are_three_hundred_units_and_more():
    assert len(UNITS) >= 300


@pytest.mark.timeout(120)
@pytest.mark.parametrize(("first", "second"), SLOW_ONCE)
def test_what_was_slow_once_grows_with_its_length(first, second):
    # shorter ones first: what grows with the fourth power would take hours at full size
    for size in (300, 3_000, 20_000):
        assert growth_of(Shape(first, second, "first_once"), size) <= MOST, size


@pytest.mark.timeout(300)
def test_a_share_of_all_pairs_grows_with_its_length():
    for shape in shapes(SHARE, SEED):
        assert growth_of(shape) <= MOST, shape


@pytest.mark.timeout(120)
def test_deep_nesting_that_is_closed_again_grows_with_its_length():
    def text(levels):
        return '{"a":' * levels + "1" + "}" * levels

    assert growth(lambda levels: partial(parse, text(levels), SCHEMAS), 10_000, FLOOR_S) <= MOST


@pytest.mark.parametrize("number", ["0b102", "0x_", "0o9", "0b", "-0o8", "0x" + "f" * 6_000])
def test_number_that_python_refuses_ends_without_an_exception(number):
    output = parse(f"[search(query={number})]", SCHEMAS)
    assert all(json.dumps(calling.arguments) for calling in output.callings)


def test_text_of_a_class_of_its_own_is_read_like_any_other():
    class Odd(str):
        __slots__ = ()

        def find(self, *_):
            raise RuntimeError("this is no text to trust")

        __getitem__ = startswith = find

    text = "<tool_call>{'name': 'search', 'arguments': {'query': 'x'}}</tool_call>"
    assert parse(Odd(text), SCHEMAS) == parse(text, SCHEMAS)


def test_call_behind_much_that_is_damaged_is_still_read():
    call = '<tool_call>{"name": "search", "arguments": {"query": "x"}}</tool_call>'
    output = parse("{a" * 20_000 + "\n" + call, SCHEMAS)
    assert [calling.arguments for calling in output.callings] == [{"query": "x"}]


def test_a_thousand_calls_that_are_no_calls_are_enough():
    output = parse("<|python_tag|>{" * 20_000, SCHEMAS)
    assert len(output.errors) == MAX_ERRORS + 1
    assert f"{MAX_ERRORS:,}" in output.errors[-1].message
