"""InterpreterField: the interpreter of a tool in the form; as files have it, not as a path."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tooldesk.execution.python_worker.installed_interpreters import InstalledInterpreter
from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.described_tool import in_folder
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.tools.interpreter_control import InterpreterControl


class InterpreterField(QWidget):
    """One that is in the workspace is written relative to it.

    Signals:
        edited(object): the new value, or ABSENT for the one that runs Tooldesk.
    """

    edited = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = Path()
        self._control = InterpreterControl(self)
        self._control.setObjectName("interpreter_choice")
        self._control.setAccessibleName("Interpreter")
        self._control.edited.connect(self._on_edited)
        self.setFocusProxy(self._control)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._control)

    def set_found(
        self, found: Sequence[InstalledInterpreter], folder: Path, *, is_complete: bool
    ) -> None:
        """Offer these."""
        self._folder = folder
        self._control.set_found(found, folder, is_complete=is_complete)

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT."""
        self._control.show_value(value)

    def _on_edited(self, path: str | None) -> None:
        self.edited.emit(ABSENT if path is None else in_folder(self._folder, Path(path)))
