"""Absent, null and empty are three different values at every place of the arguments."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk_ui.console.schema_form.fields import FieldKind
from tooldesk_ui.console.schema_form.form_values import (
    ABSENT,
    parse_scalar,
    sent_words,
    value_at,
    with_value,
)


@pytest.mark.parametrize(
    ("arguments", "pointer", "value"),
    [
        ({"a": 1}, "/a", 1),
        ({"a": None}, "/a", None),
        ({}, "/a", ABSENT),
        ({"a": {"b": ""}}, "/a/b", ""),
        ({"a": [1, 2]}, "/a/1", 2),
        ({"a": [1, 2]}, "/a/2", ABSENT),
        ({"a": 1}, "/a/b", ABSENT),
        ({"a/b": {"~": 3}}, "/a~1b/~0", 3),
    ],
)
def test_value_is_found_by_its_pointer(arguments: dict[str, Any], pointer: str, value: Any) -> None:
    assert value_at(arguments, pointer) == value


@pytest.mark.parametrize(
    ("arguments", "pointer", "value", "changed"),
    [
        ({}, "/a", "", {"a": ""}),
        ({}, "/a/b", 1, {"a": {"b": 1}}),
        ({"a": {"b": 1, "c": 2}}, "/a/b", ABSENT, {"a": {"c": 2}}),
        ({"a": 1, "extra": 2}, "/a", None, {"a": None, "extra": 2}),
        ({"a": 1}, "/a", ABSENT, {}),
        ({"a": "text"}, "/a/b", 1, {"a": {"b": 1}}),
    ],
)
def test_one_value_changes_and_the_rest_stays(
    arguments: dict[str, Any], pointer: str, value: Any, changed: dict[str, Any]
) -> None:
    before = repr(arguments)
    assert with_value(arguments, pointer, value) == changed
    assert repr(arguments) == before


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (FieldKind.INTEGER, "42", 42),
        (FieldKind.INTEGER, " -7 ", -7),
        (FieldKind.INTEGER, "4.5", "4.5"),
        (FieldKind.INTEGER, "abc", "abc"),
        (FieldKind.INTEGER, "9" * 10_000, "9" * 10_000),
        (FieldKind.NUMBER, "4.5", 4.5),
        (FieldKind.NUMBER, "4", 4),
        (FieldKind.NUMBER, "1e3", 1000.0),
        (FieldKind.NUMBER, "inf", "inf"),
        (FieldKind.NUMBER, "nan", "nan"),
        (FieldKind.TEXT, "42", "42"),
    ],
)
def test_typed_text_becomes_the_wanted_type_or_stays_text(
    kind: FieldKind, text: str, value: Any
) -> None:
    parsed = parse_scalar(kind, text)
    assert (parsed, type(parsed)) == (value, type(value))


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (ABSENT, "not sent"),
        (None, "null"),
        ("", "empty text"),
        ([], "empty list"),
        ({}, "empty object"),
        ([1], "1 item"),
        ([1, 2], "2 items"),
        (0, "sent"),
        (False, "sent"),
        ("x", "sent"),
    ],
)
def test_form_says_which_value_it_sends(value: Any, words: str) -> None:
    assert sent_words(value) == words
