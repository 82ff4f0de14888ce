"""print_result: a result on standard output, block by block."""

from __future__ import annotations

from tooldesk.counted import counted
from tooldesk.terminal.input_output import say, say_json
from tooldesk.tools.tool_result import (
    AudioContent,
    BlobContent,
    Content,
    FileContent,
    ImageContent,
    ToolResult,
)


def print_result(result: ToolResult) -> None:
    """Its texts as they are; pictures and sounds are named, a file is where it is."""
    for block in result.content:
        say(_block_text(block))
    if not result.content and result.structured is not None:
        say_json(result.structured)


def _block_text(block: Content) -> str:
    match block:
        case ImageContent(data, media_type):
            return f"[picture: {media_type}, {counted(len(data) * 3 // 4, 'byte')}]"
        case AudioContent(data, media_type):
            return f"[audio: {media_type}, {counted(len(data) * 3 // 4, 'byte')}]"
        case BlobContent(data, media_type, name):
            size = counted(len(data) * 3 // 4 - data[-2:].count("="), "byte")
            return f"[attachment: {name or 'without a name'}, {media_type}, {size}]"
        case FileContent(path, media_type, size_bytes):
            return f"[file: {path}, {media_type}, {counted(size_bytes, 'byte')}]"
        case _:
            return block.text
