"""A person sees how secrets stand, and sets, tests, shows and deletes them; none of them leaks."""

from __future__ import annotations

import json
import os

from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QTableView,
    QWidget,
)

from app.secret_vault.keyring_store import GLOBAL_SCOPE, SecretKey

CANARY = "wk-canary+/4711"
MULTI = "-----BEGIN-----\ncanary-of-lines\n-----END-----"
KEY = SecretKey(GLOBAL_SCOPE, "W_KEY")


def links(bench, name: str) -> list[str]:
    rows = bench.screen.findChildren(QPushButton)
    return [each.text() for each in rows if each.objectName().startswith(f"{name}_")]


async def ready(bench, until, **states: str) -> None:
    """Until the screen knows that variables stand so."""
    await until(lambda: all(bench.states.get(name) == state for name, state in states.items()))


def test_declared_variables_are_listed_with_their_state(secret_service, bench, in_app) -> None:
    async def body(app) -> None:
        assert bench.titles() == ["W_KEY", "UNITS"]
        assert bench.states == {"W_KEY": "missing", "UNITS": "default"}
        assert bench.word == "Missing"
        assert bench.screen.bar.summary.text() == "2 variables, 1 to set"
        assert bench.screen.notice.words() == ""
        assert bench.screen.variables.page.places.words() == [
            "Not set",
            "Not set",
            "Not in it",
            "None",
        ]
        bench.screen.variables.list.select("UNITS")
        assert bench.screen.variables.page.places.words()[3] == "Used: metric"

    in_app(body)


def test_value_is_set_with_keys_alone_and_shown_nowhere(
    secret_service, bench, in_app, until, everything_shown
) -> None:
    async def body(app) -> None:
        view = bench.screen.variables.list.view
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Return)
        await until(lambda: bench.dialog("set_secret_dialog"))
        dialog = bench.dialog("set_secret_dialog")
        field = dialog.findChild(QLineEdit, "secret_value")
        assert not dialog.go.isEnabled()
        QTest.keyClicks(field, CANARY)
        assert CANARY not in everything_shown()
        QTest.keyClick(field, Qt.Key.Key_Return)
        await ready(bench, until, W_KEY="set")
        assert bench.said == ["W_KEY is set."]
        assert bench.word == "Set"
        assert bench.screen.variables.page.places.words()[1] == "Used: in the keyring"
        assert CANARY not in everything_shown()
        found = await app.vault.find_one(KEY)
        assert found.value == CANARY
        assert CANARY not in json.dumps(bench.screen.save_state()) + bench.undo.undoText()

    in_app(body)


def test_pasted_lines_are_kept_and_weak_values_warn(secret_service, bench, in_app, until) -> None:
    async def body(app) -> None:
        bench.press("set_workspace")
        await until(lambda: bench.dialog("set_secret_dialog"))
        dialog = bench.dialog("set_secret_dialog")
        field, note = dialog.value, dialog.findChild(QLabel, "value_note")
        field.setText("12345")
        assert "shorter than 6" in note.text()
        field.setText("password")
        assert "common word" in note.text()
        field.clear()
        QGuiApplication.clipboard().setText(MULTI)
        field.paste()
        assert note.text() == "3 lines"
        dialog.go.click()
        await ready(bench, until, W_KEY="set")
        found = await app.vault.find_one(SecretKey(app.vault.workspace_scope, "W_KEY"))
        assert found.value == MULTI
        await until(lambda: "for this workspace" in bench.screen.variables.list.current().detail)

    in_app(body)


def test_deleting_says_what_breaks(secret_service, bench, in_app, until) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        bench.screen.refresh()
        await ready(bench, until, W_KEY="set")
        bench.press("delete_secret_button")
        await until(lambda: bench.dialog("delete_dialog"))
        dialog = bench.dialog("delete_dialog")
        assert dialog.breaks.text() == "Calls of these stop before they run: weather."
        dialog.reject()
        await until(lambda: not bench.dialog("delete_dialog"))
        assert bench.states["W_KEY"] == "set"
        bench.press("delete_global")
        await until(lambda: bench.dialog("delete_dialog"))
        bench.dialog("delete_dialog").go.click()
        await ready(bench, until, W_KEY="missing")
        assert await app.vault.find_one(KEY) is None

    in_app(body)


