"""strict_validator: a validator that tells 5.0 from 5, which JSON Schema does not."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tooldesk.calling.schema.compilation import CompiledSchema, wants_integer
from tooldesk.calling.schema.fast_validators import (
    BACKTRACKING_PATTERNS,
    DRAFTS,
    LINEAR_PATTERNS,
    FastValidator,
    draft_of,
)

WHOLE_NUMBER = "x-tooldesk-whole-number"
"""The keyword that refuses 5.0 where only an integer is wanted."""

_CONDITIONS = ("if", "not")
"""Keywords whose schemas are asked, not obeyed: 5.0 must get the answer there that 5 gets."""


class _WholeNumber:
    """The keyword's validator; jsonschema-rs calls it."""

    def __init__(self, parent: dict[str, Any], value: Any, path: list[str | int]) -> None:
        """Take nothing from the schema: the keyword has no settings."""

    def validate(self, instance: Any) -> None:
        """Refuse a whole number that is written as a float."""
        if isinstance(instance, float) and instance.is_integer():
            raise ValueError(WHOLE_NUMBER)


@lru_cache(maxsize=128)
def strict_validator(schema: CompiledSchema) -> FastValidator:
    """What finds errors, and values such as 5.0 besides; made at the first call that needs it."""
    known = schema.document.pointers
    strict = _marked(schema.schema, known) if schema.wants_integers else schema.schema
    return DRAFTS[draft_of(schema.schema)](
        strict,
        validate_formats=True,
        offline=True,
        pattern_options=BACKTRACKING_PATTERNS if schema.backtracks else LINEAR_PATTERNS,
        keywords={WHOLE_NUMBER: _WholeNumber},
        mask="it",
    )


def _marked(node: Any, known: dict[int, str]) -> Any:
    """A copy of a schema in which every part that wants an integer has the keyword."""
    if isinstance(node, list):
        return [_marked(member, known) for member in node]
    if not isinstance(node, dict):
        return node
    is_schema = id(node) in known
    kept = _CONDITIONS if is_schema else ()
    copy = {key: v if key in kept else _marked(v, known) for key, v in node.items()}
    if is_schema and wants_integer(node):
        copy[WHOLE_NUMBER] = True
    return copy
