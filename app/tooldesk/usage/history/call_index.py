"""The full-text index of the event log: filled behind the calls, which do not wait for it."""

from __future__ import annotations

from sqlite3 import Connection

from tooldesk.storage.packed_json import unpack
from tooldesk.storage.statements import ADD_WORDS, IS_INDEXED, UNINDEXED_CALLS
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.history.call_words import words_of


def index_calls(connection: Connection, limit: int) -> int:
    """Put the words of some calls that are not in it into the index; how many it took."""
    rows = connection.execute(UNINDEXED_CALLS, (limit,)).fetchall()
    for number, tool_name, packed in rows:
        connection.execute(ADD_WORDS, (number, words_of(str(tool_name), detail_in(packed))))
        connection.execute(IS_INDEXED, (number,))
    return len(rows)


def detail_in(packed: object) -> JsonObject | None:
    """What is kept of a call; None where a stranger or a fault wrote something else."""
    try:
        detail = unpack(packed)
    except ValueError:
        return None
    return detail if isinstance(detail, dict) else None
