"""As long as a stored value can't be read, nothing that may hold it is kept or logged."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.paths import AppPaths
from tooldesk.redaction.redactor import NOT_KEPT
from tooldesk.usage.lifecycle import LifecycleStage, StageFinished, UsageEvent
from tooldesk.usage.tool_usage import ToolUsage

CODE = "def echo(text: str) -> str:\n    'Say it again.'\n    return text\n"
CANARY = "canary5f1b7c22e94d"
WHY = f"{NOT_KEPT} The keyring is locked. Unlock it with your system's password dialog, then"


def _kept(paths: AppPaths) -> str:
    files = [file for file in paths.data_dir.rglob("*") if file.is_file()]
    return "".join(file.read_bytes().decode("latin-1") for file in files)


async def _call(app: App, tool: str = "echo") -> list[UsageEvent]:
    call = {"id": f"call_{CANARY}", "name": tool, "arguments": json.dumps({"text": CANARY})}
    usage = ToolUsage(desk=app, verbose=True)
    return [event async for event in usage.run(json.dumps({"tool_calls": [{"function": call}]}))]


async def test_call_with_a_stored_secret_is_not_kept_while_the_keyring_is_locked(
    own_secret_service: Any,
    app: App,
    paths: AppPaths,
    write_tool: Callable[..., Path],
    caplog: pytest.LogCaptureFixture,
):
    caplog.set_level(logging.INFO, "tooldesk")
    write_tool("echo", CODE, cache={"enabled": True})
    await app.vault.set("STORED_KEY", CANARY)
    own_secret_service.lock()
    locked = build_app(paths)
    await locked.load()
    events = await _call(locked)
    await _call(locked, CANARY)
    assert not events[-1].results[0].is_error
    assert not locked.may_keep_texts
    # the lane says so, with what to do
    (said,) = [
        event.explanation
        for event in events
        if isinstance(event, StageFinished) and event.stage is LifecycleStage.EMIT
    ]
    assert WHY in said
    unknown, row = await locked.history.latest()
    assert (row["tool_name"], row["outcome"]) == ("echo", "ok")
    assert unknown["tool_name"] == json.loads(unknown["calling"])["toolName"] == "(not kept)"
    assert json.loads(row["calling"])["notKept"].startswith(WHY)
    assert row["result"].count(NOT_KEPT) == 1
    assert CANARY not in json.dumps([row, unknown])
    assert row["raw"] == "null"
    assert await locked.history.calls.search(CANARY) == []
    with closing(sqlite3.connect(paths.database)) as other:  # so that the log stays beside it
        other.execute("SELECT count(*) FROM sqlite_master").fetchone()
        await locked.close()
        assert paths.database.with_name(f"{paths.database.name}-wal").exists()
        assert CANARY not in _kept(paths)
    assert "The keyring is locked." in caplog.text
    assert CANARY not in caplog.text


async def test_all_is_kept_again_when_every_value_can_be_read(
    own_secret_service: Any, app: App, paths: AppPaths, write_tool: Callable[..., Path]
):
    write_tool("echo", CODE)
    await app.vault.set("STORED_KEY", CANARY)
    again = build_app(paths)
    await again.load()
    assert not again.may_keep_texts  # nobody looked yet
    await _call(again)
    assert again.may_keep_texts
    # what another program sets meanwhile counts with the next output
    await app.vault.set("LATER_KEY", "echo-of-another-program")
    (*_, finished) = await _call(again, "echo-of-another-program")
    later, row = await again.history.latest()
    assert await again.history.calls.search(CANARY) == []
    assert (await again.history.calls.search("echo"))[-1].number == 1
    await again.close()
    assert later["tool_name"] == "•••LATER_KEY•••"
    assert "another-program" not in repr(finished)
    assert "•••STORED_KEY•••" in row["calling"]
    assert "•••STORED_KEY•••" in row["raw"]
    assert CANARY not in json.dumps(row)
    assert CANARY not in _kept(paths)
