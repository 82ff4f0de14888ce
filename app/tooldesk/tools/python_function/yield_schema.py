"""What a generator's annotation says of its result; yielded.py makes the result."""

from __future__ import annotations

import collections.abc
import inspect
import typing
from collections.abc import Callable
from typing import Any

from .annotations import is_union
from .type_schema import Schema, TypeSchemas, field_schema

_GENERATORS = (
    collections.abc.Generator,
    collections.abc.AsyncGenerator,
    collections.abc.Iterator,
    collections.abc.AsyncIterator,
)
"""Values of these are drained, whatever the function is that gives them."""

_ITERABLES = (*_GENERATORS, collections.abc.Iterable, collections.abc.AsyncIterable)
_TEXT: Schema = {"type": "string"}


def gives_items(function: Callable[..., Any], hint: Any) -> bool:
    """Whether what it yields is drained, as far as function and annotation tell."""
    hint, _ = _without_metadata(hint)
    if (typing.get_origin(hint) or hint) in _GENERATORS:
        return True
    inner = inspect.unwrap(function)
    return inspect.isgeneratorfunction(inner) or inspect.isasyncgenfunction(inner)


def yields_text(hint: Any) -> bool:
    """Whether all that is yielded is text, so that nothing yielded is the empty text."""
    items, _ = _parts(_without_metadata(hint)[0])
    return _is_text(items) is True


def drained_schema(schemas: TypeSchemas, hint: Any) -> Schema:
    """The schema of what comes of draining a value of that type; `{}` when it says nothing."""
    hint, metadata = _without_metadata(hint)
    items, returned = _parts(hint)
    schema = _returned_or_drained(schemas, returned, _of_items(schemas, items))
    for each in metadata if schema else ():
        schema.update(field_schema(each, schema))
    return schema


def _without_metadata(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    if hasattr(hint, "__metadata__"):
        return typing.get_args(hint)[0], hint.__metadata__
    return hint, ()


def _parts(hint: Any) -> tuple[Any, Any]:
    """The types of what is yielded and of what is returned at the end."""
    arguments = typing.get_args(hint)
    if typing.get_origin(hint) not in _ITERABLES or not arguments:
        return Any, Any if hint is Any or hint in _ITERABLES else type(None)
    is_generator = typing.get_origin(hint) is collections.abc.Generator
    return arguments[0], arguments[2] if is_generator and len(arguments) > 2 else type(None)


def _of_items(schemas: TypeSchemas, items: Any) -> Schema:
    is_text = _is_text(items)
    if is_text is True:
        return dict(_TEXT)
    each = schemas.of(items)
    if not each:
        return {}
    listed: Schema = {"type": "array", "items": each}
    return listed if is_text is False else {"anyOf": [dict(_TEXT), listed]}


def _returned_or_drained(schemas: TypeSchemas, returned: Any, drained: Schema) -> Schema:
    """What is returned is the result, unless it is None."""
    members = typing.get_args(returned) if is_union(typing.get_origin(returned)) else (returned,)
    parts = [schemas.of(each) for each in members if each not in (None, type(None))]
    if len(parts) < len(members):
        parts.append(drained)
    if not all(parts):
        return {}
    return parts[0] if len(parts) == 1 else {"anyOf": parts}


def _is_text(items: Any) -> bool | None:
    """Whether values of that type are joined to one text; None is that some are."""
    origin = typing.get_origin(items)
    if hasattr(items, "__metadata__"):
        return _is_text(typing.get_args(items)[0])
    if is_union(origin):
        return _all_alike([_is_text(each) for each in typing.get_args(items)])
    if origin is typing.Literal:
        return _all_alike([isinstance(each, str) for each in typing.get_args(items)])
    for indirection in ("__supertype__", "__value__"):
        if (target := getattr(items, indirection, None)) is not None:
            return _is_text(target)
    if items in (Any, object) or isinstance(items, typing.TypeVar):
        return None
    # list[int] is a type too in Python 3.9
    return origin is None and isinstance(items, type) and issubclass(items, str)


def _all_alike(answers: list[bool | None]) -> bool | None:
    return answers[0] if len(set(answers)) == 1 else None
