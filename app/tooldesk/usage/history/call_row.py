"""CallRow: what the row of a call says, made on any thread and written on the database's.

`note` is the same as JSON for the journal, and `take_over` writes what a killed process noted.
"""

from __future__ import annotations

from sqlite3 import Connection
from typing import Any

from tooldesk.frozen_record import frozen_record
from tooldesk.storage.journal_statements import CALL_THAT_BEGAN
from tooldesk.storage.packed_json import pack_text
from tooldesk.storage.statements import (
    ADD_CALL,
    ADD_OWNER,
    END_CALL,
    OWNER_OF_FOLDER,
    VERSION_OF_DIGEST,
)
from tooldesk.tools.tool_result import JsonObject


@frozen_record
class CallRow:
    """A row without secrets."""

    values: JsonObject
    """By the name of its column; `written_name` is a text."""

    detail: str
    """What is kept beside them, as JSON."""

    def note(self, folder: str, began_at: int | None, digest: str | None) -> JsonObject:
        """What `take_over` reads; `began_at` is when the call began that has ended now."""
        more = {"folder": folder, "detail": self.detail, "began_at": began_at, "digest": digest}
        return {**self.values, **more}

    def columns(self) -> dict[str, Any]:
        """The values as the database takes them."""
        written = self.values["written_name"]
        name = None if written is None else written.encode("utf-8", "surrogatepass")
        return {**self.values, "written_name": name, "detail": pack_text(self.detail)}


def owner_id(connection: Connection, folder: str) -> int:
    """The number of a workspace in the event log."""
    row = connection.execute(OWNER_OF_FOLDER, (folder,)).fetchone()
    number: int = (row or connection.execute(ADD_OWNER, (folder,)).fetchone())[0]
    return number


def take_over(connection: Connection, note: JsonObject) -> None:
    """Write what is noted of a call whose process was killed, unless it stands there."""
    note = dict(note)
    detail, digest = note.pop("detail"), note.pop("digest")
    row = CallRow(note, detail).columns()
    row["owner"] = owner_id(connection, row.pop("folder"))
    begun = row["began_at"] and connection.execute(CALL_THAT_BEGAN, row).fetchone()
    if begun and row["outcome"]:
        connection.execute(END_CALL, row | {"id": begun[0]})
    elif not begun:
        version = digest and connection.execute(VERSION_OF_DIGEST, (bytes.fromhex(digest),))
        found = version.fetchone() if version else None
        row |= {"writer": None, "tool_version": found[0] if found else None}
        connection.execute(ADD_CALL, row)
