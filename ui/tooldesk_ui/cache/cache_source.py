"""CacheSource: what the Cache screen asks the core; all of it comes without secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from tooldesk.cache.answer_state import AnswerKind, AnswerState
from tooldesk_ui.cache.cache_rows import BRIEF, CacheFigures, CacheRow
from tooldesk_ui.widgets.results.result_words import result_text

if TYPE_CHECKING:
    from pathlib import Path

    from tooldesk.bootstrap import App
    from tooldesk.cache.answer_state import ToolNow
    from tooldesk.cache.cache_handler import CacheHandler
    from tooldesk.cache.key_comparison import KeyComparison
    from tooldesk.tools.tool_result import JsonValue, ToolResult

T = TypeVar("T")

ORDERS = {
    "Last used": ("used_at", True),
    "Newest": ("stored_at", True),
    "Most hits": ("hits", True),
    "Largest": ("size_bytes", True),
    "Tool and arguments": ("key", False),
}
"""What rows can be sorted by: the column, and whether the greatest comes first."""


@dataclass(frozen=True)
class OpenedAnswer:
    """A remembered result whole."""

    number: int
    """By which the database knows it."""

    arguments: JsonValue
    """Those of its call."""

    result: ToolResult | None
    """What it answers; None when it can't be read."""

    text: str
    """The result as people read it."""

    parts: tuple[tuple[str, str], ...]
    """What it hangs on, and how that is now."""


@dataclass(frozen=True)
class ShownComparison:
    """A call beside a remembered one of the same tool."""

    other: int
    """The number of the remembered one."""

    arguments: str
    """Those of its call, cut off where they are long."""

    found: KeyComparison
    """In what they differ."""


class CacheSource:
    """The remembered results of one workspace, a page at a time.

    Attributes:
        missed: Each tool of which nothing is remembered, and how many of its calls found nothing,
            as `figures` read it last.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.choices: Mapping[str, str] = {}
        self.missed: list[tuple[str, int]] = []
        self._tools: dict[str, ToolNow] = {}
        self._cache: CacheHandler | None = None

    async def changes(self) -> tuple[int, int]:
        """Others when calls have asked the cache since: in this process, or in another one."""
        cache = await self.cache()
        return cache.change_count, await cache.entries.file_version()

    def forget_tools(self) -> None:
        """Look anew at what the tools are like."""
        self._tools.clear()

    async def cache(self) -> CacheHandler:
        """The core's; the first use imports the database layer, which takes a while."""
        if self._cache is None:
            self._cache = await asyncio.to_thread(lambda: self.app.cache)
        return self._cache

    async def keys(self, words: str, order: int, known: Sequence[int]) -> Sequence[int]:
        """The numbers of all results whose tool and arguments have these words.

        Behind them those of the tools that have misses only; see `missed`.
        """
        await self.app.require_secrets()  # else no row could be shown
        column, is_descending = list(ORDERS.values())[order]
        entries = (await self.cache()).entries
        found = await entries.numbers(words.split(), column, is_descending=is_descending)
        wanted = words.lower().split()
        found.extend(
            -number
            for number, (name, _) in enumerate(self.missed, start=1)
            if all(word in name.lower() for word in wanted)
        )
        return found

    async def rows(self, keys: Sequence[int]) -> Sequence[CacheRow]:
        """Those of these results that are there, and what is said of tools without any."""
        from tooldesk.cache.cache_entries import CacheEntry

        missed = dict(enumerate(self.missed, start=1))
        found = await (await self.cache()).entries.some([key for key in keys if key > 0])
        states = [each.state(await self._tool(each.tool_name)) for each in found]
        for number in (-key for key in keys if -key in missed):
            name = missed[number][0]
            found.append(CacheEntry(-number, name, "", 0, 0, "", "", None))
            states.append(AnswerState(AnswerKind.UNKNOWN, (await self._tool(name)).why_not))
        shown = zip(await self._without_secrets(found), states, strict=True)
        misses = {-number: count for number, (_, count) in missed.items()}
        return [CacheRow(entry, state, misses.get(entry.number, 0)) for entry, state in shown]

    async def figures(self) -> CacheFigures:
        """What all results come to."""
        shares = await (await self.cache()).entries.shares()
        figures = CacheFigures(shares, self.app.settings.current.cache)
        self.missed = figures.missed
        return figures

    async def opened(self, number: int) -> OpenedAnswer | None:
        """The one of a number; None when it is gone."""
        shown = await (await self.cache()).entries.find(number)
        if shown is None:
            return None
        now = await self._tool(shown.entry.tool_name)
        from tooldesk.cache.answer_state import how_parts_stand
        from tooldesk.cache.key_comparison import arguments_of

        parts = how_parts_stand(shown.entry.fingerprint, now.fingerprint)
        whole = arguments_of(shown.entry.key), shown.result
        arguments, result = await self._without_secrets(whole)
        text = "" if result is None else await asyncio.to_thread(result_text, result)
        return OpenedAnswer(number, arguments, result, text, parts)

    async def save(self, number: int, path: Path) -> int:
        """Write what one says into a file; see `save_content`."""
        from tooldesk.cache.saved_content import save_content

        await self.app.require_secrets()
        entries = (await self.cache()).entries
        return await save_content(entries, number, path, self.app.redactor.stream)

    async def nearest(self, number: int) -> ShownComparison | None:
        """The result of the same tool that is nearest; None when there is no other."""
        from tooldesk.cache.cache_entries import WHOLE_KEY

        found = await (await self.cache()).entries.some([number], WHOLE_KEY)
        if not found:
            return None
        name, key, fingerprint = found[0].tool_name, found[0].key, found[0].fingerprint
        return await self._compared(name, key, fingerprint, with_same=False)

    async def nearest_to_call(
        self, tool_name: str, key: str, *, was_stored: bool
    ) -> ShownComparison | None:
        """The result that is nearest to a call that missed, but for its own."""
        now = await self._tool(tool_name)
        with_same = not was_stored
        return await self._compared(tool_name, key, now.fingerprint, with_same=with_same)

    async def _compared(
        self, tool_name: str, key: str, fingerprint: Mapping[str, str] | None, *, with_same: bool
    ) -> ShownComparison | None:
        from tooldesk.cache.key_comparison import compare_keys, nearest_entry

        entries = (await self.cache()).entries
        other = await nearest_entry(entries, tool_name, key, with_same=with_same)
        if other is None:
            return None
        found = compare_keys(other, key, fingerprint)
        found, arguments = await self._without_secrets((found, other.arguments))
        return ShownComparison(other.number, arguments[:BRIEF], found)

    async def _tool(self, name: str) -> ToolNow:
        """What a tool is like, looked at once until that is forgotten."""
        if name not in self._tools:
            from tooldesk.usage.tools_now import tool_now

            self._tools[name] = await tool_now(self.app, name)
        return self._tools[name]

    async def _without_secrets(self, value: T) -> T:
        return await self.app.without_secrets_aside(value)
