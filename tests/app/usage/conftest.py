"""Outputs of models, run to their end."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.settings import RunSettings
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.lifecycle import (
    CallFinished,
    StageFailed,
    StageFinished,
    UsageEvent,
    UsageFinished,
)
from tooldesk.usage.messages.message_text import message_text

ADD = 'def add(a: int, b: int = 1) -> int:\n    """Add two numbers."""\n    return a + b\n'
ADD_SCHEMA = {
    "type": "object",
    "properties": {"a": {"type": "integer"}, "b": {"type": "integer", "default": 1}},
    "required": ["a"],
}


@dataclass
class Ran:
    """What became of one output."""

    events: list[UsageEvent]

    @property
    def finished(self) -> UsageFinished:
        last = self.events[-1]
        assert isinstance(last, UsageFinished)
        return last

    @property
    def contents(self) -> list[str]:
        """What the model is told of each call, without the markup around it, and corrected."""
        calls = [event for event in self.events if isinstance(event, CallFinished)]
        texts = [message_text(call.message) for call in sorted(calls, key=lambda c: c.call_index)]
        ends = [event for event in self.events if isinstance(event, StageFinished)]
        corrections = [e.output for e in ends if (e.call_index, e.stage) == (None, "emit")]
        told = [text.removeprefix(OPEN).removesuffix(CLOSE) for text in texts]
        return [*told, *map(message_text, corrections)]

    def end_of(self, stage: str, index: int | None = 0) -> StageFinished | StageFailed:
        """How a stage of a call ended."""
        ended = [e for e in self.events if isinstance(e, StageFinished | StageFailed)]
        (end,) = (e for e in ended if e.call_index == index and e.stage.value == stage)
        return end


OPEN, CLOSE = "<tool_response>\n", "\n</tool_response>"


Run = Callable[..., Awaitable[Ran]]


@pytest.fixture
def hermes() -> Callable[..., str]:
    def write(*calls: tuple[str, JsonObject]) -> str:
        bodies = (json.dumps({"name": name, "arguments": given}) for name, given in calls)
        return "\n".join(f"<tool_call>\n{body}\n</tool_call>" for body in bodies)

    return write


@pytest.fixture
def run(app: App) -> Run:
    """Runs a text; what is not named of the context is as usual."""

    async def run_text(text: str, **context: object) -> Ran:
        async with aclosing(app.usage.run(text, context=ToolContext(**context))) as events:
            return Ran([event async for event in events])

    return run_text


@pytest.fixture
def remind_after(app: App) -> Callable[[int], None]:
    """Sets the interval of reminders."""

    def change(interval: int) -> None:
        changed = RunSettings(remember_format_after_usages=interval)
        app.settings.current = app.settings.current.model_copy(update={"run": changed})

    return change


@pytest.fixture
async def adder(app: App, write_tool: Callable[..., Path]) -> App:
    write_tool("add", ADD, input_schema=ADD_SCHEMA)
    await app.workspace.load()
    return app
