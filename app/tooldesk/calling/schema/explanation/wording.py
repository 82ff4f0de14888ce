"""describe: what jsonschema found → errors in words, each with a fix."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from tooldesk.calling.parsing.limits import MAX_DIGITS
from tooldesk.calling.schema.example import example_value
from tooldesk.calling.schema.explanation.branches import closest_branch
from tooldesk.calling.schema.pointers import (
    closest,
    json_type,
    path_in_words,
    pointer_to,
    shown,
    wanted_types,
)
from tooldesk.calling.validation_result import ValidationError
from tooldesk.counted import counted
from tooldesk.late_pattern import late_pattern

MAX_LISTED = 12

_TOO_LONG = late_pattern(rf"-?[0-9]{{{MAX_DIGITS},}}")
_QUOTED = late_pattern(r"'([^']*)'")

FoundError: TypeAlias = Any
"""jsonschema.exceptions.ValidationError; its published types leave most attributes open."""

Words: TypeAlias = tuple[str, str]
"""A message and a fix."""


def describe(found: Iterable[FoundError]) -> Iterator[ValidationError]:
    """Put errors into words; anyOf and oneOf give way to the errors of their closest branch."""
    for error in found:
        if error.validator in ("anyOf", "oneOf") and error.context:
            branch = closest_branch(error)
            if branch is not None:
                yield from describe(branch)
                continue
        rule = str(error.validator or "false schema")
        message, fix = _WORDS.get(rule, _other)(error)
        yield ValidationError(pointer_to(error.absolute_path), rule, message, fix)


def _subject(error: FoundError) -> str:
    """What an error is about."""
    return path_in_words(error.absolute_path)


def _type(error: FoundError) -> Words:
    wanted = wanted_types(error.validator_value)
    if isinstance(error.instance, str) and _TOO_LONG.fullmatch(error.instance) is not None:
        digits = f"{len(error.instance.strip('-')):,}"
        message = f"{_subject(error)} has {digits} digits; a number may have {MAX_DIGITS:,}."
        return message, "Write a smaller number."
    value = "" if error.instance is None else f" ({shown(error.instance)})"
    message = f"{_subject(error)} is {json_type(error.instance)}{value}, not {wanted}."
    return message, f"Write {wanted}, such as {shown(example_value(error.schema))}."


def _required(error: FoundError) -> Words:
    name = str(error.path[-1])
    properties = _mapping(error.schema, "properties")
    example = shown(example_value(properties.get(name, {})))
    unknown = [key for key in error.instance if key not in properties]
    if meant := closest(name, unknown):
        return f"{_subject(error)} is missing.", f"Rename {meant} to {name}."
    return f"{_subject(error)} is missing.", f'Add the missing "{name}": {example}.'


def _additional(error: FoundError) -> Words:
    message = f"{_subject(error)} is not a parameter."
    if not error.path:
        return _unnamed(error)
    known = list(_mapping(error.schema, "properties"))
    free = [name for name in known if name not in error.instance]
    if meant := closest(str(error.path[-1]), free) or closest(str(error.path[-1]), known):
        return message, f"Did you mean {meant}?"
    listed = _listed(known) or "none"
    return message, f"Leave it out; the parameters are {listed}."


def _unnamed(error: FoundError) -> Words:
    """What jsonschema says of several at once; it names them between quotes."""
    named = ", ".join(_QUOTED.findall(error.message)[:MAX_LISTED])[:200]
    message = f"{_subject(error)} has members that the schema does not name: {named}."
    return message, "Leave out what the schema does not name."


def _enum(error: FoundError) -> Words:
    options: Sequence[Any] = error.validator_value
    listed = _listed([shown(option) for option in options])
    subject, value = _subject(error), shown(error.instance)
    message = f"{subject} is {value}, which is not one of {listed}."
    texts = [option for option in options if isinstance(option, str)]
    if isinstance(error.instance, str) and (meant := closest(error.instance, texts)):
        return message, f"Did you mean {shown(meant)}?"
    return message, f"Write one of {listed}."


def _const(error: FoundError) -> Words:
    wanted = shown(error.validator_value)
    message = f"{_subject(error)} is {shown(error.instance)}, not {wanted}."
    return message, f"Write exactly {wanted}."


def _format(error: FoundError) -> Words:
    example = shown(example_value({"type": "string", "format": error.validator_value}))
    name, subject = error.validator_value, _subject(error)
    message = f"{subject} is {shown(error.instance)}, which is not a {name}."
    return message, f"Write it as a {name}, such as {example}."


def _pattern(error: FoundError) -> Words:
    subject, pattern = _subject(error), shown(error.validator_value)
    message = f"{subject} is {shown(error.instance)}, which does not match {pattern}."
    examples = _mapping(error.schema, "").get("examples") or []
    return message, (
        f"Write it like {shown(examples[0])}." if examples else "Write it as the pattern says."
    )


def _bound(words: str, fix: str) -> Callable[[FoundError], Words]:
    def describe_bound(error: FoundError) -> Words:
        limit = shown(error.validator_value)
        message = words.format(_subject(error), shown(error.instance), limit)
        return message, fix.format(limit)

    return describe_bound


def _size(unit: str, words: str, fix: str) -> Callable[[FoundError], Words]:
    def describe_size(error: FoundError) -> Words:
        size, limit = len(error.instance), error.validator_value
        message = words.format(_subject(error), counted(size, unit), f"{limit:,}")
        return message, fix.format(counted(limit, unit))

    return describe_size


def _one_of(error: FoundError) -> Words:
    return (
        f"{_subject(error)} fits more than one of the forms it may have.",
        "Leave out what belongs to the other form.",
    )


def _branches(error: FoundError) -> Words:
    """Of anyOf or oneOf, when every branch wants another type."""
    types = sorted({str(t) for branch in error.context for t in _types(branch)})
    wanted = wanted_types(types)
    value = f" ({shown(error.instance)})" if error.instance is not None else ""
    message = f"{_subject(error)} is {json_type(error.instance)}{value}, not {wanted}."
    return message, f"Write a value that is {wanted}."


def _any_of(error: FoundError) -> Words:
    return _one_of(error) if not error.context else _branches(error)


def _types(error: FoundError) -> Sequence[str]:
    value: Any = error.validator_value if error.validator == "type" else []
    return [value] if isinstance(value, str) else value


def _unwanted(error: FoundError) -> Words:
    message = f"{_subject(error)} is {shown(error.instance)}, which the schema rules out."
    return message, "Send another value."


def _not_allowed(error: FoundError) -> Words:
    return f"{_subject(error)} may not be given.", "Leave it out."


def _unique(error: FoundError) -> Words:
    return f"{_subject(error)} has the same element twice.", "Leave out what repeats."


def _dependent(error: FoundError) -> Words:
    for name, needed in _mapping(error.validator_value, "").items():
        missing = [each for each in needed if each not in error.instance]
        if name in error.instance and missing:
            subject, listed = _subject(error), _listed(missing)
            message = f"{subject} has {name}, which needs {listed} beside it."
            return message, "Add what the given parameters need."
    return _other(error)


def _other(error: FoundError) -> Words:
    return f"{_subject(error)}: {error.message[:200]}.", "Make it what the tool's schema says."


def _mapping(schema: Any, keyword: str) -> Mapping[str, Any]:
    value = schema.get(keyword) if keyword and isinstance(schema, dict) else schema
    return value if isinstance(value, dict) else {}


def _listed(names: Sequence[str]) -> str:
    """Names in a row, cut when there are very many."""
    more = len(names) - MAX_LISTED
    shown_names = ", ".join(names[:MAX_LISTED])
    return f"{shown_names} and {more} more" if more > 0 else shown_names


_TOO_LITTLE = ("{} has {}; the least is {}.", "Give {} or more.")
_TOO_MUCH = ("{} has {}; the most is {}.", "Give {} or fewer.")

_WORDS: Mapping[str, Callable[[FoundError], Words]] = {
    "type": _type,
    "required": _required,
    "additionalProperties": _additional,
    "unevaluatedProperties": _unnamed,
    "enum": _enum,
    "const": _const,
    "format": _format,
    "pattern": _pattern,
    "minimum": _bound("{} is {}; the least is {}.", "Write {} or more."),
    "maximum": _bound("{} is {}; the most is {}.", "Write {} or less."),
    "exclusiveMinimum": _bound("{} is {}; it must be more than {}.", "Write more than {}."),
    "exclusiveMaximum": _bound("{} is {}; it must be less than {}.", "Write less than {}."),
    "multipleOf": _bound("{} is {}; it must be a multiple of {}.", "Write a multiple of {}."),
    "minLength": _size("character", *_TOO_LITTLE),
    "maxLength": _size("character", *_TOO_MUCH),
    "minItems": _size("element", *_TOO_LITTLE),
    "maxItems": _size("element", *_TOO_MUCH),
    "minProperties": _size("member", *_TOO_LITTLE),
    "maxProperties": _size("member", *_TOO_MUCH),
    "uniqueItems": _unique,
    "dependentRequired": _dependent,
    "anyOf": _any_of,
    "oneOf": _any_of,
    "not": _unwanted,
    "false schema": _not_allowed,
}
