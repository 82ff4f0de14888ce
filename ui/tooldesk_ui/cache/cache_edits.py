"""CacheEdits: deletes and pins remembered results, each of which can be undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from tooldesk.errors import StorageError
from tooldesk_ui.cache.cache_source import CacheSource
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.widgets.formatting import counted


class CacheEdits:
    """Puts every change into the history of the workspace.

    What is deleted stays in the database, out of everybody's sight, as long as it can be undone.
    """

    def __init__(self, history: History, on_done: Callable[[], None]) -> None:
        self._history = history
        self._on_done = on_done
        self._removed_at: list[str] = []

    async def delete(
        self,
        source: CacheSource,
        numbers: Sequence[int] | None = None,
        tool_name: str | None = None,
    ) -> None:
        """Delete these, those of a tool, or all."""
        removal = (await source.cache()).removal
        marks: list[str] = []

        async def do() -> int:
            mark, count = await removal.remove(numbers, tool_name)
            marks.append(mark)
            self._removed_at.append(mark)
            self._on_done()
            return count

        async def take_back() -> None:
            mark = marks[-1]
            await removal.bring_back(mark)  # it may fail now, and be tried again
            marks.pop()
            self._removed_at.remove(mark)
            self._on_done()

        if count := await do():
            what = counted(count, "cached answer")
            are = "is" if count == 1 else "are"
            self._history.was_done(Step(f"delete {what}", f"{what} {are} deleted.", do, take_back))

    async def pin(self, source: CacheSource, number: int, of: str, *, is_pinned: bool) -> None:
        """Keep one in a full cache, or no more."""
        entries = (await source.cache()).entries

        async def set_pinned(is_pinned: bool) -> None:
            await entries.pin([number], is_pinned=is_pinned)
            self._on_done()

        words = "pin" if is_pinned else "unpin"
        done = "stays in a full cache" if is_pinned else "makes room in a full cache again"
        do, take_back = partial(set_pinned, is_pinned), partial(set_pinned, not is_pinned)
        self._history.do(
            Step(f"{words} answer of {of}", f"The answer of {of} {done}.", do, take_back)
        )

    async def forget(self, source: CacheSource) -> None:
        """Delete for good what was deleted: nothing of it can be undone any more."""
        marks, self._removed_at = self._removed_at, []
        if marks:
            with suppress(StorageError):  # it goes by itself after a day
                await (await source.cache()).removal.forget(marks)
