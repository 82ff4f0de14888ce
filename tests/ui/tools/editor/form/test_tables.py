"""Tables show what they can, and what they don't show survives every edit of them."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk_ui.tools.editor.form.tables import (
    OTHER_TYPE,
    PARAMETERS_TABLE,
    VARIABLES_TABLE,
    WORDS_TABLE,
    Table,
    pairs_table,
)
from tooldesk_ui.tools.editor.tool_draft import ABSENT

PAIRS = pairs_table("header", "Name", "Value")
SCHEMA = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "description": "Where.", "minLength": 1},
        "unit": {"enum": ["c", "f"]},
    },
    "required": ["city"],
    "additionalProperties": False,
}


@pytest.mark.parametrize(
    ("table", "value"),
    [
        (PAIRS, {"a": "1", "b": ""}),
        (PAIRS, ABSENT),
        (WORDS_TABLE, ["grep", ["-m", "{n}"], "", "["]),
        (VARIABLES_TABLE, [{"name": "A", "description": "x", "required": False, "default": "d"}]),
        (VARIABLES_TABLE, [{"name": "A", "odd": 1}]),
        (VARIABLES_TABLE, ABSENT),
        (PARAMETERS_TABLE, SCHEMA),
    ],
)
def test_untouched_table_says_what_it_was_given(table: Table, value: Any) -> None:
    rows = table.to_rows(value)
    assert rows is not None
    assert table.to_value(rows, value) == value


@pytest.mark.parametrize(
    ("table", "value"),
    [
        (PAIRS, {"a": 1}),
        (PAIRS, [1]),
        (WORDS_TABLE, ["a", 1]),
        (WORDS_TABLE, "a"),
        (VARIABLES_TABLE, ["A"]),
        (PARAMETERS_TABLE, {"type": "object", "properties": {"a": True}}),
        (PARAMETERS_TABLE, "x"),
    ],
)
def test_value_that_fits_no_table_is_left_to_json(table: Table, value: Any) -> None:
    assert table.to_rows(value) is None


def test_renamed_parameter_keeps_the_rest_of_its_schema() -> None:
    rows = PARAMETERS_TABLE.to_rows(SCHEMA)
    assert rows is not None
    rows[0].cells[0] = ""
    halfway = PARAMETERS_TABLE.to_value(rows, SCHEMA)
    assert list(halfway["properties"]) == ["unit"]
    rows[0].cells[0] = "town"
    schema = PARAMETERS_TABLE.to_value(rows, halfway)
    assert schema["properties"]["town"] == SCHEMA["properties"]["city"]
    assert schema["required"] == ["town"]
    assert schema["additionalProperties"] is False


def test_another_type_keeps_only_what_fits_every_type() -> None:
    rows = PARAMETERS_TABLE.to_rows(SCHEMA)
    assert rows is not None
    assert rows[1].cells[1] == OTHER_TYPE
    rows[0].cells[1] = "integer"
    schema = PARAMETERS_TABLE.to_value(rows, SCHEMA)
    assert schema["properties"]["city"] == {"type": "integer", "description": "Where."}
    assert schema["properties"]["unit"] == {"enum": ["c", "f"]}


def test_short_notation_becomes_a_schema_when_it_is_edited() -> None:
    rows = PARAMETERS_TABLE.to_rows({"city": "string"})
    assert rows is not None
    rows[0].cells[2] = False
    schema = PARAMETERS_TABLE.to_value(rows, {"city": "string"})
    assert schema == {"type": "object", "properties": {"city": {"type": "string"}}}
