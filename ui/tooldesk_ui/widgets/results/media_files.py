"""The bytes of pictures and sounds as files: what one is called, and a copy for another program.

A tool or a server chose these bytes, and what it calls them. So nothing of it names the file, and
another program gets them only as a kind of SUFFIXES, which hold no program, no address and
no list of other files.
"""

from __future__ import annotations

import base64
import binascii
import re
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from tooldesk.errors import AppError
from tooldesk.tools.media_suffixes import SUFFIXES, plain_type, suffix_of
from tooldesk.tools.tool_result import MediaContent

_BEGINNINGS = {
    ".wav": rb"RIFF.{4}WAVE",
    ".mp3": rb"ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb]",
    ".aac": rb"\xff[\xf0\xf1\xf8\xf9]",
    ".ogg": rb"OggS",
    ".flac": rb"fLaC",
    ".m4a": rb".{4}ftyp",
    ".weba": rb"\x1aE\xdf\xa3",
    ".png": rb"\x89PNG\r\n\x1a\n",
    ".jpg": rb"\xff\xd8\xff",
    ".gif": rb"GIF8[79]a",
    ".webp": rb"RIFF.{4}WEBP",
    ".bmp": rb"BM",
}
"""How files of a kind begin, by the suffix that says to a desktop what opens them."""

_copies: list[TemporaryDirectory[str]] = []
"""The folder of copies that were opened, once there is one; the end of the program deletes it."""


def media_bytes(media: MediaContent) -> bytes:
    """Its bytes; empty when it is not base64."""
    try:
        return base64.b64decode(media.data, validate=False)
    except (binascii.Error, ValueError):
        return b""


def file_name(media: MediaContent) -> str:
    """What its file may be called, with the suffix of its kind."""
    return f"result{suffix_of(media.media_type)}"


def is_openable(media: MediaContent) -> bool:
    """Whether it is of a kind that another program may get, and begins as that kind does."""
    suffix = SUFFIXES.get(plain_type(media.media_type))
    if suffix is None:
        return False
    # 16 letters of base64 are 12 bytes: enough for every beginning
    beginning = media_bytes(type(media)(media.data[:16], media.media_type))
    return re.match(_BEGINNINGS[suffix], beginning, re.DOTALL) is not None


def open_copy(media: MediaContent) -> str:
    """Give a copy that only this user can read to the desktop's program; returns its name.

    Raises:
        AppError: it can't be written, no program of the desktop takes it, or it is of no such kind.
    """
    if not is_openable(media):
        raise AppError("It is not of the kind that it claims.", next_step="Save it, and look.")
    data = media_bytes(media)
    name = file_name(media)
    try:
        if not _copies:
            _copies.append(TemporaryDirectory(prefix="tooldesk-opened-"))
        folder = Path(_copies[0].name, sha256(data).hexdigest()[:16])
        folder.mkdir(exist_ok=True)
        (folder / name).write_bytes(data)
    except OSError as error:
        raise AppError(
            f"No copy of it could be written: {error.strerror or error}.",
            next_step="Save it, and open it elsewhere.",
        ) from error
    if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder / name))):
        raise AppError(
            f"No program here opens {name}.", next_step="Save it, and open it elsewhere."
        )
    return name
