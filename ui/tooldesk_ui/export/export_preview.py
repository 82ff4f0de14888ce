"""ExportPreview: the doctor, the whole document, the chosen tool, or a call with it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QStackedWidget, QVBoxLayout, QWidget

from tooldesk_ui.export.doctor_page import DoctorPage
from tooldesk_ui.export.export_work import DOCTOR, SNIPPET
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.saved_state import saved_text

_LANGUAGES = (("python", "Python"), ("typescript", "TypeScript"), ("curl", "curl"))
ENDINGS = {"python": "py", "typescript": "ts", "curl": "sh"}


class ExportPreview(QWidget):
    """One view at a time.

    Signals:
        changed(): another view is wanted.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.doctor = DoctorPage(theme, self)
        self.document, self.snippet = CodeView(theme), CodeView(theme, is_json=False)
        for view, name, spoken in (
            (self.document, "export_document", "What is exported"),
            (self.snippet, "export_snippet", "A call with the tool"),
        ):
            view.setObjectName(name)
            view.setAccessibleName(spoken)
            view.setProperty("frame", "none")
        self.segments = Segments(("Doctor", "Document", "Tool", "Snippet"), "export_view", self)
        self.languages = QComboBox(self)
        self.languages.setObjectName("export_language")
        self.languages.setAccessibleName("Language of the snippet")
        for key, words in _LANGUAGES:
            self.languages.addItem(words, key)
        self._stack = QStackedWidget(self)
        for part in (self.doctor, self.document, self.snippet):
            self._stack.addWidget(part)
        above = flow_of(self.segments, self.languages)
        above.setContentsMargins(24, 12, 24, 8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(above)
        column.addWidget(self._stack, 1)
        self.segments.chosen.connect(self._on_chosen)
        self.languages.currentIndexChanged.connect(lambda _: self.changed.emit())
        self._show()

    @property
    def view(self) -> int:
        """Which of the views is open."""
        return self.segments.current()

    @property
    def language(self) -> str:
        """That of the snippet."""
        return str(self.languages.currentData())

    def show_text(self, text: str) -> None:
        """Show the text of the view that is open."""
        if self.view != DOCTOR:
            shown = self.snippet if self.view == SNIPPET else self.document
            shown.set_text(text)

    def save_state(self) -> dict[str, Any]:
        """Which view, and which language."""
        return {"view": self.view, "language": self.language}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        if type(view := state.get("view")) is int and DOCTOR <= view <= SNIPPET:
            self.segments.set_current(view)
        place = self.languages.findData(saved_text(state, "language"))
        self.languages.setCurrentIndex(max(0, place))
        self._show()

    def _on_chosen(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self.languages.setVisible(self.view == SNIPPET)
        parts = (self.doctor, self.document, self.document, self.snippet)
        self._stack.setCurrentWidget(parts[self.view])
