"""FlowLayout: parts side by side, on further lines where there is no room for all on one.

What is told a least and a most width may get narrower before anything goes to a further line.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QMargins, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget

from tooldesk_ui.text_size import is_dressing

NO_ORIENTATION = Qt.Orientation(0)


class FlowLayout(QLayout):
    """A part that hides takes no room; all lines begin at the left."""

    def __init__(
        self, parent: QWidget | None = None, *, spacing: int = 8, is_even: bool = False
    ) -> None:
        """With `is_even` the lines get equally many parts, all as wide as the widest has to be."""
        super().__init__(parent)
        # asked a thousand times while all widgets get another look
        self._heights: dict[int, int] = {}
        self._is_even = is_even
        self._items: list[QLayoutItem] = []
        self._pushed: QWidget | None = None
        self._giving: QWidget | None = None
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def push_right(self, part: QWidget) -> None:
        """Have `part` at the right end while all parts are on one line."""
        self._pushed = part

    def let_give(self, part: QWidget) -> None:
        """Have `part` as wide as it may be, and narrower where others would else have no room."""
        self._giving = part

    def addItem(self, item: QLayoutItem) -> None:
        """Append a part."""
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        """How many parts there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The part of this number, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove the part of this number, and give it; None when there is none."""
        self.invalidate()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def invalidate(self) -> None:
        """A part has another size, comes or goes."""
        self._heights.clear()
        super().invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        """It wants no more room than its parts."""
        return NO_ORIENTATION

    def hasHeightForWidth(self) -> bool:
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high all lines are together in this width."""
        if width not in self._heights:
            self._heights[width] = self._place(QRect(0, 0, width, 0), is_trial=True)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """All on one line."""
        hints = [item.sizeHint() for item in self._shown()]
        gaps = self.spacing() * max(0, len(hints) - 1)
        width = sum(map(self._wanted, self._shown())) + gaps
        return self._with_margins(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """Each on a line of its own; how high that is `heightForWidth` says."""
        hints = [item.minimumSize() for item in self._shown()]
        width = max((hint.width() for hint in hints), default=0)
        return self._with_margins(width, max((hint.height() for hint in hints), default=0))

    def setGeometry(self, rect: QRect) -> None:
        """Place all parts."""
        super().setGeometry(rect)
        self._place(rect, is_trial=False)

    def _with_margins(self, width: int, height: int) -> QSize:
        margins: QMargins = self.contentsMargins()
        return QSize(
            width + margins.left() + margins.right(), height + margins.top() + margins.bottom()
        )

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _wanted(self, item: QLayoutItem) -> int:
        """How wide a part is where there is room for it."""
        if self._is_even:
            return max(each.minimumSize().width() for each in self._shown())
        gives = self._giving is not None and item.widget() is self._giving
        return (item.maximumSize() if gives else item.sizeHint()).width()

    def _least(self, item: QLayoutItem) -> int:
        """How wide a part has to be beside others."""
        if self._is_even:
            return self._wanted(item)
        gives = self._giving is not None and item.widget() is self._giving
        return (item.minimumSize() if gives else item.sizeHint()).width()

    def _place(self, rect: QRect, *, is_trial: bool) -> int:
        """Put the parts into `rect`, unless it is a trial; gives the height of them all."""
        margins: QMargins = self.contentsMargins()
        inner = rect.marginsRemoved(margins)
        lines = self._lines(inner.width())
        top = inner.top()
        for line in lines:
            height = max(self._height(item, inner.width()) for item in line)
            if not is_trial:
                self._place_line(line, QRect(inner.left(), top, inner.width(), height), len(lines))
            top += height + self.spacing()
        below = top - self.spacing() if lines else top
        return below - rect.top() + margins.bottom()

    def _lines(self, width: int) -> list[Sequence[QLayoutItem]]:
        lines = list(self._full_lines(width))
        if not self._is_even or len(lines) < 2:
            return lines
        shown = self._shown()
        count = ceil(len(shown) / len(lines))
        return [shown[start : start + count] for start in range(0, len(shown), count)]

    def _full_lines(self, width: int) -> Iterator[Sequence[QLayoutItem]]:
        """As many parts as fit side by side, line by line."""
        line: list[QLayoutItem] = []
        used = 0
        for item in self._shown():
            wanted = self._least(item)
            if line and used + self.spacing() + wanted > width:
                yield line
                line, used = [], 0
            used += wanted + (self.spacing() if line else 0)
            line.append(item)
        if line:
            yield line

    def _height(self, item: QLayoutItem, most: int) -> int:
        """How high a part is as wide as it wants to be."""
        wide = self._wanted(item) if self._is_even else item.sizeHint().width()
        has_height = item.hasHeightForWidth()
        return item.heightForWidth(min(wide, most)) if has_height else item.sizeHint().height()

    def _place_line(self, line: Sequence[QLayoutItem], rect: QRect, line_count: int) -> None:
        left = rect.left()
        lacking = sum(map(self._wanted, line)) + self.spacing() * (len(line) - 1) - rect.width()
        for item in line:
            width = max(self._least(item), self._wanted(item) - max(0, lacking))
            width = min(width, self._wanted(item), rect.width())
            height = self._height(item, rect.width())
            if line_count == 1 and item.widget() is self._pushed and self._pushed is not None:
                left = rect.right() + 1 - width
            drop = 0 if self._is_even else (rect.height() - height) // 2
            item.setGeometry(QRect(left, rect.top() + drop, width, height))
            left += width + self.spacing()


class Flowing(QWidget):
    """Holds a FlowLayout, and is never lower than its lines, wherever it stands."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The narrower, the more lines."""
        super().resizeEvent(event)
        self._keep_height()

    def event(self, event: QEvent) -> bool:
        """A part may have come, gone, or another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._keep_height()
        return super().event(event)

    def _keep_height(self) -> None:
        layout = self.layout()
        # a splitter asks nobody how high it is in its width
        if layout is not None and not is_dressing():
            self.setMinimumHeight(layout.heightForWidth(self.width()))


def flow_of(
    *parts: QWidget,
    pushed: QWidget | None = None,
    giving: QWidget | None = None,
    spacing: int = 8,
) -> QWidget:
    """Parts that wrap in a widget of their own, `pushed` the last and at the right end.

    The part that is `giving` gets narrower before any goes to the next line.
    """
    box = Flowing()
    flow = FlowLayout(box, spacing=spacing)
    every = (*parts, pushed) if pushed is not None else parts
    for part in every:
        flow.addWidget(part)
    if pushed is not None:
        flow.push_right(pushed)
    if giving is not None:
        flow.let_give(giving)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    box.setSizePolicy(policy)
    return box
