"""What of JSON is plain, found at the speed of the standard library: most of what is written is."""

from __future__ import annotations

from collections.abc import Callable
from json import JSONDecoder
from typing import NoReturn

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject


def _refuse(word: str) -> NoReturn:
    raise ValueError(f"{word} is not JSON")


_decode: Callable[[str], list[JsonObject]] = JSONDecoder(parse_constant=_refuse).decode
_KEY = r"[\w .$-]{1,64}"
PLAIN_KEY = late_pattern(_KEY)
"""A key that needs no second look."""

_PLAIN_KEYS = late_pattern(rf"{_KEY}(?:\n{_KEY})*+")

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
    written = text[pos:end].rstrip()
    if end <= pos or written[-1:] != "," or not written.isascii():
        return -1
    if len(written.encode().translate(None, _ODD_IN_OBJECTS)) < len(written):
        return -1
    try:
        objects = _decode(f"[{written[:-1]}]")
    except (ValueError, RecursionError):
        return -1
    if not all(type(each) is dict for each in objects):
        return -1
    # quotes are not escaped, so nothing in a string looks like a key
    if written.count("{") != len(objects) or written.count('":') != sum(map(len, objects)):
        return -1
    if not all(objects):
        return -1
    lists = [value for each in objects for value in each.values() if type(value) is list]
    is_flat = written.count("[") == len(lists) == written.count("]") and all(lists)
    # none of them holds a line break, as nothing is escaped
    names = "\n".join(set().union(*objects))
    return end if is_flat and _PLAIN_KEYS.fullmatch(names) is not None else -1
