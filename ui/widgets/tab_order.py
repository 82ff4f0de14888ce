"""Tab order from what is seen: rows and lanes come and go, so no fixed chain would stay right."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QSplitter, QWidget


def move_focus(root: QWidget, *, forwards: bool) -> bool:
    """Focus what comes after, or before, within `root`, and leave it at its ends."""
    order = list(focusable(root))
    current = QApplication.focusWidget()
    if current not in order:
        return False
    place = order.index(current) + (1 if forwards else -1)
    reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
    if 0 <= place < len(order):
        order[place].setFocus(reason)
        return True
    step = QWidget.nextInFocusChain if forwards else QWidget.previousInFocusChain
    outside = _first_outside(root, current, step) or order[0 if forwards else -1]
    outside.setFocus(reason)
    return True


def focusable(widget: QWidget | None) -> Iterator[QWidget]:
    """What Tab can reach in `widget`, from the top left to the bottom right as it is laid out."""
    if widget is None or not widget.isVisible() or not widget.isEnabled():
        return
    if _takes_tab(widget):
        yield widget
    if isinstance(widget, QSplitter):
        for place in range(widget.count()):
            yield from focusable(widget.widget(place))
    elif isinstance(widget, QScrollArea):
        yield from focusable(widget.widget())
    elif (layout := widget.layout()) is not None:
        yield from _in_layout(layout)


def _in_layout(layout: QLayout) -> Iterator[QWidget]:
    for place in range(layout.count()):
        item = layout.itemAt(place)
        if item is None:
            continue
        if (below := item.layout()) is not None:
            yield from _in_layout(below)
        elif (widget := item.widget()) is not None:
            yield from focusable(widget)


def _takes_tab(widget: QWidget) -> bool:
    return bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)


def _first_outside(
    root: QWidget, start: QWidget, step: Callable[[QWidget], QWidget | None]
) -> QWidget | None:
    widget = step(start)
    while widget is not None and widget is not start:
        is_inside = widget is root or root.isAncestorOf(widget)
        if not is_inside and _takes_tab(widget) and widget.isVisible() and widget.isEnabled():
            return widget
        widget = step(widget)
    return None
