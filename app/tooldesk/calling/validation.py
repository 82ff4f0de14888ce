"""validate: a call's arguments → values that fit the tool's schema, or every reason why not."""

from __future__ import annotations

from tooldesk.calling.arguments.coercion import coerce
from tooldesk.calling.schema.compilation import CompiledSchema, QuickCheck, compile_schema
from tooldesk.calling.schema.depth import endless_numbers, has_container, is_too_deep
from tooldesk.calling.schema.limits import accepts, endless_error, too_deep_error
from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.tool_result import JsonObject

__all__ = [
    "Coercion",
    "CoercionPolicy",
    "CompiledSchema",
    "Validation",
    "ValidationError",
    "compile_schema",
    "validate",
]

SAFE = CoercionPolicy.SAFE
OFF = CoercionPolicy.OFF

MAX_ENDLESS = 20
"""Numbers beyond all that is a number that are told of."""


def validate(
    arguments: JsonObject, schema: CompiledSchema, policy: CoercionPolicy = SAFE
) -> Validation:
    """Check arguments against a compiled schema, changing them only as `policy` allows.

    Never raises for what is in the arguments, takes bounded time, and leaves them as they are:
    the result has a copy when something was changed.
    """
    quick = schema.quick
    if quick is not None:
        try:
            fits = quick.validator.is_valid(arguments)
        except ValueError:
            fits = False
        if fits and (policy is OFF or not _may_change(arguments, quick)):
            return Validation(arguments)
    return _validate_closely(arguments, schema, policy)


def _may_change(arguments: JsonObject, quick: QuickCheck) -> bool:
    """Whether arguments that fit may lack a default or have 5.0 where 5 is wanted."""
    for name in quick.integer_names:
        if arguments.get(name).__class__ is float:
            return True
    for name in quick.default_names:
        if name not in arguments:
            return True
    return quick.changes_inside and has_container(arguments)


def _validate_closely(
    arguments: JsonObject, schema: CompiledSchema, policy: CoercionPolicy
) -> Validation:
    if is_too_deep(arguments):
        return Validation(arguments, (too_deep_error(),))
    if endless := endless_numbers(arguments, MAX_ENDLESS):
        return Validation(arguments, tuple(map(endless_error, endless)))
    coercions: tuple[Coercion, ...] = ()
    if policy is not OFF:
        arguments, coercions = coerce(arguments, schema, policy)
    if accepts(schema, arguments):
        return Validation(arguments, (), coercions)
    # jsonschema takes a tenth of a second to import, and only calls that don't fit need it
    from tooldesk.calling.schema.explanation.reference import find_errors

    return Validation(arguments, find_errors(arguments, schema), coercions)
