"""result_of: the outcome of a call (running.py) → a ToolResult. Not for the worker."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from tooldesk.errors import ErrorClass, InvalidInputError
from tooldesk.redaction.text_cuts import cut_end, cut_middle
from tooldesk.tools.json_depth import is_too_deep
from tooldesk.tools.tool_result import (
    Content,
    FileContent,
    ImageContent,
    JsonObject,
    JsonValue,
    TextContent,
    ToolResult,
)

if TYPE_CHECKING:
    from tooldesk.redaction.redactor import Redactor

NAMES_A_FILE = "it names a file, which may be another one by then"
"""Why such a result is kept out of the cache."""

T = TypeVar("T")

_MOST_LAID_OUT = 20_000
_SHOWN_LENGTH = 10_000
_LONGEST_NAME = 200
_encode = json.JSONEncoder(ensure_ascii=False).encode
_RETRIABLE_WORDS = ("Timeout", "Connection")
"""In the names of such exceptions of Python and of all libraries that connect to something."""


def result_of(outcome: JsonObject, redactor: Redactor | None = None) -> ToolResult:
    """The result of the call; the function's own exception is one too, class and traceback told.

    Raises:
        InvalidInputError: the arguments don't fit the function.
        KeyError, TypeError, AttributeError, ValueError: the outcome has another shape.
    """
    if "result" in outcome:
        result = _success(outcome["result"])
        has_file = any(isinstance(block, FileContent) for block in result.content)
        kept_out = outcome.get("not_stored") or (NAMES_A_FILE if has_file else "")
        return replace(result, not_stored_because=str(kept_out))
    error = outcome["error"]
    if error["kind"] == "arguments":
        raise InvalidInputError(error["message"], next_step="Correct the arguments.")
    if error["kind"] == "result":
        return _failure("permanent", error["message"])
    message = cut_end(error["message"], _SHOWN_LENGTH, redactor)
    kind = cut_end(error["type"], _LONGEST_NAME, redactor)
    message = f"{kind}: {message}" if message else kind
    traceback = cut_middle(error["traceback"].rstrip(), _SHOWN_LENGTH, redactor)
    return _failure(_class_of(error["bases"]), message, traceback)


def _success(result: JsonObject) -> ToolResult:
    if "blocks" in result:
        return ToolResult(content=tuple(map(_block, result["blocks"])))
    if "text" in result:
        return ToolResult(content=(TextContent(_checked(result["text"], str)),))
    value = _not_deep(result["value"])
    structured = None if isinstance(value, str) else value
    return ToolResult(content=(TextContent(_text_of(value)),), structured=structured)


def _block(block: JsonObject) -> Content:
    if "file" in block:
        path, size = _checked(block["file"], str), _checked(block["size"], int)
        return FileContent(path, _checked(block["mediaType"], str), size)
    if "data" in block:
        return ImageContent(_checked(block["data"], str), _checked(block["mediaType"], str))
    return TextContent(_text_of(_not_deep(block["value"])))


def _not_deep(value: JsonValue) -> JsonValue:
    if is_too_deep(value):
        raise ValueError("it is nested too deep")
    return value


def _checked(value: JsonValue, kind: type[T]) -> T:
    if not isinstance(value, kind):
        raise TypeError(f"{type(value).__name__} where {kind.__name__} belongs")
    return value


def _text_of(value: JsonValue) -> str:
    if isinstance(value, str):
        return value
    compact = _encode(value)
    # laying out is slow, and nobody reads that much
    is_laid_out = isinstance(value, (dict, list)) and len(compact) <= _MOST_LAID_OUT
    return json.dumps(value, ensure_ascii=False, indent=2) if is_laid_out else compact


def _failure(error_class: ErrorClass, *texts: str) -> ToolResult:
    content = tuple(TextContent(text) for text in texts)
    return ToolResult(content=content, is_error=True, error_class=error_class)


def _class_of(bases: list[str]) -> ErrorClass:
    if any(word in base for base in bases for word in _RETRIABLE_WORDS):
        return "retriable"
    return "invalid_input" if "ValueError" in bases else "permanent"
