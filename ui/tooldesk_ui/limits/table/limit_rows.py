"""What the Limits screen lists: one row a tool, in words. No Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk_ui.widgets.lists.row_drawing import Face, Gauge, Line, Words

if TYPE_CHECKING:
    from tooldesk.execution.usage_limits import UsageStanding
    from tooldesk.settings import PoolSettings
    from tooldesk.tools.tool_definition import ToolDefinition

LOW_FRACTION = 0.8


class LimitState(Enum):
    """How near a tool is to its limit."""

    UNLIMITED = "unlimited"
    FINE = "fine"
    LOW = "low"
    USED_UP = "used up"


@dataclass(slots=True)
class LimitRow:
    """One tool, its limit and how much of it is used; nobody changes it.

    Ten thousand frozen ones would take three times as long to make.
    """

    name: str
    """What the model calls it."""

    title: str
    """What people call it."""

    limit: int | None
    """How often it may run; None is unlimited."""

    period: str
    """What the limit is per, such as "day"; empty is for ever."""

    count: int | None
    """Uses that count against the limit; None when they can't be read."""

    total: int | None
    """All uses since it was last reset."""

    next_period_at: datetime | None
    """When counting starts anew."""

    last_used_at: datetime | None
    """When it last ran."""

    pool: str
    """Where its calls wait."""

    @property
    def state(self) -> LimitState:
        """How near it is to its limit."""
        if self.limit is None or self.count is None:
            return LimitState.UNLIMITED
        if self.count >= self.limit:
            return LimitState.USED_UP
        is_low = self.count >= self.limit * LOW_FRACTION
        return LimitState.LOW if is_low else LimitState.FINE

    @property
    def fraction(self) -> float | None:
        """How much of the limit is used, 0 to 1; None where there is none."""
        if self.limit is None or self.count is None:
            return None
        return min(1.0, self.count / self.limit) if self.limit else 1.0

    @property
    def uses(self) -> str:
        """Such as "7 of 10"."""
        count = "?" if self.count is None else f"{self.count:,}"
        return f"{count}, unlimited" if self.limit is None else f"{count} of {self.limit:,}"

    @property
    def warning(self) -> str:
        """Such as "1 left"; empty while there is enough."""
        if self.state is LimitState.LOW:
            return f"{(self.limit or 0) - (self.count or 0):,} left"
        return "used up" if self.state is LimitState.USED_UP else ""

    @property
    def key(self) -> str:
        """A tool is in the table once."""
        return self.name

    @property
    def found_by(self) -> str:
        """The text that the filter looks into."""
        return f"{self.name} {self.title} {self.pool} {self.period} {self.state.value}"


@dataclass(slots=True)
class UsedUpTool:
    """A tool that a call could not use; notices when it may run again."""

    name: str = ""
    """Which one; empty for none."""

    _was_used_up: bool = False

    def is_freed_by(self, rows: Sequence[LimitRow]) -> bool:
        """Whether it was used up when it was looked at before, and is not any more."""
        if not self.name:
            return False
        row = next((each for each in rows if each.name == self.name), None)
        if row is None or row.count is None:
            return False
        is_used_up = row.state is LimitState.USED_UP
        is_freed, self._was_used_up = self._was_used_up and not is_used_up, is_used_up
        return is_freed


def rows_of(
    definitions: Sequence[ToolDefinition],
    pools: PoolSettings,
    standings: Mapping[str, UsageStanding] | None = None,
) -> list[LimitRow]:
    """One row a tool; `standings` is None when the counts can't be read, or not yet."""
    known = standings or {}
    return [
        _row(each, known.get(each.name), each.resource_pool or pools.pool_of(each.name))
        for each in definitions
    ]


def _row(tool: ToolDefinition, standing: UsageStanding | None, pool: str) -> LimitRow:
    return LimitRow(
        name=tool.name,
        title=tool.display_title,
        limit=tool.max_usage_count,
        period=tool.usage_period.value if tool.usage_period else "",
        count=standing.count if standing else None,
        total=standing.total if standing else None,
        next_period_at=standing.next_period_at if standing else None,
        last_used_at=standing.last_used_at if standing else None,
        pool=pool,
    )


def summary_of(rows: Sequence[LimitRow]) -> str:
    """Such as "6 tools, 2 with a limit, 1 used up"."""
    limited = sum(row.limit is not None for row in rows)
    used_up = sum(row.state is LimitState.USED_UP for row in rows)
    parts = [counted(len(rows), "tool")]
    parts.append(f"{limited:,} with a limit" if limited else "none with a limit")
    if used_up:
        parts.append(f"{used_up:,} used up")
    return ", ".join(parts)


def uses_line(row: LimitRow) -> Line:
    """A bar where there is a limit; words, and an icon when little or nothing is left."""
    if row.fraction is None:
        return (Words(row.uses, "text_dim" if row.limit is None else "text"),)
    role = _ROLES[row.state]
    icon = "error" if row.state is LimitState.USED_UP else "warning"
    return (
        Gauge(row.fraction, role),
        Words(row.uses, "text"),
        Words(row.warning.capitalize(), role, Face.TITLE, icon),
    )


_ROLES = {
    LimitState.UNLIMITED: "text_dim",
    LimitState.FINE: "accent_fill",
    LimitState.LOW: "warn",
    LimitState.USED_UP: "error",
}
