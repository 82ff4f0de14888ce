"""blocks_of: pictures and files among what a function returned. Runs in the worker."""

from __future__ import annotations

import mimetypes
import os
import pathlib
import stat
from typing import Any

from .encoding import encode, image_of

MAX_FILES = 16
"""A longer list of paths is a list of names, such as what a search found."""

MAX_PICTURE_BYTES = 5_000_000
"""A larger picture in a file is told of, but not shown."""


def blocks_of(value: Any) -> list[dict[str, Any]] | None:
    """The blocks of a result that holds a picture or a file; None for one that is plain JSON.

    A file is {file, mediaType, size}; a picture in a file has a block with its bytes besides.
    """
    items = list(value) if isinstance(value, (list, tuple)) else [value]
    if len(items) > MAX_FILES and not any(map(image_of, items)):
        return None
    found = [_blocks_of_item(item) for item in items]
    if not any(found):
        return None
    return [
        block
        for item, blocks in zip(items, found)  # noqa: B905 - Python 3.9 has no strict
        for block in blocks or [{"value": encode(item)}]
    ]


def _blocks_of_item(value: Any) -> list[dict[str, Any]]:
    image = image_of(value)
    if image is not None:
        return [image]
    if not isinstance(value, pathlib.Path):
        return []
    try:
        status = value.stat()
    except (OSError, ValueError):
        return []
    if not stat.S_ISREG(status.st_mode):
        return []
    picture = _picture_in(value, status.st_size)
    media_type = picture["mediaType"] if picture else mimetypes.guess_type(value.name)[0]
    file = {
        "file": os.path.abspath(value),
        "mediaType": media_type or "application/octet-stream",
        "size": status.st_size,
    }
    return [picture, file] if picture else [file]


def _picture_in(path: pathlib.Path, size: int) -> dict[str, str] | None:
    if size > MAX_PICTURE_BYTES:
        return None
    try:
        with path.open("rb") as file:
            if image_of(file.read(16)) is None:
                return None
            file.seek(0)
            return image_of(file.read(MAX_PICTURE_BYTES))
    except OSError:
        return None
