"""What has the focus looks otherwise than without it: who uses keys alone sees where they are."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

AROUND = 3
"""Pixels around a widget that may show its focus, as a frame of what it stands in does."""


def reached(root: QWidget) -> list[QWidget]:
    """What Tab comes to in a window."""
    return [
        each
        for each in root.findChildren(QWidget)
        if each.isVisibleTo(root)
        and each.isEnabled()
        and each.window() is root
        and each.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and each.focusProxy() is None
        and not each.visibleRegion().isEmpty()
    ]


def look(widget: QWidget) -> QImage:
    """A widget, and a little of what it stands in."""
    window = widget.window()
    corner = widget.mapTo(window, QPoint(0, 0))
    around = widget.rect().translated(corner).adjusted(-AROUND, -AROUND, AROUND, AROUND)
    return window.grab(around).toImage()


def unseen(root: QWidget) -> Iterator[str]:
    """What looks the same with and without the focus."""
    for widget in reached(root):
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        if not widget.hasFocus():
            continue
        focused = look(widget)
        widget.clearFocus()
        if look(widget) == focused:
            yield f"{type(widget).__name__} {widget.objectName()} {widget.accessibleName()!r}"
