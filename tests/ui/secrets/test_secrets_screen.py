"""A person sees how secrets stand, and sets, tests, shows and deletes them; none of them leaks."""

from __future__ import annotations

import json

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
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
    QWidget,
)

from tooldesk.secret_vault.stores.keyring_store import GLOBAL_SCOPE, SecretKey

CANARY = "wk-canary+/4711"
MULTI = "-----BEGIN-----\ncanary-of-lines\n-----END-----"
KEY = SecretKey(GLOBAL_SCOPE, "W_KEY")


def links(bench, name: str) -> list[str]:
    rows = bench.screen.findChildren(QPushButton)
    return [each.text() for each in rows if each.objectName().startswith(f"{name}_")]


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
    secret_service, bench, in_app, until, standing, everything_shown
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
        await standing(W_KEY="set")
        assert bench.said == ["W_KEY is set."]
        assert bench.word == "Set"
        assert bench.screen.variables.page.places.words()[1] == "Used: in the keyring"
        assert CANARY not in everything_shown()
        found = await app.vault.find_one(KEY)
        assert found.value == CANARY
        assert CANARY not in json.dumps(bench.screen.save_state()) + bench.undo.undo_words

    in_app(body)


def test_pasted_lines_are_kept_and_weak_values_warn(
    secret_service, bench, in_app, until, standing
) -> None:
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
        await standing(W_KEY="set")
        found = await app.vault.find_one(SecretKey(app.vault.workspace_scope, "W_KEY"))
        assert found.value == MULTI
        await until(lambda: "for this workspace" in bench.screen.variables.list.current().detail)

    in_app(body)


def test_deleting_says_what_breaks(secret_service, bench, in_app, until, standing) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        bench.screen.refresh()
        await standing(W_KEY="set")
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
        await standing(W_KEY="missing")
        assert await app.vault.find_one(KEY) is None

    in_app(body)


def test_value_is_revealed_for_a_while_and_copied(
    secret_service, bench, in_app, until, standing, everything_shown
) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        bench.screen.refresh()
        await standing(W_KEY="set")
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
    secret_service, bench, in_app, until, standing, monkeypatch
) -> None:
    monkeypatch.setenv("W_KEY", "value-of-environment")

    async def body(app) -> None:
        words = bench.screen.variables.page.places.words()
        assert words[2] == "Has a value that tools may not have"
        bench.screen.findChild(QCheckBox, "allow_environment").click()
        await standing(W_KEY="from environment")
        assert bench.word == "From environment"
        await until(lambda: bench.undo.undo_words == "allow W_KEY from the environment")
        bench.undo.undo()
        await standing(W_KEY="missing")
        bench.undo.redo()
        await standing(W_KEY="from environment")

    in_app(body)


def test_test_tells_a_refused_value_from_one_that_works(
    secret_service, bench, in_app, until, standing
) -> None:
    async def body(app) -> None:
        for value, title in ((CANARY, "It works"), ("wk-wrong-one", "The value was refused")):
            await app.vault.set("W_KEY", value)
            bench.screen.refresh()
            await standing(W_KEY="set")
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


def test_refused_name_is_told_in_the_dialog_which_stays(
    secret_service, bench, in_app, until, standing
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
        await standing(OTHER="set")
        await until(lambda: bench.screen.variables.list.current().title == "OTHER")

    in_app(body)


def test_workspace_without_variables_says_what_belongs_here(secret_service, bench, in_app) -> None:
    async def body(app) -> None:
        assert bench.screen.variables.list.empty.heading() == "No variables yet"
        assert bench.screen.variables.list.empty.findChild(QPushButton).isVisibleTo(bench.screen)

    in_app(body, tools=False)


def test_every_control_has_a_name(secret_service, bench, in_app, until, standing) -> None:
    async def body(app) -> None:
        await app.vault.set("W_KEY", CANARY)
        bench.screen.refresh()
        await standing(W_KEY="set")
        for opener in ("set_secret", "test_secret", "delete_secret", "find_leaks"):
            bench.press(f"{opener}_button")
            await until(lambda: [d for d in bench.screen.findChildren(QDialog) if d.isVisible()])
            for each in bench.screen.findChildren(QWidget):
                is_control = isinstance(each, QAbstractButton | QLineEdit | QAbstractItemView)
                if is_control and each.isVisible() and not each.objectName().startswith("qt_"):
                    words = each.text() if isinstance(each, QAbstractButton) else ""
                    name = each.accessibleName() or words or each.toolTip()
                    assert name, (opener, each.objectName())
            for dialog in bench.screen.findChildren(QDialog):
                dialog.reject()
            await until(lambda: not bench.screen.findChildren(QDialog))

    in_app(body)


def test_state_survives_and_what_does_not_fit_is_left_out(secret_service, bench, in_app) -> None:
    async def body(app) -> None:
        bench.screen.bar.grouping.set_current(1)
        bench.screen.variables.set_grouping(1)
        bench.screen.variables.list.select("weather/UNITS")
        saved = bench.screen.save_state()
        assert (saved["grouping"], saved["row"]) == (1, "weather/UNITS")
        bench.screen.restore_state(json.loads(json.dumps(saved)))
        bench.screen.restore_state({"sizes": "?", "grouping": None, "filter": None})
        restored = bench.screen.save_state()
        assert (restored["filter"], restored["sizes"]) == ("", saved["sizes"])

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
