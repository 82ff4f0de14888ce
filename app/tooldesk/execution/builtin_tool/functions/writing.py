"""write and edit."""

from __future__ import annotations

import difflib

from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions.place import Place
from tooldesk.execution.builtin_tool.functions.text_files import decoded, encoded

MOST_BYTES = 10_000_000
_MOST_SHOWN = 20_000
_MOST_COMPARED = 1_000_000
"""Characters of a text; comparing longer ones takes too long."""


def write(place: Place, path: str, content: str) -> str:
    """Write a text file, whole or not at all; what was there before is replaced.

    Args:
        place: The folders of the call.
        path: Path of the file, relative to the working folder. Folders on the way are made.
        content: The whole text, which is written as UTF-8.
    """
    data = encoded(content, "utf-8", path)
    if len(data) > MOST_BYTES:
        raise InvalidInputError(
            f"The text has {len(data):,} bytes; at most {MOST_BYTES:,} are written.",
            next_step="Write less at once.",
        )
    is_new = place.write_bytes(path, data)
    return f"{'Made' if is_new else 'Replaced'} {path}: {counted(len(data), 'byte')}."


def edit(place: Place, path: str, old_text: str, new_text: str, replace_all: bool = False) -> str:
    """Replace a text in a file. It must stand there exactly once, unless all are to be replaced.

    Args:
        place: The folders of the call.
        path: Path of the file, relative to the working folder.
        old_text: What stands there now, with its line breaks and spaces.
        new_text: What is to stand there.
        replace_all: Whether to replace it wherever it stands.
    """
    if not old_text:
        raise InvalidInputError(
            "old_text is empty.",
            next_step="Copy what is to be replaced; write makes a file, or replaces all of one.",
        )
    file = decoded(place.read_bytes(path, MOST_BYTES), path)
    old, new = _with_line_ends_of(file.text, old_text, new_text)
    _refuse_unclear(file.text.count(old), path, replace_all)
    if old == new:
        raise InvalidInputError(
            "Both texts are the same.", next_step="Say in new_text what is to stand there."
        )
    after = file.text.replace(old, new)
    data = encoded(after, file.encoding, path)
    if len(data) > MOST_BYTES:
        raise InvalidInputError(
            f"{path} would have {len(data):,} bytes; at most {MOST_BYTES:,} are written.",
            next_step="Replace less.",
        )
    place.write_bytes(path, data)
    return difference(file.text, after, path)


def difference(before: str, after: str, path: str) -> str:
    """What became another, as a unified diff; of long texts only that they did."""
    if len(before) + len(after) > _MOST_COMPARED:
        return f"Changed {path}, which is too long to show the difference."
    lines = difflib.unified_diff(
        before.splitlines(), after.splitlines(), f"{path} before", f"{path} now", lineterm=""
    )
    text = "\n".join(lines)
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}\n… (cut)"


def _with_line_ends_of(text: str, *parts: str) -> list[str]:
    """The same with the line ends of a file: models write no carriage returns."""
    if "\r\n" not in text or any("\r\n" in part for part in parts):
        return list(parts)
    return [part.replace("\n", "\r\n") for part in parts]


def _refuse_unclear(count: int, path: str, replace_all: bool) -> None:
    if count == 0:
        raise InvalidInputError(
            f"old_text does not stand in {path}.",
            next_step="Read the file, and copy the place as it is, spaces and line breaks too.",
        )
    if count > 1 and not replace_all:
        raise InvalidInputError(
            f"old_text stands {count} times in {path}.",
            next_step="Take more of the text around it, or set replace_all.",
        )
