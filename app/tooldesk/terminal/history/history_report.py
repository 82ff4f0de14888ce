"""What `tooldesk history` prints of calls for people."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any

from tooldesk.call_view import outcome_words
from tooldesk.counted import counted
from tooldesk.execution.permissions.visible_text import visible_line, visible_text
from tooldesk.terminal.columns import print_columns
from tooldesk.terminal.input_output import say, tell
from tooldesk.terminal.pages import cell
from tooldesk.terminal.printed_result import print_result
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.events.exchange_line import exchange_line
from tooldesk.usage.history.kept_run import exchanges_of, printed_of
from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.lifecycle import LifecycleStage

_SHOWN_ARGUMENTS = 60
_NOT_KEPT = "(not kept)"
_LARGE = "(large; see it with: tooldesk history show ID)"


def print_calls(calls: list[PastCall], *, with_workspace: bool = False) -> None:
    """One line a call."""
    rows = [("ID", "WHEN", "TOOL", "OUTCOME", "STOPPED AT", "TOOK", "DIALECT", "ARGUMENTS")]
    for each in calls:
        shown = "" if each.arguments is None else cell(_json(each.arguments), _SHOWN_ARGUMENTS)
        rows.append(
            (
                str(each.number),
                _local(each.began_at or each.finished_at),
                cell(each.title, 64),
                "cached" if each.is_cached else cell(_outcome(each), 20),
                cell(each.failed_stage or "-", 20),
                took(each.duration_s),
                cell(each.dialect or "-", 32),
                _NOT_KEPT if each.not_kept_because else shown or _LARGE,
            )
        )
    if with_workspace:
        folders = ["WORKSPACE", *(visible_line(each.workspace) or "-" for each in calls)]
        rows = [(*row, folder) for row, folder in zip(rows, folders, strict=True)]  # type: ignore[misc]
    if calls:
        print_columns(rows)


def _outcome(call: PastCall) -> str:
    return "needs you" if call.is_waiting else outcome_words(call.outcome)


def print_call(call: PastCall) -> None:
    """All that is known of a call; its result last, as `tooldesk call` prints it."""
    is_known = call.arguments is not None and not call.not_kept_because
    arguments = _json(call.arguments) if is_known else ""
    say(_shown(f"call {call.number}  {call.title} {arguments}"))
    if call.not_kept_because:
        say(_shown(call.not_kept_because))
    written = call.calling.get("toolName")
    if isinstance(written, str) and written != call.tool_name:
        say(_shown(f"written as {written!r}"))
    session = (call.detail or {}).get("session")
    parts = [
        _outcome(call) + (", from the cache" if call.is_cached else ""),
        f"dialect {call.dialect}" if call.dialect else "",
        f"session {session}" if isinstance(session, str) and session else "",
        f"workspace {call.workspace}" if call.workspace else "",
        f"made by call {call.inner_of}" if call.inner_of else "",
    ]
    say(_shown(", ".join(filter(None, parts))))
    say(f"began {_local(call.began_at)}, ended {_local(call.finished_at)}")
    for stage in LifecycleStage:
        if (kept := call.stages.get(stage.value)) is not None:
            _print_stage(stage, kept)
    if call.detail is None:
        tell("What was kept of it can't be read.")
        return
    _print_run(call.detail)
    if isinstance(raw := call.detail.get("raw"), str):
        say(f"\nWhat the model wrote:\n{visible_text(raw)}")
    _print_result(call.detail.get("result"), call.cut_words)


def _print_stage(stage: LifecycleStage, kept: dict[str, Any]) -> None:
    duration_s = kept.get("durationS")
    time = took(duration_s if isinstance(duration_s, float) else None)
    state, why = cell(str(kept.get("state")), 12), str(kept.get("explanation"))
    say(f"  {stage.value:9} {state:9} {time:>10}   {_shown(why)}")


def _print_run(detail: dict[str, Any]) -> None:
    """What the tool asked over HTTP, and what it printed."""
    for exchange in exchanges_of(detail.get("exchanges")):
        say(f"  {exchange_line(exchange)}")
    printed = printed_of(detail.get("printed"))
    if printed.pieces:
        more = f" (not kept: {counted(printed.left_out, 'character')} before it)"
        text = "".join(text for _, text in printed.pieces)
        say(f"\nWhat the tool printed{more if printed.left_out else ''}:\n{visible_text(text)}")


def _print_result(kept: object, cut_words: str) -> None:
    if kept is None:
        return
    try:
        result = ToolResult.from_json(kept if isinstance(kept, dict) else {})
    except (ValueError, TypeError, AttributeError):
        tell("Its result can't be read.")
        return
    say("\nFailed:" if result.is_error else "\nResult:")
    if cut_words:
        tell(cut_words)
    print_result(result)


def _shown(text: str) -> str:
    return visible_text(text, with_right_to_left=False).replace("\n", "\\n")


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _local(time: datetime | None) -> str:
    return f"{time.astimezone():%Y-%m-%d %H:%M:%S}" if time else "-"


def took(duration_s: float | None) -> str:
    """A time in the unit that suits it."""
    if duration_s is None:
        return "-"
    return f"{duration_s * 1e3:.1f} ms" if duration_s < 1 else f"{duration_s:.2f} s"
