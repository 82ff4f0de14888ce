"""Malformed JSON: what is repaired, how it is recorded, and what is never made up."""

from __future__ import annotations

import json

import pytest

from tooldesk.calling.parsing.limits import MAX_DEPTH
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.parsing.values.json_reading import read_json
from tooldesk.calling.parsing.values.reading import UnreadableError

REPAIRED = [
    ('{"a": 1,}', {"a": 1}, "trailing comma"),
    ('{"a": [1, 2,]}', {"a": [1, 2]}, "trailing comma"),
    ('{"a": 1,, "b": 2}', {"a": 1, "b": 2}, "repeated comma"),
    ('{"a": 1 "b": 2}', {"a": 1, "b": 2}, "missing comma"),
    ('{"a": "x" "b": 2}', {"a": "x", "b": 2}, "missing comma"),
    ('{"a": ["x" "y"]}', {"a": ["x", "y"]}, "missing comma"),
    ("{'a': 'it\\'s'}", {"a": "it's"}, "quotes that JSON does not know"),
    ("{“a”：“b”，“c”：1}", {"a": "b", "c": 1}, "colon in another shape"),
    ("{a: 1, $b: 2}", {"a": 1, "$b": 2}, "key without quotes"),
    ('{"a": Paris, "b": 2}', {"a": "Paris", "b": 2}, "missing quotes"),
    ('{"a": True, "b": None}', {"a": True, "b": None}, "not a JSON word"),
    ('{"a": NaN, "b": undefined}', {"a": None, "b": None}, "value that JSON does not have"),
    ('{"a": (1, "x"), "b": ("y",)}', {"a": [1, "x"], "b": ["y"]}, "tuple"),
    ('{"a": "x" + "y" + \'z\'}', {"a": "xyz"}, "strings joined by a plus"),
    (r'{u"a": r"C:\dir", "b": b"x"}', {"a": r"C:\dir", "b": "x"}, "prefix of a string"),
    ('{""a"": ""x"", ""b"": [""y"", """"]}', {"a": "x", "b": ["y", ""]}, "doubled quotes"),
    ('{a": "x", "b: "y"}', {"a": "x", "b": "y"}, "closing quote without an opening one"),
    ('{"a": x, y", "b": 2}', {"a": "x, y", "b": 2}, "missing opening quote"),
    ('{"a": ```json\n{"b": 1}\n```, "c": 2}', {"a": {"b": 1}, "c": 2}, "fence around the value"),
    ('{"a": "say {"x": ["y"]} now", "b": 1}', {"a": 'say {"x": ["y"]} now', "b": 1},
     "unescaped quote"),
    ('{"a": [1, 2}, "b": 3}', {"a": [1, 2], "b": 3}, "bracket of another shape"),
    ('{"a": [1, 2, "b": 3}', {"a": [1, 2], "b": 3}, "missing closing bracket"),
    (r'{\"a\": \"x \\\"y\\\"\"}', {"a": 'x "y"'}, "escaped quotes"),
    ('{"a": 1 // one\n, "b": 2 /* two */}', {"a": 1, "b": 2}, "comment"),
    ('{"a": 1, # one\n"b": 2}', {"a": 1, "b": 2}, "comment"),
    ('{"a": [1, 2, ...]}', {"a": [1, 2]}, "placeholder"),
    ('{"a": "one\ntwo"}', {"a": "one\ntwo"}, "raw line break in a string"),
    ('{"a": "one\ttwo"}', {"a": "one\ttwo"}, "raw control character"),
    (r'{"a": "C:\Users\d+"}', {"a": r"C:\Users\d+"}, "invalid escape"),
    (r'{"a": "snake\_case"}', {"a": "snake_case"}, "invalid escape"),
    ('{"a": "he said "hi", ok", "b": 2}', {"a": 'he said "hi", ok', "b": 2}, "unescaped quote"),
    ('{"a": "foo, "b": 2}', {"a": "foo", "b": 2}, "missing closing quote"),
    ('{"a": """x "y" z"""}', {"a": 'x "y" z'}, "triple quotes"),
    (r"{\"a\": \"b\"}", {"a": "b"}, "escaped quotes"),
    ('{{"a": {{"b": 1}}, "c": 2}}', {"a": {"b": 1}, "c": 2}, "doubled brace"),
    ('{"a": {"b": 1}', {"a": {"b": 1}}, "missing closing bracket"),
    ('{"a": [1, 2}', {"a": [1, 2]}, "missing closing bracket"),
    ('{"a": 1], "b": 2}', {"a": 1, "b": 2}, "closing bracket without an opening one"),
    ('{"a" 1}', {"a": 1}, "missing colon"),
    ('{"a" => 1}', {"a": 1}, "colon in another shape"),
    ('{"a": , "b": 2}', {"b": 2}, "key without a value"),
    ('{"a": +5, "b": .5}', {"a": 5, "b": 0.5}, "number that JSON does not know"),
    ('{"a":\u00a01,\u200b"b": 2}', {"a": 1, "b": 2}, "space that JSON does not know"),
    ('{"a": "x",\u00ad"b": "y"}', {"a": "x", "b": "y"}, "space that JSON does not know"),
    ('{"a": "x",\u2066"b": "y"}', {"a": "x", "b": "y"}, "space that JSON does not know"),
    ('{"a": \u22121}', {"a": -1}, "number that JSON does not know"),
    ('{"a": "x", "b": "y" # z\n}', {"a": "x", "b": "y"}, "comment"),
    ('{"a": ' + "9" * 5000 + "}", {"a": "9" * 5000}, "number that may be text"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "value", "why"), REPAIRED, ids=[r[0][:30] for r in REPAIRED])
