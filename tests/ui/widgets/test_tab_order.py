"""Tab follows the layouts; F6 walks the panes of the screen in front, and comes back to each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLayoutItem,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import getAllValidWrappers

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.widgets.tab_order import focusable


def is_seen(window: MainWindow, name: str) -> bool:
    found = window.findChild(QWidget, name)
    return found is not None and found.isVisible()


def test_panes_are_walked_round_and_remember_their_focus(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        window.show_screen("tools")
        tools = window.tools
        await until(lambda: tools.list.view.currentIndex().isValid())
        # the page of the first tool is made in a turn of its own
        await until(lambda: is_seen(window, "try_tool_button"))
        tools.list.view.setFocus()

        def press(modifier: Qt.KeyboardModifier) -> QWidget:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6, modifier)
            return QApplication.focusWidget()

        forwards, back = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
        detail = press(forwards)
        assert detail is window.findChild(QWidget, "try_tool_button")
        bar = press(forwards)
        assert bar is window.findChild(QWidget, "new_tool_button")
        assert press(forwards) is tools.list.view
        assert [press(back), press(back), press(back)] == [bar, detail, tools.list.view]
        window.findChild(QWidget, "activity_tools").setFocus()
        assert press(forwards).window() is window
        assert window.findChild(QWidget, "new_tool_button").hasFocus()

    live(body)


def test_parts_come_as_they_are_laid_out_and_no_item_of_a_layout_is_held(qtbot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    last, first, second = QPushButton(), QLineEdit(), QLineEdit()
    column, line = QVBoxLayout(window), QHBoxLayout()
    column.addSpacing(8)
    column.addLayout(line)
    line.addStretch(1)
    for part in (first, second):
        line.addWidget(part)
    column.addWidget(last)
    QPushButton(window)  # in no layout
    window.show()
    held = {id(each) for each in getAllValidWrappers() if isinstance(each, QLayoutItem)}

    assert list(focusable(window)) == [first, second, last]

    now = [each for each in getAllValidWrappers() if isinstance(each, QLayoutItem)]
    assert all(id(each) in held for each in now)
