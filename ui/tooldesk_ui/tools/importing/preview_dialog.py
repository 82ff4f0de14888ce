"""PreviewDialog: what may become tools with check marks, beside it the current one in detail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.detail.problem_view import ProblemView
from tooldesk_ui.tools.importing.import_model import ImportModel
from tooldesk_ui.tools.importing.import_rows import ImportRow
from tooldesk_ui.tools.importing.preview_words import Preview
from tooldesk_ui.tools.importing.reading_page import ReadingPage
from tooldesk_ui.tools.importing.tool_preview import ToolPreview
from tooldesk_ui.tools.importing.tool_table import ToolTable
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.translated import set_name, set_words

WIDTH, HEIGHT = 880, 600
LIST_WIDTH, DETAIL_WIDTH = 320, 512


class PreviewDialog(Dialog):
    """One of four pages: it is being read, what was found, why it can't be read, nothing there.

    Signals:
        stop_wanted(): the reading is to end.
    """

    stop_wanted = Signal()

    def __init__(
        self,
        theme: Theme,
        name: str,
        title: str,
        verb: str,
        parent: QWidget | None,
        *,
        table: tuple[str, str],
        icon: str,
        preview: Callable[[Any], Preview],
        buttons: tuple[str, str] = ("", ""),
    ) -> None:
        """`table` are object name and accessible name of the list; `preview` words a row."""
        super().__init__(theme, name, title, verb, parent, buttons=buttons)
        resize_to(self, WIDTH, HEIGHT)
        self._verb, self._preview_of = verb, preview
        self.intro.setObjectName("import_heading")
        self._reading = ReadingPage(theme, self)
        self._reading.stopped.connect(self.stop_wanted)
        self._model = ImportModel(theme)
        self._model.setParent(self)
        self._table = ToolTable(self._model, *table, self)
        self._page = ToolPreview(theme, self)
        self._shown: ImportRow | None = None
        self._problem = ProblemView(theme, self)
        self._empty = EmptyState(theme, icon, self)
        choose = self._model.choose_all
        self._all = dialog_button(self, "import_all", "All", lambda: choose(is_chosen=True))
        self._none = dialog_button(self, "import_none", "None", lambda: choose(is_chosen=False))
        self._sum = words_label(tone="dim", wraps=False)
        self._sum.setObjectName("import_sum")
        self._make_pages()
        selection = self._table.selectionModel()
        assert isinstance(selection, QItemSelectionModel)
        selection.currentRowChanged.connect(lambda *_: self._show_current())
        self._model.modelReset.connect(self._show_current)
        self._model.chosen_changed.connect(self._show_count)

    def chosen(self) -> list[Any]:
        """What was planned for those with a check mark."""
        if self._pages.currentWidget() is not self._found:
            return []
        return [row.planned for row in self._model.chosen()]

    def show_rows(self, rows: Sequence[ImportRow], *, keeps_marks: bool = True) -> None:
        """Show what was found."""
        self._model.fill(rows, keeps_marks=keeps_marks)
        self._show_page(self._found)
        self._table.start()
        self._show_current()

    def _show_page(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        for part in (self._all, self._none, self._sum):
            part.setVisible(page is self._found)
        self._show_count()

    def _show_count(self) -> None:
        chosen = self.chosen()
        number = len(chosen)
        replaced = sum(each.existing is not None for each in chosen)
        self.go.setEnabled(number > 0)
        verb = "Update" if number and replaced == number else self._verb
        words = f"{verb} {counted(number, 'tool')}" if number else self._verb
        set_words(self.go, words)
        set_name(self.go, words)
        there = f", {replaced:,} replacing" if replaced else ""
        self._sum.setText(f"{number:,} of {self._model.tool_count:,} chosen{there}")

    def _show_current(self) -> None:
        row = self._model.row_at(self._table.currentIndex().row())
        if row is self._shown:  # a hundred parameters take long to lay out
            return
        self._shown = row
        has_one = row is not None and row.planned is not None
        self._page.show_preview(self._preview_of(row.planned) if row and has_one else None)

    def _make_pages(self) -> None:
        split = QSplitter(Qt.Orientation.Horizontal, self)
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        split.addWidget(self._table)
        split.addWidget(self._page)
        split.setSizes([LIST_WIDTH, DETAIL_WIDTH])
        split.setStretchFactor(1, 1)
        self._found = QFrame(self)
        self._found.setProperty("surface", "card")
        framed = QHBoxLayout(self._found)
        framed.setContentsMargins(1, 1, 1, 1)
        framed.addWidget(split)
        self._failure = QWidget(self)
        column = QVBoxLayout(self._failure)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._problem)
        column.addStretch(1)
        self._pages = QStackedWidget(self)
        for page in (self._reading, self._found, self._failure, self._empty):
            self._pages.addWidget(page)
