"""History: one row a call in the event log, written without making the call wait."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from sqlalchemy import Connection, insert, select

from app.calling.tool_calling import ToolCalling
from app.storage.database import Database
from app.storage.stored_json import canonical_json
from app.storage.tables import history
from app.tools.tool_result import JsonObject, ToolResult
from app.usage.lifecycle import LifecycleStage, StageState


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

    session_id: str
    """Calls of one console or one terminal command share it."""

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
    def duration_s(self) -> float:
        """The sum over its stages."""
        return sum(record.duration_s for record in self.stages.values())


class History:
    """The event log in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add(self, record: CallRecord, result: ToolResult | None) -> None:
        """Write a call down soon; a cancelled one has no result."""
        failed_stage = record.failed_stage
        if result is None:
            outcome = "cancelled"
        else:
            outcome = result.error_class or "error" if result.is_error else "ok"
        values = {
            "session_id": record.session_id,
            "finished_at": datetime.now(UTC).isoformat(),
            "tool_name": record.tool_name,
            "dialect": record.calling.dialect,
            "outcome": outcome,
            "failed_stage": failed_stage.value if failed_stage else None,
            "duration_s": record.duration_s,
        }

        def write(connection: Connection) -> None:
            # the texts are made here, on the database's thread, because they can be large
            texts = {
                "stages": canonical_json(_stages_json(record)),
                "calling": canonical_json(_calling_json(record.calling)),
                "result": canonical_json(result.to_json() if result else None),
            }
            connection.execute(insert(history).values(values | texts))

        self._database.post(write)

    async def latest(self, limit: int = 100) -> list[JsonObject]:
        """The newest calls first, each as a row of the table.

        Raises:
            StorageError: the database can't be used.
        """
        statement = select(history).order_by(history.c.id.desc()).limit(limit)
        rows = await self._database.read(
            lambda connection: connection.execute(statement).mappings().all()
        )
        return [dict(row) for row in rows]


def _stages_json(record: CallRecord) -> JsonObject:
    return {
        stage.value: {
            "state": each.state.value,
            "durationS": each.duration_s,
            "explanation": each.explanation,
        }
        for stage, each in record.stages.items()
    }


def _calling_json(calling: ToolCalling) -> JsonObject:
    return {
        "toolName": calling.tool_name,
        "arguments": calling.arguments,
        "callId": calling.call_id,
        "dialect": calling.dialect,
    }
