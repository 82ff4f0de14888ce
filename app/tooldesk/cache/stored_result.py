"""A result as the cache keeps it: JSON, deflated where it is large, as pictures are."""

from __future__ import annotations

import asyncio
import json

from tooldesk.storage.packed_json import pack_large, unpack
from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.tool_result import AudioContent, ImageContent, TextContent, ToolResult

LARGE = 20_000
"""Characters from which on deflating takes less time than the disk is spared of."""


async def stored(result: ToolResult) -> str | bytes:
    """What is written; of what is large another thread makes it, piece by piece."""
    if _length(result) > LARGE:
        return await asyncio.to_thread(pack_large, result.to_json())
    text = canonical_json(result.to_json())
    return text if len(text) <= LARGE else await asyncio.to_thread(pack_large, result.to_json())


def restored(kept: str | bytes) -> ToolResult:
    """The result of what was written.

    Raises:
        ValueError, TypeError, AttributeError, RecursionError: it is none.
    """
    return ToolResult.from_json(unpack(kept) if isinstance(kept, bytes) else json.loads(kept))


def _length(result: ToolResult) -> int:
    """Characters of its blocks; its structured value may be as long again."""
    media = (ImageContent, AudioContent)
    texts = sum(len(each.text) for each in result.content if isinstance(each, TextContent))
    return texts + sum(len(each.data) for each in result.content if isinstance(each, media))
