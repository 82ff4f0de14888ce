"""Tab order from what is seen: rows and lanes come and go, so no fixed chain would stay right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLayout,
    QScrollArea,
    QSplitter,
    QWidget,
)

PartT = TypeVar("PartT", QWidget, QLayout)


def move_focus(parts: Iterable[QWidget | None], *, forwards: bool) -> bool:
    """Focus what comes after, or before, in all `parts` of a window; the ends meet."""
    order = [each for part in parts for each in focusable(part)]
    current = QApplication.focusWidget()
    if current not in order:
        return False
    place = order.index(current) + (1 if forwards else -1)
    reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
    reached = order[place % len(order)]
    reached.setFocus(reason)
    _bring_into_view(reached)
    return True


def _bring_into_view(widget: QWidget) -> None:
    """In all that scrolls around it: Qt does so only within what had the focus before."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(widget)
        around = around.parentWidget()


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
        yield from _in_layout(layout, _of_kind(QWidget, widget))


def _in_layout(layout: QLayout, parts: list[QWidget]) -> Iterator[QWidget]:
    """`parts` are the widgets that it may hold."""
    # not by its items: Qt deletes these without telling Python, which takes what is made in the
    # same place later for one of them
    below = _of_kind(QLayout, layout)
    inside: list[QWidget | QLayout] = [*parts, *below]
    placed = sorted(
        (place, at) for at, each in enumerate(inside) if (place := layout.indexOf(each)) >= 0
    )
    for _, at in placed:
        part = inside[at]
        yield from _in_layout(part, parts) if isinstance(part, QLayout) else focusable(part)


def _of_kind(kind: type[PartT], parent: QObject) -> list[PartT]:
    return [each for each in parent.children() if isinstance(each, kind)]


def _takes_tab(widget: QWidget) -> bool:
    if (proxy := widget.focusProxy()) is not None and proxy.isAncestorOf(widget):
        return False  # a part of it, as the line of a field for keys
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if group is not None and group.exclusive() and (chosen := group.checkedButton()) is not None:
        # one stop for all of them, as for radio buttons; Qt would stop where it was left
        return widget is chosen
    return bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)


def move_pane(screen: QWidget, *, forwards: bool) -> None:
    """Focus the next, or the previous, pane of a screen, where it was left; the ends meet."""
    panes = [(pane, list(parts)) for pane, parts in groupby(focusable(screen), _pane_of)]
    current = QApplication.focusWidget()
    here = next((at for at, (_, parts) in enumerate(panes) if current in parts), None)
    if panes:
        step = (1 if forwards else -1) if here is not None else 0
        pane, parts = panes[((here or 0) + step) % len(panes)]
        left_at = pane.focusWidget() if pane is not None else None
        reason = Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        (left_at if left_at in parts else parts[0]).setFocus(reason)


def _pane_of(widget: QWidget) -> QWidget | None:
    """The part of a splitter that a widget is in; None for what is around them."""
    part: QWidget | None = widget
    while part is not None and not isinstance(part.parentWidget(), QSplitter):
        part = part.parentWidget()
    return part
