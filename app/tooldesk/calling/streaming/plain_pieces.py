"""What of JSON is plain, found at the speed of the standard library: most of what is written is."""

from __future__ import annotations

from collections.abc import Callable
from json import JSONDecoder

from tooldesk.calling.parsing.values.repeated_keys import finite, refuse
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

_scan: Callable[[str, int], tuple[list[JsonObject], int]] = JSONDecoder(
    parse_constant=refuse, parse_float=finite
).scan_once  # type: ignore[attr-defined]
_KEY = r"[\w .$-]{1,64}"
PLAIN_KEY = late_pattern(_KEY)
"""A key that needs no second look."""

_PLAIN_KEYS = late_pattern(rf"{_KEY}(?:\n{_KEY})*+")

_NEAR = 1_024
"""So far the end of an array is looked for at an object in it, as each of them may be asked."""

_CONTROLS = bytes(range(32))
_ODD_IN_STRING = _CONTROLS + b'"<[]`~\\'
_ODD_IN_OBJECTS = _CONTROLS + b"\\<>`~"
"""Signs that may be markup, or more than they look like."""


def is_in_string(text: str) -> bool:
    """Whether a text that stands in a string neither ends it nor holds what may be markup."""
    if "\\" in text:
        text = text.replace("\\n", "  ")  # by far the most frequent escape, and none makes another
    return (
        text.isascii()
        and len(text.encode().translate(None, _ODD_IN_STRING)) == len(text)
        and (">" not in text or not (text.endswith(">") or ">>" in text))
    )


def end_of_objects(text: str, pos: int) -> int:
    """Where the brace of another object stands behind plain ones of an array; -1 for not known.

    Plain is what has no object in it and no list in a list, no key twice and no odd one.
    """
    end = text.rfind("{", pos)
    comma = text.rfind(",", pos, end) if end > pos else -1
    if comma < 0 or (comma + 1 < end and not text[comma + 1 : end].isspace()):
        return -1
    return end if _are_plain_objects(text[pos:comma]) else -1


def end_of_last_objects(text: str, pos: int) -> int:
    """Where the bracket stands that ends an array soon, behind such objects; -1 for not known."""
    end = text.rfind("}]", pos, pos + _NEAR) + 1
    return end if end and _are_plain_objects(text[pos:end]) else -1


def _are_plain_objects(written: str) -> bool:
    if not written.isascii():
        return False
    if len(written.encode().translate(None, _ODD_IN_OBJECTS)) < len(written):
        return False
    try:
        objects, end = _scan(f"[{written}]", 0)
    except (ValueError, StopIteration, RecursionError):
        return False
    if end != len(written) + 2:
        return False
    members = 0
    names: set[str] = set()
    for each in objects:
        if type(each) is not dict or not each:
            return False
        members += len(each)
        names.update(each)
    # quotes are not escaped, so nothing in a string looks like a key
    if written.count("{") != len(objects) or written.count('":') != members:
        return False
    if "[" in written or "]" in written:
        lists = [value for each in objects for value in each.values() if type(value) is list]
        if not written.count("[") == len(lists) == written.count("]") or not all(lists):
            return False
    # none of them holds a line break, as nothing is escaped
    return _PLAIN_KEYS.fullmatch("\n".join(names)) is not None
