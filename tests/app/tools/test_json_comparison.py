"""What is shown of two values is where they differ."""

from __future__ import annotations

import pytest

from tooldesk.tools.json_comparison import compared
from tooldesk.usage.events.event_json import record_json


@pytest.mark.parametrize(
    ("then", "now", "words"),
    [
        ("rusty", "rust", ('"rusty"', '"rust"')),
        (None, [1], ("null", "[1]")),
        ("a" * 78, "b", (f'"{"a" * 78}"', '"b"')),
        ("a" * 500 + "b" * 500, "a" * 500 + "c", (f"… {'a' * 20}{'b' * 60} …", f'… {"a" * 20}c"')),
        ("b" + "a" * 500, "c" + "a" * 500, (f'"b{"a" * 78} …', f'"c{"a" * 78} …')),
    ],
)
def test_long_values_are_shown_from_where_they_begin_to_differ(
    then: object, now: object, words: tuple[str, str]
) -> None:
    (difference,) = compared({"a": then}, {"a": now})
    assert difference.words == words


@pytest.mark.parametrize(
    ("then", "now", "words", "written"),
    [
        ({}, {"k": None}, ("absent", "null"), {"now": None}),
        ({"k": None}, {}, ("null", "absent"), {"then": None}),
        ({}, {"k": "absent"}, ("absent", '"absent"'), {"now": "absent"}),
        ({"k": None}, {"k": 0}, ("null", "0"), {"then": None, "now": 0}),
        ({}, {"k": "a" * 500}, ("absent", f'"{"a" * 79} …'), {"now": "a" * 500}),
    ],
)
def test_what_is_absent_is_not_null(
    then: object, now: object, words: tuple[str, str], written: dict[str, object]
) -> None:
    (difference,) = compared(then, now)
    assert difference.words == words
    assert difference.to_json() == record_json(difference) == {"pointer": "/k", **written}
