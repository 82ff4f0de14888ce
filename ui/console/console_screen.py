"""ConsoleScreen: raw words or a form on the left, what becomes of each call on the right."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QShowEvent, QTextCursor
from PySide6.QtWidgets import QApplication, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from ui.console.console_toolbar import ConsoleToolbar
from ui.console.raw_text.raw_pane import RawPane
from ui.console.splitter_sizes import restore_sizes
from ui.console.tab_order import move_focus
from ui.task_owner import TaskOwner
from ui.theme import Theme
from ui.widgets.empty_state import EmptyState

if TYPE_CHECKING:
    from app.bootstrap import App
    from ui.console.console_session import ConsoleSession

MODEL_OUTPUT, FORM = 0, 1
MAX_SAVED_LENGTH = 2_000_000
"""A longer raw text is not kept for the next start."""

_EMPTY_WORDS = {
    MODEL_OUTPUT: (
        "See what becomes of each call",
        "Paste what a model wrote, then run it. Each call gets a lane: its six stages and its "
        "result.",
    ),
    FORM: (
        "Call a tool by hand",
        "Pick a tool, fill in its form or its JSON, then run it. Its stages and its result "
        "appear here.",
    ),
}

_READY_WORDS = (
    "Ready to run",
    "Run (Ctrl+Enter) takes every call through all its stages; Step (F10) goes one stage at a "
    "time.",
)


class ConsoleScreen(QWidget):
    """The console. Usable for writing at once; calls can run once `set_app` was called.

    Signals:
        running_changed(int): so many calls are under way now.
    """

    running_changed = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._app: App | None = None
        self._session: ConsoleSession | None = None
        self._tasks = TaskOwner()
        self._form_state: dict[str, Any] = {}
        self._wanted_tool = ""
        self._running_count = 0
        self._toolbar = ConsoleToolbar(theme)
        self._raw = RawPane(theme)
        self._left = QStackedWidget()
        self._right = QStackedWidget()
        self._empty = EmptyState(theme, "console")
        self._split = QSplitter(Qt.Orientation.Horizontal)
        self._copy_result = QAction("Copy result", self)
        self._copy_message = QAction("Copy message", self)
        self.setObjectName("console_screen")
        self._lay_out()
        self._connect()
        self._update()

    def set_app(self, app: App | None) -> None:
        """Run calls with `app` from now on; None while there is none."""
        if self._session is not None and app is self._app:
            self._session.refresh_tools()
            return
        self._drop_session()
        self._app = app
        self._toolbar.sample_menu.set_workspace(app.workspace if app is not None else None)
        if app is not None:
            # the core's imports would keep the first window from being painted
            from ui.console.console_session import ConsoleSession

            self._session = ConsoleSession(app, self._theme, self._raw.editor, self)
            self._session.begun.connect(self._on_begun)
            self._session.changed.connect(self._update)
            self._left.addWidget(self._session.form)
            self._right.addWidget(self._session.lanes)
            self._session.form.restore_state(self._form_state)
            if self._wanted_tool:
                self.try_tool(self._wanted_tool)
            self._show_mode(self._toolbar.segments.current())
        self._update()

    def try_tool(self, name: str) -> None:
        """Open the form of a tool."""
        self._wanted_tool = name
        self._toolbar.segments.set_current(FORM)
        self._show_mode(FORM)
        if self._session is not None:
            self._wanted_tool = ""
            self._session.refresh_tools()
            self._session.form.pick(name)
            self._focus_input()

    def save_state(self) -> dict[str, Any]:
        """Text, mode, splitter and last arguments, as JSON."""
        if self._session is not None:
            self._form_state = self._session.form.save_state()
        text = self._raw.editor.full_text
        return {
            "text": text if len(text) <= MAX_SAVED_LENGTH else "",
            "mode": self._toolbar.segments.current(),
            "split": self._split.sizes(),
            "form": self._form_state,
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Show what was saved; whatever is not as it was saved is left out."""
        text, mode, split, form = (state.get(key) for key in ("text", "mode", "split", "form"))
        if isinstance(text, str) and text:
            self._raw.editor.set_full_text(text)
            self._raw.editor.document().clearUndoRedoStacks()
        restore_sizes(self._split, split)
        if isinstance(form, dict):
            self._form_state = form
            if self._session is not None:
                self._session.form.restore_state(form)
        if mode in (MODEL_OUTPUT, FORM):
            self._toolbar.segments.set_current(mode)
            self._show_mode(mode)
        self._update()

    async def shut_down(self) -> None:
        """Cancel all calls and wait until they have ended."""
        await self._tasks.close()
        if self._session is not None:
            await self._session.shut_down()

    def showEvent(self, event: QShowEvent) -> None:
        """Let a person write at once."""
        super().showEvent(event)
        if not self.isAncestorOf(QApplication.focusWidget() or self):
            self._focus_input()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab goes from the top left to the bottom right, whatever was made when."""
        return move_focus(self, forwards=forwards) or super().focusNextPrevChild(forwards)

    def _focus_input(self) -> None:
        current = self._left.currentWidget()
        if current is not None:
            current.setFocus()

    def _lay_out(self) -> None:
        left = QWidget()
        left.setProperty("surface", "panel")
        left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        left.setMinimumWidth(280)
        left_layout = QVBoxLayout(left)
        left_layout.setContentsMargins(0, 0, 0, 0)
        left_layout.addWidget(self._left)
        self._left.addWidget(self._raw)
        self._right.addWidget(self._empty)
        self._right.setMinimumWidth(360)
        self._split.addWidget(left)
        self._split.addWidget(self._right)
        self._split.setStretchFactor(0, 4)
        self._split.setStretchFactor(1, 5)
        self._split.setSizes([440, 560])
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(1)
        self._split.setObjectName("console_splitter")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._toolbar)
        layout.addWidget(self._split, 1)

    def _connect(self) -> None:
        bar = self._toolbar
        bar.run.triggered.connect(self._on_run)
        bar.step.triggered.connect(self._on_step)
        bar.stop.triggered.connect(self._on_stop)
        bar.clear.triggered.connect(self._on_clear)
        bar.load_sample.triggered.connect(bar.open_sample_menu)
        bar.sample_menu.chosen.connect(self._load)
        bar.mode_chosen.connect(self._show_mode)
        self._copy_result.setObjectName("copy_result_action")
        self._copy_result.setShortcut("Ctrl+Shift+C")
        self._copy_message.setObjectName("copy_message_action")
        self._copy_message.setShortcut("Ctrl+Shift+M")
        self._copy_result.triggered.connect(self._on_copy_result)
        self._copy_message.triggered.connect(self._on_copy_message)
        actions = [bar.run, bar.step, bar.stop, bar.clear, bar.load_sample]
        for action in (*actions, self._copy_result, self._copy_message):
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.addAction(action)
        self._raw.editor.text_changed.connect(self._update)
        self._raw.editor.file_dropped.connect(self._load)

    def _update(self) -> None:
        """Say what can be done now, and why not."""
        bar, session = self._toolbar, self._session
        count = session.runner.running_count if session is not None else 0
        is_running = count > 0
        is_paused = session is not None and session.state.value == "paused"
        problem = self._problem()
        bar.run.setEnabled(session is not None and (is_paused or not (is_running or problem)))
        bar.step.setEnabled(bar.run.isEnabled())
        bar.stop.setEnabled(is_running)
        bar.load_sample.setEnabled(session is not None)
        bar.clear.setEnabled(not is_running)
        bar.show_running(is_running=is_running, is_paused=is_paused)
        words = "Paused before the next stage" if is_paused else ""
        bar.reason.set_words(words if is_running else problem)
        can_copy = session.can_copy if session is not None else (False, False)
        self._copy_result.setEnabled(can_copy[0])
        self._copy_message.setEnabled(can_copy[1])
        self._show_empty_words(is_ready=session is not None and not problem)
        if count != self._running_count:
            self._running_count = count
            self.running_changed.emit(count)

    def _show_empty_words(self, *, is_ready: bool) -> None:
        """What belongs on the right, and the next thing to do about it."""
        mode = self._toolbar.segments.current()
        if is_ready:
            self._empty.set_words(*_READY_WORDS)
        else:
            offer = self._session is not None and mode == MODEL_OUTPUT
            self._empty.set_words(*_EMPTY_WORDS[mode], self._toolbar.load_sample if offer else None)

    def _problem(self) -> str:
        """Why nothing can run; empty when something can."""
        if self._session is None:
            return "The tools are being loaded"
        if self._toolbar.segments.current() == FORM:
            return self._session.form.problem
        text = self._raw.editor.full_text
        return "Paste a model's output to run it" if not text or text.isspace() else ""

    def _show_mode(self, mode: int) -> None:
        if mode == FORM and self._session is not None:
            self._session.refresh_tools()
            self._left.setCurrentWidget(self._session.form)
        else:
            self._left.setCurrentWidget(self._raw)
        self._update()

    def _on_run(self) -> None:
        self._start(steps=False)

    def _on_step(self) -> None:
        self._start(steps=True)

    def _start(self, *, steps: bool) -> None:
        session = self._session
        if session is None:
            return
        if session.state.value == "paused":
            (session.runner.step if steps else session.runner.resume)()
        elif self._toolbar.segments.current() == FORM:
            session.run_form(steps=steps)
        else:
            session.run_text(steps=steps)

    def _on_stop(self) -> None:
        if self._session is not None:
            self._session.runner.stop()

    def _on_clear(self) -> None:
        """Empty the text, which can be undone, and the lanes."""
        if self._toolbar.segments.current() == MODEL_OUTPUT:
            self._raw.editor.set_full_text("")
        if self._session is not None:
            self._session.clear()
        self._right.setCurrentWidget(self._empty)
        self._update()

    def _on_begun(self) -> None:
        if self._session is not None:
            self._right.setCurrentWidget(self._session.lanes)

    def _on_copy_result(self) -> None:
        if self._session is not None:
            self._session.copy_result()

    def _on_copy_message(self) -> None:
        if self._session is not None:
            self._session.copy_message()

    def _load(self, path: Path) -> None:
        self._toolbar.segments.set_current(MODEL_OUTPUT)
        self._show_mode(MODEL_OUTPUT)
        self._tasks.start(self._show_file(path), "load raw output")

    async def _show_file(self, path: Path) -> None:
        if await self._raw.load(path):
            if self._session is not None and not self._running_count:
                self._session.clear()
                self._right.setCurrentWidget(self._empty)
            self._raw.editor.moveCursor(QTextCursor.MoveOperation.Start)
            QTimer.singleShot(0, self._raw.editor, self._raw.editor.setFocus)

    def _drop_session(self) -> None:
        if self._session is None:
            return
        session, self._session = self._session, None
        self._form_state = session.form.save_state()
        self._right.setCurrentWidget(self._empty)
        self._left.setCurrentWidget(self._raw)
        self._right.removeWidget(session.lanes)
        self._left.removeWidget(session.form)
        self._tasks.start(_end(session), "end console session")


async def _end(session: ConsoleSession) -> None:
    """Its calls first, then its widgets: a call that still ends must find them."""
    await session.shut_down()
    for part in (session.form, session.lanes, session):
        part.deleteLater()
