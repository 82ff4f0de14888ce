"""validate, opened: each argument with what was wrong or changed right below it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tooldesk.calling.schema.pointers import path_of
from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.language import tr
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.formatting import compact_json
from tooldesk_ui.widgets.pages.blocks import IconLabel, action_button, row, text_label

MOST_ARGUMENTS, MOST_REMARKS = 20, 6
"""So many have labels of their own, which take a moment each to lay out; more are one text."""

INDENT = "    "

_TOP = Qt.AlignmentFlag.AlignTop

_Remark = ValidationError | Coercion


def validate_detail(theme: Theme, lane: LaneRecord, validation: Validation) -> QWidget:
    """Errors and coercions at their argument; the whole object's own errors first."""
    panel = QWidget()
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    arguments, remarks = lane.calling.arguments, _remarks_of(validation)
    left, others = MOST_REMARKS, list[tuple[str, Sequence[_Remark], bool]]()
    whole = remarks.pop("", [])
    for remark in whole[:left]:
        layout.addLayout(_remark_lines(theme, remark))
    if whole[left:]:
        others.append(("", whole[left:], False))
    left -= len(whole[:left])
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    for number, name in enumerate(_names(arguments, remarks)):
        said = remarks.get(name, [])
        has_room = number < MOST_ARGUMENTS and (left > 0 or not said)
        shown = said[:left] if has_room else []
        if has_room:
            _add_argument(theme, grid, name, arguments, shown)
        if not has_room or len(shown) < len(said):
            others.append((name, said[len(shown) :], not has_room))
        left -= len(shown)
    layout.addLayout(grid)
    if others:
        layout.addWidget(_Others(theme, arguments, others))
    if not grid.count() and not validation.errors:
        layout.addWidget(text_label("The call has no arguments, and none are needed.", tone="dim"))
    return panel


class _Others(QWidget):
    """What there is no room for above: a button, and in its place a text of any length."""

    def __init__(
        self,
        theme: Theme,
        arguments: JsonObject,
        others: Sequence[tuple[str, Sequence[_Remark], bool]],
    ) -> None:
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
        view.set_text("\n".join(self._lines()))
        self._button.hide()
        self._column.addWidget(view)
        view.setFocus()

    def _lines(self) -> Iterator[str]:
        for name, remarks, is_new in self._others:
            if is_new:
                value = self._arguments.get(name)
                has_value = name in self._arguments
                yield ": ".join((name, compact_json(value) if has_value else tr("not sent")))
            for remark in remarks:
                yield INDENT + tr(_words_of(remark))
                if isinstance(remark, ValidationError) and remark.fix:
                    yield INDENT + tr(f"Fix: {remark.fix}")


def _remarks_of(validation: Validation) -> dict[str, list[_Remark]]:
    """By the top-level argument that they are about; "" is the whole object."""
    found: dict[str, list[_Remark]] = {}
    remarks: tuple[_Remark, ...] = (*validation.errors, *validation.coercions)
    for remark in remarks:
        name = path_of(remark.pointer)[0] if remark.pointer else ""
        found.setdefault(name, []).append(remark)
    return found


def _names(arguments: JsonObject, remarks: Mapping[str, list[_Remark]]) -> list[str]:
    """All arguments that stand there or that something is said of, as written first.

    Of more than can be seen those come first that are wrong, then those that were changed.
    """
    names = list(dict.fromkeys([*arguments, *remarks]))
    if len(names) > MOST_ARGUMENTS:
        names.sort(key=lambda name: (not _has_error(remarks.get(name, [])), name not in remarks))
    return names


def _has_error(remarks: Sequence[_Remark]) -> bool:
    return any(isinstance(each, ValidationError) for each in remarks)


def _add_argument(
    theme: Theme, grid: QGridLayout, name: str, arguments: JsonObject, remarks: Sequence[_Remark]
) -> None:
    line = grid.rowCount()
    grid.addWidget(text_label(name[:60], face="code", wraps=False), line, 0, _TOP)
    if name in arguments:
        tone = "error" if _has_error(remarks) else ""
        grid.addWidget(text_label(compact_json(arguments[name]), face="code", tone=tone), line, 1)
    else:
        grid.addWidget(text_label("not sent", tone="dim"), line, 1)
    below = QVBoxLayout()
    below.setSpacing(2)
    for remark in remarks:
        below.addLayout(_remark_lines(theme, remark))
    if below.count():
        grid.addLayout(below, line + 1, 1)


def _words_of(remark: _Remark) -> str:
    if isinstance(remark, ValidationError):
        place = remark.pointer or "the whole object"
        return f"{place[:200]}: {remark.message.rstrip('.')} ({remark.rule})"
    if remark.before is None and "default" in remark.why:
        change = f"filled in {compact_json(remark.after)}"
    else:
        change = f"{compact_json(remark.before)} → {compact_json(remark.after)}"
    return f"{remark.pointer}: {change} ({remark.why})"


def _remark_lines(theme: Theme, remark: _Remark) -> QVBoxLayout:
    lines = QVBoxLayout()
    lines.setSpacing(2)
    if isinstance(remark, Coercion):
        lines.addWidget(text_label(_words_of(remark), tone="warn"))
        return lines
    icon = IconLabel(theme, "error", "error")
    first = row(icon, text_label(_words_of(remark), tone="error"), spacing=6)
    first.setAlignment(icon, _TOP)
    lines.addLayout(first)
    if remark.fix:
        fix = text_label(f"Fix: {remark.fix}")
        fix.setContentsMargins(22, 0, 0, 4)
        lines.addWidget(fix)
    return lines
