"""validate, opened: each argument with what was wrong or changed right below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from operator import length_hint

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tooldesk.calling.validation_result import Coercion, Validation
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.details.argument_remarks import (
    Remark,
    SaidArgument,
    fix_of,
    said_arguments,
    seen_and_others,
    words_of,
)
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.language import tr
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.filled_at_once import filled_at_once
from tooldesk_ui.widgets.formatting import compact_json
from tooldesk_ui.widgets.pages.blocks import IconLabel, action_button, row, text_label

REST_MS, ADDED_AT_ONCE = 5, 2
"""Between arguments that come together, and how many: labels take a while to lay out."""

_INDENT = "    "
_TOP = Qt.AlignmentFlag.AlignTop


class ValidateDetail(QWidget):
    """Errors and coercions at their argument; the whole object's own errors first."""

    def __init__(self, theme: Theme, lane: LaneRecord, validation: Validation) -> None:
        super().__init__()
        self._theme, self._arguments = theme, lane.calling.arguments
        seen, self._others = seen_and_others(said_arguments(self._arguments, validation))
        self._to_come = iter(seen)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        self._column.addLayout(self._grid)
        if not seen:
            words = "The call has no arguments, and none are needed."
            self._column.addWidget(text_label(words, tone="dim"))
        self._filling = QTimer(self)
        self._filling.setInterval(REST_MS)
        self._filling.timeout.connect(self._add_some)
        if seen:
            self._filling.start()

    @property
    def is_filling(self) -> bool:
        """Whether arguments are still to come."""
        return self._filling.isActive()

    def _add_some(self) -> None:
        """The next few arguments, as labels take a while; the text of all others at the end."""
        with filled_at_once(self):
            for each in islice(self._to_come, ADDED_AT_ONCE):
                if each.name is None:
                    self._column.insertLayout(0, _lines(self._theme, each.remarks, spacing=4))
                else:
                    _add_argument(self._theme, self._grid, each.name, each, self._arguments)
            if length_hint(self._to_come):
                return
            self._filling.stop()
            if self._others:
                self._column.addWidget(_Others(self._theme, self._arguments, self._others))


class _Others(QWidget):
    """What there is no room for above: a button, and in its place a text of any length."""

    def __init__(self, theme: Theme, arguments: JsonObject, others: Sequence[SaidArgument]) -> None:
        super().__init__()
        self._theme, self._arguments, self._others = theme, arguments, others
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 4, 0, 0)
        words = f"Show {len(others):,} more"
        self._button = action_button(theme, words, "expand", self._show, kind="")
        self._button.setObjectName("show_other_arguments")
        self._column.addWidget(self._button, alignment=Qt.AlignmentFlag.AlignLeft)

    def _show(self) -> None:
        view = FittedView("Other arguments", self._theme)
        view.set_text("\n".join(self._written()))
        self._button.hide()
        self._column.addWidget(view)
        view.setFocus()

    def _written(self) -> Iterator[str]:
        for each in self._others:
            if each.name is not None and not each.is_continued:
                yield ": ".join((each.name, _value_words(self._arguments, each.name)))
            for remark in each.remarks:
                yield _INDENT + tr(words_of(remark))
                if fix := fix_of(remark):
                    yield _INDENT + tr(fix)


def _value_words(arguments: JsonObject, name: str) -> str:
    return compact_json(arguments[name]) if name in arguments else tr("not sent")


def _add_argument(
    theme: Theme, grid: QGridLayout, name: str, said: SaidArgument, arguments: JsonObject
) -> None:
    line, is_sent = grid.rowCount(), name in arguments
    tone = "dim" if not is_sent else "error" if said.has_error else ""
    value = text_label(_value_words(arguments, name), face="code" if is_sent else "", tone=tone)
    grid.addWidget(text_label(name[:60], face="code", wraps=False), line, 0, _TOP)
    grid.addWidget(value, line, 1)
    if said.remarks:
        grid.addLayout(_lines(theme, said.remarks, spacing=2), line + 1, 1)


def _lines(theme: Theme, remarks: Sequence[Remark], *, spacing: int) -> QVBoxLayout:
    lines = QVBoxLayout()
    lines.setSpacing(spacing)
    for remark in remarks:
        lines.addLayout(_remark_lines(theme, remark))
    return lines


def _remark_lines(theme: Theme, remark: Remark) -> QVBoxLayout:
    lines = QVBoxLayout()
    lines.setSpacing(2)
    if isinstance(remark, Coercion):
        lines.addWidget(text_label(words_of(remark), tone="warn"))
        return lines
    icon = IconLabel(theme, "error", "error")
    first = row(icon, text_label(words_of(remark), tone="error"), spacing=6)
    first.setAlignment(icon, _TOP)
    lines.addLayout(first)
    if words := fix_of(remark):
        fix = text_label(words)
        fix.setContentsMargins(22, 0, 0, 4)
        lines.addWidget(fix)
    return lines
