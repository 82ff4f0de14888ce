"""CompiledModules: native code of modules, in memory and in a private folder of ours.

Compiled code is run as it is, so it is read from nowhere else, and only as we wrote it.
"""

from __future__ import annotations

import hashlib
import os
import platform
import stat
import tempfile
from collections import OrderedDict
from contextlib import suppress
from importlib.metadata import version
from typing import TYPE_CHECKING

from wasmtime import Config, Engine, Linker, Module, WasmtimeError
from wasmtime.component import Component
from wasmtime.component import Linker as ComponentLinker

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_IN_MEMORY = 8
"""Modules that one process keeps ready."""

MOST_ON_DISK = 64
"""Compiled modules that are kept; the one that was written first goes first."""

_MAGIC = b"\0asm"
_COMPONENT = b"\x0d\x00\x01\x00"
"""Version and layer of a component. Source: component model, Binary.md, "Component Definitions"."""

_DIGEST_BYTES = 32
_SETTINGS = "1"
"""Another one whenever `new_engine` changes what is compiled."""

_PRIVATE = 0o700
_OTHERS = 0o077


class NotUsableError(Exception):
    """The file is no module or component that can run; the words say why."""


def new_engine() -> Engine:
    """An engine whose code stops at a deadline, without what our limits don't reach."""
    config = Config()
    config.epoch_interruption = True
    # shared memories count against no limit of a store, nor do objects of a collector
    config.wasm_threads = False
    config.shared_memory = False
    config.wasm_gc = False
    config.gc_support = False
    config.wasm_exceptions = False
    config.wasm_multi_memory = False
    return Engine(config)


class CompiledModules:
    """Of one process. `folder` is private to us; None keeps nothing there."""

    def __init__(self, folder: str | None) -> None:
        self.engine = new_engine()
        self.linker = Linker(self.engine)
        self.linker.define_wasi()
        self.component_linker = ComponentLinker(self.engine)
        self.component_linker.add_wasip2()
        self._folder = folder if folder and _is_private(folder) else None
        self._ready: OrderedDict[str, Module | Component] = OrderedDict()

    def get(self, path: str, sha256: str) -> Module | Component:
        """The module in a file that still has this hash, compiled.

        Raises:
            NotUsableError: it is no WebAssembly, or another file than it was.
        """
        if sha256 in self._ready:
            self._ready.move_to_end(sha256)
            return self._ready[sha256]
        found = self._read(path, sha256)
        self._ready[sha256] = found
        while len(self._ready) > MOST_IN_MEMORY:
            self._ready.popitem(last=False)
        return found

    def _read(self, path: str, sha256: str) -> Module | Component:
        try:
            with open(path, "rb") as file:
                code = file.read()
        except OSError as error:
            raise NotUsableError(f"it can't be read: {error.strerror}") from None
        if hashlib.sha256(code).hexdigest() != sha256:
            raise NotUsableError("it was changed while the call began")
        if not code.startswith(_MAGIC):
            raise NotUsableError(_no_module(code))
        kind = Component if code[4:8] == _COMPONENT else Module
        name = self._name(sha256)
        kept = self._load(name)
        if kept is not None:
            # of another processor than the one it was compiled on: compiled anew
            with suppress(WasmtimeError):
                return kind.deserialize(self.engine, kept)
        try:
            found = kind(self.engine, code)
        except WasmtimeError as error:
            raise NotUsableError(str(error)) from None
        self._keep(name, found.serialize)
        return found

    def _name(self, sha256: str) -> str:
        parts = (sha256, version("wasmtime"), _SETTINGS, platform.machine())
        return hashlib.sha256(" ".join(parts).encode()).hexdigest() + ".cwasm"

    def _load(self, name: str) -> bytes | None:
        """What we wrote, or None: a file of anybody else's, or one that is cut off, is none."""
        if self._folder is None:
            return None
        try:
            descriptor = os.open(
                os.path.join(self._folder, name), os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0)
            )
            with open(descriptor, "rb") as file:
                if not _is_ours(os.fstat(descriptor)):
                    return None
                content = file.read()
        except OSError:
            return None
        digest, code = content[:_DIGEST_BYTES], content[_DIGEST_BYTES:]
        return code if hashlib.sha256(code).digest() == digest else None

    def _keep(self, name: str, serialize: Callable[[], bytes | bytearray]) -> None:
        """Without it the next process compiles again, which is all."""
        if self._folder is None:
            return
        code = bytes(serialize())
        with suppress(OSError):
            with tempfile.NamedTemporaryFile(dir=self._folder, delete=False) as file:
                file.write(hashlib.sha256(code).digest() + code)
            os.replace(file.name, os.path.join(self._folder, name))
            self._forget_oldest(self._folder)

    @staticmethod
    def _forget_oldest(folder: str) -> None:
        with os.scandir(folder) as entries:
            files = sorted(entries, key=lambda entry: entry.stat().st_mtime, reverse=True)
        for entry in files[MOST_ON_DISK:]:
            os.unlink(entry.path)


def _no_module(code: bytes) -> str:
    if code.lstrip()[:1] == b"(":
        return "it is WebAssembly as text (WAT): make a .wasm file of it with wat2wasm"
    return "it is no WebAssembly"


def _is_private(folder: str) -> bool:
    """Have it, for us alone; false where it is anybody else's."""
    try:
        os.makedirs(folder, mode=_PRIVATE, exist_ok=True)
        found = os.lstat(folder)
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and _is_ours(found)


def _is_ours(found: os.stat_result) -> bool:
    if not hasattr(os, "getuid"):
        return True  # Windows: what is below a person's own folders is theirs alone
    return found.st_uid == os.getuid() and not found.st_mode & _OTHERS
