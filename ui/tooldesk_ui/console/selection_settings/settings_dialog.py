"""SelectionDialog: by what names are judged, with what a change would do to past calls."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import (
    QHeaderView,
    QStackedWidget,
    QTableView,
    QWidget,
)

from tooldesk.calling.selection import NameIndex, SelectionPolicy
from tooldesk.counted import counted
from tooldesk.errors import StorageError
from tooldesk.settings import SelectionSettings
from tooldesk.usage.history.selection_preview import Change, WrittenName, preview
from tooldesk_ui.console.selection_settings.change_model import CALLS, NAME, NOW, THEN, ChangeModel
from tooldesk_ui.console.selection_settings.settings_form import SettingsForm
from tooldesk_ui.console.settings_dialog import SettingsDialog
from tooldesk_ui.latest_work import LatestWork
from tooldesk_ui.text_size import px, resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.table_view import dress_table
from tooldesk_ui.widgets.pages.blocks import rule, text_label
from tooldesk_ui.widgets.pages.empty_state import EmptyState

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

PAUSE_MS = 40
WIDTH, HEIGHT = 720, 580


class SelectionDialog(SettingsDialog):
    """Nothing is in force before Save."""

    def __init__(self, theme: Theme, app: App, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            app.settings,
            "selection_dialog",
            "Selection settings",
            "How like a registered name must a written one be?",
            parent,
        )
        self._app = app
        self._names: Sequence[WrittenName] | None = None
        self._index = NameIndex(app.registry.names())
        self._comparison = LatestWork(PAUSE_MS, self)
        self._form = SettingsForm()
        self._count = text_label("Reading the past calls…", level="strong", wraps=False)
        self._model = ChangeModel(self)
        self._table = QTableView()
        self._empty = EmptyState(theme, "stage_select")
        self._empty.set_words("Reading the past calls", "They are in the history.")
        self._stack = QStackedWidget()
        self._prepare_table()
        self._lay_out()
        self._form.show_settings(self._saved)
        self._form.changed.connect(self._on_changed)
        self._comparison.finished.connect(self._on_previewed)
        self._comparison.failed.connect(lambda words: self._say("The comparison broke off", words))
        self.show_problem(app.settings.problem, app.settings.next_step)
        self._on_changed()
        self.tasks.start(self._load(), "names of past calls")

    @property
    def summary(self) -> str:
        """What is said above the table."""
        return self._count.text()

    async def shut_down(self) -> None:
        """End everything that is under way."""
        await self._comparison.shut_down()
        await super().shut_down()

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
        settings = self._form.settings
        self.show_savable(settings != self._saved, is_default=settings == SelectionSettings())
        if self._names is None:
            return
        if not self._names:
            self._count.setText("No past call yet")
            words = "Run what models wrote; the names they wrote are compared here."
            self._say("Nothing to compare with", words)
            return
        now, then = _policy(self._saved), _policy(self._form.settings)
        self._comparison.start(partial(preview, self._names, self._index, now, then))

    def _on_previewed(self, changes: tuple[Change, ...]) -> None:
        total = sum(each.count for each in self._names or ())
        changed = sum(each.written.count for each in changes)
        of = counted(total, "past call")
        self._count.setText(f"{changed:,} of {of} would be decided differently")
        self._model.set_rows(changes)
        if changes:
            self._stack.setCurrentWidget(self._table)
        elif self._form.settings == self._saved:
            words = "Move a slider; what it would change for past calls is listed at once."
            self._say("These are the settings in force", words)
        else:
            self._say("No past call changes", "All of them would be decided as they are now.")

    @property
    def changed(self) -> dict[str, Any]:
        """The settings of selection."""
        return {"selection": self._form.settings}

    def on_reset(self) -> None:
        """Show the defaults."""
        self._form.show_settings(SelectionSettings())

    def on_not_kept(self) -> None:
        """There is nothing left to save."""
        self._on_changed()

    def _say(self, heading: str, words: str) -> None:
        self._empty.set_words(heading, words)
        self._stack.setCurrentWidget(self._empty)

    def _prepare_table(self) -> None:
        table = self._table
        table.setModel(self._model)
        dress_table(table, "changes_table", "Past calls that would be decided differently")
        header = table.horizontalHeader()
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column, width in ((CALLS, 64),):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            table.setColumnWidth(column, px(width))
        for column in (NAME, NOW, THEN):
            table.setColumnWidth(column, px(180))

    def _lay_out(self) -> None:
        self._count.setObjectName("changes_count")
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._table)
        parts = ((self._form, 12), (rule(), 12), (self._count, 12), (self._stack, 0))
        self.lay_out(*parts, stretched=self._stack, before=(self.reset,))
        resize_to(self, WIDTH, HEIGHT)
        self._form.setFocus()


def _policy(settings: SelectionSettings) -> SelectionPolicy:
    return SelectionPolicy(**dict(settings))
