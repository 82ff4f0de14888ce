"""UsagePeriod: the stretches of the calendar that a tool's uses are counted in."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum


class UsagePeriod(StrEnum):
    """A fixed window of the calendar, in UTC.

    Fixed and not rolling: one moment, known before, at which counting starts anew. In UTC, so that
    neither a time zone nor the clocks going back gives a use more. The price: around that moment
    twice the limit may run within less than a period; a pool's rate is there against that.
    """

    MINUTE = "minute"
    HOUR = "hour"
    DAY = "day"
    WEEK = "week"
    """From Monday."""
    MONTH = "month"

    def began_at(self, moment: datetime) -> datetime:
        """When the window that holds an aware `moment` began."""
        start = moment.astimezone(UTC).replace(second=0, microsecond=0)
        if self is not UsagePeriod.MINUTE:
            start = start.replace(minute=0)
        if self in (UsagePeriod.DAY, UsagePeriod.WEEK, UsagePeriod.MONTH):
            start = start.replace(hour=0)
        if self is UsagePeriod.WEEK:
            start -= timedelta(days=start.weekday())
        if self is UsagePeriod.MONTH:
            start = start.replace(day=1)
        return start

    def next_after(self, began_at: datetime) -> datetime:
        """When the window after the one that began then begins."""
        lengths = {
            UsagePeriod.MINUTE: timedelta(minutes=1),
            UsagePeriod.HOUR: timedelta(hours=1),
            UsagePeriod.DAY: timedelta(days=1),
            UsagePeriod.WEEK: timedelta(weeks=1),
        }
        if self is UsagePeriod.MONTH:
            return (began_at + timedelta(days=31)).replace(day=1)
        return began_at + lengths[self]
