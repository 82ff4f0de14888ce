"""editor_words: the command that opens a file at a line, as a list of words without a shell.

A path may be of a tool's choosing: it is one word or a part of one, whole and absolute, and never
read again for braces, options or anything else.
"""

from __future__ import annotations

import stat
from pathlib import Path

from tooldesk.errors import AppError
from tooldesk.late_pattern import late_pattern
from tooldesk.settings import EditorSettings
from tooldesk.systems import system

KNOWN_EDITORS = (
    ("zed", "{path}:{line}"),
    ("code", "--goto", "{path}:{line}"),
    ("codium", "--goto", "{path}:{line}"),
    ("subl", "{path}:{line}"),
    ("pycharm", "--line", "{line}", "{path}"),
    ("kate", "--line", "{line}", "{path}"),
    ("gnome-text-editor", "+{line}", "{path}"),
    ("gedit", "+{line}", "{path}"),
    ("mousepad", "--line={line}", "{path}"),
    ("gvim", "+{line}", "{path}"),
)
"""Those with a window of their own, in the order in which they are looked for."""

_PLACE = late_pattern(r"\{(path|line)\}")


class EditorError(AppError):
    """A file can't be opened in an editor."""

    title = "Not opened"


class EditorMissingError(EditorError):
    """No editor is set, and none that is known is installed; or the one that is set is not."""

    title = "There is no editor to open it"


def editor_words(settings: EditorSettings, path: Path, line: int, search_path: str) -> list[str]:
    """The program as an absolute path, and its words; looks at the disk.

    Raises:
        EditorMissingError: there is no such program.
        EditorError: the path leads to no file.
    """
    _require_file(path)
    values = {"path": str(path), "line": str(line)}
    for program, *words in [settings.command] if settings.command else KNOWN_EDITORS:
        found = system.find_program(program, search_path)
        if found is not None and Path(found).is_absolute():
            return [found, *(_PLACE.sub(lambda place: values[place[1]], each) for each in words)]
    if settings.command:
        raise EditorMissingError(
            f"The editor {settings.command[0]} is not installed.",
            next_step="Name another one, with its whole path if it is not found by its name.",
        )
    raise EditorMissingError(
        "No editor is set, and none that Tooldesk knows is installed.",
        next_step='Name one with its words, such as: code --goto "{path}:{line}"',
    )


def _require_file(path: Path) -> None:
    try:
        is_file = path.is_absolute() and stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError):
        is_file = False
    if not is_file:
        raise EditorError(
            f"{path} is not a file that is there.", next_step="Look for it in the tool's folder."
        )
