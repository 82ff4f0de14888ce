"""A folder of tool files: read whole, and changed so that a kill at any moment loses nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import ChangedOutsideError, DefinitionError, DuplicateToolError
from tooldesk.natural_order import files_in_order
from tooldesk.portable_name import alike, require_portable
from tooldesk.replaced_file import replace_file
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.workspace.tool_file import read_tool_file
from tooldesk.workspace.tool_json import LARGEST_FILE_BYTES, read_text
from tooldesk.workspace.workspace_problem import WorkspaceProblem

Tell = Callable[[int, int], None]
"""Hears how many are done, and of how many."""

_AT_ONCE = 4
_TOLD_EVERY = 16


def read_tool_files(
    tools_dir: Path, known: Iterable[ToolDefinition] = ()
) -> tuple[tuple[ToolDefinition, ...], dict[str, Path], tuple[WorkspaceProblem, ...]]:
    """The tools of a folder, the first of each name; their files by name, and what is no tool.

    Of ten thousand files only those are named that are not called like their tools.
    One that is as in `known` is that very object, so that nobody has to compare it again.
    """
    before = {each.name: each for each in known}
    found: dict[str, ToolDefinition] = {}
    files: dict[str, Path] = {}
    problems: list[WorkspaceProblem] = []
    for path in files_in_order(tools_dir.glob("*.json")):
        try:
            definition = read_tool_file(path)
        except DefinitionError as error:
            problems.append(WorkspaceProblem(path, error.line, error.message, error.next_step))
            continue
        if definition.name in found:
            reason = f"there is another tool called {definition.name}"
            problems.append(WorkspaceProblem(path, None, reason, "Rename one of the two."))
        else:
            old = before.get(definition.name)
            found[definition.name] = old if old == definition else definition
            if path.stem != definition.name:
                files[definition.name] = path
    return tuple(found.values()), files, tuple(problems)


def text_if_there(path: Path) -> str | None:
    """The text of a tool file, None when there is none.

    Raises:
        DefinitionError: it can't be read.
    """
    return read_text(path) if path.exists() else None


def write_text(path: Path, text: str, old: Path | None, expected: str | None = None) -> None:
    """Write a tool file in place of an old one, which may be elsewhere.

    Raises:
        ChangedOutsideError: the old one is there, and says something else than `expected`.
        DefinitionError: it is there, and can't be read.
        OSError: it can't be written; the old one is still there.
    """
    if expected is not None and old is not None and text_if_there(old) not in (None, expected):
        raise ChangedOutsideError(
            f"{old.name} says something else now.", next_step="Compare, then save again."
        )
    require_portable(path)
    # whole before the old one goes: a kill in between loses neither
    replace_file(path, text)
    if old is not None and old.exists() and not old.samefile(path):
        old.unlink()


def refuse_twins(tools_dir: Path, files: Iterable[Path], going: Iterable[Path | None] = ()) -> None:
    """Refuse new files whose names differ from another one's in capitals alone.

    To Windows and macOS they are one file, and the second would take the place of the first.

    Raises:
        DuplicateToolError: there is such a one, which is none of those that are `going`.
    """
    there = {each.name for each in tools_dir.glob("*.json")}
    left = there - {each.name for each in going if each is not None}
    known = {alike(name): name for name in left}
    for file in files:
        other = known.setdefault(alike(file.name), file.name)
        if other != file.name and file.name not in there:
            raise DuplicateToolError(
                f"{file.stem} and {Path(other).stem} differ in capitals alone: "
                "on Windows and macOS their files are one.",
                next_step="Choose another name.",
            )


def remove_tool_files(tools_dir: Path, name: str) -> None:
    """Remove every file of a folder that holds a tool of this name.

    Raises:
        OSError: one can't be removed.
    """
    for path in tools_dir.glob("*.json"):
        try:
            found = read_tool_file(path).name == name
        except DefinitionError:
            continue
        if found:
            path.unlink()


def write_all(texts: Mapping[Path, str | None], tell: Tell = lambda *_: None) -> None:
    """Write these files, and remove those without a text; all of it or nothing.

    `tell` hears now and then how many are written, and of how many; what it raises ends it.

    Raises:
        OSError: one can't be written; the others are as they were.
    """
    # a file waits for the disk most of its time
    from concurrent.futures import ThreadPoolExecutor

    before: dict[Path, str | None] = {}

    def put(path: Path) -> None:
        before[path] = _text_of(path) if path.exists() else None
        _put(path, texts[path])

    paths = list(texts)
    try:
        with ThreadPoolExecutor(_AT_ONCE) as threads:
            for done in range(0, len(paths), _TOLD_EVERY):
                tell(done, len(paths))
                list(threads.map(put, paths[done : done + _TOLD_EVERY]))
    except BaseException:
        for path, text in before.items():
            with suppress(OSError):
                _put(path, text)
        raise


async def on_own_thread(work: Callable[..., None], *arguments: object) -> None:
    """Do what starts threads: on one of Python's, as one of Qt's would stay listed for ever."""
    from concurrent.futures import ThreadPoolExecutor

    thread = ThreadPoolExecutor(1)
    try:
        await asyncio.wrap_future(thread.submit(work, *arguments))
        thread.shutdown()  # at once: it has nothing left to do
    finally:
        thread.shutdown(wait=False)


def _text_of(path: Path) -> str:
    return read_bounded(path, LARGEST_FILE_BYTES).decode("utf-8")


def _put(path: Path, text: str | None) -> None:
    if text is None:
        path.unlink(missing_ok=True)
    else:
        require_portable(path)
        replace_file(path, text)
