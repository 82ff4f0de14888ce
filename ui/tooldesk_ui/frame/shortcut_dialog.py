"""ShortcutDialog: every command with its keys, which can be looked for, changed and reset."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHeaderView, QKeySequenceEdit, QTableView, QWidget

from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.command_entry import plain, without_object
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.shortcuts import Shortcuts, fault_of
from tooldesk_ui.faces import load_faces
from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.language import Language, tr, without_gap
from tooldesk_ui.text_size import resize_to, scaled
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button
from tooldesk_ui.widgets.lists.filter_field import FilterField
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE, RowTableModel
from tooldesk_ui.widgets.lists.table_view import dress_table
from tooldesk_ui.widgets.lists.text_filter import TextFilter
from tooldesk_ui.widgets.pages.blocks import row_of, words_label
from tooldesk_ui.widgets.translated import set_words

WIDTH, HEIGHT, TABLE_HEIGHT = 640, 540, 120
_HINT = "Choose a command, click the field and press the keys it shall have."
_NONE = "No command matches. Its title, its screen and its keys are looked through."
_PLACES = {screen.id: screen.title for screen in SCREENS} | {"": "Everywhere"}


def title_of(command: Command) -> str:
    """What a command does, whatever is in front."""
    return plain(without_object(without_gap(tr(command.entry.title)))).lstrip("0123456789 ")


class ShortcutModel(RowTableModel[Command]):
    """One command a row."""

    headings = ("Command", "Where", "Keys", "")

    def __init__(self, commands: Commands, shortcuts: Shortcuts, parent: QWidget) -> None:
        super().__init__(parent)
        self._shortcuts = shortcuts
        self.set_rows(sorted(commands, key=lambda each: _ORDER[each.screen]))

    def words(self, row: Command) -> tuple[str, ...]:
        """What it does, on which screen, and how it is called."""
        shown = QKeySequence.SequenceFormat.NativeText
        joint = tr("{} or {}").replace("{}", "")
        keys = QKeySequence.listToString(row.shortcuts(), shown).replace("; ", joint)
        changed = "Changed" if self._shortcuts.is_changed(row) else ""
        return title_of(row), _PLACES[row.screen], keys, changed


_ORDER = {place: number for number, place in enumerate(("", *(each.id for each in SCREENS)))}


class ShortcutDialog(Dialog):
    """A change holds at once; `go` sets the keys that were pressed."""

    def __init__(
        self, theme: Theme, commands: Commands, shortcuts: Shortcuts, parent: QWidget
    ) -> None:
        load_faces(Language.JAPANESE)  # whose name is among them
        super().__init__(
            theme, "shortcuts_dialog", "Keyboard shortcuts", "Set keys", parent, width=WIDTH
        )
        self._shortcuts = shortcuts
        set_words(self.leave, "Close")
        self.search = FilterField(theme, "Filter commands", "shortcuts", self)
        self.search.setAccessibleName("Filter commands")
        self._model = ShortcutModel(commands, shortcuts, self)
        self._all = [row for at in range(self._model.rowCount()) if (row := self._model.row_at(at))]
        self._filter = TextFilter(self.search, lambda: list(map(self._searched, self._all)))
        self._nothing = words_label(_NONE, tone="dim")
        self._nothing.setObjectName("no_command")
        self._nothing.hide()
        self.table = self._make_table()
        self.keys = QKeySequenceEdit(self)
        self.keys.setObjectName("shortcut_keys")
        self.keys.setAccessibleName("New keys")
        self.keys.setMaximumSequenceLength(1)
        self.remark = words_label(_HINT, tone="dim")
        self.remark.setObjectName("shortcut_remark")
        self._clear = dialog_button(self, "shortcut_clear", "No keys", self._on_clear)
        self._reset = dialog_button(self, "shortcut_reset", "Reset", self._on_reset)
        self._reset_all = dialog_button(self, "shortcuts_reset_all", "Reset all", self._on_all)
        line = row_of(self.keys, self._clear, self._reset, spacing=8)
        above = ((self.search, 8), (self._nothing, 8), (self.table, 12))
        parts = (*above, (line, 8), (self.remark, 0))
        self.lay_out(*parts, stretched=self.table, before=(self._reset_all,))
        resize_to(self, WIDTH, HEIGHT)
        self._filter.found.connect(self._show_found)
        self.search.left_downwards.connect(self.table.setFocus)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._begin())
        self.keys.keySequenceChanged.connect(lambda _: self._show_what_it_means())
        self.table.selectRow(0)
        self.search.setFocus()

    def on_go(self) -> None:
        """Set the keys that were pressed, and stay open."""
        if (command := self.current()) is not None:
            self._changed(lambda: self._shortcuts.change(command, self._pressed()))

    def current(self) -> Command | None:
        """The command whose keys are changed."""
        command: Command | None = self.table.currentIndex().data(ROW_ROLE)
        return command

    def _pressed(self) -> str:
        return self.keys.keySequence().toString()

    def _make_table(self) -> QTableView:
        table = QTableView(self)
        dress_table(table, "shortcuts_table", "Shortcuts", selects_one=True)
        table.setModel(self._model)
        scaled(table, least_height=TABLE_HEIGHT)
        header = table.horizontalHeader()
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        return table

    def _begin(self) -> None:
        """Another command is current."""
        self.keys.clear()
        self._show_what_it_means()

    def _show_what_it_means(self) -> None:
        command, pressed = self.current(), self._pressed()
        others = self._shortcuts.conflicts(command, pressed) if command is not None else []
        fault, tone = fault_of(pressed), "dim"
        words, verb = _HINT, "Set keys"
        if fault:
            words, tone = fault, "error"
        elif others:
            names = " and ".join(f"“{title_of(each)}”" for each in others)
            where = _PLACES[others[0].screen]
            words, tone = f"{pressed} calls {names} ({where}), which would lose it.", "warn"
            verb = "Take the keys"
        self.remark.setText(words)
        set_variant(self.remark, "tone", tone)
        set_words(self.go, verb)
        self.go.setEnabled(command is not None and bool(pressed) and not fault)
        self._clear.setEnabled(command is not None and bool(command.keys))
        self._reset.setEnabled(command is not None and self._shortcuts.is_changed(command))

    def _show_found(self) -> None:
        chosen = self.current()
        self._model.set_rows(
            [each for each in self._all if self._filter.fits(self._searched(each))]
        )
        self._nothing.setText(self._filter.problem or _NONE)
        self._nothing.setVisible(not self._model.rowCount())
        self.table.selectRow(max(0, self._model.number_of(chosen)))
        self._show_what_it_means()

    def _searched(self, command: Command) -> str:
        return " ".join(self._model.said(command))

    def _on_clear(self) -> None:
        if (command := self.current()) is not None:
            self._changed(lambda: self._shortcuts.change(command, ""))

    def _on_reset(self) -> None:
        if (command := self.current()) is not None:
            self._changed(lambda: self._shortcuts.reset(command))

    def _on_all(self) -> None:
        self._changed(self._shortcuts.reset_all)

    def _changed(self, change: Callable[[], object]) -> None:
        change()
        self._model.rows_changed()
        self._filter.look()  # keys are looked for, too
        self._begin()
