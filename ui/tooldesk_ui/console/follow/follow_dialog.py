"""FollowDialog: which output to follow; before a server is asked, a person says yes."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QPlainTextEdit, QWidget

from tooldesk.errors import AppError
from tooldesk.usage.followed_source import FollowedRequest, FollowedSource, source_of
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog_parts import (
    button_row,
    dialog_button,
    dialog_column,
    dialog_heading,
)
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.notice import Notice

WIDTH, HEIGHT = 560, 320


class FollowDialog(QDialog):
    """Takes a path or a curl command; `source` is what it became once it is accepted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.source: FollowedSource | None = None
        self.input = QPlainTextEdit()
        self.input.setObjectName("followed_source")
        self.input.setAccessibleName("File, pipe or curl command")
        self.input.setPlaceholderText("/path/of/a/file, or: curl http://localhost:8080/v1/… -d …")
        self.input.setTabChangesFocus(True)
        self.input.textChanged.connect(self._on_changed)
        self._notice = Notice(theme, self)
        self._notice.hide()
        self._cancel = dialog_button(self, "cancel_button", "Cancel", self.reject)
        self._follow = dialog_button(self, "follow_button", "Follow", self._on_follow, "primary")
        self._follow.setEnabled(False)
        self._asked = ""
        self._lay_out()

    @property
    def notice(self) -> str:
        """What is said or asked; empty when nothing is."""
        return "" if self._notice.isHidden() else self._notice.words()

    def _on_changed(self) -> None:
        self._follow.setEnabled(bool(self.input.toPlainText().strip()))
        self._follow.setText("Follow")
        self._asked = ""
        self._notice.hide()

    def _on_follow(self) -> None:
        words = self.input.toPlainText()
        try:
            source = source_of(words)
        except AppError as error:
            self._notice.set_words(
                "error", "This can't be followed", error.message, error.next_step
            )
            self._notice.show()
            return
        if isinstance(source, FollowedRequest) and self._asked != words:
            self._asked = words
            self._follow.setText("Connect")
            self._notice.set_words(
                "warn", "Connect to a server on this computer?", source.name,
                "What stands in the command is sent to it, once.",
            )  # fmt: skip
            self._notice.show()
            return
        self.source = source
        self.accept()

    def _lay_out(self) -> None:
        self.setObjectName("follow_dialog")
        self.setWindowTitle("Follow an output")
        resize_to(self, WIDTH, HEIGHT)
        layout = dialog_column(self, spacing=12)
        layout.addWidget(dialog_heading("Which output is being written?"))
        layout.addWidget(
            text_label("A file that grows, a pipe, or a curl command to a local model.", tone="dim")
        )
        layout.addWidget(self.input, 1)
        layout.addWidget(self._notice)
        layout.addLayout(button_row(1, self._cancel, self._follow))
        self.input.setFocus()
