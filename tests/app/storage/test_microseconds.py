"""Times are kept as numbers, and what is no time that a clock shows is none."""

from __future__ import annotations

import time
from datetime import UTC, datetime

import pytest

from tooldesk.storage.microseconds import microseconds_of, time_of

EARLIEST, LATEST = (
    microseconds_of(each.replace(tzinfo=UTC)) for each in (datetime.min, datetime.max)
)


@pytest.mark.parametrize("zone", ["XYZ12", "XYZ-12"])
def test_time_at_the_end_of_all_days_can_be_shown_or_is_none(
    zone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("TZ", zone)
        time.tzset()
        times = [time_of(each) for each in (EARLIEST, 0, LATEST, LATEST + 1)]
        shown = [each and each.astimezone() for each in times]
    time.tzset()
    assert shown[1] == datetime(1970, 1, 1, tzinfo=UTC)
    assert shown.count(None) == 2
    assert shown[3] is None
