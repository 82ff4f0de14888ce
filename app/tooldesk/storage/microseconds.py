"""Times as the event log keeps them: microseconds since 1970 in UTC, which take little room."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

_BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)


def microseconds_of(time: datetime) -> int:
    """An aware time as it is kept."""
    return (time - _BEGINNING) // timedelta(microseconds=1)


def time_of(kept: object) -> datetime | None:
    """The time that was kept, in UTC; None for none, and for what no clock here shows."""
    if not isinstance(kept, int):
        return None
    try:
        found = _BEGINNING + timedelta(microseconds=kept)
        found.astimezone()
    except (ValueError, OverflowError, OSError):
        return None
    return found
