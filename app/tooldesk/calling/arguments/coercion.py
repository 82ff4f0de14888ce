"""coerce: arguments that say what is meant but not as the schema wants it → ones that fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, TypeAlias

import jsonschema_rs

from tooldesk.calling.arguments.conversions import (
    NOTHING,
    convert_option,
    convert_type,
    whole_number,
)
from tooldesk.calling.arguments.defaults import fill_defaults
from tooldesk.calling.schema.compilation import CompiledSchema
from tooldesk.calling.schema.copies import copied
from tooldesk.calling.schema.depth import count_values
from tooldesk.calling.schema.limits import MAX_EXPLAINED_VALUES, is_within_reach
from tooldesk.calling.schema.pointers import pointer_to, wanted_types
from tooldesk.calling.schema.whole_numbers import WHOLE_NUMBER, strict_validator
from tooldesk.calling.validation_result import Coercion
from tooldesk.tools.coercion_policy import CoercionPolicy
from tooldesk.tools.tool_result import JsonObject, JsonValue

MAX_ROUNDS = 4
"""How often the result is looked at again; a decoded string may hold values to change in turn."""

MAX_ERRORS_A_ROUND = 500
MAX_TRIALS = 40
"""How many forms of anyOf and oneOf are tried out in one call."""

Found: TypeAlias = jsonschema_rs.ValidationError
Path = tuple[str | int, ...]


def coerce(
    arguments: JsonObject, schema: CompiledSchema, policy: CoercionPolicy
) -> tuple[JsonObject, tuple[Coercion, ...]]:
    """Fill in defaults and change values that don't fit, as far as the policy allows.

    A value that fits stays as it is. The arguments given are not changed; the result is a copy.
    """
    if count_values(arguments, MAX_EXPLAINED_VALUES) > MAX_EXPLAINED_VALUES:
        return arguments, ()
    attempt = _Attempt(copied(arguments), schema, policy)
    attempt.fill()
    if is_within_reach(schema, arguments):
        attempt.mend_all()
    changes = tuple(attempt.changes.values())
    return (attempt.arguments if changes else arguments), changes


class _Attempt:
    """Arguments on their way to fit a schema, and what was changed so far, by pointer."""

    def __init__(self, arguments: JsonObject, schema: CompiledSchema, policy: CoercionPolicy):
        self.arguments = arguments
        self.changes: dict[str, Coercion] = {}
        self._schema = schema
        self._policy = policy
        self._tried: set[str] = set()
        self._trials_left = MAX_TRIALS

    def fill(self) -> None:
        """Fill in defaults."""
        for coercion in fill_defaults(self.arguments, self._schema):
            self.changes[coercion.pointer] = coercion

    def mend_all(self) -> None:
        """Change what can be changed until nothing more can."""
        validator = strict_validator(self._schema)
        for _ in range(MAX_ROUNDS):
            before = len(self._tried)
            for error in _errors(validator, self.arguments):
                self._mend(error, validator)
            if len(self._tried) == before:
                return
            self.fill()

    def _mend(self, error: Found, validator: Any) -> None:
        """Change the value that an error is about, when its meaning is plain."""
        path = tuple(error.instance_path)
        if error.kind.name == "required":
            self._restore_null((*path, error.kind.value))
            return
        pointer = pointer_to(path)
        if not path or pointer in self._tried:
            return
        self._tried.add(pointer)
        before = _get(self.arguments, path)
        if error.kind.name in ("anyOf", "oneOf"):
            self._try_forms(error, path, before, validator)
            return
        after, why = converted(before, error, self._policy)
        if after is not NOTHING:
            self._set(path, before, after, why)
        elif before is None and error.kind.name == "type" and isinstance(path[-1], str):
            del _get(self.arguments, path[:-1])[path[-1]]
            self.changes[pointer] = Coercion(pointer, None, None, "null left out")

    def _restore_null(self, path: Path) -> None:
        """Put back a null that was left out although something has to be there."""
        pointer = pointer_to(path)
        dropped = self.changes.get(pointer)
        if dropped and dropped.why == "null left out":
            del self.changes[pointer]
            _get(self.arguments, path[:-1])[path[-1]] = None

    def _try_forms(self, error: Found, path: Path, before: JsonValue, validator: Any) -> None:
        """Change a value so that it fits one of the forms it may have, the closest first."""
        forms: list[list[Found]] = list(getattr(error.kind, "context", ()))
        for form in sorted(forms, key=_effort):
            if self._trials_left <= 0:
                return
            after, why = self._reshaped(before, path, form)
            if after is NOTHING:
                continue
            self._trials_left -= 1
            _put(self.arguments, path, after)
            if not _is_wrong(validator, self.arguments, path):
                self._set(path, before, after, why)
                return
            _put(self.arguments, path, before)

    def _reshaped(
        self, before: JsonValue, path: Path, errors: Sequence[Found]
    ) -> tuple[JsonValue, str]:
        """A copy of a value with everything changed that one of its forms finds wrong."""
        shaped: JsonObject = {"value": copied(before)}
        reasons: list[str] = []
        for error in errors:
            inner: Path = ("value", *error.instance_path[len(path) :])
            after, why = converted(_get(shaped, inner), error, self._policy)
            if after is NOTHING:
                return NOTHING, ""
            _put(shaped, inner, after)
            reasons.append(why)
        return shaped["value"], "; ".join(dict.fromkeys(reasons))

    def _set(self, path: Path, before: JsonValue, after: JsonValue, why: str) -> None:
        _put(self.arguments, path, after)
        self.changes[pointer_to(path)] = Coercion(pointer_to(path), before, copied(after), why)


def converted(value: JsonValue, error: Found, policy: CoercionPolicy) -> tuple[JsonValue, str]:
    """What a value stands for according to one error about it, and why; or NOTHING."""
    kind: Any = error.kind
    if kind.name == "type":
        return convert_type(
            value, kind.types, policy
        ), f"the schema wants {wanted_types(kind.types)}"
    if kind.name == "enum":
        return convert_option(value, kind.options, policy), "one of the allowed values"
    if kind.name == "const":
        return convert_option(value, [kind.expected_value], policy), "the only allowed value"
    if kind.name == WHOLE_NUMBER:
        return whole_number(value), "the schema wants an integer"
    return NOTHING, ""


def _effort(errors: Sequence[Found]) -> tuple[bool, int]:
    """How much a form of a value would have to change; whole values last."""
    at_root = any(
        error.kind.name == "type" and error.instance_path == errors[0].instance_path
        for error in errors
    )
    return at_root and len(errors) > 1, len(errors)


def _errors(validator: Any, arguments: JsonObject) -> list[Found]:
    try:
        return list(islice(validator.iter_errors(arguments), MAX_ERRORS_A_ROUND))
    except ValueError:
        return []


def _is_wrong(validator: Any, arguments: JsonObject, path: Path) -> bool:
    """Whether there is an error at a place or below it."""
    return any(
        tuple(error.instance_path[: len(path)]) == path for error in _errors(validator, arguments)
    )


def _get(container: Any, path: Iterable[str | int]) -> Any:
    for part in path:
        container = container[part]
    return container


def _put(container: Any, path: Path, value: JsonValue) -> None:
    _get(container, path[:-1])[path[-1]] = value
