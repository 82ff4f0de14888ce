"""Calls that one process runs one after another have each a deadline of their own."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from wasmtime import wat2wasm

from tooldesk.execution.wasm_tool import wasm_runner

NOOP = '(module (memory (export "memory") 1) (func (export "_start")))'
ENDLESS = '(module (memory (export "memory") 1) (func (export "_start") (loop br 0)))'
WHILE = """(module (memory (export "memory") 1) (func (export "_start") (local i64)
  (loop (local.set 0 (i64.add (local.get 0) (i64.const 1)))
    (br_if 0 (i64.lt_u (local.get 0) (i64.const 100000000))))))"""
LONG_S, SHORT_S = 600.0, 0.05

Run = Callable[[str, float], dict[str, Any]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    def run(text: str, timeout_s: float) -> dict[str, Any]:
        code = wat2wasm(text)
        digest = hashlib.sha256(code).hexdigest()
        module = tmp_path / f"{digest}.wasm"
        module.write_bytes(code)
        request = {
            "cache_dir": str(tmp_path / "compiled"),
            "module": str(module),
            "sha256": digest,
            "memory_bytes": 1_000_000,
            "stdin": "{}",
            "variables": [],
            "folders": [],
            "timeout_s": timeout_s,
        }
        return wasm_runner.run(request)

    return run


def test_short_deadline_is_kept_behind_a_long_one(run: Run) -> None:
    assert run(NOOP, LONG_S)["end"] == "ok"
    with ThreadPoolExecutor(1) as thread:
        ending = thread.submit(run, ENDLESS, SHORT_S)
        try:
            assert ending.result(30)["end"] == "timeout"
        finally:
            for compiled in wasm_runner._compiled.values():
                compiled.engine.increment_epoch()


def test_deadline_of_a_call_that_ended_stops_no_other(run: Run) -> None:
    assert run(NOOP, SHORT_S)["end"] == "ok"
    assert run(WHILE, LONG_S)["end"] == "ok"
