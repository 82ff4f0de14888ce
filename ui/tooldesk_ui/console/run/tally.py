"""Tally: how all calls of a usage stand, and which of them a filter shows. No Qt."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tooldesk.counted import counted
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.widgets.formatting import duration

ORDER = ("failed", "needs you", "running", "waiting", "repaired", "passed", "cancelled")
"""States as they are told: what wants a look comes first."""

PROBLEMS = ("failed", "needs you")


@dataclass(frozen=True, slots=True)
class LaneFilter:
    """Which calls are shown."""

    state: str = ""
    """Those that stand so; "" is all."""

    tool: str = ""
    """Those of this tool; "" is all."""


class Tally:
    """Counts are kept as lanes change, so that a thousand of them cost nothing to sum up."""

    def __init__(self) -> None:
        self._lanes: dict[int, tuple[str, str]] = {}
        self._counts: Counter[tuple[str, str]] = Counter()

    def note(self, lane: LaneRecord) -> None:
        """Count a lane as it is now, unless a person closed it."""
        before = self._lanes.pop(lane.number, None) if lane.is_closed else None
        if not lane.is_closed:
            now = lane.state.value, lane.tool_name
            before = self._lanes.get(lane.number)
            if before == now:
                return
            self._lanes[lane.number] = now
            self._counts[now] += 1
        if before is not None:
            self._counts[before] -= 1

    def clear(self) -> None:
        """There is no lane."""
        self._lanes.clear()
        self._counts.clear()

    @property
    def total(self) -> int:
        """How many lanes are not closed."""
        return len(self._lanes)

    def states(self, tool: str = "") -> dict[str, int]:
        """How many calls, of one tool or of all, stand how, in the order they are told."""
        counts: Counter[str] = Counter()
        for (state, its_tool), count in self._counts.items():
            counts[state] += count if tool in ("", its_tool) else 0
        return {state: counts[state] for state in ORDER if counts[state]}

    def tools(self) -> dict[str, int]:
        """How many calls there are of each tool, by its name."""
        counts: Counter[str] = Counter()
        for (_, tool), count in self._counts.items():
            counts[tool] += count
        return {tool: count for tool, count in sorted(counts.items()) if count}

    @property
    def problems(self) -> list[int]:
        """The numbers of the lanes that failed or wait for a person, in order."""
        if not any(self._counts[key] for key in self._counts if key[0] in PROBLEMS):
            return []
        return sorted(number for number, (state, _) in self._lanes.items() if state in PROBLEMS)

    def shown(self, chosen: LaneFilter) -> list[int]:
        """The numbers of the lanes that a filter shows, in order."""
        numbers = sorted(self._lanes)
        if not (chosen.state or chosen.tool):
            return numbers
        return [
            number
            for number in numbers
            if chosen.state in ("", self._lanes[number][0])
            and chosen.tool in ("", self._lanes[number][1])
        ]

    def next_problem(self, after: int | None, step: int = 1) -> int | None:
        """The next call, or the previous one, that failed or waits for a person; it goes round."""
        found = self.problems[::step]
        if not found:
            return None
        ahead = (each for each in found if after is None or step * each > step * after)
        return next(ahead, found[0])

    def words(self, closed_count: int, duration_s: float | None) -> str:
        """Such as "200 calls  ·  3 failed  ·  1 needs you  ·  196 passed  ·  1.2 s"."""
        none = "Looking for calls…" if duration_s is None else "No call"
        none = "No call shown" if closed_count else none
        parts = [counted(self.total, "call") if self.total else none]
        parts += [standing(count, state) for state, count in self.states().items()]
        if closed_count:
            parts.append(f"{closed_count:,} closed")
        if duration_s is not None:
            parts.append(duration(duration_s))
        return "  ·  ".join(parts)


def standing(count: int, state: str) -> str:
    """Such as "3 failed", "1 needs you", "2 need you"."""
    return f"{count:,} need you" if state == "needs you" and count > 1 else f"{count:,} {state}"
