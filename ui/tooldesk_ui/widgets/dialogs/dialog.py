"""Dialog, what every dialog has in common; ConfirmDialog asks before what has no undo."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QLayout, QWidget
from shiboken6 import isValid

from tooldesk.errors import AppError
from tooldesk_ui.task_owner import TaskOwner, log_failure
from tooldesk_ui.text_size import resize_to, room_for
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button, dialog_column, dialog_heading
from tooldesk_ui.widgets.pages.blocks import row, words_label
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.scrolled_column import Body, ScrolledColumn
from tooldesk_ui.widgets.tab_order import move_focus
from tooldesk_ui.widgets.translated import translate_within

WIDTH = 560
MOST_NAMED = 12


class Dialog(QDialog):
    """A heading, an introduction, a body, a notice for errors, and Cancel beside one button.

    Opened by `ask`, or awaited with `answer_of`. Work is started with `work`; its AppErrors are
    shown in the dialog, which stays open.
    """

    def __init__(
        self,
        theme: Theme,
        name: str,
        title: str,
        verb: str,
        parent: QWidget | None = None,
        *,
        heading: str = "",
        width: int = WIDTH,
        buttons: tuple[str, str] = ("", ""),
    ) -> None:
        """`buttons` are the object names of the button and of Cancel, where they are not usual."""
        super().__init__(parent)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        resize_to(self, width, 0)
        self.tasks = TaskOwner(self._on_failed)
        self._task: asyncio.Task[Any] | None = None
        self.intro = dialog_heading(heading or title)
        self.hint = words_label(tone="dim")
        self.error = Notice(theme, self)
        self.error.setObjectName("dialog_error")
        self.error.hide()
        self._body = ScrolledColumn(self, kind=Body)
        go, leave = buttons
        self.go = dialog_button(self, go or f"{name}_go", verb, self.on_go, "primary")
        self.leave = dialog_button(self, leave or f"{name}_cancel", "Cancel", self.on_leave)

    def on_go(self) -> None:
        """The button was pressed."""
        self.accept()

    def on_leave(self) -> None:
        """The button beside it was pressed."""
        self.reject()

    def go_by_keys(self) -> None:
        """Have Ctrl+Return press the button, where Return alone begins a line of a text."""
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.go.click)

    def lay_out(
        self,
        *parts: tuple[QWidget, int],
        stretched: QWidget | None = None,
        before: Sequence[QWidget] = (),
    ) -> None:
        """Put the parts of the body below each other, each with the gap that follows it.

        `before` are the buttons and words at the left of the last row.
        """
        around = dialog_column(self)
        column = self._body.parts
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        around.addWidget(self._body, 1)
        column.addWidget(self.intro)
        column.addSpacing(4)
        column.addWidget(self.hint)
        column.addSpacing(16 if self.hint.text() else 8)
        self.hint.setVisible(bool(self.hint.text()))
        for part, gap in parts:
            column.addWidget(part, 1 if part is stretched else 0)
            column.addSpacing(gap)
        # where the part that grows is hidden, words would part from what they are above
        column.addStretch(1 if stretched is None else 0)
        column.addWidget(self.error)
        around.addSpacing(16)
        around.addLayout(row(*before, 1, self.leave, self.go))

    def work(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something while the dialog stays open and shows what goes wrong."""
        self.error.hide()
        self.set_busy(True)
        self._task = self.tasks.start(self._work(work), self.objectName())
        if self._task is None:
            work.close()
        else:
            # one that is stopped before it begins never comes to what it would have done
            self._task.add_done_callback(lambda _: work.close())

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
        self.say("error", error.title, error.message, error.next_step)

    def say(self, kind: str, title: str, message: str = "", next_step: str = "") -> None:
        """Say it below the body, where it is seen also when there is no room for all."""
        self.error.set_words(kind, title, message, next_step)
        self.error.show()
        self.fit()
        # where it stands is known once the body is laid out anew
        QTimer.singleShot(0, self.error, lambda: self._body.ensureWidgetVisible(self.error))

    def fit(self) -> None:
        """Be wide and high enough for all words, as far as there is room; the rest is scrolled to.

        A window does not ask how they wrap, and words in another language are longer.
        """
        layout, body = self.layout(), self._body.parts
        if layout is None:
            return
        # what stands in boxes is told to those around them only in the next turn
        for each in (*self.findChildren(QLayout), layout):
            each.invalidate()
        margins = layout.contentsMargins()
        beside = margins.left() + margins.right()
        least, room = body.totalMinimumSize().width(), room_for(self)
        width = min(max(self.width(), least + beside), room.width())
        inside = body.totalMinimumHeightForWidth(max(width - beside, least))
        around = layout.totalSizeHint().height() - self._body.sizeHint().height()
        self.resize(width, min(max(around + inside, self.height()), room.height()))

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes from the top left to the bottom right, whatever was made when, and round."""
        return move_focus((self,), forwards=forwards) or super().focusNextPrevChild(forwards)

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it is known how wide the words are; Qt centres what is as large as it gets."""
        translate_within(self)
        self.fit()
        super().showEvent(event)

    async def shut_down(self) -> None:
        """End everything that is under way."""
        await self.tasks.close()

    async def _work(self, work: Coroutine[Any, Any, Any]) -> None:
        try:
            await work
        except AppError as error:
            self.show_error(error)
        finally:
            if isValid(self):  # what is stopped by closing it may end when it is gone
                self.set_busy(False)

    def _on_failed(self, error: BaseException) -> None:
        """A bug of ours: its words might hold a value, so only its kind is told."""
        if not isValid(self):
            if not isinstance(error, RuntimeError):  # that one says that the dialog is gone
                log_failure(AppError(f"{type(error).__name__} in {self.__class__.__name__}."))
            return
        words = f"That is a fault of Tooldesk's ({type(error).__name__})."
        self.show_error(
            AppError(
                words, next_step="Try again. If it stays so, close the dialog and open it anew."
            )
        )


