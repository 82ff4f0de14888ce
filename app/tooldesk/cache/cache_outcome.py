"""CacheOutcome: what the cache did for one call, and why."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Literal

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import ToolResult

CacheVerdict = Literal["hit", "stored", "not stored"]


@frozen_record
class CacheOutcome:
    """Whether the answer came from the cache, was put there, or neither."""

    key: str
    """tool:{name}|input:{canonical JSON of the arguments}."""

    verdict: CacheVerdict
    """What happened."""

    reason: str
    """Why, in words: "the tool's cache is off", "failures are never stored"."""

    stored_at: datetime | None = None
    """When the answer was stored, in UTC."""

    expires_at: datetime | None = None
    """When it stops being good, in UTC; None is never."""

    missed_because: str = ""
    """Why an answer that was there was not given, in words; "" when there was none."""

    spent: tuple[tuple[str, float], ...] = ()
    """What a miss spent its time on, in words and seconds; () on a hit, or while the cache is off.

    What it took to look for an answer is a part of execute's time, the rest is cache's own."""

    @property
    def why_missed(self) -> str:
        """Why a call that missed found no answer, as sentences."""
        if self.missed_because:
            return f"An answer was there, but {self.missed_because}."
        if self.verdict == "not stored":
            return f"No answer to its arguments is remembered. It was not stored: {self.reason}."
        return "No answer to its arguments was remembered; now there is one."


@frozen_record
class CacheHit:
    """A stored result and the outcome that tells of it."""

    result: ToolResult
    """The result as it was stored."""

    outcome: CacheOutcome
    """Key and times."""


@frozen_record
class CacheMiss:
    """There is no answer that may be given."""

    reason: str = ""
    """Why not, in words, when there is one all the same."""


_MOST_NAMED = 3


def changed_names(before: Mapping[str, str], now: Mapping[str, str]) -> tuple[str, ...]:
    """Which parts of two fingerprints differ: ("code in python/a.py", "input schema")."""
    names = sorted(before.keys() | now.keys())
    return tuple(name for name in names if before.get(name) != now.get(name))


def changed_words(before: Mapping[str, str], now: Mapping[str, str]) -> str:
    """Which parts of two fingerprints differ, in words: "code in python/a.py and input schema"."""
    names = changed_names(before, now)
    if len(names) > _MOST_NAMED:
        # another interpreter brings many files of code along, and is what a person changed
        first = sorted(names, key=lambda name: name.startswith("code in "))[:_MOST_NAMED]
        names = (*first, f"{len(names) - _MOST_NAMED} more")
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def miss_of(
    stored_at: datetime,
    expires_at: datetime | None,
    before: Mapping[str, str] | None,
    now: Mapping[str, str],
) -> CacheMiss | None:
    """Why an answer of then is none of now, by the tool's fingerprints; None when it is."""
    day = f"{stored_at:%Y-%m-%d %H:%M} UTC"
    if before is None:
        return CacheMiss(f"what the tool was like for the answer of {day} is not known")
    if before != now:
        return CacheMiss(f"{changed_words(before, now)} changed since the answer of {day}")
    if expires_at is None:
        return None
    time = datetime.now(UTC)
    if stored_at > time:  # nobody knows how old it is
        return CacheMiss(f"the clock was set back since the answer of {day}")
    return CacheMiss(f"the answer of {day} is no longer good") if expires_at <= time else None
