"""ToolResult: what a tool gave back, or why it could not."""

from __future__ import annotations

import base64
import binascii
import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Literal, TypeAlias

from tooldesk.errors import ErrorClass, ToolUsageError
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.model_words import words_for_model

JsonValue: TypeAlias = Any
"""Whatever `json.loads` can return."""

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object."""


@frozen_record
class TextContent:
    """A block of text."""

    text: str
    """The text, as the tool gave it; already cut to the result limit."""


@frozen_record
class ImageContent:
    """A picture."""

    data: str
    """The bytes of the picture in base64 (RFC 4648, section 4)."""

    media_type: str
    """Such as image/png."""


@frozen_record
class AudioContent:
    """A sound."""

    data: str
    """The bytes of the sound in base64 (RFC 4648, section 4)."""

    media_type: str
    """Such as audio/wav."""


@frozen_record
class BlobContent:
    """Bytes of any other kind, which came with the result."""

    data: str
    """The bytes in base64 (RFC 4648, section 4)."""

    media_type: str
    """Such as application/pdf; application/octet-stream when nobody knows."""

    name: str = ""
    """What its maker calls it, such as the URI of a resource; no path of this machine."""


@frozen_record
class FileContent:
    """A file that a tool made or found. It stays where it is; only its place is told."""

    path: str
    """Its absolute path."""

    media_type: str
    """Such as application/pdf; application/octet-stream when nobody knows."""

    size_bytes: int
    """How large it was when the tool named it."""


MediaContent = ImageContent | AudioContent | BlobContent
"""What is bytes, and is shown or saved rather than read."""

Content = TextContent | MediaContent | FileContent

SAID_CLASSES: tuple[ErrorClass, ...] = ("invalid_input", "retriable", "rate_limited", "permanent")
"""What a tool can say of its own failure; "system" is a fault of ours."""

_WANTED = {"image": "a picture, such as image/png", "audio": "a sound, such as audio/wav"}

_WAITING: tuple[ErrorClass, ...] = ("retriable", "rate_limited")


@frozen_record
class ToolResult:
    """Content blocks, the structured value behind them, and whether it is a failure.

    A function may return one, made by `text`, `error`, `image`, `audio` or `as_answer`; those of
    python_function/tooldesk.py, for interpreters without Tooldesk, are made alike.
    """

    __tooldesk_result__: ClassVar[bool] = True
    """How python_function/returned_result.py knows one, whichever class it is."""

    content: tuple[Content, ...] = ()
    """What the model and the person read, in order."""

    structured: JsonValue = None
    """The value as JSON when the tool gave one that is not just text."""

    is_error: bool = False
    """Whether this is a failure; failures are never cached."""

    error_class: ErrorClass | None = None
    """Which kind of failure, when is_error."""

    retry_after_s: float | None = None
    """How long to wait before another try, when rate limited."""

    next_step: str = ""
    """What a person can do about a failure; their texts in the content say it, too."""

    result_as_answer: bool = False
    """Whether the output is the agent's final answer, with no more reasoning."""

    external_reference: str | None = None
    """Something this success created elsewhere, such as a transaction hash."""

    for_model: str = ""
    """What the model is told in the place of the content, when that is for a person; else ""."""

    not_stored_because: str = ""
    """Why the tool wants it kept out of the cache; "" when it does not mind."""

    @classmethod
    def text(
        cls, text: str, *, structured: JsonValue = None, external_reference: str | None = None
    ) -> ToolResult:
        """A good result that reads `text`; `structured` is the value behind it, as JSON.

        Raises:
            TypeError: the text or the reference is no str.
        """
        content = (TextContent(_checked_text("text", text)),)
        return cls(content, structured, external_reference=_checked_reference(external_reference))

    @classmethod
    def error(
        cls,
        message: str,
        *,
        error_class: ErrorClass | None = None,
        retry_after_s: float | None = None,
        structured: JsonValue = None,
    ) -> ToolResult:
        """A failure. Without a class it is "permanent", or "rate_limited" with a retry_after_s.

        Raises:
            TypeError: the message is no str, or the wait no number.
            ValueError: there is no such class, or the wait is not finite, negative, or goes with
                a class for which nobody waits.
        """
        content = (TextContent(_checked_text("message", message)),)
        wait_s = None if retry_after_s is None else _checked_wait_s(retry_after_s)
        kind = error_class or ("permanent" if wait_s is None else "rate_limited")
        if kind not in SAID_CLASSES:
            raise ValueError(f"error_class is {kind!r}, which is none of {', '.join(SAID_CLASSES)}")
        if wait_s is not None and kind not in _WAITING:
            raise ValueError(f"retry_after_s goes with {' or '.join(_WAITING)}, not with {kind}")
        return cls(content, structured, is_error=True, error_class=kind, retry_after_s=wait_s)

    @classmethod
    def image(
        cls,
        data: bytes | str,
        media_type: str,
        *,
        structured: JsonValue = None,
        external_reference: str | None = None,
    ) -> ToolResult:
        """A picture: its bytes, or these in base64; `media_type` is such as "image/png".

        Raises:
            TypeError: the data is neither bytes nor str, or the media type no str.
            ValueError: the data is empty or no base64, or the media type none of a picture.
        """
        content = (ImageContent(_base64_of(data), _checked_media_type(media_type, "image")),)
        return cls(content, structured, external_reference=_checked_reference(external_reference))

    @classmethod
    def audio(
        cls,
        data: bytes | str,
        media_type: str,
        *,
        structured: JsonValue = None,
        external_reference: str | None = None,
    ) -> ToolResult:
        """A sound: its bytes, or these in base64; `media_type` is such as "audio/wav".

        Raises:
            TypeError: the data is neither bytes nor str, or the media type no str.
            ValueError: the data is empty or no base64, or the media type none of a sound.
        """
        content = (AudioContent(_base64_of(data), _checked_media_type(media_type, "audio")),)
        return cls(content, structured, external_reference=_checked_reference(external_reference))

    @classmethod
    def as_answer(
        cls,
        answer: str | ToolResult,
        *,
        structured: JsonValue = None,
        external_reference: str | None = None,
    ) -> ToolResult:
        """The agent's final answer: a text, or a result that is made one.

        Raises:
            TypeError: it is neither.
            ValueError: it is a failure, which answers nothing.
        """
        result = answer if isinstance(answer, ToolResult) else cls.text(answer)
        if result.is_error:
            raise ValueError("a failure can't be the final answer")
        given = {
            "structured": structured,
            "external_reference": _checked_reference(external_reference),
        }
        kept = {name: value for name, value in given.items() if value is not None}
        return replace(result, result_as_answer=True, **kept)

    @classmethod
    def failure(cls, error: ToolUsageError) -> ToolResult:
        """The result that stands for an error, in the error's own words, both of them."""
        return cls(
            content=(TextContent(str(error)),),
            is_error=True,
            error_class=error.error_class,
            retry_after_s=error.retry_after_s,
            next_step=error.next_step,
            for_model=words_for_model(error.for_model),
        )

    @property
    def joined_text(self) -> str:
        """All text blocks, one after another on lines of their own."""
        return "\n".join(block.text for block in self.content if isinstance(block, TextContent))

    def to_json(self) -> JsonObject:
        """A JSON object with content, isError and whichever other fields are set.

        Content blocks are {type: "text", text}, {type: "image" or "audio", data, mediaType}, as in
        MCP, {type: "blob", data, mediaType, name}, or {type: "file", path, mediaType, sizeBytes}.
        """
        shown: JsonObject = {
            "content": [_block_json(block) for block in self.content],
            "isError": self.is_error,
        }
        optional: Mapping[str, JsonValue] = {
            "structured": self.structured,
            "errorClass": self.error_class,
            "retryAfterS": self.retry_after_s,
            "nextStep": self.next_step or None,
            "externalReference": self.external_reference,
        }
        shown.update({key: value for key, value in optional.items() if value is not None})
        if self.result_as_answer:
            shown["resultAsAnswer"] = True
        return shown

    @classmethod
    def from_json(cls, stored: JsonObject) -> ToolResult:
        """The result that `to_json` wrote.

        Raises:
            ValueError: `stored` has another shape.
        """
        try:
            return cls(
                content=tuple(map(_block_from_json, stored["content"])),
                structured=stored.get("structured"),
                is_error=bool(stored["isError"]),
                error_class=stored.get("errorClass"),
                retry_after_s=stored.get("retryAfterS"),
                next_step=_checked_text("next_step", stored.get("nextStep", "")),
                result_as_answer=bool(stored.get("resultAsAnswer", False)),
                external_reference=stored.get("externalReference"),
            )
        except (KeyError, TypeError) as wrong:
            raise ValueError(f"not a stored result: {wrong}") from wrong


