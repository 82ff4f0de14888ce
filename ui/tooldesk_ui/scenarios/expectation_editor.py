"""ExpectationEditor: what a scenario expects, as JSON that a person may change."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.errors import AppError
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.code_view import JsonArea
from tooldesk_ui.widgets.pages.flow_layout import flow_of

HEIGHT = 280
JUDGED_AFTER_MS = 250
"""After the last letter that was typed."""

READ_ONLY = (
    "The value of a stored secret stands in it, so it is shown without, and not edited here."
)


class ExpectationEditor(QWidget):
    """Keeps what was edited of each scenario until it is saved or reverted.

    Signals:
        changed(): whether there is something to save may be otherwise now.
    """

    changed = Signal()

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name, self._written = "", ""
        self._drafts: dict[str, str] = {}
        self.problem = ""
        self.area = JsonArea(theme, "expectation", "What is expected", self)
        self.area.setProperty("frame", "")
        scaled(self.area, height=HEIGHT)
        self.area.edited.connect(self._on_edited)
        self.note = words_label()
        self.note.setObjectName("expectation_note")
        self._judging = QTimer(self)
        self._judging.setSingleShot(True)
        self._judging.setInterval(JUDGED_AFTER_MS)
        self._judging.timeout.connect(self.judge)
        ids = "save_expectation", "revert_expectation"
        buttons = flow_of(*(ActionButton(each) for each in commands.pick(*ids)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for part in (self.area, self.note, buttons):
            column.addWidget(part)

    @property
    def is_changed(self) -> bool:
        """Whether it is another text than that of the file."""
        return self._name in self._drafts

    @property
    def text(self) -> str:
        """As it stands there."""
        return self.area.text

    def show_expected(self, name: str, text: str, *, is_editable: bool) -> None:
        """Show what a scenario expects, or what a person made of it before."""
        self._name, self._written = name, text
        if self._drafts.get(name) == text:
            self.forget()
        self.area.setEnabled(is_editable)
        self.area.show_text(self._drafts.get(name, text))
        self.judge()

    def forget(self, name: str = "") -> None:
        """Forget what was edited of a scenario, of the shown one where none is named."""
        self._drafts.pop(name or self._name, None)

    def forget_all(self) -> None:
        """Forget what was edited in another workspace."""
        self._drafts.clear()

    def revert(self) -> None:
        """Show what the file holds; the text's own undo brings back what was edited."""
        self.forget()
        self.area.show_text(self._written)
        self.judge()

    def judge(self) -> None:
        """Say what of it is wrong."""
        from tooldesk.scenarios.expectation import read_expected

        self._judging.stop()
        self.problem = ""
        if self.is_changed:
            try:
                read_expected(self.text)
            except AppError as error:
                self.problem = f"{error.message} {error.next_step}".strip()
        can_edit = self.area.isEnabledTo(self)
        self.note.setText(self.problem or ("" if can_edit else READ_ONLY))
        self.note.setVisible(bool(self.note.text()))
        self.changed.emit()

    def _on_edited(self) -> None:
        if self.text == self._written:
            self.forget()
        else:
            self._drafts[self._name] = self.text
        self._judging.start()
