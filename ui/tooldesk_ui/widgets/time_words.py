"""How long until, how long ago, in words. No Qt."""

from __future__ import annotations

from datetime import datetime

JUST_NOW_S = 5
OLD_S = 7 * 86_400
PER = {
    "second": "per second",
    "minute": "per minute",
    "hour": "per hour",
    "day": "per day",
    "week": "per week",
    "month": "per month",
}
"""What a limit or a rate is for, as it is said."""


def until_words(moment: datetime | None, now: datetime) -> str:
    """Such as "in 3 h 12 min"; empty for None."""
    if moment is None:
        return ""
    return f"in {_length(max(0.0, (moment - now).total_seconds()))}"


def ago_words(moment: datetime | None, now: datetime) -> str:
    """Such as "2 min ago", and the day when that is long ago; "Never" for None."""
    if moment is None:
        return "Never"
    seconds = (now - moment).total_seconds()
    if seconds < JUST_NOW_S:
        return "Just now"
    if seconds > OLD_S:
        return f"{moment.astimezone():%Y-%m-%d}"
    number, unit, *_ = _length(seconds).split(" ")
    return f"{number} {unit} ago"


def exact_words(moment: datetime | None) -> str:
    """Day and time here, with the time zone; empty for None."""
    return f"{moment.astimezone():%Y-%m-%d %H:%M:%S %Z}".rstrip() if moment else ""


def short_words(moment: datetime | None, now: datetime) -> str:
    """The time of today, day and time of this year, or the day; empty for None."""
    if moment is None:
        return ""
    here, today = moment.astimezone(), now.astimezone()
    if here.date() == today.date():
        return f"{here:%H:%M:%S}"
    return f"{here:%b} {here.day}, {here:%H:%M}" if here.year == today.year else f"{here:%Y-%m-%d}"


def _length(seconds: float) -> str:
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    minutes = round(seconds / 60)
    if minutes < 60:
        return f"{minutes} min"
    if minutes < 24 * 60:
        return _two(minutes, 60, "h", "min")
    return _two(round(minutes / 60), 24, "d", "h")


def _two(number: int, size: int, large: str, small: str) -> str:
    whole, rest = divmod(number, size)
    return f"{whole} {large} {rest} {small}" if rest else f"{whole} {large}"
