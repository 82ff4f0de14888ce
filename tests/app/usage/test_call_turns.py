"""Calls of one output that act on the same thing act in the order in which they were written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.execution.builtin_tool.catalogue import builtin_definition
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.events.event_lines import lines_of
from tooldesk.usage.lifecycle import (
    CallFinished,
    ProgressReported,
    StageStarted,
    UsageEvent,
    UsageFinished,
)
from tooldesk.usage.stops import Stops

Calls = tuple[tuple[str, JsonObject], ...]
Text = Callable[..., str]


class Desk:
    """Runs outputs whose first call gets its yes last: when each other one waits, or has ended."""

    def __init__(self, app: App, text: Text) -> None:
        self.app = app
        self.text = text
        self.told: list[str] = []
        """What calls waited for, in words."""

        self.begun: list[int] = []
        """In the order in which they came to their stage cache: what ran has ended by then."""

    async def run(
        self,
        calls: Calls,
        first: Answer = Answer.ONCE,
        stop_first: bool = False,
        only: frozenset[int] | None = None,
    ) -> tuple[ToolResult, ...]:
        """`only` are the calls that are waited for before the first goes on; None is all."""
        late = set(range(1, len(calls)) if only is None else only)
        is_time, stops = asyncio.Event(), Stops()

        async def ask(request: PermissionRequest) -> Answer:
            if request.call_index == 0:
                await is_time.wait()
                return first
            return Answer.ONCE

        context = ToolContext(session_id="s")
        events = self.app.usage.run(self.text(*calls), context=context, ask=ask, stops=stops)
        async with asyncio.timeout(60), aclosing(events) as each:
            async for event in each:
                self._note(event)
                if isinstance(event, ProgressReported | CallFinished):
                    late.discard(event.call_index)
                if not late and not is_time.is_set():
                    is_time.set()
                    if stop_first:
                        stops.stop(0)
        assert isinstance(event, UsageFinished)
        return event.results

    def _note(self, event: UsageEvent) -> None:
        if isinstance(event, ProgressReported) and event.message:
            self.told.append(f"{event.call_index + 1}: {event.message}")
        if isinstance(event, StageStarted) and event.stage == "cache":
            assert event.call_index is not None
            self.begun.append(event.call_index)


@pytest.fixture
async def desk(app: App, hermes: Text, trust: Callable[[Path, Path], None]) -> Desk:
    """All that act on something ask."""
    names = ("bash", "write", "edit", "read_file", "grep", "notebook", "task", "mailbox")
    folder = app.workspace.folder
    trust(app.paths.data_dir, folder)
    tools = [
        builtin_definition(name).model_copy(
            update={"permission": Permission.ASK, "permission_rules": ()}
        )
        for name in names
    ]
    await app.workspace.put(tools)
    (folder / "notes.txt").write_text("one", encoding="utf-8")
    return Desk(app, hermes)


@pytest.mark.parametrize(
    ("calls", "texts", "steps"),
    [
        (
            (
                ("bash", {"command": "mkdir -p sub; cd sub; x=kept"}),
                ("bash", {"command": 'echo -n "$x in $(basename "$PWD")"'}),
            ),
            ["", "kept in sub"],
            [range(0, 1), range(1, 2)],
        ),
        (
            (
                ("write", {"path": "notes.txt", "content": "two"}),
                ("edit", {"path": "./sub/../notes.txt", "old_text": "two", "new_text": "three"}),
                ("read_file", {"path": "notes.txt"}),
                ("grep", {"pattern": "three", "output": "files"}),
            ),
            ["Replaced", "+three", "three", "notes.txt"],
            [range(0, 1), range(1, 2), range(2, 4)],
        ),
        (
            (
                ("write", {"path": "run.sh", "content": "echo -n ran"}),
                ("bash", {"command": "bash run.sh; echo -n four > notes.txt"}),
                ("edit", {"path": "notes.txt", "old_text": "four", "new_text": "five"}),
            ),
            ["Made", "ran", "+five"],
            [range(0, 1), range(1, 2), range(2, 3)],
        ),
        (
            (
                ("task", {"action": "add", "title": "first"}),
                ("task", {"action": "add", "title": "second"}),
                ("task", {"action": "update", "id": 1, "status": "done"}),
            ),
            ["task 1", "task 2", "task 1"],
            [range(0, 1), range(1, 2), range(2, 3)],
        ),
        (
            (
                ("mailbox", {"action": "send", "to": "bob", "text": "hello"}),
                ("mailbox", {"action": "send", "to": "bob", "text": "again"}),
            ),
            ["bob", "bob"],
            [range(0, 1), range(1, 2)],
        ),
    ],
)
async def test_each_waits_for_those_before_it(
    desk: Desk, calls: Calls, texts: list[str], steps: list[range]
) -> None:
    results = await desk.run(calls)
    for result, text in zip(results, texts, strict=True):
        assert not result.is_error, result.joined_text
        assert text.lower() in result.joined_text.lower()
    # calls that hang on nothing between them begin in either order
    assert [sorted(desk.begun[at.start : at.stop]) for at in steps] == [list(at) for at in steps]
    assert len(desk.begun) == steps[-1].stop == len(calls)
    kind = {"task": "task board", "mailbox": "mailboxes"}.get(calls[0][0], "files")
    assert f"2: Waits for call 1, which uses the same {kind}" in desk.told


async def test_what_meets_nothing_before_it_does_not_wait(desk: Desk) -> None:
    calls = (
        ("write", {"path": "a.txt", "content": "a"}),
        ("write", {"path": "b.txt", "content": "b"}),
        ("read_file", {"path": "notes.txt"}),
        ("task", {"action": "list"}),
    )
    results = await desk.run(calls)
    assert not any(each.is_error for each in results)
    assert desk.told == []
    assert desk.begun[-1] == 0


async def test_readers_of_one_file_do_not_wait_for_each_other(desk: Desk) -> None:
    calls = (
        ("read_file", {"path": "notes.txt"}),
        ("notebook", {"path": "notes.txt", "action": "read"}),
    )
    await desk.run(calls)
    assert desk.told == []
    assert desk.begun == [1, 0]


@pytest.mark.parametrize("stop_first", [False, True])
async def test_call_that_is_refused_or_stopped_gives_its_place_back(
    desk: Desk, stop_first: bool
) -> None:
    calls = (
        ("bash", {"command": "echo never > notes.txt"}),
        ("read_file", {"path": "notes.txt"}),
    )
    refused, read = await desk.run(calls, first=Answer.DENY, stop_first=stop_first)
    why = "The call was stopped" if stop_first else "bash asked, and the answer was no."
    assert refused.joined_text.startswith(why)
    assert read.joined_text == "one"
    assert desk.told == ["2: Waits for call 1, which uses the same files"]


async def test_call_that_is_none_holds_nobody_up(desk: Desk) -> None:
    calls = (
        ("no_such_tool_at_all", {}),
        ("write", {"content": "without a path"}),
        ("write", {"path": "\0", "content": "a"}),
        ("read_file", {"path": "notes.txt"}),
    )
    *failed, read = await desk.run(calls)
    assert all(each.is_error for each in failed)
    assert read.joined_text == "one"
    assert desk.told == []


def test_end_of_waiting_is_no_line_of_its_own() -> None:
    waits = ProgressReported(1, None, "Waits for call 1, which uses the same files")
    assert lines_of(waits) == ["  2  progress  Waits for call 1, which uses the same files"]
    assert lines_of(ProgressReported(1, None, "")) == []
