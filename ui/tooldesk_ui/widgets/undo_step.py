"""UndoStep: one step of the undo stack, made of two functions."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand


class UndoStep(QUndoCommand):
    """`words` say what is done, and follow "Undo" in the menu."""

    def __init__(
        self,
        words: str,
        do: Callable[[], object],
        take_back: Callable[[], object],
        *,
        is_done: bool = False,
    ) -> None:
        """`is_done` is what was done before it came on the stack."""
        super().__init__(words)
        self._do, self._take_back = do, take_back
        self._is_done = is_done

    def redo(self) -> None:
        """Do it, unless it is done."""
        if not self._is_done:
            self._do()
        self._is_done = False

    def undo(self) -> None:
        """Take it back."""
        self._take_back()
