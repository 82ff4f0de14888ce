"""Keywords of jsonschema that count their work and take no time beyond a limit."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from time import monotonic
from types import FrameType
from typing import Any

from jsonschema import validators
from jsonschema.exceptions import FormatError
from jsonschema.exceptions import ValidationError as FoundError

from tooldesk.calling.schema.fast_validators import (
    MAX_BACKTRACKED_CHARS,
    format_validator,
    pattern_validator,
)

MAX_STEPS = 50_000
"""Keywords of the schema applied to values."""

MAX_SECONDS = 0.4
"""What one explanation may take when steps are slow."""


FRAMES_A_KEYWORD = 6
"""Python frames between a keyword and the next one inside of it, at most."""

SPARE_FRAMES = 300
"""Left for what keywords do besides. Rust code under jsonschema panics when frames run out."""

_CLASSES: Mapping[str, Any] = {
    "json-schema.org/draft-04/schema": validators.Draft4Validator,
    "json-schema.org/draft-06/schema": validators.Draft6Validator,
    "json-schema.org/draft-07/schema": validators.Draft7Validator,
    "json-schema.org/draft/2019-09/schema": validators.Draft201909Validator,
    "json-schema.org/draft/2020-12/schema": validators.Draft202012Validator,
}
"""The same keys as DRAFTS."""


class WorkLimitError(Exception):
    """The budget is used up."""


@dataclass(slots=True)
class Assessment:
    """Checks formats and patterns, and counts the work.

    It travels as jsonschema's format checker: the one object that every inner validator is given.
    """

    steps_left: int = MAX_STEPS
    """Keywords that may still be applied."""

    levels_left: int = field(default_factory=lambda: _free_frames() // FRAMES_A_KEYWORD)
    """Keywords that may still be applied inside of one another."""

    deadline: float = field(default_factory=lambda: monotonic() + MAX_SECONDS)
    """When to stop, on the clock of time.monotonic."""

    def enter(self) -> None:
        """Count one keyword and go one level down.

        Raises:
            WorkLimitError: The steps, the levels or the time are used up.
        """
        self.steps_left -= 1
        self.levels_left -= 1
        is_late = self.steps_left % 64 == 0 and monotonic() > self.deadline
        if self.steps_left < 0 or self.levels_left < 0 or is_late:
            raise WorkLimitError

    def leave(self) -> None:
        """Go up again."""
        self.levels_left += 1

    def check(self, instance: object, name: str) -> None:
        """Say whether a text has a format, the way jsonschema wants to be told."""
        if isinstance(instance, str) and not format_validator(name).is_valid(_encodable(instance)):
            raise FormatError(f"not a {name}")

    def matches(self, pattern: str, text: str) -> bool:
        """Whether a regular expression is found in a text, in bounded time."""
        checker = pattern_validator(pattern)
        if len(text) > MAX_BACKTRACKED_CHARS and checker.backtracks:
            raise WorkLimitError
        return checker.validator.is_valid(_encodable(text))


@lru_cache(maxsize=8)
def reference_class(draft: str) -> Any:
    """A draft's validator of jsonschema whose keywords count work and never use `re`."""
    base: Any = _CLASSES[draft]
    own: dict[str, Any] = {
        "pattern": _pattern,
        "patternProperties": _pattern_properties,
        "additionalProperties": _additional_properties,
        "required": _required,
        "uniqueItems": _unique_items,
    }
    keywords = {**base.VALIDATORS, **own}
    extend: Any = validators.extend
    made = extend(base, {key: _counted(function) for key, function in keywords.items()})
    made.descend = _with_place(made.descend)
    return made


def _with_place(descend: Any) -> Any:
    """Also the error of a schema that is `false` says where it is; jsonschema's does not."""

    def going_down(
        validator: Any,
        instance: Any,
        schema: Any,
        path: Any = None,
        schema_path: Any = None,
        resolver: Any = None,
    ) -> Iterator[FoundError]:
        for error in descend(validator, instance, schema, path, schema_path, resolver):
            if schema is False:
                error.path.extendleft(() if path is None else (path,))
                error.schema_path.extendleft(() if schema_path is None else (schema_path,))
            yield error

    return going_down


def _counted(function: Any) -> Any:
    def keyword(validator: Any, value: Any, instance: Any, schema: Any) -> Iterator[FoundError]:
        assessment = validator.format_checker
        try:
            assessment.enter()
            yield from function(validator, value, instance, schema) or ()
        finally:
            assessment.leave()

    return keyword


def _pattern(validator: Any, pattern: str, instance: Any, _: Any) -> Iterator[FoundError]:
    if isinstance(instance, str) and not validator.format_checker.matches(pattern, instance):
        yield FoundError("pattern")


def _pattern_properties(
    validator: Any, patterns: Mapping[str, Any], instance: Any, _: Any
) -> Iterator[FoundError]:
    if not isinstance(instance, dict):
        return
    for pattern, subschema in patterns.items():
        for name, value in instance.items():
            if validator.format_checker.matches(pattern, name):
                yield from validator.descend(value, subschema, path=name, schema_path=pattern)


def _additional_properties(
    validator: Any, subschema: Any, instance: Any, schema: Mapping[str, Any]
) -> Iterator[FoundError]:
    if not isinstance(instance, dict):
        return
    named = schema.get("properties", {})
    patterns = schema.get("patternProperties", ())
    for name, value in instance.items():
        if name in named or any(validator.format_checker.matches(p, name) for p in patterns):
            continue
        if subschema is False:
            yield FoundError("additional", path=(name,))
        else:
            yield from validator.descend(value, subschema, path=name)


def _required(_: Any, names: Any, instance: Any, __: Any) -> Iterator[FoundError]:
    if isinstance(instance, dict) and isinstance(names, list):
        for name in names:
            if name not in instance:
                yield FoundError("required", path=(name,))


def _unique_items(_: Any, is_unique: bool, instance: Any, __: Any) -> Iterator[FoundError]:
    if is_unique and isinstance(instance, list):
        written = {json.dumps(element, sort_keys=True) for element in instance}
        if len(written) < len(instance):
            yield FoundError("unique")


def _encodable(text: str) -> str:
    """The text with lone surrogates replaced, which jsonschema-rs can't be given."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


def _free_frames() -> int:
    """How many frames the caller may still open."""
    used = 0
    frame: FrameType | None = sys._getframe()
    while frame is not None:
        used += 1
        frame = frame.f_back
    return max(0, sys.getrecursionlimit() - used - SPARE_FRAMES)
