"""Question: what a person is asked, so that one yes answers all who wait for the same."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field

from tooldesk.execution.permissions.edges import CONSENT, Edge
from tooldesk.execution.permissions.fingerprint import Fingerprint
from tooldesk.execution.permissions.grant import OWN_PERMISSION
from tooldesk.execution.permissions.verdict import Verdict
from tooldesk.frozen_record import frozen_record


@frozen_record
class Question:
    """What a person is asked about: a tool as it is now, by its own permission or by rules."""

    tool_name: str
    rules: tuple[str, ...]
    fingerprint: Fingerprint = field(hash=False)

    @property
    def keys(self) -> list[tuple[str, str]]:
        """By which a yes is remembered: tool and rule, one pair a rule."""
        return [(self.tool_name, rule) for rule in self.rules or (OWN_PERMISSION,)]

    @classmethod
    def about(
        cls, tool_name: str, verdict: Verdict, edges: Iterable[Edge], now: Fingerprint
    ) -> Question:
        """By edges when there are some; no rule's words are ever taken for one."""
        keys = tuple(edge.key for edge in edges)
        rules = (f" {rule}" if rule.startswith(CONSENT) else rule for rule in verdict.rules)
        return cls(tool_name, keys or tuple(rules), now)

    def covers(self, other: Question) -> bool:
        """Whether a yes to this one is a yes to the other."""
        return self.fingerprint == other.fingerprint and {*other.keys} <= {*self.keys}
