"""constraint_words: what a keyword demands of a value, as a sentence for a description."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

_SENTENCES: Mapping[str, str] = {
    "minLength": "At least {} character.",
    "maxLength": "At most {} character.",
    "pattern": "Matches the regular expression {}.",
    "format": "Format: {}.",
    "minimum": "At least {}.",
    "maximum": "At most {}.",
    "exclusiveMinimum": "More than {}.",
    "exclusiveMaximum": "Less than {}.",
    "multipleOf": "A multiple of {}.",
    "minItems": "At least {} item.",
    "maxItems": "At most {} item.",
    "minProperties": "At least {} member.",
    "maxProperties": "At most {} member.",
    "default": "Default: {}.",
    "const": "Always {}.",
}
_COUNTS = frozenset(each for each in _SENTENCES if each[3:] in ("Length", "Items", "Properties"))
_FLAGS: Mapping[str, str] = {
    "uniqueItems": "No item twice.",
    "deprecated": "Deprecated.",
    "readOnly": "Read only.",
    "writeOnly": "Write only.",
}
_MOST_CHARS = 300
"""A description is read by a model with each request; a longer value is left out of it."""


def constraint_words(keyword: str, value: Any) -> str:
    """One sentence; "" where none can be made, or the keyword demands nothing."""
    if keyword in _FLAGS:
        return _FLAGS[keyword] if value is True else ""
    if keyword in ("enum", "examples") and isinstance(value, list):
        listed = ", ".join(_json(each) for each in value)
        words = f"{'One of' if keyword == 'enum' else 'For example'} {listed}."
    elif keyword in _SENTENCES:
        is_name = keyword in ("format", "pattern") and isinstance(value, str)
        words = _SENTENCES[keyword].format(value if is_name else _json(value))
        if keyword in _COUNTS and value != 1:
            words = f"{words[:-1]}s."
    else:
        return ""
    return words if len(words) <= _MOST_CHARS else ""


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
