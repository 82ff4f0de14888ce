"""WebAssembly through the whole lifecycle: trust, consent, fingerprints, fields of the file."""

from __future__ import annotations

import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError
from wasmtime import wat2wasm

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.execution.permissions.fingerprint import fingerprint
from tooldesk.paths import AppPaths
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.lifecycle import UsageFinished
from tooldesk.workspace.folder_reach import ReachKind, reach_of

from .conftest import command, saying

ONE, TWO = (bytes(wat2wasm(command(*saying(text)))) for text in ("1", "2"))


def define(paths: AppPaths, **fields: Any) -> None:
    source = {"kind": "wasm", "module": "tool.wasm", **fields.pop("source", {})}
    file = paths.workspace_dir / "tools" / "tool.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"name": "tool", "source": source, **fields}), encoding="utf-8")


class Person:
    """Answers each question with ALWAYS, and remembers it."""

    def __init__(self) -> None:
        self.asked: list[PermissionRequest] = []

    async def ask(self, request: PermissionRequest) -> Answer:
        self.asked.append(request)
        return Answer.ALWAYS


async def run(app: App, person: Person | None = None) -> ToolResult:
    calling = ToolCalling("tool", {})
    events = [event async for event in app.usage.run_calling(calling, ask=person and person.ask)]
    assert isinstance(events[-1], UsageFinished)
    return events[-1].results[0]


@pytest.fixture
async def untrusted(paths: AppPaths) -> AsyncIterator[App]:
    define(paths)
    (paths.workspace_dir / "tool.wasm").write_bytes(ONE)
    app = build_app(paths)
    await app.load()
    yield app
    await app.close()


async def test_folder_that_nobody_trusts_runs_no_module(untrusted: App, paths: AppPaths) -> None:
    result = await run(untrusted, Person())
    assert result.is_error
    assert "trust" in result.joined_text
    assert not paths.compiled_modules.exists()
    reach = reach_of(untrusted.registry.definitions(), paths.workspace_dir)
    assert (ReachKind.MODULE, "tool.wasm") in [(each.kind, each.what) for each in reach]


async def test_another_module_under_the_same_name_asks_again(app: App, paths: AppPaths) -> None:
    define(paths, permission="ask")
    file = paths.workspace_dir / "tool.wasm"
    file.write_bytes(ONE)
    await app.workspace.load()
    person = Person()
    assert (await run(app, person)).structured == 1
    assert (await run(app, person)).is_error is False
    assert len(person.asked) == 1
    # of the same size and time, as a switch would be made that nobody is to notice
    status = file.stat()
    file.write_bytes(TWO)
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert len(ONE) == len(TWO)
    await run(app, person)
    assert len(person.asked) == 2
    assert "code in tool.wasm" in person.asked[1].reason


async def test_folder_outside_needs_a_consent(app: App, paths: AppPaths, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    define(paths, source={"folders": [{"path": str(outside)}]})
    (paths.workspace_dir / "tool.wasm").write_bytes(ONE)
    await app.workspace.load()
    person = Person()
    assert (await run(app)).is_error
    assert (await run(app, person)).structured == 1
    assert str(outside) in str(person.asked[0].edges[0])


def test_grants_are_part_of_what_a_yes_is_about(tmp_path: Path) -> None:
    (tmp_path / "tool.wasm").write_bytes(ONE)

    def of(**source: Any) -> dict[str, str]:
        fields = {"name": "a", "source": {"kind": "wasm", "module": "tool.wasm", **source}}
        return dict(fingerprint(ToolDefinition.model_validate(fields), tmp_path))

    seen = [
        of(),
        of(memory_mb=65),
        of(folders=[{"path": "a"}]),
        of(folders=[{"path": "a", "is_writable": True}]),
        of(folders=[{"path": "a", "mounted_as": "/a"}]),
    ]
    assert all(first != second for at, first in enumerate(seen) for second in seen[:at])
    assert "code in tool.wasm" in seen[0]


def test_only_what_changes_files_asks_by_default() -> None:
    def permission(**source: Any) -> Permission:
        fields = {"name": "a", "source": {"kind": "wasm", "module": "a.wasm", **source}}
        return ToolDefinition.model_validate(fields).permission

    assert permission() == Permission.ALLOW
    assert permission(folders=[{"path": "a"}]) == Permission.ALLOW
    assert permission(folders=[{"path": "a", "is_writable": True}]) == Permission.ASK


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"execution_mode": "sandboxed"}, "always runs in a sandbox of its own"),
        ({"source": {"folders": [{"path": "a"}, {"path": "b"}]}}, 'same "mounted_as"'),
        ({"source": {"module": "a\0b"}}, "zero byte"),
        ({"source": {"fuel": 3}}, "fuel"),
    ],
)
def test_what_makes_no_sense_is_an_error(fields: dict[str, Any], words: str) -> None:
    source = {"kind": "wasm", "module": "a.wasm", **fields.pop("source", {})}
    with pytest.raises(ValidationError, match=words):
        ToolDefinition.model_validate({"name": "a", **fields, "source": source})
