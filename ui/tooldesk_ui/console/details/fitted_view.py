"""FittedView: read-only monospaced text that is as high as it needs to be, up to a limit."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.results.result_text import OUTLINE, PADDING
from tooldesk_ui.widgets.text_area.text_area import TextArea
from tooldesk_ui.widgets.text_area.text_view import MARGIN
from tooldesk_ui.widgets.translated import set_name


class FittedView(TextArea):
    """Plain text of any size; it scrolls when it has more lines than the limit."""

    def __init__(
        self, name: str, theme: Theme, *, max_lines: int = 12, parent: QWidget | None = None
    ) -> None:
        self._max_lines = max_lines
        super().__init__(theme, parent, is_read_only=True)
        self.setObjectName(f"{name.lower().replace(' ', '_')}_view")
        set_name(self, name)
        self.setProperty("level", "dense")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text_changed.connect(self.fit_height)

    def fit_height(self) -> None:
        """Be as high as the text, within the limit."""
        rows = min(self.rows_up_to(self._max_lines), self._max_lines)
        frame = OUTLINE + px(PADDING)
        height = rows * self.row_height + 2 * MARGIN + frame + self.viewportMargins().top()
        if height != self.minimumHeight():
            self.setFixedHeight(height)

    def make_room_above(self, height: int) -> None:
        """Grow by what the find bar takes."""
        super().make_room_above(height)
        self.fit_height()

    def sizeHint(self) -> QSize:
        """Narrow enough for every panel; the height is fixed."""
        return QSize(160, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrapping changes with the width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit_height()

    def _on_look_changed(self) -> None:
        super()._on_look_changed()
        self.fit_height()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the lanes, not this view, unless a person works in it."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
