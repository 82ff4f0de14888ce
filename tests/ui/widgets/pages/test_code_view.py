"""Long JSON is coloured to its end without keeping the window waiting."""

from __future__ import annotations

import json

from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.code_view import LINES_AT_ONCE, JsonHighlighter


def is_coloured(view: QPlainTextEdit, line: int) -> bool:
    return bool(view.document().findBlockByNumber(line).layout().formats())


def test_first_lines_are_coloured_at_once_and_the_others_soon(theme: Theme, qtbot: QtBot) -> None:
    view = QPlainTextEdit()
    qtbot.addWidget(view)
    _highlighter = JsonHighlighter(theme, view)
    view.setPlainText(json.dumps(list(range(4 * LINES_AT_ONCE)), indent=2))
    last = view.document().blockCount() - 2
    assert is_coloured(view, 1)
    assert not is_coloured(view, last)
    qtbot.waitUntil(lambda: is_coloured(view, last))
    assert all(is_coloured(view, line) for line in range(1, last + 1))


def test_text_that_comes_while_another_is_coloured_is_coloured_whole(
    theme: Theme, qtbot: QtBot
) -> None:
    view = QPlainTextEdit()
    qtbot.addWidget(view)
    _highlighter = JsonHighlighter(theme, view)
    view.setPlainText(json.dumps(list(range(4 * LINES_AT_ONCE)), indent=2))
    view.setPlainText(json.dumps({"a": [1, 2]}, indent=2))
    qtbot.waitUntil(lambda: is_coloured(view, 1) and is_coloured(view, 3))
