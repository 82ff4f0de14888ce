"""code_hashes: of the files that are a tool's code, so that a change of one is noticed."""

from __future__ import annotations

import hashlib
import os
import stat
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from tooldesk.execution.permissions.mentioned_files import (
    files_of_variables,
    files_of_words,
    is_loadable,
    is_script,
    words_of_script,
)
from tooldesk.execution.permissions.paths_in_words import paths_in
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_definition import PythonSource, ShellSource, ToolDefinition, WasmSource

if TYPE_CHECKING:
    from functools import _lru_cache_wrapper

MAX_FILES = 500
"""Most that are looked at; far more than a tool has beside it."""

_WHOLLY_READ_BYTES = 2_000_000
"""Of a larger file only the beginning is searched for imports."""

_LONGEST_SCRIPT_BYTES = 200_000
"""Of a longer one only the beginning is searched for names of files."""

_LARGEST_HASHED_BYTES = 500_000_000
"""A larger file is no program; of it size and times are enough."""

LONGEST_PATH = 4_096

_SETTLED_NS = 2_000_000_000
"""A file written less long ago may be written again within the resolution of its clock."""

_LARGE_BYTES = 1_000_000
"""A file from this size on is one that another process had better not read again."""

_LARGEST_AT_ONCE_BYTES = 20_000
"""A larger one takes a moment to read and to search."""

large_hashes: dict[tuple[str, str], str] = {}
"""Path and state of large files → hash; `CodeReader` brings them from process to process."""

_IMPORT = late_pattern(
    r"\bfrom\s*+(?P<origin>\.*+[\w.]{0,500})\s*+import\b\s*+(?P<names>\(|[^\n#;]*+)"
    r"|\bimport\s+(?P<modules>[\w., \t]+)"
)
"""Also finds what only looks like an import, which does no harm; `from.a import(b)` is one, too."""

_CONTINUED_LINE = late_pattern(r"\\\r?\n")
_COMMENT = late_pattern(r"#[^\n]*")
_IN_PARENTHESES = late_pattern(r"(?:[\w\s,]|#[^\n]*+)*+")
_LONGEST_NAMES = 5_000

_MODULE = late_pattern(r"\w+(?:\.\w+){0,20}")
_NAME = late_pattern(r"[\w.]+")

_COMPILED = (".so", ".pyd", ".pyc")

_Imports: TypeAlias = tuple[tuple[int, str], ...]
"""Modules and how many folders up each counts from; 0 is where imports begin."""

T = TypeVar("T")

_WITH_FILES = (PythonSource, ShellSource, WasmSource)

_here = threading.local()


class NotAtOnceError(Exception):
    """There is a file that takes a moment."""


@contextmanager
def only_at_once() -> Iterator[None]:
    """What is read in here on this thread, an event loop's, takes no time, or NotAtOnceError."""
    _here.is_at_once = True
    try:
        yield
    finally:
        _here.is_at_once = False


def code_hashes(definition: ToolDefinition, workspace_dir: Path) -> dict[str, str]:
    """Hashes of the files that a source names, and of modules beside them that these import.

    By their names, as the workspace has them; also files that a script of another language names,
    and those in what a variable's default makes programs load. What is found or started in other
    ways is not looked at, nor is the Python that runs Tooldesk, which no folder can change.
    """
    if not may_run_files(definition):
        return {}
    waiting = deque(_named_files(definition, workspace_dir))
    hashes: dict[Path, str] = {}
    folders = _Folders()
    working_dir, seen = _folder_of(definition, workspace_dir), set[Path]()
    while waiting and len(hashes) < MAX_FILES:
        path = waiting.popleft()
        if path in seen:
            continue
        seen.add(path)
        if found := file_hash(path):
            hashes[path] = found
            waiting.extend(_imported(path, _of_state(path, _imports_of) or (), folders))
            waiting.extend(_mentioned(path, (path.parent, working_dir)))
    return {_name_of(path, workspace_dir): each for path, each in hashes.items()}


def may_run_files(definition: ToolDefinition) -> bool:
    """Whether its kind of source names any; looks at none."""
    return isinstance(definition.source, _WITH_FILES)


