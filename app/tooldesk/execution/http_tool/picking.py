"""What to take of a JSON answer: a JSONPath (RFC 9535), or text with JSONPaths in it."""

from __future__ import annotations

from jsonpath_rfc9535 import JSONPathQuery

from tooldesk.errors import PermanentError
from tooldesk.execution.json_result import json_result
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.json_paths import (
    BUDGET_S,
    JSONPathError,
    PathBudgetError,
    compiled,
    within_budget,
)
from tooldesk.tools.tool_result import JsonValue, TextContent, ToolResult

_SINGULAR = late_pattern(
    r"""\$(?:\s*(?:\.[^\W\d]\w*|\[\s*(?:-?\d+|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")\s*\]))*"""
)
"""Source: RFC 9535, section 2.3.5.1, singular-query."""

_PATH_IN_BRACES = late_pattern(r"\{(\$[^{}]*)\}")


async def taken(pick: str | None, template: str | None, value: JsonValue) -> ToolResult | None:
    """What a source takes of an answer; None when it names neither path nor template.

    Raises:
        PermanentError: a path is none, names a place that is not there, or takes too long.
    """
    if not (pick or template):
        return None
    try:
        return await within_budget(_taken, pick, template, value)
    except PathBudgetError as error:
        raise PermanentError(
            f"To pick from the answer took longer than {BUDGET_S:g} s.",
            next_step="Use simpler paths in pick and template of the tool's source.",
        ) from error


def _taken(pick: str | None, template: str | None, value: JsonValue) -> ToolResult:
    if pick:
        value = picked(pick, value)
    if template:
        text = filled_text(template, value)
        return ToolResult(content=(TextContent(text),), structured=value)
    return json_result(value)


def picked(path: str, value: JsonValue) -> JsonValue:
    """What a path leads to: one value if it names one place, else a list of all it finds.

    Raises:
        PermanentError: the path is none, or names a place that is not there.
    """
    query = _compiled(path)
    try:
        found = query.find(value).values()
    except (JSONPathError, RecursionError) as error:
        raise PermanentError(
            f"{path} can't be applied to the answer: {error}.",
            next_step="Compare pick and template in the tool's source with a whole answer.",
        ) from error
    if not _SINGULAR.fullmatch(path):
        return found
    if not found:
        raise PermanentError(
            f"The answer has nothing at {path}.",
            next_step="Compare pick and template in the tool's source with a whole answer.",
        )
    return found[0]


def filled_text(template: str, value: JsonValue) -> str:
    """The template with each {$…} replaced by what it leads to.

    Raises:
        PermanentError: a path is none, or names a place that is not there.
    """
    return _PATH_IN_BRACES.sub(
        lambda match: json_result(picked(match[1], value)).joined_text, template
    )


def _compiled(path: str) -> JSONPathQuery:
    try:
        return compiled(path)
    except (JSONPathError, RecursionError) as error:
        raise PermanentError(
            f"{path} is not a JSONPath: {error}.", next_step="Correct the tool's source."
        ) from error
