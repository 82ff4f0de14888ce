"""AskDialog: what a model is asked, and whether its calls wait for a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QPlainTextEdit, QWidget

from tooldesk.asking.conversation import Conversation, NoModelError
from tooldesk.errors import AppError
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.value_rows import ValueRows

PROMPT_HEIGHT, SYSTEM_HEIGHT = 96, 60


class AskDialog(Dialog):
    """Takes a prompt; `talk` is the conversation that it begins once it is accepted."""

    def __init__(
        self,
        theme: Theme,
        begin: Callable[[str, str], Conversation],
        settings: QAction,
        parent: QWidget | None = None,
        *,
        who: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`begin` makes a conversation of a prompt and what the model is told first.

        `who` says which model is asked, and where it is, as names and words.
        """
        super().__init__(theme, "ask_dialog", "Ask a model", "Ask", parent)
        self._begin = begin
        self._settings = settings
        self.talk: Conversation | None = None
        self.prompt = _field("ask_prompt", "Prompt", PROMPT_HEIGHT)
        self.system = _field("ask_system", "What the model is told first", SYSTEM_HEIGHT)
        self.steps = QCheckBox("Stop before each call")
        self.steps.setObjectName("ask_steps")
        self.hint.setText(
            "It gets the tools of this workspace. Its calls run by the same permissions as any, "
            "and it is told their results until it answers."
        )
        self.prompt.textChanged.connect(self._on_changed)
        self.go_by_keys()
        self._on_changed()
        self.who = ValueRows(self)
        self.who.set_rows(list(who))
        self.who.setVisible(bool(who))
        self.lay_out(
            (self.who, 12 if who else 0),
            (text_label("Prompt", level="strong"), 4),
            (self.prompt, 12),
            (text_label("What the model is told first (optional)", tone="dim"), 4),
            (self.system, 12),
            (self.steps, 12),
        )
        self.prompt.setFocus()

    def on_go(self) -> None:
        """Begin, or say why that can't be."""
        try:
            self.talk = self._begin(self.prompt.toPlainText(), self.system.toPlainText().strip())
        except AppError as error:
            self.error.offer(self._settings if isinstance(error, NoModelError) else None)
            self.show_error(error)
            return
        self.accept()

    def _on_changed(self) -> None:
        self.go.setEnabled(bool(self.prompt.toPlainText().strip()))
        self.error.hide()


def _field(name: str, words: str, height: int) -> QPlainTextEdit:
    made = QPlainTextEdit()
    made.setObjectName(name)
    made.setAccessibleName(words)
    made.setTabChangesFocus(True)
    scaled(made, height=height)
    return made
