"""ChangeModel: the written names that other settings would decide differently, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.calling.selection import Selection
from app.usage.selection_preview import Change
from ui.theme import code_font

COLUMNS = ("Written name", "Calls", "Now", "Then")
NAME, CALLS, NOW, THEN = range(len(COLUMNS))
MAX_NAME_LENGTH = 200
_NO_PARENT = QModelIndex()
_Role = Qt.ItemDataRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ChangeModel(QAbstractTableModel):
    """One row a name, the newest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._changes: Sequence[Change] = ()

    def set_changes(self, changes: Sequence[Change]) -> None:
        """Show these."""
        if changes == self._changes:
            return
        self.beginResetModel()
        self._changes = changes
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many names there are."""
        return 0 if parent.isValid() else len(self._changes)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """The words above the columns."""
        is_heading = orientation == Qt.Orientation.Horizontal and 0 <= section < len(COLUMNS)
        if is_heading and role == _Role.DisplayRole:
            return COLUMNS[section]
        if is_heading and role == _Role.TextAlignmentRole:
            return _RIGHT if section == CALLS else _LEFT
        return None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = _Role.DisplayRole
    ) -> Any:
        """Words, looks, or what a screen reader says."""
        if not index.isValid() or index.row() >= len(self._changes):
            return None
        words = _words(self._changes[index.row()])
        if role in (_Role.DisplayRole, _Role.ToolTipRole):
            return words[index.column()]
        if role == _Role.AccessibleTextRole:
            name, count, now, then = words
            return f"{name}, {count} calls, now {now}, then {then}"
        if role == _Role.FontRole and index.column() == NAME:
            return code_font()
        if role == _Role.TextAlignmentRole and index.column() == CALLS:
            return _RIGHT
        return None


def outcome(selection: Selection) -> str:
    """What becomes of a name, in a few words."""
    if selection.tool_name is not None:
        return f"Runs {selection.tool_name}"
    names = [candidate.name for candidate in selection.candidates[:2]]
    if selection.verdict == "needs confirmation":
        return f"Asks: {names[0]}?"
    if selection.verdict == "ambiguous":
        return f"Asks: {' or '.join(names)}?"
    return "Unknown tool"


def _words(change: Change) -> tuple[str, str, str, str]:
    name = change.written.name[:MAX_NAME_LENGTH] or "(nothing)"
    return name, f"{change.written.count:,}", outcome(change.now), outcome(change.then)
