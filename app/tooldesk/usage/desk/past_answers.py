"""PastAnswers: the cached answers of a workspace for a person to look at, without secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tooldesk.frozen_record import frozen_record
from tooldesk.usage.desk.tools_now import tool_now

if TYPE_CHECKING:
    from pathlib import Path

    from tooldesk.cache.answer_state import AnswerState, ToolNow
    from tooldesk.cache.cache_entries import CacheEntry
    from tooldesk.cache.cache_handler import CacheHandler
    from tooldesk.cache.key_comparison import KeyComparison
    from tooldesk.tools.tool_result import JsonValue, ToolResult
    from tooldesk.usage.desk.workspace_desk import WorkspaceDesk


@frozen_record
class OpenedAnswer:
    """A cached answer whole."""

    number: int
    """By which the database knows it."""

    arguments: JsonValue
    """Those of its call; None when they can't be read."""

    result: ToolResult | None
    """What it answers; None when it can't be read."""

    parts: tuple[tuple[str, str], ...]
    """What it hangs on, and how that is now."""


@frozen_record
class NearestAnswer:
    """A call beside the cached one of the same tool that has most in common with it."""

    number: int
    """That of the cached one."""

    arguments: str
    """Those of its call."""

    found: KeyComparison
    """In what they differ."""


class PastAnswers:
    """Reads them; what a tool is like is looked at once, until that is forgotten.

    All methods raise StorageError where the database can't be used, and SecretsUnreadError where
    nobody can say whether a stored secret is in what they would give.
    """

    def __init__(self, desk: WorkspaceDesk) -> None:
        self._desk = desk
        self._tools: dict[str, ToolNow] = {}
        self._cache: CacheHandler | None = None

    async def cache(self) -> CacheHandler:
        """The core's; the first use imports the database layer, which takes a while."""
        if self._cache is None:
            self._cache = await asyncio.to_thread(lambda: self._desk.cache)
        return self._cache

    def forget_tools(self) -> None:
        """Look anew at what the tools are like."""
        self._tools.clear()

    async def tool(self, name: str) -> ToolNow:
        """What a tool is like now."""
        if name not in self._tools:
            self._tools[name] = await tool_now(self._desk, name)
        return self._tools[name]

    async def some(self, numbers: Sequence[int]) -> list[tuple[CacheEntry, AnswerState]]:
        """Those that are there, and how they stand."""
        found = await (await self.cache()).entries.some(numbers)
        states = [each.state(await self.tool(each.tool_name)) for each in found]
        shown = await self._desk.without_secrets_aside(found)
        return list(zip(shown, states, strict=True))

    async def opened(self, number: int) -> OpenedAnswer | None:
        """The one of a number; None when it is gone."""
        from tooldesk.cache.answer_state import how_parts_stand
        from tooldesk.cache.key_comparison import arguments_of

        shown = await (await self.cache()).entries.find(number)
        if shown is None:
            return None
        now = await self.tool(shown.entry.tool_name)
        parts = how_parts_stand(shown.entry.fingerprint, now.fingerprint)
        whole = arguments_of(shown.entry.key), shown.result
        return OpenedAnswer(number, *await self._desk.without_secrets_aside(whole), parts)

    async def suffix(self, number: int) -> str:
        """What a file ends in that is to hold what one begins with."""
        from tooldesk.cache.saved_content import content_parts

        parts = await content_parts((await self.cache()).entries, number)
        return parts[0].suffix if parts else ".txt"

    async def save(self, number: int, path: Path) -> int:
        """Write what one says into a file; see `save_content`."""
        from tooldesk.cache.saved_content import save_content

        await self._desk.require_secrets()
        entries = (await self.cache()).entries
        return await save_content(entries, number, path, self._desk.redactor.stream)

    async def nearest(self, number: int) -> NearestAnswer | None:
        """The answer of the same tool that is nearest to one; None when there is no other."""
        from tooldesk.cache.cache_entries import WHOLE_KEY

        found = await (await self.cache()).entries.some([number], WHOLE_KEY)
        if not found:
            return None
        name, key, fingerprint = found[0].tool_name, found[0].key, found[0].fingerprint
        return await self._compared(name, key, fingerprint, with_same=False)

    async def nearest_to_call(
        self, tool_name: str, key: str, *, was_stored: bool
    ) -> NearestAnswer | None:
        """The answer that is nearest to a call that missed, but for its own."""
        now = await self.tool(tool_name)
        return await self._compared(tool_name, key, now.fingerprint, with_same=not was_stored)

    async def _compared(
        self, tool_name: str, key: str, fingerprint: Mapping[str, str] | None, *, with_same: bool
    ) -> NearestAnswer | None:
        from tooldesk.cache.key_comparison import compare_keys, nearest_entry

        entries = (await self.cache()).entries
        other = await nearest_entry(entries, tool_name, key, with_same=with_same)
        if other is None:
            return None
        compared = compare_keys(other, key, fingerprint), other.arguments
        found, arguments = await self._desk.without_secrets_aside(compared)
        return NearestAnswer(other.number, arguments, found)
