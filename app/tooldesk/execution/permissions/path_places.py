"""path_places: whether a path lies in a folder, whichever way a program may read it."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import unquote

from tooldesk.execution.permissions.process_views import leads_through_view, process_views
from tooldesk.frozen_record import frozen_record
from tooldesk.systems import system

LONGEST_PATH = 4_096
"""Source: PATH_MAX of Linux; longer ones can't be opened there."""


@frozen_record
class PathReader:
    """The process that opens the paths of a call's arguments."""

    working_dir: Path
    """Where it runs: relative paths count from here."""

    home: str | None = "~"
    """Its home folder, "~" being that of this process; None when nobody knows."""

    private: tuple[Path, ...] = ()
    """Folders that it has of its own, in which it doesn't see what is here."""

    shown: tuple[Path, ...] = ()
    """Folders within those that it does see, besides the one it runs in."""


def is_under(text: str, folders: Sequence[str], base: Path, reader: PathReader) -> bool | None:
    """Whether `text` names something in one of the folders; None when it depends on who reads it.

    A relative folder counts from `base`. Links are followed as they are now: whoever swaps one
    afterwards is not noticed here.
    """
    views = process_views()
    listed = [os.path.join(base, os.path.expanduser(each)) for each in folders]
    readings = _readings(text, reader)
    if not readings or any(leads_through_view(path, views) for path in (*listed, *readings)):
        return None
    try:
        real = {Path(os.path.realpath(each)) for each in readings}
    except (OSError, ValueError):  # a zero byte that was spelled %00
        return None
    if any(_is_private(path, reader) for path in real):
        return None
    within = [Path(os.path.realpath(each)) for each in listed]
    answers = {any(_is_below(path, folder) for folder in within) for path in real}
    return answers.pop() if len(answers) == 1 else None


def _readings(text: str, reader: PathReader) -> set[str]:
    """All absolute paths that programs may open for `text`; none when it is no path."""
    if not text or "\0" in text or "://" in text or text[:5].lower() == "file:":
        return set()
    if len(text) > LONGEST_PATH or not system.is_plain_path(text):
        return set()
    spellings = {text, text.replace("\\", "/"), unquote(text)}
    if text == "~" or text.startswith("~/"):
        if reader.home is None:
            return set()
        spellings.add(os.path.expanduser(reader.home) + text[1:])
    spellings.add(os.path.expanduser(text))
    spellings |= {unicodedata.normalize("NFKC", each) for each in spellings}
    whole = {os.path.join(reader.working_dir, each) for each in spellings}
    # the system follows a link before "..", some libraries strike ".." out first
    return whole | {os.path.normpath(each) for each in whole}


def _is_private(path: Path, reader: PathReader) -> bool:
    """Whether the reader has something else in that place, or nothing."""
    if not any(path.is_relative_to(folder) for folder in reader.private):
        return False
    seen = (reader.working_dir, *reader.shown)
    return not any(path.is_relative_to(os.path.realpath(folder)) for folder in seen)


def _is_below(path: Path, folder: Path) -> bool:
    if path.is_relative_to(folder):
        return True
    # another spelling of the same folder: other case, another mount
    identity = _identity(folder)
    return identity is not None and any(
        _identity(each) == identity for each in (path, *path.parents)
    )


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return (status.st_dev, status.st_ino)
