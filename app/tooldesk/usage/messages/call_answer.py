"""CallAnswer: what a model is told of one call, before it has a provider's form."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.counted import counted
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.model_words import last_part, words_for_model
from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    Content,
    FileContent,
    ImageContent,
    JsonValue,
    MediaContent,
    TextContent,
    ToolResult,
)

EMPTY = "(The tool returned nothing.)"
"""In the place of no text at all, which several providers refuse."""

Block = str | MediaContent
"""A text, or a picture, sound or other bytes for forms that have room for them."""

_KINDS = {ImageContent: "picture", AudioContent: "audio", BlobContent: "attachment"}


@frozen_record
class CallAnswer:
    """What the model is told of one call; every text in it can be written as UTF-8."""

    call_id: str
    """The id of the call; empty when its form does without and the model gave none."""

    tool_name: str
    """The tool's name as the model wrote it, which is how it knows its call again."""

    blocks: tuple[Block, ...]
    """Texts, none of them blank, pictures and sounds, in order; at least one."""

    is_error: bool = False
    """Whether the call failed."""

    structured: JsonValue = None
    """The value behind the texts, when it is a JSON object that nothing was left out of."""

    cut_words: str = ""
    """What was left out for the model, in words for a person; empty when nothing was."""

    def with_text(self, text: str) -> CallAnswer:
        """The same with another text behind."""
        return replace(self, blocks=(*self.blocks, text), structured=None)

    @property
    def text(self) -> str:
        """All of it in words; pictures and sounds are named."""
        return "\n\n".join(shown_text(block) for block in self.blocks)


def answer_of(calling: ToolCalling, result: ToolResult, max_characters: int) -> CallAnswer:
    """What the model is told of a call's result; texts beyond `max_characters` are left out."""
    texts = [
        encodable(block) if isinstance(block, str) else block for block in _blocks_for_model(result)
    ]
    kept = [block for block in texts if not isinstance(block, str) or block.strip()]
    blocks, cut_words = _cut(kept or [EMPTY], max_characters)
    structured = None
    if isinstance(result.structured, dict) and not (result.is_error or cut_words):
        structured = _encodable_value(result.structured)
    return CallAnswer(
        encodable(calling.call_id or ""),
        encodable(calling.tool_name),
        tuple(blocks),
        result.is_error,
        structured,
        cut_words,
    )


def shown_text(block: Block) -> str:
    """A block in words; a picture or a sound is named."""
    if isinstance(block, str):
        return block
    named = f"{last_part(block.name)}, " if isinstance(block, BlobContent) and block.name else ""
    size = counted(len(block.data) * 3 // 4, "byte")
    return encodable(f"[{_KINDS[type(block)]}: {named}{block.media_type}, {size}]")


def encodable(text: str) -> str:
    """A text that every encoder takes: halves of surrogate pairs are joined or replaced."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text


def _encodable_value(value: JsonValue) -> JsonValue:
    if isinstance(value, str):
        return encodable(value)
    if isinstance(value, dict):
        return {encodable(key): _encodable_value(each) for key, each in value.items()}
    return [_encodable_value(each) for each in value] if isinstance(value, list) else value


def _blocks_for_model(result: ToolResult) -> Iterator[Block]:
    if result.for_model:
        yield result.for_model
        yield from (each for each in result.content if isinstance(each, MediaContent))
        return
    if not result.content and result.structured is not None:
        yield json.dumps(result.structured, ensure_ascii=False)
    for block in result.content:
        yield _block_for_model(block, result.is_error)


def _block_for_model(block: Content, is_error: bool) -> Block:
    match block:
        case TextContent(text):
            return words_for_model(text) if is_error else text
        case FileContent(path, media_type, size_bytes):
            return f"[file: {last_part(path)}, {media_type}, {counted(size_bytes, 'byte')}]"
        case _:
            return block


def _cut(blocks: list[Block], max_characters: int) -> tuple[list[Block], str]:
    """The blocks within the limit, which counts texts only, and what was left out."""
    total = sum(len(block) for block in blocks if isinstance(block, str))
    if total <= max_characters:
        return blocks, ""
    room, kept = max_characters, list[Block]()
    for block in blocks:
        if isinstance(block, str):
            block, room = block[:room], room - len(block[:room])
            if not block:
                continue
        kept.append(block)
    left_out = f"{total - max_characters:,} of {total:,} characters left out"
    return [*kept, f"… {left_out}"], left_out
