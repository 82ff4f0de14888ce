"""SavedCalls: arguments that a person keeps under names, per tool, as files of the workspace."""

from __future__ import annotations

import asyncio
import json
import os
import threading
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import field
from pathlib import Path
from typing import Any

from tooldesk.bounded_file import read_bounded
from tooldesk.errors import DefinitionError, SavedCallError
from tooldesk.frozen_record import frozen_record
from tooldesk.natural_order import natural_key
from tooldesk.portable_name import require_portable
from tooldesk.replaced_file import replace_file
from tooldesk.tools.tool_result import JsonObject
from tooldesk.unique_keys import DuplicateKeyError, unique_keys_json

LARGEST_FILE_BYTES = 4_000_000
LONGEST_NAME = 80

_CALLS, _ARGUMENTS = "calls", "arguments"
_SHAPE = 'it has to be {"calls": {NAME: {"arguments": {…}}}}, no NAME blank'


Check = Callable[[Any], Awaitable[None]]
"""Raises for JSON that must be in no file that others read."""


@frozen_record
class SavedCall:
    """Arguments under a name. What a workspace says is data: nothing of it is trusted."""

    name: str
    """Unique among those of its tool."""

    arguments: JsonObject
    """What the tool would get; they may not fit its schema any more."""

    rest: JsonObject = field(default_factory=dict)
    """What else its entry in the file holds; kept as it is."""


class SavedCalls:
    """The calls/<tool name>.json of a workspace: {"calls": {NAME: {"arguments": {…}}}}.

    Fields that nobody knows here are kept. A file that is broken is never written.
    """

    def __init__(self, folder: Path, check: Check) -> None:
        """`folder` is the workspace's; `check` raises for JSON that must be in no file."""
        self._folder = folder
        self._check = check
        self._one_at_a_time = threading.Lock()
        self._known: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {}

    def file_of(self, tool_name: str) -> Path:
        """Where the calls of a tool are kept."""
        return self._folder / "calls" / f"{tool_name}.json"

    async def of(self, tool_name: str) -> tuple[SavedCall, ...]:
        """The calls of a tool, by name.

        Raises:
            DefinitionError: its file is broken; says the line and the reason.
        """
        return await asyncio.to_thread(_calls_in, self.file_of(tool_name))

    def names(self) -> tuple[tuple[str, str], ...]:
        """Tool and name of every call. Blocking: a file is read once, until it changes.

        Of a broken file there is none.
        """
        known: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {}
        with suppress(OSError), os.scandir(self._folder / "calls") as files:
            for each in files:
                if each.name.endswith(".json"):
                    with suppress(OSError):  # a link that leads nowhere is none of the others' harm
                        known[each.name] = self._names_of(each)
        self._known = known
        return tuple(
            (file.removesuffix(".json"), name)
            for file, (_, names) in sorted(known.items())
            for name in names
        )

    def _names_of(self, file: os.DirEntry[str]) -> tuple[tuple[int, ...], tuple[str, ...]]:
        """How a file is now, and the calls in it."""
        about = file.stat()
        state = about.st_mtime_ns, about.st_size, about.st_ino
        known = self._known.get(file.name)
        is_known = known is not None and known[0] == state
        return known if known is not None and is_known else (state, _names_in(Path(file.path)))

    async def put(self, tool_name: str, call: SavedCall) -> None:
        """Keep a call, in place of the one of that name.

        Raises:
            DefinitionError: the tool's file is broken, so that it is not written.
            SavedCallError: the call can't be kept; says why.
            OSError: it can't be written; the file stays as it was.
        """
        _require_name(call.name)
        await self._check([call.name, call.arguments])

        def put(calls: dict[str, Any]) -> None:
            calls[call.name] = {**call.rest, _ARGUMENTS: call.arguments}

        await asyncio.to_thread(self._change, tool_name, put)

    async def remove(self, tool_name: str, name: str) -> None:
        """Forget a call; one that is not there is forgotten already.

        Raises:
            DefinitionError: as in `put`.
            OSError: as in `put`.
        """
        await asyncio.to_thread(self._change, tool_name, lambda calls: calls.pop(name, None))

    async def rename(self, tool_name: str, name: str, new_name: str) -> None:
        """Keep a call under another name.

        Raises:
            DefinitionError: as in `put`.
            SavedCallError: the name is taken, no name, or a secret; or there is no such call.
            OSError: as in `put`.
        """
        _require_name(new_name)
        await self._check(new_name)

        def rename(calls: dict[str, Any]) -> None:
            if name not in calls:
                raise SavedCallError(
                    f"There is no saved call {name!r} any more.", next_step="Save it anew."
                )
            if new_name in calls:
                raise SavedCallError(
                    f"There is a saved call {new_name!r} already.",
                    next_step="Choose another name, or delete that one first.",
                )
            calls[new_name] = calls.pop(name)

        await asyncio.to_thread(self._change, tool_name, rename)

    async def follow(self, tool_name: str, new_tool_name: str) -> None:
        """Have the calls of a tool that was renamed follow it, unless the name has some.

        What is not of the workspace stays where it is.

        Raises:
            OSError: the file can't be moved.
        """
        await asyncio.to_thread(self._move, self.file_of(tool_name), self.file_of(new_tool_name))

    async def take(self, tool_names: Iterable[str]) -> dict[str, bytes]:
        """Remove the files of tools that are removed; gives what was in each, broken or not.

        One that can't be read, or removed, or is not of the workspace, stays where it is.
        """
        return await asyncio.to_thread(self._take, tuple(tool_names))

    async def give_back(self, taken: Mapping[str, bytes]) -> None:
        """Put back what `take` gave, where there is no newer file.

        Raises:
            SavedCallError: one leads out of the workspace now.
            OSError: one can't be written.
        """
        await asyncio.to_thread(self._give_back, taken)

    def _change(self, tool_name: str, change: Callable[[dict[str, Any]], object]) -> None:
        file = self.file_of(tool_name)
        with self._one_at_a_time:
            self._require_inside(file)
            written = _read(file)
            calls = written.setdefault(_CALLS, {})
            change(calls)
            if calls or written.keys() - {_CALLS}:
                require_portable(file)
                replace_file(file, _text(written))
            else:
                file.unlink(missing_ok=True)

    def _require_inside(self, file: Path) -> None:
        if not self._is_inside(file):
            raise SavedCallError(
                f"{file} leads out of the workspace.",
                next_step="Put a folder in the place of the link, then save again.",
            )

    def _is_inside(self, file: Path) -> bool:
        """A folder that comes from elsewhere must not lead what is changed to another place."""
        # Path.resolve raises for links that lead in a circle
        return Path(os.path.realpath(file)).is_relative_to(os.path.realpath(self._folder))

    def _move(self, file: Path, new_file: Path) -> None:
        with self._one_at_a_time:
            if file.exists() and not new_file.exists() and self._is_inside(file):
                file.rename(new_file)

    def _take(self, tool_names: tuple[str, ...]) -> dict[str, bytes]:
        taken: dict[str, bytes] = {}
        with self._one_at_a_time:
            for name in tool_names:
                file = self.file_of(name)
                with suppress(OSError):
                    if not self._is_inside(file):
                        continue
                    content = read_bounded(file, LARGEST_FILE_BYTES)
                    file.unlink()
                    taken[name] = content
        return taken

    def _give_back(self, taken: Mapping[str, bytes]) -> None:
        with self._one_at_a_time:
            for name, content in taken.items():
                file = self.file_of(name)
                if not file.exists():
                    self._require_inside(file)
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_bytes(content)