def test_value_is_revealed_for_a_while_and_copied(
    secret_service, bench, in_app, until, everything_shown
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        bench.screen.refresh()
        await ready(bench, until, W_KEY="set")
        bench.press("reveal_secret_button")
        await until(lambda: bench.screen.variables.page.value.is_revealed)
        assert CANARY in everything_shown()
        bench.press("reveal_secret_button")
        assert CANARY not in everything_shown()
        bench.press("reveal_secret_button")
        await until(lambda: bench.screen.variables.page.value.is_revealed)
        bench.screen.variables.list.select("UNITS")
        assert CANARY not in everything_shown()
        bench.screen.variables.list.select("W_KEY")
        bench.press("copy_secret_button")
        await until(lambda: QGuiApplication.clipboard().text() == CANARY)
        assert "cleared in 30 s" in bench.said[-1]
        await bench.screen.shut_down()
        assert QGuiApplication.clipboard().text() == ""

    in_app(body)


def test_environment_is_allowed_and_that_can_be_undone(
    secret_service, bench, in_app, until, monkeypatch
) -> None:
    monkeypatch.setenv("W_KEY", "value-of-environment")

    async def body(app) -> None:
        words = bench.screen.variables.page.places.words()
        assert words[2] == "Has a value that tools may not have"
        bench.screen.findChild(QCheckBox, "allow_environment").click()
        await ready(bench, until, W_KEY="from environment")
        assert bench.word == "From environment"
        assert bench.undo.undoText() == "Allow W_KEY from the environment"
        bench.undo.undo()
        await ready(bench, until, W_KEY="missing")
        bench.undo.redo()
        await ready(bench, until, W_KEY="from environment")

    in_app(body)


def test_test_tells_a_refused_value_from_one_that_works(
    secret_service, bench, in_app, until
) -> None:
    async def body(app) -> None:
        for value, title in ((CANARY, "It works"), ("wk-wrong-one", "The value was refused")):
            await app.vault.set("W_KEY", value)
            bench.screen.refresh()
            await ready(bench, until, W_KEY="set")
            bench.press("test_secret_button")
            await until(lambda: bench.dialog("check_dialog"))
            dialog = bench.dialog("check_dialog")
            shown = dialog.findChild(QPlainTextEdit, "check_arguments").toPlainText()
            assert json.loads(shown) == {"city": "Oslo"}
            assert not dialog.findChild(QComboBox).isVisible()
            dialog.go.click()
            await until(dialog.words)
            assert dialog.words().startswith(title)
            dialog.findChild(QPlainTextEdit, "check_arguments").setPlainText("[]")
            dialog.go.click()
            await until(lambda dialog=dialog: not dialog.error.isHidden())
            dialog.reject()
            await until(lambda: not bench.dialog("check_dialog"))

    in_app(body)


def test_what_uses_what_is_a_click_away(secret_service, bench, in_app, until) -> None:
    async def body(app) -> None:
        assert links(bench, "used_by") == ["weather"]
        bench.press("used_by_0")
        assert bench.titles() == ["weather", "W_KEY", "UNITS"]
        assert links(bench, "uses") == ["W_KEY", "UNITS"]
        bench.press("show_tool")
        assert bench.tools == ["weather"]
        bench.press("uses_1")
        assert bench.screen.variables.list.current().title == "UNITS"

    in_app(body)


def drop(bench, path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    bench.screen.dropEvent(
        QDropEvent(QPointF(5, 5), copy, data, left, Qt.KeyboardModifier.NoModifier)
    )


def test_dropped_env_file_is_previewed_imported_and_rewritten(
    secret_service, bench, in_app, until, tmp_path, everything_shown
) -> None:
    file = tmp_path / ".env"
    file.write_text(f"W_KEY={CANARY}\nOTHER=canary-of-other\n# end\n")

    async def body(app) -> None:
        drop(bench, file)
        await until(lambda: bench.dialog("import_secrets_dialog"))
        dialog = bench.dialog("import_secrets_dialog")
        await until(lambda: dialog.model.rowCount() == 2 and dialog.go.isEnabled())
        assert dialog.go.text() == "Import 2"
        rows = dialog.findChild(QTableView, "import_rows").model()
        second = rows.index(1, 0)
        rows.setData(second, Qt.CheckState.Unchecked, Qt.ItemDataRole.CheckStateRole)
        assert dialog.go.text() == "Import 1"
        assert "canary" not in everything_shown()
        dialog.go.click()
        await until(lambda: dialog.rewrite_model.rowCount() == 1)
        assert "canary" not in everything_shown()
        assert CANARY in file.read_text()
        dialog.go.click()
        await until(lambda: bench.said)
        assert bench.said == ["1 secret stored. .env holds references now."]
        kept = "# W_KEY is kept in the keyring by Tooldesk"
        assert file.read_text() == f"{kept}\nOTHER=canary-of-other\n# end\n"
        assert (await app.vault.find_one(KEY)).value == CANARY

    in_app(body)


def test_file_of_another_kind_is_explained(secret_service, bench, in_app, until, tmp_path) -> None:
    file = tmp_path / "servers.json"
    file.write_text('{"mcpServers": ')

    async def body(app) -> None:
        drop(bench, file)
        await until(lambda: bench.failed)
        assert "is not JSON" in str(bench.failed[0])

    in_app(body)


def test_leaks_are_listed_by_place_and_the_search_can_be_stopped(
    secret_service, bench, in_app, until, paths, everything_shown
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        (paths.workspace_dir / "leak.txt").write_text(f"one\n{CANARY}\n")
        bench.press("find_leaks_button")
        await until(lambda: bench.dialog("leak_dialog"))
        dialog = bench.dialog("leak_dialog")
        dialog.go.click()
        await until(lambda: "found" in dialog.figure())
        leak = dialog.model.row_at(dialog.model.rowCount() - 1)
        assert (leak.path.name, leak.line, leak.name) == ("leak.txt", 2, "W_KEY")
        assert CANARY not in everything_shown()
        huge = paths.workspace_dir / "huge"
        huge.touch()
        os.truncate(huge, 200_000_000_000)
        dialog.go.click()
        await until(lambda: "so far" in dialog.figure())
        dialog.leave.click()
        await until(lambda: "stopped" in dialog.figure())
        assert dialog.isVisible()
        dialog.leave.click()
        await until(lambda: not bench.dialog("leak_dialog"))

    in_app(body)


def test_locked_keyring_is_unlocked_and_work_goes_on(
    own_secret_service, bench, in_app, until
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        app.vault.read_again()
        own_secret_service.lock()
        bench.screen.refresh()
        await ready(bench, until, W_KEY="locked")
        assert bench.word == "Locked"
        assert bench.screen.notice.words().startswith("The keyring is locked")
        bench.press("unlock_keyring")
        assert "Waiting" in bench.screen.notice.words()
        await until(lambda: bench.said)  # nothing here can show the system's dialogue
        assert bench.said == ["The keyring was not unlocked."]
        own_secret_service.unlock()
        bench.press("check_keyring")
        # a reading that began before may find the value, and still tell of the lock
        await ready(bench, until, W_KEY="set")
        await until(lambda: bench.screen.notice.words() == "")

    in_app(body)


def test_waiting_for_the_password_can_be_stopped(own_secret_service, bench, in_app, until) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        app.vault.read_again()
        own_secret_service.lock()
        bench.screen.refresh()
        await ready(bench, until, W_KEY="locked")
        own_secret_service.freeze_daemon()
        bench.press("unlock_keyring")
        assert "Waiting" in bench.screen.notice.words()
        bench.press("cancel_unlock")
        await until(lambda: "does not answer" in bench.screen.notice.words())
        own_secret_service.wake_daemon()
        own_secret_service.unlock()
        bench.press("check_keyring")
        await ready(bench, until, W_KEY="set")

    in_app(body)


def test_keyring_killed_in_the_middle_leaves_the_window_alive(
    own_secret_service, bench, in_app, until
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        app.vault.read_again()
        own_secret_service.kill_daemon()
        bench.screen.refresh()
        await ready(bench, until, W_KEY="locked")
        assert bench.screen.notice.words().startswith("There is no keyring here")
        own_secret_service.start_daemon()
        bench.press("check_keyring")
        await ready(bench, until, W_KEY="set")

    in_app(body)


def test_without_a_keyring_a_secret_lives_for_the_session(no_bus, bench, in_app, until) -> None:
    async def body(app) -> None:
        assert "in plain text" in bench.screen.notice.words()
        bench.press("set_secret_button")
        await until(lambda: bench.dialog("set_secret_dialog"))
        dialog = bench.dialog("set_secret_dialog")
        dialog.value.setText(CANARY)
        dialog.go.click()
        await ready(bench, until, W_KEY="set")
        words = "Used: in memory, until Tooldesk ends"
        await until(lambda: bench.screen.variables.page.places.words()[1] == words)

    in_app(body)


def test_encrypted_file_is_made_and_used(no_bus, bench, in_app, until, paths) -> None:
    async def body(app) -> None:
        bench.press("open_encrypted_file")
        await until(lambda: bench.dialog("passphrase_dialog"))
        dialog = bench.dialog("passphrase_dialog")
        first, again = dialog.findChildren(QLineEdit)
        first.setText("correct horse")
        again.setText("another")
        dialog.go.click()
        await until(lambda: not dialog.error.isHidden())
        assert "differ" in dialog.error.words()
        again.setText("correct horse")
        dialog.go.click()
        await until(lambda: "in the encrypted file" in bench.screen.notice.words())
        bench.press("set_secret_button")
        await until(lambda: bench.dialog("set_secret_dialog"))
        bench.dialog("set_secret_dialog").value.setText(CANARY)
        bench.dialog("set_secret_dialog").go.click()
        await ready(bench, until, W_KEY="set")
        assert CANARY.encode() not in paths.encrypted_secrets.read_bytes()

    in_app(body)


def test_refused_name_is_told_in_the_dialog_which_stays(
    secret_service, bench, in_app, until
) -> None:
    async def body(app) -> None:
        bench.press("add_secret_button")
        await until(lambda: bench.dialog("set_secret_dialog"))
        dialog = bench.dialog("set_secret_dialog")
        dialog.name.setText("1 bad name")
        dialog.value.setText(CANARY)
        dialog.go.click()
        await until(lambda: not dialog.error.isHidden())
        assert "name of a variable" in dialog.error.words()
        dialog.name.setText("OTHER")
        dialog.go.click()
        await ready(bench, until, OTHER="set")
        await until(lambda: bench.screen.variables.list.current().title == "OTHER")

    in_app(body)


def test_workspace_without_variables_says_what_belongs_here(secret_service, bench, in_app) -> None:
    async def body(app) -> None:
        assert bench.screen.variables.list.empty.heading() == "No variables yet"
        assert bench.screen.variables.list.empty.findChild(QPushButton).isVisibleTo(bench.screen)

    in_app(body, tools=False)


def test_every_control_has_a_name(secret_service, bench, in_app, until) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        bench.screen.refresh()
        await ready(bench, until, W_KEY="set")
        for opener in ("set_secret", "test_secret", "delete_secret", "find_leaks"):
            bench.press(f"{opener}_button")
            await until(lambda: [d for d in bench.screen.findChildren(QDialog) if d.isVisible()])
            for each in bench.screen.findChildren(QWidget):
                is_control = isinstance(each, QAbstractButton | QLineEdit | QAbstractItemView)
                if is_control and each.isVisible() and not each.objectName().startswith("qt_"):
                    assert each.accessibleName() or each.toolTip(), (opener, each.objectName())
            for dialog in bench.screen.findChildren(QDialog):
                dialog.reject()
            await until(lambda: not bench.screen.findChildren(QDialog))

    in_app(body)


def test_state_survives_and_odd_state_does_no_harm(secret_service, bench, in_app) -> None:
    async def body(app) -> None:
        bench.screen.bar.grouping.set_current(1)
        bench.screen.variables.set_grouping(1)
        bench.screen.variables.list.select("weather/UNITS")
        saved = bench.screen.save_state()
        assert (saved["grouping"], saved["row"]) == (1, "weather/UNITS")
        bench.screen.restore_state(json.loads(json.dumps(saved)))
        bench.screen.restore_state({"sizes": "?", "grouping": None, "filter": None})

    in_app(body)


def test_long_names_leave_the_buttons_in_sight(no_bus, bench, in_app, write_tool) -> None:
    name = "AN_EXTREMELY_LONG_VARIABLE_NAME_FOR_THE_STAGING_ENVIRONMENT_OF_THE_CUSTOMER_DATABASE"
    write_tool("a" * 64, "def a() -> None:\n    'A.'\n", env_vars=[{"name": name}])
    bench.screen.resize(1000, 620)

    async def body(app) -> None:
        for page, chosen in (("variable_page", name), ("secret_tool_page", f"{'a' * 64}/")):
            if page == "secret_tool_page":
                bench.screen.bar.grouping.set_current(1)
                bench.screen.variables.set_grouping(1)
            assert bench.screen.variables.list.select(chosen)
            area = bench.screen.findChild(QScrollArea, page)
            area.widget().layout().activate()
            assert area.widget().minimumSizeHint().width() <= area.viewport().width()
        assert bench.screen.findChild(QLabel, "variable_name").accessibleName() == name

    in_app(body)
