"""unique_keys_json: JSON with no key twice in an object, of which readers keep different ones."""

from __future__ import annotations

import json
import re
from typing import Any

from tooldesk.late_pattern import late_pattern

_TOKEN = late_pattern(r'"(?:[^"\\]|\\.)*+"|[{}\[\]]|:', re.DOTALL)
_SHOWN_LENGTH = 80


class DuplicateKeyError(ValueError):
    """An object has a key twice."""

    def __init__(self, key: str, lines: tuple[int, int]) -> None:
        first, second = lines
        shown = json.dumps(key[:_SHOWN_LENGTH])
        where = f"on line {first}" if first == second else f"on lines {first} and {second}"
        super().__init__(f"the key {shown} stands twice in one object, {where}")
        self.lines = lines
        """Where it stands first, and again; from 1."""


def unique_keys_json(text: str) -> Any:
    """The value of a JSON text.

    Raises:
        DuplicateKeyError: an object in it has a key twice.
        json.JSONDecodeError: it is no JSON.
        RecursionError: it is nested too deep.
        ValueError: a number in it has thousands of digits.
    """
    is_unique = True

    def unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal is_unique
        values = dict(pairs)
        is_unique = is_unique and len(values) == len(pairs)
        return values

    value = json.loads(text, object_pairs_hook=unique)
    if not is_unique:
        raise _first_duplicate(text)
    return value


def _first_duplicate(text: str) -> DuplicateKeyError:
    """Where a key stands for the second time, in a text that is JSON and has one."""
    open_objects: list[dict[str, int]] = []
    word, at = "", 0
    for token in _TOKEN.finditer(text):
        match token[0]:
            case "{" | "[":
                open_objects.append({})
            case "}" | "]":
                open_objects.pop()
            case ":":
                key, keys = json.loads(word), open_objects[-1]
                if key in keys:
                    lines = (_line_at(text, keys[key]), _line_at(text, at))
                    return DuplicateKeyError(key, lines)
                keys[key] = at
            case _:
                word, at = token[0], token.start()
    raise AssertionError("every key stands once")


def _line_at(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1
