"""A setting that is only looked at stays as it is, however its number is written."""

from __future__ import annotations

import pytest

from tooldesk.endpoint_settings import AskSettings
from tooldesk.setting_rows import Kind, sections
from tooldesk.settings import Settings
from tooldesk_ui.frame.settings.setting_control import SettingControl


@pytest.mark.parametrize("number", [1.0, 12_345.678, 86_399.999])
def test_number_with_many_figures_is_the_same_after_its_field_was_left(qtbot, number: float):
    settings = Settings(ask=AskSettings(timeout_s=number, max_time_s=number))
    rows = [
        row
        for section in sections(settings)
        for row in section.rows
        if section.id == "ask" and row.kind is Kind.NUMBER
    ]
    assert [row.key for row in rows] == ["timeout_s", "max_time_s"]
    for row in rows:
        control = SettingControl(row, lambda: None)
        qtbot.addWidget(control.widget)
        control.widget.interpretText()
        assert control.value() == number
        assert not control.is_edited
