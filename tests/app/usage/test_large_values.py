"""What is done with a large value is done on other threads: the loop's own draws a window."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.execution.python_worker import worker_process
from tooldesk.json_pieces import LARGE
from tooldesk.paths import AppPaths
from tooldesk.redaction import redactor
from tooldesk.usage import call_usage
from tooldesk.usage.lifecycle import CallFound, UsageFinished

ECHO = {
    "name": "echo",
    "permission": "allow",
    "source": {"kind": "python", "file": "python/echo.py", "function": "echo"},
    "input_schema": {"type": "object", "properties": {"text": {"type": "string"}}},
}
CANARY = "canary-5f1e-not-to-be-seen"


async def test_no_large_text_is_looked_through_or_encoded_on_the_loop(
    paths: AppPaths, trust: Callable[..., None], monkeypatch: pytest.MonkeyPatch
):
    on_loop, elsewhere = [], []

    def noted(words: str, work: Callable[..., object], size: Callable[..., int]):
        def do(*given):
            here = threading.current_thread() is threading.main_thread()
            if size(*given) > LARGE:
                (on_loop if here else elsewhere).append(words)
            return work(*given)

        return do

    for module, name, size in (
        (redactor, "redacted_text", lambda text, _: len(text)),
        (call_usage, "cache_key", lambda _, arguments: len(arguments["text"])),
        (worker_process, "_line", lambda request: len(str(request))),
    ):
        monkeypatch.setattr(module, name, noted(name, getattr(module, name), size))
    for folder in ("python", "tools"):
        (paths.workspace_dir / folder).mkdir(parents=True)
    (paths.workspace_dir / "python/echo.py").write_text("def echo(text):\n    return text\n")
    (paths.workspace_dir / "tools/echo.json").write_text(json.dumps(ECHO))
    trust(paths.data_dir, paths.workspace_dir)
    app = build_app(paths)
    await app.load()
    app.vault.redactor.learn([("KEY", CANARY)])
    text = f"{'x' * 2 * LARGE}{CANARY}{'y' * LARGE}"
    raw = f"<tool_call>{json.dumps({'name': 'echo', 'arguments': {'text': text}})}</tool_call>"
    events = [event async for event in app.usage.run(raw)]
    await app.close()
    assert isinstance(events[-1], UsageFinished)
    shown = events[-1].results[0].joined_text
    assert len(shown) > LARGE
    assert "•••KEY•••" in shown
    is_seen = CANARY in repr(events)  # what failed would be a long text to compare
    assert not is_seen
    assert on_loop == []
    assert {"redacted_text", "cache_key", "_line"} == set(elsewhere)


async def test_many_calls_are_told_of_a_few_at_a_time_and_without_secrets(
    paths: AppPaths, trust: Callable[..., None]
):
    app = build_app(paths)
    await app.load()
    app.vault.redactor.learn([("KEY", CANARY)])
    one = json.dumps({"name": "no_such_tool", "arguments": {"text": CANARY}})
    found: list[int] = []
    between: list[int] = []

    async def look() -> None:
        while not found or found[-1] < 199:
            between.append(len(found))
            await asyncio.sleep(0)

    looking = asyncio.ensure_future(look())
    events = []
    async for event in app.usage.run(f"<tool_call>{one}</tool_call>\n" * 200):
        events.append(event)
        if isinstance(event, CallFound):
            found.append(event.call_index)
    await looking
    await app.close()
    assert found == list(range(200))
    assert len(set(between)) >= 4
    assert isinstance(events[-1], UsageFinished)
    assert len(events[-1].results) == 200
    is_seen = CANARY in repr(events)  # what failed would be a long text to compare
    assert not is_seen
