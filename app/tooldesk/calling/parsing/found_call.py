"""FoundCall: a call that was found, and whether it may run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tooldesk.calling.parsing.confidence import confidence_of
from tooldesk.calling.tool_calling import HeldReason, ToolCalling

HoldReason = Literal["", HeldReason]


@dataclass(slots=True)
class FoundCall:
    """A call, and whether it may run."""

    calling: ToolCalling
    """The call itself."""

    hold: HoldReason = ""
    """Why it must wait for a person; "" when it may run."""

    is_weak: bool = False
    """Whether nothing but its own shape says that it is a call."""

    why: str = ""
    """Why it waits, in words, where its own text says more than the reason does."""

    def wait_as(self, reason: HeldReason) -> None:
        """Have the call wait for this reason, whatever else it may wait for."""
        self.wait(reason, "")
        self.hold = reason

    def wait(self, reason: HeldReason, why: str) -> None:
        """Have the call wait, unless it does already for another reason."""
        if not self.hold:
            repairs = self.calling.repairs
            self.hold = reason
            self.calling = self.calling.with_repairs(
                repairs, confidence_of(len(repairs), self.is_weak, reason)
            )
        if self.hold == reason:
            self.why = self.why or why
