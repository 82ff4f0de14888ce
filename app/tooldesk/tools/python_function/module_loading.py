"""ToolModules: the user's .py files, imported once and watched for changes."""

from __future__ import annotations

import errno
import importlib
import importlib.util
import inspect
import os
import stat
import sys
import time
import traceback
import types
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from .source_imports import LIBRARIES, SourceImports
from .tracebacks import user_traceback

_SETTLED_S = 2.0
"""A file changed less long ago may change again within the resolution of its clock."""


_LARGEST_BYTES = 10_000_000
"""Nobody writes so much; a device would never end."""


class ImportFailure(Exception):
    """The file can't be imported: `line` (from 1, or None), `reason`, `trace`, `is_missing`.

    `module` is one that it imports and that is not there, or "".
    """

    def __init__(
        self,
        reason: str,
        line: int | None = None,
        trace: str = "",
        is_missing: bool = False,
        module: str = "",
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line
        self.trace = trace
        self.is_missing = is_missing
        self.module = module


class ToolModules:
    """Imports tool files; tells when a file that was imported has changed since."""

    def __init__(self) -> None:
        self._modules: dict[str, types.ModuleType] = {}
        self._imports = SourceImports()
        self._watched: dict[str, _FileState] = {}
        self._known_count = 0

    def load(self, path: str) -> types.ModuleType:
        """The module of that file, imported on first use.

        Raises:
            ImportFailure: it is missing, has a syntax error, or raises while it is imported.
        """
        module = self._modules.get(path)
        if module is None:
            module = self._import(path)
            self._modules[path] = module
        return module

    def changed(self) -> bool:
        """Whether a tool's file, or one it imported from beside it, is no longer what ran."""
        return any(state.changed(path) for path, state in self._watched.items())

    def functions(self, path: str) -> list[tuple[str, Callable[..., Any]]]:
        """Public functions, and classes with `run`, that the file itself defines, in its order.

        Raises:
            ImportFailure: as in `load`.
        """
        module = self.load(path)
        lines: dict[int, tuple[str, Callable[..., Any]]] = {}
        for name, value in vars(module).items():
            if name.startswith("_") or getattr(value, "__name__", None) != name:
                continue
            # not made by its constructor, which may do more than describing asks for
            function = object.__new__(value).run if is_tool_class(value) else value
            line = _definition_line(function, path)
            if line is not None:
                lines[line] = (name, function)
        return [lines[line] for line in sorted(lines)]

    def _import(self, path: str) -> types.ModuleType:
        try:
            state, source = _FileState.read(path)
        except OSError as reason:
            missing = isinstance(reason, FileNotFoundError)
            why = "there is no such file" if missing else f"it can't be read: {reason.strerror}"
            raise ImportFailure(why, is_missing=True) from None
        self._watched[path] = state
        root, name = _module_name(path)
        self._add_root(root)
        return _execute(path, name, source)

    def _add_root(self, root: str) -> None:
        """Make neighbours importable: the standard library wins over them, packages do not."""
        if not self._imports.add(root) or root in sys.path:
            return
        libraries = (at for at, p in enumerate(sys.path) if p.rstrip("/\\").endswith(LIBRARIES))
        sys.path.insert(next(libraries, len(sys.path)), root)

    def watch_imports(self) -> None:
        """Note the files that were imported from beside the tools since the last time."""
        if len(sys.modules) == self._known_count:
            return
        self._known_count = len(sys.modules)
        for module in list(sys.modules.values()):
            path = getattr(module, "__dict__", {}).get("__file__")
            if not isinstance(path, str) or path in self._watched:
                continue
            if path.endswith(".py") and self._imports.is_beside_tools(path):
                with suppress(OSError):
                    self._watched[path] = _FileState.read(path)[0]


class _FileState:
    """What a file was when it was read."""

    def __init__(self, stamp: tuple[int, int], digest: int, is_settled: bool) -> None:
        self.stamp = stamp
        self.digest = digest
        self.is_settled = is_settled

    @classmethod
    def read(cls, path: str) -> tuple[_FileState, bytes]:
        status = os.stat(path)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EINVAL, "not a file")
        with open(path, "rb") as file:
            source = file.read(_LARGEST_BYTES + 1)
        if len(source) > _LARGEST_BYTES:
            raise OSError(errno.EFBIG, f"larger than {_LARGEST_BYTES:,} bytes")
        is_settled = time.time() - status.st_mtime > _SETTLED_S
        return cls((status.st_mtime_ns, status.st_size), hash(source), is_settled), source

    def changed(self, path: str) -> bool:
        try:
            status = os.stat(path)
            if (status.st_mtime_ns, status.st_size) == self.stamp and self.is_settled:
                return False
            now, _ = _FileState.read(path)
        except OSError:
            return True
        self.is_settled, self.stamp = now.is_settled, now.stamp
        return now.digest != self.digest


def is_tool_class(value: Any) -> bool:
    """Whether it is a class whose instances have a method `run`, such as many frameworks use."""
    if not inspect.isclass(value) or inspect.isabstract(value):
        return False
    is_protocol = vars(value).get("_is_protocol", False)
    return not is_protocol and inspect.isfunction(getattr(value, "run", None))


def _definition_line(value: Any, path: str) -> int | None:
    """The line where the file defines that function, decorated or not; None for all else."""
    function = inspect.unwrap(getattr(value, "__func__", value)) if callable(value) else None
    if not inspect.isfunction(function) or function.__code__.co_filename != path:
        return None
    return function.__code__.co_firstlineno


def _module_name(path: str) -> tuple[str, str]:
    """The folder to import from and the dotted name, for a file inside of packages too."""
    folder, file_name = os.path.split(path)
    parts = [os.path.splitext(file_name)[0]]
    while os.path.exists(os.path.join(folder, "__init__.py")):
        folder, package = os.path.split(folder)
        parts.insert(0, package)
    name = ".".join(parts)
    is_taken = name in sys.modules or name in getattr(sys, "stdlib_module_names", ())
    return folder, f"_tool_{name}" if is_taken and len(parts) == 1 else name


def _execute(path: str, name: str, source: bytes) -> types.ModuleType:
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None:
        raise ImportFailure("its name does not end in .py")
    module = importlib.util.module_from_spec(spec)
    previous = sys.modules.get(name)
    sys.modules[name] = module
    try:
        if spec.parent and spec.parent != name:
            importlib.import_module(spec.parent)
        # compiled here: a cached .pyc is as good as its source only to the second
        exec(compile(source, path, "exec", dont_inherit=True), module.__dict__)
    except BaseException as reason:  # sys.exit at import as well
        if previous is None:
            del sys.modules[name]
        else:
            sys.modules[name] = previous
        raise _failure(path, reason) from None
    return module


def _failure(path: str, reason: BaseException) -> ImportFailure:
    line = None
    if isinstance(reason, SyntaxError) and reason.filename == path:
        line = reason.lineno or None
    for frame, at in traceback.walk_tb(reason.__traceback__):
        if frame.f_code.co_filename == path:
            line = at
    summary = traceback.format_exception_only(type(reason), reason)[-1].strip()
    if isinstance(reason, SystemExit):
        summary = f"it ends the program with sys.exit({reason.code!r}) while it is imported"
    module = reason.name if isinstance(reason, ModuleNotFoundError) else None
    return ImportFailure(summary, line, user_traceback(reason), module=module or "")
