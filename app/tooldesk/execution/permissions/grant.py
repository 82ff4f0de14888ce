"""Grant: what a person allowed for good, and what the tool was like when they did."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from datetime import datetime
from typing import Protocol

from tooldesk.execution.permissions.fingerprint import NAME, Fingerprint, renamed
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_result import JsonObject

OWN_PERMISSION = ""
"""Stands for a tool's own "ask" where the words of a rule could stand."""

MOST_SHOWN = 2_000
"""Characters of a part of a tool that are kept to be shown."""


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


def renamed_grant(grant: Grant, new_name: str) -> Grant:
    """The same yes for the tool under another name, which a person gave it."""
    parts = renamed(grant.fingerprint, grant.tool_name, new_name)
    is_shown = grant.shown.get(NAME) == grant.tool_name
    shown = {**grant.shown, NAME: new_name} if is_shown else grant.shown
    return Grant(new_name, grant.rule, grant.granted_at, parts, shown)


def kept_parts(grant: Grant, redactor: Redactor) -> JsonObject:
    """What a tool was like, to be kept: part → its hash, or [hash, text] without secrets."""
    shown = {} if redactor.is_blind else redactor.redact(dict(grant.shown))
    return {
        name: [each, shown[name][:MOST_SHOWN]] if name in shown else each
        for name, each in grant.fingerprint.items()
    }


def parts_of_kept(kept: object) -> tuple[Fingerprint, dict[str, str]]:
    """Hashes of the parts, and what these were: a grant of an older Tooldesk has hashes only."""
    parts = kept if isinstance(kept, dict) else {}
    pairs = {name: each for name, each in parts.items() if isinstance(each, list)}
    return (
        {name: each[0] if name in pairs else each for name, each in parts.items()},
        {name: each[1] for name, each in pairs.items()},
    )


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
