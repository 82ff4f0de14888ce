"""History: one row a call in the event log, kept before it runs and before its end is told."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from functools import partial
from sqlite3 import Connection
from typing import TYPE_CHECKING

from tooldesk.calling.tool_calling import FORMAT_ERROR
from tooldesk.execution.listeners import Listeners
from tooldesk.redaction.redactor import Redactor
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.journal import Note
from tooldesk.storage.microseconds import microseconds_of
from tooldesk.storage.queued_work import Work
from tooldesk.storage.rename_statements import ADD_RENAME
from tooldesk.storage.row_owner import ANY_WORKSPACE, RowOwner
from tooldesk.storage.statements import (
    ADD_CALL,
    END_CALL,
    WRITTEN_NAMES,
)
from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.call_row import CallRow, owner_id, take_over
from tooldesk.usage.history.selection_preview import WrittenName
from tooldesk.usage.history.tool_versions import ToolVersions
from tooldesk.usage.history.written_row import is_short, row_of

if TYPE_CHECKING:
    from tooldesk.usage.history.call_removal import CallRemoval
    from tooldesk.usage.history.history_room import HistoryRoom
    from tooldesk.usage.history.past_calls import PastCalls

MAX_CALLS_LOOKED_AT = 20_000
"""How many of the newest calls are looked through for the names they were written with."""

MAX_NAME_LENGTH = 1_000
"""Of a longer name, which can't be a tool's, only the beginning is read."""

QUIET_S = 5.0
"""How long after a call nothing is done that nobody waits for: often another one follows."""

_TENDED_AT_ONCE = 32
"""Calls whose words are put into the index together; the first of a process begins with it."""


class History:
    """The event log in the database; what is read is of one workspace, or of nobody knows which.

    Attributes:
        changed: Told when a call of this process began or ended.
    """

    def __init__(
        self,
        database: Database,
        owner: RowOwner,
        redactor: Redactor | None = None,
        settings: SettingsFile | None = None,
    ) -> None:
        self._database = database
        self._owner = owner
        self._redactor = redactor or Redactor()
        self._settings = settings or SettingsFile(None)
        self._versions = ToolVersions(self._redactor)
        self._untended = 1
        self._under_way: set[CallRecord] = set()
        self._quiet_since = 0.0
        self._last_began_at = 0
        database.kinds["call"] = take_over
        self.changed = Listeners()

    def begin(self, record: CallRecord) -> None:
        """Write a call down together with what is written next, which is its count."""
        self._under_way.add(record)
        self._last_began_at = max(self._last_began_at + 1, microseconds_of(datetime.now(UTC)))
        record.began_at = self._last_began_at
        self._database.precede(*self._written(record, None, None))
        self.changed.tell()

    async def add(self, record: CallRecord, result: ToolResult) -> None:
        """Write down how a call ended; when this returns a kill takes nothing of it.

        A power cut neither, 0.1 s later. That it can't be kept is told by the database.
        """
        is_cancelled = record.is_cancelled
        outcome = (result.error_class or "error") if result.is_error else "ok"
        work, note = self._written(record, "cancelled" if is_cancelled else outcome, result)
        try:
            await self._database.record(work, note)
        finally:
            self._is_over(record)
        self._tend_later()

    def add_cancelled(self, record: CallRecord) -> None:
        """Write down soon that a call was cancelled without a result."""
        self._database.post(self._written(record, "cancelled", None)[0])
        self._is_over(record)

    def _is_over(self, record: CallRecord) -> None:
        self._under_way.discard(record)
        self._quiet_since = time.monotonic()
        self.changed.tell()

    @property
    def is_idle(self) -> bool:
        """Whether no call of this process runs, or did just now."""
        return not self._under_way and time.monotonic() - self._quiet_since > QUIET_S

    def _written(
        self, record: CallRecord, outcome: str | None, result: ToolResult | None
    ) -> tuple[Work[None], Note | None]:
        """Puts a call into its row; without an outcome it has just begun.

        With a note that says the same, unless it is long, or names a row that has no number yet.
        """
        now = microseconds_of(datetime.now(UTC)) if outcome else record.began_at or 0
        make = partial(row_of, record, outcome, result, self._redactor, now)
        made: CallRow | None = None
        note: Note | None = None
        if record.written is not None and record.written.kept_with is None:
            record.written.kept_with = record  # in the order in which they are written
        if self._may_be_noted(record, result):
            made = make()
            digest = record.definition and self._versions.known_digest(record.definition)
            folder = self._owner.written_as or ""
            note = "call", made.note(folder, record.began_at, digest.hex() if digest else None)
            record.end = made if outcome else None

        # a long row is made where it is written, on the database's thread
        def begin(connection: Connection) -> None:
            self._add(connection, record, record.end or made or make())

        def end(connection: Connection) -> None:
            if record.row_id is None:
                self._add(connection, record, made or make())
            elif made is None or record.row_is_of is not made:
                columns = (made or make()).columns()
                connection.execute(END_CALL, columns | {"id": record.row_id})

        return (end if outcome else begin), note

    def _add(self, connection: Connection, record: CallRecord, row: CallRow) -> None:
        columns, used = row.columns(), record.definition
        columns |= {
            "began_at": record.began_at,
            "owner": owner_id(connection, self._owner.for_writing(connection)),
            "writer": None if columns["outcome"] else self._database.writers.own(),
            "tool_version": used and self._versions.number_of(connection, used),
        }
        record.row_id, record.row_is_of = connection.execute(ADD_CALL, columns).lastrowid, row

    def _may_be_noted(self, record: CallRecord, result: ToolResult | None) -> bool:
        """Whether its row is quickly made, and refers to nothing that has no number yet."""
        written, used = record.written, record.definition
        if self._owner.written_as is None or (used and not self._versions.known_digest(used)):
            return False
        others = (written.kept_with if written else None, record.outer)
        if any(each is not None and each.row_id is None for each in others if each is not record):
            return False
        return is_short(record, result)

    def _tend_later(self) -> None:
        """Have some calls indexed and some forgotten, a few at a time: nobody waits for many."""
        self._untended -= 1
        if self._untended > 0:
            return
        self._untended = _TENDED_AT_ONCE
        self._database.post(self._tend, is_kept=False)

    def _tend(self, connection: Connection) -> None:
        from tooldesk.usage.history.call_index import index_calls
        from tooldesk.usage.history.call_retention import forget_calls

        index_calls(connection, _TENDED_AT_ONCE)
        # more than came in, so that a lower limit is reached some day
        forget_calls(connection, self._settings.current.history, 2 * _TENDED_AT_ONCE)

    def follow(self, connection: Connection, tool_name: str, new_tool_name: str) -> None:
        """Remember that the calls of a tool so far are those of its new name.

        They keep the name that they ran under; `CallFilter` finds them by the new one, too.
        """
        names = {"name": tool_name, "new_name": new_tool_name}
        number = owner_id(connection, self._owner.for_writing(connection))
        connection.execute(ADD_RENAME, names | {"owner": number})

    @property
    def calls(self) -> PastCalls:
        """The same log for a person to look through."""
        # calls need none of it
        from tooldesk.usage.history.past_calls import PastCalls

        return PastCalls(self._database, self._owner)

    async def tend(self) -> bool:
        """Forget what is too old or too much, and give back its room, unless calls run.

        For a quiet moment; whether all is done.
        """
        from tooldesk.usage.history.history_tending import HistoryTending

        tending = HistoryTending(self._database, self.removal, self._settings, lambda: self.is_idle)
        return await tending.tend()

    async def room(self) -> HistoryRoom:
        """What all calls take of the disk, and what they may.

        Raises:
            StorageError: the database can't be used.
        """
        from tooldesk.usage.history.history_room import room_of

        limits = self._settings.current.history
        return await self._database.read(lambda connection: room_of(connection, limits))

    @property
    def removal(self) -> CallRemoval:
        """Deletes calls, and brings them back."""
        from tooldesk.usage.history.call_removal import CallRemoval

        return CallRemoval(self._database, self._owner, self.changed.tell)

    async def latest(self, limit: int = 100) -> list[JsonObject]:
        """The newest calls first, each as JSON of its columns, its larger parts as texts.

        Raises:
            StorageError: the database can't be used.
        """
        found = await self.calls.page(limit=limit, is_whole=True)
        return [_as_row(each.to_json()) for each in found]

    async def written_names(self, limit: int = 3_000) -> tuple[WrittenName, ...]:
        """The different names that models wrote, with the newest first.

        Names in calls that could not be read at all are not among them.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> list[tuple[bytes, int]]:
            values = {
                "longest": MAX_NAME_LENGTH,
                "unreadable": FORMAT_ERROR,
                "workspace": self._owner.for_reading(connection),
                "any_workspace": ANY_WORKSPACE,
                "looked_at": MAX_CALLS_LOOKED_AT,
                "limit": limit,
            }
            return connection.execute(WRITTEN_NAMES, values).fetchall()

        return tuple(
            WrittenName(_name(name), count) for name, count in await self._database.read(work)
        )


def _name(name: bytes) -> str:
    try:
        return name.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:  # cut off within a letter
        return name.decode("utf-8", "replace")


def _as_row(call: JsonObject) -> JsonObject:
    texts = {name: canonical_json(call[name]) for name in ("calling", "stages", "result", "raw")}
    return call | texts | {"session_id": call["session"]}
