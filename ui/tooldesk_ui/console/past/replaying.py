"""replay: runs a call of the history again in the console, beside what came of it then."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tooldesk.usage.history.call_replay import calling_of, context_of
from tooldesk.usage.history.past_call import PastCall
from tooldesk_ui.console.past.past_record import usage_of

if TYPE_CHECKING:
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk_ui.console.lanes.lanes_view import LanesView
    from tooldesk_ui.console.run.console_runner import ConsoleRunner


async def replay(
    call: PastCall, definition: ToolDefinition | None, runner: ConsoleRunner, lanes: LanesView
) -> None:
    """Through all stages but parse; once it has ended, its lane says what is different.

    `definition` is the tool of then; None is that of now.
    """
    past = await asyncio.to_thread(usage_of, call)
    runner.replay(calling_of(call), context_of(call), past, definition)
    lanes.strip.compare()
