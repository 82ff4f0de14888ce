"""check_schema: whether arguments could be checked against a JSON Schema at all.

Most tools have a schema that is plain to see as sound. Nothing is compiled for these: what compiles
takes a tenth of the memory of the idle window, and a list of ten thousand tools would wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from typing import Any

from tooldesk.tools.input_schema import JSON_TYPES

MOST_LEVELS = 8
MOST_SCHEMAS = 1_000
MOST_NAMES = 1_000
"""Levels and schemas in a schema, and strings in one list of it, up to which it may be plain."""

LARGEST_NUMBER = 2**53
"""Every reader of JSON takes numbers up to it; source: RFC 8259, section 6."""


def check_schema(input_schema: dict[str, Any]) -> None:
    """Say what is wrong with a JSON Schema, as `compile_schema` does.

    Raises:
        DefinitionError: The schema is wrong, too large, or refers to something outside of it; the
            message has the JSON pointer.
    """
    if not is_plain(input_schema):
        from tooldesk.calling.schema.compilation import compile_schema

        compile_schema(input_schema)


def is_plain(schema: Any) -> bool:
    """Whether a schema has nothing but a few keywords, all of them right; no other is judged.

    Its keywords refer to nothing, hold no pattern and mean the same in every draft from 6 on.
    """
    level, seen = [schema], 0
    for _ in range(MOST_LEVELS):
        seen += len(level)
        if seen > MOST_SCHEMAS:
            return False
        below: list[Any] = []
        for each in level:
            if not _has_right_keywords(each, below):
                return False
        if not below:
            return True
        level = below
    return False


def _has_right_keywords(schema: Any, below: list[Any]) -> bool:
    """Whether the keywords of one schema are; the schemas in it are put into `below`."""
    if not isinstance(schema, dict):
        return False
    for keyword, value in schema.items():
        is_right = _RIGHT.get(keyword)
        if is_right is None or not is_right(value):
            return False
        below.extend(_schemas_of(keyword, value))
    return True


def _schemas_of(keyword: str, value: Any) -> Iterable[Any]:
    schemas: Iterable[Any] = ()
    if keyword == "properties":
        schemas = value.values()
    elif keyword == "anyOf":
        schemas = value
    elif keyword in ("items", "additionalProperties") and not isinstance(value, bool):
        schemas = (value,)
    return schemas


def _is_text(value: Any) -> bool:
    """Whether it is a string of whole characters: half of a surrogate pair is none."""
    if not isinstance(value, str):
        return False
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _is_number(value: Any) -> bool:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return is_number and abs(value) <= LARGEST_NUMBER and isfinite(value)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST_NUMBER


def _is_scalar(value: Any) -> bool:
    return value is None or isinstance(value, bool) or _is_text(value) or _is_number(value)


def _is_type(value: Any) -> bool:
    return isinstance(value, str) and value in JSON_TYPES


def _are_names(value: Any) -> bool:
    if not isinstance(value, list) or len(value) > MOST_NAMES:
        return False
    return all(map(_is_text, value)) and len(set(value)) == len(value)


def _may_have_any(_: Any) -> bool:
    """Of what is looked at as a schema of its own."""
    return True


_RIGHT: Mapping[str, Callable[[Any], bool]] = {
    "type": _is_type,
    "title": _is_text,
    "description": _is_text,
    "format": _is_text,
    "default": _is_scalar,
    "required": _are_names,
    "enum": lambda value: bool(value) and _are_names(value),
    "minimum": _is_number,
    "maximum": _is_number,
    "minLength": _is_count,
    "maxLength": _is_count,
    "minItems": _is_count,
    "maxItems": _is_count,
    "properties": lambda value: isinstance(value, dict) and all(map(_is_text, value)),
    "anyOf": lambda value: bool(value) and isinstance(value, list),
    "items": _may_have_any,
    "additionalProperties": _may_have_any,
}
"""The keywords of a plain schema, and when each is right."""
