"""DialectPicker: detect the dialect, or read the text in one only; found by typing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QCompleter

AUTOMATIC = "Auto"


class DialectPicker(QComboBox):
    """The first entry is automatic detection. A choice made before the entries are known is kept.

    Signals:
        dialect_chosen(): a person chose another one.
    """

    dialect_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._chosen: str | None = None
        self.setObjectName("dialect_picker")
        self.setAccessibleName("Dialect")
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setMaxVisibleItems(16)
        self.addItem(AUTOMATIC)
        completer = self.completer()
        if completer is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setMaxVisibleItems(16)
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)
        line = self.lineEdit()
        if line is not None:
            line.setAccessibleName("Dialect")
            line.editingFinished.connect(self._on_written)
        self.activated.connect(lambda _: self._on_written())

    @property
    def chosen(self) -> str | None:
        """The dialect to read; None to detect it."""
        return self._chosen

    async def offer_all(self) -> None:
        """Offer every dialect; the parser's imports would keep the window from being painted."""
        from asyncio import to_thread

        self.set_dialects(await to_thread(_dialect_ids))

    def set_dialects(self, ids: Sequence[str]) -> None:
        """Offer these; a chosen one that is not among them is forgotten."""
        # the list is made by this
        self.view().setAccessibleName("Dialects")
        self.clear()
        self.addItems([AUTOMATIC, *ids])
        self.choose(self._chosen if self._chosen in ids else None)

    def choose(self, dialect: str | None) -> None:
        """Choose one without telling anyone."""
        self._chosen = dialect
        self.setCurrentIndex(self.findText(dialect or AUTOMATIC))
        self.setEditText(dialect or AUTOMATIC)
        if (line := self.lineEdit()) is not None:
            # where there is no room for all of the name, its beginning is shown
            line.home(False)

    def ask(self) -> None:
        """Let a person choose: all are offered, and typing leaves those that fit."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        line, completer = self.lineEdit(), self.completer()
        if line is not None and completer is not None:
            line.selectAll()
            completer.setCompletionPrefix("")
            completer.complete()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turning the wheel over it chooses nothing by mistake."""
        event.ignore()

    def _on_written(self) -> None:
        written = self.currentText().strip()
        before = self._chosen
        if written in ("", AUTOMATIC):
            self.choose(None)
        elif self.findText(written, Qt.MatchFlag.MatchFixedString) > 0:
            self.choose(self.itemText(self.findText(written, Qt.MatchFlag.MatchFixedString)))
        else:
            self.choose(before)
        if self._chosen != before:
            self.dialect_chosen.emit()


def _dialect_ids() -> tuple[str, ...]:
    from tooldesk.calling.parsing.parse import dialect_ids

    return dialect_ids()
