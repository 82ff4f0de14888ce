"""CallCopies: what of a call can be put on the clipboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import SignalInstance

from tooldesk.counted import counted
from tooldesk.errors import AppError
from tooldesk.tools.tool_definition import HttpSource, ToolDefinition
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.formatting import pretty_json

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.console.lanes.lane_view import LaneView
    from tooldesk_ui.console.lanes.lanes_view import LanesView
    from tooldesk_ui.console.run.console_runner import ConsoleRunner


class RunSession(Protocol):
    """What of a session is copied, and who is told."""

    said: SignalInstance

    @property
    def has_run(self) -> bool:
        """Whether anything was run."""

    @property
    def runner(self) -> ConsoleRunner:
        """Has the record of what was run."""

    @property
    def lanes(self) -> LanesView:
        """What became of each call."""

    @property
    def chosen_lane(self) -> LaneView | None:
        """That of the chosen call."""


class CallCopies:
    """Result, message, correction and request of the chosen call of a session."""

    def __init__(self, session: RunSession, app: App) -> None:
        self._session = session
        self._app = app

    def copy_result(self) -> None:
        """Put the result of the current lane on the clipboard."""
        lane = self._session.chosen_lane
        if lane is not None and lane.lane.result is not None:
            copy_text(lane.lane.result_text)
            self._session.said.emit("The result is on the clipboard.")

    def copy_message(self) -> None:
        """Put the message of the current lane, or the correction, on the clipboard."""
        lane, record = self._session.lanes.current_lane, self._session.runner.record
        message = lane.lane.message if lane is not None else None
        if message is None and record is not None:
            message = record.correction
        if message is not None:
            copy_text(pretty_json(message))
            self._session.said.emit("The message is on the clipboard.")

    def copy_all_messages(self, *, is_joined: bool) -> None:
        """Put all messages of the output on the clipboard: one a call, or as they are sent."""
        record = self._session.runner.record if self._session.has_run else None
        if record is None or not self._session.lanes.has_usage:
            return
        from tooldesk_ui.console.run.sent_messages import (
            form_name,
            message_array,
            provider_messages,
        )

        messages = provider_messages(record) if is_joined else message_array(record)
        if not messages:
            self._session.said.emit("There is no message yet: run the text.")
            return
        copy_text(pretty_json(messages))
        form = f", in the form of {form_name(record)}" if is_joined else ", as one array"
        self._session.said.emit(f"{counted(len(messages), 'message')} on the clipboard{form}.")

    def copy_correction(self) -> None:
        """Put the words that tell the model what to write instead on the clipboard."""
        if words := self.correction[1]:
            copy_text(words)
            self._session.said.emit("The correction prompt is on the clipboard.")

    @property
    def can_copy_curl(self) -> bool:
        """Whether the chosen call is one of an HTTP tool."""
        return self._http_tool() is not None

    def copy_curl(self) -> None:
        """Put the request of the chosen call on the clipboard; secrets stand in it as variables."""
        definition, lane = self._http_tool(), self._session.chosen_lane
        if definition is None or lane is None:
            return
        from tooldesk.execution.http_tool.curl_command import as_curl

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
            self._session.said.emit(f"There is no such request. {error.message}")
        else:
            self._session.said.emit(
                "The request is on the clipboard; secrets stand in it as $NAME."
            )

    @property
    def correction(self) -> tuple[int | None, str]:
        """What tells the model to write a call in another way; empty when nothing went wrong.

        The number of its call is before it, None where it is of the text. That of the chosen call
        comes first, then that of the first that has one, then the text's.
        """
        record = self._session.runner.record if self._session.has_run else None
        if record is None or not self._session.lanes.has_usage:
            return None, ""
        from tooldesk_ui.console.details.problem_panel import correction_prompt

        chosen = self._session.lanes.current_lane
        lanes = [chosen.lane] if chosen is not None else []
        wrong = (record.lanes[number] for number in self._session.lanes.problems)
        found = ((lane.number, lane.correction) for lane in (*lanes, *wrong) if lane.correction)
        of_text = correction_prompt(record.correction)
        near = next((note.prompt for note in record.near_misses if note.prompt), "")
        return next(found, (None, of_text or near))

    @property
    def can_copy(self) -> tuple[bool, bool]:
        """Whether there is a result, and whether there is a message."""
        if not self._session.has_run:
            return False, False
        lane, record = self._session.lanes.current_lane, self._session.runner.record
        has_result = lane is not None and lane.lane.result is not None
        has_message = lane is not None and lane.lane.message is not None
        return has_result, has_message or (record is not None and record.correction is not None)

    def _http_tool(self) -> ToolDefinition | None:
        lane = self._session.chosen_lane
        name = lane.lane.selected_name if lane is not None else ""
        if name not in self._app.registry.names():
            return None
        definition = self._app.registry.get(name)
        return definition if isinstance(definition.source, HttpSource) else None
