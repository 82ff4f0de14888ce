"""ResultText: all of a result as text, as high as it is, or as there is room."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy

from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.text_area.json_colours import JsonColours
from tooldesk_ui.widgets.text_area.text_area import TextArea
from tooldesk_ui.widgets.text_area.text_view import MARGIN
from tooldesk_ui.widgets.translated import set_name

OUTLINE, PADDING, SCROLL_BAR = 2, 8, 14
"""Of the style sheet, above and below; an outline is as wide at any text size."""


class ResultText(TextArea):
    """Read-only; it scrolls only when it has more rows than there is room for."""

    def __init__(self, theme: Theme, text: str, *, is_json: bool, wraps: bool) -> None:
        self._most_height, self._most = 0, 1
        super().__init__(theme, wraps=wraps, is_read_only=True)
        self.setObjectName("result_text")
        set_name(self, "Result")
        self.setProperty("level", "dense")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if wraps:
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if is_json:
            self.set_colours(JsonColours(theme))
        self.set_text(text)

    @property
    def is_cut(self) -> bool:
        """Whether there is more than is shown at once."""
        return self.rows_up_to(self._most + 1) > self._most

    def set_room(self, height: int) -> None:
        """Be no higher than this."""
        self._most_height = height
        self._most = max(1, (height - self._beside) // self.row_height)
        self._fit()

    def make_room_above(self, height: int) -> None:
        """Grow by what the find bar takes."""
        super().make_room_above(height)
        self._fit()

    def sizeHint(self) -> QSize:
        """Narrow enough for every panel; the height is fixed."""
        return QSize(160, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrapping changes with the width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the lanes as long as all of the text is seen, or nobody works in it."""
        if self.hasFocus() and self.verticalScrollBar().maximum() > 0:
            super().wheelEvent(event)
        else:
            event.ignore()

    def _on_look_changed(self) -> None:
        super()._on_look_changed()
        self.set_room(self._most_height)

    @property
    def _beside(self) -> int:
        return OUTLINE + px(PADDING) + 2 * MARGIN + (0 if self._wraps else px(SCROLL_BAR))

    def _fit(self) -> None:
        rows = min(self.rows_up_to(self._most), self._most)
        height = rows * self.row_height + self._beside + self.viewportMargins().top()
        if height != self.minimumHeight():
            self.setFixedHeight(height)
