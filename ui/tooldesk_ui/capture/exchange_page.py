"""ExchangePage: the right side of the Capture screen, an exchange while it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.capture.capture_rows import HELD_BACK, LOOKS, ExchangeRow
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import (
    MAX_LABEL_LENGTH,
    StateBadge,
    row,
    show_name,
    show_text,
    text_label,
    words_label,
)
from tooldesk_ui.widgets.pages.code_view import CodeView
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.slot import Slot
from tooldesk_ui.widgets.pages.value_rows import ValueRows

if TYPE_CHECKING:
    from tooldesk.capturing.exchange import Change, Exchange, LiveCall

MOST_CALLS = 50
"""Each is a card; an answer with more shows the first, and the console all."""

RAW_HEIGHT = 240
LIVE_RAW_CHARACTERS = 200_000
"""A longer answer is shown as it was written once it is there."""


class ExchangePage(DetailPage):
    """Follows an exchange: what is new is put where it belongs, the rest stays as it is."""

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__("exchange_page", "Exchange", parent)
        self._theme = theme
        self._shown: tuple[Exchange, int] | None = None
        self._asked: object = None
        self.title, self.badge = words_label(level="title"), StateBadge(theme)
        self.facts = ValueRows(self)
        self.text, self.tools = text_label("", is_own=True), text_label("", is_own=True)
        self.lanes: list[CallLane] = []
        self._calls, self._changes = QWidget(self), Slot()
        self._column = QVBoxLayout(self._calls)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._more = words_label(tone="dim")
        self.raw = self._code(CodeView(theme, self, is_json=False, wraps=True), "Answer as written")
        self.request = self._code(CodeView(theme, self), "Request")
        ids = "open_exchange", "keep_exchange", "copy_exchange"
        buttons = flow_of(*(ActionButton(each) for each in commands.pick(*ids)))
        self._calls_part = section("Calls", self._calls, self._more)
        self._text_part = section("Text", self.text)
        self._changes_part = section("Healed", self._changes)
        self._tools_part = section("Tools offered", self.tools)
        self._request_part = section("Request", self.request)
        self._raw_part = section("Answer as it was written", self.raw)
        self.fill(
            (self.title, 4),
            (self.badge, 12),
            (buttons, 24),
            (self.facts, 24),
            self._calls_part,
            self._text_part,
            self._changes_part,
            self._tools_part,
            self._raw_part,
            self._request_part,
        )

    def _code(self, view: CodeView, words: str) -> CodeView:
        view.setObjectName(words.lower().replace(" ", "_"))
        view.setAccessibleName(words)
        scaled(view, height=RAW_HEIGHT)
        return view

    def show_row(self, row: ExchangeRow) -> None:
        """Show what is there of an exchange by now."""
        exchange, before = row.exchange, self._shown
        is_other = before is None or before[0] is not exchange
        if not is_other and before == (exchange, row.revision):
            return
        self._shown = exchange, row.revision
        show_name(self.title, row.title)
        self.badge.set_look(row.look)
        self.facts.set_rows(row.facts())
        self._show_calls(tuple(exchange.calls), is_other)
        text = exchange.text or exchange.reasoning
        # while it is written, its end is what is new
        near = text if len(text) <= MAX_LABEL_LENGTH else f"… {text[2 - MAX_LABEL_LENGTH :]}"
        show_text(self.text, near)
        self._text_part[0].setVisible(bool(text.strip()))
        self._show_changes(exchange.changes)
        if is_other or exchange.request is not self._asked:
            self._asked = exchange.request
            self._show_request(exchange)
        if exchange.total_s is not None or exchange.raw_size < LIVE_RAW_CHARACTERS:
            self.raw.set_text(exchange.raw)
        # an end without an answer is told above
        self._raw_part[0].setVisible(exchange.total_s is None or exchange.raw_size > 0)

    def _show_calls(self, calls: tuple[LiveCall, ...], is_other: bool) -> None:
        shown = calls[:MOST_CALLS]
        while len(self.lanes) < len(shown):
            self.lanes.append(CallLane(self._theme))
            self._column.addWidget(self.lanes[-1])
        for number, lane in enumerate(self.lanes):
            lane.setVisible(number < len(shown))
            if number < len(shown):
                lane.show_call(shown[number])
        rest = len(calls) - len(shown)
        self._more.setText(f"{counted(rest, 'more call')}: open it in the console." if rest else "")
        self._more.setVisible(rest > 0)
        self._calls_part[0].setVisible(bool(calls))

    def _show_changes(self, changes: tuple[Change, ...]) -> None:
        self._changes_part[0].setVisible(bool(changes))
        if not changes:
            return
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        for each in changes:
            column.addWidget(text_label(f"{each.rule}: {each.why}"))
            lines = [("-", each.before[:MAX_LABEL_LENGTH]), ("+", each.after[:MAX_LABEL_LENGTH])]
            column.addWidget(DifferenceLabel(self._theme, lines, "Written", "Handed on"))
        self._changes.put(box)

    def _show_request(self, exchange: Exchange) -> None:
        from tooldesk.traces.around import tool_names

        names = None if exchange.tools is None else ", ".join(tool_names(exchange.tools))
        show_text(self.tools, names or "")
        self._tools_part[0].setVisible(bool(names))
        self._request_part[0].setVisible(exchange.request is not None)
        self.request.set_json(exchange.request)


class CallLane(QFrame):
    """A call that fills while the model writes."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("surface", "card")
        self.name, self.badge = text_label("", level="strong"), StateBadge(theme)
        self.arguments = text_label("", face="code")
        self.why = text_label("", tone="dim")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(row(self.name, self.badge))
        column.addWidget(self.arguments)
        column.addWidget(self.why)

    def show_call(self, call: LiveCall) -> None:
        """Show how far it is written."""
        show_name(self.name, visible_line(call.name))
        looks = {"writing": LOOKS["writing"], "complete": LOOKS["done"], "held back": HELD_BACK}
        self.badge.set_look(looks[call.state])
        show_text(self.arguments, call.arguments)
        self.why.setText(call.why)
        self.why.setVisible(bool(call.why))
