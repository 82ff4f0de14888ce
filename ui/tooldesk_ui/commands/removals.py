"""Removals: deletes rows of the database out of everybody's sight, each time as a step to undo."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.widgets.formatting import counted

Mark = TypeVar("Mark")
"""By what the database knows what was deleted together."""


class Removals(Generic[Mark]):
    """What is deleted stays in the database as long as it can be undone."""

    def __init__(self, history: History, noun: str, on_done: Callable[[], None]) -> None:
        """`noun` is what one of the rows is called."""
        self._history = history
        self._noun = noun
        self._on_done = on_done
        self._deleted: list[Mark] = []

    async def delete(
        self,
        remove: Callable[[], Awaitable[tuple[Mark, int]]],
        bring_back: Callable[[Mark], Awaitable[object]],
    ) -> None:
        """Delete what `remove` deletes: it gives the mark, and how many rows that are."""
        marks: list[Mark] = []

        async def do() -> int:
            mark, count = await remove()
            marks.append(mark)
            self._deleted.append(mark)
            self._on_done()
            return count

        async def take_back() -> None:
            mark = marks[-1]
            await bring_back(mark)  # it may fail now, and be tried again
            marks.pop()
            self._deleted.remove(mark)
            self._on_done()

        if count := await do():
            what = counted(count, self._noun)
            are = "is" if count == 1 else "are"
            self._history.was_done(Step(f"delete {what}", f"{what} {are} deleted.", do, take_back))

    def take_over(self) -> list[Mark]:
        """The marks of all that is deleted: nothing of it can be undone any more."""
        marks, self._deleted = self._deleted, []
        return marks
