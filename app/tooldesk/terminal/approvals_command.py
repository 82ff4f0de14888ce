"""tooldesk tools approve and approvals: tools that run only as a person approved them."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from tooldesk.errors import ApprovalNeededError
from tooldesk.execution.permissions.question_words import day
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import (
    BAD_USAGE,
    CALL_FAILED,
    NOT_PERMITTED,
    OK,
    UsageFaultError,
    say,
    say_json,
    tell,
    tell_error,
)
from tooldesk.terminal.keyboard import is_confirmed
from tooldesk.terminal.servers.shown_changes import tell_differences
from tooldesk.terminal.session import clean, run_in_app
from tooldesk.terminal.unknown_names import tools_named, unknown_name

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.execution.permissions.approvals import Standing
    from tooldesk.execution.permissions.grant import Grant
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.tools.tool_result import JsonObject


def approve_tools(arguments: Namespace) -> int:
    """Approve tools as they are now; 3 when one that has changed gets no yes."""
    if bool(arguments.tools) == arguments.all:
        raise UsageFaultError("Name one TOOL or more, or say --all.")
    return run_in_app(arguments, lambda app: _work(app, arguments))


async def _work(app: App, arguments: Namespace) -> int:
    if arguments.revoke:
        return _revoke(app, arguments)
    names = app.registry.names() if arguments.all else dict.fromkeys(arguments.tools)
    code = OK
    for tool in tools_named(app, names):
        standing = await app.approvals.standing(tool)
        try:
            if standing is None or not standing.is_in_force:
                await _approve(app, tool, standing, arguments)
            else:
                tell(f"{tool.name} is as you approved it.")
        except ApprovalNeededError as error:
            tell_error(error)
            code = NOT_PERMITTED
    return code


async def _approve(
    app: App, tool: ToolDefinition, standing: Standing | None, arguments: Namespace
) -> None:
    """Show what has changed, and take a yes to exactly that.

    Raises:
        ApprovalNeededError: there was no yes, or it changes meanwhile.
    """
    shown = None
    if standing is not None:
        shown = standing.now
        tell(f"{tool.name} {standing.words}.")
        tell_differences(await clean(app, standing.changes))
        if not (arguments.yes or await is_confirmed(f"Approve {tool.name} as it is now?")):
            raise ApprovalNeededError(tool.name, "is not approved as it is now.")
    await app.approvals.approve(tool, shown)
    say(tool.name)
    tell("  approved; it waits for you when its definition or code changes")


def _revoke(app: App, arguments: Namespace) -> int:
    unknown = False
    approved = [each.tool_name for each in app.approvals.all()]
    wanted = approved if arguments.all else list(dict.fromkeys(arguments.tools))
    for name in wanted:
        if name in approved:
            app.approvals.revoke(name)
            tell(f"{name} needs no approval any more.")
        elif name in app.registry.names():
            tell(f"{name} is not approved.")
        else:
            tell(unknown_name("tool", name, (*app.registry.names(), *approved)))
            unknown = True
    if unknown:
        return BAD_USAGE
    return OK if wanted and {*wanted} <= {*approved} else CALL_FAILED


def list_approvals(arguments: Namespace) -> int:
    """One line an approval; 3 when a tool waits for one."""

    async def work(app: App) -> int:
        tools = {tool.name: tool for tool in app.registry.definitions()}
        approvals = app.approvals.all()
        rows = [await _row(app, each, tools.get(each.tool_name)) for each in approvals]
        if arguments.json:
            say_json(rows, indent=2)
        else:
            print_columns([str(row[key]) for key in ("tool", "since", "state")] for row in rows)
        if not approvals:
            tell("Nothing is approved, so that nothing waits: tooldesk tools approve TOOL")
        return NOT_PERMITTED if any(row["waits"] for row in rows) else OK

    return run_in_app(arguments, work)


async def _row(app: App, approval: Grant, tool: ToolDefinition | None) -> JsonObject:
    """Keys: tool, since, approved_at, waits, state, differences [{part, before, now}]."""
    standing = None if tool is None else await app.approvals.standing(tool)
    waits = standing is not None and not standing.is_in_force
    state = "no such tool now" if standing is None else "as approved"
    differences = () if standing is None else await clean(app, standing.changes)
    return {
        "tool": approval.tool_name,
        "since": day(approval.granted_at),
        "approved_at": approval.granted_at.isoformat(),
        "waits": waits,
        "state": f"waits, changed: {standing.parts}" if standing and waits else state,
        "differences": [
            {"part": each.part, "before": each.before, "now": each.now} for each in differences
        ],
    }
