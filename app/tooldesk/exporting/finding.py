"""Finding: what of a tool a target refuses, rewrites or leaves out, and where it stands."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from tooldesk.frozen_record import frozen_record


class Verdict(StrEnum):
    """What a target makes of a tool; the later ones are worse."""

    PASS = "pass"
    """It is taken, and nothing that matters to a call is lost."""

    WARN = "warn"
    """It is taken, but says something else, or less, than the definition."""

    FAIL = "fail"
    """It would be refused, or can't be said at all."""

    @property
    def words(self) -> str:
        """What a person reads of it."""
        return _VERDICTS[self]


_VERDICTS = {
    Verdict.PASS: "taken",
    Verdict.WARN: "says less",
    Verdict.FAIL: "refused",
}


class Fix(StrEnum):
    """What one click can do about a finding."""

    DESCRIBE = "describe"
    """Say in the descriptions what the target's schemas can't say."""

    NOT_STRICT = "not-strict"
    """Export it without strict mode."""

    FEWER_TOOLS = "fewer-tools"
    """Choose fewer tools."""

    EDIT = "edit"
    """Open the tool at the pointer; only a person knows what is meant."""


@frozen_record
class Finding:
    """One place of a tool that doesn't go out as it stands in the definition."""

    tool_name: str
    """Which tool; "" for the whole export."""

    pointer: str
    """JSON pointer into the definition, such as /input_schema/properties/age/minimum."""

    verdict: Verdict
    """How bad it is."""

    explanation: str
    """What was rewritten, left out or would be refused, in words."""

    fix: Fix | None = None
    """What helps; None where nothing has to be done."""

    @property
    def where(self) -> str:
        """Tool and place in one line."""
        return f"{self.tool_name or 'all tools'} {self.pointer}".rstrip()


_ORDER = list(Verdict)


def worst(findings: Iterable[Finding]) -> Verdict:
    """The worst verdict of some findings; PASS where there are none."""
    return max((each.verdict for each in findings), key=_ORDER.index, default=Verdict.PASS)
