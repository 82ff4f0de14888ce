"""SavedCallBar: which saved call the form holds, and what can be done with it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QVBoxLayout, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.console.saved_calls.call_saving import CallSaving
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.translated import set_name

LONGEST_SHOWN = 18
MOST_OFFERED = 40
OF_CALL = ("fill_example", "save_call", "save_call_as", "rename_call", "delete_call")


class SavedCallBar(QWidget):
    """A menu of the calls, a word while the form differs from the chosen one, and Save."""

    def __init__(self, theme: Theme, commands: Commands, saving: CallSaving) -> None:
        super().__init__()
        self._commands, self._saving = commands, saving
        self._menu: QMenu | None = None
        self.button = QPushButton()
        self.button.setObjectName("saved_calls_button")
        self.button.setIcon(theme.icon("chevron_down", "text_dim"))
        self.button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        scaled(self.button, icon=16)
        self.button.clicked.connect(commands["saved_calls"].trigger)
        self._mark = PlainLabel("Changed")
        self._mark.setObjectName("saved_call_mark")
        self._mark.setProperty("tone", "warn")
        self._problem = text_label("", tone="error")
        self._problem.setObjectName("saved_calls_problem")
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.button)
        row.addWidget(self._mark)
        row.addStretch(1)
        self._save = ActionButton(commands["save_call"])
        row.addWidget(self._save)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self._problem)
        saving.changed.connect(self._show)
        saving.menu_wanted.connect(self.open_menu)
        self._show()

    def open_menu(self) -> None:
        """Offer the calls; not as the button's own menu, which would run a second event loop."""
        if self._menu is not None:
            self._menu.deleteLater()
        menu = self._menu = QMenu(self)
        menu.setObjectName("saved_calls_menu")
        names = self._saving.names
        for name in names[:MOST_OFFERED]:
            action = menu.addAction(_shown(name).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(name == self._saving.current)
            action.triggered.connect(partial(self._saving.choose, name))
        if len(names) > MOST_OFFERED:
            menu.addAction(f"and {len(names) - MOST_OFFERED:,} more").setEnabled(False)
        if not names:
            menu.addAction("No calls are saved yet").setEnabled(False)
        menu.addSeparator()
        menu.addActions([each for each in self._commands.pick(*OF_CALL) if each.isEnabled()])
        menu.popup(self.button.mapToGlobal(self.button.rect().bottomLeft()))

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """A button that there is nothing to save for any more leaves the focus in this bar."""
        if self.window().focusWidget() is self._save and not self._save.isEnabled():
            self.button.setFocus()
            return True
        return super().focusNextPrevChild(forwards)

    def _show(self) -> None:
        name, differs = self._saving.current, self._saving.differs
        self.button.setText(_shown(name).replace("&", "&&") if name else tr("Saved calls"))
        state = f": {name}{', changed' if differs else ''}" if name else ""
        set_name(self.button, f"Saved calls{state}")
        set_tool_tip(self.button, name or "Arguments that are kept under names")
        self._mark.setVisible(differs)
        self._problem.setText(self._saving.problem)
        self._problem.setVisible(bool(self._saving.problem))


def _shown(name: str) -> str:
    """A name from a file that may come from elsewhere, on one line."""
    plain = "".join(each if each.isprintable() else "\ufffd" for each in name)
    return plain if len(plain) <= LONGEST_SHOWN else f"{plain[: LONGEST_SHOWN - 1]}…"
