"""code_hash: a hash of the files that are a tool's code, so that a change of one is noticed."""

from __future__ import annotations

import hashlib
import os
import re
import stat
from collections.abc import Iterable, Iterator
from pathlib import Path

from tooldesk.tools.tool_definition import PythonSource, ShellSource, ToolDefinition

MAX_FILES = 500
"""Most that are looked at; far more than a tool has beside it."""

_WHOLLY_READ_BYTES = 16_000_000
"""A larger file is no code; of it size and time are enough."""

_IMPORT = re.compile(
    r"\bfrom\s+(?P<origin>\.*[\w.]*)\s+import\s+(?P<names>\([^)]{0,5000}\)|[^\n#;]*)"
    r"|\bimport\s+(?P<modules>[\w., \t]+)"
)
"""Also finds what only looks like an import, which does no harm."""

_NAME = re.compile(r"[\w.]+")

_COMPILED = (".so", ".pyd", ".pyc")


def code_hash(definition: ToolDefinition, workspace_dir: Path) -> str:
    """A hash of the files that a source names, and of modules beside them that these import.

    Empty when there are none. What is found or started in other ways is not looked at.
    """
    waiting = list(_named_files(definition, workspace_dir))
    hashes: dict[Path, str] = {}
    while waiting and len(hashes) < MAX_FILES:
        path = waiting.pop(0)
        if path in hashes:
            continue
        content = _content(path)
        hashes[path] = "" if content is None else hashlib.sha256(content).hexdigest()
        if content and path.suffix == ".py":
            waiting += _imported(path, content)
    found = [each for each in hashes.values() if each]
    return hashlib.sha256(" ".join(found).encode()).hexdigest() if found else ""


def _named_files(definition: ToolDefinition, workspace_dir: Path) -> Iterable[Path]:
    match definition.source:
        case PythonSource(file=file):
            return [workspace_dir / os.path.expanduser(file)]
        case ShellSource() as source:
            # a script of the workspace is as much the tool's code as a Python file is
            folders = {workspace_dir, workspace_dir / os.path.expanduser(source.working_dir or "")}
            words = [word for word in _words(source) if "\0" not in word]
            return [folder / os.path.expanduser(word) for word in words for folder in folders]
    return []


def _words(source: ShellSource) -> Iterator[str]:
    """All words but a program's name, which is looked for on the PATH."""
    for at, part in enumerate(source.command):
        for word in (part,) if isinstance(part, str) else part:
            if at or "/" in word:
                yield word


def _content(path: Path) -> bytes | None:
    """What is in a file, or stands for it; None for what is none, such as an endless device."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            return None
        if status.st_size > _WHOLLY_READ_BYTES:
            return f"{status.st_size} {status.st_mtime_ns}".encode()
        return path.read_bytes()
    except (OSError, ValueError):
        return None


def _imported(path: Path, content: bytes) -> Iterator[Path]:
    """The files that a module's imports may mean, as far as these are beside it."""
    root = path.parent
    while (root / "__init__.py").is_file():
        root = root.parent
    for folder, module in _modules(path, content.decode("utf-8", "replace")):
        base = root if folder is None else folder
        for part in filter(None, module.split(".")):
            base /= part
            candidates = (base.with_name(f"{part}.py"), base / "__init__.py")
            yield from (each for each in candidates if each.is_file())
            yield from (*_compiled(base), *_compiled(base / "__init__"))


def _compiled(module: Path) -> Iterator[Path]:
    """Files beside a module's place that can be imported as it without a source."""
    try:
        for name in os.listdir(module.parent):
            if name.startswith(f"{module.name}.") and name.endswith(_COMPILED):
                yield module.with_name(name)
    except OSError:  # no such folder: no such module
        return


def _modules(path: Path, text: str) -> Iterator[tuple[Path | None, str]]:
    """Names of modules, and the folder that each counts from; None is where imports begin."""
    for found in _IMPORT.finditer(text):
        if found["modules"]:
            yield from ((None, name) for name in _NAME.findall(found["modules"]))
            continue
        origin = found["origin"].lstrip(".")
        level = len(found["origin"]) - len(origin)
        folder = path.parents[min(level, len(path.parents)) - 1] if level else None
        yield folder, origin
        yield from ((folder, f"{origin}.{name}") for name in _NAME.findall(found["names"]))