def _checked_text(name: str, text: object) -> str:
    if not isinstance(text, str):
        raise TypeError(f"{name} is {type(text).__name__}, not str")
    return text


def _checked_reference(reference: object) -> str | None:
    return None if reference is None else _checked_text("external_reference", reference)


def _checked_wait_s(wait_s: object) -> float:
    if isinstance(wait_s, bool) or not isinstance(wait_s, int | float):
        raise TypeError(f"retry_after_s is {type(wait_s).__name__}, not a number of seconds")
    if not (math.isfinite(wait_s) and wait_s >= 0):
        raise ValueError(f"retry_after_s is {wait_s}, not a number of seconds from 0 on")
    return float(wait_s)


def _checked_media_type(media_type: object, kind: Literal["image", "audio"]) -> str:
    if not _checked_text("media_type", media_type).startswith(f"{kind}/"):
        wanted = _WANTED[kind]
        raise ValueError(f"media_type is {media_type!r}, not that of {wanted}")
    return str(media_type)


def _base64_of(data: object) -> str:
    if not isinstance(data, bytes | bytearray | memoryview | str):
        raise TypeError(f"data is {type(data).__name__}, neither bytes nor base64 as str")
    if not len(data):
        raise ValueError("data is empty")
    if not isinstance(data, str):
        return base64.b64encode(data).decode("ascii")
    try:
        base64.b64decode(data, validate=True)
    except (binascii.Error, ValueError) as error:
        raise ValueError(f"data is no base64: {error}") from error
    return data


