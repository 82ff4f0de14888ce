"""MatchModel: the dialects that read a text as rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ui.console.formatting import counted
from ui.theme import Theme, code_font

if TYPE_CHECKING:
    from app.calling.parsing.matrix import DialectMatch

COLUMNS = ("", "Dialect", "Sure", "Calls", "Why")
STATE, DIALECT, SURE, CALLS, WHY = range(len(COLUMNS))
_NO_PARENT = QModelIndex()
_Role = Qt.ItemDataRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class MatchModel(QAbstractTableModel):
    """One row a dialect, in the order of the matrix."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._matches: Sequence[DialectMatch] = ()
        self._chosen: str | None = None
        theme.changed.connect(self._on_looks_changed)

    def set_matches(self, matches: Sequence[DialectMatch]) -> None:
        """Show these; rows whose dialect stays are changed, not replaced."""
        before = [each.dialect for each in self._matches]
        if before == [each.dialect for each in matches]:
            self._matches = matches
            self._on_looks_changed()
            return
        self.beginResetModel()
        self._matches = matches
        self.endResetModel()

    def set_chosen(self, dialect: str | None) -> None:
        """Mark the dialect that runs are read in."""
        self._chosen = dialect
        self._on_looks_changed()

    def match_at(self, row: int) -> DialectMatch | None:
        """The match of a row."""
        return self._matches[row] if 0 <= row < len(self._matches) else None

    def row_of(self, dialect: str) -> int:
        """The row of a dialect; -1 when there is none."""
        found = (row for row, each in enumerate(self._matches) if each.dialect == dialect)
        return next(found, -1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many dialects there are."""
        return 0 if parent.isValid() else len(self._matches)

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
            return _RIGHT if section == SURE else _LEFT
        return None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = _Role.DisplayRole
    ) -> Any:
        """Words, looks, or what a screen reader says."""
        match = self.match_at(index.row()) if index.isValid() else None
        if match is None:
            return None
        if role == _Role.DisplayRole:
            return self._words(match)[index.column()]
        if role == _Role.AccessibleTextRole:
            return " ".join(part for part in self._words(match) if part)
        if role == _Role.ToolTipRole and index.column() == WHY:
            return match.explanation
        if role == _Role.TextAlignmentRole and index.column() == SURE:
            return _RIGHT
        return self._looks(match, index.column(), role)

    def _words(self, match: DialectMatch) -> tuple[str, ...]:
        state = "Won" if match.is_winner else "Lost"
        chosen = "Chosen for the next run. " if match.dialect == self._chosen else ""
        why = f"{chosen}{match.explanation}"
        return state, match.dialect, f"{match.confidence:.0%}", calls_in_words(match), why

    def _looks(self, match: DialectMatch, column: int, role: int) -> Any:
        if role == _Role.DecorationRole and column == STATE:
            name, tone = ("check", "ok") if match.is_winner else ("state_skipped", "text_dim")
            return self._theme.icon(name, tone)
        if role == _Role.ForegroundRole and column in (STATE, WHY):
            is_marked = match.is_winner if column == STATE else match.dialect == self._chosen
            tone = "ok" if column == STATE else "accent"
            return self._theme.colour(tone if is_marked else "text_dim")
        if role == _Role.FontRole and column == DIALECT:
            return code_font(weight=600 if match.is_winner else 400)
        return None

    def _on_looks_changed(self) -> None:
        if self._matches:
            last = self.index(len(self._matches) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


def calls_in_words(match: DialectMatch) -> str:
    """Such as "2 calls" or "1 call, 1 held back"."""
    parts = [counted(len(match.callings), "call")] if match.callings else []
    if match.held_back:
        parts.append(f"{len(match.held_back):,} held back")
    return ", ".join(parts)
