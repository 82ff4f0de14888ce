"""Runs one call of a module or component, in a worker process; never imported by the app.

What comes back is {"end": how, "text": result, "stderr": its end} with the words that explain it
in "why"; `wasm_calls.py` beside it makes a result of that. A bug in compiled code, or in the
compiler, ends this process and nothing else.
"""

from __future__ import annotations

import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from wasmtime import (
    ExitTrap,
    Func,
    Instance,
    Memory,
    Module,
    Store,
    Trap,
    TrapCode,
    WasiConfig,
    WasmtimeError,
)
from wasmtime.component import Component, Variant

from tooldesk.execution.wasm_tool.compiled_modules import CompiledModules, NotUsableError

MAX_OUTPUT_BYTES = 8_000_000
"""What a module may write to stdout, or a component give back; one that goes on is stopped."""

STDERR_TAIL_BYTES = 2_000
"""What is kept of the end of stderr, to explain a failure."""

_TABLE_ELEMENTS = 100_000
_INSTANCES = 200
_MEMORIES = 4
_TABLES = 100
_NEARLY = 0.9
"""Share of its memory that one which failed has used, so that the limit is the likely reason."""

_LONGEST_WORDS = 500

_compiled: dict[str | None, CompiledModules] = {}


def run(request: dict[str, Any]) -> dict[str, Any]:
    """Run a call, which has the keys that `wasm_calls.py` writes."""
    call = _Call(request)
    try:
        compiled = _compiled_in(request["cache_dir"])
        return call.run(compiled, compiled.get(request["module"], request["sha256"]))
    except NotUsableError as error:
        return call.ended("unusable", why=str(error))


def _compiled_in(folder: str | None) -> CompiledModules:
    if folder not in _compiled:
        _compiled[folder] = CompiledModules(folder)
    return _compiled[folder]


