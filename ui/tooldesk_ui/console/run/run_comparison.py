"""What is different between a call and the same call of the run before. No Qt."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

from tooldesk.usage.lifecycle import LifecycleStage
from tooldesk_ui.console.run.usage_record import LaneRecord, UsageRecord
from tooldesk_ui.widgets.formatting import duration, pretty_json

MOST_LINES = 400
"""Lines of each side that are compared: comparing takes as many steps as they have pairs."""

MOST_SHOWN = 60
CONTEXT = 2
LONGEST_LINE = 300
MINUS = "\u2212"
NOTHING_S = 0.0005
"""A time that differs by less is the same."""

Sign = Literal["-", "+", " ", "…"]


@dataclass(frozen=True, slots=True)
class Difference:
    """Two texts, compared by lines."""

    title: str
    """What they are."""

    lines: tuple[tuple[Sign, str], ...]
    """Removed, added and some of what is around; () when both are the same."""

    note: str = ""
    """What is left out, in words."""


@dataclass(frozen=True, slots=True)
class CallComparison:
    """A call beside the same one of the run before."""

    arguments: Difference
    """As the tool got them."""

    result: Difference
    """As people read it."""

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
        difference("Result", _outcome(before), _outcome(now)),
        tuple(_times(now, before)),
    )


def difference(title: str, before: str, now: str) -> Difference:
    """Two texts line by line; of very long ones the part where they begin to differ."""
    if before == now:
        return Difference(title, ())
    old, new = before.splitlines(), now.splitlines()
    head = _equal_count(old, new)
    tail = _equal_count(old[head:][::-1], new[head:][::-1])
    first = max(0, head - CONTEXT)
    old = old[first : len(old) - max(0, tail - CONTEXT)]
    new = new[first : len(new) - max(0, tail - CONTEXT)]
    left_out = max(len(old), len(new)) - MOST_LINES
    lines = list(_compared(old[:MOST_LINES], new[:MOST_LINES]))
    note = f"{left_out:,} further lines are not compared" if left_out > 0 else ""
    if len(lines) > MOST_SHOWN:
        note = f"and {len(lines) - MOST_SHOWN:,} more lines"
    if not lines:
        lines = [("…", "only line breaks are different")]
    return Difference(title, tuple(lines[:MOST_SHOWN]), note)


def _compared(old: list[str], new: list[str]) -> list[tuple[Sign, str]]:
    lines: list[tuple[Sign, str]] = []
    for group in SequenceMatcher(None, old, new, autojunk=False).get_grouped_opcodes(CONTEXT):
        if lines:
            lines.append(("…", ""))
        for kind, a, b, c, d in group:
            if kind == "equal":
                lines += [(" ", each[:LONGEST_LINE]) for each in old[a:b]]
                continue
            lines += [("-", each[:LONGEST_LINE]) for each in old[a:b]]
            lines += [("+", each[:LONGEST_LINE]) for each in new[c:d]]
    return lines


def _equal_count(old: list[str], new: list[str]) -> int:
    """How many lines are the same from the beginning on."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((place for place, (a, b) in pairs if a != b), min(len(old), len(new)))


def _outcome(lane: LaneRecord) -> str:
    if lane.result is not None:
        return lane.result_text
    problem = lane.problem
    return problem.explanation if problem is not None else ""


def _times(now: LaneRecord, before: LaneRecord) -> list[tuple[str, str]]:
    pairs = [
        (stage.value.capitalize(), before.stages[stage].duration_s, now.stages[stage].duration_s)
        for stage in LifecycleStage
        if stage is not LifecycleStage.PARSE
    ]
    pairs.append(("In all", before.duration_s, now.duration_s))
    told = []
    for name, then_s, now_s in pairs:
        if then_s is not None and now_s is not None and max(then_s, now_s) >= NOTHING_S:
            told.append((name, f"{duration(then_s)} → {duration(now_s)}{_change(now_s - then_s)}"))
    return told


def _change(seconds: float) -> str:
    if abs(seconds) < NOTHING_S:
        return ", the same"
    return f" ({'+' if seconds > 0 else MINUS}{duration(abs(seconds))})"