def _require_name(name: str) -> None:
    if not name.strip() or name != name.strip() or not name.isprintable():
        raise SavedCallError(
            f"{name!r} is no name for a call.", next_step="Use words on one line, none at its ends."
        )
    if len(name) > LONGEST_NAME:
        raise SavedCallError(
            f"A name of {len(name)} characters is too long.",
            next_step=f"Use at most {LONGEST_NAME}.",
        )


def _text(written: JsonObject) -> str:
    try:
        text = json.dumps(written, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
        size = len(text.encode())
    except ValueError as error:
        raise SavedCallError(
            "A number or a character in it is one that no file of JSON can hold.",
            next_step="Take NaN, Infinity and halves of characters out.",
        ) from error
    if size > LARGEST_FILE_BYTES:
        raise SavedCallError(
            f"The file would be larger than {LARGEST_FILE_BYTES // 1_000_000} MB.",
            next_step="Delete saved calls that are not needed, or shorten the arguments.",
        )
    return text


def _calls_in(file: Path) -> tuple[SavedCall, ...]:
    calls = [
        SavedCall(name, entry[_ARGUMENTS], {k: v for k, v in entry.items() if k != _ARGUMENTS})
        for name, entry in _read(file).get(_CALLS, {}).items()
    ]
    return tuple(sorted(calls, key=lambda call: natural_key(call.name)))


def _names_in(file: Path) -> tuple[str, ...]:
    try:
        return tuple(call.name for call in _calls_in(file))
    except DefinitionError:
        return ()


def _read(file: Path) -> dict[str, Any]:
    """What is in a file, whose calls have their shape; empty when there is none.

    Raises:
        DefinitionError: it is broken.
    """
    line = None
    try:
        written = unique_keys_json(read_bounded(file, LARGEST_FILE_BYTES).decode("utf-8-sig"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        reason = error.strerror or str(error)
    except DuplicateKeyError as error:
        line, reason = error.lines[1], str(error)
    except json.JSONDecodeError as error:
        line, reason = error.lineno, f"not JSON at column {error.colno}: {error.msg}"
    except UnicodeDecodeError:
        reason = "not UTF-8 text"
    except (RecursionError, ValueError):
        reason = "nested too deep, or a number in it is too long"
    else:
        if _is_shaped(written):
            return dict(written)
        reason = _SHAPE
    raise DefinitionError(
        reason,
        path=file,
        line=line,
        next_step="Mend the file, or remove it; until then nothing is saved in it.",
    )


def _is_shaped(written: Any) -> bool:
    calls = written.get(_CALLS, {}) if isinstance(written, dict) else None
    return isinstance(calls, dict) and all(
        name.strip() and isinstance(each, dict) and isinstance(each.get(_ARGUMENTS), dict)
        for name, each in calls.items()
    )
