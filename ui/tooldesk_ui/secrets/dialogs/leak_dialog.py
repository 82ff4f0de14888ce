"""LeakDialog: looks for stored values in files, and lists the places."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Hashable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelectionModel, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import (
    QFileDialog,
    QProgressBar,
    QStackedWidget,
    QTableView,
    QWidget,
)

from tooldesk.counted import counted
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.dialogs.file_dialog import FileDialog
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel
from tooldesk_ui.widgets.lists.table_view import dress_table
from tooldesk_ui.widgets.pages.blocks import row, words_label
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.secret_vault.leaks.leak_scan import Leak
    from tooldesk.secret_vault.leaks.leak_search import LeakSearch, Progress

WIDTH, HEIGHT = 760, 520

Search = Callable[[list[Path], "Progress"], Awaitable["LeakSearch"]]


class LeakModel(RowTableModel["Leak"]):
    """File, place and variable of each leak; never a value."""

    headings = ("Variable", "Place", "File")
    own_columns = frozenset({0, 2})

    def key(self, row: Leak) -> Hashable:
        """Where it is."""
        return row.path, row.call, row.offset, row.name

    def words(self, row: Leak) -> tuple[str, ...]:
        """Name, line or byte, path."""
        return row.name, _place(row), str(row.path)


class LeakDialog(Dialog):
    """`search` looks into folders and tells how far it is; Stop ends it at once.

    Signals:
        place_wanted(str, int): the file of this path shall be opened at this line.
    """

    place_wanted = Signal(str, int)

    def __init__(
        self, theme: Theme, roots: list[Path], search: Search, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, "leak_dialog", "Find leaked secrets", "Look now", parent)
        resize_to(self, WIDTH, HEIGHT)
        self._roots = list(roots)
        self._search = search
        self.hint.setText(
            "Every stored value is looked for, also as base64, URL-encoded and in JSON, in these"
            " folders. Places are listed, never a value."
        )
        self._folders = words_label(face="code", level="small")
        self._folders.setObjectName("leak_folders")
        self._add = dialog_button(self, "add_folder", "Add a folder…", self._on_add)
        self._bar = self._make_bar()
        self._figure = PlainLabel(parent=self)
        self._figure.setObjectName("leak_figure")
        self._figure.setProperty("tone", "dim")
        self.model = LeakModel(self)
        self._table = _table(self.model, self)
        self._table.doubleClicked.connect(self._on_open)
        self._open = dialog_button(self, "open_leak", "Open", self._on_open)
        self._copy = dialog_button(self, "copy_leaks", "Copy places", self._on_copy)
        for button in (self._open, self._copy):
            action = QAction(button.text(), self._table)
            action.triggered.connect(button.click)
            self._table.addAction(action)
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._empty = EmptyState(theme, "leaks", self)
        self._empty.set_words("Nothing was looked for yet", "It takes a second or two for most.")
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._empty)
        self._pages.addWidget(self._table)
        top, above = QWidget(), row(self._folders, self._add)
        above.setStretch(0, 1)
        top.setLayout(above)
        parts = ((top, 12), (self._bar, 4), (self._figure, 8), (self._pages, 0))
        self.lay_out(*parts, stretched=self._pages, before=(self._open, self._copy))
        self._offer_places(False)
        set_words(self.leave, "Close")
        self._show_folders()
        self.go.setFocus()

    def figure(self) -> str:
        """What was looked at, in words."""
        return self._figure.text()

    def on_go(self) -> None:
        """Look."""
        self.model.set_rows(())
        self._offer_places(False)
        self.work(self._look())

    def add_folder(self, folder: Path) -> None:
        """Look into this one, too."""
        if folder not in self._roots:
            self._roots.append(folder)
            self._show_folders()

    def set_busy(self, is_busy: bool) -> None:
        """While it looks there is a Stop."""
        self._bar.setVisible(is_busy)
        self.go.setEnabled(not is_busy)
        self._add.setEnabled(not is_busy)
        set_words(self.leave, "Stop" if is_busy else "Close")

    def _make_bar(self) -> QProgressBar:
        bar = QProgressBar(self)
        bar.setAccessibleName("Looking")
        bar.setRange(0, 0)
        bar.setTextVisible(False)
        bar.hide()
        return bar

    async def _look(self) -> None:
        began = time.monotonic()
        self._figure.setText("Reading the stored values…")
        is_finished = False
        try:
            found = await self._search(self._roots, self._on_progress)
            is_finished = True
        finally:
            if not is_finished:
                self._figure.setText("It was stopped before the end.")
        self._show(found, time.monotonic() - began)

    def _on_progress(self, files: int, size_bytes: int) -> None:
        self._figure.setText(f"{counted(files, 'file')}, {size_bytes / 1e6:,.0f} MB so far")

    def _show(self, found: LeakSearch, took_s: float) -> None:
        report = found.report
        count = len(report.leaks)
        words = f"{counted(count, 'place')} found" if count else "Nothing found"
        seen = (
            f"{counted(found.value_count, 'value')} in"
            f" {counted(report.file_count, 'file')}, {report.size_bytes / 1e6:,.1f} MB,"
            f" {took_s:.1f} s"
        )
        self._figure.setText(f"{words}: {seen}.{_left_out(found)}")
        self.model.set_rows(report.leaks)
        self._table.resizeColumnsToContents()
        self._pages.setCurrentWidget(self._table if count else self._empty)
        self._empty.set_words("No leak found", "None of the stored values stands in these files.")
        self._offer_places(count > 0)
        if count:
            flags = QItemSelectionModel.SelectionFlag
            first = self.model.index(0, 0)
            self._table.selectionModel().setCurrentIndex(first, flags.Select | flags.Rows)
            self._table.setFocus()

    def _offer_places(self, are_there: bool) -> None:
        for button in (self._open, self._copy):
            button.setVisible(are_there)
        # what Enter does in the list
        (self._open if are_there else self.go).setDefault(True)

    def on_leave(self) -> None:
        """Stop what is under way; close when nothing is."""
        if not self.stop_work():
            self.reject()

    def _on_add(self) -> None:
        dialog = FileDialog(self, "Look into a folder")
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(lambda path: self.add_folder(Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _show_folders(self) -> None:
        self._folders.setText("\n".join(map(str, self._roots)))

    def _on_open(self) -> None:
        """Open the file at the line; of one that is no text, its folder."""
        leak = self.model.row_at(self._table.currentIndex().row())
        if leak is not None and leak.line is not None:
            self.place_wanted.emit(str(leak.path), leak.line)
        elif leak is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(leak.path.parent)))

    def _on_copy(self) -> None:
        """Those that are selected; all where none is."""
        chosen = sorted(index.row() for index in self._table.selectionModel().selectedRows())
        numbers = chosen or range(self.model.rowCount())
        leaks = [leak for number in numbers if (leak := self.model.row_at(number)) is not None]
        copy_text("".join(f"{each.path}: {_place(each)}: {each.name}\n" for each in leaks))
        self.say("ok", f"{counted(len(leaks), 'place')} on the clipboard")


def _place(leak: Leak) -> str:
    if leak.call is not None:
        return f"call {leak.call:,} of the history"
    return f"byte {leak.offset:,}" if leak.line is None else f"line {leak.line:,}"


def _left_out(found: LeakSearch) -> str:
    """What could not be looked at or for."""
    parts = []
    if found.report.not_looked_for:
        parts.append(f"{', '.join(found.report.not_looked_for)}: too short or common to look for.")
    if found.unreadable:
        names = ", ".join(sorted({each.key.name for each in found.unreadable}))
        parts.append(f"{names}: can't be read now, so not looked for.")
    if found.report.unread:
        parts.append(f"{counted(len(found.report.unread), 'file')} could not be read.")
    return "".join(f"\n{part}" for part in parts)


def _table(model: LeakModel, parent: QWidget) -> QTableView:
    table = QTableView(parent)
    dress_table(table, "leaks", "Places where a value stands")
    table.setModel(model)
    table.horizontalHeader().setStretchLastSection(True)
    return table