class ConfirmDialog(Dialog):
    """Says what is lost and what stops working before something is done that has no undo."""

    def __init__(
        self,
        theme: Theme,
        name: str,
        title: str,
        verb: str,
        lost: str,
        breaks: Sequence[str],
        work: Callable[[], Awaitable[None]],
        parent: QWidget | None = None,
    ) -> None:
        """`breaks` are the tools that stop working; `work` does it."""
        super().__init__(theme, name, title, verb, parent)
        self._work_wanted = work
        self.hint.setText(lost)
        self.go.setProperty("kind", "danger")
        self.breaks = words_label(_broken_words(breaks), tone="warn" if breaks else "")
        self.breaks.setObjectName(f"{name.removesuffix('_dialog')}_breaks")
        self.lay_out((self.breaks, 8))
        self.leave.setFocus()

    def on_go(self) -> None:
        """Do it, then close."""
        self.work(self._work_and_close())

    async def _work_and_close(self) -> None:
        await self._work_wanted()
        self.accept()


def ask(dialog: Dialog, on_accepted: Callable[[], object]) -> None:
    """Show a dialog, and go on when it is accepted; it is gone afterwards."""
    dialog.accepted.connect(on_accepted)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


async def answer_of(dialog: Dialog) -> bool:
    """Show a dialog, and whether it was accepted; it is gone afterwards.

    It was made in this turn of the loop, and is shown in the next.
    """
    answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    dialog.finished.connect(partial(_answer, answered))
    try:
        await asyncio.sleep(0)
        if not answered.done():
            dialog.open()
        return await answered == QDialog.DialogCode.Accepted
    finally:
        await dialog.shut_down()
        dialog.close()
        dialog.deleteLater()


def _answer(answered: asyncio.Future[int], code: int) -> None:
    if not answered.done():
        answered.set_result(code)


def _broken_words(breaks: Sequence[str]) -> str:
    """Which tools stop working, as a sentence."""
    if not breaks:
        return "No tool stops working."
    named = ", ".join(breaks[:MOST_NAMED])
    more = f" and {len(breaks) - MOST_NAMED:,} more" if len(breaks) > MOST_NAMED else ""
    return f"Calls of these stop before they run: {named}{more}."
