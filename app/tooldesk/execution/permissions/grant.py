"""Grant: what a person allowed for good, and what the tool was like when they did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime
from typing import Protocol

from tooldesk.execution.permissions.fingerprint import Fingerprint
from tooldesk.frozen_record import frozen_record

OWN_PERMISSION = ""
"""Stands for a tool's own "ask" where the words of a rule could stand."""


@frozen_record
class Grant:
    """A yes for all calls to come of a tool that a rule, or its own permission, asks about."""

    tool_name: str
    """The tool."""

    rule: str
    """The rule that asked, in words; OWN_PERMISSION is the tool's own."""

    granted_at: datetime
    """When, in UTC."""

    fingerprint: Fingerprint = field(repr=False)
    """What the tool was like; a changed one asks again."""

    shown: Mapping[str, str] = field(default_factory=dict, repr=False)
    """Part of its definition → what that was, to be shown beside what it is then."""


class GrantStore(Protocol):
    """Where grants are kept; `Grants` does it for good."""

    async def of(self, tool_name: str) -> dict[str, Grant]:
        """Grants of a tool, by rule."""

    async def all(self) -> tuple[Grant, ...]:
        """All grants, by the name of the tool."""

    async def put(self, grants: Iterable[Grant]) -> None:
        """Remember these."""

    async def revoke(self, tool_name: str) -> tuple[Grant, ...]:
        """Forget all grants of a tool; gives them."""


class GrantsInMemory:
    """Forgets them with the program."""

    def __init__(self) -> None:
        self._grants: dict[tuple[str, str], Grant] = {}

    async def of(self, tool_name: str) -> dict[str, Grant]:
        """Grants of a tool, by rule."""
        return {rule: each for (name, rule), each in self._grants.items() if name == tool_name}

    async def all(self) -> tuple[Grant, ...]:
        """All grants, by the name of the tool."""
        return tuple(self._grants[key] for key in sorted(self._grants))

    async def put(self, grants: Iterable[Grant]) -> None:
        """Remember these."""
        self._grants.update({(each.tool_name, each.rule): each for each in grants})

    async def revoke(self, tool_name: str) -> tuple[Grant, ...]:
        """Forget all grants of a tool; gives them."""
        forgotten = tuple((await self.of(tool_name)).values())
        self._grants = {key: each for key, each in self._grants.items() if key[0] != tool_name}
        return forgotten
