"""TracebackView: where the tool's own code went wrong, ready to be opened, and the whole below."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.tools.traceback_frames import (
    TracebackFrame,
    frames_of,
    own_frames_first,
    traceback_in,
)
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.details.offers import Offers
from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import action_button, text_label
from tooldesk_ui.widgets.plain_text import set_tool_tip

MAX_FRAMES = 4
"""Of the tool's own code; all others stand in the text."""

MAX_NAME, MAX_CODE = 60, 120
LINES = 16


def traceback_of(stage: StageRecord) -> str:
    """The traceback that a stage failed with; empty when it did without one."""
    return traceback_in(stage.error.message) if stage.error is not None else ""


class TracebackView(QWidget):
    """The tool's own frames first, from where it went wrong outwards."""

    def __init__(self, theme: Theme, text: str, offers: Offers) -> None:
        super().__init__()
        self._theme, self._offers = theme, offers
        self.setObjectName("traceback_view")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        own = [each for each in own_frames_first(frames_of(text)) if each.is_own]
        if own:
            layout.addWidget(text_label("In the tool's own code", level="label"))
            grid = QGridLayout()
            grid.setHorizontalSpacing(12)
            grid.setVerticalSpacing(0)
            grid.setColumnStretch(1, 1)
            for row, frame in enumerate(own[:MAX_FRAMES]):
                self._add_frame(grid, row, frame)
            layout.addLayout(grid)
        layout.addWidget(text_label("Traceback", level="label"))
        view = FittedView("Traceback", theme, max_lines=LINES)
        view.set_text(text)
        layout.addWidget(view)

    def _add_frame(self, grid: QGridLayout, row: int, frame: TracebackFrame) -> None:
        path = visible_line(frame.path)
        name = path.rpartition("/")[2][-MAX_NAME:]
        place = text_label(f"{name}:{frame.line}", face="code", wraps=False)
        set_tool_tip(place, path)
        where = ElidedLabel()
        where.set_words(visible_line(f"in {frame.function}"[:MAX_CODE]) if frame.function else "")
        code = ElidedLabel()
        code.setProperty("face", "code")
        code.set_words(visible_line(frame.code[:MAX_CODE]))
        show = partial(self._offers.open_place, frame.path, frame.line)
        button = action_button(self._theme, f"Open at line {frame.line}", "external", show)
        button.setObjectName(f"open_frame_{row}_button")
        set_tool_tip(button, f"{path}, line {frame.line}")
        grid.addWidget(place, 2 * row, 0)
        grid.addWidget(where, 2 * row, 1)
        grid.addWidget(button, 2 * row, 2)
        if frame.code:
            grid.addWidget(code, 2 * row + 1, 0, 1, 3)
