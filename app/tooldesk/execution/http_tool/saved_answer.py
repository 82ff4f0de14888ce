"""save: an answer that is neither text nor picture → a file in the working folder."""

from __future__ import annotations

import errno
import mimetypes
import os
import re
from email.message import Message
from pathlib import Path
from urllib.parse import unquote, urlsplit

from tooldesk.late_pattern import late_pattern
from tooldesk.portable_name import is_portable
from tooldesk.tools.tool_result import FileContent

FOLDER = "downloads"
"""The folder of the working folder that such files go to."""

_UNKNOWN = "application/octet-stream"
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_MOST_OF_A_NAME = 100
_MOST_TRIED = 1_000
_UNSEEN = late_pattern(r"[\r\n\0]")
_UNSAFE = late_pattern(r"[^\w.-]+")


def save(data: bytes, media_type: str, disposition: str, url: str, folder: Path) -> FileContent:
    """Write a file that was not there before; none is ever replaced, no link is followed.

    Its name is what the server or the URL says, as far as that is a harmless one.

    Raises:
        OSError: it can't be written.
    """
    name = file_name(media_type, disposition, url)
    known = media_type or mimetypes.guess_type(name)[0] or _UNKNOWN
    place = folder / FOLDER
    place.mkdir(exist_ok=True)
    # the folder of a workspace may hold a link that leads anywhere
    if hasattr(os, "O_DIRECTORY"):
        opened = os.open(place, os.O_RDONLY | os.O_DIRECTORY | _NO_LINK)
        try:
            name = _write_new(opened, place, name, data)
        finally:
            os.close(opened)
    elif os.path.realpath(place) == os.path.join(os.path.realpath(folder), FOLDER):
        name = _write_new(None, place, name, data)
    else:
        raise NotADirectoryError(errno.ENOTDIR, f"{place} leads elsewhere")
    return FileContent(str(place.absolute() / name), known, len(data))


def file_name(media_type: str, disposition: str, url: str) -> str:
    """A name without folders, leading dots and all that a shell or a reader could stumble over."""
    written = Message()
    written["Content-Disposition"] = _UNSEEN.sub("", disposition)[:1_000]
    try:
        said = written.get_filename("")
    except (LookupError, ValueError):  # a charset that nobody knows
        said = ""
    last = unquote(urlsplit(url).path.rpartition("/")[2])
    found = _harmless(re.split(r"[/\\]", said)[-1]) or _harmless(last) or "answer"
    if "." not in found:
        found += mimetypes.guess_extension(media_type) or ".bin"
    return found


def _harmless(name: str) -> str:
    name = _UNSAFE.sub("_", name.encode("utf-8", "replace").decode()).strip("._-")
    stem, dot, ending = name.rpartition(".")
    if dot and len(ending) < 10:
        name = stem[: _MOST_OF_A_NAME - 10] + dot + ending
    name = name.encode()[:_MOST_OF_A_NAME].decode("utf-8", "ignore")
    return name if is_portable(name) else f"_{name}"


def _write_new(folder: int | None, place: Path, name: str, data: bytes) -> str:
    """The name that it got; `folder` is the open one, where a system has that."""
    stem, ending = os.path.splitext(name)
    for number in range(1, _MOST_TRIED):
        tried = name if number == 1 else f"{stem}-{number}{ending}"
        path = tried if folder is not None else os.path.join(place, tried)
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK
        try:
            file = os.open(path, flags, 0o600, dir_fd=folder)
        except FileExistsError:
            continue
        try:
            with open(file, "wb") as opened:
                opened.write(data)
        except OSError:
            os.unlink(path, dir_fd=folder)
            raise
        return tried
    raise FileExistsError(f"there are {_MOST_TRIED} files called {name} already")
