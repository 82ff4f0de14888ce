"""ElidingDropDown: a drop-down whose word ends in an ellipsis where there is no room for it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter


class ElidingDropDown(QComboBox):
    """Its list has all words whole."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Qt would cut a letter in two."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        box, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(box, option, part, self).width()
        words, side = self.currentText(), Qt.TextElideMode.ElideRight
        option.currentText = self.fontMetrics().elidedText(words, side, room)
        painter = QStylePainter(self)
        painter.drawComplexControl(box, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
