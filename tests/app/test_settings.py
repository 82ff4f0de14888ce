"""Settings survive a restart; a broken file costs nothing but the defaults."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.calling.selection import SelectionPolicy
from app.settings import SelectionSettings, Settings, SettingsFile


def test_saved_settings_are_read_back(tmp_path: Path):
    settings = Settings(selection=SelectionSettings(threshold=0.5, confirm_word_changes=False))
    SettingsFile(tmp_path / "new" / "s.json").save(settings)
    file = SettingsFile(tmp_path / "new" / "s.json")
    file.load()
    assert (file.current, file.problem) == (settings, "")


def test_no_file_is_the_defaults_and_no_problem(tmp_path: Path):
    file = SettingsFile(tmp_path / "s.json")
    file.load()
    assert (file.current, file.problem) == (Settings(), "")


@pytest.mark.parametrize(
    "text", ["", "{half", "[]", '{"selection": {"threshold": 7}}', '{"selection": 3}']
)
def test_broken_file_is_told_and_left_alone(tmp_path: Path, text: str):
    (tmp_path / "s.json").write_text(text)
    file = SettingsFile(tmp_path / "s.json")
    file.load()
    assert file.current == Settings()
    assert "defaults hold" in file.problem
    assert (tmp_path / "s.json").read_text() == text


def test_defaults_are_those_of_selection():
    assert SelectionPolicy(**dict(Settings().selection)) == SelectionPolicy()
