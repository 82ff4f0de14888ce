"""Picker: one of many entries, found by typing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox

from tooldesk_ui.widgets.translated import set_name

MOST_SEEN = 16


class Picker(QComboBox):
    """Enter takes the best match, Esc gives the old entry back, and so do words without a match.

    Signals:
        entry_picked(str): a person picked another one.
    """

    entry_picked = Signal(str)

    def __init__(self, name: str, spoken: str, *, characters: int) -> None:
        """`characters` is how many of an entry are to be seen at least."""
        super().__init__()
        self._picked = ""
        self.setObjectName(name)
        set_name(self, spoken)
        self.setEditable(True)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.setMinimumContentsLength(characters)
        self.setMaxVisibleItems(MOST_SEEN)
        line = self.lineEdit()
        assert line is not None
        set_name(line, spoken)
        line.returnPressed.connect(lambda: self._take(self._best()))
        line.editingFinished.connect(lambda: self._take(self._exact()))
        self.activated.connect(lambda _: self._take(self._exact()))

    @property
    def picked(self) -> str:
        """The entry that is picked, whatever is being typed."""
        return self._picked

    def set_entries(self, entries: Sequence[str], picked: str) -> None:
        """Offer these; nobody is told."""
        self.clear()
        self.addItems(list(entries))
        if len(entries) > 1:
            self._find_within()
        self.pick(picked)

    def pick(self, entry: str) -> None:
        """Pick one without telling anyone."""
        self._picked = entry
        self.setCurrentIndex(self.findText(entry) if entry else -1)
        self.setEditText(entry)
        if (line := self.lineEdit()) is not None:
            # where there is no room for all of the name, its beginning is shown
            line.home(False)

    def ask(self) -> None:
        """Let a person pick: all are offered, and typing leaves those that fit."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        line, completer = self.lineEdit(), self.completer()
        if line is not None and completer is not None:
            line.selectAll()
            completer.setCompletionPrefix("")
            completer.complete()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc takes back what is being typed; it comes here also while the matches are shown."""
        if event.key() == Qt.Key.Key_Escape and self.currentText() != self._picked:
            self._take(self._picked)
            event.accept()
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turning the wheel over it picks nothing by mistake."""
        event.ignore()

    def _find_within(self) -> None:
        """Typing finds what stands anywhere in an entry."""
        # the first frame has none of it
        from PySide6.QtWidgets import QCompleter

        if (completer := self.completer()) is not None:
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setMaxVisibleItems(MOST_SEEN)
            completer.setCompletionMode(QCompleter.CompletionMode.PopupCompletion)

    def _exact(self) -> str:
        """The entry that is written; the old one where none is."""
        found = self.findText(self.currentText().strip(), Qt.MatchFlag.MatchFixedString)
        return self.itemText(found) if found >= 0 else self._picked

    def _best(self) -> str:
        """The entry that is written, else the first that begins so, else that has it in it."""
        written = self.currentText().strip()
        for how in (
            Qt.MatchFlag.MatchFixedString,
            Qt.MatchFlag.MatchStartsWith,
            Qt.MatchFlag.MatchContains,
        ):
            if written and (found := self.findText(written, how)) >= 0:
                return self.itemText(found)
        return self._picked

    def _take(self, entry: str) -> None:
        before = self._picked
        self.pick(entry)
        completer = self.completer()
        if completer is not None and (matches := completer.popup()) is not None:
            matches.hide()
        if entry != before:
            self.entry_picked.emit(entry)
