"""MatrixPanel: what every dialect makes of the raw text, beside it and as it is written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.dialects.match_detail import MatchDetail
from tooldesk_ui.console.dialects.match_model import MatchModel
from tooldesk_ui.console.dialects.match_table import MatchTable
from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.latest_work import LatestWork
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import action_button
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.plain_text import set_tool_tip

if TYPE_CHECKING:
    from tooldesk.calling.parsing.matrix import DialectMatch

PAUSE_MS = 250
"""How long nothing must have been typed before the dialects are compared."""

MAX_AUTOMATIC = 200_000
"""Characters of a text that is compared without being asked to; about a second's work."""

MAX_LENGTH = 5_000_000
"""Characters of the longest text that is compared at all."""

HEIGHT = 36
_NOTHING = ("Nothing to compare", "Paste or write a model's output on the left.")
Schemas = Callable[[], Mapping[str, JsonObject]]


class MatrixPanel(QWidget):
    """Computed on a thread and only while it is shown.

    Signals:
        dialect_wanted(object): read runs in the dialect of this id; None to detect it.
        calls_shown(object): the ToolCallings of the row that is selected now.
        close_wanted(): a person has seen enough.
    """

    dialect_wanted = Signal(object)
    calls_shown = Signal(object)
    close_wanted = Signal()

    def __init__(self, theme: Theme, schemas: Schemas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._schemas = schemas
        self._text, self._compared = "", ""
        self._chosen: str | None = None
        self._model = MatchModel(theme, self)
        self._table = MatchTable(self._model)
        self._detail = MatchDetail(theme)
        self._empty = EmptyState(theme, "stage_parse")
        self._summary = ElidedLabel()
        self._split = QSplitter(Qt.Orientation.Vertical)
        self._is_split_moved = False
        self._stack = QStackedWidget()
        self._compare = QAction("Compare now", self)
        # shown or not, the button has its name from the start
        self._empty.set_words(*_NOTHING, self._compare)
        self._close: QPushButton = action_button(theme, "Close", "close", self.close_wanted.emit)
        self._work = LatestWork(PAUSE_MS, self)
        self._connect()
        self._lay_out()

    @property
    def summary(self) -> str:
        """What is said above the table."""
        return self._summary.words

    def set_text(self, text: str, *, at_once: bool = False) -> None:
        """Compare what the dialects make of `text`, once no other follows for a moment."""
        is_shown = text == self._compared and self._model.rowCount() > 0
        self._text = text
        if is_shown:
            self._work.cancel()
            self._show_summary()
            return
        if not text or text.isspace():
            self._say(*_NOTHING)
        elif len(text) > MAX_LENGTH:
            limit = f"It has {len(text):,} characters; the limit here is {MAX_LENGTH:,}."
            way = "Cut it, or run tooldesk parse --matrix in a terminal."
            self._say("This text is too long to compare", f"{limit} {way}")
        elif len(text) > MAX_AUTOMATIC:
            words = f"With {len(text):,} characters this takes a while, so it waits for you."
            self._say("This text is long", words, self._compare)
        else:
            self._start(at_once=at_once)

    def set_chosen(self, dialect: str | None) -> None:
        """Mark the dialect that runs are read in."""
        self._chosen = dialect
        self._model.set_chosen(dialect)
        if self._model.rowCount():
            self._show_summary()
        self._show_detail()

    def forget(self) -> None:
        """The tools are others now: compare anew the next time."""
        self._compared = ""

    def show_calls(self) -> None:
        """Tell once more which calls are shown."""
        match = self._match
        callings: Sequence[ToolCalling] = ()
        if match is not None:
            held = (each.calling for each in match.held_back)
            callings = sorted((*match.callings, *held), key=lambda each: each.start)
        self.calls_shown.emit(callings)

    def pause(self) -> None:
        """Compare nothing while nobody looks."""
        self._work.cancel()

    async def shut_down(self) -> None:
        """End the comparison."""
        await self._work.shut_down()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the panel."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_wanted.emit()
        else:
            super().keyPressEvent(event)

    @property
    def _match(self) -> DialectMatch | None:
        return self._model.row_at(self._table.currentIndex().row())

    def _connect(self) -> None:
        self._compare.triggered.connect(lambda: self._start(at_once=True))
        self._table.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self._table.chosen.connect(self._on_choice)
        self._detail.choice_wanted.connect(self._on_choice)
        self._work.begun.connect(lambda: self._summary.set_words("Comparing…"))
        self._work.finished.connect(self._on_compared)
        self._work.failed.connect(self._on_failed)

    def _lay_out(self) -> None:
        self.setObjectName("matrix_panel")
        self._summary.setObjectName("matrix_summary")
        set_tool_tip(self._close, "Close the comparison (Esc)")
        self._close.setObjectName("close_dialects_button")
        self.setFocusProxy(self._table)
        strip = QHBoxLayout()
        strip.setContentsMargins(16, 0, 8, 0)
        strip.addWidget(self._summary, 1)
        strip.addWidget(self._close)
        head = QWidget()
        head.setLayout(strip)
        scaled(head, height=HEIGHT)
        split = self._split
        split.setObjectName("matrix_splitter")
        split.setHandleWidth(1)
        split.setChildrenCollapsible(False)
        split.addWidget(self._table)
        split.addWidget(self._detail)
        split.setStretchFactor(0, 0)
        split.setStretchFactor(1, 1)
        split.splitterMoved.connect(self._on_split_moved)
        self._stack.addWidget(split)
        self._stack.addWidget(self._empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(head)
        layout.addWidget(self._stack, 1)

    def _start(self, *, at_once: bool) -> None:
        self._stack.setCurrentIndex(0)
        self._summary.set_words("Comparing…")
        # a copy, because the registry may change while the thread reads
        work = partial(_compare, self._text, dict(self._schemas()))
        self._work.start(work, at_once=at_once)

    def _say(self, heading: str, words: str, action: QAction | None = None) -> None:
        """Show that there is nothing to compare, and why."""
        self._work.cancel()
        self._model.set_rows(())
        self._show_detail()
        self._summary.set_words("")
        self._empty.set_words(heading, words, action)
        self._stack.setCurrentWidget(self._empty)

    def _on_compared(self, result: tuple[str, tuple[DialectMatch, ...]]) -> None:
        text, matches = result
        self._compared = text
        if not matches:
            words = (
                f"None of {_dialect_count()} dialects finds a call in it. Check that the whole "
                "output was pasted, with the markers around the call."
            )
            self._say("No dialect reads a call here", words)
            return
        before = self._match
        self._model.set_rows(matches)
        self._stack.setCurrentIndex(0)
        self._show_summary()
        if not self._is_split_moved:
            height = min(self._table.wanted_height, self._split.height() // 2)
            self._split.setSizes([height, self._split.height() - height])
        row = self._model.number_of(before.dialect) if before is not None else -1
        self._table.select(max(0, row))
        self._show_detail()

    def _show_summary(self) -> None:
        count = self._model.rowCount()
        verb = "reads" if count == 1 else "read"
        of = f"{count} of {_dialect_count()} dialects"
        words = f"{of} {verb} calls in this text"
        if self._chosen is not None and self._model.number_of(self._chosen) < 0:
            words += f"; {self._chosen}, which is chosen, is not among them"
        self._summary.set_words(words)

    def _on_failed(self, words: str) -> None:
        self._say("The comparison broke off", f"{words}. The log file has the details to report.")

    def _on_split_moved(self) -> None:
        self._is_split_moved = True

    def _on_row_changed(self, _current: QModelIndex, _previous: QModelIndex) -> None:
        self._show_detail()

    def _on_choice(self) -> None:
        match = self._match
        if match is not None:
            self.dialect_wanted.emit(None if match.dialect == self._chosen else match.dialect)

    def _show_detail(self) -> None:
        match = self._match
        is_chosen = match is not None and match.dialect == self._chosen
        self._detail.show_match(match, self._compared, is_chosen=is_chosen)
        if self.isVisible():
            self.show_calls()


def _dialect_count() -> int:
    from tooldesk.calling.parsing.parse import dialect_ids

    return len(dialect_ids())


def _compare(text: str, schemas: Mapping[str, JsonObject]) -> tuple[str, tuple[DialectMatch, ...]]:
    # on a thread, where the imports of the parser hold nothing up
    from tooldesk.calling.parsing.matrix import matrix

    return text, matrix(text, schemas)
