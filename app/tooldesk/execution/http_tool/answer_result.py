"""answer_result: a server's answer → content blocks by media type, or a failure by status."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

from tooldesk.counted import counted
from tooldesk.errors import PermanentError
from tooldesk.execution.http_tool.answer_text import (
    decoded,
    is_json,
    is_text,
    looks_like_text,
    media_type_of,
)
from tooldesk.execution.http_tool.exchange import Answer
from tooldesk.execution.http_tool.picking import taken
from tooldesk.execution.http_tool.saved_answer import save
from tooldesk.execution.http_tool.statuses import status_failure
from tooldesk.execution.http_tool.streamed_answers import EVENT_STREAM, is_streamed, values_of
from tooldesk.execution.json_result import is_long, json_result, read_json
from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.text_cuts import without_begun_value
from tooldesk.tools.python_function.call_result import NAMES_A_FILE
from tooldesk.tools.python_function.encoding import image_of
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.tool_result import ImageContent, TextContent, ToolResult

_UNKNOWN = ("", "application/octet-stream")
"""Said by servers that don't know what they send."""

_NO_JSON = (
    "The server calls it JSON: look at the whole answer with “Copy call as curl”, and ask for "
    "another form, with an Accept header for example, if the server can't be mended."
)


async def answer_result(
    source: HttpSource, answer: Answer, folder: Path, redactor: Redactor | None = None
) -> ToolResult:
    """The result that stands for an answer; one that is no text is saved below `folder`.

    Raises:
        PermanentError: it is longer than it may be, or not what the source picks from.
    """
    media_type, charset = media_type_of(answer.headers)
    if not 200 <= answer.status < 300:
        has_text = is_text(media_type) or looks_like_text(answer.body.data)
        text = decoded(answer.body.data, charset) if has_text else ""
        if answer.body.is_cut:
            text = without_begun_value(text, redactor)
        return status_failure(source, answer, text, redactor)
    if _is_binary(source, answer, media_type):
        result = await _binary(source, answer, media_type, folder)
    else:
        result = await _success(source, answer, media_type, charset, redactor)
    location = answer.headers.get("Location")
    return replace(result, external_reference=location) if location else result


async def _success(
    source: HttpSource,
    answer: Answer,
    media_type: str,
    charset: str,
    redactor: Redactor | None,
) -> ToolResult:
    data = answer.body.data
    if source.method == "HEAD":
        return json_result({"status": answer.status, "headers": dict(answer.headers)})
    if is_json(media_type) and data.strip():
        return await _from_json(source, answer)
    if is_streamed(media_type):
        return await _from_stream(source, answer, media_type, redactor)
    if source.pick or source.template:
        raise PermanentError(
            f"There is nothing to pick from: {answer.url} answered with {media_type or 'nothing'}.",
            next_step="Leave pick and template out of the tool's source, or ask for JSON.",
        )
    if not data:
        return _text_result(f"{answer.status} {answer.reason}".strip())
    text = decoded(data, charset)
    if answer.body.is_cut:
        text = f"{without_begun_value(text, redactor)}\n… cut at {_limit(source)}"
    return _text_result(text)


def _is_binary(source: HttpSource, answer: Answer, media_type: str) -> bool:
    """Whether a good answer is no text, and nothing is to be picked from it."""
    if source.method == "HEAD" or source.pick or source.template or not answer.body.data:
        return False
    if is_text(media_type) or is_streamed(media_type):
        return False
    return media_type not in _UNKNOWN or not looks_like_text(answer.body.data)


async def _binary(source: HttpSource, answer: Answer, media_type: str, folder: Path) -> ToolResult:
    """A picture that models can look at, known by its bytes, or a file."""
    _refuse_cut(source, answer)
    data = answer.body.data
    if picture := image_of(data):
        return ToolResult(content=(ImageContent(picture["data"], picture["mediaType"]),))
    known = "" if media_type in _UNKNOWN else media_type
    disposition = answer.headers.get("Content-Disposition", "")
    try:
        file = await asyncio.to_thread(save, data, known, disposition, answer.url, folder)
    except OSError as error:
        kind = media_type or "An unknown type"
        size, why = counted(len(data), "byte"), error.strerror or error
        return _text_result(f"{kind}, {size}, not saved: {why}.")
    return ToolResult(content=(file,), not_stored_because=NAMES_A_FILE)


async def _from_json(source: HttpSource, answer: Answer) -> ToolResult:
    _refuse_cut(source, answer)
    data = answer.body.data
    if is_long(data) and not (source.pick or source.template):
        return _text_result(decoded(data, json.detect_encoding(data)))
    value = await read_json(data, from_what=f"The answer of {answer.url}", next_step=_NO_JSON)
    return await taken(source.pick, source.template, value) or json_result(value)


async def _from_stream(
    source: HttpSource, answer: Answer, media_type: str, redactor: Redactor | None
) -> ToolResult:
    text, notice = decoded(answer.body.data, "utf-8"), ""
    if answer.body.is_cut:
        text, notice = without_begun_value(text, redactor), f"\n… cut at {_limit(source)}"
        if media_type != EVENT_STREAM:
            # the last line is no JSON any more
            text = text.rpartition("\n")[0]
    if is_long(text) and not (source.pick or source.template):
        return _text_result(text + notice)
    # a window stays alive while many lines are read
    values = await asyncio.to_thread(values_of, media_type, text)
    if values is None:
        return _text_result(text + notice)
    found = await taken(source.pick, source.template, values)
    return found or replace(_text_result(text + notice), structured=values)


def _refuse_cut(source: HttpSource, answer: Answer) -> None:
    if answer.body.is_cut:
        raise PermanentError(
            f"The answer of {answer.url} is longer than {_limit(source)}",
            next_step="Ask for less, or raise max_response_bytes in the tool's source.",
        )


def _limit(source: HttpSource) -> str:
    return f"{counted(source.max_response_bytes, 'byte')} (max_response_bytes)."


def _text_result(text: str) -> ToolResult:
    return ToolResult(content=(TextContent(text),))
