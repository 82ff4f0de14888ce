"""Every row and lane has a menu of what can be done with it, by mouse and by keyboard."""

from __future__ import annotations

import json

from PySide6.QtCore import QPoint
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QPushButton, QWidget

from tooldesk_ui.main_window import MainWindow


def ask_at(part: QWidget, place: QPoint) -> None:
    by_mouse = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(by_mouse, place, part.mapToGlobal(place))
    QApplication.sendEvent(part, event)


def taken() -> list[str]:
    """What the open menu offers; it is closed then."""
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return []
    words = [each.text().replace("&", "") for each in menu.actions() if each.text()]
    menu.close()
    return words


def row_menu(view: QAbstractItemView, row: int) -> list[str]:
    place = view.visualRect(view.model().index(row, 0)).center()
    ask_at(view.viewport(), place)
    return taken()


def shows(view: QAbstractItemView, row: int) -> bool:
    place = view.visualRect(view.model().index(row, 0)).center()
    return view.viewport().rect().contains(place)


def test_row_is_chosen_and_its_commands_name_it(live, until, write_tool, no_bus) -> None:
    for name in ("look", "mend", "nod"):
        code = f"def {name}() -> str:\n    'Do.'\n    return 'x'\n"
        write_tool(name, code, env_vars=[{"name": "W_KEY"}])

    async def body(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        window.show_screen("tools")
        await until(lambda: window.tools.list.model.rowCount() == 3)
        listed = window.tools.list
        name = listed.model.row_at(2).name
        assert f"Remove tool {name}" in row_menu(listed.view, 2)
        assert listed.current().name == name
        window.commands.offer(False, "edit_tool")
        ask_at(listed.view.viewport(), listed.view.visualRect(listed.model.index(2, 0)).center())
        window.commands.offer(True, "edit_tool", of=name)
        menu = QApplication.activePopupWidget()
        await until(lambda: window.commands["edit_tool"] in menu.actions())
        assert f"Edit tool {name}" in taken()
        below = QPoint(5, listed.view.viewport().height() - 2)
        ask_at(listed.view.viewport(), below)
        assert taken() == []
        listed.view.setFocus()
        keys = window.commands["context_menu"].shortcut()[0]
        QTest.keyClick(listed.view, keys.key(), keys.keyboardModifiers())
        assert f"Edit tool {name}" in taken()
        listed.view.setMaximumHeight(listed.view.rowHeight(0))
        await until(lambda: not shows(listed.view, 2))
        QTest.keyClick(listed.view, keys.key(), keys.keyboardModifiers())
        assert shows(listed.view, 2)
        place = listed.view.mapFromGlobal(QApplication.activePopupWidget().pos())
        assert listed.view.rect().contains(place)
        assert f"Edit tool {name}" in taken()
        window.show_screen("secrets")
        await until(lambda: window.secrets.variables.list.has_rows)
        assert "Set value of W_KEY…" in row_menu(window.secrets.variables.list.view, 0)
        window.show_screen("limits")
        await until(lambda: window.limits.pools.model.rowCount() > 1)
        name = window.limits.table.model.row_at(1).name
        assert f"Set limit of {name}…" in row_menu(window.limits.table.view, 1)
        view = window.limits.pools.view
        assert f"Edit pool {view.model().index(1, 0).data()}…" in row_menu(view, 1)

    live(body)


def test_lane_and_its_stages_have_the_menu_of_their_call(live, until) -> None:
    async def body(window: MainWindow) -> None:
        call = {"name": "calculator", "arguments": {"expression": "1 + 1"}}
        text = f"<tool_call>{json.dumps(call)}</tool_call>\n" * 2
        window.console._raw.editor.set_text(text)
        run = window.findChild(QPushButton, "run_button")
        await until(run.isEnabled)
        run.click()
        session = window.console._session
        await until(lambda: session.runner.record is not None)
        await until(lambda: session.runner.record.finished is not None)
        lanes = session.lanes
        await until(lambda: len(lanes.lanes) == 2 and not lanes.is_filling)
        lane = lanes.lanes[1]
        ask_at(lanes, lane.header.mapTo(lanes, lane.header.rect().center()))
        assert "Close call 2" in taken()
        stage = lanes.lanes[0].cards[0]
        stage.setFocus()
        ask_at(lanes, stage.mapTo(lanes, stage.rect().topLeft() + QPoint(8, 8)))
        assert "Close call 1" in taken()
        await until(lambda: window.commands["copy_message"].title == "Copy message of call 1")

    live(body)
