"""AllSettingsDialog: every setting there is, which can be looked for, changed and reset."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.setting_rows import SettingRow, SettingSection, sections
from tooldesk_ui.commands.history import History, Step
from tooldesk_ui.faces import load_faces
from tooldesk_ui.frame.settings.setting_view import SettingView
from tooldesk_ui.in_turns import InTurns
from tooldesk_ui.language import Language, tr
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.lists.filter_field import FilterField
from tooldesk_ui.widgets.lists.text_filter import TextFilter
from tooldesk_ui.widgets.pages.blocks import action_button, row_of, rule, text_label, words_label
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.translated import set_words, translate_within

if TYPE_CHECKING:
    from tooldesk.bootstrap import App

WIDTH, HEIGHT = 680, 540
FIRST = 7
"""Settings that there is room for."""

_PLACES = {
    "selection": "Compare with past calls",
    "run": "Set run context",
    "resource_pools": "Show pools",
    "history": "Show history",
}
"""What leads to a better place for some settings, by their section."""
_NEXT_STEP = "Correct the file, or put it aside: it gets another name, and nothing in it is lost."
_NONE = "No setting matches these words."


class AllSettingsDialog(Dialog):
    """A change holds at once, is checked by its model before, and can be undone.

    Attributes:
        is_whole: Whether all settings are there; those further down are made in turns.

    Signals:
        left_for(str): a person wants to go where a section has a place of its own.
    """

    left_for = Signal(str)

    def __init__(self, theme: Theme, app: App, history: History, parent: QWidget) -> None:
        super().__init__(theme, "settings_dialog", "Settings", "Close", parent, width=WIDTH)
        self._theme = theme
        load_faces(Language.JAPANESE)
        self._app = app
        self._history = history
        self._own_steps: set[str] = set()
        self.go.hide()
        set_words(self.leave, "Close")
        self.search = FilterField(theme, "Find a setting", "settings", self)
        self.search.setAccessibleName("Find a setting")
        self._filter = TextFilter(self.search, lambda: list(map(_found_by, self._views)))
        self._column = ScrolledColumn(self)
        self._nothing = words_label(_NONE, tone="dim")
        self._nothing.setObjectName("no_setting")
        self._newer = words_label(tone="dim", level="small")
        self._newer.setObjectName("settings_of_newer_version")
        self.is_whole = False
        self._views: list[SettingView] = []
        self._parts: list[tuple[list[QWidget], list[SettingView]]] = []
        self._rest = InTurns(self)
        self._column.parts.addStretch(1)
        self._column.parts.setContentsMargins(0, 8, 12, 0)
        self._column.parts.setSpacing(4)
        self._undo = dialog_button(self, "undo_setting", "Undo", history.undo)
        self._aside = dialog_button(self, "put_settings_aside", "Put it aside", self._on_aside)
        parts = ((self.search, 8), (self._nothing, 0), (self._column, 8), (self._newer, 0))
        self.lay_out(*parts, stretched=self._column, before=(self._undo, self._aside))
        resize_to(self, WIDTH, HEIGHT)
        self._filter.found.connect(self._show_found)
        self.search.left_downwards.connect(self._go_to_first)
        history.changed.connect(self._refresh)
        history.failed.connect(self._on_not_changed)
        # what is seen at first is there at once
        adding = self._add_all()
        for _ in adding:
            if len(self._views) >= FIRST:
                break
        self._show_found()
        self._refresh()
        self._rest.start(adding)
        self.search.setFocus()
        self.work(self._look())

    def found(self) -> list[SettingView]:
        """The settings that fit what is searched for."""
        return [view for view in self._views if self._filter.fits(_found_by(view))]

    def reject(self) -> None:
        """Escape gives the old value back first."""
        edited = [view for view in self._views if view.is_edited]
        for view in edited:
            view.show_row(view.row)
        if not edited:
            super().reject()

    def _add_all(self) -> Iterator[None]:
        """Section by section, a setting a step."""
        for section in sections(self._app.settings.current):
            yield from self._add(section)
        self.is_whole = True
        self._filter.look()
        self._refresh()

    def _add(self, section: SettingSection) -> Iterator[None]:
        heading = text_label(section.title, level="heading")
        parts: list[QWidget] = [heading, text_label(section.about, tone="dim"), rule()]
        if section.id in _PLACES:
            go = partial(self._leave_for, section.id)
            link = action_button(self._theme, _PLACES[section.id], "", go, kind="link")
            link.setAutoDefault(False)
            parts[0] = row_of(heading, link)
        parts[0].setContentsMargins(0, 12 if self._parts else 0, 0, 0)
        views: list[SettingView] = []
        self._parts.append((parts, views))
        for part in parts:
            self._put(part)
        for row in section.rows:
            view = SettingView(row, self._column.widget())
            translate_within(view)
            self._put(view)
            view.entered.connect(partial(self._change, view))
            views.append(view)
            self._views.append(view)
            yield

    def _put(self, part: QWidget) -> None:
        self._column.parts.insertWidget(self._column.parts.count() - 1, part)
        part.setVisible(not self._filter.is_wanted)

    def _leave_for(self, section: str) -> None:
        self.accept()
        self.left_for.emit(section)

    def _show_found(self) -> None:
        found = self.found()
        for parts, views in self._parts:
            for view in views:
                view.setVisible(view in found)
            for part in parts:
                part.setVisible(any(view in found for view in views))
        self._nothing.setText(self._filter.problem or _NONE)
        self._nothing.setVisible(not found)

    def _go_to_first(self) -> None:
        for view in self.found()[:1]:
            view.focus_control()
            self._column.ensureWidgetVisible(view)

    def _change(self, view: SettingView, value: object) -> None:
        row = view.row
        try:
            row.put(self._app.settings.current, value)
        except ValueError as error:
            view.show_problem(str(error))
            return
        do, back = (partial(_keep, self._app, row, each) for each in (value, row.value))
        words = f"change setting “{row.title}”"
        self._own_steps.add(words)
        self._history.do(Step(words, f"“{row.title}” is changed.", do, back))

    def _refresh(self, *, keeps_typed: bool = True) -> None:
        """Show the settings as they are now."""
        file = self._app.settings
        rows = (row for section in sections(file.current) for row in section.rows)
        # those that are not there yet are made as the settings are then
        for view, row in zip(self._views, rows, strict=False):
            if row != view.row or not (keeps_typed and view.is_edited):
                view.show_row(row)
        self._undo.setEnabled(self._history.undo_words in self._own_steps)
        self._column.setEnabled(not file.problem)
        self._aside.setVisible(bool(file.problem) and file.can_be_set_aside)
        self._undo.setVisible(not file.problem)
        if file.problem:
            title = "Nothing can be changed here now"
            step = _NEXT_STEP if file.can_be_set_aside else file.next_step
            self.error.set_words("warn", title, file.problem, step)
        self.error.setVisible(bool(file.problem))
        unknown = ", ".join(file.unknown)
        self._newer.setText(f"No setting is called {unknown}; it stays in the file.")
        self._newer.setVisible(bool(unknown))

    def _on_not_changed(self, error: object) -> None:
        self._refresh(keeps_typed=False)
        if not self._app.settings.problem:
            self.say("error", "The change is not kept", str(error))

    def _on_aside(self) -> None:
        self.work(self._put_aside())

    async def _look(self) -> None:
        # another program may have written the file since it was read
        await asyncio.to_thread(self._app.settings.load_if_changed)
        self._refresh()

    async def _put_aside(self) -> None:
        said = await asyncio.to_thread(self._app.settings.put_aside)
        self._app.pools.take_over_settings()
        self._refresh()
        if said is not None:
            self.say("ok", said.title, said.message, said.next_step)


def _found_by(view: SettingView) -> str:
    """What is said of a setting, as it is shown, too."""
    row = view.row
    return f"{row.found_by} {tr(row.title)} {tr(row.about)}"


async def _keep(app: App, row: SettingRow, value: object) -> None:
    try:
        await asyncio.to_thread(app.settings.change, lambda old: row.put(old, value))
    finally:
        app.pools.take_over_settings()
