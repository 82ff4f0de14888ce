"""What is different between a call and the same call of the run before. No Qt."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from tooldesk.usage.history.kept_bounds import as_kept
from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk_ui.console.run.usage_record import LaneRecord, UsageRecord
from tooldesk_ui.widgets.formatting import duration, pretty_json
from tooldesk_ui.widgets.results.result_words import result_text
from tooldesk_ui.widgets.text_difference import Difference, difference

MINUS = "\u2212"
NOTHING_S = 0.0005
"""A time that differs by less is the same."""


@dataclass(frozen=True, slots=True)
class CallComparison:
    """A call beside the same one of the run before."""

    arguments: Difference
    """As the tool got them."""

    result: Difference
    """As people read it, as far as that of before was kept."""

    cut_words: str
    """How much of that was kept; "" for all of it."""

    times: tuple[tuple[str, str], ...]
    """Stage or "In all" → such as "120 ms → 95 ms (25 ms less)"."""


def lanes_before(now: UsageRecord, before: UsageRecord) -> dict[int, LaneRecord]:
    """Number of a lane → the lane that was called before in its place.

    That is the one with as many calls of the same tool ahead of it.
    """
    by_tool: dict[str, list[LaneRecord]] = defaultdict(list)
    for lane in before.lanes:
        by_tool[lane.tool_name].append(lane)
    seen: dict[str, int] = defaultdict(int)
    found = {}
    for lane in now.lanes:
        place, same = seen[lane.tool_name], by_tool[lane.tool_name]
        seen[lane.tool_name] += 1
        if place < len(same):
            found[lane.number] = same[place]
    return found


def compared(now: LaneRecord, before: LaneRecord) -> CallComparison:
    """What is different between a call and the one before."""
    return CallComparison(
        difference("Arguments", pretty_json(before.arguments), pretty_json(now.arguments)),
        difference("Result", _outcome(before), _kept_outcome(now, before)),
        before.cut_words,
        tuple(_times(now, before)),
    )


def _outcome(lane: LaneRecord) -> str:
    if lane.result is not None:
        return lane.result_text
    problem = lane.problem
    return problem.explanation if problem is not None else ""


def _kept_outcome(now: LaneRecord, before: LaneRecord) -> str:
    """What there is now, cut off like that of before."""
    if now.result is None or not before.cut_words:
        return _outcome(now)
    return result_text(as_kept(now.result))


def _times(now: LaneRecord, before: LaneRecord) -> list[tuple[str, str]]:
    pairs = [
        (stage.value.capitalize(), before.stages[stage].duration_s, now.stages[stage].duration_s)
        for stage in LifecycleStage
        if stage is not LifecycleStage.PARSE
    ]
    pairs.append(("In all", _work_of(before), _work_of(now)))
    told = []
    for name, then_s, now_s in pairs:
        if then_s is not None and now_s is not None and max(then_s, now_s) >= NOTHING_S:
            told.append((name, f"{duration(then_s)} → {duration(now_s)}{_change(now_s - then_s)}"))
    return told


def _work_of(lane: LaneRecord) -> float | None:
    """How long it took, but for the time in which it waited for a person."""
    return None if lane.duration_s is None else max(0.0, lane.duration_s - lane.waited_s)


def _change(seconds: float) -> str:
    if abs(seconds) < NOTHING_S:
        return ", about the same"
    return f" ({'+' if seconds > 0 else MINUS}{duration(abs(seconds))})"
