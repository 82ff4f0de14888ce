"""ScrolledColumn: parts below each other in a scroll area, exactly as high as they are."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QSize, Qt
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

    def event(self, event: QEvent) -> bool:
        """Make room before parts are laid out: all would be squeezed, and painted, for a moment."""
        if event.type() is QEvent.Type.LayoutRequest and not is_dressing():
            self._make_room()
        return super().event(event)

    @contextmanager
    def filled_at_once(self) -> Iterator[None]:
        """Lay out what comes meanwhile together; Qt does so anew for each part that is shown."""
        layout = self.layout()
        assert layout is not None
        layout.setEnabled(False)
        try:
            yield
        finally:
            layout.setEnabled(True)
            self._make_room()
            layout.activate()

    def _make_room(self) -> None:
        width = self.width()
        wraps = self.hasHeightForWidth()
        needed = self.heightForWidth(width) if wraps else self.minimumSizeHint().height()
        if needed > self.height():
            self.resize(width, needed)


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
        self.column = column = kind()
        self.parts = QVBoxLayout(column)
        self.setWidget(column)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.setAutoFillBackground(False)
        # it grows at its end: the parts that stay where they are need not be painted again
        column.setAttribute(Qt.WidgetAttribute.WA_StaticContents)

    def show_whole(self, part: QWidget, margin: int) -> None:
        """Scroll so that all of a part is seen when there is room; else from its beginning on."""
        bar = self.verticalScrollBar()
        top, bottom = part.y(), part.y() + part.height()
        if not (bar.value() <= top and bottom <= bar.value() + self.viewport().height()):
            bar.setValue(top - margin)
