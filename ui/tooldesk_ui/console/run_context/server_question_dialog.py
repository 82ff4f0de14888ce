"""ServerQuestionDialog: what an MCP server asks of the person while it answers a call."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from tooldesk.calling.validation_result import ValidationError
from tooldesk.errors import AppError
from tooldesk.execution.permissions.visible_text import visible_text
from tooldesk.tools.server_question import DECLINED, ServerAnswer, ServerQuestion
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.schema_form.schema_form import SchemaForm
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog, answer_of
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.text_area.text_area import TextArea
from tooldesk_ui.widgets.translated import set_words

MOST_FIELDS = 50
"""A form of more is declined."""

FORM_HEIGHT, TEXT_HEIGHT = 240, 120
_HEADINGS = {
    "form": "The MCP server {} asks you",
    "url": "The MCP server {} wants you to open a page",
    "sampling": "The MCP server {} wants a model's answer",
    "login": "The MCP server {} wants you to log in",
}
_VERBS = {"form": "Answer", "url": "I did it", "sampling": "Answer", "login": "Open in browser"}
_HINTS = {
    "form": "The server reads what you write. Give it no password and no key.",
    "url": "Tooldesk opens nothing. Copy the address if you trust it.",
    "sampling": "What you write goes to it in the place of a model's answer.",
    "login": "Look at the host before you go on. Tooldesk waits until you come back.",
}


class ServerQuestionDialog(Dialog):
    """A form of the server's schema, an address as text, or a text to answer with.

    It is declined unless the person does something else.
    """

    def __init__(
        self, theme: Theme, question: ServerQuestion, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            theme,
            "server_question_dialog",
            "An MCP server asks you",
            _VERBS[question.kind],
            parent,
            heading=_HEADINGS[question.kind].format(question.server),
        )
        self._question = question
        self.answer = DECLINED
        self.hint.setText(_HINTS[question.kind])
        set_words(self.leave, "Decline")
        self.form = SchemaForm(theme, question.schema, self)
        self.form.setVisible(question.kind == "form")
        is_page = question.kind in ("url", "login")
        self.text = TextArea(theme, self, is_read_only=is_page)
        self.text.setObjectName("server_question_text")
        self.text.setAccessibleName("Address" if is_page else "Your answer")
        self.text.set_text(visible_text(question.url))
        self.text.setVisible(question.kind != "form")
        scaled(self.form, least_height=FORM_HEIGHT)
        scaled(self.text, least_height=TEXT_HEIGHT)
        words = text_label(visible_text(question.message))
        words.setObjectName("server_question_words")
        body: QWidget = self.form if question.kind == "form" else self.text
        self.lay_out((words, 12), (body, 0), stretched=body)
        self.form.edited.connect(lambda _: self.error.hide())
        self.text.text_changed.connect(self._on_text_changed)
        self._on_text_changed()
        self.leave.setFocus()

    def on_go(self) -> None:
        """Answer, unless what is written does not fit the form."""
        match self._question.kind:
            case "form":
                self.work(self._answer_form())
            case "url":
                self._close_with(ServerAnswer("accept"))
            case "login":
                self._open_page()
            case "sampling":
                self._close_with(ServerAnswer("accept", {"text": self.text.text.strip()}))

    def _open_page(self) -> None:
        if QDesktopServices.openUrl(QUrl(self._question.url)):
            self._close_with(ServerAnswer("accept"))
            return
        self.show_error(
            AppError(
                "No browser could be opened.",
                next_step="Copy the address into one on this machine.",
            )
        )

    async def _answer_form(self) -> None:
        given = self.form.arguments
        values, errors = await asyncio.to_thread(_checked, given, self._question.schema)
        self.form.show_errors(errors)
        if errors:
            words = "; ".join(f"{each.pointer or '/'}: {each.message}" for each in errors[:5])
            raise AppError(visible_text(words), next_step="Correct it, or decline.")
        self._close_with(ServerAnswer("accept", values))

    def _close_with(self, answer: ServerAnswer) -> None:
        self.answer = answer
        self.accept()

    def _on_text_changed(self) -> None:
        if self._question.kind == "sampling":
            self.go.setEnabled(not self.text.is_blank)


async def answer_to_server(theme: Theme, question: ServerQuestion, parent: QWidget) -> ServerAnswer:
    """Show a question until it is answered or the call ends."""
    fields = question.schema.get("properties")
    if question.kind == "form" and (not isinstance(fields, dict) or len(fields) > MOST_FIELDS):
        return DECLINED
    dialog = ServerQuestionDialog(theme, question, parent)
    return dialog.answer if await answer_of(dialog) else DECLINED


def _checked(values: JsonObject, schema: JsonObject) -> tuple[JsonObject, list[ValidationError]]:
    """The values as the form wants them, and what does not fit it. For a thread."""
    from tooldesk.calling.validation import compile_schema, validate
    from tooldesk.tools.coercion_policy import CoercionPolicy

    checked = validate(values, compile_schema(schema), CoercionPolicy.SAFE)
    return checked.arguments, list(checked.errors)
