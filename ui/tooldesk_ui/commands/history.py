"""History: what was done to a workspace, and can be undone, whatever screen is in front."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tooldesk.frozen_record import frozen_record
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from asyncio import Lock

MOST_STEPS = 200

LONGEST_END_S = 10.0
"""How long what was begun may take to be done whole once the window is closed."""


@frozen_record
class Step:
    """Something that is done and can be taken back."""

    words: str
    """What follows "Undo": "remove tool greet"."""

    done: str
    """What is said once it is done: "greet is removed."."""

    do: Callable[[], Awaitable[object]]
    """Does it; raises when it can't be done."""

    take_back: Callable[[], Awaitable[object]]
    """The same the other way round."""


class History(QObject):
    """Does one thing after the other; says so after it is done, or tells what went wrong.

    Signals:
        told(str, str): something is done; and "undo" or "redo", which would take that back.
        failed(object): the exception because of which something is not done.
        changed(): something else than before would be undone or redone.
    """

    told = Signal(str, str)
    failed = Signal(object)
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._owner = TaskOwner(self.failed.emit)
        self._one_at_a_time: Lock | None = None
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._workspace: object = None

    @property
    def undo_words(self) -> str:
        """What would be undone; "" when there is nothing."""
        return self._done[-1].words if self._done else ""

    @property
    def redo_words(self) -> str:
        """What would be done again; "" when there is nothing."""
        return self._undone[-1].words if self._undone else ""

    @property
    def is_at_work(self) -> bool:
        """Whether a step is being done, or taken back."""
        return self._owner.count > 0

    def begin(self, workspace: object) -> None:
        """Be about this workspace; what was done to another one can't be undone here."""
        if workspace is not self._workspace:
            self._workspace = workspace
            self._done, self._undone = [], []
            self.changed.emit()

    def do(self, step: Step) -> None:
        """Do it after what is under way; it can be undone once it is done."""
        self._start(self._do, step)

    def was_done(self, step: Step) -> None:
        """Remember, and say, that it has just been done."""
        self._push(step)

    def undo(self) -> None:
        """Take the last step back."""
        self._start(self._undo)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._start(self._redo)

    async def shut_down(self) -> None:
        """Nothing begins any more; a step is not left half done, unless it takes too long."""
        from asyncio import timeout

        with suppress(TimeoutError):
            async with timeout(LONGEST_END_S):
                await self._owner.finish()
        await self._owner.close()

    def _start(self, work: Callable[..., Awaitable[None]], *handed: Step) -> None:
        self._owner.start(self._in_turn(self._workspace, work, *handed), "change the workspace")

    async def _in_turn(
        self, workspace: object, work: Callable[..., Awaitable[None]], *handed: Step
    ) -> None:
        if self._one_at_a_time is None:
            # the first frame is painted before asyncio is imported
            from asyncio import Lock

            self._one_at_a_time = Lock()
        async with self._one_at_a_time:
            if workspace is self._workspace:
                await work(*handed)

    async def _do(self, step: Step) -> None:
        workspace = self._workspace
        await step.do()
        if workspace is self._workspace:
            self._push(step)

    def _push(self, step: Step) -> None:
        self._done = [*self._done, step][-MOST_STEPS:]
        self._undone = []
        self.changed.emit()
        self.told.emit(step.done, "undo")

    async def _undo(self) -> None:
        if self._done:
            step = self._done[-1]
            await step.take_back()
            self._move(step, self._done, self._undone)
            self.told.emit(f"Undone: {step.words}.", "redo")

    async def _redo(self) -> None:
        if self._undone:
            step = self._undone[-1]
            await step.do()
            self._move(step, self._undone, self._done)
            self.told.emit(step.done, "undo")

    def _move(self, step: Step, from_: list[Step], to: list[Step]) -> None:
        if from_ and from_[-1] is step:
            to.append(from_.pop())
        self.changed.emit()
