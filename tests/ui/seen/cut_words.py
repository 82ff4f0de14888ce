"""Finds words that a widget has no room for, and that neither are elided nor can be scrolled to."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QWidget,
)

SLACK = 1
"""A pixel is what rounding takes."""

ELIDING = ("ElidedLabel", "Summary")
"""Classes that end in an ellipsis by themselves."""

Size = tuple[int, int]


def cut_words(window: QWidget) -> list[str]:
    """What of a window's words can't be read whole, a line each."""
    shown = [each for each in window.findChildren(QWidget) if each.isVisible()]
    inside = [each for each in shown if each.window() is window]
    return [line for widget in inside for line in _faults(widget, window)]


def _faults(widget: QWidget, window: QWidget) -> Iterator[str]:
    words = _words(widget)
    if not words:
        return
    named = f"{_name(widget)} {words[:40]!r}"
    if type(widget).__name__ not in ELIDING:
        (wide, high), room = _needed(widget), _room(widget)
        if wide > room + SLACK or high > widget.height() + SLACK:
            yield f"{named}: needs {wide}x{high}, has {room}x{widget.height()}"
    yield from (f"{named}: {fault}" for fault in _clipped(widget, window))


def _words(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QTabBar):
        return " ".join(map(widget.tabText, range(widget.count())))
    return ""


def _needed(widget: QWidget) -> Size:
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel) and widget.wordWrap():
        return 0, widget.heightForWidth(widget.width())
    if isinstance(widget, QLabel | QTabBar):
        return widget.sizeHint().width(), metrics.height()
    if isinstance(widget, QComboBox):
        # one that is no field is explained by its tool tip, and whole in its list
        is_told = widget.toolTip() and not widget.isEditable()
        return 0 if is_told else metrics.horizontalAdvance(widget.currentText()), metrics.height()
    if isinstance(widget, QToolButton):
        is_icon = widget.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
        return 0 if is_icon else metrics.horizontalAdvance(widget.text()), metrics.height()
    return widget.sizeHint().width(), metrics.height()


def _room(widget: QWidget) -> int:
    if not isinstance(widget, QComboBox):
        return widget.width()
    option = QStyleOptionComboBox()
    widget.initStyleOption(option)
    box, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    return widget.style().subControlRect(box, option, part, widget).width()


def _clipped(widget: QWidget, window: QWidget) -> Iterator[str]:
    """Where a part around it ends before the widget does, and nothing scrolls there."""
    rect, inner = widget.rect(), widget
    while inner is not window and (around := inner.parentWidget()) is not None:
        rect = QRect(inner.mapTo(around, rect.topLeft()), rect.size())
        scrolls_across, scrolls_down = _scrolls(around)
        seen = around.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if not scrolls_across and (rect.left() < seen.left() or rect.right() > seen.right()):
            yield f"ends at {rect.right()} in {_name(around)}, {around.width()} wide"
            return
        if not scrolls_down and (rect.top() < seen.top() or rect.bottom() > seen.bottom()):
            yield f"ends at {rect.bottom()} in {_name(around)}, {around.height()} high"
            return
        if scrolls_across or scrolls_down:
            # what is scrolled to is seen as far as there is room
            rect = rect.intersected(seen) if rect.intersects(seen) else QRect(0, 0, 1, 1)
        inner = around


def _scrolls(viewport: QWidget) -> tuple[bool, bool]:
    area = viewport.parentWidget()
    if not isinstance(area, QAbstractScrollArea) or area.viewport() is not viewport:
        return False, False
    off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return (
        area.horizontalScrollBar().maximum() > 0 and area.horizontalScrollBarPolicy() != off,
        area.verticalScrollBar().maximum() > 0 and area.verticalScrollBarPolicy() != off,
    )


def _name(widget: QWidget) -> str:
    around: QWidget | None = widget
    while around is not None and not around.objectName():
        around = around.parentWidget()
    inside = "" if around is widget else " in"
    return f"{type(widget).__name__}{inside} {around.objectName() if around is not None else ''}"
