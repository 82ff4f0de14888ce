"""Whatever a screen shows, the focus is where a person can go on, and Tab comes to everything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget

from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.main_window import MainWindow

ALL = [entry.id for entry in SCREENS]
FIRST_STEPS = {
    "tools": "New tool",
    "secrets": "Add secret…",
    "limits": "Add Python file…",
    "cache": "Open tools",
    "history": "Open console",
    "servers": "Add server…",
}
"""What an empty screen offers."""


def can_be_reached(widget: QWidget) -> bool:
    takes_tab = bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
    is_part = widget.focusProxy() is not None or isinstance(widget.parent(), QComboBox)
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if group is not None and group.exclusive():
        takes_tab, is_part = widget is group.checkedButton(), False
    return takes_tab and not is_part and widget.isVisible() and widget.isEnabled()


def focused_in(window: MainWindow, screen: str) -> QWidget | None:
    """What has the focus, once it is something that can be used on this screen."""
    focused = window.focusWidget()
    here = window.screens()[screen]
    assert isinstance(here, QWidget)
    is_here = focused is not None and here.isAncestorOf(focused)
    return focused if is_here and can_be_reached(focused) else None


def tabbed(window: MainWindow, key: Qt.Key) -> list[QWidget]:
    """What has the focus after each press, until one comes for the second time."""
    wanted = [each for each in window.findChildren(QWidget) if can_be_reached(each)]
    start = QApplication.focusWidget()
    visited: list[QWidget] = []
    while start not in visited and len(visited) <= len(wanted):
        QTest.keyClick(QApplication.focusWidget(), key)
        visited.append(QApplication.focusWidget())
    return visited


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_comes_to_every_control_and_round(live, until, key: Qt.Key) -> None:
    async def body(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        # the rows of a screen are read in a moment, and actions are offered with them
        await until(lambda: window.tools.list.model.rowCount() > 0)
        faults = []
        for screen in ALL:
            window.show_screen(screen)
            await until(lambda screen=screen: focused_in(window, screen))
            start = QApplication.focusWidget()
            wanted = {e.objectName() for e in window.findChildren(QWidget) if can_be_reached(e)}
            visited = tabbed(window, key)
            if visited[-1] is not start:
                faults.append(f"{screen}: ends at {visited[-1].objectName()}")
            if missed := wanted ^ {each.objectName() for each in visited}:
                faults.append(f"{screen}: {missed} is missed, or should not be reached")
        assert faults == []

    live(body)


def test_focus_is_at_what_can_be_used_next_on_every_empty_screen(live, until, paths) -> None:
    (paths.workspace_dir / "tools").mkdir(parents=True)

    async def body(window: MainWindow) -> None:
        await until(lambda: window.app is not None)
        for screen, words in FIRST_STEPS.items():
            window.show_screen(screen)
            await until(lambda screen=screen: focused_in(window, screen))
            focused = focused_in(window, screen)
            assert isinstance(focused, QAbstractButton), screen
            assert focused.text() == words
        window.show_screen("console")
        assert focused_in(window, "console") is window.console._raw.editor

    live(body)


def test_focus_follows_the_rows_of_a_screen(live, until, write_tool) -> None:
    """It comes to the filter with the first row, and to the first step when the last one goes."""
    write_tool("greet", 'def greet() -> str:\n    """Greet."""\n    return "hi"\n')

    async def body(window: MainWindow) -> None:
        window.show_screen("tools")
        await until(lambda: focused_in(window, "tools"))
        window.tools.list.set_failed("The tools can't be read", "Say why.")
        assert window.focusWidget() is window.tools.list.empty, "there is nothing that can be used"
        window.tools.find_text()
        assert window.focusWidget() is window.tools.list.empty
        window.refresh_tools()
        await until(lambda: window.tools.list.model.rowCount() == 1)
        assert window.focusWidget() is window.tools.list.search
        window.tools.list.view.setFocus()
        window.commands["remove_tool"].trigger()
        await until(lambda: window.tools.list.model.rowCount() == 0)
        assert isinstance(window.focusWidget(), QAbstractButton)
        window.history.undo()
        await until(lambda: window.tools.list.model.rowCount() == 1)
        assert isinstance(focused_in(window, "tools"), QLineEdit)

    live(body)


def test_button_that_ends_while_it_has_the_focus_leaves_it_on_its_screen(
    live, until, write_tool
) -> None:
    for name in ("look", "mend"):
        write_tool(name, f"def {name}() -> str:\n    'Do.'\n    return 'x'\n")

    async def body(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        window.show_screen("tools")
        listed = window.tools.list
        await until(lambda: listed.model.rowCount() == 2)
        listed.view.selectAll()
        button = window.findChild(QAbstractButton, "several_switch_tool_button")
        await until(button.isVisible)
        button.setFocus()
        window.commands["switch_tool"].trigger()
        await until(lambda: window.history.undo_words == "disable 2 tools")
        await until(lambda: window.tools.list.model.row_at(0).definition.enabled is False)
        assert QApplication.focusWidget() is listed.search

    live(body)
