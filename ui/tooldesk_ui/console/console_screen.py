"""ConsoleScreen: raw words or a form on the left, what becomes of each call on the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.console.console_commands import PASSED_ON, join_session, offer_for, offer_for_lanes
from tooldesk_ui.console.console_toolbar import ConsoleToolbar
from tooldesk_ui.console.dialects.dialect_bar import DialectBar
from tooldesk_ui.console.output_keeping import OutputKeeping
from tooldesk_ui.console.raw_text.raw_pane import RawPane
from tooldesk_ui.console.right_side import FORM, MODEL_OUTPUT, RightSide
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog_parts import column_of
from tooldesk_ui.widgets.saved_state import restore_sizes
from tooldesk_ui.widgets.text_area.searchable import nearest_searchable

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.console.console_session import ConsoleSession
    from tooldesk_ui.console.dialects.matrix_panel import MatrixPanel
    from tooldesk_ui.console.schema_form.tool_form import ToolForm

MAX_SAVED_LENGTH = 2_000_000
"""A longer raw text is not kept for the next start."""


class ConsoleScreen(QWidget):
    """The console. Usable for writing at once; calls can run once `set_app` was called.

    Signals:
        running_changed(int): so many calls, as `running_count` says, are under way now.
        said(str): a short word of success.
        secret_wanted(str): a call needs the variable of this name.
        signing_key_wanted(str): a call needs the signing key of this name.
        limits_wanted(str): the tool of this name has reached its limit.
        step_wanted(object): a Step shall be done to the workspace.
        import_wanted(object, str): tools shall be made of files, a list of Path, or of a text.
        miss_wanted(str, object): why the call of this tool with this CacheOutcome was a miss.
    """

    running_changed = Signal(int)
    said = Signal(str)
    secret_wanted = Signal(str)
    signing_key_wanted = Signal(str)
    limits_wanted = Signal(str)
    import_wanted = Signal(object, str)
    miss_wanted = Signal(str, object)
    step_wanted = Signal(object)

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.commands = commands
        self._app: App | None = None
        self._session: ConsoleSession | None = None
        self._tasks, self._ends = TaskOwner(), TaskOwner()
        self._form_state: dict[str, Any] = {}
        self._kept: dict[str, Any] = {"text": "", "form": {}}
        self._wanted_tool = ""
        self.running_count = 0
        self._toolbar = ConsoleToolbar(commands)
        self._comparing = commands["compare_dialects"]
        self._dialects = DialectBar(self._comparing)
        self._raw = RawPane(theme, self._tasks, self._dialects)
        self._keeping = OutputKeeping(self, self._raw.editor, self._dialects, self._tasks)
        self._left = QStackedWidget()
        self._right = RightSide(theme, commands)
        self._split = QSplitter(Qt.Orientation.Horizontal)
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
        self._keeping.set_app(app)
        self._toolbar.sample_menu.set_workspace(app.workspace if app is not None else None)
        if app is not None:
            # the core's imports would keep the first window from being painted
            from tooldesk_ui.console.console_session import ConsoleSession

            self._session = ConsoleSession(app, self._theme, self._raw.editor, self)
            self._session.begun.connect(self._on_begun)
            self._session.changed.connect(self._update)
            self._session.detected.connect(self._dialects.show_detected)
            for name in PASSED_ON:
                getattr(self._session, name).connect(getattr(self, name))
            self._session.dialects_wanted.connect(self._comparing.trigger)
            self._tasks.start(self._dialects.picker.offer_all(), "offer dialects")
            self._right.set_session(self._session)
            if self._wanted_tool:
                self.try_tool(self._wanted_tool)
            self._show_mode(self._toolbar.segments.current())
            self._session.show_last_run(str(self._kept.get("session") or ""))
        self._update()

    def try_tool(self, name: str) -> None:
        """Open the form of a tool."""
        self._wanted_tool = name
        self._toolbar.segments.set_current(FORM)
        self._show_mode(FORM)
        if self._session is not None:
            self._wanted_tool = ""
            self._session.refresh_tools()
            self._form(self._session).pick(name)
            self._focus_input()

    def show_text(self, text: str) -> None:
        """Put a model's text into the editor; undo brings back what stood there."""
        self._show_text()
        self._raw.editor.set_text(text)
        self._on_text_loaded()

    @property
    def session(self) -> ConsoleSession | None:
        """What works with the core; None while there is none."""
        return self._session

    def find_text(self) -> None:
        """Look through the text that is nearest to the focus."""
        if (found := nearest_searchable(self)) is not None:
            found.open_find()

    def save_state(self) -> dict[str, Any]:
        """Text, mode, splitter and arguments, as JSON; what can't be kept now is as before."""
        if self._session is not None and self._session.has_form:
            self._form_state = self._session.form.save_state()
        if self._session is not None and self._session.may_keep_texts:
            text = self._raw.editor.text if self._raw.editor.length <= MAX_SAVED_LENGTH else ""
            session_id = self._session.last_session_id
            self._kept.update(text=text, form=self._form_state, session=session_id)
        return {
            **self._kept,
            "mode": self._toolbar.segments.current(),
            "dialect": self._dialects.picker.chosen,
            "split": self._split.sizes(),
        }

    def restore_state(self, state: dict[str, Any]) -> None:
        """Show what was saved; whatever is not as it was saved is left out."""
        text, mode, split, form = (state.get(key) for key in ("text", "mode", "split", "form"))
        self._kept.update(text=text, form=form, session=state.get("session"))
        if isinstance(text, str) and text:
            self._raw.editor.set_text(text)
            self._raw.editor.content.forget_edits()
        if isinstance(dialect := state.get("dialect"), str) and dialect:
            self._dialects.picker.choose(dialect)
            self._dialects.show_detected("")
        restore_sizes(self._split, split)
        if isinstance(form, dict):
            self._form_state = form
            if self._session is not None and self._session.has_form:
                self._session.form.restore_state(form)
        if mode in (MODEL_OUTPUT, FORM):
            self._toolbar.segments.set_current(mode)
            self._show_mode(mode)
        self._update()

    async def shut_down(self) -> None:
        """Cancel all calls and wait until they have ended."""
        await self._tasks.close()
        await self._ends.finish()
        if self._session is not None:
            await self._session.shut_down()

    def showEvent(self, event: QShowEvent) -> None:
        """Let a person write at once."""
        super().showEvent(event)
        if not self.isAncestorOf(QApplication.focusWidget() or self):
            self._focus_input()

    def _form(self, session: ConsoleSession) -> ToolForm:
        """The session's form, as it was left the last time."""
        if not session.has_form:
            from tooldesk_ui.console.saved_calls.saved_call_bar import SavedCallBar

            self._left.addWidget(session.form)
            session.form.restore_state(self._form_state)
            session.form.add_bar(SavedCallBar(self._theme, self.commands, session.saving))
        return session.form

    def _matrix(self, session: ConsoleSession) -> MatrixPanel:
        """The session's comparison of dialects."""
        if not session.has_matrix:
            matrix = session.matrix
            matrix.dialect_wanted.connect(self._on_dialect_wanted)
            matrix.close_wanted.connect(self._comparing.trigger)
            matrix.set_chosen(self._dialects.picker.chosen)
        return session.matrix

    def _focus_input(self) -> None:
        if (current := self._left.currentWidget()) is not None:
            current.setFocus()

    def _lay_out(self) -> None:
        left = column_of(self._left)
        left.setProperty("surface", "panel")
        left.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        left.setMinimumWidth(280)
        self._left.addWidget(self._raw)
        self._split.addWidget(left)
        self._split.addWidget(self._right)
        self._split.setStretchFactor(0, 4)
        self._split.setStretchFactor(1, 5)
        self._split.setSizes([440, 560])
        self._split.setChildrenCollapsible(False)
        self._split.setHandleWidth(1)
        self._split.setObjectName("console_splitter")
        self.setFocusProxy(self._raw)
        self._left.currentChanged.connect(
            lambda _: self.setFocusProxy(self._left.currentWidget() or self._raw)
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._toolbar)
        layout.addWidget(self._split, 1)

    def _connect(self) -> None:
        bar = self._toolbar
        bar.sample_menu.chosen.connect(self._load)
        bar.mode_chosen.connect(self._show_mode)
        work: dict[str, Callable[[], object]] = {
            "run": lambda: self._start(steps=False),
            "step": lambda: self._start(steps=True),
            "clear": self._on_clear,
            "load_sample": bar.open_sample_menu,
            "choose_dialect": self._on_choose_dialect,
            "compare_dialects": lambda: None,
        }
        self.commands.join(self, work)
        join_session(self.commands, self, lambda: self._session)
        self._comparing.toggled.connect(self._on_compare_dialects)
        self._dialects.picker.entry_picked.connect(lambda _: self._on_dialect_chosen())
        self._raw.editor.text_changed.connect(self._on_text_changed)
        self._raw.editor.file_dropped.connect(self._load)
        self._raw.import_wanted.connect(self.import_wanted)

    def on_settings_changed(self) -> None:
        """Say what the run context is now."""
        self._update()

    def _update(self) -> None:
        """Say what can be done now, and why not."""
        bar, session = self._toolbar, self._session
        count = session.running_count if session is not None else 0
        is_running = count > 0
        is_paused = session is not None and session.is_paused
        problem, had_focus = self._problem(), bar.has_focus()
        self.commands.offer(is_paused or not (is_running or problem), "run", "step")
        self.commands.offer(not is_running, "clear")
        offer_for(self.commands, session)
        bar.show_context(session.context.words if session is not None else "")
        bar.show_running(is_running=is_running, is_paused=is_paused, had_focus=had_focus)
        paused = "Paused before the next stage" if is_paused else ""
        bar.reason.set_words(paused if is_running else problem)
        mode = bar.segments.current()
        has_samples = session is not None and mode == MODEL_OUTPUT
        offer = self.commands["load_sample"] if has_samples else None
        self._right.set_words(mode, offer, is_ready=session is not None and not problem)
        if count != self.running_count:
            self.running_count = count
            self.running_changed.emit(count)

    def _problem(self) -> str:
        """Why nothing can run; empty when something can."""
        if self._session is None:
            return "The tools are being loaded"
        if self._toolbar.segments.current() == FORM:
            return self._form(self._session).problem
        return "Paste a model's output to run it" if self._raw.editor.is_blank else ""

    def _show_mode(self, mode: int) -> None:
        if mode == FORM:
            self._comparing.setChecked(False)
        if mode == FORM and self._session is not None:
            self._session.refresh_tools()
            self._left.setCurrentWidget(self._form(self._session))
        else:
            self._left.setCurrentWidget(self._raw)
        self._update()

    def _start(self, *, steps: bool) -> None:
        session = self._session
        if session is None:
            return
        if session.is_paused:
            (session.runner.step if steps else session.runner.resume)()
            return
        focused = QApplication.focusWidget()
        if focused is not None and self._right.isAncestorOf(focused):
            # the lane that has the focus goes; without this it would go to the status line
            self._toolbar.focus_run()
        if self._toolbar.segments.current() == FORM:
            session.run_form(steps=steps)
        else:
            session.run_text(dialect=self._dialects.picker.chosen, steps=steps)

    def _on_clear(self) -> None:
        """Empty the text, which can be undone, and the lanes."""
        if self._toolbar.segments.current() == MODEL_OUTPUT:
            self._raw.editor.set_text("")
        if self._session is not None:
            self._session.clear()
        self._show_right()
        self._update()

    def _on_begun(self) -> None:
        if self._session is not None and self._session.has_run:
            offer_for_lanes(self.commands, self._session.lanes)
        self._comparing.setChecked(False)
        self._raw.withdraw_note()
        self._show_right()

    def _show_right(self) -> None:
        self._right.show_view(compares=self._comparing.isChecked())

    def _on_text_changed(self) -> None:
        self._dialects.show_detected("")
        if self._session is not None and self._comparing.isChecked():
            self._session.matrix.set_text(self._raw.editor.text)
        self._update()

    def _on_choose_dialect(self) -> None:
        self._show_text()
        self._dialects.picker.ask()

    def _on_dialect_chosen(self) -> None:
        self._dialects.show_detected("")
        if self._session is not None and self._session.has_matrix:
            self._session.matrix.set_chosen(self._dialects.picker.chosen)

    def _on_dialect_wanted(self, dialect: str | None) -> None:
        self._dialects.picker.choose(dialect)
        self._on_dialect_chosen()

    def _on_compare_dialects(self, is_wanted: bool) -> None:
        session = self._session
        if session is None:
            self._show_right()
            return
        matrix = self._matrix(session)
        self._show_right()
        if is_wanted:
            self._show_text()
            matrix.set_text(self._raw.editor.text, at_once=True)
            matrix.setFocus()
            matrix.show_calls()
        else:
            matrix.pause()
            session.show_own_spans()
            self._focus_input()

    def _show_text(self) -> None:
        if self._toolbar.segments.current() != MODEL_OUTPUT:
            self._toolbar.segments.set_current(MODEL_OUTPUT)
            self._show_mode(MODEL_OUTPUT)

    def _load(self, path: Path) -> None:
        self._show_text()
        self._tasks.start(self._show_file(path), "load raw output")

    async def _show_file(self, path: Path) -> None:
        if await self._raw.load(path):
            self._on_text_loaded()

    def _on_text_loaded(self) -> None:
        if self._session is not None and not self.running_count:
            self._session.clear()
            self._show_right()
        QTimer.singleShot(0, self._raw.editor, self._raw.editor.setFocus)

    def _drop_session(self) -> None:
        if self._session is None:
            return
        session, self._session = self._session, None
        if session.has_form:
            self._form_state = session.form.save_state()
        self._comparing.setChecked(False)
        self._right.set_session(None)
        self._left.setCurrentWidget(self._raw)
        if session.has_form:
            self._left.removeWidget(session.form)
        self._ends.start(session.end(), "end console session")
