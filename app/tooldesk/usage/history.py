"""History: one row a call in the event log, written without making the call wait."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime

from sqlalchemy import (
    ColumnElement,
    Connection,
    LargeBinary,
    Select,
    case,
    cast,
    func,
    insert,
    select,
)

from tooldesk.calling.correction import FORMAT_ERROR
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.redaction.redactor import Redactor
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import ANY_WORKSPACE, RowOwner
from tooldesk.storage.stored_json import canonical_json, storable_text
from tooldesk.storage.tables import history
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import Content, JsonObject, TextContent, ToolResult
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk.usage.selection_preview import WrittenName

MAX_CALLS_LOOKED_AT = 20_000
"""How many of the newest calls are looked through for the names they were written with."""

MAX_NAME_LENGTH = 1_000
"""Of a longer name, which can't be a tool's, only the beginning is read."""

MAX_RESULT_LENGTH = 1_000_000
"""Characters kept of each text of a result; a value whose text is longer is not kept beside it."""

_ADD = insert(history)


@dataclass(slots=True)
class StageRecord:
    """How one stage of a call went."""

    state: StageState
    """How it ended."""

    duration_s: float
    """How long it took."""

    explanation: str
    """One line for a person."""


@dataclass(slots=True)
class CallRecord:
    """What the event log keeps of a call."""

    context: ToolContext
    """Whose call it was; of the fingerprint context nothing is kept."""

    calling: ToolCalling
    """What the model asked for."""

    tool_name: str
    """The selected tool, or the written name when none was selected."""

    stages: dict[LifecycleStage, StageRecord] = field(default_factory=dict)
    """Each stage that began, in order."""

    @property
    def failed_stage(self) -> LifecycleStage | None:
        """The first stage that did not pass."""
        stopped = (StageState.FAILED, StageState.NEEDS_YOU, StageState.CANCELLED)
        return next((stage for stage, s in self.stages.items() if s.state in stopped), None)

    @property
    def is_cancelled(self) -> bool:
        """Whether it was stopped before it ended."""
        return any(s.state is StageState.CANCELLED for s in self.stages.values())

    @property
    def duration_s(self) -> float:
        """The sum over its stages."""
        return sum(record.duration_s for record in self.stages.values())


class History:
    """The event log in the database; what is read is of one workspace, or of nobody knows which."""

    def __init__(
        self, database: Database, owner: RowOwner, redactor: Redactor | None = None
    ) -> None:
        self._database = database
        self._owner = owner
        self._redactor = redactor or Redactor()

    def add(self, record: CallRecord, result: ToolResult | None) -> None:
        """Write a call down soon; None when it was cancelled without a result."""
        failed_stage = record.failed_stage
        if result is None or record.is_cancelled:
            outcome = "cancelled"
        else:
            outcome = result.error_class or "error" if result.is_error else "ok"
        values = {
            "session_id": record.context.session_id,
            "finished_at": datetime.now(UTC).isoformat(),
            "tool_name": record.tool_name,
            "dialect": record.calling.dialect,
            "outcome": outcome,
            "failed_stage": failed_stage.value if failed_stage else None,
            "duration_s": record.duration_s,
        }

        def write(connection: Connection) -> None:
            # the texts are made here, on the database's thread, because they can be large
            parts = {
                "stages": _stages_json(record),
                "calling": _calling_json(record),
                "result": _kept(result).to_json() if result else None,
            }
            plain, parts = self._redactor.redact((values, parts))
            texts = {column: canonical_json(part) for column, part in parts.items()}
            # a model can write half a character in a name
            words = {k: storable_text(v) for k, v in plain.items() if isinstance(v, str)}
            workspace = {"workspace": self._owner.for_writing(connection)}
            connection.execute(_ADD, plain | words | texts | workspace)

        self._database.post(write)

    async def latest(self, limit: int = 100) -> list[JsonObject]:
        """The newest calls first, each as a row of the table.

        Raises:
            StorageError: the database can't be used.
        """
        statement = select(history).order_by(history.c.id.desc()).limit(limit)
        rows = await self._database.read(
            lambda c: c.execute(statement.where(self._is_ours(c))).mappings().all()
        )
        return [dict(row) for row in rows]

    async def written_names(self, limit: int = 3_000) -> tuple[WrittenName, ...]:
        """The different names that models wrote, with the newest first.

        Names in calls that could not be read at all are not among them.

        Raises:
            StorageError: the database can't be used.
        """
        rows = await self._database.read(
            lambda c: c.execute(_names_statement(limit, self._is_ours(c))).all()
        )
        return tuple(
            WrittenName(name.decode("utf-8", "surrogatepass"), count) for name, count in rows
        )

    def _is_ours(self, connection: Connection) -> ColumnElement[bool]:
        return history.c.workspace.in_((self._owner.for_reading(connection), ANY_WORKSPACE))


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


def _names_statement(limit: int, is_ours: ColumnElement[bool]) -> Select[bytes, int]:
    calling = history.c.calling
    written = case((func.json_valid(calling) == 1, func.json_extract(calling, "$.toolName")))
    # as bytes, because a lone surrogate in a name is none of UTF-8's characters
    name = cast(func.substr(written, 1, MAX_NAME_LENGTH), LargeBinary).label("name")
    latest = (
        select(history.c.id, name)
        .where(history.c.tool_name != FORMAT_ERROR, is_ours)
        .order_by(history.c.id.desc())
        .limit(MAX_CALLS_LOOKED_AT)
        .subquery()
    )
    return (
        select(latest.c.name, func.count())
        .where(latest.c.name.is_not(None))
        .group_by(latest.c.name)
        .order_by(func.max(latest.c.id).desc())
        .limit(limit)
    )


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
