"""Validators of jsonschema-rs for schemas, patterns and formats, in time linear in the text."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import jsonschema_rs

from tooldesk.calling.schema.pointers import closest, pointer_to, shown
from tooldesk.errors import DefinitionError
from tooldesk.tools.input_schema import JSON_TYPES

FastValidator: TypeAlias = (
    jsonschema_rs.Draft4Validator
    | jsonschema_rs.Draft6Validator
    | jsonschema_rs.Draft7Validator
    | jsonschema_rs.Draft201909Validator
    | jsonschema_rs.Draft202012Validator
)

LINEAR_PATTERNS = jsonschema_rs.RegexOptions(size_limit=1_000_000, dfa_size_limit=1_000_000)
"""An engine that takes time linear in the text, without look-around and back-references."""

BACKTRACKING_PATTERNS = jsonschema_rs.FancyRegexOptions(
    backtrack_limit=100_000, size_limit=1_000_000, dfa_size_limit=1_000_000
)
"""For schemas that need look-around; texts must then be short (MAX_BACKTRACKED_CHARS)."""

MAX_BACKTRACKED_CHARS = 2_000

DRAFTS: Mapping[str, type[FastValidator]] = {
    "json-schema.org/draft-04/schema": jsonschema_rs.Draft4Validator,
    "json-schema.org/draft-06/schema": jsonschema_rs.Draft6Validator,
    "json-schema.org/draft-07/schema": jsonschema_rs.Draft7Validator,
    "json-schema.org/draft/2019-09/schema": jsonschema_rs.Draft201909Validator,
    "json-schema.org/draft/2020-12/schema": jsonschema_rs.Draft202012Validator,
}
"""What "$schema" can name; anything else is read as 2020-12."""


class PatternValidator(NamedTuple):
    """Checks texts against one regular expression."""

    validator: jsonschema_rs.Draft202012Validator
    """Says whether the expression is found in a text."""

    backtracks: bool
    """Whether its time is not linear in the text."""


@lru_cache(maxsize=512)
def pattern_validator(pattern: str) -> PatternValidator:
    """What checks a text against one regular expression of ECMA 262."""
    schema = {"pattern": pattern}
    make = jsonschema_rs.Draft202012Validator
    try:
        return PatternValidator(make(schema, pattern_options=LINEAR_PATTERNS), False)
    except ValueError:
        return PatternValidator(make(schema, pattern_options=BACKTRACKING_PATTERNS), True)


@lru_cache(maxsize=64)
def format_validator(name: str) -> jsonschema_rs.Draft202012Validator:
    """What checks a text against one format; an unknown format fits always."""
    return jsonschema_rs.Draft202012Validator({"format": name}, validate_formats=True)


def draft_of(schema: Mapping[str, Any]) -> str:
    """The key of DRAFTS that a schema's "$schema" names."""
    written = schema.get("$schema")
    name = str(written).partition("://")[2].rstrip("#/") if isinstance(written, str) else ""
    return name if name in DRAFTS else "json-schema.org/draft/2020-12/schema"


def fast_validator(schema: dict[str, Any]) -> tuple[FastValidator, bool]:
    """The validator, and whether it had to use patterns that backtrack."""
    make = DRAFTS[draft_of(schema)]
    try:
        linear = make(
            schema,
            validate_formats=True,
            offline=True,
            mask="it",
            pattern_options=LINEAR_PATTERNS,
        )
    except ValueError:
        pass
    else:
        return linear, False
    try:
        fancy = make(
            schema,
            validate_formats=True,
            offline=True,
            mask="it",
            pattern_options=BACKTRACKING_PATTERNS,
        )
    except jsonschema_rs.ValidationError as error:
        raise _definition_error(error) from error
    except ValueError as error:
        raise DefinitionError(
            f"The input schema can't be used: {error}.",
            next_step="Correct it by JSON Schema, draft 2020-12.",
        ) from error
    return fancy, True


def _definition_error(error: jsonschema_rs.ValidationError) -> DefinitionError:
    """The error about a schema that is itself wrong, in words."""
    pointer = pointer_to(error.instance_path) or "the top level"
    path = error.instance_path
    if "type" in path[-2:] and isinstance(error.instance, str):
        hint = closest(error.instance, JSON_TYPES)
        return DefinitionError(
            f"The input schema is wrong at {pointer}: {shown(error.instance)} is not a type.",
            next_step=f'Did you mean "{hint}"?' if hint else f"Use {', '.join(JSON_TYPES)}.",
        )
    if path and path[-1] in ("pattern", "patternProperties"):
        message = f"{shown(error.instance)} is not a regular expression, or too large a one"
    else:
        message = error.message[:300]
    return DefinitionError(
        f"The input schema is wrong at {pointer}: {message}.",
        next_step="Mend it as JSON Schema 2020-12 says.",
    )
