"""Untyped text gets the type its schema asks for, and stays text when it fits none."""

from __future__ import annotations

import pytest

from tooldesk.calling.parsing.values.schema_typing import typed

CASES = [
    ("02134", {"type": "string"}, "02134"),
    ("null", {"type": "string"}, "null"),
    ("5", {"type": "integer"}, 5),
    ("5.0", {"type": "integer"}, 5),
    ("5.5", {"type": "integer"}, "5.5"),
    ("-7", {"type": "integer"}, -7),
    ("3", {"type": "number"}, 3),
    ("2.50", {"type": "number"}, 2.5),
    ("1e3", {"type": "number"}, 1000.0),
    ("True", {"type": "boolean"}, True),
    ("0", {"type": "boolean"}, False),
    ("maybe", {"type": "boolean"}, "maybe"),
    ("None", {"type": ["string", "null"]}, None),
    ("none", {"type": ["string", "null"]}, "none"),
    ("5", {"type": ["string", "integer"]}, 5),
    ('{"a": 1}', {"type": "object"}, {"a": 1}),
    ("{'a': True}", {"type": "object"}, {"a": True}),
    ('{"a": 1,}', {"type": "object"}, {"a": 1}),
    ("[1, 2]", {"type": "object"}, "[1, 2]"),
    ("[1, 2]", {"type": "array"}, [1, 2]),
    ("('a', 'b')", {"type": "array"}, ["a", "b"]),
    ("a, b", {"type": "array"}, "a, b"),
    ("5", {"anyOf": [{"type": "integer"}, {"type": "null"}]}, 5),
    ("null", {"oneOf": [{"type": "integer"}, {"type": "null"}]}, None),
    ("5", {"allOf": [{"type": "integer"}]}, 5),
    ("5", {"$ref": "#/$defs/count"}, 5),
    ("5", {"$ref": "#/$defs/missing"}, 5),
    ("5", {"enum": [1, 5]}, 5),
    ("5", {"enum": ["1", "5"]}, "5"),
    ("5", {"const": 5}, 5),
    ("9" * 5000, {"type": "integer"}, "9" * 5000),
    ("5", {}, 5),
    ("5", None, 5),
    ("true", None, True),
    ("True", None, True),
    ('"quoted"', None, "quoted"),
    ("{'a': [1]}", None, {"a": [1]}),
    ("{broken", None, "{broken"),
    ("{key: value}", None, "{key: value}"),
    ("1,5", None, "1,5"),
    ("", None, ""),
    (" ", {"type": "integer"}, " "),
    ("1e400", {"type": "number"}, "1e400"),
    ("-1e400", None, "-1e400"),
    ("[1e400]", {"type": "array"}, "[1e400]"),
]
OR_TEXT = [
    ("integer", "02134"),
    ("integer", "+49"),
    ("integer", "-0"),
    ("integer", "5.0"),
    ("number", "007"),
    ("number", "1.10"),
    ("number", "1e5"),
    ("number", "1e400"),
    ("number", ".5"),
    ("boolean", "1"),
    ("boolean", "0"),
    ("boolean", "TRUE"),
    ("null", "nil"),
    ("array", "[INFO]"),
    ("array", "[a, b]"),
    ("array", "['a']"),
    ("array", "('a', 'b')"),
    ("array", '["a",]'),
    ("object", "{x: y}"),
    ("object", "{'x': 'y'}"),
    ("object", '{"x": 1, "x": 2}'),
    ("object", "[1]"),
    ("array", '"quoted"'),
]
"""Types and texts that are no JSON of them, or another text once they are."""

OR_VALUE = [
    ("integer", "2134", 2134),
    ("number", "2134", 2134),
    ("number", "-1.5", -1.5),
    ("boolean", "true", True),
    ("boolean", "False", False),
    ("null", "null", None),
    ("array", '["INFO"]', ["INFO"]),
    ("object", '\n{"x": "y"}\n', {"x": "y"}),
]


@pytest.mark.parametrize(("written", "schema", "value"), CASES)
def test_text_is_typed_by_its_schema(written, schema, value):
    got = typed(written, schema, {"$defs": {"count": {"type": "integer"}}})
    assert got == value
    assert type(got) is type(value)


@pytest.mark.parametrize(("kind", "written"), OR_TEXT)
@pytest.mark.parametrize("is_branch", [True, False], ids=["branches", "list"])
def test_text_stays_text_where_one_is_allowed_unless_it_is_another_type_as_it_stands(
    kind, written, is_branch
):
    branches = {"anyOf": [{"type": kind}, {"type": "string"}]}
    assert typed(written, branches if is_branch else {"type": [kind, "string"]}, {}) == written


@pytest.mark.parametrize(("kind", "written", "value"), OR_VALUE)
def test_text_that_is_json_of_another_type_is_that_where_both_are_allowed(kind, written, value):
    got = typed(written, {"type": ["string", kind]}, {})
    assert got == value
    assert type(got) is type(value)
