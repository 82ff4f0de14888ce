"""ImportDialog: the tools of a file or a text, and which of them are wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QCheckBox, QWidget

from tooldesk.counted import counted
from tooldesk.errors import AppError, DefinitionError
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.importing.import_rows import import_rows
from tooldesk_ui.tools.importing.import_source import (
    ImportReading,
    ImportSource,
    ServersFoundError,
    fetched,
    read_source,
)
from tooldesk_ui.tools.importing.preview_dialog import PreviewDialog
from tooldesk_ui.tools.importing.preview_words import import_preview
from tooldesk_ui.widgets.brought_data import brought_files, brought_text
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.dialogs.file_dialog import FileDialog
from tooldesk_ui.widgets.lists.filter_field import FilterField
from tooldesk_ui.widgets.lists.text_filter import TextFilter
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.importing.import_progress import ImportProgress
    from tooldesk.importing.tool_plan import PlannedImport
    from tooldesk.workspace.workspace import Workspace

    Import = Callable[[Sequence[PlannedImport], bool, ImportProgress], Awaitable[None]]
    """Writes these; the second says whether their secrets are kept."""

MOST_NOTES = 4
MOST_SECRETS = 4
MANY = 40
"""Of so many tools the writing takes long enough to be watched."""
_ABOUT = (
    "Nothing of it runs, nothing is fetched but what a pasted URL leads to, and no permission "
    "comes along."
)
_EMPTY = (
    "Nothing brought along yet",
    "Choose a file, drop one here, or paste a text: tools as an API takes them, or another "
    "description of them, as JSON or YAML, or the URL at which it stands.",
)
_KINDS = "Tool descriptions (*.json *.yaml *.yml *.txt *.toml *.py);;All files (*)"


class ImportDialog(PreviewDialog):
    """Reads on a thread. `elsewhere` is a file that is imported in another way, if that came up.

    Attributes:
        elsewhere: The source of functions, servers or variables for which this dialog closed.
    """

    def __init__(
        self,
        theme: Theme,
        workspace: Workspace,
        do_import: Import,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            theme,
            "import_tools_dialog",
            "Import tools",
            "Import",
            parent,
            table=("import_tools", "Tools to import"),
            icon="import",
            preview=import_preview,
        )
        self.setAcceptDrops(True)
        self._workspace, self._import = workspace, do_import
        self._source = ImportSource()
        self._progress: ImportProgress | None = None
        self._is_writing = False
        self.elsewhere: ImportSource | None = None
        self.hint.setText(_ABOUT)
        self.search = FilterField(theme, "Filter by name, path or description", "import", self)
        self.search.setAccessibleName("Filter tools")
        self._filter = TextFilter(self.search, self._model.texts)
        self._filter.found.connect(self._narrow)
        self.search.left_downwards.connect(self._table.start)
        self._notes = words_label(tone="dim")
        self._notes.setObjectName("import_source_notes")
        self.keeps_secrets = QCheckBox(self)
        self.keeps_secrets.setObjectName("import_keeps_secrets")
        self.stop_wanted.connect(self._on_stop)
        choose = dialog_button(self, "import_choose_file", "Choose file…", self._on_choose)
        paste = dialog_button(self, "import_paste", "Paste", self.paste)
        self._bring = (choose, paste)

    def begin(self, source: ImportSource | None = None) -> None:
        """Put the parts in their places, and show what a source holds, if one was brought along.

        To make them takes as long: each has a turn of the loop.
        """
        self.lay_out(
            (self.search, 8),
            (self._pages, 4),
            (self._notes, 4),
            (self.keeps_secrets, 0),
            stretched=self._pages,
            before=(*self._bring, self._all, self._none, self._sum),
        )
        self._show_nothing(*_EMPTY)
        if source is not None:
            self.read(source)

    def read(self, source: ImportSource) -> None:
        """Show what a source holds, in place of the one before."""
        if self._is_writing:
            return
        if source.is_python or source.is_variables:
            self._leave_for(source)
            return
        self.stop_work()
        self._source = source
        self.work(self._read(source))

    def paste(self) -> None:
        """Read what is on the clipboard."""
        self._take(QGuiApplication.clipboard().mimeData())

    def on_go(self) -> None:
        """Import what has a check mark, then close."""
        self.work(self._write())

    def reject(self) -> None:
        """What is being written can't be left half way: it is taken back first."""
        if self._is_writing:
            self._on_stop()
        else:
            super().reject()

    def set_busy(self, is_busy: bool) -> None:
        """Nothing can be pressed twice."""
        super().set_busy(is_busy)
        if not is_busy:
            self._show_count()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Paste, where no field has the focus."""
        if event.matches(QKeySequence.StandardKey.Paste):
            self.paste()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Welcome what can be read."""
        if brought_files(event.mimeData()) or brought_text(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Read it."""
        event.acceptProposedAction()
        self._take(event.mimeData())

    def _take(self, data: QMimeData | None) -> None:
        files, text = brought_files(data), brought_text(data)
        if files:
            self.read(ImportSource(files[0]))
        elif text:
            self.read(ImportSource(text=text))
        else:
            self._show_nothing("The clipboard holds no text", _EMPTY[1])

    def stop_work(self) -> bool:
        """Also what a thread reads."""
        if self._progress is not None:
            self._progress.stop()
        return super().stop_work()

    async def _read(self, source: ImportSource) -> None:
        from tooldesk.importing.import_progress import ImportProgress

        self.intro.setText(f"Reading {source.title}…")
        progress = self._progress = ImportProgress()
        self._show_page(self._reading)
        try:
            if source.address:
                self._reading.begin(f"{source.title} is waited for.", progress)
                source = await fetched(source)
            words = f"What {source.title} says is compared with the tools here."
            self._reading.begin(words, progress)
            reading = await asyncio.to_thread(read_source, source, self._workspace, progress)
        except ServersFoundError:
            self._leave_for(source)
        except AppError as error:
            self._show_failure(source, error)
        else:
            self._show_reading(source, reading)

    def _show_reading(self, source: ImportSource, reading: ImportReading) -> None:
        found = reading.found
        if not reading.planned:
            self._show_nothing(f"There are no tools in {source.title}", "\n".join(found.notes))
            return
        count = counted(len(reading.planned), "tool")
        self.intro.setText(f"Found in {source.title}: {count}, {found.kind}")
        self._notes.setText("\n".join(found.notes[:MOST_NOTES]))
        with_filter = self.search.text()
        self.search.clear()
        self.show_rows(import_rows(reading.planned), keeps_marks=False)
        self.search.setText(with_filter)

    def _show_failure(self, source: ImportSource, error: AppError) -> None:
        self.intro.setText(f"{source.title} can't be imported".replace("the pasted", "The pasted"))
        path, line = (
            (error.path, error.line) if isinstance(error, DefinitionError) else (None, None)
        )
        where = path or source.path or source.title
        self._problem.set_words(where, line, error.message, "", error.next_step)
        self._show_page(self._failure)

    def _show_nothing(self, title: str, words: str) -> None:
        self.intro.setText("Import tools")
        self._empty.set_words(title, words)
        self._show_page(self._empty)
        self._bring[0].setFocus()

    def _narrow(self) -> None:
        self._model.narrow(self._filter.fits if self._filter.is_wanted else None)

    def _on_stop(self) -> None:
        if self._is_writing and self._progress is not None:
            self._progress.stop()  # what is written by then is taken back
            return
        self.stop_work()
        self._show_nothing("Reading was stopped", _EMPTY[1])

    def _leave_for(self, source: ImportSource) -> None:
        self.elsewhere = source
        self.reject()

    def _show_page(self, page: QWidget) -> None:
        is_found = page is self._found
        self.search.setVisible(is_found)
        self._notes.setVisible(is_found and bool(self._notes.text()))
        super()._show_page(page)

    def _show_count(self) -> None:
        from tooldesk.importing.taking import secrets_of

        super()._show_count()
        if self._is_writing:
            self.go.setEnabled(False)
        names = sorted(secrets_of(self.chosen()))
        words = ", ".join(names[:MOST_SECRETS]) + (" …" if len(names) > MOST_SECRETS else "")
        self.keeps_secrets.setVisible(bool(names))
        set_words(self.keeps_secrets, f"&Keep in the keyring, for this workspace: {words}")
        self.keeps_secrets.setAccessibleName(self.keeps_secrets.text().replace("&", ""))

    def _on_choose(self) -> None:
        dialog = FileDialog(self, "Import tools", "", _KINDS)
        dialog.fileSelected.connect(lambda path: self.read(ImportSource(Path(path))))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    async def _write(self) -> None:
        from tooldesk.importing.import_progress import ImportProgress

        chosen = self.chosen()
        keeps = self.keeps_secrets.isVisible() and self.keeps_secrets.isChecked()
        progress = self._progress = ImportProgress()
        self._set_writing(True)
        if len(chosen) >= MANY:
            self._reading.begin(f"{counted(len(chosen), 'tool')} are being written.", progress)
            self._show_page(self._reading)
        try:
            await self._import(chosen, keeps, progress)
        except OSError as error:
            raise AppError(
                f"The tools can't be written: {error.strerror or error}.",
                next_step="Make sure that the folder of the workspace can be written.",
            ) from error
        finally:
            self._set_writing(False)
            self._show_page(self._found)
        self.accept()

    def _set_writing(self, is_writing: bool) -> None:
        self._is_writing = is_writing
        for part in (self._table, self.search, self.leave, self.keeps_secrets, *self._bring):
            part.setEnabled(not is_writing)
