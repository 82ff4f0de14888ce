"""ImportDialog: the functions found in a .py file, and which of them become tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.theme import Theme
from ui.tools.problem_view import ProblemView
from ui.widgets.empty_state import EmptyState

if TYPE_CHECKING:
    from app.execution.python_worker.file_description import FileDescription
    from app.tools.python_function.function_description import FunctionDescription

MEND_AND_RETRY = "Mend the file, then add it again."
WIDTH, HEIGHT = 560, 440
_CHECK = Qt.ItemDataRole.CheckStateRole
_FUNCTION = Qt.ItemDataRole.UserRole

_MOST_NOTES = 6
"""Lines about functions that no model can use whole; of more there is the number."""


class ImportDialog(QDialog):
    """Opened with `open()`; after it is accepted, `chosen` gives the functions to add."""

    def __init__(self, theme: Theme, path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("import_dialog")
        self.setWindowTitle("Add Python file")
        self.resize(WIDTH, HEIGHT)
        self._path = path
        self._taken: frozenset[str] = frozenset()
        self._intro = QLabel(f"Reading {path.name} …", self)
        self._intro.setProperty("level", "heading")
        self._where = QLabel(str(path), self)
        self._where.setProperty("tone", "dim")
        self._where.setWordWrap(True)
        self._list = QListWidget(self)
        self._list.setObjectName("import_functions")
        self._list.setAccessibleName("Functions to add")
        self._list.itemChanged.connect(lambda _: self._show_count())
        self._notes = QLabel(self)
        self._notes.setObjectName("import_notes")
        self._notes.setProperty("tone", "dim")
        self._notes.setWordWrap(True)
        self._notes.hide()
        self._problem = ProblemView(theme, self)
        self._problem.hide()
        self._empty = EmptyState(theme, "python", self)
        self._empty.hide()
        self._import = QPushButton("Import", self)
        self._import.setObjectName("import_button")
        self._import.setProperty("kind", "primary")
        self._import.setDefault(True)
        self._import.setEnabled(False)
        self._import.clicked.connect(self.accept)
        self._lay_out()

    def show_description(self, found: FileDescription, taken: Sequence[str]) -> None:
        """Show what the file holds; names in `taken` are tools of the workspace already."""
        self._taken = frozenset(taken)
        if found.failure is not None:
            failure = found.failure
            self._intro.setText("The file can't be imported")
            self._list.hide()
            self._problem.set_words(
                self._path, failure.line, failure.reason, failure.traceback, MEND_AND_RETRY
            )
            self._problem.show()
        elif not found.functions:
            self._show_nothing_found()
        else:
            self._show_functions(tuple(found.functions))

    def chosen(self) -> tuple[FunctionDescription, ...]:
        """The functions with a check mark."""
        items = (self._list.item(place) for place in range(self._list.count()))
        return tuple(item.data(_FUNCTION) for item in items if _is_checked(item))

    def _show_nothing_found(self) -> None:
        self._intro.setText("No functions to add")
        self._list.hide()
        self._empty.set_words(
            "Nothing here can become a tool",
            "A tool is a function at the top level of the file, with annotated parameters "
            "and a docstring.",
        )
        self._empty.show()

    def _show_functions(self, functions: tuple[FunctionDescription, ...]) -> None:
        for function in functions:
            self._list.addItem(self._item(function))
        notes = [f"{each.tool_name}: {note}" for each in functions for note in each.problems]
        rest = [f"… and {len(notes) - _MOST_NOTES:,} more."] if len(notes) > _MOST_NOTES else []
        self._notes.setText("\n".join(notes[:_MOST_NOTES] + rest))
        self._notes.setVisible(bool(notes))
        self._show_count()
        self._list.setFocus()

    def _item(self, function: FunctionDescription) -> QListWidgetItem:
        item = QListWidgetItem()
        is_taken = function.tool_name in self._taken
        described = function.declared.get("description", function.description)
        words = "there is a tool of this name" if is_taken else " ".join(str(described).split())
        item.setText(f"{function.tool_name}   {words}")
        item.setToolTip(function.description)
        item.setData(_FUNCTION, function)
        item.setData(_CHECK, Qt.CheckState.Unchecked if is_taken else Qt.CheckState.Checked)
        if is_taken:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
        return item

    def _show_count(self) -> None:
        number, total = len(self.chosen()), self._list.count()
        self._intro.setText(f"{total} function{'' if total == 1 else 's'} found")
        self._import.setEnabled(number > 0)
        self._import.setText(f"Import {number}" if number else "Import")

    def _lay_out(self) -> None:
        cancel = QPushButton("Cancel", self)
        cancel.setObjectName("import_cancel")
        cancel.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(cancel)
        buttons.addWidget(self._import)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(4)
        column.addWidget(self._intro)
        column.addWidget(self._where)
        column.addSpacing(12)
        for widget in (self._list, self._empty):
            column.addWidget(widget, 1)
        column.addSpacing(4)
        column.addWidget(self._notes)
        column.addWidget(self._problem)
        column.addStretch(0)
        column.addSpacing(12)
        column.addLayout(buttons)


def _is_checked(item: QListWidgetItem) -> bool:
    return bool(Qt.CheckState(item.data(_CHECK)) == Qt.CheckState.Checked)
