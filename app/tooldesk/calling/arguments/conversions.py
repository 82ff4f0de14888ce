"""One value → the value of another JSON type that it plainly stands for, or NOTHING."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

from tooldesk.calling.parsing.values.repeated_keys import contradicts_itself
from tooldesk.calling.schema.depth import is_too_deep
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.coercion_policy import CoercionPolicy


class _Nothing:
    """The type of NOTHING."""


NOTHING: Final = _Nothing()
"""No value stands for this one."""

TYPE_ORDER = ("null", "integer", "number", "boolean", "object", "array", "string")
"""The order in which wanted types are tried."""

_MAX_DIGITS = 40
_INTEGER = late_pattern(r"[+-]?(?:0|[1-9][0-9]*+)(?:\.0++)?")
_NUMBER = late_pattern(r"-?(?:0|[1-9][0-9]*+)(?:\.[0-9]++)?(?:[eE][+-]?[0-9]{1,3})?")
_BOOLEANS = {"true": True, "false": False, "True": True, "False": False}
_LENIENT_BOOLEANS = {"yes": True, "no": False, "on": True, "off": False, "y": True, "n": False}
_NULLS = frozenset({"null", "None", "NULL"})


def convert_type(value: Any, wanted: Collection[str], policy: CoercionPolicy) -> Any:
    """What a value stands for when it should be of one of the types in `wanted`."""
    tables = [_SAFE, _LENIENT] if policy is CoercionPolicy.LENIENT else [_SAFE]
    for table in tables:
        for name in TYPE_ORDER:
            if name in wanted and name in table:
                converted = table[name](value)
                if converted is not NOTHING:
                    return converted
    if policy is CoercionPolicy.LENIENT:
        return _rewrapped(value, wanted)
    return NOTHING


def convert_option(value: Any, options: Sequence[Any], policy: CoercionPolicy) -> Any:
    """Which of the allowed values a value stands for."""
    if not isinstance(value, str):
        text = _as_text(value)
        return text if policy is CoercionPolicy.LENIENT and text in options else NOTHING
    plain = value.strip()
    for option in options:
        if isinstance(option, bool | int | float | None) and json.dumps(option) == plain:
            return option
    if policy is not CoercionPolicy.LENIENT:
        return NOTHING
    folded = plain.casefold()
    same = [option for option in options if isinstance(option, str) and option.casefold() == folded]
    return same[0] if len(same) == 1 else NOTHING


def whole_number(value: Any) -> Any:
    """The integer that 5.0 stands for."""
    return int(value) if isinstance(value, float) and value.is_integer() else NOTHING


def _null(value: Any) -> Any:
    return None if isinstance(value, str) and value in _NULLS else NOTHING


def _integer(value: Any) -> Any:
    if isinstance(value, str) and len(value) <= _MAX_DIGITS and _INTEGER.fullmatch(value.strip()):
        return int(value.strip().partition(".")[0])
    return whole_number(value)


def _number(value: Any) -> Any:
    if not isinstance(value, str) or len(value) > _MAX_DIGITS:
        return NOTHING
    plain = value.strip()
    if not _NUMBER.fullmatch(plain):
        return NOTHING
    number = json.loads(plain)
    return NOTHING if number in (float("inf"), float("-inf")) else number


def _boolean(value: Any) -> Any:
    return _BOOLEANS.get(value.strip(), NOTHING) if isinstance(value, str) else NOTHING


def _decoded(kind: type) -> Callable[[Any], Any]:
    """A conversion from JSON written inside of a string, unless it gives a key two values."""
    opening = "{" if kind is dict else "["

    def decode(value: Any) -> Any:
        if not isinstance(value, str) or value.lstrip()[:1] != opening:
            return NOTHING
        try:
            decoded = json.loads(value, parse_constant=_refuse_constant)
        except (ValueError, RecursionError):
            return NOTHING
        is_sound = isinstance(decoded, kind) and not is_too_deep(decoded)
        return decoded if is_sound and not contradicts_itself(value) else NOTHING

    return decode


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is not JSON")


def _lenient_boolean(value: Any) -> Any:
    if isinstance(value, str):
        return _LENIENT_BOOLEANS.get(value.strip().lower(), NOTHING)
    return bool(value) if isinstance(value, int | float) and value in (0, 1) else NOTHING


def _as_text(value: Any) -> Any:
    if isinstance(value, bool | int | float):
        return json.dumps(value)
    return NOTHING


def _rewrapped(value: Any, wanted: Collection[str]) -> Any:
    """A single value as an array of one, or the one element of an array."""
    if "array" in wanted and value is not None and not isinstance(value, list):
        return [value]
    if isinstance(value, list) and len(value) == 1:
        only = value[0]
        kinds: Mapping[str, tuple[type, ...]] = {
            "string": (str,),
            "object": (dict,),
            "boolean": (bool,),
            "integer": (int,),
            "number": (int, float),
        }
        allowed = tuple(kind for name in wanted for kind in kinds.get(name, ()))
        if isinstance(only, allowed) and (not isinstance(only, bool) or "boolean" in wanted):
            return only
    return NOTHING


_SAFE: Mapping[str, Callable[[Any], Any]] = {
    "null": _null,
    "integer": _integer,
    "number": _number,
    "boolean": _boolean,
    "object": _decoded(dict),
    "array": _decoded(list),
}

_LENIENT: Mapping[str, Callable[[Any], Any]] = {
    "boolean": _lenient_boolean,
    "string": _as_text,
}
