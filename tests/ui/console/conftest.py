"""Event streams and a core that plays them, for the console's tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tooldesk.bootstrap import App
from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.calling.selection import Candidate, Selection
from tooldesk.calling.tool_calling import FormatError, HeldBack, ParsedOutput, Repair, ToolCalling
from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
from tooldesk.errors import InvalidInputError, ToolUsageError
from tooldesk.execution.tool_registry import ToolRegistry
from tooldesk.settings_file import SettingsFile
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.lifecycle import (
    CallFinished,
    CallFound,
    LifecycleStage,
    OutputStreamed,
    ProgressReported,
    StageFailed,
    StageFinished,
    StageStarted,
    StageState,
    UsageEvent,
    UsageFinished,
)
from tooldesk.workspace.saved_calls import SavedCalls
from tooldesk_ui.console.console_screen import ConsoleScreen
from tooldesk_ui.frame.window_commands import every_command

Steps = Callable[[ConsoleScreen], Awaitable[None]]
TEXT = "Hello <a> and <b>"
GREET = ToolDefinition(
    name="greet",
    description="Greets.",
    source=PythonSource(file="greet.py", function="greet"),
    input_schema={
        "type": "object",
        "properties": {
            "name": {"type": "string", "description": "Who."},
            "times": {"type": "integer", "minimum": 1},
            "loud": {"type": "boolean"},
            "person": {
                "type": "object",
                "properties": {"age": {"type": "integer"}},
                "required": ["age"],
            },
        },
        "required": ["name"],
    },
)
PING = ToolDefinition(name="ping", source=PythonSource(file="ping.py", function="ping"))


@dataclass
class Script:
    """Makes the events that ToolUsage would give for made-up calls."""

    events: list[UsageEvent] = field(default_factory=list)

    def started(self, index: int | None, stage: LifecycleStage) -> None:
        self.events.append(StageStarted(index, stage, datetime.now(UTC)))

    def passed(
        self,
        index: int | None,
        stage: LifecycleStage,
        output: Any = None,
        *,
        state: StageState = StageState.PASSED,
    ) -> None:
        self.started(index, stage)
        self.events.append(StageFinished(index, stage, state, 0.01, output, f"{stage} is fine"))

    def failed(
        self,
        index: int | None,
        stage: LifecycleStage,
        error: ToolUsageError,
        output: Any = None,
        *,
        state: StageState = StageState.FAILED,
    ) -> None:
        self.started(index, stage)
        self.events.append(StageFailed(index, stage, state, 0.01, error, output))

    def parsed(self, *callings: ToolCalling, held_back: tuple[HeldBack, ...] = ()) -> None:
        parsed = ParsedOutput(callings, held_back, "Hello", "", (), "hermes")
        self.passed(None, LifecycleStage.PARSE, parsed)
        self.events += [CallFound(index, calling) for index, calling in enumerate(callings)]

    def unreadable(self, message: str = "A comma is missing.") -> None:
        parsed = ParsedOutput(errors=(FormatError(message, 6, 9, "hermes"),), content="Hello")
        error = InvalidInputError(message, next_step="Mend the text.")
        self.failed(None, LifecycleStage.PARSE, error, parsed)
        prompt = {"role": "user", "content": "Write the call again."}
        self.passed(None, LifecycleStage.EMIT, prompt)
        self.events.append(UsageFinished(parsed, (), (prompt,), 0.1))

    def call(self, index: int, result: ToolResult, *, until: LifecycleStage | None = None) -> None:
        """A call that passes all stages, or all before `until`."""
        outputs: dict[LifecycleStage, Any] = {
            LifecycleStage.SELECT: Selection(
                "greet", "greet", "exact", (Candidate("greet", 1.0),), None, "It is registered."
            ),
            LifecycleStage.VALIDATE: Validation({"name": "Ada"}),
            LifecycleStage.EXECUTE: result,
            LifecycleStage.CACHE: CacheOutcome("tool:greet|input:{}", "not stored", "it is off"),
            LifecycleStage.EMIT: {"role": "tool", "content": result.joined_text},
        }
        for stage, output in outputs.items():
            if stage is until:
                return
            self.passed(index, stage, output)
        self.finished(index, result)

    def finished(self, index: int, result: ToolResult) -> None:
        message = {"role": "tool", "content": result.joined_text}
        self.events.append(CallFinished(index, "greet", result, message, 0.05))

    def over(self) -> None:
        self.events.append(UsageFinished(None, (), (), 0.2))


def calling(name: str = "greet", start: int = 6, end: int = 9, **fields: Any) -> ToolCalling:
    arguments = fields.pop("arguments", {"name": "Ada"})
    return ToolCalling(name, arguments, None, start, end, "hermes", **fields)


def text_result(text: str = "Hello Ada") -> ToolResult:
    return ToolResult((TextContent(text),))


def two_calls() -> Script:
    script = Script()
    script.parsed(calling(), calling("ping", 14, 17))
    script.call(0, text_result())
    script.call(1, text_result("pong"))
    script.over()
    return script


def invalid_call() -> Script:
    script = Script()
    script.parsed(calling(arguments={"name": 7}))
    script.call(0, text_result(), until=LifecycleStage.VALIDATE)
    error = InvalidInputError("/name: 7 is not text.", next_step="Write a text.")
    wrong = ValidationError("/name", "type", "7 is not text.", "Write a text.")
    found = Validation({"name": 7}, (wrong,), (Coercion("/times", "2", 2, "wants an integer"),))
    script.failed(0, LifecycleStage.VALIDATE, error, found)
    script.events += [
        StageFinished(0, stage, StageState.SKIPPED, 0, None, "Not reached.")
        for stage in (LifecycleStage.EXECUTE, LifecycleStage.CACHE)
    ]
    script.passed(0, LifecycleStage.EMIT, {"role": "tool", "content": "Write it again."})
    result = ToolResult((TextContent("Write it again."),), is_error=True)
    script.finished(0, result)
    script.over()
    return script


def repaired_call() -> Script:
    script = Script()
    script.parsed(calling(repairs=(Repair(7, "a", "b", "wrong letter"),), confidence=0.7))
    script.call(0, text_result())
    script.over()
    return script


def held_back_call() -> Script:
    script = Script()
    held = HeldBack(calling("greet", 14, 17), "incomplete", "The text ends in this call.")
    script.parsed(calling("ping", 6, 9), held_back=(held,))
    script.call(0, text_result("pong"))
    script.over()
    return script


def running_call() -> Script:
    """A tool that prints, tells how far it is, and never ends."""
    script = Script()
    script.parsed(calling())
    script.call(0, text_result(), until=LifecycleStage.EXECUTE)
    script.started(0, LifecycleStage.EXECUTE)
    script.events += [
        OutputStreamed(0, "stdout", "\x1b[1mone\x1b[0m\n"),
        OutputStreamed(0, "stderr", "two\n"),
        ProgressReported(0, 0.5, "half way"),
    ]
    return script


class ScriptedUsage:
    """Plays a script wherever ToolUsage would run; a script without an end never ends."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.texts: list[str] = []
        self.callings: list[ToolCalling] = []
        self.was_closed = False
        self.fault: Exception | None = None

    async def run(self, text: str, **options: Any) -> AsyncIterator[UsageEvent]:
        self.texts.append(text)
        async for event in self._play(self.script.events, options.get("gate")):
            yield event

    async def run_calling(self, call: ToolCalling, **options: Any) -> AsyncIterator[UsageEvent]:
        self.callings.append(call)
        script = Script(events=[CallFound(0, call)])
        script.call(0, text_result())
        script.over()
        async for event in self._play(script.events, options.get("gate")):
            yield event

    async def _play(self, events: Iterable[UsageEvent], gate: Any) -> AsyncIterator[UsageEvent]:
        try:
            is_over = False
            for event in events:
                if gate is not None and isinstance(event, StageStarted):
                    await gate(event.call_index, event.stage)
                yield event
                is_over = isinstance(event, UsageFinished)
            if self.fault is not None:
                raise self.fault
            if not is_over:
                await asyncio.Event().wait()
        finally:
            self.was_closed = True


