"""Every setting is found, changed, checked, undone and reset; a broken file is left alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QLabel, QLineEdit, QPushButton, QWidget

from tooldesk.settings import Settings
from tooldesk_ui.frame.settings.all_settings_dialog import AllSettingsDialog
from tooldesk_ui.main_window import MainWindow


async def opened(window: MainWindow, until) -> AllSettingsDialog:
    window.commands["settings"].trigger()
    dialog = window.findChild(AllSettingsDialog)
    await until(lambda: dialog.is_whole)
    return dialog


def test_settings_are_found_changed_undone_and_reset(live, until) -> None:
    async def body(window: MainWindow) -> None:
        file = window.app.settings
        dialog = await opened(window, until)
        QTest.keyClicks(dialog.search, "like minimum")
        assert dialog.found() == []
        assert not dialog.findChild(QLabel, "no_setting").isHidden()
        dialog.search.setText("best runner-up")
        assert [view.row.title for view in dialog.found()] == ["Minimum margin"]
        dialog.search.choose({"regex"})
        dialog.search.setText("^minimum m.*runner-up")
        await until(lambda: [view.row.title for view in dialog.found()] == ["Minimum margin"])
        dialog.search.setText("(minimum")
        await until(lambda: "Not an expression" in dialog.findChild(QLabel, "no_setting").text())
        assert not dialog.found()
        dialog.search.choose(())
        dialog.search.clear()

        for _ in range(10):
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
            await until(lambda: not dialog.focusWidget().visibleRegion().isEmpty())
        assert dialog.focusWidget().objectName() == "setting_run_max_result_characters"
        dialog.search.setFocus()

        margin = dialog.findChild(QDoubleSpinBox, "setting_selection_minimum_margin")
        undo = dialog.findChild(QPushButton, "undo_setting")
        assert not undo.isEnabled()
        margin.setValue(0.2)
        QTest.keyClick(margin, Qt.Key.Key_Return)
        await until(lambda: window.history.undo_words and undo.isEnabled())
        assert file.current.selection.minimum_margin == 0.2
        assert window.history.undo_words == "change setting “Minimum margin”"
        undo.click()
        await until(lambda: not undo.isEnabled() and margin.value() == 0.05)
        assert file.current == Settings()

        command = dialog.findChild(QLineEdit, "setting_editor_command")
        problem = dialog.findChild(QLabel, "problem_editor_command")
        command.setText("code --wait")
        QTest.keyClick(command, Qt.Key.Key_Return)
        assert "hold {path}" in problem.text()
        assert not problem.isHidden()
        dialog.reject()
        assert (command.text(), problem.isHidden(), dialog.isVisible()) == ("", True, True)

        is_on = dialog.findChild(QCheckBox, "setting_cache_is_on")
        reset = dialog.findChild(QPushButton, "reset_cache_is_on")
        is_on.click()
        await until(lambda: not reset.isHidden())
        assert (file.current.cache.is_on, is_on.text()) == (False, "Off")
        reset.click()
        await until(lambda: reset.isHidden())
        assert (file.current.cache.is_on, is_on.isChecked()) == (True, True)

        role = dialog.findChild(QLineEdit, "setting_run_agent_role")
        role.setText("Cook")
        QTest.keyClick(role, Qt.Key.Key_Return)
        await until(lambda: window.commands["run_context"].iconText() == "Context: Cook")

        per_output = dialog.findChild(QWidget, "setting_resource_pools_calls_per_output")
        per_output.setValue(2)
        QTest.keyClick(per_output, Qt.Key.Key_Return)
        await until(lambda: file.current.resource_pools.calls_per_output == 2)
        dialog.findChild(QPushButton, "show_pools_button").click()
        assert window.front == "limits"
        await until(lambda: window.findChild(AllSettingsDialog) is None)

    live(body)


def test_broken_file_is_told_left_alone_and_put_aside(live, until) -> None:
    async def body(window: MainWindow) -> None:
        path = window.app.paths.settings
        window.app.settings.save(Settings())
        dialog = await opened(window, until)
        is_on = dialog.findChild(QCheckBox, "setting_cache_is_on")
        path.write_text("{half", encoding="utf-8")
        is_on.click()
        await until(lambda: is_on.isChecked() and not is_on.isEnabled())
        assert "can't be read" in dialog.error.words()
        assert path.read_text(encoding="utf-8") == "{half"
        dialog.findChild(QPushButton, "put_settings_aside").click()
        await until(is_on.isEnabled)
        path.write_text('{"colour": "red"}', encoding="utf-8")
        is_on.click()
        await until(lambda: not dialog.findChild(QWidget, "settings_of_newer_version").isHidden())
        await until(lambda: window.history.undo_words != "")
        assert '"colour": "red"' in path.read_text(encoding="utf-8")
        assert not window.app.settings.current.cache.is_on
        path.unlink()
        path.mkdir()
        is_on.click()
        await until(lambda: "move it away" in dialog.error.words())
        assert dialog.findChild(QPushButton, "put_settings_aside").isHidden()
        dialog.reject()
        await until(lambda: window.findChild(AllSettingsDialog) is None)

    live(body)


def test_what_is_looked_for_before_all_settings_are_there_is_found(live, until) -> None:
    async def body(window: MainWindow) -> None:
        window.commands["settings"].trigger()
        dialog = window.findChild(AllSettingsDialog)
        assert not dialog.is_whole
        dialog.search.setText("text size")
        await until(lambda: [view.row.key for view in dialog.found()] == ["text_size_percent"])
        found = dialog.findChild(QWidget, "setting_window_text_size_percent")
        await until(found.isVisible)
        dialog.reject()

    live(body)
