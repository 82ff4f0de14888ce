"""Removals: deletes rows of the database out of everybody's sight, each time as a step to undo."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Generic, Protocol, TypeVar

from tooldesk.counted import counted
from tooldesk.errors import StorageError
from tooldesk_ui.commands.history import History, Step

Mark = TypeVar("Mark")
"""By what the database knows what was deleted together."""

GivenMark = TypeVar("GivenMark", contravariant=True)


class Removal(Protocol[GivenMark]):
    """What deletes in the database; each raises a StorageError when that can't be used."""

    async def bring_back(self, mark: GivenMark, /) -> object:
        """Have what was deleted together again."""

    async def forget(self, marks: Sequence[GivenMark], /) -> None:
        """Delete for good what was deleted."""


class Removals(Generic[Mark]):
    """What is deleted stays in the database as long as it can be undone."""

    def __init__(
        self,
        history: History,
        noun: str,
        on_done: Callable[[], None],
        *,
        forget_s: float | None = None,
    ) -> None:
        """`noun` is what one of the rows is called.

        `forget_s` is how long one waits at the end until they are gone, where they are many.
        """
        self._forget_s = forget_s
        self._history = history
        self._noun = noun
        self._on_done = on_done
        self._deleted: list[tuple[Removal[Mark], Mark]] = []

    async def delete(
        self, removal: Removal[Mark], remove: Callable[[], Awaitable[tuple[Mark, int]]]
    ) -> None:
        """Delete what `remove` deletes: it gives the mark, and how many rows that are."""
        marks: list[Mark] = []

        async def do() -> int:
            mark, count = await remove()
            marks.append(mark)
            self._deleted.append((removal, mark))
            self._on_done()
            return count

        async def take_back() -> None:
            mark = marks[-1]
            await removal.bring_back(mark)  # it may fail now, and be tried again
            marks.pop()
            self._deleted.remove((removal, mark))
            self._on_done()

        if count := await do():
            what = counted(count, self._noun)
            are = "is" if count == 1 else "are"
            self._history.was_done(Step(f"delete {what}", f"{what} {are} deleted.", do, take_back))

    async def forget(self) -> None:
        """Have all that is deleted gone for good: nothing of it can be undone any more."""
        deleted, self._deleted = self._deleted, []
        for removal in {id(removal): removal for removal, _ in deleted}.values():
            marks = [mark for of, mark in deleted if of is removal]
            with suppress(StorageError, TimeoutError):  # a later start goes on with it
                async with asyncio.timeout(self._forget_s):
                    await removal.forget(marks)
