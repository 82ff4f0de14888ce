"""SecretDialog: what the dialogs of the Secrets screen have in common."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from tooldesk.errors import AppError
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.blocks import words_label
from tooldesk_ui.widgets.dialog_parts import (
    button_row,
    dialog_button,
    dialog_column,
    dialog_heading,
)
from tooldesk_ui.widgets.notice import Notice

WIDTH = 560


class SecretDialog(QDialog):
    """A title, an introduction, a body, a notice for errors, and Cancel beside one button.

    Work is started with `work`; its AppErrors are shown in the dialog, which stays open.
    """

    def __init__(
        self, theme: Theme, name: str, title: str, verb: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.resize(WIDTH, 0)
        self.tasks = TaskOwner(self._on_failed)
        self._task: asyncio.Task[Any] | None = None
        self.intro = dialog_heading(title)
        self.hint = words_label(tone="dim")
        self.error = Notice(theme, self)
        self.error.setObjectName("dialog_error")
        self.error.hide()
        self.go = dialog_button(self, f"{name}_go", verb, self.on_go, "primary")
        self.leave = dialog_button(self, f"{name}_cancel", "Cancel", self.on_leave)

    def on_go(self) -> None:
        """The button was pressed."""
        self.accept()

    def on_leave(self) -> None:
        """The button beside it was pressed."""
        self.reject()

    def name_leave(self, words: str) -> None:
        """Call the button that leaves something else than Cancel, for whoever hears it too."""
        self.leave.setText(words)
        self.leave.setAccessibleName(words)

    def lay_out(self, *parts: tuple[QWidget, int], stretched: QWidget | None = None) -> None:
        """Put the parts of the body below each other, each with the gap that follows it."""
        column = dialog_column(self, spacing=0)
        column.addWidget(self.intro)
        column.addSpacing(4)
        column.addWidget(self.hint)
        column.addSpacing(16)
        for part, gap in parts:
            column.addWidget(part, 1 if part is stretched else 0)
            column.addSpacing(gap)
        if stretched is None:
            column.addStretch(1)
        column.addWidget(self.error)
        column.addSpacing(16)
        column.addLayout(button_row(1, self.leave, self.go))

    def work(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something while the dialog stays open and shows what goes wrong."""
        self.error.hide()
        self.set_busy(True)
        self._task = self.tasks.start(self._work(work), self.objectName())

    def stop_work(self) -> bool:
        """End what is under way, while the dialog stays; whether there was something."""
        is_working = self._task is not None and not self._task.done()
        if self._task is not None:
            self._task.cancel()
        return is_working

    def set_busy(self, is_busy: bool) -> None:
        """Nothing can be pressed twice; Cancel always can."""
        self.go.setEnabled(not is_busy)

    def show_error(self, error: AppError) -> None:
        """Say what went wrong."""
        self.error.set_words("error", error.title, error.message, error.next_step)
        self.error.show()
        self.fit()

    def fit(self) -> None:
        """Be high enough for all words: a window does not ask how they wrap."""
        layout = self.layout()
        if layout is not None:
            needed = layout.totalMinimumHeightForWidth(self.width())
            self.resize(self.width(), max(needed, self.height()))

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it is known how wide the words are."""
        super().showEvent(event)
        self.fit()

    async def _work(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except AppError as error:
            self.show_error(error)
        finally:
            self.set_busy(False)

    def _on_failed(self, error: BaseException) -> None:
        """A bug of ours: its words might hold a value, so only its kind is told."""
        self.show_error(AppError(f"{type(error).__name__}.", next_step="Try again."))


async def answer_of(dialog: SecretDialog) -> bool:
    """Show a dialog, and whether it was accepted; it is gone afterwards."""
    answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    dialog.finished.connect(partial(_answer, answered))
    dialog.open()
    try:
        return await answered == QDialog.DialogCode.Accepted
    finally:
        await dialog.tasks.close()
        dialog.close()
        dialog.deleteLater()


def _answer(answered: asyncio.Future[int], code: int) -> None:
    if not answered.done():
        answered.set_result(code)
