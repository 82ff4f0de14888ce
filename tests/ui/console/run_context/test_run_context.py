"""What a run is handed: of which session it is."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tooldesk.settings import RunSettings
from tooldesk.settings_file import SettingsFile
from tooldesk_ui.console.run_context.run_context import RunContext
from tooldesk_ui.theme import Theme


def test_each_run_is_a_session_and_those_of_a_conversation_are_one(
    qtbot: QtBot, theme: Theme, tmp_path: Path
) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    settings = SettingsFile(tmp_path / "settings.json")
    settings.load()
    context = RunContext(settings, theme, owner, owner)
    alone = {context.current.session_id for _ in range(3)}
    assert len(alone) == 3
    assert "" not in alone
    run = RunSettings(is_conversation=True)
    settings.change(lambda now: now.model_copy(update={"run": run}))
    assert len({context.current.session_id for _ in range(3)}) == 1
