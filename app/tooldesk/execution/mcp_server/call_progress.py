"""What a call tells of its progress: a share of the work, or how the server's task stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tooldesk.execution.mcp_server.remote_tool import ServerTask
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.tools.tool_context import ToolContext

_LONGEST_WORDS = 1_000


def progress_of(context: ToolContext) -> Any:
    """What the SDK tells of a server's notices of progress; None where nobody listens."""
    tell = context.on_progress
    if tell is None:
        return None

    async def on_progress(progress: float, total: float | None, message: str | None) -> None:
        fraction = min(max(progress / total, 0.0), 1.0) if total else None
        tell(fraction, (message or "")[:_LONGEST_WORDS])

    return on_progress


def task_words_of(context: ToolContext, log: TrafficLog) -> Callable[[ServerTask], None]:
    """Tells of a task whenever it stands otherwise, and notes it."""
    said = ""

    def on_task(task: ServerTask) -> None:
        nonlocal said
        words = str(task)
        if words == said:
            return
        said = words
        log.add("note", words)
        if context.on_progress is not None:
            context.on_progress(None, words[:_LONGEST_WORDS])

    return on_task
