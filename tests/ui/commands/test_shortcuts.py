"""Keys can be changed, conflicts are named, everything can be reset, and a restart keeps it."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tooldesk_ui.commands.key_tip import KeyTip
from tooldesk_ui.commands.shortcuts import Shortcuts, fault_of
from tooldesk_ui.console.right_side import RightSide
from tooldesk_ui.frame.shortcut_dialog import ShortcutDialog
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.frame.window_state import FILE_NAME, WindowState
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.theme import Theme


def test_as_it_comes_no_two_commands_conflict(theme: Theme, tmp_path) -> None:
    commands = every_command(theme)
    shortcuts = Shortcuts(commands, WindowState(tmp_path))
    named = {each.title: shortcuts.conflicts(each, each.keys) for each in commands if each.keys}
    assert {title: found for title, found in named.items() if found} == {}
    # the same keys on screens, or on parts of one, of which one listens at a time are no conflict
    assert commands["edit_pool"].keys == commands["set_limit"].keys
    assert [each.objectName() for each in shortcuts.conflicts(commands["run"], "Ctrl+K")] == [
        "palette"
    ]


@pytest.mark.parametrize(
    ("keys", "is_fine"),
    [
        ("G", False),
        ("Shift+G", False),
        ("Ctrl+G", True),
        ("F7", True),
        ("Ctrl++", True),
        ("", True),
    ],
)
def test_key_that_is_typed_is_refused(keys: str, is_fine: bool) -> None:
    assert (fault_of(keys) == "") is is_fine


def test_taken_keys_are_taken_away_and_reset_brings_them_back(theme: Theme, tmp_path) -> None:
    state = WindowState(tmp_path)
    commands = every_command(theme)
    shortcuts = Shortcuts(commands, state)
    edit, clear = commands["edit_tool"], commands["clear"]
    shortcuts.change(edit, "Ctrl+K")
    assert (edit.keys, commands["palette"].keys) == ("Ctrl+K", "")
    shortcuts.change(clear, "")
    state.write()
    again = every_command(theme)
    kept = Shortcuts(again, WindowState(tmp_path))
    assert (again["edit_tool"].keys, again["palette"].keys, again["clear"].keys) == (
        "Ctrl+K",
        "",
        "",
    )
    kept.reset(again["palette"])
    assert (again["palette"].keys, again["edit_tool"].keys) == ("Ctrl+K", "")
    kept.reset_all()
    assert all(each.keys == _as_it_comes(each.entry.shortcut) for each in again)


def test_what_only_names_keys_follows_them(theme: Theme, tmp_path, qtbot) -> None:
    commands = every_command(theme)
    shortcuts = Shortcuts(commands, WindowState(tmp_path))
    right, part = RightSide(theme, commands), QWidget()
    qtbot.addWidget(right)
    qtbot.addWidget(part)
    right.set_words(0, None, is_ready=True)
    part.setToolTip("Show only some")
    KeyTip(part, commands["find"])
    for id_, keys in (("find", "Ctrl+9"), ("run", "F4"), ("step", "")):
        shortcuts.change(commands[id_], keys)
    words = " ".join(each.text() for each in right.findChildren(QLabel))
    assert part.toolTip() == "Show only some (Ctrl+9)"
    assert "Run (F4) takes" in words
    assert "Step goes" in words


def _as_it_comes(keys: str) -> str:
    return QKeySequence.listToString(QKeySequence.listFromString(keys)) if keys else ""


def test_odd_state_is_left_out(theme: Theme, tmp_path) -> None:
    odd = {"shortcuts": {"edit_tool": 7, "gone": "Ctrl+G", "clear": "F7"}}
    (tmp_path / FILE_NAME).write_text(json.dumps(odd), encoding="utf-8")
    commands = every_command(theme)
    Shortcuts(commands, WindowState(tmp_path))
    assert (commands["edit_tool"].keys, commands["clear"].keys) == ("Ctrl+E", "F7")


def test_keys_are_changed_in_the_dialog_and_work_at_once(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        window.commands["shortcuts"].trigger()
        dialog = window.findChild(ShortcutDialog)
        QTest.keyClicks(dialog.search, "no such command")
        nothing = dialog.findChild(QWidget, "no_command")
        assert nothing.isVisible()
        dialog.search.clear()
        QTest.keyClicks(dialog.search, "edit tool")
        assert not nothing.isVisible()
        assert dialog.current() is window.commands["edit_tool"]
        dialog.keys.setKeySequence(QKeySequence("G"))
        assert not dialog.go.isEnabled()
        dialog.keys.setKeySequence(QKeySequence("Ctrl+K"))
        assert "“Commands” (Everywhere), which would lose it" in dialog.remark.text()
        dialog.go.click()
        assert window.findChild(QPushButton, "palette_button").text() == "Commands"
        dialog.findChild(QPushButton, "shortcut_reset").click()
        assert window.commands["edit_tool"].keys == "Ctrl+E"
        dialog.findChild(QPushButton, "shortcuts_reset_all").click()
        assert window.findChild(QPushButton, "palette_button").text() == "Ctrl+K  Commands"
        dialog.search.setText("set limit")
        assert dialog.current().screen == "limits"
        dialog.search.setText("console")
        dialog.keys.setKeySequence(QKeySequence("Ctrl+Alt+9"))
        changed = dialog.current()
        dialog.go.click()
        dialog.reject()
        await until(lambda: window.findChild(ShortcutDialog) is None)
        assert changed.keys == "Ctrl+Alt+9"
        assert window.state.section("shortcuts") == {changed.objectName(): "Ctrl+Alt+9"}
        window.show_screen("tools")
        button = window.findChild(QWidget, "activity_tools")
        window.activateWindow()
        await until(window.isActiveWindow)
        held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        QTest.keyClick(button, Qt.Key.Key_9, held)
        assert window.front == "console"

    live(body)
