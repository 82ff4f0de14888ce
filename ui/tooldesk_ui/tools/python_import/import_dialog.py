"""ImportDialog: the functions found in a .py file, by which Python, and which become tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.detail.problem_view import ProblemView
from tooldesk_ui.tools.interpreter_control import InterpreterControl
from tooldesk_ui.tools.python_import.function_page import FunctionPage
from tooldesk_ui.tools.python_import.function_table import FunctionTable
from tooldesk_ui.tools.python_import.import_model import ImportModel
from tooldesk_ui.tools.python_import.reading_page import ReadingPage
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.pages.blocks import row, words_label
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.file_description import FileDescription, ImportFailure
    from tooldesk.execution.python_worker.installed_interpreters import InstalledInterpreter
    from tooldesk.workspace.import_plan import PlannedTool

MEND_AND_RETRY = "Mend the file, then read it again, or choose another interpreter."
WIDTH, HEIGHT = 880, 600
LIST_WIDTH, DETAIL_WIDTH = 320, 512


class ImportDialog(Dialog):
    """Opened with `open()`; after it is accepted, `chosen` gives what is to be added.

    Attributes:
        interpreter: The choice of the Python that reads the file and runs its tools.

    Signals:
        read_wanted(): the file is to be read with the chosen interpreter.
        stop_wanted(): the reading is to end.
    """

    read_wanted = Signal()
    stop_wanted = Signal()

    def __init__(
        self, theme: Theme, path: Path, folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            theme,
            "import_dialog",
            "Add Python file",
            "Add",
            parent,
            buttons=("import_button", "import_cancel"),
        )
        resize_to(self, WIDTH, HEIGHT)
        self._path = path
        self._folder = folder
        self.intro.setObjectName("import_heading")
        self.hint.setText(str(path))
        self.interpreter = InterpreterControl(self)
        self.interpreter.setObjectName("import_interpreter")
        self.interpreter.setAccessibleName("Interpreter")
        self.interpreter.edited.connect(lambda _: self.read_wanted.emit())
        self._reading = ReadingPage(theme, self)
        self._reading.stopped.connect(self.stop_wanted)
        self._model = ImportModel(theme)
        self._model.setParent(self)
        self._table = FunctionTable(self._model, self)
        self._page = FunctionPage(theme, self)
        self._problem = ProblemView(theme, self)
        self._empty = EmptyState(theme, "python", self)
        self._again = dialog_button(
            self, "import_again", "Read again", lambda: self.read_wanted.emit()
        )
        choose = self._model.choose_all
        self._all = dialog_button(self, "import_all", "All", lambda: choose(is_chosen=True))
        self._none = dialog_button(self, "import_none", "None", lambda: choose(is_chosen=False))
        self._lay_out()
        self._connect()
        self.show_reading()

    def show_interpreters(
        self, found: Sequence[InstalledInterpreter], *, is_complete: bool
    ) -> None:
        """Offer these."""
        self.interpreter.set_found(found, self._folder, is_complete=is_complete)

    def show_reading(self) -> None:
        """Say that the file is being read."""
        self.intro.setText(f"Reading {self._path.name} …")
        self._reading.begin(self._path.name, self.interpreter.words)
        self._show_page(self._reading)

    def show_stopped(self) -> None:
        """Say that nobody knows what the file holds."""
        self.intro.setText("The file was not read")
        self._empty.set_words(
            "Reading was stopped", "Choose another interpreter, or read the file again."
        )
        self._show_page(self._empty)
        self._again.setFocus()

    def show_description(self, found: FileDescription, planned: Sequence[PlannedTool]) -> None:
        """Show what the file holds and what adding it comes to."""
        if found.failure is not None:
            self._show_failure(found.failure)
        elif not planned:
            self.intro.setText("No functions to add")
            self._empty.set_words(
                "Nothing here can become a tool",
                "A tool is a function at the top level of the file, with annotated parameters "
                "and a docstring.",
            )
            self._show_page(self._empty)
        else:
            count = len(planned)
            self.intro.setText(f"{count} function{'' if count == 1 else 's'} found")
            self._model.set_rows(tuple(planned))
            self._show_page(self._functions)
            self._table.start()

    def chosen(self) -> list[PlannedTool]:
        """The functions with a check mark."""
        return self._model.chosen() if self._pages.currentWidget() is self._functions else []

    def _read_again(self) -> None:
        self.read_wanted.emit()

    def _show_failure(self, failure: ImportFailure) -> None:
        self.intro.setText("The file can't be imported")
        do = failure.next_step or MEND_AND_RETRY
        self._problem.set_words(self._path, failure.line, failure.reason, failure.traceback, do)
        self._show_page(self._failure)

    def _show_page(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        has_list = page is self._functions
        self._again.setVisible(page in (self._failure, self._empty))
        for part in (self._all, self._none, self._sum):
            part.setVisible(has_list)
        self._show_count()

    def _show_count(self) -> None:
        chosen = self.chosen()
        number = len(chosen)
        replaced = sum(each.existing is not None for each in chosen)
        self.go.setEnabled(number > 0)
        tools = f"{number} tool{'' if number == 1 else 's'}"
        words = f"Add {tools}" if number and replaced < number else "Add"
        if number and replaced == number:
            words = f"Update {tools}"
        self.go.setText(words)
        self.go.setAccessibleName(words)
        there = f", {replaced} of them in place of what is there" if replaced else ""
        self._sum.setText(f"{number} chosen{there}")

    def _show_function(self) -> None:
        self._page.show_function(self._model.row_at(self._table.currentIndex().row()))

    def _connect(self) -> None:
        selection = self._table.selectionModel()
        assert isinstance(selection, QItemSelectionModel)
        selection.currentRowChanged.connect(lambda *_: self._show_function())
        self._model.modelReset.connect(self._show_function)
        self._model.dataChanged.connect(lambda *_: self._show_function())
        self._model.chosen_changed.connect(self._show_count)

    def _lay_out(self) -> None:
        label = PlainLabel("&Interpreter", self)
        label.setProperty("tone", "dim")
        label.setBuddy(self.interpreter)
        chooser = row(label, self.interpreter, spacing=12)
        chooser.setStretch(1, 1)
        box = QWidget(self)
        box.setLayout(chooser)
        self._sum = words_label(tone="dim", wraps=False)
        self._sum.setObjectName("import_sum")
        pages = self._make_pages()
        before = (self._all, self._none, self._again, self._sum)
        self.lay_out((box, 8), (pages, 0), stretched=pages, before=before)

    def _make_pages(self) -> QStackedWidget:
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        split.addWidget(self._table)
        split.addWidget(self._page)
        split.setSizes([LIST_WIDTH, DETAIL_WIDTH])
        split.setStretchFactor(1, 1)
        self._functions = QFrame(self)
        self._functions.setProperty("surface", "card")
        framed = QHBoxLayout(self._functions)
        framed.setContentsMargins(1, 1, 1, 1)
        framed.addWidget(split)
        self._failure = QWidget(self)
        column = QVBoxLayout(self._failure)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._problem)
        column.addStretch(1)
        self._pages = QStackedWidget(self)
        for page in (self._reading, self._functions, self._failure, self._empty):
            self._pages.addWidget(page)
        return self._pages
