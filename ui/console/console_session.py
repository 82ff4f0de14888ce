"""ConsoleSession: the parts of the console that need the core, and how they work together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.calling.tool_calling import ToolCalling
from app.calling.validation import compile_schema, validate
from app.calling.validation_result import ValidationError
from app.errors import AppError
from app.execution.http_tool.curl_command import as_curl
from app.tools.tool_definition import HttpSource, ToolDefinition
from app.tools.tool_result import JsonObject
from ui.console.clipboard import copy_text
from ui.console.console_runner import ConsoleRunner, RunState
from ui.console.details.problem_panel import correction_prompt
from ui.console.dialects.matrix_panel import MatrixPanel
from ui.console.formatting import pretty_json
from ui.console.lanes.lanes_view import LanesView
from ui.console.raw_text.raw_editor import RawEditor
from ui.console.raw_text.span_highlighter import Span
from ui.console.run_context.run_context import RunContext
from ui.console.schema_form.tool_form import ToolForm
from ui.console.usage_record import UsageRecord
from ui.task_owner import TaskOwner
from ui.theme import Theme

if TYPE_CHECKING:
    from app.bootstrap import App
    from ui.console.selection_settings.settings_dialog import SelectionDialog


class ConsoleSession(QObject):
    """One loaded core, its runner, its lanes and its form.

    Signals:
        begun(): lanes of a new usage are shown.
        changed(): what runs, or what could run, is another one.
        detected(str): the dialects that the text was found to be in.
        said(str): a short word of success.
    """

    begun = Signal()
    changed = Signal()
    detected = Signal(str)
    said = Signal(str)

    def __init__(self, app: App, theme: Theme, editor: RawEditor, parent: QObject) -> None:
        super().__init__(parent)
        self._app = app
        self._theme = theme
        self._editor = editor
        self._are_spans_shown = False
        self._tasks = TaskOwner()
        self.lanes = LanesView(theme)
        self.form = ToolForm(theme, _errors)
        self.matrix = MatrixPanel(theme, self._schemas)
        self.matrix.calls_shown.connect(self._on_calls_shown)
        self._settings_dialog: SelectionDialog | None = None
        self.context = RunContext(app.settings, theme, self.lanes, self)
        self.context.changed.connect(self.changed)
        self.context.said.connect(self.said)
        self.runner = ConsoleRunner(lambda: app.usage, self.lanes.ask, self)
        self.runner.begun.connect(self._on_begun)
        self.runner.lanes_changed.connect(self._on_lanes_changed)
        self.runner.state_changed.connect(self.changed)
        self.runner.broke.connect(self.lanes.show_fault)
        self.form.changed.connect(self.changed)
        self.lanes.lane_emphasised.connect(self._on_lane_emphasised)
        self.lanes.stop_wanted.connect(self.runner.stop_lane)
        self.lanes.lanes_closed.connect(self._on_lanes_closed)
        self.lanes.lane_left.connect(lambda: editor.emphasise(None))
        self.lanes.run_requested.connect(self._on_run_requested)
        self.lanes.selection_settings_wanted.connect(self.open_selection_settings)
        editor.span_chosen.connect(self._on_span_chosen)
        self.refresh_tools()

    @property
    def state(self) -> RunState:
        """What is under way."""
        return self.runner.state

    def refresh_tools(self) -> None:
        """Offer the tools that the registry holds now."""
        self.form.set_definitions(self._app.registry.definitions())
        self.matrix.forget()

    def run_text(self, *, dialect: str | None = None, steps: bool) -> None:
        """Run what stands in the editor, read as `dialect`."""
        text = self._editor.full_text
        self.runner.run_text(text, dialect=dialect, context=self.context.current, steps=steps)

    def run_form(self, *, steps: bool) -> None:
        """Run the call that the form stands for."""
        calling = self.form.calling
        if calling is not None:
            self.runner.run_calling(calling, context=self.context.current, steps=steps)

    @property
    def can_stop_call(self) -> bool:
        """Whether the chosen call is under way."""
        lane = self.lanes.current_lane
        return lane is not None and lane.lane.is_under_way and self.state is not RunState.IDLE

    def stop_call(self) -> None:
        """End the chosen call; the others go on."""
        if self.lanes.current_lane is not None:
            self.runner.stop_lane(self.lanes.current_lane.lane.number)

    def close_call(self) -> None:
        """Take the lane of the chosen call off the screen; its call is stopped if it runs."""
        if self.lanes.current_lane is not None:
            self.lanes.close_lane(self.lanes.current_lane.lane.number)

    def copy_result(self) -> None:
        """Put the result of the current lane on the clipboard."""
        lane = self.lanes.current_lane
        if lane is not None and lane.lane.result is not None:
            copy_text(lane.lane.result_text)
            self.said.emit("The result is on the clipboard.")

    def copy_message(self) -> None:
        """Put the message of the current lane, or the correction, on the clipboard."""
        lane, record = self.lanes.current_lane, self.runner.record
        message = lane.lane.message if lane is not None else None
        if message is None and record is not None:
            message = record.correction
        if message is not None:
            copy_text(pretty_json(message))
            self.said.emit("The message is on the clipboard.")

    def copy_correction(self) -> None:
        """Put the words that tell the model what to write instead on the clipboard."""
        if self.correction:
            copy_text(self.correction)
            self.said.emit("The correction prompt is on the clipboard.")

    @property
    def can_copy_curl(self) -> bool:
        """Whether the chosen call is one of an HTTP tool."""
        return self._http_tool() is not None

    def copy_curl(self) -> None:
        """Put the request of the chosen call on the clipboard; secrets stand in it as variables."""
        definition, lane = self._http_tool(), self.lanes.current_lane
        if definition is None or lane is None:
            return
        assert isinstance(definition.source, HttpSource)
        try:
            command = as_curl(
                definition.source,
                lane.lane.arguments,
                timeout_s=definition.timeout_s,
                folder=self._app.paths.workspace_dir,
            )
            copy_text(command)
        except AppError as error:
            self.said.emit(f"There is no such request. {error.message}")
        else:
            self.said.emit("The request is on the clipboard; secrets stand in it as $NAME.")

    @property
    def correction(self) -> str:
        """What tells the model to write a call in another way; empty when nothing went wrong.

        That of the chosen call comes first, then that of the first that has one, then the text's.
        """
        record = self.runner.record
        if record is None or not self.lanes.has_usage:
            return ""
        chosen = self.lanes.current_lane
        lanes = [chosen.lane] if chosen is not None else []
        found = (lane.correction for lane in (*lanes, *record.lanes))
        return next(filter(None, found), correction_prompt(record.correction))

    @property
    def can_copy(self) -> tuple[bool, bool]:
        """Whether there is a result, and whether there is a message."""
        lane, record = self.lanes.current_lane, self.runner.record
        has_result = lane is not None and lane.lane.result is not None
        has_message = lane is not None and lane.lane.message is not None
        return has_result, has_message or (record is not None and record.correction is not None)

    def open_selection_settings(self) -> None:
        """Show by what names are judged, and what other settings would change."""
        if self._settings_dialog is not None:
            self._settings_dialog.raise_()
            return
        from ui.console.selection_settings.settings_dialog import SelectionDialog

        dialog = SelectionDialog(self._theme, self._app, self.lanes.window())
        self._settings_dialog = dialog
        dialog.accepted.connect(lambda: self.said.emit("The settings are saved."))
        dialog.finished.connect(lambda _: self._tasks.start(self._close_dialog(), "close dialog"))
        dialog.open()

    def show_own_spans(self) -> None:
        """Tint the calls of the last run again."""
        self._editor.clear_spans()
        if self.runner.record is not None and self.lanes.has_usage:
            self._show_spans(self.runner.record)

    def clear(self) -> None:
        """Stop, and forget the lanes."""
        self.runner.stop()
        self.lanes.clear()
        self._editor.clear_spans()

    async def shut_down(self) -> None:
        """Cancel all calls and wait until they have ended."""
        await self.runner.shut_down()
        await self.form.shut_down()
        await self.matrix.shut_down()
        await self.context.shut_down()
        await self._tasks.close()
        await self._close_dialog()

    async def _close_dialog(self) -> None:
        dialog, self._settings_dialog = self._settings_dialog, None
        if dialog is not None:
            await dialog.shut_down()
            dialog.hide()
            dialog.deleteLater()

    def _http_tool(self) -> ToolDefinition | None:
        lane = self.lanes.current_lane
        name = lane.lane.selected_name if lane is not None else ""
        if name not in self._app.registry.names():
            return None
        definition = self._app.registry.get(name)
        return definition if isinstance(definition.source, HttpSource) else None

    def _schemas(self) -> Mapping[str, JsonObject]:
        return {each.name: each.input_schema for each in self._app.registry.definitions()}

    def _on_begun(self, record: UsageRecord) -> None:
        self._are_spans_shown = False
        self._editor.clear_spans()
        self.lanes.begin(record)
        self.begun.emit()

    def _on_lanes_changed(self, numbers: set[int]) -> None:
        record = self.runner.record
        if record is not None and record.parsed is not None and not self._are_spans_shown:
            self._are_spans_shown = True
            self._show_spans(record)
            if record.text == self._editor.full_text:
                self.detected.emit(_dialects(record))
        self.lanes.refresh(numbers)

    def _on_lanes_closed(self) -> None:
        if self.runner.record is not None and not self.matrix.isVisible():
            self._show_spans(self.runner.record)
        self.changed.emit()

    def _show_spans(self, record: UsageRecord) -> None:
        if record.text is None or record.text != self._editor.full_text:
            return
        errors = record.parsed.errors if record.parsed is not None else ()
        self._editor.show_spans(
            [
                *(Span(-1, error.start, error.end, is_error=True) for error in errors),
                *(
                    Span(each.number, each.calling.start, each.calling.end)
                    for each in record.lanes
                    if not each.is_closed
                ),
            ]
        )

    def _on_lane_emphasised(self, number: int) -> None:
        self._editor.emphasise(number, scrolls=True)
        self.changed.emit()

    def _on_span_chosen(self, number: int) -> None:
        self._editor.emphasise(number)
        if not self.matrix.isVisible():
            self.lanes.choose(number)

    def _on_calls_shown(self, callings: Sequence[ToolCalling]) -> None:
        spans = [Span(number, each.start, each.end) for number, each in enumerate(callings)]
        self._editor.show_spans(spans)

    def _on_run_requested(self, calling: ToolCalling) -> None:
        if self.state is RunState.IDLE:
            self.runner.run_calling(calling, context=self.context.current)


def _dialects(record: UsageRecord) -> str:
    """In words, what the calls of a text were found to be written in."""
    found = dict.fromkeys(lane.calling.dialect for lane in record.lanes)
    return f"Found {', '.join(found)}" if found else ""


def _errors(definition: ToolDefinition, arguments: JsonObject) -> tuple[ValidationError, ...]:
    """Every way in which arguments don't fit, the schema's own faults among them."""
    try:
        schema = compile_schema(definition.input_schema)
    except AppError as error:
        return (ValidationError("", "schema", error.message, error.next_step),)
    return validate(arguments, schema).errors
