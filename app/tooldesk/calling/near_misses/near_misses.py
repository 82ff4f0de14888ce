"""near_misses: why nothing was called: what comes nearest in a text that holds no call."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import islice

from tooldesk.calling.near_misses.code_spans import CodeSpans
from tooldesk.calling.near_misses.in_documents import document_misses
from tooldesk.calling.near_misses.in_texts import text_misses
from tooldesk.calling.near_misses.near_miss import NearMiss
from tooldesk.calling.near_misses.odd_tokens import odd_tokens
from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.tool_calling import ParsedOutput, ToolCalling
from tooldesk.tools.tool_result import JsonObject

MOST = 5
"""Near misses that are told of; nobody would read more."""


def near_misses(
    text: str,
    schemas: Mapping[str, JsonObject] | None = None,
    parsed: ParsedOutput | None = None,
) -> tuple[NearMiss, ...]:
    """What comes nearest to a call, and why it is none; nothing where there is a call.

    A call that can't be read, or that waits because it is cut off, says itself why it does not run.
    Looked for only when somebody wants to know; takes time linear in the text.

    Args:
        text: What the model or its server wrote.
        schemas: Tool name → JSON Schema of its input, when the tools are known.
        parsed: What `parse` made of the text, when that is known already.
    """
    schemas = schemas or {}
    parsed = parse(text, schemas) if parsed is None else parsed
    if parsed.callings or parsed.errors:
        return ()
    if any(held.reason != "in_reasoning" for held in parsed.held_back):
        return ()
    thoughts = [_thought(held.calling) for held in parsed.held_back]
    found = thoughts or _found(text, schemas, parsed)
    return tuple(islice(found, MOST))


def _found(
    text: str, schemas: Mapping[str, JsonObject], parsed: ParsedOutput
) -> Iterator[NearMiss]:
    in_document = document_misses(text, schemas)
    if in_document:
        yield from in_document
    elif in_document is None:
        yield from _in_text(text, schemas)
    else:
        yield from _moved(text, parsed.content, _in_text(parsed.content, schemas))
    yield from _in_reasoning(text, parsed.reasoning, schemas)


def _in_text(text: str, schemas: Mapping[str, JsonObject]) -> Iterator[NearMiss]:
    code = CodeSpans(text)
    found = list(odd_tokens(text, schemas, code))
    yield from found or text_misses(text, schemas, code)


def _in_reasoning(
    text: str, reasoning: str, schemas: Mapping[str, JsonObject]
) -> Iterator[NearMiss]:
    """A call by its shape alone, which a thought is too little to hold back for a person."""
    if reasoning:
        inner = parse(reasoning, schemas)
        calls = (*inner.callings, *(held.calling for held in inner.held_back))
        yield from _moved(text, reasoning, map(_thought, calls))


def _thought(calling: ToolCalling) -> NearMiss:
    return NearMiss(
        "in_reasoning", calling.start, calling.end,
        f"A call of {calling.tool_name[:80]} stands only in the model's reasoning, not in its"
        " answer.",
        "If it was meant, have the model write the call in its answer.",
        calling.dialect,
    )  # fmt: skip


def _moved(text: str, part: str, found: Iterable[NearMiss]) -> Iterator[NearMiss]:
    """Near misses of a part of the text, which may be escaped there, with their places in it."""
    for miss in found:
        piece = part[miss.start : miss.end]
        for written in (
            piece,
            json.dumps(piece)[1:-1],
            json.dumps(piece, ensure_ascii=False)[1:-1],
        ):
            at = text.find(written) if written else -1
            if at >= 0:
                yield replace(miss, start=at, end=at + len(written))
                break
        else:
            yield replace(miss, start=0, end=len(text))
