"""SecretIndex: which secrets there are, in SQLite: names, places and times, never a value.

A keyring can't list what it holds for us, so this does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from sqlite3 import Connection

from tooldesk.frozen_record import frozen_record
from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, SecretKey
from tooldesk.storage.database import Database
from tooldesk.storage.statements import (
    ALLOW_ENVIRONMENT,
    FORGET_SECRET,
    FORGET_SECRET_NOT_ALLOWED,
    FORGET_SECRET_OF_NOBODY,
    SECRET_HAS_NO_VALUE,
    SECRET_IS_NEW,
    SECRET_IS_SET,
    SECRET_IS_USED,
    SECRETS,
)
from tooldesk.storage.stored_time import moment_of


@frozen_record
class IndexEntry:
    """What is known of one secret besides its value."""

    key: SecretKey
    """Its scope and name."""

    place: str | None
    """Who keeps the value: "keyring", "file", or None for nobody."""

    changed_at: datetime | None
    """When it was last set, in UTC."""

    last_used_at: datetime | None
    """When a call last got it, in UTC."""

    is_environment_allowed: bool
    """Whether the app's own environment may give the value; only the global entry says so."""


class SecretIndex:
    """The table `secret_names`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def entries(self, *, is_for_call: bool = False) -> Mapping[SecretKey, IndexEntry]:
        """All entries, by name; for a call without the uses that were noted just now.

        Raises:
            StorageError: the database can't be used.
        """
        read = self._database.read_at_once if is_for_call else self._database.read
        rows = await read(lambda connection: connection.execute(SECRETS).fetchall())
        return {entry.key: entry for entry in (_entry(*row) for row in rows)}

    async def put(self, key: SecretKey, place: str) -> None:
        """A value was set just now.

        Raises:
            StorageError: the database can't be used.
        """
        row = (key.name, key.scope, place, _now())

        def write(connection: Connection) -> None:
            connection.execute(SECRET_IS_SET, row)

        await self._database.write(write)

    async def claim(self, key: SecretKey, place: str) -> bool:
        """A value is about to be set; false where there is one, or another process is setting it.

        Raises:
            StorageError: the database can't be used.
        """
        row = (key.name, key.scope, place, _now())
        return await self._database.write(
            lambda connection: connection.execute(SECRET_IS_NEW, row).rowcount > 0
        )

    async def forget(self, keys: Iterable[SecretKey], *, permission: bool = False) -> None:
        """There is no value any more; with `permission`, the environment may not give one either.

        Raises:
            StorageError: the database can't be used.
        """
        named = [(key.name, key.scope) for key in keys]

        def write(connection: Connection) -> None:
            gone = FORGET_SECRET if permission else FORGET_SECRET_NOT_ALLOWED
            connection.executemany(gone, named)
            connection.executemany(SECRET_HAS_NO_VALUE, named)

        await self._database.write(write)

    async def allow_environment(self, name: str, *, is_allowed: bool = True) -> None:
        """Let the app's own environment give the value of a variable, or no longer.

        Raises:
            StorageError: the database can't be used.
        """

        def write(connection: Connection) -> None:
            connection.execute(ALLOW_ENVIRONMENT, (name, GLOBAL_SCOPE, is_allowed))
            connection.execute(FORGET_SECRET_OF_NOBODY, (name, GLOBAL_SCOPE))

        await self._database.write(write)

    def touch(self, keys: Iterable[SecretKey]) -> None:
        """A call got these just now; written soon."""
        rows = [(_now(), key.name, key.scope) for key in keys]
        self._database.post(lambda connection: connection.executemany(SECRET_IS_USED, rows))


def _entry(
    name: str,
    scope: str,
    place: str | None,
    changed_at: str | None,
    last_used_at: str | None,
    is_environment_allowed: int,
) -> IndexEntry:
    return IndexEntry(
        SecretKey(scope, name),
        place,
        moment_of(changed_at),
        moment_of(last_used_at),
        bool(is_environment_allowed),
    )


def _now() -> str:
    return datetime.now(UTC).isoformat()
