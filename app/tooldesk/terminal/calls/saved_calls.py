"""tooldesk tools calls: the arguments that are kept under names, which `run --saved` takes."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from tooldesk.errors import DefinitionError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.json_text import json_text
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import OK, UsageFaultError, say_json, tell
from tooldesk.terminal.session import run_in_app
from tooldesk.terminal.unknown_names import tools_named

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.workspace.saved_calls import SavedCall


def list_calls(arguments: Namespace) -> int:
    """One line a saved call, or {NAME: arguments} as JSON."""

    async def work(app: App) -> int:
        calls = await saved_calls_of(app, arguments.tool)
        shown = await app.without_secrets({each.name: each.arguments for each in calls})
        if arguments.json:
            say_json(shown, indent=2)
        else:
            print_columns([(visible_line(name), json_text(each)) for name, each in shown.items()])
            if not calls:
                tell(f"{arguments.tool} has no saved calls yet. Save one in the window's form.")
        return OK

    return run_in_app(arguments, work)


async def saved_calls_of(app: App, tool_name: str) -> tuple[SavedCall, ...]:
    """The saved calls of a tool.

    Raises:
        UsageFaultError: there is no such tool, or its file of calls is broken.
    """
    tools_named(app, [tool_name])
    try:
        return await app.workspace.saved_calls.of(tool_name)
    except DefinitionError as error:
        place = f"{error.path}, line {error.line}" if error.line else f"{error.path}"
        raise UsageFaultError(f"{place}: {error.message}. {error.next_step}") from error
