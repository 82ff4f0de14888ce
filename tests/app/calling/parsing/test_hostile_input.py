"""Input that is made to hang, exhaust or crash a parser; see rows 1 to 3 of the threats.

That a text of a megabyte is read within the time a test may take shows that reading it is
linear: the ways in which others failed took minutes. benchmarks/bench_parsing.py has figures.
"""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.limits import MAX_DEPTH
from tooldesk.calling.parsing.parse import parse

MEGABYTE = 1_000_000
LISTED = ["{", "[", "<tool_call>", '"\\', "[TOOL_CALLS]", "Action:"]
UNITS = [
    '{"a":', '{"name":', '["a", ',
    '<tool_call>{"name": "f", "arguments": {"a": "', "<function=ping>", "<parameter=a>",
    "<function=search>\n<parameter=query>\nx\n</parameter>\n", '<invoke name="x">',
    '<｜DSML｜invoke name="x"><｜DSML｜parameter name="a" string="true">', "<arg_key>",
    "<tool_call>x<arg_key>a</arg_key><arg_value>", "call:x{", '<|tool_call>call:x{a:<|"|>',
    "functions.x:0{", "<｜tool▁call▁begin｜>", "<|tool_call_begin|>functions.x:0", "```",
    '```json\n{"name": "x", ', "[a(", "[search(query=", "search(\n", "<think>", "</think>",
    "<think></think>", "<|channel|>commentary to=functions.x", ']<]minimax[>[<invoke name="x">',
    '<invoke name="x"><a>', '<|open|>call tool="x"<|sep|>', "<use_mcp_tool>",
    "[Calling tool: x({", ">>>x\n{", "✿FUNCTION✿: x ✿ARGS✿: {", "data: {}\n", "functools",
    "[TOOL_CALLS]x{", "<|python_tag|>x.call(", "{'name': 'f', 'arguments': {'a': ", "{{",
    "Action: x\nAction Input: ", "/*", "\n", "\ud800", "\x00", "\ufeff", "\u202e", "\r\n",
    "`<tool_call>{", "<tool_call>call:f{a:", "Action: search\n", "&lt;tool_call&gt;",
    "<function(a)>{", "commentary to=functions.a {", "all\n>>>", "a<｜tool▁sep｜>b\n",
    '`{"name": "ping", "arguments": {}}` a\n', "```python\nsearch(query='a')\nprint(a)\n",
    "bracketed [prose] with {braces} and (parens), \"quotes\". ", "9", "word",
]  # fmt: skip
STARTS = ["", '<tool_call>{"name": "f", "arguments": {"a": "', '{"name": "f", "arguments": {"a": ']


@pytest.mark.timeout(60)
@pytest.mark.parametrize("unit", LISTED)
def test_megabyte_of_one_unit_is_read_in_time(unit, schemas):
    assert parse(unit * (MEGABYTE // len(unit)), schemas).callings == ()


@pytest.mark.timeout(60)
@pytest.mark.parametrize("unit", [*LISTED, *UNITS])
def test_much_of_one_unit_is_read_in_time_wherever_it_stands(unit, schemas):
    text = unit * (MEGABYTE // 5 // len(unit))
    for start in STARTS:
        output = parse(start + text, schemas)
        assert len(output.content) <= len(start + text)


@pytest.mark.timeout(60)
def test_ten_megabytes_of_brackets_are_refused_quickly(schemas):
    told = []
    for start in ("", "<tool_call>", '{"name": "ping", "arguments": {"x": '):
        output = parse(start + "[" * 10_000_000, schemas)
        assert output.callings == ()
        assert len(output.errors) == 1
        told.append(output.errors[0].message)
    assert str(MAX_DEPTH) in told[0]


@pytest.mark.timeout(60)
@pytest.mark.parametrize("opener", ["[", '{"a":', '{"a":['])
@pytest.mark.parametrize("closed", [True, False])
def test_nesting_bomb_is_a_typed_error(opener, closed, schemas):
    closers = opener[::-1].translate({ord("["): "]", ord("{"): "}", ord(":"): "", ord('"'): ""})
    tail = closers.replace("a", "") * 100_000 + "}}" if closed else ""
    text = '<tool_call>{"name": "ping", "arguments": {"x": ' + opener * 100_000 + tail
    output = parse(text, schemas)
    assert output.callings == ()
    assert str(MAX_DEPTH) in output.errors[0].message


@pytest.mark.timeout(60)
def test_ten_thousand_calls_are_all_read(schemas):
    block = '<tool_call>\n{"name": "search", "arguments": {"query": "x"}}\n</tool_call>\n'
    output = parse(block * 10_000, schemas)
    assert len(output.callings) == 10_000
    starts = [calling.start for calling in output.callings]
    assert starts == sorted(set(starts))


@pytest.mark.timeout(60)
def test_argument_of_ten_megabytes_is_read_whole(schemas):
    big = "x" * 10_000_000
    text = f'<tool_call>{{"name": "search", "arguments": {{"query": "{big}"}}}}</tool_call>'
    assert parse(text, schemas).callings[0].arguments == {"query": big}


@pytest.mark.parametrize("odd", ["\ud800", "\x00", "\u202e", "\u200b", "\r\n", "\ufeff", "\x7f"])
def test_odd_character_in_a_value_is_data(odd, schemas):
    text = f"<tool_call>search<arg_key>query</arg_key><arg_value>a{odd}b</arg_value></tool_call>"
    assert parse(text, schemas).callings[0].arguments == {"query": f"a{odd}b"}


def test_hostile_schema_does_not_stop_the_reading():
    schema: dict[str, object] = {"$ref": "#/$defs/a", "$defs": {"a": {"$ref": "#/$defs/a"}}}
    schema["properties"] = {"x": schema, "y": {"anyOf": [{"anyOf": [{}] * 500}] * 500}, "z": 5}
    text = (
        '<invoke name="f">'
        + "".join(f'<parameter name="{key}">1</parameter>' for key in "xyz")
        + "</invoke>"
    )
    assert parse(text, {"f": schema}).callings[0].arguments == {"x": 1, "y": 1, "z": 1}


@pytest.mark.parametrize("schema", [None, True, [], "x", {"properties": 5}, {"required": {"a": 1}}])
def test_schema_that_is_none_does_not_stop_the_reading(schema):
    text = '<invoke name="f"><parameter name="x">1</parameter></invoke>'
    assert parse(text, {"f": schema}).callings[0].arguments == {"x": 1}


def test_data_that_poses_as_an_object_stays_data(schemas):
    posing = {"lc": 1, "type": "secret", "id": ["KEY"], "t": "{{SECRET}}"}
    text = f"<tool_call>{{'name': 'f', 'arguments': {posing}}}</tool_call>"
    assert parse(text, schemas).callings[0].arguments == posing


@pytest.mark.parametrize(
    "text",
    [
        'call:plan{a:[\x1d "k": "v"]}',
        "call:plan{a:{b:\x00\x1d,c:\x1c}}",
        "<|tool_call_start|>[f(address={'city', 'state': 'CA'})]<|tool_call_end|>",
        "[f(a={'xy', 'b': 1})]",
        "[f(a={'b': 1, 'xy'})]",
    ],
)
def test_what_the_fuzzer_found_ends_without_an_exception(text: str, schemas):
    for known in (schemas, {}):
        parsed = parse(text, known)
        assert not any("xy" in str(calling.arguments) for calling in parsed.callings)
