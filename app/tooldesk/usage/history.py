"""History: one row a call in the event log, kept before it runs and before its end is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from sqlite3 import Connection

from tooldesk.calling.correction import FORMAT_ERROR
from tooldesk.redaction.redactor import NOT_KEPT, Redactor
from tooldesk.storage.database import Database
from tooldesk.storage.queued_work import Work
from tooldesk.storage.row_owner import ANY_WORKSPACE, RowOwner
from tooldesk.storage.statements import ADD_CALL, END_CALL, LATEST_CALLS, WRITTEN_NAMES
from tooldesk.storage.stored_json import canonical_json, storable_text
from tooldesk.tools.tool_result import Content, JsonObject, TextContent, ToolResult
from tooldesk.usage.call_record import CallRecord
from tooldesk.usage.selection_preview import WrittenName

MAX_CALLS_LOOKED_AT = 20_000
"""How many of the newest calls are looked through for the names they were written with."""

MAX_NAME_LENGTH = 1_000
"""Of a longer name, which can't be a tool's, only the beginning is read."""

MAX_RESULT_LENGTH = 1_000_000
"""Characters kept of each text of a result; a value whose text is longer is not kept beside it."""


class History:
    """The event log in the database; what is read is of one workspace, or of nobody knows which."""

    def __init__(
        self, database: Database, owner: RowOwner, redactor: Redactor | None = None
    ) -> None:
        self._database = database
        self._owner = owner
        self._redactor = redactor or Redactor()
        self._running: set[int | None] = set()

    def begin(self, record: CallRecord) -> None:
        """Write a call down together with what is written next, which is its count."""
        self._database.post(self._written(record, None, None), is_durable=False)

    async def add(self, record: CallRecord, result: ToolResult) -> None:
        """Write down how a call ended; when this returns it is kept, or told that it can't be."""
        is_cancelled = record.is_cancelled
        outcome = (result.error_class or "error") if result.is_error else "ok"
        work = self._written(record, "cancelled" if is_cancelled else outcome, result)
        await self._database.record(work)

    def add_cancelled(self, record: CallRecord) -> None:
        """Write down soon that a call was cancelled without a result."""
        self._database.post(self._written(record, "cancelled", None))

    def _written(
        self, record: CallRecord, outcome: str | None, result: ToolResult | None
    ) -> Work[None]:
        """Puts a call into its row; without an outcome it has just begun."""
        now = datetime.now(UTC).isoformat()
        failed_stage = record.failed_stage
        values = {
            "session_id": record.context.session_id,
            "began_at": None if outcome else now,
            "finished_at": now if outcome else None,
            "tool_name": record.tool_name,
            "dialect": record.calling.dialect,
            "outcome": outcome,
            "failed_stage": failed_stage.value if failed_stage else None,
            "duration_s": record.duration_s if outcome else None,
        }
        stages = _stages_json(record)

        def write(connection: Connection) -> None:
            # the texts are made here, on the database's thread, because they can be large
            parts = {
                "stages": stages,
                "calling": _calling_json(record),
                "result": _kept(result).to_json() if result else None,
            }
            if self._redactor.is_blind:
                parts = _without_texts(parts, result)
            plain, parts = self._redactor.redact((values, parts))
            texts = {column: canonical_json(part) for column, part in parts.items()}
            # a model can write half a character in a name
            words = {k: storable_text(v) for k, v in plain.items() if isinstance(v, str)}
            row = plain | words | texts
            if outcome and record.row_id is not None:
                connection.execute(END_CALL, row | {"id": record.row_id})
            else:
                row["workspace"] = self._owner.for_writing(connection)
                record.row_id = connection.execute(ADD_CALL, row).lastrowid
            if outcome:
                self._running.discard(record.row_id)
            else:
                self._running.add(record.row_id)

        return write

    async def latest(self, limit: int = 100) -> list[JsonObject]:
        """The newest calls first, each as a row of the table.

        One without an outcome is "running" here, or "interrupted": whatever ran it has ended, or is
        another process that runs it now.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> list[JsonObject]:
            workspace = self._owner.for_reading(connection)
            rows = connection.execute(LATEST_CALLS, (workspace, ANY_WORKSPACE, limit))
            names = [column[0] for column in rows.description]
            calls = [dict(zip(names, row, strict=True)) for row in rows]
            for call in calls:
                if call["outcome"] is None:
                    is_running = call["id"] in self._running
                    call["outcome"] = "running" if is_running else "interrupted"
            return calls

        return await self._database.read(work)

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
            WrittenName(name.decode("utf-8", "surrogatepass"), count)
            for name, count in await self._database.read(work)
        )


def _without_texts(parts: JsonObject, result: ToolResult | None) -> JsonObject:
    """What is left of a call when nobody knows whether a secret is in it."""
    stages = {
        stage: each | {"explanation": NOT_KEPT} if each["explanation"] else each
        for stage, each in parts["stages"].items()
    }
    kept = result and ToolResult(
        (TextContent(NOT_KEPT),), is_error=result.is_error, error_class=result.error_class
    )
    return {
        "stages": stages,
        "calling": parts["calling"] | {"arguments": {}, "notKept": NOT_KEPT},
        "result": kept.to_json() if kept else None,
    }


def _kept(result: ToolResult) -> ToolResult:
    """A result of bounded size: the log is for looking back, not for what a tool made."""
    if all(len(block.text) <= MAX_RESULT_LENGTH for block in _texts(result)):
        return result
    blocks = (_kept_block(each) for each in result.content)
    return replace(result, content=tuple(blocks), structured=None)


def _texts(result: ToolResult) -> Iterator[TextContent]:
    return (block for block in result.content if isinstance(block, TextContent))


def _kept_block(block: Content) -> Content:
    if not isinstance(block, TextContent) or len(block.text) <= MAX_RESULT_LENGTH:
        return block
    more = len(block.text) - MAX_RESULT_LENGTH
    return TextContent(f"{block.text[:MAX_RESULT_LENGTH]}\n… {more:,} characters were not kept.")


def _stages_json(record: CallRecord) -> JsonObject:
    return {
        stage.value: {
            "state": each.state.value,
            "durationS": each.duration_s,
            "explanation": each.explanation,
        }
        for stage, each in record.stages.items()
    }


def _calling_json(record: CallRecord) -> JsonObject:
    calling, context = record.calling, record.context
    agent = {"name": context.agent_name, "role": context.agent_role, "model": context.model}
    return {
        "toolName": calling.tool_name,
        "arguments": calling.arguments,
        "callId": calling.call_id,
        "dialect": calling.dialect,
        "agent": {key: value for key, value in agent.items() if value},
    }