class _Watch:
    """Stops the call that runs at its deadline; one at a time runs here.

    A thread a call takes longer than a small module does. So one sleeps until the deadline that it
    was begun for, looks then which call runs, and ends when none does.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._ends_at: float | None = None
        self._wakes_at: float | None = None
        self._stop: Callable[[], None] = lambda: None

    @contextmanager
    def limit(self, timeout_s: float, stop: Callable[[], None]) -> Iterator[None]:
        """Call `stop` after this time, if that is within the block, and never behind it."""
        with self._changed:
            self._ends_at, self._stop = time.monotonic() + timeout_s, stop
            if self._wakes_at is None:
                self._wakes_at = self._ends_at
                threading.Thread(target=self._wait, daemon=True).start()
            elif self._ends_at < self._wakes_at:
                self._changed.notify()
        try:
            yield
        finally:
            with self._changed:
                self._ends_at = None

    def _wait(self) -> None:
        with self._changed:
            while self._ends_at is not None:
                left_s = self._ends_at - time.monotonic()
                if left_s <= 0:
                    self._ends_at = None
                    self._stop()
                    break
                self._wakes_at = self._ends_at
                self._changed.wait(left_s)
            self._wakes_at = None


_watch = _Watch()


class _Call:
    """One call: its store, what it wrote, and why it was stopped."""

    def __init__(self, request: dict[str, Any]) -> None:
        self._request = request
        self._stdout = bytearray()
        self._stderr_tail = b""
        self._is_late = False
        self._is_flood = False
        self._interrupt: Callable[[], None] = lambda: None

    def run(self, compiled: CompiledModules, code: Module | Component) -> dict[str, Any]:
        self._interrupt = compiled.engine.increment_epoch
        store = Store(compiled.engine)
        store.set_epoch_deadline(1)
        store.set_limits(
            self._request["memory_bytes"], _TABLE_ELEMENTS, _INSTANCES, _TABLES, _MEMORIES
        )
        with (
            _stdin_file(self._request["stdin"].encode()) as stdin,
            _watch.limit(self._request["timeout_s"], self._stop),
        ):
            try:
                store.set_wasi(self._wasi(stdin, is_component=isinstance(code, Component)))
                if isinstance(code, Component):
                    return self._run_component(compiled, store, code)
                return self._run_module(compiled, store, code)
            except (Trap, WasmtimeError) as error:
                return self._stopped(error)

    def ended(self, end: str, text: str = "", why: str = "", **more: Any) -> dict[str, Any]:
        """What is told of a call."""
        stderr = self._stderr_tail.decode("utf-8", "replace")
        return {"end": end, "text": text, "why": why[:_LONGEST_WORDS], "stderr": stderr, **more}

    def _run_module(
        self, compiled: CompiledModules, store: Store, module: Module
    ) -> dict[str, Any]:
        names = [each.name for each in module.exports]
        if "_start" not in names:
            return self.ended("no entry", why=", ".join(map(str, names)))
        instance = compiled.linker.instantiate(store, module)
        start = instance.exports(store)["_start"]
        if not isinstance(start, Func):
            return self.ended("no entry", why="_start is no function")
        try:
            start(store)
        except ExitTrap as error:
            if error.code:
                return self.ended("exit", self._text(), code=error.code)
        except Trap as error:
            return self._stopped(error, _is_full(instance, store, self._request["memory_bytes"]))
        return self._flooded() if self._is_flood else self.ended("ok", self._text())

    def _run_component(
        self, compiled: CompiledModules, store: Store, component: Component
    ) -> dict[str, Any]:
        instance = compiled.component_linker.instantiate(store, component)
        function = instance.get_func(store, "call")
        if function is None:
            names = component.type.exports(compiled.engine)
            return self.ended("no entry", why=", ".join(names))
        try:
            found = function(store, self._request["stdin"])
        except (TypeError, ValueError) as error:
            return self.ended("no entry", why=f"call takes other arguments ({error})")
        match found:
            case Variant(tag="ok", payload=str() as text):
                too_long = len(text) > MAX_OUTPUT_BYTES
                return self._flooded() if too_long else self.ended("ok", text)
            case Variant(tag="err", payload=str() as text):
                return self.ended("error", text[:MAX_OUTPUT_BYTES])
        return self.ended("no entry", why=f"call gives back {type(found).__name__}")

    def _stopped(self, error: Exception, is_full: bool = False) -> dict[str, Any]:
        if self._is_flood:
            return self._flooded()
        code = error.trap_code if isinstance(error, Trap) else None
        if code is TrapCode.INTERRUPT and self._is_late:
            return self.ended("timeout")
        if isinstance(error, Trap):
            kind = "memory" if is_full or code is TrapCode.ALLOCATION_TOO_LARGE else "trap"
            return self.ended(kind, self._text(), code.name if code else error.message)
        words = str(error).partition("wasm backtrace")[0]
        return self.ended("memory" if "exceeds memory limits" in words else "unusable", why=words)

    def _flooded(self) -> dict[str, Any]:
        return self.ended("flood", why=f"{MAX_OUTPUT_BYTES:,}")

    def _text(self) -> str:
        return self._stdout.decode("utf-8", "replace")

    def _wasi(self, stdin: str, is_component: bool) -> WasiConfig:
        wasi = WasiConfig()
        wasi.argv = [os.path.basename(self._request["module"])]
        # the names that it was granted, and no other of this process
        wasi.env = [(name, os.environ[name]) for name in self._request["variables"]]
        wasi.stdin_file = stdin
        # what a component prints is no result
        wasi.stdout_custom = self._show if is_component else self._take
        wasi.stderr_custom = self._show_error
        for path, mounted_as, is_writable in self._request["folders"]:
            wasi.preopen_dir(path, mounted_as, fs_mutable=is_writable)
        return wasi

    def _take(self, data: bytes) -> None:
        if len(self._stdout) + len(data) > MAX_OUTPUT_BYTES:
            self._is_flood = True
            self._interrupt()
            return
        self._stdout += data

    @staticmethod
    def _show(data: bytes) -> None:
        _write(sys.stdout.fileno(), data)

    def _show_error(self, data: bytes) -> None:
        self._stderr_tail = (self._stderr_tail + data)[-STDERR_TAIL_BYTES:]
        _write(sys.stderr.fileno(), data)

    def _stop(self) -> None:
        self._is_late = True
        self._interrupt()


def _is_full(instance: Instance, store: Store, limit: int) -> bool:
    """Whether the memory that a module exports is nearly as large as it may be."""
    memory = instance.exports(store).get("memory")
    return isinstance(memory, Memory) and memory.data_len(store) >= _NEARLY * limit


@contextmanager
def _stdin_file(content: bytes) -> Iterator[str]:
    """The content as a file, which is the only form that WASI here takes it in."""
    if hasattr(os, "memfd_create"):
        descriptor = os.memfd_create("stdin")
        try:
            _write(descriptor, content)
            yield f"/proc/self/fd/{descriptor}"
        finally:
            os.close(descriptor)
        return
    with tempfile.NamedTemporaryFile(delete=False) as file:
        file.write(content)
    try:
        yield file.name
    finally:
        with suppress(OSError):
            os.unlink(file.name)


def _write(descriptor: int, data: bytes) -> None:
    while data:
        data = data[os.write(descriptor, data) :]
