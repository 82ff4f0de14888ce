"""What of JSON is plain, found at the speed of the standard library: most of what is written is."""

from __future__ import annotations

from collections.abc import Callable
from json import JSONDecoder

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

_decode: Callable[[str], list[JsonObject]] = JSONDecoder().decode
PLAIN_KEY = late_pattern(r"[\w .$-]{1,64}")
"""A key that needs no second look."""

_CONTROLS = bytes(range(32))
_ODD_IN_STRING = _CONTROLS + b'"<[]`~'
_ODD_IN_OBJECTS = _CONTROLS + b"\\<>`~"
"""Signs that may be markup, or more than they look like."""


def is_in_string(text: str) -> bool:
    """Whether a text that stands in a string neither ends it nor holds what may be markup."""
    return (
        text.isascii()
        and len(text.encode().translate(None, _ODD_IN_STRING)) == len(text)
        and text.count("\\") == text.count("\\n")
        and ">>" not in text
        and not text.endswith(">")
    )


def end_of_objects(text: str, pos: int) -> int:
    """Where the brace of another object stands behind plain ones of an array; -1 for not known.

    Plain is what has no object in it and no list in a list, no key twice and no odd one.
    """
    end = text.rfind("{", pos)
    written = text[pos:end].rstrip()
    if end <= pos or written[-1:] != "," or not written.isascii():
        return -1
    if len(written.encode().translate(None, _ODD_IN_OBJECTS)) < len(written):
        return -1
    if "NaN" in written or "Infinity" in written:
        return -1
    try:
        objects = _decode(f"[{written[:-1]}]")
    except (ValueError, RecursionError):
        return -1
    # quotes are not escaped, so nothing in a string looks like a key
    if written.count("{") != len(objects) or written.count('":') != sum(map(len, objects)):
        return -1
    names: set[str] = set()
    lists = 0
    for each in objects:
        if not each:
            return -1
        names.update(each)
        for value in each.values():
            if type(value) is list:
                lists += 1 if value else len(written)
    is_flat = written.count("[") == lists == written.count("]")
    return end if is_flat and all(map(PLAIN_KEY.fullmatch, names)) else -1
