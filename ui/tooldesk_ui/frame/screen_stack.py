"""ScreenStack: the screens behind each other; one that has too little room can be scrolled."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QStackedWidget, QWidget

from tooldesk_ui.frame.screens import first_focus
from tooldesk_ui.text_size import is_dressing
from tooldesk_ui.widgets.translated import translate_within


class _Stack(QStackedWidget):
    """As large as the screen in front has to be; Qt would ask for the largest of all."""

    _least = QSize()
    room = 0
    """The width that there is."""

    def minimumSizeHint(self) -> QSize:
        """In the width that there is, with words wrapped as they are there."""
        screen = self.currentWidget()
        if is_dressing() or screen is None:
            return self._least
        least, layout = screen.minimumSizeHint(), screen.layout()
        height = least.height()
        if layout is not None and layout.hasHeightForWidth():
            height = layout.minimumHeightForWidth(max(self.room, least.width()))
        self._least = QSize(least.width(), height)
        return self._least

    def heightForWidth(self, _width: int, /) -> int:
        """None: what it has to have is in `minimumSizeHint`, and more it takes as it comes."""
        return 0


class ScreenStack(QScrollArea):
    """Scrolls only where a window is too small, or its text too large, for the screen in front."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("screen_stack")
        # one of our own: PySide looks up the type of the usual one, and of bars, among all of Qt's
        self.setViewport(QWidget())
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._screens = _Stack()
        self.setWidget(self._screens)
        self.viewport().setAutoFillBackground(False)
        self._screens.setAutoFillBackground(False)
        QApplication.instance().focusChanged.connect(self._on_focus_moved)  # type: ignore[union-attr]

    @property
    def parent_of_screens(self) -> QWidget:
        """What a screen is made in: one that changes its parent is dressed a second time."""
        return self._screens

    def add(self, screen: QWidget) -> None:
        """Put a screen behind the others."""
        translate_within(screen)
        self._screens.addWidget(screen)

    def show_screen(self, screen: QWidget) -> None:
        """Bring a screen to the front, from its top."""
        self._screens.setCurrentWidget(screen)
        self._screens.updateGeometry()
        self.ensureVisible(0, 0, 0, 0)

    def current(self) -> QWidget | None:
        """The screen in front."""
        return self._screens.currentWidget()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words wrap otherwise in another width."""
        self._screens.room = event.size().width()
        super().resizeEvent(event)

    def _on_focus_moved(self, before: QWidget | None, focused: QWidget | None) -> None:
        screen = self.current()
        if focused is None or screen is None:
            return
        if before is not None and _has_ended(before, screen) and not screen.isAncestorOf(focused):
            # Qt goes to whatever is next in the window
            first_focus(screen, None).setFocus()
            return
        room = self.viewport().size()
        is_whole = self._screens.size().boundedTo(room) == self._screens.size()
        if not is_whole and self._screens.isAncestorOf(focused):
            self.ensureWidgetVisible(focused)


def _has_ended(part: QWidget, screen: QWidget) -> bool:
    """Whether a part of a screen in front can have the focus no more."""
    is_usable = part.isVisible() and part.isEnabled()
    return not is_usable and screen.isVisible() and screen.isAncestorOf(part)
