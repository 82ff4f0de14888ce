"""Grants: what a person allowed for good, in SQLite, and what the tool was like when they did."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.sqlite import insert

from tooldesk.execution.permissions.fingerprint import Fingerprint
from tooldesk.paths import real_path
from tooldesk.storage.database import Database
from tooldesk.storage.stored_json import canonical_json
from tooldesk.storage.tables import permission_grants

OWN_PERMISSION = ""
"""Stands for a tool's own "ask" where the words of a rule could stand."""


@dataclass(frozen=True, slots=True)
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


class Grants:
    """The table `permission_grants`, as far as it is about one workspace."""

    def __init__(self, database: Database, workspace_dir: Path) -> None:
        self._database = database
        self._workspace = real_path(workspace_dir)

    async def of(self, tool_name: str) -> dict[str, Grant]:
        """Grants of a tool, by rule.

        Raises:
            StorageError: the database can't be used.
        """
        return {grant.rule: grant for grant in await self.all() if grant.tool_name == tool_name}

    async def all(self) -> tuple[Grant, ...]:
        """All grants, by the name of the tool.

        Raises:
            StorageError: the database can't be used.
        """
        table = permission_grants.c
        statement = (
            select(table.tool_name, table.rule, table.granted_at, table.fingerprint)
            .where(table.workspace == self._workspace)
            .order_by(table.tool_name, table.rule)
        )
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return tuple(
            Grant(name, rule, datetime.fromisoformat(granted_at), _read(text))
            for name, rule, granted_at, text in rows
        )

    async def put(self, grants: Iterable[Grant]) -> None:
        """Keep these, in place of others for the same tool and rule; durable when it returns.

        Raises:
            StorageError: the database can't be used.
        """
        rows = [self._row(grant) for grant in grants]

        def write(connection: Connection) -> None:
            for row in rows:
                changes = {name: row[name] for name in ("fingerprint", "granted_at")}
                key = ["workspace", "tool_name", "rule"]
                connection.execute(
                    insert(permission_grants)
                    .values(row)
                    .on_conflict_do_update(index_elements=key, set_=changes)
                )

        await self._database.write(write)

    async def revoke(self, tool_name: str) -> tuple[Grant, ...]:
        """Forget all grants of a tool; gives them, so that `put` can undo it.

        Raises:
            StorageError: the database can't be used; nothing was forgotten.
        """
        table = permission_grants.c
        where = (table.workspace == self._workspace) & (table.tool_name == tool_name)
        revoked = tuple((await self.of(tool_name)).values())
        statement = delete(permission_grants).where(where)
        await self._database.write(lambda connection: connection.execute(statement) and None)
        return revoked

    def _row(self, grant: Grant) -> dict[str, str]:
        return {
            "workspace": self._workspace,
            "tool_name": grant.tool_name,
            "rule": grant.rule,
            "fingerprint": canonical_json(dict(grant.fingerprint)),
            "granted_at": grant.granted_at.astimezone(UTC).isoformat(),
        }


def _read(text: str) -> Fingerprint:
    """What can't be read is no fingerprint of any tool, so that the tool asks."""
    try:
        parts = json.loads(text)
    except json.JSONDecodeError:
        return {}
    return parts if isinstance(parts, dict) else {}
