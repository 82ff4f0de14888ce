"""ScrolledColumn: parts below each other in a scroll area, exactly as high as they are."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from tooldesk_ui.text_size import is_dressing


class Column(QWidget):
    """The ground of the parts. Wrapped labels would claim the height of their narrowest width."""

    _hint = QSize()

    def minimumSizeHint(self) -> QSize:
        """The width; the height follows from it where something wraps, else it is the whole."""
        if is_dressing():
            return self._hint
        layout, width = self.layout(), super().minimumSizeHint().width()
        wraps = layout is not None and layout.hasHeightForWidth()
        self._hint = QSize(width, 0 if wraps else self.sizeHint().height())
        return self._hint


class Body(Column):
    """Scrolls only where its parts can't be lower: lists in it scroll by themselves."""

    def minimumSizeHint(self) -> QSize:
        """The least also where nothing wraps."""
        hint, layout = super().minimumSizeHint(), self.layout()
        if layout is None or layout.hasHeightForWidth():
            return hint
        return QSize(hint.width(), layout.totalMinimumSize().height())

    def heightForWidth(self, width: int) -> int:
        """The least, not what would be nice."""
        layout = self.layout()
        return -1 if layout is None else layout.totalMinimumHeightForWidth(width)


class ScrolledColumn(QScrollArea):
    """Scrolls up and down, across only where the parts can be no narrower; `parts` is to fill."""

    def __init__(self, parent: QWidget | None = None, *, kind: type[Column] = Column) -> None:
        """`kind` is the ground of the parts."""
        super().__init__(parent)
        # one of our own: PySide looks up the type of the usual one among all that Qt has
        self.setViewport(QWidget())
        column = kind()
        self.parts = QVBoxLayout(column)
        self.setWidget(column)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.setAutoFillBackground(False)
