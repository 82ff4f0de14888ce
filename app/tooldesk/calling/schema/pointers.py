"""JSON pointers (RFC 6901), and JSON values and names as messages show them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tooldesk.calling.naming.likeness import most_alike_but_for_case

MAX_SHOWN_CHARS = 60
MAX_COMPARED_CHARS = 256

SIMILAR = 0.6
"""From which likeness on "did you mean" is worth asking."""


def pointer_to(path: Iterable[object]) -> str:
    """The JSON pointer of a path of keys and indexes; "" for the root."""
    return "".join(f"/{escaped(str(part))}" for part in path)


def escaped(key: str) -> str:
    """A key as it stands in a JSON pointer."""
    return key.replace("~", "~0").replace("/", "~1")


def unescaped(part: str) -> str:
    """The key that a part of a JSON pointer stands for."""
    return part.replace("~1", "/").replace("~0", "~")


def path_of(pointer: str) -> tuple[str, ...]:
    """The keys that a pointer is made of; indexes of arrays are texts."""
    return tuple(map(unescaped, pointer.split("/")[1:]))


def json_type(value: object) -> str:
    """The JSON type of a value, with its article: "a string", "an object"."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int | float):
        return "a number"
    for kind, words in ((str, "a string"), (list, "an array"), (dict, "an object")):
        if isinstance(value, kind):
            return words
    return f"of the Python type {type(value).__name__}"


def shown(value: Any) -> str:
    """A value as JSON, cut to a length that fits into a message."""
    if isinstance(value, str):
        value = value[: MAX_SHOWN_CHARS * 2]
    elif isinstance(value, list | dict) and len(value) > MAX_SHOWN_CHARS:
        return f"{json_type(value)} of {len(value):,} elements"
    try:
        text = json.dumps(value, ensure_ascii=False)
    except (ValueError, TypeError, RecursionError):
        return json_type(value)
    return text if len(text) <= MAX_SHOWN_CHARS else text[: MAX_SHOWN_CHARS - 1] + "…"


def path_in_words(path: Iterable[object]) -> str:
    """A place in arguments as a person would say it: days, stops[2].city, The arguments."""
    words = ""
    for part in path:
        words += f"[{part}]" if isinstance(part, int) else f".{part}"
    return words.removeprefix(".")[:120] or "The arguments"


def closest(written: str, known: Iterable[str]) -> str | None:
    """The known name or value that a written one most likely means, or None."""
    choices = [choice[:MAX_COMPARED_CHARS] for choice in known]
    folded = written[:MAX_COMPARED_CHARS].casefold()
    return most_alike_but_for_case(folded, choices, SIMILAR)


WITH_ARTICLE = {
    "integer": "an integer",
    "number": "a number",
    "string": "a string",
    "boolean": "true or false",
    "array": "an array",
    "object": "an object",
    "null": "null",
}


def wanted_types(types: str | Iterable[str]) -> str:
    """The value of a "type" keyword in words: "an integer or null"."""
    names = [types] if isinstance(types, str) else list(types)
    words = [WITH_ARTICLE.get(name, str(name)) for name in names]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
