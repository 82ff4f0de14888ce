"""EnvironmentEdits: allowing the environment to give values, which can be undone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand, QUndoStack


class EnvironmentEdits:
    """Puts each change on the window's undo stack; values never come near it."""

    def __init__(self, stack: QUndoStack, apply: Callable[[str, bool], None]) -> None:
        self._stack = stack
        self._apply = apply

    def set_allowed(self, name: str, *, is_allowed: bool) -> None:
        """Allow or forbid it, now."""
        self._stack.push(_Change(self._apply, name, is_allowed))


class _Change(QUndoCommand):
    """One step of the undo stack."""

    def __init__(self, apply: Callable[[str, bool], None], name: str, is_allowed: bool) -> None:
        verb = "Allow" if is_allowed else "Forbid"
        super().__init__(f"{verb} {name} from the environment")
        self._apply, self._name, self._is_allowed = apply, name, is_allowed

    def redo(self) -> None:
        """Do it."""
        self._apply(self._name, self._is_allowed)

    def undo(self) -> None:
        """Take it back."""
        self._apply(self._name, not self._is_allowed)