def _name_of(path: Path, workspace_dir: Path) -> str:
    inside = path.is_relative_to(workspace_dir)
    name = os.fsencode(path.relative_to(workspace_dir) if inside else path)
    return name.decode("utf-8", "backslashreplace")


def _folder_of(definition: ToolDefinition, workspace_dir: Path) -> Path:
    named = definition.source.working_dir if isinstance(definition.source, ShellSource) else None
    return workspace_dir / os.path.expanduser(named or "")


def _named_files(definition: ToolDefinition, workspace_dir: Path) -> Iterator[Path]:
    working_dir = _folder_of(definition, workspace_dir)
    match definition.source:
        case PythonSource(file=file, interpreter=interpreter):
            yield workspace_dir / os.path.expanduser(file)
            if interpreter is not None:
                yield from interpreter_code(workspace_dir / os.path.expanduser(interpreter))
        case ShellSource() as source:
            # a script of the workspace is as much the tool's code as a Python file is
            folders = dict.fromkeys((workspace_dir, working_dir))
            for word in _words(source):
                yield from (folder / os.path.expanduser(word) for folder in folders)
            yield from _run_by_option(source, working_dir)
        case WasmSource(module=module):
            yield workspace_dir / os.path.expanduser(module)
    yield from files_of_variables(definition.env_vars, workspace_dir, working_dir)


def interpreter_code(named: Path) -> Iterator[Path]:
    """A Python, and what of its environment runs whenever it starts."""
    program = named
    if os.path.isdir(named):  # what names no file can have is none, too
        inside = (named / "bin" / "python", named / "Scripts" / "python.exe")
        program = next((each for each in inside if os.path.exists(each)), inside[0])
    yield program
    root = program.parent.parent
    yield from (root / "pyvenv.cfg", program.parent / "pyvenv.cfg")
    if os.path.isfile(root / "pyvenv.cfg"):
        for packages in (*root.glob("lib/python3*/site-packages"), root / "Lib/site-packages"):
            yield from sorted(packages.glob("*.pth"))[:MAX_FILES]
            yield from (packages / "sitecustomize.py", packages / "usercustomize.py")


def _words(source: ShellSource) -> Iterator[str]:
    """All words but a program's name, which is looked for on the PATH."""
    for at, word in enumerate(_all_words(source)):
        if (at or "/" in word) and "\0" not in word and len(os.fsencode(word)) < LONGEST_PATH:
            yield word
            # --rcfile=script, -r./hook.js, or named in code
            yield from paths_in(word)


def _all_words(source: ShellSource) -> Iterator[str]:
    for part in source.command:
        yield from (part,) if isinstance(part, str) else part


def _run_by_option(source: ShellSource, folder: Path) -> Iterator[Path]:
    """Modules of the working folder that `python -m` starts, or that the text of -c imports."""
    words = list(_all_words(source))
    for option, word in pairwise(words):
        if option == "-m" and _MODULE.fullmatch(word):
            base = folder.joinpath(*word.split("."))
            yield from (base.with_name(f"{base.name}.py"), base / "__init__.py")
            yield base / "__main__.py"
        elif option == "-c" and len(word) <= _WHOLLY_READ_BYTES:
            yield from _imported(folder / "-c", _imports(word), _Folders())


def file_hash(path: Path) -> str:
    """A hash of what is in a file; "" for what is none, such as an endless device."""
    return _of_state(path, _hash_of) or ""


def _of_state(path: Path, read: _lru_cache_wrapper[T]) -> T | None:
    """What is read of a file, again only when it is another one or was written to, by its state.

    None is for what is no file.
    """
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return None
        if status.st_size > _LARGEST_AT_ONCE_BYTES and getattr(_here, "is_at_once", False):
            raise NotAtOnceError
        numbers = (status.st_size, status.st_mtime_ns, status.st_ctime_ns)
        if time.time_ns() - max(numbers[1:]) < _SETTLED_NS:
            return read.__wrapped__(str(path), 0, 0, *numbers)
        return read(str(path), status.st_dev, status.st_ino, *numbers)
    except (OSError, ValueError):
        return None


