"""What stands before a whole output and is no part of it: marks of its encoding, or of its start.

A server that keeps special tokens gives the one that begins every text, and a file may begin with a
mark of its byte order. What counts as the beginning of the output, as a line of ReAct's does, comes
behind them. So does an API's stream behind the headers that `curl -i` prints.
"""

from __future__ import annotations

import re
from dataclasses import replace

from tooldesk.calling.tool_calling import FormatError, HeldBack, ParsedOutput, ToolCalling
from tooldesk.late_pattern import late_pattern

UNSEEN = "\ufeff\u200b\u2060"
"""U+FEFF is also the mark of the byte order. Source: Unicode 16, 23.8."""

BEGINNINGS = (
    "<s>",
    "<bos>",
    "<|begin_of_text|>",
    "<|startoftext|>",
    "<|endoftext|>",
    "<｜begin▁of▁sentence｜>",
    "[gMASK]",
    "<sop>",
)
"""Tokens with which models' templates begin a text. Source: `bos_token` in tokenizer_config.json of
Llama 2 and 3, Gemma, LFM2, Falcon and DeepSeek, and of GLM 4 `chat_template`."""

_LEAD = late_pattern(rf"(?:[{UNSEEN}]|{'|'.join(map(re.escape, BEGINNINGS))})*+")
_STATUS = r"HTTP/[0-9](?:\.[0-9])? [0-9]{3}[^\n]{0,200}+\n"
_HEADERS = r"(?:[A-Za-z0-9\-]{1,100}+:[^\n]{0,9000}+\n){0,200}+"
_EVENTS = ("data:", "event:", "id:", "retry:", ":")
_BODIES = (*_EVENTS, "HTTP/")

ANSWER_HEAD = late_pattern(rf"(?:{_STATUS}{_HEADERS}\r?\n\s*+){{1,9}}+")
"""The status and the headers of an answer, and of those before it, such as a redirection's.
Source: RFC 9112, 2.1 and 4."""

_OPEN_HEAD = late_pattern(rf"(?:{_STATUS}{_HEADERS})?[^\n]{{0,9000}}+\Z")
_FIRST = frozenset(UNSEEN + "<[H")


def lead_end(text: str) -> int:
    """Where the output begins."""
    if text[:1] not in _FIRST:
        return 0
    if text[0] == "H":
        head = ANSWER_HEAD.match(text)
        return head.end() if head is not None and text.startswith(_EVENTS, head.end()) else 0
    found = _LEAD.match(text)
    return found.end() if found is not None else 0


def is_answer(text: str) -> bool:
    """Whether a text begins as an API's answer with its headers, or may do so."""
    if not text.startswith("HTTP/"):
        return False
    if (head := ANSWER_HEAD.match(text)) is None:
        return _OPEN_HEAD.match(text) is not None
    begun = text[head.end() : head.end() + 5]
    if begun == "HTTP/":
        return _OPEN_HEAD.match(text, head.end()) is not None
    return begun[:1] in ("", "{", "[") or any(each.startswith(begun) for each in _BODIES)


def moved(output: ParsedOutput, by: int) -> ParsedOutput:
    """What was read of a text that has so many characters before it."""
    if not by:
        return output
    return replace(
        output,
        callings=tuple(moved_calling(each, by) for each in output.callings),
        held_back=tuple(moved_held(each, by) for each in output.held_back),
        errors=tuple(moved_error(each, by) for each in output.errors),
    )


def moved_calling(calling: ToolCalling, by: int) -> ToolCalling:
    """The same call, so many characters later in the text."""
    repairs = tuple(each.at(each.offset + by) for each in calling.repairs)
    return replace(calling, start=calling.start + by, end=calling.end + by, repairs=repairs)


def moved_held(held: HeldBack, by: int) -> HeldBack:
    """The same, with its call so many characters later in the text."""
    return replace(held, calling=moved_calling(held.calling, by))


def moved_error(error: FormatError, by: int) -> FormatError:
    """The same, so many characters later in the text."""
    return replace(error, start=error.start + by, end=error.end + by)
