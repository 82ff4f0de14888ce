"""What the fast validator may be given, and what is said when a limit is reached."""

from __future__ import annotations

from typing import Any

import jsonschema_rs

from tooldesk.calling.schema.compilation import USUAL_EVALUATIONS, CompiledSchema
from tooldesk.calling.schema.depth import MAX_ARGUMENT_DEPTH, Path, count_values, members
from tooldesk.calling.schema.fast_validators import LINEAR_PATTERNS, MAX_BACKTRACKED_CHARS
from tooldesk.calling.schema.pointers import path_in_words, pointer_to
from tooldesk.calling.validation_result import ValidationError

MAX_EVALUATIONS_AT_ONCE = 5_000_000
"""Subschemas checked against values in one go of the fast validator, which can't be stopped."""

MAX_EXPLAINED_VALUES = 20_000
"""Values in arguments that are coerced and explained one by one."""


def accepts(schema: CompiledSchema, arguments: Any) -> bool:
    """Whether the fast validator says that arguments fit; False when it may not be asked."""
    if not is_within_reach(schema, arguments):
        return False
    try:
        return schema.accept.is_valid(arguments)
    except ValueError:
        return False


def is_within_reach(schema: CompiledSchema, arguments: Any) -> bool:
    """Whether the fast validator gives an answer about these arguments in bounded time.

    Arguments that are nested too deep must have been refused before.
    """
    if schema.cost.is_explosive or (schema.backtracks and _has_long_text(arguments)):
        return False
    if schema.cost.evaluations <= USUAL_EVALUATIONS:
        return True
    most = MAX_EVALUATIONS_AT_ONCE // max(1, schema.cost.evaluations)
    return count_values(arguments, most) <= most


def fits_subschema(value: Any, node: dict[str, Any]) -> bool:
    """Whether a value fits a part of a schema that refers to nothing else in it.

    A part that does can't be judged alone, and is taken to fit.
    """
    try:
        validator = jsonschema_rs.Draft202012Validator(
            node, validate_formats=True, offline=True, pattern_options=LINEAR_PATTERNS
        )
        return validator.is_valid(value)
    except ValueError:
        return True


def limit_error() -> ValidationError:
    """The error of arguments that take too much work to check."""
    return ValidationError(
        "",
        "limit",
        "Checking the arguments takes more work than is allowed; the schema or one of its "
        "patterns multiplies it.",
        "Send smaller arguments, or simplify the tool's schema.",
    )


def endless_error(path: Path) -> ValidationError:
    """The error of a number that is larger than any that can be reckoned with."""
    return ValidationError(
        pointer_to(path),
        "limit",
        f"{path_in_words(path)} is a number beyond 1.8e308, which is the largest there is.",
        "Write a smaller number.",
    )


def too_deep_error() -> ValidationError:
    """The error of arguments that no stage could write as JSON."""
    return ValidationError(
        "",
        "limit",
        f"The arguments are nested more than {MAX_ARGUMENT_DEPTH} levels deep.",
        "Send flatter arguments.",
    )


def _has_long_text(arguments: Any) -> bool:
    """Whether a text or name is too long for a pattern that backtracks."""
    waiting = [arguments]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            if len(value) > MAX_BACKTRACKED_CHARS:
                return True
        elif isinstance(value, dict | list):
            waiting.extend(members(value))
            if isinstance(value, dict):
                waiting.extend(value)
    return False
