"""ToolResult: what a tool gave back, or why it could not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from tooldesk.errors import ErrorClass, RateLimitedError, ToolUsageError

JsonValue: TypeAlias = Any
"""Whatever `json.loads` can return."""

JsonObject: TypeAlias = dict[str, Any]
"""A JSON object."""


@dataclass(frozen=True, slots=True)
class TextContent:
    """A block of text."""

    text: str
    """The text, as the tool gave it; already cut to the result limit."""


@dataclass(frozen=True, slots=True)
class ImageContent:
    """A picture."""

    data: str
    """The bytes of the picture in base64 (RFC 4648, section 4)."""

    media_type: str
    """Such as image/png."""


@dataclass(frozen=True, slots=True)
class FileContent:
    """A file that a tool made or found. It stays where it is; only its place is told."""

    path: str
    """Its absolute path."""

    media_type: str
    """Such as application/pdf; application/octet-stream when nobody knows."""

    size_bytes: int
    """How large it was when the tool named it."""


Content = TextContent | ImageContent | FileContent


@dataclass(frozen=True, slots=True)
class ToolResult:
    """Content blocks, the structured value behind them, and whether it is a failure."""

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

    result_as_answer: bool = False
    """Whether the output is the agent's final answer, with no more reasoning."""

    external_reference: str | None = None
    """Something this success created elsewhere, such as a transaction hash."""

    not_stored_because: str = ""
    """Why the tool wants it kept out of the cache; "" when it does not mind."""

    @classmethod
    def failure(cls, error: ToolUsageError) -> ToolResult:
        """The result that stands for an error, in the error's own words."""
        return cls(
            content=(TextContent(str(error)),),
            is_error=True,
            error_class=error.error_class,
            retry_after_s=error.retry_after_s if isinstance(error, RateLimitedError) else None,
        )

    @property
    def text(self) -> str:
        """All text blocks, one after another on lines of their own."""
        return "\n".join(block.text for block in self.content if isinstance(block, TextContent))

    def to_json(self) -> JsonObject:
        """A JSON object with content, isError and whichever other fields are set.

        Content blocks are {type: "text", text} or {type: "image", data, mediaType}, as in MCP, or
        {type: "file", path, mediaType, sizeBytes}.
        """
        shown: JsonObject = {
            "content": [_block_json(block) for block in self.content],
            "isError": self.is_error,
        }
        optional: Mapping[str, JsonValue] = {
            "structured": self.structured,
            "errorClass": self.error_class,
            "retryAfterS": self.retry_after_s,
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
                result_as_answer=bool(stored.get("resultAsAnswer", False)),
                external_reference=stored.get("externalReference"),
            )
        except (KeyError, TypeError) as wrong:
            raise ValueError(f"not a stored result: {wrong}") from wrong


def _block_json(block: Content) -> JsonObject:
    match block:
        case TextContent(text):
            return {"type": "text", "text": text}
        case ImageContent(data, media_type):
            return {"type": "image", "data": data, "mediaType": media_type}
        case FileContent(path, media_type, size_bytes):
            shown = {"path": path, "mediaType": media_type, "sizeBytes": size_bytes}
            return {"type": "file", **shown}


def _block_from_json(block: JsonObject) -> Content:
    match block["type"]:
        case "text":
            return TextContent(block["text"])
        case "image":
            return ImageContent(block["data"], block["mediaType"])
        case "file":
            return FileContent(block["path"], block["mediaType"], block["sizeBytes"])
        case kind:
            raise KeyError(kind)
