"""FunctionControl: the name of a function, typed or picked from those of its file."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QCompleter, QLineEdit, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.controls import LineControl
from tooldesk_ui.tools.editor.form.form_rows import FormRow
from tooldesk_ui.widgets.translated import set_name

PICK = "Functions of the file"


class FunctionControl(LineControl):
    """Offers what the file has, and takes any name: the file may come later."""

    def __init__(self, theme: Theme, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(row, parent)
        self._names: tuple[str, ...] = ()
        self._pick = QAction(theme.icon("chevron_down", "text_dim"), tr(PICK), self)
        self._pick.setObjectName("pick_function")
        self._pick.triggered.connect(self.pick)
        self._pick.setVisible(False)
        self.addAction(self._pick, QLineEdit.ActionPosition.TrailingPosition)

    def retranslate(self) -> None:
        """The language is another one."""
        self._pick.setText(tr(PICK))

    def set_found(self, names: Sequence[str]) -> None:
        """Offer these."""
        if tuple(names) == self._names:
            return
        self._names = tuple(names)
        self._pick.setVisible(bool(names))
        completer = QCompleter(list(names), self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        if (popup := completer.popup()) is not None:
            set_name(popup, PICK)
        completer.activated.connect(self._on_picked)
        self.setCompleter(completer)

    def pick(self) -> None:
        """Show all of them."""
        completer = self.completer()
        if completer is not None:
            self.setFocus()
            completer.setCompletionPrefix("")
            completer.complete()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down shows all of them."""
        if event.key() == Qt.Key.Key_Down and not event.modifiers() and self._names:
            self.pick()
        else:
            super().keyPressEvent(event)

    def _on_picked(self, name: str) -> None:
        self.setText(name)
        self.edited.emit(name)
