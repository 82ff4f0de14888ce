"""Durations, sizes and places read the same everywhere."""

from __future__ import annotations

import json

import pytest

from tooldesk.counted import counted
from tooldesk_ui.widgets.formatting import Position, compact_json, duration, pretty_json, size


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (None, ""),
        (0.00004, "0.0 ms"),
        (0.0012, "1.2 ms"),
        (0.0421, "42 ms"),
        (0.9994, "999 ms"),
        (1.25, "1.2 s"),
        (59.9, "59.9 s"),
        (59.97, "1 min 00 s"),
        (3723, "62 min 03 s"),
    ],
)
def test_duration_is_short(seconds: float | None, words: str) -> None:
    assert duration(seconds) == words


def test_sizes_and_counts_have_their_unit() -> None:
    assert [size(999), size(1_500), size(1_800_000)] == ["999 B", "2 kB", "1.8 MB"]
    assert [counted(1, "call"), counted(2_000, "call")] == ["1 call", "2,000 calls"]


def test_position_counts_lines_and_columns_from_one() -> None:
    position = Position("ab\n\ncd")
    assert [position.line_and_column(offset) for offset in (0, 2, 3, 4, 6)] == [
        (1, 1),
        (1, 3),
        (2, 1),
        (3, 1),
        (3, 3),
    ]


@pytest.mark.parametrize(
    "value",
    [
        {"a": [1, 2, 3], "b": [[1, "x"], [2, "y"]], "c": []},
        {"text": "brackets [\n 1 ] and {braces}", "list": ["a, b", "[c", "d]"]},
        [list(range(100))],
        "text",
        None,
    ],
)
def test_pretty_json_changes_no_value(value: object) -> None:
    assert json.loads(pretty_json(value)) == value


def test_short_plain_list_stays_on_one_line() -> None:
    assert pretty_json({"roles": ["viewer", "editor"]}) == '{\n  "roles": ["viewer", "editor"]\n}'


def test_compact_json_is_cut() -> None:
    assert compact_json("x" * 1_000).endswith(" …")