def test_malformed_json_is_read_and_the_repair_recorded(text, value, why):
    reading = read_json(text, 0, len(text))
    assert reading.value == value
    assert why in [repair.why for repair in reading.repairs]
    for repair in reading.repairs:
        assert text.startswith(repair.before, repair.offset), repair


@pytest.mark.parametrize(
    "text",
    ["{'a': 'b'}", "{'a': 'b', }", "{“a”: ‘b’}", '{"a": """b"""}', r"{\"a\": \"b\"}"],
)
def test_repairs_together_make_sound_json(text):
    repaired = text
    for repair in sorted(read_json(text, 0, len(text)).repairs, key=lambda each: -each.offset):
        end = repair.offset + len(repair.before)
        repaired = repaired[: repair.offset] + repair.after + repaired[end:]
    assert json.loads(repaired) == {"a": "b"}


@pytest.mark.parametrize("text", ['{"a": 1, "b": [true, null, -1.5e3, "x\\n"]}', "[]", '"x"', "0"])
def test_sound_json_needs_no_repair(text):
    assert read_json(text, 0, len(text)).repairs == ()


@pytest.mark.parametrize("written", ["02134", "0x1F", "5 km", "1.2.3"])
def test_value_that_is_no_number_stays_text(written):
    text = f'{{"a": {written}}}'
    assert read_json(text, 0, len(text)).value == {"a": written}


@pytest.mark.parametrize("text", ["", "   ", "}", "word"])
def test_text_without_a_value_is_refused(text):
    with pytest.raises(UnreadableError):
        read_json(text, 0, len(text))


@pytest.mark.parametrize("bracket", ["[", '{"a":', '[{"a":'])
def test_nesting_beyond_the_limit_is_a_typed_error_that_names_it(bracket):
    text = bracket * 1000
    with pytest.raises(UnreadableError, match=str(MAX_DEPTH)):
        read_json(text, 0, len(text))


def test_sound_json_beyond_the_depth_limit_is_refused_as_well(schemas):
    deep = "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1)
    output = parse(f'<tool_call>{{"name": "ping", "arguments": {{"x": {deep}}}}}</tool_call>')
    assert output.callings == ()
    assert str(MAX_DEPTH) in output.errors[0].message


def test_repairs_of_a_call_point_into_the_raw_text(schemas):
    text = "Well: <tool_call>{'name': 'ping', 'arguments': {}}</tool_call>"
    (calling,) = parse(text, schemas).callings
    assert [repair.before for repair in calling.repairs] == ["'"] * 6
    assert all(text[r.offset] == "'" for r in calling.repairs)
    assert calling.confidence < 1


def test_repairs_lower_the_confidence():
    sound = parse('{"name": "f", "arguments": {"a": 1}}').callings[0]
    mended = parse('{"name": "f", "arguments": {"a": 1,}}').callings[0]
    assert 0 < mended.confidence < sound.confidence < 1


def test_call_whose_key_has_no_value_is_held_back():
    output = parse('<tool_call>{"name": "f", "arguments": {"a": , "b": 1}}</tool_call>')
    assert output.callings == ()
    assert output.held_back[0].calling.arguments == {"b": 1}


def test_string_cut_off_by_the_end_is_kept_but_held_back():
    output = parse('{"name": "f", "arguments": {"a": "one two')
    assert output.held_back[0].calling.arguments == {"a": "one two"}
    assert output.held_back[0].reason == "incomplete"
    assert output.held_back[0].explanation


ENCODED = [
    ('{"id": "c", "function": {"name": "search", "arguments": "{\\"query\\": \\"a\\",}"}}', ","),
    ('{"name": "search", "arguments": "{\'query\': \\"\\u00e9\\"}"}', "'"),
    ('<tool_call>{"name": "search", "arguments": "{\\"query\\": \\"a\\",}"}</tool_call>', ","),
    ('<｜tool▁call▁begin｜>search<｜tool▁sep｜>"{\\"query\\": \\"a\\",}"<｜tool▁call▁end｜>', ","),
    ('{"tool_calls": [{"function": {"name": "search", "arguments": "{\\"query\\": True}"}}]}',
     "True"),
    ('{"name": "search", "arguments": [{"query": "a"}]}', "["),
    ('Action: search\nAction Input: "some words"', "some words"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "before"), ENCODED)
def test_repairs_of_arguments_in_a_string_point_into_the_raw_text(text, before, schemas):
    (calling,) = parse(text, schemas).callings
    assert before in [repair.before for repair in calling.repairs]
    assert all(text.startswith(each.before, each.offset) for each in calling.repairs)


@pytest.mark.parametrize("text", [
    '<tool_call>{"name": "f", "arguments": {"n": NUMBER}}</tool_call>', "[f(n=NUMBER)]",
    "[f(n=[1, NUMBER])]",
])  # fmt: skip
def test_number_of_too_many_digits_waits_and_says_so(text):
    output = parse(text.replace("NUMBER", "9" * 5000))
    assert output.callings == ()
    assert output.held_back[0].explanation == "A number has 5,000 digits; 4,300 can be read."
