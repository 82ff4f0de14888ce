"""Calendar arithmetic."""

from __future__ import annotations

import calendar
from datetime import MAXYEAR, MINYEAR, date, timedelta
from typing import TypedDict


class DateSpan(TypedDict):
    """Two dates and what lies between them."""

    start: date
    start_weekday: str
    end: date
    end_weekday: str
    end_iso_week: int
    days: int
    weeks: float
    working_days: int


def calculate_date(
    start: date,
    end: date | None = None,
    years: int = 0,
    months: int = 0,
    weeks: int = 0,
    days: int = 0,
) -> DateSpan:
    """Add to a date, or count the days between two dates.

    Give `end` to count the days from start to end. Leave it out and give years, months, weeks or
    days (negative ones subtract) to find the end.

    Args:
        start: The date to begin at, as YYYY-MM-DD.
        end: The date to count to, as YYYY-MM-DD. It may be before the start.
        years: Years to add to the start.
        months: Months to add. A day that the month does not have becomes its last one.
        weeks: Weeks to add.
        days: Days to add, after years and months.

    Returns:
        Both dates with their weekdays, and the days, weeks and working days between them. Working
        days are Monday to Friday; holidays are not known.

    Raises:
        ValueError: Both an end and something to add are given, or the date is out of range.
    """
    if end is None:
        end = shifted(start, years * 12 + months, weeks * 7 + days)
    elif years or months or weeks or days:
        raise ValueError("Give either an end, or what to add to the start, not both.")
    return {
        "start": start,
        "start_weekday": calendar.day_name[start.weekday()],
        "end": end,
        "end_weekday": calendar.day_name[end.weekday()],
        "end_iso_week": end.isocalendar()[1],
        "days": (end - start).days,
        "weeks": round((end - start).days / 7, 2),
        "working_days": working_days(start, end),
    }


def shifted(start: date, months: int, days: int) -> date:
    """The date that many months and then days later."""
    year, month_index = divmod(start.year * 12 + start.month - 1 + months, 12)
    if not MINYEAR <= year <= MAXYEAR:
        raise ValueError(f"The year {year} is not between {MINYEAR} and {MAXYEAR}.")
    last_day = calendar.monthrange(year, month_index + 1)[1]
    try:
        return date(year, month_index + 1, min(start.day, last_day)) + timedelta(days)
    except OverflowError:
        raise ValueError(f"The date is not between {MINYEAR} and {MAXYEAR}.") from None


def working_days(start: date, end: date) -> int:
    """Mondays to Fridays from the one date up to the other; negative when it goes back."""
    if end < start:
        return -working_days(end, start)
    weeks, rest = divmod((end - start).days, 7)
    return weeks * 5 + sum((start.weekday() + offset) % 7 < 5 for offset in range(rest))