@lru_cache(maxsize=1024)
def _hash_of(path: str, device: int, inode: int, size: int, *times: int) -> str:
    if size > _LARGEST_HASHED_BYTES:
        return " ".join(map(str, (size, *times)))
    state = " ".join(map(str, (device, inode, size, *times)))
    if (path, state) in large_hashes:
        return large_hashes[path, state]
    with open(path, "rb") as file:
        found = hashlib.file_digest(file, "sha256").hexdigest()
    if inode and size >= _LARGE_BYTES:
        large_hashes[path, state] = found
    return found


@lru_cache(maxsize=1024)
def _imports_of(path: str, *_state: int) -> _Imports:
    """Of a Python file; none of another."""
    suffix = Path(path).suffix
    if suffix not in ("", ".py"):
        return ()
    with open(path, "rb") as file:
        if suffix == "" and b"python" not in file.read(200).partition(b"\n")[0]:
            return ()
        file.seek(0)
        return _imports(file.read(_WHOLLY_READ_BYTES).decode("utf-8", "replace"))


def _mentioned(script: Path, folders: tuple[Path, ...]) -> Iterator[Path]:
    run, named = _of_state(script, _words_of) or ((), ())
    yield from files_of_words(run, folders)
    for path in files_of_words(named, folders):
        # what it only writes to would be another one after each run
        if is_loadable(path) or _of_state(path, _is_script):
            yield path


@lru_cache(maxsize=1024)
def _is_script(path: str, *_state: int) -> bool:
    with open(path, "rb") as file:
        return is_script(Path(path), file.read(2))


@lru_cache(maxsize=1024)
def _words_of(path: str, *_state: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Of a script of another language; none of another file."""
    with open(path, "rb") as file:
        if Path(path).suffix == ".py" or not is_script(Path(path), file.read(2)):
            return (), ()
        file.seek(0)
        return words_of_script(file.read(_LONGEST_SCRIPT_BYTES).decode("utf-8", "replace"))


def _imports(text: str) -> _Imports:
    return tuple(dict.fromkeys(_modules(text)))


def _modules(text: str) -> Iterator[tuple[int, str]]:
    text = _CONTINUED_LINE.sub(" ", text)
    for found in _IMPORT.finditer(text):
        if found["modules"]:
            yield from ((0, name) for name in _NAME.findall(found["modules"]))
            continue
        origin = found["origin"].lstrip(".")
        level = len(found["origin"]) - len(origin)
        yield level, origin
        names = found["names"]
        if names == "(":
            inside = _IN_PARENTHESES.match(text, found.end(), found.end() + _LONGEST_NAMES)
            names = _COMMENT.sub("", inside[0] if inside else "")
        yield from ((level, f"{origin}.{name}") for name in _NAME.findall(names))


def _imported(path: Path, imports: _Imports, folders: _Folders) -> Iterator[Path]:
    """The files that a module's imports may mean, as far as these are beside it."""
    root = path.parent
    while folders.has(root, "__init__") and (root / "__init__.py").is_file():
        root = root.parent
    for level, module in imports:
        base = path.parents[min(level, len(path.parents)) - 1] if level else root
        for part in filter(None, module.split(".")):
            if not folders.has(base, part):
                break
            base /= part
            candidates = (base.with_name(f"{part}.py"), base / "__init__.py")
            yield from (each for each in candidates if each.is_file())
            yield from (*folders.compiled(base), *folders.compiled(base / "__init__"))


class _Folders:
    """What stands in folders, listed once: most imports are of modules that are elsewhere."""

    def __init__(self) -> None:
        self._names: dict[Path, dict[str, list[str]]] = {}

    def has(self, folder: Path, module: str) -> bool:
        """Whether there is anything that may be it; no module is found by another spelling."""
        return module in self._listed(folder)

    def compiled(self, module: Path) -> Iterator[Path]:
        """Files beside a module's place that can be imported as it without a source."""
        for name in self._listed(module.parent).get(module.name, ()):
            if name.endswith(_COMPILED):
                yield module.with_name(name)

    def _listed(self, folder: Path) -> dict[str, list[str]]:
        """What stands before the first dot → the names."""
        if folder not in self._names:
            names: dict[str, list[str]] = {}
            with suppress(OSError):  # no such folder: no such module
                for name in os.listdir(folder):
                    names.setdefault(name.partition(".")[0], []).append(name)
            self._names[folder] = names
        return self._names[folder]
