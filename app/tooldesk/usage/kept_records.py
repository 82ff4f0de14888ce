"""Records made of what was kept as JSON, as far as each of their fields is what its type says.

A stranger may have written it, and whoever shows a record relies on the types of its fields.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

_LARGEST = 10**9
"""No place in a text, score or time is further from nothing."""


def records(kind: Callable[..., T], kept: object) -> tuple[T, ...]:
    """A record of each object in a list that has its fields."""
    found = kept if isinstance(kept, list) else []
    tried = (record(kind, each) for each in found if isinstance(each, dict))
    return tuple(each for each in tried if each is not None)


def record(kind: Callable[..., T], kept: dict[str, Any]) -> T | None:
    """The record that has these fields, or None."""
    found = made(lambda: kind(**kept))
    return found if found is not None and _fits(found) else None


def made(make: Callable[[], T]) -> T | None:
    """What is made, or None of what has another shape."""
    try:
        return make()
    except (ValueError, TypeError, KeyError, AttributeError, OverflowError):
        return None


def _fits(record: Any) -> bool:
    types = _types(record.__class__)
    return all(_is_of(getattr(record, each.name), types[each.name]) for each in fields(record))


@cache
def _types(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _is_of(value: object, type_: Any) -> bool:
    origin, parts = get_origin(type_), get_args(type_)
    if origin in (Union, UnionType):
        return any(_is_of(value, each) for each in parts)
    if origin is Literal:
        return value in parts
    if origin is tuple:
        return isinstance(value, tuple) and _are_of(value, parts)
    if type_ in (int, float):
        kinds = (int,) if type_ is int else (int, float)
        return type(value) in kinds and -_LARGEST <= value <= _LARGEST  # type: ignore[operator]
    return type_ is Any or isinstance(value, NoneType if type_ is None else origin or type_)


def _are_of(values: tuple[object, ...], parts: tuple[Any, ...]) -> bool:
    if parts[-1] is Ellipsis:
        parts = parts[:1] * len(values)
    return len(values) == len(parts) and all(map(_is_of, values, parts))
