"""Files as text: which encoding they are in, and back into it."""

from __future__ import annotations

import codecs
from typing import NamedTuple

from tooldesk.counted import counted
from tooldesk.errors import InvalidInputError

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
"""Source: The Unicode Standard, section 23.8; that of UTF-32 begins like that of UTF-16."""

_LOOKED_AT = 8_000


class TextFile(NamedTuple):
    """What a file says."""

    text: str
    """Its text, line ends as they are."""

    encoding: str
    """What it is in, as Python calls it."""


def decoded(content: bytes, path: str, encoding: str | None = None) -> TextFile:
    """The text of a file: by the encoding that is named, its mark, else UTF-8, else Windows-1252.

    Raises:
        InvalidInputError: it is no text, or not in the encoding that is named.
    """
    if encoding is not None:
        return TextFile(_as(content, encoding, path), encoding)
    for mark, name in _MARKS:
        if content.startswith(mark):
            return TextFile(_as(content, name, path), name)
    if b"\0" in content[:_LOOKED_AT]:
        raise InvalidInputError(
            f"{path} is no text: it has {counted(len(content), 'byte')} of something else.",
            next_step="Read another file; pictures can be looked at with add_image.",
        )
    try:
        return TextFile(content.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        return TextFile(content.decode("cp1252", "replace"), "cp1252")


def encoded(text: str, encoding: str, path: str) -> bytes:
    """A text in an encoding.

    Raises:
        InvalidInputError: the encoding has no such characters.
    """
    try:
        return text.encode(encoding)
    except (UnicodeEncodeError, LookupError) as error:
        raise InvalidInputError(
            f"{path} is in {encoding}, which can't hold that text: {error}.",
            next_step="Use other characters.",
        ) from None


def _as(content: bytes, encoding: str, path: str) -> str:
    try:
        return content.decode(encoding)
    except (UnicodeDecodeError, LookupError) as error:
        raise InvalidInputError(
            f"{path} is not in {encoding}: {error}.", next_step="Leave the encoding out."
        ) from None
