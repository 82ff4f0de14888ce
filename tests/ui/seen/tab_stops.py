"""In every dialog, Tab goes as the eye does, reaches all that takes keys, and comes round."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from walk import Until

from tooldesk_ui.widgets.tab_order import focusable

MOST_TABS = 60


async def wrong_stops(dialog: QDialog, until: Until) -> list[str]:
    """What Tab does not come to, and where it goes back, a line each."""
    dialog.activateWindow()
    first = next(focusable(dialog))
    first.setFocus()
    await until(first.hasFocus)
    stops, backwards = tabbed(dialog, first)
    left_out = [each for each in focusable(dialog) if each not in stops]
    return [*(f"{said(each)} is not reached" for each in left_out), *backwards]


def tabbed(dialog: QDialog, first: QWidget) -> tuple[list[QWidget], list[str]]:
    """What has the focus after each Tab, once round, and the steps that go back."""
    stops, backwards = [first], []
    while len(stops) < MOST_TABS:
        before = stops[-1]
        QTest.keyClick(before, Qt.Key.Key_Tab)
        focused = dialog.focusWidget()
        if focused is None or focused in stops:
            break
        stops.append(focused)
        # now, as the next step may scroll both
        if is_backwards(place_of(before), place_of(focused)):
            backwards.append(f"{said(before)}, then {said(focused)}")
    return stops, backwards


def place_of(widget: QWidget) -> QRect:
    """Where it is in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def is_backwards(first: QRect, second: QRect) -> bool:
    """Whether the second is wholly above, where no other column begins, or left in the row."""
    is_above = second.bottom() < first.top()
    is_other_column = second.left() > first.right()
    is_beside = second.top() <= first.bottom() and first.top() <= second.bottom()
    return (is_above and not is_other_column) or (is_beside and second.right() < first.left())


def said(widget: QWidget) -> str:
    """How a failure names it."""
    return widget.objectName() or widget.accessibleName() or type(widget).__name__
