"""Whether an answer is text, by what it says of itself and by its bytes, and that text."""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from email.message import Message

_TEXTS = ("xml", "javascript", "ecmascript", "yaml", "csv", "x-www-form-urlencoded", "graphql")

_NOT_CHARSETS = ("punycode", "idna", "undefined", "unicode_escape", "raw_unicode_escape")
"""Codecs that no server needs and some of which take very long."""


def media_type_of(headers: Mapping[str, str]) -> tuple[str, str]:
    """Media type and charset of what has these headers, both in lower case."""
    written = Message()
    written["Content-Type"] = headers.get("Content-Type", "")[:200]
    media_type = written.get_content_type() if "/" in written["Content-Type"] else ""
    return media_type, written.get_content_charset("")


def is_json(media_type: str) -> bool:
    """Whether it is a type of JSON."""
    return media_type.endswith(("/json", "+json"))


def is_text(media_type: str) -> bool:
    """Whether it is a type that people read."""
    subtype = media_type.partition("/")[2]
    return (
        media_type.startswith("text/")
        or is_json(media_type)
        or any(each in subtype for each in _TEXTS)
    )


def looks_like_text(data: bytes) -> bool:
    """Whether it is UTF-8, but for a character that is cut in two at the end."""
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        # a character that the limit cut in two
        return error.start > len(data) - 4 and b"\0" not in data
    return b"\0" not in data


def decoded(data: bytes, charset: str) -> str:
    """The text, whatever the server calls its charset."""
    try:
        codec = codecs.lookup(charset or "utf-8").name
        if codec not in _NOT_CHARSETS:
            return data.decode(codec, "replace").removeprefix("\ufeff")
    except (LookupError, ValueError):
        # a charset that nobody knows, or a codec that makes no text
        return data.decode("utf-8", "replace")
    return data.decode("utf-8", "replace")
