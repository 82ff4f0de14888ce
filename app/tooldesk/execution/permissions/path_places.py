"""path_places: whether a path lies in a folder, whichever way a program may read it."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import unquote

LONGEST_PATH = 4_096
"""Source: PATH_MAX of Linux; longer ones can't be opened there."""


def is_under(text: str, folders: Sequence[Path], working_dir: Path) -> bool | None:
    """Whether `text` names something in one of the folders; None when it depends on who reads it.

    Links are followed as they are now: whoever swaps one afterwards is not noticed here.
    """
    readings = _readings(text, working_dir)
    if not readings:
        return None
    answers = {any(_is_below(path, folder) for folder in folders) for path in readings}
    return answers.pop() if len(answers) == 1 else None


def real_folder(text: str, base: Path) -> Path:
    """A folder of a definition: "~" is the home folder, a relative one counts from `base`."""
    return Path(os.path.realpath(base / os.path.expanduser(text)))


def _readings(text: str, working_dir: Path) -> set[Path]:
    """All files that programs may open for `text`; none when it is no path."""
    if not text or "\0" in text or "://" in text or text[:5].lower() == "file:":
        return set()
    if len(text) > LONGEST_PATH:
        return set()
    spellings = {text, text.replace("\\", "/"), os.path.expanduser(text), unquote(text)}
    spellings |= {unicodedata.normalize("NFKC", each) for each in spellings}
    whole = {os.path.join(working_dir, each) for each in spellings}
    # the system follows a link before "..", some libraries strike ".." out first
    whole |= {os.path.normpath(each) for each in whole}
    try:
        return {Path(os.path.realpath(each)) for each in whole}
    except (OSError, ValueError):  # a zero byte that was spelled %00
        return set()


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
