"""lines_of: an event of the lifecycle as lines for people; log_event writes them to a log."""

from __future__ import annotations

import json
import logging

from tooldesk.errors import AppError
from tooldesk.execution.permissions.visible_text import visible_text
from tooldesk.usage.events.exchange_line import exchange_line
from tooldesk.usage.lifecycle import (
    CallFound,
    OutputStreamed,
    ProgressReported,
    QueuePlaceChanged,
    StageFailed,
    StageFinished,
    StageStarted,
    TryFailed,
    UsageEvent,
)

_SHOWN_ARGUMENTS = 100


def lines_of(event: UsageEvent) -> list[str]:
    """What a person is told of it; results and messages are not among it."""
    match event:
        case CallFound(call_index=index, calling=calling):
            shown = json.dumps(calling.arguments, ensure_ascii=False)
            line = f"call {index + 1}  {calling.tool_name} {_cut(shown, _SHOWN_ARGUMENTS)}"
            return [visible_text(line, with_right_to_left=False)]
        case StageStarted(call_index=int(index), handed=[_, *_] as beside):
            words = "; ".join(f"{name} {value}" for name, value in beside)
            return [f" {index + 1:2}  handed    {words}"]
        case StageFinished(explanation=why):
            return _stage_lines(event, why)
        case StageFailed(error=error):
            return _stage_lines(event, error.message, error.next_step)
        case OutputStreamed() | ProgressReported() | QueuePlaceChanged() | TryFailed():
            return _live_lines(event)
        case _:
            return []


def lines_without_texts(event: UsageEvent, why: str) -> list[str]:
    """The stages alone, while nobody knows whether a secret is in what they say."""
    if isinstance(event, StageFinished | StageFailed):
        return [_stage_line(event, why)]
    return []


def log_event(event: UsageEvent, because: AppError | None = None) -> None:
    """Tell the logger "tooldesk"; standard error where a program has set up no logging.

    No text is told where stored secrets can't be read `because` of something.
    """
    logger = logging.getLogger("tooldesk")
    if not logger.hasHandlers():
        logger.addHandler(logging.StreamHandler())
        logger.setLevel(logging.INFO)
    lines = lines_of(event) if because is None else lines_without_texts(event, because.message)
    for line in lines:
        logger.info("%s", line)


def _live_lines(
    event: OutputStreamed | ProgressReported | QueuePlaceChanged | TryFailed,
) -> list[str]:
    lane = f" {event.call_index + 1:2}"
    match event:
        case OutputStreamed(text=output):
            return [f"{lane}  output    {line}" for line in output.splitlines()]
        case ProgressReported(fraction=None, message=""):
            return []  # what it waited for is over
        case ProgressReported(fraction=fraction, message=words):
            figure = "" if fraction is None else f"{fraction:4.0%} "
            return [f"{lane}  progress  {figure}{words}"]
        case QueuePlaceChanged(waiting=waiting):
            return [f"{lane}  waiting   {waiting or 'No more, it runs now.'}"]
        case TryFailed(failed=failed):
            return [f"{lane}  pause     {failed}"]


def _stage_lines(event: StageFinished | StageFailed, why: str, next_step: str = "") -> list[str]:
    lines = [f" {_lane(event)}  request   {exchange_line(each)}" for each in event.exchanges]
    lines.append(_stage_line(event, why))
    return [*lines, f"{'':39}{next_step}"] if next_step else lines


def _stage_line(event: StageFinished | StageFailed, why: str) -> str:
    stage, state, duration_ms = event.stage.value, event.state.value, event.duration_s * 1000
    return f" {_lane(event)}  {stage:9} {state:9} {duration_ms:9.1f} ms   {why}"


def _lane(event: StageFinished | StageFailed) -> str:
    return "  " if event.call_index is None else f"{event.call_index + 1:2}"


def _cut(text: str, length: int) -> str:
    return text if len(text) <= length else text[: length - 1] + "…"
