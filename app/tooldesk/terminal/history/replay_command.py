"""tooldesk history replay: run a past call again with its tool, and compare the results."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from contextlib import aclosing

from tooldesk.bootstrap import App
from tooldesk.errors import StorageError
from tooldesk.execution.permissions.asking import Ask
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.terminal.calls.call_command import Events, ended, with_app
from tooldesk.terminal.history.history_command import call_of
from tooldesk.terminal.input_output import CALL_FAILED, OK, UsageFaultError, say_json, tell
from tooldesk.terminal.pages import difference_line
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.confirming import Confirm
from tooldesk.usage.desk.tool_of_then import tool_of_then
from tooldesk.usage.desk.tool_of_today import call_of_today, tool_of_today
from tooldesk.usage.events.event_json import record_json
from tooldesk.usage.history.call_replay import (
    OPEN_ITS_WORKSPACE,
    calling_of,
    context_of,
    differences_from,
    why_not_here,
    why_not_replayed,
)
from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.lifecycle import CallFinished
from tooldesk.usage.stops import Stops


def replay_call(arguments: Namespace) -> int:
    """Through all stages but parse; as `tooldesk run`, and 1 when the result is another one."""
    differs: list[bool] = []

    async def events(app: App, ask: Ask | None, confirm: Confirm, stops: Stops) -> Events:
        call = await call_of(app, arguments.number, is_everywhere=arguments.everywhere)
        if why := why_not_replayed(call):
            raise UsageFaultError(why)
        if call.outcome == "running":
            raise UsageFaultError(f"Call {call.number} still runs. Replay it once it has ended.")
        own_folder, _ = await app.history.calls.workspaces()
        if why := why_not_here(call, own_folder):
            raise UsageFaultError(f"{why} {OPEN_ITS_WORKSPACE} (--workspace)")
        then = await _definition_of_then(app, call) if arguments.then else None
        if then is None and not arguments.json:
            runs = await app.without_secrets(await tool_of_today(app, call))
            tell(visible_line("; ".join(f"{name}: {words}" for name, words in runs)))
        stream = app.usage.run_calling(
            calling_of(await call_of_today(app, call)),
            context=context_of(call),
            ask=ask,
            confirm=confirm,
            stops=stops,
            definition=then,
            uses_cache=False,
        )
        async with aclosing(stream) as happening:
            async for event in happening:
                yield event
                if isinstance(event, CallFinished):
                    past = await app.without_secrets(call)
                    differs.append(_tell_compared(arguments, past, event.result))

    try:
        code = ended(asyncio.run(with_app(arguments, events)))
    except StorageError:  # told when the core was closed
        return CALL_FAILED
    return CALL_FAILED if code == OK and any(differs) else code


async def _definition_of_then(app: App, call: PastCall) -> ToolDefinition | None:
    """The tool as it was; None where it still is, and either way a person is told."""
    found = await tool_of_then(app, call)
    if found.why_not:
        raise UsageFaultError(f"{found.why_not} Replay it without --then.")
    if found.definition is None and not found.code_note:
        tell("The tool is still as it was then.")
    if found.definition is not None:
        tell(f"The tool runs as it was then. Different now: {visible_line(found.differences)}.")
    if found.code_note:
        tell(visible_line(found.code_note))
    return found.definition


def _tell_compared(arguments: Namespace, call: PastCall, result: ToolResult) -> bool:
    """Say in what the results differ; whether they do. One that was interrupted left none."""
    then = (call.detail or {}).get("result")
    differences = () if then is None else differences_from(call, result)
    if arguments.json:
        say_json(
            {
                "event": "ResultsCompared",
                "id": call.number,
                "is_same": None if then is None else not differences,
                "is_whole": not call.is_result_cut,
                "differences": [record_json(each) for each in differences],
                "then": {"outcome": call.outcome, "duration_s": call.duration_s, "result": then},
            }
        )
        return bool(differences)
    when = call.finished_at or call.began_at
    since = f" of {when.astimezone():%Y-%m-%d %H:%M}" if when else ""
    if then is None:
        tell(f"There is no result{since} to compare with.")
        return False
    if not differences and call.is_result_cut:
        tell(f"As far as it was kept, the same result as that{since}. {call.cut_words}")
        return False
    tell(f"Another result than that{since}." if differences else f"The same result as that{since}.")
    if call.is_result_cut:
        tell(call.cut_words)
    for each in differences:
        tell(difference_line(each))
    return bool(differences)
