"""What live annotations say: the hints of a function, the fields of a record, an enum's values."""

from __future__ import annotations

import dataclasses
import enum
import inspect
import typing
from typing import Any

REQUIRED = inspect.Parameter.empty
"""Stands for "has no default" in `record_fields`."""

OPTIONAL = dataclasses.MISSING
"""Stands for "may be left out, default not known" in `record_fields`."""


def record_fields(kind: Any) -> list[tuple[str, Any, Any]]:
    """Name, type and default of each field of a TypedDict, dataclass or named tuple."""
    hints = type_hints(kind)
    if is_typed_dict(kind):
        return [
            (name, hint, REQUIRED if _is_required(kind, name, hint) else OPTIONAL)
            for name, hint in hints.items()
        ]
    if dataclasses.is_dataclass(kind):
        return [
            (field.name, hints.get(field.name, Any), _field_default(field))
            for field in dataclasses.fields(kind)
            if field.init
        ]
    return [
        (name, hints.get(name, Any), kind._field_defaults.get(name, REQUIRED))
        for name in kind._fields
    ]


def type_hints(owner: Any) -> dict[str, Any]:
    """The live annotations of a function or class; those that can't be evaluated are left out."""
    try:
        return typing.get_type_hints(owner, include_extras=True)
    except Exception:  # whatever evaluating a user's annotation may raise
        return _evaluated_one_by_one(owner)


def _evaluated_one_by_one(owner: Any) -> dict[str, Any]:
    names = getattr(owner, "__globals__", None)
    if names is None:
        names = vars(inspect.getmodule(owner) or typing)
    hints: dict[str, Any] = {}
    try:
        written = dict(getattr(owner, "__annotations__", {}))
    except Exception:  # Python 3.14 evaluates them here, all or none
        return hints
    for name, annotation in written.items():
        if not isinstance(annotation, str):
            hints[name] = annotation
            continue
        holder = type("Holder", (), {"__annotations__": {name: annotation}})
        try:
            hints.update(typing.get_type_hints(holder, names, {}, include_extras=True))
        except Exception:  # the same, for this one only; signature.py says which ones are missing
            continue
    return hints


def is_union(origin: Any) -> bool:
    """Whether `typing.get_origin` gave a union, written either way."""
    return origin is typing.Union or getattr(origin, "__name__", "") == "UnionType"


def is_typed_dict(kind: Any) -> bool:
    """Whether it is a TypedDict, of typing or of typing_extensions."""
    return isinstance(kind, type) and issubclass(kind, dict) and hasattr(kind, "__total__")


def enum_values(kind: type[enum.Enum]) -> list[Any]:
    """What a model writes for each member: its value, or its name when that is no JSON."""
    values = [member.value for member in kind]
    if all(isinstance(value, (str, int, float, bool)) for value in values):
        return values
    return [member.name for member in kind]


def _is_required(kind: Any, name: str, hint: Any) -> bool:
    marker = getattr(typing.get_origin(hint), "_name", "")
    if marker in {"Required", "NotRequired"}:
        return marker == "Required"
    return name in getattr(kind, "__required_keys__", ())


def _field_default(field: dataclasses.Field[Any]) -> Any:
    if field.default is not dataclasses.MISSING:
        return field.default
    return REQUIRED if field.default_factory is dataclasses.MISSING else OPTIONAL
