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
]


@pytest.mark.parametrize(("written", "schema", "value"), CASES)
def test_text_is_typed_by_its_schema(written, schema, value):
    got = typed(written, schema, {"$defs": {"count": {"type": "integer"}}})
    assert got == value
    assert type(got) is type(value)
