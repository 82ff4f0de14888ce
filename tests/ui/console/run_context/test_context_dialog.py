"""Run context: in force after Save, the fingerprint context in memory alone."""

from __future__ import annotations

import errno
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton

from tooldesk.settings import RunSettings
from tooldesk.settings_file import SettingsFile
from tooldesk_ui.console.run_context.context_dialog import ContextDialog

Steps = Callable[[ContextDialog], Awaitable[None]]


@pytest.fixture
def use_dialog(run_async: Any, theme: Any, tmp_path: Path) -> Callable[..., SettingsFile]:
    """Runs a coroutine with an open dialog; gives the settings file."""

    def use(steps: Steps, fingerprint: Mapping[str, str] | None = None) -> SettingsFile:
        settings = SettingsFile(tmp_path / "settings.json")

        async def body() -> None:
            dialog = ContextDialog(theme, settings, fingerprint or {})
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


def button(dialog: ContextDialog, name: str) -> QPushButton:
    return next(each for each in dialog.findChildren(QPushButton) if each.text() == name)


def test_what_is_saved_is_kept_but_for_the_fingerprint(use_dialog: Any, until: Any, tmp_path: Path):
    async def steps(dialog: ContextDialog) -> None:
        assert not button(dialog, "Save").isEnabled()
        dialog._form.role.setText(" Researcher ")
        dialog._form.model.setText("gpt-4o")
        dialog._form.interval.setValue(5)
        dialog._form.longest.setValue(20_000)
        dialog._form.conversation.setChecked(True)
        dialog._form.fingerprint_text.setPlainText("tenant = canary=1\n\nuser=u")
        button(dialog, "Save").click()
        await until(lambda: dialog.result() == QDialog.DialogCode.Accepted)
        assert dialog.fingerprint == {"tenant": "canary=1", "user": "u"}

    use_dialog(steps)
    kept = SettingsFile(tmp_path / "settings.json")
    kept.load()
    assert kept.current.run == RunSettings(
        agent_role="Researcher",
        model="gpt-4o",
        remember_format_after_usages=5,
        max_result_characters=20_000,
        is_conversation=True,
    )
    assert "canary" not in (tmp_path / "settings.json").read_text()


def test_model_decides_over_the_attempts_that_are_told(use_dialog: Any):
    async def steps(dialog: ContextDialog) -> None:
        assert "3 attempts" in dialog._form.attempts.text()
        dialog._form.model.setText("openai/gpt-4.1")
        assert "2 attempts" in dialog._form.attempts.text()
        assert "large OpenAI models" in dialog._form.attempts.text()

    use_dialog(steps)


@pytest.mark.parametrize("text", ["tenant", "tenant=a\n=b"])
def test_line_that_is_no_pair_blocks_saving_and_says_so(use_dialog: Any, text: str):
    async def steps(dialog: ContextDialog) -> None:
        dialog._form.fingerprint_text.setPlainText(text)
        assert not button(dialog, "Save").isEnabled()
        problem = dialog.findChild(QLabel, "context_problem")
        assert problem is not None
        assert "is not NAME=VALUE" in problem.text()

    use_dialog(steps)


def test_reset_empties_everything(use_dialog: Any):
    async def steps(dialog: ContextDialog) -> None:
        assert dialog.fingerprint == {"user": "u"}
        button(dialog, "Reset to defaults").click()
        assert dialog.fingerprint == {}
        assert dialog._form.settings == RunSettings()
        assert button(dialog, "Save").isEnabled()

    use_dialog(steps, {"user": "u"})


def test_interval_is_read_as_words(use_dialog: Any):
    async def steps(dialog: ContextDialog) -> None:
        said = []
        for interval in (0, 1, 7):
            dialog._form.interval.setValue(interval)
            said.append(dialog._form.interval.text())
        assert said == ["Never", "after 1 use", "after 7 uses"]

    use_dialog(steps)


def test_file_that_can_not_be_read_is_not_written_over(use_dialog: Any, until: Any, tmp_path: Path):
    (tmp_path / "settings.json").write_text("{half")

    async def steps(dialog: ContextDialog) -> None:
        dialog._form.role.setText("Clerk")
        for _ in range(2):
            dialog.error.hide()
            button(dialog, "Save").click()
            await until(lambda: "can't be read" in dialog.error.words())
            await until(button(dialog, "Save").isEnabled)

    assert use_dialog(steps).current.run.agent_role == ""
    assert (tmp_path / "settings.json").read_text() == "{half"


def test_settings_that_cannot_be_kept_hold_and_say_so(
    use_dialog: Any, until: Any, monkeypatch: pytest.MonkeyPatch
):
    def full_disk(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)

    async def steps(dialog: ContextDialog) -> None:
        dialog._form.role.setText("Clerk")
        button(dialog, "Save").click()
        await until(lambda: "can't be kept" in dialog.error.words())

    assert use_dialog(steps).current.run.agent_role == "Clerk"
