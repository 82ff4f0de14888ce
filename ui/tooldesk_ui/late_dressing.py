"""Widgets that nobody sees are dressed when they are shown: most of a window is behind its front.

Qt marks what its style sheet has dressed (WA_WState_Polished); what has lost the mark is left alone
when the style sheet changes.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

DRESSED = Qt.WidgetAttribute.WA_WState_Polished
IN_SHEET = Qt.WidgetAttribute.WA_StyleSheetTarget
"""The style sheet has something for such a widget, or one before it had."""

OWN_STYLE = Qt.WidgetAttribute.WA_SetStyle


class _WhenShown(QObject):
    """Dresses what is inside a hidden part as soon as it is no longer hidden."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Qt has shown all that is inside before it says so of the part itself."""
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            for each in (watched, *watched.findChildren(QWidget)):
                if each.isVisible():
                    dress(each)
        return False


def undressing() -> Iterator[None]:
    """Have the next style sheet leave out what can't be seen, a widget a step, until it is shown.

    What the style sheet of now gave it is taken back then, if something remembers that.
    """
    for each in QApplication.allWidgets():
        if isValid(each):
            leave_unseen(each)
            yield


def dressing_unseen() -> Iterator[None]:
    """Dress what was left out, a widget a step, while nobody needs the window."""
    for each in QApplication.allWidgets():
        if isValid(each) and not each.testAttribute(DRESSED) and each.testAttribute(IN_SHEET):
            dress(each)
            yield


def leave_unseen(widget: QWidget) -> None:
    """Take the mark off what can't be seen; it is dressed when the part that hides it is shown."""
    if widget.isVisible() or not widget.testAttribute(DRESSED):
        return
    widget.setAttribute(DRESSED, False)
    part: QWidget | None = widget
    while part is not None and not part.isHidden():
        part = part.parentWidget()
    if part is not None:
        part.installEventFilter(_when_shown())


def rememberer() -> QWidget:
    """Has Qt remember, as long as it lives, what style sheets gave to widgets.

    All style sheets share that, and the last one to go takes it along. A widget that was left out
    would look for ever as one that was set for itself.
    Source: QStyleSheetStyle::polish of Qt 6, and QStyleSheetStyleCaches.
    """
    widget = QWidget()
    widget.setStyleSheet("* {}")
    return widget


def dress(widget: QWidget) -> None:
    """Have a widget look, and measure, as the style sheet of now says."""
    widget.ensurePolished()
    if not widget.testAttribute(DRESSED):
        widget.setAttribute(DRESSED)
        widget.style().polish(widget)


_made: list[_WhenShown] = []


def _when_shown() -> _WhenShown:
    if not _made:
        _made.append(_WhenShown())
    return _made[0]
