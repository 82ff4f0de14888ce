"""SelectionDialog: by what names are judged, with what a change would do to past calls."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QStackedWidget,
    QTableView,
    QWidget,
)

from tooldesk.calling.selection import NameIndex, SelectionPolicy
from tooldesk.errors import StorageError
from tooldesk.settings import SelectionSettings, Settings
from tooldesk.usage.selection_preview import Change, WrittenName, preview
from tooldesk_ui.console.formatting import counted
from tooldesk_ui.console.selection_settings.change_model import CALLS, NAME, NOW, THEN, ChangeModel
from tooldesk_ui.console.selection_settings.settings_form import SettingsForm
from tooldesk_ui.latest_work import LatestWork
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.blocks import rule, text_label
from tooldesk_ui.widgets.dialog_parts import (
    button_row,
    dialog_button,
    dialog_column,
    dialog_heading,
)
from tooldesk_ui.widgets.empty_state import EmptyState
from tooldesk_ui.widgets.notice import Notice

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

PAUSE_MS = 40
ROW_HEIGHT = 28
WIDTH, HEIGHT = 720, 580


class SelectionDialog(QDialog):
    """Nothing is in force before Save."""

    def __init__(self, theme: Theme, app: App, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._names: Sequence[WrittenName] | None = None
        self._index = NameIndex(app.registry.names())
        self._tasks = TaskOwner()
        self._work = LatestWork(PAUSE_MS, self)
        self._form = SettingsForm()
        self._notice = Notice(theme, self)
        self._notice.hide()
        self._count = text_label("Reading the past calls …", level="strong", wraps=False)
        self._model = ChangeModel(self)
        self._table = QTableView()
        self._empty = EmptyState(theme, "stage_select")
        self._empty.set_words("Reading the past calls", "They are in the history.")
        self._stack = QStackedWidget()
        self._reset = dialog_button(
            self, "reset_to_defaults_button", "Reset to defaults", self._on_reset, "quiet"
        )
        self._cancel = dialog_button(self, "cancel_button", "Cancel", self.reject)
        self._save = dialog_button(self, "save_button", "Save", self._on_save, "primary")
        self._prepare_table()
        self._lay_out()
        self._form.show_settings(self._saved)
        self._form.changed.connect(self._on_changed)
        self._work.finished.connect(self._on_previewed)
        self._work.failed.connect(lambda words: self._say("The comparison broke off", words))
        self._show_problem(app.settings.problem)
        self._on_changed()
        self._tasks.start(self._load(), "names of past calls")

    @property
    def summary(self) -> str:
        """What is said above the table."""
        return self._count.text()

    async def shut_down(self) -> None:
        """End everything that is under way."""
        await self._work.shut_down()
        await self._tasks.close()

    @property
    def _saved(self) -> SelectionSettings:
        return self._app.settings.current.selection

    async def _load(self) -> None:
        try:
            # the first use imports what the database needs
            history = await asyncio.to_thread(lambda: self._app.history)
            self._names = await history.written_names()
        except StorageError as error:
            self._count.setText("What would change is not known")
            words = f"{error.message} The settings can be saved all the same."
            self._say("The past calls can't be read", words)
            return
        self._on_changed()

    def _on_changed(self) -> None:
        self._save.setEnabled(self._form.settings != self._saved)
        self._reset.setEnabled(self._form.settings != SelectionSettings())
        if self._names is None:
            return
        if not self._names:
            self._count.setText("No past call yet")
            words = "Run what models wrote; the names they wrote are compared here."
            self._say("Nothing to compare with", words)
            return
        now, then = _policy(self._saved), _policy(self._form.settings)
        self._work.start(partial(preview, self._names, self._index, now, then))

    def _on_previewed(self, changes: tuple[Change, ...]) -> None:
        total = sum(each.count for each in self._names or ())
        changed = sum(each.written.count for each in changes)
        of = f"{changed:,} of {counted(total, 'past call')}"
        self._count.setText(f"{of} would be decided differently")
        self._model.set_rows(changes)
        if changes:
            self._stack.setCurrentWidget(self._table)
        elif self._form.settings == self._saved:
            words = "Move a slider; what it would change for past calls is listed at once."
            self._say("These are the settings in force", words)
        else:
            self._say("No past call changes", "All of them would be decided as they are now.")

    def _on_reset(self) -> None:
        self._form.show_settings(SelectionSettings())

    def _on_save(self) -> None:
        changed = {"selection": self._form.settings}
        self._tasks.start(self._keep(self._app.settings.current.model_copy(update=changed)), "save")

    async def _keep(self, settings: Settings) -> None:
        try:
            await asyncio.to_thread(self._app.settings.save, settings)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self._show_problem(f"They hold until Tooldesk ends, but can't be kept: {reason}.")
            self._on_changed()
            return
        self.accept()

    def _show_problem(self, words: str) -> None:
        self._notice.setVisible(bool(words))
        if words:
            step = "Check the data folder; saving writes the file anew."
            self._notice.set_words("warn", "The settings file needs a look", words, step)

    def _say(self, heading: str, words: str) -> None:
        self._empty.set_words(heading, words)
        self._stack.setCurrentWidget(self._empty)

    def _prepare_table(self) -> None:
        table = self._table
        table.setModel(self._model)
        table.setObjectName("changes_table")
        table.setAccessibleName("Past calls that would be decided differently")
        table.setShowGrid(False)
        table.setWordWrap(False)
        table.setTabKeyNavigation(False)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(ROW_HEIGHT)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in ((CALLS, 64),):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            table.setColumnWidth(column, width)
        for column in (NAME, NOW, THEN):
            table.setColumnWidth(column, 180)

    def _lay_out(self) -> None:
        self.setObjectName("selection_dialog")
        self.setWindowTitle("Selection settings")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        self.resize(WIDTH, HEIGHT)
        self._count.setObjectName("changes_count")
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._table)
        layout = dialog_column(self, spacing=12)
        heading = "How like a registered name must a written one be?"
        layout.addWidget(dialog_heading(heading))
        layout.addWidget(self._notice)
        layout.addWidget(self._form)
        layout.addWidget(rule())
        layout.addWidget(self._count)
        layout.addWidget(self._stack, 1)
        layout.addLayout(button_row(self._reset, 1, self._cancel, self._save))
        self._form.setFocus()


def _policy(settings: SelectionSettings) -> SelectionPolicy:
    return SelectionPolicy(**dict(settings))
