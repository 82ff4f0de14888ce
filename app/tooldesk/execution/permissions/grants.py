"""Grants: what a person allowed for good, in SQLite, and what the tool was like when they did."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC
from pathlib import Path
from sqlite3 import Connection

from tooldesk.execution.permissions.fingerprint import Fingerprint
from tooldesk.execution.permissions.grant import (
    Grant,
    kept_parts,
    parts_of_kept,
    renamed_grant,
)
from tooldesk.paths import real_path
from tooldesk.redaction.redactor import Redactor
from tooldesk.storage.database import Database
from tooldesk.storage.statements import GRANT, GRANTS, REVOKE_GRANTS
from tooldesk.storage.stored_json import canonical_json
from tooldesk.storage.stored_time import moment_of


class Grants:
    """The table `permission_grants`, as far as it is about one workspace."""

    def __init__(
        self, database: Database, workspace_dir: Path, redactor: Redactor | None = None
    ) -> None:
        self._database = database
        self._redactor = redactor or Redactor()
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
        return await self._database.read(self._all)

    def _all(self, connection: Connection) -> tuple[Grant, ...]:
        # one that is damaged is none: the tool asks again
        return tuple(
            Grant(name, rule, moment, *_read(text))
            for name, rule, granted_at, text in connection.execute(GRANTS, (self._workspace,))
            if (moment := moment_of(granted_at)) is not None
        )

    async def put(self, grants: Iterable[Grant]) -> None:
        """Keep these, in place of others for the same tool and rule; durable when it returns.

        Raises:
            StorageError: the database can't be used.
        """
        rows = [self._row(grant) for grant in grants]

        def write(connection: Connection) -> None:
            connection.executemany(GRANT, rows)

        await self._database.write(write)

    async def revoke(self, tool_name: str) -> tuple[Grant, ...]:
        """Forget all grants of a tool; gives them, so that `put` can undo it.

        Raises:
            StorageError: the database can't be used; nothing was forgotten.
        """
        revoked = tuple((await self.of(tool_name)).values())

        def write(connection: Connection) -> None:
            connection.execute(REVOKE_GRANTS, (self._workspace, tool_name))

        await self._database.write(write)
        return revoked

    def follow(self, connection: Connection, tool_name: str, new_tool_name: str) -> None:
        """Have the grants of a tool follow it to its new name, in place of those of that name."""
        found = [each for each in self._all(connection) if each.tool_name == tool_name]
        for name in (tool_name, new_tool_name):
            connection.execute(REVOKE_GRANTS, (self._workspace, name))
        rows = [self._row(renamed_grant(each, new_tool_name)) for each in found]
        connection.executemany(GRANT, rows)

    def _row(self, grant: Grant) -> tuple[str, ...]:
        parts = kept_parts(grant, self._redactor)
        return (
            self._workspace,
            grant.tool_name,
            grant.rule,
            canonical_json(parts),
            grant.granted_at.astimezone(UTC).isoformat(),
        )


def _read(text: str) -> tuple[Fingerprint, dict[str, str]]:
    """What can't be read is no fingerprint of any tool, so that the tool asks."""
    try:
        parts = json.loads(text)
    except json.JSONDecodeError:
        return {}, {}
    return parts_of_kept(parts)
