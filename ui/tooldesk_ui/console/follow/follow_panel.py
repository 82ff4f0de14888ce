"""FollowPanel: a lane for each call of an output that is still being written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk.errors import AppError
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.events.followed_output import FollowedCall, FollowedOutput, Source
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.console.lanes.card import Card
from tooldesk_ui.language import tr
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.translated import set_name, set_words

if TYPE_CHECKING:
    from asyncio import Task

MOST_LINES, MOST_SHOWN = 14, 100_000
"""Lines of what the model says that are seen at once, and characters of it that are shown."""

MAX_LANES = 200
"""Calls beyond these are counted, not shown."""

WORDS = {
    "writing": "Writing",
    "complete": "Done",
    "held back": "Held back",
    "not read": "Can't be read",
}
"""What is said of the states of a call."""


class CallLane(Card):
    """Who is called, how far it is, and the arguments so far."""

    def __init__(self, theme: Theme, call: FollowedCall, number: int) -> None:
        super().__init__(theme)
        self._call = call
        self.setObjectName("followed_lane")
        self._state = text_label("", tone="dim", wraps=False)
        self._why = text_label("", tone="dim")
        self._view = FittedView(f"Arguments of call {number + 1}", theme, max_lines=10)
        head = QHBoxLayout()
        head.addWidget(text_label(call.tool_name, level="strong", face="code", wraps=False), 1)
        head.addWidget(self._state)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 10, 14, 10)
        layout.setSpacing(6)
        layout.addLayout(head)
        layout.addWidget(self._why)
        layout.addWidget(self._view)
        self.refresh()

    def refresh(self) -> None:
        """Show the call as it is now."""
        call = self._call
        word = WORDS[call.state]
        self._state.setText(word)
        self.setAccessibleName(f"{call.tool_name}, {tr(word)}")
        self._why.setText(call.why)
        self._why.setVisible(bool(call.why))
        written = call.arguments
        self._view.setVisible(bool(written))
        if written != self._view.text:
            with self._view.following_the_end():
                self._view.set_text(written)


class FollowPanel(QWidget):
    """Follows one source at a time.

    Attributes:
        failure: Why the last one broke off; None when it did not.

    Signals:
        begun(): an output begins.
        reading_changed(): one is read from now on, or no longer.
        came(str): this is what came of it now.
        ended(str): it is over; this is all that came.
    """

    begun = Signal()
    reading_changed = Signal()
    came = Signal(str)
    ended = Signal(str)

    def __init__(self, theme: Theme, schemas: Callable[[], Mapping[str, JsonObject]]) -> None:
        super().__init__()
        self._theme = theme
        self._schemas = schemas
        self._tasks = TaskOwner()
        self._reading: Task[None] | None = None
        self._output: FollowedOutput | None = None
        self.failure: AppError | None = None
        self._lanes: list[CallLane] = []
        self._said_count = 0
        self._doing = ""
        self._words = ElidedLabel()
        self._words.setObjectName("follow_state")
        self._stop = QPushButton("Stop following")
        self._stop.setObjectName("stop_following_button")
        self._stop.setAccessibleName("Stop following")
        self._stop.setProperty("kind", "danger")
        self._stop.clicked.connect(self.stop)
        self._stop.hide()
        self._notice = Notice(theme)
        self._notice.setObjectName("follow_notice")
        self._notice.hide()
        self._said = FittedView("What the model says", theme, max_lines=MOST_LINES)
        self._said.hide()
        self._scroll = ScrolledColumn()
        self._scroll.parts.addStretch(1)
        self.setObjectName("follow_panel")
        self._lay_out()

    @property
    def words(self) -> str:
        """What is followed and what came of it."""
        return self._words.words

    @property
    def is_reading(self) -> bool:
        """Whether there is something to stop."""
        return not self._stop.isHidden()

    @property
    def problem(self) -> str:
        """What went wrong; empty when nothing did."""
        return "" if self._notice.isHidden() else self._notice.words()

    @property
    def said(self) -> str:
        """What the model says to the reader, as far as it is shown."""
        return "" if self._said.isHidden() else self._said.text

    def follow(
        self, source: Source, words: tuple[str, str] = ("Following", "Stop following")
    ) -> Task[None] | None:
        """Show what comes from another source, until the task ends.

        Args:
            source: What is read.
            words: What is being done, and what the button that ends it says.
        """
        self.stop()
        for lane in self._lanes:
            self._scroll.parts.removeWidget(lane)
            lane.hide()
            lane.deleteLater()
        self._lanes = []
        self._notice.hide()
        self._said.hide()
        self.failure = None
        self._output = FollowedOutput(source, self._schemas())
        self._said_count = 0
        self._doing, stop = words
        self._show(self._doing)
        set_words(self._stop, stop)
        set_name(self._stop, stop)
        self._stop.show()
        self.begun.emit()
        self.reading_changed.emit()
        self._reading = self._tasks.start(self._read(self._output), "follow an output")
        return self._reading

    def tell(self, kind: str, words: tuple[str, str, str], offer: QAction | None = None) -> None:
        """Say this above the lanes: a title, what happened and what to do, with a button for it."""
        self._notice.set_words(kind, *words)
        self._notice.offer(offer)
        self._notice.show()

    def show_words(self, state: str, said: str) -> None:
        """Say how far it is, and show this as what the model says."""
        self._words.set_words(state)
        self._show_said(said)

    def stop(self) -> None:
        """Read no further; what came stays."""
        if self._reading is not None:
            self._reading.cancel()

    async def shut_down(self) -> None:
        """End everything that is under way."""
        await self._tasks.close()

    async def _read(self, output: FollowedOutput) -> None:
        state = "Stopped"
        try:
            async for numbers in output.run():
                if output is self._output:
                    self._refresh(numbers)
                    self._show(self._doing)
                    self.came.emit(output.piece)
            state = "Read"
        except AppError as error:
            state = "Broke off:"
            self.failure = error
            self.tell("error", ("Following broke off", error.message, error.next_step))
        finally:
            if output is self._output:
                self._refresh(set(range(len(output.calls))))
                self._show(state)
                self._stop.hide()
                self.ended.emit(output.text)
                self.reading_changed.emit()

    def _refresh(self, numbers: set[int]) -> None:
        output = self._output
        if output is None:
            return
        for number in range(len(self._lanes), min(len(output.calls), MAX_LANES)):
            lane = CallLane(self._theme, output.calls[number], number)
            self._scroll.parts.insertWidget(number, lane)
            self._lanes.append(lane)
        if output.said_count != self._said_count:
            self._said_count = output.said_count
            self._show_said("".join(output.words))
        for number in numbers:
            if number < len(self._lanes):
                self._lanes[number].refresh()

    def _show_said(self, words: str) -> None:
        self._said.setVisible(bool(words.strip()))
        if words[:MOST_SHOWN] != self._said.text:
            with self._said.following_the_end():
                self._said.set_text(words[:MOST_SHOWN])

    def _show(self, state: str) -> None:
        if (output := self._output) is not None:
            calls = counted(len(output.calls), "call")
            words = f"{output.source.name} · {size(output.size_bytes)} · {calls}"
            self._words.set_words(f"{tr(state)} {tr(words)}")

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(16, 10, 12, 6)
        head.addWidget(self._words, 1)
        head.addWidget(self._stop)
        notes = QVBoxLayout()
        notes.setContentsMargins(12, 0, 12, 0)
        notes.setSpacing(8)
        notes.addWidget(self._notice)
        notes.addWidget(self._said)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(head)
        layout.addLayout(notes)
        layout.addWidget(self._scroll, 1)
