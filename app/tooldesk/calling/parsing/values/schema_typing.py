"""Give text that says nothing of its type the type that the tool's schema asks for.

The order of trial is null, integer, number, boolean, object, array, string; a text that fits
none stays the string it is, so that no argument is ever lost. Where a string is allowed, too, only
what is another type beyond doubt becomes that: a string keeps what was written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isinf
from typing import Any

from tooldesk.calling.parsing.limits import MAX_DIGITS
from tooldesk.calling.parsing.values.doubts import is_sure
from tooldesk.calling.parsing.values.python_literals import read_literal
from tooldesk.calling.parsing.values.reading import UnreadableError
from tooldesk.calling.parsing.values.strict_json import read_uniquely
from tooldesk.calling.parsing.values.tolerant_json import read_tolerantly
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_ORDER = ("null", "integer", "number", "boolean", "object", "array")
_NULLS = frozenset({"null", "None", "NULL", "nil"})
_BOOLEANS = {"true": True, "True": True, "TRUE": True, "false": False, "False": False,
             "FALSE": False}  # fmt: skip
_SURE_WORDS = {"None": None, "NULL": None, "True": True, "False": False}
"""Words besides those of JSON that are none of a text, even where a text may stand."""

_INTEGER = late_pattern(r"[+-]?\d++(?:\.0++)?")
_NUMBER = late_pattern(r"[+-]?(?:\d++(?:\.\d*+)?|\.\d++)(?:[eE][+-]?\d++)?")
_MAX_BRANCHES = 64
_NONE = object()


def typed(written: str, schema: JsonValue, root: Mapping[str, Any]) -> JsonValue:
    """The value that `written` stands for under `schema`, or a guess where there is none.

    Args:
        written: The text as the model wrote it.
        schema: The parameter's schema; None when the parameter is not known.
        root: The whole input schema, for `$ref`.
    """
    if type(schema) is not dict and not isinstance(schema, Mapping):
        return guessed(written)
    kind = schema.get("type")
    if kind == "string":
        return written
    if type(kind) is str:
        if (read := _READERS.get(kind)) is None:
            return written
        value = read(written.strip())
        return written if value is _NONE else value
    if not (found := types_of(schema, root)):
        return guessed(written)
    stripped = written.strip()
    if "string" in found:
        value = _plainly(stripped, found)
        return written if value is _NONE else value
    for name in _ORDER:
        if name in found and (value := _READERS[name](stripped)) is not _NONE:
            return value
    return written


def _plainly(text: str, kinds: set[str]) -> Any:
    """The value of one of these types that a text stands for beyond doubt, as it may be a string.

    A number that would be written in another way afterwards says more as text: a code of digits,
    a version, an amount. Python's words are how the templates of Qwen write those of JSON.
    """
    if text in _SURE_WORDS:
        value = _SURE_WORDS[text]
    else:
        strict = read_uniquely(text, 0)
        if strict is None or strict[1] != len(text):
            return _NONE
        value = strict[0]
    kind = _type_of(value)
    if kind in ("integer", "number"):
        is_kept = repr(value) == text and (kind in kinds or "number" in kinds)
        return value if is_kept else _NONE
    return value if kind in kinds and kind != "string" else _NONE


def types_of(schema: Mapping[str, Any], root: Mapping[str, Any]) -> set[str]:
    """Every JSON type that a schema allows, through anyOf, oneOf, allOf, $ref and enum."""
    found: set[str] = set()
    waiting: list[Any] = [schema]
    for _ in range(_MAX_BRANCHES):
        if not waiting:
            break
        branch = waiting.pop()
        if isinstance(branch, Mapping):
            _collect(branch, root, found, waiting)
    return found


def _collect(
    branch: Mapping[str, Any], root: Mapping[str, Any], found: set[str], waiting: list[Any]
) -> None:
    kind = branch.get("type")
    if isinstance(kind, str):
        found.add(kind)
    elif isinstance(kind, list):
        found.update(name for name in kind if isinstance(name, str))
    else:
        values = branch.get("enum", [branch["const"]] if "const" in branch else [])
        found.update(_type_of(value) for value in (values if isinstance(values, list) else []))
    for word in ("anyOf", "oneOf", "allOf"):
        branches = branch.get(word)
        waiting.extend(branches[:_MAX_BRANCHES] if isinstance(branches, list) else [])
    if isinstance(branch.get("$ref"), str):
        waiting.append(_resolved(branch["$ref"], root))


def _resolved(reference: str, root: Mapping[str, Any]) -> JsonValue:
    target: Any = root
    for part in reference.removeprefix("#").strip("/").split("/"):
        target = target.get(part) if isinstance(target, Mapping) else None
    return target


def _type_of(value: JsonValue) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    for kind, name in ((int, "integer"), (float, "number"), (str, "string"), (list, "array")):
        if isinstance(value, kind):
            return name
    return "object"


def guessed(written: str) -> JsonValue:
    """What the text says by its shape: JSON or a Python literal, else the text itself."""
    stripped = written.strip()
    first = stripped[:1]
    if first not in '{["-0123456789tfnTFN' or not first:
        return written
    if first in "{[":
        value = _container(stripped, is_repaired=False)
        return written if value is _NONE else value
    if stripped in _BOOLEANS:
        return _BOOLEANS[stripped]
    if stripped in _NULLS:
        return None
    strict = read_uniquely(stripped, 0) if first in '"-0123456789' else None
    return strict[0] if strict is not None and strict[1] == len(stripped) else written


def _container(text: str, *, is_repaired: bool) -> Any:
    strict = read_uniquely(text, 0)
    if strict is not None and strict[1] == len(text):
        return strict[0]
    literal = read_literal(text)
    if literal is not None:
        return literal[0]
    if not is_repaired:
        return _NONE
    try:
        reading = read_tolerantly(text, 0, len(text))
    except UnreadableError:
        return _NONE
    is_whole = reading.end == len(text) and not reading.is_cut
    return reading.value if is_whole and is_sure(reading.repairs) else _NONE


def _null(text: str) -> Any:
    return None if text in _NULLS else _NONE


def _integer(text: str) -> Any:
    if text.isascii() and text.isdigit() and len(text) <= MAX_DIGITS:
        return int(text)
    if len(text) > MAX_DIGITS or _INTEGER.fullmatch(text) is None:
        return _NONE
    return int(text.partition(".")[0])


def _number(text: str) -> Any:
    if len(text) > MAX_DIGITS or _NUMBER.fullmatch(text) is None:
        return _NONE
    if text.lstrip("+-").isdigit():
        return int(text)
    value = float(text)
    return _NONE if isinf(value) else value


def _boolean(text: str) -> Any:
    return _BOOLEANS.get(text, {"1": True, "0": False}.get(text, _NONE))


def _object(text: str) -> Any:
    value = _container(text, is_repaired=True) if text[:1] == "{" else _NONE
    return value if isinstance(value, dict) else _NONE


def _array(text: str) -> Any:
    value = _container(text, is_repaired=True) if text[:1] in ("[", "(") else _NONE
    return value if isinstance(value, list) else _NONE


_READERS: dict[str, Callable[[str], Any]] = {
    "null": _null,
    "integer": _integer,
    "number": _number,
    "boolean": _boolean,
    "object": _object,
    "array": _array,
}
