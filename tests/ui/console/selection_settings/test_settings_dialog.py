"""Selection settings: live over the calls in history, in force only after Save."""

from __future__ import annotations

import errno
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tooldesk.errors import StorageError
from tooldesk.settings import SelectionSettings
from tooldesk.settings_file import SettingsFile
from tooldesk.usage.history.selection_preview import WrittenName
from tooldesk_ui.console.selection_settings.change_model import ChangeModel
from tooldesk_ui.console.selection_settings.settings_dialog import SelectionDialog

NAMES = (WrittenName("text_statitsics", 3), WrittenName("sent_message", 2), WrittenName("x", 5))


class Core:
    """As much of the core as the dialog uses."""

    def __init__(self, settings: SettingsFile, names: tuple[WrittenName, ...] | None) -> None:
        self.settings = settings
        self.names = names
        self.registry = SimpleNamespace(names=lambda: ("send_message", "text_statistics"))
        self.history = self

    async def written_names(self) -> tuple[WrittenName, ...]:
        if self.names is None:
            raise StorageError("The disk is full.")
        return self.names


@pytest.fixture
def use_dialog(run_async: Any, theme: Any, tmp_path: Any) -> Any:
    """Runs a coroutine with an open dialog; gives the settings file."""

    def use(steps: Any, names: tuple[WrittenName, ...] | None = NAMES) -> SettingsFile:
        settings = SettingsFile(tmp_path / "settings.json")

        async def body() -> None:
            core: Any = Core(settings, names)
            dialog = SelectionDialog(theme, core)
            dialog.open()
            try:
                await steps(dialog)
            finally:
                await dialog.shut_down()
                dialog.close()
                dialog.deleteLater()

        run_async(body())
        return settings

    return use


def button(dialog: SelectionDialog, name: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == name)


def rows(dialog: SelectionDialog) -> list[list[str]]:
    model = dialog.findChild(ChangeModel)
    assert model is not None
    columns = range(model.columnCount())
    return [[model.index(row, c).data() for c in columns] for row in range(model.rowCount())]


def test_change_is_shown_live_over_past_calls(use_dialog: Any, until: Any) -> None:
    async def steps(dialog: SelectionDialog) -> None:
        await until(lambda: dialog.summary == "0 of 10 past calls would be decided differently")
        dialog._form.threshold.slider.setValue(99)
        await until(lambda: dialog.summary == "5 of 10 past calls would be decided differently")
        assert rows(dialog) == [
            ["text_statitsics", "3", "Runs text_statistics", "Unknown tool"],
            ["sent_message", "2", "Asks: send_message?", "Unknown tool"],
        ]
        dialog._form.threshold.number.setValue(0.85)
        dialog._form.confirms.setChecked(False)
        await until(lambda: rows(dialog)[:1] == [rows(dialog)[0]] and len(rows(dialog)) == 1)
        assert rows(dialog) == [["sent_message", "2", "Asks: send_message?", "Runs send_message"]]

    use_dialog(steps)


def test_saved_settings_are_in_force_and_kept(use_dialog: Any, until: Any) -> None:
    async def steps(dialog: SelectionDialog) -> None:
        assert not button(dialog, "Save").isEnabled()
        dialog._form.threshold.slider.setValue(92)
        dialog._form.margin.slider.setValue(7)
        dialog._form.confirms.setChecked(False)
        button(dialog, "Save").click()
        await until(lambda: not dialog.isVisible())

    settings = use_dialog(steps)
    wanted = SelectionSettings(threshold=0.92, minimum_margin=0.07, confirm_word_changes=False)
    assert settings.current.selection == wanted
    settings.load()
    assert settings.current.selection == wanted


def test_cancel_changes_nothing(use_dialog: Any) -> None:
    async def steps(dialog: SelectionDialog) -> None:
        dialog._form.threshold.slider.setValue(60)
        button(dialog, "Cancel").click()

    assert use_dialog(steps).current.selection == SelectionSettings()


def test_reset_shows_the_defaults(use_dialog: Any) -> None:
    async def steps(dialog: SelectionDialog) -> None:
        assert not button(dialog, "Reset to defaults").isEnabled()
        dialog._form.threshold.slider.setValue(60)
        dialog._form.confirms.setChecked(False)
        button(dialog, "Reset to defaults").click()
        assert dialog._form.settings == SelectionSettings()
        assert dialog._form.threshold.number.text() == "0.85"

    use_dialog(steps)


@pytest.mark.parametrize(
    ("names", "words"),
    [((), "No past call yet"), (None, "What would change is not known")],
)
def test_without_past_calls_it_can_be_saved_all_the_same(
    use_dialog: Any, until: Any, names: Any, words: str
) -> None:
    async def steps(dialog: SelectionDialog) -> None:
        await until(lambda: dialog.summary == words)
        dialog._form.threshold.slider.setValue(60)
        assert button(dialog, "Save").isEnabled()

    use_dialog(steps, names)


def test_settings_that_cannot_be_kept_say_so(
    use_dialog: Any, until: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)

    async def steps(dialog: SelectionDialog) -> None:
        dialog._form.threshold.slider.setValue(60)
        button(dialog, "Save").click()
        await until(lambda: "can't be kept" in dialog.error.words())
        assert dialog.isVisible()

    assert use_dialog(steps).current.selection.threshold == 0.6


def test_table_is_a_sound_model(theme: Any, qtmodeltester: Any) -> None:
    from tooldesk.calling.selection import NameIndex, SelectionPolicy
    from tooldesk.usage.history.selection_preview import preview

    index = NameIndex(("send_message", "text_statistics"))
    model = ChangeModel()
    strict = SelectionPolicy(threshold=0.99)
    model.set_rows(preview(NAMES, index, SelectionPolicy(), strict))
    qtmodeltester.check(model)
    spoken = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "text_statitsics, Calls 3, Now Runs text_statistics, Then Unknown tool"
    model.deleteLater()
