"""Calls that no marker announces: bare JSON, fences, the spellings of name and arguments."""

from __future__ import annotations

import json

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk.calling.parsing.parse import parse

ARGS = {"guest": "Ana", "people": 4}
ANA = [("book_table", ARGS)]
CALL = json.dumps({"name": "book_table", "arguments": ARGS})


@pytest.mark.parametrize(
    "key",
    ["name", "tool_name", "tool", "function", "function_name", "toolName", "action",
     "recipient_name"],
)  # fmt: skip
def test_every_spelling_of_the_name_is_read(key, calls_in):
    assert calls_in(json.dumps({key: "book_table", "arguments": ARGS})) == ANA


@pytest.mark.parametrize(
    "key",
    ["arguments", "parameters", "params", "args", "input", "tool_input", "action_input",
     "kwargs", "tool_args", "toolInput"],
)  # fmt: skip
def test_every_spelling_of_the_arguments_is_read(key, calls_in):
    assert calls_in(json.dumps({"name": "book_table", key: ARGS})) == ANA
    assert calls_in(json.dumps({"name": "book_table", key: json.dumps(ARGS)})) == ANA


SHAPES = {
    "function inside": {"function": {"name": "book_table", "arguments": ARGS}},
    "typed": {"type": "function", "name": "book_table", "parameters": ARGS},
    "wrapper": {"tool_call": {"name": "book_table", "arguments": ARGS}},
    "namespace": {"name": "functions.book_table", "arguments": ARGS},
    "encoded twice": {"name": "book_table", "arguments": json.dumps(json.dumps(ARGS))},
    "list of one": {"name": "book_table", "arguments": [ARGS]},
    "name as key": {"book_table": ARGS},
    "wrapped arguments": {"name": "book_table", "arguments": {"arguments": ARGS}},
    "properties": {"name": "book_table", "arguments": {"properties": ARGS}},
    "thought first": {"thought": "hm", "action": "book_table", "action_input": ARGS},
}


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_other_shapes_of_a_call_are_read(shape, calls_in):
    assert calls_in(json.dumps(shape)) == ANA
    assert calls_in(f"Like this: {json.dumps(shape)} and no more.") == ANA


@pytest.mark.parametrize("empty", ["", None, {}, []])
def test_empty_arguments_of_a_known_tool_are_an_empty_object(empty, calls_in):
    assert calls_in(json.dumps({"name": "ping", "arguments": empty})) == [("ping", {})]


AROUND = {
    "prose": ("Sure. {} Done.", "plain-json"),
    "list": ("[{}]", "plain-json"),
    "byte order mark": ("\ufeff{}", "plain-json"),
    "fence": ("```json\n{}\n```", "fenced-json"),
    "fence of tildes": ("~~~\n{}\n~~~", "fenced-json"),
    "unclosed fence": ("```tool_call\n{}", "fenced-json"),
    "text before the fence": ("I will do it.\n\n```json\n{}\n```\nThere.", "fenced-json"),
    "thinking before": ("<think>hm</think>[{}]", "plain-json"),
}


@pytest.mark.parametrize(("around", "dialect"), AROUND.values(), ids=AROUND)
def test_call_is_found_wherever_it_stands(around, dialect, schemas, calls_in):
    text = around.replace("{}", CALL)
    assert calls_in(text) == ANA
    output = parse(text, schemas)
    assert output.dialect == dialect
    assert json.loads(text[output.callings[0].start : output.callings[0].end])["name"]


@pytest.mark.parametrize("between", ["\n", "; ", ", ", " ", "\n\n"])
def test_calls_behind_each_other_are_all_read(between, calls_in):
    second = '{"name": "ping", "arguments": {}}'
    assert calls_in(f"{CALL}{between}{second}") == [*ANA, ("ping", {})]


def test_every_call_of_a_list_has_its_own_span():
    text = '[{"name": "a", "arguments": {}}, {"name": "b", "arguments": {}}]'
    spans = [text[c.start : c.end] for c in parse(text).callings]
    assert spans == ['{"name": "a", "arguments": {}}', '{"name": "b", "arguments": {}}']


def test_later_of_two_equal_keys_wins_where_no_tool_is_known(schemas):
    text = '{"name": "a", "name": "b", "arguments": {"x": 1, "x": 2}}'
    assert [(call.tool_name, call.arguments) for call in parse(text).callings] == [("b", {"x": 2})]
    output = parse(text, schemas)
    assert output.callings == ()
    assert [(held.reason, held.calling.tool_name) for held in output.held_back] == [
        ("ambiguous", "b")
    ]


def test_parameter_that_is_called_arguments_is_not_unwrapped():
    schema = {"properties": {"arguments": {"type": "object"}}}
    output = parse('{"name": "f", "arguments": {"arguments": {"x": 1}}}', {"f": schema})
    assert output.callings[0].arguments == {"arguments": {"x": 1}}


def test_text_for_a_tool_with_one_parameter_is_its_value(calls_in):
    assert calls_in('{"action": "search", "action_input": "who"}') == [("search", {"query": "who"})]


def test_namespace_that_is_part_of_a_known_name_is_kept():
    output = parse('{"name": "functions.f", "arguments": {}}', {"functions.f": {}})
    assert output.callings[0].tool_name == "functions.f"


