"""EmptyState: what belongs in an empty place, and the first thing to do about it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from tooldesk_ui.language import tr
from tooldesk_ui.late_dressing import dress
from tooldesk_ui.text_size import px, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import IconLabel
from tooldesk_ui.widgets.plain_text import PlainLabel

ICON_SIZE = 32
TEXT_WIDTH = 360
MIN_TEXT_WIDTH = 160
MARGIN = 24
MOST_TEXT_HEIGHT = 2_000
EVEN_ENOUGH = 8


class EmptyState(QScrollArea):
    """An icon, a heading, one or two sentences, and at most one button, in the middle.

    It scrolls where it is too low for them.
    """

    def __init__(self, theme: Theme, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # as in TextView: Qt's own would have every class of widget loaded before the first frame
        self.setViewport(QWidget(self))
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._icon = IconLabel(theme, icon, size=ICON_SIZE, parent=self)
        self._heading = PlainLabel(parent=self)
        self._heading.setProperty("level", "heading")
        self._text = PlainLabel(parent=self)
        self._text.setProperty("tone", "dim")
        self._text.setWordWrap(True)
        self._button = QPushButton(self)
        self._button.setObjectName("empty_state_button")
        self._button.hide()
        self._action: QAction | None = None
        self._shown = "", ""
        self._button.clicked.connect(self._on_clicked)
        self._lay_out()
        self.setMinimumHeight(1)
        scaled(self, least_width=MIN_TEXT_WIDTH + 2 * MARGIN)
        theme.changed.connect(self._fit_text)

    def set_words(self, heading: str, text: str, action: QAction | None = None) -> None:
        """Say `heading` and `text`; offer `action` when there is one."""
        self._shown = heading, text
        self._heading.setText(heading)
        self._text.setText(text)
        self._fit_text()
        self._follow(action)
        self._button.setVisible(action is not None)
        # None takes it away, which Qt's type hints don't know
        self.setFocusProxy(self._button if action is not None else None)  # type: ignore[arg-type]
        self.setAccessibleName(f"{tr(heading)}. {tr(text)}")
        self._say_action()

    def _follow(self, action: QAction | None) -> None:
        if action is self._action:
            return
        if self._action is not None and isValid(self._action):
            self._action.changed.disconnect(self._say_action)
        self._action = action
        if action is not None:
            # in another language it may be said later than this
            action.changed.connect(self._say_action)

    def _say_action(self) -> None:
        if self._action is not None:
            self._button.setText(tr(self._action.iconText()))
            self._button.setAccessibleName(tr(self._action.iconText()))

    def retranslate(self) -> None:
        """The language is another one."""
        self.set_words(*self._shown, self._action)

    def heading(self) -> str:
        """The heading that is shown."""
        return self._heading.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The text wraps earlier in a narrow place."""
        # before what holds it is laid out in that width
        self._fit_text()
        super().resizeEvent(event)

    def _fit_text(self) -> None:
        # while nobody sees it, it has not been told its font
        dress(self._text)
        # a centred label is not asked for its height at its width by the layout, and says never
        # less than it was fixed to before
        least, width = px(MIN_TEXT_WIDTH), self.viewport().width() - 2 * MARGIN
        width = max(min(px(TEXT_WIDTH), width), least)
        height = self._text_height(width)
        # no narrower than as many lines need, so that no word is left alone on the last one
        while width - least > EVEN_ENOUGH:
            middle = (least + width) // 2
            is_enough = self._text_height(middle) <= height
            least, width = (least, middle) if is_enough else (middle, width)
        if self._text.size() != QSize(width, height):
            self._text.setFixedSize(width, height)
            self._column.activate()

    def _text_height(self, width: int) -> int:
        room = QRect(0, 0, width, MOST_TEXT_HEIGHT)
        wraps = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        return self._text.fontMetrics().boundingRect(room, wraps, self._text.text()).height()

    def _on_clicked(self) -> None:
        if self._action is not None:
            self._action.trigger()

    def _lay_out(self) -> None:
        centre = Qt.AlignmentFlag.AlignHCenter
        self._text.setAlignment(centre)
        content = QWidget()
        self._column = column = QVBoxLayout(content)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(8)
        column.addStretch(2)
        column.addWidget(self._icon, alignment=centre)
        column.addSpacing(4)
        column.addWidget(self._heading, alignment=centre)
        column.addWidget(self._text, alignment=centre)
        column.addSpacing(8)
        column.addWidget(self._button, alignment=centre)
        column.addStretch(3)
        self.setWidget(content)
        # what is behind it stays to be seen
        for part in (content, self.viewport()):
            part.setAutoFillBackground(False)
