"""FollowDialog: which output to follow; before a server is asked, a person says yes."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from tooldesk.errors import AppError
from tooldesk.usage.events.followed_source import FollowedRequest, FollowedSource, source_of
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.translated import set_words

HEIGHT = 110


class FollowDialog(Dialog):
    """Takes a path or a curl command; `source` is what it became once it is accepted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            "follow_dialog",
            "Follow an output",
            "Follow",
            parent,
            heading="Which output is being written?",
            buttons=("follow_button", "cancel_button"),
        )
        self.source: FollowedSource | None = None
        self.hint.setText("A file that grows, a pipe, or a curl command to a local model.")
        self.input = QPlainTextEdit()
        self.input.setObjectName("followed_source")
        self.input.setAccessibleName("File, pipe or curl command")
        self.input.setPlaceholderText("/path/of/a/file, or: curl http://localhost:8080/v1/… -d …")
        self.input.setTabChangesFocus(True)
        scaled(self.input, least_height=HEIGHT)
        self.input.textChanged.connect(self._on_changed)
        self.go_by_keys()
        self._asked = ""
        self._on_changed()
        self.lay_out((self.input, 12), stretched=self.input)
        self.input.setFocus()

    @property
    def notice(self) -> str:
        """What is said or asked; empty when nothing is."""
        return "" if self.error.isHidden() else self.error.words()

    def on_go(self) -> None:
        """Take it; of a server, ask first."""
        words = self.input.toPlainText()
        try:
            source = source_of(words)
        except AppError as error:
            self.say("error", "This can't be followed", error.message, error.next_step)
            return
        if isinstance(source, FollowedRequest) and self._asked != words:
            self._asked = words
            set_words(self.go, "Connect")
            sent = "What stands in the command is sent to it, once."
            self.say("warn", "Connect to a server on this computer?", source.name, sent)
            return
        self.source = source
        self.accept()

    def _on_changed(self) -> None:
        self.go.setEnabled(bool(self.input.toPlainText().strip()))
        set_words(self.go, "Follow")
        self._asked = ""
        self.error.hide()
