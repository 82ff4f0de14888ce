"""is_too_deep: whether a result is nested deeper than what reads, shows and keeps it can follow."""

from __future__ import annotations

from itertools import chain

from tooldesk.tools.tool_result import JsonValue

MAX_RESULT_DEPTH = 200
"""Levels of lists and objects. Python's own JSON reader takes five times as many, and then what
writes the value ends with RecursionError."""


def is_too_deep(value: JsonValue) -> bool:
    """Whether there are more than MAX_RESULT_DEPTH lists and objects within each other."""
    if not isinstance(value, (list, dict)):
        return False
    level = [value]
    for _ in range(MAX_RESULT_DEPTH):
        lists = (each for each in level if isinstance(each, list))
        objects = (each.values() for each in level if isinstance(each, dict))
        level = [each for each in chain(*lists, *objects) if isinstance(each, (list, dict))]
        if not level:
            return False
    return True
