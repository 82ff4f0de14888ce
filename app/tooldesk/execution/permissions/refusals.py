"""What a refused call is told: who said no, or that nobody was there to say yes."""

from __future__ import annotations

from tooldesk.errors import NotPermittedError, PermissionNeededError
from tooldesk.execution.permissions.edges import Edge
from tooldesk.execution.permissions.verdict import Verdict
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ToolDefinition


def nobody_there(definition: ToolDefinition, edges: tuple[Edge, ...]) -> PermissionNeededError:
    """A call asks, or wants what is a person's, and there is no person."""
    if not edges:
        return PermissionNeededError(
            f"{definition.name} asks before it runs, and nobody was there to say yes.",
            next_step="Say yes in the window or at a terminal, or with --yes; or have its "
            '"permission" allow it.',
        )
    wanted = "; ".join(map(str, edges))
    return PermissionNeededError(
        f"{definition.name} wants what is yours, and nobody was there to say yes: {wanted}.",
        next_step="Say yes in the window or at a terminal; or, for all calls of the tool as it is "
        f"now: tooldesk permissions consent {definition.name}",
    )


def refuse_denied(definition: ToolDefinition, verdict: Verdict) -> None:
    """Refuse what its definition denies.

    Raises:
        NotPermittedError: it does.
    """
    if verdict.permission != Permission.DENY:
        return
    if verdict.rules:
        raise NotPermittedError(
            f"{definition.name} is denied by {verdict.reason}.",
            next_step="Call it with other arguments, or change the rule in its definition.",
        )
    raise NotPermittedError(
        f"{definition.name} is denied.",
        next_step='Set its "permission" to "ask" or "allow" to run it.',
    )
