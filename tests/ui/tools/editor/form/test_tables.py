"""Tables show what they can, and what they don't show survives every edit of them."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk_ui.tools.editor.form.tables import (
    VARIABLES_TABLE,
    WORDS_TABLE,
    Table,
    pairs_table,
)
from tooldesk_ui.tools.editor.tool_draft import ABSENT

PAIRS = pairs_table("header", "Name", "Value")


@pytest.mark.parametrize(
    ("table", "value"),
    [
        (PAIRS, {"a": "1", "b": ""}),
        (PAIRS, ABSENT),
        (WORDS_TABLE, ["grep", ["-m", "{n}"], "", "["]),
        (VARIABLES_TABLE, [{"name": "A", "description": "x", "required": False, "default": "d"}]),
        (VARIABLES_TABLE, [{"name": "A", "odd": 1}]),
        (VARIABLES_TABLE, ABSENT),
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
    ],
)
def test_value_that_fits_no_table_is_left_to_json(table: Table, value: Any) -> None:
    assert table.to_rows(value) is None
