"""ImportDialog: the functions found in a .py file, by which Python, and which become tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.counted import counted
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.importing.import_rows import function_rows
from tooldesk_ui.tools.importing.preview_dialog import PreviewDialog
from tooldesk_ui.tools.importing.preview_words import function_preview
from tooldesk_ui.tools.interpreter_control import InterpreterControl
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.pages.blocks import row
from tooldesk_ui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.file_description import FileDescription, ImportFailure
    from tooldesk.execution.python_worker.installed_interpreters import InstalledInterpreter
    from tooldesk.workspace.import_plan import PlannedFunction

MEND_AND_RETRY = "Mend the file, then read it again, or choose another interpreter."


class ImportDialog(PreviewDialog):
    """Opened with `open()`; after it is accepted, `chosen` gives what is to be added.

    Attributes:
        interpreter: The choice of the Python that reads the file and runs its tools.

    Signals:
        read_wanted(): the file is to be read with the chosen interpreter.
    """

    read_wanted = Signal()

    def __init__(
        self, theme: Theme, path: Path, folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            theme,
            "import_dialog",
            "Add Python file",
            "Add",
            parent,
            table=("import_functions", "Functions to add"),
            icon="python",
            preview=function_preview,
            buttons=("import_button", "import_cancel"),
        )
        self._path = path
        self._folder = folder
        self.hint.setText(str(path))
        self.interpreter = InterpreterControl(self)
        self.interpreter.setObjectName("import_interpreter")
        self.interpreter.setAccessibleName("Interpreter")
        self.interpreter.edited.connect(lambda _: self.read_wanted.emit())
        self._again = dialog_button(
            self, "import_again", "Read again", lambda: self.read_wanted.emit()
        )
        self._lay_out()
        self.show_reading()

    def show_interpreters(
        self, found: Sequence[InstalledInterpreter], *, is_complete: bool
    ) -> None:
        """Offer these."""
        self.interpreter.set_found(found, self._folder, is_complete=is_complete)

    def show_reading(self) -> None:
        """Say that the file is being read."""
        self.intro.setText(f"Reading {self._path.name}…")
        words = f"{self.interpreter.words} imports {self._path.name} to see its functions."
        self._reading.begin(words)
        self._show_page(self._reading)

    def show_stopped(self) -> None:
        """Say that nobody knows what the file holds."""
        self.intro.setText("The file was not read")
        self._empty.set_words(
            "Reading was stopped", "Choose another interpreter, or read the file again."
        )
        self._show_page(self._empty)
        self._again.setFocus()

    def show_description(self, found: FileDescription, planned: Sequence[PlannedFunction]) -> None:
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
            self.intro.setText(f"{counted(count, 'function')} found")
            self.show_rows(function_rows(planned))

    def _show_failure(self, failure: ImportFailure) -> None:
        self.intro.setText("The file can't be imported")
        do = failure.next_step or MEND_AND_RETRY
        self._problem.set_words(self._path, failure.line, failure.reason, failure.traceback, do)
        self._show_page(self._failure)

    def _show_page(self, page: QWidget) -> None:
        super()._show_page(page)
        self._again.setVisible(page in (self._failure, self._empty))

    def _lay_out(self) -> None:
        label = PlainLabel("&Interpreter", self)
        label.setProperty("tone", "dim")
        label.setBuddy(self.interpreter)
        chooser = row(label, self.interpreter, spacing=12)
        chooser.setStretch(1, 1)
        box = QWidget(self)
        box.setLayout(chooser)
        before = (self._all, self._none, self._again, self._sum)
        self.lay_out((box, 8), (self._pages, 0), stretched=self._pages, before=before)
