"""QuestionDialog: what a tool wants to know of the person."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from tooldesk.tools.tool_context import PersonQuestion
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog, answer_of
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.translated import set_words


class QuestionDialog(Dialog):
    """The question, and a line for the answer, with the choices where there are some."""

    def __init__(
        self, theme: Theme, question: PersonQuestion, parent: QWidget | None = None
    ) -> None:
        who = question.agent_name or "The model"
        super().__init__(
            theme,
            "question_dialog",
            "A tool asks you",
            "Answer",
            parent,
            heading=f"{who} asks, with {question.tool_name}",
        )
        self._words = words_label(question.text)
        self._words.setObjectName("question_words")
        self._line = QLineEdit(self)
        self._choice = QComboBox(self)
        self._choice.setEditable(True)
        # what completes what is typed takes a first Enter for its own
        self._choice.setCompleter(None)  # type: ignore[arg-type]
        self._choice.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self._choice.addItems(question.choices)
        self._choice.setObjectName("question_choice")
        self._line.setObjectName("question_answer")
        self._field: QWidget = self._choice if question.choices else self._line
        for part in (self._line, self._choice):
            part.setAccessibleName("Your answer")
            part.setVisible(part is self._field)
        self._line.textChanged.connect(lambda _: self._show())
        self._choice.editTextChanged.connect(lambda _: self._show())
        set_words(self.leave, "Don't answer")
        self.lay_out((self._words, 12), (self._field, 0))
        self._field.setFocus()
        self._show()

    @property
    def answer(self) -> str:
        """What stands in the line."""
        is_line = self._field is self._line
        return (self._line.text() if is_line else self._choice.currentText()).strip()

    def _show(self) -> None:
        self.go.setEnabled(bool(self.answer))


async def answer_to(theme: Theme, question: PersonQuestion, parent: QWidget) -> str | None:
    """Show a question until it is answered or the call ends; None is no answer."""
    dialog = QuestionDialog(theme, question, parent)
    try:
        return dialog.answer if await answer_of(dialog) else None
    finally:
        dialog.hide()
        dialog.deleteLater()
