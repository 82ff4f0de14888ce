"""convert: JSON values → the values that a function's annotations ask for."""

from __future__ import annotations

import base64
import collections.abc
import dataclasses
import datetime
import decimal
import enum
import inspect
import pathlib
import typing
import uuid
from collections.abc import Callable
from typing import Any

from .annotations import enum_values, is_typed_dict, is_union, record_fields

_Converter = Callable[[Any], Any]

_JSON_KINDS: dict[Any, tuple[type, ...]] = {
    str: (str,),
    int: (int,),
    float: (int, float),
    bool: (bool,),
    type(None): (type(None),),
    list: (list,),
    dict: (dict,),
}
_FROM_TEXT: dict[Any, _Converter] = {
    datetime.date: datetime.date.fromisoformat,
    datetime.time: datetime.time.fromisoformat,
    decimal.Decimal: decimal.Decimal,
    uuid.UUID: uuid.UUID,
    pathlib.Path: pathlib.Path,
    pathlib.PurePath: pathlib.PurePath,
    bytes: lambda text: base64.b64decode(text, validate=True),
}
_COLLECTIONS: dict[Any, type] = {
    tuple: tuple,
    set: set,
    frozenset: frozenset,
    collections.abc.Set: set,
    collections.abc.MutableSet: set,
}


_NAMES: dict[type, str] = {list: "a list", dict: "an object", str: "a text"}


class ConversionError(Exception):
    """An argument can't become what its parameter asks for; the message says why."""


def convert(annotation: Any, value: Any) -> Any:
    """The value that the annotation asks for; plain JSON values pass as they are.

    Raises:
        ConversionError: the value can't be turned into one.
    """
    origin = typing.get_origin(annotation)
    if origin is not None:
        return _convert_generic(annotation, origin, value)
    if annotation in _COLLECTIONS:
        return _COLLECTIONS[annotation](_expect(list, value))
    if isinstance(annotation, type):
        return _convert_class(annotation, value)
    for indirection in ("__supertype__", "__value__"):
        target = getattr(annotation, indirection, None)
        if target is not None:
            return convert(target, value)
    return value


def needs_conversion(annotation: Any) -> bool:
    """Whether `convert` could change a value or refuse it."""
    if isinstance(annotation, (str, typing.ForwardRef, typing.TypeVar)):
        return False
    if not isinstance(annotation, collections.abc.Hashable):
        return False
    plain = (str, int, bool, dict, list, type(None), object, inspect.Parameter.empty, Any, None)
    return typing.get_origin(annotation) is not None or annotation not in plain


def _convert_generic(annotation: Any, origin: Any, value: Any) -> Any:
    arguments = typing.get_args(annotation)
    if not arguments:
        return convert(origin, value)
    if is_union(origin):
        return _convert_union(arguments, value)
    if origin is typing.Literal:
        return _convert_literal(arguments, value)
    if origin is tuple:
        return _convert_tuple(arguments, value)
    if origin in _COLLECTIONS:
        items = _expect(list, value)
        return _COLLECTIONS[origin](convert(arguments[0], item) for item in items)
    if isinstance(origin, type) and issubclass(origin, collections.abc.Mapping):
        return {
            convert(arguments[0], key): convert(arguments[-1], item)
            for key, item in _expect(dict, value).items()
        }
    if isinstance(origin, type) and issubclass(origin, collections.abc.Iterable):
        return [convert(arguments[0], item) for item in _expect(list, value)]
    if isinstance(origin, type) and not hasattr(annotation, "__metadata__"):
        return _convert_class(annotation if hasattr(annotation, "model_fields") else origin, value)
    return convert(arguments[0], value)


def _convert_union(members: tuple[Any, ...], value: Any) -> Any:
    """The first member that is exactly of the value's JSON kind, else the first that takes it."""
    for member in members:
        if type(value) in _JSON_KINDS.get(member, ()):
            return convert(member, value)
    reasons = []
    for member in members:
        if member in _JSON_KINDS:
            continue
        try:
            return convert(member, value)
        except ConversionError as reason:
            reasons.append(str(reason))
    raise ConversionError("; ".join(reasons) or f"none of its types takes {_shown(value)}")


def _convert_literal(choices: tuple[Any, ...], value: Any) -> Any:
    for choice in choices:
        if isinstance(choice, enum.Enum):
            if value in (choice.value, choice.name):
                return choice
        elif choice == value and isinstance(choice, bool) == isinstance(value, bool):
            return choice
    raise ConversionError(f"{_shown(value)} is none of {', '.join(map(repr, choices))}")


def _convert_tuple(arguments: tuple[Any, ...], value: Any) -> Any:
    items = _expect(list, value)
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        return tuple(convert(arguments[0], item) for item in items)
    if len(items) != len(arguments):
        raise ConversionError(f"takes {len(arguments)} items, got {len(items)}")
    return tuple(convert(argument, items[at]) for at, argument in enumerate(arguments))


def _convert_class(kind: Any, value: Any) -> Any:
    if callable(getattr(kind, "model_validate", None)):
        return _convert_with(kind.model_validate, value)
    if is_typed_dict(kind):
        return _convert_fields(kind, value)
    if dataclasses.is_dataclass(kind) or hasattr(kind, "_fields"):
        fields = _convert_fields(kind, value)
        return _convert_with(lambda fields: kind(**fields), fields)
    if issubclass(kind, enum.Enum):
        return _convert_enum(kind, value)
    if kind is float and type(value) is int:
        return float(value)
    if kind is datetime.datetime:
        return _convert_with(_read_datetime, _expect(str, value))
    if kind in _FROM_TEXT:
        return _convert_with(_FROM_TEXT[kind], _expect(str, value))
    return value


def _convert_fields(kind: Any, value: Any) -> dict[str, Any]:
    given = _expect(dict, value)
    types = {name: annotation for name, annotation, _ in record_fields(kind)}
    unknown = [name for name in given if name not in types]
    if unknown:
        raise ConversionError(f"{kind.__name__} has no field {unknown[0]!r}")
    return {name: _convert_field(name, types[name], item) for name, item in given.items()}


def _convert_field(name: str, annotation: Any, value: Any) -> Any:
    try:
        return convert(annotation, value)
    except ConversionError as reason:
        raise ConversionError(f"{name}: {reason}") from None


def _convert_enum(kind: Any, value: Any) -> Any:
    values = enum_values(kind)
    for at, member in enumerate(kind):
        if values[at] == value and isinstance(values[at], bool) == isinstance(value, bool):
            return member
    raise ConversionError(f"{_shown(value)} is none of {', '.join(map(repr, values))}")


def _convert_with(read: _Converter, value: Any) -> Any:
    try:
        return read(value)
    except Exception as reason:  # whatever a user's type raises for a value it refuses
        message = str(reason) or type(reason).__name__
        raise ConversionError(message) from reason


def _read_datetime(text: str) -> datetime.datetime:
    # Python before 3.11 reads no "Z", which is what most models write for UTC
    if text[-1:] in {"Z", "z"}:
        text = f"{text[:-1]}+00:00"
    return datetime.datetime.fromisoformat(text)


def _expect(kind: type, value: Any) -> Any:
    if not isinstance(value, kind):
        raise ConversionError(f"takes {_NAMES[kind]}, got {_shown(value)}")
    return value


def _shown(value: Any) -> str:
    text = repr(value)
    # not cut: half of a secret in it would be known to nobody
    return text if len(text) <= 60 else f"{len(text):,} characters"
