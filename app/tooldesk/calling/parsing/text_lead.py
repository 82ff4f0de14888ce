"""What stands before a whole output and is no part of it: marks of its encoding, or of its start.

A server that keeps special tokens gives the one that begins every text, and a file may begin with a
mark of its byte order. What counts as the beginning of the output, as a line of ReAct's does, comes
behind them.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TypeVar

from tooldesk.calling.tool_calling import FormatError, ParsedOutput, ToolCalling
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
)
"""Tokens with which models' templates begin a text. Source: `bos_token` in tokenizer_config.json of
Llama 2 and 3, Gemma, LFM2, Falcon and DeepSeek."""

_LEAD = late_pattern(rf"(?:[{UNSEEN}]|{'|'.join(map(re.escape, BEGINNINGS))})*+")
_FIRST = frozenset(UNSEEN + "<")

Placed = TypeVar("Placed", ToolCalling, FormatError)


def lead_end(text: str) -> int:
    """Where the output begins."""
    if text[:1] not in _FIRST:
        return 0
    found = _LEAD.match(text)
    return found.end() if found is not None else 0


def moved(output: ParsedOutput, by: int) -> ParsedOutput:
    """What was read of a text that has so many characters before it."""
    if not by:
        return output

    def move(each: Placed) -> Placed:
        return replace(each, start=each.start + by, end=each.end + by)

    return replace(
        output,
        callings=tuple(map(move, output.callings)),
        held_back=tuple(replace(each, calling=move(each.calling)) for each in output.held_back),
        errors=tuple(map(move, output.errors)),
    )
