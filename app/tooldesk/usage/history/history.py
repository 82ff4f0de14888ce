"""History: one row a call in the event log, kept before it runs and before its end is told."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from sqlite3 import Connection
from typing import TYPE_CHECKING, Any

from tooldesk.calling.tool_calling import FORMAT_ERROR
from tooldesk.execution.listeners import Listeners
from tooldesk.redaction.redactor import Redactor, why_not_kept
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.microseconds import microseconds_of
from tooldesk.storage.packed_json import pack_text
from tooldesk.storage.queued_work import Work
from tooldesk.storage.rename_statements import ADD_RENAME
from tooldesk.storage.row_owner import ANY_WORKSPACE, RowOwner
from tooldesk.storage.statements import (
    ADD_CALL,
    ADD_OWNER,
    END_CALL,
    OWNER_OF_FOLDER,
    WRITTEN_NAMES,
)
from tooldesk.storage.stored_json import canonical_json, storable_text
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.kept_bounds import MAX_VALUE_LENGTH, bounded
from tooldesk.usage.history.kept_call import detail_of, without_texts
from tooldesk.usage.history.selection_preview import WrittenName
from tooldesk.usage.history.tool_versions import ToolVersions

if TYPE_CHECKING:
    from tooldesk.usage.history.call_removal import CallRemoval
    from tooldesk.usage.history.past_calls import PastCalls

MAX_CALLS_LOOKED_AT = 20_000
"""How many of the newest calls are looked through for the names they were written with."""

MAX_NAME_LENGTH = 1_000
"""Of a longer name, which can't be a tool's, only the beginning is read."""

NAME_NOT_KEPT = "(not kept)"
"""Stands for what a model wrote as the name of a tool while stored secrets can't be read."""

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
        self.changed = Listeners()

    def begin(self, record: CallRecord) -> None:
        """Write a call down together with what is written next, which is its count."""
        self._under_way.add(record)
        self._database.post(self._written(record, None, None))
        self.changed.tell()

    async def add(self, record: CallRecord, result: ToolResult) -> None:
        """Write down how a call ended; when this returns a kill takes nothing of it.

        A power cut neither, 0.1 s later. That it can't be kept is told by the database.
        """
        is_cancelled = record.is_cancelled
        outcome = (result.error_class or "error") if result.is_error else "ok"
        work = self._written(record, "cancelled" if is_cancelled else outcome, result)
        try:
            await self._database.record(work)
        finally:
            self._is_over(record)
        self._tend_later()

    def add_cancelled(self, record: CallRecord) -> None:
        """Write down soon that a call was cancelled without a result."""
        self._database.post(self._written(record, "cancelled", None))
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
    ) -> Work[None]:
        """Puts a call into its row; without an outcome it has just begun."""
        now = microseconds_of(datetime.now(UTC))
        failed_stage = record.failed_stage
        values = {
            "tool_name": record.tool_name,
            "dialect": record.calling.dialect,
            "outcome": outcome,
            "failed_stage": failed_stage.value if failed_stage else None,
            "duration_s": record.duration_s if outcome else None,
        }
        times = {"began_at": None if outcome else now, "finished_at": now if outcome else None}

        def write(connection: Connection) -> None:
            # the texts are made here, on the database's thread, because they can be large
            detail = detail_of(record, result)
            plain, because = values, self._redactor.blind_because
            if because is not None:
                name = record.tool_name if record.is_selected else NAME_NOT_KEPT
                plain = values | {"tool_name": name}
                detail = without_texts(detail, name, result, why_not_kept(because))
            plain, detail = self._redactor.redact((plain, detail))
            written: str = detail["calling"]["toolName"]
            # a model can write half a character in a name
            words = {k: storable_text(v) for k, v in plain.items() if isinstance(v, str)}
            is_same = written == words["tool_name"]
            row: dict[str, Any] = {
                **times,
                **plain,
                **words,
                "written_name": None if is_same else written.encode("utf-8", "surrogatepass"),
                "detail": _packed(detail),
            }
            if outcome and record.row_id is not None:
                connection.execute(END_CALL, row | {"id": record.row_id})
            else:
                row["owner"] = self._owner_id(connection)
                row["writer"] = None if outcome else self._database.writers.own()
                used = record.definition
                row["tool_version"] = used and self._versions.number_of(connection, used)
                record.row_id = connection.execute(ADD_CALL, row).lastrowid

        return write

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
        connection.execute(ADD_RENAME, names | {"owner": self._owner_id(connection)})

    def _owner_id(self, connection: Connection) -> int:
        folder = self._owner.for_writing(connection)
        row = connection.execute(OWNER_OF_FOLDER, (folder,)).fetchone()
        number: int = (row or connection.execute(ADD_OWNER, (folder,)).fetchone())[0]
        return number

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


def _packed(detail: JsonObject) -> bytes:
    text = canonical_json(detail)
    is_short = len(text) <= MAX_VALUE_LENGTH  # nearly always, and then nothing else is looked at
    return pack_text(text if is_short else canonical_json(bounded(detail)))


def _name(name: bytes) -> str:
    try:
        return name.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError:  # cut off within a letter
        return name.decode("utf-8", "replace")


def _as_row(call: JsonObject) -> JsonObject:
    texts = {name: canonical_json(call[name]) for name in ("calling", "stages", "result", "raw")}
    return call | texts | {"session_id": call["session"]}