NO_CALLS = {
    "person": '{"name": "Alice", "age": 30}',
    "package.json": '{"name": "x", "version": "1.0.0", "scripts": {"test": "x"}}',
    "tool definition": json.dumps(
        {"name": "search", "description": "d", "parameters": {"type": "object", "properties": {}}}
    ),
    "tool specification": json.dumps(
        {
            "type": "function",
            "function": {"name": "f", "parameters": {"type": "object", "properties": {"a": {}}}},
        }
    ),
    "definition without parameters": '{"type": "function", "function": '
    '{"name": "ping", "description": "Ping", "parameters": {}}}',
    "definitions in short": '[{"name": "search", "description": "Search", '
    '"parameters": {"query": "string"}}]',
    "definition of each parameter": '{"name": "search", "description": "Search", '
    '"parameters": {"query": {"type": "string", "description": "what"}}}',
    "definition in a fence": '```json\n[{"name": "search", "description": "Search", '
    '"parameters": {"query": "string"}}]\n```',
    "finished call": '{"name": "search", "arguments": {"query": "x"}, "status": "completed", '
    '"result": {"n": 3}}',
    "event of a finished call": '{"event": "tool_result", "name": "search", '
    '"arguments": {"query": "x"}, "result": "..."}',
    "step that was made": '{"tool": "search", "input": {"query": "x"}, "output": "It is so."}',
    "schema": '{"type": "object", "properties": {"name": {"type": "string"}}}',
    "no arguments": '{"name": "search"}',
    "no name": '{"arguments": {"x": 1}}',
    "empty name": '{"name": "", "parameters": {}}',
    "numbers": "The output was [1, 2, 3], not a call.",
    "list of records": 'Here: [{"label": "alpha", "score": 0.7}]',
    "call inside data": '{"result": {"name": "ping", "arguments": {}}}',
    "code fence": "```json\n{\"a\": 1}\n```",
    "braces": "A {placeholder} and {another one}.",
}  # fmt: skip


@pytest.mark.parametrize("text", NO_CALLS.values(), ids=NO_CALLS)
def test_json_that_is_no_call_stays_content(text, schemas):
    assert is_the_same_in_pieces(text, schemas)
    for known in (schemas, None):
        output = parse(text, known)
        assert (output.callings, output.held_back, output.errors) == ((), (), ())
        assert output.content == text


@pytest.mark.parametrize("text", [
    '{"name": "search", "description": "Look it up", "arguments": {"query": "x"}}',
    '{"name": "search", "arguments": {"query": "x"}, "result": null}',
    '<tool_call>{"name": "search", "arguments": {"query": "x"}, "output": "text"}</tool_call>',
])  # fmt: skip
def test_call_that_says_what_it_is_for_or_has_no_result_yet_runs(text, calls_in):
    assert calls_in(text) == [("search", {"query": "x"})]


def test_parameters_that_are_called_as_results_are_belong_to_the_call():
    schemas = {"save": {"properties": {"result": {"type": "string"}, "output": {}}}}
    for text in (
        '{"name": "save", "result": "x", "output": "a.txt"}',
        '{"name": "save", "arguments": {"result": "x", "output": "a.txt"}}',
    ):
        given = parse(f"<tool_call>{text}</tool_call>", schemas).callings[0].arguments
        assert given == {"result": "x", "output": "a.txt"}


def test_marked_calls_win_over_calls_by_shape_alone(schemas):
    text = f'For example {CALL}.\n<tool_call>{{"name": "ping", "arguments": {{}}}}</tool_call>'
    output = parse(text, schemas)
    assert [calling.tool_name for calling in output.callings] == ["ping"]
    (held,) = output.held_back
    assert (held.calling.tool_name, held.reason) == ("book_table", "ambiguous")
    assert "only looks like a call" in held.explanation
    assert CALL in parse(text).content, "no tool is known"


def test_what_a_marked_call_says_too_is_no_second_call(schemas):
    text = f"I call {CALL}.\n<tool_call>{CALL}</tool_call>"
    output = parse(text, schemas)
    assert (len(output.callings), output.held_back) == (1, ())
    assert CALL in output.content


def test_truncated_call_is_held_back(schemas):
    for cut in range(len('{"name": "search", "arguments": {'), len(CALL)):
        output = parse(CALL[:cut], schemas)
        assert output.callings == (), CALL[:cut]


def test_unknown_dialect_is_refused():
    with pytest.raises(ValueError, match="klingon"):
        parse("", dialect="klingon")


@pytest.mark.parametrize("size", [0, 3_000, 5_000, 70_000, 1_100_000])
@pytest.mark.parametrize("filler", ["x", '\\"', "\\u00e9", "\n"])
def test_call_far_inside_a_long_text_is_read_whole(size, filler):
    value = json.loads(f'"{filler}"', strict=False) * size
    call = json.dumps({"name": "f", "arguments": {"a": value, "n": [1, 2.5, True]}})
    text = "word " * 8_000 + f"<tool_call>{call}</tool_call>" + " tail" * 1_000
    (calling,) = parse(text).callings
    assert calling.arguments == {"a": value, "n": [1, 2.5, True]}
    assert calling.repairs == ()


def test_broken_call_far_inside_a_long_text_is_repaired():
    text = "word " * 8_000 + "<tool_call>{'name': 'f', 'arguments': {'a': [None, {},]}}</tool_call>"
    (calling,) = parse(text).callings
    assert calling.arguments == {"a": [None, {}]}


@pytest.mark.parametrize("text", [
    '{"thoughts": {"text": "t"}, "command": {"name": "search", "args": {"query": "x"}}}',
    '{"thought": "t", "action": {"tool": "search", "tool_input": {"query": "x"}}}',
    '{"actions": [{"tool": "search", "args": {"query": "x"}}]}',
    '{"functionCalls": [{"name": "search", "args": {"query": "x"}}]}',
])  # fmt: skip
def test_call_within_an_agents_object_is_read(text, calls_in):
    assert calls_in(text) == [("search", {"query": "x"})]


def test_object_that_could_be_anything_calls_only_known_tools(calls_in):
    text = '{"command": {"name": "build", "args": {"target": "all"}}}'
    assert calls_in(text) == calls_in(text, known=False) == []
