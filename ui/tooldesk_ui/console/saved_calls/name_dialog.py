"""NameDialog: under which name a call is kept; a name that is taken is asked about."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLineEdit, QWidget

from tooldesk.errors import SavedCallError
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import form_of
from tooldesk_ui.widgets.translated import set_words

WIDTH = 440


class NameDialog(Dialog):
    """Saves under a taken name only after a second press, of "Replace"."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        taken: Sequence[str],
        parent: QWidget | None = None,
        *,
        renames: bool = False,
    ) -> None:
        title, verb = ("Rename saved call", "Rename") if renames else ("Save call", "Save")
        super().__init__(theme, "saved_call_dialog", title, verb, parent, width=WIDTH)
        self._taken = set(taken) - ({name} if renames else set())
        self._renames = renames
        self._verb = verb
        self._asked = ""
        self._old = name if renames else ""
        self.hint.setText("It is a file of the workspace, for everybody who has the folder.")
        self.field = QLineEdit(name)
        self.field.setObjectName("saved_call_name")
        self.field.setAccessibleName("Name")
        self.field.selectAll()
        self.field.textChanged.connect(self._on_changed)
        self.lay_out((form_of(("Name", self.field)), 0))
        self.field.setFocus()
        self._on_changed()

    @property
    def name(self) -> str:
        """The name as written, without spaces around it."""
        return self.field.text().strip()

    def on_go(self) -> None:
        """Take the name; ask first when another call has it."""
        if self.name not in self._taken or self._asked == self.name:
            self.accept()
            return
        if self._renames:
            why = f"There is a saved call {self.name} already."
            self.show_error(SavedCallError(why, next_step="Choose another name."))
            return
        self._asked = self.name
        why = f"{self.name} is saved already, with other arguments."
        step = "Press Replace to keep these in their place, or choose another name."
        self.show_error(SavedCallError(why, next_step=step))
        set_words(self.go, "Replace")

    def _on_changed(self) -> None:
        self._asked = ""
        self.error.hide()
        set_words(self.go, self._verb)
        self.go.setEnabled(self.name not in ("", self._old))
