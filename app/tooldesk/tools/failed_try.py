"""FailedTry: a try of a call that went wrong and is followed by another one, also in words."""

from __future__ import annotations

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern

_REQUEST = late_pattern(r"\S+ \S+ answered (?=\d{3}\b)")
"""Which request it was stands before the status; who looks at the call knows."""

_SENTENCE_END = late_pattern(r"\.?(?:\n|\. |\.?$)")


@frozen_record
class FailedTry:
    """What is known when the pause before the next try begins."""

    number: int
    """Which try it was, from 1."""

    max_tries: int
    """How many there may be."""

    reason: str
    """What went wrong, in words."""

    pause_s: float
    """How long it is until the next try may begin."""

    def __str__(self) -> str:
        tries = f"Try {self.number} of {self.max_tries}"
        return f"{tries} failed: {self.short_reason}. Trying again in {self.pause_s:.1f} s."

    @property
    def short_reason(self) -> str:
        """The first sentence of the reason, without its full stop."""
        reason = _REQUEST.sub("", self.reason.strip(), count=1)
        return _SENTENCE_END.split(reason, maxsplit=1)[0] or "no reason given"
