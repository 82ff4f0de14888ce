"""Every command can be reached by its keys and its menu, names its object, and is nowhere else."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.mcp_server.remote_tool import RemoteTool
from tooldesk.execution.mcp_server.taken_tools import ServerTools, TakenTools
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.workspace.servers_file import add_server as add_to_file
from tooldesk_ui.commands.command import Command
from tooldesk_ui.commands.command_entry import CommandEntry, plain, without_object
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.frame.screens import SCREENS
from tooldesk_ui.frame.window_commands import every_command
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.servers.server_page import OFFERS, TOOLS
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton

MOST_ENTRIES = 12


@pytest.mark.parametrize(
    ("title", "bare"),
    [
        ("&Remove tool {}", "&Remove tool"),
        ("Copy &result of call {}", "Copy &result of call"),
        ("Copy &path of {}", "Copy &path"),
        ("&Delete value of {}…", "&Delete value…"),
        ("&Try {} in console", "&Try in console"),
    ],
)
def test_title_without_its_object_is_still_a_title(title: str, bare: str) -> None:
    assert without_object(title) == bare


def test_title_names_the_object_and_a_button_does_not(theme: Theme, qtbot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    commands = Commands(theme)
    entry = CommandEntry("remove", "&Remove key {}", "Remove", "For good", shortcut="Ctrl+R")
    commands.add("keys", {"tool": ((entry,),)})
    remove, ran = commands["remove"], []
    commands.join(owner, {"remove": lambda: ran.append(1)})
    assert (remove.title, remove.isEnabled()) == ("Remove key", False)
    remove.offer(of="a&b")
    assert (remove.text(), remove.title) == ("&Remove key a&&b", "Remove key a&b")
    assert (remove.iconText(), remove.toolTip()) == ("Remove", "For good (Ctrl+R)")
    remove.offer(False, of="a&b")
    remove.trigger()
    assert (remove.title, ran) == ("Remove key", [])


def test_tip_of_what_cannot_be_done_says_why(theme: Theme, qtbot) -> None:
    commands = Commands(theme)
    entry = CommandEntry("remove", "&Remove {}…", "Remove", "For good", "remove", "Ctrl+R")
    commands.add("some", {"tool": ((entry,),)})
    remove = commands["remove"]
    button = ActionButton(remove)
    qtbot.addWidget(button)
    commands.offer(False, "remove", why_not="It still runs.")
    assert not button.isEnabled()
    assert button.toolTip() == "For good (Ctrl+R)\nIt still runs."
    commands.offer(True, "remove", of="it", why_not="It still runs.")
    assert button.toolTip() == "For good (Ctrl+R)"
    commands.offer(False, "remove")
    assert button.toolTip() == "For good (Ctrl+R)"


def press(keys: QKeySequence, at: QWidget) -> None:
    combination = keys[0]
    QTest.keyClick(at, combination.key(), combination.keyboardModifiers())


def test_no_key_is_dead_or_ambiguous_on_any_screen(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.activateWindow()
        await until(window.isActiveWindow)
        for screen in SCREENS:
            window.show_screen(screen.id)
        # what is made when it is needed has the rest of them
        window.edit_tool("calculator")
        late = (window.screens()["history"].charts, window.secrets.signing)
        assert None not in (*late, window.screens()["servers"].page.offers)
        await until(lambda: all(command.owner is not None for command in window.commands))
        await until(lambda: window.tools.findChild(QWidget, "tool_editor").isVisible())
        cache = window.screens()["cache"]
        await until(lambda: cache.list.empty.heading() == "No cached answers yet")
        record = CallRecord(ToolContext(), ToolCalling("say", {}), "say")
        await window.app.history.add(record, ToolResult())
        await add_server(window.app)
        window.refresh_tools()
        history = window.screens()["history"]
        history.list.look()
        await until(lambda: history.list.view.isVisibleTo(history))
        ran: list[str] = []
        for command in window.commands:
            command.triggered.disconnect()
            command.triggered.connect(partial(_note, ran, command))
        pressed = set()
        window.show_screen("servers")
        servers = window.screens()["servers"]
        servers.page.open_view(TOOLS)
        await until(lambda: servers.page.tools.list.view.isVisible())
        screens = ("secrets", "keys", "limits", "cache", "history", "servers", "export", "capture")
        screens += ("scenarios", "scan")
        parts = {"keys": "secrets", "offers": "servers"}
        fronts = ("console", "tools", *screens, "offers")
        for front in fronts:
            window.show_screen(parts.get(front, front))
            if front == "offers":
                servers.page.open_view(OFFERS)
            if front in ("secrets", "keys"):
                window.secrets._show_grouping(2 if front == "keys" else 0)
            outside = window.findChild(QWidget, f"activity_{window.front}")
            here = [command for command in window.commands if command.is_here and command.keys]
            for command in here:
                command.setEnabled(True)
            for command in here:
                at = _focusable(command.owner) if command.entry.is_local else outside
                at.setFocus()
                for keys in command.shortcuts():
                    ran.clear()
                    press(keys, at)
                    assert ran == [command.objectName()], (front, command.title, keys.toString())
                pressed.add(command.objectName())
        assert pressed == {each.objectName() for each in window.commands if each.keys}

    live(body)


async def add_server(app: App) -> None:
    """A server with a tool that somebody took over."""
    add_to_file(app.workspace.servers_file, "mine", {"command": "cat"})
    tools = ServerTools({"echo": RemoteTool({"name": "echo"})})
    TakenTools(app.paths.server_tools, app.paths.workspace_dir).write("mine", tools)
    await app.workspace.load()


def _note(ran: list[str], command: Command, *_: object) -> None:
    ran.append(command.objectName())


def _focusable(part: QWidget) -> QWidget:
    """What of a part takes the focus and no letters."""
    if part.objectName() == "export_list":
        return part
    names: tuple[str, ...] = (
        "history_list",
        "tool_list",
        "servers_list",
        "server_tools_list",
        "limits_table",
        "pools_list",
        "empty_state_button",
        "save_tool_button",
    )
    names += ("close_editor_button",)
    return next(found for name in names if (found := part.findChild(QWidget, name)) is not None)


def _letter(action: QAction) -> str:
    """The letter that chooses it; an ampersand of a name is written twice."""
    return action.text().replace("&&", "").split("&", 1)[1][0].lower()


def test_menus_are_short_for_the_screen_in_front_with_letters_of_their_own(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.edit_tool("calculator")
        await until(lambda: window.tools._editing.is_open)
        # a language is taken on by every screen, which takes longest
        for language, screen in product(("de", "ja", "en"), SCREENS):
            window.commands[f"language_{language}"].trigger()
            window.show_screen(screen.id)
            tops = [
                _letter(each.menuAction())
                for each in window.menus.menus.values()
                if each.menuAction().isVisible()
            ]
            assert len(tops) == len(set(tops)), (language, screen.id, tops)
            for name, menu in window.menus.menus.items():
                menu.aboutToShow.emit()
                entries = [each for each in menu.actions() if not each.isSeparator()]
                letters = [_letter(each) for each in entries]
                assert len(letters) == len(set(letters)), (language, screen.id, name, letters)
                assert menu.menuAction().isVisible() is bool(entries)
                if name in ("tool", "run"):
                    assert len(entries) <= MOST_ENTRIES
                    assert len(entries) < len(menu.actions()) or name == "run" or not entries
                    own = {window.commands[each.objectName()].screen for each in entries}
                    assert own <= {screen.id}
        file, tool = window.menus.menus["file"], window.menus.menus["tool"]
        file.aboutToShow.emit()
        texts = [each.objectName() for each in file.actions()]
        assert texts[-1] == "quit"
        assert "save_tool" not in texts
        # filled without having been opened, too, for what reads menus out
        window.show_screen("cache")
        await until(lambda: "delete_answer" in {each.objectName() for each in tool.actions()})

    live(body)


def test_what_is_destructive_names_what_is_in_front_and_rests_elsewhere(live, until) -> None:
    async def body(window: MainWindow) -> None:
        remove = window.commands["remove_tool"]
        window.show_screen("tools")
        window.tools.show_tool("calculator")
        await until(lambda: remove.applies)
        assert plain(remove.text()) == "Remove tool calculator"
        window.show_screen("console")
        assert not remove.applies
        names = window.app.registry.names()
        window.activateWindow()
        await until(window.isActiveWindow)
        button = window.findChild(QWidget, "activity_console")
        button.setFocus()
        press(remove.shortcut(), button)
        window.show_screen("tools")
        window.commands["new_shell_tool"].trigger()
        # what the list holds is not what is in front then
        await until(lambda: (remove.isEnabled(), remove.title) == (False, "Remove tool"))
        window.tools._editing._close()
        assert window.app.registry.names() == names

    live(body)


def test_registry_knows_all_before_a_screen_is_made(theme: Theme) -> None:
    commands = every_command(theme)
    assert {command.screen for command in commands} == {"", *(each.id for each in SCREENS)}
    assert all(command.owner is None for command in commands)


def test_those_that_nobody_asked_for_are_made_a_screen_at_a_time(theme: Theme) -> None:
    commands = every_command(theme)
    asked = commands["palette"]
    assert len(list(commands.make_all())) == len(SCREENS)
    assert commands["palette"] is asked
    assert list(commands.make_all()) == []
