"""ReportDialog: the report of a fault, to be read before it is copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.translated import set_words

WIDTH, HEIGHT = 720, 520


class ReportDialog(Dialog):
    """Shows all of a report; Copy copies all of it and closes."""

    def __init__(
        self, theme: Theme, text: str, file: Path | None, parent: QWidget | None = None
    ) -> None:
        """`file` is where the report is kept, if it is."""
        super().__init__(
            theme, "report_dialog", "Report of a fault", "Copy report", parent, width=WIDTH
        )
        resize_to(self, WIDTH, HEIGHT)
        self._text = text
        kept = "It could not be kept." if file is None else f"It is kept in {file}."
        self.hint.setText(kept)
        view = CodeView(theme, is_json=False, wraps=True)
        view.setObjectName("report_text")
        view.setAccessibleName("Report")
        view.set_text(text)
        self.lay_out((view, 0), stretched=view)
        set_words(self.leave, "Close")

    def on_go(self) -> None:
        """Copy it."""
        copy_text(self._text)
        self.accept()