def _block_json(block: Content) -> JsonObject:
    match block:
        case TextContent(text):
            return {"type": "text", "text": text}
        case ImageContent(data, media_type):
            return {"type": "image", "data": data, "mediaType": media_type}
        case AudioContent(data, media_type):
            return {"type": "audio", "data": data, "mediaType": media_type}
        case BlobContent(data, media_type, name):
            return {"type": "blob", "data": data, "mediaType": media_type, "name": name}
        case FileContent(path, media_type, size_bytes):
            shown = {"path": path, "mediaType": media_type, "sizeBytes": size_bytes}
            return {"type": "file", **shown}


def _block_from_json(block: JsonObject) -> Content:
    match block["type"]:
        case "text":
            return TextContent(_checked_text("text", block["text"]))
        case "image" | "audio" as kind:
            made = ImageContent if kind == "image" else AudioContent
            data, media_type = block["data"], block["mediaType"]
            return made(_checked_text("data", data), _checked_text("type", media_type))
        case "blob":
            fields = ("data", "mediaType", "name")
            return BlobContent(*(_checked_text(name, block[name]) for name in fields))
        case "file":
            path, media_type, size_bytes = block["path"], block["mediaType"], block["sizeBytes"]
            if not isinstance(size_bytes, int):
                raise TypeError(f"size_bytes is {type(size_bytes).__name__}, not int")
            path, media_type = _checked_text("path", path), _checked_text("type", media_type)
            return FileContent(path, media_type, size_bytes)
        case kind:
            raise KeyError(kind)
