"""CacheEdits: deletes and pins remembered results, each of which can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from tooldesk_ui.cache.cache_rows import CacheRow
from tooldesk_ui.cache.cache_source import CacheSource
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.commands.removals import Removals


class CacheEdits(Removals[str]):
    """Puts every change into the history of the workspace."""

    def __init__(self, history: History, on_done: Callable[[], None]) -> None:
        super().__init__(history, "cached answer", on_done)

    async def delete_of(
        self,
        source: CacheSource,
        numbers: Sequence[int] | None = None,
        tool_name: str | None = None,
    ) -> None:
        """Delete these, those of a tool, or all."""
        removal = (await source.answers.cache()).removal
        await self.delete(removal, partial(removal.remove, numbers, tool_name))

    async def pin(self, source: CacheSource, row: CacheRow, *, is_pinned: bool) -> None:
        """Keep one in a full cache, or no more."""
        entries = (await source.answers.cache()).entries

        async def set_pinned(is_pinned: bool) -> None:
            await entries.pin([row.entry.number], is_pinned=is_pinned)
            self._on_done()

        of, words = row.entry.tool_name, "pin" if is_pinned else "unpin"
        done = "stays in a full cache" if is_pinned else "makes room in a full cache again"
        do, take_back = partial(set_pinned, is_pinned), partial(set_pinned, not is_pinned)
        self._history.do(
            Step(f"{words} answer of {of}", f"The answer of {of} {done}.", do, take_back)
        )
