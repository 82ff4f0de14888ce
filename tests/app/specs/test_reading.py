"""Specs of every provider are read; what is none is refused in words."""

from __future__ import annotations

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.specs.reading import schemas_of

SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}}
EMPTY = {"type": "object", "properties": {}}


@pytest.mark.parametrize(
    ("specs", "schemas"),
    [
        ([], {}),
        ([{"type": "function", "function": {"name": "f", "parameters": SCHEMA}}], {"f": SCHEMA}),
        ([{"type": "function", "name": "f", "parameters": SCHEMA}], {"f": SCHEMA}),
        ([{"name": "f", "input_schema": SCHEMA}], {"f": SCHEMA}),
        ({"tools": [{"name": "f", "inputSchema": SCHEMA}]}, {"f": SCHEMA}),
        ([{"functionDeclarations": [{"name": "f", "parameters": SCHEMA}]}], {"f": SCHEMA}),
        ({"name": "f"}, {"f": EMPTY}),
        ([{"name": "f", "parameters": None}, {"name": "g"}], {"f": EMPTY, "g": EMPTY}),
    ],
)
def test_specs_give_names_and_schemas(specs, schemas):
    assert schemas_of(specs) == schemas


@pytest.mark.parametrize("specs", ["f", 3, None, [3], [None], [{}], [{"name": ""}], [{"name": 3}]])
def test_what_is_no_spec_is_refused(specs):
    with pytest.raises(DefinitionError):
        schemas_of(specs)
