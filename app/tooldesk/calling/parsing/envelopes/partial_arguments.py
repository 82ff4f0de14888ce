"""Arguments of Gemini's function calls that come value by value, each with its place.

Source: Google Gen AI, `FunctionCall` (`partialArgs`, `willContinue`) and `PartialArg`; RFC 9535.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from tooldesk.calling.parsing.envelopes.words import either
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_PATH = late_pattern(r"\$(?:\.[^.\[\]\s]++|\[(?:[0-9]{1,9}+|'[^'\\]*+'|\"[^\"\\]*+\")\])++\Z")
_STEP = late_pattern(r"\.([^.\[\]\s]++)|\[([0-9]++)\]|\[['\"]([^'\"]*+)['\"]\]")
_VALUES = ("stringValue", "numberValue", "boolValue", "nullValue")
_NO_PLACE = "A part of its arguments stands nowhere in them: {}."


class Beside(NamedTuple):
    """What stands in the place of arguments that can't be told."""

    why: str
    """Why the call waits."""


def is_partial(call: JsonObject) -> bool:
    """Whether a function call has its arguments in parts, or goes on after this one."""
    return isinstance(either(call, "partialArgs"), list) or either(call, "willContinue") is True


def arguments_of_parts(parts: Iterable[Any]) -> JsonObject | Beside:
    """The object that they add up to; a text may come in several."""
    texts: dict[str, list[str]] = {}
    values: dict[str, JsonValue] = {}
    for part in parts:
        path = either(part, "jsonPath") if isinstance(part, dict) else None
        if not isinstance(path, str) or _PATH.match(path) is None:
            return Beside(_NO_PLACE.format(str(path)[:40]))
        given = {each: either(part, each) for each in _VALUES}
        kind = next((each for each in _VALUES if each in part or given[each] is not None), None)
        if kind == "stringValue" and isinstance(text := given[kind], str):
            texts.setdefault(path, []).append(text)
            values[path] = None
        elif kind is not None:
            values[path] = None if kind == "nullValue" else given[kind]
    arguments: JsonObject = {}
    for path, value in values.items():
        said = "".join(texts[path]) if path in texts else value
        if not _put(arguments, _steps(path), said):
            return Beside(_NO_PLACE.format(path[:40]))
    return arguments


def _steps(path: str) -> list[str | int]:
    found = (step.groups() for step in _STEP.finditer(path))
    return [int(at) if at is not None else key or quoted or "" for key, at, quoted in found]


def _put(into: Any, steps: list[str | int], value: JsonValue) -> bool:
    """Put a value into its place; whether there is such a one."""
    for step, then in zip(steps, [*steps[1:], None], strict=True):
        if isinstance(step, int) != isinstance(into, list):
            return False
        if isinstance(step, int):
            if step > len(into):
                return False
            into.extend([None] * (step + 1 - len(into)))
        if then is None:
            into[step] = value
            return True
        inner = into[step] if isinstance(step, int) else into.get(step)
        if inner is None:
            inner = into[step] = [] if isinstance(then, int) else {}
        into = inner
    return False
