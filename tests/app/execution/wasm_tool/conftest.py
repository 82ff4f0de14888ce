"""Modules that are written as text, and run in real worker processes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from wasmtime import wat2wasm

from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.tool_sources import ToolSources
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

SAMPLES = Path(__file__).parents[4] / "resources" / "wasm_samples"

WASI = """
  (import "wasi_snapshot_preview1" "fd_write"
    (func $fd_write (param i32 i32 i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "proc_exit" (func $exit (param i32)))
  (import "wasi_snapshot_preview1" "path_open"
    (func $path_open (param i32 i32 i32 i32 i32 i64 i64 i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "environ_sizes_get"
    (func $environ_sizes (param i32 i32) (result i32)))
  (import "wasi_snapshot_preview1" "environ_get"
    (func $environ (param i32 i32) (result i32)))
  (memory (export "memory") 2)
  (func $say (param $stream i32) (param $at i32) (param $length i32)
    (i32.store (i32.const 0) (local.get $at))
    (i32.store (i32.const 4) (local.get $length))
    (drop (call $fd_write (local.get $stream) (i32.const 0) (i32.const 1) (i32.const 8))))
"""


def command(body: str, more: str = "") -> str:
    """A WASI command whose _start has this body; `more` is beside it."""
    return f'(module {WASI} {more} (func (export "_start") {body}))'


def saying(text: str, stream: int = 1) -> tuple[str, str]:
    """Body and data of a command that writes a text."""
    written = "".join(f"\\{byte:02x}" for byte in text.encode())
    body = f"(call $say (i32.const {stream}) (i32.const 1024) (i32.const {len(text.encode())}))"
    return body, f'(data (i32.const 1024) "{written}")'


@dataclass
class Bench:
    """A workspace of modules."""

    home: Path
    sources: ToolSources
    workers: WorkerPool
    output: list[tuple[str, str]] = field(default_factory=list)

    @property
    def workspace(self) -> Path:
        return self.home / "workspace"

    def write(self, text: str, name: str = "tool.wasm") -> Path:
        file = self.workspace / name
        file.write_bytes(wat2wasm(text))
        return file

    def define(self, **fields: Any) -> ToolDefinition:
        source = {"kind": "wasm", "module": "tool.wasm", **fields.pop("source", {})}
        return ToolDefinition.model_validate({"name": "tool", **fields, "source": source})

    async def call(
        self,
        text: str | None = None,
        arguments: JsonObject | None = None,
        env: dict[str, str] | None = None,
        **fields: Any,
    ) -> ToolResult:
        if text is not None:
            self.write(text)
        context = ToolContext(
            env_vars=env or {}, on_output=lambda stream, said: self.output.append((stream, said))
        )
        return await self.sources.call(self.define(**fields), arguments or {}, context)


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    workspace = tmp_path / "workspace"
    workspace.mkdir()
    workers, http = WorkerPool(), HttpCalls()
    sandboxes = Sandboxes(tmp_path / "sandboxes", tmp_path / "data", workspace, tmp_path / "home")
    compiled = tmp_path / "data" / "compiled"
    sources = ToolSources(workers, http, ShellCalls(), workspace, sandboxes, compiled)
    yield Bench(tmp_path, sources, workers)
    await workers.close()
    await http.close()
