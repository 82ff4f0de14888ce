"""result_of: the outcome of a call (running.py) → a ToolResult. Not for the worker."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from tooldesk.errors import ErrorClass, InvalidInputError, UnfitArgumentsError
from tooldesk.redaction.model_words import words_for_model
from tooldesk.redaction.text_cuts import cut_end, cut_middle
from tooldesk.tools.json_depth import is_too_deep
from tooldesk.tools.python_function.mcp_content import result_of_mcp
from tooldesk.tools.python_function.raised_failure import SAID, bounded_wait_s
from tooldesk.tools.tool_result import (
    AudioContent,
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


def result_of(outcome: JsonObject, redactor: Redactor | None = None) -> ToolResult:
    """The result of the call; the function's own exception is one too, class and traceback told.

    Raises:
        InvalidInputError: the arguments don't fit the function.
        KeyError, TypeError, AttributeError, ValueError: the outcome has another shape.
    """
    if "result" in outcome:
        result = _success(outcome["result"])
        has_file = "blocks" in outcome["result"] and any(
            isinstance(block, FileContent) for block in result.content
        )
        kept_out = outcome.get("not_stored") or (NAMES_A_FILE if has_file else "")
        return replace(result, not_stored_because=str(kept_out)) if kept_out else result
    error = outcome["error"]
    if error["kind"] == "arguments":
        step = "Correct the arguments."
        if names := error.get("names"):
            of_names = (tuple(map(str, names[key])) for key in ("unknown", "missing", "takes"))
            raise UnfitArgumentsError(error["message"], *of_names, next_step=step)
        raise InvalidInputError(error["message"], next_step=step)
    if error["kind"] == "result":
        return _failure("permanent", error["message"])
    return _raised(error, redactor)


def without_secrets_in_layout(result: ToolResult, redactor: Redactor) -> ToolResult:
    """The result with its content laid out anew, where it is the text of a value with secrets.

    Laid out as JSON, a text in a value is escaped once more than it was, and a secret in it too.
    """
    shown = redactor.redact(result.structured)
    if shown is result.structured or result.content != _content_of(result.structured):
        return result
    return replace(result, content=_content_of(shown))


def _raised(error: JsonObject, redactor: Redactor | None) -> ToolResult:
    message = cut_end(error["message"], _SHOWN_LENGTH, redactor)
    kind = cut_end(error["type"], _LONGEST_NAME, redactor)
    message = ": ".join(filter(None, (kind, message)))
    traceback = cut_middle(error["traceback"].rstrip(), _SHOWN_LENGTH, redactor)
    texts = (message, traceback) if traceback else (message,)
    return replace(_failure("permanent", *texts), **_failed(error))


def _success(result: JsonObject) -> ToolResult:
    if "blocks" in result:
        return _of_blocks(result)
    if "text" in result:
        return ToolResult(content=(TextContent(_checked(result["text"], str)),))
    value = _not_deep(result["value"])
    if (found := result_of_mcp(value)) is not None:
        return found if found.content else replace(found, content=_content_of(found.structured))
    structured = None if isinstance(value, str) else value
    return ToolResult(content=(TextContent(_text_of(value)),), structured=structured)


def _of_blocks(result: JsonObject) -> ToolResult:
    """Blocks, and what else a ToolResult says that a function returned."""
    structured = _not_deep(result.get("structured"))
    content = tuple(map(_block, result["blocks"]))
    content = content or _content_of(structured)
    found = ToolResult(
        content,
        structured,
        result_as_answer=result.get("is_answer") is True,
        external_reference=_checked(result.get("external_reference", ""), str) or None,
        for_model=_checked(result.get("for_model", ""), str),
    )
    return (
        replace(found, is_error=True, **_failed(result["failed"])) if "failed" in result else found
    )


def _content_of(structured: JsonValue) -> tuple[Content, ...]:
    """What is read of a value that came without content."""
    return () if structured is None else (TextContent(_text_of(structured)),)


def _failed(said: JsonObject) -> JsonObject:
    """The fields of a failure; what a tool's process says of them is not just believed."""
    kind = said["error_class"]
    if kind not in SAID:
        raise ValueError(f"{kind!r} is no class of failures")
    return {"error_class": kind, "retry_after_s": bounded_wait_s(said.get("retry_after_s"))}


def _block(block: JsonObject) -> Content:
    if "file" in block:
        path, size = _checked(block["file"], str), _checked(block["size"], int)
        return FileContent(path, _checked(block["mediaType"], str), size)
    if "data" in block:
        media_type = _checked(block["mediaType"], str)
        kind = AudioContent if media_type.startswith("audio/") else ImageContent
        return kind(_checked(block["data"], str), media_type)
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
    if type(value) is int:
        return str(value)  # as JSON has it, without an encoder that would be made for it
    compact = _encode(value)
    # laying out is slow, and nobody reads that much
    is_laid_out = isinstance(value, (dict, list)) and len(compact) <= _MOST_LAID_OUT
    return json.dumps(value, ensure_ascii=False, indent=2) if is_laid_out else compact


def _failure(error_class: ErrorClass, *texts: str) -> ToolResult:
    content = tuple(TextContent(text) for text in texts)
    said = words_for_model(texts[0])  # the traceback is for a person
    return ToolResult(content=content, is_error=True, error_class=error_class, for_model=said)
