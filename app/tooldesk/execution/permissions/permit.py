"""Permit: why a call may run."""

from __future__ import annotations

from dataclasses import replace

from tooldesk.execution.permissions.fingerprint import Fingerprint
from tooldesk.execution.permissions.verdict import Verdict
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.permission import Permission


@frozen_record
class Permit:
    """A call may run."""

    words: str
    """What allows it: "allowed by rule: host in api.example.com", "allowed once by you"."""

    verdict: Verdict
    """What the definition said of it."""

    fingerprint: Fingerprint | None = None
    """What the tool was like when a person said yes; None when nobody had to."""

    def of_tool(self, consented: Fingerprint | None) -> Permit:
        """The same for a tool that was like this when a person handed something out to it."""
        return self if consented is None else replace(self, fingerprint=consented)


ALLOWED = Permit("allowed by its permission", Verdict(Permission.ALLOW))
"""Of a call that no rule is about."""
