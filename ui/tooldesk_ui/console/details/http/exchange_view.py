"""ExchangeView: the requests of an HTTP tool's call, one at a time: what went, what came, when."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from tooldesk.tools.http_exchange import HttpExchange
from tooldesk.tools.tool_result import ToolResult
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.details.http.body_view import body_view
from tooldesk_ui.console.details.http.exchange_words import (
    facts,
    headers_text,
    request_text,
    status_tone,
    status_words,
    title,
)
from tooldesk_ui.console.details.http.timing_view import TimingView
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import chip, row, text_label
from tooldesk_ui.widgets.pages.segments import Segments

LINES = 14
PARTS = ("Request", "Response", "Headers", "Timing")
RESPONSE, TIMING = 1, 3


class ExchangeView(QWidget):
    """The last request at first; another one is chosen from a list, with redirects and tries."""

    def __init__(
        self, theme: Theme, exchanges: tuple[HttpExchange, ...], result: ToolResult | None
    ) -> None:
        super().__init__()
        self._theme, self._exchanges, self._result = theme, exchanges, result
        self.setObjectName("exchange_view")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._choice = QComboBox()
        self._choice.setObjectName("exchange_choice")
        self._choice.setAccessibleName("Request")
        count = len(exchanges)
        self._choice.addItems([title(each, at, count) for at, each in enumerate(exchanges)])
        self._choice.setCurrentIndex(count - 1)
        self._choice.currentIndexChanged.connect(self._show)
        if count > 1:
            self._layout.addWidget(self._choice)
        self._parts = Segments(PARTS, "exchange_part")
        self._parts.chosen.connect(self._show)
        self._shown: QWidget | None = None
        last = exchanges[-1]
        self._parts.set_current(TIMING if last.status is None else RESPONSE)
        self._show()

    @property
    def exchange(self) -> HttpExchange:
        """The one that is shown."""
        return self._exchanges[self._choice.currentIndex()]

    def _show(self) -> None:
        had_focus = self._parts.isAncestorOf(self.focusWidget() or self)
        old, self._shown = self._shown, QWidget()
        layout = QVBoxLayout(self._shown)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        exchange = self.exchange
        layout.addWidget(text_label(f"{exchange.method} {exchange.url}", face="code"))
        status = chip(status_words(exchange), status_tone(exchange))
        status.setObjectName("status_chip")
        line = row(status, text_label(facts(exchange), tone="dim"))
        line.setAlignment(status, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(line)
        if exchange.redirects_to:
            leads = text_label(f"Redirects to {exchange.redirects_to}", tone="dim")
            layout.addWidget(leads)
        layout.addWidget(self._parts)
        layout.addWidget(self._part())
        self._layout.addWidget(self._shown)
        if old is not None:
            self._layout.removeWidget(old)
            old.hide()
            old.deleteLater()
        if had_focus:
            self._parts.setFocus()

    def _part(self) -> QWidget:
        match PARTS[self._parts.current()]:
            case "Request":
                return self._text("Request as sent", request_text(self.exchange))
            case "Headers":
                if self.exchange.status is None:
                    return text_label("No answer came.", tone="dim")
                return self._text("Response headers", headers_text(self.exchange))
            case "Timing":
                return TimingView(self._theme, self.exchange)
        is_last = self.exchange is self._exchanges[-1]
        return body_view(self._theme, self.exchange, self._result if is_last else None)

    def _text(self, name: str, text: str) -> QWidget:
        view = FittedView(name, self._theme, max_lines=LINES)
        view.set_text(text)
        return view
