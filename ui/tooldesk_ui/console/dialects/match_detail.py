"""MatchDetail: what one dialect makes of the text, and why it is detected or not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.counted import counted
from tooldesk_ui.console.details.json_view import JsonView
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.formatting import Position, certainty
from tooldesk_ui.widgets.pages.blocks import action_button, chip, row, text_label
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.plain_text import set_tool_tip

if TYPE_CHECKING:
    from tooldesk.calling.parsing.matrix import DialectMatch

MAX_CALLS = 20
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class MatchDetail(ScrolledColumn):
    """The calls with their arguments, and a button that chooses the dialect.

    Signals:
        choice_wanted(): read runs in this dialect, or detect it again.
    """

    choice_wanted = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._body: QWidget | None = None
        self._button: QPushButton | None = None
        self.setObjectName("dialect_detail")
        self.parts.setContentsMargins(16, 12, 16, 16)
        self.parts.addStretch(1)

    def show_match(self, match: DialectMatch | None, text: str, *, is_chosen: bool) -> None:
        """Show a dialect's reading of `text`; None shows nothing."""
        had_focus = self._button is not None and self._button.hasFocus()
        if self._body is not None:
            self.parts.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
            self._body = self._button = None
        if match is None:
            return
        self._body = self._made_body(match, text, is_chosen=is_chosen)
        self.parts.insertWidget(0, self._body)
        self.verticalScrollBar().setValue(0)
        if had_focus and self._button is not None:
            self._button.setFocus()

    def _made_body(self, match: DialectMatch, text: str, *, is_chosen: bool) -> QWidget:
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        words = "Detect automatically" if is_chosen else f"Read as {match.dialect}"
        icon = "refresh" if is_chosen else "check"
        self._button = action_button(self._theme, words, icon, self.choice_wanted.emit, kind="")
        self._button.setObjectName("choose_dialect_button")
        set_tool_tip(self._button, "The next run does so (Enter on the row)")
        title = text_label(match.dialect, level="strong", wraps=False)
        state = chip("detected", "ok") if match.is_detected else chip("also reads")
        sure = chip(certainty(match.confidence), "" if match.confidence > 0.8 else "warn")
        line = row(title, state, sure, 1, self._button)
        for tag in (state, sure):
            line.setAlignment(tag, _MIDDLE)
        layout.addLayout(line)
        layout.addWidget(text_label(match.explanation))
        self._add_calls(layout, match, Position(text))
        return body

    def _add_calls(self, layout: QVBoxLayout, match: DialectMatch, position: Position) -> None:
        held = [(each.calling, each.reason, each.explanation) for each in match.held_back]
        calls = [*((each, "", "") for each in match.callings), *held]
        calls.sort(key=lambda each: each[0].start)
        for number, (calling, reason, why) in enumerate(calls[:MAX_CALLS], start=1):
            layout.addSpacing(4)
            layout.addWidget(self._call_title(number, calling, reason, position))
            if why:
                layout.addWidget(text_label(why, tone="warn"))
            arguments = JsonView(f"Arguments of call {number}", self._theme)
            arguments.set_value(calling.arguments)
            layout.addWidget(arguments)
        hidden = len(calls) - MAX_CALLS
        if hidden > 0:
            layout.addWidget(text_label(f"and {hidden:,} more", tone="dim"))

    def _call_title(
        self, number: int, calling: ToolCalling, reason: str, position: Position
    ) -> QWidget:
        parts: list[QWidget | int] = [
            text_label(f"{number}", tone="dim", wraps=False),
            text_label(calling.tool_name[:80] or "(no name)", face="code", wraps=False),
        ]
        if reason:
            parts.append(chip(reason.replace("_", " "), "warn"))
        if calling.repairs:
            parts.append(chip(counted(len(calling.repairs), "repair"), "warn"))
        place = text_label(position.words(calling.start), level="small", tone="dim", wraps=False)
        title = QWidget()
        line = row(*parts, 1, place)
        title.setLayout(line)
        return title
