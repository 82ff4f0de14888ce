"""As long as a stored value can't be read, nothing that may hold it is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tooldesk.bootstrap import App, build_app
from tooldesk.paths import AppPaths
from tooldesk.redaction.redactor import NOT_KEPT

CODE = "def echo(text: str) -> str:\n    'Say it again.'\n    return text\n"
CANARY = "canary-5f1b7c22e94d"


def _kept(paths: AppPaths) -> str:
    files = [file for file in paths.data_dir.rglob("*") if file.is_file()]
    return "".join(file.read_bytes().decode("latin-1") for file in files)


async def _call(app: App) -> Any:
    text = json.dumps({"tool": "echo", "args": {"text": CANARY}})
    return [event async for event in app.usage.run(text)][-1]


async def test_call_with_a_stored_secret_is_not_kept_while_the_keyring_is_locked(
    own_secret_service: Any, app: App, paths: AppPaths, write_tool: Callable[..., Path]
):
    write_tool("echo", CODE, cache={"enabled": True})
    await app.vault.set("STORED_KEY", CANARY)
    own_secret_service.lock()
    locked = build_app(paths)
    await locked.load()
    finished = await _call(locked)
    assert not finished.results[0].is_error
    assert not locked.may_keep_texts
    (row,) = await locked.history.latest()
    assert (row["tool_name"], row["outcome"]) == ("echo", "ok")
    assert row["calling"].count(NOT_KEPT) == row["result"].count(NOT_KEPT) == 1
    assert CANARY not in json.dumps(row)
    assert row["raw"] == "null"
    assert await locked.history.calls.search(CANARY) == []
    await locked.close()
    assert CANARY not in _kept(paths)


async def test_all_is_kept_again_when_every_value_can_be_read(
    own_secret_service: Any, app: App, paths: AppPaths, write_tool: Callable[..., Path]
):
    write_tool("echo", CODE)
    await app.vault.set("STORED_KEY", CANARY)
    again = build_app(paths)
    await again.load()
    await _call(again)
    assert again.may_keep_texts
    (row,) = await again.history.latest()
    assert await again.history.calls.search(CANARY) == []
    assert len(await again.history.calls.search("echo")) == 1
    await again.close()
    assert "•••STORED_KEY•••" in row["calling"]
    assert "•••STORED_KEY•••" in row["raw"]
    assert CANARY not in json.dumps(row)
    assert CANARY not in _kept(paths)
