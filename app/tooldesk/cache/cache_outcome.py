"""CacheOutcome: what the cache did for one call, and why."""

from __future__ import annotations

from datetime import datetime
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


@frozen_record
class CacheHit:
    """A stored result and the outcome that tells of it."""

    result: ToolResult
    """The result as it was stored."""

    outcome: CacheOutcome
    """Key and times."""
