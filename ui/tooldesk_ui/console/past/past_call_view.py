"""PastCallView: a call of the history, shown by the parts of the console that show live ones."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.usage.history.past_call import PastCall
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.details.json_view import JsonView
from tooldesk_ui.console.lanes.lane_view import LaneView
from tooldesk_ui.console.past.past_record import usage_of
from tooldesk_ui.console.run.usage_record import UsageRecord
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.detail_page import section

RESULT_ROOM = 320
RAW_LINES, ARGUMENT_LINES = 16, 12
_HANDED_ON = (
    *("run_requested", "secret_wanted", "signing_key_wanted"),
    *("limits_wanted", "place_wanted", "selection_settings_wanted"),
)


class PastCallView(QWidget):
    """Stages and result, arguments, and the model's text, below each other.

    Signals:
        run_requested(ToolCalling): a person wants to run this call in the place of the past one.
        secret_wanted(str): a person wants to set the variable of this name.
        signing_key_wanted(str): a person wants to make the signing key of this name.
        limits_wanted(str): a person wants to see the limit of the tool of this name.
        place_wanted(str, int): a person wants to see this file at this line.
        selection_settings_wanted(): a person wants to change by what names are judged.
    """

    run_requested = Signal(object)
    secret_wanted = Signal(str)
    signing_key_wanted = Signal(str)
    limits_wanted = Signal(str)
    place_wanted = Signal(str, int)
    selection_settings_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._wanted: PastCall | None = None
        self.lane: LaneView | None = None
        self.setObjectName("past_call_view")
        self._unreadable = text_label("What was kept of this call can't be read.", tone="dim")
        self._arguments = JsonView("Arguments", theme, max_lines=ARGUMENT_LINES)
        self._raw = FittedView("What the model wrote", theme, max_lines=RAW_LINES)
        theme.changed.connect(self._on_look_changed)
        self._lanes = QVBoxLayout()
        stages, gap = section("Stages and result", holder := QWidget())
        holder.setLayout(self._lanes)
        self._lanes.setContentsMargins(0, 0, 0, 0)
        self._sections = {
            "stages": stages,
            "arguments": section("Arguments as written", self._arguments)[0],
            "raw": section("What the model wrote", self._raw)[0],
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap)
        column.addWidget(self._unreadable)
        for part in self._sections.values():
            column.addWidget(part)

    async def show_call(self, call: PastCall) -> None:
        """Show a call with all that was kept of it, unless another one is wanted meanwhile."""
        self._wanted = call
        usage = await asyncio.to_thread(usage_of, call)
        if self._wanted is not call:
            return
        is_readable = call.detail is not None
        self._unreadable.setVisible(not is_readable)
        for part in self._sections.values():
            part.setVisible(is_readable)
        self._sections["raw"].setVisible(usage.text is not None)
        self._arguments.set_value(call.arguments or {})
        self._raw.set_text(usage.text or "")
        await asyncio.sleep(0)  # the lane has a turn of its own
        if self._wanted is not call:
            return
        before, self.lane = self.lane, self._lane(usage)
        if before is not None:
            self._lanes.removeWidget(before)
            before.hide()
            before.deleteLater()
        self._lanes.addWidget(self.lane)

    def _lane(self, usage: UsageRecord) -> LaneView:
        lane = LaneView(self._theme, usage.lanes[0], usage.text or "")
        lane.show_alone()
        self._give_room(lane)
        for name in _HANDED_ON:
            getattr(lane, name).connect(getattr(self, name))
        return lane

    def _on_look_changed(self) -> None:
        if self.lane is not None:
            self._give_room(self.lane)

    def _give_room(self, lane: LaneView) -> None:
        # all of that height is shown at once: the page scrolls, whatever stands above it
        room = px(RESULT_ROOM)
        lane.set_result_room(room, room + lane.height())
