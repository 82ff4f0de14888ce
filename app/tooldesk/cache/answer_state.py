"""AnswerState: whether a remembered result answers a call of its tool as that is now."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from enum import Enum

from tooldesk.cache.cache_outcome import changed_names, miss_of
from tooldesk.frozen_record import frozen_record


class AnswerKind(Enum):
    """How a remembered result stands."""

    GOOD = "answers"
    CHANGED = "stale"
    OVER = "expired"
    NOT_GIVEN = "not given"
    """Nothing is wrong with it, but no call of its tool is answered from the cache now."""

    UNKNOWN = "unknown"
    """It can't be compared with the tool."""


@frozen_record
class ToolNow:
    """What a tool is like now, as far as its remembered results hang on it."""

    fingerprint: Mapping[str, str] | None
    """Part of the tool → hash of it; None where there is no such tool."""

    why_not: str = ""
    """Why no call of it is answered from the cache, in words; "" when they are."""


NO_SUCH_TOOL = ToolNow(None, "there is no such tool now")


@frozen_record
class AnswerState:
    """How a remembered result stands."""

    kind: AnswerKind
    """In one word."""

    reason: str = ""
    """Why it is not given, in words; "" when it is."""

    changed: tuple[str, ...] = ()
    """The parts of the tool that are others now, in words."""


def state_of(
    stored_at: str,
    expires_at: str | None,
    before: Mapping[str, str] | None,
    now: ToolNow,
) -> AnswerState:
    """How a result stands that was kept with these times and this fingerprint."""
    try:
        stored = datetime.fromisoformat(stored_at)
        expires = datetime.fromisoformat(expires_at) if expires_at else None
        miss = (
            None if now.fingerprint is None else miss_of(stored, expires, before, now.fingerprint)
        )
    except (ValueError, TypeError, AttributeError):
        return AnswerState(AnswerKind.UNKNOWN, "it can't be read")
    if miss is None or now.fingerprint is None:
        kind = AnswerKind.NOT_GIVEN if now.why_not else AnswerKind.GOOD
        return AnswerState(kind, now.why_not)
    reason = now.why_not or miss.reason
    if before is None:
        return AnswerState(AnswerKind.UNKNOWN, reason)
    changed = changed_names(before, now.fingerprint)
    kind = AnswerKind.CHANGED if changed else AnswerKind.OVER
    return AnswerState(kind, reason, changed)


def how_parts_stand(
    before: Mapping[str, str] | None, now: Mapping[str, str] | None
) -> tuple[tuple[str, str], ...]:
    """What a result hangs on, in words: first, part by part, what is not as it was."""
    if before is None or now is None:
        why = "The tool is gone" if now is None else "Not known"
        return tuple((name, why) for name in sorted(before or now or {}))
    same = [name for name in sorted(before) if before[name] == now.get(name)]
    changed = {name: "Another one now" for name in sorted(now) if name not in same}
    changed |= {name: "Not there any more" for name in sorted(before.keys() - now.keys())}
    return (*changed.items(), ("The same", ", ".join(same) or "Nothing"))
