"""A call that could not be read is told in words, not by the name that the model is told."""

from __future__ import annotations

from tooldesk_ui.main_window import MainWindow
from tooldesk_ui.widgets.plain_text import PlainLabel

CUT_OFF = '```json\n{"name": "calculator", "arguments": {"expression": "1", "of_col'


def test_unreadable_call_has_no_internal_name(live, until) -> None:
    async def body(window: MainWindow) -> None:
        await until(lambda: window.tools.list.model.rowCount() > 0)
        window.console._raw.editor.set_text(CUT_OFF)
        await until(window.commands["run"].isEnabled)
        window.commands["run"].trigger()
        window.show_screen("history")
        rows = window.screens()["history"].list.model  # type: ignore[attr-defined]
        await until(lambda: rows.rowCount() == 1)
        await until(lambda: "(unreadable call)" in words_of(window))
        await until(lambda: "In the model's output" in words_of(window))
        assert not any("format_error" in words for words in words_of(window))

    live(body)


def words_of(window: MainWindow) -> list[str]:
    return [each.text() for each in window.findChildren(PlainLabel) if each.isVisible()]
