"""tooldesk permissions: list, revoke and say what a person allows for good."""

from __future__ import annotations

from argparse import Namespace

from tooldesk.bootstrap import App
from tooldesk.errors import NotPermittedError
from tooldesk.execution.permissions.edges import Edge
from tooldesk.execution.permissions.grant import Grant
from tooldesk.execution.permissions.question_words import day
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    NOT_PERMITTED,
    OK,
    UsageFaultError,
    say,
    say_json,
    tell,
    tell_error,
)
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import tools_named, unknown_name
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject


def list_permissions(arguments: Namespace) -> int:
    """One line a grant: tool, since when, and whether it is still in force."""

    async def work(app: App) -> int:
        tools = {tool.name: tool for tool in app.registry.definitions()}
        tools |= {tool.name: tool for tool in await app.servers.launches()}
        grants = await app.permissions.grants.all()
        rows = [await _row(app, grant, tools.get(grant.tool_name)) for grant in grants]
        if arguments.json:
            say_json(rows, indent=2)
        else:
            shown = ("tool", "since", "state", "asked_by")
            print_columns([str(row[name]) for name in shown] for row in rows)
        if not grants:
            tell("No tool is always allowed. A call that asks can be answered with always.")
        return OK

    return run_in_app(arguments, work)


def revoke_permissions(arguments: Namespace) -> int:
    """Have a tool, or all of them, ask again; 1 when there was nothing to revoke."""
    if bool(arguments.tool) == arguments.all:
        raise UsageFaultError("Name one TOOL, or say --all.")

    async def work(app: App) -> int:
        grants = await app.permissions.grants.all()
        names = dict.fromkeys(grant.tool_name for grant in grants)
        wanted = names if arguments.all else [name for name in names if name == arguments.tool]
        for name in wanted:
            await app.permissions.grants.revoke(name)
            tell(f"{name} asks again.")
        known = (*app.registry.names(), *names)
        if not wanted and arguments.tool and arguments.tool not in known:
            raise UsageFaultError(unknown_name("tool", arguments.tool, known))
        if not wanted:
            tell(f"{arguments.tool or 'No tool'} is not always allowed.")
        return OK if wanted else CALL_FAILED

    return run_in_app(arguments, work)


def consent(arguments: Namespace) -> int:
    """Keep a yes to all that is a person's and that a tool, as it is now, may get; each is told."""

    async def work(app: App) -> int:
        starts = {each.name: each for each in await app.servers.launches()}
        definition = starts.get(arguments.tool) or tools_named(app, [arguments.tool])[0]
        try:
            app.permissions.require_trust()
            edges = await app.permissions.keep_consents(definition)
        except NotPermittedError as error:
            tell_error(error)
            return NOT_PERMITTED
        for edge in edges:
            say(f"{definition.name}: {visible_line(str(edge))}")
        if not edges:
            tell(f"{definition.name} asks for nothing that is yours.")
        return OK

    return run_in_app(arguments, work)


async def _row(app: App, grant: Grant, tool: ToolDefinition | None) -> JsonObject:
    is_in_force = await app.permissions.is_in_force(grant, tool)
    changed = "changed, asks again" if tool else "no such tool now"
    return {
        "tool": grant.tool_name,
        "since": day(grant.granted_at),
        "granted_at": grant.granted_at.isoformat(),
        "state": "in force" if is_in_force else changed,
        "asked_by": _asked_by(grant),
    }


def _asked_by(grant: Grant) -> str:
    if (edge := Edge.of_key(grant.rule)) is not None:
        return f"gets: {visible_line(str(edge))}"
    return f"rule: {grant.rule}" if grant.rule else "its permission"
