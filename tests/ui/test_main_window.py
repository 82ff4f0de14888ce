"""The window joins its screens, survives a restart, and ends in good order."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeView,
    QWidget,
)

from tooldesk.bootstrap import build_app
from tooldesk.errors import StorageError
from tooldesk.execution.permissions.asking import Answer
from tooldesk.redaction.redactor import NOT_KEPT
from tooldesk.storage.database import Database
from tooldesk_ui.command_palette.choice_delegate import CHOICE_ROLE
from tooldesk_ui.console.lanes.permission_panel import PermissionPanel
from tooldesk_ui.console.past.last_output import last_usage
from tooldesk_ui.frame.window_state import FILE_NAME
from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.program.crash_report import LOG_NAME
from tooldesk_ui.theme import Scheme


def action(window: MainWindow, name: str):
    return window.commands[name]


def test_a_screen_that_is_made_while_a_reload_shows_itself_is_no_failure(live) -> None:
    async def body(window: MainWindow) -> None:
        turns = window.refreshing_tools()
        next(turns)
        window.show_screen("scan")
        for _ in turns:
            pass
        assert window.screens()["scan"] is window.findChild(QWidget, "scan_screen")

    live(body)


def test_what_a_locked_database_does_not_take_is_shown_and_told_at_the_end(
    live, paths, until, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tooldesk_ui.program.desktop.SAVE_EVERY_MS", 100)
    monkeypatch.setattr("tooldesk.storage.database.RETRY_PAUSE_S", 0.1)
    monkeypatch.setattr("tooldesk.storage.database.BUSY_TIMEOUT_MS", 100)

    async def body(window: MainWindow) -> None:
        database = window.app.database
        await database.open()
        for is_freed in (True, False):
            other.execute("BEGIN IMMEDIATE")
            await database.record(lambda connection: connection.execute("DELETE FROM history"))
            await until(lambda: "are not written" in window.notices.words())
            if is_freed:
                other.execute("ROLLBACK")
                await until(lambda: "can be used again" in window.notices.words())

    paths.data_dir.mkdir(parents=True)
    other = sqlite3.connect(paths.database, isolation_level=None)
    with closing(other):
        live(body)
    assert "Counts and history of calls are not written" in capsys.readouterr().err


def test_what_was_saved_of_a_damaged_database_is_shown(live, paths, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: "was damaged. Saved whole" in window.notices.words())
        assert f"kept as {paths.database}.damaged-" in window.notices.words()
        assert await window.app.history.calls.last_output(1) == []

    async def make() -> None:
        database = Database(paths.database)
        await database.open()
        await database.close()

    asyncio.run(make())
    content = bytearray(paths.database.read_bytes())
    # one page shorter than its first page says
    content[28:32] = (int.from_bytes(content[28:32], "big") + 1).to_bytes(4, "big")
    paths.database.write_bytes(content)
    live(body)


def test_window_listens_to_no_network(live, listening) -> None:
    async def body(window: MainWindow) -> None:
        await window.app.open_database()
        assert listening() == []

    live(body)


def test_tools_are_listed_and_counted(live, until) -> None:
    async def body(window: MainWindow) -> None:
        names = window.app.registry.names()
        assert len(names) >= 6
        assert window.tools.list.model.rowCount() == len(names)
        # Qt shows the mark as a star, and only while something is unsaved
        assert window.windowTitle() == "workspace · Tooldesk[*]"

    live(body)


def test_screens_and_colours_survive_a_restart(live, theme, paths) -> None:
    async def first(window: MainWindow) -> None:
        action(window, "show_tools").trigger()
        action(window, "scheme_dark").trigger()
        window.tools.show_tool("query_csv")
        window.resize(760, 520)

    live(first)
    saved = json.loads((paths.data_dir / FILE_NAME).read_text(encoding="utf-8"))
    assert (saved["screen"], saved["theme"]) == ("tools", Scheme.DARK)

    async def second(window: MainWindow) -> None:
        assert window.tools.isVisible()
        assert (window.width(), window.height()) == (760, 520)
        assert window.tools.list.current().name == "query_csv"

    live(second)


def test_trying_a_tool_leads_to_the_console(live) -> None:
    async def body(window: MainWindow) -> None:
        window.show_screen("tools")
        window.tools.show_tool("calculator")
        window.tools.list.activated.emit(window.tools.list.current())
        assert window.console.isVisible()

    live(body)


def result_of(window: MainWindow) -> str:
    record = window.console._session.runner.record
    return record.lanes[0].result_text if record and record.lanes else ""


def test_call_at_its_limit_leads_to_the_limit_and_back(live, until, paths, write_tool) -> None:
    code = "def look() -> str:\n    'Look.'\n    return 'seen'\n"
    write_tool("look", code, max_usage_count=1, cache={"enabled": False})

    async def body(window: MainWindow) -> None:
        def button(name: str) -> QAbstractButton | None:
            return window.findChild(QAbstractButton, name)

        window.show_screen("limits")
        window.limits.table.search.setText("calculator")
        window.try_tool("look")
        await until(lambda: button("run_button").isEnabled())
        button("run_button").click()
        await until(lambda: "seen" in result_of(window))
        await until(lambda: button("run_button").isEnabled())
        button("run_button").click()
        await until(lambda: button("show_limits_button") is not None)
        button("show_limits_button").click()
        assert window.limits.isVisible()
        await until(lambda: [row.name for row in window.limits.table.chosen()] == ["look"])
        await until(lambda: button("reset_count_button").isEnabled())
        assert button("back_to_call_button") is None
        button("reset_count_button").click()
        await until(lambda: button("back_to_call_button") is not None)
        button("back_to_call_button").click()
        assert window.console.isVisible()

    live(body)


def test_keyring_that_keeps_nothing_is_not_loaded_by_a_start(live, until, no_bus) -> None:
    async def body(window: MainWindow) -> None:
        app = window.app
        await until(lambda: app.is_prepared)
        assert app.vault.keyring_status is None
        await app.vault.open_encrypted_file("a passphrase")
        await app.vault.set("W_KEY", "canary-4711", in_file=True)

    live(body)

    async def later(window: MainWindow) -> None:
        shown = window.findChild(QAbstractButton, "keyring_button")
        await until(lambda: "Encrypted file" in shown.text())

    live(later)


def test_call_without_its_secret_leads_to_setting_it_and_runs_then(
    live, until, no_bus, paths, write_tool
) -> None:
    code = (
        "import os\n\ndef look() -> str:\n    'Look.'\n    return str(len(os.environ['W_KEY']))\n"
    )
    write_tool("look", code, env_vars=[{"name": "W_KEY"}])

    async def body(window: MainWindow) -> None:
        def button(name: str) -> QAbstractButton | None:
            return window.findChild(QAbstractButton, name)

        window.try_tool("look")
        await until(lambda: button("run_button").isEnabled())
        button("run_button").click()
        await until(lambda: button("set_secret_button") is not None)
        button("set_secret_button").click()
        await until(lambda: window.findChild(QDialog, "set_secret_dialog"))
        assert window.secrets.isVisible()
        dialog = window.findChild(QDialog, "set_secret_dialog")
        dialog.value.setText("canary-4711")
        dialog.go.click()
        await until(lambda: button("back_to_call_button") is not None)
        button("back_to_call_button").click()
        assert window.console.isVisible()
        button("run_button").click()
        await until(lambda: window.findChild(PermissionPanel) is not None)
        window.findChild(PermissionPanel)._say(Answer.ONCE)
        await until(lambda: "11" in result_of(window))
        await until(lambda: "No keyring" in button("keyring_button").text())

    live(body)


def test_last_run_is_shown_again_after_a_restart(live, until, paths, write_tool) -> None:
    write_tool("look", "def look(at: str) -> str:\n    'Look.'\n    return at[1]\n")
    calls = [{"name": "look", "arguments": {"at": each}} for each in ("ab", "")]
    text = "\n".join(f"<tool_call>{json.dumps(each)}</tool_call>" for each in calls)

    def lanes(window: MainWindow) -> list[str]:
        session = window.console.session
        return [each.header.accessibleName() for each in session.lanes.lanes]

    async def first(window: MainWindow) -> None:
        window.console._raw.editor.set_text(text)
        button = window.findChild(QAbstractButton, "run_button")
        await until(button.isEnabled)
        button.click()
        await until(lambda: lanes(window) == ["Call 1: look, passed", "Call 2: look, failed"])
        window.save_state()

    async def again(window: MainWindow) -> None:
        session = window.console.session
        assert window.console._raw.editor.text == text
        await until(lambda: lanes(window) == ["Call 1: look, passed", "Call 2: look, failed"])
        assert result_of(window) == "b"
        assert session.lanes.strip.isVisible()
        await until(lambda: len(window.console._raw.editor._highlighter._spans) == 2)
        assert not session.running_count
        window.console._raw.editor.set_text("other")
        window.save_state()

    async def of_an_older_text(window: MainWindow) -> None:
        await until(lambda: lanes(window) == ["Call 1: look, passed", "Call 2: look, failed"])
        chip = window.console.session.lanes.strip.findChild(QWidget, "outdated_chip")
        await until(chip.isVisible)
        assert window.console._raw.editor.text == "other"
        assert not window.console._raw.editor._highlighter._spans
        action(window, "clear").trigger()
        window.console._raw.editor.set_text("new")
        window.save_state()

    async def after_clearing(window: MainWindow) -> None:
        session = window.console.session
        assert session.last_session_id == ""
        assert await last_usage(window.app, "new", session.last_session_id) is None
        assert not session.has_run

    live(first)
    live(again)
    live(of_an_older_text)
    live(after_clearing)


def test_drafts_are_kept_without_secrets(live, until, no_bus, paths) -> None:
    async def body(window: MainWindow) -> None:
        await window.app.vault.set_for_session("W_KEY", "canary-4711")
        await until(lambda: window.app.may_keep_texts)
        window.console._raw.editor.set_text('{"name": "look", "arguments": {"k": "canary-4711"}}')
        window.save_state()
        window.set_app(None)
        window.save_state()

    live(body)
    saved = (paths.data_dir / FILE_NAME).read_text(encoding="utf-8")
    assert "canary" not in saved
    assert '{"k": "•••W_KEY•••"}' in json.loads(saved)["console"]["text"]


def test_draft_and_log_hold_no_text_while_the_keyring_is_locked(
    live, until, own_secret_service, paths
) -> None:
    canary = "canary5f1b7c22e94d"

    async def store() -> None:
        app = build_app(paths)
        await app.vault.set("STORED_KEY", canary)
        await app.close()

    async def body(window: MainWindow) -> None:
        editor = window.console._raw.editor
        assert editor.text == "from before"
        editor.set_text(json.dumps({"name": canary, "arguments": {"key": canary}}))
        window.save_state()  # before anybody has looked, too
        await until(lambda: window.app.is_prepared)
        button = window.findChild(QAbstractButton, "run_button")
        await until(button.isEnabled)
        button.click()
        lane = "lane_1_button"
        await until(lambda: window.findChild(QAbstractButton, lane) is not None)
        header = window.findChild(QAbstractButton, lane)
        await until(lambda: "not kept" in header.accessibleDescription())
        window.save_state()
        logging.getLogger("tooldesk").error("%s", canary, exc_info=ValueError(canary))

    asyncio.run(store())
    own_secret_service.lock()
    live(body, state={"console": {"text": "from before"}})
    saved = (paths.data_dir / FILE_NAME).read_text(encoding="utf-8")
    assert json.loads(saved)["console"]["text"] == "from before"
    logged = (paths.log_dir / LOG_NAME).read_text(encoding="utf-8")
    assert f"tooldesk: {NOT_KEPT}\nValueError" in logged
    kept = b"".join(file.read_bytes() for file in paths.data_dir.rglob("*") if file.is_file())
    assert canary.encode() not in kept


def test_find_looks_through_the_text_in_front_and_never_leaves_the_screen(live, until) -> None:
    async def body(window: MainWindow) -> None:
        editor = window.console._raw.editor
        editor.set_text("one two one")
        editor.setFocus()
        action(window, "find").trigger()
        assert editor.finding.is_open
        QTest.keyClicks(editor.finding.bar.field, "one")
        await until(lambda: editor.finding.bar.words == "1 of 2")
        editor.close_find()
        window.console._toolbar.focus_run()
        action(window, "find").trigger()
        assert editor.finding.is_open
        assert window.console.isVisible()
        window.console.try_tool("calculator")
        action(window, "find").trigger()
        assert window.console.isVisible()
        for name in ("tools", "secrets", "limits"):
            window.show_screen(name)
            action(window, "find").trigger()
            assert window.screens()[name].isVisible()

    live(body)


def test_palette_offers_what_applies_here_and_what_others_do_by_going_there(live, until) -> None:
    async def body(window: MainWindow) -> None:
        def offered(typed: str = "") -> dict[str, str]:
            action(window, "palette").trigger()
            palette = window.findChild(QWidget, "command_palette")
            QTest.keyClicks(palette.findChild(QLineEdit), typed)
            model = palette.findChild(QAbstractItemView).model()
            rows = (model.index(row, 0).data(CHOICE_ROLE) for row in range(model.rowCount()))
            return {choice.title: choice.place for choice in rows}

        def choose() -> None:
            field = window.findChild(QLineEdit, "palette_field")
            QTest.keyClick(field, Qt.Key.Key_Return)

        titles = offered()
        assert {"Open workspace", "Quit", "Theme: dark", "Try calculator"} <= set(titles)
        assert (titles["Add secret"], titles["Choose dialect"]) == ("Secrets", "")
        # what is not in front is neither removed nor run from here
        assert not [each for each in titles if each.startswith(("Remove", "Reset", "Delete"))]
        offered("add secret")
        choose()
        assert window.front == "secrets"
        assert next(iter(offered())) == "Add secret"
        assert "Run" not in titles or titles["Run"] == ""
        offered("edit tool calcu")
        choose()
        await until(lambda: window.tools._editing.draft_name == "calculator")
        assert next(iter(offered("calculator"))) == "Edit tool calculator"
        assert "Remove tool calculator" in offered("remove")
        window.show_screen("console")
        offered("try calc")
        choose()
        assert window.front == "console"
        saved = window.state.section("palette")["recent"]
        window.show_screen("tools")
        offered("next problem")
        choose()
        assert window.front == "console"
        assert window.toast.words() == "“Next problem” can't be done here now."
        assert saved == ["try:calculator", "edit:calculator", "add_secret"]

    live(body)


def test_dropped_python_file_is_previewed(live, until, tmp_path: Path) -> None:
    file = tmp_path / "dropped.py"
    file.write_text(
        "def hey(name: str) -> str:\n    'Greets.'\n    return name\n", encoding="utf-8"
    )

    async def body(window: MainWindow) -> None:
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(file))])
        copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
        drop = QDropEvent(QPointF(5, 5), copy, data, left, Qt.KeyboardModifier.NoModifier)
        window.dropEvent(drop)
        found = partial(window.findChild, QDialog, "import_dialog")
        await until(lambda: (dialog := found()) and dialog.isVisible())
        assert drop.isAccepted()
        found().reject()
        await until(lambda: not found())

    live(body)


def test_file_with_servers_goes_to_their_screen_and_tools_to_theirs(
    live, until, tmp_path: Path
) -> None:
    servers, tools = tmp_path / "mcp.json", tmp_path / "tools.json"
    servers.write_text('{"mcpServers": {"a": {"command": "x"}}}', encoding="utf-8")
    tools.write_text('[{"name": "t", "input_schema": {"type": "object"}}]', encoding="utf-8")

    async def body(window: MainWindow) -> None:
        def drop(file: Path) -> None:
            data = QMimeData()
            data.setUrls([QUrl.fromLocalFile(str(file))])
            copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
            event = QDropEvent(QPointF(5, 5), copy, data, left, Qt.KeyboardModifier.NoModifier)
            window.dropEvent(event)

        window.show_screen("history")
        drop(servers)
        await until(lambda: window.findChild(QDialog, "import_servers_dialog"))
        assert window.front == "servers"
        dialog = window.findChild(QDialog, "import_servers_dialog")
        await until(lambda: [each.name for each in dialog.model.chosen()] == ["a"])
        dialog.reject()
        await until(lambda: not window.findChild(QDialog, "import_servers_dialog"))
        assert window.findChild(QDialog, "import_tools_dialog") is None
        drop(tools)
        await until(lambda: window.findChild(QDialog, "import_tools_dialog"))
        assert window.front == "tools"
        dialog = window.findChild(QDialog, "import_tools_dialog")
        await until(lambda: [each.found.name for each in dialog.chosen()] == ["t"])
        dialog.reject()
        await until(lambda: not window.findChild(QDialog, "import_tools_dialog"))

    live(body)


def test_undo_in_an_untouched_filter_takes_back_the_last_change(live, until) -> None:
    async def body(window: MainWindow) -> None:
        names = window.app.registry.names()
        window.show_screen("tools")
        window.activateWindow()
        await until(window.isActiveWindow)
        window.tools.show_tool("calculator")
        action(window, "remove_tool").trigger()
        await until(lambda: "calculator" not in window.app.registry.names())
        search = window.tools.list.search
        search.setFocus()
        QTest.keyClicks(search, "x")
        undo = Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(search, *undo)
        assert search.text() == ""
        await until(lambda: window.toast.words() == "calculator is removed.")
        assert window.history.undo_words == "remove tool calculator"
        QTest.keyClick(search, *undo)
        await until(lambda: set(window.app.registry.names()) == set(names))
        QTest.keyClick(search, Qt.Key.Key_Z, undo[1] | Qt.KeyboardModifier.ShiftModifier)
        assert search.text() == "x"

    live(body)


def test_workspace_is_changed_and_remembered(live, until, tmp_path: Path, paths) -> None:
    (tmp_path / "other" / "tools").mkdir(parents=True)

    async def body(window: MainWindow) -> None:
        window.workspace_wanted.emit(tmp_path / "other")
        await until(lambda: window.app and window.app.workspace.folder == tmp_path / "other")
        assert window.tools.list.model.rowCount() == 0

    live(body)
    saved = json.loads((paths.data_dir / FILE_NAME).read_text(encoding="utf-8"))
    assert saved["workspace"] == str(tmp_path / "other")


def test_window_closed_while_the_workspace_changes_ends_in_good_order(
    live, until, tmp_path: Path
) -> None:
    async def body(window: MainWindow) -> None:
        app = window.app
        assert await app.open_database() is None
        await app.workers.warm_up()
        window.workspace_wanted.emit(tmp_path / "other")
        await until(lambda: window.app is None)

    live(body)


def test_file_edited_outside_is_picked_up(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app.workspace.tools_dir.exists())
        file = window.app.workspace.tools_dir / "calculator.json"
        action(window, "reload").trigger()
        await asyncio.sleep(0)
        file.unlink()
        action(window, "reload").trigger()
        await until(lambda: "calculator" not in window.app.registry.names())
        await until(lambda: not window.tools.list.select("calculator"))

    live(body)


def test_screens_are_told_of_reloaded_tools_a_turn_each(live, until, monkeypatch) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.app.is_prepared)
        turn, told = 0, []

        def note(show, app) -> None:
            told.append(turn)
            show(app)

        for screen in window.screens().values():
            monkeypatch.setattr(screen, "set_app", partial(note, screen.set_app))
        action(window, "reload").trigger()
        async with asyncio.timeout(30):
            while len(told) < len(window.screens()):
                turn += 1
                await asyncio.sleep(0)
        assert len(set(told)) == len(told)

    live(body)


def test_core_that_can_not_be_built_is_told_and_tried_again(live, until) -> None:
    from tooldesk.bootstrap import build_app

    tries = []

    def fails_once(paths):
        tries.append(paths)
        if len(tries) == 1:
            raise StorageError("It is locked.", next_step="Close the other program.")
        return build_app(paths)

    async def body(window: MainWindow) -> None:
        assert "Close the other program." in window.notices.words()
        window.findChild(QAbstractButton, "try_again_button").click()
        await until(lambda: window.app is not None)
        assert window.notices.words() == ""

    live(body, build=fails_once)


def test_specs_and_diagnostics_are_copied(live, until) -> None:
    async def body(window: MainWindow) -> None:
        action(window, "export_tools").trigger()
        await until(lambda: window.front == "export")
        await until(action(window, "copy_specs").isEnabled)
        action(window, "copy_specs").trigger()
        await until(lambda: window.toast.isVisible())
        specs = json.loads(QGuiApplication.clipboard().text())
        assert len(specs) == len(window.app.registry.names())
        window.screens()["export"].edit_wanted.emit(
            "convert_units", "/input_schema/properties/from_unit/enum"
        )
        await until(lambda: window.front == "tools")
        tree = window.findChild
        await until(lambda: (found := tree(QTreeView, "schema_tree")) and found.hasFocus())
        assert tree(QTreeView, "schema_tree").currentIndex().data() == "from_unit"
        action(window, "diagnostics").trigger()
        assert QGuiApplication.clipboard().text().startswith("Tooldesk: ")

    live(body)


@pytest.mark.parametrize(
    ("name", "dialog"), [("about", "about_dialog"), ("shortcuts", "shortcuts_dialog")]
)
def test_help_opens_without_stopping_the_loop(live, until, name: str, dialog: str) -> None:
    async def body(window: MainWindow) -> None:
        action(window, name).trigger()
        opened = window.findChild(QDialog, dialog)
        assert opened.isVisible()
        opened.accept()
        await until(lambda: window.findChild(QDialog, dialog) is None)

    live(body)


def test_every_control_has_a_name_and_icon_buttons_a_tooltip(live) -> None:
    async def body(window: MainWindow) -> None:
        window.show_screen("tools")
        for button in window.findChildren(QAbstractButton):
            if button.objectName().startswith("qt_") or not button.isVisible():
                continue
            assert button.accessibleName() or button.text(), button.objectName()
            assert button.text() or button.toolTip(), button.objectName()
        for view in window.tools.findChildren(QAbstractItemView):
            if not isinstance(view, QHeaderView):
                assert view.accessibleName(), view.objectName()

    live(body)


def test_tool_is_edited_by_its_key_while_the_filter_has_the_focus(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.show_screen("tools")
        window.activateWindow()
        await until(window.isActiveWindow)
        window.tools.list.search.setFocus()
        await until(action(window, "edit_tool").isEnabled)
        QTest.keyClick(window.tools.list.search, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: is_editing(window))

    live(body)


def test_tab_goes_through_the_form_of_a_tool_as_it_is_seen(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.show_screen("tools")
        window.activateWindow()
        await until(window.isActiveWindow)
        tools = window.tools
        action(window, "new_shell_tool").trigger()
        await until(lambda: is_editing(window))
        tools.findChild(QAbstractButton, "source.command_add").click()
        tools.findChild(QWidget, "field_tags").setFocus()
        names = ["field_enabled", "source.command_line"]
        names += ["source.command_0_word", "source.command_0_remove"]
        names += ["source.command_1_word", "source.command_1_remove", "source.command_add"]
        for name in names:
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
            assert QApplication.focusWidget().objectName() == name
        tools._editing._close()

    live(body)


def test_unknown_screen_and_odd_state_do_no_harm(live) -> None:
    async def body(window: MainWindow) -> None:
        assert window.console.isVisible()

    live(body, state={"screen": "nowhere", "geometry": "?", "tools": [], "console": 5})


def is_editing(window: MainWindow) -> bool:
    """Whether the editor of a tool is shown."""
    editor = window.findChild(QWidget, "tool_editor")
    return editor is not None and editor.isVisible()


def test_closing_with_unsaved_edits_asks_first(live, until, qtbot) -> None:
    async def body(window: MainWindow) -> None:
        closed: list[bool] = []
        window.closed.connect(lambda: closed.append(True))
        window.show_screen("tools")
        action(window, "new_shell_tool").trigger()
        await until(lambda: is_editing(window))
        qtbot.keyClicks(window.findChild(QWidget, "field_name"), "half")
        assert window.isWindowModified()
        window.show_screen("console")
        window.close()
        await until(lambda: window.findChild(QDialog, "leave_question"))
        assert closed == []
        window.findChild(QDialog, "leave_question").reject()
        assert closed == []
        window.close_at_once()
        assert closed == [True]
        assert "half" in window.state.section("tools")["draft"]["text"]

    live(body)
