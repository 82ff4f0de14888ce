"""ConsoleSession: the parts of the console that need the core, and how they work together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.call_copies import CallCopies
from tooldesk_ui.console.follow.following import Following
from tooldesk_ui.console.raw_text.raw_editor import RawEditor
from tooldesk_ui.console.raw_text.span_highlighter import Span
from tooldesk_ui.console.run.run_spans import NEAR, dialects_of, is_text_of, show_spans
from tooldesk_ui.console.run_context.run_context import RunContext
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.calling.tool_calling import ToolCalling
    from tooldesk.tools.tool_context import ToolContext
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk.usage.history.past_call import PastCall
    from tooldesk_ui.console.dialects.matrix_panel import MatrixPanel
    from tooldesk_ui.console.editor.place_opening import PlaceOpening
    from tooldesk_ui.console.lanes.lane_view import LaneView
    from tooldesk_ui.console.lanes.lanes_view import LanesView
    from tooldesk_ui.console.run.console_runner import ConsoleRunner
    from tooldesk_ui.console.run.usage_record import UsageRecord
    from tooldesk_ui.console.saved_calls.call_saving import CallSaving
    from tooldesk_ui.console.schema_form.tool_form import ToolForm


class ConsoleSession(QObject):
    """One loaded core and what works with it: runner, lanes, form and matrix of dialects.

    Each of these is made when it is first used, so that the first call can be written sooner.

    Signals:
        begun(): lanes of a new usage are shown.
        changed(): what runs, or what could run, is another one.
        detected(str): the dialects that the text was found to be in.
        said(str): a short word of success.
        secret_wanted(str): a call needs the variable of this name.
        signing_key_wanted(str): a call needs the signing key of this name.
        limits_wanted(str): the tool of this name has reached its limit.
        miss_wanted(str, object): why the call of this tool with this CacheOutcome was a miss.
        step_wanted(object): a Step shall be done to the workspace.
        dialects_wanted(): the person wants to see how each dialect reads the text.
    """

    begun = Signal()
    changed = Signal()
    detected = Signal(str)
    said = Signal(str)
    secret_wanted = Signal(str)
    signing_key_wanted = Signal(str)
    limits_wanted = Signal(str)
    miss_wanted = Signal(str, object)
    step_wanted = Signal(object)
    dialects_wanted = Signal()

    def __init__(self, app: App, theme: Theme, editor: RawEditor, parent: QWidget) -> None:
        super().__init__(parent)
        self._around = parent
        self._app = app
        self._theme = theme
        self._editor = editor
        self._are_spans_shown = False
        self.last_session_id = ""
        self.following = Following(app, theme, editor, self._schemas)
        self.following.begun.connect(self.begun)
        self.following.changed.connect(self.changed)
        self._tasks = TaskOwner()
        self._settings_task: asyncio.Task[None] | None = None
        self.copies = CallCopies(self, app)
        self.context = RunContext(app.settings, theme, editor, self)
        app.servers.answer_with(self.context.answer_server, self.context.permit)
        self.context.changed.connect(self.changed)
        self.context.said.connect(self.said)
        editor.span_chosen.connect(self._on_span_chosen)
        editor.text_changed.connect(self._on_text_changed)

    @property
    def may_keep_texts(self) -> bool:
        """Whether a draft may be kept; see the desk."""
        return self._app.may_keep_texts

    @cached_property
    def runner(self) -> ConsoleRunner:
        """Runs calls, and shows them in the lanes."""
        from tooldesk_ui.console.run.console_runner import ConsoleRunner

        runner = ConsoleRunner(lambda: self._app.usage, self.lanes.ask, self)
        runner.begun.connect(self._on_begun)
        runner.lanes_changed.connect(self._on_lanes_changed)
        runner.state_changed.connect(self.changed)
        runner.broke.connect(self.lanes.show_fault)
        self.lanes.stop_wanted.connect(runner.stop_lane)
        return runner

    @cached_property
    def lanes(self) -> LanesView:
        """What becomes of each call."""
        from tooldesk_ui.console.keyring_unlocking import KeyringUnlocking
        from tooldesk_ui.console.lanes.lanes_view import LanesView

        # a child from the first: what was made and never shown goes with the screen, too
        lanes = LanesView(self._theme, self._around)
        lanes.lane_emphasised.connect(self._on_lane_emphasised)
        lanes.lanes_closed.connect(self._on_lanes_closed)
        lanes.strip.copy_wanted.connect(lambda one: self.copies.copy_all_messages(is_joined=one))
        lanes.lane_left.connect(lambda: self._editor.emphasise(None))
        lanes.run_requested.connect(self.run_calling)
        lanes.selection_settings_wanted.connect(self.open_selection_settings)
        for name in ("secret_wanted", "signing_key_wanted", "limits_wanted"):
            getattr(lanes, name).connect(getattr(self, name))
        lanes.place_wanted.connect(lambda path, line: self.opening.open(path, line))
        # a connection alone would not keep it
        self._unlocking = KeyringUnlocking(self._app, self._tasks, self.said.emit, self.run_calling)
        lanes.unlock_wanted.connect(self._unlocking.unlock_for)
        lanes.dialects_wanted.connect(self.dialects_wanted)
        lanes.near_miss_wanted.connect(self._show_near_miss)
        return lanes

    @cached_property
    def opening(self) -> PlaceOpening:
        """Opens the code of tools in the person's editor."""
        from tooldesk_ui.console.editor.place_opening import PlaceOpening

        opening = PlaceOpening(self._app.settings, self._theme, self._editor, self)
        opening.said.connect(self.said)
        return opening

    @property
    def has_run(self) -> bool:
        """Whether anything was run, so that there are lanes."""
        return "runner" in self.__dict__

    @cached_property
    def form(self) -> ToolForm:
        """The form of one tool."""
        from tooldesk_ui.console.schema_form.argument_errors import argument_errors
        from tooldesk_ui.console.schema_form.tool_form import ToolForm

        form = ToolForm(self._theme, argument_errors, self._around)
        form.set_definitions(self._app.registry.definitions())
        form.changed.connect(self.changed)
        return form

    @cached_property
    def saving(self) -> CallSaving:
        """Keeps what the form holds under names."""
        from tooldesk_ui.console.saved_calls.call_saving import CallSaving

        saving = CallSaving(self._app, self._theme, self.form)
        saving.changed.connect(self.changed)
        saving.step_wanted.connect(self.step_wanted)
        return saving

    @property
    def has_form(self) -> bool:
        """Whether the form was shown."""
        return "form" in self.__dict__

    @cached_property
    def matrix(self) -> MatrixPanel:
        """How each dialect reads the text."""
        from tooldesk_ui.console.dialects.matrix_panel import MatrixPanel

        matrix = MatrixPanel(self._theme, self._schemas, self._around)
        matrix.calls_shown.connect(self._on_calls_shown)
        return matrix

    @property
    def has_matrix(self) -> bool:
        """Whether the matrix was shown."""
        return "matrix" in self.__dict__

    @property
    def chosen_lane(self) -> LaneView | None:
        """That of the chosen call."""
        return self.lanes.current_lane if self.has_run else None

    @property
    def running_count(self) -> int:
        """How many calls are under way."""
        return self.runner.running_count if self.has_run else 0

    @property
    def is_paused(self) -> bool:
        """Whether every call waits for the next step."""
        return self.has_run and self.runner.state.value == "paused"

    def widgets(self) -> list[QWidget]:
        """What it has made so far."""
        made = vars(self)
        parts = [made[name] for name in ("lanes", "form", "matrix") if name in made]
        return [*parts, *self.following.panels]

    def refresh_tools(self) -> None:
        """Offer the tools that the registry holds now."""
        if self.has_form:
            self.form.set_definitions(self._app.registry.definitions())
        if self.has_matrix:
            self.matrix.forget()

    def run_text(self, *, dialect: str | None = None, steps: bool) -> None:
        """Run what stands in the editor, read as `dialect`."""
        text = self._editor.text
        self.runner.run_text(text, dialect=dialect, context=self._next_context(), steps=steps)

    def run_form(self, *, steps: bool) -> None:
        """Run the call that the form stands for."""
        calling = self.form.calling
        if calling is not None:
            self.runner.run_calling(calling, context=self._next_context(), steps=steps)

    def replay(self, call: PastCall, definition: ToolDefinition | None = None) -> None:
        """Run a past call again, with this tool or that of now; its lane compares the results."""
        from tooldesk_ui.console.past.replaying import replay

        if not self.running_count:
            self._tasks.start(replay(call, definition, self.runner, self.lanes), "replay")

    def show_last_run(self, session_id: str) -> None:
        """Show what came of the last run before the program was started, with its session's id."""
        self.last_session_id = session_id
        if (session_id or self._editor.text) and not self.has_run:
            self._tasks.start(self._show_last_run(self._editor.text), "show the last run")

    async def _show_last_run(self, text: str) -> None:
        from tooldesk_ui.console.past.last_output import last_usage

        usage = await last_usage(self._app, text, self.last_session_id)
        if usage is not None and not self.has_run:
            self.runner.record = usage
            self._on_begun(usage)
            self.lanes.refresh(range(len(usage.lanes)))
            self._on_text_changed()

    def _next_context(self) -> ToolContext:
        """What the run that begins now is handed; its session is found again in the history."""
        context = self.context.current
        self.last_session_id = context.session_id
        return context

    @property
    def can_stop_call(self) -> bool:
        """Whether the chosen call is under way."""
        lane = self.chosen_lane
        return lane is not None and lane.lane.is_under_way and self.running_count > 0

    @property
    def can_reopen_call(self) -> bool:
        """Whether a lane was closed."""
        return self.has_run and self.lanes.closed_count > 0

    def stop_call(self) -> None:
        """End the chosen call; the others go on."""
        if (lane := self.chosen_lane) is not None:
            self.runner.stop_lane(lane.lane.number)

    def close_call(self) -> None:
        """Take the lane of the chosen call off the screen; its call is stopped if it runs."""
        if (lane := self.chosen_lane) is not None:
            self.lanes.close_lane(lane.lane.number)

    def open_selection_settings(self) -> None:
        """Show by what names are judged, and what other settings would change."""
        from tooldesk_ui.console.selection_settings.selection_opening import open_settings

        if self._settings_task is None or self._settings_task.done():
            work = open_settings(self._app, self._theme, self._editor.window(), self.said)
            self._settings_task = self._tasks.start(work, "selection settings")

    def show_own_spans(self) -> None:
        """Tint the calls of the last run again."""
        self._editor.clear_spans()
        if self.has_run and self.runner.record is not None and self.lanes.has_usage:
            show_spans(self._editor, self.runner.record)

    def clear(self) -> None:
        """Stop, and forget the lanes."""
        if self.has_run:
            self.runner.stop()
            self.lanes.clear()
        self.last_session_id = ""
        self.following.stop()
        self._editor.clear_spans()

    async def end(self) -> None:
        """Its calls first, then its widgets: a call that still ends must find them."""
        await self.shut_down()
        for part in (*self.widgets(), self):
            part.deleteLater()

    async def shut_down(self) -> None:
        """Cancel all calls and wait until they have ended."""
        if self.has_run:
            await self.runner.shut_down()
        if self.has_form:
            await self.saving.shut_down()
            await self.form.shut_down()
        if self.has_matrix:
            await self.matrix.shut_down()
        if "opening" in self.__dict__:
            await self.opening.shut_down()
        await self.following.shut_down()
        await self.context.shut_down()
        await self._tasks.close()

    @property
    def _is_comparing(self) -> bool:
        """Whether the matrix is in front."""
        return self.has_matrix and self.matrix.isVisible()

    def _schemas(self) -> Mapping[str, JsonObject]:
        return {each.name: each.input_schema for each in self._app.registry.definitions()}

    def _on_begun(self, record: UsageRecord) -> None:
        self.following.is_in_front = False
        self._are_spans_shown = False
        self._editor.clear_spans()
        self.lanes.begin(record, self.runner.before)
        self.begun.emit()

    def _on_lanes_changed(self, numbers: set[int]) -> None:
        record = self.runner.record
        if record is not None and record.parsed is not None and not self._are_spans_shown:
            self._are_spans_shown = True
            # in a turn of its own: a thousand of them take as long as their lanes
            QTimer.singleShot(0, self, lambda: self._show_own_spans_of(record))
            if not record.lanes and record.text is not None:
                self._tasks.start(self._show_near_misses(record, record.text), "near misses")
            if is_text_of(self._editor, record):
                self.detected.emit(dialects_of(record))
        self.lanes.refresh(numbers)

    async def _show_near_misses(self, record: UsageRecord, text: str) -> None:
        """Say why nothing was called, and light the places; a long text takes a while."""
        from tooldesk_ui.console.near_miss_notes import near_miss_notes
        from tooldesk_ui.console.run.usage_record import TEXT_LANE

        schemas, parsed = self._schemas(), record.parsed
        notes = await asyncio.to_thread(near_miss_notes, text, schemas, parsed)
        if notes and record is self.runner.record and self.lanes.has_usage:
            record.near_misses = notes
            self.lanes.refresh({TEXT_LANE})
            if not self._is_comparing:
                show_spans(self._editor, record)
                self._show_near_miss(0)
            self.changed.emit()

    def _show_near_miss(self, number: int) -> None:
        self._editor.emphasise(NEAR - number, scrolls=True)

    def _on_lanes_closed(self) -> None:
        if self.runner.record is not None and not self._is_comparing:
            show_spans(self._editor, self.runner.record)
        self.changed.emit()

    def _show_own_spans_of(self, record: UsageRecord) -> None:
        if record is self.runner.record and self.lanes.has_usage and not self._is_comparing:
            show_spans(self._editor, record)

    def _on_text_changed(self) -> None:
        """Say that the lanes are of an older text; undo may bring theirs back."""
        if not self.has_run or self.runner.record is None or not self.lanes.has_usage:
            return
        record = self.runner.record
        is_theirs = record.text is None or is_text_of(self._editor, record)
        self.lanes.strip.set_outdated(not is_theirs)
        if is_theirs and not self._is_comparing:
            show_spans(self._editor, record)

    def _on_lane_emphasised(self, number: int) -> None:
        self._editor.emphasise(number, scrolls=True)
        self.changed.emit()

    def _on_span_chosen(self, number: int) -> None:
        self._editor.emphasise(number)
        if self.has_run and not self._is_comparing:
            self.lanes.choose(number)

    def _on_calls_shown(self, callings: Sequence[ToolCalling]) -> None:
        spans = [Span(number, each.start, each.end) for number, each in enumerate(callings)]
        self._editor.show_spans(spans)

    def run_calling(self, calling: ToolCalling) -> None:
        """Run this call, unless others are under way."""
        if not self.running_count:
            self.runner.run_calling(calling, context=self._next_context())
