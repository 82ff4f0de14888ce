"""Segments: a few choices side by side, one of them chosen; a drop-down where these don't fit."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from tooldesk_ui.language import tr_part
from tooldesk_ui.text_size import is_dressing, px
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.translated import translate_within

LEAST_WIDTH = 88
"""Pixels at 100 % of the drop-down, which elides its words and has them all in its list."""


COMPACT_WIDTH = 132
"""The same where a figure beside it would have no room, though all words would fit."""

MOST_WIDTH = 16_777_215
"""That of Qt, which its bindings don't name: no limit."""


class Segments(QFrame):
    """Shows which of a few views is open. Left and right move between them.

    Signals:
        chosen(int): another segment was chosen, by its place from 0.
    """

    chosen = Signal(int)

    def __init__(self, words: tuple[str, ...], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "segments")
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._words = words
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._narrow: QComboBox | None = None
        self._is_fitting = False
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        self._side_by_side = QWidget(self)
        around.addWidget(self._side_by_side)
        row = QHBoxLayout(self._side_by_side)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for place, word in enumerate(words):
            row.addWidget(self._segment(place, word))
        self.set_current(0)

    @property
    def spared(self) -> int:
        """How much wider than it can be it would be with all words side by side."""
        return self.sizeHint().width() - self.minimumSizeHint().width()

    def set_compact(self, is_compact: bool) -> None:
        """Leave room to what is beside it; else it sees by its own width whether all words fit."""
        self.setMaximumWidth(px(COMPACT_WIDTH) if is_compact else MOST_WIDTH)

    def current(self) -> int:
        """The chosen segment, from 0."""
        return self._group.checkedId()

    def set_current(self, place: int) -> None:
        """Choose a segment without telling anyone."""
        self._group.button(place).setChecked(True)
        if self._narrow is not None:
            self._narrow.setCurrentIndex(place)

    def sizeHint(self) -> QSize:
        """With all words side by side."""
        whole = self._side_by_side.sizeHint()
        # a drop-down is higher, larger text by more
        return (
            whole
            if self._narrow is None
            else whole.expandedTo(QSize(0, self._narrow.sizeHint().height()))
        )

    def minimumSizeHint(self) -> QSize:
        """As a drop-down."""
        whole = self.sizeHint()
        return QSize(min(whole.width(), px(LEAST_WIDTH)), whole.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show what there is room for."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """The words may need another room."""
        if event.type() == QEvent.Type.LayoutRequest and not is_dressing():
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        # to show the other one lays all out anew, which comes here again in the midst of that
        if not self._is_fitting:
            self._is_fitting = True
            self._show_what_fits()
            self._show_what_fits()
            self._is_fitting = False

    def _show_what_fits(self) -> None:
        is_narrow = self.width() < self.sizeHint().width()
        if is_narrow and self._narrow is None:
            self._narrow = self._drop_down()
        if self._narrow is None or is_narrow is not self._narrow.isHidden():
            if self._narrow is not None and self._narrow.width() > self.width():
                # the layout leaves it as it was where other words changed the width meanwhile
                self._narrow.resize(self.width(), self._narrow.height())
            return
        focused = self.focusWidget()
        hidden, shown = self._side_by_side, self._narrow
        if not is_narrow:
            hidden, shown = shown, hidden
        had_focus = focused is not None and (focused is hidden or hidden.isAncestorOf(focused))
        hidden.hide()
        shown.show()
        if had_focus:
            taking = shown if is_narrow else self._group.button(self.current())
            taking.setFocus()

    def _drop_down(self) -> QComboBox:
        # few windows are so narrow, and the classes of Qt that it draws with take long to make
        from tooldesk_ui.widgets.pages.eliding_drop_down import ElidingDropDown

        box = ElidingDropDown(self)
        box.hide()
        box.setObjectName(f"{self.objectName()}_narrow")
        box.addItems(self._words)
        box.setCurrentIndex(self.current())
        box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._say_all(box)
        box.activated.connect(self._on_activated)
        translate_within(box)
        if (around := self.layout()) is not None:
            around.addWidget(box)
        return box

    def retranslate(self) -> None:
        """The language is another one."""
        if self._narrow is not None:
            self._say_all(self._narrow)

    def _say_all(self, box: QComboBox) -> None:
        every = " · ".join(map(tr_part, self._words))
        box.setAccessibleName(every)
        set_tool_tip(box, every)

    def _on_activated(self, place: int) -> None:
        self._group.button(place).setChecked(True)
        self.chosen.emit(place)

    def _segment(self, place: int, word: str) -> QPushButton:
        button = QPushButton(word, self)
        button.setObjectName(f"{self.objectName()}_{word.lower()}")
        button.setAccessibleName(word)
        button.setProperty("kind", "segment")
        button.setCheckable(True)
        button.setAutoDefault(False)  # in a dialog, Enter goes on, whatever is chosen
        self._group.addButton(button, place)
        translate_within(button)
        return button
