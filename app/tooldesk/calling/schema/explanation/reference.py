"""find_errors: every way in which arguments don't fit, by jsonschema with a budget."""

from __future__ import annotations

from typing import Any

from jsonschema.exceptions import ValidationError as FoundError
from referencing import Registry

from tooldesk.calling.schema.compilation import CompiledSchema
from tooldesk.calling.schema.copies import copied
from tooldesk.calling.schema.depth import count_values
from tooldesk.calling.schema.explanation.bounded_keywords import (
    Assessment,
    WorkLimitError,
    reference_class,
)
from tooldesk.calling.schema.explanation.fast_errors import fast_errors
from tooldesk.calling.schema.explanation.wording import describe
from tooldesk.calling.schema.fast_validators import draft_of
from tooldesk.calling.schema.limits import MAX_EXPLAINED_VALUES, limit_error
from tooldesk.calling.validation_result import ValidationError

MAX_ERRORS = 100
"""More are of no use to a model or a person."""


def find_errors(arguments: Any, schema: CompiledSchema) -> tuple[ValidationError, ...]:
    """Every way in which arguments don't fit, grouped by argument, the most specific first.

    Takes bounded time. When the limit is reached, the last error says so by its rule "limit".
    """
    if count_values(arguments, MAX_EXPLAINED_VALUES) > MAX_EXPLAINED_VALUES:
        return fast_errors(arguments, schema) or (limit_error(),)
    found: list[FoundError] = []
    limit: ValidationError | None = None
    try:
        for error in _validator(schema).iter_errors(copied(arguments, _QuietDict, _QuietList)):
            found.append(error)
            if len(found) >= MAX_ERRORS:
                break
    except WorkLimitError:
        limit = limit_error()
    described = {(error.pointer, error.rule, error.message): error for error in describe(found)}
    errors = tuple(sorted(described.values(), key=_order(arguments)))
    if limit:
        errors = errors or fast_errors(arguments, schema)
        return (*errors, limit) if schema.cost.is_explosive or not errors else errors
    return errors or fast_errors(arguments, schema)


def _order(arguments: Any) -> Any:
    """Sort key: by argument in the order of the call, then the deepest first."""
    names = arguments if isinstance(arguments, dict) else ()
    places = {name: place for place, name in enumerate(names)}

    def key(error: ValidationError) -> tuple[int, str, int]:
        first = error.pointer.split("/")[1] if error.pointer else ""
        depth = error.pointer.count("/")
        return (places.get(first, len(places) if first else -1), first, -depth)

    return key


def _validator(schema: CompiledSchema) -> Any:
    name = draft_of(schema.schema)
    return reference_class(name)(schema.schema, format_checker=Assessment(), registry=Registry())


class _QuietDict(dict[str, Any]):
    """An object that is cheap to show, for the messages of jsonschema, which are not used."""

    def __repr__(self) -> str:
        return "{…}"


class _QuietList(list[Any]):
    """An array that is cheap to show."""

    def __repr__(self) -> str:
        return "[…]"
