"""closest_branch: of the forms that anyOf and oneOf allow, the one that was most likely meant."""

from __future__ import annotations

from collections.abc import Sequence

from jsonschema.exceptions import ValidationError as FoundError


def closest_branch(error: FoundError) -> list[FoundError] | None:
    """The errors of the branch that came closest; None when every branch wants another type."""
    branches: dict[object, list[FoundError]] = {}
    for inner in error.context:
        branches.setdefault(inner.relative_schema_path[0], []).append(inner)
    ranked = sorted(branches.values(), key=_distance)
    if not ranked or _is_other_type(ranked[0]):
        return None
    return ranked[0]


def _distance(errors: Sequence[FoundError]) -> tuple[bool, bool, int, int]:
    """How far a branch is from what was written; less is closer."""
    names_another = any(
        error.validator in ("const", "enum") and len(error.relative_path) == 1 for error in errors
    )
    deepest = max(len(error.relative_path) for error in errors)
    return _is_other_type(errors), names_another, len(errors), -deepest


def _is_other_type(errors: Sequence[FoundError]) -> bool:
    """Whether a branch fails because the value itself is of another type, or none would fit it."""
    return any(error.validator in ("type", None) and not error.relative_path for error in errors)
