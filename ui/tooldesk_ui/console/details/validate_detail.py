"""validate, opened: each argument with what was wrong or changed right below it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from tooldesk.calling.schema.pointers import path_of
from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
from tooldesk.tools.tool_result import JsonObject
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.formatting import compact_json
from tooldesk_ui.widgets.pages.blocks import IconLabel, row, text_label

MAX_ARGUMENTS = 100
_TOP = Qt.AlignmentFlag.AlignTop


def validate_detail(theme: Theme, lane: LaneRecord, validation: Validation) -> QWidget:
    """Errors and coercions at their argument; the whole object's own errors first."""
    panel = QWidget()
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(4)
    for error in validation.errors:
        if not _argument(error.pointer):
            layout.addLayout(_error_lines(theme, error))
    grid = QGridLayout()
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    for name in _names(lane.calling.arguments, validation)[:MAX_ARGUMENTS]:
        _add_argument(theme, grid, name, lane.calling.arguments, validation)
    layout.addLayout(grid)
    if not grid.count() and not validation.errors:
        layout.addWidget(text_label("The call has no arguments, and none are needed.", tone="dim"))
    return panel


def _names(arguments: JsonObject, validation: Validation) -> list[str]:
    """All arguments that stand there or that something is said of, as written first."""
    pointers = [error.pointer for error in validation.errors]
    pointers += [coercion.pointer for coercion in validation.coercions]
    spoken_of = [name for name in map(_argument, pointers) if name]
    return list(dict.fromkeys([*arguments, *spoken_of]))


def _argument(pointer: str) -> str:
    """The top-level argument that a pointer leads into."""
    return path_of(pointer)[0] if pointer else ""


def _add_argument(
    theme: Theme, grid: QGridLayout, name: str, arguments: JsonObject, validation: Validation
) -> None:
    errors = [each for each in validation.errors if _argument(each.pointer) == name]
    line = grid.rowCount()
    grid.addWidget(text_label(name[:60], face="code", wraps=False), line, 0, _TOP)
    if name in arguments:
        tone = "error" if errors else ""
        grid.addWidget(text_label(compact_json(arguments[name]), face="code", tone=tone), line, 1)
    else:
        grid.addWidget(text_label("not sent", tone="dim"), line, 1)
    below = QVBoxLayout()
    below.setSpacing(2)
    for error in errors:
        below.addLayout(_error_lines(theme, error))
    for coercion in validation.coercions:
        if _argument(coercion.pointer) == name:
            below.addWidget(_coercion_line(coercion))
    if below.count():
        grid.addLayout(below, line + 1, 1)


def _error_lines(theme: Theme, error: ValidationError) -> QVBoxLayout:
    icon = IconLabel(theme, "error", "error")
    place = error.pointer or "the whole object"
    message = text_label(f"{place[:200]}: {error.message.rstrip('.')} ({error.rule})", tone="error")
    lines = QVBoxLayout()
    lines.setSpacing(2)
    first = row(icon, message, spacing=6)
    first.setAlignment(icon, _TOP)
    lines.addLayout(first)
    if error.fix:
        fix = text_label(f"Fix: {error.fix}")
        fix.setContentsMargins(22, 0, 0, 4)
        lines.addWidget(fix)
    return lines


def _coercion_line(coercion: Coercion) -> QLabel:
    if coercion.before is None and "default" in coercion.why:
        change = f"filled in {compact_json(coercion.after)}"
    else:
        change = f"{compact_json(coercion.before)} → {compact_json(coercion.after)}"
    return text_label(f"{coercion.pointer}: {change} ({coercion.why})", tone="warn")