async def _allow(value: object) -> None:
    """Has nothing against what is saved."""


@pytest.fixture
def scripted_app(tmp_path: Path) -> Callable[[Script], Any]:
    """A stand-in for the core with two tools, one sample and a script."""

    def make(script: Script) -> Any:
        path = tmp_path / "sample.txt"
        path.write_text(TEXT, encoding="utf-8")
        return SimpleNamespace(
            may_keep_texts=True,
            usage=ScriptedUsage(script),
            settings=SettingsFile(tmp_path / "settings.json"),
            registry=ToolRegistry((GREET, PING)),
            servers=SimpleNamespace(answer_with=lambda *_: None),  # it has none
            workspace=SimpleNamespace(
                samples=lambda: (SimpleNamespace(title="A", path=path),),
                saved_calls=SavedCalls(tmp_path, _allow),
            ),
        )

    return make


@pytest.fixture
def use_console(run_async: Any, theme: Any, opened_app: Any) -> Callable[..., None]:
    """Runs a coroutine with a shown console on a fresh sample workspace, prepared before."""

    def use(steps: Steps, prepare: Callable[[App], Awaitable[None]] | None = None) -> None:
        async def body() -> None:
            async with opened_app() as core:
                await core.open_database()
                if prepare is not None:
                    await prepare(core)
                screen = ConsoleScreen(theme, every_command(theme))
                screen.resize(1100, 700)
                screen.show()
                screen.set_app(core)
                try:
                    await steps(screen)
                finally:
                    await screen.shut_down()
                    screen.deleteLater()

        run_async(body())

    return use


@pytest.fixture
def scripts() -> Any:
    """The makers of the scripts above."""
    return SimpleNamespace(
        Script=Script,
        calling=calling,
        text_result=text_result,
        two_calls=two_calls,
        invalid_call=invalid_call,
        repaired_call=repaired_call,
        held_back_call=held_back_call,
        running_call=running_call,
    )
