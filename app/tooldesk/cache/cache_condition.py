"""Whether a good result is one that the tool's policy, or the tool itself, wants stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tooldesk.errors import DefinitionError
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_definition import CachePolicy, ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from jsonpath_rfc9535 import JSONPathQuery


async def why_not_stored(
    definition: ToolDefinition, arguments: JsonObject, result: ToolResult, redactor: Redactor
) -> str | None:
    """The reason in words, or None when the result is to be stored."""
    policy = definition.cache
    if not policy.enabled:
        return "the tool's cache is off"
    if result.is_error:
        return "failures are never stored"
    if (reason := await _why_not_wanted(policy, arguments, result)) is not None:
        return reason
    if redactor.is_blind:
        return "stored secrets can't be read now, and one of them may be in it"
    return "there is a secret in it" if redactor.holds_secret(arguments, result) else None


async def _why_not_wanted(
    policy: CachePolicy, arguments: JsonObject, result: ToolResult
) -> str | None:
    if result.not_stored_because:
        return result.not_stored_because
    if policy.store_if is None:
        return None
    try:
        holds = await _holds(policy.store_if, arguments, result)
    except DefinitionError as error:
        return error.message
    return None if holds else f"it does not meet store_if: {policy.store_if}"


def check_condition(condition: str) -> None:
    """Find out whether it can be used.

    Raises:
        DefinitionError: it is no condition.
    """
    _compiled(condition)


async def _holds(condition: str, arguments: JsonObject, result: ToolResult) -> bool:
    value = result.joined_text if result.structured is None else result.structured
    call = {"result": value, "text": result.joined_text, "arguments": arguments}
    from tooldesk.tools.json_paths import BUDGET_S, JSONPathError, PathBudgetError, within_budget

    query = _compiled(condition)
    try:
        # a filter selects children, so the call is made the one child of a list
        return bool(await within_budget(query.find, [call]))
    except (JSONPathError, RecursionError) as error:
        raise DefinitionError(
            "store_if can't be applied: the result is nested too deep",
            next_step="Let the tool return a flatter result, or leave store_if out.",
        ) from error
    except PathBudgetError as error:
        raise DefinitionError(
            f"store_if took longer than {BUDGET_S:g} s",
            next_step="Write a simpler condition, or let the tool return a smaller result.",
        ) from error


def _compiled(condition: str) -> JSONPathQuery:
    # takes long to import, and few tools have a condition
    from tooldesk.tools.json_paths import JSONPathError, compiled

    try:
        return compiled(f"$[?{condition}]")
    except (JSONPathError, RecursionError) as error:
        raise DefinitionError(
            f"store_if is no condition: {error}",
            next_step='Write one such as @.result.status == "done".',
        ) from error
