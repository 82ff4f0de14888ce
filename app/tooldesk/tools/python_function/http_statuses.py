"""What an HTTP status says can be done, for answers and for exceptions of HTTP libraries."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tooldesk.errors import ErrorClass

LONGEST_WAIT_S = 31_536_000.0
"""A year; who asks for more means never, and no clock holds any number."""

_LONGEST_HEADER = 64
_RETRIABLE = (408, 425)
_PERMANENT = (401, 403, 404, 407, 410)
"""Another call of the model's would meet the same: no access, or nothing there."""


def class_of_status(status: int) -> ErrorClass:
    """What can be done about a status from 300 on.

    Source of their meanings: RFC 9110, section 15; RFC 6585, section 4.
    """
    if status == 429:
        return "rate_limited"
    if status in _RETRIABLE or 500 <= status < 600:
        return "retriable"
    if 400 <= status < 500 and status not in _PERMANENT:
        return "invalid_input"
    return "permanent"


def retry_after_s(written: str, now: datetime.datetime | None = None) -> float | None:
    """Seconds to wait by the value of a Retry-After header, a number or a date; None for neither.

    Source: RFC 9110, section 10.2.3.
    """
    written = written[:_LONGEST_HEADER].strip()
    if written.isascii() and written.isdigit():
        return min(float(written), LONGEST_WAIT_S)
    # takes long to import, and few answers have a date
    from email.utils import parsedate_to_datetime

    utc = datetime.timezone.utc  # noqa: UP017 - Python 3.9 has no datetime.UTC
    try:
        moment = parsedate_to_datetime(written)
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=utc)
        wait_s = (moment - (now or datetime.datetime.now(utc))).total_seconds()
    except (ValueError, TypeError, OverflowError, IndexError):
        return None
    return min(max(0.0, wait_s), LONGEST_WAIT_S)
