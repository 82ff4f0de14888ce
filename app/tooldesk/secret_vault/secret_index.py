"""SecretIndex: which secrets there are, in SQLite: names, places and times, never a value.

A keyring can't list what it holds for us, so this does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Connection, Row, and_, delete, false, or_, select, update
from sqlalchemy.dialects.sqlite import insert

from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, SecretKey
from tooldesk.storage.database import Database
from tooldesk.storage.tables import secret_names


@dataclass(frozen=True, slots=True)
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

    async def entries(self) -> Mapping[SecretKey, IndexEntry]:
        """All entries, by name.

        Raises:
            StorageError: the database can't be used.
        """
        statement = select(secret_names).order_by(secret_names.c.name, secret_names.c.scope)
        rows = await self._database.read(lambda connection: connection.execute(statement).all())
        return {entry.key: entry for entry in map(_entry, rows)}

    async def put(self, key: SecretKey, place: str) -> None:
        """A value was set just now.

        Raises:
            StorageError: the database can't be used.
        """
        changes = {"place": place, "changed_at": _now()}
        await self._database.write(lambda connection: _upsert(connection, key, changes))

    async def forget(self, keys: Iterable[SecretKey], *, permission: bool = False) -> None:
        """There is no value any more; with `permission`, the environment may not give one either.

        Raises:
            StorageError: the database can't be used.
        """
        where = _any_of(keys)
        gone = where if permission else and_(where, ~secret_names.c.is_environment_allowed)

        def write(connection: Connection) -> None:
            connection.execute(delete(secret_names).where(gone))
            connection.execute(
                update(secret_names).where(where).values(place=None, changed_at=None)
            )

        await self._database.write(write)

    async def allow_environment(self, name: str, *, is_allowed: bool = True) -> None:
        """Let the app's own environment give the value of a variable, or no longer.

        Raises:
            StorageError: the database can't be used.
        """
        key = SecretKey(GLOBAL_SCOPE, name)
        columns = secret_names.c
        is_empty = and_(_any_of([key]), columns.place.is_(None), ~columns.is_environment_allowed)

        def write(connection: Connection) -> None:
            _upsert(connection, key, {"is_environment_allowed": is_allowed})
            connection.execute(delete(secret_names).where(is_empty))

        await self._database.write(write)

    def touch(self, keys: Iterable[SecretKey]) -> None:
        """A call got these just now; written soon."""
        statement = update(secret_names).where(_any_of(keys)).values(last_used_at=_now())
        self._database.post(lambda connection: connection.execute(statement))


def _any_of(keys: Iterable[SecretKey]) -> Any:
    columns = secret_names.c
    return or_(
        false(), *(and_(columns.name == key.name, columns.scope == key.scope) for key in keys)
    )


def _upsert(connection: Connection, key: SecretKey, changes: dict[str, Any]) -> None:
    values = {"name": key.name, "scope": key.scope, "is_environment_allowed": False} | changes
    statement = insert(secret_names).values(values)
    connection.execute(
        statement.on_conflict_do_update(index_elements=["name", "scope"], set_=changes)
    )


def _entry(row: Row[Any]) -> IndexEntry:
    return IndexEntry(
        SecretKey(row.scope, row.name),
        row.place,
        datetime.fromisoformat(row.changed_at) if row.changed_at else None,
        datetime.fromisoformat(row.last_used_at) if row.last_used_at else None,
        row.is_environment_allowed,
    )


def _now() -> str:
    return datetime.now(UTC).isoformat()
