"""A call and what became of it in brief, for one row each. No Qt."""

from __future__ import annotations

from tooldesk.counted import counted
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.execution.resource_pools.waiting import ordinal
from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    FileContent,
    ImageContent,
    ToolResult,
)
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.widgets.call_words import LONGEST, arguments_brief


def outcome_brief(lane: LaneRecord) -> str:
    """What came back, what went wrong and where, or what is waited for."""
    if lane.is_asking:
        return "Waits for your answer"
    if (problem := lane.problem) is not None:
        stage = problem.stage.value.capitalize()
        return _line(f"{stage}: {problem.explanation}" if problem.explanation else stage)
    if lane.result is not None:
        value = lane.result.structured
        if isinstance(value, dict) and not lane.result.is_error:
            return arguments_brief(value)
        return _line(lane.result_text) or _contents(lane.result)
    if lane.waiting is not None:
        return f"{ordinal(lane.waiting.place)} in line for {lane.waiting.pool}"
    told = lane.progress.message if lane.progress is not None else ""
    return _line("  ·  ".join(part for part in (lane.tries.current, told) if part))


def _line(text: str) -> str:
    """The beginning on one line; as long a run of blanks as there may be costs little."""
    return visible_line(" ".join(text[: 4 * LONGEST].split())[:LONGEST])


def _contents(result: ToolResult) -> str:
    """What a result without a text is made of."""
    kinds = {
        "picture": ImageContent,
        "sound": AudioContent,
        "attachment": BlobContent,
        "file": FileContent,
    }
    counts = {
        noun: sum(isinstance(each, kind) for each in result.content) for noun, kind in kinds.items()
    }
    words = ", ".join(counted(count, noun) for noun, count in counts.items() if count)
    return words or "(the tool gave back nothing)"
