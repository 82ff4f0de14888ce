"""A tool's question is a dialog of the window; what is typed there is the answer."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QPushButton, QWidget

from tooldesk.tools.tool_context import PersonQuestion
from tooldesk_ui.console.run_context.question_dialog import QuestionDialog, answer_to


def test_answer_is_what_stands_in_the_line(qtbot, theme) -> None:
    question = PersonQuestion("ask_user", "ada", "<b>Which</b> file?")
    dialog = QuestionDialog(theme, question)
    qtbot.addWidget(dialog)
    go = dialog.findChild(QPushButton, "question_dialog_go")
    assert not go.isEnabled()
    dialog.findChild(QLineEdit, "question_answer").setText(" notes.txt ")
    assert go.isEnabled()
    assert dialog.answer == "notes.txt"


def test_choices_can_be_chosen_or_overruled(qtbot, theme) -> None:
    dialog = QuestionDialog(theme, PersonQuestion("ask_user", "", "Which?", ("red", "blue")))
    qtbot.addWidget(dialog)
    choice = dialog.findChild(QComboBox, "question_choice")
    assert dialog.answer == "red"
    choice.setCurrentIndex(1)
    assert dialog.answer == "blue"
    choice.setEditText("green")
    assert dialog.answer == "green"


def test_one_enter_answers(qtbot, theme) -> None:
    dialog = QuestionDialog(theme, PersonQuestion("ask_user", "", "Which?", ("red", "blue")))
    qtbot.addWidget(dialog)
    dialog.open()
    choice = dialog.findChild(QComboBox, "question_choice")
    qtbot.waitUntil(lambda: choice.lineEdit().hasSelectedText())
    qtbot.keyClick(choice.lineEdit(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.result() == QDialog.DialogCode.Accepted)
    assert dialog.answer == "red"


def test_question_goes_with_its_call(qtbot, theme, run_async, until) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    async def body() -> None:
        question = PersonQuestion("ask_user", "", "Why?")
        asking = asyncio.ensure_future(answer_to(theme, question, window))
        await until(lambda: window.findChildren(QuestionDialog))
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        await until(lambda: not window.findChildren(QuestionDialog))

    run_async(body())
